# Was der Browser auf allen Seiten sagt, nur nicht auf der Startseite.

new-table = Neuer Tisch

yes = ja
no = nein
close = Schließen
cancel = Abbrechen

which-game = Spiel
seats = Plätze
how-many = Wie viele Plätze?
seat-me = Ich
seat-invited = Frei: per Link oder QR-Code
seat-open = Frei: für alle
seats-help = Freie Plätze bekommt, wer den Link öffnet. Ist einer für alle frei, steht der Tisch auf der Startseite, und wer von dort kommt, kann sich auf jeden freien Platz setzen. Mehrmals „Ich“ heißt: mehrere Leute teilen sich dieses Gerät.
how-we-play = So wird gespielt
pace = Tempo
pace-relaxed = In Ruhe, ohne Uhr
pace-kind-live = Sekunden je Zug
pace-kind-days = Tage je Zug
pace-live = { $seconds } Sekunden je Zug
pace-days = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
}
pace-help = Läuft die Zeit ab, spielt ein Bot weiter, bis du zurück bist.
watch = Zuschauen
watch-nobody = niemand
watch-invited = wer den Link hat
watch-all = alle
watch-help = Wer zuschaut, sieht nur, was offen liegt. Bei „alle“ steht das Spiel auf der Startseite.
tip-rule = Tipps
tip-rule-never = keine
tip-rule-alone = nur allein gegen Bots
tip-rule-told = für alle, die anderen erfahren es
tip-rule-quiet = für alle, ohne dass es jemand sieht
tip-rule-help = Ein Bot sagt, was er an deiner Stelle täte. Er weiß dabei nicht mehr als du.
undo-rule = Zurücknehmen
undo-generous = großzügig
undo-strict = streng
undo-help = Großzügig: auch nach den Zügen anderer, wenn alle zustimmen; was Würfel oder Karten gezeigt haben, nur gegen Bots. Streng: nur, solange noch nichts weiter geschehen ist.
stand-in = Bots, die einspringen
stand-in-help = Sie spielen für Leute, die nicht da sind, und auf Plätzen, die frei bleiben.
options = Regeln dieses Tisches
open-table = Tisch eröffnen
begin = Spiel beginnen

other-rules = Andere Regeln? Neuer Tisch
waiting-free = { $many ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei.
   *[other] Noch { $many } Plätze sind frei.
}
scan-or-code = Mit der Handykamera scannen oder auf der Startseite den Code eingeben:
stand-up = Aufstehen
seat-a-bot = Bot hinsetzen
free-seat = Platz freigeben
close-table = Tisch auflösen
close-table-sure = Wirklich auflösen?
seat-free = frei
start-with-bots = Beginnen, Bots füllen auf
start-without-open = { $many ->
    [2] Zu zweit beginnen
    [3] Zu dritt beginnen
    [4] Zu viert beginnen
    [5] Zu fünft beginnen
   *[other] Mit { $many } beginnen
}
host-starts = Wer den Tisch eröffnet hat, beginnt das Spiel. Ist diese Person nicht da, können es alle, die hier sitzen.
starts-when-all-are-here = Es geht von selbst los, sobald alle da sind.
waits-for = Noch nicht da: { $names }
seeding = Alle Geräte steuern ihren Teil zum Zufall bei …
invite-link = Link zum Tisch
invite-help = Wer ihn öffnet, kann sich setzen oder zuschauen.
invite-help-sit = Wer ihn öffnet, kann sich setzen.
qr-code = QR-Code mit dem Link zum Tisch
copy = Kopieren

me = ich
online = da
away = nicht da
thinking = am Zug
autopilot = Bot spielt weiter
bot-for-you = Ein Bot spielt für dich
bot-for = Bot für { $name } spielen lassen
not-here = { $name } ist nicht da.
wait = Warten
resigned = aufgegeben
gave-up = { $many ->
    [one] { $names } hat aufgegeben
   *[other] { $names } haben aufgegeben
}
you-gave-up = Du hast aufgegeben
days-left = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
i-am-back = Ich bin wieder da

