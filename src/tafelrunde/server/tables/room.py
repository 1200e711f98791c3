"""A live table and the transaction for changing it.

    async with room.change() as change:
        ...                             # check, and change `change.live`

At the end of the block the transaction makes the change durable, sets clock and bots, and
broadcasts, in this order. No other code does any of this.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress

from tafelrunde.server.base.clock import Alarm
from tafelrunde.server.base.messages import (
    AskTip,
    BotToken,
    ChatHistory,
    ChatLine,
    CloseReason,
    Event,
    Join,
    Text,
    Tip,
)
from tafelrunde.server.edge.connection import CLOSED, REMOVED, RESTART, Connection
from tafelrunde.server.nodes.ownership import Lease
from tafelrunde.server.store.interface import UnavailableError
from tafelrunde.server.tables.bots import TableBots, bot_is_asked
from tafelrunde.server.tables.command_results import CommandResults
from tafelrunde.server.tables.frames import Frames, Reply
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.persistence import Persistence
from tafelrunde.server.tables.services import Services
from tafelrunde.server.tables.tips import Tips
from tafelrunde.table.table import RefusedError

UNATTENDED_SECONDS = 300.0
"""How long bots keep playing after the last person leaves, in seconds."""
MOST_SCREENS = 4
"Screens at one table."
PRESENCE_DELAY = 0.05
"""Presence changes within this many seconds are sent as one update."""

log = logging.getLogger(__name__)

Parcel = tuple[Connection, bytes]


class GoneError(Exception):
    """This room was unloaded; open it again."""


class ScreensError(Exception):
    """As many screens as possible show this table already."""


class PrivateError(Exception):
    """The person has no, or no longer, access to this table."""


class Change:
    """A change of a live table in progress, and whom to notify of it."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.reply: Reply | None = None
        self.may_lose_access = False
        """Whether someone may have lost access to this table."""
        self.tip: AskTip | None = None
        """The tip to search for, if one was requested."""
        self.token: BotToken | None = None
        """The token to send to the person who has requested it."""
        self.unloads = False
        """Whether to unload the table afterwards."""
        self._version = live.version
        self._moment = live.moment
        self._chat: list[tuple[ChatLine | ChatHistory, int | None]] = []
        self._shown: list[Event] = []

    def reply_to(self, connection: Connection, command: str, refused: Text | None = None) -> None:
        self.reply = Reply(connection, command, refused)

    def refuse(self, reason: Text) -> None:
        """Refuse the command, which has changed nothing."""
        assert self.reply is not None
        assert not self.made, "a refusal leaves the table as it was"
        self.reply_to(self.reply.connection, self.reply.command, reason)

    def joins(self, connection: Connection, command: Join) -> None:
        self.reply = Reply(connection, command.id, None, command.last)

    @property
    def joined(self) -> Connection | None:
        """The socket that has just joined."""
        coming = self.reply is not None and self.reply.last is not None
        return self.reply.connection if self.reply and coming else None

    def say(self, line: ChatLine) -> None:
        self._chat.append((line, None))

    def tell_chat(self, only: int | None = None) -> None:
        """All that was said, to everybody (or to one person)."""
        self._chat.append((chat_history(self.live), only))

    @property
    def made(self) -> bool:
        return self.live.moment != self._moment

    @property
    def seen(self) -> bool:
        """Whether everybody may see the change."""
        return self.live.version != self._version

    def audience(self) -> list[Connection]:
        """The sockets that receive an update: all of them; only the acting person's if nobody else
        may notice; only the asking socket if nothing has changed."""
        if self.seen:
            return list(self.live.presence)
        if self.reply is None:
            return []
        if self.made:
            return self.live.presence.of(self.reply.connection.person.id)
        return [self.reply.connection]

    def show(self, event: Event) -> None:
        """Send an event to the screens."""
        self._shown.append(event)

    def spoken(self) -> list[tuple[Connection, Event]]:
        """What to send besides updates: chat to people who may watch, events to screens."""
        screens = [one for one in self.live.presence if one.screen]
        shown = [(connection, event) for event in self._shown for connection in screens]
        return shown + [
            (connection, event)
            for event, only in self._chat
            for connection in self.live.presence
            if (connection.screen or self.live.setup.may_watch(connection.person.id))
            and only in (None, connection.person.id)
        ]


