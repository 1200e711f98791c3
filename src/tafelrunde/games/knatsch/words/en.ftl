# Knatsch

game-title = Knatsch
game-hook = Knights roll dice for castles and tournaments – or topple the King.
game-time = 20–40 min
game-difficulty = easy
game-blurb = Knights quarrel over castles with dice: win cards, attack castles, host tournaments – or topple the King.
game-brief =
    Aim: four castles, or two castles and three tournaments. Or topple the King: whoever begins a turn with exactly three castles may try to beat his 4444+5.
    444+1 means three 4s and a kicker of 1, the highest other number. More equal dice beat fewer; in a tie, the higher number wins, then the higher kicker.
    An attempt: six dice, up to three throws. Before each new throw you choose which dice stay. A 6 is a dud: that die is lost for the attempt.
    A turn is one attempt: for the top card of a pile, for another player’s special card, or for another player’s castle. Before it, you may tuck one card under its pile. Only a special card from a pile brings another attempt.
    Nobody owns two castles of the same crest or two special cards of the same kind.
    Card Dice count in every roll their owner makes. Catapult: four throws against castles. Tournament Champion: four throws in tournaments. Stack Card: tuck twice in a turn. Castle Guard: two of your castles are safe. Card Guard: another special card is safe. Treason: only 222+1 has to be beaten for a castle on a pile. Protection: the King takes no castle.
game-origin = Reconstructed: most combinations on the cards are ours, not the printed ones.
game-score = Castles

option-two_player_shield = Shield for two players
option-two_player_shield-help = With two players a castle may be attacked only if its owner has at least three.
option-target_rule = Beat or match a card
option-target_rule-help = Whether a roll has to beat the combination on a card or only match it.
option-target_rule-exceed = Beat it
option-target_rule-reach = A match is enough
option-kicker_rule = Kicker
option-kicker_rule-help = Which die counts as kicker beside the equal dice.
option-kicker_rule-highest_other = The highest other number
option-kicker_rule-lone_only = Only a number rolled once, or on a card die
option-king_timing = Challenging the King
option-king_timing-help = When in a turn the King may be challenged by a player who began it with three castles.
option-king_timing-first_attempt = As the first attempt only
option-king_timing-any_attempt = As a bonus attempt too
option-castle_set = Castle cards
option-castle_set-help = Which combinations are printed on the castles.
option-castle_set-mixed = Mixed (333 to 555)
option-castle_set-low = Easier (333 and 444 only)
option-start_castles = First castles
option-start_castles-help = Which castles the players begin with.
option-start_castles-random = At random
option-start_castles-weak = The weakest of each crest
option-pass_allowed = Passing allowed
option-pass_allowed-help = A turn may be ended without an attempt.
option-round_limit = Maximum rounds
option-round_limit-help = After that, whoever has the most castles wins; ties are broken by tournaments, then by special cards. 0: no limit.
option-memory_aid = Memory aid
option-memory_aid-help = Shows which cards have been tucked under the piles and which ones nobody has seen yet.
option-blank_specials = Blank special cards
option-blank_specials-help = Meant for ideas of your own; so far only 0 is possible.
option-short_game = Short game
option-short_game-help = Three castles win, or two castles and the King, or one castle and two tournaments.

crest-red = Red
crest-green = Green
crest-blue = Blue
crest-yellow = Yellow
crest-black = Black
crest-white = White
card-castle = { $crest } Castle
card-tournament = Tournament
card-printed = { $card } ({ $combo })
special-die1 = Card Die 1
special-die2 = Card Die 2
special-die3 = Card Die 3
special-die4 = Card Die 4
special-die5 = Card Die 5
special-catapult = Catapult
special-champion = Tournament Champion
special-stack = Stack Card
special-castle-guard = Castle Guard
special-special-guard = Card Guard
special-treason = Treason
special-protection = Protection

effect-die1 = counts as one more die with a 1 in all your rolls
effect-die2 = counts as one more die with a 2 in all your rolls
effect-die3 = counts as one more die with a 3 in all your rolls
effect-die4 = counts as one more die with a 4 in all your rolls
effect-die5 = counts as one more die with a 5 in all your rolls
effect-catapult = four throws instead of three when attacking a castle
effect-champion = four throws in every tournament
effect-stack = you may tuck two cards in each turn
effect-castle-guard = protects two of your castles from attacks
effect-special-guard = protects one of your other special cards from theft
effect-treason = for any castle on a pile, only 222+1 counts
effect-protection = failing against the King costs no castle

action-attack = Attack { $player }’s { $card }
    .group = Attack castles
action-steal = Steal { $player }’s { $card }
    .group = Steal special cards
action-pile = Roll for { $card } on pile { $pile }
    .group = Cards on the piles
