# Geisterfahrer

game-title = Geisterfahrer
game-hook = Einmal um die Autobahn, während zwei gegen den Strom rasen.
game-time = 12–30 Min.
game-difficulty = leicht
game-blurb = Die eigenen Autos einmal um die Autobahn und wieder hinunter bringen, während zwei Geisterfahrer gegen den Verkehr rasen – und alle dürfen sie lenken.
game-brief =
    Ziel: die meisten Autos retten. Jedes fährt in der eigenen Hälfte auf, einmal um den Ring und in der eigenen Hälfte wieder ab. Bei gleich vielen gewinnt, wer sie früher gerettet hatte.
    Ein Zug: würfeln, oder darauf verzichten und ein eigenes Auto oder einen Geisterfahrer die Spur wechseln lassen. Eine Zahl bewegt ein eigenes Auto. Das Symbol bringt einen Geisterfahrer auf die Straße; sind beide dort, fährt einer 5 Felder.
    Hinter einem Auto hält man an. Ein Auto, das auf einen Geisterfahrer prallt oder von ihm getroffen wird, ist Schrott. Wer keine Autos mehr hat, lenkt nur noch die Geisterfahrer.
    Die Straße: ro1 ist Auto 1 von Rot, bl Blau, ge Gelb, gr Grün; sie fahren nach rechts, nach dem letzten Feld kommt wieder 0. ◄A und ◄B sind die Geisterfahrer; sie fahren nach links.
    O.R7 ist die äußere Fahrbahn, rechte Spur, Feld 7; I ist die innere Fahrbahn, L die linke Spur. Autos bleiben auf ihrer Fahrbahn. Ein Spurwechsel führt auf die gleiche Zahl in der anderen Spur.
    ○ ist eine freie Rampe, immer in der rechten Spur: S↓ und N↓ sind die Auffahrten, S↑ und N↑ die Abfahrten der Südhälfte und der Nordhälfte. Wer die eigene Abfahrt in der linken Spur passiert, muss noch einmal herum.
game-origin = Rekonstruiert: Wie lang die Straße ist und wo ihre Rampen liegen, ist unser Entwurf.
game-score = Gerettete Autos

option-car_hits_ghost = Auto trifft auf Geisterfahrer
option-car_hits_ghost-help = Was einem Auto geschieht, dem ein Geisterfahrer im Weg steht.
option-car_hits_ghost-crash = Unfall, das Auto ist Schrott
option-car_hits_ghost-stop = Es hält vor ihm an
option-waive_limit = Würfelverzicht in Folge
option-waive_limit-help = Wie oft hintereinander statt des Würfelns eine Spur gewechselt werden darf.
option-max_rounds = Höchstzahl an Runden
option-max_rounds-help = Nach so vielen Runden ist Schluss, auch wenn noch Autos unterwegs sind.
option-fields_per_lane = Felder je Spur
option-fields_per_lane-help = Die Länge der Straße: eine gerade Zahl; mehr Felder ergeben ein längeres Spiel.
option-cars_per_player = Autos pro Person
option-cars_per_player-help = Mit 3 Autos wird das Spiel kurz, mit 2 sehr kurz.
option-start_seat = Wer beginnt
option-start_seat-help = Der Platz, der den ersten Zug hat.
option-start_seat-random = Das Los entscheidet
option-one_ghost_per_carriageway = Ein Geisterfahrer je Fahrbahn
option-one_ghost_per_carriageway-help = Der zweite Geisterfahrer kommt auf die Fahrbahn ohne Geisterfahrer, und keiner wechselt je hinüber.
option-ghost_sideswipe = Geisterfahrer drängen Autos ab
option-unlimited_waiving = Beliebig oft verzichten
option-unlimited_waiving-help = Auf den Wurf darf beliebig oft hintereinander verzichtet werden, wie gedruckt; die Grenze oben gilt dann nicht.
option-ghost_sideswipe-help = Ein Geisterfahrer darf beim Wechsel von Spur oder Fahrbahn auf einem Auto enden; es ist dann Schrott.

