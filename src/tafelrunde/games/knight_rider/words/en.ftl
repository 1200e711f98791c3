# Knight Rider

game-title = Knight Rider
game-hook = Through a neon city of your own making, after the red car.
game-difficulty = medium
game-time = 25–50 min
game-blurb = Build a city together from 36 tiles, then chase the red car through it: drive exactly onto its field with your last point and you win.
game-brief =
    Aim: with the last point of a move, drive exactly onto the red car’s field. It sits in the middle of a tile and flees after every turn: an escape card →↑ means one tile east and one north; if there is no tile there, it stays put.
    Building: take turns placing tiles. Road must meet road, and the four spaces of the centre stay empty. Space (2, -1) is column 2, row -1; the numbers are along the edge of the map.
    Chasing: each point of the roll is one field forward or a quarter turn; you may not waste a point that can be used. Fields are the middle of each tile and the border between two tiles: 23|36 lies between tiles 23 and 36, 23|north is an open road end.
    On the map: ◆ is the red car, 1▲ is car 1 facing north, 1× is on its roof, 1+2 are two cars on one field, ╌ is a closed road, ▒ a road block, ░ the empty centre.
    Drive past a car and you ram it; its driver rolls: 1 onto its roof, 2 back two fields and spun round, 3 back two fields, 4 back one field, 5 spun round. On a 6 the ram fails, and a second roll of 5 or 6 stops the ramming car. There is oil right behind every car: 1 onto your roof, 2 and 3 skid, 4 spun round.
    Each turn you may play one K.I.T.T. card and one diversion. Molecular Mantle: cannot be rammed until your next turn. Turbo Boost I: double your roll. Turbo Boost II: a 1 becomes 6 points. Block Jump: over a blocked or full field. Diversions close some of a tile’s roads.
game-origin = Reconstructed: the shapes of the tiles, the escape cards and the effects of diversions are our own design.
game-score = Win

option-auto_build = Automatic building
option-auto_build-help = The computer places all tiles; the chase begins at once.
option-dice_start = Roll for the start tile
option-dice_start-help = The start tile is rolled instead of being as far away as possible.
option-checkpoints = Checkpoints
option-checkpoints-help = Each car must visit this many tiles, chosen by dice, in order before it can win.
option-share_surplus = Share out spare cards
option-share_surplus-help = With fewer than five players the spare cards are shuffled and dealt evenly, and hands are secret.
option-random_deal = Random cards
option-random_deal-help = Everyone gets random cards instead of equal sets; hands are secret.
option-cards_any_time = Cards at any time
option-cards_any_time-help = As in the printed rules: you may also play a Turbo Boost, the mantle or a diversion between two steps of your move.
option-catch_rule = The red car is caught…
option-catch_rule-help = Whether your last point must take you onto its field, or turning there counts as well.
option-catch_rule-last_step = if you drive onto its field with your last point
option-catch_rule-stop_there = also if you spend your last points turning there
option-ram_stop_catches = Stopped by a ram counts
option-ram_stop_catches-help = A car that a failed ram stops on the red car’s field has caught it.
option-red_moves = The red car flees…
option-red_moves-help = How often an escape card is turned up. Once a round makes the chase easier.
option-red_moves-turn = after every turn
option-red_moves-round = once a round
option-pocket_rule = Nobody is walled in
option-pocket_rule-help = No diversion may be laid if some car could then reach fewer tiles than this. 0: anything goes; 12 suits families.
option-clearing_from_round = Clearing from round
option-clearing_from_round-help = From this round on, the oldest diversions are removed. 0: they stay to the end.
option-clearing_per_round = Diversions cleared per round
option-clearing_per_round-help = How many diversions are removed at the end of each round once clearing has begun.
option-round_limit = Last round
option-round_limit-help = If nobody has caught the red car by the end of this round, the car nearest to it wins.
option-table_size = Table size
option-table_size-help = How many tiles fit across and down.

side-N = north
side-E = east
side-S = south
side-W = west
shape-X = crossing
shape-T = junction
shape-L = curve
shape-I = straight
tile = tile { $tile }
tile-shape = tile { $tile }: { $shape }
field-centre = tile { $tile }
field-border = { $first }|{ $second }
field-end = { $tile }|{ $side }
waits-at = waiting outside { $field }
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
diversion-STRAIGHT = straight
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

