"""1000 Kilometer: the championship, the lot and the deal (chapter 3)."""

from mypy_extensions import i64

from tafelrunde.games.thousand_km.rules import data
from tafelrunde.games.thousand_km.rules.cards import Cards, no_cards
from tafelrunde.games.thousand_km.rules.state import DEAL, Rally, empty_tableau
from tafelrunde.games.thousand_km.rules.turns import start_turn


def lay_nothing(rally: Rally) -> None:
    """Empty hands and empty tableaus."""
    rally.hands = [no_cards() for seat in range(rally.seats)]
    rally.tableaus = [empty_tableau() for party in range(rally.agreed.parties)]


def name_dealer(rally: Rally, seat: i64) -> None:
    """R3.2  The first dealer."""
    rally.dealer = seat
    rally.active = rally.left_of(seat)
    rally.phase = DEAL


def drawn_from(rally: Rally) -> Cards:
    """R3.3  The talon; before the first card of a rally is dealt, the whole deck."""
    return rally.talon if rally.dealt > 0 else rally.agreed.deck


def deal(rally: Rally, card: i64) -> None:
    """R3.3  Round and round from the dealer's left, until everybody has six."""
    if rally.dealt == 0:
        clear_table(rally)
    rally.talon.take(card)
    rally.hands[receives(rally)].put(card)
    rally.dealt += 1
    if rally.dealt == data.HAND * rally.seats:
        # R3.4  The dealer's left neighbour begins.
        start_turn(rally, rally.left_of(rally.dealer))


def receives(rally: Rally) -> i64:
    """R3.3  The seat that gets the next card of the deal."""
    return (rally.dealer + 1 + rally.dealt) % rally.seats


def clear_table(rally: Rally) -> None:
    """R3.3, Q41  Every rally begins with the whole deck and empty tableaus."""
    lay_nothing(rally)
    rally.talon = rally.agreed.deck.copy()
    rally.discard = no_cards()
    rally.last_discard = data.NONE
    rally.target = rally.agreed.target
    rally.extension_caller = data.NONE
