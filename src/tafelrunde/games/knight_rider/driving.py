"""Knight Rider: how cars drive, jump, skid and slip."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.knight_rider.data import (
    BENDS,
    FIRST_SIDE,
    FORWARD,
    JUMP,
    JUMP_CARD,
    NONE,
    OPPOSITE,
    RAM_ROOF,
    RAM_SKID_1,
    RAM_SKID_2,
    RAM_SKID_AND_TURN,
    RAM_TURN,
    SIDE,
    SIDE_COUNT,
    SIDES,
    STEP_TO,
    TURN,
    TURN_COST,
)
from tafelrunde.games.knight_rider.state import Car, Chase

# Why a step cannot be made; the texts explain each.
NO_ROAD: Final = "no-road"
OBSTACLE: Final = "obstacle"
NOT_ON_BOARD: Final = "not-on-board"
FACING_ALREADY: Final = "facing-already"
TOO_FEW_POINTS: Final = "too-few-points"
POINTS_LOST: Final = "points-lost"
POINTS_LEFT: Final = "points-left"
NO_JUMP_CARD: Final = "no-jump-card"
KITT_PLAYED: Final = "kitt-played"
NO_OBSTACLE: Final = "no-obstacle"
NO_LANDING: Final = "no-landing"

# A menu of steps is a set of bits: the step's action - FORWARD.
STEP_FORWARD: Final = 1
STEP_TURN: Final[tuple[int, ...]] = (2, 4, 8, 16)
STEP_JUMP: Final = 32
STEP_STOP: Final = 64

# -- R4.2  Steps --------------------------------------------------------------------------


def field_ahead(chase: Chase, seat: i64) -> i64:
    """The field that FORWARD leads to, NONE if no road does; off the board it is the entry."""
    car = chase.cars[seat]
    if car.field == NONE:
        return car.entry
    if chase.track.open_sides(car.field) & SIDE[car.facing]:
        return car.field + STEP_TO[car.facing]
    return NONE


def can_drive(chase: Chase, seat: i64) -> bool:
    ahead = field_ahead(chase, seat)
    return ahead != NONE and not chase.is_obstacle(ahead, seat)


def turn_cost(facing: i64, side: i64) -> i64:
    """1 at right angles, 2 to the opposite side."""
    return TURN_COST[(side - facing) & 3]


def max_spend(chase: Chase, seat: i64, field: i64, facing: i64, points: i64) -> i64:
    """R4.2  The most points that driving and turning can use, all other cars standing still and
    no card played. `field` is NONE for a car that still waits off the board."""
    if points <= 0:
        return 0
    if field == NONE:
        entry = chase.cars[seat].entry
        if chase.is_obstacle(entry, seat):
            return 0
        return 1 + max_spend(chase, seat, entry, facing, points - 1)
    sides = chase.track.open_sides(field)
    # Where two open sides meet at right angles, turning to and fro uses any number of points.
    if BENDS[sides]:
        return points
    best: i64 = 0
    if sides & SIDE[facing]:
        ahead: i64 = field + STEP_TO[facing]
        if not chase.is_obstacle(ahead, seat):
            best = 1 + max_spend(chase, seat, ahead, facing, points - 1)
    side: i64
    for side in range(SIDES):
        if best == points:
            break
        cost = turn_cost(facing, side)
        if side != facing and sides & SIDE[side] and cost <= points:
            best = max(best, cost + max_spend(chase, seat, field, side, points - cost))
    return best


def spend_from_here(chase: Chase, seat: i64) -> i64:
    car = chase.cars[seat]
    return max_spend(chase, seat, car.field, car.facing, chase.now.points)


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
    if most > 0 and car.field != NONE:
        # Only towards open sides, whatever stands beyond (Q14, Q50).
        sides = chase.track.open_sides(car.field)
        side: i64
        for side in range(SIDES):
            if side != car.facing and sides & SIDE[side]:
                cost = turn_cost(car.facing, side)
                if cost <= points:
                    if cost + max_spend(chase, seat, car.field, side, points - cost) == most:
                        menu |= STEP_TURN[side]
    # R4.3  A jump may use more than driving could.
    if holds_jump(chase, seat):
        landing = jump_landing(chase, seat)
        if landing != NONE:
            if 1 + max_spend(chase, seat, landing, car.facing, points - 1) >= most:
                menu |= STEP_JUMP
    return menu


def refuse_step(chase: Chase, seat: i64, step: i64) -> str:
    """Why a step may not be made, judged by trying it."""
    car = chase.cars[seat]
    points = chase.now.points
    most = spend_from_here(chase, seat)
    field = car.field
    facing = car.facing
    cost: i64 = 1
    if step == FORWARD:
        field = field_ahead(chase, seat)
        if field == NONE:
            return NO_ROAD
        if chase.is_obstacle(field, seat):
            return OBSTACLE
    elif step == JUMP:
        reason = refuse_jump(chase, seat)
        if reason != "":
            return reason
        field = jump_landing(chase, seat)
    elif step < JUMP:
        facing = step - TURN
        if field == NONE:
            return NOT_ON_BOARD
        if facing == car.facing:
            return FACING_ALREADY
        if chase.track.open_sides(field) & SIDE[facing] == 0:
            return NO_ROAD
        cost = turn_cost(car.facing, facing)
        if cost > points:
            return TOO_FEW_POINTS
    else:
        return "" if most == 0 else POINTS_LEFT
    after = cost + max_spend(chase, seat, field, facing, points - cost)
    return "" if after >= most else POINTS_LOST


# -- R4.3  The jump (Blockier-Sprung) -----------------------------------------------------


def holds_jump(chase: Chase, seat: i64) -> bool:
    return not chase.now.kitt_played and chase.kitt[seat][JUMP_CARD] > 0


def jump_landing(chase: Chase, seat: i64) -> i64:
    """The field beyond one obstacle straight ahead (Q35), NONE if there is no jump."""
    facing = chase.cars[seat].facing
    over = field_ahead(chase, seat)
    if over == NONE or not chase.is_obstacle(over, seat):
        return NONE
    if chase.track.open_sides(over) & SIDE[facing] == 0:
        return NONE
    landing: i64 = over + STEP_TO[facing]
    return NONE if chase.is_obstacle(landing, seat) else landing


def refuse_jump(chase: Chase, seat: i64) -> str:
    if chase.now.kitt_played:
        return KITT_PLAYED
    if chase.kitt[seat][JUMP_CARD] == 0:
        return NO_JUMP_CARD
    over = field_ahead(chase, seat)
    if over == NONE:
        return NO_ROAD
    if not chase.is_obstacle(over, seat):
        return NO_OBSTACLE
    return NO_LANDING if jump_landing(chase, seat) == NONE else ""


# -- R4.4  Passing, skidding --------------------------------------------------------------


def would_ram(chase: Chase, seat: i64) -> bool:
    """Leaving the field now passes a car that can be rammed: the mover came in this move (Q20) by
    another side (Q19), and the other lies upright without a mantle (Q23)."""
    now = chase.now
    car = chase.cars[seat]
    if car.field == NONE or now.came_from == NONE or now.rammed_here:
        return False
    if car.facing == now.came_from:
        return False
    other = chase.car_beside(seat)
    return other != NONE and can_be_rammed(chase.cars[other])


def can_be_rammed(car: Car) -> bool:
    """R2.5  The mantle wards off all rams, the red car's too (Q32); a car on its roof is spared."""
    return not car.upside_down and not car.mantle


