# Knight Rider

game-title = Knight Rider
game-hook = Durch die Neonstadt, die ihr selbst legt, hinter dem roten Wagen her.
game-difficulty = mittel
game-time = 25–50 Min.
game-blurb = Erst baut ihr gemeinsam aus 36 Teilen eine Stadt, dann jagt ihr darin das rote Auto: Wer mit dem letzten Punkt genau auf sein Feld fährt, gewinnt.
game-brief =
    Ziel: mit dem letzten Punkt eines Zuges genau auf das Feld des roten Autos fahren. Es steht in der Mitte eines Teils und flieht nach jedem Zug: Eine Fluchtkarte →↑ heißt ein Teil nach Osten und eins nach Norden; liegt dort keines, bleibt es stehen.
    Bauen: Alle legen der Reihe nach Teile an. Straße muss an Straße grenzen, die vier Plätze des Zentrums bleiben frei. Platz (2, -1) liegt in Spalte 2, Reihe -1; die Zahlen stehen am Rand des Stadtplans.
    Jagen: Jeder Wurfpunkt ist ein Feld vorwärts oder eine Vierteldrehung; kein Punkt darf verfallen, solange er sich verbrauchen lässt. Felder sind die Mitte jedes Teils und die Grenze zwischen zwei Teilen: 23|36 liegt zwischen den Teilen 23 und 36, 23|Norden ist ein offenes Straßenende.
    Auf dem Plan: ◆ ist das rote Auto, 1▲ ist Auto 1 mit Blick nach Norden, 1× liegt auf dem Dach, 1+2 sind zwei Autos auf einem Feld, ╌ ist eine gesperrte Straße, ▒ eine Straßensperre, ░ das freie Zentrum.
    Wer an einem Auto vorbeifährt, rammt es, und für das gerammte Auto wird gewürfelt: 1 Dach, 2 und 3 zwei Felder zurück, 4 ein Feld zurück, 5 Kehrtwende, nach einer 2 ebenfalls. Bei 6 misslingt das Rammen, und ein zweiter Wurf von 5 oder 6 stoppt das rammende Auto. Direkt hinter einem Auto liegt Öl: 1 Dach, 2 und 3 rutschen, 4 Kehrtwende.
    In jedem Zug darfst du eine K.I.T.T.-Karte spielen und eine Umleitung legen. Molekül-Mantel: bis zu deinem nächsten Zug nicht zu rammen. Turbo-Boost I: Wurf doppelt. Turbo-Boost II: aus einer 1 werden 6 Punkte. Blockier-Sprung: über ein gesperrtes oder volles Feld. Umleitungen sperren Straßen eines Teils.
game-origin = Rekonstruiert: Die Formen der Teile, die Fluchtkarten und die Wirkung der Umleitungen sind unser Entwurf.
game-score = Sieg

option-auto_build = Automatisch bauen
option-auto_build-help = Der Computer legt alle Teile; die Jagd beginnt sofort.
option-dice_start = Start auswürfeln
option-dice_start-help = Das Startteil wird ausgewürfelt, statt so weit weg wie möglich zu liegen.
option-checkpoints = Kontrollpunkte
option-checkpoints-help = So viele ausgewürfelte Teile muss jedes Auto der Reihe nach anfahren, bevor es gewinnen kann.
option-share_surplus = Übrige Karten verteilen
option-share_surplus-help = Mit weniger als fünf Personen werden die übrigen Karten gemischt und gleichmäßig verteilt; die Kartenhände sind dann geheim.
option-random_deal = Karten zufällig austeilen
option-random_deal-help = Statt gleicher Kartensätze bekommen alle zufällige Karten; die Kartenhände sind geheim.
option-cards_any_time = Karten jederzeit
option-cards_any_time-help = Wie im Regelheft: Turbo-Boost, Mantel und Umleitungen darfst du auch zwischen zwei Schritten deiner Fahrt spielen.
option-catch_rule = Gefangen ist das rote Auto …
option-catch_rule-help = Ob der letzte Punkt auf sein Feld führen muss oder ob auch ein Wenden dort zählt.
option-catch_rule-last_step = wenn du mit dem letzten Punkt auf sein Feld fährst
option-catch_rule-stop_there = auch wenn du dort mit den letzten Punkten wendest
option-ram_stop_catches = Vom Rammen gestoppt zählt
option-ram_stop_catches-help = Wer auf dem Feld des roten Autos durch ein misslungenes Rammen gestoppt wird, hat es gefangen.
option-red_moves = Das rote Auto flieht …
option-red_moves-help = Wie oft eine Fluchtkarte aufgedeckt wird. Einmal je Runde macht die Jagd leichter.
option-red_moves-turn = nach jedem Zug
option-red_moves-round = einmal je Runde
option-pocket_rule = Niemand wird eingesperrt
option-pocket_rule-help = Keine Umleitung darf gelegt werden, wenn ein Auto danach weniger Teile erreichen könnte als diese Zahl. 0: alles erlaubt; 12 passt für Familien.
option-clearing_from_round = Räumen ab Runde
option-clearing_from_round-help = Ab dieser Runde werden die ältesten Umleitungen wieder weggenommen. 0: Sie bleiben bis zum Schluss.
option-clearing_per_round = Geräumte Karten je Runde
option-clearing_per_round-help = So viele Umleitungen werden am Ende jeder Runde weggenommen, sobald geräumt wird.
option-round_limit = Letzte Runde
option-round_limit-help = Ist das rote Auto nach dieser Runde noch frei, gewinnt das Auto, das ihm am nächsten ist.
option-table_size = Tischgröße
option-table_size-help = So viele Teile passen nebeneinander und untereinander.

