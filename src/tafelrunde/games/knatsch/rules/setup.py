"""Knatsch: the lot, the deal and the two piles (R3), and how their cards are uncovered (R7.2)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits, nth_bit
from tafelrunde.core.rng import Rng
from tafelrunde.games.knatsch.rules import action_numbers as numbers
from tafelrunde.games.knatsch.rules import data
from tafelrunde.games.knatsch.rules.data import NONE
from tafelrunde.games.knatsch.rules.state import DEAL, Feud, Pile, Realm
from tafelrunde.games.knatsch.rules.turns import start_turn


def new_piles(seats: i64) -> list[Pile]:
    """R3.3  The cards left after one castle each, in two piles; the first gets the odd card."""
    cards = data.DECK - seats
    first = (cards + 1) // data.PILES
    return [Pile(NONE, first, []), Pile(NONE, cards - first, [])]


def name_start_player(feud: Feud, seat: i64) -> None:
    """R3.1  By lot; play runs in the order of the seats."""
    feud.start_player = seat
    feud.active = seat
    feud.phase = DEAL


# -- R3.2  A castle for each player --------------------------------------------------------


def castles_to_deal(feud: Feud) -> i64:
    """R3.2, Q41  Any castle of a crest that nobody has yet; R6.6 the weakest if so agreed."""
    castles: i64 = feud.unseen & data.ALL_CASTLES
    if feud.agreed.weak_start:
        castles = 0
        first: i64
        for first in data.FIRST_OF_CREST:
            castles |= BIT[first]
    realm: Realm
    for realm in feud.realms:
        castles &= ~realm.barred
    return castles


def deal_weight(feud: Feud, castle: i64) -> i64:
    """Each crest is equally likely, and in it each of its two or three castles."""
    if feud.agreed.weak_start:
        return 1
    return 3 if castle >= data.FIRST_OF_PAIRS else 2


def castle_outcomes(feud: Feud) -> list[tuple[i64, i64]]:
    castles = list_bits(castles_to_deal(feud))
    return [(numbers.draw(castle), deal_weight(feud, castle)) for castle in castles]


def draw_castle(feud: Feud, rng: Rng) -> i64:
    castles = list_bits(castles_to_deal(feud))
    left = rng.below(sum([deal_weight(feud, castle) for castle in castles]))
    at: i64 = 0
    while left >= deal_weight(feud, castles[at]):
        left -= deal_weight(feud, castles[at])
        at += 1
    return castles[at]


def deal(feud: Feud, castle: i64) -> None:
    """R3.2  Here `active` is the next to get one."""
    feud.unseen &= ~BIT[castle]
    feud.realms[feud.active].gain(castle)
    feud.active = feud.left_of(feud.active)
    if feud.active == feud.start_player:
        # R3.3, R3.4  The piles show their tops, and the start player begins.
        start_turn(feud)
        feud.covered = feud.covered_pile()


# -- R7.2  The next card of a pile ---------------------------------------------------------


def card_outcomes(feud: Feud) -> list[tuple[i64, i64]]:
    cards: list[tuple[i64, i64]] = [(numbers.draw(card), 1) for card in list_bits(feud.unseen)]
    if feud.unseen_tournaments > 0:
        cards.append((numbers.draw(data.TOURNAMENT), feud.unseen_tournaments))
    return cards


def draw_card(feud: Feud, rng: Rng) -> i64:
    """Every unseen card may be the next, in whichever pile it lies."""
    cards = count_bits(feud.unseen)
    k = rng.below(cards + feud.unseen_tournaments)
    if k < cards:
        return nth_bit(feud.unseen, k)
    return data.TOURNAMENT


def uncover(feud: Feud, card: i64) -> None:
    """It is seen by all."""
    pile = feud.piles[feud.covered]
    pile.top = card
    pile.unknown -= 1
    if card == data.TOURNAMENT:
        feud.unseen_tournaments -= 1
    else:
        feud.unseen &= ~BIT[card]
    feud.covered = feud.covered_pile()
