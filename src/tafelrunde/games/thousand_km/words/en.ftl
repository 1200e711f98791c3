# 1000 Kilometer

game-title = 1000 Kilometer
game-hook = A rally with cards: reach the finish exactly – and hold the others up.
game-time = from 10 min
game-difficulty = easy
game-blurb = A rally with cards: drive exactly 700 or 1000 km, stop the others with breakdowns, and answer an attack in a flash with a Blitz.
game-brief =
    Aim: reach the target of each rally exactly. Over several rallies, the first to 5000 points wins.
    A turn: draw a card, then play one or discard one. You need a green light to drive.
    Attacks hold the others up: red light, three breakdowns, speed limit. A breakdown needs its repair first, then a green light.
    Four action cards each protect until the end of the rally: right of way from red lights and speed limits, the workshop from engine breakdowns, the rally service from flat tyres, the filling station from empty tanks. Whoever holds the right one when attacked may counter at once: that is the Blitz.
game-origin = Reconstructed: how many cards there are of each kind follows the well-known deck of Mille Bornes.
game-score = Points

option-mode = Length
option-mode-help = A championship of several rallies, or one rally only.
option-mode-championship = Championship
option-mode-single_rally = One rally
option-points_target = Points to win
option-points_target-help = The championship ends when one side alone has the most points and at least this many.
option-extension_allowed = Extension
option-extension_allowed-help = Whoever reaches 700 km may extend the rally to 1000 km (not in the team game).
option-limit_any_time = Speed limit at any time
option-limit_any_time-help = A speed limit may also be played on a side that is not moving.
option-green_after_action = Fresh green light after an action card
option-green_after_action-help = After an action card has removed an attack, you need a new green light, except after a Blitz.
option-first_dealer = First dealer
option-first_dealer-help = Who deals first; the player to the left starts.
option-first_dealer-random = Random
option-max_rallies = Maximum rallies
option-max_rallies-help = The championship ends after this many rallies, whatever the score.
option-six_as_three_pairs = Six as three pairs
option-six_as_three_pairs-help = Six players form three teams of two and drive 700 km, instead of two teams of three.

order-blitz = Always call Blitz
order-decline = Always let attacks stand
order-ask = Ask me every time
order-blitz-short = Always Blitz
order-ask-short = Always ask

card-KM25 = 25 km
card-KM50 = 50 km
card-KM75 = 75 km
card-KM100 = 100 km
card-KM200 = 200 km
card-GREEN = Green light
card-SELF_HELP = Repairs
card-SPARE_TYRE = Spare tyre
card-SPARE_CAN = Petrol can
card-END_LIMIT = End of limit
card-PRIORITY = Right of way
card-WORKSHOP = Workshop
card-SERVICE = Rally service
card-STATION = Filling station
card-STOP = Red light
card-ENGINE = Engine breakdown
card-TYRE = Flat tyre
card-TANK = Empty tank
card-LIMIT = Speed limit

action-drive = Drive { $card }
    .group = Drive
action-play = Play: { $card }
    .group = Play
action-attack = { $card } against { $on }
    .group = Attack
action-discard = Discard: { $card }
    .group = Discard
action-blitz = Blitz against: { $card }
action-decline = Let the attack stand: { $card }
action-extend = Extend to 1000 km
action-stop-here = Finish here and win the rally

