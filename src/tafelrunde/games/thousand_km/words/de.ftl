# 1000 Kilometer

game-title = 1000 Kilometer
game-hook = Rallye mit Karten: genau ans Ziel – und Pannen für die anderen.
game-time = ab 10 Min.
game-difficulty = leicht
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
option-max_rallies = Höchstzahl an Rallyes
option-max_rallies-help = Nach so vielen Rallyes endet die Meisterschaft, wie auch immer es steht.
option-six_as_three_pairs = Zu sechst als drei Paare
option-six_as_three_pairs-help = Sechs Personen bilden drei Zweierteams und fahren 700 km, statt zweier Dreierteams.

order-blitz = Blitz-Aktion immer ausrufen
order-decline = Angriffe immer gelten lassen
order-ask = Jedes Mal fragen
order-blitz-short = Immer Blitz
order-ask-short = Immer fragen

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
    .group = Fahren
action-play = Auslegen: { $card }
    .group = Auslegen
action-attack = { $card } gegen { $on }
    .group = Angreifen
action-discard = Abwerfen: { $card }
    .group = Abwerfen
action-blitz = Blitz-Aktion gegen: { $card }
action-decline = Angriff gelten lassen: { $card }
action-extend = Auf 1000 km verlängern
action-stop-here = Hier aufhören und die Rallye gewinnen

effect-drive = danach { $total } von { $target } km
effect-arrive = am Ziel: { $total } von { $target } km
effect-GREEN = { $then }
effect-SELF_HELP = behebt die Motorpanne; { $then }
effect-SPARE_TYRE = behebt die Reifenpanne; { $then }
effect-SPARE_CAN = füllt den Tank; { $then }
effect-END_LIMIT = hebt das Tempolimit auf; { $then }
then-drive = ab dem nächsten Zug freie Fahrt
then-limited = ab dem nächsten Zug freie Fahrt, höchstens 50 km pro Zug
then-green = danach ist noch ein grünes Licht nötig
then-far = ab dem nächsten Zug sind alle Entfernungen erlaubt
then-standing = zum Losfahren reicht das noch nicht
effect-action = { $protects }; { $points }; { $then }
effect-action-lifts = hebt auf: { $cards }; { $protects }; { $points }; { $then }
effect-action-green = hebt auf: { $cards }, danach ist ein neues grünes Licht nötig; { $protects }; { $points }; { $then }
protects-PRIORITY = kein rotes Licht und kein Tempolimit mehr
protects-WORKSHOP = keine Motorpanne mehr
protects-SERVICE = keine Reifenpanne mehr
protects-STATION = kein leerer Tank mehr
points = { $points } Punkte
points-fourth = { $points } Punkte, weil dann alle vier liegen
then-draw-one = eine Karte ziehen und weiterspielen
then-play = weiterspielen, ohne zu ziehen: Der Talon ist leer
then-end = dein Zug ist damit zu Ende: Du hast keine Karte mehr
effect-STOP = zum Weiterfahren ist ein grünes Licht nötig
effect-ENGINE = erst Selbsthilfe, dann ein grünes Licht nötig
effect-ENGINE-repair = Selbsthilfe nötig, aber dank Vorfahrt kein grünes Licht
effect-TYRE = erst ein Reservereifen, dann ein grünes Licht nötig
effect-TYRE-repair = ein Reservereifen nötig, aber dank Vorfahrt kein grünes Licht
effect-TANK = erst ein Reservekanister, dann ein grünes Licht nötig
effect-TANK-repair = ein Reservekanister nötig, aber dank Vorfahrt kein grünes Licht
effect-LIMIT = höchstens 50 km pro Zug
effect-blitz = der Angriff verfällt; zusammen { $points } Punkte; { $then }
blitz-then-draw-two = zwei Karten ziehen und sofort am Zug
blitz-then-draw-one = die letzte Karte ziehen und sofort am Zug
blitz-then-play = sofort am Zug, ohne zu ziehen: Der Talon ist leer
blitz-then-end = du hast dann keine Karte mehr
effect-decline = der Angriff gilt
effect-extend = bei einem Sieg mit 1000 km { $points } Punkte; sonst { $risk } weniger als jetzt und je { $others } für jede Gegenpartei, die schon gefahren ist
effect-stop-here = die Rallye ist damit zu Ende und bringt dir { $points } Punkte

