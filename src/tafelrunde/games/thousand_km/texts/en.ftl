# 1000 Kilometer

game-title = 1000 Kilometer
game-blurb = A rally with cards: drive exactly 700 or 1000 km, stop the others with breakdowns, and answer an attack in a flash with a Blitz-Aktion.
game-brief =
    Aim: reach the target of each rally exactly. Over several rallies, the first to 5000 points wins.
    A turn: draw a card, then play one or throw one away. Only those with a green light may drive.
    Attacks hold the others up: red light, three breakdowns, speed limit. A breakdown needs its repair first, then a green light.
    Four action cards each protect until the end of the rally: right of way from red lights and speed limits, the workshop from engine breakdowns, the rally service from flat tyres, the filling station from empty tanks. Whoever holds the right one when attacked may counter at once: that is the Blitz-Aktion.
game-origin = Reconstructed: how many cards there are of each kind follows the well-known deck of Mille Bornes.
game-score = Points

option-mode = Length
option-mode-help = A championship of several rallies, or one rally only.
option-mode-championship = Championship
option-mode-single_rally = One rally
option-points_target = Points to win
option-points_target-help = The championship ends when a party alone has the most points and at least this many.
option-extension_allowed = Extension
option-extension_allowed-help = Whoever reaches 700 km may lengthen the rally to 1000 km (not in the team game).
option-limit_any_time = Speed limit at any time
option-limit_any_time-help = A speed limit may also be laid before a party that is standing still.
option-green_after_action = Fresh green light after an action card
option-green_after_action-help = After an action card has lifted a running attack a new green light is needed, except after a Blitz-Aktion.
option-first_dealer = First dealer
option-first_dealer-help = Who deals first; the player to the left starts.
option-first_dealer-random = By lot
option-max_rallies = Most rallies
option-max_rallies-help = The championship ends after this many rallies, whatever the points.
option-six_as_three_pairs = Six as three pairs
option-six_as_three_pairs-help = Six players form three teams of two and drive 700 km, instead of two teams of three.

order-blitz = Always call Blitz
order-decline = Always let attacks stand
order-ask = Ask me every time

card-KM25 = 25 km
card-KM50 = 50 km
card-KM75 = 75 km
card-KM100 = 100 km
card-KM200 = 200 km
card-GREEN = Green light
card-SELF_HELP = Self-help
card-SPARE_TYRE = Spare tyre
card-SPARE_CAN = Spare can
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
action-play = Play: { $card }
action-attack = { $card } against { $on }
action-discard = Throw away: { $card }
action-blitz = Blitz! Counter at once: { $card }
action-decline = Let the attack stand: { $card }
action-extend = Extend to 1000 km
action-stop-here = Finish here and win the rally

effect-drive = then at { NUMBER($total, useGrouping: 0) } of { NUMBER($target, useGrouping: 0) } km
effect-GREEN = the way is clear from your next turn on
effect-SELF_HELP = repairs the engine; a green light must follow
effect-SPARE_TYRE = repairs the flat tyre; a green light must follow
effect-SPARE_CAN = fills the tank; a green light must follow
effect-END_LIMIT = all distances are allowed again
effect-PRIORITY = no red light and no speed limit any more; 100 points; you draw and play on
effect-WORKSHOP = no engine breakdown any more; 100 points; you draw and play on
effect-SERVICE = no flat tyre any more; 100 points; you draw and play on
effect-STATION = no empty tank any more; 100 points; you draw and play on
effect-STOP = they need a green light before they drive on
effect-ENGINE = they need self-help and then a green light
effect-TYRE = they need a spare tyre and then a green light
effect-TANK = they need a spare can and then a green light
effect-LIMIT = they may drive no more than 50 km a turn
effect-blitz = the attack is void; 400 points in all; you draw two and play at once
effect-decline = the attack counts
effect-extend = 200 extra points if you win at 1000 km, otherwise 200 for each opponent who has driven at all
effect-stop-here = the rally ends now

