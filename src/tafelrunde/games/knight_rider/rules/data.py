"""Knight Rider: the grid, the tiles, the cards and the numbers of the rulebook."""

from typing import Final

NONE: Final = -1
"""No field, no side, no tile, no seat."""
MOST_SEATS: Final = 5

# -- R2.1  Directions, clockwise ----------------------------------------------------------

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = 4
SIDE_NAMES: Final[tuple[str, ...]] = ("N", "E", "S", "W")
SIDE_DX: Final[tuple[int, ...]] = (0, 1, 0, -1)
SIDE_DY: Final[tuple[int, ...]] = (-1, 0, 1, 0)
OPPOSITE: Final[tuple[int, ...]] = (SOUTH, WEST, NORTH, EAST)

# Sets of sides are bits: N 1, E 2, S 4, W 8.
ALL_SIDES: Final = 0b1111
SIDE: Final[tuple[int, ...]] = (0b0001, 0b0010, 0b0100, 0b1000)
ACROSS: Final[tuple[int, ...]] = (0b1010, 0b0101, 0b1010, 0b0101)
"""By side: the two at right angles to it."""
SIDE_COUNT: Final[tuple[int, ...]] = tuple(sides.bit_count() for sides in range(16))
BENDS: Final[tuple[int, ...]] = tuple(
    int(any(sides & 2**side and sides & 2 ** ((side + 1) % 4) for side in range(4)))
    for sides in range(16)
)
"""By set of sides: 1 if two of them meet at right angles."""
FIRST_SIDE: Final[tuple[int, ...]] = tuple(
    next((side for side in range(4) if sides & 2**side), NONE) for sides in range(16)
)
"""By set of sides: the first one in the order N, E, S, W."""
TURN_COST: Final[tuple[int, ...]] = (0, 1, 2, 1)
"""By quarter turns clockwise."""

# -- R2.1  Cells (x, y) and fields [X, Y] ------------------------------------------------