effect-drive = then at { $total } of { $target } km
effect-arrive = you arrive: { $total } of { $target } km
effect-GREEN = { $then }
effect-SELF_HELP = repairs the engine; { $then }
effect-SPARE_TYRE = repairs the flat tyre; { $then }
effect-SPARE_CAN = fills the tank; { $then }
effect-END_LIMIT = ends the speed limit; { $then }
then-drive = you can drive from your next turn
then-limited = you can drive from your next turn, up to 50 km a turn
then-green = you still need a green light
then-far = any distance is allowed from your next turn
then-standing = that alone won’t get you moving
effect-action = { $protects }; { $points }; { $then }
effect-action-lifts = removes: { $cards }; { $protects }; { $points }; { $then }
effect-action-green = removes: { $cards }, but you need a new green light; { $protects }; { $points }; { $then }
protects-PRIORITY = no more red lights or speed limits
protects-WORKSHOP = no more engine breakdowns
protects-SERVICE = no more flat tyres
protects-STATION = no more empty tanks
points = { $points } points
points-fourth = { $points } points for completing all four
then-draw-one = draw a card and play on
then-play = play on without drawing: the draw pile is empty
then-end = your turn ends: it is your last card
effect-STOP = they need a green light to drive on
effect-ENGINE = they need repairs, then a green light
effect-ENGINE-repair = they need repairs, but no green light (right of way)
effect-TYRE = they need a spare tyre, then a green light
effect-TYRE-repair = they need a spare tyre, but no green light (right of way)
effect-TANK = they need a petrol can, then a green light
effect-TANK-repair = they need a petrol can, but no green light (right of way)
effect-LIMIT = they can drive at most 50 km a turn
effect-blitz = cancels the attack; { $points } points in all; { $then }
blitz-then-draw-two = draw two cards and it is your turn
blitz-then-draw-one = draw the last card and it is your turn
blitz-then-play = it is your turn, but the draw pile is empty
blitz-then-end = it is your last card
effect-decline = the attack stands
effect-extend = { $points } points if you win at 1000 km; otherwise { $risk } fewer than now, and { $others } for each opponent who has driven at all
effect-stop-here = the rally ends now and earns you { $points } points

log-dealer = { $player } is drawn to deal first.
    .you = You are drawn to deal first.
log-rally = Rally { $number } begins; { $player } deals.
    .you = Rally { $number } begins; you deal.
log-draw = { $player } draws a card.
    .you = You draw a card.
log-draw-own = { $player } draws: { $card }.
    .you = You draw: { $card }.
log-drive = { $player } drives { $card } and is at { $total } km.
    .you = You drive { $card } and are at { $total } km.
log-green = { $player } has a green light.
    .you = You have a green light.
log-end-limit = { $player } ends the speed limit.
    .you = You end the speed limit.
log-repair = { $player } repairs the breakdown: { $card }.
    .you = You repair the breakdown: { $card }.
log-action = { $player } plays an action card: { $card }.
    .you = You play an action card: { $card }.
log-lifted = Removed: { $cards }.
log-attack = { $player } attacks { $on }: { $card }.
    .you = You attack { $on }: { $card }.
    .about-you = { $player } attacks you: { $card }.
log-discard = { $player } discards: { $card }.
    .you = You discard: { $card }.
log-blitz = { $player } calls a Blitz against: { $card }!
    .you = You call a Blitz against: { $card }!
log-decline = You let the attack stand.
log-extend = { $player } extends the rally to 1000 km.
    .you = You extend the rally to 1000 km.
log-stop-here = { $player } finishes the rally.
    .you = You finish the rally.
log-won = Rally { $number }: { $party } reaches { $target } km and wins.
    .about-you = Rally { $number }: you reach { $target } km and win.
log-drawn = Rally { $number } is drawn: all cards are used up and nobody arrived.
log-points = { $party }: { $points } points, { $total } in all.
    .about-you = You: { $points } points, { $total } in all.
log-champion = { $many ->
    [one] { $parties } wins.
   *[other] A shared win: { $parties }.
}

refusal-not-in-hand = You don’t have this card.
    .rule = R4.2
refusal-not-rolling = You can’t drive yet: you need a green light and, after a breakdown, the repair first.
    .rule = R4.3
refusal-too-fast = Under a speed limit you can only drive 25 or 50 km.
    .rule = R4.3
refusal-too-far = That would take you past the target; you must reach it exactly.
    .rule = R4.3
refusal-third-200 = A side may play only two 200 km cards in a rally.
    .rule = R4.3
refusal-green-useless = Your light is already green.
    .rule = R4.4
refusal-no-green-needed = With the right of way you need no green light.
    .rule = R4.4
refusal-repair-first = Repair the breakdown first, then play a green light.
    .rule = R4.4
refusal-nothing-to-repair = You have no breakdown that this card repairs.
    .rule = R4.5
refusal-no-limit = You are not under a speed limit.
    .rule = R4.6
refusal-no-such-party = There is no such side at this table.
    .rule = R4.8
refusal-own-party = You can’t attack your own side.
    .rule = R4.8
