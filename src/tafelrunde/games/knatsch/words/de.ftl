# Knatsch

game-title = Knatsch
game-hook = Ritter würfeln um Burgen und Turniere – oder stürzen den König.
game-time = 20–40 Min.
game-difficulty = leicht
game-blurb = Ritter streiten mit Würfeln um Burgen: Karten gewinnen, Burgen angreifen, Turniere ausrichten – oder den König stürzen.
game-brief =
    Ziel: vier Burgen, oder zwei Burgen und drei Turniere. Oder den König stürzen: Wer einen Zug mit genau drei Burgen beginnt, darf versuchen, seine 4444+5 zu übertreffen.
    444+1 bedeutet drei Vieren und als höchste andere Zahl eine 1. Mehr gleiche Würfel schlagen weniger; bei gleich vielen zählt ihre Zahl, dann die Zusatzzahl hinter dem Plus.
    Ein Versuch: sechs Würfel, bis zu drei Würfe. Vor jedem neuen Wurf ist frei, was liegen bleibt. Eine 6 ist eine Niete: Dieser Würfel ist für den Versuch verloren.
    Ein Zug ist ein Versuch, um die oberste Karte eines Stapels, um eine Sonderkarte oder um eine Burg anderer Spieler. Vorher darf eine Karte unter ihren Stapel geschoben werden. Nur eine Sonderkarte vom Stapel bringt noch einen Versuch.
    Niemand besitzt zwei Burgen mit dem gleichen Wappen oder zwei gleiche Sonderkarten.
    Kartenwürfel zählen in jedem eigenen Wurf mit. Katapult: vier Würfe gegen Burgen. Turnier-Champion: vier Würfe im Turnier. Stapelkarte: zweimal schieben. Burgwächter: zwei eigene Burgen sind sicher. Kartenwächter: eine andere Sonderkarte ist sicher. Verrat: Für eine Burg vom Stapel ist nur 222+1 zu übertreffen. Schutz: Der König nimmt keine Burg.
game-origin = Rekonstruiert: Die meisten Kombinationen auf den Karten sind unsere, nicht die gedruckten.
game-score = Burgen

option-two_player_shield = Schonung zu zweit
option-two_player_shield-help = Zu zweit darf eine Burg nur angegriffen werden, wenn der Gegner mindestens drei Burgen besitzt.
option-target_rule = Karte übertreffen oder erreichen
option-target_rule-help = Ob ein Wurf die Kombination einer Karte übertreffen muss oder ob es genügt, sie zu erreichen.
option-target_rule-exceed = Übertreffen
option-target_rule-reach = Erreichen genügt
option-kicker_rule = Zusatzzahl
option-kicker_rule-help = Welcher Würfel neben den gleichen Würfeln als Zusatzzahl zählt.
option-kicker_rule-highest_other = Die höchste andere Zahl
option-kicker_rule-lone_only = Nur eine Zahl, die einmal geworfen ist oder nur auf einem Kartenwürfel steht
option-king_timing = Den König herausfordern
option-king_timing-help = Wann im Zug der König herausgefordert werden darf, wenn zu Beginn des Zuges drei Burgen da waren.
option-king_timing-first_attempt = Nur als erster Versuch
option-king_timing-any_attempt = Auch als Zusatzversuch
option-castle_set = Burgkarten
option-castle_set-help = Welche Kombinationen auf den Burgen stehen.
option-castle_set-mixed = Gemischt (333 bis 555)
option-castle_set-low = Leichter (nur 333 und 444)
option-start_castles = Erste Burgen
option-start_castles-help = Mit welchen Burgen alle beginnen.
option-start_castles-random = Zufällig
option-start_castles-weak = Die schwächste jedes Wappens
option-pass_allowed = Passen erlaubt
option-pass_allowed-help = Ein Zug darf ohne Versuch beendet werden.
option-round_limit = Höchstens so viele Runden
option-round_limit-help = Danach gewinnt, wer die meisten Burgen besitzt, bei Gleichstand die meisten Turniere, dann die meisten Sonderkarten. 0: ohne Grenze.
option-memory_aid = Gedächtnishilfe
option-memory_aid-help = Zeigt, welche Karten bekanntermaßen unten in den Stapeln liegen und welche noch niemand gesehen hat.
option-blank_specials = Leere Sonderkarten
option-blank_specials-help = Für eigene Ideen vorgesehen; bisher ist nur 0 möglich.
option-short_game = Kurzes Spiel
option-short_game-help = Es gewinnen schon drei Burgen, oder zwei Burgen und der König, oder eine Burg und zwei Turniere.

crest-red = Rot
crest-green = Grün
crest-blue = Blau
crest-yellow = Gelb
crest-black = Schwarz
crest-white = Weiß
card-castle = Burg { $crest }
card-tournament = Turnier
card-printed = { $card } ({ $combo })
special-die1 = Kartenwürfel 1
special-die2 = Kartenwürfel 2
special-die3 = Kartenwürfel 3
special-die4 = Kartenwürfel 4
special-die5 = Kartenwürfel 5
special-catapult = Katapult
special-champion = Turnier-Champion
special-stack = Stapelkarte
special-castle-guard = Burgwächter
special-special-guard = Kartenwächter
special-treason = Verrat
special-protection = Schutz

effect-die1 = zählt in jedem eigenen Wurf als weiterer Würfel mit einer 1
effect-die2 = zählt in jedem eigenen Wurf als weiterer Würfel mit einer 2
effect-die3 = zählt in jedem eigenen Wurf als weiterer Würfel mit einer 3
effect-die4 = zählt in jedem eigenen Wurf als weiterer Würfel mit einer 4
effect-die5 = zählt in jedem eigenen Wurf als weiterer Würfel mit einer 5
effect-catapult = vier Würfe statt drei beim Angriff auf eine Burg
effect-champion = vier Würfe in jedem Turnier
effect-stack = in jedem Zug dürfen zwei Karten unter die Stapel geschoben werden
effect-castle-guard = schützt zwei eigene Burgen vor Angriffen
effect-special-guard = schützt eine andere eigene Sonderkarte vor Diebstahl
effect-treason = für jede Burg auf einem Stapel gilt nur noch 222+1
effect-protection = ein Misserfolg gegen den König kostet keine Burg

