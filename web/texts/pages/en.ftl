# What the browser says on all pages but the home page.

new-table = New table

yes = yes
no = no
close = Close
cancel = Cancel

which-game = Game
seats = Seats
how-many = How many seats?
seat-me = Me
seat-invited = Free: by link or QR code
seat-open = Free: for everyone
seats-help = Anyone who opens the link can take a free seat. If one is free for everyone, the home page lists the table, and people who come from there can take any free seat. More than one “Me” means that several of you share this device.
how-we-play = How we play
pace = Pace
pace-relaxed = Relaxed, no clock
pace-kind-live = Seconds per move
pace-kind-days = Days per move
pace-live = { $seconds } seconds per move
pace-days = { $days ->
    [one] One day per move
   *[other] { $days } days per move
}
pace-help = When time runs out, a bot plays on until you are back.
watch = Watching
watch-nobody = nobody
watch-invited = anyone with the link
watch-all = everyone
watch-help = Spectators only see what is face up. With “everyone”, the game is listed on the home page.
tip-rule = Hints
tip-rule-never = none
tip-rule-alone = only alone against bots
tip-rule-told = for everyone, and the others see it
tip-rule-quiet = for everyone, unnoticed
tip-rule-help = A bot says what it would do in your place. It knows no more than you do.
undo-rule = Undo
undo-generous = generous
undo-strict = strict
undo-help = Generous: also after others have moved, if everyone agrees; once dice or cards have come up, only against bots. Strict: only while nothing else has happened.
stand-in = Substitute bots
stand-in-help = They play for people who are away and fill seats that stay empty.
options = Rules at this table
open-table = Open the table
begin = Start the game

other-rules = Different rules? New table
waiting-free = { $many ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $many } seats are free.
}
scan-or-code = Scan with a phone camera, or enter this code on the home page:
stand-up = Stand up
seat-a-bot = Seat a bot
free-seat = Free the seat
close-table = Close the table
close-table-sure = Really close it?
seat-free = free
start-with-bots = Start; bots fill the empty seats
start-without-open = Start with { $many } players
host-starts = The host starts the game; while they are away, anyone seated here can.
starts-when-all-are-here = The game starts by itself once everyone is here.
waits-for = Not here yet: { $names }
seeding = Every device is adding its share of luck…
invite-link = Link to the table
invite-help = Anyone who opens it can sit down or watch.
invite-help-sit = Anyone who opens it can sit down.
qr-code = QR code with the link to the table
copy = Copy

me = me
online = here
away = away
thinking = to move
autopilot = a bot plays on
bot-for-you = A bot is playing for you
bot-for = Let a bot play for { $name }
not-here = { $name } isn’t here.
wait = Wait
resigned = resigned
gave-up = { $names } resigned
you-gave-up = You resigned
days-left = { $days ->
    [one] one day
   *[other] { $days } days
}
i-am-back = I’m back

one-moment = One moment…
sent = Sent…
game-over = The game is over
you-won = You won!
ended-as-is = Ended as it stands
to-home-short = Home
drawn = A draw
undo = Undo
text-table = Text table
choices = Your options
choices-list = All options as a list ({ $many })
menu-find = Filter your options
beside = Next to the board
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-table = Table
look-at-moment = Look at this moment
whole-log = Show the whole log
moment = Looking back at moment { $number }
back-to-now = Back to the game
connection-lost = Connection lost. Reconnecting…
goodbye-screens = Four screens show this table already.
ping = The server answers in { $milliseconds } ms.
board-failed = The board has stopped working. The game goes on at the text table.
reload-board = Reload the board
goodbye-protocol = This page is older than the server. Please reload it.
explain = What is this?
explain-question = What is this decision about?
explain-how = Press ? or hold your finger on a card or a field to see what it is. Resting the mouse on it works, too.
explain-all = Explain everything on the table
see-rule = Rule { $number }
pass-device = Pass the device to { $name }
its-me = I’m { $name }: show my cards
covered = Covered until the device has changed hands.