refusal-immune = An action card protects them against it.
    .rule = R4.8
refusal-already-stopped = They are already under attack; a second attack on top is not allowed.
    .rule = R4.8
refusal-not-on-the-road = They are not moving: without a green light they can’t be attacked.
    .rule = R4.8
refusal-already-limited = They are already under a speed limit.
    .rule = R4.9
refusal-no-blitz-card = You don’t have the action card that answers this attack.
    .rule = R4.11

section-rally = Rally
section-road = On the road
section-hand = Your hand
section-discard = Discard pile
section-sheet = Score sheet
fact-rally = Rally
fact-target = Target
fact-talon = Draw pile
fact-extension = Extended by
fact-attack = Attack
attack-on = { $card } against { $on }
head-party = Side
head-km = Distance
head-battle = Battle pile
head-speed = Speed
head-actions = Action cards
head-cards = Cards in hand
head-points = Points
head-sheet = Points for
number = { NUMBER($number) }
km = { $km } km
km-of = { $km } of { $target } km
cards = { $cards }
pile-of = { $many } × { $card }
hand-size = { $player } { $many }
team = Team { $number } ({ $players })
team-short = Team { $number }
battle-rolling = { $top } – can drive
battle-standing = { $top } – stopped
pile-empty = empty
limited = 50 at most
unlimited = no limit
blitz-card = { $card } (Blitz)
sheet-action_points = Action cards
sheet-blitz_points = Blitzes
sheet-km_points = Kilometres
sheet-win = Rally won
sheet-delayed = Won with an empty draw pile
sheet-safe_trip = Won without a 200
sheet-extension = Extension
sheet-unplaced = Opponents who never drove
sheet-sum = This rally
sheet-total = Championship

# What can be counted

measure-rallies = Rallies in a championship
measure-plays-per-rally = Cards played per rally
measure-points-per-rally = Points per side and rally
measure-blitz-per-rally = Blitzes per rally
measure-drawn-rallies = Rallies in which nobody reaches the target
measure-ended-target = Somebody reaches the points to win
measure-ended-last-rally = The last agreed rally is over
measure-from-action_points = { sheet-action_points }
measure-from-blitz_points = { sheet-blitz_points }
measure-from-km_points = { sheet-km_points }
measure-from-win = { sheet-win }
measure-from-delayed = { sheet-delayed }
measure-from-safe_trip = { sheet-safe_trip }
measure-from-extension = { sheet-extension }
measure-from-unplaced = { sheet-unplaced }

# The guided first game: words of the lesson.

lesson-green = The first to drive exactly 700 km wins the rally. You can’t drive without a green light: play yours!
    .title = Green light
lesson-green-done = Your light is green. So is Bruno’s.
lesson-green-no = You can always discard, but that won’t get you moving. Play the green light instead.
lesson-green-no-action = A strong card! Keep it in your hand; you’ll soon see why.
lesson-green-no-green = Stop, you need that one! Without a green light you’re going nowhere.

lesson-drive = A turn is short: a card is drawn for you, and you play one. Off you go, 100 km!
    .title = Drive
lesson-drive-done = 100 of 700 km. Bruno follows with 75.
lesson-drive-no = Only discard what you can’t use. Right now you can drive!
lesson-drive-no-short = You could, but the 100 takes you further.
lesson-drive-no-attack = In a moment, I promise. Drive first!
lesson-drive-no-action = Not yet: it’s worth more in your hand.

lesson-attack = You don’t have to drive: you can hold the others up instead. Play the red light on Bruno!
    .title = Stop them
lesson-attack-done = Bruno is stuck until he finds a green light. But he can be nasty even standing still: a flat tyre!
lesson-attack-no = Don’t discard anything: now it’s time to stop somebody!
lesson-attack-no-drive = That works as well! But Bruno is on the move: stop him first.
lesson-attack-no-action = That one is waiting for its big moment.
lesson-attack-no-waste = What a waste! Play it on Bruno, don’t discard it.

lesson-repair = Ouch. A breakdown first needs the right repair: your spare tyre.
    .title = Repair
lesson-repair-done = Fixed! Meanwhile Bruno has a green light again.
lesson-repair-no = That won’t fix it. The spare tyre will.
lesson-repair-no-action = The filling station is no help with a flat tyre.
lesson-repair-no-waste = No, that’s the very card you need!