action-host = Host a tournament (pile { $pile })
    .group = Cards on the piles
action-tuck = Tuck { $card } under pile { $pile }
    .group = Tuck a card first
action-king = Challenge the King
action-end-turn = End the turn
action-stop = Stop with { $combo }
action-reroll = Keep: { $kept } – throw again: { $dice }
    .group = { $many ->
        [one] One die again
       *[other] { NUMBER($many) } dice again
    }
action-reroll-all = Throw all but the duds again
action-give-back = Return { $card } under pile { $pile }
action-guard = Guard: { $cards }

hint-attack = chance { $percent }%, defence included
    .plain = then its owner defends it
hint-steal = chance { $percent }%, without defence; { $effect }
    .plain = without defence; { $effect }
hint-special = chance { $percent }%, then another attempt; { $effect }
    .plain = then another attempt; { $effect }
hint-castle = chance { $percent }%
hint-treason = chance { $percent }%: thanks to Treason you only have to beat { $combo }
    .plain = thanks to Treason you only have to beat { $combo }
hint-treason-reach = chance { $percent }%: thanks to Treason you only have to match { $combo }
    .plain = thanks to Treason you only have to match { $combo }
hint-host = chance { $percent }%; everyone rolls, the best result wins the card
    .plain = everyone rolls, the best result wins the card
hint-tournament = chance of winning the tournament { $percent }%
hint-success = chance { $percent }%
hint-tuck = then the next card is uncovered
hint-tuck-known = then on top: { $card }
hint-king = chance of winning the game { $percent }%; otherwise you lose a castle
    .plain = success wins the game, otherwise you lose a castle
hint-king-safe = chance of winning the game { $percent }%; Protection saves your castles
    .plain = success wins the game; Protection saves your castles
hint-end-turn = without another attempt
hint-guard = nobody can attack or steal these cards
hint-guard-open = left unguarded: { $card }

log-start = { $player } is drawn to start.
    .you = You are drawn to start.
log-deal = { $player } begins with { $card }.
    .you = You begin with { $card }.
log-uncover = Now on top of pile { $pile }: { $card }.
log-turn = Round { $round }: { $player }’s turn.
    .you = Round { $round }: your turn.
log-attack = { $player } attacks { $owner }’s { $card }.
    .you = You attack { $owner }’s { $card }.
    .about-you = { $player } attacks your { $card }.
log-steal = { $player } tries to steal { $owner }’s { $card }.
    .you = You try to steal { $owner }’s { $card }.
    .about-you = { $player } tries to steal your { $card }.
log-pile = { $player } rolls for the top card of pile { $pile }: { $card }.
    .you = You roll for the top card of pile { $pile }: { $card }.
log-host = { $player } hosts a tournament.
    .you = You host a tournament.
log-tuck = { $player } tucks { $card } under pile { $pile }.
    .you = You tuck { $card } under pile { $pile }.
log-king = { $player } challenges the King!
    .you = You challenge the King!
log-throw = { $player } throws { $dice }.
    .you = You throw { $dice }.
log-throws = { $player } rolls { $throws }.
    .you = You roll { $throws }.
throw = { $dice }
unit-turn = turn
unit-attempt = attempt
log-reroll = { $player } picks up { $dice } again.
    .you = You pick up { $dice } again.
log-won = { $player } rolls { $combo } and wins { $card }.
    .you = You roll { $combo } and win { $card }.
log-won-bonus = { $player } rolls { $combo }, wins { $card } and may make another attempt.
    .you = You roll { $combo }, win { $card } and may make another attempt.
log-lost = { $many ->
    [0] { $player } rolls nothing but duds: not enough for { $card }.
   *[other] { $player } rolls { $combo }: not enough for { $card }.
}
    .you =
        { $many ->
            [0] You roll nothing but duds: not enough for { $card }.
           *[other] You roll { $combo }: not enough for { $card }.
        }
log-pile-lost = { $many ->
    [0] { $player } rolls nothing but duds. { $card } goes under the pile.
   *[other] { $player } rolls { $combo }: not enough. { $card } goes under the pile.
}
    .you =
        { $many ->
            [0] You roll nothing but duds. { $card } goes under the pile.
           *[other] You roll { $combo }: not enough. { $card } goes under the pile.
        }
log-attack-stands = { $player } attacks with { $combo }; { $owner } defends.
    .you = You attack with { $combo }; { $owner } defends.
    .about-you = { $player } attacks with { $combo }; you defend.
log-defence-won = { $player } holds out with { $combo }: { $card } stays.
    .you = You hold out with { $combo }: { $card } stays.
