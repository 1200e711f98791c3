# Kraftwagen

game-title = Kraftwagen
game-hook = Autos entwickeln, bauen, verkaufen: die Pionierzeit als Wettlauf.
game-time = 45–90 Min.
game-difficulty = anspruchsvoll
game-blurb = Drei Runden als Autobauer: forschen, Karosserien und Motoren bauen, im Grand Prix fahren und die Wagen so anbieten, dass ein Käufer genau sie haben will.
game-brief =
    Ziel: nach drei Runden die meisten Punkte, vor allem für verkaufte Wagen, dazu für den Grand Prix, für Prämien und für das Geld der Käufer.
    Die Kette: Wer ganz hinten steht, ist am Zug, nimmt irgendein Plättchen und führt dessen Aktionen aus. Die eigene Figur kommt an dessen Stelle: Wer weit springt, wartet lange; wer hinten bleibt, ist gleich noch einmal am Zug.
    Entwicklungen heben die Stufen für Karosserien (K) und Motoren (M) und brauchen je einen Arbeiter aus der Kantine. Genommen werden Teile bis zur eigenen Stufe; sie stehen in drei Werkshallen.
    Am Ende des Zuges darf ein Wagen in den Markt: eine Karosserie, ein Motor, mindestens ein Arbeiter und ein Preis.
    Die Runde endet, sobald der Markt voll ist oder der schwarze Stein auf 0 steht. Dann kaufen die geholten Käufer der Reihe nach, jeder den Wagen, der nach seiner Vorliebe der beste ist. Es zählt nur, was verkauft wird.
    Grand Prix: Der Rennwagen fährt so viele Felder, wie sein Motor zeigt; besetzte Felder werden übersprungen. Am Ende der Runde gibt es 7, 4 und 2 Punkte für die Platzierungen, dazu Punkte für gefahrene Rennrunden.
game-origin = Rekonstruiert: Viele Werte von Karten, Plättchen, Teilen und Prämien sind unsere, nicht die gedruckten.
game-score = Punkte

option-special_tiles = Sonderplättchen
option-special_tiles-help = In der Kette liegt immer ein zusätzliches Plättchen mit einer verstärkten Aktion; jede Runde hat ihren eigenen Satz.
option-hidden_scores = Verdeckte Punkte
option-hidden_scores-help = Während des Spiels zeigt die Übersicht nur die eigenen Punkte. Jeder Gewinn wird trotzdem offen genannt.
option-exact_level = Nur das beste Teil
option-exact_level-help = Wer ein Teil nimmt, muss das höchste vorrätige nehmen, das die eigene Stufe erlaubt, statt frei darunter zu wählen.
option-rounds = Runden
option-rounds-help = Ein ganzes Spiel mit drei Runden oder ein kurzes mit der ersten und der letzten.
option-rounds-123 = Drei Runden
option-rounds-13 = Kurzes Spiel (Runden 1 und 3)
option-engineers = Ingenieure
option-engineers-help = Mit den neun Ingenieurkarten. Ohne sie ist es ein leichteres Spiel für den Anfang.

icon-WORKER = Arbeiter
icon-RESEARCH = Forschung
icon-BODY = Karosserie
icon-ENGINE = Motor
icon-GRAND_PRIX = Grand Prix
icon-BUYER = Käufer

tile-and = { $first } + { $second }
chain-player = [{ $player }]
tile-XA1 = Sonderplättchen: Karosserie, Stufe zählt 2 höher
tile-XA2 = Sonderplättchen: Motor, Stufe zählt 2 höher
tile-XA3 = Sonderplättchen: zwei Arbeiter
tile-XA4 = Sonderplättchen: Grand Prix, 3 Felder weiter
tile-XB1 = Sonderplättchen: Karosserie, Stufe zählt 2 höher
tile-XB2 = Sonderplättchen: Motor, Stufe zählt 2 höher
tile-XB3 = Sonderplättchen: zweimal forschen
tile-XB4 = Sonderplättchen: Käufer, danach Schnellverkauf
tile-XC1 = Sonderplättchen: Karosserie, Stufe zählt 3 höher
tile-XC2 = Sonderplättchen: Motor, Stufe zählt 3 höher
tile-XC3 = Sonderplättchen: Grand Prix, 5 Felder weiter
tile-XC4 = Sonderplättchen: Käufer, danach Schnellverkauf

start-S1_RACE = Rennstart
start-S2_STAFF = Belegschaft
start-S3_COACH = Karosseriebau
start-S4_MOTOR = Motorenbau
effect-S1_RACE = der Rennwagen fährt sofort 2 Felder
effect-S2_STAFF = ein Arbeiter mehr in der Kantine
effect-S3_COACH = eine Karosserie 2 in die Werkshalle
effect-S4_MOTOR = ein Motor 2 in die Werkshalle oder in den Rennwagen

card-DEV_BB = Karosserie-Entwicklung
card-DEV_EE = Motor-Entwicklung
card-DEV_BE = Doppel-Entwicklung
card-DEV_B_BODY = Karosserie-Entwicklung mit Karosserie
card-DEV_B_ENGINE = Karosserie-Entwicklung mit Motor
card-DEV_E_ENGINE = Motor-Entwicklung mit Motor
card-DEV_E_BODY = Motor-Entwicklung mit Karosserie
card-INST_WORKERS = Einstellungswelle
card-INST_RACE = Rennsonntag
card-INST_PARTS = Teilelieferung
card-ENG_BENZ = Ingenieur Benz
card-ENG_DAIMLER = Ingenieur Daimler
card-ENG_MAYBACH = Ingenieur Maybach
card-ENG_OPEL = Ingenieur Opel
card-ENG_DIESEL = Ingenieur Diesel
card-ENG_BUGATTI = Ingenieur Bugatti
card-ENG_PORSCHE = Ingenieur Porsche
card-ENG_HORCH = Ingenieur Horch
card-ENG_OTTO = Ingenieur Otto

effect-DEV_BB = Karosseriestufe +2
effect-DEV_EE = Motorstufe +2
effect-DEV_BE = Karosserie- und Motorstufe +1
effect-DEV_B_BODY = Karosseriestufe +1, dann eine Karosserie nehmen
effect-DEV_B_ENGINE = Karosseriestufe +1, dann einen Motor nehmen
effect-DEV_E_ENGINE = Motorstufe +1, dann einen Motor nehmen
effect-DEV_E_BODY = Motorstufe +1, dann eine Karosserie nehmen
effect-INST_WORKERS = drei Arbeiter einstellen
effect-INST_RACE = der Rennwagen fährt 5 Felder
effect-INST_PARTS = eine Karosserie und einen Motor nehmen
effect-ENG_BENZ = auf einem angebotenen Wagen: Die Karosserie zählt 2 mehr
effect-ENG_DAIMLER = auf einem angebotenen Wagen: Der Motor zählt 2 mehr
effect-ENG_MAYBACH = auf einem angebotenen Wagen: Er zählt 2 Arbeiter mehr
effect-ENG_OPEL = auf einem angebotenen Wagen: Der Preis zählt 3 niedriger, bezahlt wird er ganz
effect-ENG_DIESEL = einmal im Spiel: den Motor eines eigenen Wagens im Markt austauschen
effect-ENG_BUGATTI = jede Fahrt im Grand Prix 1 Feld weiter
effect-ENG_PORSCHE = jede Fahrt im Grand Prix 1 Feld weiter
effect-ENG_HORCH = beim Nehmen einer Karosserie zählt die Stufe 1 höher
effect-ENG_OTTO = beim Nehmen eines Motors zählt die Stufe 1 höher
effect-inactive = { $effect } – aber erst mit einem Arbeiter: Die Kantine ist leer