lesson-again = The tyre is fine, but you’re still standing. To start, you need a green light again.
    .title = Start again
lesson-again-done = You’re rolling… and Bruno strikes again: empty tank!
lesson-again-no = Green light first, everything else later.
lesson-again-no-action = Be strong: keep it just a moment longer.

lesson-blitz = This time you hold the filling station. Call “Blitz!” while the attack is still in the air.
    .title = Blitz!
lesson-blitz-done = The attack fizzles out, and your tank is safe to the end. That counts 400 points at the end instead of 100!
lesson-blitz-no-decline = Then you’d be standing again. This is what you kept the filling station for!

lesson-turn = And if you call Blitz, it’s your turn at once. Use it: 100 km!
    .title = Your turn at once
lesson-turn-done = 200 km, and Bruno is annoyed.
lesson-turn-no = A free turn! Use it to drive as far as you can: 100 km.

lesson-rest = You need 100 km more, and it has to come out exactly. Which one, 75 or 50?
    .title = Arrive exactly
lesson-rest-done = Clever: that leaves 50, and you have another 50. But now Bruno needs only 75…
lesson-rest-no = Not now, you’re almost there: 75 or 50 km?
lesson-rest-no-rest = It’s a trap: you would need 25 km, and you have no 25. You can’t overshoot.

lesson-finish = 50 km to go, and you’re there before Bruno. Finish it!
    .title = The finish
lesson-finish-no = The finish is in your hand: 50 km.
lesson-finish-no-attack = Stopping Bruno would be nice, but arriving is better.

lesson-stop = 700! You may extend the rally to 1000 km for everyone. Today, stop here and win.
    .title = Enough?
lesson-stop-no-extend = Brave! But if you extend and then lose, you give points away. Take the win today.

lesson-end = 1800 points to 625: your Blitz was worth as much as the win, 400. Now it’s your turn, against easy bots!
    .title = You won

# The board

plate-KM25 = { card-KM25 }
plate-KM50 = { card-KM50 }
plate-KM75 = { card-KM75 }
plate-KM100 = { card-KM100 }
plate-KM200 = { card-KM200 }
plate-GREEN = { card-GREEN }
plate-SELF_HELP = { card-SELF_HELP }
plate-SPARE_TYRE = { card-SPARE_TYRE }
plate-SPARE_CAN = { card-SPARE_CAN }
plate-END_LIMIT = End of limit
plate-PRIORITY = Right of way
plate-WORKSHOP = { card-WORKSHOP }
plate-SERVICE = { card-SERVICE }
plate-STATION = { card-STATION }
plate-STOP = { card-STOP }
plate-ENGINE = { card-ENGINE }
plate-TYRE = { card-TYRE }
plate-TANK = { card-TANK }
plate-LIMIT = { card-LIMIT }

start = START
finish = FINISH
road-order = On the road, out of { $target } km: { $order }
no-green = no green light yet
no-limit = no limit
new = new
km-left = { $km } to go
lamp-free = Free to drive
lamp-free-short = Rolling
lamp-limited = 50 at most
lamp-limited-short = max. 50
lamp-needs = Needs
hand-cards = Cards in hand:
since-you = since your turn
since-you-nothing = nothing since your turn
thrown = discarded
afterwards = then
km-and-left = { $km } km · { $left } to go
laid-200 = 200 km played: { $many } of { $most }
panel-said = { $name }, { $km } of { $target } km
said-rolling = can drive
said-standing = stopped, needs { $needs }
said-safe = protected by { $cards }
said-hand = { $many ->
    [one] one card in hand
   *[other] { $many } cards in hand
}
said-hand-of = { $name }: { said-hand }
said-since = since your turn:
said-points = { $points } points
needs-STOP = needs a green light
needs-ENGINE = needs repairs, then green
needs-TYRE = needs a spare tyre, then green
needs-TANK = needs a petrol can, then green
needs-LIMIT = 50 km a turn at most
not-here = not possible here
guard-STOP = { plate-PRIORITY }
guard-ENGINE = { plate-WORKSHOP }
guard-TYRE = { plate-SERVICE }
guard-TANK = { plate-STATION }
guard-LIMIT = { plate-PRIORITY }
short-refusal-immune = protected: { $guard }
short-refusal-already-stopped = already stopped
short-refusal-not-on-the-road = not driving right now
short-refusal-already-limited = already limited
short-refusal-not-in-hand = not in your hand
at-refusal-immune = { $name } is protected by { $guard }.
at-refusal-already-stopped = { $name } has stopped already.
at-refusal-not-on-the-road = { $name } is not driving right now.
at-refusal-already-limited = { $name } already has a limit.
at-refusal-not-in-hand = { refusal-not-in-hand }