log-defence-lost = { $many ->
    [0] { $player } rolls nothing but duds and loses { $card } to { $attacker }.
   *[other] { $player } rolls { $combo } and loses { $card } to { $attacker }.
}
    .you =
        { $many ->
            [0] You roll nothing but duds and lose { $card } to { $attacker }.
           *[other] You roll { $combo } and lose { $card } to { $attacker }.
        }
    .about-you =
        { $many ->
            [0] { $player } rolls nothing but duds and loses { $card } to you.
           *[other] { $player } rolls { $combo } and loses { $card } to you.
        }
log-leads = { $many ->
    [0] { $player } leads the tournament with nothing.
   *[other] { $player } leads the tournament with { $combo }.
}
    .you =
        { $many ->
            [0] You lead the tournament with nothing.
           *[other] You lead the tournament with { $combo }.
        }
log-behind = { $many ->
    [0] { $player } falls short with nothing.
   *[other] { $player } falls short with { $combo }.
}
    .you =
        { $many ->
            [0] You fall short with nothing.
           *[other] You fall short with { $combo }.
        }
log-tournament-won = { $player } wins the tournament.
    .you = You win the tournament.
log-king-won = { $player } topples the King with { $combo }!
    .you = You topple the King with { $combo }!
log-king-lost = { $many ->
    [0] { $player } rolls nothing but duds: the King takes revenge and claims a castle.
   *[other] { $player } rolls { $combo }: the King takes revenge and claims a castle.
}
    .you =
        { $many ->
            [0] You roll nothing but duds: the King takes revenge and claims one of your castles.
           *[other] You roll { $combo }: the King takes revenge and claims one of your castles.
        }
log-king-safe = { $many ->
    [0] { $player } rolls nothing but duds: the King stays, but Protection saves the castles.
   *[other] { $player } rolls { $combo }: the King stays, but Protection saves the castles.
}
    .you =
        { $many ->
            [0] You roll nothing but duds: the King stays, but Protection saves your castles.
           *[other] You roll { $combo }: the King stays, but Protection saves your castles.
        }
log-give-back = { $player } returns { $card } under pile { $pile }.
    .you = You return { $card } under pile { $pile }.
log-guard = { $player } guards: { $cards }.
    .you = You guard: { $cards }.
log-win-castles = { $player } wins with { $castles } castles!
    .you = You win with { $castles } castles!
log-win-set = { $player } wins with { $castles ->
    [one] one castle
   *[other] { $castles } castles
} and { $tournaments } tournaments!
    .you =
        You win with { $castles ->
            [one] one castle
           *[other] { $castles } castles
        } and { $tournaments } tournaments!
log-win-king = { $player } wins the game: the King is toppled!
    .you = You win the game: the King is toppled!
log-limit = { $many ->
    [one] The last round is over. { $players } wins.
   *[other] The last round is over. { $players } win together.
}

refusal-nobody-has-it = Nobody has this card.
    .rule = R4.4
refusal-own-card = This card is already yours.
    .rule = R4.4
refusal-last-castle = Nobody may attack a player’s last castle.
    .rule = Q13
refusal-two-player-shield = With two players a castle may be attacked only if its owner has three.
    .rule = Q14
refusal-guarded = A guard protects this card.
    .rule = Q36
refusal-same-crest = You already own a castle with this crest.
    .rule = Q11
refusal-same-special = You already own this special card.
    .rule = Q11
refusal-empty-pile = This pile is empty.
    .rule = R4.4
refusal-pile-too-small = Nothing can be tucked here: the pile has fewer than two cards.
    .rule = Q22
refusal-no-tuck-left = You cannot tuck any more cards this turn: there is a card you can roll for.
    .rule = R4.5
refusal-seen-through = Every card of this pile has already been on top.
    .rule = Q16
refusal-king-needs-castles = Only a player who began the turn with exactly the right number of castles may challenge the King.
    .rule = R4.10
refusal-king-comes-first = The King may be challenged only with the first attempt of a turn.
    .rule = Q18
refusal-must-try = No passing: there is a card you can roll for.
    .rule = Q15
refusal-must-tuck = Not yet: keep tucking cards until a useful one comes up.
    .rule = Q16
refusal-dice-not-there = These dice are not on the table.
    .rule = R4.2
refusal-not-your-castle = This castle is not yours.
    .rule = R4.10
refusal-wrong-castle-guard = Castles cannot be guarded like that: exactly two of your own are under guard.
    .rule = R4.12
refusal-wrong-special-guard = Special cards cannot be guarded like that: exactly one other card of yours is under guard.
    .rule = R4.12