one-moment = Einen Moment …
sent = Gesendet …
game-over = Das Spiel ist zu Ende
you-won = Du hast gewonnen!
ended-as-is = Beendet, wie es steht
to-home-short = Startseite
drawn = Unentschieden
undo = Zurücknehmen
text-table = Texttisch
choices = Deine Möglichkeiten
choices-list = Alle Möglichkeiten als Liste ({ $many })
menu-find = Möglichkeiten filtern
beside = Neben dem Spielbrett
tab-log = Verlauf
tab-chat = Plaudern
tab-rules = Regeln
tab-table = Tisch
look-at-moment = Diesen Moment ansehen
whole-log = Den ganzen Verlauf zeigen
moment = Rückblick auf Moment { $number }
back-to-now = Zurück zum Spiel
connection-lost = Verbindung verloren. Sie kommt von selbst wieder.
goodbye-screens = Diesen Tisch zeigen schon vier Bildschirme.
ping = Der Server antwortet in { $milliseconds } ms.
board-failed = Das Brett ist ausgefallen. Das Spiel geht am Texttisch weiter.
reload-board = Brett neu laden
goodbye-protocol = Diese Seite ist älter als der Server. Bitte lade sie neu.
explain = Was ist das?
explain-question = Was ist hier zu entscheiden?
explain-how = Mit ? oder einem langen Druck auf eine Karte oder ein Feld siehst du, was es ist – oder du lässt die Maus darauf ruhen.
explain-all = Alles auf dem Tisch erklären
see-rule = Regel { $number }
pass-device = Das Gerät geht an { $name }
its-me = Ich bin { $name }: Karten zeigen
covered = Verdeckt, bis das Gerät weitergegeben ist.

until = bis { $time }
you = du
new = neu
nobody = { "" }
board = Spielbrett
undone = zurückgenommen:
your-decision = Deine Entscheidung
your-move-to-table = Dein Zug – zum Tisch
your-last-move = Dein letzter Zug
what-do-you-do = Was tust du?
not-possible = Das geht nicht
do-it = Los
# Was man wählt, während andere am Zug sind.
ahead-choose = Vormerken
ahead-mark = vorgemerkt
ahead-armed = Vorgemerkt: { $what }
ahead-how = Wird gespielt, sobald du am Zug bist.
ahead-cancel = Doch nicht
ahead-dropped = Es hat sich etwas geändert, deshalb nicht gespielt: { $what }.
go-on = Weiter
undo-ask = Um Rücknahme bitten
undo-now = Nimmt deinen letzten Zug zurück.
undo-asks = Fragt die anderen, ob du deinen letzten Zug zurücknehmen darfst.
undo-nothing = Gerade lässt sich nichts zurücknehmen.
undo-drawn = Seit deinem Zug wurde gezogen oder gewürfelt. Unter Menschen bleibt er deshalb stehen.
undo-strict-over = An diesem Tisch wird streng zurückgenommen: nur, solange nach deinem Zug noch nichts geschehen ist.
undo-watching = Wer zuschaut, nimmt nichts zurück.
tip = Tipp
tip-thinks = Der Tipp kommt gleich.
tip-none = Gerade lässt sich kein Tipp finden.
tip-changed = Länger nachgedacht und etwas Besseres gefunden.
tip-entry = Tipp: { $choice }.
tip-entry-why = Tipp: { $choice } – { $why }.
tip-percent = Deine Siegchance: etwa { $percent } %.
tip-percent-other = Deine Siegchance: etwa { $percent } %, sonst etwa { $other } %.
tip-watching = Tipps gibt es für die, die mitspielen.
tip-forbidden = An diesem Tisch gibt es keine Tipps.
tip-not-now = Tipps gibt es, wenn du etwas zu wählen hast.
more = Mehr
all-choices = Alle Möglichkeiten als Liste
keys = Tasten
full-screen = Ganzer Bildschirm
leave-table = Tisch verlassen
news = { $many } neu seit deinem Zug
unread = { $many ->
    [one] eine neue Nachricht
   *[other] { $many } neue Nachrichten
}
show-part = Ergebnis von Teil { $number } zeigen
place-short = { $place }.
away-bot-plays = nicht da · Bot spielt weiter
you-watch = Du schaust zu.
my-offer-end = Vorschlag aufzuhören: { $many } von { $all } einverstanden
my-offer-bot = Bot für { $other }: { $many } von { $all } einverstanden
my-offer-undo = Rücknahme: { $many } von { $all } einverstanden
meanwhile = { $many ->
    [one] Inzwischen gab es einen Zug.
   *[other] Inzwischen gab es { $many } Züge.
}
see-them = Ansehen
one-wins = { $name } gewinnt
several-win = { $names } und { $last } gewinnen gemeinsam
key-enter = tun, was gewählt ist
key-esc = zurück
key-space-name = Leertaste
key-space = Bewegung überspringen
key-panel = Verlauf auf und zu
key-menu = Möglichkeit wählen