engineer-BENZ = Benz
engineer-DAIMLER = Daimler
engineer-MAYBACH = Maybach
engineer-OPEL = Opel
engineer-DIESEL = Diesel
engineer-BUGATTI = Bugatti
engineer-PORSCHE = Porsche
engineer-HORCH = Horch
engineer-OTTO = Otto
engineer-spent = { $engineer } (verbraucht)

award-AW_BODY_4 = Erste Karosserie ab 4
award-AW_BODY_7 = Erste Karosserie 7
award-AW_ENGINE_4 = Erster Motor ab 4
award-AW_ENGINE_7 = Erster Motor 7
award-AW_LAP_1 = Erste Rennrunde
award-AW_LAP_3 = Zuerst drei Rennrunden in einem Rennen
award-AW_ENGINEERS_2 = Zuerst zwei Ingenieure
award-AW_DEVELOP_5 = Zuerst fünf aktive Entwicklungen
award-AW_PRESTIGE_4 = Erster Wagen mit vier Arbeitern
award-AW_SOLD_4 = Zuerst vier Wagen verkauft

likes-BODY = Käufer: beste Karosserie
likes-ENGINE = Käufer: bester Motor
likes-PRESTIGE = Käufer: meiste Arbeiter
likes-PRICE = Käufer: niedrigster Preis (zahlt doppelt)

part-body = Karosserie { $value }
part-engine = Motor { $value }
car = Karosserie { $body }, Motor { $engine }, Arbeiter { $workers }
car-for = Wagen (Karosserie { $body }, Motor { $engine }, Arbeiter { $workers }, Preis { $price })

action-start = Startplättchen { $tile } nehmen
action-take = { $tile }
action-do = Jetzt ausführen: { $icon }
action-card = { $card } nehmen
action-part = { $part } in eine leere Werkshalle
    .group = In eine Werkshalle
action-clear = { $part } statt { $cleared }
    .group = { $part }
action-race-engine = { $part } in den Rennwagen
    .group = In den Rennwagen
action-buyer = { $likes }
action-offer = Anbieten: Karosserie { $body } mit Motor { $engine } und { $workers ->
    [one] einem Arbeiter
   *[other] { $workers } Arbeitern
}
    .group = Karosserie { $body } mit Motor { $engine }
action-price = Preis { $price }
    .group = Preis { $price }
action-price-marker = Preis { $price }, mit { $engineer } auf dem Wagen
    .group = Preis { $price }
action-back = Zurück: doch anders anbieten
action-diesel = Diesel: Motor { $engine } einbauen in { $car }
action-quick_sale = Sofort verkaufen für { $money }: { $car }
action-no_sale = Keinen Wagen sofort verkaufen
action-end_turn = Zug beenden

effect-WORKER = ein Arbeiter kommt aus dem Vorrat
effect-RESEARCH = eine der offenen Karten nehmen
effect-BODY = eine Karosserie bis zur eigenen Stufe nehmen
effect-ENGINE = einen Motor bis zur eigenen Stufe nehmen
effect-BUYER = einen Käufer holen und das Geld an seinem Stapel bekommen
effect-lapses = verfällt: im Augenblick nicht möglich
effect-marker = alle Plätze sind besetzt: Der schwarze Stein rückt auf { $track }; bei 0 endet die Runde nach diesem Zug
effect-take = danach am Zug: { $next }
effect-take-race = danach am Zug: { $next }; Rennwagen dann: { $space }, Rennrunden: { $laps }
effect-race = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} weit: { $space }, Rennrunden: { $laps }
effect-clear = das alte Teil kommt zurück in den Vorrat
effect-race-engine = bisher Motor { $old }, dann { $new }
effect-buyer = { $money ->
    [one] 1 Punkt
   *[other] { $money } Punkte
} sofort; nähme jetzt einen Wagen von { $owner } für { $pays }
effect-buyer-none = { $money ->
    [one] 1 Punkt
   *[other] { $money } Punkte
} sofort; fände jetzt keinen Wagen mehr
effect-sold = ginge jetzt an Käufer { $place } für { $pays }
effect-unsold = kein Käufer nähme ihn jetzt
effect-back = in diesem Zug noch { $left ->
    [one] einmal
   *[other] { $left }-mal
} möglich
effect-quick_sale = Teile und Arbeiter kommen zurück, der Platz im Markt wird frei

log-order = Reihenfolge am Anfang: { $players }.
log-open = Aufgedeckt: { $card }.
log-start-lot = Zur Wahl steht das Startplättchen { $tile }.
log-special = Neu in der Kette: { $tile }.
log-start = { $player } nimmt das Startplättchen { $tile }.
    .you = Du nimmst das Startplättchen { $tile }.
log-take = { $player } nimmt das Plättchen { $tile }.
    .you = Du nimmst das Plättchen { $tile }.
log-take-special = { $player } nimmt ein { $tile }.
    .you = Du nimmst ein { $tile }.
log-card = { $player } nimmt { $card } ({ $effect }).
    .you = Du nimmst { $card } ({ $effect }).
log-card-inactive = { $player } nimmt { $card } ({ $effect }); die Karte wartet auf einen Arbeiter.
    .you = Du nimmst { $card } ({ $effect }); die Karte wartet auf einen Arbeiter.
log-part = { $player } stellt { $part } in eine leere Werkshalle.
    .you = Du stellst { $part } in eine leere Werkshalle.
log-clear = { $player } stellt { $part } in eine Werkshalle; dafür geht { $cleared } zurück in den Vorrat.
    .you = Du stellst { $part } in eine Werkshalle; dafür geht { $cleared } zurück in den Vorrat.
log-race-engine = { $player } baut { $part } in den Rennwagen ein.
    .you = Du baust { $part } in deinen Rennwagen ein.
log-hired = { $player } stellt { $many ->
    [one] einen Arbeiter
   *[other] { $many } Arbeiter
} ein.
    .you =
        Du stellst { $many ->
            [one] einen Arbeiter
           *[other] { $many } Arbeiter
        } ein.
log-activated = Ein Arbeiter von { $player } macht eine wartende Karte aktiv: { $card }.
    .you = Einer deiner Arbeiter macht eine wartende Karte aktiv: { $card }.
log-race = Der Rennwagen von { $player } fährt auf { $space }; Rennrunden: { $laps }.
    .you = Dein Rennwagen fährt auf { $space }; Rennrunden: { $laps }.
log-buyer = { $player } holt einen Käufer und bekommt { $money ->
    [one] 1 Punkt
   *[other] { $money } Punkte
}. { $likes }.
    .you =
        Du holst einen Käufer und bekommst { $money ->
            [one] 1 Punkt
           *[other] { $money } Punkte
        }. { $likes }.
log-track = { $player } rückt den schwarzen Stein auf { $track }.
    .you = Du rückst den schwarzen Stein auf { $track }.
log-offer = { $player } bietet einen Wagen an: Karosserie { $body }, Motor { $engine }, Arbeiter { $workers }, Preis { $price }.
    .you = Du bietest einen Wagen an: Karosserie { $body }, Motor { $engine }, Arbeiter { $workers }, Preis { $price }.