log-dealer = Das Los entscheidet: Zuerst gibt { $player }.
    .you = Das Los entscheidet: Du gibst zuerst.
log-rally = Rallye { $number } beginnt; { $player } gibt.
    .you = Rallye { $number } beginnt; du gibst.
log-draw = { $player } zieht eine Karte.
    .you = Du ziehst eine Karte.
log-draw-own = { $player } zieht: { $card }.
    .you = Du ziehst: { $card }.
log-drive = { $player } fährt { $card } und ist bei { $total } km.
    .you = Du fährst { $card } und bist bei { $total } km.
log-green = { $player } hat grünes Licht.
    .you = Du hast grünes Licht.
log-end-limit = { $player } lässt das Tempolimit hinter sich.
    .you = Du lässt das Tempolimit hinter dir.
log-repair = { $player } behebt die Panne: { $card }.
    .you = Du behebst die Panne: { $card }.
log-action = { $player } legt eine Aktionskarte: { $card }.
    .you = Du legst eine Aktionskarte: { $card }.
log-lifted = Aufgehoben: { $cards }.
log-attack = { $player } greift { $on } an: { $card }.
    .you = Du greifst { $on } an: { $card }.
    .about-you = { $player } greift dich an: { $card }.
log-discard = { $player } wirft ab: { $card }.
    .you = Du wirfst ab: { $card }.
log-blitz = Blitz-Aktion von { $player } gegen: { $card }!
    .you = Deine Blitz-Aktion gegen: { $card }!
log-decline = Du lässt den Angriff gelten.
log-extend = { $player } verlängert die Rallye auf 1000 km.
    .you = Du verlängerst die Rallye auf 1000 km.
log-stop-here = { $player } beendet die Rallye.
    .you = Du beendest die Rallye.
log-won = Rallye { $number }: { $party } erreicht { $target } km und gewinnt.
    .about-you = Rallye { $number }: Du erreichst { $target } km und gewinnst.
log-drawn = Rallye { $number } endet unentschieden: Alle Karten sind verbraucht, niemand ist am Ziel.
log-points = { $party }: { $points } Punkte, insgesamt { $total }.
    .about-you = Du: { $points } Punkte, insgesamt { $total }.
log-champion = { $many ->
    [one] Sieg für { $parties }.
   *[other] Gemeinsamer Sieg: { $parties }.
}

refusal-not-in-hand = Diese Karte ist nicht auf deiner Hand.
    .rule = R4.2
refusal-not-rolling = Du darfst noch nicht fahren: Dir fehlt das grüne Licht, nach einer Panne vorher die Reparatur.
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
km = { $km } km
km-of = { $km } von { $target } km
cards = { $cards }
pile-of = { $many } × { $card }
hand-size = { $player } { $many }
team = Team { $number } ({ $players })
team-short = Team { $number }
battle-rolling = { $top } – freie Fahrt
battle-standing = { $top } – steht
pile-empty = leer
limited = höchstens 50
unlimited = kein Limit
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

# Das erste Spiel, Schritt für Schritt: die Worte der Lektion.

lesson-green = Wer zuerst genau 700 km gefahren ist, gewinnt die Rallye. Ohne grünes Licht fährt niemand: Leg deins aus!
    .title = Grünes Licht
lesson-green-done = Deine Ampel steht auf Grün. Bruno zieht nach.
lesson-green-no = Abwerfen darf man immer, aber davon rollt nichts. Leg lieber das grüne Licht aus.
lesson-green-no-action = Eine starke Karte! Behalt sie noch auf der Hand, bald weißt du, warum.
lesson-green-no-green = Halt, die brauchst du! Ohne Grün kommst du nicht vom Fleck.