talon-empty = No cards left
tag-attack = against
tag-discard = discard
tag-action = +{ $points } pts
tag-GREEN = go!
tag-END_LIMIT = limit off
tag-SELF_HELP = repairs
tag-SPARE_TYRE = repairs
tag-SPARE_CAN = fills up
only-discard = Can only be discarded
lay-or-discard = Play a card – or discard one.
lay-or-discard-empty = No cards left to draw: play one from your hand – or discard one.
ways-drive = { $many }× drive
ways-attack = { $many }× attack
ways-lay = { $many }× play
nothing-fits = Nothing fits right now: discard a card.
ahead-offer = You can pick a card already; it is played as soon as it is your turn.
attack-whom = { $card }: against whom?
not-now = { $card }: not possible right now
discard = Discard
discard-card = Discard: { $card }
discard-sure = Really discard { $card }?
discard-sure-why = Action cards protect you until the rally ends, and they score.
drive = Drive
until-km = to { $km } km
lay = Play
limits = 50 at most

blitz-asked = { $by } attacks: { $card }
attack-from = { $name } attacks
blitz-shout = BLITZ!
blitz-with = counter at once with { $card }
gain-points = +{ $points } at the rally’s end
gain-cards = draw { $many } cards
gain-turn = your turn at once
let-it-count = Let the attack stand
blitz-needs = { $card } would counter it.
blitz-lacking = You don’t have it. Everyone waits just as long, so that the pause gives nothing away.
blitz-lacking-team = You don’t have it. Maybe a team-mate does; everyone waits just as long, so that the pause gives nothing away.
blitz-called = { $player } counters { $card } with { $answer } · +{ $points } at the rally’s end
log-passed-over = Passed over: { $players }.
order-offered = You are asked at every attack, for five seconds.
order-acted = Your standing order has answered: { $order }.
blitz-missed = Time’s up: the attack stands.
blitz-answered = Your answer lies face down.
blitz-answered-how = It is revealed when time is up.
may-counter = { $name } may counter
may-counter-tag = may counter
deals = deals
deals-member = { $name } deals
passed-over = passed over
passed-over-members = { $names } passed over
seconds-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}

extension-eyebrow = 700 km reached · once in a rally
extension-question = Stop here or extend to 1000?
extension-facts = { $others }. { $talon ->
    [one] One card
   *[other] { $talon } cards
} left to draw.
stands-at = { $name } is at { $km }
win-here = Win here
drive-on = Extend
extended-by = extended by { $name }

rally-mine = You win rally { $number }!
rally-won-by = { $name } wins rally { $number }
rally-nobody = Rally { $number }: nobody finished
rally-driven = Rally { $number } is over
rally-on = { $name } made it – on to rally { $next }?
rally-on-mine = You made it – on to rally { $next }?
rally-on-nobody = Nobody made it – on to rally { $next }?
rally-stays = The score stays until you continue. Later you’ll find it at the top, under the rally’s number.
rally-goes-on = The game continues by itself. Later you’ll find the score at the top, under the rally’s number.
rally-begins = Rally { $number } begins
no-sheet = The rally was not finished.
sheet-of-rally = Score of rally { $number }
nobody-there = nobody finished
wins-with = { $name } wins with { $km } km
wins-at = { $points } to win
how-it-came = How it came about
points-by-rally = Points after each rally
podium = Podium
drawn-rally = nobody finished
rally-won = won
sum = Total
best-moments = Moments to see again
fact-won = rallies won
fact-km = kilometres
fact-blitz = Blitzes
fact-best = best rally
fact-attacks = attacks
fact-actions = action cards
championship-of = Championship · { $rallies ->
    [one] 1 rally
   *[other] { $rallies } rallies
}