section-chase = Game
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
fact-driver = To move
fact-builder = Building
fact-roll = Roll
fact-points = Points left
fact-drawn = Tile to place
fact-undrawn = Still face down
fact-aside = Set aside
fact-removed = Out of the game
fact-red = Red car
fact-checkpoints = Checkpoints
fact-escapes = Left in the escape deck
fact-laying = Diversion to lay
fact-winners = Winner

phase-lot = drawing lots for the start player
phase-deal-kitt = dealing K.I.T.T. cards
phase-deal-diversion = dealing diversions
phase-draw = drawing a tile
phase-place = placing a tile
phase-relay = placing a cut-off tile again
phase-red-tens = rolling for the red car’s tile
phase-red-ones = rolling for the red car’s tile
phase-start-tens = rolling for the start tile
phase-start-ones = rolling for the start tile
phase-start-tile = choosing the start tile
phase-check-tens = rolling for a checkpoint
phase-check-ones = rolling for a checkpoint
phase-entry = choosing an entry
phase-roll = rolling
phase-before-move = playing cards or driving off
phase-step = driving
phase-ram = ram: the rammed driver rolls
phase-ram-again = the ram failed: one more roll
phase-oil = rolling on the oil slick
phase-after-move = playing cards or ending the turn
phase-escape = turning up an escape card
phase-red-ram = the red car rams: rolling
phase-over = the game is over

action-place = { $road } on ({ NUMBER($x) }, { NUMBER($y) }): { $sides }
    .group = Space ({ NUMBER($x) }, { NUMBER($y) })
action-start = Start on tile { $tile }
action-entry = Enter from the { $side }
action-play = Play { $card }
action-lay = Lay a diversion: { $card }
action-on = On tile { $tile } at ({ NUMBER($x) }, { NUMBER($y) })
    .group = Row { NUMBER($y) }
action-foot = Foot of the card to the { $side }
action-back = Back
action-move = Drive off
action-end = End turn
action-forward = Forward to { $field }
action-jump = Block Jump to { $field }
action-turn = Turn { $side } ({ $cost ->
    [one] 1 point
   *[other] { $cost } points
})
action-stop = Stay put

effect-place = { $joins ->
    [0] connects to no road
    [one] connects to one road
   *[other] connects to { $joins } roads
}
effect-STRAIGHT = the tile can only be driven straight through
effect-DEAD_END = the tile can only be entered from one side
effect-RIGHT_CURVE = the tile becomes a plain curve
effect-LEFT_CURVE = the tile becomes a plain curve
effect-ROAD_BLOCK = nobody can drive through the middle of the tile
effect-MANTLE = until your next turn your car cannot be rammed
effect-TURBO_1 = the roll counts double: { $points } points
effect-TURBO_2 = the 1 becomes { $points } points
effect-on = { $many ->
    [0] no card lies there yet
   *[other] already there: { $cards }
}
effect-foot = { $many ->
    [one] only the { $sides } stays open
   *[other] these sides stay open: { $sides }
}
effect-move = { $points ->
    [one] 1 point
   *[other] { $points } points
} to drive
effect-stop = the remaining points are lost
effect-step = { $points ->
    [one] 1 point left
   *[other] { $points } points left
} after that
effect-catch = catches the red car: you win!
effect-catch-ram = rams first; unless that stops you, you catch the red car and win!
effect-ram = passes a car and rams it: a roll decides what happens
effect-oil = ends right behind a car: you roll on the oil slick

log-first = { $player } is drawn to start and drives car 1.
    .you = You are drawn to start and drive car 1.
log-dealt = Dealt: { $card }.
log-draw = { $player } draws tile { $tile }.
    .you = You draw tile { $tile }.
log-aside = { $player } draws tile { $tile }; it fits nowhere and is set aside.
    .you = You draw tile { $tile }; it fits nowhere and is set aside.
log-place = { $player } places tile { $tile } on ({ NUMBER($x) }, { NUMBER($y) }).
    .you = You place tile { $tile } on ({ NUMBER($x) }, { NUMBER($y) }).
log-relay = { $player } places tile { $tile } again on ({ NUMBER($x) }, { NUMBER($y) }).
    .you = You place tile { $tile } again on ({ NUMBER($x) }, { NUMBER($y) }).
