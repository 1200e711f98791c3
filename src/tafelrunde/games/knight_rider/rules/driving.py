"""Knight Rider: which steps a car can make (R4.2, R4.3)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.state import Chase

# A menu of steps is a set; each has its place in it (see actions.step).
STEP_FORWARD: Final = 1
STEP_TURN: Final[tuple[int, ...]] = (2, 4, 8, 16)
STEP_JUMP: Final = 32
STEP_STOP: Final = 64
DEAREST_STEP: Final = 2
"""Turning to the opposite side."""

# -- R4.2  Steps -----------------------------------------------------------------------------


def field_ahead(chase: Chase, seat: i64) -> i64:
    """The field that FORWARD leads to, NONE if no road does; off the board it is the entry."""
    car = chase.cars[seat]
    if car.field == data.NONE:
        return car.entry
    if chase.track.open_sides(car.field) & data.SIDE[car.facing]:
        return car.field + data.STEP_TO[car.facing]
    return data.NONE


def can_drive(chase: Chase, seat: i64) -> bool:
    ahead = field_ahead(chase, seat)
    return ahead != data.NONE and not chase.is_obstacle(ahead, seat)


def turn_cost(facing: i64, side: i64) -> i64:
    """1 at right angles, 2 to the opposite side."""
    return data.TURN_COST[(side - facing) & 3]


def max_spend(chase: Chase, seat: i64, field: i64, facing: i64, points: i64) -> i64:
    """R4.2  The most points that driving and turning can use, all other cars standing still and
    no card played. `field` is NONE for a car that still waits off the board."""
    if points <= 0:
        return 0
    if field == data.NONE:
        entry = chase.cars[seat].entry
        if chase.is_obstacle(entry, seat):
            return 0
        return 1 + max_spend(chase, seat, entry, facing, points - 1)
    sides = chase.track.open_sides(field)
    # Where two open sides meet at right angles, turning to and fro uses any number of points.
    if data.BENDS[sides]:
        return points
    best: i64 = 0
    if sides & data.SIDE[facing]:
        ahead: i64 = field + data.STEP_TO[facing]
        if not chase.is_obstacle(ahead, seat):
            best = 1 + max_spend(chase, seat, ahead, facing, points - 1)
    side: i64
    for side in range(data.SIDES):
        if best == points:
            break
        cost = turn_cost(facing, side)
        if side != facing and sides & data.SIDE[side] and cost <= points:
            best = max(best, cost + max_spend(chase, seat, field, side, points - cost))
    return best


def spend_from_here(chase: Chase, seat: i64) -> i64:
    car = chase.cars[seat]
    return max_spend(chase, seat, car.field, car.facing, chase.now.points)


def can_step(chase: Chase, seat: i64) -> bool:
    return can_step_with(chase, seat, chase.now.points)


def can_step_with(chase: Chase, seat: i64, points: i64) -> bool:
    """Whether one of these points can be used: two are enough to tell, for no step costs more."""
    car = chase.cars[seat]
    return max_spend(chase, seat, car.field, car.facing, min(points, DEAREST_STEP)) > 0


def steps(chase: Chase, seat: i64) -> i64:
    """The menu of STEP as a set of bits: no point may be dropped (Q15)."""
    car = chase.cars[seat]
    points = chase.now.points
    most = spend_from_here(chase, seat)
    menu: i64 = 0
    if most == 0:
        menu = STEP_STOP
    elif can_drive(chase, seat):
        ahead = field_ahead(chase, seat)
        if 1 + max_spend(chase, seat, ahead, car.facing, points - 1) == most:
            menu = STEP_FORWARD
    if most > 0 and car.field != data.NONE:
        # Only towards open sides, whatever stands beyond (Q14, Q50).
        sides = chase.track.open_sides(car.field)
        side: i64
        for side in range(data.SIDES):
            if side != car.facing and sides & data.SIDE[side]:
                cost = turn_cost(car.facing, side)
                if cost <= points:
                    if cost + max_spend(chase, seat, car.field, side, points - cost) == most:
                        menu |= STEP_TURN[side]
    # R4.3  A jump may use more than driving could.
    if holds_jump(chase, seat):
        landing = jump_landing(chase, seat)
        if landing != data.NONE:
            if 1 + max_spend(chase, seat, landing, car.facing, points - 1) >= most:
                menu |= STEP_JUMP
    return menu


# -- R4.3  The jump (Blockier-Sprung) --------------------------------------------------------


def holds_jump(chase: Chase, seat: i64) -> bool:
    return not chase.now.kitt_played and chase.kitt.hands[seat][data.JUMP_CARD] > 0


def jump_landing(chase: Chase, seat: i64) -> i64:
    """The field beyond one obstacle straight ahead (Q35), NONE if there is no jump."""
    facing = chase.cars[seat].facing
    over = field_ahead(chase, seat)
    if over == data.NONE or not chase.is_obstacle(over, seat):
        return data.NONE
    if chase.track.open_sides(over) & data.SIDE[facing] == 0:
        return data.NONE
    landing: i64 = over + data.STEP_TO[facing]
    return data.NONE if chase.is_obstacle(landing, seat) else landing
