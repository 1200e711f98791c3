"""Knight Rider: the track is built, islands are joined, the start is found."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, lowest_bit
from tafelrunde.games.knight_rider.data import (
    ALL_SIDES,
    CELL_X,
    CELL_Y,
    CENTRE_CELLS,
    DEMANDS,
    FITS,
    FROM_CENTRE,
    NEXT_CELL,
    NONE,
    OPPOSITE,
    PLACE,
    ROADS,
    SHAPE,
    SIDE,
    SIDE_COUNT,
    SIDES,
    TILES,
    TOUCHES_CENTRE,
    UNUSABLE,
)
from tafelrunde.games.knight_rider.state import RELAYING, Chase
from tafelrunde.games.knight_rider.track import Track, empty_track

# Why a tile cannot be placed there; the texts explain each.
OFF_TABLE: Final = "off-table"
CENTRE_CELL: Final = "centre-cell"
CELL_TAKEN: Final = "cell-taken"
SAME_ROTATION: Final = "same-rotation"
EDGES_CLASH: Final = "edges-clash"
FIRST_AT_CENTRE: Final = "first-at-centre"
NOT_JOINED: Final = "not-joined"

ROTATION_COUNT: Final[tuple[int, ...]] = SIDE_COUNT
"""A set of rotations is as small as a set of sides."""

# -- R3.1  Placing a tile (BUILD_PLACE) ---------------------------------------------------


def rotations_at(chase: Chase, tile: i64, cell: i64) -> i64:
    """The set of rotations in which the tile may be placed there."""
    demand = chase.track.demand[cell]
    # Rule 1: a free cell of the table outside the centre.
    if demand == UNUSABLE:
        return 0
    # Rule 3: it joins a road, or touches the centre (Q4); re-laid islands must join.
    touches = TOUCHES_CENTRE[cell] != 0
    joins = demand & ALL_SIDES != 0
    if chase.phase == RELAYING:
        if not joins:
            return 0
    elif not touches:
        # Rule 4: the first own tile touches the centre, joined or not (Q51).
        if not joins or not chase.has_laid >> chase.active & 1:
            return 0
    # Rule 2: edges match; nothing is asked where no tile lies, nor at the centre (Q5).
    return FITS[SHAPE[tile] * DEMANDS + demand]


def has_placement(chase: Chase, tile: i64) -> bool:
    cell: i64
    for cell in chase.agreed.cells:
        if rotations_at(chase, tile, cell):
            return True
    return False


def placements(chase: Chase, tile: i64) -> list[i64]:
    """The actions that place the tile, ascending."""
    cell: i64
    rotation: i64
    actions: list[i64] = []
    for cell in chase.agreed.cells:
        rotations = rotations_at(chase, tile, cell)
        if rotations:
            for rotation in range(4):
                if rotations >> rotation & 1:
                    actions.append(PLACE + cell * 4 + rotation)
    return actions


def count_placements(chase: Chase, tile: i64) -> i64:
    cell: i64
    count: i64 = 0
    for cell in chase.agreed.cells:
        count += ROTATION_COUNT[rotations_at(chase, tile, cell)]
    return count


def nth_placement(chase: Chase, tile: i64, n: i64) -> i64:
    """The placement with n lower ones in the menu."""
    cell: i64
    for cell in chase.agreed.cells:
        rotations = rotations_at(chase, tile, cell)
        here: i64 = ROTATION_COUNT[rotations]
        if n < here:
            while n > 0:
                rotations &= rotations - 1
                n -= 1
            return PLACE + cell * 4 + lowest_bit(rotations)
        n -= here
    return NONE


def refuse_placement(chase: Chase, tile: i64, cell: i64, rotation: i64) -> str:
    """Why the tile may not be placed so, judged from the tiles around the cell."""
    track = chase.track
    half = chase.agreed.table_size // 2
    if not (1 - half <= CELL_X[cell] <= half and 1 - half <= CELL_Y[cell] <= half):
        return OFF_TABLE
    if cell in CENTRE_CELLS:
        return CENTRE_CELL
    if track.tile_at[cell] != NONE:
        return CELL_TAKEN
    if FITS[SHAPE[tile] * DEMANDS] >> rotation & 1 == 0:
        return SAME_ROTATION
    roads: i64 = ROADS[SHAPE[tile] * 4 + rotation]
    joined: i64 = 0
    side: i64
    for side in range(SIDES):
        beside: i64 = NEXT_CELL[cell * SIDES + side]
        if beside != NONE and track.tile_at[beside] != NONE:
            road = roads & SIDE[side] != 0
            if road != (track.roads(track.tile_at[beside]) & SIDE[OPPOSITE[side]] != 0):
                return EDGES_CLASH
            if road:
                joined += 1
    touches = TOUCHES_CENTRE[cell] != 0
    if chase.phase != RELAYING:
        if not touches and not chase.has_laid >> chase.active & 1:
            return FIRST_AT_CENTRE
        if touches:
            return ""
    return "" if joined > 0 else NOT_JOINED


# -- R6.8  The computer builds (auto_build) -----------------------------------------------


def best_placements(chase: Chase, tile: i64) -> list[i64]:
    """Most joined roads, then nearest the centre; all that are equally good."""
    best: i64 = -1
    cell: i64
    rotation: i64
    actions: list[i64] = []
    for cell in chase.agreed.cells:
        rotations = rotations_at(chase, tile, cell)
        if rotations:
            joined: i64 = SIDE_COUNT[chase.track.demand[cell] & ALL_SIDES]
            worth = joined * 100 + 99 - FROM_CENTRE[cell]
            if worth > best:
                best = worth
                actions = []
            if worth == best:
                for rotation in range(4):
                    if rotations >> rotation & 1:
                        actions.append(PLACE + cell * 4 + rotation)
    return actions


# -- R3.1  Islands (BUILD_ISLANDS) --------------------------------------------------------


def tile_distances(track: Track, tile: i64) -> list[i64]:
    """R3.2  Steps from tile to tile along roads (Q9); NONE where no road leads."""
    distance: list[i64] = [NONE] * TILES
    distance[tile] = 0
    reached: list[i64] = [tile]
    at: i64 = 0
    while at < len(reached):
        here = reached[at]
        at += 1
        roads = track.roads(here)
        side: i64
        for side in range(SIDES):
            if roads & SIDE[side]:
                there = track.beyond(here, side)
                if there != NONE and distance[there] == NONE:
                    distance[there] = distance[here] + 1
                    reached.append(there)
    return distance


def network_of(track: Track, tile: i64) -> i64:
    """The set of tiles joined to this one by roads."""
    distance = tile_distances(track, tile)
    network: i64 = 0
    other: i64
    for other in range(TILES):
        if distance[other] != NONE:
            network |= BIT[other]
    return network


def can_grow(track: Track, network: i64) -> bool:
    """A road of the network leads to a free cell of the table outside the centre."""
    tile: i64
    for tile in range(TILES):
        if network & BIT[tile] and track.has_free_road(tile):
            return True
    return False


def main_network(track: Track) -> i64:
    """Best that can grow, then with most tiles, then with the lowest tile number (Q7)."""
    best: i64 = 0
    best_worth: i64 = -1
    seen: i64 = 0
    tile: i64
    for tile in range(TILES):
        if track.is_laid(tile) and seen & BIT[tile] == 0:
            network = network_of(track, tile)
            seen |= network
            worth = count_bits(network)
            if can_grow(track, network):
                worth += TILES
            if worth > best_worth:
                best = network
                best_worth = worth
    return best


def take_up_islands(chase: Chase) -> None:
    """All tiles outside the main network join the queue, by ascending number."""
    before = chase.track
    main = main_network(before)
    after = empty_track(chase.agreed.cells)
    tile: i64
    for tile in range(TILES):
        if before.is_laid(tile):
            if main & BIT[tile]:
                after.lay(tile, before.cell_of[tile], before.rotation[tile])
            else:
                chase.aside.append(tile)
    chase.track = after


# -- R3.2  The start tile -----------------------------------------------------------------


def start_candidates(track: Track, red: i64) -> i64:
    """The other tiles on which the cars could start: those with an open road end (Q10), or,
    R3.2.4, any if there is none such."""
    with_end: i64 = 0
    others: i64 = 0
    tile: i64
    for tile in range(TILES):
        if tile != red and track.is_laid(tile):
            others |= BIT[tile]
            if track.open_ends(tile):
                with_end |= BIT[tile]
    return with_end if with_end else others


def farthest_tiles(track: Track, red: i64) -> i64:
    """R3.2.2  The candidates at the greatest distance from the red car's tile."""
    candidates = start_candidates(track, red)
    distance = tile_distances(track, red)
    farthest: i64 = 0
    tiles: i64 = 0
    tile: i64
    for tile in range(TILES):
        if candidates & BIT[tile]:
            if distance[tile] > farthest:
                farthest = distance[tile]
                tiles = 0
            if distance[tile] == farthest:
                tiles |= BIT[tile]
    return tiles