section-turn = State of play
section-realms = In front of the players
section-piles = Piles
section-roll = Roll
section-last-roll = Last roll
section-unseen = Not seen yet
fact-round = Round
fact-active = Turn
fact-phase = To do
fact-winner = Winner
fact-tucks = Tucks left
fact-king = King
fact-roller = Rolling
fact-purpose = Aim
fact-to-beat = To beat
fact-to-reach = To match
fact-dice = Dice
fact-card-dice = Card Dice
fact-result = Result
fact-throws = Throws
fact-leader = Leading
king-open = may be challenged
phase-lot = the draw for the start
phase-deal = the deal
phase-throw = a throw
phase-choose = a target
phase-roll = throw again or stop
phase-revenge = a castle for the King
phase-guards = the guards
phase-over = nothing more
purpose-pile = Card from a pile
purpose-steal = Theft
purpose-attack = Attack
purpose-defence = Defence
purpose-tournament = Tournament
purpose-king = King
purpose-card = { $purpose }: { $card }
head-player = Player
head-castles = Castles
head-tournaments = Tourna{ "\u00AD" }ments
head-specials = Special cards
head-place = Rank
head-pile = Pile
head-top = Top
head-size = Cards
head-tail = Tucked, in this order
pile-name = Pile { $number }
guarded-card = { $card } [guarded]
number = { $number }
round-of = { $round } of { $limit }
cards = { $cards }
cards-and-more = { $cards } and { $many ->
    [one] one more
   *[other] { $many } more
}
many-of = { $many } × { $card }
combo = { $combo }
dice = { $dice }
dice-dead = { $dead ->
    [0] { $dice }
    [one] { $dice } and one dud
   *[other] { $dice } and { $dead } duds
}
dice-in-the-air = { $many ->
    [one] { $dice }, one die in the air
   *[other] { $dice }, { $many } dice in the air
}

# What can be counted

measure-rounds = Rounds
measure-turns = Turns in total
measure-attacks = Attacks on castles
measure-steals = Attempts to take somebody’s special card
measure-tournaments = Tournaments
measure-king-attempts = Challenges to the King
measure-ended-castles = Enough castles
measure-ended-tournaments = Castles and tournaments
measure-ended-king = The King is toppled
measure-ended-last-round = The round limit is reached

# -- Odds ----------------------------------------------------------------------

odds-help = Exact odds when rolling dice, with the best dice to reroll. By default for every card; with --target for one combination, with --live for the dice on the table.
odds-ask-table = a ready-made table: cards, results, attacks or tournaments
odds-ask-target = the combination to beat: three fours and a one are 444+1
odds-ask-live = the dice on the table; a 6 is out of play
odds-ask-left = how many throws are left [default: 1]
odds-ask-card-dice = your card dice
odds-ask-throws = for this many throws only [default: 1 to 4]
odds-own = With card dice { $dice }.
odds-own-none = Without card dice.
odds-thresholds = Odds of beating a card, by number of throws. { $own } The last row is the King.
odds-target = Odds of beating { $target }. { $own }
odds-live = Odds of beating { $target } with { $live } on the table. Throws left: { $left }. { $own }
odds-cards = Odds of beating a card. Columns: number of throws | Card Dice.
odds-results = Odds of beating a result. Columns: number of throws | Card Dice.
odds-attacks = Odds of taking a castle. Columns: number of throws; a 5 and d 5: the attacker or the defender has card die 5. The defender has { $throws } throws.
odds-tournaments = The host’s odds of winning a tournament when nobody has card dice.
odds-head-card = Card
odds-head-result = Result
odds-head-castle = Castle
odds-head-players = Players
odds-head-host = Odds
odds-head-throws = Throws
odds-head-chance = Odds
odds-head-keep = Keep
odds-head-again = Reroll
odds-bad-table = there is no table “{ $text }”. Possible: { $possible }.
odds-bad-number = --{ $name } cannot be “{ $text }”. Use 1 to { $most }.
odds-bad-target = --target “{ $text }” is not a valid combination. Use equal numbers from 1 to 5 followed by a different one, such as 444+1.
odds-bad-live = --live “{ $text }” is not a valid roll. Use one to six numbers from 1 to 6, such as 44512.
odds-bad-card-dice = --card-dice “{ $text }” is not a valid set of card dice. Use numbers from 1 to 5, each at most once, such as 4,5.
odds-needs = --{ $one } also needs --{ $other }.
odds-either = --{ $one } and --{ $other } cannot be combined. Use only one of them.

# The guided first game: words of the lesson.

lesson-castle = Four castles win the game; you have one already. Roll for the blue castle on the pile!
    .title = A castle
lesson-castle-no-tournament = A tournament: we’ll come to that. The castle first!
lesson-castle-no-tuck = Tuck it under the pile? But you want that castle!

lesson-dice = You have to beat three 3s and a 2. Keep the 4s and throw 1, 2 and 3 again; the 6 is a dud.
    .title = Roll
