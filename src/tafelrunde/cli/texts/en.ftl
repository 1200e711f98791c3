# The words of the terminal.

# -- Commands ------------------------------------------------------------------

cli-help-main = Five German games to play and study. Without a command: choose a game and play.
cli-help-games = List the games. With the name of a game: what it is about, its bots, and the options a table can agree on.
cli-help-play = Play a game at this keyboard. People take the first seats, bots the others.
cli-help-simulate = Let bots play many games against each other. Shows length, scores, win rates and speed; no people take part.
cli-help-resume = Continue a saved game. From that point on, cards and dice are drawn afresh.
cli-help-replay = Show a saved game again. Without --seat, everything any player saw.
cli-help-bench = Measure how fast random play runs here. The best of three rounds on one core.
cli-help-report = Write a page about a game with plots. Length, wins, scores, options from many games; the file needs nothing but a browser.
cli-help-odds = Exact odds in a game. Only for games that have a table of odds.
cli-help-arena = Let bots compete. Everyone gets the same deals and every seat; shows win rates and ratings.
cli-help-analyse = Show what decided a saved game. Chances of winning over time, turning points, and how much was luck.
cli-help-fit = Fit how a searching bot judges a position. Lets bots play many games and prints the weights that belong to the game’s rules; meant for people who work on the bots.
cli-help-new-game = Write a folder with a small complete game to start from. It plays as soon as it is installed; docs/guide/new-game.md says how to go on.

cli-usage = Usage:
cli-usage-options = [options]
cli-usage-command = command …
cli-head-arguments = Arguments
cli-argument-game = one of: { $games }
cli-argument-file = a file: a saved game, a game record or the new backup
cli-argument-name = a name of lower-case letters, digits and _
cli-argument-code = the code of a table: the end of its address
cli-argument-player = your own bot as MODULE:CLASS or MODULE:FUNCTION; it chooses from the view and the menu of its seat
cli-argument-source = from where: a folder, a file or postgresql://…
cli-argument-target = to where: a folder, a file or postgresql://…
cli-head-options = Options
cli-head-commands = Commands
cli-interrupted = Interrupted.
cli-by-default = { $text } [default: { $value }]
cli-option-help = show this help
cli-option-version = show the version
cli-option-words = the language: German or English [default: that of the environment]
cli-option-json_wanted = print one JSON object and nothing else
cli-option-pairs = an option of the game; may be repeated (see: tafelrunde games GAME)
cli-option-seats = how many players
cli-option-people = how many of them are people at this keyboard
cli-option-bots = who takes the other seats, in order; a single name is used for all of them
cli-option-simulated-bots = who plays in the seats, in order; a single name is used for all of them
cli-option-names = a player’s name; may be repeated
cli-option-seed = the same number gives the same dice and cards
cli-option-save = save the game to this file when it ends or you leave
cli-option-count = how many games
cli-option-workers = how many processes play; the result does not depend on it
cli-option-engine = where games are played: in processes here, or with Ray, also on several machines; the result does not depend on it
cli-option-address = a Ray cluster that this machine belongs to [default: one on this machine only]
cli-option-seat = show only what this seat saw (1 is the first)
cli-option-step = wait for Enter after each decision
cli-option-seconds = how long to measure each table
cli-option-out = where to write the page [default: GAME.html]; an old page is replaced
cli-option-seat_counts = only these numbers of players, such as 2,4 [default: all]
cli-option-players = who competes, each named once; your own bots as MODULE:CLASS
cli-option-until = play more games until every share of wins is known to plus or minus this many percentage points
cli-option-table_url = the address of the table’s page
cli-option-token = the secret that the table shows under “My bot”
cli-option-keep = keep finished games in this folder; after an interruption, the same command continues
cli-option-trials = how many whole games are played for each chance
cli-option-plot = write the result to this file as a drawing (SVG)
cli-option-habit = which bot plays the first games; searching bots also fall back on it
cli-option-rounds = how often to fit again from games of searching bots, at most
cli-option-weights = where to write the file [default: print it]

# -- Welcome -------------------------------------------------------------------

