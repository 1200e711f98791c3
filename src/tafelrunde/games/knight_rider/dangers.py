"""Knight Rider: a die that is about to be thrown on the road, and what each number would do
(R4.4 to R4.6)."""

from __future__ import annotations

import msgspec

from tafelrunde.games.knight_rider import data
from tafelrunde.games.knight_rider.escape import next_rammed
from tafelrunde.games.knight_rider.rules import KnightRider
from tafelrunde.games.knight_rider.skidding import oil_of, skid, spin
from tafelrunde.games.knight_rider.state import OILING, RAMMING, RAMMING_AGAIN, RED_RAMMING

ROOF, SKID, SKID_AND_SPIN, SPIN = "roof", "skid", "skid-spin", "spin"
NOTHING, FAILS, GOES_ON, WINS = "nothing", "fails", "goes-on", "wins"

# What the numbers do in the printed order, and how many fields a car skids.
RAM_TABLE = ((ROOF, 0), (SKID_AND_SPIN, 2), (SKID, 2), (SKID, 1), (SPIN, 0), (FAILS, 0))
AGAIN_TABLE = (*((GOES_ON, 0),) * 4, *((SPIN, 0),) * 2)
OIL_TABLE = ((ROOF, 0), (SKID, 2), (SKID, 1), (SPIN, 0), (NOTHING, 0), (NOTHING, 0))
RED_TABLE = (*RAM_TABLE[:-1], (WINS, 0))


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
        # R6.2  Before the last checkpoint a 6 is only a lucky escape.
        table = RED_TABLE if state.has_all_visits(seat) else (*RAM_TABLE[:-1], (NOTHING, 0))
        return _view(state, "red-ram", None, seat, seat, table)
    return None


def _view(
    state: KnightRider,
    kind: str,
    driver: int | None,
    seat: int,
    thrower: int,
    table: tuple[tuple[str, int], ...],
) -> DangerView:
    outcomes = [
        _outcome(state, seat, die, what, fields) for die, (what, fields) in enumerate(table, 1)
    ]
    return DangerView(kind, driver, seat, thrower, outcomes)


def _outcome(state: KnightRider, seat: int, die: int, kind: str, fields: int) -> OutcomeView:
    trial = state.clone()
    car = trial.cars[seat]
    skidded = 0
    for _ in range(fields):
        left = car.field
        skid(trial, seat, 1)
        skidded += car.field != left
    if kind in (SPIN, SKID_AND_SPIN):
        spin(car)
    x, y = data.FIELD_X[car.field], data.FIELD_Y[car.field]
    return OutcomeView(die, kind, skidded, x, y, data.SIDE_NAMES[car.facing])
