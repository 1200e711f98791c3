# Die Wörter des Terminals.

# -- Befehle -------------------------------------------------------------------

cli-help-main = Fünf deutsche Spiele zum Spielen und Erforschen. Ohne Befehl: ein Spiel aussuchen und spielen.
cli-help-games = Die Spiele auflisten. Mit dem Namen eines Spiels: worum es geht, welche Bots es gibt und auf welche Optionen sich ein Tisch einigen kann.
cli-help-play = Ein Spiel an dieser Tastatur spielen. Die ersten Plätze gehören den Menschen, die übrigen den Bots.
cli-help-simulate = Bots viele Partien gegeneinander spielen lassen. Zeigt Länge, Punkte, Siegquoten und Tempo; Menschen spielen nicht mit.
cli-help-resume = Eine gespeicherte Partie weiterspielen. Von da an wird neu gemischt und gewürfelt.
cli-help-replay = Eine gespeicherte Partie noch einmal zeigen. Ohne --seat alles, was irgendjemand erfahren hat.
cli-help-bench = Messen, wie schnell zufälliges Spiel hier läuft. Die beste von drei Runden auf einem Kern.
cli-help-report = Viele Partien eines Spiels auf einer Seite mit Diagrammen. Länge, Siege, Punkte, Optionen; die Datei braucht nur einen Browser.
cli-help-odds = Genaue Chancen eines Spiels. Nur für Spiele, die ihre Chancen kennen.
cli-help-arena = Bots gegeneinander antreten lassen. Gleiche Karten und jeder Platz für alle; zeigt Siegquoten und Wertungszahlen.
cli-help-analyse = Zeigen, was eine gespeicherte Partie entschieden hat. Siegchancen im Verlauf, Wendepunkte, Glück und Entscheidungen getrennt.
cli-help-fit = Einem rechnenden Bot beibringen, wie er eine Stellung beurteilt. Lässt Bots viele Partien spielen und gibt die Gewichte aus, die zu den Spielregeln gehören; gedacht für alle, die an den Bots arbeiten.
cli-help-new-game = Lege einen Ordner mit einem kleinen fertigen Spiel als Ausgangspunkt an. Sobald er installiert ist, lässt es sich spielen; wie es weitergeht, steht in docs/guide/new-game.md.

cli-usage = Aufruf:
cli-usage-options = [Optionen]
cli-usage-command = Befehl …
cli-head-arguments = Angaben
cli-argument-game = eines von: { $games }
cli-argument-file = eine Datei: eine gespeicherte Partie, ein Spielprotokoll oder die neue Sicherung
cli-argument-name = ein Name aus kleinen Buchstaben, Ziffern und _
cli-argument-code = der Code eines Tisches: das Ende seiner Adresse
cli-argument-player = dein eigener Bot als MODUL:KLASSE oder MODUL:FUNKTION; er entscheidet nach dem, was sein Platz sieht und darf
cli-argument-source = woher: Ordner, Datei oder postgresql://…
cli-argument-target = wohin: Ordner, Datei oder postgresql://…
cli-head-options = Optionen
cli-head-commands = Befehle
cli-interrupted = Abgebrochen.
cli-by-default = { $text } [Vorgabe: { $value }]
cli-option-help = diese Hilfe zeigen
cli-option-version = die Version zeigen
cli-option-words = die Sprache: Deutsch oder Englisch [Vorgabe: die der Umgebung]
cli-option-json_wanted = ein JSON-Objekt ausgeben und sonst nichts
cli-option-pairs = eine Option des Spiels, auch mehrfach (siehe: tafelrunde games GAME)
cli-option-seats = wie viele mitspielen
cli-option-people = wie viele davon Menschen an dieser Tastatur sind
cli-option-bots = wer die übrigen Plätze einnimmt, der Reihe nach; ein einzelner Name gilt für alle
cli-option-simulated-bots = wer auf den Plätzen spielt, der Reihe nach; ein einzelner Name gilt für alle
cli-option-names = der Name einer Person, auch mehrfach
cli-option-seed = dieselbe Zahl gibt dieselben Würfel und Karten
cli-option-save = die Partie am Ende oder beim Verlassen in diese Datei schreiben
cli-option-count = wie viele Partien
cli-option-workers = wie viele Prozesse spielen; das Ergebnis hängt nicht davon ab
cli-option-engine = wo gespielt wird: in Prozessen hier oder mit Ray, auch auf mehreren Rechnern; das Ergebnis hängt nicht davon ab
cli-option-address = ein Ray-Cluster, zu dem dieser Rechner gehört [Vorgabe: einer nur auf diesem Rechner]
cli-option-seat = nur zeigen, was dieser Platz erfahren hat (1 ist der erste)
cli-option-step = nach jeder Entscheidung auf Enter warten
cli-option-seconds = wie lange jeder Tisch gemessen wird
cli-option-out = wohin die Seite geschrieben wird [Vorgabe: GAME.html]; eine alte Seite wird ersetzt
cli-option-seat_counts = nur diese Personenzahlen, etwa 2,4 [Vorgabe: alle]
cli-option-players = wer antritt, jeder einmal genannt; eigene Bots als MODUL:KLASSE
cli-option-until = weiterspielen, bis jede Siegquote auf plus oder minus so viele Prozentpunkte bekannt ist
cli-option-table_url = die Adresse, unter der der Tisch im Browser steht
cli-option-token = das Geheimnis, das der Tisch unter „Mein Bot“ zeigt
cli-option-keep = fertige Partien in diesem Ordner aufheben; derselbe Befehl macht nach einer Unterbrechung weiter
cli-option-trials = wie viele ganze Partien für jede Chance gespielt werden
cli-option-plot = das Ergebnis als Zeichnung (SVG) in diese Datei schreiben
cli-option-habit = welcher Bot die ersten Partien spielt; auf ihn greifen rechnende Bots auch zurück
cli-option-rounds = höchstens so oft noch einmal aus Partien rechnender Bots anpassen
cli-option-weights = wohin die Datei geschrieben wird [Vorgabe: ausgeben]