action-attack = { $card } von { $player } angreifen
    .group = Burgen angreifen
action-steal = { $card } von { $player } stehlen
    .group = Sonderkarten stehlen
action-pile = Stapel { $pile }: um { $card } würfeln
    .group = Karten von den Stapeln
action-host = Turnier ausrichten (Stapel { $pile })
    .group = Karten von den Stapeln
action-tuck = { $card } unter Stapel { $pile } schieben
    .group = Vorher unter einen Stapel schieben
action-king = Den König herausfordern
action-end-turn = Zug beenden
action-stop = Aufhören mit { $combo }
action-reroll = Behalten: { $kept } – neu würfeln: { $dice }
    .group = { $many ->
        [one] Einen Würfel neu
       *[other] { NUMBER($many) } Würfel neu
    }
action-reroll-all = Alle außer den Nieten neu würfeln
action-give-back = { $card } unter Stapel { $pile } zurückgeben
action-guard = Bewachen: { $cards }

hint-attack = Chance { $percent } %, die Verteidigung eingerechnet
    .plain = danach wehrt sich, wem sie gehört
hint-steal = Chance { $percent } %, ohne Verteidigung; { $effect }
    .plain = ohne Verteidigung; { $effect }
hint-special = Chance { $percent } %, danach noch ein Versuch; { $effect }
    .plain = danach noch ein Versuch; { $effect }
hint-castle = Chance { $percent } %
hint-treason = Chance { $percent } %: Durch den Verrat ist nur { $combo } zu übertreffen
    .plain = Durch den Verrat ist nur { $combo } zu übertreffen
hint-treason-reach = Chance { $percent } %: Durch den Verrat ist nur { $combo } zu erreichen
    .plain = Durch den Verrat ist nur { $combo } zu erreichen
hint-host = Chance { $percent } %; alle würfeln mit, das beste Ergebnis gewinnt die Karte
    .plain = alle würfeln mit, das beste Ergebnis gewinnt die Karte
hint-tournament = Chance auf den Turniersieg { $percent } %
hint-success = Chance { $percent } %
hint-tuck = danach kommt die nächste Karte zum Vorschein
hint-tuck-known = danach liegt oben: { $card }
hint-king = Chance auf den Sieg { $percent } %; sonst geht eine Burg verloren
    .plain = ein Erfolg gewinnt das Spiel, sonst geht eine Burg verloren
hint-king-safe = Chance auf den Sieg { $percent } %; der Schutz bewahrt die Burgen
    .plain = ein Erfolg gewinnt das Spiel; der Schutz bewahrt die Burgen
hint-end-turn = ohne weiteren Versuch
hint-guard = niemand kann diese Karten angreifen oder stehlen
hint-guard-open = ungeschützt bleibt: { $card }

log-start = Ausgelost: { $player } fängt an.
    .you = Ausgelost: Du fängst an.
log-deal = { $player } beginnt mit: { $card }.
    .you = Du beginnst mit: { $card }.
log-uncover = Auf Stapel { $pile } liegt jetzt: { $card }.
log-turn = Runde { $round }: { $player } ist am Zug.
    .you = Runde { $round }: Du bist am Zug.
log-attack = { $player } greift an: { $card } von { $owner }.
    .you = Du greifst an: { $card } von { $owner }.
    .about-you = { $player } greift dich an: { $card }.
log-steal = { $player } will stehlen: { $card } von { $owner }.
    .you = Du willst stehlen: { $card } von { $owner }.
    .about-you = { $player } will dir stehlen: { $card }.
log-pile = { $player } würfelt um die oberste Karte von Stapel { $pile }: { $card }.
    .you = Du würfelst um die oberste Karte von Stapel { $pile }: { $card }.
log-host = { $player } richtet ein Turnier aus.
    .you = Du richtest ein Turnier aus.
log-tuck = { $player } schiebt unter Stapel { $pile }: { $card }.
    .you = Du schiebst unter Stapel { $pile }: { $card }.
log-king = { $player } fordert den König heraus!
    .you = Du forderst den König heraus!
log-throw = { $player } würfelt { $dice }.
    .you = Du würfelst { $dice }.
log-throws = { $player } würfelt { $throws }.
    .you = Du würfelst { $throws }.
throw = { $dice }
unit-turn = Zug
unit-attempt = Versuch
log-reroll = { $player } nimmt wieder auf: { $dice }.
    .you = Du nimmst wieder auf: { $dice }.
log-won = { $player } schafft { $combo } und gewinnt: { $card }.
    .you = Du schaffst { $combo } und gewinnst: { $card }.
log-won-bonus = { $player } schafft { $combo }, gewinnt { $card } und darf noch einen Versuch machen.
    .you = Du schaffst { $combo }, gewinnst { $card } und darfst noch einen Versuch machen.
log-lost = { $many ->
    [0] { $player } würfelt nur Nieten: Das reicht nicht für { $card }.
   *[other] { $player } kommt auf { $combo }: Das reicht nicht für { $card }.
}
    .you =
        { $many ->
            [0] Du würfelst nur Nieten: Das reicht nicht für { $card }.
           *[other] Du kommst auf { $combo }: Das reicht nicht für { $card }.
        }
log-pile-lost = { $many ->
    [0] { $player } würfelt nur Nieten. Unter den Stapel kommt: { $card }.
   *[other] { $player } kommt auf { $combo }: Das reicht nicht. Unter den Stapel kommt: { $card }.
}
    .you =
        { $many ->
            [0] Du würfelst nur Nieten. Unter den Stapel kommt: { $card }.
           *[other] Du kommst auf { $combo }: Das reicht nicht. Unter den Stapel kommt: { $card }.
        }
log-attack-stands = { $player } greift mit { $combo } an; { $owner } verteidigt.
    .you = Du greifst mit { $combo } an; { $owner } verteidigt.
    .about-you = { $player } greift mit { $combo } an; du verteidigst.
log-defence-won = { $player } hält mit { $combo } stand: { $card } bleibt.
    .you = Du hältst mit { $combo } stand: { $card } bleibt.