name-red = ro{ $number }
name-blue = bl{ $number }
name-yellow = ge{ $number }
name-green = gr{ $number }
driver-red = { $player } (Rot, { $half })
driver-blue = { $player } (Blau, { $half })
driver-yellow = { $player } (Gelb, { $half })
driver-green = { $player } (Grün, { $half })
half-south = S
half-north = N
lane-O-R = außen, rechts (O.R)
lane-O-L = außen, links (O.L)
lane-I-R = innen, rechts (I.R)
lane-I-L = innen, links (I.L)
field-O-R = Feld { $number } außen rechts
field-O-L = Feld { $number } außen links
field-I-R = Feld { $number } innen rechts
field-I-L = Feld { $number } innen links
die-number = { $die }
die-ghost = das Symbol

action-roll = Würfeln
action-lane = Mit { $car } die Spur wechseln, auf { $end }
action-ghost-lane = Geisterfahrer { $ghost } wechselt die Spur, auf { $end }
action-enter-O = Mit { $car } auf die äußere Fahrbahn auffahren
action-enter-I = Mit { $car } auf die innere Fahrbahn auffahren
action-move = Mit { $car } weiterfahren, von { $start }
action-move-ghost = Geisterfahrer { $ghost } fährt bis { $end }
action-switch = Geisterfahrer { $ghost } wechselt die Fahrbahn, auf { $end }
action-place = Geisterfahrer { $ghost } beginnt auf { $end }
    .group = { $lane }

effect-roll-driver = eine Zahl bewegt ein eigenes Auto, das Symbol einen Geisterfahrer
effect-roll-ghosts = eine Zahl bewegt einen Geisterfahrer so weit, das Symbol um 5 Felder oder auf die andere Fahrbahn
effect-lands = dann auf { $field }, noch { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} bis zur Abfahrt
effect-hunted = Gefahr: Geisterfahrer { $ghost } ist dann nur { $distance ->
    [one] ein Feld
   *[other] { $distance } Felder
} voraus; auf { $field }, noch { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} bis zur Abfahrt
effect-safe = verlässt die Autobahn: gerettet
effect-scrap = prallt auf einen Geisterfahrer: Schrott
effect-hits = trifft { $car } von { $player }: Schrott
effect-faces = dann steht ihm { $car } von { $player } im Weg, { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} voraus
effect-no-car = kein Auto in Reichweite

log-start = Ausgelost: { $player } fängt an.
    .you = Ausgelost: Du fängst an.
log-die = { $player } würfelt: { $face }.
    .you = Du würfelst: { $face }.
log-lost-turn = Damit kann nichts fahren; der Zug von { $player } ist zu Ende.
    .you = Damit kann nichts fahren; dein Zug ist zu Ende.
log-lane = { $player }: { $car } wechselt die Spur, auf { $field }.
    .you = Du wechselst die Spur: { $car }, auf { $field }.
log-lane-out = { $player }: { $car } wechselt auf die Abfahrt und ist gerettet!
    .you = Du wechselst auf die Abfahrt: { $car } ist gerettet!
log-enter = { $player }: { $car } fährt auf und kommt bis { $field }.
    .you = Du fährst auf: { $car }, bis { $field }.
log-move = { $player }: { $car } fährt bis { $field }.
    .you = Du fährst: { $car }, bis { $field }.
log-rescued = { $player }: { $car } verlässt die Autobahn und ist gerettet!
    .you = Dein Auto verlässt die Autobahn: { $car } ist gerettet!
log-crash = { $player }: { $car } prallt auf einen Geisterfahrer und ist Schrott.
    .you = Dein Auto prallt auf einen Geisterfahrer: { $car } ist Schrott.
log-ghost-lane = { $player } lässt Geisterfahrer { $ghost } die Spur wechseln, auf { $field }.
    .you = Du lässt Geisterfahrer { $ghost } die Spur wechseln, auf { $field }.
log-move-ghost = { $player } lenkt Geisterfahrer { $ghost } bis { $field }.
    .you = Du lenkst Geisterfahrer { $ghost } bis { $field }.
log-switch = { $player } bringt Geisterfahrer { $ghost } auf die andere Fahrbahn, auf { $field }.
    .you = Du bringst Geisterfahrer { $ghost } auf die andere Fahrbahn, auf { $field }.
log-place = { $player } bringt Geisterfahrer { $ghost } auf { $field } ins Spiel.
    .you = Du bringst Geisterfahrer { $ghost } auf { $field } ins Spiel.
log-hit = Geisterfahrer { $ghost } trifft { $car } von { $player }: Schrott.
    .you = Geisterfahrer { $ghost } trifft dein Auto: { $car } ist Schrott.