# -- Willkommen ----------------------------------------------------------------

cli-welcome = Tafelrunde
cli-welcome-text = Willkommen an der Tafelrunde! Enter nimmt die erste Antwort, q beendet.
cli-game-and-seats = { $title } (Spielerzahl: { $seats })
cli-ask-game = Welches Spiel?
cli-ask-seats = Wie viele spielen mit?
cli-ask-people = Wie viele davon sind Menschen an dieser Tastatur? Die anderen sind Bots.
cli-ask-name = Name von Person { $number } [Enter: { $guest }]:
cli-default = { $question } ({ $possible }) [Enter: { $first }]:
cli-possible-are = Mögliche Antworten: { $possible }.
cli-guest = Gast
cli-guest-number = Gast { $number }
cli-bot = Bot { $name }

# -- Am Tisch ------------------------------------------------------------------

cli-around-the-table = Am Tisch: { $players }
cli-brief = In Kürze
cli-turn-of = { $name } ist am Zug
cli-choices = Möglichkeiten
cli-ask-choice = { $most ->
    [1] Deine Wahl (1, ? für Hilfe):
   *[other] Deine Wahl (1–{ $most }, ? für Hilfe):
}
cli-no-such-number = { $most ->
    [1] Es gibt nur die Nummer 1.
   *[other] Es gibt die Nummern 1 bis { $most }.
}
cli-how-to-choose = Tippe die Nummer einer Möglichkeit, oder ? für Hilfe.
cli-hand-over = Die Tastatur geht an { $name }
cli-press-enter = { $name }: Drücke Enter, sobald niemand sonst zuschaut.
cli-key-number = 1, 2, …
cli-key-number-help = diesen Eintrag der Liste nehmen
cli-key-t = t
cli-key-t-help = den ganzen Tisch und die Möglichkeiten zeigen
cli-key-w = w [TEXT]
cli-key-w-help = warum etwas nicht geht: alles, oder nur das, was TEXT im Namen oder in der Begründung enthält
cli-key-u = u
cli-key-u-help = deine letzte Wahl zurücknehmen, solange seitdem nichts gewürfelt, aufgedeckt oder gewählt wurde
cli-key-q = q
cli-key-q-help = das Spiel verlassen; du kannst es speichern
cli-key-notation = { $example }
cli-key-notation-help = eine Möglichkeit bei ihrem Kürzel, wie es in gespeicherten Partien steht
cli-notation = So beginnen die Kürzel: { $examples }
cli-why-what = Das kommt in keinem Namen und in keiner Begründung vor. Mit ? siehst du, was du tippen kannst.
cli-possible-now = Das ist jetzt möglich.
cli-and-more = { $names } … und { $many } weitere
cli-game-over = Das Spiel ist zu Ende
cli-result = Ergebnis
cli-unfinished = Die Partie wurde nicht zu Ende gespielt. Bis dahin:
cli-head-place = Platz
cli-place = { $place }.
cli-head-name = Name
cli-ask-file = Die Partie speichern? Name der Datei, oder nur Enter, um ohne Speichern zu gehen:
cli-saved = Gespeichert in { $file }. Noch einmal ansehen: tafelrunde replay { $file }
cli-saved-open = Gespeichert in { $file }. Weiterspielen: tafelrunde resume { $file }
cli-goodbye = Auf Wiedersehen!
cli-ask-step = [Enter: weiter, t: Tisch, q: aufhören]

