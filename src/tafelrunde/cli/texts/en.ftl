# The words of the terminal.

# -- Commands ------------------------------------------------------------------

cli-help-main = Five German games to play and to study. Without a command: choose a game and play.
cli-help-games = List the games. With a name: one game and the options a table may agree on.
cli-help-play = Play a game at this keyboard. People take the first seats, bots the others.
cli-help-simulate = Let bots play many games. Shows lengths, scores, shares of wins and speed.
cli-help-resume = Play on in a saved game. From there on cards and dice fall anew.
cli-help-replay = Tell a saved game once more. Without --seat all that anybody was told.
cli-help-bench = Measure how fast random play goes here. The best of three rounds, on one core.
cli-help-report = Many games of one kind on a page with plots. Lengths, wins, scores, options; the file needs nothing but a browser.
cli-help-odds = Exact chances of dice, with the best dice to throw again. For Knatsch: all cards, or one combination with --target, and with --live the dice that lie there.

cli-usage = Usage:
cli-usage-options = [options]
cli-usage-command = command …
cli-head-options = Options
cli-head-commands = Commands
cli-interrupted = Interrupted.
cli-by-default = { $text } [else { $value }]
cli-option-help = show this help
cli-option-words = the language: German or English (else that of the environment)
cli-option-json_wanted = print one JSON object and nothing else
cli-option-pairs = an option of the game; may be repeated (see: tafelrunde games GAME)
cli-option-seats = how many players
cli-option-people = how many of them are people at this keyboard
cli-option-bots = who takes the other seats, in order; one name alone takes all of them
cli-option-names = a person's name; may be repeated
cli-option-seed = the same number gives the same dice and cards
cli-option-save = write the game to this file when it ends or is left
cli-option-count = how many games
cli-option-workers = how many processes play; the result does not depend on it
cli-option-seat = tell it as this seat saw it (0 is the first)
cli-option-step = wait for Enter after each decision
cli-option-seconds = how long to measure each table
cli-option-out = where to write the page (else GAME.html); an old page is replaced
cli-option-seat_counts = only these numbers of players, such as 2,4 (else all)
cli-option-table = a ready table: cards, results, attacks or tournaments
cli-option-target = the combination to beat: three fours and a one are 444+1
cli-option-live = the dice that lie there; a 6 does not count any more
cli-option-left = how often dice may still be thrown (else once)
cli-option-card_dice = one’s own card dice
cli-option-throws = for so many throws only (else for 1 to 4)

# -- Welcome -------------------------------------------------------------------

cli-welcome = Tafelrunde
cli-welcome-text = Welcome to the round table! Enter takes the first answer, q leaves.
cli-game-and-seats = { $title } (players: { $seats })
cli-ask-game = Which game?
cli-ask-seats = How many players?
cli-ask-people = How many of them are people at this keyboard? Bots play the others.
cli-ask-name = Name of person { $number } [Enter: { $guest }]:
cli-default = { $question } ({ $possible }) [Enter: { $first }]:
cli-possible-are = Possible answers: { $possible }.
cli-guest = Guest
cli-guest-number = Guest { $number }
cli-bot = Bot { $name }

# -- At the table --------------------------------------------------------------

cli-around-the-table = At the table: { $players }
cli-brief = In brief
cli-turn-of = { $name } to choose
cli-choices = Choices
cli-ask-choice = { $most ->
    [1] Your choice (1, ? for help):
   *[other] Your choice (1–{ $most }, ? for help):
}
cli-no-such-number = { $most ->
    [1] There is only number 1.
   *[other] There are the numbers 1 to { $most }.
}
cli-how-to-choose = Type the number of a choice, or ? for help.
cli-hand-over = Pass the keyboard to { $name }
cli-press-enter = { $name }: press Enter when nobody else is looking.
cli-key-number = 1, 2, …
cli-key-number-help = take this entry of the list
cli-key-t = t
cli-key-t-help = show the table and the choices again
cli-key-w = w [TEXT]
cli-key-w-help = why something cannot be done: all, or only what has TEXT in its name or reason
cli-key-u = u
cli-key-u-help = take back your own last choice, as long as nothing was rolled, turned up or chosen since
cli-key-q = q
cli-key-q-help = leave the game; it can be saved
cli-key-notation = { $example }
cli-key-notation-help = a choice by its name, as it stands in saved games
cli-notation = Names begin like this: { $examples }
cli-why-what = Neither a name nor a reason has this; ? shows how the names begin.
cli-possible-now = This is possible right now.
cli-and-more = { $names } … and { $many } more
cli-game-over = The game is over
cli-result = Result
cli-unfinished = The game was not played to its end. So far:
cli-head-place = Place
cli-head-name = Name
cli-ask-file = Save the game to a file? Its name, or just Enter to leave without saving:
cli-saved = Saved to { $file }. To look at it again: tafelrunde replay { $file }
cli-saved-open = Saved to { $file }. To play on: tafelrunde resume { $file }
cli-goodbye = Goodbye!
cli-ask-step = [Enter: go on, t: table, q: stop]