lesson-drive = Jeder Zug ist kurz: Eine Karte kommt von selbst dazu, eine gibst du her. Fahr los, 100 km!
    .title = Losfahren
lesson-drive-done = 100 von 700 km. Bruno fährt 75 hinterher.
lesson-drive-no = Wirf nur ab, was du nicht brauchen kannst. Jetzt kannst du fahren!
lesson-drive-no-short = Geht auch, aber die 100 bringt dich weiter.
lesson-drive-no-attack = Gleich, versprochen. Erst einmal fahren!
lesson-drive-no-action = Noch nicht: Sie ist auf der Hand mehr wert.

lesson-attack = Du musst nicht fahren, du kannst auch die anderen aufhalten. Leg Bruno das rote Licht hin!
    .title = Bremsen
lesson-attack-done = Bruno steht, bis er Grün findet. Aber gemein sein kann er auch im Stehen: Reifenpanne!
lesson-attack-no = Nichts abwerfen, jetzt wird gebremst!
lesson-attack-no-drive = Auch nicht schlecht! Aber Bruno rollt dir davon, halt ihn erst an.
lesson-attack-no-action = Die wartet auf ihren großen Auftritt.
lesson-attack-no-waste = Schade drum! Leg sie Bruno vor die Nase, statt sie abzuwerfen.

lesson-repair = Autsch. Gegen eine Panne hilft zuerst die passende Reparatur: dein Reservereifen.
    .title = Reparieren
lesson-repair-done = Geflickt! Bruno hat inzwischen wieder Grün.
lesson-repair-no = Das ändert nichts an der Panne. Der Reservereifen schon.
lesson-repair-no-action = Die Tankstelle hilft nicht gegen einen platten Reifen.
lesson-repair-no-waste = Nein, genau der hilft dir jetzt!

lesson-again = Der Reifen ist heil, aber du stehst noch. Zum Anfahren brauchst du wieder Grün.
    .title = Wieder anfahren
lesson-again-done = Du rollst … und Bruno legt nach: leerer Tank!
lesson-again-no = Erst Grün, dann alles andere.
lesson-again-no-action = Bleib stark: Die behältst du noch einen Augenblick.

lesson-blitz = Diesmal hast du die Tankstelle auf der Hand. Ruf „Blitz!“, solange der Angriff noch in der Luft ist.
    .title = Blitz!
lesson-blitz-done = Der Angriff verpufft, und dein Tank ist bis zum Ziel sicher. Das zählt am Ende der Rallye 400 Punkte statt 100!
lesson-blitz-no-decline = Dann stündest du schon wieder. Dafür hast du die Tankstelle doch aufgehoben!

lesson-turn = Und wer Blitz ruft, ist sofort am Zug. Nutz es: 100 km!
    .title = Sofort dran
lesson-turn-done = 200 km, und Bruno ärgert sich.
lesson-turn-no = Ein geschenkter Zug! Fahr damit, so weit es geht: 100 km.

lesson-rest = Dir fehlen noch 100 km, und es muss genau aufgehen. Was nimmst du, 75 oder 50?
    .title = Genau ankommen
lesson-rest-done = Klug: Der Rest ist 50, und noch eine 50 hast du auf der Hand. Aber Bruno fehlen jetzt auch nur noch 75 …
lesson-rest-no = Nicht jetzt, du bist fast da: 75 oder 50 km?
lesson-rest-no-rest = Vorsicht, Falle! Dann fehlen 25 km, und eine 25 hast du nicht. Zu weit fahren geht nicht.

lesson-finish = Noch 50 km, und du bist vor Bruno da. Ins Ziel!
    .title = Ins Ziel
lesson-finish-no = Das Ziel liegt auf deiner Hand: 50 km.
lesson-finish-no-attack = Bruno bremsen wäre nett, ankommen ist besser.

