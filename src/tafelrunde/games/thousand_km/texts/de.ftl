# 1000 Kilometer

game-title = 1000 Kilometer
game-blurb = Eine Rallye mit Karten: genau 700 oder 1000 km fahren, die anderen mit Pannen aufhalten und einen Angriff blitzschnell mit einer Blitz-Aktion kontern.
game-brief =
    Ziel: in jeder Rallye genau bis ans Ziel fahren. Über mehrere Rallyes gewinnt, wer als Erstes 5000 Punkte hat.
    Ein Zug: eine Karte ziehen, dann eine auslegen oder abwerfen. Fahren darf nur, wer grünes Licht hat.
    Angriffe halten die anderen auf: rotes Licht, drei Pannen, Tempolimit. Gegen eine Panne hilft erst die passende Reparatur, dann ein grünes Licht.
    Vier Aktionskarten schützen je bis zum Ende der Rallye: Vorfahrt vor rotem Licht und Tempolimit, Werkstatt vor der Motorpanne, Rallyeservice vor der Reifenpanne, Tankstelle vor dem leeren Tank. Wer beim Angriff die passende auf der Hand hat, darf ihn sofort kontern: Das ist die Blitz-Aktion.
game-origin = Rekonstruiert: Wie viele Karten es von jeder Sorte gibt, folgt dem bekannten Kartensatz von Mille Bornes.
game-score = Punkte

option-mode = Länge
option-mode-help = Eine Meisterschaft aus mehreren Rallyes oder nur eine Rallye.
option-mode-championship = Meisterschaft
option-mode-single_rally = Eine Rallye
option-points_target = Punkte zum Sieg
option-points_target-help = Die Meisterschaft endet, sobald eine Partei allein die meisten Punkte hat und mindestens so viele.
option-extension_allowed = Verlängerung
option-extension_allowed-help = Wer 700 km erreicht, darf die Rallye auf 1000 km verlängern (nicht im Teamspiel).
option-limit_any_time = Tempolimit jederzeit
option-limit_any_time-help = Ein Tempolimit darf auch vor eine Partei gelegt werden, die gerade steht.
option-green_after_action = Neues Grün nach einer Aktionskarte
option-green_after_action-help = Hat eine Aktionskarte einen laufenden Angriff aufgehoben, ist ein neues grünes Licht nötig, außer nach einer Blitz-Aktion.
option-first_dealer = Erster Geber
option-first_dealer-help = Wer zuerst gibt; links davon wird begonnen.
option-first_dealer-random = Das Los entscheidet
option-max_rallies = Höchstens so viele Rallyes
option-max_rallies-help = Nach so vielen Rallyes endet die Meisterschaft, wie auch immer es steht.
option-six_as_three_pairs = Zu sechst als drei Paare
option-six_as_three_pairs-help = Sechs Personen bilden drei Zweierteams und fahren 700 km, statt zweier Dreierteams.

order-blitz = Blitz-Aktion immer ausrufen
order-decline = Angriffe immer gelten lassen
order-ask = Jedes Mal fragen

card-KM25 = 25 km
card-KM50 = 50 km
card-KM75 = 75 km
card-KM100 = 100 km
card-KM200 = 200 km
card-GREEN = Grünes Licht
card-SELF_HELP = Selbsthilfe
card-SPARE_TYRE = Reservereifen
card-SPARE_CAN = Reservekanister
card-END_LIMIT = Ende des Tempolimits
card-PRIORITY = Vorfahrt (Blaulicht)
card-WORKSHOP = Werkstatt
card-SERVICE = Rallyeservice
card-STATION = Tankstelle
card-STOP = Rotes Licht
card-ENGINE = Motorpanne
card-TYRE = Reifenpanne
card-TANK = Leerer Tank
card-LIMIT = Tempolimit