lesson-dice-done = Won! More of a kind beats fewer; in a tie, the higher number wins, then the kicker after the plus.
lesson-dice-no = You may, but your two 4s are worth gold. Keep just those.
lesson-dice-no-stop = Two 4s won’t do, and you have two throws left.

lesson-tournament = Bruno hosts a tournament: everyone rolls, and the best result takes the card. Beat his 333+5!
    .title = A tournament
lesson-tournament-done = 555+2 beats 333+5: fives count more than threes. Three tournaments and two castles also win the game.
lesson-tournament-no = Pick your best and keep only that: the 5s.
lesson-tournament-no-stop = With two 5s, Bruno stays ahead. Throw again!

lesson-special = Now Clara has two castles as well. Get the card die: it adds a 4 to every roll of yours!
    .title = Special cards
lesson-special-done = First throw! And a special card from a pile gives you another attempt straight away.
lesson-special-no-attack = Attack? In a moment – and with the card die you’ll enjoy it more.
lesson-special-no-waste = Tuck away the best card? Better not!
lesson-special-no-tuck = Not a bad idea, but get the card die first.

lesson-tuck = You have red already, and nobody may own a crest twice. But Bruno could win it: tuck it under the pile!
    .title = Tuck it away
lesson-tuck-done = Gone. You may do that once every turn.
lesson-tuck-no-attack = In a second! But first get the red castle out of Bruno’s reach.
lesson-tuck-no-blue = You have blue as well. But red is easier to win, so tuck red away.
lesson-tuck-no-end = You still have an attempt. Don’t give it away!

lesson-attack = If you own more than one castle, you can lose one. Attack Clara’s white castle!
    .title = Attack
lesson-attack-no-yellow = Almost as good, but white is a little easier.
lesson-attack-no-tournament = A tournament is harder to win than this castle.
lesson-attack-no-end = Going home already? You still have an attempt!

lesson-on = 444+5 beats the castle, but Clara will defend it. Throwing on lifts your chance from 55 to 72%: keep the 4s!
    .title = Stop or go on?
lesson-on-no = That works too, but keep just the two 4s; the third one is on your card.
lesson-on-no-stop = It’s a trap: the castle is yours only if Clara can’t beat your result. Push it higher!

lesson-stop = Four 4s with your card die: that even beats three 5s! It won’t get any better: stop.
    .title = Enough
lesson-stop-done = Three nervous throws, and Clara only manages three 5s. The third castle is yours!
lesson-stop-no = Throw your 4s again? You could only lose by it.

lesson-defend = Now you’re the prey: Bruno attacks your red castle with 555+3. Roll against him: keep the 5s!
    .title = Defend
lesson-defend-done = 555+4! The 4 on your card die saves the castle.
lesson-defend-no = Against 555+3 the 5s are your best hope. Keep only those.
lesson-defend-no-stop = Give up? You have two throws left!

lesson-king = With three castles you may challenge the King, and if you beat him you win the game. Compare the chances first!
    .title = The King
lesson-king-no = Look for your fourth castle! There is one on top of a pile.
lesson-king-no-king = Only 20%, and failing costs you a castle! You have a 77% chance at the green castle, and it would be your fourth.
lesson-king-no-waste = Your fourth castle is right there, and you tuck it away?

lesson-last = A straight counts for nothing here. But the 4 goes with your card die: keep it!
    .title = The fourth castle
lesson-last-no = You need three of a kind, and you have one 4 for certain. Keep just the 4.
lesson-last-no-stop = So far it’s only two 4s. Throw again!

lesson-end = The fourth castle: the land is yours! Now you!
    .title = You won

# The board

round-number = Round { $round }
turn-mine = your turn
turn-of = { $player }’s turn
you = You
unknown-card = unknown
new-short = new
card-is-guarded = guarded
card-is-new = new since your last turn
many-cards = { $many ->
    [one] 1 card
   *[other] { $many } cards
}
many-specials = { $many ->
    [one] 1 special card
   *[other] { $many } special cards
}
many-throws = { $many ->
    [one] 1 throw
   *[other] { $many } throws
}
pile-empty = empty
pile-known = What is known of this pile: first how many cards are unknown, then the lowest ones from top to bottom
piles-known = What is known of the piles
many-unknown = { $many ->
    [one] 1 unknown card
   *[other] { $many } unknown cards
}
tuck = Tuck
tuck-short = Tuck
leaf = { $name }: castles { $castles }, tournaments { $tournaments }, special cards { $specials }.
tournaments-won = { $many ->
    [one] 1 tournament won
   *[other] { $many } tournaments won
}
lacks-castle = needs 1 castle
lacks-tournament = needs 1 tournament
lacks-either = needs 1 castle or 1 tournament
goals = How to win
goal-castles = { $castles ->
    [3] three castles
    [4] four castles
   *[other] { $castles } castles
}
goal-king = { $castles ->
    [2] two and the King
    [3] three and the King
   *[other] { $castles } and the King
}
goal-set = { $castles ->
    [1] one and two tournaments
    [2] two and three tournaments
   *[other] { $castles } and { $tournaments } tournaments
}
last-deeds = What the others did last
deed-last = Last: { $deed }.
deed-host = hosts a tournament
deed-host-own = won their own tournament
deed-host-lost = tournament to { $player }
deed-king = the King
deed-pile = { $card } from a pile
deed-from = { $player }’s { $card }
deed-from-me = your { $card }

