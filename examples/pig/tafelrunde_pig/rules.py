"""Pig: the rules.

On a turn, a player rolls one die as often as they like. Each number from 2 to 6 is added to the
pot; a 1 empties the pot and ends the turn. A player who holds keeps the pot and ends the turn. A
player with enough points, including those in the pot, wins.
"""

from __future__ import annotations

from tafelrunde.core.ranking import places_by
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import (
    CHANCE,
    GAME_OVER,
    LEGAL,
    NOT_NOW,
    NOT_YOUR_TURN,
    OVER,
    Policy,
    State,
)

ROLL = 0
HOLD = 1
DIE = 2
"""DIE + 0 to DIE + 5: the die shows 1 to 6."""
FACES = 6
PIG = 1
"""The face that empties the pot."""

EMPTY_POT = "empty-pot"


class Pig(State):
    """A game in progress."""

    def __init__(self, seats: int, target: int) -> None:
        self.seats = seats
        self.target = target
        self.points = [0] * seats
        self.pot = 0
        self.active = 0
        self.rolling = False
        """The die is in the air."""

    # -- Who decides -----------------------------------------------------------------------

    def turn(self) -> int:
        if max(self.points) >= self.target:
            return OVER
        return CHANCE if self.rolling else self.active

    def pending(self) -> list[int]:
        seat = self.turn()
        return [seat] if seat >= 0 else []

    # -- What a seat may do ----------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        if seat not in self.pending():
            return []
        return [ROLL, HOLD] if self.pot else [ROLL]

    def pick(self, seat: int, rng: Rng) -> int:
        menu = self.legal(seat)
        return menu[rng.below(len(menu))]

    def refusal(self, seat: int, action: int) -> str:
        if self.turn() == OVER:
            return GAME_OVER
        if seat not in self.pending():
            return NOT_YOUR_TURN
        if action in self.legal(seat):
            return LEGAL
        return EMPTY_POT if action == HOLD else NOT_NOW

    # -- What chance may do ----------------------------------------------------------------

    def outcomes(self) -> list[tuple[int, int]]:
        return [(DIE + face, 1) for face in range(FACES)] if self.turn() == CHANCE else []

    def roll(self, rng: Rng) -> int:
        return DIE + rng.below(FACES)

    # -- What happens ----------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if action == ROLL:
            self.rolling = True
        elif action == HOLD:
            self.hold()
        else:
            self.take(face_of(action))

    def take(self, face: int) -> None:
        self.rolling = False
        if face == PIG:
            self.end_turn()
            return
        self.pot += face
        if self.points[self.active] + self.pot >= self.target:
            self.hold()

    def hold(self) -> None:
        self.points[self.active] += self.pot
        self.end_turn()

    def end_turn(self) -> None:
        self.pot = 0
        self.active = (self.active + 1) % self.seats

    # -- Copies ----------------------------------------------------------------------------

    def clone(self) -> Pig:
        copy = Pig(self.seats, self.target)
        copy.points = self.points[:]
        copy.pot = self.pot
        copy.active = self.active
        copy.rolling = self.rolling
        return copy

    def determinize(self, seat: int, rng: Rng) -> Pig:
        """Nothing is hidden, so there is nothing to deal again."""
        return self.clone()

    # -- Who is ahead ----------------------------------------------------------------------

    def scores(self) -> list[int]:
        return self.points[:]

    def standing(self) -> list[int]:
        return places_by(self.points)


def face_of(action: int) -> int:
    """The face that the die shows."""
    return action - DIE + 1


class HoldAt20(Policy):
    """Rolls until there are 20 points in the pot."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, Pig)
        return HOLD if state.pot >= 20 else ROLL