chat = Plaudern am Tisch
chat-empty = Noch hat niemand etwas gesagt.
chat-text = Nachricht
chat-send = Senden
chat-muted = Gerade spricht nur, wer den Tisch eröffnet hat.
chat-mute = Alle anderen stumm schalten
chat-unmute = Alle wieder sprechen lassen

standing-order = Bei einem Angriff auf mich
standing-order-help = Gilt ab dem nächsten Angriff. Lässt du dich fragen, antworte, bevor die Zeit abläuft.
propose-end = Vorschlagen aufzuhören
end-game = Spiel beenden
end-game-sure = Wirklich beenden, wie es steht?
offer-end = { $name } möchte hier aufhören.
offer-bot = { $name } schlägt vor: Ein Bot spielt für { $other }, bis { $other } wieder da ist.
seat-taken = { $name } übernimmt den Platz von { $old }.
seat-left = { $old } ist aufgestanden, ein Bot spielt weiter.
offer-undo = { $name } möchte einen Zug zurücknehmen.
agree = Einverstanden
decline = Ablehnen
give-to-bot = Platz einem Bot geben
resign = Aufgeben
resign-sure = Wirklich aufgeben?
resign-ends-sure = Wirklich aufgeben? Das Spiel ist dann zu Ende.
take-over = Platz von { $name } übernehmen
nobody-watches = Hier darf niemand zuschauen. Wer mitspielen will, übernimmt den Platz eines Bots.
nobody-enters = Hier darf niemand zuschauen, und alle Plätze sind vergeben.
remove = { $name } vom Tisch weisen
remove-sure = { $name } wirklich wegschicken?
owners-bot = Bot von { $owner }
owners-bot-away = Bot von { $owner }, weg
owners-bot-not-here = Bot von { $owner }, noch nicht da
my-bot = Mein Bot
my-bot-help = Ein Programm von dir kann einen Platz spielen. Alle sehen, wessen Bot es ist. Der Befehl mit dem Geheimnis steht nur dieses eine Mal hier.
my-bot-name = Name des Bots
my-bot-here = Mein Bot spielt für { $name }
my-bot-again = Neuer Befehl für { $name }
my-bot-away = Hausbot statt { $name }
my-bot-command = Befehl für dein Programm
door-open = Wer den Link hat, kann herein.
door-closed = Die Tür ist zu: Niemand Neues kommt herein.
close-door = Tür schließen
open-door = Tür öffnen
spectators = { $many ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $many } Personen schauen zu.
}
commitment = Siegel der Würfel:
commitment-help = Heb es dir auf: Nach dem Spiel muss es noch dasselbe sein. Dein Browser merkt es sich, wenn du beim Start dabei bist.

