"""Geisterfahrer: what can be seen, in numbers and in words. Nothing is hidden (R7.1)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tafelrunde.core.words import Message, Section, player, say
from tafelrunde.games.geisterfahrer.data import (
    COLOURS,
    EMPTY,
    GHOST,
    GHOST_STEPS,
    GHOSTS,
    HALF_NAMES,
    LANE_NAMES,
    LONGEST_LANE,
    MOST_CARS,
    OFF,
    SAFE,
    SCRAP,
    SYMBOL,
    position_of,
)
from tafelrunde.games.geisterfahrer.notation import FACE_NAMES, FIELD_NAMES, GHOST_NAMES
from tafelrunde.games.geisterfahrer.rules import Geisterfahrer
from tafelrunde.games.geisterfahrer.state import CHOOSE, ENDED, PHASES, entry_of, exit_of

PLACES = {OFF: "off", SAFE: "safe", SCRAP: "scrap"}
LANES_AS_DRAWN = (0, 1, 3, 2)
"""The outermost lane first: O.R, O.L, I.L, I.R."""
COLUMNS = 10
"""So many fields side by side fit into a narrow terminal."""


class CarView(msgspec.Struct, frozen=True):
    number: int
    where: str
    """`off`, `road`, `safe` or `scrap`."""
    field: str | None
    to_go: int | None
    """Fields to the own exit."""
    ghost: str | None
    """A ghost that could reach it with its next five fields."""


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


class RampView(msgspec.Struct, frozen=True):
    half: str
    entry: int
    exit: int


class GeisterfahrerView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    active: int | None
    pending: list[int]
    turn_no: int
    last_turn: int
    thrown: str | None
    must_roll: bool
    """The player on turn may not waive the die."""
    waive_limit: int
    fields_per_lane: int
    ramps: list[RampView]
    drivers: list[DriverView]
    ghosts: list[GhostView]
    standing: list[int]
    winners: list[int]


# -- What can be seen ----------------------------------------------------------------------


def view(state: Geisterfahrer, seat: int | None) -> GeisterfahrerView:
    agreed = state.agreed
    choosing = state.phase == CHOOSE
    return GeisterfahrerView(
        seat=seat,
        phase=PHASES[state.phase],
        active=state.active if state.turn_no > 0 else None,
        pending=list(state.pending()),
        turn_no=state.turn_no,
        last_turn=agreed.last_turn,
        thrown=FACE_NAMES[state.thrown - 1] if state.thrown else None,
        must_roll=choosing
        and (state.first_turns() or state.waived[state.active] == agreed.waive_limit),
        waive_limit=agreed.waive_limit,
        fields_per_lane=agreed.fields,
        ramps=[
            RampView(name, entry_of(half, agreed.fields), exit_of(half, agreed.fields))
            for half, name in enumerate(HALF_NAMES)
        ],
        drivers=[driver_view(state, driver) for driver in range(state.seats)],
        ghosts=[ghost_view(state, ghost) for ghost in range(GHOSTS)],
        standing=list(state.standing()),
        winners=list(state.winners()) if state.phase == ENDED else [],
    )


def driver_view(state: Geisterfahrer, seat: int) -> DriverView:
    own = state.cars[seat]
    return DriverView(
        seat=seat,
        colour=COLOURS[seat],
        half=HALF_NAMES[state.agreed.halves[seat]],
        cars=[car_view(state, seat, car) for car in range(len(own))],
        rescued=own.count(SAFE),
        lost=own.count(SCRAP),
        waived=state.waived[seat],
        rescued_at=state.rescued_at[seat] or None,
        ghost_driver=not state.is_driver(seat),
    )


def car_view(state: Geisterfahrer, seat: int, car: int) -> CarView:
    field = state.cars[seat][car]
    if field < 0:
        return CarView(car + 1, PLACES[field], None, None, None)
    ghost, distance = ghost_ahead(state, field)
    return CarView(
        number=car + 1,
        where="road",
        field=FIELD_NAMES[field],
        to_go=to_go(state, seat, field),
        ghost=GHOST_NAMES[ghost] if distance else None,
    )


def ghost_view(state: Geisterfahrer, ghost: int) -> GhostView:
    field = state.ghosts[ghost]
    if field == OFF:
        return GhostView(GHOST_NAMES[ghost], None, None, None, None)
    car, distance = car_faced(state, field)
    if distance == 0:
        return GhostView(GHOST_NAMES[ghost], FIELD_NAMES[field], None, None, None)
    seat, number = divmod(car, MOST_CARS)
    return GhostView(GHOST_NAMES[ghost], FIELD_NAMES[field], seat, number + 1, distance)


def to_go(state: Geisterfahrer, seat: int, field: int) -> int:
    return (state.agreed.exits[seat] - position_of(field)) % state.agreed.fields


def ghost_ahead(state: Geisterfahrer, field: int, leaving: int = EMPTY) -> tuple[int, int]:
    """The ghost that could reach a car on this field, and how far away it is; distance 0 if
    there is none. The field `leaving` counts as empty."""
    at = field
    for distance in range(1, GHOST_STEPS + 1):
        at = state.agreed.ahead[at]
        occupant = EMPTY if at == leaving else state.road[at]
        if occupant >= GHOST:
            return occupant - GHOST, distance
        if occupant != EMPTY:
            break
    return 0, 0


def car_faced(state: Geisterfahrer, field: int, leaving: int = EMPTY) -> tuple[int, int]:
    """The first car before a ghost on this field, and how far away it is; distance 0 if none."""
    at = field
    for distance in range(1, GHOST_STEPS + 1):
        at = state.agreed.behind[at]
        occupant = EMPTY if at == leaving else state.road[at]
        if occupant >= GHOST:
            break
        if occupant != EMPTY:
            return occupant, distance
    return 0, 0


# -- The text table ------------------------------------------------------------------------


def describe(view: GeisterfahrerView) -> list[Section]:
    return [_turn(view), *_road(view), _cars(view), _ghosts(view)]


def _turn(view: GeisterfahrerView) -> Section:
    rows = [(say("fact-turn"), say("turn-of", turn=view.turn_no, last=view.last_turn))]
    if view.active is not None and view.phase != "over":
        role = "role-ghosts" if view.drivers[view.active].ghost_driver else "role-driver"
        rows.append((say("fact-active"), say(role, player=player(view.active))))
        waived = view.drivers[view.active].waived
        if view.must_roll:
            rows.append((say("fact-waived"), say("waive-no")))
        elif view.phase == "choose":
            left = view.waive_limit - waived
            rows.append((say("fact-waived"), say("waive-yes", many=left)))
    if view.thrown is not None:
        rows.append((say("fact-die"), die(view.thrown)))
    if view.phase == "over":
        rows.append((say("fact-winner"), winner_names(view.winners)))
    return Section(say("section-turn"), tuple(rows))


def winner_names(winners: list[int]) -> Message:
    return player(winners[0]) if winners else say("nobody")


def die(face: str) -> Message:
    return say("die-ghost") if face == FACE_NAMES[SYMBOL - 1] else say("die-number", die=face)


def _road(view: GeisterfahrerView) -> Iterator[Section]:
    """The lanes as rows, ten fields a section; cars drive to the right, ghosts to the left."""
    pieces = _pieces(view)
    ramps = {ramp.exit: say("ramp-exit", half=half(ramp.half)) for ramp in view.ramps}
    ramps |= {ramp.entry: say("ramp-entry", half=half(ramp.half)) for ramp in view.ramps}
    for first in range(0, view.fields_per_lane, COLUMNS):
        columns = range(first, min(first + COLUMNS, view.fields_per_lane))
        head = [say("head-lane")]
        for at in columns:
            number = say("number", number=at)
            head.append(say("head-ramp", at=at, ramp=ramps[at]) if at in ramps else number)
        rows = []
        for lane in LANES_AS_DRAWN:
            row = [lane_name(LANE_NAMES[lane])]
            for at in columns:
                ramp = at in ramps and LANE_NAMES[lane].endswith("R")
                empty = say("cell-ramp" if ramp else "cell-empty")
                row.append(pieces.get(FIELD_NAMES[lane * LONGEST_LANE + at], empty))
            rows.append(tuple(row))
        title = say("section-road", first=columns[0], last=columns[-1])
        yield Section(title, tuple(rows), tuple(head))


def _pieces(view: GeisterfahrerView) -> dict[str, Message]:
    pieces: dict[str, Message] = {}
    for driver in view.drivers:
        for car in driver.cars:
            if car.field is not None:
                pieces[car.field] = car_name(driver.seat, car.number - 1)
    for ghost in view.ghosts:
        if ghost.field is not None:
            pieces[ghost.field] = say("cell-ghost", ghost=ghost.name)
    return pieces


def _cars(view: GeisterfahrerView) -> Section:
    numbers = range(1, len(view.drivers[0].cars) + 1)
    head = (
        say("head-player"),
        *(say("head-car", number=number) for number in numbers),
        say("head-rescued"),
    )
    rows = tuple(
        (
            say(f"driver-{driver.colour}", player=player(driver.seat), half=half(driver.half)),
            *(_car(car) for car in driver.cars),
            say("number", number=driver.rescued),
        )
        for driver in view.drivers
    )
    return Section(say("section-cars"), rows, head)


def _car(car: CarView) -> Message:
    if car.field is None or car.to_go is None:
        return say(f"car-{car.where}")
    if car.ghost is not None:
        return say("car-hunted", field=car.field, steps=car.to_go, ghost=car.ghost)
    return say("car-road", field=car.field, steps=car.to_go)


def _ghosts(view: GeisterfahrerView) -> Section:
    return Section(say("section-ghosts"), tuple(_ghost(ghost) for ghost in view.ghosts))


def _ghost(ghost: GhostView) -> tuple[Message, Message]:
    name = say("ghost-name", ghost=ghost.name)
    if ghost.field is None:
        return name, say("ghost-off")
    if ghost.faces_seat is None or ghost.faces_car is None or ghost.distance is None:
        return name, say("ghost-alone", field=ghost.field)
    car = car_name(ghost.faces_seat, ghost.faces_car - 1)
    return name, say("ghost-faces", field=ghost.field, car=car, steps=ghost.distance)


def car_name(seat: int, car: int) -> Message:
    return say(f"name-{COLOURS[seat]}", number=car + 1)


def lane_name(lane: str) -> Message:
    return say(f"lane-{lane.replace('.', '-')}")


def half(name: str) -> Message:
    return say(f"half-{name}")
