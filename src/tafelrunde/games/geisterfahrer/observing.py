"""Geisterfahrer: what a seat sees, as numbers. Nothing is hidden (R7.1)."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.cells import Cells, Observer
from tafelrunde.core.state import State
from tafelrunde.games.geisterfahrer.rules import data
from tafelrunde.games.geisterfahrer.rules.game import Geisterfahrer
from tafelrunde.games.geisterfahrer.rules.state import PHASES

PLACES: Final[tuple[str, ...]] = ("scrap", "safe", "off", *data.LANE_NAMES)
FIRST_LANE: Final = 3
THROWS: Final[tuple[str, ...]] = ("none", "1", "2", "3", "4", "5", "symbol")


@final
class GeisterfahrerObserver(Observer):
    def observe(self, state: State, seat: i64, cells: Cells) -> None:
        assert isinstance(state, Geisterfahrer)
        seats = state.seats
        agreed = state.agreed
        cells.word("phase", state.phase, PHASES)
        cells.number("active", (state.active - seat + seats) % seats, 0, seats - 1)
        cells.number("turn", state.turn_no, 0, agreed.last_turn)
        cells.word("thrown", state.thrown, THROWS)
        other: i64
        car: i64
        ghost: i64
        for other in range(seats):
            driver = (seat + other) % seats
            cells.part("seat", other)
            cells.word("half", agreed.halves[driver], data.HALF_NAMES)
            cells.number("waived", state.waived[driver], 0, agreed.waive_limit)
            cells.number("rescued_at", state.rescued_at[driver], 0, agreed.last_turn)
            cells.number("left", state.left[driver], 0, agreed.cars)
            for car in range(agreed.cars):
                cells.part(f"seat[{other}].car" if cells.naming else "", car)
                place(cells, state.cars[driver][car])
        for ghost in range(data.GHOSTS):
            cells.part("ghost", ghost)
            place(cells, state.ghosts[ghost])
        cells.end()


def place(cells: Cells, field: i64) -> None:
    """Which lane and how far along it, or where else."""
    lane: i64 = FIRST_LANE + field
    position: i64 = 0
    if field >= 0:
        lane = FIRST_LANE + field // data.LONGEST_LANE
        position = data.position_of(field)
    cells.word("place", lane, PLACES)
    cells.number("position", position, 0, data.LONGEST_LANE - 1)
