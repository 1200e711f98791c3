# Words that all games need.

seat-name = Seat { $number }
nothing = –
yes = yes
no = no
game-score = Points

level-novice = novice
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
level-novice-how = Misses the best move in three of ten choices; forgives almost everything.
level-easy-how = Knows the rules of thumb and takes good chances, but overlooks something now and then; fair for your first games.
level-medium-how = Follows the rules of thumb without careless mistakes, but does not look ahead.
level-hard-how = Looks closely at difficult choices and punishes mistakes, but seldom plans far ahead.
level-master-how = Weighs every choice and gives little away; to win you need a plan and some luck.

temper-calm = level-headed
temper-bold = bold
temper-quarrelsome = quarrelsome
temper-cautious = cautious

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = That is not what is being asked right now.
refusal-no-such-action = There is no such move in this game.
refusal-stale = This question has already been answered.
refusal-nothing-to-undo = There is nothing to undo.
refusal-no-such-order = There is no such standing order here.

log-undo = { $player } undoes the last move.
    .you = You undo your last move.
log-undo-chance = { $player } undoes the last move. Dice and cards after it are drawn again.
    .you = You undo your last move. Dice and cards after it are drawn again.
log-resign-end = { $player } resigns, and the game is over.
    .you = You resign. The game is over.
log-resign-bot = { $player } resigns. A bot takes over.
    .you = You resign. A bot takes over.

tip-own-win = That wins you the game soon in { $value }% of the games played out, instead of { $than }%.
tip-other-win = Somebody else wins soon in only { $value }% of the games played out, instead of { $than }%.