log-defence-lost = { $many ->
    [0] { $player } würfelt nur Nieten und verliert { $card } an { $attacker }.
   *[other] { $player } kommt auf { $combo } und verliert { $card } an { $attacker }.
}
    .you =
        { $many ->
            [0] Du würfelst nur Nieten und verlierst { $card } an { $attacker }.
           *[other] Du kommst auf { $combo } und verlierst { $card } an { $attacker }.
        }
    .about-you =
        { $many ->
            [0] { $player } würfelt nur Nieten und verliert { $card } an dich.
           *[other] { $player } kommt auf { $combo } und verliert { $card } an dich.
        }
log-leads = { $many ->
    [0] { $player } führt das Turnier ohne gültigen Würfel an.
   *[other] { $player } führt das Turnier mit { $combo } an.
}
    .you =
        { $many ->
            [0] Du führst das Turnier ohne gültigen Würfel an.
           *[other] Du führst das Turnier mit { $combo } an.
        }
log-behind = { $many ->
    [0] { $player } bleibt ohne gültigen Würfel zurück.
   *[other] { $player } bleibt mit { $combo } zurück.
}
    .you =
        { $many ->
            [0] Du bleibst ohne gültigen Würfel zurück.
           *[other] Du bleibst mit { $combo } zurück.
        }
log-tournament-won = { $player } gewinnt das Turnier.
    .you = Du gewinnst das Turnier.
log-king-won = { $player } stürzt den König mit { $combo }!
    .you = Du stürzt den König mit { $combo }!
log-king-lost = { $many ->
    [0] { $player } würfelt nur Nieten: Der König nimmt Rache und fordert eine Burg.
   *[other] { $player } kommt auf { $combo }: Der König nimmt Rache und fordert eine Burg.
}
    .you =
        { $many ->
            [0] Du würfelst nur Nieten: Der König nimmt Rache und fordert eine Burg von dir.
           *[other] Du kommst auf { $combo }: Der König nimmt Rache und fordert eine Burg von dir.
        }
log-king-safe = { $many ->
    [0] { $player } würfelt nur Nieten: Der König bleibt, aber der Schutz bewahrt die Burgen.
   *[other] { $player } kommt auf { $combo }: Der König bleibt, aber der Schutz bewahrt die Burgen.
}
    .you =
        { $many ->
            [0] Du würfelst nur Nieten: Der König bleibt, aber der Schutz bewahrt deine Burgen.
           *[other] Du kommst auf { $combo }: Der König bleibt, aber der Schutz bewahrt deine Burgen.
        }
log-give-back = { $player } gibt zurück: { $card }, unter Stapel { $pile }.
    .you = Du gibst zurück: { $card }, unter Stapel { $pile }.
log-guard = { $player } bewacht: { $cards }.
    .you = Du bewachst: { $cards }.
log-win-castles = { $player } gewinnt mit { $castles } Burgen!
    .you = Du gewinnst mit { $castles } Burgen!
log-win-set = { $player } gewinnt mit { $castles ->
    [one] einer Burg
   *[other] { $castles } Burgen
} und { $tournaments } Turnieren!
    .you =
        Du gewinnst mit { $castles ->
            [one] einer Burg
           *[other] { $castles } Burgen
        } und { $tournaments } Turnieren!
log-win-king = { $player } gewinnt das Spiel: Der König ist gestürzt!
    .you = Du gewinnst das Spiel: Der König ist gestürzt!
log-limit = { $many ->
    [one] Die letzte Runde ist gespielt. Es gewinnt: { $players }.
   *[other] Die letzte Runde ist gespielt. Es gewinnen gemeinsam: { $players }.
}

refusal-nobody-has-it = Diese Karte liegt vor niemandem.
    .rule = R4.4
refusal-own-card = Diese Karte liegt schon vor dir.
    .rule = R4.4
refusal-last-castle = Die letzte Burg eines Spielers darf niemand angreifen.
    .rule = Q13
refusal-two-player-shield = Zu zweit darf eine Burg erst angegriffen werden, wenn der Gegner drei besitzt.
    .rule = Q14
refusal-guarded = Ein Wächter schützt diese Karte.
    .rule = Q36
refusal-same-crest = Du besitzt schon eine Burg mit diesem Wappen.
    .rule = Q11
refusal-same-special = Du besitzt diese Sonderkarte schon.
    .rule = Q11
refusal-empty-pile = Dieser Stapel ist leer.
    .rule = R4.4
refusal-pile-too-small = Unter diesen Stapel lässt sich nichts schieben: Er hat weniger als zwei Karten.
    .rule = Q22
refusal-no-tuck-left = In diesem Zug darfst du nichts mehr unterschieben: Es gibt eine Karte, um die du würfeln kannst.
    .rule = R4.5
refusal-seen-through = Alle Karten dieses Stapels waren schon oben.
    .rule = Q16
refusal-king-needs-castles = Den König darf nur herausfordern, wer seinen Zug mit genau der nötigen Zahl an Burgen begonnen hat.
    .rule = R4.10
refusal-king-comes-first = Der König darf nur mit dem ersten Versuch des Zuges herausgefordert werden.
    .rule = Q18
refusal-must-try = Passen geht nicht: Es gibt eine Karte, um die du würfeln kannst.
    .rule = Q15
refusal-must-tuck = Noch nicht: Erst wird weitergeschoben, bis eine brauchbare Karte auftaucht.
    .rule = Q16
refusal-dice-not-there = Diese Würfel liegen nicht da.
    .rule = R4.2
refusal-not-your-castle = Diese Burg gehört dir nicht.
    .rule = R4.10
refusal-wrong-castle-guard = So lassen sich die Burgen nicht bewachen: Genau zwei eigene Burgen stehen unter Wache.
    .rule = R4.12
refusal-wrong-special-guard = So lassen sich die Sonderkarten nicht bewachen: Genau eine andere eigene Sonderkarte steht unter Wache.
    .rule = R4.12

