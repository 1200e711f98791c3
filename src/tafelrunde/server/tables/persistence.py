"""Reads a live table from the store and writes its changes."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Coroutine

import msgspec

from tafelrunde.core.journal import Act, Chance, Entry, entry_line, read_entry
from tafelrunde.core.rng import LabelledStreams
from tafelrunde.server.nodes.ownership import Lease, OtherRulesError
from tafelrunde.server.store.interface import Snapshot, Store, TableChange, TableRow
from tafelrunde.server.tables.chat import MOST_CHAT
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.services import row_of
from tafelrunde.server.tables.viewer_logs import Saved

SNAPSHOT_EVERY = 256


class ClosedTableError(Exception):
    """The host has closed the table before the game."""


class Persistence:
    def __init__(self, store: Store, live: LiveTable, lease: Lease) -> None:
        self._store = store
        self._live = live
        self._lease = lease
        self._entries = 0
        """The number of journal entries submitted to the store."""
        self._since_entry = live.setup.since_entry
        """`since_entry` of the setup submitted last."""
        self._snapshot_at = 0

    # -- Reading ---------------------------------------------------------------------------------

    async def read(self) -> None:
        """Load everything stored and resume the table."""
        live, seats = self._live, len(self._live.setup.seats)
        if live.status == "closed":
            raise ClosedTableError
        # Never in the future, or a clock set back while the server was down would give time away.
        live.setup.since = min(live.setup.since - live.slip, live.now)
        lines = await self._store.journal(live.id)
        entries = [read_entry(line, number, seats) for number, line in enumerate(lines, 1)]
        self._entries = len(entries)
        live.chat.restore(await self._store.chat(live.id, MOST_CHAT))
        await self._look_up_people()
        began = any(isinstance(entry, Act | Chance) for entry in entries)
        if not began and live.status not in ("playing", "over"):
            live.resume_waiting(entries)
            return
        if not live.game.knows(live.setup.rules):
            raise OtherRulesError
        saved = await self._snapshot()
        self._snapshot_at = saved[0] if saved else 0
        live.resume_playing(entries, saved)

    async def _look_up_people(self) -> None:
        """Apply logins and new names since this table was last in memory."""
        for guest, account in (await self._store.heirs(self._live.setup.named)).items():
            (person,) = await self._store.people([account])
            self._live.hand_over(guest, person)
        seats = [seat for seat in self._live.setup.seats if not seat.shares]
        known = {seat.person: seat.name for seat in seats}
        for person in await self._store.people(self._live.setup.people):
            if known.get(person.id, person.name) != person.name:
                self._live.rename(person)

    async def _snapshot(self) -> tuple[int, Saved] | None:
        """The snapshot, unless its format is outdated; the journal has everything."""
        snapshot = await self._store.snapshot(self._live.id)
        if snapshot is not None and snapshot.seq <= self._entries:
            with contextlib.suppress(msgspec.DecodeError):
                return snapshot.seq, msgspec.json.decode(snapshot.data, type=Saved)
        return None

    # -- Writing ---------------------------------------------------------------------------------

    def fresh(self) -> list[Entry]:
        """The entries not submitted to the store yet."""
        return self._live.entries[self._entries :]

    def send(self, fresh: list[Entry]) -> Awaitable[None] | None:
        """Submit these entries and all other unsaved data as one change; None if there is none."""
        live = self._live
        lines = [entry_line(entry) for entry in fresh]
        # A hidden choice must not show anywhere, not even as the time of the last change.
        if len(lines) > live.unnoticed or (live.unsaved and live.table is None):
            live.touched = live.date
        live.unnoticed = 0
        change = TableChange(
            live.id,
            seq=self._entries,
            lines=lines,
            epoch=self._lease.epoch,
            row=self._row() if live.unsaved or self._others_wait(lines) else None,
            chat=live.chat.take_unsaved(),
        )
        self._entries = len(live.entries)
        return self._store.keep(change) if change else None

    def _others_wait(self, lines: list[str]) -> bool:
        """Whether to store whose turn it is and since when, for other nodes."""
        return self._lease.epoch is not None and bool(lines)

    def _row(self) -> TableRow:
        live = self._live
        live.setup.turn = live.pending()
        live.unsaved = False
        self._since_entry = live.setup.since_entry
        setup = msgspec.structs.replace(live.setup, since=live.setup.since + live.slip)
        return row_of(setup, live.status, live.touched)

    def save_clock(self) -> None:
        """Mark the stored clock as up to date with the journal, because it will wake the unloaded
        table."""
        if self._live.status == "playing" and self._since_entry != self._entries:
            self._live.decision.note(self._entries)
            self._live.changed(seen=False)

    def snapshot(self) -> Coroutine[None, None, None] | None:
        """A snapshot to save, so that long games open fast: at intervals, and after every undo.
        None if it is not due."""
        live = self._live
        if live.table is None or live.stream is None:
            return None
        # Spread the snapshots of tables that began together.
        apart = live.id * SNAPSHOT_EVERY // 7
        due = (self._entries + apart) // SNAPSHOT_EVERY
        if due == (self._snapshot_at + apart) // SNAPSHOT_EVERY and not live.logs.undone:
            return None
        self._snapshot_at = self._entries
        position = 0 if isinstance(live.stream, LabelledStreams) else int(live.stream.position())
        data = live.logs.save(live.table.state, position)
        snapshot = Snapshot(self._entries, data, self._lease.epoch)
        return self._store.save_snapshot(live.id, snapshot)
