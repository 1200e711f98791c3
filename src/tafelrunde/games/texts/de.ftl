# Wörter, die alle Spiele brauchen.

seat-name = Platz { $number }
nothing = –
yes = ja
no = nein
game-score = Punkte

level-novice = Neuling
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-master = Meister
level-novice-how = Übersieht bei drei von zehn Entscheidungen den besten Zug; verzeiht fast alles.
level-easy-how = Kennt die Faustregeln und nutzt gute Gelegenheiten, übersieht aber manchmal etwas; gut für die ersten Partien.
level-medium-how = Folgt ohne Flüchtigkeitsfehler den Faustregeln, rechnet aber nicht voraus.
level-hard-how = Prüft heikle Entscheidungen genauer und bestraft Fehler, plant aber selten weit voraus.
level-master-how = Wägt jede Entscheidung ab und verschenkt kaum etwas; wer gewinnen will, braucht einen Plan und etwas Glück.

temper-calm = besonnen
temper-bold = wagemutig
temper-quarrelsome = streitlustig
temper-cautious = vorsichtig

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist gerade nicht am Zug.
refusal-not-now = Das ist jetzt nicht gefragt.
refusal-no-such-action = Das gibt es in diesem Spiel nicht.
refusal-stale = Diese Frage ist schon beantwortet.
refusal-nothing-to-undo = Es gibt nichts, was sich zurücknehmen lässt.
refusal-no-such-order = Diese Anweisung gibt es hier nicht.

log-undo = { $player } nimmt den letzten Zug zurück.
    .you = Du nimmst deinen letzten Zug zurück.
log-undo-chance = { $player } nimmt den letzten Zug zurück. Was Würfel und Karten danach gezeigt haben, entscheidet sich neu.
    .you = Du nimmst deinen letzten Zug zurück. Was Würfel und Karten danach gezeigt haben, entscheidet sich neu.
log-resign-end = { $player } gibt auf. Damit ist das Spiel zu Ende.
    .you = Du gibst auf. Damit ist das Spiel zu Ende.
log-resign-bot = { $player } gibt auf. Ein Bot spielt weiter.
    .you = Du gibst auf. Ein Bot spielt weiter.

tip-own-win = So gewinnst du bald in { $value } statt { $than } % der durchgespielten Fälle.
tip-other-win = So gewinnt bald jemand anders nur in { $value } statt { $than } % der durchgespielten Fälle.