section-turn = Stand
section-realms = Vor den Spielern
section-piles = Stapel
section-roll = Wurf
section-last-roll = Letzter Wurf
section-unseen = Noch nicht gesehen
fact-round = Runde
fact-active = Am Zug
fact-phase = Jetzt
fact-winner = Gewonnen hat
fact-tucks = Darf noch schieben
fact-king = König
fact-roller = Es würfelt
fact-purpose = Ziel
fact-to-beat = Zu übertreffen
fact-to-reach = Zu erreichen
fact-dice = Würfel
fact-card-dice = Kartenwürfel
fact-result = Ergebnis
fact-throws = Würfe
fact-leader = Es führt
king-open = darf herausgefordert werden
phase-lot = das Los
phase-deal = das Austeilen
phase-throw = ein Wurf
phase-choose = ein Ziel
phase-roll = neu würfeln oder aufhören
phase-revenge = eine Burg für den König
phase-guards = die Wachen
phase-over = nichts mehr
purpose-pile = Karte vom Stapel
purpose-steal = Diebstahl
purpose-attack = Angriff
purpose-defence = Verteidigung
purpose-tournament = Turnier
purpose-king = König
purpose-card = { $purpose }: { $card }
head-player = Spieler
head-castles = Burgen
head-tournaments = Turniere
head-specials = Sonder{ "\u00AD" }karten
head-place = Rang
head-pile = Stapel
head-top = Oben
head-size = Karten
head-tail = Untergeschoben, in dieser Folge
pile-name = Stapel { $number }
guarded-card = { $card } [bewacht]
number = { $number }
round-of = { $round } von { $limit }
cards = { $cards }
cards-and-more = { $cards } und { $many ->
    [one] eine weitere
   *[other] { $many } weitere
}
many-of = { $many } × { $card }
combo = { $combo }
dice = { $dice }
dice-dead = { $dead ->
    [0] { $dice }
    [one] { $dice } und eine Niete
   *[other] { $dice } und { $dead } Nieten
}
dice-in-the-air = { $many ->
    [one] { $dice }, ein Würfel rollt
   *[other] { $dice }, { $many } Würfel rollen
}

# Was sich zählen lässt

measure-rounds = Runden
measure-turns = Züge insgesamt
measure-attacks = Angriffe auf Burgen
measure-steals = Versuche, jemandem eine Sonderkarte abzunehmen
measure-tournaments = Turniere
measure-king-attempts = Versuche gegen den König
measure-ended-castles = Genug Burgen
measure-ended-tournaments = Burgen und Turniere
measure-ended-king = Der König ist gestürzt
measure-ended-last-round = Die letzte vereinbarte Runde ist vorbei

# -- Chancen -------------------------------------------------------------------

odds-help = Genaue Chancen beim Würfeln, mit den besten neuen Würfen. Ohne Angabe: alle Karten; mit --target eine Kombination, mit --live die Würfel, die schon liegen.
odds-ask-table = eine fertige Tabelle: cards, results, attacks oder tournaments
odds-ask-target = die Kombination, die zu übertreffen ist: drei Vieren und eine Eins sind 444+1
odds-ask-live = die Würfel, die liegen; eine 6 zählt nicht mehr
odds-ask-left = wie oft noch gewürfelt werden darf [Vorgabe: 1]
odds-ask-card-dice = die eigenen Kartenwürfel
odds-ask-throws = nur für so viele Würfe [Vorgabe: 1 bis 4]
odds-own = Eigene Kartenwürfel: { $dice }.
odds-own-none = Ohne eigene Kartenwürfel.
odds-thresholds = Chance, eine Karte zu übertreffen, nach der Anzahl der Würfe. { $own } Die letzte Zeile ist der König.
odds-target = Chance, { $target } zu übertreffen. { $own }
odds-live = Chance, { $target } zu übertreffen, wenn { $live } liegen. Würfe noch übrig: { $left }. { $own }
odds-cards = Chance, eine Karte zu übertreffen. Spalten: Anzahl der Würfe | eigene Kartenwürfel.
odds-results = Chance, einen Wurf zu übertreffen. Spalten: Anzahl der Würfe | eigene Kartenwürfel.
odds-attacks = Chance, eine Burg zu erobern. Spalten: Anzahl der Würfe; a 5 und d 5: Angriff oder Verteidigung hat den Kartenwürfel 5. Verteidigt wird mit { $throws } Würfen.
odds-tournaments = Chance, das eigene Turnier zu gewinnen, wenn niemand Kartenwürfel hat.
odds-head-card = Karte
odds-head-result = Wurf
odds-head-castle = Burg
odds-head-players = Personen
odds-head-host = Chance
odds-head-throws = Würfe
odds-head-chance = Chance
odds-head-keep = liegen lassen
odds-head-again = neu würfeln
odds-bad-table = Eine Tabelle „{ $text }“ gibt es nicht. Möglich: { $possible }.
odds-bad-number = --{ $name } kann nicht „{ $text }“ sein. Nimm 1 bis { $most }.
odds-bad-target = --target „{ $text }“ ist keine Kombination. Schreib gleiche Zahlen von 1 bis 5 und eine andere dahinter, etwa 444+1.
odds-bad-live = --live „{ $text }“ sind keine Würfel. Schreib eine bis sechs Zahlen von 1 bis 6, etwa 44512.
odds-bad-card-dice = --card-dice „{ $text }“ sind keine Kartenwürfel. Schreib Zahlen von 1 bis 5, jede höchstens einmal, etwa 4,5.
odds-needs = --{ $one } braucht auch --{ $other }.
odds-either = --{ $one } und --{ $other } passen nicht zusammen. Nimm nur eines von beiden.

# Das erste Spiel, Schritt für Schritt: die Worte der Lektion.

lesson-castle = Wer vier Burgen hat, gewinnt; eine hast du schon. Würfle um Burg Blau auf dem Stapel!
    .title = Eine Burg
lesson-castle-no-tournament = Ein Turnier, das kommt gleich. Erst die Burg!
lesson-castle-no-tuck = Unter den Stapel? Die Burg willst du doch haben!

lesson-dice = Zu schlagen sind drei Dreien und eine 2. Behalt die Vieren und wirf 1, 2, 3 neu; die 6 ist eine Niete.
    .title = Würfeln
