"""Geisterfahrer: roll, or waive the die for a change of lane (R4.1, Q16)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.games.geisterfahrer.rules import action_numbers, data
from tafelrunde.games.geisterfahrer.rules.driving import uses
from tafelrunde.games.geisterfahrer.rules.state import GHOST_SYMBOL, NUMBER, THROW, Motorway
from tafelrunde.games.geisterfahrer.rules.traffic import (
    exit_field,
    is_open_to_ghost,
    put_car,
    put_ghost,
)
from tafelrunde.games.geisterfahrer.rules.turns import end_turn


def choices(state: Motorway, seat: i64) -> i64:
    menu: i64 = BIT[action_numbers.ROLL]
    if state.must_roll(seat):
        return menu
    road = state.road
    own = state.cars[seat]
    car: i64
    for car in range(len(own)):
        field = own[car]
        if field >= 0 and road[data.BESIDE[field]] == data.EMPTY:
            menu |= BIT[action_numbers.lane_change(car)]
    # Q25  Either ghost, regardless of who set it; Q35 never after the roll.
    ghost: i64
    for ghost in range(data.GHOSTS):
        field = state.ghosts[ghost]
        if field >= 0 and is_open_to_ghost(state, data.BESIDE[field]):
            menu |= BIT[action_numbers.ghost_lane_change(ghost)]
    return menu


def take_die(state: Motorway, seat: i64) -> None:
    state.waived[seat] = 0
    state.phase = THROW


def change_lane(state: Motorway, seat: i64, car: i64) -> None:
    state.waived[seat] += 1
    field = data.BESIDE[state.cars[seat][car]]
    # Q13  A car leaves its own exit field at once.
    if field == exit_field(state, seat, data.carriageway_of(field)):
        field = data.SAFE
    put_car(state, seat, car, field)
    end_turn(state)


def change_ghost_lane(state: Motorway, seat: i64, ghost: i64) -> None:
    state.waived[seat] += 1
    put_ghost(state, ghost, data.BESIDE[state.ghosts[ghost]])
    end_turn(state)


def throw(state: Motorway, face: i64) -> None:
    state.thrown = face
    if face == data.SYMBOL:
        state.phase = GHOST_SYMBOL
    elif can_use_number(state, state.active):
        state.phase = NUMBER
    else:
        # Q18, Q28, Q44  Nothing can move: the turn is lost.
        end_turn(state)


def can_use_number(state: Motorway, seat: i64) -> bool:
    return uses(state, seat) != 0 if state.is_driver(seat) else state.ghosts[0] != data.OFF
