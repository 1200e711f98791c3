"""All tables of a server. Tables in use are in memory; the others are loaded on demand."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

from tafelrunde.bots.levels import Level, offered
from tafelrunde.core.game import AnyGame
from tafelrunde.core.options import OptionError, complete
from tafelrunde.games import UnknownGameError, find
from tafelrunde.server.base.clock import Alarm
from tafelrunde.server.base.http_messages import LineSeat, Lobby, NewTable, TableLine
from tafelrunde.server.base.messages import Status
from tafelrunde.server.base.user_text import LONGEST_NAME, clean
from tafelrunde.server.nodes.ownership import ElsewhereError, Lease, OtherRulesError
from tafelrunde.server.store.interface import Person, StoredTable, UnavailableError
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.persistence import ClosedTableError, Persistence
from tafelrunde.server.tables.room import GoneError, Room
from tafelrunde.server.tables.services import (
    CODE_LENGTH,
    CODE_LETTERS,
    Services,
    create_table,
    new_company,
)
from tafelrunde.server.tables.table_record import DAY, NOBODY, Seat, Setup, free_colour

MOST_LINES = 50
"""Tables per section of the lobby."""
MOST_READ = 20 * MOST_LINES
"""Tables read to fill a section fairly among hosts."""
FULL_SECONDS = 5.0
"""Seconds between attempts to write to a full disk."""
MOST_OWN = 100_000
"""Tables of a guest that a login transfers."""
SHORTEST_LIMIT, LONGEST_LIMIT = 5, 3600
"""Seconds per decision at a live table."""
MOST_DAYS = 30
RETRY_SECONDS = 5.0
"""Seconds before waking a table is retried if the database was unreachable."""

log = logging.getLogger(__name__)


class _Hosted(msgspec.Struct):
    """The part of a setup that names the host."""

    host: int


_HOSTED = msgspec.json.Decoder(_Hosted)


class PlanError(Exception):
    """An invalid table request: the key of the reason and a sentence for programmers."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason


class Rooms:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._wake_at: dict[str, float] = {}
        """When each unloaded table has to be woken."""
        self._due: list[tuple[float, str]] = []
        """The same as a heap, which also contains outdated times."""
        self._alarm: Alarm | None = None
        self._lingering: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Task[None] | None = None
        """Handles node requests and wakes tables that no node owns."""
        self.leaving = False
        """Whether the server is stopping."""

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    # -- Loading and unloading -----------------------------------------------------------------

    async def open(self, code: str) -> Room | None:
        """The live table of this code; None if there is no such table."""
        if not is_code(code):
            return None
        room = self._rooms.get(code)
        if room is not None and not room.gone:
            return room
        if code not in self._loading:
            self._loading[code] = asyncio.get_running_loop().create_task(self._load(code))
        return await asyncio.shield(self._loading[code])

    @asynccontextmanager
    async def reading(self, code: str) -> AsyncIterator[LiveTable | None]:
        """The table with this code, as it is on disk. With several nodes it is read from the store,
        because another node may own it."""
        if self.services.ownership.several:
            yield await self._read_only(code)
            return
        room = await self.open(code)
        while room is not None:
            try:
                async with room.reading() as live:
                    yield live
                    return
            except GoneError:
                room = await self.open(code)
        yield None

    async def _load(self, code: str) -> Room | None:
        try:
            lease = await self.services.ownership.claim(code)
            live = await self._read(code)
            if live is None:
                return None
            room = Room(self.services, live, lease, self._linger)
            await room.load()
            if not self.services.ownership.has(lease):
                raise UnavailableError("this node was declared dead meanwhile")
            self._rooms[code] = room
            room.report_if_idle()
            return room
        finally:
            del self._loading[code]

    async def _read(self, code: str) -> LiveTable | None:
        """The table without its journal."""
        stored = await self.services.store.table(code)
        if stored is None:
            return None
        seconds = self.services.settings.seed_seconds
        return LiveTable(stored, read_setup(stored), self.services.clock, seconds)

    async def _read_only(self, code: str) -> LiveTable | None:
        """A read-only copy of the stored table."""
        live = await self._read(code) if is_code(code) else None
        if live is not None:
            await Persistence(self.services.store, live, Lease()).read()
        return live

    def _linger(self, room: Room) -> None:
        """Unload an idle room after a while, unless somebody comes back."""
        if room.code in self._rooms and room.code not in self._lingering:
            loop = asyncio.get_running_loop()
            linger = self.services.settings.linger
            self._lingering[room.code] = loop.call_later(linger, self._evict, room.code)

    def _evict(self, code: str) -> None:
        """Unload the room that has this code by now. If it failed with nobody present, schedule its
        reload, because its clock has to continue."""
        self._lingering.pop(code, None)
        room = self._rooms.get(code)
        if room is not None and room.gone:
            del self._rooms[code]
            if room.live.status in ("seeding", "playing"):
                self._wake_later(code, self.services.clock.now())
        elif room is not None and room.idle():
            self._spawn(self.unload(room))

    async def unload(self, room: Room) -> None:
        if await room.unload() and self._rooms.get(room.code) is room:
            del self._rooms[room.code]
            if (handle := self._lingering.pop(room.code, None)) is not None:
                handle.cancel()
            await self._release(room)

    async def _release(self, room: Room) -> None:
        """Release the table and schedule its waking, here or at any node."""
        live, when = room.live, room.live.next_alarm()
        wake_at = None if when is None else when + live.slip
        try:
            released = self.services.ownership.release(live.id, room.lease, wake_at)
            if released is not None:
                await released
                return
        except UnavailableError:
            log.warning("a table could not be released: the database is unreachable")
        if when is not None:
            self._wake_later(room.code, when)

    def _wake_later(self, code: str, when: float) -> None:
        if self._wake_at.get(code) != when:
            self._wake_at[code] = when
            heapq.heappush(self._due, (when, code))
            self._set_alarm()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if self._due:
            first = self._due[0][0]
            self._alarm = self.services.clock.call_at(first, lambda: self._spawn(self._wake()))

    async def _wake(self) -> None:
        """Open the tables whose time has come; tables in memory have their own timers."""
        now = self.services.clock.now()
        while self._due and self._due[0][0] <= now:
            when, code = heapq.heappop(self._due)
            if self._wake_at.get(code) == when:
                del self._wake_at[code]
                await self._try_open(code)
        self._set_alarm()

    async def _try_open(self, code: str) -> Room | None:
        """Open a table; None if it cannot be opened, which is logged."""
        try:
            return await self.open(code)
        except (ClosedTableError, ElsewhereError):
            return None
        except OtherRulesError:
            log.warning("a table uses rules that this server does not have")
            return None
        except UnavailableError:
            log.warning("a table could not be opened: the database is unreachable")
            self._wake_later(code, self.services.clock.now() + RETRY_SECONDS)
            return None
        except Exception:
            log.exception("a table could not be opened")
            return None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work on tables failed", exc_info=error)

    async def resume(self) -> None:
        """At the start: resume the clocks and bots of all running games. Tables that wait for
        people stay unloaded."""
        for stored, entries in await self.services.store.unfinished():
            try:
                setup = read_setup(stored)
            except msgspec.DecodeError:
                log.exception("a table could not be read", extra={"table": stored.id})
                continue
            if stored.status != "playing" or not setup.waits_for_people(entries):
                room = await self._try_open(stored.code)
                if room is not None and room.idle():
                    await self.unload(room)
            elif setup.ends is not None and stored.code not in self._rooms:
                self._wake_later(stored.code, setup.ends - self.services.clock.slip())

    async def _go_on_after_full_disk(self) -> None:
        """Tables stand still while nothing can be stored. Resume them afterwards."""
        while True:
            await asyncio.sleep(FULL_SECONDS)
            if not self.services.store.full:
                continue
            try:
                await self.services.store.write_nothing()
                for room in self:
                    await room.go_on()
            except UnavailableError:
                pass
            except Exception:
                log.exception("tables could not go on")

    def start(self) -> None:
        """Start work once the store is open. With several nodes, each takes unowned tables at its
        heartbeats; a single server resumes all of them."""
        ownership = self.services.ownership
        self._spawn(self._go_on_after_full_disk())
        if ownership.several:
            ownership.on_beat, ownership.on_given_up = self._on_beat, self._drop_all
        else:
            self._spawn(self.resume())

    def _on_beat(self) -> None:
        if self._looking is None or self._looking.done():
            self._looking = asyncio.get_running_loop().create_task(self._work_off())
            self._looking.add_done_callback(self._done)

    async def _work_off(self) -> None:
        with suppress(UnavailableError):
            await self._carry_out_requests()
            for code in await self.services.ownership.due():
                if await self._try_open(code) is None:
                    await self.services.ownership.postpone(code)

    def _drop_all(self) -> None:
        """Drop all rooms, because other nodes own the tables now."""
        for room in self:
            if not room.gone:
                room.close()

    def close(self) -> None:
        self.leaving = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in (*self._tasks, *filter(None, [self._looking])):
            task.cancel()
        for room in self:
            room.close()
        for handle in self._lingering.values():
            handle.cancel()

    # -- New tables ------------------------------------------------------------------------------

    async def create(
        self, person: Person, plan: NewTable, *, by_screen: bool = False
    ) -> StoredTable:
        try:
            game = find(plan.game)
            if len(plan.seats) not in game.seats:
                raise PlanError("seats", f"possible: {', '.join(map(str, game.seats))}")
            options = complete(game.options, plan.options, len(plan.seats))
        except UnknownGameError as error:
            raise PlanError("game", str(error)) from None
        except OptionError as error:
            raise PlanError("option", str(error)) from None
        check_levels(plan, game)
        check_pace(plan)
        setup = Setup(
            game=game.name,
            rules=game.rules_version,
            options=options,
            seats=[Seat() for _ in plan.seats],
            host=person.id,
            watch=plan.watch,
            pace=plan.pace,
            undo=plan.undo,
            tips=plan.tips,
            level=plan.level,
            by_screen=by_screen,
            company=new_company(),
            sealed=True,
            start=plan.start and all(seat.kind in ("me", "bot") for seat in plan.seats),
        )
        bots: list[tuple[int, Level]] = []
        for number, (seat, wish) in enumerate(zip(setup.seats, plan.seats, strict=True)):
            seat.colour = free_colour(setup.seats[:number], person.colour)
            if wish.kind == "me":
                given = clean(wish.name, LONGEST_NAME)
                seat.take(person.id, given or person.name, seat.colour)
                seat.shares = given not in ("", person.name)
            elif wish.kind == "bot":
                bots.append((number, wish.level))
            else:
                seat.offered = wish.kind == "open"
        for number, level in bots:  # last, because bots avoid names and colours in use
            setup.seat_bot(number, level)
        return await create_table(self.services, setup)

    # -- Changes of people ------------------------------------------------------------------------

    async def hand_over(self, guest: int, account: Person) -> None:
        """Transfer a guest's seats and sockets at all tables to an account."""
        store = self.services.store
        kept = [await store.tables_of(guest, over, MOST_OWN) for over in (False, True)]
        own = [stored.code for tables in kept for stored in tables]
        watched = [room.code for room in self if room.live.presence.online(guest)]
        if self.services.ownership.several:
            # Tables loaded from now on look it up; owners of loaded ones receive a node request.
            await store.merge_person(guest, account.id)
        for code in dict.fromkeys([*own, *watched]):
            await self._hand_over(code, guest, account)
        if not self.services.ownership.several:
            await store.merge_person(guest, account.id)
        await self.services.ownership.wait_until_complete(guest)

    async def share_knowledge(self, earlier: int, later: int) -> None:
        """Note what a browser has seen at tables as one person, now that it is another. (Not at
        tables of other nodes, nor at unloaded ones that it knows from before an earlier change.)"""
        setups = {room.code: room.live.setup for room in self}
        for stored in await self.services.store.tables_of(earlier, False, MOST_OWN):
            with suppress(msgspec.DecodeError):
                setups.setdefault(stored.code, read_setup(stored))
        for code, setup in setups.items():
            if any(seat.is_known_to(earlier) for seat in setup.seats):
                await self._change(code, lambda live: live.share_knowledge(earlier, later))

    async def _hand_over(self, code: str, guest: int, account: Person) -> None:
        await self._change(code, lambda live: live.hand_over(guest, account))

    async def _change(self, code: str, what: Callable[[LiveTable], None]) -> None:
        while (room := await self._try_open(code)) is not None:
            with suppress(GoneError):
                async with room.change() as change:
                    what(change.live)
                    return

    async def rename(self, person: Person) -> None:
        """Apply a new name and colour at the tables in memory."""
        for room in self:
            if person.id in room.live.setup.people or room.live.presence.online(person.id):
                with suppress(GoneError):
                    async with room.change() as change:
                        change.live.rename(person)

    async def disconnect(self, person: int) -> None:
        """Close a person's sockets at all nodes. Browsers that are still authorised reconnect."""
        self._disconnect(person)
        await self.services.ownership.request_others("hang_up", person)

    def _disconnect(self, person: int) -> None:
        for room in self:
            room.disconnect(person)

    async def _carry_out_requests(self) -> None:
        """Carry out the requests of other nodes about people at our tables."""
        for request in await self.services.ownership.requests():
            # A table that is just being loaded may have missed it.
            await asyncio.gather(*self._loading.values(), return_exceptions=True)
            if request.kind == "hang_up":
                self._disconnect(request.person)
            else:
                await self._reload_person(request.person)
            await self.services.ownership.complete(request)

    async def _reload_person(self, number: int) -> None:
        """Apply a new name or a login that another node has handled."""
        store = self.services.store
        heir = (await store.heirs([number])).get(number)
        for person in await store.people([number if heir is None else heir]):
            if heir is None:
                await self.rename(person)
                continue
            for room in self:
                if number in room.live.setup.named or room.live.presence.online(number):
                    await self._hand_over(room.code, number, person)

    # -- Lists -------------------------------------------------------------------------------------

    async def lobby(self, person: int | None) -> Lobby:
        store = self.services.store
        waiting = fair_share(await store.public_tables(["waiting"], MOST_READ), MOST_LINES)
        today = self.services.clock.date() - DAY
        running = await store.public_tables(["seeding", "playing"], MOST_LINES)
        over = await store.public_tables(["over"], MOST_LINES)
        own, own_over = [], []
        if person is not None:
            own = await store.tables_of(person, False, MOST_LINES)
            own_over = await store.tables_of(person, True, MOST_LINES)
        finished = {table.id: table for table in [*own_over, *over]}
        latest = sorted(finished.values(), key=lambda table: -table.touched)[:MOST_LINES]
        ended = await self._lines(latest, person)
        return Lobby(
            open=[line for line in await self._lines(waiting, person) if line.touched > today],
            mine=[
                *(line for line in ended if line.again is not None),
                *await self._lines(own, person),
            ],
            running=[line for line in await self._lines(running, person) if not line.mine],
            finished=[line for line in ended if line.again is None],
        )

    async def _lines(self, tables: list[StoredTable], person: int | None) -> list[TableLine]:
        """Lines for the lobby, without unreadable tables and those the person may not enter."""
        entered = []
        for table in tables:
            try:
                setup = read_setup(table)
            except msgspec.DecodeError:
                log.exception("a table could not be read", extra={"table": table.id})
                continue
            if setup.may_enter(-1 if person is None else person):
                entered.append(table)
        return await asyncio.gather(*(self.line(table, person) for table in entered))

    async def line(self, stored: StoredTable, person: int | None) -> TableLine:
        """The line of a table, with the current state if it is in memory."""
        room = self._rooms.get(stored.code)
        if room is not None:
            with suppress(GoneError, UnavailableError):
                async with room.reading() as live:
                    kept = msgspec.structs.replace(stored, status=live.status, touched=live.touched)
                    return table_line(kept, live.setup, live.pending(), person)
        setup = read_setup(stored)
        return table_line(stored, setup, setup.turn, person)


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and set(text) <= set(CODE_LETTERS)


