"""Knatsch: who decides what, and what each action does."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import count_bits, list_bits, nth_bit
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import CHANCE, OVER, luck_label
from tafelrunde.games.knatsch.rules import action_numbers as numbers
from tafelrunde.games.knatsch.rules import attempts, dice, guards, rolling, setup, turns
from tafelrunde.games.knatsch.rules.data import NONE
from tafelrunde.games.knatsch.rules.refusals import refuse
from tafelrunde.games.knatsch.rules.scoring import places
from tafelrunde.games.knatsch.rules.state import (
    CHOOSING,
    DEAL,
    ENDED,
    LOT,
    REVENGE,
    ROLLING,
    THROWING,
    Agreement,
    Feud,
    Realm,
    Roll,
    Turn,
)

_PILES: Final = THROWING
"""The kind of luck of a card that is uncovered. Throws have those above it, by number of dice."""
_ATTEMPTS: Final = 64
"""More than a turn has."""


@final
class Knatsch(Feud):
    """A game of Knatsch."""

    # -- Who decides -----------------------------------------------------------------------

    def turn(self) -> i64:
        phase = self.phase
        if phase == ENDED:
            return OVER
        if phase <= THROWING or self.covered != NONE:
            return CHANCE
        return self.this_roll.roller if phase == ROLLING else self.active

    def pending(self) -> list[i64]:
        seat = self.turn()
        return [seat] if seat >= 0 else []

    def legal(self, seat: i64) -> list[i64]:
        if seat < 0 or self.turn() != seat:
            return []
        if self.phase == CHOOSING:
            return list_bits(turns.choices(self))
        if self.phase == ROLLING:
            return [numbers.reroll(place) for place in dice.parts(self.this_roll.live)]
        return attempts.returns(self) if self.phase == REVENGE else guards.assignments(self)

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.phase == CHOOSING:
            menu = turns.choices(self)
            return nth_bit(menu, rng.below(count_bits(menu)))
        if self.phase == ROLLING:
            return numbers.reroll(dice.random_part(self.this_roll.live, rng))
        some = attempts.returns(self) if self.phase == REVENGE else guards.assignments(self)
        return some[rng.below(len(some))]

    def refusal(self, seat: i64, action: i64) -> str:
        return refuse(self, seat, action)

    # -- What chance does ------------------------------------------------------------------

    def outcomes(self) -> list[tuple[i64, i64]]:
        if self.turn() != CHANCE:
            return []
        if self.phase == LOT:
            return [(numbers.start(seat), 1) for seat in range(self.seats)]
        if self.phase == DEAL:
            return setup.castle_outcomes(self)
        if self.covered != NONE:
            return setup.card_outcomes(self)
        many = self.this_roll.in_the_air
        throws = range(dice.FIRST_THROW[many], dice.FIRST_THROW[many + 1])
        return [(numbers.throw(place), dice.THROW_WEIGHT[place]) for place in throws]

    def roll(self, rng: Rng) -> i64:
        if self.covered != NONE:
            return numbers.draw(setup.draw_card(self, rng))
        if self.phase == THROWING:
            many = self.this_roll.in_the_air
            return numbers.throw(dice.throw_of(many, rng.below(dice.WAYS[many])))
        if self.phase == LOT:
            return numbers.start(rng.below(self.seats))
        return numbers.draw(setup.draw_castle(self, rng))

    def label(self) -> i64:
        """The castle of a seat; the cards of both piles, which are one lot; the throws of a seat in
        one attempt with so many dice."""
        if self.covered != NONE:
            return luck_label(_PILES, 0, 0)
        if self.phase == THROWING:
            turn = self.round_number * self.seats + self.active
            attempt = turn * _ATTEMPTS + self.this_turn.attempts
            dice_thrown = self.this_roll.in_the_air
            return luck_label(THROWING + dice_thrown, self.this_roll.roller, attempt)
        if self.phase == DEAL:
            return luck_label(DEAL, self.active, 0)
        return luck_label(LOT, 0, 0)

    # -- What happens ----------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        # In the order of the numbers, but for the dice, which are most of a game.
        if action >= numbers.THROW:
            rolling.land(self, numbers.thrown(action))
            if rolling.must_stop(self):
                attempts.finish_roll(self)
        elif numbers.STOP < action < numbers.GIVE_BACK:
            rolling.reroll(self, numbers.rerolled(action))
        elif action < numbers.PILE:
            attempts.announce_card(self, numbers.taken_card(action))
        elif action < numbers.TUCK:
            attempts.announce_pile(self, numbers.pile_chosen(action))
        elif action < numbers.CHALLENGE:
            turns.tuck(self, numbers.pile_chosen(action))
        elif action == numbers.CHALLENGE:
            attempts.announce_king(self)
        elif action == numbers.END_TURN:
            guards.assign_guards(self)
        elif action == numbers.STOP:
            attempts.finish_roll(self)
        elif action < numbers.GUARD:
            castle = numbers.returned_castle(action)
            attempts.give_back(self, castle, numbers.returned_under(action))
        elif action < numbers.START:
            guards.assign(self, action)
        elif action < numbers.DRAW:
            setup.name_start_player(self, numbers.first_seat(action))
        elif self.phase == DEAL:
            setup.deal(self, numbers.drawn_card(action))
        else:
            setup.uncover(self, numbers.drawn_card(action))

    # -- Who is ahead ----------------------------------------------------------------------

    def scores(self) -> list[i64]:
        """Castles."""
        return [self.realms[seat].castle_count() for seat in range(self.seats)]

    def standing(self) -> list[i64]:
        return places(self)

    # -- Copies and guesses ----------------------------------------------------------------

    def clone(self) -> "Knatsch":
        copy = Knatsch(
            agreed=self.agreed,
            realms=[realm.copy() for realm in self.realms],
            piles=[pile.copy() for pile in self.piles],
            this_turn=self.this_turn.copy(),
            this_roll=self.this_roll.copy(),
        )
        self.copy_to(copy)
        return copy

    def determinize(self, seat: i64, rng: Rng) -> "Knatsch":
        """R7.1  Nobody knows more than the others, and the state no more than they."""
        return self.clone()


def new_game(seats: i64, agreed: Agreement) -> Knatsch:
    """R3  Before the lot for the start player."""
    return Knatsch(
        agreed=agreed,
        realms=[Realm(0, 0, 0, 0) for seat in range(seats)],
        piles=setup.new_piles(seats),
        this_turn=Turn([0, 0]),
        this_roll=Roll([NONE] * seats),
    )
