"""Geisterfahrer: who has won, and the places behind."""

from mypy_extensions import i64

from tafelrunde.games.geisterfahrer.state import Motorway

# -- R5  End, winner, ties (Q32, Q42) -----------------------------------------------------


def is_over(road: Motorway) -> bool:
    """R4.5  No car is on its way any more, or R5.4 the last turn agreed has been played."""
    if road.turn_no == road.agreed.last_turn:
        return True
    seat: i64
    for seat in range(road.seats):
        if road.left[seat] > 0:
            return False
    return True


def rescued(road: Motorway) -> list[i64]:
    """R5.1  Cars still beside the board or on the road count as not rescued."""
    return [road.safe_cars(seat) for seat in range(road.seats)]


def is_ahead(road: Motorway, seat: i64, other: i64) -> bool:
    """R5.2  More cars rescued; with equally many, the one who was first to have them."""
    mine = road.safe_cars(seat)
    theirs = road.safe_cars(other)
    if mine != theirs:
        return mine > theirs
    return mine > 0 and road.rescued_at[seat] < road.rescued_at[other]


def places(road: Motorway) -> list[i64]:
    """R5.3  One more than the number of players ahead; those without a car share the last place."""
    seat: i64
    other: i64
    result: list[i64] = []
    for seat in range(road.seats):
        place: i64 = 1
        for other in range(road.seats):
            if is_ahead(road, other, seat):
                place += 1
        result.append(place)
    return result


def first_of(road: Motorway) -> list[i64]:
    """The winner; nobody if no car was rescued at all."""
    by_seat = places(road)
    return [seat for seat in range(road.seats) if by_seat[seat] == 1 and road.safe_cars(seat) > 0]