lesson-dice-done = Gewonnen! Mehr Gleiche schlagen weniger; bei gleich vielen zählt die höhere Zahl, dann die nach dem Plus.
lesson-dice-no = Erlaubt, aber deine beiden Vieren sind Gold wert. Behalt nur sie.
lesson-dice-no-stop = Zwei Vieren reichen nicht, und du hast noch zwei Würfe.

lesson-tournament = Bruno richtet ein Turnier aus: Alle würfeln, das beste Ergebnis bekommt die Karte. Schlag seine 333+5!
    .title = Ein Turnier
lesson-tournament-done = 555+2 schlägt 333+5: Fünfen zählen mehr als Dreien. Drei Turniere und zwei Burgen wären auch ein Sieg.
lesson-tournament-no = Such dir das Beste heraus und behalt nur das: die Fünfen.
lesson-tournament-no-stop = Mit zwei Fünfen bleibt Bruno vorn. Wirf noch einmal!

lesson-special = Clara hat jetzt auch zwei Burgen. Hol dir den Kartenwürfel: Er gibt dir zu jedem Wurf eine 4 dazu!
    .title = Sonderkarten
lesson-special-done = Auf Anhieb! Und eine Sonderkarte vom Stapel bringt gleich noch einen Versuch.
lesson-special-no-attack = Angreifen? Gleich, und mit dem Kartenwürfel viel lieber.
lesson-special-no-waste = Die beste Karte unter den Stapel schieben? Lieber nicht!
lesson-special-no-tuck = Kein schlechter Gedanke, aber hol dir erst den Kartenwürfel.

lesson-tuck = Burg Rot hast du schon, und kein Wappen hat man zweimal. Aber Bruno könnte sie holen: Schieb sie unter den Stapel!
    .title = Unterschieben
lesson-tuck-done = Weg ist sie. Das darfst du einmal in jedem Zug.
lesson-tuck-no-attack = Sofort! Aber erst räumst du Burg Rot aus Brunos Reichweite.
lesson-tuck-no-blue = Burg Blau hast du auch schon. Aber Rot ist leichter zu gewinnen, also schieb Rot unter den Stapel.
lesson-tuck-no-end = Du hast noch einen Versuch, verschenk ihn nicht!

lesson-attack = Wer mehr als eine Burg hat, kann eine verlieren. Greif Claras Burg Weiß an!
    .title = Angriff
lesson-attack-no-yellow = Fast genauso gut, aber Burg Weiß ist ein bisschen leichter.
lesson-attack-no-tournament = Ein Turnier gewinnst du nicht so leicht wie diese Burg.
lesson-attack-no-end = Jetzt schon heimgehen? Du hast noch einen Versuch!

lesson-on = 444+5 genügt für die Burg, aber Clara wehrt sich gleich. Weiterwürfeln hebt die Chance von 55 auf 72 %: Behalt die Vieren!
    .title = Aufhören oder weiter?
lesson-on-no = Das geht auch. Am besten behältst du genau die beiden Vieren, die dritte liegt auf deiner Karte.
lesson-on-no-stop = Vorsicht, Falle! Die Burg ist erst dein, wenn auch Clara dein Ergebnis nicht schlägt. Mach es höher!

lesson-stop = Vier Vieren mit deinem Kartenwürfel, das schlägt sogar drei Fünfen! Mehr ist nicht drin: Hör auf.
    .title = Genug
lesson-stop-done = Clara würfelt mit zitternder Hand – mehr als drei Fünfen werden es nicht. Die dritte Burg ist dein!
lesson-stop-no = Deine Vieren noch einmal werfen? Da kann nur etwas verloren gehen.

lesson-defend = Jetzt bist du die Beute: Bruno greift deine Burg Rot an und hat 555+3. Dein Gegenwurf: Behalt die Fünfen!
    .title = Verteidigen
lesson-defend-done = 555+4! Die 4 vom Kartenwürfel rettet deine Burg.
lesson-defend-no = Gegen 555+3 helfen am besten die Fünfen. Behalt nur sie.
lesson-defend-no-stop = Aufgeben? Du hast noch zwei Würfe!

lesson-king = Mit drei Burgen darfst du den König herausfordern, ein Erfolg gewinnt das Spiel. Vergleich erst die Chancen!
    .title = Der König
lesson-king-no = Such die vierte Burg! Eine liegt offen auf dem Stapel.
lesson-king-no-king = Nur 20 %, und ein Fehlschlag kostet eine Burg! Burg Grün holst du zu 77 %, und es wäre deine vierte.
lesson-king-no-waste = Die vierte Burg liegt vor dir, und du schiebst sie unter den Stapel?

lesson-last = Eine Straße zählt hier nichts. Aber die 4 passt zu deinem Kartenwürfel: Behalt sie!
    .title = Die vierte Burg
lesson-last-no = Drei Gleiche müssen es werden, und eine 4 hast du sicher. Behalt nur die 4.
lesson-last-no-stop = Noch sind es nur zwei Vieren. Wirf weiter!

lesson-end = Die vierte Burg, das Land ist dein! Jetzt allein!
    .title = Gewonnen

# The board

