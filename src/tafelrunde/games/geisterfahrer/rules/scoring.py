"""Geisterfahrer: who has won, and the places behind."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.ranking import places_by
from tafelrunde.games.geisterfahrer.rules.state import Motorway

LATER_THAN_ALL: Final = 1_000_000
"""No game has as many turns."""

# -- R5  End, winner, ties (Q32, Q42) -----------------------------------------------------


def is_over(state: Motorway) -> bool:
    """R4.5  No car is on its way any more, or R5.4 the last turn agreed has been played."""
    if state.turn_no == state.agreed.last_turn:
        return True
    seat: i64
    for seat in range(state.seats):
        if state.left[seat] > 0:
            return False
    return True


def rescued(state: Motorway) -> list[i64]:
    """R5.1  Cars still beside the board or on the road count as not rescued."""
    return [state.safe_cars(seat) for seat in range(state.seats)]


def merit(state: Motorway, seat: i64) -> i64:
    """R5.2  More cars rescued; with equally many, the one who was first to have them."""
    cars = state.safe_cars(seat)
    if cars == 0:
        return 0
    return cars * LATER_THAN_ALL - state.rescued_at[seat]


def places(state: Motorway) -> list[i64]:
    """R5.3  Those without a car share the last place."""
    return places_by([merit(state, seat) for seat in range(state.seats)])


def first_of(state: Motorway) -> list[i64]:
    """The winner; nobody if no car was rescued at all."""
    by_seat = places(state)
    return [seat for seat in range(state.seats) if by_seat[seat] == 1 and state.safe_cars(seat) > 0]
