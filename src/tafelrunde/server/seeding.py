"""Before the first card: every person's browser commits to a seed, then all are revealed."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from tafelrunde.core.journal import Commit, Entry, Seed
from tafelrunde.server.connection import Connection
from tafelrunde.server.messages import SeedsWanted
from tafelrunde.table.table import RefusedError

if TYPE_CHECKING:
    from tafelrunde.server.room import Room

_COMMITMENT = re.compile(r"[0-9a-f]{64}")
_SEED = re.compile(r"(?:[0-9a-f]{2}){16,64}")

NOT_NOW = "not-now"
NO_SEED = "no-seed"
OTHER_SEED = "other-seed"


class Seeding:
    """Two steps, each as long as the slowest browser, but no longer than the limit."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.step: Literal["commit", "reveal"] = "commit"
        self.until = room.services.clock.now() + room.services.settings.seed_seconds
        self._commits: dict[int, str] = {}
        self._seeds: dict[int, str] = {}
        self._wanted = {
            number
            for number, seat in enumerate(room.setup.seats)
            if seat.kind == "person" and room.online(seat.person)
        }

    @classmethod
    def resumed(cls, room: Room, entries: Iterable[Entry]) -> Seeding:
        """After a restart in the middle: the people come back, the step begins again."""
        seeding = cls(room)
        seeding._commits = {
            entry.seat: entry.commitment for entry in entries if isinstance(entry, Commit)
        }
        people = {n for n, seat in enumerate(room.setup.seats) if seat.kind == "person"}
        seeding.step = "reveal" if seeding._commits else "commit"
        seeding._wanted = set(seeding._commits) or people
        return seeding

    def ask(self, connection: Connection) -> None:
        """Ask one browser for what its seats have not given yet."""
        own = self._room.setup.seats_of(connection.person.id)
        given = self._commits if self.step == "commit" else self._seeds
        seats = [seat for seat in own if seat in self._wanted and seat not in given]
        if seats:
            promised = self._commits if self.step == "reveal" else {}
            connection.tell(SeedsWanted(self.step, seats, self._room.commitment, promised))

    async def begin(self) -> None:
        for connection in self._room.connections:
            self.ask(connection)
        await self._go_on()

    async def commit(self, seat: int, value: str) -> None:
        if self.step != "commit" or seat not in self._wanted or seat in self._commits:
            raise RefusedError(NOT_NOW)
        if not _COMMITMENT.fullmatch(value):
            raise RefusedError(NO_SEED)
        self._commits[seat] = value
        await self._go_on()

    async def reveal(self, seat: int, value: str) -> None:
        if self.step != "reveal" or seat not in self._wanted or seat in self._seeds:
            raise RefusedError(NOT_NOW)
        if not _SEED.fullmatch(value):
            raise RefusedError(NO_SEED)
        if hashlib.sha256(bytes.fromhex(value)).hexdigest() != self._commits[seat]:
            raise RefusedError(OTHER_SEED)
        self._seeds[seat] = value
        await self._go_on()

    async def _go_on(self) -> None:
        given = self._commits if self.step == "commit" else self._seeds
        if self._wanted <= set(given):
            await self.next_step()

    async def next_step(self) -> None:
        """All have answered, or the time is up."""
        room = self._room
        if self.step == "commit":
            room.prelude += [Commit(seat, self._commits[seat]) for seat in sorted(self._commits)]
            await room.persist()
            self.step = "reveal"
            self.until = room.services.clock.now() + room.services.settings.seed_seconds
            self._wanted = set(self._commits)
            await self.begin()
            return
        people = [n for n, seat in enumerate(room.setup.seats) if seat.kind == "person"]
        room.prelude += [Seed(seat, self._seeds.get(seat)) for seat in people]
        room.begin_game()
        await room.settle()
        room.tell()