side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen
shape-X = Kreuzung
shape-T = Abzweigung
shape-L = Kurve
shape-I = Gerade
tile = Teil { $tile }
tile-shape = Teil { $tile }: { $shape }
field-centre = Teil { $tile }
field-border = { $first }|{ $second }
field-end = { $tile }|{ $side }
waits-at = wartet vor { $field }
number = { NUMBER($number) }
count-of = { NUMBER($number) } von { NUMBER($of) }
list = { $items }
map-line = { $line }
roll = { $die }
computer = Der Computer
escape-card = { $way }

kitt-MANTLE = Molekül-Mantel
kitt-TURBO_1 = Turbo-Boost I
kitt-TURBO_2 = Turbo-Boost II
kitt-JUMP = Blockier-Sprung
diversion-STRAIGHT = gerade Strecke
diversion-DEAD_END = Sackgasse
diversion-RIGHT_CURVE = Rechtskurve
diversion-LEFT_CURVE = Linkskurve
diversion-ROAD_BLOCK = Straßensperre
card-with-foot = { $card } (Fuß im { $side })
condition-fine = fährt
condition-roof = liegt auf dem Dach
condition-mantle = geschützt durch den Molekül-Mantel
blocked = gesperrt
passable = frei
hand-size = { NUMBER($kitt) } K.I.T.T., { $diversions ->
    [one] 1 Umleitung
   *[other] { $diversions } Umleitungen
}

section-chase = Spielstand
section-map = Stadtplan
section-cars = Autos
section-diversions = Umleitungen auf der Strecke
section-hands = Karten auf der Hand

head-car = Auto
head-driver = Am Steuer
head-field = Feld
head-facing = Blick nach
head-condition = Zustand
head-cards = Karten
head-visits = Kontrollpunkte
head-tile = Teil
head-laid = Karten, unterste zuerst
head-open = Offen nach
head-centre = Mitte
head-kitt = K.I.T.T.-Karten
head-diversions = Umleitungen

fact-phase = Jetzt
fact-round = Runde
fact-driver = Am Zug
fact-builder = Baut gerade
fact-roll = Wurf
fact-points = Punkte übrig
fact-drawn = Zu legen
fact-undrawn = Noch verdeckt
fact-aside = Zur Seite gelegt
fact-removed = Aus dem Spiel
fact-red = Rotes Auto
fact-checkpoints = Kontrollpunkte
fact-escapes = Noch im Fluchtstapel
fact-laying = Umleitung zu legen
fact-winners = Gewonnen

phase-lot = Auslosen, wer beginnt
phase-deal-kitt = K.I.T.T.-Karten austeilen
phase-deal-diversion = Umleitungen austeilen
phase-draw = Teil ziehen
phase-place = Teil anlegen
phase-relay = Getrenntes Teil neu anlegen
phase-red-tens = Würfeln, wo das rote Auto steht
phase-red-ones = Würfeln, wo das rote Auto steht
phase-start-tens = Würfeln, wo die Autos starten
phase-start-ones = Würfeln, wo die Autos starten
phase-start-tile = Startteil wählen
phase-check-tens = Kontrollpunkt auswürfeln
phase-check-ones = Kontrollpunkt auswürfeln
phase-entry = Einfahrt wählen
phase-roll = Würfeln
phase-before-move = Karten spielen oder losfahren
phase-step = Fahren
phase-ram = Rammen: Wurf für das gerammte Auto
phase-ram-again = Rammen misslungen: noch ein Wurf
phase-oil = Wurf auf der Ölspur
phase-after-move = Karten spielen oder Zug beenden
phase-escape = Fluchtkarte aufdecken
phase-red-ram = Das rote Auto rammt: Wurf
phase-over = Spiel zu Ende

action-place = { $road } auf ({ NUMBER($x) }, { NUMBER($y) }): { $sides }
    .group = Platz ({ NUMBER($x) }, { NUMBER($y) })
action-start = Teil { $tile } als Start wählen
action-entry = Einfahrt im { $side }
action-play = { $card } spielen
action-lay = Umleitung legen: { $card }
action-on = Auf Teil { $tile } bei ({ NUMBER($x) }, { NUMBER($y) })
    .group = Reihe { NUMBER($y) }
action-foot = Fuß der Karte im { $side }
action-back = Zurück
action-move = Losfahren
action-end = Zug beenden
action-forward = Vorwärts bis { $field }
action-jump = Blockier-Sprung bis { $field }
action-turn = Drehen nach { $side } ({ $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
})
action-stop = Stehen bleiben

effect-place = { $joins ->
    [0] ohne Anschluss
    [one] schließt eine Straße an
   *[other] schließt { $joins } Straßen an
}
effect-STRAIGHT = das Teil ist nur noch geradeaus befahrbar
effect-DEAD_END = das Teil ist nur noch von einer Seite befahrbar
effect-RIGHT_CURVE = das Teil ist nur noch eine Kurve
effect-LEFT_CURVE = das Teil ist nur noch eine Kurve
effect-ROAD_BLOCK = die Mitte des Teils kann nicht mehr befahren werden
effect-MANTLE = bis zu deinem nächsten Zug kann dein Auto nicht gerammt werden
effect-TURBO_1 = der Wurf zählt doppelt: { $points } Punkte
effect-TURBO_2 = aus der 1 werden { $points } Punkte
effect-on = { $many ->
    [0] dort liegt noch keine Karte
   *[other] dort liegt schon: { $cards }
}
effect-foot = { $many ->
    [one] offen bleibt nur { $sides }
   *[other] offen bleiben nur { $sides }
}
effect-move = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} zu fahren
effect-stop = die übrigen Punkte verfallen
effect-step = danach noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
effect-catch = fängt das rote Auto: Sieg!
effect-catch-ram = rammt zuerst; stoppt das dein Auto nicht, fängt es das rote: Sieg!
effect-ram = führt an einem Auto vorbei und rammt es: Ein Wurf entscheidet, was geschieht
effect-oil = endet direkt hinter einem Auto: Wurf auf der Ölspur