lesson-stop = 700! Du darfst die Rallye für alle auf 1000 km verlängern. Heute hör auf und gewinn.
    .title = Aufhören?
lesson-stop-no-extend = Mutig! Wer verlängert und dann verliert, verschenkt aber Punkte. Nimm heute den Sieg.

lesson-end = 1800 zu 625 Punkten: Dein Blitz war so viel wert wie der Sieg, 400. Jetzt bist du dran, gegen leichte Bots!
    .title = Gewonnen

# Das Spielbrett

plate-KM25 = { card-KM25 }
plate-KM50 = { card-KM50 }
plate-KM75 = { card-KM75 }
plate-KM100 = { card-KM100 }
plate-KM200 = { card-KM200 }
plate-GREEN = { card-GREEN }
plate-SELF_HELP = { card-SELF_HELP }
plate-SPARE_TYRE = { card-SPARE_TYRE }
plate-SPARE_CAN = { card-SPARE_CAN }
plate-END_LIMIT = Ende des Limits
plate-PRIORITY = Vorfahrt
plate-WORKSHOP = { card-WORKSHOP }
plate-SERVICE = { card-SERVICE }
plate-STATION = { card-STATION }
plate-STOP = { card-STOP }
plate-ENGINE = { card-ENGINE }
plate-TYRE = { card-TYRE }
plate-TANK = { card-TANK }
plate-LIMIT = { card-LIMIT }

start = START
finish = ZIEL
road-order = Auf der Strecke, von { $target } km: { $order }
no-green = noch kein Grün
no-limit = kein Limit
new = neu
km-left = noch { $km }
lamp-free = Freie Fahrt
lamp-free-short = Fährt
lamp-limited = Höchstens 50
lamp-limited-short = max. 50
lamp-needs = Braucht
hand-cards = Handkarten:
since-you = seit deinem Zug
since-you-nothing = seit deinem Zug nichts gelegt
thrown = abgeworfen
afterwards = danach
km-and-left = { $km } km · noch { $left }
laid-200 = 200 km gelegt: { $many } von { $most }
panel-said = { $name }, { $km } von { $target } km
said-rolling = darf fahren
said-standing = steht, braucht { $needs }
said-safe = geschützt durch { $cards }
said-hand = { $many ->
    [one] eine Handkarte
   *[other] { $many } Handkarten
}
said-hand-of = { $name }: { said-hand }
said-since = seit deinem Zug:
said-points = { $points } Punkte
needs-STOP = braucht grünes Licht
needs-ENGINE = braucht Selbsthilfe, dann Grün
needs-TYRE = braucht Reservereifen, dann Grün
needs-TANK = braucht Reservekanister, dann Grün
needs-LIMIT = höchstens 50 km pro Zug
not-here = hier nicht möglich
guard-STOP = { plate-PRIORITY }
guard-ENGINE = { plate-WORKSHOP }
guard-TYRE = { plate-SERVICE }
guard-TANK = { plate-STATION }
guard-LIMIT = { plate-PRIORITY }
short-refusal-immune = geschützt: { $guard }
short-refusal-already-stopped = steht schon
short-refusal-not-on-the-road = fährt gerade nicht
short-refusal-already-limited = hat schon ein Limit
short-refusal-not-in-hand = nicht auf deiner Hand
at-refusal-immune = { $name } ist durch { $guard } geschützt.
at-refusal-already-stopped = { $name } steht schon.
at-refusal-not-on-the-road = { $name } fährt gerade nicht.
at-refusal-already-limited = { $name } hat schon ein Limit.
at-refusal-not-in-hand = { refusal-not-in-hand }

