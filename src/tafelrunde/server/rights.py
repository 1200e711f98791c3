"""Who may do what at a table, and when: each check says why not."""

from __future__ import annotations

from tafelrunde.core.state import GAME_OVER
from tafelrunde.server.room import Room
from tafelrunde.server.seating import Seat
from tafelrunde.table.table import RefusedError, Table

NOT_YOUR_SEAT = "not-your-seat"
NOT_HOST = "not-host"
NO_SUCH_SEAT = "no-such-seat"
NOT_STARTED = "not-started"
STARTED = "started"


def seat_at(room: Room, number: int) -> Seat:
    if not 0 <= number < len(room.setup.seats):
        raise RefusedError(NO_SUCH_SEAT)
    return room.setup.seats[number]


def own_seat(room: Room, person: int, number: int) -> Seat:
    seat = seat_at(room, number)
    if seat.person != person:
        raise RefusedError(NOT_YOUR_SEAT)
    return seat


def only_host(room: Room, person: int) -> None:
    if room.setup.host != person:
        raise RefusedError(NOT_HOST)


def only_arranger(room: Room, person: int) -> None:
    if not room.arranges(person):
        raise RefusedError(NOT_HOST)


def playing(room: Room) -> Table:
    if room.status == "over":
        raise RefusedError(GAME_OVER)
    if room.table is None:
        raise RefusedError(NOT_STARTED)
    return room.table


def waiting(room: Room) -> None:
    if room.status != "waiting":
        raise RefusedError(STARTED)