log-offer-marker = { $player } bietet einen Wagen an: Karosserie { $body }, Motor { $engine }, Arbeiter { $workers }, Preis { $price }, mit { $engineer }.
    .you = Du bietest einen Wagen an: Karosserie { $body }, Motor { $engine }, Arbeiter { $workers }, Preis { $price }, mit { $engineer }.
log-diesel = { $player } setzt Diesel ein und baut Motor { $engine } ein: { $car }.
    .you = Du setzt Diesel ein und baust Motor { $engine } ein: { $car }.
log-quick_sale = { $player } verkauft sofort für { $money }: { $car }.
    .you = Du verkaufst sofort für { $money }: { $car }.
log-award = Prämie für { $player }: { $award } ({ $points } Punkte).
    .you = Prämie für dich: { $award } ({ $points } Punkte).
log-over-market = Runde { $round } ist zu Ende: Der Markt ist voll.
log-over-track = Runde { $round } ist zu Ende: Der schwarze Stein steht auf 0.
log-over-turns = Runde { $round } ist zu Ende: Die Höchstzahl an Zügen ist erreicht.
log-prize = Grand Prix: { $player } bekommt { $prize ->
    [one] 1 Punkt
   *[other] { $prize } Punkte
} für die Platzierung und { $bonus } für Rennrunden.
    .you =
        Grand Prix: Du bekommst { $prize ->
            [one] 1 Punkt
           *[other] { $prize } Punkte
        } für die Platzierung und { $bonus } für Rennrunden.
log-sale = { $player } verkauft für { $money }: { $car }. { $likes }.
    .you = Du verkaufst für { $money }: { $car }. { $likes }.
log-no-sale = Kein Wagen mehr da. { $likes }.
log-round = Runde { $round } beginnt.
log-score = { $player }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}.
    .you =
        Du: { $score ->
            [one] 1 Punkt
           *[other] { $score } Punkte
        }.
log-winner = { $player } gewinnt.
    .you = Du gewinnst.

refusal-start-tile-gone = Dieses Startplättchen steht nicht zur Wahl.
    .rule = R3.4
refusal-tile-not-in-chain = Dieses Plättchen liegt nicht in der Kette.
    .rule = R4.4
refusal-icon-not-left = Diese Aktion gehört nicht zu dem, was noch auszuführen ist.
    .rule = R4.5
refusal-equal-card = Beide offenen Karten sind gleich: Bitte die erste nehmen.
    .rule = Q63
refusal-above-level = Dieser Wert liegt über deiner Stufe.
    .rule = R4.1
refusal-out-of-stock = Dieses Teil ist nicht mehr im Vorrat.
    .rule = R2.5
refusal-below-level = Hier ist vereinbart: nur das höchste vorrätige Teil bis zu deiner Stufe.
    .rule = R6.4
refusal-start-value = Das Startplättchen bringt genau einen Motor 2.
    .rule = R2.9
refusal-no-empty-hall = Alle Werkshallen sind voll: Ein Teil muss weichen.
    .rule = Q4
refusal-hall-is-empty = Eine Werkshalle ist leer: Das Teil kommt dorthin, geräumt wird keine.
    .rule = Q5
refusal-equal-part = In einer Werkshalle davor steht das gleiche Teil: Bitte diese räumen.
    .rule = Q63
refusal-stack-empty = Von diesen Käufern ist keiner mehr da.
    .rule = Q24
refusal-already-offered = In jedem Zug darf nur ein Wagen angeboten werden.
    .rule = Q35
refusal-market-full = Im Markt ist kein Platz mehr.
    .rule = R2.7
refusal-no-price-left = In dieser Runde ist kein Preis mehr übrig.
    .rule = Q36
refusal-no-such-body = Diese Karosserie steht nicht in deinen Werkshallen.
    .rule = R4.6
refusal-no-such-engine = Dieser Motor steht nicht in deinen Werkshallen.
    .rule = R4.6
refusal-too-few-workers = So viele Arbeiter sind nicht in deiner Kantine.
    .rule = R4.6
refusal-price-not-there = Diesen Preis gibt es in dieser Runde nicht, oder er ist schon vergeben.
    .rule = R4.6
refusal-no-such-marker = Das Plättchen dieses Ingenieurs hast du nicht, oder es ist verbraucht.
    .rule = R4.6
refusal-no-way-back = In diesem Zug wurde schon oft genug neu begonnen: Jetzt bitte einen Preis wählen.
    .rule = Q62
refusal-no-diesel = Dazu braucht es den Ingenieur Diesel, und sein Plättchen darf nicht verbraucht sein.
    .rule = R4.7
refusal-not-your-car = Auf diesem Platz steht kein Wagen von dir.
    .rule = R4.7
refusal-car-has-marker = Auf diesem Wagen liegt schon das Plättchen eines Ingenieurs.
    .rule = Q32

section-round = Spielstand
section-start = Startplättchen zur Wahl
section-chain = Kette, vom Ende zum Anfang: Am Zug ist, wer zuerst steht
section-mats = Werke
section-cards = Offene Forschungskarten
section-market = Markt
section-buyers = Käufer
section-race = Grand Prix
section-stock = Teilevorrat
section-awards = Prämien (Punkte für den Ersten, der es schafft)
section-review = Wertung der Runde { $round }
section-points = Punkte
section-own-points = Punkte (die der anderen sind verdeckt)
fact-round = Runde
fact-setup = Vorbereitung
fact-turn = Zug der Runde
fact-track = Schwarzer Stein auf
fact-prices = Übrige Preise
fact-free = Freie Plätze im Markt
fact-tile = Gewähltes Plättchen
fact-icons = Noch auszuführen
fact-offer = Angebot ohne Preis
fact-deck = Stapel
fact-stack = am Stapel
track-at = { $track ->
    [4] S (dann 3, 2, 1; bei 0 endet die Runde)
   *[other] { $track } (bei 0 endet die Runde)
}
deck-of = { $deck } verdeckt, { $discard } abgelegt
stack = noch { $many }; ihn zu holen bringt { $money ->
    [one] 1 Punkt
   *[other] { $money } Punkte
}
counts-as = { $printed } (zählt { $counted })
levels = { $body } / { $engine }
workers-of = { $canteen } ({ $supply })
list = { $items }
developments-waiting = { $active }; ohne Arbeiter: { $cards }
buys = nähme jetzt Wagen { $space } von { $owner }, zahlt { $money }
buys-nothing = fände jetzt keinen Wagen
neutral = neutraler Wagen
pit-lane = Boxengasse
race-space = Feld { $space }
engine-printed = 1 (aufgedruckt)
stock-bodies = Karosserien
stock-engines = Motoren
award-free = noch frei
award-worth = { $award } ({ $points })
review-race = { $space }, Rennrunden: { $laps }; Punkte für die Platzierung: { $prize }, für Rennrunden: { $bonus }
sale = { $owner } bekommt { $money } für Karosserie { $body }, Motor { $engine }, Arbeiter { $workers }, Preis { $price }
sale-none = kein Wagen mehr da
source-cars = Wagen
source-places = Platzierungen
source-laps = Rennrunden
source-awards = Prämien
source-buyers = Käufergeld
head-place = Nr.
head-player = Spieler
head-levels = Stufen K/M
head-workers = Kantine (Vorrat)
head-halls = Werkshallen
head-cards = Entwicklungen
head-engineers = Ingenieure
head-sold = Verkauft
head-space = Platz
head-owner = Von
head-body = Karosserie
head-engine = Motor
head-prestige = Arbeiter
head-price = Preis
head-marker = Ingenieur
head-likes = Vorliebe
head-buys = Kauf
head-race-space = Feld
head-laps = Rennrunden
head-race-engine = Rennmotor
head-stock = Wert
head-score = Summe
number = { $number }