log-red = The red car is on tile { $tile }.
log-start = { $player } chooses tile { $tile } as the start tile.
    .you = You choose tile { $tile } as the start tile.
log-start-rolled = The start tile is { $tile }.
log-checkpoint = Checkpoint: tile { $tile }.
log-again = Tile { $tile } will not do; roll again.
log-entry = { $player } will enter from the { $side }.
    .you = You will enter from the { $side }.
log-chase = The chase begins at tile { $tile }.
log-round = Round { NUMBER($number) }.
log-roll = { $player } rolls a { $die }.
    .you = You roll a { $die }.
log-play = { $player } plays { $card }.
    .you = You play { $card }.
log-lay = { $player } lays a diversion on tile { $tile }: { $card }.
    .you = You lay a diversion on tile { $tile }: { $card }.
log-drive = { $player } drives to { $field }, facing { $side }.
    .you = You drive to { $field }, facing { $side }.
log-jump = { $player } jumps to { $field }.
    .you = You jump to { $field }.
log-stop = { $player } stays put.
    .you = You stay put.
log-ram = { $player } tries to ram { $other } in passing.
    .you = You try to ram { $other } in passing.
    .about-you = { $player } tries to ram you in passing.
log-ram-die = { $player } is rammed and rolls a { $die }.
    .you = You are rammed and roll a { $die }.
log-ram-fails = The ram fails; one more roll: a 5 or 6 ends the move.
log-ram-again-die = { $player } rolls again, against { $driver }: a { $die }.
    .you = You roll again, against { $driver }: a { $die }.
    .about-you = { $player } rolls again, against you: a { $die }.
log-oil-die = { $player } rolls a { $die } on the oil slick.
    .you = You roll a { $die } on the oil slick.
log-red-ram-die = { $player } is rammed by the red car and rolls a { $die }.
    .you = You are rammed by the red car and roll a { $die }.
log-red-moves = Escape card { $card }: the red car flees to tile { $tile }.
log-red-stays = Escape card { $card }: the red car stays put.
log-visit = { $player } has reached checkpoint { NUMBER($number) }.
    .you = You have reached checkpoint { NUMBER($number) }.
log-roof = { $player }’s car is on its roof.
    .you = Your car is on its roof.
log-righted = { $player } spends the turn putting the car back on its wheels.
    .you = You spend the turn putting your car back on its wheels.
log-skid = { $player }’s car skids to { $field }.
    .you = Your car skids to { $field }.
log-spin = { $player }’s car spins round to face { $side }.
    .you = Your car spins round to face { $side }.
log-cleared = { $many ->
    [one] One diversion is cleared away.
   *[other] { $many } diversions are cleared away.
}
log-caught = { $players } catches the red car and wins!
log-red-six = { $players } rolls a 6, stops the red car and wins!
log-nearest = The red car gets away. { $many ->
    [one] { $players } is nearest and wins.
   *[other] { $players } are equally near and win together.
}

refusal-off-table = The table ends there.
    .rule = R2.1
refusal-centre-cell = The four spaces of the centre stay empty.
    .rule = R2.1
refusal-cell-taken = There is already a tile there.
    .rule = R3.1
refusal-same-rotation = Turned this way, the tile looks the same as in another rotation.
    .rule = R2.2
refusal-edges-clash = Road must meet road, and houses must meet houses.
    .rule = R3.1
refusal-first-at-centre = Your first tile must touch the centre.
    .rule = R3.1
refusal-not-joined = The tile must continue a road or touch the centre; a cut-off tile must continue a road.
    .rule = R3.1
refusal-not-farthest = This tile is not the farthest from the red car, or it has no open road end.
    .rule = R3.2.2
refusal-no-open-end = On this side the start tile has no open road end.
    .rule = R3.2.3
refusal-not-in-hand = You don’t have this card.
    .rule = R3.4
refusal-kitt-played = You have already played a K.I.T.T. card this turn.
    .rule = R4.8
refusal-roll-not-one = Turbo Boost II needs a roll of 1.
    .rule = R2.5
refusal-before-move-only = You can only play a Turbo Boost before driving off.
    .rule = R4.8
refusal-move-is-over = A Turbo Boost only helps while you still have points to drive.
    .rule = R6.11
refusal-diversion-laid = You have already laid a diversion this turn.
    .rule = R4.8
refusal-no-tile-for-it = This diversion fits no tile.
    .rule = R2.4