# -- Zahlen --------------------------------------------------------------------

cli-percent = { $number } %
cli-interval = { $low } – { $high } %
cli-head-game = Spiel
cli-head-title = Titel
cli-head-players = Spielerzahl
cli-head-blurb = Worum es geht
cli-head-bots = Bots
cli-head-option = Voreinstellung
cli-head-possible = Möglich
cli-new-game-made = Nach { $name }/ geschrieben. Weiter geht es so:
    pip install -e { $name }
    tafelrunde play { $name }
cli-bad-game-name = Ein Spiel kann nicht „{ $name }“ heißen: 2 bis 30 kleine Buchstaben, Ziffern und Unterstriche, vorn ein Buchstabe.
cli-game-name-taken = Ein Spiel oder ein Ordner namens „{ $name }“ ist schon da.
cli-unfitted = ohne angepasste Gewichte: hard und master spielen vor jeder Wahl ganze Partien durch, novice und easy machen zufällige Fehler
cli-games-hint = Mehr über eines davon: tafelrunde games GAME. Spielen: tafelrunde play GAME.
cli-head-seat = Platz
cli-head-seats = Plätze
cli-head-bot = Bot
cli-head-wins = Siege
cli-head-shared = geteilt
cli-head-share = Anteil
cli-head-interval = 95-%-Intervall
cli-head-mean = Punkte im Mittel
cli-head-deviation = ±
cli-head-games = Partien
cli-head-rating = Wertung
cli-arena-players = --players braucht mindestens zwei verschiedene Bots, zum Beispiel: --players easy,medium.
cli-head-first-chance = am Anfang
cli-head-own-choices = eigene Wahl
cli-head-others-choices = Wahl der anderen
cli-head-luck = Glück
cli-head-result = am Ende
cli-turning-point = Eintrag { $entry }: { $name } { $change } Punkte. { $lines }
cli-analysis-honest = Alles in Prozentpunkten. Jede Chance kommt aus { $games } ganzen Partien nach Faustregeln und ist auf ± { $reach } genau, Züge und Glück auf ± { $sum }. Jede Entscheidung wird damit verglichen, was ein Bot nach Faustregeln getan hätte.
cli-nothing-to-fit = Bei { $game } gibt es nichts anzupassen: Das Spiel hat keinen rechnenden Bot.
cli-fit-written = Geschrieben: { $file }
cli-games-played = Partien
cli-games-seed = { $games } (Startwert { $seed })
cli-length = Länge
cli-length-of = { $mean } ± { $deviation } Entscheidungen, von { $least } bis { $most }
cli-speed = Tempo
cli-speed-of = { $decisions } Entscheidungen/s, { $games } Partien/s, zusammen { $seconds } s
cli-rules-run = Regeln
cli-compiled = kompiliert
cli-interpreted = reines Python, nicht kompiliert
cli-head-decisions-per-second = Entscheidungen/s
cli-head-games-per-second = Partien/s
cli-bench-note = Zufälliges Spiel, die beste von drei Runden auf einem Kern. Regeln: { $rules }.

# -- Die Seite über ein Spiel ----------------------------------------------------