# Was sich zählen lässt

measure-turns = Züge insgesamt
measure-turns-per-round = Züge je Runde
measure-cars-sold = Verkaufte Wagen pro Person
measure-developments = Aktive Entwicklungen pro Person
measure-laps = Rennrunden pro Person
measure-rounds-by-market = Runden, die mit dem vollen Markt enden
measure-rounds-by-track = Runden, die mit der Käuferleiste enden
measure-from-cars = { source-cars }
measure-from-places = { source-places }
measure-from-laps = { source-laps }
measure-from-awards = { source-awards }
measure-from-buyers = { source-buyers }

# Das erste Spiel, Schritt für Schritt: die Worte der Lektion.

lesson-chain = Bau Autos und sammle die meisten Punkte! Wer in der Kette ganz hinten steht, ist am Zug: Nimm die Forschung.
    .title = Die Kette
lesson-chain-no = Auch nützlich! Aber erst kommt die Forschung: Ohne sie baust du nur Teile der Stufe 1.

lesson-card = Nimm die Karosserie-Entwicklung. Ein Arbeiter aus deiner Kantine setzt sich darauf, und deine Stufe steigt um 2.
    .title = Forschen
lesson-card-done = Karosserie-Stufe 3! Bruno springt weit vor, nimmt gleich drei Aktionen und bietet schon einen Wagen für 6 an.
lesson-card-no-opel = Opel ist ein schlauer Ingenieur, aber du hast noch keinen Wagen für ihn.

lesson-near = Wer weit springt, wartet lange: Bruno steht vorn. Nimm das Plättchen gleich vor dir, Karosserie, und zwar eine 3!
    .title = Kleine Schritte
lesson-near-done = Du stehst immer noch ganz hinten. Also bist du gleich noch einmal dran!
lesson-near-no = Das geht, aber du überspringst Gutes, und was du überspringst, rutscht nach vorn. Nimm das nächste!
lesson-near-no-far = Drei Aktionen! Aber dann zieht erst einmal nur noch Bruno.
lesson-near-no-front = Dann stehst du vor Bruno, und er zieht eine ganze Weile allein.
lesson-near-no-low = Deine Stufe erlaubt eine 3. Nimm die beste!

lesson-engine = Schon wieder du! Ein Wagen braucht auch einen Motor: Hol ihn und stell ihn in die Werkshalle.
    .title = Noch einmal du
lesson-engine-no = Später! Zur Karosserie fehlt dir nur noch der Motor, und der liegt direkt vor dir.
lesson-engine-no-race = Im Rennwagen steckt schon ein Motor 1. In die Werkshalle damit!

lesson-offer = Karosserie und Motor: fertig ist der Wagen! Biete ihn an, ein Arbeiter genügt als Verkäufer.
    .title = Anbieten
lesson-offer-no-many = So viele Arbeiter? Das lohnt nur, wenn ein Käufer auf Arbeiter schaut.
lesson-offer-no-end = Jetzt schon Feierabend? Stell den Wagen in den Markt!

lesson-price = Deine Karosserie 3 schlägt Brunos 2. Wer die beste Karosserie will, zahlt jeden Preis: Verlang 10!
    .title = Der Preis
lesson-price-done = Der Wagen steht im Markt. Und schon zum dritten Mal hintereinander bist du dran!
lesson-price-no = So bescheiden? Für die beste Karosserie gibt es auch 10.
lesson-price-no-back = Der Wagen ist gut so. Jetzt der Preis!

lesson-buyer = Bezahlt wird nur, was ein Käufer haben will. Nimm Arbeiter + Käufer und hol den, der die beste Karosserie sucht!
    .title = Der Käufer
lesson-buyer-done = 2 Punkte sofort, und am Ende der Runde 10 für deinen Wagen.
lesson-buyer-no = Das ist kein Käufer. Ohne Käufer ist dein schöner Wagen nichts wert!
lesson-buyer-no-price = Der zahlt doppelt, aber für den billigsten Wagen. Das wäre Brunos!
lesson-buyer-no-other = Der nähme Brunos Wagen, denn bei Gleichstand gewinnt der billigere.
lesson-buyer-no-worker = Der Arbeiter kommt auch noch. Erst der Käufer!
lesson-buyer-no-grand = Auch das ist ein Käufer! Aber nimm das nähere Plättchen mit dem Arbeiter.

lesson-race = Drei Käufer warten; weitere rücken den schwarzen Stein, auf 0 endet die Runde. Nimm den Grand Prix: Auch der zählt!
    .title = Grand Prix
lesson-race-done = Dein Rennwagen überspringt den neutralen und ist auf Feld 4 Zweiter.
lesson-race-no = Nicht schlecht, aber die Runde ist gleich zu Ende: Hol dir die Punkte aus dem Rennen.

lesson-last = Bruno hofft auf 12 Punkte vom dritten Käufer. Verdirb ihm das Geschäft: Biete selbst noch einen Wagen an!
    .title = Der letzte Platz
lesson-last-no-many = Der Käufer schaut nur auf den Preis, ein Arbeiter genügt.
lesson-last-no-end = Und Bruno die 12 Punkte lassen? Biete den Wagen an!

lesson-under = Der Käufer nimmt den billigsten Wagen und zahlt das Doppelte, Bruno will 6. Welcher Preis bringt dir am meisten?
    .title = Unterbieten
lesson-under-done = Markt voll, Runde zu Ende: 10 für den ersten Wagen, zweimal 5 für den zweiten. Bruno bleibt auf seinem sitzen!
lesson-under-no = Verkauft wäre er, aber so billig muss es nicht sein: Du musst nur unter 6 bleiben!
lesson-under-no-dear = Vorsicht, Falle! Dann ist Brunos Wagen für 6 der billigste, und deinen will niemand.
lesson-under-no-back = Der Wagen ist gut so. Jetzt der Preis!

lesson-end = 26 Punkte nach der ersten von drei Runden, das ist stark! Jetzt du allein, gegen leichte Bots.
    .title = Runde 1
# Das Brett

board-you = du
board-new = neu
board-belt = Kette, von hinten nach vorn
board-again = danach noch einmal du
board-again-other = danach noch einmal { $player }
board-then = danach { $player }
board-rear = Wer ganz links steht, ist am Zug.
board-ends-round = beendet die Runde
board-bonus-XA1 = Stufe +2
board-bonus-XA2 = Stufe +2
board-bonus-XA3 = zwei
board-bonus-XA4 = +3 Felder
board-bonus-XB1 = Stufe +2
board-bonus-XB2 = Stufe +2
board-bonus-XB3 = zweimal
board-bonus-XB4 = + Verkauf
board-bonus-XC1 = Stufe +3
board-bonus-XC2 = Stufe +3
board-bonus-XC3 = +5 Felder
board-bonus-XC4 = + Verkauf
board-salon = Markt
board-salon-help = das würden sie kaufen, wenn jetzt Schluss wäre
board-prices = freie Preise
board-wish-BODY = beste Karosserie
board-wish-ENGINE = bester Motor
board-wish-PRESTIGE = meiste Arbeiter
board-wish-PRICE = kleinster Preis
board-car = Wagen { $space }
board-finds-nothing = findet nichts
board-pays = { $times ->
    [1] zahlt
    [2] doppelt
   *[other] { $times }-fach
 }