talon-empty = Talon leer
tag-attack = gegen
tag-discard = abwerfen
tag-action = +{ $points } P
tag-GREEN = los!
tag-END_LIMIT = Limit weg
tag-SELF_HELP = repariert
tag-SPARE_TYRE = repariert
tag-SPARE_CAN = tankt
only-discard = Nur abwerfen
lay-or-discard = Leg eine Karte – oder wirf eine ab.
lay-or-discard-empty = Talon leer: nur noch Handkarten. Leg eine – oder wirf eine ab.
ways-drive = { $many }× fahren
ways-attack = { $many }× angreifen
ways-lay = { $many }× auslegen
nothing-fits = Im Moment passt nichts: Wirf eine Karte ab.
ahead-offer = Du kannst schon eine Karte wählen; gespielt wird sie, sobald du am Zug bist.
attack-whom = { $card }: gegen wen?
not-now = { $card }: geht jetzt nicht
discard = Abwerfen
discard-card = Abwerfen: { $card }
discard-sure = { $card } wirklich abwerfen?
discard-sure-why = Aktionskarten schützen bis zum Ende der Rallye und bringen Punkte.
drive = Fahren
until-km = bis { $km } km
lay = Auslegen
limits = höchstens 50

blitz-asked = Angriff von { $by }: { $card }
attack-from = Angriff von { $name }
blitz-shout = BLITZ!
blitz-with = mit { $card } sofort kontern
gain-points = +{ $points } am Rallye-Ende
gain-cards = { $many } Karten ziehen
gain-turn = sofort am Zug
let-it-count = Angriff gelten lassen
blitz-needs = Dagegen hilft { $card }.
blitz-lacking = Du hast sie nicht. Alle warten gleich lang, damit niemand etwas daraus lesen kann.
blitz-lacking-team = Du hast sie nicht. Vielleicht jemand aus deinem Team; alle warten gleich lang, damit niemand etwas daraus lesen kann.
blitz-called = { $player } kontert { $card } mit { $answer } · +{ $points } am Rallye-Ende
log-passed-over = Übersprungen: { $players }.
order-offered = Bei jedem Angriff wirst du gefragt, fünf Sekunden lang.
order-acted = Dein Auftrag hat geantwortet: { $order }.
blitz-missed = Die Zeit ist um: Der Angriff gilt.
blitz-answered = Deine Antwort liegt verdeckt da.
blitz-answered-how = Sie zeigt sich, wenn die Zeit um ist.
may-counter = { $name } darf kontern
may-counter-tag = darf kontern
deals = gibt
deals-member = { $name } gibt
passed-over = übersprungen
passed-over-members = { $names } übersprungen
seconds-left = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}

extension-eyebrow = 700 km erreicht · einmal in der Rallye
extension-question = Aufhören oder auf 1000 verlängern?
extension-facts = { $others }. Im Talon noch { $talon ->
    [one] eine Karte
   *[other] { $talon } Karten
}.
stands-at = { $name } ist bei { $km }
win-here = Hier gewinnen
drive-on = Verlängern
extended-by = verlängert von { $name }

rally-mine = Rallye { $number } gewonnen!
rally-won-by = { $name } gewinnt Rallye { $number }
rally-nobody = Rallye { $number }: niemand am Ziel
rally-driven = Rallye { $number } ist gefahren
rally-on = { $name } ist am Ziel – weiter zu Rallye { $next }?
rally-on-mine = Du bist am Ziel – weiter zu Rallye { $next }?
rally-on-nobody = Niemand ist am Ziel – weiter zu Rallye { $next }?
rally-stays = Die Wertung bleibt liegen, bis du weitergehst. Später findest du sie oben unter der Nummer der Rallye.
rally-goes-on = Gleich geht es von selbst weiter. Später findest du die Wertung oben unter der Nummer der Rallye.
rally-begins = Rallye { $number } beginnt
no-sheet = Die Rallye wurde nicht zu Ende gefahren.
sheet-of-rally = Wertung Rallye { $number }
nobody-there = niemand am Ziel
wins-with = { $name } gewinnt mit { $km } km
wins-at = Sieg mit { $points }
how-it-came = So kam es dazu
points-by-rally = Punkte nach jeder Rallye
podium = Siegerehrung
drawn-rally = niemand am Ziel
rally-won = gewonnen
sum = Summe
best-moments = Die schönsten Momente
fact-won = Rallyes gewonnen
fact-km = Kilometer
fact-blitz = Blitz-Aktionen
fact-best = beste Rallye
fact-attacks = Angriffe
fact-actions = Aktionskarten
championship-of = Meisterschaft · { $rallies ->
    [one] 1 Rallye
   *[other] { $rallies } Rallyes
}

