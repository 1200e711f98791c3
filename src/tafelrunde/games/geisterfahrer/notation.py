"""Geisterfahrer: the canonical text of every action."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.notation import Family, Notation
from tafelrunde.games.geisterfahrer.data import (
    DIE,
    ENTER,
    GHOST_LANE_CHANGE,
    HIGHEST_NUMBER,
    LANE_CHANGE,
    LANE_NAMES,
    LONGEST_LANE,
    MOST_CARS,
    MOST_SEATS,
    MOVE,
    MOVE_GHOST,
    PLACE,
    ROLL,
    START,
    SWITCH,
)

FIELD_NAMES: Final = tuple(f"{lane}{at}" for lane in LANE_NAMES for at in range(LONGEST_LANE))
"""`O.R7`: outer carriageway, right lane, position 7."""

CARRIAGEWAY_NAMES: Final = ("O", "I")
SIDE_NAMES: Final = ("R", "L")
CAR_NAMES: Final = tuple(str(car + 1) for car in range(MOST_CARS))
GHOST_NAMES: Final = ("A", "B")
"""As people say them: cars 1 to 4, ghosts A and B."""
SEAT_NAMES: Final = tuple(str(seat) for seat in range(MOST_SEATS))
FACE_NAMES: Final = (*(str(number) for number in range(1, HIGHEST_NUMBER + 1)), "GHOST")

NOTATION: Final = Notation(
    [
        Family("roll", ROLL),
        Family("lane", LANE_CHANGE, (CAR_NAMES,)),
        Family("ghost-lane", GHOST_LANE_CHANGE, (GHOST_NAMES,)),
        Family("enter", ENTER, (CARRIAGEWAY_NAMES,)),
        Family("move", MOVE, (CAR_NAMES,)),
        Family("move-ghost", MOVE_GHOST, (GHOST_NAMES,)),
        Family("switch", SWITCH, (GHOST_NAMES, SIDE_NAMES)),
        Family("place", PLACE, (FIELD_NAMES,)),
        Family("start", START, (SEAT_NAMES,)),
        Family("die", DIE, (FACE_NAMES,)),
    ]
)