log-first = Ausgelost: { $player } fährt Auto 1 und beginnt.
    .you = Ausgelost: Du fährst Auto 1 und beginnst.
log-dealt = Ausgeteilt: { $card }.
log-draw = { $player } zieht Teil { $tile }.
    .you = Du ziehst Teil { $tile }.
log-aside = { $player } zieht Teil { $tile }; es passt nirgends und kommt zur Seite.
    .you = Du ziehst Teil { $tile }; es passt nirgends und kommt zur Seite.
log-place = { $player } legt Teil { $tile } auf Platz ({ NUMBER($x) }, { NUMBER($y) }).
    .you = Du legst Teil { $tile } auf Platz ({ NUMBER($x) }, { NUMBER($y) }).
log-relay = { $player } schließt Teil { $tile } auf Platz ({ NUMBER($x) }, { NUMBER($y) }) neu an.
    .you = Du schließt Teil { $tile } auf Platz ({ NUMBER($x) }, { NUMBER($y) }) neu an.
log-red = Das rote Auto steht auf Teil { $tile }.
log-start = { $player } wählt Teil { $tile } als Start.
    .you = Du wählst Teil { $tile } als Start.
log-start-rolled = Start ist Teil { $tile }.
log-checkpoint = Kontrollpunkt: Teil { $tile }.
log-again = Teil { $tile } kommt nicht infrage; es wird neu gewürfelt.
log-entry = { $player } wählt die Einfahrt im { $side }.
    .you = Du wählst die Einfahrt im { $side }.
log-chase = Die Jagd beginnt bei Teil { $tile }.
log-round = Runde { NUMBER($number) }.
log-roll = { $player } würfelt eine { $die }.
    .you = Du würfelst eine { $die }.
log-play = { $player } spielt { $card }.
    .you = Du spielst { $card }.
log-lay = { $player } legt auf Teil { $tile }: { $card }.
    .you = Du legst auf Teil { $tile }: { $card }.
log-drive = { $player } fährt bis { $field }, Blick nach { $side }.
    .you = Du fährst bis { $field }, Blick nach { $side }.
log-jump = { $player } springt bis { $field }.
    .you = Du springst bis { $field }.
log-stop = { $player } bleibt stehen.
    .you = Du bleibst stehen.
log-ram = { $player } versucht, { $other } im Vorbeifahren zu rammen.
    .you = Du versuchst, { $other } im Vorbeifahren zu rammen.
    .about-you = { $player } versucht, dich im Vorbeifahren zu rammen.
log-ram-die = { $player } wird gerammt und würfelt eine { $die }.
    .you = Du wirst gerammt und würfelst eine { $die }.
log-ram-fails = Das Rammen misslingt; noch ein Wurf: Bei 5 oder 6 ist die Fahrt zu Ende.
log-ram-again-die = { $player } würfelt gegen { $driver } noch einmal: eine { $die }.
    .you = Du würfelst gegen { $driver } noch einmal: eine { $die }.
    .about-you = { $player } würfelt gegen dich noch einmal: eine { $die }.
log-oil-die = { $player } würfelt auf der Ölspur eine { $die }.
    .you = Du würfelst auf der Ölspur eine { $die }.
log-red-ram-die = { $player } wird vom roten Auto gerammt und würfelt eine { $die }.
    .you = Du wirst vom roten Auto gerammt und würfelst eine { $die }.
log-red-moves = Fluchtkarte { $card }: Das rote Auto flieht auf Teil { $tile }.
log-red-stays = Fluchtkarte { $card }: Das rote Auto bleibt stehen.
log-visit = { $player } hat Kontrollpunkt { NUMBER($number) } erreicht.
    .you = Du hast Kontrollpunkt { NUMBER($number) } erreicht.
log-roof = Das Auto von { $player } liegt auf dem Dach.
    .you = Dein Auto liegt auf dem Dach.
log-righted = { $player } stellt das Auto wieder auf die Räder; das ist der ganze Zug.
    .you = Du stellst dein Auto wieder auf die Räder; das ist der ganze Zug.
log-skid = Das Auto von { $player } schleudert bis { $field }.
    .you = Dein Auto schleudert bis { $field }.
log-spin = Das Auto von { $player } zeigt jetzt nach { $side }.
    .you = Dein Auto zeigt jetzt nach { $side }.
log-cleared = { $many ->
    [one] Eine Umleitung wird geräumt.
   *[other] { $many } Umleitungen werden geräumt.
}
log-caught = { $players } fängt das rote Auto und gewinnt!
log-red-six = { $players } würfelt dabei eine 6, stellt das rote Auto und gewinnt!
log-nearest = Das rote Auto entkommt. { $many ->
    [one] { $players } ist am nächsten dran und gewinnt.
   *[other] { $players } sind gleich nahe dran und gewinnen gemeinsam.
}

refusal-off-table = Dort ist der Tisch zu Ende.
    .rule = R2.1
refusal-centre-cell = Die vier Plätze des Zentrums bleiben frei.
    .rule = R2.1
refusal-cell-taken = Dort liegt schon ein Teil.
    .rule = R3.1
refusal-same-rotation = Diese Drehung sieht genauso aus wie eine andere und wird nicht gezählt.
    .rule = R2.2
refusal-edges-clash = Straße muss an Straße und Bebauung an Bebauung grenzen.
    .rule = R3.1
refusal-first-at-centre = Dein erstes Teil muss das Zentrum berühren.
    .rule = R3.1
refusal-not-joined = Das Teil muss eine Straße fortsetzen oder das Zentrum berühren; beim Neuanlegen muss es eine Straße fortsetzen.
    .rule = R3.1
refusal-not-farthest = Dieses Teil ist nicht am weitesten vom roten Auto entfernt oder hat kein offenes Straßenende.
    .rule = R3.2.2