refusal-no-more-back = You have gone back often enough this turn; now you must lay the card.
    .rule = Q62
refusal-not-on-table = This tile is not on the table.
    .rule = R2.4
refusal-tile-full = There are already three cards on this tile.
    .rule = R2.4
refusal-roads-unfit = Both ends of the card must meet roads of the tile.
    .rule = Q37
refusal-walled-in = That would all but wall a car in, which is not allowed at this table.
    .rule = R6.7
refusal-no-road = No road leads that way.
    .rule = R4.2
refusal-obstacle = The next field is blocked, or two cars stand there.
    .rule = R4.1
refusal-not-on-board = The car is still waiting outside and cannot turn.
    .rule = R4.2
refusal-facing-already = The car already faces that way.
    .rule = R4.2
refusal-too-few-points = You don’t have enough points for that.
    .rule = R4.2
refusal-points-lost = That would waste points; you must use as many as possible.
    .rule = R4.2
refusal-points-left = You still have points that you must use.
    .rule = R4.2
refusal-no-jump-card = You need a Block Jump for that.
    .rule = R4.3
refusal-while-driving-only = You jump while driving, over a field that is blocked or holds two cars.
    .rule = R4.3
refusal-not-while-driving = Not while you’re driving: wait until you arrive.
    .rule = R4.8
refusal-no-obstacle = The next field is free; there is nothing to jump over.
    .rule = R4.3
refusal-no-landing = There is no free field straight ahead beyond the obstacle.
    .rule = R4.3

# What can be counted

measure-rounds = Rounds
measure-turns = Turns, all players
measure-rams = Attempts to ram
measure-oil-rolls = Rolls on oil
measure-roofs = Cars that end on their roof
measure-diversions = Diversion cards laid
measure-red-moves = Escape cards that move the red car
measure-ended-caught = The red car is caught
measure-ended-red-ram = Rammed by the red car and rolled a 6
measure-ended-last-round = The last round is over

# The guided first game: words of the lesson.

lesson-build = First you build a city, then you chase the red car through it. Lay your tile on the left, with the side road facing south!
    .title = Build the city
lesson-build-done = It fits! Bruno builds on towards the south.
lesson-build-no = You may, as long as it touches the centre. But it only becomes a city if you connect the roads.
lesson-build-no-centre = Right place! But the centre, to the north, stays empty, so turn the side road to face south.
lesson-build-no-turn = Right place! Turn it so that there is still a road going west.

lesson-cross = A crossing! The more roads the better: nobody can box you in. Extend the road to the right.
    .title = A crossing
lesson-cross-no = That works as well. But today it goes on the right end of the long road.

lesson-drive = The city is built! Land exactly on the red car with your last point and you win: drive two fields ahead!
    .title = The chase
lesson-drive-no-kitt = Each K.I.T.T. card works only once. Save it until it really helps.
lesson-drive-no-lay = A diversion closes roads. Save it until it really annoys somebody.

lesson-turn = Houses ahead – and turning costs a point, too. Turn north, drive one field and end your turn.
    .title = Turn
lesson-turn-done = After every turn the red car flees the way the card shows: ←↑, one tile left and one up.
lesson-turn-no-south = The city ends just south of you. The red car is in the north-east!
lesson-turn-no-west = Then you’d be heading straight back out! Go north.
lesson-turn-no-lay = You may lay one diversion a turn. Save it for later.
lesson-turn-no-kitt = The mantle protects you from being rammed. Nobody is behind you yet.

lesson-turbo = Bruno is three fields ahead, and you only rolled a 2. Which K.I.T.T. card takes you past him?
    .title = Turbo Boost
lesson-turbo-done = The Turbo Boost doubles your roll: four points!
lesson-turbo-no-oil = It’s a trap! Two fields on, you’d be right behind Bruno, and there is oil: you’d skid back.
lesson-turbo-no-mantle = The mantle only protects you. You want to get past!
lesson-turbo-no-lay = In a moment! Overtake first, then block.

lesson-ram = Now get past Bruno. And if you drive past a car, you ram it: full speed ahead, four fields!
    .title = Pass him!
lesson-ram-done = Bruno rolls a 1 and lands on his roof. Getting back on his wheels costs him his next turn!
lesson-ram-no-turn = Don’t turn round, the road is clear: forward!
lesson-ram-no-lay = Overtake first, block later!

