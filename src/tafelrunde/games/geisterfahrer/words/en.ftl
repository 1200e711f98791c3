# Geisterfahrer

game-title = Geisterfahrer
game-hook = Once round the motorway while two race against the traffic.
game-time = 12–30 min
game-difficulty = easy
game-blurb = Bring your cars once round the motorway and off it again, while two ghosts drive the wrong way – and everyone may steer them.
game-brief =
    Aim: rescue the most cars. Each enters in its own half, drives once round the ring and leaves in its own half again. In a tie, whoever was home first wins.
    A turn: roll the die, or waive the roll and let one of your cars or a ghost change lanes. A number moves one of your cars. The symbol puts a ghost, a driver going the wrong way, on the road; once both are there, one of them drives 5 fields.
    Cars stop behind other cars. A car that runs into a ghost, or is hit by one, is scrapped. Once you have no cars left, you only drive the ghosts.
    The road: re1 is car 1 of red, bl blue, ye yellow, gr green; they drive to the right, and after the last field comes 0. ◄A and ◄B are the ghosts; they drive to the left.
    O.R7 is the outer carriageway, right lane, field 7; I is the inner carriageway, L the left lane. Cars stay on their carriageway. A change of lane takes you to the same number in the other lane.
    ○ is a free ramp, always in the right lane: S↓ and N↓ are the entries, S↑ and N↑ the exits of the south and the north half. If you pass your own exit in the left lane, you have to go round once more.
game-origin = Reconstructed: how long the road is and where its ramps lie is our design.
game-score = Cars rescued

option-car_hits_ghost = Car meets a ghost
option-car_hits_ghost-help = What happens to a car when a ghost is in its way.
option-car_hits_ghost-crash = It crashes and is scrapped
option-car_hits_ghost-stop = It stops in front of the ghost
option-waive_limit = Waived rolls in a row
option-waive_limit-help = How often in a row a player may change lanes instead of rolling.
option-max_rounds = Maximum rounds
option-max_rounds-help = The game ends after this many rounds, even if cars are still on the road.
option-fields_per_lane = Fields in a lane
option-fields_per_lane-help = The length of the road: an even number; more fields make a longer game.
option-cars_per_player = Cars per player
option-cars_per_player-help = With 3 cars the game is short, with 2 very short.
option-start_seat = Who starts
option-start_seat-help = The seat that has the first turn.
option-start_seat-random = Random
option-one_ghost_per_carriageway = One ghost on each carriageway
option-one_ghost_per_carriageway-help = The second ghost starts on the carriageway without a ghost, and neither ever crosses over.
option-ghost_sideswipe = Ghosts push cars off the road
option-unlimited_waiving = Waive as often as you like
option-unlimited_waiving-help = You may waive the roll any number of times in a row, as in the printed rules; the limit above does not apply.
option-ghost_sideswipe-help = A ghost that changes lane or carriageway may end on a car, which is then scrapped.

name-red = re{ $number }
name-blue = bl{ $number }
name-yellow = ye{ $number }
name-green = gr{ $number }
driver-red = { $player } (red, { $half })
driver-blue = { $player } (blue, { $half })
driver-yellow = { $player } (yellow, { $half })
driver-green = { $player } (green, { $half })
half-south = S
half-north = N
lane-O-R = outer, right (O.R)
lane-O-L = outer, left (O.L)
lane-I-R = inner, right (I.R)
lane-I-L = inner, left (I.L)
field-O-R = field { $number }, outer right
field-O-L = field { $number }, outer left
field-I-R = field { $number }, inner right
field-I-L = field { $number }, inner left
die-number = { $die }
die-ghost = the symbol

action-roll = Roll the die
action-lane = Change lane with { $car }, to { $end }
action-ghost-lane = Ghost { $ghost } changes lane to { $end }
action-enter-O = Enter the outer carriageway with { $car }
action-enter-I = Enter the inner carriageway with { $car }
action-move = Drive on with { $car }, from { $start }
action-move-ghost = Ghost { $ghost } drives to { $end }
action-switch = Ghost { $ghost } changes carriageway to { $end }
action-place = Ghost { $ghost } starts on { $end }
    .group = { $lane }

effect-roll-driver = a number moves one of your cars, the symbol a ghost
effect-roll-ghosts = a number moves a ghost that far, the symbol 5 fields or to the other carriageway
effect-lands = then on { $field }, { $steps ->
    [one] one field
   *[other] { $steps } fields
} to the exit
effect-hunted = danger: ghost { $ghost } is then only { $distance ->
    [one] one field
   *[other] { $distance } fields
} ahead; on { $field }, { $steps ->
    [one] one field
   *[other] { $steps } fields
} to the exit
effect-safe = leaves the motorway: rescued
effect-scrap = crashes into a ghost: scrapped
effect-hits = hits { $player }’s { $car }: scrapped
effect-faces = then { $player }’s { $car } is in its way, { $steps ->
    [one] one field
   *[other] { $steps } fields
} ahead
effect-no-car = no car in reach