round-number = Runde { $round }
turn-mine = dein Zug
turn-of = im Zug von { $player }
you = Du
unknown-card = unbekannt
new-short = neu
card-is-guarded = bewacht
card-is-new = neu seit deinem letzten Zug
many-cards = { $many ->
    [one] 1 Karte
   *[other] { $many } Karten
}
many-specials = { $many ->
    [one] 1 Sonderkarte
   *[other] { $many } Sonderkarten
}
many-throws = { $many ->
    [one] 1 Wurf
   *[other] { $many } Würfe
}
pile-empty = leer
pile-known = Was von diesem Stapel bekannt ist: zuerst die Zahl der unbekannten Karten, dann die untersten von oben nach unten
piles-known = Was von den Stapeln bekannt ist
many-unknown = { $many ->
    [one] 1 unbekannte Karte
   *[other] { $many } unbekannte Karten
}
tuck = Unterschieben
tuck-short = Schieben
leaf = { $name }: Burgen { $castles }, Turniere { $tournaments }, Sonderkarten { $specials }.
tournaments-won = { $many ->
    [one] 1 Turnier gewonnen
   *[other] { $many } Turniere gewonnen
}
lacks-castle = 1 Burg fehlt
lacks-tournament = 1 Turnier fehlt
lacks-either = 1 Burg oder 1 Turnier fehlt
goals = So gewinnst du
goal-castles = { $castles ->
    [3] drei Burgen
    [4] vier Burgen
   *[other] { $castles } Burgen
}
goal-king = { $castles ->
    [2] zwei und der König
    [3] drei und der König
   *[other] { $castles } und der König
}
goal-set = { $castles ->
    [1] eine und zwei Turniere
    [2] zwei und drei Turniere
   *[other] { $castles } und { $tournaments } Turniere
}
last-deeds = Was die anderen zuletzt taten
deed-last = Zuletzt: { $deed }.
deed-host = richtet ein Turnier aus
deed-host-own = gewann das eigene Turnier
deed-host-lost = Turnier an { $player }
deed-king = König
deed-pile = { $card } vom Stapel
deed-from = { $card } von { $player }
deed-from-me = { $card } von dir

tournament-mine = Dein Turnier
tournament-of = Turnier von { $player }
leads = führt
wins-lists = gewinnt
rolls-now = würfelt
waits = wartet
besieged = { $card } wird belagert
attack-shows = Angriff
defence-shows = Verteidigung
king-title = Der König
king-revenge = Die Rache des Königs
king-demands = Er fordert eine Burg.
king-demands-short = fordert eine Burg
king-challenged = Der König ist herausgefordert
king-challenged-short = im Kampf
king-challenged-note = Misslingt es, fordert er eine Burg.
king-challenged-safe = Misslingt es, bewahrt der Schutz die Burgen.
king-may-short = du darfst jetzt
king-from-short = ab { $castles } Burgen
king-may = Du darfst ihn herausfordern.
king-from = Wer seinen Zug mit { $castles ->
    [2] zwei
    [3] drei
   *[other] { $castles }
} Burgen beginnt, darf ihn herausfordern.

before-first-roll = Gleich geht es los
what-for = Worum würfelst du?
only-tuck = Nichts zu gewinnen: Schieb weiter
choose-tuck = Keine Karte auf dem Tisch taugt für dich. Schieb eine unter ihren Stapel, die nächste wird aufgedeckt.
choose-tuck-or-tab = Von den Stapeln taugt gerade keine Karte für dich. Schieb eine unter ihren Stapel, oder wähl ein anderes Ziel.
choose-target = { $chances ->
    [hidden] Wähle eine Karte mit Siegel.
   *[told] Wähle eine Karte mit Siegel: Die Zahl ist deine Chance in Prozent.
}
tucks-left = { $many ->
    [one] noch 1 × unterschieben
   *[other] noch { $many } × unterschieben
}
tab-pile = Stapel
tab-attack = Angreifen
tab-steal = Stehlen
tab-king = König
do-pile = Darum würfeln
do-host = Turnier ausrichten
do-attack = Angreifen
do-steal = Stehlen
do-king = Herausfordern
do-tuck = Unterschieben
do-end-turn = Zug beenden
printed = auf der Karte: { $combo }
all-roll = alle würfeln mit
my-attack = Angriff auf { $card }
my-defence = Verteidige { $card }!
my-pile = Du würfelst um { $card }
my-steal = Du stiehlst { $card }
my-tournament = Dein Ritt im Turnier
my-king = Stürze den König!
their-attack = { $player } greift { $card } an
their-defence = { $player } verteidigt { $card }
their-pile = { $player } würfelt um { $card }
their-steal = { $player } stiehlt { $card }
their-tournament = { $player } reitet im Turnier
their-king = { $player } fordert den König heraus
roll-over = Letzter Wurf: { $player }
stake-tournament = Dein { $number ->
    [1] erstes
    [2] zweites
    [3] drittes
   *[other] nächstes
} Turnier?
stake-win = Gelingt es, hast du gewonnen!
stake-their-win = Gelingt es, hat { $player } gewonnen!
stake-defence = Fällt die Burg, gewinnt { $player }!
stake-attacked = { $player } greift dich an!
stake-mine = Es geht um deine Karte!
throw-of = Wurf { $used } von { $most }
leader-has = Es führt { $player } mit
you-have = Du hast
they-have = { $player } hat
with-card-dice = Kartenwürfel dazu
nothing-yet = noch nichts
rail-stays = Bleibt liegen
rail-again = Neu würfeln
die-stays = Würfel { $number }: { $value }, bleibt liegen
die-again = Würfel { $number }: { $value }, wird neu geworfen
dud = Niete
throw-again = { $many ->
    [one] 1 Würfel neu
   *[other] { $many } Würfel neu
}
throws-left = { $many ->
    [one] noch 1 Wurf
   *[other] noch { $many } Würfe
}
choose-dice = Würfel wählen
tap-dice = tippe an, was du neu werfen willst
best-choice = die beste Wahl
show-best = Beste Wahl zeigen
stop = Aufhören
stop-with = mit { $combo }
guards-title = Was sollen deine Wächter bewachen?
guards-castles = Zwei Burgen: Tippe an, welche offen bleibt.
guards-special = Eine Sonderkarte: Tippe an, welche sicher ist.
guards-choose = Tippe eine Karte an.
guards-do = So bewachen
guarded = bewacht
left-open = offen
revenge-title = Der König fordert eine Burg
revenge-castle = Welche gibst du her?
revenge-pile = Unter welchen Stapel?
revenge-choose = Wähle eine Burg und einen Stapel.
revenge-do = Hergeben
key-die = Würfel liegen lassen oder neu werfen
key-stop = aufhören
key-best = die beste Wahl zeigen
key-target = Art des Ziels und Ziel
key-tuck = die Karte von Stapel 1 oder 2 unterschieben
key-end = Zug beenden

# The end

