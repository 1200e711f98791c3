# Words that all games need.

seat-name = Seat { $number }
nothing = –
yes = yes
no = no

level-novice = novice
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = That is not the question right now.
refusal-no-such-action = There is no such thing in this game.
refusal-stale = This question has been answered already.
refusal-nothing-to-undo = There is nothing that can be taken back.
refusal-no-such-order = There is no such standing order here.

log-undo = { $player } takes the last move back.
    .you = You take your last move back.
log-undo-chance = { $player } takes back the last move. Dice and cards since then are drawn anew.
    .you = You take your last move back. What dice and cards showed after it is decided anew.
log-resign-end = { $player } resigns, and the game is over.
    .you = You resign. That ends the game.
log-resign-bot = { $player } resigns. A bot plays on.
    .you = You resign. A bot plays on.

tip-own-win = You more often win soon this way.
tip-other-win = Others less often win soon this way.
