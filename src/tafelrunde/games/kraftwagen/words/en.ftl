# Kraftwagen

game-title = Kraftwagen
game-hook = Design, build and sell cars: a race through the pioneering days.
game-time = 45–90 min
game-difficulty = demanding
game-blurb = Three rounds as a car maker: do research, build bodies and engines, drive in the Grand Prix, and offer your cars so that a buyer wants exactly them.
game-brief =
    Aim: the most points after three rounds, above all for cars sold, but also for the Grand Prix, for awards and for the buyers’ money.
    The chain: whoever is at the very rear has the turn, takes any tile and carries out its actions. Your pawn moves to its place: jump far and you wait a long time, stay behind and it is your turn again.
    Developments raise your levels for bodies (B) and engines (E); each needs a worker from the canteen. Parts can be taken up to your level; they stand in three workshops.
    At the end of the turn you may put one car on the market: a body, an engine, at least one worker and a price.
    The round ends when the market is full or the black marker is on 0. Then the buyers who were brought in buy in order, each taking the car that suits them best. Only what is sold counts.
    Grand Prix: the race car drives as many spaces as its engine shows; occupied spaces are jumped over. At the end of the round the first three places pay 7, 4 and 2 points, and laps pay points too.
game-origin = Reconstructed: many values of cards, tiles, parts and awards are ours, not the printed ones.
game-score = Points

option-special_tiles = Special tiles
option-special_tiles-help = One more tile with a stronger action always lies in the chain; every round has a set of its own.
option-hidden_scores = Hidden scores
option-hidden_scores-help = During the game the overview shows only your own points. Every gain is still announced openly.
option-exact_level = Best part only
option-exact_level-help = When taking a part you must take the highest one in stock that your level allows, instead of choosing freely below it.
option-rounds = Rounds
option-rounds-help = A whole game of three rounds, or a short one with the first and the last.
option-rounds-123 = Three rounds
option-rounds-13 = Short game (rounds 1 and 3)
option-engineers = Engineers
option-engineers-help = With the nine engineer cards. Without them the game is easier to learn.

icon-WORKER = worker
icon-RESEARCH = research
icon-BODY = body
icon-ENGINE = engine
icon-GRAND_PRIX = Grand Prix
icon-BUYER = buyer

tile-and = { $first } + { $second }
chain-player = [{ $player }]
tile-XA1 = special tile: body, level counts 2 higher
tile-XA2 = special tile: engine, level counts 2 higher
tile-XA3 = special tile: two workers
tile-XA4 = special tile: Grand Prix, 3 spaces further
tile-XB1 = special tile: body, level counts 2 higher
tile-XB2 = special tile: engine, level counts 2 higher
tile-XB3 = special tile: research twice
tile-XB4 = special tile: buyer, then a quick sale
tile-XC1 = special tile: body, level counts 3 higher
tile-XC2 = special tile: engine, level counts 3 higher
tile-XC3 = special tile: Grand Prix, 5 spaces further
tile-XC4 = special tile: buyer, then a quick sale

start-S1_RACE = Racing start
start-S2_STAFF = Staff
start-S3_COACH = Coachbuilder
start-S4_MOTOR = Engine works
effect-S1_RACE = the race car drives 2 spaces at once
effect-S2_STAFF = one more worker in the canteen
effect-S3_COACH = a body 2 into a workshop
effect-S4_MOTOR = an engine 2 into a workshop or into the race car

card-DEV_BB = body development
card-DEV_EE = engine development
card-DEV_BE = double development
card-DEV_B_BODY = body development with a body
card-DEV_B_ENGINE = body development with an engine
card-DEV_E_ENGINE = engine development with an engine
card-DEV_E_BODY = engine development with a body
card-INST_WORKERS = hiring wave
card-INST_RACE = race day
card-INST_PARTS = delivery of parts
card-ENG_BENZ = engineer Benz
card-ENG_DAIMLER = engineer Daimler
card-ENG_MAYBACH = engineer Maybach
card-ENG_OPEL = engineer Opel
card-ENG_DIESEL = engineer Diesel
card-ENG_BUGATTI = engineer Bugatti
card-ENG_PORSCHE = engineer Porsche
card-ENG_HORCH = engineer Horch
card-ENG_OTTO = engineer Otto

effect-DEV_BB = body level +2
effect-DEV_EE = engine level +2
effect-DEV_BE = body and engine level +1
effect-DEV_B_BODY = body level +1, then take a body
effect-DEV_B_ENGINE = body level +1, then take an engine
effect-DEV_E_ENGINE = engine level +1, then take an engine
effect-DEV_E_BODY = engine level +1, then take a body
effect-INST_WORKERS = hire three workers
effect-INST_RACE = the race car drives 5 spaces
effect-INST_PARTS = take a body and an engine
effect-ENG_BENZ = on a car you offer: its body counts 2 more
effect-ENG_DAIMLER = on a car you offer: its engine counts 2 more
effect-ENG_MAYBACH = on a car you offer: it counts 2 more workers
effect-ENG_OPEL = on a car you offer: its price counts 3 lower but is paid in full
effect-ENG_DIESEL = once in the game: swap the engine of one of your cars in the market
effect-ENG_BUGATTI = drive 1 space further on every Grand Prix move
effect-ENG_PORSCHE = drive 1 space further on every Grand Prix move
effect-ENG_HORCH = your level counts 1 higher when taking a body
effect-ENG_OTTO = your level counts 1 higher when taking an engine
effect-inactive = { $effect } – but only with a worker: the canteen is empty

engineer-BENZ = Benz
engineer-DAIMLER = Daimler
engineer-MAYBACH = Maybach
engineer-OPEL = Opel
engineer-DIESEL = Diesel
engineer-BUGATTI = Bugatti
engineer-PORSCHE = Porsche
engineer-HORCH = Horch
engineer-OTTO = Otto
engineer-spent = { $engineer } (spent)