refusal-no-open-end = Auf dieser Seite hat das Startteil kein offenes Straßenende.
    .rule = R3.2.3
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
    .rule = R3.4
refusal-kitt-played = In diesem Zug hast du schon eine K.I.T.T.-Karte gespielt.
    .rule = R4.8
refusal-roll-not-one = Turbo-Boost II geht nur nach einer gewürfelten 1.
    .rule = R2.5
refusal-before-move-only = Ein Turbo-Boost geht nur vor dem Losfahren.
    .rule = R4.8
refusal-move-is-over = Ein Turbo-Boost hilft nur, solange du noch Punkte zu fahren hast.
    .rule = R6.11
refusal-diversion-laid = In diesem Zug hast du schon eine Umleitung gelegt.
    .rule = R4.8
refusal-no-tile-for-it = Für diese Umleitung gibt es kein passendes Teil.
    .rule = R2.4
refusal-no-more-back = In diesem Zug bist du oft genug zurückgegangen; jetzt musst du die Karte legen.
    .rule = Q62
refusal-not-on-table = Dieses Teil liegt nicht auf dem Tisch.
    .rule = R2.4
refusal-tile-full = Auf diesem Teil liegen schon drei Karten.
    .rule = R2.4
refusal-roads-unfit = Beide Enden der Karte müssen auf Straßen des Teils treffen.
    .rule = Q37
refusal-walled-in = Damit wäre ein Auto fast eingesperrt; das ist nach eurer Vereinbarung verboten.
    .rule = R6.7
refusal-no-road = In diese Richtung führt keine Straße.
    .rule = R4.2
refusal-obstacle = Das nächste Feld ist gesperrt oder mit zwei Autos besetzt.
    .rule = R4.1
refusal-not-on-board = Das Auto wartet noch vor der Einfahrt und kann sich nicht drehen.
    .rule = R4.2
refusal-facing-already = Das Auto schaut schon in diese Richtung.
    .rule = R4.2
refusal-too-few-points = Dafür reichen die Punkte nicht.
    .rule = R4.2
refusal-points-lost = So gingen Punkte verloren; du musst so viele wie möglich verbrauchen.
    .rule = R4.2
refusal-points-left = Du hast noch Punkte, die du verbrauchen musst.
    .rule = R4.2
refusal-no-jump-card = Dafür brauchst du einen Blockier-Sprung.
    .rule = R4.3
refusal-while-driving-only = Gesprungen wird beim Fahren, über ein Feld, das gesperrt oder mit zwei Autos besetzt ist.
    .rule = R4.3
refusal-not-while-driving = Unterwegs nicht: erst wieder, wenn du angekommen bist.
    .rule = R4.8
refusal-no-obstacle = Das nächste Feld ist frei; es gibt nichts zu überspringen.
    .rule = R4.3
refusal-no-landing = Hinter dem Hindernis führt kein freies Feld geradeaus weiter.
    .rule = R4.3

# Was sich zählen lässt

measure-rounds = Runden
measure-turns = Züge aller zusammen
measure-rams = Rammversuche
measure-oil-rolls = Würfe auf Öl
measure-roofs = Autos, die auf dem Dach landen
measure-diversions = Gelegte Umleitungskarten
measure-red-moves = Fluchtkarten, die das rote Auto bewegen
measure-ended-caught = Das rote Auto wird gefangen
measure-ended-red-ram = Vom roten Auto gerammt und eine 6 gewürfelt
measure-ended-last-round = Die letzte Runde ist vorbei

# Das erste Spiel, Schritt für Schritt: die Worte der Lektion.

lesson-build = Erst baut ihr eine Stadt, dann jagt ihr darin das rote Auto. Leg dein Teil links an, den Abzweig nach Süden!
    .title = Die Stadt bauen
lesson-build-done = Passt! Bruno baut nach Süden weiter.
lesson-build-no = Erlaubt, solange es die Mitte berührt. Aber eine Stadt wird daraus nur, wenn du anschließt.
lesson-build-no-centre = Richtige Stelle! Aber im Norden bleibt die Mitte frei, also dreh den Abzweig nach Süden.
lesson-build-no-turn = Richtige Stelle! Dreh es so, dass auch im Westen eine Straße bleibt.

lesson-cross = Eine Kreuzung! Viele Wege sind gut, denn dann sperrt dich niemand ein. Verlängere die Straße nach rechts.
    .title = Eine Kreuzung
lesson-cross-no = Auch ein guter Platz. Heute soll sie rechts an die lange Straße.

lesson-drive = Die Stadt steht! Wer mit dem letzten Punkt genau auf dem roten Auto landet, gewinnt: Fahr los, zwei Felder vor!
    .title = Die Jagd
lesson-drive-no-kitt = Deine K.I.T.T.-Karten gibt es nur einmal. Heb sie auf, bis sie dir wirklich helfen.
lesson-drive-no-lay = Eine Umleitung sperrt Straßen. Heb sie auf, bis sie jemanden richtig ärgert.

lesson-turn = Geradeaus stehen Häuser, und Drehen kostet auch einen Punkt. Dreh nach Norden, fahr ein Feld und beende den Zug.
    .title = Abbiegen
lesson-turn-done = Nach jedem Zug flieht das rote Auto, wohin die Karte zeigt: ←↑, ein Teil nach links und eins hinauf.
lesson-turn-no-south = Im Süden endet die Stadt gleich. Das rote Auto ist im Nordosten!
lesson-turn-no-west = Dann fährst du gleich wieder hinaus! Nach Norden.
lesson-turn-no-lay = Eine Umleitung darfst du in jedem Zug legen. Heb sie dir noch auf.
lesson-turn-no-kitt = Der Mantel schützt vorm Rammen. Noch ist niemand hinter dir.

lesson-turbo = Bruno ist drei Felder vor dir, und du hast nur eine 2 gewürfelt. Welche K.I.T.T.-Karte bringt dich an ihm vorbei?
    .title = Turbo-Boost
