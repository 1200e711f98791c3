"""Writes changes of tables over one connection to PostgreSQL, many of them in one statement.

It sends all waiting changes, at most one per table, as one statement, which commits by itself, and
then answers. A conflicting change fails alone. Each change has a random mark, stored with the
journal's length: if the response to a statement is lost, the statement is retried, and the mark
shows what the first attempt wrote.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal

import psycopg
from psycopg import AsyncConnection

from tafelrunde.server.store.file_lock import InUseError
from tafelrunde.server.store.interface import (
    ConflictError,
    LostError,
    TableChange,
    UnavailableError,
)
from tafelrunde.server.store.postgresql.connections import LOST, PATIENCE, limited, open_line
from tafelrunde.server.store.postgresql.schema import CLAIM, SHARE, bring_up_to_date

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 0.02, 1.0
"""Seconds between attempts to reach the database, doubled after each attempt."""

Use = Literal["alone", "node", "beside"]
"""Which other servers may use the tables: none, other nodes, or any (for a tool)."""

_HELD = """
    WITH held AS (
        UPDATE holding SET length = holding.length + new.lines, mark = new.mark
        FROM unnest(%(tables)s::bigint[], %(epochs)s::bigint[], %(seqs)s::int[],
            %(counts)s::int[], %(marks)s::bigint[]) AS new (id, epoch, seq, lines, mark)
        WHERE holding.game_table = new.id
            AND holding.epoch = coalesce(new.epoch, holding.epoch)
            AND (new.lines = 0 OR holding.length = new.seq)
            AND holding.mark IS DISTINCT FROM new.mark
        RETURNING holding.game_table
    ), written AS (
        INSERT INTO journal (game_table, seq, line)
        SELECT new.id, new.seq, new.line
        FROM unnest(%(line_tables)s::bigint[], %(line_seqs)s::int[], %(lines)s::text[])
            AS new (id, seq, line)
        JOIN held ON held.game_table = new.id
    )
"""
ENTRIES = _HELD + "SELECT game_table FROM held"
# Setups are sent as binary (%b): as text, each would cost more than the rest of its change.
EVERYTHING = (
    _HELD
    + """
    , saved AS (
        UPDATE game_table
        SET status = new.status, public = new.public, setup = new.setup, touched = new.touched
        FROM unnest(%(row_tables)s::bigint[], %(statuses)s::text[], %(publics)s::boolean[],
            %(setups)b::bytea[], %(touched)s::float8[]) AS new (id, status, public, setup, touched)
        JOIN held ON held.game_table = new.id
        WHERE game_table.id = new.id
    ), sat AS (
        INSERT INTO seated (person, game_table)
        SELECT new.person, new.id
        FROM unnest(%(people)s::bigint[], %(people_tables)s::bigint[]) AS new (person, id)
        JOIN held ON held.game_table = new.id
        ON CONFLICT DO NOTHING
    ), said AS (
        INSERT INTO chat (game_table, seat, name, text, phrase, at, person, command)
        SELECT new.id, new.seat, new.name, new.text, new.phrase, new.at, new.person, new.command
        FROM unnest(%(chat_tables)s::bigint[], %(chat_seats)s::int[], %(names)s::text[],
            %(texts)s::text[], %(phrases)s::text[], %(times)s::float8[], %(speakers)s::bigint[],
            %(commands)s::text[])
            WITH ORDINALITY AS new (id, seat, name, text, phrase, at, person, command, place)
        JOIN held ON held.game_table = new.id
        ORDER BY new.place
        ON CONFLICT DO NOTHING
    )
    SELECT game_table FROM held
"""
)

TAKE_ALL = """
    WITH ended AS (UPDATE node SET alive = false WHERE alive),
    taken AS (UPDATE holding SET node = NULL, epoch = epoch + 1 WHERE node IS NOT NULL)
    UPDATE owner SET epoch = epoch + 1 RETURNING epoch
