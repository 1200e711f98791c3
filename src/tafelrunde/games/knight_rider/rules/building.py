"""Knight Rider: the city is built tile by tile, and its islands are joined (R3.1, R6.8)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, lowest_bit
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.state import DRAW, PLACING, RED_TENS, RELAYING, Chase
from tafelrunde.games.knight_rider.rules.track import Track, empty_track

ROTATION_COUNT: Final[tuple[int, ...]] = data.SIDE_COUNT
"""A set of rotations is as small as a set of sides."""

# -- R3.1  Drawing and placing ---------------------------------------------------------------


def draw(chase: Chase, tile: i64) -> None:
    """BUILD_DRAW; a tile without a place goes aside and the turn passes (Q6)."""
    supply = chase.supply
    supply.undrawn &= ~BIT[tile]
    if has_placement(chase, tile):
        supply.drawn = tile
        chase.phase = PLACING
    else:
        supply.aside.append(tile)
        next_builder(chase)


def place(chase: Chase, cell: i64, rotation: i64) -> None:
    """BUILD_PLACE"""
    supply = chase.supply
    chase.track.lay(supply.drawn, cell, rotation)
    supply.drawn = data.NONE
    supply.has_laid |= BIT[chase.active]
    if chase.phase == RELAYING:
        supply.aside_placed = True
        chase.active = chase.next_seat(chase.active)
        next_island(chase)
    else:
        next_builder(chase)


def next_builder(chase: Chase) -> None:
    supply = chase.supply
    chase.active = chase.next_seat(chase.active)
    if supply.undrawn:
        chase.phase = DRAW
    else:
        # BUILD_ISLANDS
        take_up_islands(chase)
        chase.phase = RELAYING
        supply.aside_at = 0
        supply.aside_placed = False
        next_island(chase)


def next_island(chase: Chase) -> None:
    """The next tile of the queue that can be joined; others stay in it for another pass."""
    supply = chase.supply
    while True:
        if supply.aside_at >= len(supply.aside):
            if not supply.aside_placed or len(supply.aside) == 0:
                finish_building(chase)
                return
            supply.aside_at = 0
            supply.aside_placed = False
        if has_placement(chase, supply.aside[supply.aside_at]):
            supply.drawn = supply.aside.pop(supply.aside_at)
            return
        supply.aside_at += 1


def finish_building(chase: Chase) -> None:
    """What still found no place is removed from the game."""
    supply = chase.supply
    tile: i64
    for tile in supply.aside:
        supply.removed |= BIT[tile]
    supply.aside = []
    supply.aside_at = 0
    supply.aside_placed = False
    chase.active = chase.first
    chase.phase = RED_TENS


# -- R3.1  Where a tile may lie --------------------------------------------------------------


def rotations_at(chase: Chase, tile: i64, cell: i64) -> i64:
    """The set of rotations in which the tile may be placed there."""
    demand = chase.track.demand[cell]
    # Rule 1: a free cell of the table outside the centre.
    if demand == data.UNUSABLE:
        return 0
    # Rule 3: it joins a road, or touches the centre (Q4); re-laid islands must join.
    touches = data.TOUCHES_CENTRE[cell] != 0
    joins = demand & data.ALL_SIDES != 0
    if chase.phase == RELAYING:
        if not joins:
            return 0
    elif not touches:
        # Rule 4: the first own tile touches the centre, joined or not (Q51).
        if not joins or not chase.supply.has_laid >> chase.active & 1:
            return 0
    # Rule 2: edges match; nothing is asked where no tile lies, nor at the centre (Q5).
    return data.FITS[data.SHAPE[tile] * data.DEMANDS + demand]


def has_placement(chase: Chase, tile: i64) -> bool:
    cell: i64
    for cell in chase.track.near:
        if rotations_at(chase, tile, cell):
            return True
    return False


def placements(chase: Chase, tile: i64) -> list[i64]:
    """The actions that place the tile, ascending."""
    cell: i64
    rotation: i64
    found: list[i64] = []
    for cell in chase.track.near:
        rotations = rotations_at(chase, tile, cell)
        if rotations:
            for rotation in range(4):
                if rotations >> rotation & 1:
                    found.append(actions.place(cell, rotation))
    return found


def count_placements(chase: Chase, tile: i64) -> i64:
    cell: i64
    count: i64 = 0
    for cell in chase.track.near:
        count += ROTATION_COUNT[rotations_at(chase, tile, cell)]
    return count


def nth_placement(chase: Chase, tile: i64, n: i64) -> i64:
    """The placement with n lower ones in the menu."""
    cell: i64
    for cell in chase.track.near:
        rotations = rotations_at(chase, tile, cell)
        here: i64 = ROTATION_COUNT[rotations]
        if n < here:
            while n > 0:
                rotations &= rotations - 1
                n -= 1
            return actions.place(cell, lowest_bit(rotations))
        n -= here
    return data.NONE


# -- R6.8  The computer builds (auto_build) --------------------------------------------------


def best_placements(chase: Chase, tile: i64) -> list[i64]:
    """Most joined roads, then nearest the centre; all that are equally good."""
    best: i64 = -1
    cell: i64
    rotation: i64
    found: list[i64] = []
    demands = chase.track.demand
    for cell in chase.track.near:
        demand = demands[cell]
        if demand == data.UNUSABLE:
            continue
        if demand & data.ALL_SIDES == 0 and data.TOUCHES_CENTRE[cell] == 0:
            continue
        joined: i64 = data.SIDE_COUNT[demand & data.ALL_SIDES]
        worth = joined * 100 + 99 - data.FROM_CENTRE[cell]
        if worth < best:
            continue
        rotations = rotations_at(chase, tile, cell)
        if rotations:
            if worth > best:
                best = worth
                found = []
            if worth == best:
                for rotation in range(4):
                    if rotations >> rotation & 1:
                        found.append(actions.place(cell, rotation))
    return found


# -- R3.1  Islands (BUILD_ISLANDS) -----------------------------------------------------------


def tile_distances(track: Track, tile: i64) -> list[i64]:
    """R3.2  Steps from tile to tile along roads (Q9); NONE where no road leads."""
    distance: list[i64] = [data.NONE] * data.TILES
    distance[tile] = 0
    reached: list[i64] = [tile]
    at: i64 = 0
    while at < len(reached):
        here = reached[at]
        at += 1
        roads = track.roads(here)
        side: i64
        for side in range(data.SIDES):
            if roads & data.SIDE[side]:
                there = track.beyond(here, side)
                if there != data.NONE and distance[there] == data.NONE:
                    distance[there] = distance[here] + 1
                    reached.append(there)
    return distance


def network_of(track: Track, tile: i64) -> i64:
    """The set of tiles joined to this one by roads."""
    distance = tile_distances(track, tile)
    network: i64 = 0
    other: i64
    for other in range(data.TILES):
        if distance[other] != data.NONE:
            network |= BIT[other]
    return network


def can_grow(track: Track, network: i64) -> bool:
    """A road of the network leads to a free cell of the table outside the centre."""
    tile: i64
    for tile in range(data.TILES):
        if network & BIT[tile] and track.has_free_road(tile):
            return True
    return False


def main_network(track: Track) -> i64:
    """Best that can grow, then with most tiles, then with the lowest tile number (Q7)."""
    best: i64 = 0
    best_worth: i64 = -1
    seen: i64 = 0
    tile: i64
    for tile in range(data.TILES):
        if track.is_laid(tile) and seen & BIT[tile] == 0:
            network = network_of(track, tile)
            seen |= network
            worth = count_bits(network)
            if can_grow(track, network):
                worth += data.TILES
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
    for tile in range(data.TILES):
        if before.is_laid(tile):
            if main & BIT[tile]:
                after.lay(tile, before.cell_of[tile], before.rotation[tile])
            else:
                chase.supply.aside.append(tile)
    chase.track = after