log-start = { $player } is drawn to start.
    .you = You are drawn to start.
log-die = { $player } rolls: { $face }.
    .you = You roll: { $face }.
log-lost-turn = Nothing can use that; { $player }’s turn is over.
    .you = Nothing can use that; your turn is over.
log-lane = { $player }: { $car } changes lane to { $field }.
    .you = You change lane: { $car }, to { $field }.
log-lane-out = { $player }: { $car } changes lane to the exit and is rescued!
    .you = You change lane to the exit: { $car } is rescued!
log-enter = { $player }: { $car } enters and drives to { $field }.
    .you = You enter: { $car }, to { $field }.
log-move = { $player }: { $car } drives to { $field }.
    .you = You drive: { $car }, to { $field }.
log-rescued = { $player }: { $car } leaves the motorway and is rescued!
    .you = Your car leaves the motorway: { $car } is rescued!
log-crash = { $player }: { $car } crashes into a ghost and is scrapped.
    .you = Your car crashes into a ghost: { $car } is scrapped.
log-ghost-lane = { $player } has ghost { $ghost } change lane to { $field }.
    .you = You have ghost { $ghost } change lane to { $field }.
log-move-ghost = { $player } steers ghost { $ghost } to { $field }.
    .you = You steer ghost { $ghost } to { $field }.
log-switch = { $player } brings ghost { $ghost } to the other carriageway, on { $field }.
    .you = You bring ghost { $ghost } to the other carriageway, on { $field }.
log-place = { $player } brings ghost { $ghost } into play on { $field }.
    .you = You bring ghost { $ghost } into play on { $field }.
log-hit = Ghost { $ghost } hits { $player }’s { $car }: scrapped.
    .you = Ghost { $ghost } hits your car: { $car } is scrapped.
log-road-empty = No car is on its way any more: the game is over.
log-last-turn = That was the last round; cars still on the road don’t count.
log-score = { $player }: { $many ->
    [one] one car rescued.
   *[other] { $many } cars rescued.
}
    .you =
        You: { $many ->
            [one] one car rescued.
           *[other] { $many } cars rescued.
        }
log-won = { $player } wins.
    .you = You win.
log-won-earlier = { $player } wins the tie: home first.
    .you = You win the tie: home first.
log-drawn = Not one car was rescued, and { $player } wins.

refusal-first-turn = In the first turn everyone has to roll.
    .rule = Q19
refusal-must-roll = You have waived the roll often enough in a row: this turn you must roll.
    .rule = Q26
refusal-no-such-car = Nobody has that many cars in this game.
    .rule = R6.5
refusal-car-not-on-road = This car is not on the road.
    .rule = R4.2
refusal-ghost-not-on-road = This ghost is not on the road yet.
    .rule = R4.3
refusal-lane-occupied = The field next to it is taken; a change of lane needs a free one.
    .rule = R4.1
refusal-no-car-waiting = None of your cars is waiting.
    .rule = R4.2
refusal-entry-closed = There is no free field to stop on after this entry.
    .rule = Q6
refusal-car-blocked = This car cannot move: the next field is taken.
    .rule = R4.2
refusal-number-drives-cars = A number moves your own cars; ghosts move on the symbol.
    .rule = R4.2
refusal-symbol-drives-ghosts = The symbol moves no car; it brings a ghost into play or moves one.
    .rule = R4.3
refusal-set-ghost-first = Both ghosts must be on the road before the symbol moves one.
    .rule = Q20
refusal-ghost-blocked = This ghost cannot move: the other one is right in front of it.
    .rule = Q23
refusal-ghosts-all-set = Both ghosts are on the road already.
    .rule = R4.3
refusal-no-such-field = This board has no such field.
    .rule = R6.4
refusal-near-ramp = Ghosts cannot be placed on an entry or exit, or right next to one.
    .rule = R2.2
refusal-field-occupied = This field is taken already.
    .rule = R4.3
refusal-carriageway-taken = The other ghost drives on this carriageway; here each has one of its own.
    .rule = R6.7
refusal-only-without-cars = Only a player who has no car left may bring a ghost to the other carriageway.
    .rule = R4.4
refusal-ghosts-stay = In this game each ghost stays on its carriageway.
    .rule = R6.7