WIDEST_TABLE: Final = 20
LOWEST_X: Final = 1 - WIDEST_TABLE // 2
CELLS: Final = WIDEST_TABLE * WIDEST_TABLE
"""Cell (x, y) of the widest table is (y - LOWEST_X) * WIDEST_TABLE + x - LOWEST_X."""
CELL_X: Final[tuple[int, ...]] = tuple(cell % WIDEST_TABLE + LOWEST_X for cell in range(CELLS))
CELL_Y: Final[tuple[int, ...]] = tuple(cell // WIDEST_TABLE + LOWEST_X for cell in range(CELLS))
CENTRE_CELLS: Final[tuple[int, ...]] = tuple(
    cell for cell in range(CELLS) if CELL_X[cell] in (0, 1) and CELL_Y[cell] in (0, 1)
)
"""The *Zentrum*."""
TOUCHES_CENTRE: Final[tuple[int, ...]] = tuple(
    int(
        (CELL_X[cell] in (0, 1) and CELL_Y[cell] in (-1, 2))
        or (CELL_Y[cell] in (0, 1) and CELL_X[cell] in (-1, 2))
    )
    for cell in range(CELLS)
)
FROM_CENTRE: Final[tuple[int, ...]] = tuple(
    abs(2 * CELL_X[cell] - 1) + abs(2 * CELL_Y[cell] - 1) for cell in range(CELLS)
)
NEXT_CELL: Final[tuple[int, ...]] = tuple(
    cell + SIDE_DY[side] * WIDEST_TABLE + SIDE_DX[side]
    if LOWEST_X <= CELL_X[cell] + SIDE_DX[side] < LOWEST_X + WIDEST_TABLE
    and LOWEST_X <= CELL_Y[cell] + SIDE_DY[side] < LOWEST_X + WIDEST_TABLE
    else NONE
    for cell in range(CELLS)
    for side in range(SIDES)
)
"""NEXT_CELL[cell * 4 + side], NONE beyond the widest table."""

FIELD_ROW: Final = 2 * WIDEST_TABLE + 3
FIELD_ZERO: Final = WIDEST_TABLE
FIELDS: Final = FIELD_ROW * FIELD_ROW
"""Field [X, Y] is (Y + FIELD_ZERO) * FIELD_ROW + X + FIELD_ZERO; the rim is never a field."""
FIELD_X: Final[tuple[int, ...]] = tuple(field % FIELD_ROW - FIELD_ZERO for field in range(FIELDS))
FIELD_Y: Final[tuple[int, ...]] = tuple(field // FIELD_ROW - FIELD_ZERO for field in range(FIELDS))
STEP_TO: Final[tuple[int, ...]] = (-FIELD_ROW, 1, FIELD_ROW, -1)
"""What a step towards a side adds to the number of a field."""
CENTRE_FIELD: Final[tuple[int, ...]] = tuple(
    (2 * CELL_Y[cell] + FIELD_ZERO) * FIELD_ROW + 2 * CELL_X[cell] + FIELD_ZERO
    for cell in range(CELLS)
)
"""By cell: the field in the middle of its tile."""
CELL_OF: Final[tuple[int, ...]] = tuple(
    (FIELD_Y[field] // 2 - LOWEST_X) * WIDEST_TABLE + FIELD_X[field] // 2 - LOWEST_X
    if FIELD_X[field] % 2 == 0
    and FIELD_Y[field] % 2 == 0
    and LOWEST_X <= FIELD_X[field] // 2 < LOWEST_X + WIDEST_TABLE
    and LOWEST_X <= FIELD_Y[field] // 2 < LOWEST_X + WIDEST_TABLE
    else NONE
    for field in range(FIELDS)
)
"""By field: the cell it is the centre of, NONE for edge fields."""
LIES_EAST_WEST: Final[tuple[int, ...]] = tuple(
    int(FIELD_X[field] % 2 == 1 and FIELD_Y[field] % 2 == 0) for field in range(FIELDS)
)
"""By edge field: 1 if its road runs east and west."""

# -- R2.2  The 36 tiles (Strecken-Tableaus) -----------------------------------------------

TILES: Final = 36
"""Tile 0 is number 11, tile 5 is 16, tile 6 is 21, tile 35 is 66."""
TILE_NUMBER: Final[tuple[int, ...]] = tuple(
    (tile // 6 + 1) * 10 + tile % 6 + 1 for tile in range(TILES)
)
ALL_TILES: Final = 2**TILES - 1

CROSSING: Final = 0
JUNCTION: Final = 1
CURVE: Final = 2
STRAIGHT_ROAD: Final = 3
SHAPES: Final = 4
SHAPE_NAMES: Final[tuple[str, ...]] = ("X", "T", "L", "I")
SHAPE: Final[tuple[int, ...]] = (
    CROSSING, JUNCTION, JUNCTION, CURVE, CURVE, STRAIGHT_ROAD,
    CROSSING, JUNCTION, JUNCTION, CURVE, CURVE, STRAIGHT_ROAD,
    CROSSING, JUNCTION, JUNCTION, CURVE, CURVE, STRAIGHT_ROAD,
    CROSSING, JUNCTION, JUNCTION, CURVE, CURVE, STRAIGHT_ROAD,
    CROSSING, JUNCTION, JUNCTION, CURVE, STRAIGHT_ROAD, STRAIGHT_ROAD,
    CROSSING, JUNCTION, JUNCTION, CURVE, STRAIGHT_ROAD, STRAIGHT_ROAD,
)  # fmt: skip
"""By tile; our reconstruction, the pictures are lost (Q2)."""
BASE_ROADS: Final[tuple[int, ...]] = (0b1111, 0b1011, 0b0011, 0b0101)
"""By shape, unturned: N E S W, N E W, N E, N S."""
ROTATIONS: Final[tuple[int, ...]] = (1, 4, 4, 2)
"""By shape: the rotations that differ are 0, 1... up to this."""
ROADS: Final[tuple[int, ...]] = tuple(
    (BASE_ROADS[shape] << turned | BASE_ROADS[shape] >> (4 - turned)) & ALL_SIDES
    for shape in range(SHAPES)
    for turned in range(4)
)
"""ROADS[shape * 4 + rotation], turned clockwise."""

# What a free cell demands of a tile: the sides on which a tile lies * 16 + those with a road.
UNUSABLE: Final = -1
DEMANDS: Final = 256
FITS: Final[tuple[int, ...]] = tuple(
    sum(
        2**turned
        for turned in range(ROTATIONS[shape])
        if ROADS[shape * 4 + turned] & (demand >> 4) == demand & ALL_SIDES
    )
    for shape in range(SHAPES)
    for demand in range(DEMANDS)
)
"""FITS[shape * DEMANDS + demand]: the set of rotations whose edges match."""

# -- R2.3  Escape cards (Fluchtweg) -------------------------------------------------------

ESCAPES: Final = 11
ESCAPE_NAMES: Final[tuple[str, ...]] = tuple(f"F{card:02}" for card in range(1, ESCAPES + 1))
ESCAPE_DX: Final[tuple[int, ...]] = (0, 1, 1, 1, 0, -1, -1, -1, 2, -2, 0)
ESCAPE_DY: Final[tuple[int, ...]] = (-1, -1, 0, 1, 1, 1, 0, -1, 1, 1, -2)
ALL_ESCAPES: Final = 2**ESCAPES - 1

# -- R2.4  Diversion cards (Umleitung) ----------------------------------------------------

STRAIGHT: Final = 0  # gerade Strecke
DEAD_END: Final = 1  # Sackgasse
RIGHT_CURVE: Final = 2  # Rechtskurve
LEFT_CURVE: Final = 3  # Linkskurve
ROAD_BLOCK: Final = 4  # Straßensperre
DIVERSIONS: Final = 5
DIVERSION_NAMES: Final[tuple[str, ...]] = (
    "STRAIGHT", "DEAD_END", "RIGHT_CURVE", "LEFT_CURVE", "ROAD_BLOCK",
)  # fmt: skip
SETS: Final = 5
"""Each kind of diversion and K.I.T.T. card exists five times."""
MOST_CARDS: Final = 3
"""On one tile."""
NO_FOOT: Final = 4
"""A road block lies without a foot."""
FEET: Final = 5
CARD_CODES: Final = DIVERSIONS * FEET
"""Kinds with their feet."""
CONNECTS: Final[tuple[int, ...]] = (
    0b0101, 0b1010, 0, 0, 0,
    0b0001, 0b0010, 0b0100, 0b1000, 0,
    0b1001, 0b0011, 0b0110, 0b1100, 0,
    0b0011, 0b0110, 0b1100, 0b1001, 0,
    0, 0, 0, 0, 0b1111,
)  # fmt: skip
"""CONNECTS[kind * FEET + foot]: the sides it joins to the centre; 0: no such foot."""
FEET_ON: Final[tuple[int, ...]] = tuple(
    sum(
        2**foot
        for foot in range(FEET)
        if CONNECTS[kind * FEET + foot]
        and (kind == ROAD_BLOCK or CONNECTS[kind * FEET + foot] & ~roads == 0)
    )
    for kind in range(DIVERSIONS)
    for roads in range(16)
)
"""FEET_ON[kind * 16 + roads of the tile]: the possible feet; both ends lie on roads (Q37)."""

# -- R2.5  K.I.T.T. cards -----------------------------------------------------------------

MANTLE: Final = 0  # Molekül-Mantel
TURBO_1: Final = 1  # Turbo-Boost I
TURBO_2: Final = 2  # Turbo-Boost II
JUMP_CARD: Final = 3  # Blockier-Sprung
KITTS: Final = 4
KITT_NAMES: Final[tuple[str, ...]] = ("MANTLE", "TURBO_1", "TURBO_2", "JUMP")

# -- Numbers of the rulebook --------------------------------------------------------------

FACES: Final = 6
CAPACITY: Final = 2
"""Cars side by side on a field."""
TURBO_2_ROLL: Final = 1
TURBO_2_POINTS: Final = 6
MOST_POINTS: Final = 12

# R4.4  The ram table: what the die does to the rammed car.
RAM_ROOF: Final = 1
RAM_SKID_AND_TURN: Final = 2
RAM_SKID_2: Final = 3
RAM_SKID_1: Final = 4
RAM_TURN: Final = 5
RAM_FAILS: Final = 6
RAM_SPIN_FROM: Final = 5
"""From this number on the second die spins the one who rammed."""
# R4.5  The oil table.
OIL_ROOF: Final = 1
OIL_SKID_2: Final = 2
OIL_SKID_1: Final = 3
OIL_TURN: Final = 4

MOST_CHECKPOINTS: Final = 4
MOST_BACKS: Final = 5
"""Q62  How often in a turn a diversion may be reconsidered before it is laid."""