cli-welcome = Tafelrunde
cli-welcome-text = Welcome to the round table! Press Enter for the first answer, q to quit.
cli-game-and-seats = { $title } (players: { $seats })
cli-ask-game = Which game?
cli-ask-seats = How many players?
cli-ask-people = How many people at this keyboard? Bots play the rest.
cli-ask-name = Name of player { $number } [Enter: { $guest }]:
cli-default = { $question } ({ $possible }) [Enter: { $first }]:
cli-possible-are = Possible answers: { $possible }.
cli-guest = Guest
cli-guest-number = Guest { $number }
cli-bot = Bot { $name }

# -- At the table --------------------------------------------------------------

cli-around-the-table = At the table: { $players }
cli-brief = In brief
cli-turn-of = { $name }, it’s your turn
cli-choices = Choices
cli-ask-choice = { $most ->
    [1] Your choice (1, ? for help):
   *[other] Your choice (1–{ $most }, ? for help):
}
cli-no-such-number = { $most ->
    [1] The only number is 1.
   *[other] Choose a number from 1 to { $most }.
}
cli-how-to-choose = Type the number of a choice, or ? for help.
cli-hand-over = Pass the keyboard to { $name }
cli-press-enter = { $name }: press Enter when nobody else is looking.
cli-key-number = 1, 2, …
cli-key-number-help = choose this entry
cli-key-t = t
cli-key-t-help = show the whole table and the choices
cli-key-w = w [TEXT]
cli-key-w-help = why something is not possible: everything, or only what has TEXT in its name or reason
cli-key-u = u
cli-key-u-help = undo your last choice, as long as nothing has been rolled, revealed or chosen since
cli-key-q = q
cli-key-q-help = leave the game; you can save it
cli-key-notation = { $example }
cli-key-notation-help = a choice by its short name, as written in saved games
cli-notation = Short names look like this: { $examples }
cli-why-what = No name and no reason contains this. Press ? to see what you can type.
cli-possible-now = This is possible now.
cli-and-more = { $names } … and { $many } more
cli-game-over = The game is over
cli-result = Result
cli-unfinished = The game was not finished. So far:
cli-head-place = Place
cli-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
cli-head-name = Name
cli-ask-file = Save the game? Enter a file name, or just press Enter to leave without saving:
cli-saved = Saved to { $file }. To see it again: tafelrunde replay { $file }
cli-saved-open = Saved to { $file }. To continue: tafelrunde resume { $file }
cli-goodbye = Goodbye!
cli-ask-step = [Enter: continue, t: table, q: quit]

# -- Figures -------------------------------------------------------------------

cli-percent = { $number }%
cli-interval = { $low }–{ $high }%
cli-head-game = Game
cli-head-title = Title
cli-head-players = Players
cli-head-blurb = What it is about
cli-head-bots = Bots
cli-head-option = Default
cli-head-possible = Possible
cli-new-game-made = Written to { $name }/. Next:
    pip install -e { $name }
    tafelrunde play { $name }