lesson-turbo-done = Der Turbo-Boost verdoppelt den Wurf: vier Punkte!
lesson-turbo-no-oil = Vorsicht, Falle! Zwei Felder weiter stehst du genau hinter Bruno, und da liegt Öl: Du schleuderst zurück.
lesson-turbo-no-mantle = Der Mantel schützt nur. Du willst vorbei!
lesson-turbo-no-lay = Gleich! Erst überholen, dann sperren.

lesson-ram = Jetzt an Bruno vorbei. Und wer vorbeifährt, der rammt: Vollgas, viermal vorwärts!
    .title = Vorbei!
lesson-ram-done = Bruno würfelt eine 1 und landet auf dem Dach. Sein nächster Zug geht fürs Aufstehen drauf!
lesson-ram-no-turn = Nicht umdrehen, der Weg ist frei: vorwärts!
lesson-ram-no-lay = Erst vorbei, dann sperren!

lesson-block = Am Ende des Zuges darfst du eine Umleitung legen. Mach Teil 26 unter Bruno zur Sackgasse, offen nur nach Westen!
    .title = Eine Umleitung
lesson-block-done = Für Bruno geht es nur noch zurück. Und das rote Auto flieht ←←↓, genau vor deine Nase!
lesson-block-no-end = Das geht auch. Aber ein bisschen gemein sein gehört dazu!
lesson-block-no-other = Auch hübsch. Nimm heute die Sackgasse.
lesson-block-no-tile = Nicht dort: Teil 26, da liegt Bruno!
lesson-block-no-east = Dann stünde ihm gerade dein Weg offen. Nach Westen!
lesson-block-no-back = Nur Mut, leg sie.

lesson-count = Du hast eine 5, aber das rote Auto ist nur drei Felder entfernt. Fahr erst einmal ein Feld, auf die Kreuzung.
    .title = Abzählen
lesson-count-no-kitt = Diesmal brauchst du keine Karte, nur den Kopf.
lesson-count-no-lay = Leg dir jetzt bloß nichts in den Weg!

lesson-burn = Vier Punkte für zwei Felder, und keiner darf verfallen. Verbrenn welche, indem du dich drehst: nach Norden!
    .title = Punkte verbrennen
lesson-burn-no-over = Drüber hinweg! Nur wer mit dem letzten Punkt ankommt, fängt das rote Auto.
lesson-burn-no-south = Nach Süden und zurück ginge genauso. Nimm heute Norden.
lesson-burn-no-west = Kehrtwende kostet zwei Punkte, und dann schaust du in die falsche Richtung.

lesson-catch = Und zurück nach Osten: Dann bleiben zwei Punkte für zwei Felder. Schnapp es dir!
    .title = Zugriff!
lesson-catch-no = Das rote Auto steht im Osten: einmal drehen, dann zweimal vorwärts!

lesson-end = Gefangen, auf den Punkt genau! Jetzt du allein, mit allen Karten, gegen leichte Bots.
    .title = Gefangen

# Das Spielbrett

board-round = Runde { NUMBER($number) } von { NUMBER($of) }
board-to-build = { $many ->
    [one] Bau: noch 1 Teil
   *[other] Bau: noch { $many } Teile
}
board-since = seit deinem Zug
board-waits = wartet vor der Einfahrt
board-in-mantle = im Mantel
board-visits = Kontrollpunkte { NUMBER($number) } von { NUMBER($of) }
board-radar = Radar
board-next-leap = Nächste Flucht: Teil { $tiles }
board-stays = bleibt stehen: { NUMBER($many) } von { NUMBER($of) }
board-red = Rot
board-new = neu
board-start = START
board-centre = Zentrum
board-centre-free = bleibt frei
board-escape-cards = Fluchtkarten
board-driver = { $name }: Karten und letzter Zug
board-last-escape = zuletzt
board-left = noch { NUMBER($many) }
board-chance = 1 von { NUMBER($of) }
board-points = Punkte
board-kitt = K.I.T.T. – eine im Zug
board-diversions = Umleitungen – eine im Zug
board-where-to = { $points ->
    [one] 1 Punkt. Wohin?
   *[other] { $points } Punkte. Wohin?
}
board-goals = { $many ->
    [one] Tippe das leuchtende Feld an: Nur dort kann deine Fahrt enden.
   *[other] Tippe eines der { $many } leuchtenden Felder an: Dort kann deine Fahrt enden.
} Jedes Feld und jede Vierteldrehung kostet einen Punkt, keiner darf übrig bleiben.
board-turbo-catches = Mit { $card } ist das rote Auto erreichbar!
board-drive-to = Fahrt bis { $where }, Blick nach { $side }
board-catch = Fang das rote Auto: { $where }
board-drive-verb = Losfahren
board-play-verb = { $card } zünden
board-turbo-drive-verb = Turbo & losfahren
board-catch-verb = Fangen
board-turbo-catch-verb = Turbo & fangen
board-other-goal = Anderes Ziel
board-other-choice = Doch nicht
board-wins = Mit dem letzten Punkt auf dem roten Auto: gewonnen!
board-rams = Rammt Auto { $number } ({ $name }): trifft in 5 von 6 Fällen, stoppt dich in 1 von 18.
board-oil = Endet in einer Ölspur: 4 von 6 Würfen schaden.
board-safe = Unterwegs wird nicht gewürfelt.
board-facing = Blick nach { $side }
board-facings = Blick am Ende
board-goal = Ziel { $where }, Blick nach { $facings }.
board-goal-catch = Fängt das rote Auto.
board-goal-ram = Rammt unterwegs.
board-goal-oil = Endet in einer Ölspur.
board-one-step = Ein Schritt
board-ahead = Vor
board-turn-to = Drehen nach { $side }
board-pad-ahead = vor
board-pad-turn = drehen
board-place = Du legst Teil { $tile }: { $shape }
board-fits = { $many ->
    [one] Es passt an einer Stelle. Tippe sie an.
   *[other] Es passt an { $many } Stellen. Tippe eine an; die gestrichelten nur gedreht.
}
board-place-verb = Hier legen
board-turn = Drehen
board-turned = { $quarters ->
    [0] Wie gezogen
    [one] Einmal gedreht
    [2] Zweimal gedreht
   *[other] Dreimal gedreht
}
board-lay-where = { $card }: wohin damit?
board-lay-turn = Dreh sie mit den Pfeilen am Teil.
board-lay-on = { $card } auf Teil { $tile }
board-lay-tiles = { $many ->
    [one] Tippe auf das umrandete Teil.
   *[other] Tippe auf eines der { $many } umrandeten Teile.
}{ $others ->
    [0] {""}
   *[other] {" "}Die anderen haben die Straße dieser Karte nicht oder tragen schon drei Karten.
}
board-lay-verb = Legen
board-enter = Durch welche Einfahrt fährst du?
board-start-where = Auf welchem Teil starten alle?

