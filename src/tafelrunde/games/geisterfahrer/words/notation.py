"""Geisterfahrer: the canonical text of every action."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.notation import Family, Notation
from tafelrunde.games.geisterfahrer.rules import action_numbers, data

FIELD_NAMES: Final = tuple(
    f"{lane}{at}" for lane in data.LANE_NAMES for at in range(data.LONGEST_LANE)
)
"""`O.R7`: outer carriageway, right lane, position 7."""

CARRIAGEWAY_NAMES: Final = ("O", "I")
SIDE_NAMES: Final = ("R", "L")
CAR_NAMES: Final = tuple(str(car + 1) for car in range(data.MOST_CARS))
GHOST_NAMES: Final = ("A", "B")
"""As people say them: cars 1 to 4, ghosts A and B."""
SEAT_NAMES: Final = tuple(str(seat) for seat in range(data.MOST_SEATS))
FACE_NAMES: Final = (*(str(number) for number in range(1, data.HIGHEST_NUMBER + 1)), "GHOST")

NOTATION: Final = Notation(
    [
        Family("roll", action_numbers.ROLL),
        Family("lane", action_numbers.LANE_CHANGE, (CAR_NAMES,)),
        Family("ghost-lane", action_numbers.GHOST_LANE_CHANGE, (GHOST_NAMES,)),
        Family("enter", action_numbers.ENTER, (CARRIAGEWAY_NAMES,)),
        Family("move", action_numbers.MOVE, (CAR_NAMES,)),
        Family("move-ghost", action_numbers.MOVE_GHOST, (GHOST_NAMES,)),
        Family("switch", action_numbers.SWITCH, (GHOST_NAMES, SIDE_NAMES)),
        Family("place", action_numbers.PLACE, (FIELD_NAMES,)),
        Family("start", action_numbers.START, (SEAT_NAMES,)),
        Family("die", action_numbers.DIE, (FACE_NAMES,)),
    ]
)