cli-bad-game-name = A game cannot be called “{ $name }”: 2 to 30 small letters, digits and underscores, beginning with a letter.
cli-game-name-taken = There is already a game or a folder called “{ $name }”.
cli-unfitted = without fitted weights: hard and master play whole games out before they choose, novice and easy make random mistakes
cli-games-hint = More about one of them: tafelrunde games GAME. To play: tafelrunde play GAME.
cli-head-seat = Seat
cli-head-seats = Seats
cli-head-bot = Bot
cli-head-wins = Wins
cli-head-shared = Shared
cli-head-share = Share
cli-head-interval = 95% interval
cli-head-mean = Mean score
cli-head-deviation = ±
cli-head-games = Games
cli-head-rating = Rating
cli-arena-players = --players needs at least two different bots, for example: --players easy,medium.
cli-head-first-chance = at the start
cli-head-own-choices = own choices
cli-head-others-choices = others’ choices
cli-head-luck = luck
cli-head-result = at the end
cli-turning-point = Entry { $entry }: { $name } { $change } points. { $lines }
cli-analysis-honest = All in percentage points. Each chance comes from { $games } whole games played by rule-of-thumb bots and is good to ± { $reach }, luck and choices to ± { $sum }. Each choice is compared with what a rule-of-thumb bot would have done.
cli-nothing-to-fit = there is nothing to fit in { $game }: it has no searching bot.
cli-fit-written = Written: { $file }
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
cli-report-bots = Every seat of a table has the same bot: { $bots }. “medium” plays by rules of thumb, “random” plays at random.
cli-report-players = players
cli-report-percent-sign = %
cli-report-overview = Overview
cli-report-overview-note = The largest menu is the longest list of choices any player had. Speed is for one core of this machine.
cli-report-head-players = players
cli-report-head-bot = bot
cli-report-head-decisions = decisions
cli-report-head-middle = middle 80%
cli-report-head-menu = largest menu
cli-report-head-score = mean score
cli-report-head-winner = winner’s score
cli-report-head-decisions-per-second = decisions/s
cli-report-head-games-per-second = games/s
cli-report-lengths = How long a game takes
cli-report-lengths-note = Decisions of all players together. The dot is the median, the line spans the middle 80% of { $games } games.
cli-report-lengths-of = Length with { $bot }
cli-report-unit-decisions = decisions
cli-report-amounts = What happens in a game
cli-report-amounts-note = Means per game. For amounts the line spans the middle 80% of games, for shares the 95% interval.
cli-report-unit-per-game = per game
cli-report-unit-share = share
cli-report-wins = Who wins
cli-report-wins-note = Win rates with 95% intervals; the dashed line is an equal share for everyone. First by seat at the table, then by the order in which players choose for the first time (1 goes first). A shared win counts for everyone who shares it.
cli-report-wins-of = Wins by seat, { $bot }
cli-report-order-of = Wins in turn order, { $bot }
cli-report-order-axis = turn order, grouped by number of players
cli-report-seat-axis = seat, grouped by number of players
cli-report-win-share = win rate
cli-report-scores = Scores and where they come from
cli-report-scores-note = A player’s score at the end of the game: median and middle 80%. The number after the bot is the number of players.
cli-report-scores-of = Scores with { $bot }
cli-report-unit-points = points
cli-report-sources = Where points come from, mean per player
cli-report-endings = How a game ends
cli-report-endings-note = Share of { $games } games at each table. The number after the bot is the number of players.
cli-report-unit-games = share of games
cli-report-options = What an option changes: { $seats } players
cli-report-options-note = Each option changed on its own, with 95% intervals; the dashed line is the value without the change.
cli-report-effect-length = Length
cli-report-effect-length-unit = change in decisions
cli-report-effect-score = Score
cli-report-effect-score-unit = change in mean score
cli-report-effect-first = Wins of seat 1
cli-report-effect-first-unit = win rate
cli-report-change = { $option }: { $value }
cli-report-seat = seat { $seat }
cli-report-figures = All figures
cli-report-figures-note = Means. The number after the bot is the number of players.
cli-report-written = Written: { $file }

cli-odds-in = Odds in { $game }
cli-odds-more = … and { $many } more; all of them with --json

# -- What cannot be ------------------------------------------------------------

cli-no-such-command = there is no command “{ $name }”. Possible: { $possible }.
cli-no-such-flag = there is no option { $name } here.
cli-value-missing = { $name } needs a value.
cli-no-value = { $name } takes no value.
cli-missing = { $name } is missing.
cli-too-many-words = that is more than this command needs.
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
cli-no-such-company = { $game } cannot be played by { $seats }, people and bots together. Possible: { $possible }.
cli-too-many-people = --people { $people } is more than the number of seats: { $seats }.
cli-no-such-number-of-seats = --seats “{ $text }” is not a valid list such as 2,4. Possible: { $possible }.
cli-no-plots = plots need the package matplotlib, which is missing here. Install it with: { $command }
cli-no-ray = this needs the package ray, which is missing here. Install it with: { $command }
cli-this-machine = on this machine
cli-address-without-ray = --address names a Ray cluster. Add --engine ray.
cli-no-cluster = Ray does not answer ({ $where }): { $reason }
cli-mixed-cluster = { $machine } would get different results from this machine ({ $differences }). Install the same version everywhere.
cli-no-such-odds = there are no odds for “{ $name }”. Possible: { $possible }.
cli-no-such-player = this bot of your own cannot be loaded (expected MODULE:CLASS with choose(view, menu), or MODULE:FUNCTION): { $reason }
cli-bot-ended = the bot cannot play: { $reason }
cli-bot-place = The game is over. Place: { $place }
cli-no-such-policy = this bot of your own cannot be loaded (expected MODULE:CLASS): { $reason }
cli-no-such-bot = { $game } has no bot called “{ $name }”. Possible: { $possible }.
cli-wrong-bot-count = --bots names { $bots } bots for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Name one for each seat, or a single one for all.
cli-no-option-pair = --option “{ $text }” is not of the form name=value.
cli-no-such-option = { $game } has no option “{ $name }”. Possible: { $possible }.
cli-no-such-value = the option { $name } cannot be “{ $value }”. Possible: { $possible }.
cli-possible-flag = true, false
cli-possible-number = { $step ->
    [1] a whole number from { $low } to { $high }
   *[other] a whole number from { $low } to { $high } in steps of { $step }
}
cli-possible-seat = random, or a seat from 1 to { $highest }
cli-no-such-seat = there is no seat { $seat } in this game. Possible: 1 to { $highest }.
cli-too-many-names = there are { $names } names for { $people ->
    [one] one person
   *[other] { $people } people
}.
cli-bad-name = “{ $name }” is not a valid name. Use 1 to { $most } printable characters.
cli-name-taken = two players would be called “{ $name }”. Give one of them another name.
cli-file-exists = { $file } already exists. Choose another name.
cli-no-folder = { $file } cannot be written: there is no folder { $folder }. Create it or choose another.
cli-not-saved = { $file } cannot be written: { $reason }.
cli-not-read = { $file } cannot be read: { $reason }.
cli-not-text = { $file } is not a saved game: byte { $byte } is not UTF-8 text.
cli-bad-journal = { $file } is not a saved game that can be replayed: { $reason }.
cli-already-over = the game in { $file } is already over. To see it again: tafelrunde replay { $file }
cli-other-dice = A server had promised the dice of this game. From here it continues with new ones.