action-drive = { $card } fahren
action-play = Auslegen: { $card }
action-attack = { $card } gegen { $on }
action-discard = Abwerfen: { $card }
action-blitz = Blitz! Sofort kontern: { $card }
action-decline = Angriff gelten lassen: { $card }
action-extend = Auf 1000 km verlängern
action-stop-here = Hier aufhören und die Rallye gewinnen

effect-drive = danach { NUMBER($total, useGrouping: 0) } von { NUMBER($target, useGrouping: 0) } km
effect-GREEN = ab dem nächsten Zug freie Fahrt
effect-SELF_HELP = behebt die Motorpanne; danach ist noch ein grünes Licht nötig
effect-SPARE_TYRE = behebt die Reifenpanne; danach ist noch ein grünes Licht nötig
effect-SPARE_CAN = füllt den Tank; danach ist noch ein grünes Licht nötig
effect-END_LIMIT = alle Entfernungen sind wieder erlaubt
effect-PRIORITY = kein rotes Licht und kein Tempolimit mehr; 100 Punkte; nachziehen und weiterspielen
effect-WORKSHOP = keine Motorpanne mehr; 100 Punkte; nachziehen und weiterspielen
effect-SERVICE = keine Reifenpanne mehr; 100 Punkte; nachziehen und weiterspielen
effect-STATION = kein leerer Tank mehr; 100 Punkte; nachziehen und weiterspielen
effect-STOP = zum Weiterfahren ist ein grünes Licht nötig
effect-ENGINE = erst Selbsthilfe, dann ein grünes Licht nötig
effect-TYRE = erst ein Reservereifen, dann ein grünes Licht nötig
effect-TANK = erst ein Reservekanister, dann ein grünes Licht nötig
effect-LIMIT = höchstens 50 km pro Zug
effect-blitz = der Angriff verfällt; zusammen 400 Punkte; zwei Karten ziehen und sofort am Zug
effect-decline = der Angriff zählt
effect-extend = 200 Zusatzpunkte bei einem Sieg mit 1000 km, sonst 200 für jede Gegenpartei, die schon gefahren ist
effect-stop-here = die Rallye ist damit zu Ende

log-dealer = Das Los entscheidet: Zuerst gibt { $player }.
log-rally = Rallye { $number } beginnt; { $player } gibt.
log-draw = { $player } zieht eine Karte.
log-draw-own = { $player } zieht: { $card }.
log-drive = { $player } fährt { $card } und steht bei { NUMBER($total, useGrouping: 0) } km.
log-green = { $player } hat grünes Licht.
log-end-limit = { $player } lässt das Tempolimit hinter sich.
log-repair = { $player } behebt die Panne: { $card }.
log-action = { $player } legt eine Aktionskarte: { $card }.
log-lifted = Aufgehoben: { $cards }.
log-attack = { $player } greift { $on } an: { $card }.
log-discard = { $player } wirft ab: { $card }.
log-blitz = Blitz-Aktion! { $player } kontert sofort: { $card }.
log-decline = Du lässt den Angriff gelten.
log-extend = { $player } verlängert die Rallye auf 1000 km.
log-stop-here = { $player } beendet die Rallye.
log-won = Rallye { $number }: { $party } erreicht { NUMBER($target, useGrouping: 0) } km und gewinnt.
log-drawn = Rallye { $number } endet unentschieden: Alle Karten sind verbraucht, niemand ist am Ziel.
log-points = { $party }: { $points } Punkte, insgesamt { $total }.
log-champion = { $many ->
    [one] Sieg für { $parties }.
   *[other] Gemeinsamer Sieg: { $parties }.
}

refusal-not-in-hand = Diese Karte ist nicht auf deiner Hand.
    .rule = R4.2
refusal-not-rolling = Noch keine Fahrt: Erst ist ein grünes Licht nötig, nach einer Panne vorher die Reparatur.
    .rule = R4.3
refusal-too-fast = Unter einem Tempolimit sind nur 25 und 50 km erlaubt.
    .rule = R4.3
refusal-too-far = Das ginge über das Ziel hinaus; es muss genau erreicht werden.
    .rule = R4.3