def rear_side(chase: Chase, car: Car) -> i64:
    """Where the road lies behind a car (Q24), NONE if nowhere."""
    sides = chase.track.open_sides(car.field)
    if sides & SIDE[OPPOSITE[car.facing]]:
        return OPPOSITE[car.facing]
    others = sides & ~SIDE[car.facing]
    return FIRST_SIDE[others] if SIDE_COUNT[others] == 1 else NONE


def skid(chase: Chase, seat: i64, fields: i64) -> None:
    """Backwards along the road, round bends too (Q26), up to an obstacle or its end (Q25);
    nothing else happens on the way (Q29)."""
    car = chase.cars[seat]
    while fields > 0:
        side = rear_side(chase, car)
        if side == NONE:
            return
        behind: i64 = car.field + STEP_TO[side]
        if chase.is_obstacle(behind, seat):
            return
        car.field = behind
        car.facing = OPPOSITE[side]
        fields -= 1


def spin(car: Car) -> None:
    """It faces the opposite way, road or not."""
    car.facing = OPPOSITE[car.facing]


def suffer_ram(chase: Chase, seat: i64, die: i64) -> None:
    """The ram table, printed rows in their order (Q1)."""
    car = chase.cars[seat]
    if die == RAM_ROOF:
        car.upside_down = True
    elif die == RAM_SKID_AND_TURN:
        skid(chase, seat, 2)
        spin(car)
    elif die == RAM_SKID_2:
        skid(chase, seat, 2)
    elif die == RAM_SKID_1:
        skid(chase, seat, 1)
    elif die == RAM_TURN:
        spin(car)


# -- R4.5  The oil slick (Ölspur) ---------------------------------------------------------


def stands_in_oil(chase: Chase, seat: i64) -> bool:
    """The car stands on the field behind another; one roll, however many there are (Q27)."""
    field = chase.cars[seat].field
    if field == NONE:
        return False
    return is_behind_a_car(chase, seat, field)


def is_behind_a_car(chase: Chase, seat: i64, field: i64) -> bool:
    """Only black cars leave oil (Q52)."""
    other: i64
    for other in range(chase.seats):
        car = chase.cars[other]
        if other != seat and car.field != NONE:
            side = rear_side(chase, car)
            if side != NONE and car.field + STEP_TO[side] == field:
                return True
    return False