key-pick = eine Karte herausnehmen
key-discard = die Karte abwerfen
key-target = Buchstabe der Partei: diese angreifen
key-blitz = Blitz!
key-decline = Angriff gelten lassen
key-pile = Ablagestapel durchsehen

## The stage: bar, piles, hand

talon = Talon
discard-pile = Ablagestapel
my-hand = Deine Hand
hand-of = Hand von { $name }
rally-number = Rallye { $number }
target = Ziel { $km } km
blitz-call = Blitz-Aktion!
all-cards = Die Karten

## Parts of a finished game

chapter-rally = Rallye { $number }
chapter-blitz = Blitz von { $player }

## On the television: what somebody decides now

asks-choose = { $name } wählt eine Karte
asks-extension = { $name } entscheidet: weiter bis 1000 km?

## Help in place: what a thing is and does, by its name in `data-see`, with its rule

see-phase-choose = Dein Zug: Leg genau eine Karte aus, vor dich oder als Angriff vor eine andere Partei, oder wirf eine ab. Passen gibt es nicht.
    .rule = R4.2
    .now = R4.2 R4.3 R4.4 R4.5 R4.6 R4.7 R4.8 R4.9 R4.10
see-phase-window = Du wirst angegriffen und hast vielleicht die passende Aktionskarte: Mit der Blitz-Aktion hebst du den Angriff auf, bekommst 300 Punkte mehr und bist am Zug.
    .rule = R4.12
    .now = R4.11 R4.12
see-phase-extension = Du hast 700 km erreicht: Entweder gewinnst du die Rallye jetzt, oder sie geht für alle bis 1000 km weiter.
    .rule = R4.13
    .now = R4.13 R5.7
see-hand = Deine Handkarten: In jedem Zug legst du genau eine aus oder wirfst eine ab.
    .rule = R4.2
see-hand-KM25 = 25 km: bringt dich 25 Kilometer weiter, auch im Tempolimit, wenn du fahren darfst.
    .rule = R4.3
see-hand-KM50 = 50 km: bringt dich 50 Kilometer weiter, auch im Tempolimit, wenn du fahren darfst.
    .rule = R4.3
see-hand-KM75 = 75 km: bringt dich 75 Kilometer weiter, wenn du fahren darfst und kein Tempolimit hast.
    .rule = R4.3
see-hand-KM100 = 100 km: bringt dich 100 Kilometer weiter, wenn du fahren darfst und kein Tempolimit hast.
    .rule = R4.3
see-hand-KM200 = 200 km: die weiteste Fahrt, ohne Tempolimit und höchstens zweimal in einer Rallye; ohne sie gibt es beim Sieg 300 Punkte mehr.
    .rule = R4.3
see-hand-GREEN = Grünes Licht: Damit darfst du losfahren, am Anfang, nach einem roten Licht und nach jeder Reparatur.
    .rule = R4.4
see-hand-SELF_HELP = Selbsthilfe: behebt deine Motorpanne; zum Weiterfahren brauchst du danach noch ein grünes Licht.
    .rule = R4.5
see-hand-SPARE_TYRE = Reservereifen: behebt deine Reifenpanne; zum Weiterfahren brauchst du danach noch ein grünes Licht.
    .rule = R4.5
see-hand-SPARE_CAN = Reservekanister: füllt deinen leeren Tank; zum Weiterfahren brauchst du danach noch ein grünes Licht.
    .rule = R4.5
