# Knight Rider

game-title = Knight Rider
game-blurb = First everybody builds a city from 36 road tiles, then all hunt the red getaway car: drive exactly onto its field with your last point and you win.
game-brief =
    Aim: with the last point of a move, drive exactly onto the red car's field. It stands in the middle of a tile and flees after every turn: an escape card →↑ means one tile to the east and one to the north; if none lies there, it stays.
    Building: all lay tiles in turn. Road must meet road, and the four places in the middle stay empty. (2, -1) is column 2, row -1; the numbers stand at the edge of the map.
    Chasing: each point of the roll is one field forward or a quarter turn; no point may lapse as long as it can be used. Fields are the middle of each tile and the border between two tiles: 23|36 lies between tiles 23 and 36, 23|north is an open road end.
    On the map: ◆ is the red car, 1▲ is car 1 facing north, 1× lies on its roof, 1+2 are two cars on one field, ╌ is a closed road, ▒ a road block, ░ the free centre.
    Whoever drives past a car rams it, and the rammed car rolls: 1 roof, 2 and 3 two fields back, 4 one field back, 5 about-turn, after a 2 as well. On a 6 the ram fails, and a second roll of 5 or 6 stops the ramming car. Directly behind a car there is oil: 1 roof, 2 and 3 skid, 4 about-turn.
    One card of each sort a turn, K.I.T.T. and diversion. Molecular Mantle: cannot be rammed until your next turn. Turbo Boost I: the roll twice. Turbo Boost II: a 1 becomes 6 points. Block Jump: over a blocked or full field. Diversions close roads of a tile.
game-origin = Reconstructed: the shapes of the tiles, the escape cards and what diversions do are our design.
game-score = Win

option-auto_build = Automatic building
option-auto_build-help = The computer lays all tiles; the chase begins at once.
option-dice_start = Dice choose the start
option-dice_start-help = The start tile is rolled instead of being as far away as possible.
option-checkpoints = Checkpoints
option-checkpoints-help = Each car must drive to so many rolled tiles, in order, before it can win.
option-share_surplus = Share out spare cards
option-share_surplus-help = With fewer than five players the spare cards are shuffled and dealt evenly; hands are secret then.
option-random_deal = Random cards
option-random_deal-help = Everybody gets random cards instead of equal sets; hands are secret.
option-catch_rule = The red car is caught …
option-catch_rule-help = Whether the last point must lead onto its field, or turning there counts as well.
option-catch_rule-last_step = if the last point is driven onto its field
option-catch_rule-stop_there = also if the last points are spent turning there
option-red_moves = The red car flees …
option-red_moves-help = How often an escape card is turned up. Once a round makes the chase easier.
option-red_moves-turn = after every turn
option-red_moves-round = once a round
option-pocket_rule = Nobody is walled in
option-pocket_rule-help = No diversion may be laid if some car could then reach fewer tiles than this. 0: anything goes; 12 suits families.
option-clearing_from_round = Clearing from round
option-clearing_from_round-help = From this round on the oldest diversions are taken away again. 0: they stay to the end.
option-clearing_per_round = Cards cleared per round
option-clearing_per_round-help = So many diversions are taken away at the end of each round once clearing has begun.
option-round_limit = Last round
option-round_limit-help = If the red car is still free after this round, the nearest car wins.
option-table_size = Table size
option-table_size-help = So many tiles fit side by side and one below the other.

side-N = north
side-E = east
side-S = south
side-W = west
shape-X = crossing
shape-T = junction
shape-L = curve
shape-I = straight road
tile = tile { $tile }
tile-shape = tile { $tile }: { $shape }
field-centre = tile { $tile }
field-border = { $first }|{ $second }
field-end = { $tile }|{ $side }
waits-at = waits outside { $field }
number = { NUMBER($number) }
count-of = { NUMBER($number) } of { NUMBER($of) }
list = { $items }
map-line = { $line }
roll = { $die }
computer = The computer
escape-card = { $way }

kitt-MANTLE = Molecular Mantle
kitt-TURBO_1 = Turbo Boost I
kitt-TURBO_2 = Turbo Boost II
kitt-JUMP = Block Jump
diversion-STRAIGHT = straight road
diversion-DEAD_END = dead end
diversion-RIGHT_CURVE = right curve
diversion-LEFT_CURVE = left curve
diversion-ROAD_BLOCK = road block
card-with-foot = { $card } (foot { $side })
condition-fine = driving
condition-roof = on its roof
condition-mantle = protected by the Molecular Mantle
blocked = blocked
passable = free
hand-size = { NUMBER($kitt) } K.I.T.T., { $diversions ->
    [one] 1 diversion
   *[other] { $diversions } diversions
}