lesson-block = At the end of your turn you may lay a diversion. Turn Bruno’s tile 26 into a dead end, open only to the west!
    .title = A diversion
lesson-block-done = Now Bruno can only go back. And the red car flees ←←↓, right under your nose!
lesson-block-no-end = You may. But being a little mean is half the fun!
lesson-block-no-other = Not bad either. But take the dead end today.
lesson-block-no-tile = Not there: on tile 26, under Bruno!
lesson-block-no-east = Then the road after you would be open to him. Face it west!
lesson-block-no-back = Go on, lay it.

lesson-count = You rolled a 5, but the red car is only three fields away. First drive one field, onto the crossing.
    .title = Count
lesson-count-no-kitt = You don’t need a card this time, just a clear head.
lesson-count-no-lay = Don’t block your own road now!

lesson-burn = Four points for two fields, and none may be wasted. Burn some by turning: north!
    .title = Burn points
lesson-burn-no-over = You’d drive right over it! You only catch the red car if you arrive with your last point.
lesson-burn-no-south = South and back works just as well. Take north today.
lesson-burn-no-west = Turning round costs two points, and then you face the wrong way.

lesson-catch = And back east: that leaves two points for two fields. Go and get it!
    .title = Catch!
lesson-catch-no = The red car is to the east: turn once, then two fields forward!

lesson-end = Caught, to the very last point! Now on your own, with all your cards, against easy bots.
    .title = Caught

# The board

board-round = Round { NUMBER($number) } of { NUMBER($of) }
board-to-build = { $many ->
    [one] Building: 1 tile left
   *[other] Building: { $many } tiles left
}
board-since = since your turn
board-waits = waiting outside the entry
board-in-mantle = in the mantle
board-visits = checkpoints { NUMBER($number) } of { NUMBER($of) }
board-radar = Radar
board-next-leap = Next escape: tile { $tiles }
board-stays = stays put: { NUMBER($many) } of { NUMBER($of) }
board-red = Red
board-new = new
board-start = START
board-centre = Centre
board-centre-free = stays empty
board-escape-cards = Escape cards
board-driver = { $name }: cards and last turn
board-last-escape = latest
board-left = { NUMBER($many) } left
board-chance = 1 in { NUMBER($of) }
board-points = Points
board-kitt = K.I.T.T. – one a turn
board-diversions = Diversions – one a turn
board-where-to = { $points ->
    [one] 1 point. Where to?
   *[other] { $points } points. Where to?
}
board-goals = { $many ->
    [one] Tap the glowing field: your move can end only there.
   *[other] Tap one of the { $many } glowing fields: your move can end there.
} Each field and each quarter turn costs one point, and none may be left over.
board-turbo-catches = With { $card } you can catch the red car!
board-drive-to = Drive to { $where }, facing { $side }
board-catch = Catch the red car: { $where }
board-drive-verb = Drive
board-play-verb = Fire { $card }
board-turbo-drive-verb = Turbo and drive
board-catch-verb = Catch it
board-turbo-catch-verb = Turbo and catch
board-other-goal = Somewhere else
board-other-choice = Never mind
board-wins = Your last point takes you onto the red car: you win!
board-rams = Rams car { $number } ({ $name }): hits 5 times in 6, stops you 1 time in 18.
board-oil = Ends on an oil slick: 4 rolls in 6 do harm.
board-safe = Nobody rolls on the way.
board-facing = facing { $side }
board-facings = Which way to face
board-goal = Drive to { $where }, facing { $facings }.
board-goal-catch = Catches the red car.
board-goal-ram = Rams on the way.
board-goal-oil = Ends on an oil slick.
board-one-step = One step
board-ahead = Ahead
board-turn-to = Turn { $side }
board-pad-ahead = ahead
board-pad-turn = turn
board-place = Place tile { $tile }: { $shape }
board-fits = { $many ->
    [one] It fits in one place. Tap it.
   *[other] It fits in { $many } places. Tap one; in the dashed ones it has to be turned.
}
board-place-verb = Place here
board-turn = Turn
board-turned = { $quarters ->
    [0] As drawn
    [one] Turned once
    [2] Turned twice
   *[other] Turned { NUMBER($quarters) } times
}
board-lay-where = { $card }: where does it go?
board-lay-turn = Turn it with the arrows at the tile.
board-lay-on = { $card } on tile { $tile }
board-lay-tiles = { $many ->
    [one] Tap the outlined tile.
   *[other] Tap one of the { $many } outlined tiles.
}{ $others ->
    [0] {""}
   *[other] {" "}The others lack this card’s road or hold three cards already.
}
board-lay-verb = Lay it
board-enter = Which entry will you take?
board-start-where = On which tile does everyone start?