cli-report-title = { $title } in Zahlen
cli-report-made = { $games } Partien an jedem Tisch, Startwert { $seed }, Regeln in Fassung { $version }, { $rules }.
cli-report-bots = An einem Tisch sitzt überall der gleiche Bot: { $bots }. „medium“ spielt nach Faustregeln, „random“ wählt zufällig.
cli-report-players = Personen am Tisch
cli-report-percent-sign = { " " }%
cli-report-overview = Überblick
cli-report-overview-note = Das größte Menü ist die längste Liste von Möglichkeiten, die jemand vor sich hatte. Das Tempo gilt für einen Kern dieses Rechners.
cli-report-head-players = Personen
cli-report-head-bot = Bot
cli-report-head-decisions = Entscheidungen
cli-report-head-middle = mittlere 80 %
cli-report-head-menu = größtes Menü
cli-report-head-score = Punkte im Mittel
cli-report-head-winner = Punkte beim Sieg
cli-report-head-decisions-per-second = Entscheidungen/s
cli-report-head-games-per-second = Partien/s
cli-report-lengths = Wie lange eine Partie dauert
cli-report-lengths-note = Entscheidungen aller zusammen. Der Punkt ist der Median, der Strich reicht über die mittleren 80 % der { $games } Partien.
cli-report-lengths-of = Länge mit { $bot }
cli-report-unit-decisions = Entscheidungen
cli-report-amounts = Was in einer Partie geschieht
cli-report-amounts-note = Mittelwerte je Partie; der Strich reicht bei Mengen über die mittleren 80 % der Partien, bei Anteilen über das 95-%-Intervall.
cli-report-unit-per-game = je Partie
cli-report-unit-share = Anteil
cli-report-wins = Wer gewinnt
cli-report-wins-note = Anteil der Siege mit 95-%-Intervall; gestrichelt der Anteil, wenn alle gleich oft gewännen. Einmal nach Plätzen am Tisch, einmal nach der Reihenfolge, in der alle zum ersten Mal wählen (1 beginnt). Ein gemeinsamer Sieg zählt für alle, die ihn teilen.
cli-report-wins-of = Siege nach Plätzen, { $bot }
cli-report-order-of = Siege nach Reihenfolge, { $bot }
cli-report-order-axis = Reihenfolge, in Gruppen nach Personen am Tisch
cli-report-seat-axis = Platz, in Gruppen nach Personen am Tisch
cli-report-win-share = Anteil der Siege
cli-report-scores = Punkte und woher sie kommen
cli-report-scores-note = Punkte einer Person am Ende der Partie: Median und mittlere 80 %. Die Zahl hinter dem Bot gibt an, wie viele am Tisch sitzen.
cli-report-scores-of = Punkte mit { $bot }
cli-report-unit-points = Punkte
cli-report-sources = Woher die Punkte kommen, im Mittel je Person
cli-report-endings = Wie eine Partie endet
cli-report-endings-note = Anteil der { $games } Partien an jedem Tisch. Die Zahl hinter dem Bot gibt an, wie viele am Tisch sitzen.
cli-report-unit-games = Anteil der Partien
cli-report-options = Was eine Option ändert: { $seats } Personen
cli-report-options-note = Jede Option für sich allein geändert, mit 95-%-Intervall; gestrichelt der Wert ohne Änderung.
cli-report-effect-length = Länge
cli-report-effect-length-unit = Änderung der Entscheidungen
cli-report-effect-score = Punkte
cli-report-effect-score-unit = Änderung der Punkte im Mittel
cli-report-effect-first = Siege von Platz 1
cli-report-effect-first-unit = Anteil der Siege
cli-report-change = { $option }: { $value }
cli-report-seat = Platz { $seat }
cli-report-figures = Alles in Zahlen
cli-report-figures-note = Mittelwerte. Die Zahl hinter dem Bot gibt an, wie viele am Tisch sitzen.
cli-report-written = Geschrieben: { $file }

cli-odds-in = Chancen bei { $game }
cli-odds-more = … und { $many } weitere, alle mit --json

# -- Was nicht geht ------------------------------------------------------------