award-AW_BODY_4 = First body of 4 or more
award-AW_BODY_7 = First body 7
award-AW_ENGINE_4 = First engine of 4 or more
award-AW_ENGINE_7 = First engine 7
award-AW_LAP_1 = First lap
award-AW_LAP_3 = First with three laps in one race
award-AW_ENGINEERS_2 = First with two engineers
award-AW_DEVELOP_5 = First with five active developments
award-AW_PRESTIGE_4 = First car with four workers
award-AW_SOLD_4 = First to sell four cars

likes-BODY = Buyer: best body
likes-ENGINE = Buyer: best engine
likes-PRESTIGE = Buyer: most workers
likes-PRICE = Buyer: lowest price (pays double)

part-body = body { $value }
part-engine = engine { $value }
car = body { $body }, engine { $engine }, workers { $workers }
car-for = car (body { $body }, engine { $engine }, workers { $workers }, price { $price })

action-start = Take the start tile { $tile }
action-take = { $tile }
action-do = Carry out now: { $icon }
action-card = Take { $card }
action-part = { $part } into an empty workshop
    .group = Into a workshop
action-clear = { $part } instead of { $cleared }
    .group = { $part }
action-race-engine = { $part } into the race car
    .group = Into the race car
action-buyer = { $likes }
action-offer = Offer: body { $body } with engine { $engine } and { $workers ->
    [one] one worker
   *[other] { $workers } workers
}
    .group = Body { $body } with engine { $engine }
action-price = Price { $price }
    .group = Price { $price }
action-price-marker = Price { $price }, with { $engineer } on the car
    .group = Price { $price }
action-back = Back: offer something else
action-diesel = Diesel: fit engine { $engine } into { $car }
action-quick_sale = Quick sale for { $money }: { $car }
action-no_sale = No quick sale
action-end_turn = End the turn

effect-WORKER = a worker comes from the supply
effect-RESEARCH = take one of the open cards
effect-BODY = take a body up to your level
effect-ENGINE = take an engine up to your level
effect-BUYER = bring in a buyer and get the money at his stack
effect-lapses = lost: not possible right now
effect-marker = all spaces are filled: the black marker goes to { $track }; at 0 the round ends after this turn
effect-take = next turn: { $next }
effect-take-race = next turn: { $next }; race car then: { $space }, laps: { $laps }
effect-race = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $space }, laps: { $laps }
effect-clear = the old part goes back to stock
effect-race-engine = engine { $old } so far, then { $new }
effect-buyer = { $money ->
    [one] 1 point
   *[other] { $money } points
} at once; would now take { $owner }’s car for { $pays }
effect-buyer-none = { $money ->
    [one] 1 point
   *[other] { $money } points
} at once; would find no car left now
effect-sold = would now go to buyer { $place } for { $pays }
effect-unsold = no buyer would take it now
effect-back = still possible { $left ->
    [one] once
   *[other] { $left } times
} this turn
effect-quick_sale = parts and workers come back, the market space is free again

log-order = Starting order: { $players }.
log-open = Turned up: { $card }.
log-start-lot = The start tile { $tile } is on offer.
log-special = New in the chain: { $tile }.
log-start = { $player } takes the start tile { $tile }.
    .you = You take the start tile { $tile }.
log-take = { $player } takes the tile { $tile }.
    .you = You take the tile { $tile }.
log-take-special = { $player } takes a { $tile }.
    .you = You take a { $tile }.
log-card = { $player } takes { $card } ({ $effect }).
    .you = You take { $card } ({ $effect }).
log-card-inactive = { $player } takes { $card } ({ $effect }); the card waits for a worker.
    .you = You take { $card } ({ $effect }); the card waits for a worker.
log-part = { $player } puts { $part } into an empty workshop.
    .you = You put { $part } into an empty workshop.
log-clear = { $player } puts { $part } into a workshop; { $cleared } goes back to stock.
    .you = You put { $part } into a workshop; { $cleared } goes back to stock.
log-race-engine = { $player } fits { $part } into the race car.
    .you = You fit { $part } into your race car.
log-hired = { $player } hires { $many ->
    [one] one worker
   *[other] { $many } workers
}.
    .you =
        You hire { $many ->
            [one] one worker
           *[other] { $many } workers
        }.
log-activated = One of { $player }’s workers makes a waiting card active: { $card }.
    .you = One of your workers makes a waiting card active: { $card }.
log-race = { $player }’s race car drives to { $space }; laps: { $laps }.
    .you = Your race car drives to { $space }; laps: { $laps }.
log-buyer = { $player } brings in a buyer and gets { $money ->
    [one] 1 point
   *[other] { $money } points
}. { $likes }.
    .you =
        You bring in a buyer and get { $money ->
            [one] 1 point
           *[other] { $money } points
        }. { $likes }.
log-track = { $player } moves the black marker to { $track }.
    .you = You move the black marker to { $track }.
log-offer = { $player } offers a car: body { $body }, engine { $engine }, workers { $workers }, price { $price }.
    .you = You offer a car: body { $body }, engine { $engine }, workers { $workers }, price { $price }.
log-offer-marker = { $player } offers a car: body { $body }, engine { $engine }, workers { $workers }, price { $price }, with { $engineer }.
    .you = You offer a car: body { $body }, engine { $engine }, workers { $workers }, price { $price }, with { $engineer }.
log-diesel = { $player } uses Diesel to fit engine { $engine }: { $car }.
    .you = You use Diesel to fit engine { $engine }: { $car }.
log-quick_sale = { $player } makes a quick sale for { $money }: { $car }.
    .you = You make a quick sale for { $money }: { $car }.
log-award = Award for { $player }: { $award } ({ $points } points).
    .you = Award for you: { $award } ({ $points } points).