log-road-empty = Kein Auto ist mehr unterwegs: Das Spiel ist zu Ende.
log-last-turn = Das war die letzte Runde; Autos, die noch unterwegs sind, zählen nicht.
log-score = { $player }: { $many ->
    [one] ein Auto gerettet.
   *[other] { $many } Autos gerettet.
}
    .you =
        Du: { $many ->
            [one] ein Auto gerettet.
           *[other] { $many } Autos gerettet.
        }
log-won = { $player } gewinnt.
    .you = Du gewinnst.
log-won-earlier = { $player } gewinnt: Bei gleich vielen zählt, wer sie früher gerettet hatte.
    .you = Du gewinnst: Bei gleich vielen zählt, wer sie früher gerettet hatte.
log-drawn = Kein einziges Auto wurde gerettet, und { $player } gewinnt.

refusal-first-turn = Im ersten Zug muss gewürfelt werden.
    .rule = Q19
refusal-must-roll = Auf den Wurf wurde oft genug hintereinander verzichtet: In diesem Zug muss gewürfelt werden.
    .rule = Q26
refusal-no-such-car = So viele Autos hat in diesem Spiel niemand.
    .rule = R6.5
refusal-car-not-on-road = Dieses Auto ist nicht auf der Straße.
    .rule = R4.2
refusal-ghost-not-on-road = Dieser Geisterfahrer ist noch nicht auf der Straße.
    .rule = R4.3
refusal-lane-occupied = Das Feld daneben ist besetzt; ein Spurwechsel braucht ein freies Feld.
    .rule = R4.1
refusal-no-car-waiting = Kein eigenes Auto wartet mehr neben der Straße.
    .rule = R4.2
refusal-entry-closed = Hinter dieser Auffahrt ist kein Feld zum Anhalten frei.
    .rule = Q6
refusal-car-blocked = Dieses Auto kann nicht fahren: Das nächste Feld ist besetzt.
    .rule = R4.2
refusal-number-drives-cars = Eine Zahl bewegt die eigenen Autos; Geisterfahrer fahren beim Symbol.
    .rule = R4.2
refusal-symbol-drives-ghosts = Das Symbol bewegt kein Auto; es bringt einen Geisterfahrer ins Spiel oder bewegt einen.
    .rule = R4.3
refusal-set-ghost-first = Erst müssen beide Geisterfahrer auf der Straße sein, dann bewegt das Symbol einen davon.
    .rule = Q20
refusal-ghost-blocked = Dieser Geisterfahrer kann nicht fahren: Der andere steht direkt vor ihm.
    .rule = Q23
refusal-ghosts-all-set = Beide Geisterfahrer sind schon auf der Straße.
    .rule = R4.3
refusal-no-such-field = Dieses Feld gibt es auf diesem Brett nicht.
    .rule = R6.4
refusal-near-ramp = Auf einer Auffahrt oder Abfahrt oder direkt daneben wird kein Geisterfahrer eingesetzt.
    .rule = R2.2
refusal-field-occupied = Auf diesem Feld steht schon etwas.
    .rule = R4.3
refusal-carriageway-taken = Auf dieser Fahrbahn ist der andere Geisterfahrer unterwegs; in diesem Spiel hat jeder seine eigene.
    .rule = R6.7
refusal-only-without-cars = Nur wer kein Auto mehr hat, darf einen Geisterfahrer auf die andere Fahrbahn bringen.
    .rule = R4.4
refusal-ghosts-stay = In diesem Spiel bleibt jeder Geisterfahrer auf seiner Fahrbahn.
    .rule = R6.7
refusal-facing-occupied = Das Feld gegenüber ist in dieser Spur besetzt.
    .rule = Q30