refusal-third-200 = Eine Partei darf in einer Rallye nur zweimal 200 km fahren.
    .rule = R4.3
refusal-green-useless = Deine Ampel ist schon grün.
    .rule = R4.4
refusal-no-green-needed = Mit der Vorfahrt ist kein grünes Licht nötig.
    .rule = R4.4
refusal-repair-first = Erst die Panne beheben, dann kommt das grüne Licht.
    .rule = R4.4
refusal-nothing-to-repair = Hier gibt es nichts, was diese Karte behebt.
    .rule = R4.5
refusal-no-limit = Vor dir liegt kein Tempolimit.
    .rule = R4.6
refusal-no-such-party = Diese Partei gibt es an diesem Tisch nicht.
    .rule = R4.8
refusal-own-party = Die eigene Partei kann nicht angegriffen werden.
    .rule = R4.8
refusal-immune = Eine Aktionskarte schützt diese Partei davor.
    .rule = R4.8
refusal-already-stopped = Dort liegt schon ein Angriff; ein zweiter darauf ist nicht erlaubt.
    .rule = R4.8
refusal-not-on-the-road = Diese Partei fährt nicht: Ohne grünes Licht kann sie nicht angegriffen werden.
    .rule = R4.8
refusal-already-limited = Dort liegt schon ein Tempolimit.
    .rule = R4.9
refusal-no-blitz-card = Die Aktionskarte gegen diesen Angriff ist nicht auf deiner Hand.
    .rule = R4.11

section-rally = Rallye
section-road = Auf der Strecke
section-hand = Deine Hand
section-discard = Ablagestapel
section-sheet = Wertungsblock
fact-rally = Rallye
fact-target = Ziel
fact-talon = Karten im Talon
fact-extension = Verlängert von
fact-attack = Angriff
attack-on = { $card } gegen { $on }
head-party = Partei
head-km = Strecke
head-battle = Kampfstapel
head-speed = Tempo
head-actions = Aktionskarten
head-cards = Handkarten
head-points = Punkte
head-sheet = Punkte für
number = { NUMBER($number) }
km = { NUMBER($km, useGrouping: 0) } km
km-of = { NUMBER($km, useGrouping: 0) } von { NUMBER($target, useGrouping: 0) } km
cards = { $cards }
pile-of = { $many } × { $card }
hand-size = { $player } { $many }
team = Team { $number } ({ $players })
team-short = Team { $number }
battle-rolling = { $top } – darf fahren
battle-standing = { $top } – steht
pile-empty = leer
limited = Limit 50
unlimited = frei
blitz-card = { $card } (Blitz)
sheet-action_points = Aktionskarten
sheet-blitz_points = Blitz-Aktionen
sheet-km_points = Kilometer
sheet-win = Rallyesieg
sheet-delayed = Sieg bei leerem Talon
sheet-safe_trip = Ohne eine 200 am Ziel
sheet-extension = Verlängerung
sheet-unplaced = Gegner ohne Kilometer
sheet-sum = Diese Rallye
sheet-total = Meisterschaft

# Was sich zählen lässt

measure-rallies = Rallyes bis zur Entscheidung
measure-plays-per-rally = Gespielte Karten je Rallye
measure-points-per-rally = Punkte je Partei und Rallye
measure-blitz-per-rally = Blitz-Aktionen je Rallye
measure-drawn-rallies = Rallyes, in denen niemand das Ziel erreicht
measure-ended-target = Jemand erreicht die Punktzahl
measure-ended-last-rally = Die letzte vereinbarte Rallye ist vorbei
measure-from-action_points = { sheet-action_points }
measure-from-blitz_points = { sheet-blitz_points }
measure-from-km_points = { sheet-km_points }
measure-from-win = { sheet-win }
measure-from-delayed = { sheet-delayed }
measure-from-safe_trip = { sheet-safe_trip }
measure-from-extension = { sheet-extension }
measure-from-unplaced = { sheet-unplaced }
