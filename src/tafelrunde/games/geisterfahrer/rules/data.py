"""Geisterfahrer: the motorway, its pieces and the numbers of the rulebook."""

from typing import Final

from mypy_extensions import i64

# -- R2.3  Pieces and die (Q1) ------------------------------------------------------------

MOST_SEATS: Final = 4
MOST_CARS: Final = 4
GHOSTS: Final = 2
"""Two black wrong-way drivers, the *Geisterfahrer*."""

COLOURS: Final[tuple[str, ...]] = ("red", "blue", "yellow", "green")
"""By seat, for display only."""

HIGHEST_NUMBER: Final = 5
SYMBOL: Final = 6
"""The sixth face shows a ghost."""
FACES: Final = 6
MOST_WAIVED: Final = 3
"""R6.2  The highest limit that can be agreed."""
MOST_ROUNDS: Final = 1000
"""R6.3, R6.9  So often the die can be waived where nothing else limits it."""
GHOST_STEPS: Final = 5
"""R4.3  How far the symbol moves a ghost."""

# -- R2.1  Fields (Q2, Q3) ----------------------------------------------------------------

# Two carriageways (*Fahrbahnen*), each a ring of two lanes (*Fahrspuren*).
OUTER: Final = 0
INNER: Final = 1
CARRIAGEWAYS: Final = 2
RIGHT: Final = 0
"""The lane with the ramps."""
LEFT: Final = 1
SIDES: Final = 2
LANES: Final = 4
"""O.R, O.L, I.R, I.L: a lane's number is carriageway * 2 + side."""

LANE_NAMES: Final[tuple[str, ...]] = ("O.R", "O.L", "I.R", "I.L")
SHORTEST_LANE: Final = 20
LONGEST_LANE: Final = 36
FIELDS: Final = 144
"""A field's number is lane * 36 + position: the same on boards of every size."""

BESIDE: Final[tuple[int, ...]] = tuple(
    (lane ^ 1) * LONGEST_LANE + at for lane in range(LANES) for at in range(LONGEST_LANE)
)
"""By field: its neighbour, the field beside it in the other lane of the carriageway."""

# The road has two halves, each with an entry (*Auffahrt*) and an exit (*Abfahrt*) in the right
# lane of either carriageway.
SOUTH: Final = 0
NORTH: Final = 1
HALF_NAMES: Final[tuple[str, ...]] = ("south", "north")

# R3.2  Halves by seat: two opposite players; three in the south (Q41); two and two.
HALVES_OF_TWO: Final[tuple[int, ...]] = (SOUTH, NORTH)
HALVES_OF_THREE: Final[tuple[int, ...]] = (SOUTH, SOUTH, SOUTH)
HALVES_OF_FOUR: Final[tuple[int, ...]] = (SOUTH, SOUTH, NORTH, NORTH)

# -- Where a car is, if it is on no field -------------------------------------------------

OFF: Final = -1
"""Beside the board: a car that has not entered, a ghost that is not in play."""
SAFE: Final = -2
"""Around the motorway and off it again."""
SCRAP: Final = -3
"""On the scrap yard (*Schrottplatz*)."""
NONE: Final = -4
"""R4.2  Where a car would end that cannot use the number."""

# -- What stands on a field ---------------------------------------------------------------

EMPTY: Final = -1
"""Cars are seat * 4 + number, from 0 to 15; above them the ghosts."""
GHOST: Final = 16
"""GHOST + ghost."""


def carriageway_of(field: i64) -> i64:
    return field // (2 * LONGEST_LANE)


def side_of(field: i64) -> i64:
    return field // LONGEST_LANE % 2


def position_of(field: i64) -> i64:
    return field % LONGEST_LANE


def field_at(carriageway: i64, side: i64, position: i64) -> i64:
    return (carriageway * 2 + side) * LONGEST_LANE + position
