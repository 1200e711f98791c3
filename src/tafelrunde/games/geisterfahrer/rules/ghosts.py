"""Geisterfahrer: a ghost is set, moved or sent to the other carriageway (R4.3, R4.4)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.games.geisterfahrer.rules import action_numbers, data
from tafelrunde.games.geisterfahrer.rules.state import GHOST_SYMBOL, Motorway
from tafelrunde.games.geisterfahrer.rules.traffic import (
    across,
    chase,
    is_free,
    is_open_to_ghost,
    put_ghost,
)
from tafelrunde.games.geisterfahrer.rules.turns import end_turn

# -- R4.3  The symbol: a ghost is set or moved -------------------------------------------


def symbol_uses(state: Motorway, seat: i64) -> i64:
    # Q20  Both must be in play before one is moved.
    menu = ghost_moves(state) if state.ghosts_in_play() == data.GHOSTS else 0
    if not state.is_driver(seat):
        menu |= switches(state)
    return menu


def sets_ghost(state: Motorway, seat: i64) -> bool:
    asked = state.phase == GHOST_SYMBOL and seat == state.active
    return asked and state.ghosts_in_play() < data.GHOSTS


def count_free(state: Motorway) -> i64:
    count: i64 = 0
    field: i64
    for field in range(data.FIELDS):
        if is_free(state, field):
            count += 1
    return count


def nth_free(state: Motorway, n: i64) -> i64:
    """The free field with n smaller ones."""
    field: i64 = 0
    while n > 0 or not is_free(state, field):
        if is_free(state, field):
            n -= 1
        field += 1
    return field


def place_ghost(state: Motorway, field: i64) -> None:
    """Q36  It does not move in the same turn."""
    put_ghost(state, state.ghosts_in_play(), field)
    end_turn(state)


def ghost_moves(state: Motorway) -> i64:
    """Q38  The ghosts in play that can make a step; of two, one always can."""
    menu: i64 = 0
    ghost: i64
    for ghost in range(data.GHOSTS):
        field = state.ghosts[ghost]
        # Q23  Not one that has the other right before it.
        if field >= 0 and state.road[state.agreed.behind[field]] < data.GHOST:
            menu |= BIT[action_numbers.move_ghost(ghost)]
    return menu


def move_ghost(state: Motorway, ghost: i64) -> None:
    put_ghost(state, ghost, chase(state, ghost, state.ghost_steps()))
    end_turn(state)


# -- R4.4  A player without cars may change a ghost's carriageway (Q29) ------------------


def switches(state: Motorway) -> i64:
    if state.agreed.one_ghost_each:
        return 0
    menu: i64 = 0
    ghost: i64
    side: i64
    for ghost in range(data.GHOSTS):
        if state.ghosts[ghost] != data.OFF:
            for side in range(2):
                if is_open_to_ghost(state, across(state, ghost, side)):
                    menu |= BIT[action_numbers.switch(ghost, side)]
    return menu


def switch(state: Motorway, ghost: i64, side: i64) -> None:
    """Q36, Q37  The ghost does not move as well; it may come to stand on a ramp."""
    put_ghost(state, ghost, across(state, ghost, side))
    end_turn(state)
