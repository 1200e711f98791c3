"""Knatsch: exact chances of a roll under the best re-rolls, by dynamic programming.

With no throw left a hand is worth its utility; with more, the best of stopping and of all ways
to throw some of its dice again. All hands of at most six dice are solved together (`solver.py`).
"""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.games.knatsch.odds.answers import kept_answers
from tafelrunde.games.knatsch.odds.solver import BY_SIZE, STOP, give_back, take_solver
from tafelrunde.games.knatsch.rules.data import DICE, HIGHEST_OTHER, MORE_THROWS
from tafelrunde.games.knatsch.rules.dice import (
    CARD_DICE,
    FIRST_THROW,
    HAND_AT,
    HAND_COUNT,
    HANDS,
    THROW_HAND,
    THROW_WEIGHT,
    WAYS,
    evaluate,
)

MOST_PLANS: Final = 40
MOST_SOLVED: Final = 10_000
"""Plans and solved rolls in the caches, 40 and 2 kB each. A playout asks for no plan, only
for chances and which dice to throw again, and in a thousand games thousands of rolls differ."""
HIGHEST_RESULT: Final = 799


# -- One roll ------------------------------------------------------------------------------


@final
class Plan:
    """A roll solved for all hands: what they are worth and which dice to throw again."""

    def __init__(self, utility: list[float]) -> None:
        self.values: list[list[float]] = [utility]
        """By throws left, by place of the hand."""
        self.ranks: list[bytes] = [bytes([STOP]) * HAND_COUNT]
        """The same for what is kept, see `Solver.ranks`."""

    def value(self, hand: i64, throws: i64) -> float:
        """What a hand is worth with so many throws left."""
        self.solve(throws)
        return self.values[throws][HAND_AT[hand]]

    def best(self, hand: i64, throws: i64) -> i64:
        """The place of the dice to throw again, 0 to stop."""
        self.solve(throws)
        return thrown_again(hand, self.ranks[throws][HAND_AT[hand]])

    def before(self, throws: i64) -> float:
        """What a roll of so many throws is worth before the first."""
        return self.after(0, DICE, throws)

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
        if len(self.values) > throws:
            return
        solver = take_solver()
        solver.begin(self.values[0])
        solver.go_on(self.values[-1])
        while len(self.values) <= throws:
            solver.one_throw_more()
            self.values.append(solver.values())
            self.ranks.append(solver.ranks())
        give_back(solver)


def expectations(values: list[float]) -> list[list[float]]:
    """By number of dice thrown on top of a hand, by its place: what is to be expected if hands are
    worth this then."""
    solver = take_solver()
    solver.begin(values)
    solver.expect()
    found = [[spot.expected for spot in spots] for spots in solver.spots]
    give_back(solver)
    return found


def thrown_again(hand: i64, rank: i64) -> i64:
    """The place of the dice to throw, if of this hand one of that rank is kept."""
    if rank == STOP:
        return 0
    return HAND_AT[hand - HANDS[BY_SIZE[rank]]]


# -- The chance to beat something ----------------------------------------------------------

# A roll is known by a number: what to beat, the roller's card dice, and who answers.
_plans: Final[dict[i64, Plan]] = {}
_solved: Final[dict[i64, "Solved"]] = {}
_beaten: Final[dict[i64, list[float]]] = {}
"""By card dice and throws, by bar: the chance to beat it, as far as it is known."""


def plan_to_beat(bar: i64, cards: i64, kicker: i64 = HIGHEST_OTHER) -> Plan:
    """The plan of who wants nothing but a result above the bar."""
    rivals: list[i64] = []
    return plan_to_stand(bar, cards, rivals, kicker)


def chance(bar: i64, throws: i64, cards: i64, kicker: i64 = HIGHEST_OTHER) -> float:
    """The chance of a result above the bar, with so many throws and a set of card dice (1 first).

    >>> round(chance(331, 3, 0), 4)
    0.6046
    """
    rivals: list[i64] = []
    if bar < 0:
        return chance_to_stand(bar, throws, cards, rivals, kicker)
    key = rival(cards, throws) * 4 + kicker
    known = _beaten.get(key)
    if known is None:
        known = worked_out(cards, throws, kicker)
        _beaten[key] = known
    if known[bar] < 0:
        known[bar] = chance_to_stand(bar, throws, cards, rivals, kicker)
    return known[bar]


def worked_out(cards: i64, throws: i64, kicker: i64) -> list[float]:
    """By bar, as far as it was worked out beforehand: the chance to beat it, else -1."""
    known = [-1.0] * HIGHEST_RESULT
    kept = kept_answers(cards, throws, kicker)
    if not kept:
        return known
    possible = set(results_of(cards, kicker))
    beaten = 1.0
    many: i64 = 0
    bar: i64
    for bar in range(HIGHEST_RESULT):
        if bar in possible:
            beaten = kept[many]
            many += 1
        known[bar] = beaten
    return known