board-built = The computer has built the city.
board-build-it = Build it yourself

map-car = { $player }’s car { $number } is on { $field }, facing { $side }, { $away ->
    [one] 1 field
   *[other] { $away } fields
} from the red car.
    .you = Your car { $number } is on { $field }, facing { $side }, { $away ->
        [one] 1 field
       *[other] { $away } fields
    } from the red car.
map-red = The red car is on tile { $tile }.

danger-ram = Ramming!
danger-ram-why = Car { $driver } ({ $other }) drives past car { $number } ({ $player }).
    .you = Car { $driver } ({ $other }) drives past you.
    .about-you = You drive past car { $number } ({ $player }).
danger-ram-again = Missed!
danger-ram-again-why = Car { $driver } ({ $other }) missed its target.
    .about-you = You missed your target.
danger-oil = Oil slick!
danger-oil-why = Car { $number } ({ $player }) stops right behind car { $driver } ({ $other }), in its oil.
    .you = You stop right behind car { $driver } ({ $other }), in its oil.
    .about-you = Car { $number } ({ $player }) stops right behind you, in your oil.
danger-red-ram = The red car rams!
danger-red-ram-why = It lands right on car { $number } ({ $player }).
    .you = It lands right on you.
danger-throws = { $player } rolls.
    .you = You roll.
danger-does-roof = onto the roof: misses the next turn
danger-does-skid = { $fields ->
    [0] cannot skid, the way is blocked
    [one] skids back 1 field
   *[other] skids back { $fields } fields
}
danger-does-skid-spin = { $fields ->
    [0] spins round; the way back is blocked
    [one] skids back 1 field and spins round
   *[other] skids back { $fields } fields and spins round
}
danger-does-spin = spins round on the spot
danger-does-fails = missed: roll again; on a 5 or 6 the rammer spins round
danger-does-goes-on = drives on
danger-does-wins = stops the red car and wins!
danger-stays = The car stays as it is.
danger-does-nothing = nothing happens

end-log-caught = Caught on tile { $tile } · round { NUMBER($round) }
end-log-red-six = The red car drives into the trap · a six
end-log-nearest = The red car gets away · round { NUMBER($round) }
story-title = How it came about
story-many-rounds = { $many ->
    [one] 1 round
   *[other] { $many } rounds
}
story-distance = Distance to the red car, fields by round
story-you = You
story-caught = caught it!
story-away = { $many ->
    [0] level
    [one] 1 field short
   *[other] { $many } fields short
}
story-driven = Fields driven
story-kitt = K.I.T.T.
story-diversions = Diversions
story-rams = rammed others
story-rammed = was rammed
story-roofs = on the roof
story-escapes = { $cards ->
    [one] 1 escape card
   *[other] { $cards } escape cards
}: it { $fled ->
    [0] never got away
    [one] got away once
    [2] got away twice
   *[other] got away { $fled } times
} and { $stayed ->
    [0] never stayed put
    [one] stayed put once
    [2] stayed put twice
   *[other] stayed put { $stayed } times
}.
story-never = never
story-fields = { $many ->
    [one] field driven
   *[other] fields driven
}
story-nearest = { $many ->
    [one] field: as close as you got
   *[other] fields: as close as you got
}
story-chased = { $many ->
    [one] round of chase
   *[other] rounds of chase
}
story-suffered = rammed or put on your roof

legend-end = your move can end here
legend-oil = oil
legend-ram = rams
legend-escape = the red car may flee here
legend-fits = fits as it is
legend-turned = fits when turned
legend-road-end = open end of a road
legend-lay = the card fits here

lens-MANTLE = Mantle
lens-TURBO_1 = Turbo I
lens-TURBO_2 = Turbo II
lens-JUMP = Jump
lens-spent = used up
lens-catch = Catch it now!
lens-turbo = { NUMBER($from) } → { NUMBER($to) } points
lens-jump = at an obstacle
lens-jumps = jumps over the obstacle
lens-mantle = cannot be rammed
lens-turbo-2 = only after a 1
lens-not-now = not now