see-hand-END_LIMIT = Ende des Tempolimits: Danach darfst du wieder mehr als 50 km in einem Zug fahren.
    .rule = R4.6
see-hand-PRIORITY = Vorfahrt: schützt dich die ganze Rallye vor rotem Licht und Tempolimit und ersetzt jedes grüne Licht; danach bist du gleich noch einmal dran.
    .rule = R4.7
see-hand-WORKSHOP = Werkstatt: schützt dich die ganze Rallye vor der Motorpanne; danach bist du gleich noch einmal dran.
    .rule = R4.7
see-hand-SERVICE = Rallyeservice: schützt dich die ganze Rallye vor der Reifenpanne; danach bist du gleich noch einmal dran.
    .rule = R4.7
see-hand-STATION = Tankstelle: schützt dich die ganze Rallye vor dem leeren Tank; danach bist du gleich noch einmal dran.
    .rule = R4.7
see-hand-STOP = Rotes Licht: hält eine andere Partei an, bis sie ein grünes Licht auslegt.
    .rule = R4.8
see-hand-ENGINE = Motorpanne: hält eine andere Partei an, bis sie Selbsthilfe und dann ein grünes Licht auslegt.
    .rule = R4.8
see-hand-TYRE = Reifenpanne: hält eine andere Partei an, bis sie einen Reservereifen und dann ein grünes Licht auslegt.
    .rule = R4.8
see-hand-TANK = Leerer Tank: hält eine andere Partei an, bis sie einen Reservekanister und dann ein grünes Licht auslegt.
    .rule = R4.8
see-hand-LIMIT = Tempolimit: Eine andere Partei darf nur noch 25 und 50 km fahren, bis sie das Ende des Tempolimits auslegt.
    .rule = R4.9
see-talon = Der Talon: Hier ziehst du zu Beginn deines Zuges. Ist er leer, spielen alle ihre letzten Karten aus.
    .rule = R4.1
see-discard = Der Ablagestapel: abgeworfene und erledigte Karten. Alle dürfen ihn durchsehen; zurück ins Spiel kommt keine Karte.
    .rule = R4.10
see-parties = Eine Partei: ihr Kampfstapel, ihr Tempostapel, ihre Kilometer, ihre Aktionskarten und ihre Punkte.
    .rule = R2.3
see-parties-battle = Der Kampfstapel: Nur die oberste Karte zählt. Mit einem grünen Licht darf die Partei fahren; rotes Licht und Pannen halten sie an.
    .rule = R2.4
see-parties-speed = Der Tempostapel: Liegt ein Tempolimit obenauf, fährt die Partei höchstens 50 km in einem Zug.
    .rule = R2.4
see-parties-total = Der Kilometerstand: Das Ziel muss genau erreicht werden, keinen Kilometer darüber.
    .rule = R4.3
see-parties-actions = Ausgelegte Aktionskarten: Jede schützt bis zum Ende der Rallye und zählt 100 Punkte, quer liegend als Blitz-Aktion 300 mehr.
    .rule = R5.1
see-parties-points = Die Punkte der bisherigen Rallyes. Kilometer, Aktionskarten und Blitz-Aktionen dieser Rallye kommen erst an ihrem Ende dazu.
    .rule = R5.9
see-hand_sizes = So viele Karten hat diese Partei auf der Hand; welche, sieht niemand sonst.
    .rule = R7.2
see-target = Das Ziel der Rallye: Wer es genau erreicht, gewinnt sie.
    .rule = R2.4
see-attack = Ein Angriff: Er gilt, wenn ihn die angegriffene Partei nicht mit einer Blitz-Aktion aufhebt.
    .rule = R4.11
see-sheet = Der Wertungsblock: wofür jede Partei in dieser Rallye Punkte bekommt.
    .rule = R5.1
see-section-hand = { see-hand }
    .rule = R4.2
see-section-discard = { see-discard }
    .rule = R4.10
