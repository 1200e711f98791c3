"""Geisterfahrer: who decides what, and which chapter carries it out."""

from typing import final

from mypy_extensions import i64

from tafelrunde.core.bits import count_bits, list_bits, nth_bit
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import CHANCE, OVER, luck_label
from tafelrunde.games.geisterfahrer.rules import action_numbers, data
from tafelrunde.games.geisterfahrer.rules.driving import enter, move, uses
from tafelrunde.games.geisterfahrer.rules.ghosts import (
    count_free,
    ghost_moves,
    move_ghost,
    nth_free,
    place_ghost,
    sets_ghost,
    switch,
    symbol_uses,
)
from tafelrunde.games.geisterfahrer.rules.refusals import refuse
from tafelrunde.games.geisterfahrer.rules.rolling import (
    change_ghost_lane,
    change_lane,
    choices,
    take_die,
    throw,
)
from tafelrunde.games.geisterfahrer.rules.scoring import first_of, places, rescued
from tafelrunde.games.geisterfahrer.rules.state import (
    CHOOSE,
    ENDED,
    GHOST_SYMBOL,
    LOT,
    NUMBER,
    THROW,
    Agreement,
    Motorway,
)
from tafelrunde.games.geisterfahrer.rules.traffic import is_free
from tafelrunde.games.geisterfahrer.rules.turns import start_turn


@final
class Geisterfahrer(Motorway):
    """The rules of the motorway. Nothing is hidden (R7.1)."""

    # -- Who decides -----------------------------------------------------------------------

    def turn(self) -> i64:
        if self.is_choosing():
            return self.active
        return OVER if self.phase == ENDED else CHANCE

    def pending(self) -> list[i64]:
        seat = self.turn()
        return [seat] if seat >= 0 else []

    def legal(self, seat: i64) -> list[i64]:
        menu = list_bits(self.menu(seat))
        if sets_ghost(self, seat):
            menu += [
                action_numbers.place(field) for field in range(data.FIELDS) if is_free(self, field)
            ]
        return menu

    def refusal(self, seat: i64, action: i64) -> str:
        return refuse(self, seat, action)

    def pick(self, seat: i64, rng: Rng) -> i64:
        menu = self.menu(seat)
        entries = count_bits(menu)
        if not sets_ghost(self, seat):
            return nth_bit(menu, rng.below(entries))
        chosen = rng.below(entries + count_free(self))
        if chosen < entries:
            return nth_bit(menu, chosen)
        return action_numbers.place(nth_free(self, chosen - entries))

    def menu(self, seat: i64) -> i64:
        """As a set of bits, without the fields where a ghost may be set."""
        if seat != self.active:
            return 0
        phase = self.phase
        if phase == CHOOSE:
            return choices(self, seat)
        if phase == NUMBER:
            return uses(self, seat) if self.is_driver(seat) else ghost_moves(self)
        if phase == GHOST_SYMBOL:
            return symbol_uses(self, seat)
        return 0

    def apply(self, seat: i64, action: i64) -> None:
        if action_numbers.is_die(action):
            throw(self, action_numbers.thrown_face(action))
        elif action == action_numbers.ROLL:
            take_die(self, seat)
        elif action_numbers.is_lane_change(action):
            change_lane(self, seat, action_numbers.changing_car(action))
        elif action_numbers.is_ghost_lane_change(action):
            change_ghost_lane(self, seat, action_numbers.changing_ghost(action))
        elif action_numbers.is_enter(action):
            enter(self, seat, action_numbers.entered_carriageway(action))
        elif action_numbers.is_move(action):
            move(self, seat, action_numbers.moving_car(action))
        elif action_numbers.is_move_ghost(action):
            move_ghost(self, action_numbers.moving_ghost(action))
        elif action_numbers.is_switch(action):
            ghost = action_numbers.switching_ghost(action)
            switch(self, ghost, action_numbers.switched_side(action))
        elif action_numbers.is_place(action):
            place_ghost(self, action_numbers.placed_field(action))
        else:
            start_turn(self, action_numbers.starting_seat(action))

    # -- What chance may do ----------------------------------------------------------------

    def outcomes(self) -> list[tuple[i64, i64]]:
        if self.phase == LOT:
            # R3.3, Q45  Each seat is equally likely to start.
            return [(action_numbers.start(seat), 1) for seat in range(self.seats)]
        if self.phase == THROW:
            # Q1  1, 2, 3, 4, 5 and the symbol.
            return [(action_numbers.die(face + 1), 1) for face in range(data.FACES)]
        return []

    def roll(self, rng: Rng) -> i64:
        if self.phase == LOT:
            return action_numbers.start(rng.below(self.seats))
        return action_numbers.die(1 + rng.below(data.FACES))

    def label(self) -> i64:
        """The die of a turn."""
        if self.phase == THROW:
            return luck_label(THROW, self.active, self.turn_no)
        return luck_label(LOT, 0, 0)

    # -- Who is ahead ----------------------------------------------------------------------

    def scores(self) -> list[i64]:
        return rescued(self)

    def standing(self) -> list[i64]:
        return places(self)

    def winners(self) -> list[i64]:
        """R5.3  If nobody rescued a car, nobody has won."""
        return first_of(self)

    # -- Copies ----------------------------------------------------------------------------

    def clone(self) -> "Geisterfahrer":
        copy = Geisterfahrer(
            agreed=self.agreed,
            cars=[own[:] for own in self.cars],
            ghosts=self.ghosts[:],
            waived=self.waived[:],
            rescued_at=self.rescued_at[:],
            gone_at=self.gone_at[:],
            road=self.road[:],
            left=self.left[:],
        )
        self.copy_to(copy)
        return copy

    def determinize(self, seat: i64, rng: Rng) -> "Geisterfahrer":
        """R7.1  Nothing is hidden, so there is nothing to guess."""
        return self.clone()


def new_game(seats: i64, agreed: Agreement, start_seat: i64) -> Geisterfahrer:
    """R3.1  All cars and both ghosts beside the board; R6.6  a start seat of NONE is by lot."""
    cars: list[list[i64]] = [[data.OFF] * agreed.cars for seat in range(seats)]
    state = Geisterfahrer(
        agreed=agreed,
        cars=cars,
        ghosts=[data.OFF] * data.GHOSTS,
        waived=[0] * seats,
        rescued_at=[0] * seats,
        gone_at=[0] * (seats * data.MOST_CARS),
        road=[],
        left=[],
    )
    state.take_places()
    if start_seat != data.NONE:
        start_turn(state, start_seat)
    return state