# -- R4.8, R4.9  Rolls that others answer --------------------------------------------------


def rival(cards: i64, throws: i64) -> i64:
    """Somebody who will try to beat a result: card dice and throws as one number."""
    return cards * 8 + throws


def plan_to_stand(bar: i64, cards: i64, rivals: list[i64], kicker: i64) -> Plan:
    """The plan of who wants a result above the bar that no rival beats afterwards."""
    key = roll_key(bar, cards, rivals, kicker)
    plan = _plans.get(key)
    if plan is None:
        if len(_plans) >= MOST_PLANS:
            _plans.clear()
        plan = Plan(utilities(bar, cards, rivals, kicker))
        _plans[key] = plan
    return plan


def best_reroll(
    bar: i64, cards: i64, rivals: list[i64], kicker: i64, hand: i64, throws: i64
) -> i64:
    """The place of the dice to throw again, as the plan says."""
    ranks = solved(bar, cards, rivals, kicker).ranks[throws]
    return thrown_again(hand, ranks[HAND_AT[hand]])


def chance_to_stand(
    bar: i64, throws: i64, cards: i64, rivals: list[i64], kicker: i64 = HIGHEST_OTHER
) -> float:
    """The chance of such a result, if all rivals try nothing but to beat it."""
    return solved(bar, cards, rivals, kicker).chances[throws]


@final
class Solved:
    """What a playout asks of a roll, for all numbers of throws."""

    def __init__(self, utility: list[float]) -> None:
        self.chances: list[float] = [0.0]
        """By throws, before the first of them."""
        self.ranks: list[bytes] = [b""]
        """By throws left: what to keep, a byte for each hand (see `Solver.ranks`)."""
        solver = take_solver()
        solver.begin(utility)
        self.chances.append(solver.before())
        left: i64
        for left in range(1, MORE_THROWS):
            solver.one_throw_more()
            self.ranks.append(solver.ranks())
            self.chances.append(solver.before())
        give_back(solver)


def solved(bar: i64, cards: i64, rivals: list[i64], kicker: i64) -> Solved:
    key = roll_key(bar, cards, rivals, kicker)
    known = _solved.get(key)
    if known is None:
        known = Solved(utilities(bar, cards, rivals, kicker))
        if len(_solved) >= MOST_SOLVED:
            _solved.clear()
        _solved[key] = known
    return known


def roll_key(bar: i64, cards: i64, rivals: list[i64], kicker: i64) -> i64:
    """No two rolls share it that differ in what is worth what; in which order the rivals follow
    does not matter, nor which of two bars it is that the same results exceed."""
    key: i64 = 0
    one: i64
    for one in sorted(rivals) if len(rivals) > 1 else rivals:
        key = key * 256 + one
    lowest = lowest_bar(bar, cards, kicker)
    return (key * 1024 + lowest + 1) * 128 + cards * 4 + kicker


def utilities(bar: i64, cards: i64, rivals: list[i64], kicker: i64) -> list[float]:
    """What each hand is worth in the end."""
    worth = [0.0] * HAND_COUNT
    results = results_of(cards, kicker)
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
                known[result] = stands(result, rivals, kicker)
            worth[at] = known[result]
    return worth


_results: Final[dict[i64, list[i64]]] = {}
_bars: Final[dict[i64, list[i64]]] = {}


def results_of(cards: i64, kicker: i64) -> list[i64]:
    """By place of the hand: what it is together with these card dice."""
    key = cards * 4 + kicker
    known = _results.get(key)
    if known is None:
        known = [evaluate(hand, CARD_DICE[cards], kicker) for hand in HANDS]
        _results[key] = known
    return known


def lowest_bar(bar: i64, cards: i64, kicker: i64) -> i64:
    """Of all bars that the same results exceed as this one, with these card dice."""
    if bar < 0:
        return bar
    key = cards * 4 + kicker
    known = _bars.get(key)
    if known is None:
        known = [0] * HIGHEST_RESULT
        lowest: i64 = 0
        possible = set(results_of(cards, kicker))
        result: i64
        for result in range(HIGHEST_RESULT):
            if result in possible:
                lowest = result
            known[result] = lowest
        _bars[key] = known
    return known[bar]


def stands(result: i64, rivals: list[i64], kicker: i64) -> float:
    """The chance that none of the rivals beats a result."""
    total = 1.0
    one: i64
    for one in rivals:
        total *= 1.0 - chance(result, one % 8, one // 8, kicker)
    return total
