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
BYTE: Final = 256
SAME: Final = 1e-12
"""Differences below this are noise of the arithmetic."""
MOST_PLANS: Final = 400
MOST_REROLLS: Final = 30_000
MOST_CHANCES: Final = 100_000
"""So many solved rolls, ways to throw again and chances are remembered: 75, 1 and 0.1 kB each. A
playout asks only which dice to throw again, and in a thousand games thousands of rolls differ."""

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

    def packed(self, throws: i64) -> bytes:
        """The places of the dice to throw again with so many throws left, two bytes for each."""
        self.solve(throws)
        found = bytearray()
        place: i64
        for place in self.rerolls[throws]:
            found.append(place // BYTE)
            found.append(place % BYTE)
        return bytes(found)

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

# A roll is known by a number: what to beat, the own card dice, and who answers.
_plans: Final[dict[i64, Plan]] = {}
_rerolls: Final[dict[i64, bytes]] = {}
_chances: Final[dict[i64, float]] = {}


def plan_to_beat(bar: i64, cards: i64, lone_kicker: bool) -> Plan:
    """The plan of who wants nothing but a result above the bar."""
    rivals: list[i64] = []
    return plan_to_stand(bar, cards, rivals, lone_kicker)


def chance(bar: i64, throws: i64, cards: i64, lone_kicker: bool = False) -> float:
    """The chance of a result above the bar, with so many throws and a set of card dice (1 first).

    >>> round(chance(331, 3, 0), 4)
    0.6046
    """
    rivals: list[i64] = []
    return chance_to_stand(bar, throws, cards, rivals, lone_kicker)


# -- R4.8, R4.9  Rolls that others answer --------------------------------------------------


def rival(cards: i64, throws: i64) -> i64:
    """Somebody who will try to beat a result: card dice and throws as one number."""
    return cards * 8 + throws


def plan_to_stand(bar: i64, cards: i64, rivals: list[i64], lone_kicker: bool) -> Plan:
    """The plan of who wants a result above the bar that no rival beats afterwards."""
    key = roll_key(bar, cards, rivals, lone_kicker)
    plan = _plans.get(key)
    if plan is None:
        if len(_plans) >= MOST_PLANS:
            _plans.clear()
        plan = Plan(utilities(bar, cards, rivals, lone_kicker))
        _plans[key] = plan
    return plan


def best_reroll(
    bar: i64, cards: i64, rivals: list[i64], lone_kicker: bool, hand: i64, throws: i64
) -> i64:
    """The place of the dice to throw again, as the plan says, remembered in two bytes a hand."""
    key = roll_key(bar, cards, rivals, lone_kicker) * 8 + throws
    packed = _rerolls.get(key)
    if packed is None:
        if len(_rerolls) >= MOST_REROLLS:
            _rerolls.clear()
        packed = plan_to_stand(bar, cards, rivals, lone_kicker).packed(throws)
        _rerolls[key] = packed
    at = 2 * HAND_AT[hand]
    return packed[at] * BYTE + packed[at + 1]


def chance_to_stand(
    bar: i64, throws: i64, cards: i64, rivals: list[i64], lone_kicker: bool
) -> float:
    """The chance of such a result, if all rivals try nothing but to beat it."""
    key = roll_key(bar, cards, rivals, lone_kicker) * 8 + throws
    known = _chances.get(key, -1.0)
    if known < 0:
        if len(_chances) >= MOST_CHANCES:
            _chances.clear()
        known = plan_to_stand(bar, cards, rivals, lone_kicker).before(throws)
        _chances[key] = known
    return known


def roll_key(bar: i64, cards: i64, rivals: list[i64], lone_kicker: bool) -> i64:
    """No two rolls share it; in which order the rivals follow does not matter."""
    key: i64 = 0
    one: i64
    for one in sorted(rivals):
        key = key * 256 + one
    return (key * 1024 + bar + 1) * 64 + cards * 2 + (1 if lone_kicker else 0)


def utilities(bar: i64, cards: i64, rivals: list[i64], lone_kicker: bool) -> list[float]:
    """What each hand is worth in the end."""
    known: dict[i64, float] = {}
    worth: list[float] = []
    hand: i64
    for hand in HANDS:
        result = evaluate(hand + CARD_DICE[cards], lone_kicker)
        if result not in known:
            known[result] = stands(result, rivals, lone_kicker) if result > bar else 0.0
        worth.append(known[result])
    return worth


def stands(result: i64, rivals: list[i64], lone_kicker: bool) -> float:
    """The chance that none of the rivals beats a result."""
    total = 1.0
    one: i64
    for one in rivals:
        total *= 1.0 - chance(result, one % 8, one // 8, lone_kicker)
    return total