section-turn = Spielstand
section-road = Straße, Felder { $first } bis { $last }
section-cars = Autos: Feld (Felder bis zur Abfahrt), ◄ Geisterfahrer nah voraus
section-ghosts = Geisterfahrer
fact-turn = Zug
fact-active = Am Zug
fact-waived = Statt zu würfeln
fact-die = Würfel
fact-winner = Gewonnen hat
turn-of = { $turn } (höchstens { $last })
role-driver = { $player }
role-ghosts = { $player } – ohne Autos, fährt die Geisterfahrer
waive-no = Spurwechsel in diesem Zug nicht möglich: Es muss gewürfelt werden
waive-always = Spurwechsel möglich, so oft hintereinander du willst
waive-yes = { $many ->
    [one] Spurwechsel möglich, danach muss gewürfelt werden
   *[other] Spurwechsel möglich, höchstens { $many } Züge hintereinander
}
winner-none = niemand
head-lane = Spur
head-ramp = { $at } { $ramp }
ramp-exit = { $half }↑
ramp-entry = { $half }↓
head-player = Spieler
head-car = Auto { $number }
head-rescued = Gerettet
number = { $number }
cell-empty = ·
cell-ramp = ○
cell-ghost = ◄{ $ghost }
car-off = wartet
car-safe = gerettet
car-scrap = Schrott
car-road = { $field } ({ $steps })
car-hunted = { $field } ({ $steps }) ◄{ $ghost }
ghost-name = Geisterfahrer { $ghost }
ghost-off = noch nicht auf der Straße
ghost-alone = auf { $field }, kein Auto auf den nächsten 5 Feldern
ghost-faces = auf { $field }, als Nächstes im Weg: { $car }, { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} voraus

# Was sich zählen lässt

measure-turns-each = Züge pro Person
measure-cars-lost = Autos, die auf dem Schrottplatz enden
measure-cars-crashed = Autos, die selbst gegen einen Geisterfahrer fahren
measure-waived = Züge mit Spurwechsel statt Würfel
measure-decided-by-time = Gleich viele gerettet: Wer zuerst so weit war, gewinnt
measure-ended-cars-gone = Alle Autos gerettet oder Schrott
measure-ended-last-round = Die letzte vereinbarte Runde ist vorbei
measure-ended-nobody = Niemand rettet ein Auto

# Das erste Spiel, Schritt für Schritt: die Worte der Lektion.

lesson-roll = Bring deine Autos einmal um den Ring und an deiner Abfahrt hinunter. Wer die meisten rettet, gewinnt: Würfle!
    .title = Das Ziel

lesson-enter = Eine Vier! Hol damit ein Auto auf die äußere Fahrbahn.
    .title = Auffahren
lesson-enter-done = Noch 15 Felder bis zu deiner Abfahrt. Bruno fährt gegenüber auf und dort auch wieder ab.
lesson-enter-no-inner = Innen geht genauso. Heute fährst du zuerst außen.

lesson-second = Eine Zahl bewegt ein Auto oder holt das nächste. Würfle und hol dein zweites, diesmal auf die innere Fahrbahn!
    .title = Das zweite Auto
lesson-second-done = Zwei Autos unterwegs: So passt fast jede Zahl.
lesson-second-no-lane = Die Spur wechseln kannst du statt zu würfeln. Noch gibt es dafür keinen Grund!
lesson-second-no-outer = Außen fährt schon dein anderes. Nimm die innere Fahrbahn.
lesson-second-no-move = Das geht auch. Aber mit zwei Autos hast du später die Wahl.

lesson-symbol = In jedem Zug hast du die Wahl: würfeln oder eine Spur wechseln. Die Straße ist frei, also würfle!
    .title = Würfeln
lesson-symbol-done = Huch, das Symbol! Ein Geisterfahrer kommt auf die Autobahn.
lesson-symbol-no = Kein Geisterfahrer weit und breit: Spar dir das und würfle.

lesson-place = Er rast gegen den Verkehr, und wen er trifft, der ist Schrott. Du darfst ihn setzen: Bruno vor die Nase!
    .title = Der Geisterfahrer
lesson-place-done = Bruno hat es gesehen und wechselt statt zu würfeln die Spur.
lesson-place-no = Dort erschreckt er niemanden. Setz ihn kurz vor Brunos Auto auf der äußeren Fahrbahn.
lesson-place-no-own = Halt, da fährt dein eigenes Auto! Geister kennen keine Freunde.
lesson-place-no-also = Auch gemein! Setz ihn heute auf das leuchtende Feld.

lesson-follow = Die Spur wechseln darfst du auch mit dem Geisterfahrer. Schick ihn Bruno hinterher!
    .title = Hinterher!
lesson-follow-done = Bruno würfelt das Symbol und rächt sich: ein zweiter Geisterfahrer, drei Felder vor deinem Auto!
lesson-follow-no = Deine Autos stehen gut. Der Geist soll die Spur wechseln!
lesson-follow-no-roll = Würfeln kannst du nächstes Mal. Erst bekommt Bruno Scheinwerfer zu sehen!

