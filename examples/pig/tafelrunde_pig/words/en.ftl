game-title = Pig
game-blurb = Roll as often as you dare. A 1 costs you everything in the pot.
game-hook = One more roll, or play it safe?
game-time = 5 min
game-difficulty = easy

minute-goal = Be the first to collect { $target } points.
minute-turn = Roll the die as often as you like. 2 to 6 go into the pot, but a 1 empties it and ends your turn. Hold, and the pot is yours for good.
minute-end = You win as soon as you have { $target } points, including those in the pot.

option-target = Points to win
option-target-help = A player with this many points, including those in the pot, wins.

action-roll = Roll the die
effect-roll = a 1 loses the { $points } points in the pot
action-hold = Hold and keep { $points } points
effect-hold = { $total } points in all

log-die = { $player } rolls { $die }: { $points } points in the pot.
    .you = You roll { $die }: { $points } points in the pot.
log-pig = { $points ->
    [0] { $player } rolls { $die }.
   *[other] { $player } rolls { $die } and loses { $points } points.
}
    .you = { $points ->
        [0] You roll { $die }.
       *[other] You roll { $die } and lose { $points } points.
    }
log-hold = { $player } holds and keeps { $points } points: { $total } in all.
    .you = You hold and keep { $points } points: { $total } in all.
log-won = { $player } wins.
    .you = You win.

refusal-empty-pot = There is nothing in the pot to keep.

section-turn = The turn
section-points = Points
fact-target = Needed to win
fact-turn = Whose turn
fact-pot = In the pot
points = { $points }
