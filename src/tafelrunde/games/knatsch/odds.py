"""Knatsch: exact chances of a roll under the best re-rolls, by dynamic programming.

With no throw left a hand is worth its utility; with more, the best of stopping and of all ways
to throw some of its dice again. All hands of at most six dice are solved together.
"""

from itertools import accumulate
from typing import Final, final

from mypy_extensions import i64

from tafelrunde.games.knatsch.data import DICE, VALUES
from tafelrunde.games.knatsch.dice import (
    CARD_DICE,
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
_LESS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        HAND_AT[hand - ONE[value]]
        for value in range(VALUES, 0, -1)
        if hand >> DIGIT * (value - 1) & COUNT
    )
    for hand in HANDS
)
"""By place: the hands with one die less."""
_ALL_LESS: Final[tuple[int, ...]] = tuple(place for places in _LESS for place in places)
_FIRST_LESS: Final[tuple[int, ...]] = tuple(accumulate(map(len, _LESS), initial=0))
"""By place: where its hands begin among all of them."""
HIGHEST_RESULT: Final = 799


# -- One roll ------------------------------------------------------------------------------


@final
class Plan:
    """A roll solved for all hands: what they are worth and which dice to throw again."""

    def __init__(self, utility: list[float]) -> None:
        self.values: list[list[float]] = [utility]
        """By throws left, by place of the hand."""
        self.starts: list[float] = []
        """By throws, before the first of them."""

    def value(self, hand: i64, throws: i64) -> float:
        """What a hand is worth with so many throws left."""
        self.solve(throws)
        return self.values[throws][HAND_AT[hand]]

    def best(self, hand: i64, throws: i64) -> i64:
        """The place of the dice to throw again."""
        return self.rerolls(throws)[HAND_AT[hand]]

    def rerolls(self, throws: i64) -> list[i64]:
        """By place of the hand, with so many throws left: the place of the hand to throw, 0 to
        stop."""
        found: list[i64] = [0] * HAND_COUNT
        if throws == 0:
            return found
        self.solve(throws - 1)
        kept: list[i64] = [0] * HAND_COUNT
        best = best_of_thrown(expectations(self.values[throws - 1]), kept)
        utility = self.values[0]
        at: i64
        for at in range(1, HAND_COUNT):
            if best[at] > utility[at] + SAME:
                found[at] = HAND_AT[HANDS[at] - HANDS[kept[at]]]
        return found

    def packed(self, throws: i64) -> bytes:
        """The same, two bytes for each."""
        found = bytearray()
        place: i64
        for place in self.rerolls(throws):
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
        not_kept: list[i64] = []
        best = best_of_thrown(expectations(self.values[-1]), not_kept)
        utility = self.values[0]
        values = utility[:]
        at: i64
        for at in range(1, HAND_COUNT):
            if best[at] > utility[at] + SAME:
                values[at] = best[at]
        self.values.append(values)


def best_of_thrown(thrown: list[list[float]], kept: list[i64]) -> list[float]:
    """By place of the hand: what it is worth to throw the best of its dice again, at least one.
    Which dice are kept then goes into `kept`, if it has a place for every hand."""
    # The best with so many dice of the hand still to be taken up, from many to none. A hand looks
    # at those with one die less before they change: the largest come first.
    best = thrown[DICE][:]
    keeps = len(kept) > 0
    dice: i64 = DICE
    while dice > 0:
        dice -= 1
        now = thrown[dice]
        place: i64 = _SMALLER[DICE + 1 - dice]
        while place > 1:
            place -= 1
            at: i64 = _BY_SIZE[place]
            most = now[at] if dice > 0 else -1.0
            source: i64 = at
            one: i64
            for one in range(_FIRST_LESS[at], _FIRST_LESS[at + 1]):
                less: i64 = _ALL_LESS[one]
                if best[less] > most + SAME:
                    most = best[less]
                    source = less
            best[at] = most
            if keeps:
                kept[at] = at if source == at else kept[source]
        best[0] = now[0]
    return best


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
    """No two rolls share it that differ in what is worth what; in which order the rivals follow
    does not matter, nor which of two bars it is that the same results exceed."""
    key: i64 = 0
    one: i64
    for one in sorted(rivals):
        key = key * 256 + one
    lowest = lowest_bar(bar, cards, lone_kicker)
    return (key * 1024 + lowest + 1) * 64 + cards * 2 + (1 if lone_kicker else 0)


def utilities(bar: i64, cards: i64, rivals: list[i64], lone_kicker: bool) -> list[float]:
    """What each hand is worth in the end."""
    worth = [0.0] * HAND_COUNT
    results = results_of(cards, lone_kicker)
    at: i64
    if not rivals:
        for at in range(HAND_COUNT):
            if results[at] > bar:
                worth[at] = 1.0
        return worth
    known = [-1.0] * HIGHEST_RESULT
    for at in range(HAND_COUNT):
        result = results[at]
        if result > bar:
            if known[result] < 0:
                known[result] = stands(result, rivals, lone_kicker)
            worth[at] = known[result]
    return worth


_results: Final[dict[i64, list[i64]]] = {}
_bars: Final[dict[i64, list[i64]]] = {}
_beaten: Final[dict[i64, list[float]]] = {}


def results_of(cards: i64, lone_kicker: bool) -> list[i64]:
    """By place of the hand: what it is together with these card dice."""
    key = cards * 2 + (1 if lone_kicker else 0)
    known = _results.get(key)
    if known is None:
        known = [evaluate(hand + CARD_DICE[cards], lone_kicker) for hand in HANDS]
        _results[key] = known
    return known


def lowest_bar(bar: i64, cards: i64, lone_kicker: bool) -> i64:
    """Of all bars that the same results exceed as this one, with these card dice."""
    if bar < 0:
        return bar
    key = cards * 2 + (1 if lone_kicker else 0)
    known = _bars.get(key)
    if known is None:
        known = [0] * HIGHEST_RESULT
        lowest: i64 = 0
        possible = set(results_of(cards, lone_kicker))
        result: i64
        for result in range(HIGHEST_RESULT):
            if result in possible:
                lowest = result
            known[result] = lowest
        _bars[key] = known
    return known[bar]


def stands(result: i64, rivals: list[i64], lone_kicker: bool) -> float:
    """The chance that none of the rivals beats a result."""
    total = 1.0
    one: i64
    for one in rivals:
        total *= 1.0 - beats(one, result, lone_kicker)
    return total


def beats(one: i64, result: i64, lone_kicker: bool) -> float:
    """The chance that this rival beats a result."""
    key = one * 2 + (1 if lone_kicker else 0)
    known = _beaten.get(key)
    if known is None:
        known = [-1.0] * HIGHEST_RESULT
        _beaten[key] = known
    if known[result] < 0:
        known[result] = chance(result, one % 8, one // 8, lone_kicker)
    return known[result]
