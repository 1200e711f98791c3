"""Knatsch: a roll worked out for all hands together, one throw after the other.

A spot is a hand that lies there and a number of dice in the air: 924 of them for six dice. The
numbers are kept in the spots and the spots know their neighbours, since compiled attributes are
plain machine numbers and entries of lists are not.
"""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.games.knatsch.rules.data import DICE
from tafelrunde.games.knatsch.rules.dice import (
    COUNT,
    DIGIT,
    FIRST_THROW,
    HAND_AT,
    HAND_COUNT,
    HAND_SIZE,
    HANDS,
    ONE,
    THROW_HAND,
    THROW_WEIGHT,
    WAYS,
)

SIDES: Final = 6.0
SAME: Final = 1e-12
"""Differences below this are noise of the arithmetic."""
NEVER: Final = -1.0
"""Less than any chance."""

# -- Hands in one byte -----------------------------------------------------------------------

BY_SIZE: Final[tuple[int, ...]] = tuple(sorted(range(HAND_COUNT), key=lambda at: HAND_SIZE[at]))
"""The places of all hands, those with few dice first."""
RANK: Final[tuple[int, ...]] = tuple(sorted(range(HAND_COUNT), key=lambda rank: BY_SIZE[rank]))
"""By place of the hand: its rank in that order. What is kept of a hand has at most five dice, so
that its rank is below 252."""
STOP: Final = 255
"""In the place of such a rank: no die is thrown again."""


@final
class Spot:
    """A hand that lies there, and how many dice are in the air."""

    def __init__(self, at: i64, dice: i64) -> None:
        self.at = at
        """The place of the hand."""
        self.dice = dice
        self.stop: float = 0.0
        """What the hand is worth in the end."""
        self.expected: float = 0.0
        """What is to be expected from the dice in the air."""
        self.best: float = NEVER
        """The same if more dice of the hand may be taken up: all that pays."""
        self.kept = at
        """The place of the hand that is left then."""
        self.goes_on = False
        """To throw some of the hand again is better than to stop."""
        # One die has come down: a 6, or one of the others.
        self.dead = self
        self.with_1 = self
        self.with_2 = self
        self.with_3 = self
        self.with_4 = self
        self.with_5 = self
        # One die of the hand is in the air as well, if it has such a die.
        self.without_1 = self
        self.without_2 = self
        self.without_3 = self
        self.without_4 = self
        self.without_5 = self


