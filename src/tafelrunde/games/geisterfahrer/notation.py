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

_CARRIAGEWAYS: Final = ("O", "I")
_SIDES: Final = ("R", "L")
_CARS: Final = tuple(str(car) for car in range(MOST_CARS))
_GHOSTS: Final = ("0", "1")
_SEATS: Final = tuple(str(seat) for seat in range(MOST_SEATS))
_FACES: Final = (*(str(number) for number in range(1, HIGHEST_NUMBER + 1)), "GHOST")

NOTATION: Final = Notation(
    [
        Family("roll", ROLL),
        Family("lane", LANE_CHANGE, (_CARS,)),
        Family("ghost-lane", GHOST_LANE_CHANGE, (_GHOSTS,)),
        Family("enter", ENTER, (_CARRIAGEWAYS,)),
        Family("move", MOVE, (_CARS,)),
        Family("move-ghost", MOVE_GHOST, (_GHOSTS,)),
        Family("switch", SWITCH, (_GHOSTS, _SIDES)),
        Family("place", PLACE, (FIELD_NAMES,)),
        Family("start", START, (_SEATS,)),
        Family("die", DIE, (_FACES,)),
    ]
)


def field_name(field: int) -> str:
    return FIELD_NAMES[field]
