"""Geisterfahrer: what can be seen. Nothing is hidden (R7.1)."""

from __future__ import annotations

import msgspec

from tafelrunde.games.geisterfahrer.rules import data
from tafelrunde.games.geisterfahrer.rules.game import Geisterfahrer
from tafelrunde.games.geisterfahrer.rules.state import CHOOSE, ENDED, PHASES, entry_of, exit_of
from tafelrunde.games.geisterfahrer.rules.turns import following
from tafelrunde.games.geisterfahrer.words.notation import FACE_NAMES, FIELD_NAMES, GHOST_NAMES

PLACES = {data.OFF: "off", data.SAFE: "safe", data.SCRAP: "scrap"}


class CarView(msgspec.Struct, frozen=True):
    number: int
    where: str
    """`off`, `road`, `safe` or `scrap`."""
    field: str | None
    to_go: int | None
    """Fields to its own exit."""
    ghost: str | None
    """A ghost that could reach it with its next five fields."""
    gone_at: int | None
    """The turn in which it was rescued or lost."""


class DriverView(msgspec.Struct, frozen=True):
    seat: int
    colour: str
    half: str
    cars: list[CarView]
    rescued: int
    lost: int
    waived: int
    rescued_at: int | None
    ghost_driver: bool


class GhostView(msgspec.Struct, frozen=True):
    name: str
    field: str | None
    faces_seat: int | None
    """The next car in its way, if it is within five fields."""
    faces_car: int | None
    distance: int | None
    reach: list[str]
    """The fields of its next five steps; the first car in its way ends them."""


class LastView(msgspec.Struct, frozen=True):
    """The turn before this one."""

    seat: int
    thrown: str | None
    """None if the die was waived."""


class RampView(msgspec.Struct, frozen=True):
    half: str
    entry: int
    exit: int


class GeisterfahrerView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    active: int | None
    next: int | None
    """Whose turn comes after this one."""
    pending: list[int]
    turn_no: int
    last_turn: int
    thrown: str | None
    last: LastView | None
    must_roll: bool
    """The player on turn may not waive the die."""
    waive_limit: int | None
    """None if the die may be waived as often as one likes."""
    fields_per_lane: int
    ramps: list[RampView]
    drivers: list[DriverView]
    ghosts: list[GhostView]
    standing: list[int]
    winners: list[int]


# -- What can be seen ----------------------------------------------------------------------


def open_view(state: Geisterfahrer) -> GeisterfahrerView:
    agreed = state.agreed
    choosing = state.phase == CHOOSE
    return GeisterfahrerView(
        seat=None,
        phase=PHASES[state.phase],
        active=state.active if state.turn_no > 0 else None,
        next=following(state) if state.turn_no > 0 else None,
        pending=list(state.pending()),
        turn_no=state.turn_no,
        last_turn=agreed.last_turn,
        thrown=FACE_NAMES[state.thrown - 1] if state.thrown else None,
        last=last_view(state),
        must_roll=choosing and state.must_roll(state.active),
        waive_limit=agreed.waive_limit if agreed.waive_limit <= data.MOST_WAIVED else None,
        fields_per_lane=agreed.fields,
        ramps=[
            RampView(name, entry_of(half, agreed.fields), exit_of(half, agreed.fields))
            for half, name in enumerate(data.HALF_NAMES)
        ],
        drivers=[driver_view(state, driver) for driver in range(state.seats)],
        ghosts=[ghost_view(state, ghost) for ghost in range(data.GHOSTS)],
        standing=list(state.standing()),
        winners=list(state.winners()) if state.phase == ENDED else [],
    )


def driver_view(state: Geisterfahrer, seat: int) -> DriverView:
    own = state.cars[seat]
    return DriverView(
        seat=seat,
        colour=data.COLOURS[seat],
        half=data.HALF_NAMES[state.agreed.halves[seat]],
        cars=[car_view(state, seat, car) for car in range(len(own))],
        rescued=own.count(data.SAFE),
        lost=own.count(data.SCRAP),
        waived=state.waived[seat],
        rescued_at=state.rescued_at[seat] or None,
        ghost_driver=not state.is_driver(seat),
    )


def car_view(state: Geisterfahrer, seat: int, car: int) -> CarView:
    field = state.cars[seat][car]
    if field < 0:
        gone_at = state.gone_at[seat * data.MOST_CARS + car] or None
        return CarView(car + 1, PLACES[field], None, None, None, gone_at)
    ghost, distance = ghost_ahead(state, field)
    return CarView(
        number=car + 1,
        where="road",
        field=FIELD_NAMES[field],
        to_go=to_go(state, seat, field),
        ghost=GHOST_NAMES[ghost] if distance else None,
        gone_at=None,
    )


def last_view(state: Geisterfahrer) -> LastView | None:
    """Q18  A number that nothing could use is seen here only."""
    if state.turn_no < 2 or state.phase == ENDED:
        return None
    thrown = FACE_NAMES[state.last_thrown - 1] if state.last_thrown else None
    return LastView((state.active - 1) % state.seats, thrown)


def ghost_view(state: Geisterfahrer, ghost: int) -> GhostView:
    field = state.ghosts[ghost]
    if field == data.OFF:
        return GhostView(GHOST_NAMES[ghost], None, None, None, None, [])
    car, distance = car_faced(state, field)
    seat, number = divmod(car, data.MOST_CARS)
    return GhostView(
        name=GHOST_NAMES[ghost],
        field=FIELD_NAMES[field],
        faces_seat=seat if distance else None,
        faces_car=number + 1 if distance else None,
        distance=distance or None,
        reach=[FIELD_NAMES[field] for field in ghost_reach(state, field)],
    )


def ghost_reach(state: Geisterfahrer, field: int, leaving: int = data.EMPTY) -> list[int]:
    """R4.3  Where the symbol could take a ghost from this field, step by step: to the first car,
    not past the other ghost. The field `leaving` counts as empty."""
    reach: list[int] = []
    for _ in range(data.GHOST_STEPS):
        field = state.agreed.behind[field]
        occupant = data.EMPTY if field == leaving else state.road[field]
        if occupant >= data.GHOST:
            break
        reach.append(field)
        if occupant != data.EMPTY:
            break
    return reach


def to_go(state: Geisterfahrer, seat: int, field: int) -> int:
    return (state.agreed.exits[seat] - data.position_of(field)) % state.agreed.fields


def ghost_ahead(state: Geisterfahrer, field: int, leaving: int = data.EMPTY) -> tuple[int, int]:
    """The ghost that could reach a car on this field, and how far away it is; distance 0 if
    there is none. The field `leaving` counts as empty."""
    at = field
    for distance in range(1, data.GHOST_STEPS + 1):
        at = state.agreed.ahead[at]
        occupant = data.EMPTY if at == leaving else state.road[at]
        if occupant >= data.GHOST:
            return occupant - data.GHOST, distance
        if occupant != data.EMPTY:
            break
    return 0, 0


def car_faced(state: Geisterfahrer, field: int, leaving: int = data.EMPTY) -> tuple[int, int]:
    """The first car before a ghost on this field, and how far away it is; distance 0 if none."""
    at = field
    for distance in range(1, data.GHOST_STEPS + 1):
        at = state.agreed.behind[at]
        occupant = data.EMPTY if at == leaving else state.road[at]
        if occupant >= data.GHOST:
            break
        if occupant != data.EMPTY:
            return occupant, distance
    return 0, 0
