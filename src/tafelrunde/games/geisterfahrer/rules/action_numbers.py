"""Geisterfahrer: the numbers of all actions, first the choices and then the throws, put together
and taken apart."""

from typing import Final

from mypy_extensions import i64

# How many there are of each. They are written out here, since only what is known in one file is a
# constant once compiled; the notation, which names every action, would not fit others.
_CARS: Final = 4
_GHOSTS: Final = 2
_CARRIAGEWAYS: Final = 2
_SIDES: Final = 2
_FIELDS: Final = 144
_SEATS: Final = 4
_FACES: Final = 6

ROLL: Final = 0
LANE_CHANGE: Final = ROLL + 1
GHOST_LANE_CHANGE: Final = LANE_CHANGE + _CARS
ENTER: Final = GHOST_LANE_CHANGE + _GHOSTS
MOVE: Final = ENTER + _CARRIAGEWAYS
MOVE_GHOST: Final = MOVE + _CARS
SWITCH: Final = MOVE_GHOST + _GHOSTS
PLACE: Final = SWITCH + _GHOSTS * _SIDES
START: Final = PLACE + _FIELDS
DIE: Final = START + _SEATS
ACTIONS: Final = DIE + _FACES


# -- R4.1  Waiving the die ----------------------------------------------------------------


def is_waiver(action: i64) -> bool:
    return LANE_CHANGE <= action < ENTER


def lane_change(car: i64) -> i64:
    return LANE_CHANGE + car


def is_lane_change(action: i64) -> bool:
    return LANE_CHANGE <= action < GHOST_LANE_CHANGE


def changing_car(action: i64) -> i64:
    return action - LANE_CHANGE


def ghost_lane_change(ghost: i64) -> i64:
    return GHOST_LANE_CHANGE + ghost


def is_ghost_lane_change(action: i64) -> bool:
    return GHOST_LANE_CHANGE <= action < ENTER


def changing_ghost(action: i64) -> i64:
    return action - GHOST_LANE_CHANGE


# -- R4.2  A number ------------------------------------------------------------------------


def enter(carriageway: i64) -> i64:
    return ENTER + carriageway


def is_enter(action: i64) -> bool:
    return ENTER <= action < MOVE


def entered_carriageway(action: i64) -> i64:
    return action - ENTER


def move(car: i64) -> i64:
    return MOVE + car


def is_move(action: i64) -> bool:
    return MOVE <= action < MOVE_GHOST


def moving_car(action: i64) -> i64:
    return action - MOVE


# -- R4.3, R4.4  Ghosts --------------------------------------------------------------------


def move_ghost(ghost: i64) -> i64:
    return MOVE_GHOST + ghost


def is_move_ghost(action: i64) -> bool:
    return MOVE_GHOST <= action < SWITCH


def moving_ghost(action: i64) -> i64:
    return action - MOVE_GHOST


def switch(ghost: i64, side: i64) -> i64:
    """To the facing field of that lane."""
    return SWITCH + ghost * _SIDES + side


def is_switch(action: i64) -> bool:
    return SWITCH <= action < PLACE


def switching_ghost(action: i64) -> i64:
    return (action - SWITCH) // _SIDES


def switched_side(action: i64) -> i64:
    return (action - SWITCH) % _SIDES


def place(field: i64) -> i64:
    return PLACE + field


def is_place(action: i64) -> bool:
    return PLACE <= action < START


def placed_field(action: i64) -> i64:
    return action - PLACE


# -- R3.3  Chance --------------------------------------------------------------------------


def start(seat: i64) -> i64:
    return START + seat


def is_start(action: i64) -> bool:
    return START <= action < DIE


def starting_seat(action: i64) -> i64:
    return action - START


def die(face: i64) -> i64:
    """A number, or SYMBOL."""
    return DIE + face - 1


def is_die(action: i64) -> bool:
    return action >= DIE


def thrown_face(action: i64) -> i64:
    return action - DIE + 1