class Transaction:
    """Enters and ends a change. A class instead of an `@asynccontextmanager` generator: this is the
    hot path, and asyncio tracks every async generator."""

    _change: Change

    def __init__(
        self, room: Room, lock: asyncio.Lock, commit: Callable[[Change], Awaitable[None]]
    ) -> None:
        self._room = room
        self._lock = lock
        self._commit = commit

    async def __aenter__(self) -> Change:
        await self._lock.acquire()
        if self._room.gone:
            self._lock.release()
            raise GoneError
        self._change = Change(self._room.live)
        return self._change

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: object
    ) -> None:
        try:
            if error is None:
                await self._commit(self._change)
        except BaseException as failure:
            error = failure
            raise
        finally:
            refused = (
                isinstance(error, RefusedError | PrivateError | ScreensError)
                and not self._change.made
            )
            if error is not None and not refused:
                self._room.close()
            self._lock.release()


class Room:
    def __init__(
        self, services: Services, live: LiveTable, lease: Lease, on_idle: Callable[[Room], None]
    ) -> None:
        self.live = live
        self.lease = lease
        self.gone = False
        self.results = CommandResults()
        self._services = services
        self._lock = asyncio.Lock()
        self._persistence = Persistence(services.store, live, lease)
        self._frames = Frames(live)
        self._bots = TableBots(services)
        self.tips = Tips(services)
        self._alarm: Alarm | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._on_idle = on_idle

    @property
    def code(self) -> str:
        return self.live.code

    # -- The transaction -----------------------------------------------------------------------

    def change(self) -> Transaction:
        """Start a transaction; they run one at a time. A refusal leaves the table unchanged. Any
        other failure closes the room. The next visitor reloads the table from its journal."""
        return Transaction(self, self._lock, self._commit)

    async def _commit(self, change: Change) -> None:
        fresh = self._persistence.fresh()
        kept = self._persistence.send(fresh)
        # Write before broadcasting. Building frames meanwhile would only take the GIL from the
        # writer's thread and delay all tables.
        if kept is not None:
            await kept
        else:
            self._services.ownership.check()
        leaving = self._remove_unauthorised(change)
        updates = self._frames.updates(change.audience(), change.reply)
        if change.made:
            self.live.logs.sent()
            seats = self.live.setup.seats
            self._services.metrics.actions.count(fresh, lambda seat: seats[seat].played_by_bot)
        if self.live.status == "closed":
            self.close("closed")
        elif change.unloads and self.idle():
            self.gone = True
            self._cancel()
        else:
            self._wake()
            self._broadcast(change, updates, leaving)

    def _remove_unauthorised(self, change: Change) -> list[Connection]:
        """Remove the sockets of people who have lost access, and return them."""
        if not change.may_lose_access:
            return []
        live = self.live
        leaving = [one for one in live.presence if not live.admits(one)]
        for connection in leaving:
            live.presence.go(connection, live.now)
        return leaving

    def _wake(self) -> None:
        """Set the clock and the bots for the next decision."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        when = self.live.next_alarm()
        if when is not None:
            self._alarm = self._services.clock.call_at(when, self._ring)
        # Bots pause if nobody is present; the next person who joins wakes them.
        attended = self.live.presence.attended(self.live.now, UNATTENDED_SECONDS)
        if attended and not self._services.store.full:
            self._bots.ask(self.live, self._spawn, self._play)
        snapshot = self._persistence.snapshot()
        if snapshot is not None:
            self._spawn(snapshot)
        self.report_if_idle()

    def _broadcast(self, change: Change, updates: list[Parcel], leaving: list[Connection]) -> None:
        for connection in leaving:
            connection.end("removed", REMOVED)
        for connection, event in change.spoken():
            connection.tell(event)
        for connection, frame in updates:
            connection.send_update(frame)
        joined = change.joined
        if joined and (joined.screen or self.live.setup.may_watch(joined.person.id)):
            joined.tell(chat_history(self.live))
        self._ask_for_seeds(change.joined)
        if change.token is not None and change.reply is not None:
            change.reply.connection.tell(change.token)
        if change.tip is not None and change.reply is not None:
            asking, tip = change.reply.connection, change.tip
            self.tips.give(self.live, asking, tip.seat, tip.menu, self._spawn, self._tell_tip)

    def _tell_tip(self, person: int, tip: Tip) -> None:
        for connection in self.live.presence.of(person):
            connection.tell(tip)

    def _ask_for_seeds(self, joined: Connection | None) -> None:
        """Request seeds: from everybody when a step begins, then from people who join."""
        live, seeding, promise = self.live, self.live.seeding, self.live.promise
        if seeding is None or promise is None:
            return
        asked = [joined] if seeding.asked and joined else [] if seeding.asked else live.presence
        seeding.asked = True
        for connection in asked:
            if connection.screen:
                continue
            own = live.setup.seats_of(connection.person.id)
            question = seeding.question(own, promise)
            if question is not None:
                connection.tell(question)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[LiveTable]:
        """The table while no change is in progress, so it is the same on disk."""
        async with self._lock:
            if self.gone:
                raise GoneError
            self._services.ownership.check()
            yield self.live

    # -- Clock and bots ------------------------------------------------------------------------

    def _ring(self) -> None:
        self._spawn(self._time_is_up())

    async def _time_is_up(self) -> None:
        if self._services.store.full:
            return
        with suppress(GoneError):
            async with self.change() as change:
                change.live.time_is_up()

    async def go_on(self) -> None:
        """Set clock and bots again, and start a game whose people have come, after a time in which
        nothing could be stored."""
        with suppress(GoneError):
            async with self.change() as change:
                change.live.start_when_complete()

    async def _play(self, number: int, text: str, menu: int) -> None:
        """Carry out a bot's choice, if its menu is still open."""
        with suppress(GoneError):
            async with self.change() as change:
                self._bots.forget(number, menu)
                if bot_is_asked(change.live, number, menu):
                    change.live.act(number, text, menu)

    def _spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Run a background task of this room. If it fails, the room closes and is reloaded."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, UnavailableError):
                log.warning("a table is closed: %s", error, extra={"table": self.live.id})
            else:
                log.error("a table broke down", exc_info=error, extra={"table": self.live.id})
            if not self.gone:
                self.close()
        self.report_if_idle()

    # -- Joining and leaving -------------------------------------------------------------------

    async def join(self, connection: Connection, command: Join) -> None:
        """Add a socket and send it the table. A person who was away takes over again."""
        async with self.change() as change:
            live, person = change.live, connection.person.id
            connection.described, connection.visible = command.described, command.visible
            connection.screen = command.screen
            if not live.admits_new(connection):
                raise PrivateError
            if connection.screen and live.presence.screens >= MOST_SCREENS:
                raise ScreensError
            may_change = not self._services.store.full and not connection.screen
            back = may_change and not live.presence.online(person)
            live.presence.come(connection)
            if back:
                live.come_back(person)
            if may_change:
                live.start_when_complete()
            change.joins(connection, command)
        self._presence_changed()

    def leave(self, connection: Connection) -> None:
        live, person = self.live, connection.person.id
        live.presence.go(connection, live.now)
        if not live.presence.online(person) and not live.setup.seats_of(person):
            self.results.forget(person)
        if not self.gone:
            self._presence_changed()
            self.report_if_idle()

    def disconnect(self, person: int) -> None:
        for connection in self.live.presence:
            if connection.person.id == person:
                connection.end("restart", RESTART)

    def _presence_changed(self) -> None:
        if not self.live.presence:
            self._frames.forget()
        elif self._presence is None:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_DELAY, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self._spawn(self._presence_is_seen())

    async def _presence_is_seen(self) -> None:
        with suppress(GoneError):
            async with self.change() as change:
                change.live.presence_changed()

    # -- Loading and unloading -----------------------------------------------------------------

    async def load(self) -> None:
        """Load the table from the store and resume it."""
        async with self.change():
            await self._persistence.read()
            for person, command in self.live.chat.known:
                self.results.remember(person, command, None)

    def idle(self) -> bool:
        """Whether nobody is present and nothing is pending but timers."""
        live, table = self.live, self.live.playing
        window = table is not None and table.window_until is not None
        return not (self.gone or live.presence or self._bots or live.seeding or window)

    def report_if_idle(self) -> None:
        """Notify the owner if nobody needs the room."""
        if self.idle():
            self._on_idle(self)

    async def unload(self) -> bool:
        """Unload the room if nobody needs it; whether it is gone."""
        with suppress(GoneError):
            async with self.change() as change:
                if self.idle():
                    self._persistence.save_clock()
                    change.unloads = True
        return self.gone

    def close(self, reason: CloseReason = "restart") -> None:
        """Close all sockets and drop the room, because the server stops, something failed, or the
        host has closed the table. The next visitor reloads it from its journal."""
        self.gone = True
        for connection in self.live.presence:
            connection.end(reason, RESTART if reason == "restart" else CLOSED)
        self._cancel()
        self._on_idle(self)

    def _cancel(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._presence is not None:
            self._presence.cancel()
        self._bots.cancel()
        self.tips.cancel()


def chat_history(live: LiveTable) -> ChatHistory:
    return ChatHistory(live.chat.lines, live.setup.muted)
