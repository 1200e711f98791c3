"""Knight Rider: what a ram and an oil slick do to a car (R4.4, R4.5)."""

from mypy_extensions import i64

from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.state import Car, Chase

# -- R4.4  Passing, and the ram table --------------------------------------------------------


def would_ram(chase: Chase, seat: i64) -> bool:
    """Leaving the field now passes a car that can be rammed: the mover came in this move (Q20) by
    another side (Q19), and the other lies upright without a mantle (Q23)."""
    now = chase.now
    car = chase.cars[seat]
    if car.field == data.NONE or now.came_from == data.NONE or now.rammed_here:
        return False
    if car.facing == now.came_from:
        return False
    other = chase.car_beside(seat)
    return other != data.NONE and can_be_rammed(chase.cars[other])


def can_be_rammed(car: Car) -> bool:
    """R2.5  The mantle wards off all rams, the red car's too (Q32); a car on its roof is spared."""
    return not car.upside_down and not car.mantle


def suffer_ram(chase: Chase, seat: i64, die: i64) -> None:
    """The ram table, printed rows in their order (Q1)."""
    car = chase.cars[seat]
    if die == data.RAM_ROOF:
        car.upside_down = True
    elif die == data.RAM_SKID_AND_TURN:
        skid(chase, seat, 2)
        spin(car)
    elif die == data.RAM_SKID_2:
        skid(chase, seat, 2)
    elif die == data.RAM_SKID_1:
        skid(chase, seat, 1)
    elif die == data.RAM_TURN:
        spin(car)


# -- R4.4  Skidding --------------------------------------------------------------------------


def rear_side(chase: Chase, car: Car) -> i64:
    """Where the road lies behind a car (Q24), NONE if nowhere."""
    sides = chase.track.open_sides(car.field)
    if sides & data.SIDE[data.OPPOSITE[car.facing]]:
        return data.OPPOSITE[car.facing]
    others = sides & ~data.SIDE[car.facing]
    return data.FIRST_SIDE[others] if data.SIDE_COUNT[others] == 1 else data.NONE


def skid(chase: Chase, seat: i64, fields: i64) -> None:
    """Backwards along the road, round bends too (Q26), up to an obstacle or its end (Q25);
    nothing else happens on the way (Q29)."""
    car = chase.cars[seat]
    while fields > 0:
        side = rear_side(chase, car)
        if side == data.NONE:
            return
        behind: i64 = car.field + data.STEP_TO[side]
        if chase.is_obstacle(behind, seat):
            return
        car.field = behind
        car.facing = data.OPPOSITE[side]
        fields -= 1


def spin(car: Car) -> None:
    """It faces the opposite way, road or not."""
    car.facing = data.OPPOSITE[car.facing]


# -- R4.5  The oil slick (Ölspur) ------------------------------------------------------------


def stands_in_oil(chase: Chase, seat: i64) -> bool:
    """The car stands on the field behind another; one roll, however many there are (Q27)."""
    field = chase.cars[seat].field
    if field == data.NONE:
        return False
    return is_behind_a_car(chase, seat, field)


def is_behind_a_car(chase: Chase, seat: i64, field: i64) -> bool:
    return oil_of(chase, seat, field) != data.NONE


def oil_of(chase: Chase, seat: i64, field: i64) -> i64:
    """The seat whose car left oil on this field, NONE if nobody's; only black cars do (Q52)."""
    other: i64
    for other in range(chase.seats):
        car = chase.cars[other]
        if other != seat and car.field != data.NONE:
            side = rear_side(chase, car)
            if side != data.NONE and car.field + data.STEP_TO[side] == field:
                return other
    return data.NONE


def oil_fields(chase: Chase, seat: i64) -> list[i64]:
    """The fields behind all other cars."""
    fields: list[i64] = []
    other: i64
    for other in range(chase.seats):
        car = chase.cars[other]
        if other != seat and car.field != data.NONE:
            side = rear_side(chase, car)
            if side != data.NONE:
                fields.append(car.field + data.STEP_TO[side])
    return fields