lesson-dodge = Ab jetzt schickt jedes Symbol einen Geist fünf Felder vor. Bring dein inneres Auto schnell in die andere Spur!
    .title = Ausweichen
lesson-dodge-done = Puh! Auch Bruno weicht lieber wieder aus.
lesson-dodge-no = Das rettet dein inneres Auto nicht. Der Geist steht drei Felder davor!
lesson-dodge-no-roll = Stehen bleiben und hoffen? Schau, was passiert, wenn Bruno das Symbol würfelt.
lesson-dodge-no-ghost = Schlau, das hilft auch! Aber übe es mit deinem Auto, das brauchst du öfter.

lesson-lane = Deine Abfahrt ist nur noch drei Felder entfernt. Aber hinunter geht es nur aus der rechten Spur!
    .title = Rechts einordnen
lesson-lane-done = Richtig eingeordnet. Ab drei Punkten bist du draußen.
lesson-lane-no = Lass den Geist, bring dein Auto nach rechts.
lesson-lane-no-roll = Vorbei! In der linken Spur verpasst du die Abfahrt und musst noch einmal ganz herum.
lesson-lane-no-other = Das hier hat es noch weit. Dein äußeres Auto ist gleich da!

lesson-leave = Zu hoch würfeln geht an der Abfahrt nicht: Der Rest verfällt einfach. Würfle und fahr hinunter!
    .title = Abfahren
lesson-leave-done = Das erste ist gerettet! Aber Bruno steht zwei Felder vor seiner Abfahrt …
lesson-leave-no = Jetzt nicht mehr ausweichen: würfeln!
lesson-leave-no-other = Nein, das andere: Es ist gleich zu Hause!
lesson-leave-no-lane = Du stehst schon richtig. Würfle!

lesson-hit = Vielleicht hast du Glück: Würfle! Kommt das Symbol, dann triff das Auto, das gleich zu Hause wäre.
    .title = Den Führenden treffen
lesson-hit-done = Rumms! Zwei Felder vor dem Ziel, Bruno ist fassungslos.
lesson-hit-no = Den Geist nur zu verschieben trifft niemanden. Würfle!
lesson-hit-no-far = Auch das wäre ein Treffer, aber dieses Auto hat noch sieben Felder. Das andere nur zwei!
lesson-hit-no-lane = Dein Auto steht sicher. Trau dich, würfle!

lesson-home = Dein zweites Auto steht richtig eingeordnet drei Felder vor der Abfahrt. Hol es heim!
    .title = Nach Hause
lesson-home-no = So kurz vor dem Ziel: würfeln!

lesson-end = Zwei gerettete Autos gegen eins! Im richtigen Spiel hat jeder vier.
    .title = Gewonnen

# Das Brett