@final
class Solver:
    """All spots. It solves one roll after the other."""

    def __init__(self) -> None:
        self.spots: list[list[Spot]] = []
        """By dice in the air and place of the hand; more than six dice are never looked at."""
        self.thrown: list[Spot] = []
        """Those with dice in the air, with few of them first."""
        self.all: list[Spot] = []
        """Those with many dice in the air first."""
        dice: i64
        for dice in range(DICE + 1):
            spots = [Spot(at, dice) for at in range(HAND_COUNT)]
            self.spots.append(spots)
            some = [spot for spot in spots if HAND_SIZE[spot.at] + dice <= DICE]
            self.all = some + self.all
            if dice > 0:
                self.thrown += some
        self.hands: list[Spot] = self.spots[0]
        """Those without dice in the air, by place of the hand."""
        nowhere = Spot(0, 0)
        for spot in self.all:
            self.join(spot, nowhere)

    def join(self, spot: Spot, nowhere: Spot) -> None:
        """A spot and its neighbours; what is in no hand leads nowhere."""
        if spot.dice > 0:
            spot.dead = self.spots[spot.dice - 1][spot.at]
            spot.with_1 = self.landed(spot, 1)
            spot.with_2 = self.landed(spot, 2)
            spot.with_3 = self.landed(spot, 3)
            spot.with_4 = self.landed(spot, 4)
            spot.with_5 = self.landed(spot, 5)
        spot.without_1 = self.taken_up(spot, 1, nowhere)
        spot.without_2 = self.taken_up(spot, 2, nowhere)
        spot.without_3 = self.taken_up(spot, 3, nowhere)
        spot.without_4 = self.taken_up(spot, 4, nowhere)
        spot.without_5 = self.taken_up(spot, 5, nowhere)

    def landed(self, spot: Spot, value: i64) -> Spot:
        return self.spots[spot.dice - 1][HAND_AT[HANDS[spot.at] + ONE[value]]]

    def taken_up(self, spot: Spot, value: i64, nowhere: Spot) -> Spot:
        hand: i64 = HANDS[spot.at]
        if hand >> DIGIT * (value - 1) & COUNT == 0:
            return nowhere
        return self.spots[spot.dice + 1][HAND_AT[hand - ONE[value]]]

    # -- One throw after the other -----------------------------------------------------------

    def begin(self, utility: list[float]) -> None:
        """A roll in which hands are worth this in the end; no throw is left yet."""
        spot: Spot
        for spot in self.hands:
            spot.stop = utility[spot.at]
            spot.expected = spot.stop

    def go_on(self, values: list[float]) -> None:
        """Hands are worth this with the throws that are left so far."""
        spot: Spot
        for spot in self.hands:
            spot.expected = values[spot.at]

    def one_throw_more(self) -> None:
        """The hands are worth the best of stopping and of throwing some dice again."""
        self.expect()
        self.take_up()
        spot: Spot
        for spot in self.hands:
            spot.goes_on = spot.best > spot.stop + SAME
            spot.expected = spot.best if spot.goes_on else spot.stop

    def expect(self) -> None:
        """One die at a time: a sixth for each value, and a sixth for a 6 that adds nothing."""
        spot: Spot
        for spot in self.thrown:
            spot.expected = (
                spot.dead.expected
                + spot.with_1.expected
                + spot.with_2.expected
                + spot.with_3.expected
                + spot.with_4.expected
                + spot.with_5.expected
            ) / SIDES

    def take_up(self) -> None:
        """Of choices that are worth the same, the highest die is taken up first."""
        spot: Spot
        for spot in self.all:
            best = spot.expected if spot.dice > 0 else NEVER
            kept = spot.at
            if spot.without_5.best > best + SAME:
                best = spot.without_5.best
                kept = spot.without_5.kept
            if spot.without_4.best > best + SAME:
                best = spot.without_4.best
                kept = spot.without_4.kept
            if spot.without_3.best > best + SAME:
                best = spot.without_3.best
                kept = spot.without_3.kept
            if spot.without_2.best > best + SAME:
                best = spot.without_2.best
                kept = spot.without_2.kept
            if spot.without_1.best > best + SAME:
                best = spot.without_1.best
                kept = spot.without_1.kept
            spot.best = best
            spot.kept = kept

    # -- What was found ----------------------------------------------------------------------

    def before(self) -> float:
        """What all dice in the air are worth, with one throw more than solved so far."""
        hands = self.hands
        total = 0.0
        throw: i64
        for throw in range(FIRST_THROW[DICE], FIRST_THROW[DICE + 1]):
            total += THROW_WEIGHT[throw] * hands[HAND_AT[THROW_HAND[throw]]].expected
        return total / WAYS[DICE]

    def values(self) -> list[float]:
        """By place of the hand."""
        return [spot.expected for spot in self.hands]

    def ranks(self) -> bytes:
        """By place of the hand: what is kept of it, as its rank, or STOP."""
        found: list[i64] = []
        spot: Spot
        for spot in self.hands:
            found.append(RANK[spot.kept] if spot.goes_on else STOP)
        return bytes(found)


# -- Solvers to be used again ----------------------------------------------------------------

_idle: Final[list[Solver]] = []


def take_solver() -> Solver:
    """One per caller, because threads must not write to the same buffers."""
    try:
        return _idle.pop()
    except IndexError:
        return Solver()


def give_back(solver: Solver) -> None:
    _idle.append(solver)