# -- Figures -------------------------------------------------------------------

cli-percent = { $number } %
cli-interval = { $low } – { $high } %
cli-head-game = Game
cli-head-title = Title
cli-head-players = Players
cli-head-blurb = What it is about
cli-head-bots = Bots
cli-head-option = By default
cli-head-possible = Possible
cli-games-hint = More about one of them: tafelrunde games GAME. To play: tafelrunde play GAME.
cli-head-seat = Seat
cli-head-seats = Seats
cli-head-bot = Bot
cli-head-wins = Wins
cli-head-shared = Shared
cli-head-share = Share
cli-head-interval = 95 % interval
cli-head-mean = Mean score
cli-head-deviation = ±
cli-games-played = Games
cli-games-seed = { $games } (seed { $seed })
cli-length = Length
cli-length-of = { $mean } ± { $deviation } decisions, from { $least } to { $most }
cli-speed = Speed
cli-speed-of = { $decisions } decisions/s, { $games } games/s, { $seconds } s in all
cli-rules-run = Rules
cli-compiled = compiled
cli-interpreted = plain Python, not compiled
cli-head-decisions-per-second = Decisions/s
cli-head-games-per-second = Games/s
cli-bench-note = Random play, best of three rounds on one core. Rules: { $rules }.

# -- The page about a game -------------------------------------------------------

cli-report-title = { $title } in figures
cli-report-made = { $games } games at each table, seed { $seed }, rules version { $version }, { $rules }.
cli-report-bots = All seats of a table have the same bot: { $bots }. “medium” plays by rules of thumb, “random” takes anything.
cli-report-players = players
cli-report-percent-sign = { " " }%
cli-report-overview = Overview
cli-report-overview-note = The largest menu is the longest list of choices that anybody had. Speed is that of one core of this machine.
cli-report-head-players = players
cli-report-head-bot = bot
cli-report-head-decisions = decisions
cli-report-head-middle = middle 80 %
cli-report-head-menu = largest menu
cli-report-head-score = mean score
cli-report-head-winner = winner’s score
cli-report-head-decisions-per-second = decisions/s
cli-report-head-games-per-second = games/s
cli-report-lengths = How long a game takes
cli-report-lengths-note = Decisions of all players together. The dot is the median, the line spans the middle 80 % of { $games } games.
cli-report-lengths-of = Length with { $bot }
cli-report-unit-decisions = decisions
cli-report-amounts = What happens in a game
cli-report-amounts-note = Means per game; the line spans the middle 80 % of games for amounts, the 95 % interval for shares.
cli-report-unit-per-game = per game
cli-report-unit-share = share
cli-report-wins = Who wins
cli-report-wins-note = Share of wins with 95 % interval; dashed what everybody would have if all were equal. Once by seat at the table (0 is the first), once in the order in which all choose for the first time (1 begins). A shared win counts for all who share it.
cli-report-wins-of = Wins by seat, { $bot }
cli-report-order-of = Wins in turn order, { $bot }
cli-report-order-axis = turn order, grouped by number of players
cli-report-seat-axis = seat, grouped by number of players
cli-report-win-share = share of wins
cli-report-scores = Scores and where they come from
cli-report-scores-note = A player’s score at the end of the game: median and middle 80 %. The number behind the bot is the number of players.
cli-report-scores-of = Scores with { $bot }
cli-report-unit-points = points
cli-report-sources = Where points come from, mean per player
cli-report-endings = How a game ends
cli-report-endings-note = Share of { $games } games at each table. The number behind the bot is the number of players.
cli-report-unit-games = share of games
cli-report-options = What an option changes: { $seats } players
cli-report-options-note = Each option changed by itself, with 95 % interval; dashed the value without a change.
cli-report-effect-length = Length
cli-report-effect-length-unit = change of decisions
cli-report-effect-score = Score
cli-report-effect-score-unit = change of the mean score
cli-report-effect-first = Wins of seat 0
cli-report-effect-first-unit = share of wins
cli-report-change = { $option }: { $value }
cli-report-seat = seat { $seat }
cli-report-figures = All in figures
cli-report-figures-note = Means; the number behind the bot is the number of players.
cli-report-written = Written: { $file }

