"""Knight Rider: who wins when nobody catches the red car."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.core.ranking import places_by
from tafelrunde.games.knight_rider import data
from tafelrunde.games.knight_rider.routes import NO_END, Routes
from tafelrunde.games.knight_rider.state import Chase

# -- R5.2  The last resort ----------------------------------------------------------------


def last_resort(chase: Chase) -> i64:
    """The set of seats nearest to the red car by road, or by air if no road leads to it."""
    routes = Routes()
    routes.survey(chase.track)
    routes.find(chase.red_field())
    costs = [drive_cost(chase, seat, routes) for seat in range(chase.seats)]
    seats = competitors(chase)
    nearest = smallest(seats, costs)
    if nearest:
        return nearest
    return smallest(seats, [air_line(chase, seat) for seat in range(chase.seats)])


def competitors(chase: Chase) -> i64:
    """R6.2  Only the cars with the most checkpoints compete."""
    most: i64 = 0
    seat: i64
    for seat in range(chase.seats):
        most = max(most, chase.cars[seat].visits)
    seats: i64 = 0
    for seat in range(chase.seats):
        if chase.cars[seat].visits == most:
            seats |= BIT[seat]
    return seats


def smallest(seats: i64, costs: list[i64]) -> i64:
    """Those of the seats with the smallest cost; ties share the win. NONE is infinite."""
    best: i64 = data.NONE
    winners: i64 = 0
    seat: i64
    for seat in range(len(costs)):
        cost = costs[seat]
        if seats & BIT[seat] and cost != data.NONE:
            if best == data.NONE or cost < best:
                best = cost
                winners = 0
            if cost == best:
                winners |= BIT[seat]
    return winners


def drive_cost(chase: Chase, seat: i64, routes: Routes, farthest: i64 = NO_END) -> i64:
    """The fewest points to the field the routes lead to; one more for a car off the board.
    Standing there costs nothing, blocked or not (Q58). NONE if it is farther away than asked."""
    car = chase.cars[seat]
    if car.field != data.NONE:
        return routes.from_stand(car.field, car.facing, farthest)
    if chase.track.is_blocked(car.entry):
        return data.NONE
    cost = routes.from_stand(car.entry, car.facing, farthest)
    return data.NONE if cost == data.NONE else cost + 1


def air_line(chase: Chase, seat: i64) -> i64:
    """|ΔX| + |ΔY| in fields."""
    car = chase.cars[seat]
    field = car.entry if car.field == data.NONE else car.field
    red = chase.red_field()
    return abs(data.FIELD_X[field] - data.FIELD_X[red]) + abs(
        data.FIELD_Y[field] - data.FIELD_Y[red]
    )


# -- R5.1  Winners and losers -------------------------------------------------------------


def points_won(chase: Chase) -> list[i64]:
    """No points are counted: 1 for a winner, 0 for the others."""
    return [chase.won >> seat & 1 for seat in range(chase.seats)]


def places(chase: Chase) -> list[i64]:
    """Winners share the first place, the others the next one."""
    return places_by(points_won(chase))