board-built = Der Computer hat die Stadt gebaut.
board-build-it = Selbst bauen

map-car = Auto { $number } von { $player } steht auf { $field }, Blick nach { $side }; zum roten Auto { $away ->
    [one] fehlt 1 Feld.
   *[other] fehlen { $away } Felder.
}
    .you = Dein Auto { $number } steht auf { $field }, Blick nach { $side }; zum roten Auto { $away ->
        [one] fehlt 1 Feld.
       *[other] fehlen { $away } Felder.
    }
map-red = Das rote Auto steht auf Teil { $tile }.

danger-ram = Rammen!
danger-ram-why = Auto { $driver } ({ $other }) fährt an Auto { $number } ({ $player }) vorbei.
    .you = Auto { $driver } ({ $other }) fährt an dir vorbei.
    .about-you = Du fährst an Auto { $number } ({ $player }) vorbei.
danger-ram-again = Rammen misslungen!
danger-ram-again-why = Auto { $driver } ({ $other }) hat danebengezielt.
    .about-you = Du hast danebengezielt.
danger-oil = Ölspur!
danger-oil-why = Auto { $number } ({ $player }) endet hinter Auto { $driver } ({ $other }): Dort liegt Öl.
    .you = Du endest hinter Auto { $driver } ({ $other }): Dort liegt Öl.
    .about-you = Auto { $number } ({ $player }) endet hinter dir: Dort liegt Öl.
danger-red-ram = Das rote Auto rammt!
danger-red-ram-why = Es landet genau bei Auto { $number } ({ $player }).
    .you = Es landet genau bei dir.
danger-throws = { $player } würfelt.
    .you = Du würfelst.
danger-does-roof = aufs Dach: verliert den nächsten Zug
danger-does-skid = { $fields ->
    [0] kann nicht schleudern, der Weg ist versperrt
    [one] schleudert 1 Feld zurück
   *[other] schleudert { $fields } Felder zurück
}
danger-does-skid-spin = { $fields ->
    [0] wendet; hinten ist der Weg versperrt
    [one] schleudert 1 Feld zurück und wendet
   *[other] schleudert { $fields } Felder zurück und wendet
}
danger-does-spin = wendet auf der Stelle
danger-does-fails = daneben: noch ein Wurf – bei 5 oder 6 dreht es den Rammer
danger-does-goes-on = die Fahrt geht weiter
danger-does-wins = stellt das rote Auto und gewinnt!
danger-stays = Das Auto bleibt, wie es steht.
danger-does-nothing = nichts passiert

end-log-caught = Gefangen auf Teil { $tile } · Runde { NUMBER($round) }
end-log-red-six = Das rote Auto fährt in die Falle · Würfel 6
end-log-nearest = Das rote Auto entkommt · Runde { NUMBER($round) }
story-title = So kam es dazu
story-many-rounds = { $many ->
    [one] 1 Runde
   *[other] { $many } Runden
}
story-distance = Abstand zum roten Auto, Felder je Runde
story-you = Du
story-caught = gefangen!
story-away = { $many ->
    [0] gleichauf
    [one] noch 1 Feld
   *[other] noch { $many } Felder
}
story-driven = Felder gefahren
story-kitt = K.I.T.T.
story-diversions = Umleitungen
story-rams = hat gerammt
story-rammed = wurde gerammt
story-roofs = auf dem Dach
story-escapes = { $cards ->
    [one] 1 Fluchtkarte
   *[other] { $cards } Fluchtkarten
}: { $fled ->
    [0] Nie entkam es
    [one] Einmal entkam es
    [2] Zweimal entkam es
   *[other] { $fled }-mal entkam es
}, { $stayed ->
    [0] nie blieb es stehen
    [one] einmal blieb es stehen
    [2] zweimal blieb es stehen
   *[other] { $stayed }-mal blieb es stehen
}.
story-never = nie
story-fields = { $many ->
    [one] Feld gefahren
   *[other] Felder gefahren
}
story-nearest = { $many ->
    [one] Feld: so nah warst du dran
   *[other] Felder: so nah warst du dran
}
story-chased = { $many ->
    [one] Runde gejagt
   *[other] Runden gejagt
}
story-suffered = gerammt oder aufs Dach gelegt

legend-end = Fahrt kann hier enden
legend-oil = Öl
legend-ram = rammt
legend-escape = Flucht dorthin möglich
legend-fits = passt so
legend-turned = passt gedreht
legend-road-end = offenes Straßenende
legend-lay = hier passt die Karte