board-no-buyer = noch kein Käufer
board-left = noch { $many }
board-stone = Stein
board-buyer-spoken = Käufer { $place }, { $wish }: nähme jetzt Wagen { $space } ({ $owner }) für { $pays }.
board-buyer-idle = Käufer { $place }, { $wish }: fände jetzt nichts.
board-car-spoken = Wagen { $which }: Karosserie { $body }, Motor { $engine }, Arbeiter { $workers }, Preis { $price }
board-to-buyer = an Käufer { $place }
board-loses = unverkauft – Käufer { $place } nimmt einen anderen
board-unsold = unverkauft
board-sold-now = sofort verkauft
board-owner = { $owner ->
    [me] { $space } · deiner
   *[other] { $space } · { $owner }
}
board-new-car = { $space } · dein neuer
board-no-price = noch ohne Preis
board-free-space = Platz { $space } frei
board-works = Dein Werk
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-worth = { $points } P
board-from-cars = Wagen
board-from-places = Rennen
board-from-laps = Runden
board-from-awards = Prämien
board-from-buyers = Käufer
board-hall = Werkshalle { $number }
board-empty = leer
board-here = hierher
board-body = Karosserie
board-engine = Motor
board-short-body = K
board-short-engine = M
board-race-engine = Rennmotor
board-canteen = Kantine { $many }
board-supply = Vorrat { $many }
board-canteen-after = Kantine { $now } → { $then }
board-developments = Entwicklungen
board-waits = wartet
board-none-yet = noch keine
board-engineers = Ingenieure
board-outlook = Wenn jetzt Schluss wäre
board-outlook-spoken = { $player }: Verkauf { $sales }, Rennen { $race }
board-research = Forschung · Stapel { $many }
board-stock = Teilevorrat
board-slot = { $part } ×{ $many } im Vorrat
board-there = ×{ $many }
board-does-DEV_BB = K+2
board-does-DEV_EE = M+2
board-does-DEV_BE = K+1 M+1
board-does-DEV_B_BODY = K+1 + Karosserie
board-does-DEV_B_ENGINE = K+1 + Motor
board-does-DEV_E_ENGINE = M+1 + Motor
board-does-DEV_E_BODY = M+1 + Karosserie
# May be broken on a narrow card.
board-name-INST_WORKERS = Einstellungs{ "\u00AD" }welle
board-does-INST_WORKERS = drei Arbeiter
board-does-INST_RACE = 5 Felder im Rennen
board-does-INST_PARTS = Karosserie und Motor
board-does-ENG_BENZ = K +2
board-does-ENG_DAIMLER = M +2
board-does-ENG_MAYBACH = Arbeiter +2
board-does-ENG_OPEL = Preis −3
board-does-ENG_DIESEL = Motor tauschen
board-does-ENG_BUGATTI = Rennen +1
board-does-ENG_PORSCHE = Rennen +1
board-does-ENG_HORCH = K-Stufe +1
board-does-ENG_OTTO = M-Stufe +1
board-race-points = 7 · 4 · 2 und Runden
board-at = R{ $laps } · Feld { $space }
board-pit = Box
board-others = Die anderen
board-sold = { $many } verkauft
board-levels = K { $body } · M { $engine }
board-since = seit deinem Zug
board-did-offer = Wagen für { $price }
board-did-sale = verkauft: { $money }
board-did-award = Prämie
board-awards = Prämien
board-still-free = { $many } noch frei
board-pages = Seiten
board-page-salon = Markt
board-page-works = Dein Werk
board-page-race = Rennen
board-page-others = Andere
board-round = Runde { $round }
board-your-turn = Dein Zug · Nr. { $turn }
board-wait = Die Vorschau zeigt, was jede Seite bekäme, wenn jetzt Schluss wäre.
board-ask-take = Nimm ein Plättchen
board-ask-do = Was zuerst?
board-ask-start = Wähl dein Startplättchen
board-ask-card = Nimm eine Karte
board-ask-body = Nimm eine Karosserie
board-ask-engine = Nimm einen Motor
board-ask-buyer = Wen holst du auf Platz { $place }?
board-ask-offer = Einen Wagen anbieten?
board-ask-diesel = Diesel einsetzen?
board-ask-end = Zug beenden
board-ask-price = Zu welchem Preis?
board-ask-quick_sale = Einen Wagen sofort verkaufen?
board-choose = Wählen
board-do-take = Nehmen
board-do-do = Ausführen
board-do-start = Nehmen
board-do-card = Nehmen
board-do-body = Einbauen
board-do-engine = Einbauen
board-do-buyer = Holen
board-do-offer = Zum Preis
board-do-price = Für { $price } anbieten
board-do-diesel = Umbauen
board-do-quick_sale = Verkaufen
board-do-no_sale = Keinen verkaufen
board-do-end_turn = Zug beenden
board-do-back = Zurück
board-end_turn = Zug beenden
board-no_sale = Keinen
board-back = Zurück
board-offer-instead = Anbieten
board-jumps = { $many } übersprungen
board-brings = brächte jetzt { $pays }
board-take-help = Deine Figur stellt sich an seine Stelle. Je weiter vorn, desto länger wartest du.
board-one-card = eine Karte
board-up-to-body = Karosserie bis { $best }
board-up-to-engine = Motor bis { $best }
board-hall-free = in eine leere Werkshalle
board-hall-cleared = eine Werkshalle wird geräumt
board-drives = Feld { $from } → { $to }
board-race-counts = Runden { $laps }, zählt { $points }
board-fetch = Käufer holen
board-and-money = und sein Geld nehmen
board-stone-ends = Stein auf 0: die Runde endet
board-then-scored = nach diesem Zug wird gewertet
board-stone-to = Stein auf { $track }
board-places-full = alle Plätze sind besetzt
board-scored = Wertung für dich: +{ $points }
board-scored-of = Verkauf { $sales } · Rennen { $race }
board-buyer-gain = { $wish } · +{ $gain }
board-would-take = nähme jetzt Wagen { $space } ({ $owner }) für { $pays }
board-would-find-none = fände jetzt keinen Wagen
board-diesel = Wagen { $space }: Motor { $engine }
board-quick = Wagen { $space }: +{ $gain }
board-instead = statt { $pays } am Rundenende
board-nothing-to-offer = Anbieten kannst du gerade nichts.
board-into-racer = Rennwagen (statt { $engine })
board-into-hall = leere Werkshalle
board-instead-of = statt { $part }
board-part-help = Erst der Wert, dann der Platz.
board-fewer = weniger Arbeiter
board-more = mehr Arbeiter
board-workers = { $many } Arbeiter
board-market-full = Markt danach voll
board-market-ends = die Runde endet nach diesem Zug
board-engineer-on = Ingenieur auf dem Wagen
board-no-engineer = ohne
board-buyer-word = Käufer
board-nobody = niemand
board-key-digits = wählen, in der Reihenfolge auf dem Schirm
board-key-along = an Kette, Werten, Preisen und Karten entlang
board-key-across = Ingenieur oder Platz
board-key-end = Zug beenden
board-key-workers = Arbeiter auf dem Wagen

## Parts of a finished game