cli-no-such-command = Einen Befehl „{ $name }“ gibt es nicht. Möglich: { $possible }.
cli-no-such-flag = Eine Option { $name } gibt es hier nicht.
cli-value-missing = Hinter { $name } fehlt der Wert.
cli-no-value = { $name } nimmt keinen Wert an.
cli-missing = { $name } fehlt.
cli-too-many-words = Das sind mehr Angaben, als der Befehl braucht.
cli-see-help = { $text } Hilfe: { $command } --help
cli-bad-value = { $option } kann nicht „{ $value }“ sein. Möglich: { $possible }.
cli-possible-integer = eine ganze Zahl
cli-possible-whole = eine ganze Zahl von { $low } bis { $high }
cli-possible-whole-from = eine ganze Zahl ab { $low }
cli-possible-any = eine Zahl von { $low } bis { $high }
cli-possible-any-from = eine Zahl ab { $low }
cli-possible-folder = ein Ordner
cli-no-such-game = Kein Spiel heißt „{ $name }“. Möglich: { $possible }.
cli-no-such-seats = { $game } lässt sich nicht mit --seats { $seats } spielen. Möglich: { $possible }.
cli-no-such-company = { $game } lässt sich nicht zu { $seats } spielen, Menschen und Bots zusammen. Möglich: { $possible }.
cli-too-many-people = --people { $people } ist mehr als die Zahl der Plätze: { $seats }.
cli-no-such-number-of-seats = --seats „{ $text }“ ist keine Liste wie 2,4. Möglich: { $possible }.
cli-no-plots = Für Diagramme fehlt hier das Paket matplotlib. Installiere es mit: { $command }
cli-no-ray = Dafür fehlt hier das Paket ray. Installiere es mit: { $command }
cli-this-machine = auf diesem Rechner
cli-address-without-ray = --address nennt ein Ray-Cluster. Nimm auch --engine ray dazu.
cli-no-cluster = Ray antwortet nicht ({ $where }): { $reason }
cli-mixed-cluster = { $machine } würde andere Zahlen liefern als dieser Rechner ({ $differences }). Installiere überall dieselbe Version.
cli-no-such-odds = „{ $name }“ kennt keine Chancen. Möglich: { $possible }.
cli-no-such-player = Dieser eigene Bot lässt sich nicht laden (erwartet: MODUL:KLASSE mit choose(view, menu) oder MODUL:FUNKTION): { $reason }
cli-bot-ended = Der Bot kann nicht spielen: { $reason }
cli-bot-place = Das Spiel ist zu Ende. Platz: { $place }
cli-no-such-policy = Dieser eigene Bot lässt sich nicht laden (erwartet: MODUL:KLASSE): { $reason }
cli-no-such-bot = Kein Bot für { $game } heißt „{ $name }“. Möglich: { $possible }.
cli-wrong-bot-count = Nach --bots stehen { $bots } Bots für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}. Nenne für jeden Platz einen, oder einen einzigen für alle.
cli-no-option-pair = --option „{ $text }“ hat nicht die Form Name=Wert.
cli-no-such-option = { $game } hat keine Option „{ $name }“. Möglich: { $possible }.
cli-no-such-value = Die Option { $name } kann nicht „{ $value }“ sein. Möglich: { $possible }.
cli-possible-flag = true, false
cli-possible-number = { $step ->
    [1] eine ganze Zahl von { $low } bis { $high }
   *[other] eine ganze Zahl von { $low } bis { $high } in Schritten von { $step }
}
cli-possible-seat = random oder ein Platz von 1 bis { $highest }
cli-no-such-seat = Einen Platz { $seat } gibt es in dieser Partie nicht. Möglich: 1 bis { $highest }.
cli-too-many-names = { $names } Namen sind angegeben für { $people ->
    [one] einen Menschen
   *[other] { $people } Menschen
}.
cli-bad-name = „{ $name }“ kann kein Name sein. Nimm 1 bis { $most } druckbare Zeichen.
cli-name-taken = Zwei würden „{ $name }“ heißen. Gib einer Person einen anderen Namen.
cli-file-exists = Die Datei { $file } gibt es schon. Nimm einen anderen Namen.
cli-no-folder = { $file } kann nicht geschrieben werden: Den Ordner { $folder } gibt es nicht. Leg ihn an oder nimm einen anderen.
cli-not-saved = { $file } kann nicht geschrieben werden: { $reason }.
cli-not-read = { $file } kann nicht gelesen werden: { $reason }.
cli-not-text = { $file } ist keine gespeicherte Partie: Byte { $byte } ist kein UTF-8-Text.
cli-bad-journal = { $file } ist keine gespeicherte Partie, die sich wieder abspielen lässt: { $reason }.
cli-already-over = Die Partie in { $file } ist schon zu Ende. Noch einmal ansehen: tafelrunde replay { $file }
cli-other-dice = Ein Server hatte die Würfel dieser Partie zugesagt. Hier geht sie mit neuen Würfeln weiter.

# -- Der Server ----------------------------------------------------------------