lens-MANTLE = Mantel
lens-TURBO_1 = Turbo I
lens-TURBO_2 = Turbo II
lens-JUMP = Sprung
lens-spent = verbraucht
lens-catch = Fang möglich!
lens-turbo = { NUMBER($from) } → { NUMBER($to) } Punkte
lens-jump = vor Hindernissen
lens-jumps = springt über das Hindernis
lens-mantle = nicht zu rammen
lens-turbo-2 = nur bei einer 1
lens-not-now = nicht jetzt

sign-STRAIGHT = Gerade
sign-DEAD_END = Sack­gasse
sign-RIGHT_CURVE = Rechts­kurve
sign-LEFT_CURVE = Links­kurve
sign-ROAD_BLOCK = Sperre

did-roll = würfelt { $die }
did-play = { $card }
did-lay = { $card } auf { $tile }
did-drive = bis { $field }
did-jump = Sprung bis { $field }
did-ram = rammt { $other }
did-roof = aufs Dach
did-righted = stellt das Auto auf die Räder
did-skid = schleudert bis { $field }
did-place = legt Teil { $tile }
did-relay = legt Teil { $tile } neu

key-arrows = ← ↑ ↓ →
key-arrows-does = ein Feld vor oder drehen
key-tab = Tab
key-tab-does = nächstes Ziel auf dem Stadtplan
key-d = D
key-d-does = Teil, Umleitung oder Blick drehen
key-kitt = 1–4
key-kitt-does = K.I.T.T.-Karte
key-lay = 5–9
key-lay-does = Umleitung
key-e = E
key-e-does = Zug beenden
key-zoom = + − 0
key-zoom-does = näher, weiter, die ganze Stadt
key-c = C
key-c-does = zurück zum eigenen Auto

## Parts of a finished game

chapter-chase = Die Jagd beginnt
chapter-round = Runde { $number }
chapter-visit = { $player }: Kontrollpunkt { $number }

## On the television: what somebody decides now

asks-place = { $name } baut die Stadt
asks-start-tile = { $name } wählt den Start
asks-entry = { $name } wählt die Einfahrt
asks-before-move = { $name } plant den Zug
asks-step = { $name } fährt
asks-throw = { $name } würfelt
asks-after-move = { $name } beendet den Zug
still-to-drive = noch zu fahren

## Help in place: what a thing is and does, by its name in `data-see`, with its rule

see-phase-place = Leg das gezogene Teil an: Straße an Straße, Häuser an Häuser. Das Zentrum bleibt frei.
    .rule = R3.1
    .now = R3.1
see-phase-relay = Dieses Teil hatte keinen Anschluss: Leg es jetzt an eine Straße der Stadt.
    .rule = R3.1
    .now = R3.1
see-phase-start-tile = Mehrere Teile liegen gleich weit vom roten Auto: Wähl, auf welchem alle starten.
    .rule = R3.2.2
    .now = R3.2.2
see-phase-entry = Wähl das offene Straßenende, durch das dein Auto in die Stadt fährt.
    .rule = R3.2.3
    .now = R3.2.3
see-phase-before-move = Vor der Fahrt darfst du eine K.I.T.T.-Karte spielen und eine Umleitung legen; dann fährst du alle Punkte deines Wurfs.
    .rule = R4.8
    .now = R4.8 R4.2 R2.4 R2.5
see-phase-step = Jeder Punkt ist ein Feld vorwärts oder eine Vierteldrehung; kein Punkt darf verfallen, solange er sich verbrauchen lässt.
    .rule = R4.2
    .now = R4.2 R4.3 R4.4 R4.5
see-phase-after-move = Nach der Fahrt darfst du noch Karten spielen, die in diesem Zug offen sind; dann flieht das rote Auto.
    .rule = R4.8
    .now = R4.8 R4.6 R2.4
see-tiles = Ein Teil der Stadt: Alle seine Straßen treffen sich in der Mitte, und die ist ein Feld. Ein zweites liegt auf jeder Kante mit Straße.
    .rule = R2.1
see-tiles-blocked = Ein Teil mit Straßensperre: Über seine Mitte kommt niemand, außer mit dem Blockier-Sprung.
    .rule = R2.4
see-tiles-diverted = Ein Teil mit Umleitung: Nur die Seiten der obersten Karte sind noch mit der Mitte verbunden.
    .rule = R2.4
see-red = Das rote Auto: Wer mit dem letzten Punkt genau auf sein Feld fährt, gewinnt. Nach jedem Zug flieht es.
    .rule = R5.1
see-cars = Ein schwarzes Auto: Wer an ihm vorbeifährt, rammt es, und direkt hinter ihm liegt Öl.
    .rule = R4.4
see-points = Die Punkte dieser Fahrt: Jeder ist ein Feld vorwärts oder eine Vierteldrehung, und keiner darf verfallen.
    .rule = R4.2
see-roll = Der Wurf: So viele Punkte hat die Fahrt, mit Turbo-Boost mehr.
    .rule = R4.8
see-drawn = Das gezogene Teil: Dreh es, bis es passt, und leg es an die Stadt an.
    .rule = R3.1
see-shapes_left = So viele Teile jeder Form sind noch verdeckt.
    .rule = R2.2
see-red_targets = Das Radar: wohin das rote Auto als Nächstes fliehen kann, je nach Fluchtkarte. Wo kein Teil liegt, bleibt es stehen.
    .rule = R4.6
see-hands = Karten auf der Hand: K.I.T.T.-Karten und Umleitungen, jede nur einmal.
    .rule = R3.4
see-hands-kitt = K.I.T.T.-Karten: eine in jedem Zug, jede nur einmal im Spiel.
    .rule = R2.5
see-hands-kitt-MANTLE = Molekül-Mantel: Bis zu deinem nächsten Zug kann dein Auto nicht gerammt werden.
    .rule = R2.5
see-hands-kitt-TURBO_1 = Turbo-Boost I: Dein Wurf zählt doppelt.
    .rule = R2.5
