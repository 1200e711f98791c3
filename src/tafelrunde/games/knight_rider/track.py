"""Knight Rider: the track, tile by tile, with the diversion cards that lie on it."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.games.knight_rider.data import (
    ALL_SIDES,
    CELL_OF,
    CELLS,
    CENTRE_CELLS,
    CENTRE_FIELD,
    CONNECTS,
    EAST,
    FEET,
    FIELD_ROW,
    LIES_EAST_WEST,
    NEXT_CELL,
    NONE,
    NORTH,
    OPPOSITE,
    ROAD_BLOCK,
    ROADS,
    SHAPE,
    SIDE,
    SIDES,
    SOUTH,
    TILES,
    UNUSABLE,
    WEST,
)

BLOCKED: Final = 16
"""Beside the open sides of a tile: its centre field is an obstacle."""
CARD_CODES: Final = 25
"""A laid card is tile * CARD_CODES + kind * FEET + foot."""


@final
class Track:
    """R2.1  Where each tile lies, and where one can drive."""

    def __init__(
        self,
        tile_at: list[i64],
        open_at: list[i64],
        demand: list[i64],
        cell_of: list[i64],
        rotation: list[i64],
        cards_on: list[i64],
        laid: list[i64],
    ) -> None:
        self.tile_at = tile_at
        self.open_at = open_at
        """By cell: the open sides of its tile, and BLOCKED. One more entry, always 0, stands at
        the place NONE for all that is no cell."""
        self.demand = demand
        """By cell: UNUSABLE, or what its neighbours demand of a tile (see FITS)."""
        self.cell_of = cell_of
        self.rotation = rotation
        self.cards_on = cards_on
        """By tile: how many cards lie on it."""
        self.laid = laid
        """The diversion cards on the track, oldest first."""

    def copy(self) -> "Track":
        return Track(
            self.tile_at[:],
            self.open_at[:],
            self.demand[:],
            self.cell_of[:],
            self.rotation[:],
            self.cards_on[:],
            self.laid[:],
        )

    def copy_when_built(self) -> "Track":
        """The same for a track that will get no more tiles: they are shared."""
        return Track(
            self.tile_at,
            self.open_at[:],
            self.demand,
            self.cell_of,
            self.rotation,
            self.cards_on[:],
            self.laid[:],
        )

    # -- R2.2  Tiles --------------------------------------------------------------------

    def is_laid(self, tile: i64) -> bool:
        return self.cell_of[tile] != NONE

    def roads(self, tile: i64) -> i64:
        """The road edges of a laid tile."""
        return ROADS[SHAPE[tile] * 4 + self.rotation[tile]]

    def centre(self, tile: i64) -> i64:
        """The centre field of a laid tile."""
        return CENTRE_FIELD[self.cell_of[tile]]

    def lay(self, tile: i64, cell: i64, rotation: i64) -> None:
        self.tile_at[cell] = tile
        self.cell_of[tile] = cell
        self.rotation[tile] = rotation
        self.demand[cell] = UNUSABLE
        roads: i64 = ROADS[SHAPE[tile] * 4 + rotation]
        self.open_at[cell] = roads
        side: i64
        for side in range(SIDES):
            beside: i64 = NEXT_CELL[cell * SIDES + side]
            if beside != NONE and self.demand[beside] != UNUSABLE:
                facing: i64 = OPPOSITE[side]
                known: i64 = SIDE[facing] * 16
                if roads & SIDE[side]:
                    known |= SIDE[facing]
                self.demand[beside] |= known

    def beyond(self, tile: i64, side: i64) -> i64:
        """The tile on that side of a laid tile, NONE if there is none."""
        cell: i64 = NEXT_CELL[self.cell_of[tile] * SIDES + side]
        return NONE if cell == NONE else self.tile_at[cell]

    def open_ends(self, tile: i64) -> i64:
        """R2.1  The sides where a road of the tile leads to no other tile."""
        ends = self.roads(tile)
        side: i64
        for side in range(SIDES):
            if self.beyond(tile, side) != NONE:
                ends &= ~SIDE[side]
        return ends

    def has_free_road(self, tile: i64) -> bool:
        """A road of the tile leads to a cell where a tile could be laid."""
        roads = self.roads(tile)
        side: i64
        for side in range(SIDES):
            if roads & SIDE[side]:
                cell: i64 = NEXT_CELL[self.cell_of[tile] * SIDES + side]
                if cell != NONE and self.demand[cell] != UNUSABLE:
                    return True
        return False

    # -- R2.1  Fields ---------------------------------------------------------------------

    def open_sides(self, field: i64) -> i64:
        """The sides towards which one can drive from a field."""
        cell: i64 = CELL_OF[field]
        if cell != NONE:
            return self.open_at[cell] & ALL_SIDES
        sides: i64 = 0
        if LIES_EAST_WEST[field]:
            if self.open_at[CELL_OF[field + 1]] & SIDE[WEST]:
                sides = SIDE[EAST]
            if self.open_at[CELL_OF[field - 1]] & SIDE[EAST]:
                sides |= SIDE[WEST]
        else:
            if self.open_at[CELL_OF[field - FIELD_ROW]] & SIDE[SOUTH]:
                sides = SIDE[NORTH]
            if self.open_at[CELL_OF[field + FIELD_ROW]] & SIDE[NORTH]:
                sides |= SIDE[SOUTH]
        return sides

    def is_blocked(self, field: i64) -> bool:
        """R2.4  A road block lies on top of the field's tile."""
        return self.open_at[CELL_OF[field]] & BLOCKED != 0

    # -- R2.4  Diversion cards on tiles ------------------------------------------------------

    def add_card(self, tile: i64, kind: i64, foot: i64) -> None:
        self.laid.append(tile * CARD_CODES + kind * FEET + foot)
        self.cards_on[tile] += 1
        self.look_at_stack(tile)

    def remove_oldest_card(self) -> None:
        """R5.3  The oldest card of all is always the bottom one of its stack."""
        tile = self.laid.pop(0) // CARD_CODES
        self.cards_on[tile] -= 1
        self.look_at_stack(tile)

    def remove_newest_card(self) -> None:
        """A card that was only held to the table to see what it would do."""
        tile = self.laid.pop() // CARD_CODES
        self.cards_on[tile] -= 1
        self.look_at_stack(tile)

    def look_at_stack(self, tile: i64) -> None:
        """The topmost card with a road counts; a block counts only on top (Q38)."""
        roads = self.roads(tile)
        sides = roads
        blocked: i64 = 0
        code: i64
        for code in self.laid:
            if code // CARD_CODES == tile:
                kind = code % CARD_CODES // FEET
                if kind == ROAD_BLOCK:
                    blocked = BLOCKED
                else:
                    sides = roads & CONNECTS[code % CARD_CODES]
                    blocked = 0
        self.open_at[self.cell_of[tile]] = sides | blocked


def empty_track(cells: list[i64]) -> Track:
    """The table before the first tile; `cells` are those of the table."""
    demand: list[i64] = [UNUSABLE] * CELLS
    cell: i64
    for cell in cells:
        demand[cell] = 0
    for cell in CENTRE_CELLS:
        demand[cell] = UNUSABLE
    return Track(
        [NONE] * CELLS,
        [0] * (CELLS + 1),
        demand,
        [NONE] * TILES,
        [0] * TILES,
        [0] * TILES,
        [],
    )