level-up = Dreimal gewonnen: jetzt gegen „{ $level }“?
level-down = Dreimal verloren: lieber gegen „{ $level }“?
rematch = Noch einmal
rematch-same = dieselbe Runde, neues Spiel
tv-choose = Was spielen wir?
tv-keys = ◀ ▶ wählen · OK
tv-keys-lobby = ◀ anderes Spiel
tv-sound = OK drücken für Ton
tv-scan = Handy-Kamera draufhalten oder
tv-scan-or-open = Oder mit dem Handy wählen: Code scannen, oder { $address } öffnen und tippen:
tv-code = Code zum Mitspielen
tv-here-only = Nur auf diesem Gerät erreichbar. Starte mit --lan.
tv-shut = Die Tür ist zu.
tv-first = Wer zuerst kommt, gibt das Startzeichen.
tv-reins = { $name } drückt „Los“ auf dem Handy.
tv-room = { $many ->
    [0] Alle Plätze sind besetzt.
    [one] Noch Platz für eine Person; Bots kommen auch.
    [2] Noch Platz für zwei; Bots kommen auch.
    [3] Noch Platz für drei; Bots kommen auch.
    [4] Noch Platz für vier; Bots kommen auch.
   *[other] Noch Platz für { $many }; Bots kommen auch.
}
tv-here = ist da!
tv-starts = gibt das Startzeichen
tv-awaits = wartet auf dich
tv-count = Los geht’s in { $seconds } …
tv-wide = Der Fernseher hier? Auf diesem Gerät zeigen
hand-code = Welcher Code steht auf dem Fernseher?
hand-code-help = Vier Zeichen, groß oder klein ist gleich.
hand-next = Weiter
hand-on-tv = Auf dem Fernseher
hand-name = Wie heißt du?
hand-again = { $name } gibt es schon. Wie wäre es mit „{ $other }“?
hand-colour = Deine Farbe
hand-taken = { $colour }, schon vergeben
hand-join = Mitspielen
hand-join-as = Mitspielen als { $name }
hand-change = Name und Farbe ändern
hand-full = Alle Plätze sind besetzt.
hand-you-start = du gibst das Startzeichen
hand-you-are-in = du bist dabei
hand-look-now = Schau auf den Fernseher!
hand-in = { $name } drückt gleich „Los“.
hand-jump = Antippen: dein Zeichen hüpft auf dem Fernseher
hand-edit = ändern
hand-at-table = Am Tisch
hand-bots = Bots dazu
hand-fewer-bots = Ein Bot weniger
hand-more-bots = Noch ein Bot
hand-room = { $many ->
    [0] Alle Plätze sind besetzt.
    [one] Noch ein Platz frei. Wer später kommt, scannt den Code in der Ecke.
   *[other] Noch { $many } Plätze frei. Wer später kommt, scannt den Code in der Ecke.
}
hand-go = Los – { $many } spielen
hand-go-bots = { $many ->
    [one] Los – mit einem Bot
   *[other] Los – mit { $many } Bots
}
hand-not-so-many = { $many ->
    [3] Zu dritt geht das nicht: Ein Bot kommt dazu.
    [5] Zu fünft geht das nicht: Ein Bot kommt dazu.
   *[other] Zu { $many } geht das nicht: Ein Bot kommt dazu.
}
hand-send-away = wegschicken
hand-send-away-name = { $name } wegschicken
hand-shut = Tür zu
hand-open = Tür auf
hand-open-help = Wer den Code sieht, kann herein.
hand-game = Spiel und Regeln
hand-done = Fertig
hand-late = Komm dazu, { $name }!
hand-running = Läuft schon
hand-seat-of = Platz von { $name }
hand-take = nehmen
hand-just-watch = Nur zuschauen
tv-join = mitspielen
tv-again = Noch eine Runde? Auf den Handys.
tv-result = Gleich geht es weiter.
tv-moved = { $names } sind gezogen.
tv-gone = Der Fernseher ist weg. Hier ist das Brett.
hand-look = Schau auf den Fernseher
hand-table = Tisch ansehen
hand-back = Nach oben wischen: zurück zur Hand
hand-board = Brett auf dem Handy
hand-end = Die Siegerehrung läuft auf dem Fernseher.
hand-place = Du bist { $place }
to-rematch = Zum neuen Tisch
again-yes = Ja
again-no = Nein
again-waiting = Warten auf die anderen …
again-waits = Es fehlt noch die Antwort von { $names }.
again-declined = { $many ->
    [one] { $names } möchte nicht mehr.
   *[other] { $names } möchten nicht mehr.
}
again-with-bot = Mit Bot spielen
again-open = Platz frei lassen
again-agreed = Du bist dabei.
again-no-more = Doch nicht
again-said-no = { $name } möchte noch einmal, du nicht.
again-after-all = Doch noch einmal
watch-replay = Partie ansehen