chapter-round = Runde { $number }
chapter-award = { $player }: { $award }
board-neutral = neutral
board-works-rounds = { $works } Werke · { $rounds } Runden
board-round-over = Runde { $round } ist zu Ende
board-ended-market = Der Markt ist voll.
board-ended-track = Der Stein liegt auf 0.
board-ended-turns = Alle Züge sind gemacht.
board-buyers-choose = Die Käufer wählen
board-all-bought = alle haben gewählt
board-buyer-of = Käufer { $place } von { $many }
board-race-first = Das Rennen zählt
board-this-round = Diese Runde
board-sales = Verkauf
board-for = { $player } für { $price }
board-unsold-parts = unverkauft, Teile zurück in den Vorrat
board-before-now = vorher { $before }, jetzt { $now }
board-took = Käufer { $place }, { $wish }: nimmt den Wagen von { $owner } für { $pays }.
board-took-nothing = Käufer { $place }, { $wish }: findet keinen Wagen.
board-price-word = Preis
board-person-BODY = Die Dame
board-person-ENGINE = Der Rennfahrer
board-person-PRESTIGE = Der Herr
board-person-PRICE = Der Sparsame
board-so-it-stands = So steht es jetzt
board-buys-nothing = { $buyer } findet nichts
board-buys-from = { $owner ->
    [me] { $buyer } kauft deinen Wagen
   *[other] { $buyer } kauft bei { $owner }
}
board-scoring-of = Wertung der { $round }. Runde
board-you-gain = Du: +{ $points }
board-were = vorher { $points }
board-then-end = Danach: Endstand
board-then-end-more = alle drei Runden zusammen
board-then-round = Danach Runde { $round }
board-then-round-more = Markt leer, Rennen beginnt neu
board-start-title = Womit fängt dein Werk an?
board-start-order = Wer auf der Kette vorn steht, wählt zuerst.
board-good-S1_RACE = wer vorn startet, punktet früh
board-good-S2_STAFF = Wagen mit mehr Arbeitern, früher
board-good-S3_COACH = der erste Wagen ist halb fertig
board-good-S4_MOTOR = Wagen oder Rennen, wie du willst
board-start-queue = Reihenfolge der Wahl
board-start-help = Tippe auf ein Startplättchen. Jedes gibt es nur einmal.
board-start-next = danach { $name }
board-start-left = noch { $many ->
    [one] ein Startplättchen
   *[other] { $many } Startplättchen
}
board-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
}
board-best-car = { $owner ->
    [me] Dein bester Wagen: Karosserie { $body }, Motor { $engine }, verkauft für { $money } in Runde { $round }
   *[other] Bester Wagen von { $owner }: Karosserie { $body }, Motor { $engine }, verkauft für { $money } in Runde { $round }
}
board-story = So kam es dazu
board-fact-sold = Wagen verkauft
board-fact-dearest = teuerster Verkauf
board-fact-awards = { $many ->
    [one] Punkte aus 1 Prämie
   *[other] Punkte aus { $many } Prämien
}
board-fact-best = beste Runde (die { $round }.)

## On the television: what somebody decides now

asks-start_choice = { $name } wählt ein Startplättchen
asks-start_engine = { $name } baut den ersten Motor ein
asks-select_tile = { $name } nimmt ein Plättchen
asks-select_action = { $name } führt Aktionen aus
asks-select_card = { $name } forscht
asks-select_part = { $name } wählt ein Teil
asks-select_buyer = { $name } wählt einen Käufer
asks-quick_sale = { $name } verkauft einen Wagen sofort?
asks-market_step = { $name } bietet einen Wagen an
asks-pricing = { $name } setzt einen Preis

## Help in place: what a thing is and does, by its name in `data-see`, with its rule

see-phase-start_choice = Wähl ein Startplättchen: Der Vorteil darauf gehört dir sofort.
    .rule = R3.4
    .now = R3.4 R2.9
see-phase-start_engine = Wohin mit dem Motor: in eine Werkshalle für einen Wagen, oder in den Rennwagen.
    .rule = R2.9
    .now = R2.9
see-phase-select_tile = Nimm ein Plättchen der Kette. Deine Figur kommt an seine Stelle: je weiter vorn, desto länger wartest du auf den nächsten Zug.
    .rule = R4.4
    .now = R4.4 R4.5
see-phase-select_action = Führ die Aktionen des Plättchens aus, in beliebiger Reihenfolge; was gerade unmöglich ist, verfällt.
    .rule = R4.5
    .now = R4.5
see-phase-first_part = Die Lieferung bringt eine Karosserie und einen Motor: Wähl, was du zuerst nimmst.
    .rule = R2.3
    .now = R2.3 R4.5
see-phase-select_card = Nimm eine der beiden offenen Forschungskarten; die andere wird abgelegt.
    .rule = R4.5
    .now = R4.5 R2.3 R2.4
see-phase-select_part = Nimm ein Teil bis zu deiner Stufe und stell es in eine Werkshalle; ein Motor darf auch in den Rennwagen.
    .rule = R4.5
    .now = R4.1 R4.5
see-phase-select_buyer = Wähl, welcher Käufer als Nächster kommt: Er kauft am Ende der Runde den Wagen, der ihm am besten gefällt. Das Geld an seinem Stapel bekommst du sofort.
    .rule = R4.5
    .now = R4.5 R4.10
see-phase-quick_sale = Schnellverkauf: Du darfst einen eigenen Wagen sofort verkaufen, für 3 Punkte weniger als seinen Preis.
    .rule = R2.11
    .now = R2.11
see-phase-market_step = Zum Schluss deines Zuges darfst du einen Wagen anbieten: Karosserie, Motor, mindestens ein Arbeiter und ein Preis.
    .rule = R4.6
    .now = R4.6 R4.7
see-phase-pricing = Wähl den Preis: So viele Punkte bekommst du, wenn ein Käufer den Wagen nimmt. Bei Gleichstand gewinnt der billigere.
    .rule = R4.6
    .now = R4.6 R4.10
see-chain = Die Kette: Wer ganz hinten steht, ist am Zug, nimmt ein Plättchen und kommt an dessen Stelle.
    .rule = R4.4
see-market = Ein Platz im Markt: Hier stehen angebotene Wagen, bis die Käufer wählen. Ist der Markt voll, endet die Runde.
    .rule = R4.6
see-buyers = Ein Käufer: Am Ende der Runde nimmt er den Wagen, der nach seiner Vorliebe der beste ist, und zahlt dessen Preis.
    .rule = R4.10
see-buyers-BODY = Dieser Käufer sucht die beste Karosserie; bei Gleichstand entscheidet der niedrigere Preis.
    .rule = R4.10
see-buyers-ENGINE = Dieser Käufer sucht den besten Motor; bei Gleichstand entscheidet der niedrigere Preis.
    .rule = R4.10
see-buyers-PRESTIGE = Dieser Käufer sucht die meisten Arbeiter am Wagen; bei Gleichstand entscheidet der niedrigere Preis.
    .rule = R4.10
see-buyers-PRICE = Dieser Käufer sucht den niedrigsten Preis und zahlt ihn doppelt.
    .rule = R4.10
see-stacks = Käufer, die noch geholt werden können: Wer einen holt, nimmt das weiße Geld an seinem Stapel.
    .rule = R4.5
see-money = Weißes Geld an diesem Stapel: Wer den Käufer holt, bekommt es sofort als Punkte.
    .rule = R4.3
see-track = Der schwarze Stein zählt die Runde herunter: Start, 3, 2, 1, 0. Sind alle Plätze für Käufer besetzt, rückt er bei jeder Käuferaktion einen Schritt. Auf 0 endet die Runde nach diesem Zug.
    .rule = R4.8
see-prices = Die Preise, die in dieser Runde noch frei sind; jeden gibt es nur einmal.
    .rule = R2.7