sign-STRAIGHT = Straight
sign-DEAD_END = Dead end
sign-RIGHT_CURVE = Right curve
sign-LEFT_CURVE = Left curve
sign-ROAD_BLOCK = Road block

did-roll = rolls { $die }
did-play = { $card }
did-lay = { $card } on { $tile }
did-drive = to { $field }
did-jump = jumps to { $field }
did-ram = rams { $other }
did-roof = onto its roof
did-righted = puts the car back on its wheels
did-skid = skids to { $field }
did-place = places tile { $tile }
did-relay = places tile { $tile } again

key-arrows = ← ↑ ↓ →
key-arrows-does = one field ahead, or turn
key-tab = Tab
key-tab-does = next place on the map
key-d = D
key-d-does = turn tile, diversion or car
key-kitt = 1–4
key-kitt-does = K.I.T.T. card
key-lay = 5–9
key-lay-does = diversion
key-e = E
key-e-does = end your turn
key-zoom = + − 0
key-zoom-does = closer, further, the whole city
key-c = C
key-c-does = back to your car

## Parts of a finished game

chapter-chase = The chase begins
chapter-round = Round { $number }
chapter-visit = { $player }: checkpoint { $number }

## On the television: what somebody decides now

asks-place = { $name } builds the city
asks-start-tile = { $name } chooses the start
asks-entry = { $name } chooses where to enter
asks-before-move = { $name } plans the move
asks-step = { $name } drives
asks-throw = { $name } rolls
asks-after-move = { $name } ends the turn
still-to-drive = still to drive

## Help in place: what a thing is and does, by its name in `data-see`, with its rule

see-phase-place = Place the tile you drew: road to road, houses to houses. The centre stays empty.
    .rule = R3.1
    .now = R3.1
see-phase-relay = This tile was cut off: now join it to a road of the city.
    .rule = R3.1
    .now = R3.1
see-phase-start-tile = Several tiles are equally far from the red car: choose the one where everyone starts.
    .rule = R3.2.2
    .now = R3.2.2
see-phase-entry = Choose the open road end through which your car enters the city.
    .rule = R3.2.3
    .now = R3.2.3
see-phase-before-move = Before driving you may play one K.I.T.T. card and lay one diversion; then you drive every point of your roll.
    .rule = R4.8
    .now = R4.8 R4.2 R2.4 R2.5
see-phase-step = Each point is one field forward or a quarter turn; you may not waste a point that can be used.
    .rule = R4.2
    .now = R4.2 R4.3 R4.4 R4.5
see-phase-after-move = After driving you may still play the cards this turn allows; then the red car flees.
    .rule = R4.8
    .now = R4.8 R4.6 R2.4
see-tiles = A tile of the city: all its roads meet in the middle, which is a field. There is another on each edge with a road.
    .rule = R2.1
see-tiles-blocked = A tile with a road block: nobody crosses its middle, except with the Block Jump.
    .rule = R2.4
see-tiles-diverted = A tile with a diversion: only the sides of its top card still lead to the middle.
    .rule = R2.4
see-red = The red car: drive exactly onto its field with your last point and you win. It flees after every turn.
    .rule = R5.1
see-cars = A black car: drive past it and you ram it, and right behind it there is oil.
    .rule = R4.4
see-points = The points of this drive: each is one field forward or a quarter turn, and none may be wasted.
    .rule = R4.2
see-roll = The roll: it gives the points of the drive, more with a Turbo Boost.
    .rule = R4.8
see-drawn = The tile you drew: turn it until it fits, then join it to the city.
    .rule = R3.1
see-shapes_left = How many tiles of each shape are still face down.
    .rule = R2.2
see-red_targets = The radar: where the red car may flee next, depending on the escape card. Where there is no tile, it stays put.
    .rule = R4.6
see-hands = Cards in hand: K.I.T.T. cards and diversions, each to be used once.
    .rule = R3.4
see-hands-kitt = K.I.T.T. cards: one a turn, each once a game.
    .rule = R2.5
see-hands-kitt-MANTLE = Molecular Mantle: until your next turn your car cannot be rammed.
    .rule = R2.5