log-over-market = Round { $round } is over: the market is full.
log-over-track = Round { $round } is over: the black marker is on 0.
log-over-turns = Round { $round } is over: the limit of turns is reached.
log-prize = Grand Prix: { $player } gets { $prize ->
    [one] 1 point
   *[other] { $prize } points
} for the finish and { $bonus } for laps.
    .you =
        Grand Prix: you get { $prize ->
            [one] 1 point
           *[other] { $prize } points
        } for the finish and { $bonus } for laps.
log-sale = { $player } sells for { $money }: { $car }. { $likes }.
    .you = You sell for { $money }: { $car }. { $likes }.
log-no-sale = No car left. { $likes }.
log-round = Round { $round } begins.
log-score = { $player }: { $score ->
    [one] 1 point
   *[other] { $score } points
}.
    .you =
        You: { $score ->
            [one] 1 point
           *[other] { $score } points
        }.
log-winner = { $player } wins.
    .you = You win.

refusal-start-tile-gone = This start tile is not on offer.
    .rule = R3.4
refusal-tile-not-in-chain = This tile is not in the chain.
    .rule = R4.4
refusal-icon-not-left = This action is not one you still have to carry out.
    .rule = R4.5
refusal-equal-card = Both open cards are the same: please take the first.
    .rule = Q63
refusal-above-level = This value is above your level.
    .rule = R4.1
refusal-out-of-stock = This part is no longer in stock.
    .rule = R2.5
refusal-below-level = At this table you must take the highest part in stock up to your level.
    .rule = R6.4
refusal-start-value = The start tile gives you an engine 2, no other.
    .rule = R2.9
refusal-no-empty-hall = All your workshops are full: one part has to go.
    .rule = Q4
refusal-hall-is-empty = A workshop is empty: the part goes there, none is cleared.
    .rule = Q5
refusal-equal-part = An earlier workshop holds the same part: please clear that one.
    .rule = Q63
refusal-stack-empty = None of these buyers is left.
    .rule = Q24
refusal-already-offered = Only one car may be offered in a turn.
    .rule = Q35
refusal-market-full = There is no space left in the market.
    .rule = R2.7
refusal-no-price-left = No price is left in this round.
    .rule = Q36
refusal-no-such-body = This body is not in your workshops.
    .rule = R4.6
refusal-no-such-engine = This engine is not in your workshops.
    .rule = R4.6
refusal-too-few-workers = There are not that many workers in your canteen.
    .rule = R4.6
refusal-price-not-there = This price does not exist in this round, or it is taken.
    .rule = R4.6
refusal-no-such-marker = You do not have this engineer’s marker, or it is spent.
    .rule = R4.6
refusal-no-way-back = You have gone back often enough this turn: please choose a price now.
    .rule = Q62
refusal-no-diesel = For this you need the engineer Diesel, and his marker must not be spent.
    .rule = R4.7
refusal-not-your-car = None of your cars is on this space.
    .rule = R4.7
refusal-car-has-marker = There is already an engineer’s marker on this car.
    .rule = Q32

section-round = State of play
section-start = Start tiles on offer
section-chain = Chain, from rear to front: the first player has the turn
section-mats = Factories
section-cards = Open research cards
section-market = Market
section-buyers = Buyers
section-race = Grand Prix
section-stock = Stock of parts
section-awards = Awards (points for the first to do it)
section-review = Scoring of round { $round }
section-points = Points
section-own-points = Points (other players’ points are hidden)
fact-round = Round
fact-setup = setup
fact-turn = Turn of the round
fact-track = Black marker on
fact-prices = Prices left
fact-free = Free spaces in the market
fact-tile = Current tile
fact-icons = Still to do
fact-offer = Offer without a price
fact-deck = Deck
fact-stack = in stack
track-at = { $track ->
    [4] S (then 3, 2, 1; at 0 the round ends)
   *[other] { $track } (at 0 the round ends)
}
deck-of = { $deck } face down, { $discard } discarded
stack = { $many } left; bringing one in pays { $money ->
    [one] 1 point
   *[other] { $money } points
}
counts-as = { $printed } (counts { $counted })
levels = { $body } / { $engine }
workers-of = { $canteen } ({ $supply })
list = { $items }
developments-waiting = { $active }; without a worker: { $cards }
buys = would now take { $owner }’s car { $space }, paying { $money }
buys-nothing = would find no car now
neutral = neutral car
pit-lane = pit lane
race-space = space { $space }
engine-printed = 1 (printed)
stock-bodies = Bodies
stock-engines = Engines
award-free = still free
award-worth = { $award } ({ $points })
review-race = { $space }, laps: { $laps }; points for the finish: { $prize }, for laps: { $bonus }
sale = { $owner } gets { $money } for body { $body }, engine { $engine }, workers { $workers }, price { $price }
sale-none = no car left
source-cars = Cars
source-places = Race finishes
source-laps = Laps
source-awards = Awards
source-buyers = Buyers’ money
head-place = No.
head-player = Player
head-levels = Levels B/E
head-workers = Canteen (supply)
head-halls = Workshops
head-cards = Developments
head-engineers = Engineers
head-sold = Sold
head-space = Space
head-owner = Owner
head-body = Body
head-engine = Engine
head-prestige = Workers
head-price = Price
head-marker = Engineer
head-likes = Preference
head-buys = Purchase
head-race-space = Space
head-laps = Laps
head-race-engine = Race engine
head-stock = Value
head-score = Total
number = { $number }

# What can be counted

measure-turns = Turns in total
measure-turns-per-round = Turns per round
measure-cars-sold = Cars sold per player
measure-developments = Active developments per player
measure-laps = Laps raced per player
measure-rounds-by-market = Rounds that end with a full market
measure-rounds-by-track = Rounds that end with the buyer track
measure-from-cars = { source-cars }
measure-from-places = { source-places }
measure-from-laps = { source-laps }
measure-from-awards = { source-awards }
measure-from-buyers = { source-buyers }

