"""Knatsch: hands of dice, their throws and what they are worth."""

from math import factorial
from typing import Final

from mypy_extensions import i64

from tafelrunde.core.rng import Rng
from tafelrunde.games.knatsch.rules.data import DICE, HIGHEST_OTHER, LONE_POOLED, VALUES

# A hand is a multiset of the values 1 to 5, as a number with three bits for each value: the sum
# of two hands is the hand of all their dice. A 6 (Niete) is no part of any hand.

ONE: Final[tuple[int, ...]] = (0, 1, 8, 64, 512, 4096, 0)
"""By pips: the hand of one such die; a 6 adds nothing."""
DIGIT: Final = 3
COUNT: Final = 7
"""How many bits a value has, and the most dice they can count."""

# -- All hands of at most six dice --------------------------------------------------------


def _hands(value: int, dice: int) -> list[int]:
    if value == 0:
        return [0]
    return [
        rest + count * ONE[value]
        for count in range(dice + 1)
        for rest in _hands(value - 1, dice - count)
    ]


HANDS: Final[tuple[int, ...]] = tuple(sorted(_hands(VALUES, DICE)))
"""462 hands, ascending."""
HAND_COUNT: Final = 462


def _positions(hands: tuple[int, ...]) -> tuple[int, ...]:
    positions = [-1] * (hands[-1] + 1)
    for at, hand in enumerate(hands):
        positions[hand] = at
    return tuple(positions)


HAND_AT: Final[tuple[int, ...]] = _positions(HANDS)
"""By hand: its place among all hands."""


def hand_size(hand: i64) -> i64:
    """How many dice it holds."""
    return (
        (hand & COUNT)
        + (hand >> 3 & COUNT)
        + (hand >> 6 & COUNT)
        + (hand >> 9 & COUNT)
        + (hand >> 12)
    )


def hand_of(dice: list[i64]) -> i64:
    """The hand of these pips; 6s are dead."""
    hand: i64 = 0
    pips: i64
    for pips in dice:
        hand += ONE[pips]
    return hand


def dice_of(hand: i64) -> list[i64]:
    """The pips of a hand, ascending."""
    dice: list[i64] = []
    value: i64
    i: i64
    for value in range(1, VALUES + 1):
        for i in range(hand >> DIGIT * (value - 1) & COUNT):
            dice.append(value)
    return dice


def holds(hand: i64, part: i64) -> bool:
    """Whether all dice of the part are in the hand."""
    value: i64
    for value in range(VALUES):
        if part >> DIGIT * value & COUNT > hand >> DIGIT * value & COUNT:
            return False
    return True


def parts(hand: i64) -> list[i64]:
    """The places of all hands that can be taken out of this one, ascending."""
    some: list[i64] = [0]
    value: i64
    count: i64
    part: i64
    for value in range(1, VALUES + 1):
        more = some[:]
        for count in range(1, (hand >> DIGIT * (value - 1) & COUNT) + 1):
            for part in some:
                more.append(part + count * ONE[value])
        some = more
    return [HAND_AT[part] for part in some]


def random_part(hand: i64, rng: Rng) -> i64:
    """The place of one of them, each equally likely."""
    ways: i64 = 1
    value: i64
    for value in range(1, VALUES + 1):
        ways *= (hand >> DIGIT * (value - 1) & COUNT) + 1
    k = rng.below(ways)
    part: i64 = 0
    for value in range(1, VALUES + 1):
        choices = (hand >> DIGIT * (value - 1) & COUNT) + 1
        part += k % choices * ONE[value]
        k //= choices
    return HAND_AT[part]


CARD_DICE: Final[tuple[int, ...]] = tuple(
    sum(ONE[value] for value in range(1, VALUES + 1) if cards & 2 ** (value - 1))
    for cards in range(32)
)
"""By set of card dice, 1 first: the hand they make."""

# -- R4.1  The value of a roll ------------------------------------------------------------