until = until { $time }
you = you
new = new
nobody = { "" }
board = Board
undone = undone:
your-decision = Your decision
your-move-to-table = Your turn: back to the table
your-last-move = Your last turn
what-do-you-do = What will you do?
not-possible = Not possible
do-it = Go
# What is chosen while others play.
ahead-choose = Play next
ahead-mark = next
ahead-armed = Up next: { $what }
ahead-how = Played as soon as it is your turn.
ahead-cancel = Never mind
ahead-dropped = Things have changed, so this was not played: { $what }.
go-on = Continue
undo-ask = Ask to undo
undo-now = Undoes your last move.
undo-asks = Asks the others whether you may undo your last move.
undo-nothing = There is nothing to undo right now.
undo-drawn = Cards have been drawn or dice rolled since your move. Among people, it stands.
undo-strict-over = Undo is strict at this table: only while nothing has happened since your move.
undo-watching = Spectators have nothing to undo.
tip = Hint
tip-thinks = A hint is on its way.
tip-none = No hint can be found right now.
tip-changed = A longer look found something better.
tip-entry = Hint: { $choice }.
tip-entry-why = Hint: { $choice } – { $why }.
tip-percent = Your chance of winning: about { $percent }%.
tip-percent-other = Your chance of winning: about { $percent }%, otherwise about { $other }%.
tip-watching = Hints are for players.
tip-forbidden = There are no hints at this table.
tip-not-now = You can ask for a hint when it’s your turn to choose.
more = More
all-choices = All options as a list
keys = Keyboard shortcuts
full-screen = Full screen
leave-table = Leave the table
news = { $many } new since your turn
unread = { $many ->
    [one] one new message
   *[other] { $many } new messages
}
show-part = Show the result of part { $number }
place-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
away-bot-plays = away · a bot plays on
you-watch = You are watching.
my-offer-end = Offer to end the game: { $many } of { $all } agreed
my-offer-bot = Bot for { $other }: { $many } of { $all } agreed
my-offer-undo = Undo: { $many } of { $all } agreed
meanwhile = { $many ->
    [one] One move was made while you were away.
   *[other] { $many } moves were made while you were away.
}
see-them = Show
one-wins = { $name } wins
several-win = { $names } and { $last } win together
key-enter = do what is selected
key-esc = back
key-space-name = Space
key-space = skip animations
key-panel = open or close the log
key-menu = choose an option

chat = Chat at the table
chat-empty = Nobody has said anything yet.
chat-text = Message
chat-send = Send
chat-muted = Only the host may talk right now.
chat-mute = Mute everyone else
chat-unmute = Let everyone talk

standing-order = When I’m attacked
standing-order-help = Takes effect from the next attack. If you choose to be asked, answer before time runs out.
propose-end = Offer to end the game
end-game = End the game
end-game-sure = Really end it as it stands?
offer-end = { $name } would like to stop here.
offer-bot = { $name } suggests a bot for { $other } until they are back.
seat-taken = { $name } takes over { $old }’s seat.
seat-left = { $old } has left; a bot plays on.
offer-undo = { $name } would like to undo a move.
agree = Agree
decline = Decline
give-to-bot = Give my seat to a bot
resign = Resign
resign-sure = Really resign?
resign-ends-sure = Really resign? That ends the game.
take-over = Take over from { $name }
nobody-watches = Watching is not allowed here. To play, take over a bot’s seat.
nobody-enters = Watching is not allowed here, and all seats are taken.
remove = Send { $name } away
remove-sure = Really send { $name } away?
owners-bot = { $owner }’s bot
owners-bot-away = { $owner }’s bot, away
owners-bot-not-here = { $owner }’s bot, not here yet
my-bot = My bot
my-bot-help = A program of yours can play a seat. Everyone sees whose bot it is. The command with its secret is shown here only this once.
my-bot-name = Name of the bot
my-bot-here = My bot plays for { $name }
my-bot-again = New command for { $name }
my-bot-away = House bot instead of { $name }
my-bot-command = Command for your program
door-open = Anyone with the link can come in.
door-closed = The door is closed: nobody new can come in.
close-door = Close the door
open-door = Open the door
spectators = { $many ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $many } people are watching.
}
commitment = Seal of the dice:
commitment-help = Keep it: after the game it must still be the same. Your browser remembers it if you are here at the start.