log-dealer = The lot decides: { $player } deals first.
log-rally = Rally { $number } begins; { $player } deals.
log-draw = { $player } draws a card.
log-draw-own = { $player } draws: { $card }.
log-drive = { $player } drives { $card } and is at { NUMBER($total, useGrouping: 0) } km.
log-green = { $player } has a green light.
log-end-limit = { $player } leaves the speed limit behind.
log-repair = { $player } repairs the breakdown: { $card }.
log-action = { $player } plays an action card: { $card }.
log-lifted = Lifted: { $cards }.
log-attack = { $player } attacks { $on }: { $card }.
log-discard = { $player } throws away: { $card }.
log-blitz = Blitz-Aktion! { $player } counters at once: { $card }.
log-decline = You let the attack stand.
log-extend = { $player } extends the rally to 1000 km.
log-stop-here = { $player } finishes the rally.
log-won = Rally { $number }: { $party } reaches { NUMBER($target, useGrouping: 0) } km and wins.
log-drawn = Rally { $number } is drawn: all cards are used up and nobody arrived.
log-points = { $party }: { $points } points, { $total } in all.
log-champion = { $many ->
    [one] { $parties } wins.
   *[other] A shared win: { $parties }.
}

refusal-not-in-hand = You do not hold this card.
    .rule = R4.2
refusal-not-rolling = You may not drive: first a green light, after a breakdown the repair before it.
    .rule = R4.3
refusal-too-fast = Under a speed limit only 25 and 50 km may be driven.
    .rule = R4.3
refusal-too-far = That would be beyond the target; it must be reached exactly.
    .rule = R4.3
refusal-third-200 = A party may drive 200 km only twice in a rally.
    .rule = R4.3
refusal-green-useless = Your light is green already.
    .rule = R4.4
refusal-no-green-needed = With the right of way you need no green light.
    .rule = R4.4
refusal-repair-first = First repair the breakdown, then comes the green light.
    .rule = R4.4
refusal-nothing-to-repair = There is nothing here that this card repairs.
    .rule = R4.5
refusal-no-limit = No speed limit lies before you.
    .rule = R4.6
refusal-no-such-party = There is no such party at this table.
    .rule = R4.8
refusal-own-party = You cannot attack your own party.
    .rule = R4.8
refusal-immune = An action card protects this party against it.
    .rule = R4.8
refusal-already-stopped = An attack lies there already; a second one on top is not allowed.
    .rule = R4.8
refusal-not-on-the-road = This party is not driving: without a green light it cannot be attacked.
    .rule = R4.8
refusal-already-limited = A speed limit lies there already.
    .rule = R4.9
refusal-no-blitz-card = You do not hold the action card that answers this attack.
    .rule = R4.11

section-rally = Rally
section-road = On the road
section-hand = Your hand
section-discard = Discard pile
section-sheet = Score sheet
fact-rally = Rally
fact-target = Target
fact-talon = Cards in the talon
fact-extension = Extension called by
fact-attack = Attack
attack-on = { $card } against { $on }
head-party = Party
head-km = Distance
head-battle = Battle pile
head-speed = Speed
head-actions = Action cards
head-cards = Cards in hand
head-points = Points
head-sheet = Points for
number = { NUMBER($number) }
km = { NUMBER($km, useGrouping: 0) } km
km-of = { NUMBER($km, useGrouping: 0) } of { NUMBER($target, useGrouping: 0) } km
cards = { $cards }
pile-of = { $many } × { $card }
hand-size = { $player } { $many }
team = Team { $number } ({ $players })
team-short = Team { $number }
battle-rolling = { $top } – may drive
battle-standing = { $top } – standing
pile-empty = empty
limited = limit 50
unlimited = free
blitz-card = { $card } (Blitz)
sheet-action_points = Action cards
sheet-blitz_points = Blitz-Aktion
sheet-km_points = Kilometres
sheet-win = Rally won
sheet-delayed = Won with an empty talon
sheet-safe_trip = Won without a 200
sheet-extension = Extension
sheet-unplaced = Opponents without a kilometre
sheet-sum = This rally
sheet-total = Championship

# What can be counted

measure-rallies = Rallies until it is decided
measure-plays-per-rally = Cards played in a rally
measure-points-per-rally = Points of a party in a rally
measure-blitz-per-rally = Blitz-Aktionen in a rally
measure-drawn-rallies = Rallies in which nobody reaches the target
measure-ended-target = Somebody has the points
measure-ended-last-rally = The last rally agreed on is over
measure-from-action_points = { sheet-action_points }
measure-from-blitz_points = { sheet-blitz_points }
measure-from-km_points = { sheet-km_points }
measure-from-win = { sheet-win }
measure-from-delayed = { sheet-delayed }
measure-from-safe_trip = { sheet-safe_trip }
measure-from-extension = { sheet-extension }
measure-from-unplaced = { sheet-unplaced }
