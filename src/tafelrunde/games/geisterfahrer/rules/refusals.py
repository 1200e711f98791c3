"""Geisterfahrer: why something cannot be done, written apart from the menus so that each checks
the other."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.state import GAME_OVER, LEGAL, NOT_NOW, NOT_YOUR_TURN
from tafelrunde.games.geisterfahrer.rules import action_numbers, data
from tafelrunde.games.geisterfahrer.rules.state import CHOOSE, ENDED, NUMBER, Motorway
from tafelrunde.games.geisterfahrer.rules.traffic import entry_field, exit_field, is_open_to_ghost

FIRST_TURN: Final = "first-turn"
MUST_ROLL: Final = "must-roll"
NO_SUCH_CAR: Final = "no-such-car"
CAR_NOT_ON_ROAD: Final = "car-not-on-road"
GHOST_NOT_ON_ROAD: Final = "ghost-not-on-road"
LANE_OCCUPIED: Final = "lane-occupied"
NO_CAR_WAITING: Final = "no-car-waiting"
ENTRY_CLOSED: Final = "entry-closed"
CAR_BLOCKED: Final = "car-blocked"
NUMBER_DRIVES_CARS: Final = "number-drives-cars"
SYMBOL_DRIVES_GHOSTS: Final = "symbol-drives-ghosts"
SET_GHOST_FIRST: Final = "set-ghost-first"
GHOST_BLOCKED: Final = "ghost-blocked"
GHOSTS_ALL_SET: Final = "ghosts-all-set"
NO_SUCH_FIELD: Final = "no-such-field"
NEAR_RAMP: Final = "near-ramp"
FIELD_OCCUPIED: Final = "field-occupied"
CARRIAGEWAY_TAKEN: Final = "carriageway-taken"
ONLY_WITHOUT_CARS: Final = "only-without-cars"
GHOSTS_STAY: Final = "ghosts-stay"
FACING_OCCUPIED: Final = "facing-occupied"


def refuse(state: Motorway, seat: i64, action: i64) -> str:
    if state.phase == ENDED:
        return GAME_OVER
    if action < 0 or action >= action_numbers.ACTIONS:
        return NOT_NOW
    if seat != state.active or not state.is_choosing():
        return NOT_YOUR_TURN
    if action >= action_numbers.START:
        return NOT_NOW
    if state.phase == CHOOSE:
        return refuse_choice(state, seat, action)
    if action < action_numbers.ENTER:
        return NOT_NOW
    if state.phase == NUMBER:
        return refuse_number(state, seat, action)
    return refuse_symbol(state, seat, action)


def refuse_choice(state: Motorway, seat: i64, action: i64) -> str:
    if action == action_numbers.ROLL:
        return LEGAL
    if action >= action_numbers.ENTER:
        return NOT_NOW
    if state.turn_no <= state.seats:
        return FIRST_TURN
    if state.waived[seat] >= state.agreed.waive_limit:
        return MUST_ROLL
    if action >= action_numbers.GHOST_LANE_CHANGE:
        field = state.ghosts[action_numbers.changing_ghost(action)]
        if field == data.OFF:
            return GHOST_NOT_ON_ROAD
        return LEGAL if is_open_to_ghost(state, data.BESIDE[field]) else LANE_OCCUPIED
    if action_numbers.changing_car(action) >= state.agreed.cars:
        return NO_SUCH_CAR
    field = state.cars[seat][action_numbers.changing_car(action)]
    if field < 0:
        return CAR_NOT_ON_ROAD
    return LEGAL if state.road[data.BESIDE[field]] == data.EMPTY else LANE_OCCUPIED


def refuse_number(state: Motorway, seat: i64, action: i64) -> str:
    if action >= action_numbers.SWITCH:
        return NOT_NOW
    if action >= action_numbers.MOVE_GHOST:
        if state.is_driver(seat):
            return NUMBER_DRIVES_CARS
        return refuse_ghost_move(state, action_numbers.moving_ghost(action))
    if action < action_numbers.MOVE:
        if data.OFF not in state.cars[seat]:
            return NO_CAR_WAITING
        return refuse_entry(
            state, entry_field(state, seat, action_numbers.entered_carriageway(action))
        )
    if action_numbers.moving_car(action) >= state.agreed.cars:
        return NO_SUCH_CAR
    field = state.cars[seat][action_numbers.moving_car(action)]
    if field < 0:
        return CAR_NOT_ON_ROAD
    reached = state.agreed.ahead[field]
    if state.road[reached] >= data.GHOST:
        return CAR_BLOCKED if state.agreed.ghosts_stop_cars else LEGAL
    leaving = reached == exit_field(state, seat, data.carriageway_of(field))
    return LEGAL if state.road[reached] == data.EMPTY or leaving else CAR_BLOCKED


def refuse_entry(state: Motorway, entry: i64) -> str:
    """Closed by a car if there is no stopping behind it; by a ghost only with `stop`."""
    occupant = state.road[entry]
    if occupant == data.EMPTY:
        return LEGAL
    if occupant >= data.GHOST:
        return ENTRY_CLOSED if state.agreed.ghosts_stop_cars else LEGAL
    if state.thrown == 1:
        return ENTRY_CLOSED
    following = state.road[state.agreed.ahead[entry]]
    if following >= data.GHOST:
        return ENTRY_CLOSED if state.agreed.ghosts_stop_cars else LEGAL
    return LEGAL if following == data.EMPTY else ENTRY_CLOSED


def refuse_ghost_move(state: Motorway, ghost: i64) -> str:
    field = state.ghosts[ghost]
    if field == data.OFF:
        return GHOST_NOT_ON_ROAD
    blocked = state.ghosts[1 - ghost] == state.agreed.behind[field]
    return GHOST_BLOCKED if blocked else LEGAL


def refuse_symbol(state: Motorway, seat: i64, action: i64) -> str:
    if action < action_numbers.MOVE_GHOST:
        return SYMBOL_DRIVES_GHOSTS
    if action_numbers.is_move_ghost(action):
        if data.OFF in state.ghosts:
            return SET_GHOST_FIRST
        return refuse_ghost_move(state, action_numbers.moving_ghost(action))
    if action_numbers.is_place(action):
        return refuse_place(state, action_numbers.placed_field(action))
    if state.is_driver(seat):
        return ONLY_WITHOUT_CARS
    if state.agreed.one_ghost_each:
        return GHOSTS_STAY
    field = state.ghosts[action_numbers.switching_ghost(action)]
    if field == data.OFF:
        return GHOST_NOT_ON_ROAD
    at = (state.agreed.fields - data.position_of(field)) % state.agreed.fields
    side = action_numbers.switched_side(action)
    across = data.field_at(1 - data.carriageway_of(field), side, at)
    return LEGAL if is_open_to_ghost(state, across) else FACING_OCCUPIED


def refuse_place(state: Motorway, field: i64) -> str:
    if data.OFF not in state.ghosts:
        return GHOSTS_ALL_SET
    if data.position_of(field) >= state.agreed.fields:
        return NO_SUCH_FIELD
    if state.agreed.banned[field]:
        return NEAR_RAMP
    if state.road[field] != data.EMPTY:
        return FIELD_OCCUPIED
    first = state.ghosts[0]
    if state.agreed.one_ghost_each and first != data.OFF:
        if data.carriageway_of(first) == data.carriageway_of(field):
            return CARRIAGEWAY_TAKEN
    return LEGAL
