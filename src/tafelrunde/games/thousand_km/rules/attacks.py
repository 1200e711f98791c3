"""1000 Kilometer: an attack, and the window for a Blitz-Aktion (R4.8 to R4.12)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.core.state import SEVERAL
from tafelrunde.games.thousand_km.rules import action_numbers, data
from tafelrunde.games.thousand_km.rules.state import WINDOW, Rally, Window
from tafelrunde.games.thousand_km.rules.turns import draw_then_choose, end_turn


def lay_attack(rally: Rally, seat: i64, card: i64, party: i64) -> None:
    """R4.8, R4.9"""
    rally.hands[seat].take(card)
    tableau = rally.tableaus[party]
    if card == data.LIMIT:
        tableau.lay_speed(card)
    else:
        tableau.lay_battle(card)

    # R4.11  All who might hold the answer are asked, as far as the table can know.
    window = Window(card, party, 0, data.NONE)
    rally.window = window
    if not rally.out_of_play(window.answer_card()) and whose_answer(rally) != data.NONE:
        rally.phase = WINDOW
    else:
        rally.window = None
        end_turn(rally)


def whose_answer(rally: Rally) -> i64:
    """The only seat still asked, SEVERAL, or NONE."""
    window = rally.window
    if window is None:
        return data.NONE
    found: i64 = data.NONE
    seat: i64 = window.attacked
    while seat < rally.seats:
        if rally.is_asked(seat):
            if found != data.NONE:
                return SEVERAL
            found = seat
        seat += rally.agreed.parties
    return found


def answers(rally: Rally, seat: i64) -> i64:
    """Everybody may decline; the holder of the action card may call Blitz (Q15)."""
    if may_blitz(rally, seat):
        return BIT[action_numbers.BLITZ] | BIT[action_numbers.DECLINE]
    return BIT[action_numbers.DECLINE]


def may_blitz(rally: Rally, seat: i64) -> bool:
    window = rally.window
    return window is not None and rally.hands[seat].kinds & BIT[window.answer_card()] != 0


def answer(rally: Rally, seat: i64, blitz: bool) -> None:
    """Nothing happens before all have answered."""
    window = rally.window
    assert window is not None
    window.answered |= BIT[seat]
    if blitz:
        window.blitzer = seat
    if whose_answer(rally) == data.NONE:
        rally.window = None
        if window.blitzer == data.NONE:
            end_turn(rally)
        else:
            counter(rally, window)


def counter(rally: Rally, window: Window) -> None:
    """R4.12  *Blitz-Aktion*: the attack never happened, and the turn is the caller's."""
    seat = window.blitzer
    tableau = rally.tableaus[window.attacked]
    card = window.answer_card()
    rally.hands[seat].take(card)
    tableau.actions |= BIT[card]
    tableau.blitz |= BIT[card]
    if window.attack == data.LIMIT:
        rally.discard_card(tableau.lift_speed())
    else:
        rally.discard_card(tableau.lift_battle())
    # The right of way lifts what else it answers.
    if card == data.PRIORITY:
        if tableau.limited:
            rally.discard_card(tableau.lift_speed())
        if tableau.top == data.STOP:
            rally.discard_card(tableau.lift_battle())
    # Who sits between attacker and caller loses the turn (Q16); the caller draws two and plays
    # whatever may be played (Q17).
    rally.active = seat
    draw_then_choose(rally, data.BLITZ_CARDS)
