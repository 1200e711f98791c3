"""Knatsch: exact chances of a roll under the best re-rolls, by dynamic programming.

With no throw left a hand is worth its utility; with more, the best of stopping and of all ways
to throw some of its dice again. All hands of at most six dice are solved together.
"""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.games.knatsch.data import DICE, VALUES
from tafelrunde.games.knatsch.dice import (
    CARD_DICE,
    FIRST_THROW,
    HAND_AT,
    HAND_COUNT,
    HAND_SIZE,
    HANDS,
    ONE,
    THROW_HAND,
    THROW_WEIGHT,
    WAYS,
    evaluate,
)

SIDES: Final = 6
SAME: Final = 1e-12
"""Differences below this are noise of the arithmetic."""
MOST_PLANS: Final = 400
"""So many solved rolls are remembered."""

_PLUS: Final[tuple[int, ...]] = tuple(
    HAND_AT[HANDS[at] + ONE[value]] if HAND_SIZE[at] < DICE else -1
    for at in range(HAND_COUNT)
    for value in range(1, VALUES + 1)
)
"""By place * 5 + value - 1: the hand with one die more."""
_BY_SIZE: Final[tuple[int, ...]] = tuple(sorted(range(HAND_COUNT), key=lambda at: HAND_SIZE[at]))
_SMALLER: Final[tuple[int, ...]] = (0, 1, 6, 21, 56, 126, 252, 462)
"""By number of dice: how many hands have fewer."""


# -- One roll ------------------------------------------------------------------------------


@final
class Plan:
    """A roll solved for all hands: what they are worth and which dice to throw again."""

    def __init__(self, utility: list[float]) -> None:
        self.values: list[list[float]] = [utility]
        """By throws left, by place of the hand."""
        self.rerolls: list[list[i64]] = [[0] * HAND_COUNT]
        """By throws left, by place of the hand: the place of the hand to throw, 0 to stop."""
        self.starts: list[float] = []
        """By throws, before the first of them."""

    def value(self, hand: i64, throws: i64) -> float:
        """What a hand is worth with so many throws left."""
        self.solve(throws)
        return self.values[throws][HAND_AT[hand]]

    def best(self, hand: i64, throws: i64) -> i64:
        """The place of the dice to throw again."""
        self.solve(throws)
        return self.rerolls[throws][HAND_AT[hand]]

    def before(self, throws: i64) -> float:
        """What a roll of so many throws is worth before the first."""
        while len(self.starts) < throws:
            self.starts.append(self.after(0, DICE, len(self.starts) + 1))
        return self.starts[throws - 1]

    def after(self, kept: i64, dice: i64, throws: i64) -> float:
        """What it is worth to keep some dice and throw others, with so many throws left."""
        self.solve(throws - 1)
        values = self.values[throws - 1]
        total = 0.0
        throw: i64
        for throw in range(FIRST_THROW[dice], FIRST_THROW[dice + 1]):
            total += THROW_WEIGHT[throw] * values[HAND_AT[kept + THROW_HAND[throw]]]
        return total / WAYS[dice]

    def solve(self, throws: i64) -> None:
        while len(self.values) <= throws:
            self.solve_one()

    def solve_one(self) -> None:
        """One throw more than solved so far."""
        thrown = expectations(self.values[-1])
        # The best with so many dice of the hand still to be taken up, from many to none.
        best = thrown[DICE][:]
        kept: list[i64] = [0] * HAND_COUNT
        dice: i64 = DICE
        while dice > 0:
            dice -= 1
            better = thrown[dice][:]
            keep: list[i64] = list(range(HAND_COUNT))
            if dice == 0:
                better = [-1.0] * HAND_COUNT
            at: i64
            value: i64
            for at in _BY_SIZE[: _SMALLER[DICE - dice]]:
                for value in range(VALUES):
                    more: i64 = _PLUS[at * VALUES + value]
                    if best[at] > better[more] + SAME:
                        better[more] = best[at]
                        keep[more] = kept[at]
            best = better
            kept = keep
        utility = self.values[0]
        values = utility[:]
        rerolls: list[i64] = [0] * HAND_COUNT
        for at in range(1, HAND_COUNT):
            if best[at] > utility[at] + SAME:
                values[at] = best[at]
                rerolls[at] = HAND_AT[HANDS[at] - HANDS[kept[at]]]
        self.values.append(values)
        self.rerolls.append(rerolls)