def fair_share(tables: list[StoredTable], most: int) -> list[StoredTable]:
    """The latest table of each host, then the second of each, and so on, so that no host can hide
    other tables behind many of their own."""
    turns: Counter[int] = Counter()
    ranked: list[tuple[int, int, StoredTable]] = []
    for table in tables:
        try:
            host = _HOSTED.decode(table.setup).host
        except msgspec.DecodeError:
            host = NOBODY  # logged when the line is built
        ranked.append((turns[host], len(ranked), table))
        turns[host] += 1
    return [table for _, _, table in sorted(ranked)[:most]]


def table_line(stored: StoredTable, setup: Setup, turn: list[int], person: int | None) -> TableLine:
    own = [] if person is None else setup.seats_of(person)
    colours = setup.colours()
    return TableLine(
        code=stored.code,
        game=setup.game,
        status=msgspec.convert(stored.status, Status),
        seats=[
            LineSeat(seat.kind, seat.called(number), colours[number], number in own)
            for number, seat in enumerate(setup.seats)
        ],
        open_seats=sum(seat.kind == "open" for seat in setup.seats),
        turn=turn,
        my_turn=any(seat in turn for seat in own),
        mine=bool(own) or setup.host == person,
        touched=stored.touched,
        deadline=setup.deadline(turn),
        place=min((setup.places[seat] for seat in own), default=None) if setup.places else None,
        again=None if person is None else setup.asked_again(person),
    )


def read_setup(stored: StoredTable) -> Setup:
    return msgspec.json.decode(stored.setup, type=Setup)


def check_levels(plan: NewTable, game: AnyGame) -> None:
    for level in (plan.level, *(seat.level for seat in plan.seats)):
        if level not in offered(game):
            raise PlanError("level", f"possible: {', '.join(offered(game))}")


def check_pace(plan: NewTable) -> None:
    kind, limit = plan.pace.kind, plan.pace.limit
    lowest, highest = {
        "relaxed": (0, 0),
        "live": (SHORTEST_LIMIT, LONGEST_LIMIT),
        "days": (1, MOST_DAYS),
    }[kind]
    if not lowest <= limit <= highest:
        raise PlanError("pace", f"{kind}: a limit from {lowest} to {highest}")