refusal-facing-occupied = The field opposite in that lane is taken.
    .rule = Q30

section-turn = State of play
section-road = Road, fields { $first } to { $last }
section-cars = Cars: field (fields to the exit), ◄ ghost close ahead
section-ghosts = Ghosts
fact-turn = Turn
fact-active = To move
fact-waived = Instead of rolling
fact-die = Die
fact-winner = Winner
turn-of = { $turn } (at most { $last })
role-driver = { $player }
role-ghosts = { $player } – no car left, drives the ghosts
waive-no = no change of lane this turn: you have to roll
waive-always = you may change lanes as often in a row as you like
waive-yes = { $many ->
    [one] you may change lanes, then you have to roll
   *[other] you may change lanes, at most { $many } turns running
}
winner-none = nobody
head-lane = Lane
head-ramp = { $at } { $ramp }
ramp-exit = { $half }↑
ramp-entry = { $half }↓
head-player = Player
head-car = Car { $number }
head-rescued = Rescued
number = { $number }
cell-empty = ·
cell-ramp = ○
cell-ghost = ◄{ $ghost }
car-off = waiting
car-safe = rescued
car-scrap = scrapped
car-road = { $field } ({ $steps })
car-hunted = { $field } ({ $steps }) ◄{ $ghost }
ghost-name = Ghost { $ghost }
ghost-off = not on the road yet
ghost-alone = on { $field }, no car within 5 fields in its way
ghost-faces = on { $field }, next in its way: { $car }, { $steps ->
    [one] one field
   *[other] { $steps } fields
} ahead

# What can be counted

measure-turns-each = Turns per player
measure-cars-lost = Cars that end up in the scrapyard
measure-cars-crashed = Cars that drive into a ghost themselves
measure-waived = Turns with a change of lane instead of a roll
measure-decided-by-time = A tie, won by whoever was home first
measure-ended-cars-gone = All cars rescued or scrapped
measure-ended-last-round = The last round agreed on is over
measure-ended-nobody = Nobody rescues a car

# The guided first game: words of the lesson.

lesson-roll = Drive your cars once around the ring and off at your exit. Rescue the most and you win: roll!
    .title = The goal

lesson-enter = A four! Bring a car onto the outer carriageway.
    .title = Enter
lesson-enter-done = 15 fields to your exit. Bruno enters on the far side, and that’s where he leaves, too.
lesson-enter-no-inner = The inner carriageway is just as good. Today, start on the outer one.

lesson-second = A number moves a car or brings in the next one. Roll, and bring in your second car, on the inner carriageway this time!
    .title = The second car
lesson-second-done = Two cars on the road: now almost any number helps.
lesson-second-no-lane = You may change lanes instead of rolling. But there’s no reason to yet!
lesson-second-no-outer = Your other car is out there. Take the inner carriageway.
lesson-second-no-move = That works as well. But with two cars you’ll have a choice later.

lesson-symbol = Every turn you choose: roll or change lanes. The road is clear, so roll!
    .title = Roll
lesson-symbol-done = Uh-oh, the symbol! Somebody is about to drive the wrong way.
lesson-symbol-no = Not a ghost in sight: save that for later and roll.

lesson-place = It races against the traffic and scraps whatever it hits. You get to place it: right in front of Bruno!
    .title = The ghost
lesson-place-done = Bruno has seen it: he changes lanes instead of rolling.
lesson-place-no = It won’t scare anyone there. Put it just ahead of Bruno’s car on the outer carriageway.
lesson-place-no-own = Stop, that’s your own car! Ghosts have no friends.
lesson-place-no-also = Nasty! But today, put it on the glowing field.

lesson-follow = You may change lanes with a ghost, too. Send it after Bruno!
    .title = After him!
lesson-follow-done = Bruno rolls the symbol and takes revenge: a second ghost, three fields ahead of your car!
lesson-follow-no = Your cars are fine where they are. Let the ghost change lanes!
lesson-follow-no-roll = You can roll next time. First, show Bruno some headlights!

lesson-dodge = From now on every symbol sends a ghost five fields ahead. Quick, get your inner car into the other lane!
    .title = Dodge
lesson-dodge-done = Phew! Bruno thinks it wiser to dodge again, too.
lesson-dodge-no = That won’t save your inner car. The ghost is three fields ahead of it!
lesson-dodge-no-roll = Stay put and hope? Look what happens when Bruno rolls the symbol.
lesson-dodge-no-ghost = Clever, that works as well! But practise it with your car; you’ll need that more often.

lesson-lane = Your exit is only three fields away. But you can only leave from the right lane!
    .title = Keep right