cli-help-bot = Einen Platz am Tisch eines Servers mit einem eigenen Bot spielen. Das Geheimnis dafür zeigt der Tisch unter „Mein Bot“.
cli-help-serve = Die Spiele für Browser anbieten. Alles steht in einer Datei oder in PostgreSQL, und jeder Zug ist gesichert, bevor jemand davon erfährt.
cli-help-verify = Die Würfel eines beendeten Spiels nachprüfen. Das Spielprotokoll gibt es auf der Wiederholungsseite oder mit export.
cli-help-restore = Eine Sicherung an die Stelle der Datendatei setzen, während kein Server läuft. Die bisherige Datei bleibt unter einem anderen Namen.
cli-help-backup = Alles im laufenden Betrieb in eine Datendatei kopieren. FILE darf es noch nicht geben.
cli-help-export = Das Spielprotokoll eines Tisches ausgeben. Es lässt sich anderswo einlesen.
cli-help-import = Ein Spielprotokoll als neuen Tisch aufnehmen. Gibt den Code des neuen Tisches aus.
cli-help-move = Alles von einer Datendatei nach PostgreSQL bringen oder zurück. FROM und TO sind der Ordner einer Datendatei, eine Datei wie kopie.sqlite oder postgresql://name@rechner/datenbank. TO muss leer sein, kein Server darf laufen, und FROM bleibt, wie es ist.
cli-option-host = die Adresse des Servers; ohne Angabe 127.0.0.1, 0.0.0.0 für alle im Netz
cli-option-lan = im Heimnetz: für alle darin, mit QR-Code für Handys
cli-option-port = der Port des Servers; 0 für irgendeinen freien
cli-option-seal = das Siegel der Würfel, wie es vor dem Spiel genannt wurde; mindestens die ersten 16 Ziffern
cli-option-data = der Ordner der Datendatei
cli-option-database = ein PostgreSQL statt der Datendatei, etwa postgresql://name@rechner/datenbank
cli-option-node = einer von mehreren Servern an derselben Datenbank: unter dieser Adresse erreichen ihn die anderen
cli-option-no_browser = keinen Browser öffnen
cli-option-pause = so viele Sekunden wartet ein Bot, bevor er spielt
cli-option-linger = so viele Sekunden bleibt ein Tisch im Speicher, nachdem alle gegangen sind
cli-option-bot_workers = in so vielen Prozessen denken die Bots
cli-option-think = so viele Sekunden darf ein Bot über eine Entscheidung nachdenken
cli-option-tls = auch https anbieten, mit eigenen Zertifikaten, für Handys zu Hause
cli-option-base_path = der Pfad, unter dem ein Proxy den Server anbietet, etwa /spiele
cli-option-docs = ein Ordner mit den Dokumenten als Website, unter /docs zu lesen (siehe: make docs)
cli-option-tls_port = der Port für https; 0 sucht einen freien
cli-option-https = der Server ist über https erreichbar, hinter einem Proxy
cli-option-proxy = die Adresse eines Proxys, dessen X-Forwarded-For gilt
cli-option-origin = eine weitere Adresse dieser Seite, etwa https://example.org; mehrfach möglich
cli-option-sockets_per_address = so viele Verbindungen darf eine Adresse offen halten
cli-option-accept_loss = auch dann starten, wenn die Datendatei beschädigt ist oder ihr Züge fehlen
cli-option-backups = so viele nächtliche Sicherungen der Datendatei bleiben; 0 macht keine
cli-option-requests_per_minute = so viele Anfragen darf eine Adresse stellen
cli-option-creations_per_minute = so viele Gäste und Tische darf eine Adresse anlegen
cli-option-metrics_token = wer es kennt, darf die Zahlen unter /metrics lesen; ohne Angabe nur dieser Rechner
cli-option-log_level = wie viel protokolliert wird [Vorgabe: info, im Terminal warning]
cli-stopped = Der Server ist beendet. Alle Partien sind gespeichert.
cli-serving = Der Tisch ist gedeckt: { $address }
cli-serving-lan = Für Handys in diesem Netz: { $address }
cli-serving-tv = Fernseher: { $address }
cli-data-at = Alles steht in { $file }
cli-port-taken = Der Port { $port } lässt sich hier nicht benutzen: { $reason }. Nimm einen anderen, etwa --port 8001 (mit make play: TAFELRUNDE_PORT=8001 make play), oder --port 0 für irgendeinen freien.
cli-not-served = Unter { $host } lässt sich nichts anbieten: { $reason }. Nenne mit --host eine Adresse dieses Rechners.
cli-verified = Die Würfel waren ehrlich: { $draws } Ziehungen folgen aus dem zugesagten Geheimnis und den Zahlen der Menschen am Tisch, und jeder Wurf folgt aus seinen Ziehungen.
cli-seal-fits = Das Siegel ist das, das vor dem Spiel genannt wurde.
cli-seal-not-checked = Ungeprüft bleibt, ob dies das Spielprotokoll des Spiels ist, wie es gespielt wurde: Dazu muss das Siegel { $seal } vor dem Spiel genannt worden sein (--seal).
cli-no-seal = „{ $text }“ kann kein Siegel sein. Gib die 16 bis 64 Ziffern (0 bis 9, a bis f) an, die der Tisch vor dem Spiel zeigt.
cli-not-verified = { $file } besteht die Prüfung nicht: { $reason }.
cli-nothing-to-verify = Für die Partie in { $file } wurde kein Siegel veröffentlicht: Ihre Würfel waren nie zugesagt, also gibt es nichts nachzuprüfen.
cli-no-such-table = Kein Tisch hat den Code „{ $code }“. Der Code steht am Ende der Adresse des Tisches.
cli-no-data = Es gibt keine Datendatei { $file }. Nenne ihren Ordner mit --data.
cli-data-newer = { $file } stammt von einer neueren Version von tafelrunde. Nimm die neuere Version oder mit --data einen anderen Ordner.
cli-data-damaged = { $file } ist beschädigt. Betroffene Tische: { $tables }. Spiel eine Sicherung zurück (tafelrunde restore) oder starte mit --accept-loss; diese Tische lassen sich dann vielleicht nicht öffnen.
cli-data-lost = In { $file } fehlen Züge, die schon gespeichert waren. Betroffene Tische: { $tables }. Ist die Datei { $file }-wal verschwunden, lege sie zurück. Sonst spiel eine Sicherung ein (tafelrunde restore) oder nimm den Verlust hin: --accept-loss
cli-data-foreign = { $file } ist beschädigt oder keine Datendatei von tafelrunde ({ $reason }). Leg eine Sicherung an ihre Stelle oder nimm mit --data einen anderen Ordner.
cli-data-closed = Die Datendatei { $file } lässt sich nicht benutzen ({ $reason }). Sorg dafür, dass du sie lesen und schreiben darfst, oder nimm mit --data einen anderen Ordner.
cli-data-in-use = { $file } wird schon von einem anderen Server benutzt. Beende ihn, oder wähle mit --data einen anderen Ordner.
cli-no-database = „{ $text }“ ist keine Adresse einer Datenbank. Schreib sie so: --database postgresql://name@rechner/datenbank
cli-no-node = „{ $text }“ ist keine Adresse eines Servers. Schreib sie so: --node RECHNER:PORT
cli-node-without-database = Mehrere Server teilen sich eine Datenbank. Nenne sie mit --database.
cli-no-server = Für den Server fehlen hier Pakete. Installiere sie mit: { $command }
cli-no-psycopg = Für PostgreSQL fehlt hier das Paket psycopg. Installiere es mit: { $command }
cli-database-closed = Die Datenbank { $file } lässt sich nicht benutzen: { $reason }. Prüfe, ob sie läuft, oder nimm mit --database eine andere.
cli-database-in-use = { $file } wird schon von einem anderen Server benutzt. Beende ihn, oder wähle mit --database eine andere Datenbank.
cli-same-place = Alles steht schon in { $file }. Nenne ein anderes Ziel.
cli-not-empty = In { $file } steht schon etwas. Nenne eine leere Datenbank oder einen anderen Ordner.
cli-moved = { $rows } Zeilen sind umgezogen: von { $source } nach { $target }
cli-serving-tls = Mit https: { $address } – so lernen Geräte, ihm zu vertrauen: { $page }
cli-authority = Fingerabdruck des Zertifikats: { $fingerprint }
cli-no-base-path = --base-path „{ $text }“ ist kein Pfad. So sähe einer aus: /spiele
cli-no-tls = in { $folder } lassen sich keine Zertifikate ablegen ({ $reason }). Wähle mit --data einen anderen Ordner.
cli-open-to-all = Alle in den Netzen dieses Rechners können mitspielen. Nur für dich allein: --host 127.0.0.1
cli-no-home-network = --lan findet hier kein Heimnetz: Dieser Rechner hat keine oder eine öffentliche Adresse. Der Server ist nur für ihn selbst da; --host 0.0.0.0 lässt alle herein.
cli-restored = { $file } ist zurückgespielt: { $data }
cli-set-aside = Die bisherige Datei liegt jetzt hier: { $file }
cli-backed-up = Alles ist kopiert: { $file }

