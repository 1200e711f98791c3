"""Geisterfahrer: how a turn begins and ends (R3.3, R4.5)."""

from mypy_extensions import i64

from tafelrunde.games.geisterfahrer.rules.scoring import is_over
from tafelrunde.games.geisterfahrer.rules.state import CHOOSE, ENDED, Motorway


def start_turn(state: Motorway, seat: i64) -> None:
    state.active = seat
    state.turn_no += 1
    state.thrown = 0
    state.phase = CHOOSE


def end_turn(state: Motorway) -> None:
    if is_over(state):
        state.phase = ENDED
    else:
        state.last_thrown = state.thrown
        start_turn(state, following(state))


def following(state: Motorway) -> i64:
    """Whose turn comes after this one."""
    seat = state.active + 1
    return seat if seat < state.seats else 0
