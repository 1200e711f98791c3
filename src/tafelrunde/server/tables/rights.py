"""Permission checks for commands; each raises the reason for a refusal."""

from __future__ import annotations

from tafelrunde.core.state import GAME_OVER
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.table_record import Seat
from tafelrunde.table.table import RefusedError, Table

NOT_YOUR_SEAT = "not-your-seat"
NOT_HOST = "not-host"
NO_SUCH_SEAT = "no-such-seat"
NOT_STARTED = "not-started"
STARTED = "started"


def seat_at(live: LiveTable, number: int) -> Seat:
    if not 0 <= number < len(live.setup.seats):
        raise RefusedError(NO_SUCH_SEAT)
    return live.setup.seats[number]


def own_seat(live: LiveTable, person: int, number: int) -> Seat:
    seat = seat_at(live, number)
    if seat.person != person:
        raise RefusedError(NOT_YOUR_SEAT)
    return seat


def only_host(live: LiveTable, person: int) -> None:
    if not live.hosts(person):
        raise RefusedError(NOT_HOST)


def only_arranger(live: LiveTable, person: int) -> None:
    if not live.arranges(person):
        raise RefusedError(NOT_HOST)


def playing(live: LiveTable) -> Table:
    if live.status == "over":
        raise RefusedError(GAME_OVER)
    if live.table is None:
        raise RefusedError(NOT_STARTED)
    return live.table


def waiting(live: LiveTable) -> None:
    if live.status != "waiting":
        raise RefusedError(STARTED)