tournament-mine = Your tournament
tournament-of = { $player }’s tournament
leads = leads
wins-lists = wins
rolls-now = rolling
waits = waiting
besieged = { $card } under siege
attack-shows = Attack
defence-shows = Defence
king-title = The King
king-revenge = The King’s revenge
king-demands = He demands a castle.
king-demands-short = wants a castle
king-challenged = The King is challenged
king-challenged-short = in a fight
king-challenged-note = If that fails, he demands a castle.
king-challenged-safe = If that fails, Protection saves the castles.
king-may-short = you may now
king-from-short = with { $castles } castles
king-may = You may challenge him.
king-from = Whoever begins a turn with { $castles ->
    [2] two
    [3] three
   *[other] { $castles }
} castles may challenge him.

before-first-roll = About to begin
what-for = What will you roll for?
only-tuck = Nothing to win yet: tuck a card
choose-tuck = No card on the table is any use to you. Tuck one under its pile, and the next one is turned up.
choose-tuck-or-tab = Neither pile has a card you can use right now. Tuck one away, or choose another target.
choose-target = { $chances ->
    [hidden] Choose a card with a seal.
   *[told] Choose a card with a seal: the number is your chance as a percentage.
}
tucks-left = { $many ->
    [one] you may tuck one first
   *[other] you may tuck { $many } first
}
tab-pile = Piles
tab-attack = Attack
tab-steal = Steal
tab-king = King
do-pile = Roll for it
do-host = Host the tournament
do-attack = Attack
do-steal = Steal
do-king = Challenge
do-tuck = Tuck
do-end-turn = End turn
printed = on the card: { $combo }
all-roll = everyone rolls
my-attack = You attack { $card }
my-defence = Defend { $card }!
my-pile = You roll for { $card }
my-steal = You steal { $card }
my-tournament = Your ride in the lists
my-king = Topple the King!
their-attack = { $player } attacks { $card }
their-defence = { $player } defends { $card }
their-pile = { $player } rolls for { $card }
their-steal = { $player } steals { $card }
their-tournament = { $player } rides in the lists
their-king = { $player } challenges the King
roll-over = Last roll: { $player }
stake-tournament = Your { $number ->
    [1] first
    [2] second
    [3] third
   *[other] next
} tournament?
stake-win = If it succeeds, you win the game!
stake-their-win = If it succeeds, { $player } wins the game!
stake-defence = If the castle falls, { $player } wins the game!
stake-attacked = { $player } is attacking you!
stake-mine = Your card is at stake!
throw-of = Throw { $used } of { $most }
leader-has = { $player } leads with
you-have = You have
they-have = { $player } has
with-card-dice = with Card Dice
nothing-yet = nothing yet
rail-stays = Stays
rail-again = Throw again
die-stays = Die { $number }: { $value }, stays
die-again = Die { $number }: { $value }, thrown again
dud = Dud
throw-again = { $many ->
    [one] Throw 1 die
   *[other] Throw { $many } dice
}
throws-left = { $many ->
    [one] 1 throw left
   *[other] { $many } throws left
}
choose-dice = Choose dice
tap-dice = tap what to throw again
best-choice = the best choice
show-best = Show best choice
stop = Stop
stop-with = with { $combo }
guards-title = What should your guards protect?
guards-castles = Two castles: tap the one left open.
guards-special = One special card: tap the one kept safe.
guards-choose = Tap a card.
guards-do = Guard these
guarded = guarded
left-open = open
revenge-title = The King demands a castle
revenge-castle = Which one do you give up?
revenge-pile = Under which pile?
revenge-choose = Choose a castle and a pile.
revenge-do = Give it up
key-die = keep a die or throw it again
key-stop = stop
key-best = show the best choice
key-target = kind of target, and target
key-tuck = tuck the card of pile 1 or 2
key-end = end the turn

# The end

