"""Knight Rider: a die that is about to be thrown on the road, and what each number would do
(R4.4 to R4.6)."""

from __future__ import annotations

import msgspec

from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.escape import next_rammed
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tafelrunde.games.knight_rider.rules.skidding import oil_of, skid, spin
from tafelrunde.games.knight_rider.rules.state import (
    OILING,
    RAMMING,
    RAMMING_AGAIN,
    RED_RAMMING,
    Car,
)

ROOF, SKID, SKID_AND_SPIN, SPIN = "roof", "skid", "skid-spin", "spin"
NOTHING, FAILS, GOES_ON, WINS = "nothing", "fails", "goes-on", "wins"

Table = dict[int, tuple[str, int]]

# What a number does, and how many fields a car skids; what is not named does nothing.
RAM_TABLE: Table = {
    data.RAM_ROOF: (ROOF, 0),
    data.RAM_SKID_AND_TURN: (SKID_AND_SPIN, 2),
    data.RAM_SKID_2: (SKID, 2),
    data.RAM_SKID_1: (SKID, 1),
    data.RAM_TURN: (SPIN, 0),
    data.RAM_FAILS: (FAILS, 0),
}
AGAIN_TABLE: Table = {
    die: (SPIN if die >= data.RAM_SPIN_FROM else GOES_ON, 0) for die in range(1, data.FACES + 1)
}
OIL_TABLE: Table = {
    data.OIL_ROOF: (ROOF, 0),
    data.OIL_SKID_2: (SKID, 2),
    data.OIL_SKID_1: (SKID, 1),
    data.OIL_TURN: (SPIN, 0),
}
RED_TABLE: Table = {**RAM_TABLE, data.RAM_FAILS: (WINS, 0)}
RED_TABLE_BEFORE: Table = {**RAM_TABLE, data.RAM_FAILS: (NOTHING, 0)}
"""R6.2  Before the last checkpoint a 6 is only a lucky escape."""


class StandView(msgspec.Struct, frozen=True):
    x: int
    y: int
    facing: str


class OutcomeView(msgspec.Struct, frozen=True):
    """What a number would do to the car in danger."""

    die: int
    kind: str
    """`roof`, `skid`, `skid-spin`, `spin`, `fails`, `goes-on`, `wins` or `nothing`."""
    fields: int
    """How far it would skid, as the road allows."""
    x: int
    y: int
    facing: str
    """Where it would come to rest."""
    way: list[StandView]
    """The fields it would skid onto, one after the other, round bends too."""


class DangerView(msgspec.Struct, frozen=True):
    kind: str
    """`ram`, `ram-again`, `oil` or `red-ram`."""
    driver: int | None
    """Who rams, or whose oil it is; nobody if it is the red car."""
    seat: int
    """Whose car is in danger."""
    thrower: int
    outcomes: list[OutcomeView]


def danger(state: KnightRider) -> DangerView | None:
    active = state.active
    if state.phase == RAMMING:
        rammed = state.car_beside(active)
        return _view(state, "ram", active, rammed, rammed, RAM_TABLE)
    if state.phase == RAMMING_AGAIN:
        return _view(state, "ram-again", active, active, state.car_beside(active), AGAIN_TABLE)
    if state.phase == OILING:
        leaks = oil_of(state, active, state.cars[active].field)
        return _view(state, "oil", leaks, active, active, OIL_TABLE)
    if state.phase == RED_RAMMING:
        seat = next_rammed(state)
        table = RED_TABLE if state.has_all_visits(seat) else RED_TABLE_BEFORE
        return _view(state, "red-ram", None, seat, seat, table)
    return None


def _view(
    state: KnightRider, kind: str, driver: int | None, seat: int, thrower: int, table: Table
) -> DangerView:
    outcomes = [
        _outcome(state, seat, die, *table.get(die, (NOTHING, 0)))
        for die in range(1, data.FACES + 1)
    ]
    return DangerView(kind, driver, seat, thrower, outcomes)


def _outcome(state: KnightRider, seat: int, die: int, kind: str, fields: int) -> OutcomeView:
    trial = state.clone()
    car = trial.cars[seat]
    way = []
    for _ in range(fields):
        left = car.field
        skid(trial, seat, 1)
        if car.field != left:
            way.append(_stand(car))
    if kind in (SPIN, SKID_AND_SPIN):
        spin(car)
    rest = _stand(car)
    return OutcomeView(die, kind, len(way), rest.x, rest.y, rest.facing, way)


def _stand(car: Car) -> StandView:
    x, y = data.FIELD_X[car.field], data.FIELD_Y[car.field]
    return StandView(x, y, data.SIDE_NAMES[car.facing])