lesson-lane-done = Nicely lined up. Roll a three or more and you’re out.
lesson-lane-no = Never mind the ghost: get your car into the right lane.
lesson-lane-no-roll = Missed it! In the left lane you drive past your exit and have to go all the way round again.
lesson-lane-no-other = That one has a long way to go. Your outer car is nearly there!

lesson-leave = You can’t roll too high at your exit: extra points are simply lost. Roll and drive off!
    .title = Leave
lesson-leave-done = The first one is safe! But Bruno is two fields from his exit…
lesson-leave-no = No more dodging: roll!
lesson-leave-no-other = No, the other one: it’s nearly home!
lesson-leave-no-lane = You’re in the right lane already. Roll!

lesson-hit = You might be lucky: roll! If it’s the symbol, hit the car that is nearly home.
    .title = Hit the leader
lesson-hit-done = Crash! Two fields from home. Bruno can’t believe it.
lesson-hit-no = Moving a ghost sideways hits nobody. Roll!
lesson-hit-no-far = That would be a hit as well, but this car has seven fields to go. The other has two!
lesson-hit-no-lane = Your car is safe. Go on, roll!

lesson-home = Your second car is in the right lane, three fields from the exit. Bring it home!
    .title = Home
lesson-home-no = So close to home: roll!

lesson-end = Two cars rescued to one! In the real game everyone has four.
    .title = You won

# The board

turn-number = Turn { $turn }
on-road = { $many } on the road
short-danger = ⚠ { $ghost } in { $distance }
short-action-lane = lane
short-action-ghost-lane = lane
short-action-enter-O = outside
short-action-enter-I = inside
short-action-move = to exit
short-action-move-ghost = drives
short-action-switch = { $side ->
    [R] across, right
   *[L] across, left
}
short-action-place = place
cars-rescued = { $many } rescued
nobody-arrived = Nobody made it
road-summary = The motorway: { $many ->
    [one] one car is on the road
   *[other] { $many } cars are on the road
}
plate = { $name }: { $rescued } rescued, { $lost } scrapped
drives-ghosts = steers ghosts
plate-south = south
plate-north = north
exit = Exit
entry = Entry
your-exit = Your exit
your-entry = Your entry
scrapyard = { $many ->
    [0] Scrapyard
   *[other] Scrapyard { $many }
}
since-your-turn = Since your turn
nothing-new = nothing new
news-came = { $name } joined the road
news-drove = { $name } → { $place }
news-safe = { $name } is rescued
news-scrap = { $name } is scrapped
news-off = { $name } waits again
you-rolled = You rolled
someone-rolled = { $name } rolled
someone-waived = { $name } did not roll
throw-of = { $name } rolled
short-ghost = Ghost { $ghost }
ghost-nears = Ghost { $ghost } is close
card-safe = rescued!
card-scrap = scrapped!
card-safe-line = leaves the motorway
card-scrap-line = crashes into a ghost
card-to-go = { $steps } to go
card-danger = ghost { $ghost } only { $distance } ahead
card-hits = hits { $car }!
card-faces = { $car } in { $distance }
card-nobody = all clear
card-action-lane = change lane
card-action-ghost-lane = change lane
card-action-enter-O = enter outside
card-action-enter-I = enter inside
card-action-move = to the exit
card-action-move-ghost = drive
card-action-switch = { $side ->
    [R] other carriageway, right lane
   *[L] other carriageway, left lane
}
card-action-place = place
faces-legend = ✓ exit  ○ free  ✗ crash
roll-shown = The numbers on the road show where your cars would end.
place-shown = Numbers: fields to the car.
do-it-still = Do it anyway
place-here = Place it
waived-of = roll waived { $waived } of { $limit }
waits-number = { $name } rolled a { $number }.
waits-symbol = { $name } steers a ghost.
next-turn = Next: { $name }
not-yet = Not your turn yet
next-turn-mine = Then it is your turn.
you = You
story = How it came about
story-aim = most cars rescued
story-legend = up: rescued ✓ · down: lost ✗ · one step is one car
heard-road = What is on the motorway
heard-car = { $player }’s { $car } on { $field }, { $steps ->
    [one] one field
   *[other] { $steps } fields
} to its exit.
heard-short = { $car } { $steps } to go
heard-gone = { $player }’s { $car }: { $state }.
ask-choose = Roll, or change lanes?
ask-roll = This time you must roll.
ask-number = A { $number }! Which car drives?
ask-ghost = Which ghost drives?
ask-place = Where does the ghost start?
nudge-back = ◂ field back
nudge-on = field on ▸
nudge-lane = other lane
nudge-carriageway = other carriageway
right-before = Right in front of a car:
fact-many-rescued = { $many ->
    [0] no car rescued
    [one] one car rescued
   *[other] { $many } cars rescued
}
fact-rescued = cars rescued
fact-lost = cars lost
fact-first-rescue = turn of the first rescue
fact-wrecks = cars in the scrap{ "\u00AD" }yard
keys-roll = roll
keys-car = one of your cars
keys-enter = enter, outer or inner carriageway
keys-ghost = a ghost
keys-place = field and lane while placing