def expectations(values: list[float]) -> list[list[float]]:
    """By number of dice thrown on top of a hand: what is to be expected. One die at a time: a
    sixth for each value, and a sixth for a 6 that adds nothing."""
    thrown = [values]
    dice: i64
    at: i64
    for dice in range(1, DICE + 1):
        before = thrown[dice - 1]
        now = before[:]
        for at in _BY_SIZE[: _SMALLER[DICE - dice + 1]]:
            first = at * VALUES
            now[at] = (
                before[at]
                + before[_PLUS[first]]
                + before[_PLUS[first + 1]]
                + before[_PLUS[first + 2]]
                + before[_PLUS[first + 3]]
                + before[_PLUS[first + 4]]
            ) / SIDES
        thrown.append(now)
    return thrown


# -- The chance to beat something ----------------------------------------------------------

_plans: Final[dict[str, Plan]] = {}
_chances: Final[dict[i64, float]] = {}


def results(cards: i64, lone_kicker: bool) -> list[i64]:
    """What each hand shows together with a set of card dice."""
    return [evaluate(hand + CARD_DICE[cards], lone_kicker) for hand in HANDS]


def plan_to_beat(bar: i64, cards: i64, lone_kicker: bool) -> Plan:
    """The plan of who wants nothing but a result above the bar."""
    key = f"{bar} {cards} {lone_kicker}"
    plan = _plans.get(key)
    if plan is None:
        plan = Plan([1.0 if result > bar else 0.0 for result in results(cards, lone_kicker)])
        remember(key, plan)
    return plan


def remember(key: str, plan: Plan) -> None:
    if len(_plans) >= MOST_PLANS:
        _plans.clear()
    _plans[key] = plan


def chance(bar: i64, throws: i64, cards: i64, lone_kicker: bool = False) -> float:
    """The chance of a result above the bar, with so many throws and a set of card dice (1 first).

    >>> round(chance(331, 3, 0), 4)
    0.6046
    """
    key = ((bar + 1) * 8 + throws) * 64 + cards * 2 + (1 if lone_kicker else 0)
    known = _chances.get(key, -1.0)
    if known < 0:
        known = plan_to_beat(bar, cards, lone_kicker).before(throws)
        _chances[key] = known
    return known


# -- R4.8, R4.9  Rolls that others answer --------------------------------------------------


def plan_to_stand(
    bar: i64, cards: i64, rivals: list[i64], throws: list[i64], lone_kicker: bool
) -> Plan:
    """The plan of who wants a result above the bar that no rival beats afterwards; of each rival
    the card dice and the throws are given."""
    key = f"{bar} {cards} {rivals} {throws} {lone_kicker}"
    plan = _plans.get(key)
    if plan is None:
        shown = results(cards, lone_kicker)
        standing: dict[i64, float] = {0: 0.0}
        result: i64
        for result in shown:
            if result > bar and result not in standing:
                standing[result] = stands(result, rivals, throws, lone_kicker)
        utility = [standing[result] if result > bar else 0.0 for result in shown]
        plan = Plan(utility)
        remember(key, plan)
    return plan


def stands(result: i64, rivals: list[i64], throws: list[i64], lone_kicker: bool) -> float:
    """The chance that none of the rivals beats a result, if each tries nothing else."""
    total = 1.0
    at: i64
    for at in range(len(rivals)):
        total *= 1.0 - chance(result, throws[at], rivals[at], lone_kicker)
    return total