replay = Wiederholung
eyes = Aus wessen Sicht?
eyes-spectator = Als Zuschauer
eyes-of = Aus der Sicht von { $name }
eyes-open = Alle Karten offen
first = Zum Anfang
back = Einen Schritt zurück
next = Einen Schritt weiter
last = Zum Ende
run = Abspielen
pause = Anhalten
speed = Tempo
scrub = Stelle im Spiel
chapter = Kapitel
step-by = Schrittweite
step-by-entry = Einzelschritte
step-by-unit = Schritte: { $unit }
chapter-begin = Anfang
key-steps = Einen Schritt zurück, weiter
key-pages = Bild ↑ ↓
key-chapters = Zum Kapitel davor, danach
share-moment = Link zu diesem Moment
download-journal = Spielprotokoll laden
play-on = Von hier weiterspielen
play-on-help = Wähle die Sicht eines Platzes, um von hier gegen Bots weiterzuspielen.
analysis = Was die Partie entschieden hat
analysis-offer = Bots spielen die Partie von vielen Stellen aus zu Ende und zeigen, wie die Chancen standen, wo es gekippt ist und was davon Glück war. Das dauert höchstens ein paar Minuten.
analysis-ask = Partie auswerten
analysis-running = Die Partie wird ausgewertet …
analysis-waiting = Vorher { $games ->
    [one] wird noch ein anderes Spiel
   *[other] werden noch { $games } andere Spiele
 } ausgewertet …
analysis-failed = Das hat gerade nicht geklappt. Du kannst es noch einmal versuchen.
analysis-plot = Siegchancen im Verlauf der Partie, eine Linie für jeden Platz.
analysis-table = Chancen in diesem Moment – und was eigene Züge, die der anderen und das Glück insgesamt ausgemacht haben
analysis-who = Wer
analysis-now = Jetzt
analysis-own = Selbst
analysis-others = Andere
analysis-luck = Glück
analysis-turns = Wendepunkte
analysis-no-turns = Kein Moment hat die Chancen deutlich verändert.
analysis-honest = In Prozentpunkten. Jede Chance kommt aus mindestens { $games } ganzen Partien nach Faustregeln und ist auf ± { $reach } genau, Züge und Glück auf ± { $sum }. Jede Entscheidung wird damit verglichen, was ein Bot nach Faustregeln getan hätte.
fair-dice = Ehrliche Würfel
fair-proves = Vor dem ersten Wurf hat der Server ein Siegel veröffentlicht, und jedes Gerät am Tisch hat eine eigene Zahl dazugegeben. Passt alles zusammen, folgt jede Ziehung daraus, und niemand konnte sie danach noch lenken.
fair-proves-not = Nicht bewiesen ist, dass niemand hineingesehen hat: Wem der Server gehört, der könnte das. Auch nicht, dass eine Zahl wirklich zu spät kam, und nicht, wer hinter einem Namen steckt oder mit dem Server gemeinsame Sache macht. Dass die Karten zu den Ziehungen passen, prüft „tafelrunde verify“ am geladenen Spielprotokoll.
verify = Würfel nachrechnen
verify-good = { $draws } Ziehungen stimmen mit Siegel und { $seeds ->
    [one] einer Zahl
   *[other] { $seeds } Zahlen
} vom Tisch überein.
verify-missing = { $many ->
    [one] Eine Zahl kam nicht rechtzeitig und blieb außen vor.
   *[other] { $many } Zahlen kamen nicht rechtzeitig und blieben außen vor.
}
verify-no-commitment = Für dieses Spiel wurde kein Siegel veröffentlicht.
verify-no-reveal = Das Geheimnis wurde noch nicht aufgedeckt.
verify-secret = Das aufgedeckte Geheimnis passt nicht zum Siegel.
verify-seed = Eine Zahl vom Tisch passt nicht zu dem, was vorher versprochen war.
verify-form = Eine Zeile im Spielprotokoll lässt sich nicht lesen.
verify-reveal = Nach dem aufgedeckten Geheimnis steht noch etwas im Spielprotokoll.
verify-seats = Das Spielprotokoll sagt nicht am Anfang, wer auf welchem Platz sitzt.
verify-order = Nicht von allen am Tisch steht vor dem ersten Wurf genau eine Zahl im Spielprotokoll.
verify-seal = Das Siegel ist ein anderes als das, das dieser Browser vor dem Spiel bekommen hat.
verify-own-seed = Eine Zahl im Spielprotokoll ist nicht die, die dieser Browser gegeben hat.
verify-promise = Jemand hat etwas anderes versprochen, als dieser Browser vor dem Aufdecken erfuhr.
verify-draw = Eine Ziehung passt nicht zu den Würfeln, die versprochen waren.
verify-remembered = { $own ->
    [0] Das Siegel ist das, das dieser Browser vor dem Spiel bekommen hat.
    [one] Das Siegel ist das, das dieser Browser vor dem Spiel bekommen hat, und seine Zahl steht im Spielprotokoll.
   *[other] Das Siegel ist das, das dieser Browser vor dem Spiel bekommen hat, und seine { $own } Zahlen stehen im Spielprotokoll.
}
verify-late = { $many ->
    [one] Eine Zahl dieses Browsers gilt dort als nicht eingetroffen: Sie kam vielleicht zu spät.
   *[other] { $many } Zahlen dieses Browsers gelten dort als nicht eingetroffen: Sie kamen vielleicht zu spät.
}
verify-refused = { $many ->
    [one] Eine Zahl dieses Browsers hat der Server nicht genommen: Hat ein anderes Gerät von dir mitgespielt?
   *[other] { $many } Zahlen dieses Browsers hat der Server nicht genommen: Hat ein anderes Gerät von dir mitgespielt?
}
verify-away = Dieser Browser war nicht dabei, als das Spiel begann. Vergleiche das Siegel mit jemandem, der dabei war:

rules-find = In den Regeln suchen
rules-found = { $many ->
    [0] nichts gefunden
    [one] eine Stelle
   *[other] { $many } Stellen
}
rules-none = Dazu steht nichts in den Regeln. Versuch ein kürzeres oder anderes Wort, oder halt den Finger (oder die Maus) auf das, was du meinst.
rules-minute = In einer Minute
rules-minute-goal = Ziel.
rules-minute-turn = Dein Zug.
rules-minute-end = Das Ende.
rules-now = Was jetzt zählt
rules-pictures = Bilder
rules-all = Alle Regeln
rules-in-english = Der Regeltext liegt auf Englisch vor; die Nummern sind in allen Sprachen gleich.
rules-page = Regeln auf eigener Seite
chapters = Kapitel

zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Ganz zeigen

# Das erste Spiel, Schritt für Schritt
guided-game = Geführtes Spiel
learn-try = Schritt für Schritt lernen
learn-offer = Zum ersten Mal hier? In { $minutes } Minuten kannst du es.
learn-show-me = Zeig es mir
learn-known = Kenne ich
learn-at = Schritt { $number } von { $many }: { $title }
learn-step-title = Schritt { $number }: { $title }
learn-steps = Schritte
learn-back = Einen Schritt zurück
learn-skip = Diesen Schritt überspringen
learn-leave = Lieber spielen
learn-later = Ein paar Züge später …
learn-taken-back = Das nehmen wir zurück. Versuch es anders!
learn-long-press = Ein langer Druck erklärt jede Karte und jedes Teil.
learn-yours = Dein Zug: { $choice }
learn-play = Jetzt allein
learn-play-below = gegen leichte Bots
learn-play-on = Von hier weiterspielen
learn-again = Noch einmal von vorn
learn-about = Eine echte Partie mit vorbereiteten Karten und Würfeln. Nichts zählt, und du kannst jederzeit aufhören oder zurückgehen.