# -- The server ----------------------------------------------------------------

cli-help-bot = Play a seat at a table of a server with a bot of your own. The table gives you its token under “My bot”.
cli-help-serve = Serve the games to browsers. Everything is kept in one file or in PostgreSQL, and every move is on disk before anyone sees it.
cli-help-verify = Check the dice of a finished game. The game record comes from the replay page or from export.
cli-help-restore = Put a backup in the place of the data file while no server runs. The earlier file is kept under another name.
cli-help-backup = Copy everything into one data file while the server runs. FILE must not exist yet.
cli-help-export = Print the game record of a table. It can be imported elsewhere.
cli-help-import = Import a game record as a new table. Prints the code of the new table.
cli-help-move = Move everything from a data file to PostgreSQL, or back. FROM and TO are the folder of a data file, a file such as copy.sqlite, or postgresql://user@host/name. TO must be empty, no server may be running, and FROM stays as it is.
cli-option-host = the address to listen on; 127.0.0.1 unless given, 0.0.0.0 for everyone on the network
cli-option-lan = on a home network: for everyone on it, with a QR code for phones
cli-option-port = the port to listen on; 0 for any free one
cli-option-seal = the seal of the dice as shown before the game; at least its first 16 digits
cli-option-data = the folder of the data file
cli-option-database = a PostgreSQL in place of the data file, such as postgresql://user@host/name
cli-option-node = one of several servers on the same database: the others reach it at this address
cli-option-no_browser = do not open a browser
cli-option-pause = how many seconds a bot waits before it plays
cli-option-linger = how many seconds a table stays in memory after everyone has left
cli-option-bot_workers = how many processes the bots think in
cli-option-think = how many seconds a bot may think about a choice
cli-option-tls = serve https as well, with certificates of its own, for phones at home
cli-option-base_path = the path below which a proxy offers the server, such as /games
cli-option-docs = a folder with the documents as a site, to serve at /docs (see: make docs)
cli-option-tls_port = the port for https; 0 picks a free one
cli-option-https = the server is reached over https, through a proxy
cli-option-proxy = the address of a proxy whose X-Forwarded-For is trusted
cli-option-origin = another address of this site, such as https://example.org; may be repeated
cli-option-sockets_per_address = how many sockets one address may open
cli-option-accept_loss = start even if the data file is damaged or lacks entries
cli-option-backups = how many nightly backups of the data file to keep; 0 makes none
cli-option-requests_per_minute = how many requests one address may make
cli-option-creations_per_minute = how many guests and tables one address may create
cli-option-metrics_token = anyone with this token may read /metrics; without it, only this machine may
cli-option-log_level = how much is logged [default: info, on a terminal warning]
cli-stopped = The server has stopped. All games are saved.
cli-serving = The table is set: { $address }
cli-serving-lan = For phones on this network: { $address }
cli-serving-tv = Television: { $address }
cli-data-at = Everything is kept in { $file }
cli-port-taken = port { $port } cannot be used here: { $reason }. Use another one, such as --port 8001 (with make play: TAFELRUNDE_PORT=8001 make play), or --port 0 for any free one.
cli-not-served = nothing can be served at { $host }: { $reason }. Give an address of this machine with --host.
cli-verified = The dice were fair: { $draws } draws follow from the promised secret and the numbers given by the people at the table, and every roll follows from its draws.
cli-seal-fits = The seal is the one shown before the game.
cli-seal-not-checked = This does not prove that the file is the record of the game as it was played: for that, the seal { $seal } must be the one shown before the game (--seal).
cli-no-seal = “{ $text }” is not a valid seal. Give the 16 to 64 digits (0 to 9, a to f) that the table shows before the game.
cli-not-verified = { $file } fails the check: { $reason }.
cli-nothing-to-verify = no seal was published for the game in { $file }: its dice were never promised, so there is nothing to verify.
cli-no-such-table = no table has the code “{ $code }”. The code is at the end of the table’s address.
cli-no-data = there is no data file { $file }. Name its folder with --data.
cli-data-newer = { $file } was written by a newer version of tafelrunde. Use that version, or choose another folder with --data.
cli-data-damaged = { $file } is damaged. Affected tables: { $tables }. Restore a backup (tafelrunde restore), or start with --accept-loss; these tables may then be impossible to open.
cli-data-lost = { $file } lacks choices that had already been stored. Affected tables: { $tables }. If the file { $file }-wal is gone, put it back. Otherwise restore a backup (tafelrunde restore), or accept the loss: --accept-loss
cli-data-foreign = { $file } is damaged, or not a data file of tafelrunde ({ $reason }). Put a backup in its place, or choose another folder with --data.
cli-data-closed = the data file { $file } cannot be used ({ $reason }). Make sure that you may read and write it, or choose another folder with --data.
cli-data-in-use = another server is already using { $file }. Stop it, or choose another folder with --data.
cli-no-database = “{ $text }” is not the address of a database. Write it like this: --database postgresql://user@host/name
cli-no-node = “{ $text }” is not the address of a server. Write it like this: --node HOST:PORT
cli-node-without-database = several servers need a database to share. Name it with --database.
cli-no-server = the server needs packages that are missing here. Install them with: { $command }
cli-no-psycopg = PostgreSQL needs the package psycopg, which is missing here. Install it with: { $command }
cli-database-closed = the database { $file } cannot be used: { $reason }. Check that it is running, or choose another one with --database.
cli-database-in-use = another server is already using { $file }. Stop it, or choose another database with --database.
cli-same-place = everything is in { $file } already. Name another target.
cli-not-empty = there is something in { $file } already. Name an empty database or another folder.
cli-moved = Moved { $rows } rows from { $source } to { $target }
cli-serving-tls = With https: { $address } – how devices come to trust it: { $page }
cli-authority = Fingerprint of the certificate: { $fingerprint }
cli-no-base-path = --base-path “{ $text }” is not a path. It must look like this: /games
cli-no-tls = certificates cannot be stored in { $folder } ({ $reason }). Choose another folder with --data.
cli-open-to-all = Anyone on this machine’s networks can join. For yourself alone: --host 127.0.0.1
cli-no-home-network = --lan finds no home network here: this machine has a public address or none. Only this machine is served; --host 0.0.0.0 lets everyone in.
cli-restored = Restored { $file } to { $data }
cli-set-aside = The earlier file is now { $file }
cli-backed-up = Copied everything to { $file }