"""
"""For a single server: take all tables, so that nodes that still run can no longer write."""

# The few statements look everything up by key, so their plans are made once. PostgreSQL notices a
# server whose machine is gone within half a minute.
_SESSION = """
    SELECT set_config(name, value, false) FROM (VALUES
        ('plan_cache_mode', 'force_generic_plan'), ('enable_seqscan', 'off'), ('jit', 'off'),
        ('tcp_keepalives_idle', '10'), ('tcp_keepalives_interval', '5'),
        ('tcp_keepalives_count', '3')
    ) AS setting (name, value)
"""


@dataclass(frozen=True)
class Job:
    change: TableChange
    future: asyncio.Future[None]
    mark: int = field(default_factory=lambda: secrets.randbits(63))


class Writer:
    def __init__(self, address: str, use: Use) -> None:
        self.on_flush: Callable[[float], object] = lambda _: None
        self._address = address
        self._use = use
        self._epoch: int | None = None
        """The number of this server's ownership of the tables."""
        self.lost = False
        """Whether another server has owned the tables since, so that this server's state is
        stale."""
        self._connection: AsyncConnection | None = None
        self._waiting: deque[Job] = deque()
        self._writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """InUseError if another server owns the tables; one of LOST if the database is
        unreachable."""
        connection = await open_line(self._address)
        try:
            await bring_up_to_date(connection)
        finally:
            await connection.close()
        self._connection = await self._connect()

    async def close(self) -> None:
        """Write what is waiting, then close."""
        if self._writing is not None:
            await self._writing
        await self._disconnect()

    def submit(self, change: TableChange) -> asyncio.Future[None]:
        """Submit a change; the future completes when it is on disk."""
        loop = asyncio.get_running_loop()
        job = Job(change, loop.create_future())
        self._waiting.append(job)
        if self._writing is None or self._writing.done():
            self._writing = loop.create_task(self._write_all())
        return job.future

    # -- The connection ------------------------------------------------------------------------

    async def _connect(self) -> AsyncConnection:
        connection = await open_line(self._address)
        try:
            with limited(connection, PATIENCE):
                await connection.execute(_SESSION)
                if self._use == "node":
                    await claim(connection, SHARE)
                elif self._use == "alone":
                    await claim(connection, CLAIM)
                    await self._be_owner(connection)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _be_owner(self, connection: AsyncConnection) -> None:
        """Take the tables; or, after a reconnect, check that no other server has taken them."""
        sql = TAKE_ALL if self._epoch is None else "SELECT epoch FROM owner"
        row = await (await connection.execute(sql.encode())).fetchone()
        assert row is not None
        if self._epoch not in (None, row[0]):
            if not self.lost:
                log.error("another server has used these tables meanwhile: restart this one")
            self.lost = True
            raise InUseError
        self._epoch = row[0]

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*LOST):
                await connection.close()

    # -- Writing -------------------------------------------------------------------------------

    async def _write_all(self) -> None:
        while self._waiting:
            jobs = self._next_jobs()
            began = time.perf_counter()
            try:
                failures = await self._send(jobs)
            except psycopg.Error:  # one of them is invalid: find out which
                failures = [await self._send_alone(job) for job in jobs]
            except Exception as error:  # returned to the callers
                failures = [error] * len(jobs)
            for job, failure in zip(jobs, failures, strict=True):
                give(job.future, failure)
            self.on_flush(time.perf_counter() - began)

    def _next_jobs(self) -> list[Job]:
        """All waiting jobs, but only the first of each table, without those whose caller has
        gone."""
        jobs: dict[int, Job] = {}
        later: deque[Job] = deque()
        for job in self._waiting:
            if job.change.table in jobs:
                later.append(job)
            elif not job.future.cancelled():
                jobs[job.change.table] = job
        self._waiting = later
        return list(jobs.values())

    async def _send_alone(self, job: Job) -> Exception | None:
        try:
            return (await self._send([job]))[0]
        except Exception as error:
            return error

    async def _send(self, jobs: Sequence[Job]) -> list[Exception | None]:
        """Send until the result of each job is known: None if it is on disk."""
        loop = asyncio.get_running_loop()
        until, pause = loop.time() + PATIENCE, FIRST_PAUSE
        while True:
            try:
                if self._connection is None:
                    self._connection = await self._connect()
                with limited(self._connection):
                    return await write(self._connection, jobs)
            except InUseError:
                raise UnavailableError("another server has the tables") from None
            except LOST as error:
                await self._disconnect()
                if loop.time() + pause > until:
                    raise UnavailableError("the database cannot be reached") from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