section-chase = State of the game
section-map = City map
section-cars = Cars
section-diversions = Diversions on the track
section-hands = Cards in hand

head-car = Car
head-driver = Driver
head-field = Field
head-facing = Facing
head-condition = Condition
head-cards = Cards
head-visits = Checkpoints
head-tile = Tile
head-laid = Cards, bottom first
head-open = Open to the
head-centre = Centre
head-kitt = K.I.T.T. cards
head-diversions = Diversions

fact-phase = Now
fact-round = Round
fact-driver = Turn of
fact-builder = Builder
fact-roll = Roll
fact-points = Points left
fact-drawn = To be placed
fact-undrawn = Still face down
fact-aside = Laid aside
fact-removed = Out of the game
fact-red = Red car
fact-checkpoints = Checkpoints
fact-escapes = Still in the escape deck
fact-laying = Diversion in hand
fact-winners = Won by

phase-lot = drawing lots for the start player
phase-deal-kitt = dealing K.I.T.T. cards
phase-deal-diversion = dealing diversions
phase-draw = drawing a tile
phase-place = placing a tile
phase-relay = joining a separate tile again
phase-red-tens = rolling where the red car stands
phase-red-ones = rolling where the red car stands
phase-start-tens = rolling where the cars start
phase-start-ones = rolling where the cars start
phase-start-tile = choosing the start tile
phase-check-tens = rolling a checkpoint
phase-check-ones = rolling a checkpoint
phase-entry = choosing an entry
phase-roll = rolling
phase-before-move = playing cards or driving off
phase-step = driving
phase-ram = ram: the rammed car rolls
phase-ram-again = the ram failed: one more roll
phase-oil = a roll on the oil slick
phase-after-move = playing cards or ending the turn
phase-escape = turning up an escape card
phase-red-ram = the red car rams: a roll
phase-over = the game is over

action-place = { $road } on ({ NUMBER($x) }, { NUMBER($y) }): { $sides }
    .group = Cell ({ NUMBER($x) }, { NUMBER($y) })
action-start = Choose tile { $tile } as the start
action-entry = Entry in the { $side }: { $field }
action-play = Play { $card }
action-lay = Lay a diversion: { $card }
action-on = On tile { $tile } at ({ NUMBER($x) }, { NUMBER($y) })
    .group = Row { NUMBER($y) }
action-foot = Foot of the card in the { $side }
action-back = Back
action-move = Drive off
action-end = End the turn
action-forward = Forward to { $field }
action-jump = Block Jump to { $field }
action-turn = Turn { $side } ({ $cost ->
    [one] 1 point
   *[other] { $cost } points
})
action-stop = Stay here

effect-place = { $joins ->
    [0] joins no road
    [one] joins one road
   *[other] joins { $joins } roads
}
effect-STRAIGHT = the tile can only be driven straight through
effect-DEAD_END = the tile can only be entered from one side
effect-RIGHT_CURVE = the tile is nothing but a curve
effect-LEFT_CURVE = the tile is nothing but a curve
effect-ROAD_BLOCK = nobody can enter the centre of the tile any more
effect-MANTLE = until your next turn your car cannot be rammed
effect-TURBO_1 = the roll counts double: { $points } points
effect-TURBO_2 = the 1 becomes { $points } points
effect-on = lying there: { $cards }
effect-foot = stays open to the { $sides }
effect-move = { $points ->
    [one] 1 point
   *[other] { $points } points
} to drive
effect-stop = the points that are left lapse
effect-step = { $points ->
    [one] 1 point left
   *[other] { $points } points left
} after that
effect-catch = catches the red car: you win!
effect-catch-ram = rams first; unless that stops the car, it catches the red one: you win!
effect-ram = passes a car: its owner rolls first whether it is rammed
effect-oil = ends right behind a car: a roll on the oil slick