# -- doctor --------------------------------------------------------------------

cli-help-doctor = Prüfen, ob dieser Rechner Gäste empfangen kann. Sieht nach Programm, Port, Daten, Uhr, TLS, Adresse und Proxy und sagt, was zu tun ist. Kennt die Einstellungen von serve.
cli-doctor-version = Tafelrunde { $version } mit Python { $python }, { $system }
cli-doctor-compiled = Die Regeln sind übersetzt.
cli-doctor-interpreted-sources = Die Regeln laufen als Python und damit viel langsamer, denn dies sind die Quelltexte. So werden sie übersetzt: make compile
cli-doctor-interpreted-wheel = Die Regeln laufen als Python und damit viel langsamer, denn dieses Paket enthält keine übersetzten. Schneller geht es mit dem Paket (Wheel) für dieses System und dieses Python, oder mit einem selbst gebauten (C-Compiler, make wheels).
cli-doctor-no-server = Für den Server fehlen Pakete. So geht es: { $command }
cli-doctor-client = Der Browser-Client ist gebaut.
cli-doctor-no-client = Der Browser-Client fehlt, Browser bekommen also keine Seite. Abhilfe: make setup, oder ein fertiges Paket (Wheel) installieren.
cli-doctor-port-free = Port { $port } ist frei.
cli-doctor-port-ours = Auf Port { $port } läuft schon Tafelrunde { $version }.
cli-doctor-port-taken = Port { $port } wird von einem anderen Programm benutzt. Entweder dieses beenden oder mit --port einen anderen wählen.
cli-doctor-port-forbidden = Port { $port } ist root vorbehalten. Mit --port einen ab 1024 wählen.
cli-doctor-port-impossible = Unter { $host }, Port { $port } lässt sich nichts anbieten: { $reason }. Mit --host eine andere Adresse wählen.
cli-doctor-data-database = Die Partien liegen in { $file }.
cli-doctor-data = Die Partien liegen in { $file }.
cli-doctor-data-new = Die Partien kommen nach { $file }; die Datei gibt es noch nicht.
cli-doctor-data-closed = { $folder } lässt sich nicht beschreiben. Entweder die Rechte ändern oder mit --data einen anderen Ordner wählen.
cli-doctor-data-readable = Andere Benutzer dieses Rechners können { $file } lesen, samt Passwörtern und Geheimnissen. So nicht mehr: chmod 600 { $file }
cli-doctor-space = In { $folder } sind { NUMBER($megabytes) } MB frei.
cli-doctor-space-low = In { $folder } sind nur noch { NUMBER($megabytes) } MB frei. Bald Platz schaffen.
cli-doctor-space-full = In { $folder } sind nur { NUMBER($megabytes) } MB frei, zu wenig zum Speichern. Platz schaffen oder mit --data einen anderen Ordner wählen.
cli-doctor-clock = Die Uhr sagt { $now }.
cli-doctor-clock-behind = Die Uhr sagt { $now }, das war vor der Installation dieses Programms. Bitte stellen: Zertifikate und Bedenkzeiten richten sich nach ihr.
cli-doctor-clock-alone = Die Uhr sagt { $now }, aber niemand hält sie richtig. So geht es: timedatectl set-ntp true
cli-doctor-tls = Das Zertifikat für https gilt bis { $until }.
cli-doctor-tls-none = Für https gibt es noch kein Zertifikat. Handys brauchen eines, um die App zu installieren: tafelrunde serve --lan --tls
cli-doctor-tls-https = Um https kümmert sich der Proxy.
cli-doctor-tls-old = Das Zertifikat für https gilt nur noch bis { $until }. Der nächste Start mit --tls erneuert es.
cli-doctor-tls-moved = Das Zertifikat für https kennt { $address } nicht. Der nächste Start mit --tls erneuert es.
cli-doctor-address-open = Andere Geräte im Netz erreichen diesen Rechner unter { $address }, sofern keine Firewall sie abhält.
cli-doctor-address-closed = Dieser Rechner hat im Netz die Adresse { $address }. Damit andere Geräte mitspielen können: --lan
cli-doctor-address-public = Dieser Rechner hat die öffentliche Adresse { $address }. Damit alle mitspielen können: --host 0.0.0.0, besser hinter einem Proxy (docs/guide/hosting.md)
cli-doctor-address-none = Dieser Rechner hat keine Adresse in einem Netz. Für Spiele mit anderen Geräten zuerst ein Netz verbinden.
cli-doctor-proxy = Die Adressen der Gäste nennt der Proxy { $proxy }.
cli-doctor-proxy-none = Ein Proxy ist nicht eingestellt.
cli-doctor-proxy-missing = Vor dem laufenden Server steht ein Proxy, aber --proxy nennt ihn nicht. Alle Gäste teilen sich dann die Grenzen einer einzigen Adresse.
cli-doctor-proxy-unnamed = Ein Proxy sorgt für https (--https), aber --proxy sagt nicht, welcher. Alle Gäste teilen sich dann die Grenzen einer einzigen Adresse.
cli-doctor-proxy-no-origin = Es gibt einen Proxy (--proxy), aber --origin sagt nicht, unter welcher Adresse die Seite zu erreichen ist, etwa https://spiele.example.org.
cli-doctor-proxy-no-https = Die Gäste kommen über { $origin }, aber --https fehlt. Cookies sollten als sicher gekennzeichnet sein.

