"""The updates a table sends: encoded once per viewer and assembled per socket."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tafelrunde.server.base.messages import (
    Event,
    Menu,
    SeatInfo,
    Spectator,
    TableDay,
    TableInfo,
    Text,
)
from tafelrunde.server.edge.connection import Connection
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.table_record import NOBODY
from tafelrunde.server.tables.viewer_logs import WATCHER, LoggedEntry
from tafelrunde.server.tables.views import Views

encode = msgspec.json.encode
Raw = msgspec.Raw
NULL = Raw(b"null")
NONE = Raw(b"[]")


# -- The shapes of messages.py, with some parts already encoded -----------------------------


class EntryFrame(msgspec.Struct, gc=False):
    number: int
    lines: Raw
    view: Raw | msgspec.UnsetType
    by: int | None
    undoes: int | None


class SeatFrame(msgspec.Struct, gc=False):
    seat: int
    entries: list[EntryFrame]
    view: Raw
    described: Raw
    menu: Raw
    can_undo: bool
    undo_asks: bool
    order: str | None


class UpdateFrame(Event, tag="update", frozen=True, gc=False):
    table: Raw
    seats: list[SeatFrame]
    answers: str | None
    refused: Text | None
    now: float


class SeatParts(msgspec.Struct, gc=False):
    """Everything a viewer may know now, encoded. Cached as bytes, which the garbage collector does
    not have to traverse."""

    view: Raw
    described: Raw | None
    """The text table; None until a browser requests it."""
    menu: Raw
    can_undo: bool
    undo_asks: bool
    order: str | None


class Reply(msgspec.Struct, frozen=True):
    """The command and socket that an update answers."""

    connection: Connection
    command: str
    refused: Text | None = None
    last: dict[int, int] | None = None
    """On join: the last entry of each seat that the browser already has."""


class Frames:
    """Caches encoded parts until the table changes."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._parts: dict[int, SeatParts] = {}
        self._moment = live.moment
        """The table's `moment` when `_parts` were encoded."""
        self._infos: dict[int, Raw] = {}
        """The table's info by person."""
        self._occasion: object = None
        """Everything `_infos` depends on, at the time they were encoded."""

    def forget(self) -> None:
        """Free the caches when nobody is present."""
        self._parts.clear()
        self._infos.clear()

    def updates(
        self, connections: Iterable[Connection], reply: Reply | None = None
    ) -> list[tuple[Connection, bytes]]:
        """One frame per socket: the new entries and the complete current state."""
        live = self._live
        seated = {one: viewers_of(live, one) for one in connections}
        if not seated:
            return []
        self._look(seated)
        self._look_round()
        between: dict[int, Views] = {}
        frames: dict[tuple[int, bool], SeatFrame] = {}
        now = live.now
        updates = []
        for connection, viewers in seated.items():
            replied = reply if reply and reply.connection is connection else None
            if replied is not None and replied.last is not None:
                told = [self._since(viewer, replied.last, connection) for viewer in viewers]
            else:
                for viewer in viewers:
                    kind = viewer, connection.described
                    if kind not in frames:
                        frames[kind] = self._seat(viewer, self._fresh(viewer, between), kind[1])
                told = [frames[viewer, connection.described] for viewer in viewers]
            info = self._info(NOBODY if connection.screen else connection.person.id)
            command, refused = (replied.command, replied.refused) if replied else (None, None)
            update = UpdateFrame(info, told, command, refused, now)
            updates.append((connection, encode(update)))
        return updates

    # -- Seats ---------------------------------------------------------------------------------

    def _look(self, seated: dict[Connection, list[int]]) -> None:
        """Encode the missing parts for these viewers, with the text table where requested."""
        live = self._live
        if self._moment != live.moment:
            self._parts.clear()
            self._moment = live.moment
        wanted: dict[int, bool] = {}
        for connection, viewers in seated.items():
            for viewer in viewers:
                wanted[viewer] = wanted.get(viewer, False) or connection.described
        missing = [viewer for viewer, text in wanted.items() if self._misses(viewer, text)]
        if not missing:
            return
        views = Views(live.game, live.table.state) if live.table is not None else None
        for viewer in missing:
            view = NULL if views is None else views.encoded(viewer)
            described = None
            if wanted[viewer]:
                described = NONE if views is None else self._described(views.view(viewer))
            self._parts[viewer] = seat_parts(live, viewer, view, described)

    def _described(self, view: msgspec.Struct) -> Raw:
        return Raw(encode(self._live.game.describe(view)))

    def _misses(self, viewer: int, text: bool) -> bool:
        parts = self._parts.get(viewer)
        return parts is None or (text and parts.described is None)

    def _seat(self, viewer: int, entries: list[EntryFrame], with_text: bool) -> SeatFrame:
        parts = self._parts[viewer]
        text = parts.described if with_text and parts.described is not None else NONE
        return SeatFrame(
            viewer,
            entries,
            parts.view,
            text,
            parts.menu,
            parts.can_undo,
            parts.undo_asks,
            parts.order,
        )

    def _since(self, viewer: int, last: dict[int, int], connection: Connection) -> SeatFrame:
        """A frame with the log since the last entry that the browser has."""
        lines = self._live.logs.since(viewer, last.get(viewer, 0))
        return self._seat(viewer, [old_entry(line) for line in lines], connection.described)

    def _fresh(self, viewer: int, between: dict[int, Views]) -> list[EntryFrame]:
        """The new entries, each with the view after it: the current one for the journal's last
        entry; earlier views are built once for all viewers. A last view equal to that of the frame
        is omitted. (Not by the entry's place: a hidden entry behind it must not show.)"""
        live = self._live
        last = len(live.entries) - 1
        found = []
        for line in live.logs.fresh[viewer]:
            if line.at == last:
                view = self._parts[viewer].view
            else:
                if line.at not in between:
                    between[line.at] = Views(live.game, live.logs.after[line.at])
                view = between[line.at].encoded(viewer)
            found.append(EntryFrame(line.number, line.lines, view, line.by, line.undoes))
        if found and found[-1].view == self._parts[viewer].view:
            found[-1].view = msgspec.UNSET
        return found

    # -- The table -----------------------------------------------------------------------------

    def _look_round(self) -> None:
        """Drop the encoded infos if something they depend on has changed."""
        live = self._live
        at_table = live.surroundings, live.status, live.offers.open, live.presence.numbers()
        occasion = at_table, live.deadlines(), live.organiser
        if occasion != self._occasion:
            self._occasion = occasion
            self._infos.clear()

    def _info(self, person: int) -> Raw:
        frame = self._infos.get(person)
        if frame is None:
            frame = self._infos[person] = Raw(encode(table_info(self._live, person)))
        return frame