# -- Chances -------------------------------------------------------------------

cli-odds = Chances in Knatsch
cli-odds-thresholds = The chance to beat a card, by number of throws. Own card dice: { $dice }. The last row is the King.
cli-odds-target = The chance to beat { $target }. Own card dice: { $dice }.
cli-odds-live = The chance to beat { $target } when { $live } lie there. Throws left: { $left }. Own card dice: { $dice }.
cli-odds-cards = The chance to beat a card. Columns: number of throws | own card dice.
cli-odds-results = The chance to beat a result. Columns: number of throws | own card dice.
cli-odds-attacks = The chance to take a castle. Columns: number of throws; a 5 and d 5: attacker or defender has card die 5. The defender has { $throws } throws.
cli-odds-tournaments = The chance to win a tournament of one’s own if nobody has card dice.
cli-odds-no-dice = none
cli-odds-none = –
cli-odds-more = … and { $many } more, all with --json
cli-odds-head-card = Card
cli-odds-head-result = Result
cli-odds-head-castle = Castle
cli-odds-head-players = Players
cli-odds-head-host = Chance
cli-odds-head-throws = Throws
cli-odds-head-chance = Chance
cli-odds-head-keep = Keep
cli-odds-head-again = Throw again

# -- What cannot be ------------------------------------------------------------

cli-no-such-command = there is no command “{ $name }”. Possible: { $possible }.
cli-no-such-flag = there is no option { $name } here.
cli-value-missing = { $name } needs a value.
cli-no-value = { $name } takes no value.
cli-missing = { $name } is missing.
cli-too-many-words = that is more than this command takes.
cli-see-help = { $text } Help: { $command } --help
cli-bad-value = { $option } cannot be “{ $value }”. Possible: { $possible }.
cli-possible-integer = a whole number
cli-possible-whole = a whole number from { $low } to { $high }
cli-possible-whole-from = a whole number from { $low } up
cli-possible-any = a number from { $low } to { $high }
cli-possible-any-from = a number from { $low } up
cli-possible-folder = a folder
cli-no-such-game = no game is called “{ $name }”. Possible: { $possible }.
cli-no-such-seats = { $game } cannot be played with --seats { $seats }. Possible: { $possible }.
cli-too-many-people = --people { $people } is more than there are seats: { $seats }.
cli-no-such-number-of-seats = --seats “{ $text }” is no list such as 2,4. Possible: { $possible }.
cli-no-plots = Plots need the package matplotlib, which is missing here. This installs it: { $command }
cli-no-odds = There is no table of chances for “{ $name }”. Possible: { $possible }.
cli-bad-table = There is no table “{ $text }”. Possible: { $possible }.
cli-bad-number = { $option } cannot be { $number }. Possible: 1 to { $most }.
cli-bad-target = --target “{ $text }” is no combination. Possible: equal numbers from 1 to 5 and another behind them, such as 444+1.
cli-bad-live = --live “{ $text }” are no dice. Possible: one to six numbers from 1 to 6, such as 44512.
cli-bad-card-dice = --card-dice “{ $text }” are no card dice. Possible: numbers from 1 to 5, each at most once, such as 4,5.
cli-needs-another = { $one } needs { $other } too.
cli-not-together = { $one } and { $other } do not go together. Possible: one of them.
cli-no-such-bot = no bot of { $game } is called “{ $name }”. Possible: { $possible }.
cli-wrong-bot-count = { $bots } bots are listed after --bots for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Possible: one for each, or a single one for all.
cli-no-option-pair = --option “{ $text }” is not of the form name=value.
cli-no-such-option = { $game } has no option “{ $name }”. Possible: { $possible }.
cli-no-such-value = the option { $name } cannot be “{ $value }”. Possible: { $possible }.
cli-possible-flag = true, false
cli-possible-number = { $step ->
    [1] a whole number from { $low } to { $high }
   *[other] a whole number from { $low } to { $high } in steps of { $step }
}
cli-possible-seat = random, or a seat from 0 to { $highest }
cli-no-such-seat = there is no seat { $seat } in this game. Possible: 0 to { $highest }.
cli-too-many-names = { $names } names are given for { $people ->
    [one] one person
   *[other] { $people } people
}.
cli-bad-name = “{ $name }” cannot be a name. Possible: 1 to { $most } printable characters.
cli-name-taken = two players would be called “{ $name }”. Possible: another name for one of them.
cli-file-exists = the file { $file } exists already. Possible: another name.
cli-no-folder = { $file } cannot be written: there is no folder { $folder }.
cli-not-saved = { $file } cannot be written: { $reason }.
cli-not-read = { $file } cannot be read: { $reason }.
cli-not-text = { $file } is not a saved game: byte { $byte } is not UTF-8 text.
cli-bad-journal = { $file } is not a saved game that can be played again: { $reason }.
cli-already-over = the game in { $file } is already over. Possible: tafelrunde replay { $file }
cli-other-dice = A server had promised the dice of this game. Here it goes on with others.