story = How it came about
story-sums = Castles { $castles }, tournaments { $tournaments }; { $made } of { $tried } attempts succeeded.
made-of = { $made } of { $tried }
head-made = Attempts that succeeded
legend-castle = castle
legend-tournament = tournament
legend-made = succeeded
legend-failed = failed
legend-lost = lost
won-by-castles = { $castles ->
    [3] three castles
    [4] four castles
   *[other] { $castles } castles
}
won-by-set = castles and tournaments
won-by-king = the King has fallen
won-by-limit = the last round is over

## Parts of a finished game

chapter-round = Round { $number }
chapter-tournament = { $player }’s tournament
chapter-king = { $player } against the King

## On the television: what somebody decides now

asks-choose = { $name } is choosing a target
asks-pile = { $name } rolls for { $card }
asks-steal = { $name } tries to steal { $card }
asks-attack = { $name } attacks { $card } of { $other }
asks-defence = { $name } defends { $card }
asks-tournament = { $name } rolls in the tournament
asks-king = { $name } challenges the King
asks-guards = { $name } posts guards
asks-revenge = { $name } gives the King a castle

## Help in place: what a thing is and does, by its name in `data-see`, with its rule

see-phase-choose = Your turn: choose what to roll for: the top card of a pile, another player’s special card or castle, or the King. First you may tuck one card under its pile. Tap a special card, and this button explains what it does.
    .rule = R4.4
    .now = R4.3 R4.4 R4.5 R4.6 R4.7 R4.8 R4.9 R4.10
see-phase-roll = Choose which dice to throw again, or stop. Every 6 is a dud and stays lost until the attempt is over.
    .rule = R4.2
    .now = R4.1 R4.2
see-phase-revenge = The King’s revenge: give up one of your castles and choose the pile it goes under.
    .rule = R4.10
    .now = R4.10
see-phase-guards = At the end of your turn you post your guards; nobody can take what is guarded until your next turn.
    .rule = R4.12
    .now = R4.12
see-piles = A pile: you can roll for its top card. Beat it and it is yours; otherwise it goes under the pile.
    .rule = R4.6
see-piles-castle = A castle on a pile: beat its combination and it is yours. Four castles with different crests win.
    .rule = R4.6
see-piles-tournament = A tournament: whoever picks it rolls first, with four throws; then everyone else. The best result takes the card.
    .rule = R4.9
see-realms = What lies in front of a player: castles, tournaments and special cards, all face up.
    .rule = R3.4
see-realms-castles = A castle: an attacker has to beat it, and then its owner may defend it. A last castle is safe; with two players, the last two.
    .rule = R4.8
see-realms-specials = A special card: it works as long as it lies here. Whoever beats its combination may steal it.
    .rule = R4.7
see-realms-specials-die1 = { special-die1 }: { effect-die1 }.
    .rule = R2.5
see-realms-specials-die2 = { special-die2 }: { effect-die2 }.
    .rule = R2.5
see-realms-specials-die3 = { special-die3 }: { effect-die3 }.
    .rule = R2.5
see-realms-specials-die4 = { special-die4 }: { effect-die4 }.
    .rule = R2.5
see-realms-specials-die5 = { special-die5 }: { effect-die5 }.
    .rule = R2.5
see-realms-specials-catapult = { special-catapult }: { effect-catapult }.
    .rule = R2.5
see-realms-specials-champion = { special-champion }: { effect-champion }.
    .rule = R2.5
see-realms-specials-stack = { special-stack }: { effect-stack }.
    .rule = R2.5
see-realms-specials-castle-guard = { special-castle-guard }: { effect-castle-guard }.
    .rule = R2.5
see-realms-specials-special-guard = { special-special-guard }: { effect-special-guard }.
    .rule = R2.5
see-realms-specials-treason = { special-treason }: { effect-treason }.
    .rule = R2.5
see-realms-specials-protection = { special-protection }: { effect-protection }.
    .rule = R2.5
see-piles-die1 = { special-die1 }: { effect-die1 }. Win it and you may make another attempt.
    .rule = R2.5
see-piles-die2 = { special-die2 }: { effect-die2 }. Win it and you may make another attempt.
    .rule = R2.5
see-piles-die3 = { special-die3 }: { effect-die3 }. Win it and you may make another attempt.
    .rule = R2.5
see-piles-die4 = { special-die4 }: { effect-die4 }. Win it and you may make another attempt.
    .rule = R2.5
see-piles-die5 = { special-die5 }: { effect-die5 }. Win it and you may make another attempt.
    .rule = R2.5
see-piles-catapult = { special-catapult }: { effect-catapult }. Win it and you may make another attempt.
    .rule = R2.5
see-piles-champion = { special-champion }: { effect-champion }. Win it and you may make another attempt.
    .rule = R2.5