def viewers_of(live: LiveTable, connection: Connection) -> list[int]:
    """The person's seats, or the spectators' view."""
    if connection.screen:
        return [WATCHER]
    person = connection.person.id
    own = live.setup.seats_of(person)
    if own:
        return own
    return [WATCHER] if live.setup.may_watch(person) else []


def old_entry(line: LoggedEntry) -> EntryFrame:
    return EntryFrame(line.number, line.lines, NULL, line.by, line.undoes)


def seat_parts(live: LiveTable, viewer: int, view: Raw, described: Raw | None) -> SeatParts:
    table = live.playing
    if table is None or viewer == WATCHER:
        return SeatParts(view, described, NULL, False, False, None)
    can_undo = live.can_undo(viewer)
    return SeatParts(
        view,
        described,
        menu(live, viewer),
        can_undo,
        can_undo and live.undo_asks(viewer),
        table.orders[viewer] if live.game.reactions else None,
    )


def menu(live: LiveTable, seat: int) -> Raw:
    assert live.table is not None
    number = live.table.menus.get(seat)
    if number is None:
        return NULL
    state = live.table.state
    choices = live.game.menu(state, seat)
    forced = len(choices) == 1 and live.game.open_menu(state, seat)
    return Raw(encode(Menu(number, choices, live.table.window_until, forced)))


def table_info(live: LiveTable, person: int) -> TableInfo:
    setup = live.setup
    colours, deadlines = setup.colours(), live.deadlines()
    return TableInfo(
        code=live.code,
        game=setup.game,
        status=live.status,
        options=setup.options,
        seats=[
            SeatInfo(
                kind=seat.kind,
                name=seat.called(number),
                colour=colours[number],
                level=seat.level,
                temper=seat.temper if seat.kind == "bot" else None,
                mine=seat.person is not None and seat.person == person,
                online=seat.person is not None and live.presence.online(seat.person),
                away=None if seat.person is None else live.presence.away_since(seat.person),
                autopilot=seat.autopilot,
                resigned=seat.resigned,
                owner=None if seat.owner is None else seat.owner_name,
                deadline=deadlines.get(number),
            )
            for number, seat in enumerate(setup.seats)
        ],
        host=live.hosts(person),
        arranges=live.arranges(person),
        door=setup.inside is None,
        watch=setup.watch,
        pace=setup.pace,
        undo=setup.undo,
        tips=setup.tips,
        may_tip=live.may_tip(),
        level=setup.level,
        spectators=[
            Spectator(number, one.name, one.id == person)
            for number, one in live.presence.spectators(setup).items()
        ],
        screens=live.presence.screens,
        by_screen=setup.by_screen,
        organiser=live.organiser,
        starts=live.starts,
        offer=live.offers.open,
        commitment=live.promise,
        again=setup.again,
        rematch=setup.rematch,
        start=setup.start,
        standing=standing(live),
        day=None if setup.day is None else TableDay(setup.day.date, setup.day.counts),
    )


def standing(live: LiveTable) -> list[int] | None:
    if live.status != "over" or live.table is None:
        return None
    return live.places(live.table)