# The guided first game: words of the lesson.

lesson-chain = Build cars and score the most points! The last one in the chain has the turn, and that’s you: take research.
    .title = The chain
lesson-chain-no = Also useful! But research comes first: without it you can only build level 1 parts.

lesson-card = Take the body development. One of your workers leaves the canteen for it, and your level rises by 2.
    .title = Research
lesson-card-done = Body level 3! Bruno jumps far ahead, takes three actions in one go and already offers a car for 6.
lesson-card-no-opel = Opel is a clever engineer, but you don’t have a car for him yet.

lesson-near = Jump far and you wait long: Bruno is at the front. Take the tile right in front of you, body, and make it a 3!
    .title = Small steps
lesson-near-done = You’re still last in the chain. So it’s your turn again!
lesson-near-no = You could, but you’d jump over good tiles, and those move to the front. Take the next one!
lesson-near-no-far = Three actions! But after that it’s Bruno’s turn for quite a while.
lesson-near-no-front = Then you’re ahead of Bruno, and for a while he has all the turns.
lesson-near-no-low = Your level allows a 3. Take the best!

lesson-engine = You again! A car needs an engine, too: get one and put it into your workshop.
    .title = You again
lesson-engine-no = Later! All your body needs is an engine, and there’s one right in front of you.
lesson-engine-no-race = Your race car already has an engine 1. Put this one into the workshop!

lesson-offer = A body and an engine: there is your car! Offer it; one worker is enough to sell it.
    .title = Offer
lesson-offer-no-many = That many workers? It only pays off with a buyer who looks for workers.
lesson-offer-no-end = Calling it a day? Put the car on the market!

lesson-price = Your body 3 beats Bruno’s 2. A buyer who wants the best body pays any price: ask for 10!
    .title = The price
lesson-price-done = The car is on the market. And it’s your turn for the third time running!
lesson-price-no = So modest? For the best body you can ask 10.
lesson-price-no-back = The car is fine as it is. Now the price!

lesson-buyer = You’re only paid if a buyer wants your car. Take worker + buyer and bring in the one who wants the best body!
    .title = The buyer
lesson-buyer-done = 2 points now, and 10 for your car at the end of the round.
lesson-buyer-no = That’s not a buyer. Without one, your fine car is worth nothing!
lesson-buyer-no-price = He pays double, but for the cheapest car. That would be Bruno’s!
lesson-buyer-no-other = He’d take Bruno’s car: in a tie, the cheaper one wins.
lesson-buyer-no-worker = You’ll get the worker, too. The buyer first!
lesson-buyer-no-grand = That’s a buyer as well! But take the nearer tile, with the worker.

lesson-race = Three buyers wait; more only move the black marker, and at 0 the round ends. Take the Grand Prix: it scores, too!
    .title = Grand Prix
lesson-race-done = Your race car jumps over the neutral one: space 4, second place.
lesson-race-no = Not bad, but the round is nearly over: get your points from the race.

lesson-last = Bruno is hoping for 12 points from the third buyer. Spoil the deal: offer another car yourself!
    .title = The last space
lesson-last-no-many = This buyer only looks at the price; one worker is enough.
lesson-last-no-end = And leave Bruno those 12 points? Offer the car!

lesson-under = The buyer takes the cheapest car and pays double; Bruno asks for 6. Which price earns you the most?
    .title = Undercut
lesson-under-done = Market full, round over: 10 for your first car, twice 5 for the second. Bruno is stuck with his!
lesson-under-no = It would sell, but you needn’t go that low: just stay below 6!
lesson-under-no-dear = It’s a trap! Then Bruno’s car is the cheapest at 6, and nobody wants yours.
lesson-under-no-back = The car is fine as it is. Now the price!

lesson-end = 26 points after the first of three rounds: well done! Now on your own, against easy bots.
    .title = Round 1
# The board

board-you = you
board-new = new
board-belt = Chain, from rear to front
board-again = then you again
board-again-other = then { $player } again
board-then = then { $player }
board-rear = Whoever is furthest left has the turn.
board-ends-round = ends the round
board-bonus-XA1 = level +2
board-bonus-XA2 = level +2
board-bonus-XA3 = two
board-bonus-XA4 = +3 spaces
board-bonus-XB1 = level +2
board-bonus-XB2 = level +2
board-bonus-XB3 = twice
board-bonus-XB4 = + sale
board-bonus-XC1 = level +3
board-bonus-XC2 = level +3
board-bonus-XC3 = +5 spaces
board-bonus-XC4 = + sale
board-salon = Market
board-salon-help = what they would buy if the round ended now
board-prices = prices left
board-wish-BODY = best body
board-wish-ENGINE = best engine
board-wish-PRESTIGE = most workers
board-wish-PRICE = lowest price
board-car = car { $space }
board-finds-nothing = finds nothing
board-pays = { $times ->
    [1] pays
    [2] double
   *[other] { $times } times
 }