# -- doctor --------------------------------------------------------------------

cli-help-doctor = Check whether this machine is ready to serve. Looks at the program, the port, the data, the clock, TLS, the address and the proxy, and says what to do. Takes the settings of serve.
cli-doctor-version = Tafelrunde { $version } on Python { $python }, { $system }
cli-doctor-compiled = The rules are compiled.
cli-doctor-interpreted-sources = The rules run as plain Python, many times slower, because these are the sources. To compile them: make compile
cli-doctor-interpreted-wheel = The rules run as plain Python, many times slower, because this package was installed without compiled rules. To get them, install the wheel for this system and this Python, or build it with a C compiler (make wheels).
cli-doctor-no-server = The server’s packages are missing. To install them: { $command }
cli-doctor-client = The browser client is built.
cli-doctor-no-client = The browser client is missing, so browsers get no page. Build it with make setup, or install a wheel.
cli-doctor-port-free = Port { $port } is free.
cli-doctor-port-ours = Tafelrunde { $version } is already running on port { $port }.
cli-doctor-port-taken = Another program is using port { $port }. Stop it, or choose another port with --port.
cli-doctor-port-forbidden = Only root may listen on port { $port }. Choose a port from 1024 with --port.
cli-doctor-port-impossible = Nothing can listen on { $host }, port { $port }: { $reason }. Choose another address with --host.
cli-doctor-data-database = Games are stored in { $file }.
cli-doctor-data = Games are stored in { $file }.
cli-doctor-data-new = Games will be stored in { $file }, which does not exist yet.
cli-doctor-data-closed = { $folder } cannot be written. Give yourself permission, or choose another folder with --data.
cli-doctor-data-readable = Other users of this machine can read { $file }, with its passwords and secrets. To change that: chmod 600 { $file }
cli-doctor-space = { NUMBER($megabytes) } MB are free in { $folder }.
cli-doctor-space-low = Only { NUMBER($megabytes) } MB are free in { $folder }. Make room before long.
cli-doctor-space-full = Only { NUMBER($megabytes) } MB are free in { $folder }, too little to store games. Make room, or choose another folder with --data.
cli-doctor-clock = The clock says { $now }.
cli-doctor-clock-behind = The clock says { $now }, which is earlier than this program was installed. Set it: certificates and time limits depend on it.
cli-doctor-clock-alone = The clock says { $now }, but nothing keeps it right. To change that: timedatectl set-ntp true
cli-doctor-tls = The certificate for https is valid until { $until }.
cli-doctor-tls-none = There is no certificate for https yet. Phones need one to install the app: tafelrunde serve --lan --tls
cli-doctor-tls-https = The proxy takes care of https.
cli-doctor-tls-old = The certificate for https is valid until { $until }. The next start with --tls renews it.
cli-doctor-tls-moved = The certificate for https does not name { $address }. The next start with --tls renews it.
cli-doctor-address-open = Other devices in your network reach this machine at { $address }, unless a firewall prevents it.
cli-doctor-address-closed = This machine has the address { $address } in your network. To let other devices in: --lan
cli-doctor-address-public = This machine has the public address { $address }. To let everyone in: --host 0.0.0.0, better behind a proxy (docs/guide/hosting.md)
cli-doctor-address-none = This machine has no address in a network. To let other devices in, connect it first.
cli-doctor-proxy = Clients’ addresses are taken from the proxy { $proxy }.
cli-doctor-proxy-none = No proxy is set.
cli-doctor-proxy-missing = The running server is behind a proxy, but --proxy does not name it. All visitors then share the limits of one address.
cli-doctor-proxy-unnamed = A proxy serves https (--https), but --proxy does not say which. All visitors then share the limits of one address.
cli-doctor-proxy-no-origin = There is a proxy (--proxy), but --origin does not say under which address people reach the site, such as https://games.example.org.
cli-doctor-proxy-no-https = People come by { $origin }, but --https is not set. Cookies should be marked as secure.

# -- Reasons ---------------------------------------------------------------------

cli-reason-missing = it does not exist
cli-reason-no-permission = no permission
cli-reason-is-folder = it is a folder
cli-reason-not-a-folder = a part of the path is not a folder
cli-reason-exists = it already exists
cli-reason-name-too-long = the name is too long
cli-reason-disk-full = the disk is full
cli-reason-read-only = the place is read-only
cli-reason-port-in-use = another program is using it
cli-reason-not-this-machine = it is not an address of this machine
cli-reason-not-a-journal = it is not a game record of tafelrunde
cli-reason-cut-off = cut off, something is missing
cli-reason-changed = changed afterwards
cli-reason-other-rules = this version of tafelrunde does not know the rules of the game
cli-reason-other-game = there is no such game here
cli-reason-other-seal = the seal is not the one shown before the game
cli-reason-not-revealed = the secret has not been revealed yet, the game is still going on
cli-reason-other-promise = something revealed does not match what was promised
cli-reason-other-draw = a draw does not match the promised dice
cli-reason-impossible = this cannot stand here
cli-reason-at-line = line { $number }: { $text }
cli-reason-at-entry = entry { $number }: { $text }