level-up = Three wins: on to “{ $level }”?
level-down = Three losses: back to “{ $level }”?
rematch = Play again
rematch-same = same people, new game
tv-choose = What shall we play?
tv-keys = ◀ ▶ choose · OK
tv-keys-lobby = ◀ another game
tv-sound = Press OK for sound
tv-scan = Point your phone’s camera here or open
tv-scan-or-open = Or choose on a phone: scan the code, or open { $address } and type:
tv-code = Code to join
tv-here-only = Only this device can reach the server. Start it with --lan.
tv-shut = The door is closed.
tv-first = Whoever joins first starts the game.
tv-reins = { $name } presses “Start” on the phone.
tv-room = { $many ->
    [0] All seats are taken.
    [one] Room for one more; bots can join too.
    [2] Room for two more; bots can join too.
    [3] Room for three more; bots can join too.
    [4] Room for four more; bots can join too.
   *[other] Room for { $many } more; bots can join too.
}
tv-here = is here!
tv-starts = starts the game
tv-awaits = is waiting for you
tv-count = Starting in { $seconds } …
tv-wide = Is this the TV? Show the table on this device
hand-code = Which code is on the TV?
hand-code-help = Four characters, capital or small.
hand-next = Next
hand-on-tv = On the TV
hand-name = What’s your name?
hand-again = There is a { $name } already. How about “{ $other }”?
hand-colour = Your colour
hand-taken = { $colour }, taken
hand-join = Join
hand-join-as = Join as { $name }
hand-change = Change name and colour
hand-full = All seats are taken.
hand-you-start = you start the game
hand-you-are-in = you’re in
hand-look-now = Look at the TV!
hand-in = { $name } is about to press “Start”.
hand-jump = Tap: your disc jumps on the TV
hand-edit = change
hand-at-table = At the table
hand-bots = Add bots
hand-fewer-bots = One bot fewer
hand-more-bots = One more bot
hand-room = { $many ->
    [0] All seats are taken.
    [one] One seat left. Latecomers scan the code in the corner.
   *[other] { $many } seats left. Latecomers scan the code in the corner.
}
hand-go = Start – { $many } players
hand-go-bots = { $many ->
    [one] Start – with one bot
   *[other] Start – with { $many } bots
}
hand-not-so-many = { $many ->
    [3] Three can’t play this: a bot will join.
    [5] Five can’t play this: a bot will join.
   *[other] Not possible with { $many }: a bot will join.
}
hand-send-away = remove
hand-send-away-name = Remove { $name }
hand-shut = Close the door
hand-open = Open the door
hand-open-help = Anyone who sees the code can come in.
hand-game = Game and rules
hand-done = Done
hand-late = Join in, { $name }!
hand-running = In progress
hand-seat-of = { $name }’s seat
hand-take = take it
hand-just-watch = Just watch
tv-join = join in
tv-again = Another round? On your phones.
tv-result = Back to the game in a moment.
tv-moved = { $names } have moved.
tv-gone = The TV is gone. Here is the board.
hand-look = Look at the TV
hand-table = Look at the table
hand-back = Swipe up: back to your hand
hand-board = Board on this phone
hand-end = The award ceremony is on the TV.
hand-place = You came { $place }.
to-rematch = To the new table
again-yes = Yes
again-no = No
again-waiting = Waiting for the others…
again-waits = Waiting for { $names }.
again-declined = { $many ->
    [one] { $names } doesn’t want to play again.
   *[other] { $names } don’t want to play again.
}
again-with-bot = Play with a bot
again-open = Leave the seat free
again-agreed = You are in.
again-no-more = Count me out
again-said-no = { $name } wants to play again; you said no.
again-after-all = Play after all
watch-replay = Watch the replay