board-no-buyer = no buyer yet
board-left = { $many } left
board-stone = Marker
board-buyer-spoken = Buyer { $place }, { $wish }: would take car { $space } ({ $owner }) for { $pays }.
board-buyer-idle = Buyer { $place }, { $wish }: would find nothing.
board-car-spoken = Car { $which }: body { $body }, engine { $engine }, workers { $workers }, price { $price }
board-to-buyer = to buyer { $place }
board-loses = unsold: buyer { $place } takes another
board-unsold = unsold
board-sold-now = sold at once
board-owner = { $owner ->
    [me] { $space } · yours
   *[other] { $space } · { $owner }
}
board-new-car = { $space } · your new one
board-no-price = no price yet
board-free-space = Space { $space } free
board-works = Your factory
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-worth = { $points } pts
board-from-cars = Cars
board-from-places = Race
board-from-laps = Laps
board-from-awards = Awards
board-from-buyers = Buyers
board-hall = Workshop { $number }
board-empty = empty
board-here = here
board-body = Body
board-engine = Engine
board-short-body = B
board-short-engine = E
board-race-engine = Race engine
board-canteen = Canteen { $many }
board-supply = Supply { $many }
board-canteen-after = Canteen { $now } → { $then }
board-developments = Developments
board-waits = waits
board-none-yet = none yet
board-engineers = Engineers
board-outlook = If the round ended now
board-outlook-spoken = { $player }: sales { $sales }, race { $race }
board-research = Research · deck { $many }
board-stock = Parts in stock
board-slot = { $part } ×{ $many } in stock
board-there = ×{ $many }
board-does-DEV_BB = B+2
board-does-DEV_EE = E+2
board-does-DEV_BE = B+1 E+1
board-does-DEV_B_BODY = B+1 + body
board-does-DEV_B_ENGINE = B+1 + engine
board-does-DEV_E_ENGINE = E+1 + engine
board-does-DEV_E_BODY = E+1 + body
# May be broken on a narrow card.
board-name-INST_WORKERS = { card-INST_WORKERS }
board-does-INST_WORKERS = three workers
board-does-INST_RACE = 5 race spaces
board-does-INST_PARTS = a body and an engine
board-does-ENG_BENZ = body +2
board-does-ENG_DAIMLER = engine +2
board-does-ENG_MAYBACH = workers +2
board-does-ENG_OPEL = price −3
board-does-ENG_DIESEL = swaps an engine
board-does-ENG_BUGATTI = race +1
board-does-ENG_PORSCHE = race +1
board-does-ENG_HORCH = body level +1
board-does-ENG_OTTO = engine level +1
board-race-points = 7 · 4 · 2 and laps
board-at = L{ $laps } · space { $space }
board-pit = Pit
board-others = The others
board-sold = { $many } sold
board-levels = B { $body } · E { $engine }
board-since = since your turn
board-did-offer = car for { $price }
board-did-sale = sold: { $money }
board-did-award = award
board-awards = Awards
board-still-free = { $many } still free
board-pages = Pages
board-page-salon = Market
board-page-works = Your factory
board-page-race = Race
board-page-others = Others
board-round = Round { $round }
board-your-turn = Your turn · no. { $turn }
board-wait = The forecast shows what everyone would get if the round ended now.
board-ask-take = Take a tile
board-ask-do = What first?
board-ask-start = Choose your start tile
board-ask-card = Take a card
board-ask-body = Take a body
board-ask-engine = Take an engine
board-ask-buyer = Who comes to space { $place }?
board-ask-offer = Offer a car?
board-ask-diesel = Use Diesel?
board-ask-end = End your turn
board-ask-price = At what price?
board-ask-quick_sale = Sell a car at once?
board-choose = Choose
board-do-take = Take it
board-do-do = Do it
board-do-start = Take it
board-do-card = Take it
board-do-body = Put it in
board-do-engine = Put it in
board-do-buyer = Bring in
board-do-offer = Set the price
board-do-price = Offer for { $price }
board-do-diesel = Refit
board-do-quick_sale = Sell
board-do-no_sale = Sell none
board-do-end_turn = End turn
board-do-back = Back
board-end_turn = End turn
board-no_sale = None
board-back = Back
board-offer-instead = Offer
board-jumps = { $many } jumped over
board-brings = now worth { $pays }
board-take-help = Your pawn takes its place. The further ahead, the longer you wait.
board-one-card = one card
board-up-to-body = body up to { $best }
board-up-to-engine = engine up to { $best }
board-hall-free = into an empty workshop
board-hall-cleared = one workshop is cleared
board-drives = Space { $from } → { $to }
board-race-counts = laps { $laps }, counts { $points }
board-fetch = bring in a buyer
board-and-money = and take the money
board-stone-ends = Marker to 0: the round ends
board-then-scored = scored after this turn
board-stone-to = Marker to { $track }
board-places-full = all spaces are taken
board-scored = Your score: +{ $points }
board-scored-of = sales { $sales } · race { $race }
board-buyer-gain = { $wish } · +{ $gain }
board-would-take = would take car { $space } ({ $owner }) for { $pays }
board-would-find-none = would find no car now
board-diesel = Car { $space }: engine { $engine }
board-quick = Car { $space }: +{ $gain }
board-instead = instead of { $pays } at the end of the round
board-nothing-to-offer = You have nothing to offer now.
board-into-racer = race car (now { $engine })
board-into-hall = empty workshop
board-instead-of = instead of { $part }
board-part-help = First the value, then its place.
board-fewer = fewer workers
board-more = more workers
board-workers = { $many ->
    [one] 1 worker
   *[other] { $many } workers
}
board-market-full = Market then full
board-market-ends = the round ends after this turn
board-engineer-on = Engineer on the car
board-no-engineer = none
board-buyer-word = buyer
board-nobody = nobody
board-key-digits = choose, in the order shown
board-key-along = along the chain, values, prices and cards
board-key-across = engineer or space
board-key-end = end the turn
board-key-workers = workers on the car

## Parts of a finished game