## Parts of a finished game

chapter-rescued = { $player } rescues a car
chapter-scrap = { $player } loses a car

## On the television: what somebody decides now

asks-choose = { $name } rolls – or passes?
asks-number = { $name } is choosing a car
asks-symbol = { $name } steers a ghost

## Help in place: what a thing is and does, by its name in `data-see`, with its rule

see-phase-choose = Your turn: roll the die, or waive the roll and let one of your cars or a ghost change lanes instead.
    .rule = R4.1
    .now = R4.1
see-phase-number = You rolled a number: choose which car drives that far, or where one enters. Without cars of your own you drive a ghost.
    .rule = R4.2
    .now = R4.2 R4.4
see-phase-symbol = You rolled the symbol: put a ghost on the road; once both are there, one drives five fields against the traffic.
    .rule = R4.3
    .now = R4.3 R4.4 R2.2
see-drivers = A player: colour, half of the road, and how many cars are rescued or scrapped. Rescue more cars than anyone else to win.
    .rule = R5.1
see-drivers-cars = A car: a rolled number drives it forward, it stops behind other cars, and it is rescued once it reaches its exit in the right lane.
    .rule = R4.2
see-ghosts = A ghost is a driver going the wrong way: it scraps the first car it meets, and it belongs to nobody.
    .rule = R4.3
see-thrown = The die: a number moves a car, the symbol brings a ghost into play or drives it five fields.
    .rule = R2.3
see-ramps = A ramp in the right lane: only players of this half enter or leave here; for everyone else it is an ordinary field.
    .rule = R2.1
see-ramps-entry = The entry: here the cars of this half come onto the road; it counts as the first field.
    .rule = R4.2
see-ramps-exit = The exit: a car that reaches its own exit in the right lane is rescued. In the left lane it has to go round again.
    .rule = R4.2
see-section-turn = How things stand: whose turn it is, the die and how often the roll has been waived.
    .rule = R4.1
see-section-road = The road from above: four lanes; cars drive to the right, ghosts to the left.
    .rule = R2.1
see-section-cars = { see-drivers-cars }
    .rule = R4.2
see-section-ghosts = { see-ghosts }
    .rule = R4.3

## The rules in one minute; what players type to find something, and the word the rules have for it

minute-goal = Rescue more of your { $cars_per_player } cars than anyone else: each enters in your half, drives once round the ring and leaves there.
minute-turn = Roll the die. A number lets one of your cars enter or drive that far; it stops behind others. The symbol puts a ghost on the road; once both are there, one drives five fields against the traffic. Whatever it hits is scrapped. Instead of rolling you may move a car or a ghost to the other lane. Cars leave only from the right lane. Without cars you drive the ghosts.
minute-end =
    It ends when no car is left beside or on the road, or after { $max_rounds ->
        [one] one round
       *[other] { $max_rounds } rounds
    }. In a tie, whoever was home first wins.
search-words =
    wrong-way, wrong way driver, ghost driver, spook: ghost
    accident, crash, wreck, dead: scrap
    way out, off: exit
    way in, on: entry
    overtake, dodge, swerve: lane
    pass, skip, not roll: waive
    jam, blocked, stop: stop
    home, safe, parking: rescued
    six, symbol, 6: symbol
    side, north, south: half
    draw, equal: tie
    end, win, winner: win

tip-own-rescued = You soon have { $value } cars home on average, instead of { $than }.
tip-other-rescued = Your strongest rival soon has { $value } cars home on average, instead of { $than }.
tip-own-scrapped = You soon have { $value } cars in the scrapyard on average, instead of { $than }.
tip-other-scrapped = Your strongest rival soon has { $value } cars in the scrapyard on average, instead of { $than }.
tip-own-way = Your cars have soon driven { $value }% of a lap between them on average, instead of { $than }%.
tip-other-way = Your strongest rival’s cars have soon driven { $value }% of a lap between them on average, instead of { $than }%.
tip-own-hunted = On average { $value } ghosts soon threaten your cars, instead of { $than }.
tip-other-hunted = On average { $value } ghosts soon threaten your strongest rival, instead of { $than }.
