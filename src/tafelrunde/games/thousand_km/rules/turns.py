"""1000 Kilometer: how a turn begins and ends, and a rally with it (R4.1, R4.14, R4.15)."""

from mypy_extensions import i64

from tafelrunde.games.thousand_km.rules import data
from tafelrunde.games.thousand_km.rules.scoring import championship_over, score_sheet
from tafelrunde.games.thousand_km.rules.state import (
    CHOOSING,
    DEAL,
    DRAWING,
    ENDED,
    Rally,
    Results,
)

# -- R4.1  Beginning of a turn -------------------------------------------------------------


def start_turn(rally: Rally, seat: i64) -> None:
    # R4.15  Who has no card left when the talon is empty is passed over (Q21).
    while rally.talon.size == 0 and rally.hands[seat].size == 0:
        seat = rally.left_of(seat)
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


# -- R4.14  End of a turn, end of a rally --------------------------------------------------


def end_turn(rally: Rally) -> None:
    if rally.talon.size == 0 and rally.hands_empty():
        end_rally(rally, data.NONE)
    else:
        start_turn(rally, rally.left_of(rally.active))


def end_rally(rally: Rally, winner: i64) -> None:
    """R5  Score; then the championship is over or the next rally is dealt."""
    sheet = score_sheet(rally, winner)
    points = [sum(lines) for lines in sheet]
    before = rally.results
    rally.results = Results(
        rallies=before.rallies + 1,
        totals=[before.totals[party] + points[party] for party in range(len(points))],
        winner=winner,
        sheet=sheet,
        history=[*before.history, [winner, *points]],
    )
    rally.dealt = 0
    if championship_over(rally):
        rally.phase = ENDED
    else:
        # R3.2  Who started the last rally deals the next one.
        rally.dealer = rally.left_of(rally.dealer)
        rally.active = rally.left_of(rally.dealer)
        rally.phase = DEAL
