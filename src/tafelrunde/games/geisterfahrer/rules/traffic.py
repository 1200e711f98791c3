"""Geisterfahrer: how cars and ghosts drive, and where each of them would end (R4.2 to R4.4)."""

from mypy_extensions import i64

from tafelrunde.games.geisterfahrer.rules import data
from tafelrunde.games.geisterfahrer.rules.state import Motorway

# -- R4.2  Cars --------------------------------------------------------------------------


def drive(state: Motorway, seat: i64, field: i64, steps: i64) -> i64:
    """Where a car on this field ends: on a field, SAFE, SCRAP, or NONE if it cannot stir."""
    return follow(
        state, field, data.NONE, steps, exit_field(state, seat, data.carriageway_of(field))
    )


def drive_in(state: Motorway, seat: i64, carriageway: i64, steps: i64) -> i64:
    """Where an entering car ends. The entry is the first field of its way (Q4)."""
    entry = entry_field(state, seat, carriageway)
    occupant = state.road[entry]
    if occupant >= data.GHOST:
        # Q7  A ghost on the ramp is not jumped.
        return data.NONE if state.agreed.ghosts_stop_cars else data.SCRAP
    # Q5, Q6  A car there is jumped, but one cannot stop on it.
    reached = entry if occupant == data.EMPTY else data.NONE
    return follow(state, entry, reached, steps - 1, exit_field(state, seat, carriageway))


def follow(state: Motorway, field: i64, reached: i64, steps: i64, exit_field: i64) -> i64:
    """The first thing on the way counts (Q9); `reached` is the last field to stop on."""
    road = state.road
    ahead = state.agreed.ahead
    step: i64
    for step in range(steps):
        field = ahead[field]
        occupant = road[field]
        # Q8  A car that runs into a ghost is scrapped; R6.1 with `stop` it waits behind it.
        if occupant >= data.GHOST:
            return reached if state.agreed.ghosts_stop_cars else data.SCRAP
        # Q5, Q10, Q11  At its own exit it leaves, over a car that may stand there; in the
        # left lane (Q12) and at the exit of the other half (Q14) it drives on.
        if field == exit_field:
            return data.SAFE
        if occupant != data.EMPTY:
            return reached
        reached = field
    return reached


def exit_field(state: Motorway, seat: i64, carriageway: i64) -> i64:
    return data.field_at(carriageway, data.RIGHT, state.agreed.exits[seat])


def entry_field(state: Motorway, seat: i64, carriageway: i64) -> i64:
    return data.field_at(carriageway, data.RIGHT, state.agreed.entries[seat])


def put_car(state: Motorway, seat: i64, car: i64, place: i64) -> None:
    """On a field, or SAFE or SCRAP; a ghost it ran into stays where it is (Q8)."""
    own = state.cars[seat]
    if own[car] >= 0:
        state.road[own[car]] = data.EMPTY
    own[car] = place
    if place >= 0:
        state.road[place] = seat * data.MOST_CARS + car
    else:
        state.left[seat] -= 1
        state.gone_at[seat * data.MOST_CARS + car] = state.turn_no
        if place == data.SAFE:
            state.rescued_at[seat] = state.turn_no


# -- R4.3, R4.4  Ghosts ------------------------------------------------------------------


def is_free(state: Motorway, field: i64) -> bool:
    """R2.2, Q37  An empty field away from the ramps. R6.7 with `one_ghost_per_carriageway` the
    second ghost keeps off the carriageway of the first."""
    if state.agreed.banned[field] or state.road[field] != data.EMPTY:
        return False
    first = state.ghosts[0]
    return (
        first == data.OFF
        or not state.agreed.one_ghost_each
        or data.carriageway_of(field) != data.carriageway_of(first)
    )


def is_open_to_ghost(state: Motorway, field: i64) -> bool:
    """Q24  Nothing stands there; R6.8 with `ghost_sideswipe` a car may."""
    occupant = state.road[field]
    return occupant == data.EMPTY or (state.agreed.sideswipe and occupant < data.GHOST)


def chase(state: Motorway, ghost: i64, steps: i64) -> i64:
    """Where a ghost ends that drives against the traffic, over ramps and never off the road:
    on the first car in its way (Q22, Q33), or before the other ghost (Q23)."""
    field = state.ghosts[ghost]
    step: i64
    for step in range(steps):
        reached = state.agreed.behind[field]
        occupant = state.road[reached]
        if occupant >= data.GHOST:
            return field
        field = reached
        if occupant != data.EMPTY:
            return field
    return field


def across(state: Motorway, ghost: i64, side: i64) -> i64:
    """Q30  The facing field, in the right or the left lane."""
    facing = state.agreed.facing[state.ghosts[ghost]]
    return facing if data.side_of(facing) == side else data.BESIDE[facing]


def put_ghost(state: Motorway, ghost: i64, field: i64) -> None:
    """Scrap any player's car that stands there (Q33)."""
    occupant = state.road[field]
    if occupant != data.EMPTY:
        put_car(state, occupant // data.MOST_CARS, occupant % data.MOST_CARS, data.SCRAP)
    if state.ghosts[ghost] != data.OFF:
        state.road[state.ghosts[ghost]] = data.EMPTY
    state.ghosts[ghost] = field
    state.road[field] = data.GHOST + ghost