see-hands-kitt-TURBO_2 = Turbo-Boost II: Aus einer gewürfelten 1 werden sechs Punkte.
    .rule = R2.5
see-hands-kitt-JUMP = Blockier-Sprung: Für einen Punkt springst du über ein gesperrtes oder volles Feld hinweg.
    .rule = R4.3
see-hands-diversions = Umleitungen: Leg in jedem Zug höchstens eine auf ein Teil; sie schließt manche seiner Straßen.
    .rule = R2.4
see-hands-diversions-STRAIGHT = Gerade Strecke: Das Teil ist nur noch geradeaus zu durchfahren.
    .rule = R2.4
see-hands-diversions-DEAD_END = Sackgasse: Nur noch von einer Seite kommt man in die Mitte des Teils.
    .rule = R2.4
see-hands-diversions-RIGHT_CURVE = Rechtskurve: Das Teil wird zu einer einfachen Kurve nach rechts.
    .rule = R2.4
see-hands-diversions-LEFT_CURVE = Linkskurve: Das Teil wird zu einer einfachen Kurve nach links.
    .rule = R2.4
see-hands-diversions-ROAD_BLOCK = Straßensperre: Über die Mitte des Teils kommt niemand mehr, außer mit dem Blockier-Sprung.
    .rule = R2.4
see-checkpoints = Ein Kontrollpunkt: Alle müssen der Reihe nach auf die Mitte dieser Teile fahren, bevor das rote Auto zu fangen ist.
    .rule = R6.2
see-danger = Ein Wurf auf der Straße: Was jede Zahl dem Auto antut, steht daneben.
    .rule = R4.4
see-danger-oil = Die Ölspur: Wer hinter einem anderen Auto anhält, würfelt. Bei 5 und 6 geschieht nichts.
    .rule = R4.5
see-winners = Gewonnen hat, wer mit dem letzten Punkt auf das Feld des roten Autos gefahren ist.
    .rule = R5.1
see-section-chase = Wie es steht: die Runde, der Wurf, das rote Auto und was gerade zu tun ist.
    .rule = R4.8
see-section-map = Der Stadtplan: Spalten und Reihen der Teile, mit Autos, Straßen und Sperren.
    .rule = R2.1
see-section-cars = { see-cars }
    .rule = R4.4
see-section-diversions = { see-hands-diversions }
    .rule = R2.4
see-section-hands = { see-hands }
    .rule = R3.4

## The rules in one minute; what players type to find something, and the word the rules have for it

minute-goal =
    { $checkpoints ->
        [0] Fang das rote Auto
        [one] Fahr zuerst einen Kontrollpunkt an, dann fang das rote Auto
       *[other] Fahr zuerst { $checkpoints } Kontrollpunkte an, dann fang das rote Auto
    }: Fahr mit dem letzten Punkt eines Zuges genau auf sein Feld{ $catch_rule ->
        [stop_there] {" "}oder wende dort.
       *[last_step] .
    }
minute-turn =
    { $auto_build ->
        [1] Die Stadt aus Straßenteilen liegt schon. Du würfelst in jedem Zug:
       *[0] Zuerst legt ihr gemeinsam die Stadt aus Straßenteilen. Dann würfelst du in jedem Zug:
    } Jeder Punkt ist ein Feld vorwärts oder eine Vierteldrehung, und keiner darf verfallen. Wer an einem Auto vorbeifährt, rammt es; direkt hinter jedem Auto liegt Öl, dann wird gewürfelt. In jedem Zug darfst du eine K.I.T.T.-Karte spielen und eine Umleitung legen, die Straßen sperrt. { $red_moves ->
        [round] Am Ende jeder Runde
       *[turn] Danach
    } flieht das rote Auto; das Radar zeigt, wohin es fliehen kann.
minute-end =
    Wer es fängt, gewinnt sofort. Nach { $round_limit ->
        [one] einer Runde
       *[other] { $round_limit } Runden
    } gewinnt, wer ihm am nächsten ist.
search-words =
    Bulle, Verfolger, schwarzes Auto, Polizei: Auto
    Verbrecher, Gangster, Ziel, fangen: rotes Auto
    Rammstoß, Crash, Unfall, stoßen: Rammen
    Schleudern, rutschen, Ölspur: Öl
    Sperre, Barriere, blockieren, Baustelle: Straßensperre
    Umleitung, Sackgasse, Kurve: Umleitung
    Turbo, schneller, doppelt: Turbo
    Schutz, Mantel, Schild: Mantel
    springen, hüpfen: Sprung
    wenden, umdrehen, Kehrtwende, drehen: drehen
    Dach, überschlagen, aussetzen: Dach
    bauen, legen, Plättchen, Karte legen: Bauen
    Flucht, abhauen, bewegt sich: Flucht
    Rest, verfallen, übrige Punkte: Punkt
    Ende, gewinnen, Sieg: gewinnt

tip-own-way = So fehlen dir bald im Schnitt { $value } statt { $than } Punkte bis zum Ziel.
tip-other-way = So fehlen der stärksten Konkurrenz bald im Schnitt { $value } statt { $than } Punkte bis zum Ziel.
tip-own-road = So führt bald in { $value } statt { $than } % der durchgespielten Fälle keine Straße zu deinem Ziel.
tip-other-road = So führt für die stärkste Konkurrenz bald in { $value } statt { $than } % der durchgespielten Fälle keine Straße zum Ziel.
tip-own-checkpoints = So hast du bald im Schnitt { $value } statt { $than } Kontrollpunkte.
tip-other-checkpoints = So hat die stärkste Konkurrenz bald im Schnitt { $value } statt { $than } Kontrollpunkte.
tip-own-roof = So liegst du bald in { $value } statt { $than } % der durchgespielten Fälle auf dem Dach.
tip-other-roof = So liegt die stärkste Konkurrenz bald in { $value } statt { $than } % der durchgespielten Fälle auf dem Dach.
