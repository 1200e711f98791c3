"""Knatsch: the number of every choice and of all that chance does, put together and taken apart."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.knatsch.rules import dice

# The numbers of each kind. They are written out here, since only what is known in one file is a
# constant once compiled; the notation, which names every action, would not fit others.
_CARDS_TO_TAKE: Final = 39
_PILES: Final = 2
_HANDS: Final = 462
_CASTLES: Final = 16
_SPECIALS: Final = 23
_SEATS: Final = 6
_CARDS: Final = 40
_THROWS: Final = 923

NO_CASTLE: Final = _CASTLES
NO_SPECIAL: Final = _SPECIALS
"""Instead of the castle left open and the special guarded (R4.12), where nothing is to choose."""
_GUARDED: Final = _SPECIALS + 1

TAKE: Final = 0
"""TAKE + card: attack the castle or steal the special of another player."""
PILE: Final = TAKE + _CARDS_TO_TAKE
"""PILE + pile: go for the top card."""
TUCK: Final = PILE + _PILES
"""TUCK + pile: put the top card under the pile."""
CHALLENGE: Final = TUCK + _PILES
"""Challenge the King."""
END_TURN: Final = CHALLENGE + 1
STOP: Final = END_TURN + 1
"""STOP + place of a hand of dice: throw them again; to stop is to throw the empty hand."""
GIVE_BACK: Final = STOP + _HANDS
"""GIVE_BACK + castle * 2 + pile."""
GUARD: Final = GIVE_BACK + _CASTLES * _PILES
"""GUARD + castle left open * 24 + special guarded."""
START: Final = GUARD + (_CASTLES + 1) * _GUARDED
"""START + seat, by lot. From here on it is chance that acts."""
DRAW: Final = START + _SEATS
"""DRAW + card: dealt or uncovered."""
THROW: Final = DRAW + _CARDS
"""THROW + place of a throw of one to six dice."""
ACTIONS: Final = THROW + _THROWS

# -- Choices -------------------------------------------------------------------------------


def take(card: i64) -> i64:
    return TAKE + card


def is_take(action: i64) -> bool:
    return TAKE <= action < PILE


def taken_card(action: i64) -> i64:
    return action - TAKE


def pile(p: i64) -> i64:
    return PILE + p


def is_pile(action: i64) -> bool:
    return PILE <= action < TUCK


def tuck(p: i64) -> i64:
    return TUCK + p


def is_tuck(action: i64) -> bool:
    return TUCK <= action < CHALLENGE


def pile_chosen(action: i64) -> i64:
    """Of `pile` and `tuck`."""
    return action - PILE if action < TUCK else action - TUCK


def reroll(place: i64) -> i64:
    """The place of the hand to throw again among all hands; the first is empty."""
    return STOP + place


def is_reroll(action: i64) -> bool:
    """To stop counts as such."""
    return STOP <= action < GIVE_BACK


def rerolled(action: i64) -> i64:
    """The hand."""
    return dice.HANDS[action - STOP]


def give_back(castle: i64, p: i64) -> i64:
    return GIVE_BACK + castle * _PILES + p


def is_give_back(action: i64) -> bool:
    return GIVE_BACK <= action < GUARD


def returned_castle(action: i64) -> i64:
    return (action - GIVE_BACK) // _PILES


def returned_under(action: i64) -> i64:
    return (action - GIVE_BACK) % _PILES


def guard(left_open: i64, special: i64) -> i64:
    """Specials are counted from the first one on."""
    return GUARD + left_open * _GUARDED + special


def is_guard(action: i64) -> bool:
    return GUARD <= action < START


def left_open(action: i64) -> i64:
    return (action - GUARD) // _GUARDED


def guarded_special(action: i64) -> i64:
    return (action - GUARD) % _GUARDED


# -- Chance --------------------------------------------------------------------------------


def start(seat: i64) -> i64:
    return START + seat


def is_start(action: i64) -> bool:
    return START <= action < DRAW


def first_seat(action: i64) -> i64:
    return action - START


def draw(card: i64) -> i64:
    return DRAW + card


def is_draw(action: i64) -> bool:
    return DRAW <= action < THROW


def drawn_card(action: i64) -> i64:
    return action - DRAW


def throw(place: i64) -> i64:
    return THROW + place


def is_throw(action: i64) -> bool:
    return action >= THROW


def thrown(action: i64) -> i64:
    """The hand of those that do not show a 6."""
    return dice.THROW_HAND[action - THROW]