see-hands-kitt-TURBO_1 = Turbo Boost I: your roll counts double.
    .rule = R2.5
see-hands-kitt-TURBO_2 = Turbo Boost II: a rolled 1 becomes six points.
    .rule = R2.5
see-hands-kitt-JUMP = Block Jump: for one point you jump over a blocked or full field.
    .rule = R4.3
see-hands-diversions = Diversions: lay at most one a turn on a tile; it closes some of its roads.
    .rule = R2.4
see-hands-diversions-STRAIGHT = Straight: the tile can only be driven straight through.
    .rule = R2.4
see-hands-diversions-DEAD_END = Dead end: the middle of the tile can be reached from one side only.
    .rule = R2.4
see-hands-diversions-RIGHT_CURVE = Right curve: the tile becomes a plain curve to the right.
    .rule = R2.4
see-hands-diversions-LEFT_CURVE = Left curve: the tile becomes a plain curve to the left.
    .rule = R2.4
see-hands-diversions-ROAD_BLOCK = Road block: nobody can cross the middle of the tile any more, except with the Block Jump.
    .rule = R2.4
see-checkpoints = A checkpoint: everyone has to drive onto the middle of these tiles in order before the red car can be caught.
    .rule = R6.2
see-danger = A roll on the road: what each number does to the car is shown beside it.
    .rule = R4.4
see-danger-oil = The oil slick: whoever stops right behind another car rolls. A 5 or 6 does no harm.
    .rule = R4.5
see-winners = The winner drove onto the red car’s field with the last point.
    .rule = R5.1
see-section-chase = How things stand: the round, the roll, the red car and what there is to do.
    .rule = R4.8
see-section-map = The city map: columns and rows of tiles, with cars, roads and blocks.
    .rule = R2.1
see-section-cars = { see-cars }
    .rule = R4.4
see-section-diversions = { see-hands-diversions }
    .rule = R2.4
see-section-hands = { see-hands }
    .rule = R3.4

## The rules in one minute; what players type to find something, and the word the rules have for it

minute-goal =
    { $checkpoints ->
        [0] Catch the red car
        [one] Visit one checkpoint first, then catch the red car
       *[other] Visit { $checkpoints } checkpoints first, then catch the red car
    }: drive exactly onto its field with the last point of a move{ $catch_rule ->
        [stop_there] , or turn there.
       *[last_step] .
    }
minute-turn =
    { $auto_build ->
        [1] The city of road tiles is already laid. You roll each turn:
       *[0] First you build the city together from road tiles. Then you roll each turn:
    } every point is one field forward or a quarter turn, and none may be wasted. Drive past a car and you ram it; right behind every car there is oil, and someone rolls. Each turn you may play one K.I.T.T. card and lay one diversion that closes roads. { $red_moves ->
        [round] At the end of each round
       *[turn] Then
    } the red car flees; the radar shows where it may go.
minute-end =
    Whoever catches it wins at once. After { $round_limit ->
        [one] one round
       *[other] { $round_limit } rounds
    }, whoever is nearest to it wins.
search-words =
    cop, chaser, black car, police: car
    crook, gangster, target, catch: red car
    bump, crash, hit, accident: ram
    skid, slip, slick: oil
    barrier, closed: road block
    detour, dead end, bend: diversion
    boost, faster, double: turbo
    shield, protection: mantle
    leap, hop: jump
    u-turn, turn around, rotate: turn
    roof, flipped, upside down: roof
    build, lay, map: place
    flee, run away, getaway: escape
    leftover, waste, lost points: point
    end, win, winner: win

tip-own-way = You are soon { $value } points from your goal on average, instead of { $than }.
tip-other-way = Your strongest rival is soon { $value } points from the goal on average, instead of { $than }.
tip-own-road = Soon no road leads to your goal in { $value }% of the games played out, instead of { $than }%.
tip-other-road = Soon no road leads your strongest rival to its goal in { $value }% of the games played out, instead of { $than }%.
tip-own-checkpoints = You soon have { $value } checkpoints on average, instead of { $than }.
tip-other-checkpoints = Your strongest rival soon has { $value } checkpoints on average, instead of { $than }.
tip-own-roof = You soon lie on your roof in { $value }% of the games played out, instead of { $than }%.
tip-other-roof = Your strongest rival soon lies on the roof in { $value }% of the games played out, instead of { $than }%.