see-section-rally = Wie es in dieser Rallye steht: ihr Ziel, der Talon und was gerade gefragt ist.
    .rule = R4.2
see-section-road = Eine Zeile je Partei: Kilometer, Kampfstapel, Tempo, Aktionskarten und Punkte.
    .rule = R2.3
see-section-sheet = { see-sheet }
    .rule = R5.1

## The rules in one minute; what players type to find something, and the word the rules have for it

minute-goal =
    { $mode ->
        [single_rally] Fahr genau bis ans Ziel
       *[championship] In jeder Rallye fährst du genau bis ans Ziel
    }: { minute-target }. Wer ankommt, gewinnt die Rallye; für Kilometer, Aktionskarten und Blitz-Aktionen bekommen alle Punkte.
# 0 seats: the rules page, where nobody sits.
minute-target =
    { $seats ->
        [0] 700 km, im Team 1000
        [4] 1000 km
        [6] { $six_as_three_pairs ->
            [1] 700 km
           *[0] 1000 km
        }
       *[other] 700 km
    }
minute-turn = Zieh eine Karte, dann leg genau eine aus oder wirf eine ab. Fahren darfst du nur mit grünem Licht. Mit rotem Licht, Pannen und Tempolimit hältst du andere auf; gegen eine Panne hilft erst die Reparatur, dann ein grünes Licht. Wer beim Angriff die passende Aktionskarte hat, ruft sofort: Blitz!
minute-end =
    { $mode ->
        [single_rally] Gespielt wird nur diese eine Rallye: Wer danach die meisten Punkte hat, gewinnt.
       *[championship] Nach einer Rallye folgt die nächste. Wer nach einer Rallye allein vorn liegt und mindestens { $points_target } Punkte hat, gewinnt; nach { $max_rallies ->
            [one] einer Rallye
           *[other] { $max_rallies } Rallyes
        } ist auf jeden Fall Schluss.
    }
search-words =
    Ampel, Stopp, Stop, rot: rotes Licht
    Stau, langsam, Geschwindigkeit, 50: Tempolimit
    Panne, kaputt, Unfall, Defekt: Motorpanne
    platt, Reifen: Reifenpanne
    Benzin, Sprit, tanken: Leerer Tank
    kontern, Coup, Joker, sofort: Blitz
    grün, losfahren, starten: grünes Licht
    Polizei, Feuerwehr, Blaulicht: Vorfahrt
    Nachziehstapel, ziehen: Talon
    wegwerfen, ablegen: abwerfen
    1000, verlängern, weiterfahren: Verlängerung
    Ende, gewinnen, Sieg: gewinn

tip-own-km = So fährst du in dieser Rallye im Schnitt { $value } statt { $than } km.
tip-other-km = So fährt die stärkste Konkurrenz in dieser Rallye im Schnitt { $value } statt { $than } km.
tip-own-finish = So bist du in { $value } statt { $than } % der durchgespielten Rallyes zuerst am Ziel.
tip-other-finish = So ist die stärkste Konkurrenz in { $value } statt { $than } % der durchgespielten Rallyes zuerst am Ziel.
tip-own-actions = So bringen dir Aktionskarten in dieser Rallye im Schnitt { $value } statt { $than } Punkte.
tip-other-actions = So bringen Aktionskarten der stärksten Konkurrenz im Schnitt { $value } statt { $than } Punkte.
tip-own-blitz = So bringen dir Blitz-Aktionen in dieser Rallye im Schnitt { $value } statt { $than } Punkte.
tip-other-blitz = So bringen Blitz-Aktionen der stärksten Konkurrenz im Schnitt { $value } statt { $than } Punkte.
tip-own-unplaced = So bringen dir Gegner ohne Kilometer im Schnitt { $value } statt { $than } Punkte.
tip-other-unplaced = So bringen Gegner ohne Kilometer der stärksten Konkurrenz im Schnitt { $value } statt { $than } Punkte.