story = So kam es dazu
story-sums = Burgen { $castles }, Turniere { $tournaments }; { $made } von { $tried } Versuchen gelungen.
made-of = { $made } von { $tried }
head-made = Versuche gelungen
legend-castle = Burg
legend-tournament = Turnier
legend-made = gelungen
legend-failed = misslungen
legend-lost = verloren
won-by-castles = { $castles ->
    [3] drei Burgen
    [4] vier Burgen
   *[other] { $castles } Burgen
}
won-by-set = Burgen und Turniere
won-by-king = der König ist gestürzt
won-by-limit = die letzte Runde ist vorbei

## Parts of a finished game

chapter-round = Runde { $number }
chapter-tournament = Turnier von { $player }
chapter-king = { $player } gegen den König

## On the television: what somebody decides now

asks-choose = { $name } wählt ein Ziel
asks-pile = { $name } würfelt um { $card }
asks-steal = { $name } will { $card } stehlen
asks-attack = { $name } greift { $card } von { $other } an
asks-defence = { $name } verteidigt { $card }
asks-tournament = { $name } ist im Turnier an der Reihe
asks-king = { $name } fordert den König heraus
asks-guards = { $name } stellt Wachen auf
asks-revenge = { $name } gibt dem König eine Burg

## Help in place: what a thing is and does, by its name in `data-see`, with its rule

see-phase-choose = Dein Zug: Such dir ein Ziel, um das du würfelst: die oberste Karte eines Stapels, eine fremde Sonderkarte, eine fremde Burg oder den König. Vorher darfst du eine Karte unter ihren Stapel schieben. Was eine Sonderkarte tut, erfährst du hier, sobald du sie antippst.
    .rule = R4.4
    .now = R4.3 R4.4 R4.5 R4.6 R4.7 R4.8 R4.9 R4.10
see-phase-roll = Wähl, welche Würfel du noch einmal wirfst, oder hör auf. Jede 6 ist eine Niete und bleibt bis zum Ende des Versuchs verloren.
    .rule = R4.2
    .now = R4.1 R4.2
see-phase-revenge = Die Rache des Königs: Gib eine deiner Burgen her und wähl den Stapel, unter den sie kommt.
    .rule = R4.10
    .now = R4.10
see-phase-guards = Am Ende deines Zuges stellst du deine Wachen auf; was bewacht ist, kann bis zu deinem nächsten Zug niemand nehmen.
    .rule = R4.12
    .now = R4.12
see-piles = Ein Stapel: Um seine oberste Karte kannst du würfeln. Wer sie übertrifft, bekommt sie; sonst kommt sie unter den Stapel.
    .rule = R4.6
see-piles-castle = Eine Burg vom Stapel: Übertriff ihre Kombination, dann gehört sie dir. Vier Burgen mit verschiedenen Wappen gewinnen.
    .rule = R4.6
see-piles-tournament = Ein Turnier: Wer es wählt, würfelt zuerst, mit vier Würfen; dann alle anderen. Das beste Ergebnis bekommt die Karte.
    .rule = R4.9
see-realms = Was vor jemandem liegt: Burgen, Turniere und Sonderkarten, alles offen.
    .rule = R3.4
see-realms-castles = Eine Burg: Wer sie angreift, muss sie übertreffen, und dann darf sich ihr Besitzer wehren. Die letzte Burg ist sicher, zu zweit die letzten beiden.
    .rule = R4.8
see-realms-specials = Eine Sonderkarte: Sie wirkt, solange sie hier liegt. Wer ihre Kombination übertrifft, darf sie stehlen.
    .rule = R4.7
see-realms-specials-die1 = { special-die1 }: { effect-die1 }.
    .rule = R2.5
see-realms-specials-die2 = { special-die2 }: { effect-die2 }.
    .rule = R2.5
see-realms-specials-die3 = { special-die3 }: { effect-die3 }.
    .rule = R2.5
see-realms-specials-die4 = { special-die4 }: { effect-die4 }.
    .rule = R2.5
see-realms-specials-die5 = { special-die5 }: { effect-die5 }.
    .rule = R2.5
see-realms-specials-catapult = { special-catapult }: { effect-catapult }.
    .rule = R2.5
see-realms-specials-champion = { special-champion }: { effect-champion }.
    .rule = R2.5
see-realms-specials-stack = { special-stack }: { effect-stack }.
    .rule = R2.5
see-realms-specials-castle-guard = { special-castle-guard }: { effect-castle-guard }.
    .rule = R2.5
see-realms-specials-special-guard = { special-special-guard }: { effect-special-guard }.
    .rule = R2.5
see-realms-specials-treason = { special-treason }: { effect-treason }.
    .rule = R2.5
see-realms-specials-protection = { special-protection }: { effect-protection }.
    .rule = R2.5
see-piles-die1 = { special-die1 }: { effect-die1 }. Wer die Karte gewinnt, darf noch einen Versuch machen.
    .rule = R2.5
see-piles-die2 = { special-die2 }: { effect-die2 }. Wer die Karte gewinnt, darf noch einen Versuch machen.
    .rule = R2.5
see-piles-die3 = { special-die3 }: { effect-die3 }. Wer die Karte gewinnt, darf noch einen Versuch machen.
    .rule = R2.5
see-piles-die4 = { special-die4 }: { effect-die4 }. Wer die Karte gewinnt, darf noch einen Versuch machen.
    .rule = R2.5
see-piles-die5 = { special-die5 }: { effect-die5 }. Wer die Karte gewinnt, darf noch einen Versuch machen.
    .rule = R2.5
see-piles-catapult = { special-catapult }: { effect-catapult }. Wer die Karte gewinnt, darf noch einen Versuch machen.
    .rule = R2.5
see-piles-champion = { special-champion }: { effect-champion }. Wer die Karte gewinnt, darf noch einen Versuch machen.
    .rule = R2.5
see-piles-stack = { special-stack }: { effect-stack }. Wer die Karte gewinnt, darf noch einen Versuch machen.
    .rule = R2.5
see-piles-castle-guard = { special-castle-guard }: { effect-castle-guard }. Wer die Karte gewinnt, darf noch einen Versuch machen.
    .rule = R2.5
see-piles-special-guard = { special-special-guard }: { effect-special-guard }. Wer die Karte gewinnt, darf noch einen Versuch machen.
    .rule = R2.5