chapter-round = Round { $number }
chapter-award = { $player }: { $award }
board-neutral = neutral
board-works-rounds = { $works } factories · { $rounds } rounds
board-round-over = Round { $round } is over
board-ended-market = The market is full.
board-ended-track = The marker is on 0.
board-ended-turns = Every turn has been taken.
board-buyers-choose = The buyers choose
board-all-bought = all have chosen
board-buyer-of = buyer { $place } of { $many }
board-race-first = The race counts
board-this-round = This round
board-sales = Sales
board-for = { $player } for { $price }
board-unsold-parts = unsold, parts go back to stock
board-before-now = { $before } before, { $now } now
board-took = Buyer { $place }, { $wish }: takes { $owner }’s car for { $pays }.
board-took-nothing = Buyer { $place }, { $wish }: finds no car.
board-price-word = price
board-person-BODY = The lady
board-person-ENGINE = The racing driver
board-person-PRESTIGE = The gentleman
board-person-PRICE = The bargain hunter
board-so-it-stands = How it stands now
board-buys-nothing = { $buyer } finds nothing
board-buys-from = { $owner ->
    [me] { $buyer } buys your car
   *[other] { $buyer } buys from { $owner }
}
board-scoring-of = Scoring of round { $round }
board-you-gain = You: +{ $points }
board-were = { $points } before
board-then-end = Then: the final score
board-then-end-more = all three rounds together
board-then-round = Then round { $round }
board-then-round-more = market cleared, race restarts
board-start-title = What does your factory start with?
board-start-order = Whoever is ahead in the chain chooses first.
board-good-S1_RACE = start ahead, score early
board-good-S2_STAFF = more workers for your first cars
board-good-S3_COACH = your first car is half built
board-good-S4_MOTOR = for a car or the race, as you like
board-start-queue = Order of choice
board-start-help = Tap a start tile. There is only one of each.
board-start-next = then { $name }
board-start-left = { $many ->
    [one] one start tile left
   *[other] { $many } start tiles left
}
board-points-word = { $points ->
    [one] point
   *[other] points
}
board-best-car = { $owner ->
    [me] Your best car: body { $body }, engine { $engine }, sold for { $money } in round { $round }
   *[other] { $owner }’s best car: body { $body }, engine { $engine }, sold for { $money } in round { $round }
}
board-story = How it came about
board-fact-sold = cars sold
board-fact-dearest = most expensive sale
board-fact-awards = { $many ->
    [one] points from 1 award
   *[other] points from { $many } awards
}
board-fact-best = best round (no. { $round })

## On the television: what somebody decides now

asks-start_choice = { $name } chooses a start tile
asks-start_engine = { $name } fits the first engine
asks-select_tile = { $name } takes a tile
asks-select_action = { $name } carries out actions
asks-select_card = { $name } researches
asks-select_part = { $name } chooses a part
asks-select_buyer = { $name } chooses a buyer
asks-quick_sale = { $name } decides on a quick sale
asks-market_step = { $name } offers a car
asks-pricing = { $name } sets a price

## Help in place: what a thing is and does, by its name in `data-see`, with its rule

see-phase-start_choice = Choose a start tile: its bonus is yours at once.
    .rule = R3.4
    .now = R3.4 R2.9
see-phase-start_engine = Where does the engine go? Into a workshop, for a car, or into the race car.
    .rule = R2.9
    .now = R2.9
see-phase-select_tile = Take a tile of the chain. Your pawn moves to its place: the further ahead, the longer you wait for your next turn.
    .rule = R4.4
    .now = R4.4 R4.5
see-phase-select_action = Carry out the actions of the tile in any order; an action that is impossible right now is lost.
    .rule = R4.5
    .now = R4.5
see-phase-first_part = The delivery brings a body and an engine: choose which you take first.
    .rule = R2.3
    .now = R2.3 R4.5
see-phase-select_card = Take one of the two open research cards; the other is discarded.
    .rule = R4.5
    .now = R4.5 R2.3 R2.4
see-phase-select_part = Take a part up to your level and put it in a workshop; an engine may go into the race car instead.
    .rule = R4.5
    .now = R4.1 R4.5
see-phase-select_buyer = Choose which buyer comes next: at the end of the round they buy the car they like best. You get the money at their stack at once.
    .rule = R4.5
    .now = R4.5 R4.10
see-phase-quick_sale = Quick sale: you may sell one of your cars at once, for 3 points less than its price.
    .rule = R2.11
    .now = R2.11
see-phase-market_step = At the end of your turn you may offer a car: a body, an engine, at least one worker and a price.
    .rule = R4.6
    .now = R4.6 R4.7
see-phase-pricing = Choose the price: you get that many points if a buyer takes the car. In a tie, the cheaper car wins.
    .rule = R4.6
    .now = R4.6 R4.10
see-chain = The chain: whoever is at the very rear has the turn, takes a tile and moves to its place.
    .rule = R4.4
see-market = A space in the market: cars on offer stand here until the buyers choose. When the market is full, the round ends.
    .rule = R4.6
see-buyers = A buyer: at the end of the round they take the car that suits them best and pay its price.
    .rule = R4.10
see-buyers-BODY = This buyer wants the best body; the lower price breaks a tie.
    .rule = R4.10
see-buyers-ENGINE = This buyer wants the best engine; the lower price breaks a tie.
    .rule = R4.10
see-buyers-PRESTIGE = This buyer wants the most workers on a car; the lower price breaks a tie.
    .rule = R4.10
see-buyers-PRICE = This buyer wants the lowest price and pays it twice over.
    .rule = R4.10
see-stacks = Buyers who can still be brought in: bring one in and you take the white money at their stack.
    .rule = R4.5
see-money = White money at this stack: bring the buyer in and you get it as points at once.
    .rule = R4.3
see-track = The black marker counts the round down: start, 3, 2, 1, 0. Once all buyer spaces are taken, each buyer action moves it one step. At 0 the round ends after this turn.
    .rule = R4.8
see-prices = The prices left in this round; there is only one of each.
    .rule = R2.7
see-open_cards = An open research card: a research action takes one of the two.
    .rule = R4.5
see-open_cards-DEV_BB = { card-DEV_BB }: { effect-DEV_BB }.
    .rule = R2.3
see-open_cards-DEV_EE = { card-DEV_EE }: { effect-DEV_EE }.
    .rule = R2.3
see-open_cards-DEV_BE = { card-DEV_BE }: { effect-DEV_BE }.
    .rule = R2.3
see-open_cards-DEV_B_BODY = { card-DEV_B_BODY }: { effect-DEV_B_BODY }.
    .rule = R2.3