replay = Replay
eyes = Whose view?
eyes-spectator = As a spectator
eyes-of = { $name }’s view
eyes-open = All cards face up
first = To the start
back = One step back
next = One step forward
last = To the end
run = Play
pause = Pause
speed = Playback speed
scrub = Position in the game
chapter = Chapter
step-by = Step size
step-by-entry = Single steps
step-by-unit = Steps: { $unit }
chapter-begin = Beginning
key-steps = One step back, forward
key-pages = Page ↑ ↓
key-chapters = To the chapter before, after
share-moment = Link to this moment
download-journal = Download the game record
play-on = Play on from here
play-on-help = Choose a seat’s view to play on from here against bots.
analysis = What decided the game
analysis-offer = Bots finish the game from many points along the way and show what everyone’s chances were, where it turned, and how much of it was luck. This takes a few minutes at most.
analysis-ask = Analyse this game
analysis-running = Analysing the game…
analysis-waiting = { $games ->
    [one] One other game is
   *[other] { $games } other games are
 } analysed first…
analysis-failed = That did not work just now. You can try again.
analysis-plot = Chances of winning over the course of the game, one line for each seat.
analysis-table = Chances at this moment – and what each player’s own choices, the others’ choices and luck made of them over the whole game
analysis-who = Who
analysis-now = Now
analysis-own = Own
analysis-others = Others
analysis-luck = Luck
analysis-turns = Turning points
analysis-no-turns = No single moment changed the chances much.
analysis-honest = In percentage points. Each chance comes from at least { $games } whole games played by rule-of-thumb bots and is good to ± { $reach }, choices and luck to ± { $sum }. Each choice is compared with what a rule-of-thumb bot would have done.
fair-dice = Fair dice
fair-proves = Before the first draw, the server published a seal, and every device at the table added a number of its own. If everything fits, every draw follows from them, and nobody could influence it afterwards.
fair-proves-not = It does not prove that nobody looked: the owner of the server could. Nor that a number really came too late, nor who is behind a name or in league with the server. “tafelrunde verify” checks on the downloaded game record that the cards follow from the draws.
verify = Check the dice
verify-good = { $draws } draws agree with the seal and { $seeds ->
    [one] one number
   *[other] { $seeds } numbers
} from the table.
verify-missing = { $many ->
    [one] One number came too late and was left out.
   *[other] { $many } numbers came too late and were left out.
}
verify-no-commitment = No seal was published for this game.
verify-no-reveal = The secret has not been revealed yet.
verify-secret = The revealed secret does not match the seal.
verify-seed = A number from the table does not match what was promised before.
verify-form = A line of the game record cannot be read.
verify-reveal = The game record goes on after the secret was revealed.
verify-seats = The game record does not say at the start who sits where.
verify-order = The game record does not have exactly one number from each person at the table before the first draw.
verify-seal = The seal is not the one this browser was given before the game.
verify-own-seed = A number in the game record is not the one this browser gave.
verify-promise = Somebody promised something other than what this browser was told before the numbers were revealed.
verify-draw = A draw does not match the dice that were promised.
verify-remembered = { $own ->
    [0] The seal is the one this browser was given before the game.
    [one] The seal is the one this browser was given before the game, and its number is in the game record.
   *[other] The seal is the one this browser was given before the game, and its { $own } numbers are in the game record.
}
verify-late = { $many ->
    [one] One of this browser’s numbers is listed as missing: it may have come too late.
   *[other] { $many } of this browser’s numbers are listed as missing: they may have come too late.
}
verify-refused = { $many ->
    [one] The server did not accept one of this browser’s numbers: did you also play on another device?
   *[other] The server did not accept { $many } of this browser’s numbers: did you also play on another device?
}
verify-away = This browser was not there when the game began. Compare the seal with somebody who was there:

rules-find = Search the rules
rules-found = { $many ->
    [0] nothing found
    [one] one place
   *[other] { $many } places
}
rules-none = The rules say nothing about that. Try a shorter or different word, or press and hold the thing you mean (or rest the mouse on it).
rules-minute = In one minute
rules-minute-goal = The aim.
rules-minute-turn = Your turn.
rules-minute-end = The end.
rules-now = What matters now
rules-pictures = Pictures
rules-all = All rules
rules-in-english = The rules are written in English; their numbers are the same in every language.
rules-page = Rules on a separate page
chapters = Chapters

zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit to view

# The guided first game
guided-game = Guided game
learn-try = Learn step by step
learn-offer = New to this game? It takes { $minutes } minutes to learn.
learn-show-me = Show me
learn-known = I know it
learn-at = Step { $number } of { $many }: { $title }
learn-step-title = Step { $number }: { $title }
learn-steps = Steps
learn-back = One step back
learn-skip = Skip this step
learn-leave = Just play
learn-later = A few turns later…
learn-taken-back = Let’s take that back. Try something else!
learn-long-press = Press and hold any card or piece to learn what it does.
learn-yours = Your turn: { $choice }
learn-play = On my own now
learn-play-below = against easy bots
learn-play-on = Play on from here
learn-again = Once more from the start
learn-about = A real game with prepared cards and dice. Nothing counts, and you can stop or go back at any time.

move-title = Play on here as { $name }?
move-here-both = The other device stays signed in; you can use both.
move-confirm = Continue as { $name }
move-instead = { $before } already plays on this device. If you continue, it will be { $name }’s, and { $before }’s tables can no longer be reached from here without an account.
move-anyway = Continue as { $name } anyway
move-failed = That did not work
options-bots = Bots: { $level }
options-usual = all as in the rulebook
shared-name = Name at seat { $number }
shared-help = Several people play on this device: it is passed around, and each hand stays covered until the right person uncovers it.
watch-with-you = Also watching: { $names }

# The game of the day
day-to = To the game of the day
day-tear-play = Tear off and play
day-practise = Practise
day-one-try = One try counts.
day-no-undo = You may pause, but take nothing back.
day-against = Against { $people }.
day-course = How it went
day-moons = New moon: little hope. Full moon: won.
day-moons-spoken = Your chance of winning: { $first } percent at the beginning, { $middle } percent half-way, { $last } percent at the end.
day-thinking = Being worked out …
day-share = Share
day-shared = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $score }
day-copied = Copied to the clipboard.
day-better-than = Better than { $worse } of { $many }
day-compared = { $people ->
        [one] One other person
       *[other] { $people } other people
    } and { $bots } house bots with the same cards
day-alone = You are the first of the house today. { $bots } house bots have played, from novice to medium.
day-results = The others
day-won = Won!
day-not-won = Not this time.
day-gave-up = Given up
day-sealed = Sealed.
day-sealed-how = The same cards for all, everywhere. They have been fixed since this day was in the calendar.
day-proved = Nobody has tampered.
day-proved-how = The cards follow from the date alone; the draws were checked in your browser.
day-what = What does this mean?
day-what-text = Nobody chose this day. Every server deals the same cards from the same date and shows the same seal. After the game the replay checks every draw. Anyone with the source code can work it out in advance; but then it was the computer that won.
day-practice = Missed days are for practice; they do not count.
day-played-of = { $played } of { $past } played
day-month-before = Previous month
day-month-after = Next month
day-is-open = not played yet
day-is-playing = begun
day-is-done = played
day-is-missed = missed
day-is-future = sealed
day-you = you
day-swarm = { $many } results, the best is { $best }.
day-swarm-mine = { $many } results: yours is { $mine }, the best is { $best }.
day-unit-thousand_km = points
day-unit-knatsch = place
day-unit-geisterfahrer = cars rescued
day-unit-knight_rider = place
day-unit-kraftwagen = points
day-score-thousand_km = { $score } points
day-score-knatsch = { $score ->
        [one] one castle
       *[other] { $score } castles
    }
day-score-geisterfahrer = { $score ->
        [0] no car rescued
        [one] one car rescued
       *[other] { $score } cars rescued
    }
day-score-knight_rider = { $score ->
        [one] one point
       *[other] { $score } points
    }
day-score-kraftwagen = { $score } points
undo-day = Nothing is taken back in the game of the day: one try counts.
tip-day = There are no hints in the game of the day: one try counts.