# -- The server ----------------------------------------------------------------

cli-help-serve = Serve the games to browsers. Everything is kept in one file, which is flushed before any answer.
cli-help-verify = Check the dice of a finished game. The journal comes from the replay page or from export.
cli-help-backup = Copy the data file while the server runs. FILE must not exist yet.
cli-help-export = Print the journal of a table. It can be imported elsewhere.
cli-help-import = Take a journal into the data file. Prints the code of the new table.
cli-option-host = the address to listen at; 127.0.0.1 unless given, 0.0.0.0 for everybody in the network
cli-option-lan = in a home network: for everybody in it, with a QR code for phones
cli-option-port = the port to listen at; 0 for any that is free
cli-option-seal = the seal of the dice as it was told before the game; at least its first 16 digits
cli-option-data = the folder of the data file
cli-option-no_browser = do not open a browser
cli-option-pause = seconds a bot takes before it plays
cli-option-linger = seconds a table stays in memory after the last person left
cli-option-bot_workers = in how many processes bots think
cli-option-think = how many seconds a bot has for a choice
cli-option-https = people reach the server by https, through a proxy
cli-option-proxy = the address of a proxy whose X-Forwarded-For is believed
cli-option-origin = another address of this site, such as https://example.org; may be repeated
cli-option-sockets_per_address = how many sockets one address may open
cli-option-requests_per_minute = how many requests one address may make
cli-option-creations_per_minute = how many guests and tables one address may make
cli-option-log_level = how much is logged [default: info, on a terminal warning]
cli-stopped = The server has stopped. All games are saved.
cli-serving = The table is set: { $address }
cli-serving-lan = In this network: { $address }
cli-data-at = Everything is kept in { $file }
cli-port-taken = port { $port } cannot be used here: { $reason }. Possible: another one, such as --port 8001, or --port 0 for any free one; with make play: TAFELRUNDE_PORT=8001 make play.
cli-not-served = nothing can be served at { $host }: { $reason }. Possible: an address of this machine with --host.
cli-verified = The dice were fair: { $draws } draws follow from the promised secret and the numbers of the people at the table, and every roll from its draws.
cli-seal-fits = The seal is the one that was told before the game.
cli-seal-not-checked = Not checked is whether this is the journal of the game as it was played: for that, the seal { $seal } must be the one that was told before the game (--seal).
cli-no-seal = “{ $text }” cannot be a seal. Possible: 16 to 64 digits of 0 to 9 and a to f, as the table shows them before the game.
cli-not-verified = { $file } does not pass: { $reason }.
cli-no-such-table = no table has the code “{ $code }”.
cli-no-data = there is no data file { $file }.
cli-data-newer = { $file } was written by a newer tafelrunde. Possible: that one, or another folder with --data.
cli-data-foreign = { $file } is damaged, or not a data file of tafelrunde: { $reason }. Possible: a backup in its place, or another folder with --data.
cli-data-closed = the data file { $file } cannot be used: { $reason }. Possible: rights to read and write it, or another folder with --data.
cli-data-in-use = another server uses { $file } already. Possible: to stop that one, or another folder with --data.
cli-open-to-all = Everybody in the networks of this machine can come. For yourself alone: --host 127.0.0.1
cli-no-home-network = --lan finds no home network here: this machine has no address or a public one. It serves this machine alone; --host 0.0.0.0 lets everybody in.
cli-backed-up = The whole data file is copied: { $file }
