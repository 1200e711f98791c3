"""Knight Rider: who wins when nobody catches the red car."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.core.ranking import places_by
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.state import Chase
from tafelrunde.games.knight_rider.rules.track import Track

# -- R5.2  The last resort ----------------------------------------------------------------


def last_resort(chase: Chase) -> i64:
    """The set of seats nearest to the red car by road, or by air if no road leads to it."""
    seats = competitors(chase)
    nearest = smallest(seats, points_by_road(chase))
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


def points_by_road(chase: Chase) -> list[i64]:
    """By seat: the fewest points to the red car, ignoring cars; one more for a car off the board.
    Standing there costs nothing, blocked or not (Q58). NONE if no road leads to it."""
    track = chase.track
    stands: list[i64] = []
    for car in chase.cars:
        field = car.entry if car.field == data.NONE else car.field
        stands.append(field * data.SIDES + car.facing)
    points = points_from(track, stands, chase.red_field())
    seat: i64
    for seat in range(chase.seats):
        car = chase.cars[seat]
        if car.field == data.NONE and points[seat] != data.NONE:
            points[seat] = data.NONE if track.is_blocked(car.entry) else points[seat] + 1
    return points


def points_from(track: Track, stands: list[i64], target: i64) -> list[i64]:
    """From each stand, which is field * 4 + facing, to the target. Breadth first and backwards.
    It is asked once in a chase, so nothing is made ready for it: players, who ask all the time,
    have `Routes`."""
    cost: list[i64] = [data.NONE] * (data.FIELDS * data.SIDES)
    stand: i64
    now: list[i64] = [target * data.SIDES + facing for facing in range(data.SIDES)]
    in_one: list[i64] = []
    in_two: list[i64] = []
    points: i64 = 0
    while (now or in_one) and not all_found(cost, stands):
        for stand in now:
            if cost[stand] != data.NONE:
                continue
            cost[stand] = points
            field = stand // data.SIDES
            facing = stand % data.SIDES
            sides = track.open_sides(field)
            behind: i64 = data.OPPOSITE[facing]
            # Driven here from behind, unless a block bars the field.
            if sides & data.SIDE[behind] and not track.is_blocked(field):
                add_new(stand + data.STEP_TO[behind] * data.SIDES, cost, in_one)
            # Turned here from another facing.
            if points > 0 and sides & data.SIDE[facing]:
                add_new(field * data.SIDES + (facing + 1) % data.SIDES, cost, in_one)
                add_new(field * data.SIDES + (facing + 3) % data.SIDES, cost, in_one)
                add_new(field * data.SIDES + behind, cost, in_two)
        now = in_one
        in_one = in_two
        in_two = []
        points += 1
    return [cost[stand] for stand in stands]


def add_new(stand: i64, cost: list[i64], later: list[i64]) -> None:
    if cost[stand] == data.NONE:
        later.append(stand)


def all_found(cost: list[i64], stands: list[i64]) -> bool:
    stand: i64
    for stand in stands:
        if cost[stand] == data.NONE:
            return False
    return True


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