key-pick = pick a card up
key-discard = discard the card
key-target = a side’s letter: attack that side
key-blitz = Blitz!
key-decline = let the attack stand
key-pile = look through the discard pile

## The stage: bar, piles, hand

talon = Draw pile
discard-pile = Discard pile
my-hand = Your hand
hand-of = { $name }’s hand
rally-number = Rally { $number }
target = Target { $km } km
blitz-call = Blitz!
all-cards = The cards

## Parts of a finished game

chapter-rally = Rally { $number }
chapter-blitz = Blitz by { $player }

## On the television: what somebody decides now

asks-choose = { $name } is choosing a card
asks-extension = { $name } decides: on to 1000 km?

## Help in place: what a thing is and does, by its name in `data-see`, with its rule

see-phase-choose = Your turn: play exactly one card, in front of you or as an attack on another side, or discard one. You cannot pass.
    .rule = R4.2
    .now = R4.2 R4.3 R4.4 R4.5 R4.6 R4.7 R4.8 R4.9 R4.10
see-phase-window = You are under attack and may hold the matching action card: a Blitz cancels the attack, earns 300 extra points and gives you the turn.
    .rule = R4.12
    .now = R4.11 R4.12
see-phase-extension = You have reached 700 km: either you win the rally now, or it goes on to 1000 km for everyone.
    .rule = R4.13
    .now = R4.13 R5.7
see-hand = Your hand: each turn you play exactly one card or discard one.
    .rule = R4.2
see-hand-KM25 = 25 km: takes you 25 kilometres further, even under a speed limit, if you may drive.
    .rule = R4.3
see-hand-KM50 = 50 km: takes you 50 kilometres further, even under a speed limit, if you may drive.
    .rule = R4.3
see-hand-KM75 = 75 km: takes you 75 kilometres further if you may drive and have no speed limit.
    .rule = R4.3
see-hand-KM100 = 100 km: takes you 100 kilometres further if you may drive and have no speed limit.
    .rule = R4.3
see-hand-KM200 = 200 km: the longest drive, without a speed limit and at most twice a rally; win without one for 300 extra points.
    .rule = R4.3
see-hand-GREEN = Green light: lets you drive off, at the start, after a red light and after every repair.
    .rule = R4.4
see-hand-SELF_HELP = Repairs: repairs your engine breakdown; you then need a green light to drive on.
    .rule = R4.5
see-hand-SPARE_TYRE = Spare tyre: repairs your flat tyre; you then need a green light to drive on.
    .rule = R4.5
see-hand-SPARE_CAN = Petrol can: fills your empty tank; you then need a green light to drive on.
    .rule = R4.5
see-hand-END_LIMIT = End of limit: after it you may drive more than 50 km a turn again.
    .rule = R4.6
see-hand-PRIORITY = Right of way: protects you from red lights and speed limits for the whole rally and replaces every green light; then you play again.
    .rule = R4.7
see-hand-WORKSHOP = Workshop: protects you from engine breakdowns for the whole rally; then you play again.
    .rule = R4.7
see-hand-SERVICE = Rally service: protects you from flat tyres for the whole rally; then you play again.
    .rule = R4.7
see-hand-STATION = Filling station: protects you from empty tanks for the whole rally; then you play again.
    .rule = R4.7
see-hand-STOP = Red light: stops another side until it plays a green light.
    .rule = R4.8
see-hand-ENGINE = Engine breakdown: stops another side until it plays repairs and then a green light.
    .rule = R4.8
see-hand-TYRE = Flat tyre: stops another side until it plays a spare tyre and then a green light.
    .rule = R4.8
see-hand-TANK = Empty tank: stops another side until it plays a petrol can and then a green light.
    .rule = R4.8
see-hand-LIMIT = Speed limit: another side can only drive 25 and 50 km until it plays an end of limit.
    .rule = R4.9
see-talon = The draw pile: you draw from it as your turn begins. Once it is empty, everyone plays out their last cards.
    .rule = R4.1
see-discard = The discard pile: discarded and spent cards. Anyone may look through it; none of them come back.
    .rule = R4.10
