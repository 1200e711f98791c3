# Wörter, die alle Spiele brauchen.

seat-name = Platz { $number }
nothing = –
yes = ja
no = nein

level-novice = Neuling
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-master = Meister

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist gerade nicht am Zug.
refusal-not-now = Das ist jetzt nicht gefragt.
refusal-no-such-action = Das gibt es in diesem Spiel nicht.
refusal-stale = Diese Frage ist schon beantwortet.
refusal-nothing-to-undo = Es gibt nichts, was sich zurücknehmen lässt.
refusal-no-such-order = Diese Anweisung gibt es hier nicht.

log-undo = { $player } nimmt den letzten Zug zurück.

# -- Der Tisch über das Netz -------------------------------------------------------

refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-no-such-seat = Diesen Platz gibt es hier nicht.
refusal-no-such-spectator = Diese Person schaut nicht mehr zu.
refusal-no-such-entry = Diesen Eintrag gibt es nicht.
refusal-no-such-phrase = Diesen Spruch gibt es nicht.
refusal-no-such-level = So stark spielt hier kein Bot.
refusal-seat-taken = Da sitzt schon jemand.
refusal-not-let-in = Die Tür ist zu: Gerade kann sich niemand Neues setzen.
refusal-time-runs = Die Zeit dieser Person läuft noch. Ist sie um, springt von selbst ein Bot ein.
refusal-just-left = Diese Person ist gerade erst gegangen. Warte noch einen Moment.
refusal-resigned = Dieser Platz wurde aufgegeben; ein Bot spielt ihn zu Ende.
refusal-one-seat-each = Gegen andere darf niemand zwei Hände kennen.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-started = Das Spiel hat schon begonnen.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-no-offer = Es liegt kein Vorschlag auf dem Tisch.
refusal-muted = Der Chat ist für diesen Tisch abgeschaltet.
refusal-too-much-chat = Langsam! Das sind zu viele Nachrichten auf einmal.
refusal-empty-chat = In dieser Nachricht steht nichts.
refusal-not-watching = Hier redet nur mit, wer mitspielt oder zuschauen darf.
refusal-joined-already = Diese Verbindung sitzt schon am Tisch.
refusal-no-seed = Das ist kein Beitrag zu den Würfeln.
refusal-other-seed = Das ist nicht der Beitrag, der versprochen war.

problem-invalid = Das ist keine gültige Anfrage.
problem-nobody = Bitte einmal die Startseite öffnen, damit dieser Browser einen Namen bekommt.
problem-unknown-table = Unter dieser Adresse steht kein Tisch.
problem-private = Dieser Tisch ist für dich nicht offen.
problem-closed = Dieser Tisch wurde aufgelöst, bevor das Spiel begann.
problem-other-rules = Dieses Spiel wurde nach Regeln begonnen, die dieser Server nicht mehr kennt. Wer ihn betreibt, kann es mit „tafelrunde export“ sichern.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-method = Das geht unter dieser Adresse nicht.
problem-too-large = Das war zu lang.
problem-too-many = Zu viele Anfragen. Bitte etwas warten.
problem-origin = Diese Anfrage kam von einer anderen Seite.
problem-broken = Auf dem Server ist etwas schiefgegangen.
problem-game = Dieses Spiel gibt es hier nicht.
problem-seats = Mit so vielen Plätzen lässt sich dieses Spiel nicht spielen.
problem-option = Eine Einstellung kann diesen Wert nicht haben.
problem-level = So stark spielt hier kein Bot.
problem-pace = Diese Bedenkzeit ist nicht möglich.
problem-name-empty = Ein Name braucht mindestens einen Buchstaben.
problem-has-account = Dieser Browser gehört schon zu einem Konto.
problem-account-name = Ein Kontoname hat 2 bis 24 Zeichen und keine Leerzeichen am Rand.
problem-account-taken = Dieser Name ist vergeben.
problem-password-length = Ein Passwort hat 8 bis 200 Zeichen.
problem-wrong-password = Name oder Passwort stimmt nicht.

phrase-hello = Hallo zusammen!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-one-moment = Einen Moment, bitte.
phrase-good-game = Das war ein schönes Spiel.
phrase-bye = Bis zum nächsten Mal!