see-open_cards = Eine offene Forschungskarte: Mit der Aktion Forschung nimmst du eine der beiden.
    .rule = R4.5
see-open_cards-DEV_BB = { card-DEV_BB }: { effect-DEV_BB }.
    .rule = R2.3
see-open_cards-DEV_EE = { card-DEV_EE }: { effect-DEV_EE }.
    .rule = R2.3
see-open_cards-DEV_BE = { card-DEV_BE }: { effect-DEV_BE }.
    .rule = R2.3
see-open_cards-DEV_B_BODY = { card-DEV_B_BODY }: { effect-DEV_B_BODY }.
    .rule = R2.3
see-open_cards-DEV_B_ENGINE = { card-DEV_B_ENGINE }: { effect-DEV_B_ENGINE }.
    .rule = R2.3
see-open_cards-DEV_E_ENGINE = { card-DEV_E_ENGINE }: { effect-DEV_E_ENGINE }.
    .rule = R2.3
see-open_cards-DEV_E_BODY = { card-DEV_E_BODY }: { effect-DEV_E_BODY }.
    .rule = R2.3
see-open_cards-INST_WORKERS = { card-INST_WORKERS }: { effect-INST_WORKERS }.
    .rule = R2.3
see-open_cards-INST_RACE = { card-INST_RACE }: { effect-INST_RACE }.
    .rule = R2.3
see-open_cards-INST_PARTS = { card-INST_PARTS }: { effect-INST_PARTS }.
    .rule = R2.3
see-open_cards-ENG_BENZ = { card-ENG_BENZ }: { effect-ENG_BENZ }.
    .rule = R2.4
see-open_cards-ENG_DAIMLER = { card-ENG_DAIMLER }: { effect-ENG_DAIMLER }.
    .rule = R2.4
see-open_cards-ENG_MAYBACH = { card-ENG_MAYBACH }: { effect-ENG_MAYBACH }.
    .rule = R2.4
see-open_cards-ENG_OPEL = { card-ENG_OPEL }: { effect-ENG_OPEL }.
    .rule = R2.4
see-open_cards-ENG_DIESEL = { card-ENG_DIESEL }: { effect-ENG_DIESEL }.
    .rule = R2.4
see-open_cards-ENG_BUGATTI = { card-ENG_BUGATTI }: { effect-ENG_BUGATTI }.
    .rule = R2.4
see-open_cards-ENG_PORSCHE = { card-ENG_PORSCHE }: { effect-ENG_PORSCHE }.
    .rule = R2.4
see-open_cards-ENG_HORCH = { card-ENG_HORCH }: { effect-ENG_HORCH }.
    .rule = R2.4
see-open_cards-ENG_OTTO = { card-ENG_OTTO }: { effect-ENG_OTTO }.
    .rule = R2.4
see-bodies = Karosserien im Vorrat: Du nimmst eine bis zu deiner Stufe.
    .rule = R4.5
see-engines = Motoren im Vorrat: Du nimmst einen bis zu deiner Stufe, für einen Wagen oder für das Rennen.
    .rule = R4.5
see-start_tiles = Ein Startplättchen: ein Karosseriepunkt, ein Motorpunkt und ein Vorteil für dein Werk.
    .rule = R2.9
see-start_tiles-S1_RACE = { start-S1_RACE }: { effect-S1_RACE }.
    .rule = R2.9
see-start_tiles-S2_STAFF = { start-S2_STAFF }: { effect-S2_STAFF }.
    .rule = R2.9
see-start_tiles-S3_COACH = { start-S3_COACH }: { effect-S3_COACH }.
    .rule = R2.9
see-start_tiles-S4_MOTOR = { start-S4_MOTOR }: { effect-S4_MOTOR }.
    .rule = R2.9
see-awards = Eine Prämie: Punkte für den Ersten, der sie erfüllt, und zwar sofort.
    .rule = R2.10
see-mats = Ein Werk: drei Werkshallen für Teile, die Kantine für freie Arbeiter und der Rennwagen.
    .rule = R2.6
see-mats-halls = Eine Werkshalle: Platz für ein Teil. Ein Wagen braucht eine Karosserie und einen Motor aus deinen Hallen.
    .rule = R2.6
see-mats-race_engine = Der Motor des Rennwagens: So viele Felder fährt er bei jeder Aktion Grand Prix.
    .rule = R4.5
see-mats-canteen = Die Kantine: Deine freien Arbeiter. Entwicklungen und angebotene Wagen brauchen sie.
    .rule = R2.6
see-mats-points = Punkte bisher: verkaufte Wagen, Platzierungen, Rennrunden, Prämien und Geld der Käufer.
    .rule = R5.1
see-mats-body_level = Deine Stufe: So hoch darf der Wert eines Teils sein, das du nimmst. Entwicklungen heben sie.
    .rule = R4.1
see-mats-developments = Entwicklungen: Sie heben deine Stufen, sobald ein Arbeiter auf ihnen steht.
    .rule = R4.5
see-mats-engineers = Ingenieure: Jeder hilft auf seine Art, dauernd oder einmal auf einem angebotenen Wagen.
    .rule = R2.4
see-mats-space = Der Grand Prix: Rennrunden zählen zuerst, dann das Feld. Die ersten drei Plätze bringen 7, 4 und 2 Punkte.
    .rule = R2.8
see-mats-engine_level = { see-mats-body_level }
    .rule = R4.1
see-mats-inactive = Eine Entwicklung ohne Arbeiter: Sie zählt erst, wenn ein Arbeiter auf sie kommt.
    .rule = R4.5
see-mats-developments-DEV_BB = { see-open_cards-DEV_BB }
    .rule = R2.3
see-mats-developments-DEV_EE = { see-open_cards-DEV_EE }
    .rule = R2.3
see-mats-developments-DEV_BE = { see-open_cards-DEV_BE }
    .rule = R2.3
see-mats-developments-DEV_B_BODY = { see-open_cards-DEV_B_BODY }
    .rule = R2.3
see-mats-developments-DEV_B_ENGINE = { see-open_cards-DEV_B_ENGINE }
    .rule = R2.3
see-mats-developments-DEV_E_ENGINE = { see-open_cards-DEV_E_ENGINE }
    .rule = R2.3
see-mats-developments-DEV_E_BODY = { see-open_cards-DEV_E_BODY }
    .rule = R2.3
see-mats-engineers-BENZ = { see-open_cards-ENG_BENZ }
    .rule = R2.4
see-mats-engineers-DAIMLER = { see-open_cards-ENG_DAIMLER }
    .rule = R2.4
see-mats-engineers-MAYBACH = { see-open_cards-ENG_MAYBACH }
    .rule = R2.4
see-mats-engineers-OPEL = { see-open_cards-ENG_OPEL }
    .rule = R2.4
see-mats-engineers-DIESEL = { see-open_cards-ENG_DIESEL }
    .rule = R2.4
see-mats-engineers-BUGATTI = { see-open_cards-ENG_BUGATTI }
    .rule = R2.4
see-mats-engineers-PORSCHE = { see-open_cards-ENG_PORSCHE }
    .rule = R2.4
see-mats-engineers-HORCH = { see-open_cards-ENG_HORCH }
    .rule = R2.4
see-mats-engineers-OTTO = { see-open_cards-ENG_OTTO }
    .rule = R2.4
see-awards-AW_BODY_4 = { award-AW_BODY_4 }: Dafür gibt es sofort Punkte, aber nur einmal.
    .rule = R2.10