see-open_cards-DEV_B_ENGINE = { card-DEV_B_ENGINE }: { effect-DEV_B_ENGINE }.
    .rule = R2.3
see-open_cards-DEV_E_ENGINE = { card-DEV_E_ENGINE }: { effect-DEV_E_ENGINE }.
    .rule = R2.3
see-open_cards-DEV_E_BODY = { card-DEV_E_BODY }: { effect-DEV_E_BODY }.
    .rule = R2.3
see-open_cards-INST_WORKERS = { card-INST_WORKERS }: { effect-INST_WORKERS }.
    .rule = R2.3
see-open_cards-INST_RACE = { card-INST_RACE }: { effect-INST_RACE }.
    .rule = R2.3
see-open_cards-INST_PARTS = { card-INST_PARTS }: { effect-INST_PARTS }.
    .rule = R2.3
see-open_cards-ENG_BENZ = { card-ENG_BENZ }: { effect-ENG_BENZ }.
    .rule = R2.4
see-open_cards-ENG_DAIMLER = { card-ENG_DAIMLER }: { effect-ENG_DAIMLER }.
    .rule = R2.4
see-open_cards-ENG_MAYBACH = { card-ENG_MAYBACH }: { effect-ENG_MAYBACH }.
    .rule = R2.4
see-open_cards-ENG_OPEL = { card-ENG_OPEL }: { effect-ENG_OPEL }.
    .rule = R2.4
see-open_cards-ENG_DIESEL = { card-ENG_DIESEL }: { effect-ENG_DIESEL }.
    .rule = R2.4
see-open_cards-ENG_BUGATTI = { card-ENG_BUGATTI }: { effect-ENG_BUGATTI }.
    .rule = R2.4
see-open_cards-ENG_PORSCHE = { card-ENG_PORSCHE }: { effect-ENG_PORSCHE }.
    .rule = R2.4
see-open_cards-ENG_HORCH = { card-ENG_HORCH }: { effect-ENG_HORCH }.
    .rule = R2.4
see-open_cards-ENG_OTTO = { card-ENG_OTTO }: { effect-ENG_OTTO }.
    .rule = R2.4
see-bodies = Bodies in stock: you take one up to your level.
    .rule = R4.5
see-engines = Engines in stock: you take one up to your level, for a car or for the race.
    .rule = R4.5
see-start_tiles = A start tile: one body point, one engine point and a bonus for your factory.
    .rule = R2.9
see-start_tiles-S1_RACE = { start-S1_RACE }: { effect-S1_RACE }.
    .rule = R2.9
see-start_tiles-S2_STAFF = { start-S2_STAFF }: { effect-S2_STAFF }.
    .rule = R2.9
see-start_tiles-S3_COACH = { start-S3_COACH }: { effect-S3_COACH }.
    .rule = R2.9
see-start_tiles-S4_MOTOR = { start-S4_MOTOR }: { effect-S4_MOTOR }.
    .rule = R2.9
see-awards = An award: points for the first to achieve it, at once.
    .rule = R2.10
see-mats = A factory: three workshops for parts, the canteen for free workers, and the race car.
    .rule = R2.6
see-mats-halls = A workshop: room for one part. A car needs a body and an engine from your workshops.
    .rule = R2.6
see-mats-race_engine = The race car’s engine: it drives that many spaces with each Grand Prix action.
    .rule = R4.5
see-mats-canteen = The canteen: your free workers. Developments and cars on offer need them.
    .rule = R2.6
see-mats-points = Points so far: cars sold, race places, laps, awards and the buyers’ money.
    .rule = R5.1
see-mats-body_level = Your level: the highest value of a part you may take. Developments raise it.
    .rule = R4.1
see-mats-developments = Developments: they raise your levels once a worker stands on them.
    .rule = R4.5
see-mats-engineers = Engineers: each helps in their own way, always or once on a car you offer.
    .rule = R2.4
see-mats-space = The Grand Prix: laps count first, then the space. The first three places bring 7, 4 and 2 points.
    .rule = R2.8
see-mats-engine_level = { see-mats-body_level }
    .rule = R4.1
see-mats-inactive = A development without a worker: it counts once a worker is put on it.
    .rule = R4.5
see-mats-developments-DEV_BB = { see-open_cards-DEV_BB }
    .rule = R2.3
see-mats-developments-DEV_EE = { see-open_cards-DEV_EE }
    .rule = R2.3
see-mats-developments-DEV_BE = { see-open_cards-DEV_BE }
    .rule = R2.3
see-mats-developments-DEV_B_BODY = { see-open_cards-DEV_B_BODY }
    .rule = R2.3
see-mats-developments-DEV_B_ENGINE = { see-open_cards-DEV_B_ENGINE }
    .rule = R2.3
see-mats-developments-DEV_E_ENGINE = { see-open_cards-DEV_E_ENGINE }
    .rule = R2.3
see-mats-developments-DEV_E_BODY = { see-open_cards-DEV_E_BODY }
    .rule = R2.3
see-mats-engineers-BENZ = { see-open_cards-ENG_BENZ }
    .rule = R2.4
see-mats-engineers-DAIMLER = { see-open_cards-ENG_DAIMLER }
    .rule = R2.4
see-mats-engineers-MAYBACH = { see-open_cards-ENG_MAYBACH }
    .rule = R2.4
see-mats-engineers-OPEL = { see-open_cards-ENG_OPEL }
    .rule = R2.4
see-mats-engineers-DIESEL = { see-open_cards-ENG_DIESEL }
    .rule = R2.4
see-mats-engineers-BUGATTI = { see-open_cards-ENG_BUGATTI }
    .rule = R2.4
see-mats-engineers-PORSCHE = { see-open_cards-ENG_PORSCHE }
    .rule = R2.4
see-mats-engineers-HORCH = { see-open_cards-ENG_HORCH }
    .rule = R2.4