move-title = Hier als { $name } weiterspielen?
move-here-both = Das bisherige Gerät bleibt angemeldet; du kannst beide benutzen.
move-confirm = Weiter als { $name }
move-instead = Auf diesem Gerät spielt schon { $before }. Machst du weiter, gehört es { $name }, und die Tische von { $before } sind von hier aus ohne Konto nicht mehr zu erreichen.
move-anyway = Trotzdem als { $name } weiter
move-failed = Das hat nicht geklappt
options-bots = Bots: { $level }
options-usual = alles wie im Regelheft
shared-name = Name auf Platz { $number }
shared-help = Mehrere spielen auf diesem Gerät: Es wird weitergereicht, und jede Hand bleibt verdeckt, bis die richtige Person sie aufdeckt.
watch-with-you = Außer dir schaut zu: { $names }

# Das Spiel des Tages
day-to = Zum Spiel des Tages
day-tear-play = Abreißen und spielen
day-practise = Üben
day-one-try = Ein Versuch zählt.
day-no-undo = Du darfst unterbrechen, aber nichts zurücknehmen.
day-against = Gegen { $people }.
day-course = So lief es
day-moons = Neumond: kaum Chancen. Vollmond: gewonnen.
day-moons-spoken = Deine Siegchance: am Anfang { $first } Prozent, in der Mitte { $middle } Prozent, am Ende { $last } Prozent.
day-thinking = Wird gerade ausgerechnet …
day-share = Teilen
day-shared = { $place }. mit { $score }
day-copied = In die Zwischenablage kopiert.
day-better-than = Besser als { $worse } von { $many }
day-compared = { $people ->
        [one] Eine andere Person
       *[other] { $people } andere Leute
    } und { $bots } Hausbots mit denselben Karten
day-alone = Heute hat hier noch niemand gespielt außer dir. { $bots } Hausbots haben vorgelegt, vom Neuling bis zur Mittelstufe.
day-results = Die anderen
day-won = Gewonnen!
day-not-won = Diesmal nicht.
day-gave-up = Aufgegeben
day-sealed = Versiegelt.
day-sealed-how = Dieselben Karten für alle, überall. Sie stehen fest, seit es diesen Tag im Kalender gibt.
day-proved = Niemand hat daran gedreht.
day-proved-how = Die Karten folgen allein aus dem Datum; nachgerechnet in deinem Browser.
day-what = Was heißt das?
day-what-text = Niemand hat diesen Tag ausgesucht. Jeder Server teilt aus demselben Datum dieselben Karten aus und zeigt dasselbe Siegel. Nach dem Spiel prüft die Wiederholung jeden Zug des Zufalls. Wer den Quelltext hat, kann vorausrechnen; gewonnen hat dann der Rechner.
day-practice = Verpasste Tage kannst du üben; sie zählen nicht.
day-played-of = { $played } von { $past } gespielt
day-month-before = Monat davor
day-month-after = Monat danach
day-is-open = noch nicht gespielt
day-is-playing = angefangen
day-is-done = gespielt
day-is-missed = verpasst
day-is-future = versiegelt
day-you = du
day-swarm = { $many } Ergebnisse, das beste ist { $best }.
day-swarm-mine = { $many } Ergebnisse: deines ist { $mine }, das beste { $best }.
day-unit-thousand_km = Punkte
day-unit-knatsch = Platz
day-unit-geisterfahrer = gerettete Autos
day-unit-knight_rider = Platz
day-unit-kraftwagen = Punkte
day-score-thousand_km = { $score } Punkte
day-score-knatsch = { $score ->
        [one] eine Burg
       *[other] { $score } Burgen
    }
day-score-geisterfahrer = { $score ->
        [0] kein Auto gerettet
        [one] ein Auto gerettet
       *[other] { $score } Autos gerettet
    }
day-score-knight_rider = { $score ->
        [one] ein Punkt
       *[other] { $score } Punkte
    }
day-score-kraftwagen = { $score } Punkte
undo-day = Beim Spiel des Tages wird nichts zurückgenommen: Ein Versuch zählt.
tip-day = Beim Spiel des Tages gibt es keine Tipps: Ein Versuch zählt.