see-piles-stack = { special-stack }: { effect-stack }. Win it and you may make another attempt.
    .rule = R2.5
see-piles-castle-guard = { special-castle-guard }: { effect-castle-guard }. Win it and you may make another attempt.
    .rule = R2.5
see-piles-special-guard = { special-special-guard }: { effect-special-guard }. Win it and you may make another attempt.
    .rule = R2.5
see-piles-treason = { special-treason }: { effect-treason }. Win it and you may make another attempt.
    .rule = R2.5
see-piles-protection = { special-protection }: { effect-protection }. Win it and you may make another attempt.
    .rule = R2.5
see-realms-tournaments = Tournaments won: three of them win together with two castles.
    .rule = R4.9
see-realms-guarded = Guarded: nobody can attack or steal what has a guard until its owner’s next turn.
    .rule = R4.12
see-roll = An attempt: six dice, usually three throws; you choose which dice stay.
    .rule = R4.2
see-roll-live = Your dice: what you keep stays; a 6 is a dud and lost until the attempt is over.
    .rule = R4.2
see-roll-to_beat = The combination to beat: more equal dice count first, then their number, then the kicker after the plus.
    .rule = R2.1
see-roll-result = What the roll is worth now: its most frequent number, and the highest other as kicker.
    .rule = R4.1
see-roll-card_dice = Card Dice: they count in every attempt and are never thrown.
    .rule = R2.5
see-roll-results = The tournament: the results in order. Whoever leads at the end takes the card.
    .rule = R4.9
see-roll-defence = The defence: the owner then rolls with three throws and keeps the castle by beating the attacker’s result.
    .rule = R4.8
see-may_challenge = The King: whoever begins a turn with exactly three castles may challenge him. Beating 4444+5 wins the game; failing costs a castle.
    .rule = R4.10
see-goals = The three ways to win: castles, castles and tournaments, or the toppled King.
    .rule = R5.1
see-section-turn = How things stand: whose turn it is, what to do and whether the King may be challenged.
    .rule = R4.3
see-section-realms = { see-realms }
    .rule = R3.4
see-section-piles = { see-piles }
    .rule = R4.6
see-section-roll = { see-roll }
    .rule = R4.2
see-section-last-roll = The attempt that was rolled last, and its result.
    .rule = R4.2
see-section-unseen = Cards nobody has seen yet: they lie somewhere in the piles.
    .rule = R7.1

## The rules in one minute; what players type to find something, and the word the rules have for it

minute-goal =
    { $short_game ->
        [1] Collect three castles with different crests, or one castle and two tournaments. Or topple the King with two castles.
       *[0] Collect four castles with different crests, or two castles and three tournaments. Or topple the King with three castles.
    }
minute-turn =
    Choose a card: on top of a pile, another player’s special card or castle. You have six dice and usually three throws; before each new throw you choose what stays. Every 6 is a dud. { $target_rule ->
        [reach] Match or beat the card
       *[exceed] Beat the card
    } and it is yours: more equal dice beat fewer, then their number counts, then the kicker. Whoever attacks a castle has to survive its defence as well. A special card from a pile brings another attempt.
minute-end =
    As soon as anyone reaches one of the three goals, they have won{ $round_limit ->
        [0] .
        [one] ; after one round the game is over in any case.
       *[other] ; after { $round_limit } rounds the game is over in any case.
    }
search-words =
    rob, theft, take away: steal
    six, blank, 6: dud
    three of a kind, triple, set: combination
    side card, odd die: kicker
    conquer, siege, war: attack
    defend, parry: defend
    boss, queen: King
    protect, watch: guard
    put under, push under, bury: tuck
    dice card, dice cards: Card Die
    special guard: Card Guard
    again, extra attempt: another attempt
    colour, shield: crest
    tie, draw: tie
    end, win, winner: win

tip-own-castles = You soon have { $value } castles on average, instead of { $than }.
tip-other-castles = Your strongest rival soon has { $value } castles on average, instead of { $than }.
tip-own-tournaments = You soon have { $value } tournaments on average, instead of { $than }.
tip-other-tournaments = Your strongest rival soon has { $value } tournaments on average, instead of { $than }.
tip-own-specials = You soon have { $value } special cards on average, instead of { $than }.
tip-other-specials = Your strongest rival soon has { $value } special cards on average, instead of { $than }.
tip-own-dice = You soon have { $value } Card Dice on average, instead of { $than }.
tip-other-dice = Your strongest rival soon has { $value } Card Dice on average, instead of { $than }.
tip-own-guards = You soon have { $value } guarded cards on average, instead of { $than }.
tip-other-guards = Your strongest rival soon has { $value } guarded cards on average, instead of { $than }.