see-mats-engineers-OTTO = { see-open_cards-ENG_OTTO }
    .rule = R2.4
see-awards-AW_BODY_4 = { award-AW_BODY_4 }: it brings points at once, but only one player gets them.
    .rule = R2.10
see-awards-AW_BODY_7 = { award-AW_BODY_7 }: it brings points at once, but only one player gets them.
    .rule = R2.10
see-awards-AW_ENGINE_4 = { award-AW_ENGINE_4 }: it brings points at once, but only one player gets them.
    .rule = R2.10
see-awards-AW_ENGINE_7 = { award-AW_ENGINE_7 }: it brings points at once, but only one player gets them.
    .rule = R2.10
see-awards-AW_LAP_1 = { award-AW_LAP_1 }: it brings points at once, but only one player gets them.
    .rule = R2.10
see-awards-AW_LAP_3 = { award-AW_LAP_3 }: it brings points at once, but only one player gets them.
    .rule = R2.10
see-awards-AW_ENGINEERS_2 = { award-AW_ENGINEERS_2 }: it brings points at once, but only one player gets them.
    .rule = R2.10
see-awards-AW_DEVELOP_5 = { award-AW_DEVELOP_5 }: it brings points at once, but only one player gets them.
    .rule = R2.10
see-awards-AW_PRESTIGE_4 = { award-AW_PRESTIGE_4 }: it brings points at once, but only one player gets them.
    .rule = R2.10
see-awards-AW_SOLD_4 = { award-AW_SOLD_4 }: it brings points at once, but only one player gets them.
    .rule = R2.10
see-chain-icons = An action of the tile: whoever takes it may carry it out.
    .rule = R4.5
see-chain-icons-WORKER = Worker: a worker comes from the supply, onto a waiting development or into the canteen.
    .rule = R4.5
see-chain-icons-RESEARCH = Research: take one of the two open cards.
    .rule = R4.5
see-chain-icons-BODY = Body: take one up to your level into a workshop.
    .rule = R4.5
see-chain-icons-ENGINE = Engine: take one up to your level, into a workshop or into the race car.
    .rule = R4.5
see-chain-icons-GRAND_PRIX = Grand Prix: your race car drives as many spaces as its engine shows; occupied ones are jumped over.
    .rule = R4.5
see-chain-icons-BUYER = Buyer: bring in a buyer and take their money. Once all spaces are taken, the black marker moves down.
    .rule = R4.5
see-race = { see-mats-space }
    .rule = R4.9
see-forecast = The forecast: what everyone would get if the round ended now.
    .rule = R4.10
see-reviews = The scoring of a round: first the race, then one buyer after another.
    .rule = R4.10
see-section-round = How things stand: the round, the tile, the prices left and the black marker.
    .rule = R4.2
see-section-start = { see-start_tiles }
    .rule = R2.9
see-section-chain = { see-chain }
    .rule = R4.4
see-section-mats = { see-mats }
    .rule = R2.6
see-section-cards = { see-open_cards }
    .rule = R4.5
see-section-market = { see-market }
    .rule = R4.6
see-section-buyers = { see-buyers }
    .rule = R4.10
see-section-race = { see-mats-space }
    .rule = R4.9
see-section-stock = Parts in stock, by value: you take them up to your level.
    .rule = R4.5
see-section-awards = { see-awards }
    .rule = R2.10
see-section-review = { see-reviews }
    .rule = R4.10
see-section-points = { see-mats-points }
    .rule = R5.1
see-section-own-points = { see-mats-points }
    .rule = R5.1

## The rules in one minute; what players type to find something, and the word the rules have for it

minute-goal =
    Have the most points after { $rounds ->
        [13] two
       *[123] three
    } rounds: above all for cars sold, but also for the Grand Prix, for awards and the buyers’ money.
minute-turn = Whoever is at the very rear of the chain takes a tile and carries out its actions: worker, research, body, engine, race, buyer. Their pawn moves to its place: jump far and you wait a long time. At the end of your turn you may offer a car: a body, an engine, at least one worker and a price.
minute-end = A round ends when the market is full or the black marker is on 0. Then the race counts, and every buyer brought in takes the car they like best. Only what is sold counts.
search-words =
    customer, client, sale: buyer
    cash, coins: money
    vehicle, automobile: car
    people, staff: worker
    meeple, figure, token: pawn
    lab, invent, technology: research
    race, track, drive: Grand Prix
    garage, storage, hall: workshop
    works, mat, player board: factory
    rank, skill: level
    order, turn order, rondel, belt, action belt: chain
    showroom, salon: market
    sign, plate: start tile
    fetch, bring in: buyer
    expert, inventor: engineer
    bonus, first, achievement: award
    stone, marker, clock: black marker
    cost, expensive, cheap: price
    tie, draw: tie
    end, win, winner: win

tip-own-points = You soon have { $value } points on average, instead of { $than }.
tip-other-points = Your strongest rival soon has { $value } points on average, instead of { $than }.
tip-own-sales = Buyers soon bring you { $value } points on average, instead of { $than }.
tip-other-sales = Buyers soon bring your strongest rival { $value } points on average, instead of { $than }.
tip-own-race = The race soon brings you { $value } points on average, instead of { $than }.
tip-other-race = The race soon brings your strongest rival { $value } points on average, instead of { $than }.
tip-own-parts = Your best body and engine are soon worth { $value } together on average, instead of { $than }.
tip-other-parts = Your strongest rival’s best body and engine are soon worth { $value } together on average, instead of { $than }.
tip-own-research = Your body and engine levels soon add up to { $value } on average, instead of { $than }.
tip-other-research = Your strongest rival’s body and engine levels soon add up to { $value } on average, instead of { $than }.
tip-own-people = You soon have { $value } workers on average, instead of { $than }.
tip-other-people = Your strongest rival soon has { $value } workers on average, instead of { $than }.