see-parties = A side: its battle pile, its speed pile, its kilometres, its action cards and its points.
    .rule = R2.3
see-parties-battle = The battle pile: only its top card counts. A green light lets the side drive; red lights and breakdowns stop it.
    .rule = R2.4
see-parties-speed = The speed pile: with a speed limit on top, the side drives at most 50 km a turn.
    .rule = R2.4
see-parties-total = The kilometres so far: the target has to be reached exactly, not a kilometre beyond.
    .rule = R4.3
see-parties-actions = Action cards played: each protects until the rally ends and counts 100 points, or 300 more if it lies crosswise as a Blitz.
    .rule = R5.1
see-parties-points = Points from the rallies so far. The kilometres, action cards and Blitzes of this rally are added when it ends.
    .rule = R5.9
see-hand_sizes = How many cards this side holds; nobody else sees which.
    .rule = R7.2
see-target = The target of the rally: whoever reaches it exactly wins.
    .rule = R2.4
see-attack = An attack: it counts unless the side under attack cancels it with a Blitz.
    .rule = R4.11
see-sheet = The score sheet: what each side earns points for in this rally.
    .rule = R5.1
see-section-hand = { see-hand }
    .rule = R4.2
see-section-discard = { see-discard }
    .rule = R4.10
see-section-rally = How this rally stands: its target, the draw pile and what is being asked.
    .rule = R4.2
see-section-road = One row for each side: kilometres, battle pile, speed, action cards and points.
    .rule = R2.3
see-section-sheet = { see-sheet }
    .rule = R5.1

## The rules in one minute; what players type to find something, and the word the rules have for it

minute-goal =
    { $mode ->
        [single_rally] Drive exactly to the target
       *[championship] In every rally you drive exactly to the target
    }: { minute-target }. Whoever arrives wins the rally; kilometres, action cards and Blitzes earn points for everyone.
# 0 seats: the rules page, where nobody sits.
minute-target =
    { $seats ->
        [0] 700 km, or 1000 in teams
        [4] 1000 km
        [6] { $six_as_three_pairs ->
            [1] 700 km
           *[0] 1000 km
        }
       *[other] 700 km
    }
minute-turn = Draw a card, then play exactly one or discard one. You may only drive on a green light. Red lights, breakdowns and speed limits hold the others up; a breakdown needs its repair first, then a green light. Whoever holds the matching action card when attacked calls at once: Blitz!
minute-end =
    { $mode ->
        [single_rally] There is only this one rally: whoever has the most points after it wins.
       *[championship] One rally follows another. Whoever leads alone after a rally with at least { $points_target } points wins; after { $max_rallies ->
            [one] one rally
           *[other] { $max_rallies } rallies
        } it is over in any case.
    }
search-words =
    traffic light, stop, red: red light
    traffic jam, jam, slow, 50: speed limit
    accident, broken, car trouble: breakdown
    puncture, flat: tyre
    petrol, gas, fuel: tank
    coup fourre, counter, joker: Blitz
    go, start, roll: green light
    self-help, mechanic: repairs
    jerrycan, fuel can, spare can: petrol can
    Blitz-Aktion: Blitz
    finish line, goal: target
    police, ambulance: right of way
    talon, deck, stack: draw pile
    throw away: discard
    end, win, winner: win

tip-own-km = You drive { $value } km in this rally on average, instead of { $than }.
tip-other-km = Your strongest rival drives { $value } km in this rally on average, instead of { $than }.
tip-own-finish = You are first at the finish in { $value }% of the rallies played out, instead of { $than }%.
tip-other-finish = Your strongest rival is first at the finish in { $value }% of the rallies played out, instead of { $than }%.
tip-own-actions = Action cards bring you { $value } points in this rally on average, instead of { $than }.
tip-other-actions = Action cards bring your strongest rival { $value } points on average, instead of { $than }.
tip-own-blitz = Blitz calls bring you { $value } points in this rally on average, instead of { $than }.
tip-other-blitz = Blitz calls bring your strongest rival { $value } points on average, instead of { $than }.
tip-own-unplaced = Opponents who never drive bring you { $value } points on average, instead of { $than }.
tip-other-unplaced = Players who never drive bring your strongest rival { $value } points on average, instead of { $than }.
