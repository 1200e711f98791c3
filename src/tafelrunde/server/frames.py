"""What a table sends: built once for each seat, put together for each socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from tafelrunde.server.connection import Connection
from tafelrunde.server.messages import Event, Menu, SeatInfo, Spectator, TableInfo, Text
from tafelrunde.server.seating import final_ranking
from tafelrunde.server.viewer_logs import WATCHER, Line, seat_or_none
from tafelrunde.table.table import Table

if TYPE_CHECKING:
    from tafelrunde.server.room import Room

encode = msgspec.json.encode
Raw = msgspec.Raw
NULL = Raw(b"null")
NONE = Raw(b"[]")


# -- The same shapes as in messages.py, with parts that are encoded already -----------------


class EntryFrame(msgspec.Struct, gc=False):
    number: int
    lines: Raw
    view: Raw


class SeatFrame(msgspec.Struct, gc=False):
    seat: int
    entries: list[EntryFrame]
    view: Raw
    described: Raw
    menu: Raw
    can_undo: bool
    order: str | None


class UpdateFrame(Event, tag="update", frozen=True, gc=False):
    table: Raw
    seats: list[SeatFrame]
    answers: str | None
    refused: Text | None
    now: float


class SeatParts(msgspec.Struct, gc=False):
    """All that a viewer may know at this moment, encoded: many tables keep theirs, and bytes are
    nothing that the garbage collector has to walk through."""

    view: Raw
    menu: Raw
    can_undo: bool
    order: str | None
    described: Raw | None = None
    """Made when the first browser wants it."""


# -- Seats ---------------------------------------------------------------------------------


def seat_parts(room: Room, viewer: int) -> SeatParts:
    look(room, [viewer])
    parts: SeatParts = room.parts[viewer]
    return parts


def look(room: Room, viewers: Sequence[int]) -> None:
    """See to it that `room.parts` has what these viewers may know; kept until the table changes."""
    missing = [viewer for viewer in viewers if viewer not in room.parts]
    if not missing:
        return
    views = [None] * len(missing)
    if room.table is not None:
        views = room.game.views(room.table.state, [seat_or_none(viewer) for viewer in missing])
    for viewer, view in zip(missing, views, strict=True):
        room.parts[viewer] = _seat_parts(room, viewer, Raw(encode(view)))


def _seat_parts(room: Room, viewer: int, view: Raw) -> SeatParts:
    table = room.table
    if table is None or viewer == WATCHER or room.status != "playing":
        return SeatParts(view, NULL, False, None)
    return SeatParts(
        view,
        _menu(room, table, viewer),
        can_undo(room, table, viewer),
        table.orders[viewer] if room.game.reactions else None,
    )


def _menu(room: Room, table: Table, seat: int) -> Raw:
    number = table.menus.get(seat)
    if number is None:
        return NULL
    choices = room.game.menu(table.state, seat)
    return Raw(encode(Menu(number, choices, table.window_until)))


def can_undo(room: Room, table: Table, seat: int) -> bool:
    return table.undo_length(seat, generous=room.setup.undo == "generous") > 0


def described(room: Room, viewer: int, parts: SeatParts) -> Raw:
    if room.table is None:
        return NONE
    if parts.described is None:
        view = room.game.view(room.table.state, seat_or_none(viewer))
        parts.described = Raw(encode(room.game.describe(view)))
    return parts.described


def seat_frame(room: Room, viewer: int, entries: list[EntryFrame], with_text: bool) -> SeatFrame:
    parts = seat_parts(room, viewer)
    text = described(room, viewer, parts) if with_text else NONE
    return SeatFrame(viewer, entries, parts.view, text, parts.menu, parts.can_undo, parts.order)


def fresh_views(room: Room, viewers: Sequence[int]) -> dict[tuple[int, int], Raw]:
    """What each viewer could see after each entry that has just happened, by the entry's place
    in the journal."""
    logs = room.logs
    told = {line.at for viewer in viewers for line in logs.fresh[viewer]}
    found: dict[tuple[int, int], Raw] = {}
    for at in told:
        if at == len(room.entries) - 1:
            found.update(((at, viewer), room.parts[viewer].view) for viewer in viewers)
        else:
            views = room.game.views(logs.after[at], [seat_or_none(viewer) for viewer in viewers])
            for viewer, view in zip(viewers, views, strict=True):
                found[at, viewer] = Raw(encode(view))
    return found


def old_entry(line: Line) -> EntryFrame:
    return EntryFrame(line.number, line.lines, NULL)


# -- The table -----------------------------------------------------------------------------


def table_info(room: Room, person: int) -> TableInfo:
    setup = room.setup
    return TableInfo(
        code=room.code,
        game=setup.game,
        status=room.status,
        options=setup.options,
        seats=[
            SeatInfo(
                kind=seat.kind,
                name=seat.called(number),
                colour=seat.colour,
                level=seat.level,
                mine=seat.person is not None and seat.person == person,
                online=seat.person is not None and room.online(seat.person),
                autopilot=seat.autopilot,
                resigned=seat.resigned,
                deadline=room.deadline(number),
            )
            for number, seat in enumerate(setup.seats)
        ],
        host=setup.host == person,
        arranges=room.arranges(person),
        door=setup.inside is None,
        watch=setup.watch,
        pace=setup.pace,
        undo=setup.undo,
        level=setup.level,
        spectators=[
            Spectator(number, one.name, one.id == person)
            for number, one in room.spectators().items()
        ],
        offer=room.offer,
        commitment=room.commitment if setup.fair else None,
        rematch=setup.rematch,
        standing=standing(room),
    )


def look_round(room: Room) -> None:
    """Forget what was encoded of the table if something of it may have changed."""
    here = [connection.number for connection in room.connections]
    times = [room.deadline(number) for number in room.pending()]
    occasion = (room.version, room.status, room.offer, here, times)
    if occasion != room.occasion:
        room.occasion = occasion
        room.infos.clear()


def info_frame(room: Room, person: int) -> Raw:
    frame = room.infos.get(person)
    if frame is None:
        frame = room.infos[person] = Raw(encode(table_info(room, person)))
    return frame


def standing(room: Room) -> list[int] | None:
    if room.status != "over" or room.table is None:
        return None
    resigned = [seat.resigned for seat in room.setup.seats]
    return final_ranking([int(place) for place in room.table.state.standing()], resigned)


# -- Sending -------------------------------------------------------------------------------


def viewers_of(room: Room, person: int) -> list[int]:
    """The own seats, or the spectator's."""
    own = room.setup.seats_of(person)
    if own:
        return own
    return [WATCHER] if room.setup.may_watch(person) else []