log-first = { $player } drives car 1 and begins.
log-dealt = Dealt: { $card }.
log-draw = { $player } draws tile { $tile }.
log-aside = { $player } draws tile { $tile }; it fits nowhere and is laid aside.
log-place = { $player } places tile { $tile } on ({ NUMBER($x) }, { NUMBER($y) }).
log-relay = { $player } joins tile { $tile } again at ({ NUMBER($x) }, { NUMBER($y) }).
log-red = The red car stands on tile { $tile }.
log-start = { $player } chooses tile { $tile } as the start.
log-start-rolled = The start is tile { $tile }.
log-checkpoint = Checkpoint: tile { $tile }.
log-again = Tile { $tile } will not do; the dice are rolled again.
log-entry = { $player } chooses the entry in the { $side }.
log-chase = The chase begins at tile { $tile }.
log-round = Round { NUMBER($number) }.
log-roll = { $player } rolls a { $die }.
log-play = { $player } plays { $card }.
log-lay = { $player } lays on tile { $tile }: { $card }.
log-drive = { $player } drives to { $field }, facing { $side }.
log-jump = { $player } jumps to { $field }.
log-stop = { $player } stays.
log-ram = { $player } passes { $other } and rams.
log-ram-die = { $player } rolls a { $die } against the ram.
log-ram-fails = The ram fails; another 5 or 6 ends the drive.
log-ram-again-die = { $player } rolls once more, against { $driver }: a { $die }.
log-oil-die = { $player } rolls a { $die } on the oil slick.
log-red-ram-die = { $player } is rammed by the red car and rolls a { $die }.
log-red-moves = Escape card { $card }: the red car flees to tile { $tile }.
log-red-stays = Escape card { $card }: the red car stays.
log-visit = { $player } has reached checkpoint { NUMBER($number) }.
log-roof = The car of { $player } lies on its roof.
log-righted = { $player } puts the car back on its wheels; that is the whole turn.
log-skid = The car of { $player } skids to { $field }.
log-spin = The car of { $player } spins round to the { $side }.
log-cleared = { $many ->
    [one] One diversion is cleared away.
   *[other] { $many } diversions are cleared away.
}
log-caught = { $players } catches the red car and wins!
log-red-six = { $players } rolls a 6 when rammed, stops the red car and wins!
log-nearest = The red car gets away. { $many ->
    [one] { $players } is nearest and wins.
   *[other] { $players } are equally near and win together.
}

refusal-off-table = The table ends there.
    .rule = R2.1
refusal-centre-cell = The four places in the centre stay free.
    .rule = R2.1
refusal-cell-taken = A tile lies there already.
    .rule = R3.1
refusal-same-rotation = This rotation looks like another one and is not counted.
    .rule = R2.2
refusal-edges-clash = Road must meet road, and houses must meet houses.
    .rule = R3.1
refusal-first-at-centre = Your first tile must touch the centre.
    .rule = R3.1
refusal-not-joined = The tile must continue a road or touch the centre; when it is joined again, it must continue a road.
    .rule = R3.1
refusal-not-farthest = This tile is not the farthest from the red car, or it has no open road end.
    .rule = R3.2.2
refusal-no-open-end = On this side the start tile has no open road end.
    .rule = R3.2.3
refusal-not-in-hand = You do not hold this card.
    .rule = R3.4
refusal-kitt-played = A K.I.T.T. card has been played in this turn already.
    .rule = R4.8
refusal-roll-not-one = Turbo Boost II needs a roll of 1.
    .rule = R2.5
refusal-before-move-only = A Turbo Boost must be played before driving off.
    .rule = R4.8
refusal-diversion-laid = A diversion has been laid in this turn already.
    .rule = R4.8
refusal-no-tile-for-it = There is no tile that this diversion fits.
    .rule = R2.4
refusal-no-more-back = You have gone back often enough this turn; now the card must be laid.
    .rule = Q62
refusal-not-on-table = This tile does not lie on the table.
    .rule = R2.4
refusal-tile-full = Three cards lie on this tile already.
    .rule = R2.4
refusal-roads-unfit = Both ends of the card must meet roads of the tile.
    .rule = Q37
refusal-walled-in = That would all but wall a car in, which the agreed rule forbids.
    .rule = R6.7
refusal-no-road = No road leads that way.
    .rule = R4.2
refusal-obstacle = The next field is blocked, or two cars stand there.
    .rule = R4.1
refusal-not-on-board = The car still waits before its entry and cannot turn.
    .rule = R4.2
refusal-facing-already = The car faces that way already.
    .rule = R4.2
refusal-too-few-points = There are too few points for that.
    .rule = R4.2
refusal-points-lost = That would waste points; as many as possible must be used.
    .rule = R4.2
refusal-points-left = There are points left to use.
    .rule = R4.2
refusal-no-jump-card = You need a Block Jump for that.
    .rule = R4.3
refusal-no-obstacle = The next field is free; there is nothing to jump over.
    .rule = R4.3
refusal-no-landing = There is no free field straight ahead beyond the obstacle.
    .rule = R4.3

# What can be counted

measure-rounds = Rounds
measure-turns = Turns of all together
measure-rams = Attempts to ram
measure-oil-rolls = Rolls on oil
measure-roofs = Cars that end on their roof
measure-diversions = Diversion cards laid
measure-red-moves = Escape cards that move the red car
measure-ended-caught = The red car is caught
measure-ended-red-ram = Rammed by the red car and rolled a 6
measure-ended-last-round = The last round agreed on is over
