"""1000 Kilometer: the numbers of all actions, first the choices and then the draws, put together
and taken apart."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.thousand_km.rules import data

# How many there are of each. They are written out here, since only what is known in one file is a
# constant once compiled; the notation, which names every action, would not fit others.
_OWN_CARDS: Final = 14
_ATTACKS: Final = 5
_PARTIES: Final = 3
_CARDS: Final = 19
_SEATS: Final = 6

PLAY: Final = 0
ATTACK: Final = PLAY + _OWN_CARDS
DISCARD: Final = ATTACK + _ATTACKS * _PARTIES
BLITZ: Final = DISCARD + _CARDS
DECLINE: Final = BLITZ + 1
EXTEND: Final = DECLINE + 1
STOP_HERE: Final = EXTEND + 1
DEALER: Final = STOP_HERE + 1
DRAW: Final = DEALER + _SEATS
ACTIONS: Final = DRAW + _CARDS


# -- R4.2  Laying a card before oneself, before others, throwing it away -------------------


def play(card: i64) -> i64:
    return PLAY + card


def is_play(action: i64) -> bool:
    return action < ATTACK


def played_card(action: i64) -> i64:
    return action - PLAY


def attack(card: i64, party: i64) -> i64:
    return ATTACK + (card - data.FIRST_ATTACK) * _PARTIES + party


def is_attack(action: i64) -> bool:
    return ATTACK <= action < DISCARD


def attack_card(action: i64) -> i64:
    return data.FIRST_ATTACK + (action - ATTACK) // _PARTIES


def attacked_party(action: i64) -> i64:
    return (action - ATTACK) % _PARTIES


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
    sum(2 ** (ATTACK + attack * _PARTIES) for attack in range(_ATTACKS) if held & 2**attack)
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
