"""1000 Kilometer: the numbers of all actions, first the choices and then the draws, put together
and taken apart."""

from typing import Final

from mypy_extensions import i64

# By name: only so is a sum of constants itself a constant once compiled.
from tafelrunde.games.thousand_km.data import (
    ATTACKS,
    CARDS,
    FIRST_ATTACK,
    MOST_PARTIES,
    MOST_SEATS,
    OWN_CARDS,
)

PLAY: Final = 0
ATTACK: Final = PLAY + OWN_CARDS
DISCARD: Final = ATTACK + ATTACKS * MOST_PARTIES
BLITZ: Final = DISCARD + CARDS
DECLINE: Final = BLITZ + 1
EXTEND: Final = DECLINE + 1
STOP_HERE: Final = EXTEND + 1
DEALER: Final = STOP_HERE + 1
DRAW: Final = DEALER + MOST_SEATS
ACTIONS: Final = DRAW + CARDS


# -- R4.2  Laying a card before oneself, before others, throwing it away -------------------


def play(card: i64) -> i64:
    return PLAY + card


def is_play(action: i64) -> bool:
    return action < ATTACK


def played_card(action: i64) -> i64:
    return action - PLAY


def attack(card: i64, party: i64) -> i64:
    return ATTACK + (card - FIRST_ATTACK) * MOST_PARTIES + party


def is_attack(action: i64) -> bool:
    return ATTACK <= action < DISCARD


def attack_card(action: i64) -> i64:
    return FIRST_ATTACK + (action - ATTACK) // MOST_PARTIES


def attacked_party(action: i64) -> i64:
    return (action - ATTACK) % MOST_PARTIES


def discard(card: i64) -> i64:
    return DISCARD + card


def is_discard(action: i64) -> bool:
    return DISCARD <= action < BLITZ


def discarded_card(action: i64) -> i64:
    return action - DISCARD


# -- R3  The lot, the deal and the draws ---------------------------------------------------


def dealer(seat: i64) -> i64:
    return DEALER + seat


def is_dealer(action: i64) -> bool:
    return DEALER <= action < DRAW


def dealing_seat(action: i64) -> i64:
    return action - DEALER


def draw(card: i64) -> i64:
    return DRAW + card


def is_draw(action: i64) -> bool:
    return action >= DRAW


def drawn_card(action: i64) -> i64:
    return action - DRAW


# -- Menus as sets of bits -----------------------------------------------------------------

SPREAD: Final[tuple[int, ...]] = tuple(
    sum(2 ** (ATTACK + attack * MOST_PARTIES) for attack in range(ATTACKS) if held & 2**attack)
    for held in range(32)
)
"""By set of attacks, STOP first: the set of actions that lay them before party 0."""


def plays_of(cards: i64) -> i64:
    """The set of actions that lay these kinds of cards before oneself."""
    return cards << PLAY


def attacks_of(attacks: i64, party: i64) -> i64:
    """The set of actions that lay these attacks, STOP first, before a party."""
    return SPREAD[attacks] << party


def discards_of(cards: i64) -> i64:
    """The set of actions that throw these kinds of cards away."""
    return cards << DISCARD