turn-number = Zug { $turn }
on-road = { $many } unterwegs
short-danger = ⚠ { $ghost } in { $distance }
short-action-lane = Spur
short-action-ghost-lane = Spur
short-action-enter-O = außen
short-action-enter-I = innen
short-action-move = zur Abfahrt
short-action-move-ghost = fährt
short-action-switch = { $side ->
    [R] hinüber, rechts
   *[L] hinüber, links
}
short-action-place = einsetzen
cars-rescued = { $many } gerettet
nobody-arrived = Niemand kam an
road-summary = Die Autobahn: { $many ->
    [one] ein Auto ist unterwegs
   *[other] { $many } Autos sind unterwegs
}
plate = { $name }: { $rescued } gerettet, { $lost } Schrott
drives-ghosts = lenkt Geister
plate-south = Süd
plate-north = Nord
exit = Abfahrt
entry = Auffahrt
your-exit = Deine Abfahrt
your-entry = Deine Auffahrt
scrapyard = { $many ->
    [0] Schrottplatz
   *[other] Schrottplatz { $many }
}
since-your-turn = Seit deinem Zug
nothing-new = nichts Neues
news-came = { $name } ist aufgefahren
news-drove = { $name } → { $place }
news-safe = { $name } ist gerettet
news-scrap = { $name } ist Schrott
news-off = { $name } wartet wieder
you-rolled = Du hast gewürfelt
someone-rolled = { $name } hat gewürfelt
someone-waived = { $name } hat nicht gewürfelt
throw-of = Wurf von { $name }
short-ghost = Geist { $ghost }
ghost-nears = Geist { $ghost } ist nah
card-safe = gerettet!
card-scrap = Schrott!
card-safe-line = verlässt die Autobahn
card-scrap-line = prallt auf einen Geisterfahrer
card-to-go = noch { $steps }
card-danger = Geist { $ghost } nur { $distance } voraus
card-hits = trifft { $car }!
card-faces = { $car } in { $distance }
card-nobody = alles frei
card-action-lane = Spur wechseln
card-action-ghost-lane = Spur wechseln
card-action-enter-O = außen auffahren
card-action-enter-I = innen auffahren
card-action-move = bis zur Abfahrt
card-action-move-ghost = fahren
card-action-switch = { $side ->
    [R] andere Fahrbahn, rechte Spur
   *[L] andere Fahrbahn, linke Spur
}
card-action-place = einsetzen
faces-legend = ✓ Abfahrt  ○ frei  ✗ Unfall
roll-shown = Die Zahlen auf der Straße zeigen, wohin deine Autos kämen.
place-shown = Zahlen: Felder bis zum Auto.
do-it-still = Trotzdem
place-here = Einsetzen
waived-of = Verzicht { $waived } von { $limit }
waits-number = { $name } hat eine { $number } gewürfelt.
waits-symbol = { $name } lenkt einen Geisterfahrer.
next-turn = Danach: { $name }
not-yet = Noch nicht dein Zug
next-turn-mine = Danach bist du am Zug.
you = Du
story = So kam es dazu
story-aim = die meisten Autos gerettet
story-legend = oben: gerettet ✓ · unten: verloren ✗ · eine Stufe ist ein Auto
heard-road = Was auf der Autobahn steht
heard-car = { $car } von { $player } auf { $field }, noch { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} bis zur Abfahrt.
heard-short = { $car } noch { $steps }
heard-gone = { $car } von { $player }: { $state }.
ask-choose = Würfeln oder eine Spur wechseln?
ask-roll = Diesmal musst du würfeln.
ask-number = Eine { $number }! Welches Auto fährt?
ask-ghost = Welcher Geisterfahrer fährt?
ask-place = Wo beginnt der Geist?
nudge-back = ◂ Feld zurück
nudge-on = Feld weiter ▸
nudge-lane = andere Spur
nudge-carriageway = andere Fahrbahn
right-before = Direkt vor einem Auto:
fact-many-rescued = { $many ->
    [0] kein Auto gerettet
    [one] ein Auto gerettet
   *[other] { $many } Autos gerettet
}
fact-rescued = Autos gerettet
fact-lost = Autos verloren
fact-first-rescue = Zug der ersten Rettung
fact-wrecks = Autos auf dem Schrott{ "\u00AD" }platz
keys-roll = würfeln
keys-car = eigenes Auto
keys-enter = auffahren, außen oder innen
keys-ghost = Geisterfahrer
keys-place = Feld und Spur beim Einsetzen

## Parts of a finished game

chapter-rescued = { $player } rettet ein Auto
chapter-scrap = { $player } verliert ein Auto

## On the television: what somebody decides now

asks-choose = { $name } würfelt – oder verzichtet?
asks-number = { $name } wählt ein Auto
asks-symbol = { $name } lenkt einen Geisterfahrer

## Help in place: what a thing is and does, by its name in `data-see`, with its rule

see-phase-choose = Dein Zug: Würfle, oder verzichte darauf und lass dafür ein eigenes Auto oder einen Geisterfahrer die Spur wechseln.
    .rule = R4.1
    .now = R4.1
see-phase-number = Du hast eine Zahl gewürfelt: Wähl, welches Auto so viele Felder fährt oder wo eines auffährt. Ohne eigene Autos fährst du einen Geisterfahrer.
    .rule = R4.2
    .now = R4.2 R4.4
see-phase-symbol = Du hast das Symbol gewürfelt: Setz einen Geisterfahrer auf die Straße; sind beide dort, fährt einer fünf Felder gegen den Verkehr.
    .rule = R4.3
    .now = R4.3 R4.4 R2.2
see-drivers = Eine Person am Steuer: ihre Farbe, ihre Hälfte und wie viele ihrer Autos gerettet oder Schrott sind. Wer die meisten Autos rettet, gewinnt.
    .rule = R5.1
see-drivers-cars = Ein Auto: Es fährt mit einer gewürfelten Zahl vorwärts, hält hinter anderen Autos und ist gerettet, wenn es in der rechten Spur seine Abfahrt erreicht.
    .rule = R4.2