async def claim(connection: AsyncConnection, lock: str) -> None:
    """Take the lock until the connection ends. A broken connection may hold it a moment longer."""
    loop = asyncio.get_running_loop()
    until = loop.time() + PATIENCE / 2
    while True:
        row = await (await connection.execute(lock.encode())).fetchone()
        if row is not None and row[0]:
            return
        if loop.time() > until:
            raise InUseError
        await asyncio.sleep(0.1)


async def write(connection: AsyncConnection, jobs: Sequence[Job]) -> list[Exception | None]:
    changes = [job.change for job in jobs]
    only_entries = all(change.row is None and not change.chat for change in changes)
    values = entries_of(jobs) if only_entries else {**entries_of(jobs), **rest_of(changes)}
    cursor = await connection.execute(ENTRIES if only_entries else EVERYTHING, values, prepare=True)
    held = {table for (table,) in await cursor.fetchall()}
    if len(held) == len(jobs):
        return [None] * len(jobs)
    cursor = await connection.execute(
        "SELECT game_table, mark, epoch FROM holding WHERE game_table = ANY(%s)",
        ([change.table for change in changes],),
    )
    found = {table: (mark, epoch) for table, mark, epoch in await cursor.fetchall()}
    return [
        None
        if job.change.table in held
        else why_not(job, *found.get(job.change.table, (None, None)))
        for job in jobs
    ]


def why_not(job: Job, mark: int | None, epoch: int | None) -> Exception | None:
    """Why a change had no effect on a table with this mark and epoch; None if an earlier attempt
    wrote it."""
    change = job.change
    if mark == job.mark:
        return None
    if change.epoch not in (None, epoch):
        return LostError(f"another node has the table: {change.table}")
    return ConflictError(f"not the end of a journal: {change.table}, {change.seq}")


def entries_of(jobs: Sequence[Job]) -> dict[str, object]:
    changes = [job.change for job in jobs]
    lines = [
        (change.table, seq, line)
        for change in changes
        for seq, line in enumerate(change.lines, change.seq)
    ]
    return {
        "tables": [change.table for change in changes],
        "epochs": [change.epoch for change in changes],
        "seqs": [change.seq for change in changes],
        "counts": [len(change.lines) for change in changes],
        "marks": [job.mark for job in jobs],
        "line_tables": [table for table, _, _ in lines],
        "line_seqs": [seq for _, seq, _ in lines],
        "lines": [line for _, _, line in lines],
    }


def rest_of(changes: Sequence[TableChange]) -> dict[str, object]:
    rows = [(change.table, change.row) for change in changes if change.row is not None]
    people = [(person, table) for table, row in rows for person in row.people]
    chat = [(change.table, line) for change in changes for line in change.chat]
    return {
        "row_tables": [table for table, _ in rows],
        "statuses": [row.status for _, row in rows],
        "publics": [row.public for _, row in rows],
        "setups": [row.setup for _, row in rows],
        "touched": [row.touched for _, row in rows],
        "people": [person for person, _ in people],
        "people_tables": [table for _, table in people],
        "chat_tables": [table for table, _ in chat],
        "chat_seats": [line.seat for _, line in chat],
        "names": [line.name for _, line in chat],
        "texts": [line.text for _, line in chat],
        "phrases": [line.phrase for _, line in chat],
        "times": [line.at for _, line in chat],
        "speakers": [line.person for _, line in chat],
        "commands": [line.command for _, line in chat],
    }


def give(future: asyncio.Future[None], failure: Exception | None) -> None:
    if future.cancelled():
        return
    if failure is None:
        future.set_result(None)
    else:
        future.set_exception(failure)