see-awards-AW_BODY_7 = { award-AW_BODY_7 }: Dafür gibt es sofort Punkte, aber nur einmal.
    .rule = R2.10
see-awards-AW_ENGINE_4 = { award-AW_ENGINE_4 }: Dafür gibt es sofort Punkte, aber nur einmal.
    .rule = R2.10
see-awards-AW_ENGINE_7 = { award-AW_ENGINE_7 }: Dafür gibt es sofort Punkte, aber nur einmal.
    .rule = R2.10
see-awards-AW_LAP_1 = { award-AW_LAP_1 }: Dafür gibt es sofort Punkte, aber nur einmal.
    .rule = R2.10
see-awards-AW_LAP_3 = { award-AW_LAP_3 }: Dafür gibt es sofort Punkte, aber nur einmal.
    .rule = R2.10
see-awards-AW_ENGINEERS_2 = { award-AW_ENGINEERS_2 }: Dafür gibt es sofort Punkte, aber nur einmal.
    .rule = R2.10
see-awards-AW_DEVELOP_5 = { award-AW_DEVELOP_5 }: Dafür gibt es sofort Punkte, aber nur einmal.
    .rule = R2.10
see-awards-AW_PRESTIGE_4 = { award-AW_PRESTIGE_4 }: Dafür gibt es sofort Punkte, aber nur einmal.
    .rule = R2.10
see-awards-AW_SOLD_4 = { award-AW_SOLD_4 }: Dafür gibt es sofort Punkte, aber nur einmal.
    .rule = R2.10
see-chain-icons = Eine Aktion des Plättchens: Wer es nimmt, darf sie ausführen.
    .rule = R4.5
see-chain-icons-WORKER = Arbeiter: Ein Arbeiter kommt aus dem Vorrat, auf eine wartende Entwicklung oder in die Kantine.
    .rule = R4.5
see-chain-icons-RESEARCH = Forschung: Nimm eine der beiden offenen Karten.
    .rule = R4.5
see-chain-icons-BODY = Karosserie: Nimm eine bis zu deiner Stufe in eine Werkshalle.
    .rule = R4.5
see-chain-icons-ENGINE = Motor: Nimm einen bis zu deiner Stufe, in eine Werkshalle oder in den Rennwagen.
    .rule = R4.5
see-chain-icons-GRAND_PRIX = Grand Prix: Dein Rennwagen fährt so viele Felder, wie sein Motor zeigt; besetzte werden übersprungen.
    .rule = R4.5
see-chain-icons-BUYER = Käufer: Hol einen Käufer und nimm sein Geld. Sind alle Plätze besetzt, rückt der schwarze Stein hinunter.
    .rule = R4.5
see-race = { see-mats-space }
    .rule = R4.9
see-forecast = Die Vorschau: was alle bekämen, wenn jetzt Schluss wäre.
    .rule = R4.10
see-reviews = Die Wertung einer Runde: erst das Rennen, dann kauft ein Käufer nach dem anderen.
    .rule = R4.10
see-section-round = Wie es steht: Runde, Plättchen, freie Preise und der schwarze Stein.
    .rule = R4.2
see-section-start = { see-start_tiles }
    .rule = R2.9
see-section-chain = { see-chain }
    .rule = R4.4
see-section-mats = { see-mats }
    .rule = R2.6
see-section-cards = { see-open_cards }
    .rule = R4.5
see-section-market = { see-market }
    .rule = R4.6
see-section-buyers = { see-buyers }
    .rule = R4.10
see-section-race = { see-mats-space }
    .rule = R4.9
see-section-stock = Teile im Vorrat, nach Wert: Du nimmst sie bis zu deiner Stufe.
    .rule = R4.5
see-section-awards = { see-awards }
    .rule = R2.10
see-section-review = { see-reviews }
    .rule = R4.10
see-section-points = { see-mats-points }
    .rule = R5.1
see-section-own-points = { see-mats-points }
    .rule = R5.1

## The rules in one minute; what players type to find something, and the word the rules have for it

minute-goal =
    Wer nach { $rounds ->
        [13] zwei
       *[123] drei
    } Runden die meisten Punkte hat, gewinnt. Punkte gibt es vor allem für verkaufte Wagen, dazu für den Grand Prix, für Prämien und das Geld der Käufer.
minute-turn = Wer in der Kette ganz hinten steht, nimmt ein Plättchen und führt seine Aktionen aus: Arbeiter, Forschung, Karosserie, Motor, Rennen, Käufer. Die eigene Figur kommt an dessen Stelle: Wer weit springt, wartet lange. Am Ende des Zuges darfst du einen Wagen anbieten: Karosserie, Motor, mindestens ein Arbeiter und ein Preis.
minute-end = Eine Runde endet, wenn der Markt voll ist oder der schwarze Stein auf 0 steht. Dann zählt das Rennen, und jeder geholte Käufer nimmt den Wagen, der ihm am besten gefällt. Nur was verkauft wird, zählt.
search-words =
    Kunde, kaufen, Verkauf: Käufer
    Geld, Taler, Mark, Euro: Geld
    Auto, Fahrzeug, PKW: Wagen
    Leute, Mitarbeiter, Personal: Arbeiter
    Labor, erfinden, Technik, forschen: Forschung
    Rennen, Rennwagen, fahren, Runde: Grand Prix
    Fabrik, Halle: Werkshalle
    Lager, Teilelager: Vorrat
    Level, Niveau, Stufe: Stufe
    Reihenfolge, dran, Zugfolge, Leiste, Band, Aktionsband: Kette
    Salon, Autosalon, Ausstellung: Markt
    Schild, Tafel: Startplättchen
    Männchen, Pöppel: Figur
    Joker, Experte, Erfinder: Ingenieur
    Bonus, Erster, Auszeichnung: Prämie
    Stein, Marker, Uhr: schwarze Stein
    Kosten, teuer, billig: Preis
    Gleichstand, unentschieden: Gleichstand
    Ende, gewinnen, Sieg: gewinn

tip-own-points = So hast du bald im Schnitt { $value } statt { $than } Punkte.
tip-other-points = So hat die stärkste Konkurrenz bald im Schnitt { $value } statt { $than } Punkte.
tip-own-sales = So bringen dir deine Wagen bald im Schnitt { $value } statt { $than } Punkte.
tip-other-sales = So bringen der stärksten Konkurrenz ihre Wagen bald im Schnitt { $value } statt { $than } Punkte.
tip-own-race = So bringt dir das Rennen bald im Schnitt { $value } statt { $than } Punkte.
tip-other-race = So bringt das Rennen der stärksten Konkurrenz bald im Schnitt { $value } statt { $than } Punkte.
tip-own-parts = So sind deine beste Karosserie und dein bester Motor bald zusammen im Schnitt { $value } statt { $than } wert.
tip-other-parts = So sind die besten Teile der stärksten Konkurrenz bald zusammen im Schnitt { $value } statt { $than } wert.
tip-own-research = So stehen Karosserie und Motor bei dir bald zusammen im Schnitt auf Stufe { $value } statt { $than }.
tip-other-research = So stehen Karosserie und Motor bei der stärksten Konkurrenz bald zusammen im Schnitt auf Stufe { $value } statt { $than }.
tip-own-people = So hast du bald im Schnitt { $value } statt { $than } Arbeiter.
tip-other-people = So hat die stärkste Konkurrenz bald im Schnitt { $value } statt { $than } Arbeiter.