see-ghosts = Ein Geisterfahrer: Er fährt gegen den Verkehr und macht das erste Auto, auf das er trifft, zu Schrott. Er gehört niemandem.
    .rule = R4.3
see-thrown = Der Würfel: Eine Zahl bewegt ein Auto, das Symbol bringt einen Geisterfahrer ins Spiel oder lässt ihn fünf Felder fahren.
    .rule = R2.3
see-ramps = Eine Rampe in der rechten Spur: Nur wer diese Hälfte hat, fährt hier auf oder ab; für alle anderen ist sie ein gewöhnliches Feld.
    .rule = R2.1
see-ramps-entry = Die Auffahrt: Hier kommen die Autos dieser Hälfte auf die Straße; sie zählt als erstes Feld.
    .rule = R4.2
see-ramps-exit = Die Abfahrt: Wer sie in der eigenen Hälfte und in der rechten Spur erreicht, ist gerettet. In der linken Spur geht es noch einmal herum.
    .rule = R4.2
see-section-turn = Wie es steht: wer am Zug ist, der Würfel und wie oft schon verzichtet wurde.
    .rule = R4.1
see-section-road = Die Straße von oben: vier Spuren, Autos fahren nach rechts, Geisterfahrer nach links.
    .rule = R2.1
see-section-cars = { see-drivers-cars }
    .rule = R4.2
see-section-ghosts = { see-ghosts }
    .rule = R4.3

## The rules in one minute; what players type to find something, and the word the rules have for it

minute-goal = Rette mehr deiner { $cars_per_player } Autos als andere: Jedes fährt in deiner Hälfte auf, einmal um den Ring und dort ab.
minute-turn = Würfle. Mit einer Zahl fährt eines deiner Autos auf oder so viele Felder weiter; hinter anderen Autos hält es an. Das Symbol bringt einen Geisterfahrer auf die Straße; sind beide dort, fährt einer fünf Felder gegen den Verkehr. Was er trifft, ist Schrott. Statt zu würfeln darfst du ein Auto oder einen Geisterfahrer die Spur wechseln lassen. Abfahren kann man nur aus der rechten Spur. Wer keine Autos mehr hat, lenkt die Geisterfahrer.
minute-end =
    Schluss ist, wenn kein Auto mehr neben oder auf der Straße ist, spätestens nach { $max_rounds ->
        [one] einer Runde
       *[other] { $max_rounds } Runden
    }. Bei gleich vielen geretteten gewinnt, wer sie früher gerettet hatte.
search-words =
    Geist, Gespenst, falsch fahren, Falschfahrer: Geisterfahrer
    Unfall, Crash, Zusammenstoß, kaputt, tot: Schrott
    Ausfahrt, raus, runterfahren: Abfahrt
    Einfahrt, rein, einsteigen: Auffahrt
    überholen, ausweichen, wechseln: Spur
    passen, aussetzen, nicht würfeln: verzicht
    Stau, blockiert, anhalten: hält
    ins Ziel, gerettet, Parkplatz: gerettet
    sechs, Symbol, 6: Symbol
    Seite, Norden, Süden: Hälfte
    Gleichstand, unentschieden: gleich viele
    Ende, gewinnen, Sieg: gewinnt

tip-own-rescued = So hast du bald im Schnitt { $value } statt { $than } Autos im Ziel.
tip-other-rescued = So hat die stärkste Konkurrenz bald im Schnitt { $value } statt { $than } Autos im Ziel.
tip-own-scrapped = So liegen bald im Schnitt { $value } statt { $than } deiner Autos auf dem Schrottplatz.
tip-other-scrapped = So liegen bald im Schnitt { $value } statt { $than } Autos der stärksten Konkurrenz auf dem Schrottplatz.
tip-own-way = So haben deine Autos bald zusammen im Schnitt { $value } statt { $than } % einer Runde hinter sich.
tip-other-way = So hat die stärkste Konkurrenz bald zusammen im Schnitt { $value } statt { $than } % einer Runde hinter sich.
tip-own-hunted = So kommen deinen Autos bald im Schnitt { $value } statt { $than } Geisterfahrer gefährlich nahe.
tip-other-hunted = So kommen der stärksten Konkurrenz bald im Schnitt { $value } statt { $than } Geisterfahrer gefährlich nahe.