# -- Gründe ----------------------------------------------------------------------

cli-reason-missing = gibt es nicht
cli-reason-no-permission = keine Berechtigung
cli-reason-is-folder = das ist ein Ordner
cli-reason-not-a-folder = ein Teil des Pfades ist kein Ordner
cli-reason-exists = gibt es schon
cli-reason-name-too-long = der Name ist zu lang
cli-reason-disk-full = die Festplatte ist voll
cli-reason-read-only = dort lässt sich nur lesen
cli-reason-port-in-use = ein anderes Programm benutzt ihn schon
cli-reason-not-this-machine = das ist keine Adresse dieses Rechners
cli-reason-not-a-journal = das ist kein Spielprotokoll von tafelrunde
cli-reason-cut-off = abgeschnitten, es fehlt etwas
cli-reason-changed = nachträglich geändert
cli-reason-other-rules = diese Version von tafelrunde kennt die Regeln der Partie nicht
cli-reason-other-game = dieses Spiel gibt es hier nicht
cli-reason-other-seal = das Siegel ist nicht das, das vor dem Spiel genannt wurde
cli-reason-not-revealed = das Geheimnis ist noch nicht aufgedeckt, die Partie läuft noch
cli-reason-other-promise = Aufgedecktes passt nicht zu dem, was vorher versprochen war
cli-reason-other-draw = eine Ziehung passt nicht zu den zugesagten Würfeln
cli-reason-impossible = das kann dort nicht stehen (genauer, auf Englisch: --lang en)
cli-reason-at-line = Zeile { $number }: { $text }
cli-reason-at-entry = Eintrag { $number }: { $text }
