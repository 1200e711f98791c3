"""Knight Rider: the track, tile by tile, with the diversion cards that lie on it."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.games.knight_rider.rules import data

BLOCKED: Final = 16
"""Beside the open sides of a tile: its centre field is an obstacle."""

# -- R2.4  A laid card is one number ------------------------------------------------------


def card_code(tile: i64, kind: i64, foot: i64) -> i64:
    return tile * data.CARD_CODES + kind * data.FEET + foot


def card_tile(code: i64) -> i64:
    return code // data.CARD_CODES


def card_kind(code: i64) -> i64:
    return code % data.CARD_CODES // data.FEET


def card_foot(code: i64) -> i64:
    return code % data.FEET


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
        near: list[i64],
    ) -> None:
        self.near = near
        """The free cells that touch the centre or a road, ascending: no tile may lie elsewhere."""
        self.tile_at = tile_at
        """By cell: the tile that lies there, or NONE."""
        self.open_at = open_at
        """By cell: the open sides of its tile, and BLOCKED. One more entry, always 0, stands at
        the place NONE for all that is no cell."""
        self.demand = demand
        """By cell: UNUSABLE, or what its neighbours demand of a tile (see FITS)."""
        self.cell_of = cell_of
        """By tile: the cell on which it lies, or NONE."""
        self.rotation = rotation
        """By tile: how often it is turned clockwise."""
        self.cards_on = cards_on
        """By tile: how many cards lie on it."""
        self.laid = laid
        """The diversion cards on the track, oldest first."""

    def copy(self, built: bool) -> "Track":
        """A track that will get no more tiles shares them with its copy."""
        return Track(
            tile_at=self.tile_at if built else self.tile_at[:],
            open_at=self.open_at[:],
            demand=self.demand if built else self.demand[:],
            cell_of=self.cell_of if built else self.cell_of[:],
            rotation=self.rotation if built else self.rotation[:],
            cards_on=self.cards_on[:],
            laid=self.laid[:],
            near=self.near if built else self.near[:],
        )

    # -- R2.2  Tiles --------------------------------------------------------------------

    def is_laid(self, tile: i64) -> bool:
        return self.cell_of[tile] != data.NONE

    def roads(self, tile: i64) -> i64:
        """The road edges of a laid tile."""
        return data.ROADS[data.SHAPE[tile] * 4 + self.rotation[tile]]

    def centre(self, tile: i64) -> i64:
        """The centre field of a laid tile."""
        return data.CENTRE_FIELD[self.cell_of[tile]]

    def lay(self, tile: i64, cell: i64, rotation: i64) -> None:
        self.tile_at[cell] = tile
        self.cell_of[tile] = cell
        self.rotation[tile] = rotation
        self.demand[cell] = data.UNUSABLE
        self.leave_near(cell)
        roads: i64 = data.ROADS[data.SHAPE[tile] * 4 + rotation]
        self.open_at[cell] = roads
        side: i64
        for side in range(data.SIDES):
            beside: i64 = data.NEXT_CELL[cell * data.SIDES + side]
            if beside != data.NONE and self.demand[beside] != data.UNUSABLE:
                facing: i64 = data.OPPOSITE[side]
                known: i64 = data.SIDE[facing] * 16
                if roads & data.SIDE[side]:
                    known |= data.SIDE[facing]
                    self.come_near(beside)
                self.demand[beside] |= known

    def leave_near(self, cell: i64) -> None:
        at: i64
        for at in range(len(self.near)):
            if self.near[at] == cell:
                self.near.pop(at)
                return

    def come_near(self, cell: i64) -> None:
        at: i64 = 0
        near = self.near
        while at < len(near) and near[at] < cell:
            at += 1
        if at == len(near):
            near.append(cell)
        elif near[at] != cell:
            near.insert(at, cell)

    def beyond(self, tile: i64, side: i64) -> i64:
        """The tile on that side of a laid tile, NONE if there is none."""
        cell: i64 = data.NEXT_CELL[self.cell_of[tile] * data.SIDES + side]
        return data.NONE if cell == data.NONE else self.tile_at[cell]

    def open_ends(self, tile: i64) -> i64:
        """R2.1  The sides where a road of the tile leads to no other tile."""
        ends = self.roads(tile)
        side: i64
        for side in range(data.SIDES):
            if self.beyond(tile, side) != data.NONE:
                ends &= ~data.SIDE[side]
        return ends

    def has_free_road(self, tile: i64) -> bool:
        """A road of the tile leads to a cell where a tile could be laid."""
        roads = self.roads(tile)
        side: i64
        for side in range(data.SIDES):
            if roads & data.SIDE[side]:
                cell: i64 = data.NEXT_CELL[self.cell_of[tile] * data.SIDES + side]
                if cell != data.NONE and self.demand[cell] != data.UNUSABLE:
                    return True
        return False

    # -- R2.1  Fields ---------------------------------------------------------------------

    def open_sides(self, field: i64) -> i64:
        """The sides towards which one can drive from a field."""
        cell: i64 = data.CELL_OF[field]
        if cell != data.NONE:
            return self.open_at[cell] & data.ALL_SIDES
        sides: i64 = 0
        if data.LIES_EAST_WEST[field]:
            if self.open_at[data.CELL_OF[field + 1]] & data.SIDE[data.WEST]:
                sides = data.SIDE[data.EAST]
            if self.open_at[data.CELL_OF[field - 1]] & data.SIDE[data.EAST]:
                sides |= data.SIDE[data.WEST]
        else:
            if self.open_at[data.CELL_OF[field - data.FIELD_ROW]] & data.SIDE[data.SOUTH]:
                sides = data.SIDE[data.NORTH]
            if self.open_at[data.CELL_OF[field + data.FIELD_ROW]] & data.SIDE[data.NORTH]:
                sides |= data.SIDE[data.SOUTH]
        return sides

    def is_blocked(self, field: i64) -> bool:
        """R2.4  A road block lies on top of the field's tile."""
        return self.open_at[data.CELL_OF[field]] & BLOCKED != 0

    # -- R2.4  Diversion cards on tiles ------------------------------------------------------

    def add_card(self, tile: i64, kind: i64, foot: i64) -> None:
        self.laid.append(card_code(tile, kind, foot))
        self.cards_on[tile] += 1
        self.look_at_stack(tile)

    def remove_oldest_card(self) -> None:
        """R5.3  The oldest card of all is always the bottom one of its stack."""
        tile = card_tile(self.laid.pop(0))
        self.cards_on[tile] -= 1
        self.look_at_stack(tile)

    def remove_newest_card(self) -> None:
        """A card that was only held to the table to see what it would do."""
        tile = card_tile(self.laid.pop())
        self.cards_on[tile] -= 1
        self.look_at_stack(tile)

    def look_at_stack(self, tile: i64) -> None:
        """The topmost card with a road counts; a block counts only on top (Q38)."""
        roads = self.roads(tile)
        sides = roads
        blocked: i64 = 0
        code: i64
        for code in self.laid:
            if card_tile(code) == tile:
                if card_kind(code) == data.ROAD_BLOCK:
                    blocked = BLOCKED
                else:
                    sides = roads & data.CONNECTS[code % data.CARD_CODES]
                    blocked = 0
        self.open_at[self.cell_of[tile]] = sides | blocked


def empty_track(cells: list[i64]) -> Track:
    """The table before the first tile; `cells` are those of the table."""
    demand: list[i64] = [data.UNUSABLE] * data.CELLS
    cell: i64
    for cell in cells:
        demand[cell] = 0
    for cell in data.CENTRE_CELLS:
        demand[cell] = data.UNUSABLE
    near: list[i64] = []
    for cell in cells:
        if demand[cell] != data.UNUSABLE and data.TOUCHES_CENTRE[cell] != 0:
            near.append(cell)
    return Track(
        tile_at=[data.NONE] * data.CELLS,
        open_at=[0] * (data.CELLS + 1),
        demand=demand,
        cell_of=[data.NONE] * data.TILES,
        rotation=[0] * data.TILES,
        cards_on=[0] * data.TILES,
        laid=[],
        near=near,
    )
