"""A live table: the game, the people and bots around it, their sockets, clocks and offers.

Everything that changes it happens under its lock, in one order: check, make durable, tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from tafelrunde.core.journal import (
    Act,
    Chance,
    Entry,
    Header,
    Journal,
    Reveal,
    entry_line,
    read_entry,
)
from tafelrunde.core.rng import HmacStream, commitment
from tafelrunde.games import find
from tafelrunde.server.clock import Alarm
from tafelrunde.server.connection import CLOSED, RESTART, Connection
from tafelrunde.server.frames import send_update, send_updates
from tafelrunde.server.limits import Buckets
from tafelrunde.server.messages import (
    ChatHistory,
    ChatLine,
    Farewell,
    Join,
    Offer,
    Status,
    Text,
)
from tafelrunde.server.seating import Setup, free_colour
from tafelrunde.server.seeding import Seeding
from tafelrunde.server.services import Services, save_setup
from tafelrunde.server.store import Person, Snapshot, StoredTable
from tafelrunde.server.thinking import Thinking
from tafelrunde.server.viewer_logs import Saved, ViewerLogs, retrace
from tafelrunde.table.fairness import resume_stream
from tafelrunde.table.table import Table, default_order

SNAPSHOT_EVERY = 256
MOST_CHAT = 100
MOST_ANSWERS = 256
CHAT_RATE, CHAT_BURST = 0.5, 6
FIRST_SOCKET = 10**9
"""Numbers of sockets have ten digits, so that frames of the same moment have the same size."""
PRESENCE_DELAY = 0.05
"""Comings and goings within so many seconds are told together."""

log = logging.getLogger(__name__)


class GoneError(Exception):
    """This room was put to rest; open it again."""


class PrivateError(Exception):
    """Not, or no longer, for this person."""


class OtherRulesError(Exception):
    """The game was begun under rules that this program does not know any more."""


class ClosedTableError(Exception):
    """The host has closed the table before the game."""


class Room:
    def __init__(
        self,
        services: Services,
        stored: StoredTable,
        setup: Setup,
        on_quiet: Callable[[Room], None],
    ) -> None:
        self.services = services
        self.id = stored.id
        self.code = stored.code
        self.secret = stored.secret
        self.commitment = commitment(stored.secret)
        self.setup = setup
        self.game = find(setup.game)
        self.status: Status = msgspec.convert(stored.status, Status)
        self.touched = stored.touched
        self.lock = asyncio.Lock()
        self.gone = False
        self.connections: dict[Connection, None] = {}
        self._comings = FIRST_SOCKET + secrets.randbelow(FIRST_SOCKET)
        """Sockets are counted from a number that no earlier room of this table has told."""
        self._left: dict[int, float] = {}
        """When people went away,"""
        self._opened = services.clock.now()
        """and since when this room knows about it."""
        self.table: Table | None = None
        self.logs = ViewerLogs(self.game, len(setup.seats))
        self.prelude: list[Entry] = []
        """The journal until the game begins: seats and seeds."""
        self.seeding: Seeding | None = None
        self.offer: Offer | None = None
        self.chat: deque[ChatLine] = deque(maxlen=MOST_CHAT)
        self.chat_limits = Buckets(CHAT_RATE, CHAT_BURST)
        self.answers: dict[int, OrderedDict[str, Text | None]] = {}
        """What was answered to each person's last commands, by their ids."""
        self.dirty = False
        """The setup has changed and is not saved."""
        self.start_at: float | None = None
        self._stream: HmacStream
        self._stored = 0
        """How many entries are durable,"""
        self._setup_of = setup.since_entry
        """and how many there were when the setup was saved last."""
        self._snapshot_at = 0
        self._on_quiet = on_quiet
        self._alarm: Alarm | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._thinking = Thinking()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.parts: dict[int, Any] = {}
        """What frames.py has encoded of the present moment,"""
        self.infos: dict[int, msgspec.Raw] = {}
        """and of the table as each person sees it, as long as `occasion` is the same."""
        self.occasion: object = None
        self.version = 0
        """Of the setup."""

    # -- Coming to life, going to rest ---------------------------------------------------------

    async def load(self) -> None:
        """Read all that is kept and go on where the table stood."""
        lines = await self.services.store.journal(self.id)
        seats = len(self.setup.seats)
        entries = [read_entry(line, number, seats) for number, line in enumerate(lines, 1)]
        self._stored = len(entries)
        kept = await self.services.store.chat(self.id, MOST_CHAT)
        self.chat.extend(
            ChatLine(line.seat, line.name, line.text, line.phrase, line.at) for line in kept
        )
        await self._look_up_names()
        began = any(isinstance(entry, Act | Chance) for entry in entries)
        if self.status == "closed":
            raise ClosedTableError
        if began or self.status in ("playing", "over"):
            if self.setup.rules != self.game.rules_version:
                raise OtherRulesError
            await self._load_game(entries)
        else:
            self.prelude = entries
            self.setup.rules = self.game.rules_version
            if self.status == "seeding":
                self.seeding = Seeding.resumed(self, entries)
        self.wake()

    async def _look_up_names(self) -> None:
        """Somebody may have a new name since this table was last in memory."""
        known = {seat.person: seat.name for seat in self.setup.seats}
        for person in await self.services.store.people(self.setup.people):
            if known[person.id] != person.name:
                self.rename(person)

    async def _load_game(self, entries: list[Entry]) -> None:
        snapshot = await self.services.store.snapshot(self.id)
        saved: tuple[int, Saved] | None = None
        if snapshot is not None and snapshot.seq <= len(entries):
            # One of another make is left aside: the journal has everything.
            with contextlib.suppress(msgspec.DecodeError):
                saved = snapshot.seq, msgspec.json.decode(snapshot.data, type=Saved)
        journal = Journal(self.header, tuple(entries))
        state = retrace(self.game, journal, self.logs, saved)
        self._snapshot_at = saved[0] if saved else 0
        self._stream = resume_stream(
            self.secret, entries, (saved[0], saved[1].stream) if saved else (0, 0)
        )
        self.table = self._new_table(entries, state)
        if any(isinstance(entry, Reveal) for entry in entries):
            if self.status != "over":
                self.status = "over"
                self.changed_setup()
                await self.persist()
            return
        if self.status == "seeding":  # the journal was a step ahead when the server was lost
            self._note_who_knows()
        self.status = "playing"
        now = self.services.clock.now()
        if self.setup.since_entry != len(entries):
            self.setup.since = now
            self.setup.since_entry = len(entries)
            self.setup.held = {}  # they answered an earlier question
        self.table.start(now, self.setup.held)
        await self.settle()
        self.logs.sent()

    @property
    def header(self) -> Header:
        return header_of(self.setup, self.secret)

    @property
    def journal(self) -> Journal:
        return Journal(self.header, tuple(self.entries))

    @property
    def entries(self) -> list[Entry]:
        return self.prelude if self.table is None else self.table.entries

    def _new_table(self, entries: list[Entry], state: Any = None) -> Table:
        setup, header = self.setup, self.header
        table = Table(
            self.game,
            header.seats,
            setup.options,
            self._stream,
            header.commitment,
            entries,
            state,
        )
        table.follow = self.logs.follow
        for number, seat in enumerate(setup.seats):
            table.orders[number] = seat.order or default_order(self.game)
        return table

    def begin_game(self) -> None:
        """The seeds are in: the first cards are dealt."""
        self._stream = resume_stream(self.secret, self.prelude)
        self.table = self._new_table(self.prelude)
        self.seeding = None
        self.status = "playing"
        self._note_who_knows()
        self.table.start(self.services.clock.now())

    def _note_who_knows(self) -> None:
        """The people who see the first cards."""
        for seat in self.setup.seats:
            seat.knew = [] if seat.person is None else [seat.person]
        self.dirty = True

    def quiet(self) -> bool:
        """Nobody is here and nothing is about to happen but what a clock will bring."""
        window = self.table is not None and self.table.window_until is not None
        return not (self.gone or self.connections or self._thinking or self.seeding or window)

    async def rest(self) -> bool:
        """Leave memory, if nobody needs the room."""
        async with self.lock:
            if not self.quiet():
                return False
            if self.status == "playing" and self._setup_of != self._stored:
                self.setup.since_entry = self._stored
                self.dirty = True
            await self.persist()
            if self.quiet():
                self.gone = True
                self._cancel()
            return self.gone

    def _cancel(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._presence is not None:
            self._presence.cancel()
        self._thinking.cancel()

    def close(self, reason: Farewell = "restart") -> None:
        """The server stops, or something of ours failed: whoever comes back finds the table as
        its journal has it. Or the host has closed the table."""
        self.gone = True
        for connection in list(self.connections):
            connection.goodbye(reason, RESTART if reason == "restart" else CLOSED)
        self._cancel()
        self._on_quiet(self)

    # -- Who is here -----------------------------------------------------------------------------

    def online(self, person: int | None) -> bool:
        return any(connection.person.id == person for connection in self.connections)

    def spectators(self) -> dict[int, Person]:
        """Those who look on without a seat, by the number of their first socket."""
        known = set(self.setup.people)
        found = {}
        for connection in self.connections:
            person = connection.person
            if person.id not in known and self.setup.may_watch(person.id):
                known.add(person.id)
                found[connection.number] = person
        return found

    def may_come(self, person: int) -> bool:
        return self.setup.may_come(person, self.status)

    def away_for(self, person: int) -> float:
        """Seconds since somebody was here last."""
        if self.online(person):
            return 0.0
        return self.services.clock.now() - self._left.get(person, self._opened)

    def arranges(self, person: int) -> bool:
        """The host; a table does not wait for one who is away, if others sit there."""
        if self.setup.host == person:
            return True
        return not self.online(self.setup.host) and bool(self.setup.seats_of(person))

    async def join(self, connection: Connection, command: Join) -> None:
        """Tell all there is to know; a person who was away plays again."""
        async with self.lock:
            if self.gone:
                raise GoneError
            if not self.may_come(connection.person.id):
                raise PrivateError
            connection.described = command.described
            back = not self.online(connection.person.id)
            self._comings += 1
            connection.number = self._comings
            self.connections[connection] = None
            if back:
                self._come_back(connection.person.id)
                await self.persist()
            send_update(self, connection, answers=command.id, last=command.last)
            self.tell_chat(connection.person.id)
            if self.seeding is not None:
                self.seeding.ask(connection)
            self._start_when_complete()
            self.presence_changed()
            self.wake()

    def _come_back(self, person: int) -> None:
        for number in self.setup.seats_of(person):
            if self.setup.seats[number].autopilot:
                self.take_back(number)

    def take_back(self, number: int) -> None:
        """The person plays again, and has the whole time for the decision."""
        seat = self.setup.seats[number]
        seat.autopilot = seat.late = False
        self.begin_clock(number)
        self.changed_setup()

    def begin_clock(self, number: int) -> None:
        """The whole time for somebody new in a seat, if it has to choose: nobody else's time
        begins anew."""
        if number in self.pending():
            self.setup.since = self.services.clock.now()

    def hand_over(self, guest: int, account: Person) -> None:
        """A guest has logged in: its seats, and all it may do, are the account's."""

        def owner(person: int) -> int:
            return account.id if person == guest else person

        for connection in self.connections:
            if connection.person.id == guest:
                connection.person = account

        for seat in self.setup.seats:
            seat.person = None if seat.person is None else owner(seat.person)
            seat.knew = [owner(person) for person in seat.knew]
        self.setup.host = owner(self.setup.host)
        self.setup.removed = [owner(person) for person in self.setup.removed]
        if self.setup.inside is not None:
            self.setup.inside = [owner(person) for person in self.setup.inside]
        self.changed_setup()

    def rename(self, person: Person) -> None:
        for number in self.setup.seats_of(person.id):
            self.setup.seats[number].name = person.name
            self.setup.seats[number].colour = free_colour(self.setup.others(number), person.colour)
        for connection in self.connections:
            if connection.person.id == person.id:
                connection.person = person
        self.changed_setup()

    def hang_up(self, person: int) -> None:
        for connection in self.connections:
            if connection.person.id == person:
                connection.goodbye("restart", RESTART)

    async def leave(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        person = connection.person.id
        if not self.online(person):
            self._left[person] = self.services.clock.now()
            if not self.setup.seats_of(person):
                self.answers.pop(person, None)
        if not self.gone:
            self.presence_changed()
            self.look_quiet()

    def presence_changed(self) -> None:
        self.parts.clear()
        if self._presence is None and self.connections:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_DELAY, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None

        async def tell() -> None:
            async with self.lock:
                if not self.gone:
                    self.tell()

        self.spawn(tell())

    def _start_when_complete(self) -> None:
        """A table that is to begin by itself does so when its people are here, or soon after the
        first of them."""
        setup = self.setup
        if self.status != "waiting" or not setup.start or self.start_at is not None:
            return
        if any(seat.kind == "open" for seat in setup.seats):
            return
        here = [self.online(person) for person in setup.people]
        if here and not any(here):
            return
        now = self.services.clock.now()
        complete = all(here)
        self.start_at = now if complete else now + self.services.settings.seed_seconds

    # -- The one order: check, make durable, tell ----------------------------------------------

    def changed_setup(self) -> None:
        self.dirty = True
        self.version += 1
        self.parts.clear()

    def sit(self, number: int) -> None:
        """Write down who sits in a seat from now on, once the game has begun."""
        seat = self.setup.seats[number]
        if self.table is not None:
            self.table.note(seat.sits(number))
            self.setup.since_entry = len(self.entries)
            self.table.orders[number] = seat.order or default_order(self.game)
        self.changed_setup()

    async def settle(self) -> None:
        """After the game has moved on: see whether it is over, and make all of it durable."""
        assert self.table is not None
        self.parts.clear()
        if len(self.entries) > self._stored:
            self.setup.since = self.services.clock.now()
            self.setup.since_entry = len(self.entries)
            self.dirty = self.dirty or self.setup.pace.kind == "days"
        if self.table.held != self.setup.held:
            self.setup.held = self.table.held
            self.dirty = True
        if self.table.over:
            self.finish()
        await self.persist()

    def finish(self) -> None:
        """The game is over, and the secret of its dice is told."""
        assert self.table is not None
        if self.status == "over":
            return
        self.table.note(Reveal(self.secret.hex()))
        self.status = "over"
        self.offer = None
        self.setup.held = {}
        self.changed_setup()

    async def persist(self) -> None:
        writes: list[Coroutine[Any, Any, None]] = []
        entries = self.entries
        # An answer that is held back shows nowhere, not even as the time of the last change.
        if len(entries) > self._stored or (self.dirty and self.table is None):
            self.touched = self.services.clock.now()
        if len(entries) > self._stored:
            lines = [entry_line(entry) for entry in entries[self._stored :]]
            writes.append(self.services.store.append(self.id, self._stored, lines))
        if self.dirty:
            self.setup.turn = self.pending()
            writes.append(save_setup(self.services, self.id, self.status, self.setup, self.touched))
        if not writes:
            return
        # Most often there is one, and it needs no task of its own.
        await (writes[0] if len(writes) == 1 else asyncio.gather(*writes))
        self._stored = len(entries)
        if self.dirty:
            self._setup_of = self.setup.since_entry
            self.dirty = False
        if self.table is not None:
            self._take_snapshot()

    def _take_snapshot(self) -> None:
        """Now and then, so that a long game opens fast; always after something was taken back."""
        assert self.table is not None
        # Tables that began together do not take theirs together.
        apart = self.id * SNAPSHOT_EVERY // 7
        due = (self._stored + apart) // SNAPSHOT_EVERY
        if due == (self._snapshot_at + apart) // SNAPSHOT_EVERY and not self.logs.undone:
            return
        self._snapshot_at = self._stored
        data = self.logs.save(self.table.state, int(self._stream.position()))
        self.spawn(self.services.store.save_snapshot(self.id, Snapshot(self._stored, data)))

    def tell(
        self,
        answering: Connection | None = None,
        answers: str | None = None,
        only: int | None = None,
    ) -> None:
        """One frame to everybody (or to one person): what is new, and the whole truth."""
        send_updates(self, answering, answers, only)
        if only is None:
            self.logs.sent()

    def tell_chat(self, only: int | None = None) -> None:
        """All that was said, to everybody (or to one person)."""
        self.say(ChatHistory(list(self.chat), self.setup.muted), only)

    def say(self, event: ChatLine | ChatHistory, only: int | None = None) -> None:
        """Not to those who only stand at the door."""
        for connection in self.connections:
            person = connection.person.id
            if self.setup.may_watch(person) and only in (None, person):
                connection.tell(event)

    def pending(self) -> list[int]:
        """The seats that have to choose: public."""
        if self.table is None or self.status != "playing":
            return []
        return [int(seat) for seat in self.table.state.pending()]

    # -- Clocks ----------------------------------------------------------------------------------

    def deadline(self, number: int) -> float | None:
        """When a seat's time runs out; the same whether or not it has answered already."""
        seat = self.setup.seats[number]
        if self.table is None or seat.kind != "person" or seat.autopilot:
            return None
        until = self.table.window_until
        if until is None and self.setup.limit is not None:
            until = self.setup.since + self.setup.limit
        return until if until is not None and number in self.pending() else None

    def next_alarm(self) -> float | None:
        """When something has to happen by the clock."""
        times: list[float | None] = [self.start_at if self.status == "waiting" else None]
        if self.seeding is not None:
            times.append(self.seeding.until)
        if self.table is not None and self.status == "playing":
            times.append(self.table.window_until)
            times += [self.deadline(seat) for seat in self.table.menus]
        return min((time for time in times if time is not None), default=None)

    def wake(self) -> None:
        """Set the clock and the bots going for what comes next."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        when = self.next_alarm()
        if when is not None:
            self._alarm = self.services.clock.call_at(when, lambda: self.spawn(self._time_is_up()))
        self._thinking.ask(self)
        self.look_quiet()

    def look_quiet(self) -> None:
        """Say so when nobody needs the room any more."""
        if self.quiet():
            self._on_quiet(self)

    async def _time_is_up(self) -> None:
        async with self.lock:
            if self.gone:
                return
            now = self.services.clock.now()
            if self.start_at is not None and now >= self.start_at and self.status == "waiting":
                if any(seat.kind == "open" for seat in self.setup.seats):
                    self.start_at = None
                else:
                    await self.begin_seeding()
            elif self.seeding is not None and now >= self.seeding.until:
                await self.seeding.next_step()
            elif self.table is not None and self.status == "playing":
                await self._time_in_game(self.table, now)
            self.wake()

    async def _time_in_game(self, table: Table, now: float) -> None:
        if table.tick(now):
            await self.settle()
            self.tell()
            return
        late = [
            number
            for number in table.menus
            if (until := self.deadline(number)) is not None and now >= until
        ]
        for number in late:
            seat = self.setup.seats[number]
            seat.autopilot = seat.late = True
            self.changed_setup()
        if late:
            await self.persist()
            self.tell()

    async def begin_seeding(self) -> None:
        """BotWorkers take what is open, then the browsers add to the dice."""
        self.start_at = None
        for seat in self.setup.seats:
            if seat.kind == "open":
                seat.give_to_bot(self.setup.level)
        self.status = "seeding"
        for number, seat in enumerate(self.setup.seats):
            self.prelude.append(seat.sits(number))
        self.seeding = Seeding(self)
        self.changed_setup()
        await self.persist()
        self.tell()
        await self.seeding.begin()

    # -- Work beside the commands ------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work of the room's own; if it fails, the room breaks down and is built anew."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a table broke down", exc_info=error, extra={"table": self.id})
            if not self.gone:
                self.close()

    def remember(self, person: int, command: str, refused: Text | None) -> None:
        answers = self.answers.setdefault(person, OrderedDict())
        answers[command] = refused
        while len(answers) > MOST_ANSWERS:
            answers.popitem(last=False)


def header_of(setup: Setup, secret: bytes) -> Header:
    committed = commitment(secret) if setup.fair else None
    return Header(setup.game, setup.rules, len(setup.seats), setup.options, committed)
