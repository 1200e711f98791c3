"""1000 Kilometer: the deal, the beginning and the end of a turn, the end of a rally."""

from mypy_extensions import i64

from tafelrunde.games.thousand_km.data import HAND, NONE
from tafelrunde.games.thousand_km.scoring import championship_over, score_sheet
from tafelrunde.games.thousand_km.state import (
    CHOOSING,
    DEAL,
    DRAWING,
    ENDED,
    Rally,
    Tableau,
    no_cards,
)

# -- R3  Setup of a rally ----------------------------------------------------------------


def name_dealer(rally: Rally, seat: i64) -> None:
    """R3.2  The first dealer, by lot."""
    rally.dealer = seat
    rally.active = left_of(rally, seat)
    rally.phase = DEAL


def deal(rally: Rally, card: i64) -> None:
    """R3.3  Round and round from the dealer's left, until everybody has six."""
    if rally.dealt == 0:
        clear_table(rally)
    rally.talon.take(card)
    rally.hands[(rally.dealer + 1 + rally.dealt) % rally.seats].put(card)
    rally.dealt += 1
    if rally.dealt == HAND * rally.seats:
        # R3.4  The dealer's left neighbour begins.
        start_turn(rally, left_of(rally, rally.dealer))


def clear_table(rally: Rally) -> None:
    """R3.3, Q41  Every rally begins with the whole deck and empty tableaus."""
    seat: i64
    party: i64
    rally.talon = rally.agreed.deck.copy()
    rally.discard = no_cards()
    rally.last_discard = NONE
    for seat in range(rally.seats):
        rally.hands[seat] = no_cards()
    for party in range(rally.agreed.parties):
        rally.tableaus[party] = Tableau([], [], no_cards(), 0, 0, 0)
    rally.target = rally.agreed.target
    rally.extension_caller = NONE


def left_of(rally: Rally, seat: i64) -> i64:
    return (seat + 1) % rally.seats


# -- R4.1  Beginning of a turn -----------------------------------------------------------


def start_turn(rally: Rally, seat: i64) -> None:
    # R4.15  Who has no card left when the talon is empty is passed over (Q21).
    while rally.talon.size == 0 and rally.hands[seat].size == 0:
        seat = left_of(rally, seat)
    rally.active = seat
    draw_then_choose(rally, 1)


def draw_then_choose(rally: Rally, cards: i64) -> None:
    """Up to `cards` from the talon, then a choice if there is a card to choose (Q22, Q23)."""
    rally.to_draw = min(cards, rally.talon.size)
    if rally.to_draw > 0:
        rally.phase = DRAWING
    elif rally.hands[rally.active].size > 0:
        rally.phase = CHOOSING
    else:
        end_turn(rally)


def draw(rally: Rally, card: i64) -> None:
    rally.talon.take(card)
    rally.hands[rally.active].put(card)
    rally.to_draw -= 1
    if rally.to_draw == 0:
        rally.phase = CHOOSING


# -- R4.14  End of a turn, end of a rally ------------------------------------------------


def end_turn(rally: Rally) -> None:
    if rally.talon.size == 0 and rally.hands_empty():
        end_rally(rally, NONE)
    else:
        start_turn(rally, left_of(rally, rally.active))


def end_rally(rally: Rally, winner: i64) -> None:
    """R5  Score; then the championship is over or the next rally is dealt."""
    rally.sheet = score_sheet(rally, winner)
    rally.rally_winner = winner
    rally.rallies += 1
    party: i64
    for party in range(rally.agreed.parties):
        rally.totals[party] += sum(rally.sheet[party])
    rally.dealt = 0
    if championship_over(rally):
        rally.phase = ENDED
    else:
        # R3.2  Who started the last rally deals the next one.
        rally.dealer = left_of(rally, rally.dealer)
        rally.active = left_of(rally, rally.dealer)
        rally.phase = DEAL
