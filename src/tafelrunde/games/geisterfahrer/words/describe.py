"""Geisterfahrer: the view as a text table."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.core.words import Message, Section, player, say
from tafelrunde.games.geisterfahrer.rules import data
from tafelrunde.games.geisterfahrer.words.names import car_name, die, half, lane_name, winner_names
from tafelrunde.games.geisterfahrer.words.notation import FIELD_NAMES
from tafelrunde.games.geisterfahrer.words.view import CarView, GeisterfahrerView, GhostView

LANES_AS_DRAWN = (0, 1, 3, 2)
"""The outermost lane first: O.R, O.L, I.L, I.R."""
COLUMNS = 10
"""Fields per row that fit into a narrow terminal."""


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
        elif view.phase == "choose" and view.waive_limit is None:
            rows.append((say("fact-waived"), say("waive-always")))
        elif view.phase == "choose" and view.waive_limit is not None:
            left = view.waive_limit - waived
            rows.append((say("fact-waived"), say("waive-yes", many=left)))
    if view.thrown is not None:
        rows.append((say("fact-die"), die(view.thrown)))
    if view.phase == "over":
        rows.append((say("fact-winner"), winner_names(view.winners)))
    return Section(say("section-turn"), tuple(rows))


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
            row = [lane_name(data.LANE_NAMES[lane])]
            for at in columns:
                ramp = at in ramps and data.LANE_NAMES[lane].endswith("R")
                empty = say("cell-ramp" if ramp else "cell-empty")
                row.append(pieces.get(FIELD_NAMES[lane * data.LONGEST_LANE + at], empty))
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