see-piles-treason = { special-treason }: { effect-treason }. Wer die Karte gewinnt, darf noch einen Versuch machen.
    .rule = R2.5
see-piles-protection = { special-protection }: { effect-protection }. Wer die Karte gewinnt, darf noch einen Versuch machen.
    .rule = R2.5
see-realms-tournaments = Gewonnene Turniere: Drei davon und zwei Burgen, und du hast gewonnen.
    .rule = R4.9
see-realms-guarded = Bewacht: Was eine Wache hat, kann bis zum nächsten eigenen Zug niemand angreifen oder stehlen.
    .rule = R4.12
see-roll = Ein Versuch: sechs Würfel, meist drei Würfe; was liegen bleibt, wählst du selbst.
    .rule = R4.2
see-roll-live = Deine Würfel: Was du liegen lässt, bleibt; eine 6 ist eine Niete und bis zum Ende des Versuchs verloren.
    .rule = R4.2
see-roll-to_beat = Diese Kombination ist zu übertreffen: erst zählen mehr gleiche Würfel, dann ihre Zahl, dann die Zusatzzahl hinter dem Plus.
    .rule = R2.1
see-roll-result = Was der Wurf jetzt gilt: die häufigste Zahl und als Zusatzzahl die höchste andere.
    .rule = R4.1
see-roll-card_dice = Kartenwürfel: Sie zählen in jedem Versuch mit und werden nie geworfen.
    .rule = R2.5
see-roll-results = Das Turnier: die Ergebnisse der Reihe nach. Wer am Ende führt, bekommt die Karte.
    .rule = R4.9
see-roll-defence = Die Verteidigung: Wer angegriffen wird, würfelt danach mit drei Würfen und behält die Burg, wenn er das Ergebnis übertrifft.
    .rule = R4.8
see-may_challenge = Der König: Wer den Zug mit genau drei Burgen beginnt, darf ihn herausfordern. 4444+5 zu übertreffen gewinnt das Spiel, ein Misserfolg kostet eine Burg.
    .rule = R4.10
see-goals = Die drei Wege zum Sieg: Burgen, Burgen und Turniere, oder der gestürzte König.
    .rule = R5.1
see-section-turn = Wie es steht: wer am Zug ist, was zu tun ist und ob der König herausgefordert werden darf.
    .rule = R4.3
see-section-realms = { see-realms }
    .rule = R3.4
see-section-piles = { see-piles }
    .rule = R4.6
see-section-roll = { see-roll }
    .rule = R4.2
see-section-last-roll = Der Versuch, der zuletzt gewürfelt wurde, und sein Ergebnis.
    .rule = R4.2
see-section-unseen = Karten, die noch niemand gesehen hat: Sie liegen irgendwo in den Stapeln.
    .rule = R7.1

## The rules in one minute; what players type to find something, and the word the rules have for it

minute-goal =
    { $short_game ->
        [1] Sammle drei Burgen mit verschiedenen Wappen, oder eine Burg und zwei Turniere. Oder stürz mit zwei Burgen den König.
       *[0] Sammle vier Burgen mit verschiedenen Wappen, oder zwei Burgen und drei Turniere. Oder stürz mit drei Burgen den König.
    }
minute-turn =
    Such dir eine Karte: oben auf einem Stapel, eine fremde Sonderkarte oder eine fremde Burg. Du hast sechs Würfel und meist drei Würfe; vor jedem neuen Wurf wählst du, was liegen bleibt. Jede 6 ist eine Niete. { $target_rule ->
        [reach] Erreichst oder übertriffst du die Karte
       *[exceed] Übertriffst du die Karte
    }, gehört sie dir: mehr gleiche Würfel schlagen weniger, dann zählt ihre Zahl, dann die Zusatzzahl. Wer eine Burg angreift, muss danach noch die Verteidigung überstehen. Eine Sonderkarte vom Stapel bringt einen weiteren Versuch.
minute-end =
    Sobald jemand eines der drei Ziele erreicht, ist das Spiel aus{ $round_limit ->
        [0] .
        [one] , spätestens aber nach einer Runde.
       *[other] , spätestens aber nach { $round_limit } Runden.
    }
search-words =
    klauen, rauben, wegnehmen, stehlen: Stehlen
    Niete, sechs, 6: Niete
    Pasch, Drilling, Kombination: Kombination
    Joker, Kicker, Beikarte: Zusatzzahl
    Burg erobern, erobern, Krieg: Angriff
    verteidigen, abwehren: Verteidigung
    Chef, Boss, Königin: König
    beschützen, bewachen, Wache: Wächter
    weglegen, drunterlegen, unterschieben: schieben
    nochmal, noch einmal, Zusatzversuch: noch einen Versuch
    Farbe, Schild: Wappen
    Würfelkarte, Würfelkarten, Zahlenkarte: Kartenwürfel
    grüne Burg, rote Burg, blaue Burg: Burg
    Gleichstand, unentschieden: Gleichstand
    Ende, gewinnen, Sieg: gewinn

tip-own-castles = So hast du bald im Schnitt { $value } statt { $than } Burgen.
tip-other-castles = So hat die stärkste Konkurrenz bald im Schnitt { $value } statt { $than } Burgen.
tip-own-tournaments = So hast du bald im Schnitt { $value } statt { $than } Turniere.
tip-other-tournaments = So hat die stärkste Konkurrenz bald im Schnitt { $value } statt { $than } Turniere.
tip-own-specials = So hast du bald im Schnitt { $value } statt { $than } Sonderkarten.
tip-other-specials = So hat die stärkste Konkurrenz bald im Schnitt { $value } statt { $than } Sonderkarten.
tip-own-dice = So hast du bald im Schnitt { $value } statt { $than } Kartenwürfel.
tip-other-dice = So hat die stärkste Konkurrenz bald im Schnitt { $value } statt { $than } Kartenwürfel.
tip-own-guards = So hast du bald im Schnitt { $value } statt { $than } bewachte Karten.
tip-other-guards = So hat die stärkste Konkurrenz bald im Schnitt { $value } statt { $than } bewachte Karten.