def evaluate(live: i64, card_dice: i64, kicker_rule: i64) -> i64:
    """The best combination of live dice and card dice together.

    Most equal dice, the higher value among as many (Q10: up to seven); the kicker is the highest
    other value (Q2), 0 if there is none (Q3). R6.3, Q59: if so agreed, only a value that at most
    one live die shows, so that a card die never makes a roll worse.
    """
    pool = live + card_dice
    lone = pool if kicker_rule == LONE_POOLED else live
    most: i64 = 0
    best: i64 = 0
    kicker: i64 = 0
    value: i64 = VALUES
    while value > 0:
        count = pool >> DIGIT * (value - 1) & COUNT
        if count > most:
            most = count
            best = value
        value -= 1
    value = VALUES
    while value > 0:
        shift = DIGIT * (value - 1)
        if value != best and pool >> shift & COUNT > 0:
            if kicker_rule == HIGHEST_OTHER or lone >> shift & COUNT < 2:
                kicker = value
                break
        value -= 1
    return most * 100 + best * 10 + kicker


HIGHEST_CARD_DIE: Final[tuple[int, ...]] = tuple(
    cards.bit_length() if cards else VALUES for cards in range(32)
)
"""By set of card dice: the value that a lucky roll would gather."""


def best_reachable(dice: i64, cards: i64) -> i64:
    """R4.2 (A4)  What so many dice can still become, with luck."""
    return evaluate(dice * ONE[HIGHEST_CARD_DIE[cards]], CARD_DICE[cards], HIGHEST_OTHER)


# -- R4.2  Throws -------------------------------------------------------------------------

# A throw of n dice is the hand of those that do not show a 6: any hand of at most n dice.


def _size(hand: int) -> int:
    return sum(hand >> shift & COUNT for shift in range(0, DIGIT * VALUES, DIGIT))


def _weight(dice: int, hand: int) -> int:
    """In how many ways n dice can show this."""
    ways = factorial(dice) // factorial(dice - _size(hand))
    for shift in range(0, DIGIT * VALUES, DIGIT):
        ways //= factorial(hand >> shift & COUNT)
    return ways


_SIZES: Final[tuple[int, ...]] = tuple(_size(hand) for hand in HANDS)
HAND_SIZE: Final[tuple[int, ...]] = _SIZES
"""By place of the hand."""
THROWN: Final[tuple[tuple[int, int], ...]] = tuple(
    (dice, hand)
    for dice in range(1, DICE + 1)
    for hand, size in zip(HANDS, _SIZES, strict=True)
    if size <= dice
)
"""All throws: how many dice, and the hand they show."""
THROW_COUNT: Final = 923
THROW_HAND: Final[tuple[int, ...]] = tuple(hand for _dice, hand in THROWN)
THROW_WEIGHT: Final[tuple[int, ...]] = tuple(_weight(dice, hand) for dice, hand in THROWN)
FIRST_THROW: Final[tuple[int, ...]] = (0, 0, 6, 27, 83, 209, 461, 923)
"""By number of dice: where its throws begin."""


def _throw_places() -> tuple[int, ...]:
    places = [-1] * ((DICE + 1) * HAND_COUNT)
    for at, (dice, hand) in enumerate(THROWN):
        places[dice * HAND_COUNT + HAND_AT[hand]] = at
    return tuple(places)


THROW_AT: Final[tuple[int, ...]] = _throw_places()
"""By number of dice * 462 + place of the hand: the place of the throw."""
WAYS: Final[tuple[int, ...]] = (1, 6, 36, 216, 1296, 7776, 46656)
"""By number of dice: equally likely results."""


def throw_of(dice: i64, result: i64) -> i64:
    """The place of the throw that is one of the equally likely results of so many dice."""
    hand: i64 = 0
    i: i64
    for i in range(dice):
        hand += ONE[1 + result % 6]
        result //= 6
    return THROW_AT[dice * HAND_COUNT + HAND_AT[hand]]
