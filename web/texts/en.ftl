# What the browser says on the home page and in the settings, so everywhere.

home-title = Take a seat at the round table.
home-blurb = Five German games. One click and you’re at the table: against good bots – or with friends, who only need a link. No sign-up.
skip-to-content = Skip to content
no-such-page = There is no such page.
to-home = Home
server-away = The server can’t be reached right now. We’ll keep trying.
games = Games
new-game = New game
play = Play
play-game = Play { $game }
play-now-game = Play { $game } now, { $seats ->
    [2] two players with one bot
    [3] three players with two bots
    [4] four players with three bots
    [5] five players with four bots
    [6] six players with five bots
   *[other] with bots in all other seats
}
laying-table = Setting the table…
with-friends = With friends
with-friends-game = With friends: { $game }
rules-of-game = Rules: { $game }
how-many-at-table = How many at the table
people = players
company = { $many } players
rules = Rules
tables-wait = { $many ->
    [one] A table is waiting for you
    [2] Two tables are waiting for you
    [3] Three tables are waiting for you
   *[other] { $many } tables are waiting for you
}
tables-in-all = { $many } tables in all
your-tables = Your tables
more-tables = { $many ->
    [one] One more table
   *[other] More tables ({ $many })
}
game-with = { $game } with { $names }
play-on-here = Continue
have-a-look = View
watch-it = watch
hours-left = { $hours ->
    [0] less than an hour left
    [one] one hour left
   *[other] { $hours } hours left
}
still-days = { $days } days left
show-all = Show all ({ $many })
code-or-link = Code or link
code-example = from friends
no-such-table = There is no such table.
name-and-colour = name and colour
what-is-your-name = What’s your name?
how-it-works = How it works
how-1 = Click a game: the bots are already seated.
how-2 = Friends? Send the link – they take over a seat, even in the middle of a game.
how-3 = The board shows what you can do. If something isn’t possible, it tells you why.
open-for-all = Open a table for everyone
open-tables = Open tables
running-tables = In progress
finished-tables = Finished games
no-tables-open = Nobody is looking for players right now.
no-tables-running = There is no game to watch right now.
no-tables-finished = No game has been finished yet.
open-seats = { $many ->
    [one] one seat free
   *[other] { $many } seats free
}
status-waiting = waiting
status-seeding = beginning
status-playing = playing
status-over = finished
status-closed = closed

settings = Settings
setting-language = Language
setting-name = My name
setting-colour = My colour
setting-theme = Appearance
setting-sound = Sounds
setting-motion = Animations
install = Install as an app
setting-shortcuts = Keyboard shortcuts for moves
setting-explain = Explain things under the mouse
setting-chances = Show chances when rolling dice
theme-system = same as device
theme-light = light
theme-dark = dark
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple
colour-orange = Orange
colour-teal = Teal
colour-brown = Brown
save = Save
account = Account
account-help = Not needed. With an account you can also take your seat from another device.
account-name = Account name
account-of = Account: { $name }
password = Password
log-in = Log in
log-out = Log out
create-account = Create account

seat-bot = Bot ({ $level })
seat-bot-temper = Bot ({ $level }, { $temper })

sit-down = Sit down
invite = Invite
invite-here-only = The link works on this device only. With “make play” or “tafelrunde serve --lan”, phones on your home network can join.
copied = Copied

place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place

waiting-for = To move: { $names }
page-failed = Something has gone wrong here.
reload = Reload

your-move = Your turn
motion-calm = calm
motion-normal = normal
motion-quick = quick
motion-off = off

tv-title = Play on the TV
tv-about = The TV is the table, every phone is a hand.
home-code = Code on the TV?
home-code-help = Type four characters and join in
again-asked = { $name } wants to play again.
again-answer = Answer

# The guided first game
learn = Learn
learn-minutes = Step by step, about { $minutes } minutes
learn-game = Learn { $game }, about { $minutes } minutes

move-device = Continue on another device
move-scan = Scan the code with the other device.
move-qr = QR code for playing on with another device
move-left = Works once, for { $seconds } more seconds.
move-copy = Copy link
move-both = You stay signed in on this device and can use both.
move-over = This code is no longer valid.
move-new = New code

# The game of the day
day-title = The game of the day
day-tear = Tear off
day-play-on = Play on
day-look = Have a look
day-been-here = { $many ->
        [one] { $people } has played.
       *[other] { $people } have played.
    }
day-others = { $many ->
        [one] one other
       *[other] { $many } others
    }
day-streak = { $days } days in a row
