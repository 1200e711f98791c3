"""The short codes by which phones find the table on a screen.

A code is easy to read across a room and therefore easy to guess. So it is valid only while a screen
renews it and ten minutes longer, and an address that tries wrong ones has to wait.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Final

from tafelrunde.games import find
from tafelrunde.server.base.http_messages import NewScreen, NewTable, Screen, SeatPlan
from tafelrunde.server.nodes.ownership import ElsewhereError
from tafelrunde.server.store.interface import Person, ScreenCode, StoredTable
from tafelrunde.server.tables.persistence import ClosedTableError
from tafelrunde.server.tables.room import GoneError
from tafelrunde.server.tables.rooms import Rooms, is_code, read_setup
from tafelrunde.server.tables.seat_commands import close_table
from tafelrunde.table.table import RefusedError

LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ"
"""No vowels, so no words; no 0 O 1 I L, so nothing to misread."""
LENGTH = 4
VALID_SECONDS = 600.0
"""How long a code is valid after its screen has renewed it."""
MOST_WRONG = 10
"""Wrong codes within `PAUSE` from one address before it has to wait that long."""
PAUSE = 60.0
MOST_ADDRESSES = 4096
FIRST_GAME: Final = "knatsch"
"""Shown until somebody chooses."""


class ScreenCodes:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.services.store
        self._clock = rooms.services.clock
        self._wrong: dict[str, list[float]] = {}
        """When each address tried wrong codes."""

    # -- Screens ---------------------------------------------------------------------------------

    async def current(self, person: Person, wish: NewScreen) -> ScreenCode | None:
        """The table that this browser shows already, if it fits the wish."""
        now = self._clock.date()
        if wish.table is not None:
            return await self._at(wish.table, person)
        found = await self._store.screen_code_of(person.id, now)
        if found is None or wish.game in (None, read_setup(found.table).game):
            return found
        # Nobody loses a seat because the screen shows another poster.
        begun = found.table.status in ("seeding", "playing")
        waits = found.table.status == "waiting" and read_setup(found.table).people
        return found if begun or waits else None

    async def _at(self, table: str, person: Person) -> ScreenCode | None:
        if not is_code(table):
            return None
        stored = await self._store.table(table)
        if stored is None or not read_setup(stored).may_enter(person.id):
            return None
        found = await self._store.screen_code_at(table, self._clock.date())
        if found is not None:
            return found
        return await self._lead(new_code(), stored, person)

    async def renew(self, found: ScreenCode, person: Person) -> Screen:
        await self._lead(found.code, found.table, person)
        return Screen(found.table.code, found.code, fresh=False)

    async def open(self, person: Person, game: str | None) -> Screen:
        """A new table for this screen, under the code that it shows already, if any."""
        former = await self._store.screen_code_of(person.id, self._clock.date())
        name = game or FIRST_GAME
        seats = [SeatPlan("invited")] * max(find(name).seats)
        stored = await self._rooms.create(person, NewTable(name, seats), by_screen=True)
        led = await self._lead(former.code if former else new_code(), stored, person)
        if former is not None:
            await self._close(former.table, person)
        return Screen(stored.code, led.code, fresh=game is None)

    async def _lead(self, code: str, stored: StoredTable, person: Person) -> ScreenCode:
        """Let the code, or another one if it is in use, lead to the table."""
        now = self._clock.date()
        until = now + VALID_SECONDS
        while not await self._store.keep_screen_code(code, stored.id, person.id, now, until):
            code = new_code()
        return ScreenCode(code, stored)

    async def _close(self, stored: StoredTable, person: Person) -> None:
        """Close the table that nobody has sat down at, if it is on this node."""
        with suppress(GoneError, ElsewhereError, RefusedError, ClosedTableError):
            room = await self._rooms.open(stored.code)
            if room is not None:
                async with room.change() as change:
                    if not change.live.people:
                        close_table(change.live, person)

    # -- Phones ----------------------------------------------------------------------------------

    async def table(self, code: str) -> str | None:
        """The code of the table that this code on a screen leads to."""
        # Text that cannot be a code is looked up too, so that the answer takes as long.
        asked = code.upper() if set(code.upper()) <= set(LETTERS) else ""
        found = await self._store.screen_code(asked, self._clock.date())
        return None if found is None else found.table.code

    def wait(self, address: str) -> int:
        """How many seconds this address has to wait before the next try."""
        wrong = self._wrong.get(address, [])
        left = wrong[-1] + PAUSE - self._clock.now() if len(wrong) >= MOST_WRONG else 0.0
        return max(0, round(left + 0.5))

    def note_wrong(self, address: str) -> None:
        now = self._clock.now()
        recent = [at for at in self._wrong.pop(address, []) if now - at < PAUSE]
        self._wrong[address] = [*recent, now]
        if len(self._wrong) > MOST_ADDRESSES:
            del self._wrong[next(iter(self._wrong))]


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
