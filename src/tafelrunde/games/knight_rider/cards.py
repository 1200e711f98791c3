"""Knight Rider: where a diversion card may be laid."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.games.knight_rider.data import (
    CELL_OF,
    FEET,
    FEET_ON,
    FIELDS,
    MOST_CARDS,
    NONE,
    SIDE,
    SIDES,
    STEP_TO,
    TILES,
)
from tafelrunde.games.knight_rider.state import Chase

# Why a card cannot be laid; the texts explain each.
NOT_ON_TABLE: Final = "not-on-table"
TILE_FULL: Final = "tile-full"
ROADS_UNFIT: Final = "roads-unfit"
WALLED_IN: Final = "walled-in"

# -- R2.4  Tiles and feet -----------------------------------------------------------------


def feet(chase: Chase, kind: i64, tile: i64) -> i64:
    """The set of feet with which the card may be laid on the tile; 0 if it may not. Three cards at
    a time are the only limit (Q54), unless it was agreed that nobody is walled in (Q41)."""
    track = chase.track
    if not track.is_laid(tile) or track.cards_on[tile] >= MOST_CARDS:
        return 0
    possible: i64 = FEET_ON[kind * 16 + track.roads(tile)]
    if chase.agreed.pocket_rule == 0:
        return possible
    foot: i64
    for foot in range(FEET):
        if possible >> foot & 1 and walls_in(chase, kind, tile, foot):
            possible &= ~BIT[foot]
    return possible


def tiles_for(chase: Chase, kind: i64) -> i64:
    """The set of tiles on which the card may be laid; cars do not matter (Q39, Q49)."""
    tiles: i64 = 0
    tile: i64
    for tile in range(TILES):
        if feet(chase, kind, tile):
            tiles |= BIT[tile]
    return tiles


def has_tile_for(chase: Chase, kind: i64) -> bool:
    tile: i64
    for tile in range(TILES):
        if feet(chase, kind, tile):
            return True
    return False


def refuse_tile(chase: Chase, kind: i64, tile: i64) -> str:
    track = chase.track
    if track.cell_of[tile] == NONE:
        return NOT_ON_TABLE
    if track.cards_on[tile] == MOST_CARDS:
        return TILE_FULL
    if FEET_ON[kind * 16 + track.roads(tile)] == 0:
        return ROADS_UNFIT
    return "" if feet(chase, kind, tile) else WALLED_IN


def refuse_foot(chase: Chase, kind: i64, tile: i64, foot: i64) -> str:
    if FEET_ON[kind * 16 + chase.track.roads(tile)] >> foot & 1 == 0:
        return ROADS_UNFIT
    if chase.agreed.pocket_rule > 0 and walls_in(chase, kind, tile, foot):
        return WALLED_IN
    return ""


# -- R6.7  Nobody may be walled in (pocket_rule) ------------------------------------------


def walls_in(chase: Chase, kind: i64, tile: i64, foot: i64) -> bool:
    """With this card some car could reach too few tiles."""
    track = chase.track
    track.add_card(tile, kind, foot)
    found = False
    seat: i64
    for seat in range(chase.seats):
        car = chase.cars[seat]
        field = car.entry if car.field == NONE else car.field
        if reach(chase, field) < chase.agreed.pocket_rule:
            found = True
    track.remove_newest_card()
    return found


def reach(chase: Chase, field: i64) -> i64:
    """How many unblocked tile centres can be driven to, whatever the cars do."""
    track = chase.track
    seen: list[i64] = [0] * FIELDS
    seen[field] = 1
    fields: list[i64] = [field]
    centres: i64 = 0
    at: i64 = 0
    while at < len(fields):
        here = fields[at]
        at += 1
        if CELL_OF[here] != NONE and not track.is_blocked(here):
            centres += 1
        sides = track.open_sides(here)
        side: i64
        for side in range(SIDES):
            if sides & SIDE[side]:
                there: i64 = here + STEP_TO[side]
                if seen[there] == 0 and not track.is_blocked(there):
                    seen[there] = 1
                    fields.append(there)
    return centres