def send_updates(
    room: Room, answering: Connection | None, answers: str | None, only: int | None
) -> None:
    now = room.services.clock.now()
    seated = {
        connection: viewers_of(room, connection.person.id)
        for connection in room.connections
        if only is None or connection.person.id == only
    }
    viewers = sorted({viewer for seats in seated.values() for viewer in seats})
    look(room, viewers)
    look_round(room)
    views = fresh_views(room, viewers)
    frames: dict[tuple[int, bool], SeatFrame] = {}
    for connection, seats in seated.items():
        for viewer in seats:
            kind = viewer, connection.described
            if kind not in frames:
                entries = [
                    EntryFrame(line.number, line.lines, views[line.at, viewer])
                    for line in room.logs.fresh[viewer]
                ]
                frames[kind] = seat_frame(room, viewer, entries, connection.described)
        id_answered = answers if connection is answering else None
        info = info_frame(room, connection.person.id)
        told = [frames[viewer, connection.described] for viewer in seats]
        connection.send(encode(UpdateFrame(info, told, id_answered, None, now)))


def send_update(
    room: Room,
    connection: Connection,
    *,
    answers: str | None = None,
    refused: Text | None = None,
    last: dict[int, int] | None = None,
) -> None:
    """To one socket: on joining with the log since the last entry it knows."""
    person = connection.person.id
    seats = []
    for viewer in viewers_of(room, person):
        lines = [] if last is None else room.logs.since(viewer, last.get(viewer, 0))
        entries = [old_entry(line) for line in lines]
        seats.append(seat_frame(room, viewer, entries, connection.described))
    now = room.services.clock.now()
    look_round(room)
    connection.send(encode(UpdateFrame(info_frame(room, person), seats, answers, refused, now)))
