"""Seats change hands: who sits down, stands up, resigns or is sent away; the door, the start."""

from __future__ import annotations

from tafelrunde.bots.levels import offered
from tafelrunde.core.state import GAME_OVER
from tafelrunde.server.connection import REMOVED
from tafelrunde.server.messages import (
    Back,
    Door,
    OpenSeat,
    Remove,
    Resign,
    SeatBot,
    SendAway,
    Sit,
    StandUp,
    Start,
)
from tafelrunde.server.rights import (
    NO_SUCH_SEAT,
    STARTED,
    only_arranger,
    only_host,
    own_seat,
    playing,
    seat_at,
    waiting,
)
from tafelrunde.server.room import Room
from tafelrunde.server.seating import Seat, free_colour
from tafelrunde.server.store import Person
from tafelrunde.table.table import RefusedError

NO_SUCH_SPECTATOR = "no-such-spectator"
SEAT_TAKEN = "seat-taken"
NO_SUCH_LEVEL = "no-such-level"
RESIGNED = "resigned"
ONE_SEAT_EACH = "one-seat-each"
NOT_LET_IN = "not-let-in"
TIME_RUNS = "time-runs"
JUST_LEFT = "just-left"

PATIENCE = 20.0
"""Seconds somebody must have been away before others have a bot stand in."""

SeatCommand = Sit | StandUp | SeatBot | OpenSeat | Remove | Start | Back | Resign


async def change_seat(room: Room, person: Person, command: SeatCommand) -> None:
    if room.status == "seeding":
        raise RefusedError(STARTED)
    if room.status == "over":
        raise RefusedError(GAME_OVER)
    outside = not room.setup.may_watch(person.id)
    match command:
        case Sit():
            _sit(room, person, command.seat)
        case StandUp():
            _stand_up(room, person, command.seat)
        case SeatBot():
            _seat_bot(room, person, command)
        case OpenSeat():
            _open_seat(room, person, command.seat)
        case Remove():
            _remove(room, person, command.seat)
        case Back():
            if own_seat(room, person.id, command.seat).autopilot:
                room.take_back(command.seat)
        case Resign():
            _resign(room, person, command.seat)
        case Start():
            only_arranger(room, person.id)
            waiting(room)
            await room.begin_seeding()
            return
    await room.persist()
    if outside and room.setup.may_watch(person.id):
        room.tell_chat(person.id)
    _see_out(room)


def _sit(room: Room, person: Person, number: int) -> None:
    seat = seat_at(room, number)
    if seat.kind == "person":
        raise RefusedError(SEAT_TAKEN)
    if seat.resigned:
        raise RefusedError(RESIGNED)
    if not room.setup.may_take(person.id, number):
        raise RefusedError(ONE_SEAT_EACH)
    if not room.setup.may_enter(person.id):
        raise RefusedError(NOT_LET_IN)
    seat.take(person.id, person.name, free_colour(room.setup.others(number), person.colour))
    if room.table is not None:
        if person.id not in seat.knew:
            seat.knew.append(person.id)
        room.begin_clock(number)
    room.sit(number)


def _stand_up(room: Room, person: Person, number: int) -> None:
    seat = own_seat(room, person.id, number)
    if room.table is None:
        seat.empty()
    else:
        seat.give_to_bot(room.setup.level)
    room.sit(number)


def _seat_bot(room: Room, person: Person, command: SeatBot) -> None:
    """A bot fills a seat that nobody holds; for somebody who is away it stands in."""
    seat = seat_at(room, command.seat)
    if seat.person != person.id:
        only_arranger(room, person.id)
        if seat.person is not None:
            _stand_in(room, seat, seat.person)
            return
    if command.level not in offered(room.game):
        raise RefusedError(NO_SUCH_LEVEL)
    seat.give_to_bot(command.level)
    room.sit(command.seat)


def _stand_in(room: Room, seat: Seat, person: int) -> None:
    """Where people have a limit, the clock does so when their time has run out."""
    if room.table is None or room.online(person):
        raise RefusedError(SEAT_TAKEN)
    if room.setup.limit is not None:
        raise RefusedError(TIME_RUNS)
    if room.away_for(person) < PATIENCE:
        raise RefusedError(JUST_LEFT)
    seat.autopilot = True
    room.changed_setup()


def _open_seat(room: Room, person: Person, number: int) -> None:
    only_host(room, person.id)
    waiting(room)
    seat = seat_at(room, number)
    if seat.person not in (None, person.id) and room.online(seat.person):
        raise RefusedError(SEAT_TAKEN)
    seat.empty()
    room.sit(number)


def _remove(room: Room, person: Person, number: int) -> None:
    """The seat has a new holder at once; whoever held it has no way back."""
    only_host(room, person.id)
    disturber = seat_at(room, number).person
    if disturber is None or disturber == person.id:
        raise RefusedError(NO_SUCH_SEAT)
    for own in room.setup.seats_of(disturber):
        if room.table is None:
            room.setup.seats[own].empty()
        else:
            room.setup.seats[own].give_to_bot(room.setup.level)
        room.sit(own)
    _turn_away(room, disturber)


def _resign(room: Room, person: Person, number: int) -> None:
    seat = own_seat(room, person.id, number)
    playing(room)
    seat.give_to_bot(room.setup.level)
    seat.name, seat.resigned = person.name, True
    room.sit(number)


# -- The door ----------------------------------------------------------------------------------


async def send_away(room: Room, person: Person, command: SendAway) -> None:
    only_host(room, person.id)
    disturber = room.spectators().get(command.spectator)
    if disturber is None or disturber.id == person.id:
        raise RefusedError(NO_SUCH_SPECTATOR)
    _turn_away(room, disturber.id)
    await room.persist()
    _see_out(room)


async def set_door(room: Room, person: Person, command: Door) -> None:
    only_host(room, person.id)
    if command.open:
        room.setup.inside = None
        room.changed_setup()
    else:
        _close_door(room)
    await room.persist()
    _see_out(room)


async def close_table(room: Room, person: Person) -> None:
    only_host(room, person.id)
    waiting(room)
    room.status = "closed"
    room.changed_setup()
    await room.persist()
    room.close("closed")


def _turn_away(room: Room, disturber: int) -> None:
    """And close the door: under another name the same person would be back at once."""
    room.setup.removed.append(disturber)
    _close_door(room)


def _close_door(room: Room) -> None:
    room.setup.close_door(connection.person.id for connection in room.connections)
    room.changed_setup()


def _see_out(room: Room) -> None:
    """Those who have nothing to look for here any more."""
    for connection in list(room.connections):
        if not room.may_come(connection.person.id):
            del room.connections[connection]
            connection.goodbye("removed", REMOVED)
