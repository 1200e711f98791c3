"""Ownership with several nodes on one PostgreSQL: heartbeats, failure detection, leases on tables.

A row stores which node owns a table and in which epoch; every change of the table names its epoch.
Declaring a live node dead only makes its people reconnect; it never loses data.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

import msgspec
from psycopg import AsyncConnection

from tafelrunde import games
from tafelrunde.server.base.clock import Clock
from tafelrunde.server.base.limits import Buckets
from tafelrunde.server.nodes.ownership import (
    ElsewhereError,
    Lease,
    NodeRequest,
    NodeRequestKind,
    OtherRulesError,
    Ownership,
    Progress,
)
from tafelrunde.server.nodes.peers import BEAT, SURE, Peers
from tafelrunde.server.store.interface import UnavailableError
from tafelrunde.server.store.postgresql.connections import (
    FAULTS,
    LOST,
    PATIENCE,
    cut,
    limited,
    open_line,
)
from tafelrunde.server.store.postgresql.pool import Pool

AGAIN = 0.05
"""Seconds before retrying after a connection failure or a lost race for a table."""
WOKEN_AT_ONCE = 20
SECRET_BYTES = 32

log = logging.getLogger(__name__)

NOW = "extract(epoch FROM clock_timestamp())::float8"
END = f"""
    WITH ended AS (UPDATE node SET alive = false WHERE alive AND {{which}} RETURNING id),
    freed AS (
        UPDATE holding SET node = NULL, wake_at =
            CASE WHEN game_table.status IN ('seeding', 'playing') THEN {NOW} + {{later}} END
        FROM ended, game_table
        WHERE holding.node = ended.id AND game_table.id = holding.game_table
    )
    SELECT count(*) FROM ended
"""
"""Mark nodes as dead and release their tables. A late change of theirs is valid until another node
claims the table, which then reads it."""
GIVE_UP = END.format(which="id = %s AND beat = %s", later=0)
LEAVE = END.format(which="id = %s", later=1)
"""Tables are woken a second later, so that people who reconnect choose the next node."""
SUCCEED = END.format(which="address = %s AND id <> %s", later=0)
"""Mark an earlier node with our address as dead."""
TIDY = (
    "DELETE FROM errand WHERE node NOT IN (SELECT id FROM node WHERE alive)",
    "DELETE FROM analysing WHERE node NOT IN (SELECT id FROM node WHERE alive)",
    "DELETE FROM node WHERE NOT alive"
    " AND NOT EXISTS (SELECT FROM holding WHERE holding.node = node.id)",
    f"DELETE FROM allowance WHERE at < {NOW} - 86400",
)
AFTER_ONE_ALONE = """
    WITH news AS (
        UPDATE cluster SET after = owner.epoch FROM owner WHERE after <> owner.epoch RETURNING one
    )
    UPDATE holding SET wake_at = 0 FROM game_table, news
    WHERE game_table.id = holding.game_table AND status IN ('seeding', 'playing')
        AND holding.node IS NULL
"""
"""A single server does not store when to wake its tables, so wake all running games once."""
BEAT_ONCE = f"UPDATE node SET beat = beat + 1 WHERE id = %s AND alive RETURNING {NOW}"
OTHERS = "SELECT id, beat FROM node WHERE alive AND id <> %s"
LOOK = """
    SELECT game_table.id, epoch, owner.id, owner.address, game, status, setup
    FROM game_table JOIN holding ON holding.game_table = game_table.id
        LEFT JOIN node AS owner ON owner.id = holding.node AND owner.alive
    WHERE code = %s
"""
CLAIM = """
    UPDATE holding SET node = me.id, epoch = epoch + 1, wake_at = NULL
    FROM (SELECT id FROM node WHERE id = %s AND alive FOR SHARE) AS me
    WHERE game_table = %s AND epoch = %s
    RETURNING epoch
"""
RELEASE = """
    UPDATE holding SET node = NULL, wake_at = %s WHERE game_table = %s AND epoch = %s
"""
DUE = f"""
    SELECT code FROM holding JOIN game_table ON game_table.id = holding.game_table
    WHERE wake_at <= {NOW} AND node IS NULL ORDER BY random() LIMIT {WOKEN_AT_ONCE}
"""
"""In random order, so that nodes do not race for the same tables."""
POSTPONE = f"""
    UPDATE holding SET wake_at = {NOW} + 60 FROM game_table
    WHERE game_table.id = holding.game_table AND code = %s AND node IS NULL
        AND wake_at <= {NOW}
"""
KNOWS = "SELECT address FROM node WHERE alive AND id <> %s AND rules -> %s = to_jsonb(%s::int)"


SEND = """
    INSERT INTO errand (node, kind, person) SELECT id, %s, %s FROM node WHERE alive AND id <> %s
"""
REQUESTS = "SELECT id, kind, person FROM errand WHERE node = %s ORDER BY id"
LEFT_TO_DO = """
    SELECT FROM errand JOIN node ON node.id = errand.node AND alive WHERE person = %s LIMIT 1
"""
REQUEST_SECONDS = 2.0
"""Timeout in seconds for other nodes to carry out a request. A node that restarts reloads the
data."""
BEGIN_ANALYSIS = """
    INSERT INTO analysing AS known (game_table, node) VALUES (%s, %s)
    ON CONFLICT (game_table) DO UPDATE
        SET node = excluded.node, done = 0, total = 0, failed = false
    WHERE known.failed OR NOT EXISTS (SELECT FROM node WHERE id = known.node AND alive)
    RETURNING 1
"""
NOTE_ANALYSIS = """
    UPDATE analysing SET done = %s, total = %s, failed = %s WHERE game_table = %s AND node = %s
"""
PROGRESS = """
    SELECT done, total, failed FROM analysing JOIN node ON node.id = analysing.node AND alive
    WHERE game_table = %s
"""
TAKE = """
    WITH asked AS (
        SELECT %s::float8 AS rate, %s::float8 AS size, %s AS kind, %s::bytea AS address,
            %s::float8 AS at
    )
    INSERT INTO allowance AS known (kind, address, drops, at)
    SELECT kind, address, size - 1, at FROM asked
    ON CONFLICT (kind, address) DO UPDATE SET at = excluded.at, drops = least(
        excluded.drops,
        known.drops + greatest(0, excluded.at - known.at) * (SELECT rate FROM asked) - 1
    )
    WHERE known.drops + greatest(0, excluded.at - known.at) * (SELECT rate FROM asked) >= 1
    RETURNING 1
"""
"""The same algorithm as `limits.Bucket`."""


class _Rules(msgspec.Struct):
    """The part of a setup with the rules version."""

    rules: int


class SharedOwnership(Ownership):
    several = True

    def __init__(self, database: str, address: str, pool: Pool, clock: Clock) -> None:
        self._database = database
        self._address = address
        self._pool = pool
        self._clock = clock
        self._me = 0
        self._peers = Peers()
        self._sure_since = 0.0
        """When our last successful heartbeat began."""
        self._connection: AsyncConnection | None = None
        self._beating: asyncio.Task[None] | None = None
        self._leaving = asyncio.Event()

    def me(self) -> int:
        """The id of this node."""
        return self._me

    # -- Starting and stopping -----------------------------------------------------------------

    async def open(self) -> None:
        await self._beat()
        self._beating = asyncio.get_running_loop().create_task(self._beat_on())

    async def leave(self) -> None:
        await self._stop_beating()
        with suppress(UnavailableError):
            await self._pool.rows(LEAVE, self._me)

    async def close(self) -> None:
        await self._stop_beating()
        await self._disconnect()

    async def _stop_beating(self) -> None:
        """Stop without cancelling the task: psycopg would ask the database to cancel the statement,
        and hang if the database does not respond."""
        self._leaving.set()
        if self._connection is not None:
            cut(self._connection)
        if self._beating is not None:
            await self._beating

    async def _register(self, connection: AsyncConnection) -> None:
        """Register under a new id; ids of dead nodes are never reused."""
        rules = {name: games.find(name).rules_version for name in games.names()}
        async with connection.transaction():
            await connection.execute(
                "INSERT INTO cluster (secret) VALUES (%s) ON CONFLICT DO NOTHING",
                (secrets.token_bytes(SECRET_BYTES),),
            )
            secret: bytes = await value(connection, "SELECT secret FROM cluster")
            self.secret = secret.hex()
            self._me = await value(
                connection,
                "INSERT INTO node (address, rules) VALUES (%s, %s) RETURNING id",
                self._address,
                msgspec.json.encode(rules).decode(),
            )
            await connection.execute(SUCCEED.encode(), (self._address, self._me))
            for sql in TIDY:
                await connection.execute(sql.encode())
            await connection.execute(AFTER_ONE_ALONE)

    # -- Heartbeats ----------------------------------------------------------------------------

    async def _beat_on(self) -> None:
        while not self._leaving.is_set():
            began = time.monotonic()
            pause = BEAT
            try:
                await self._beat()
                self.on_beat()
            except FAULTS:
                await self._disconnect()
                pause = AGAIN
            except Exception:
                log.exception("a heartbeat failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(max(AGAIN, began + pause - time.monotonic())):
                    await self._leaving.wait()

    async def _beat(self) -> None:
        if self._connection is None:
            self._connection = await open_line(self._database)
        connection = self._connection
        began = time.monotonic()
        with limited(connection, PATIENCE if not self._me else SURE):
            told = await value(connection, BEAT_ONCE, self._me)
            if told is None:
                if self._me:
                    log.warning("the other nodes have declared this one dead")
                    self.on_given_up()
                await self._register(connection)
                began = time.monotonic()
                told = await value(connection, BEAT_ONCE, self._me)
            self._clock.hear(told, time.monotonic() - began)
            self._sure_since = began
            cursor = await connection.execute(OTHERS, (self._me,))
            counts: dict[int, int] = dict(await cursor.fetchall())
            for node in self._peers.silent(counts, time.monotonic()):
                if await value(connection, GIVE_UP, node, counts[node]):
                    log.warning("node %d has stopped: its tables are taken over", node)
                    self.on_takeover()

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*LOST):
                await connection.close()

    def is_peer(self, secret: str) -> bool:
        known = hmac.compare_digest(secret.encode(), self.secret.encode())
        return known and bool(self.secret)

    def check(self) -> None:
        if time.monotonic() - self._sure_since >= SURE:
            raise UnavailableError("this node may have been given up")

    # -- Tables --------------------------------------------------------------------------------

    async def claim(self, code: str) -> Lease:
        deadline = time.monotonic() + PATIENCE
        while True:
            self.check()
            found = await self._pool.rows(LOOK, code)
            if not found:
                return Lease()  # no such table
            table, epoch, owner, address, game, status, setup = found[0]
            if owner not in (None, self._me):
                raise ElsewhereError(address)
            await self._check_rules(game, status, setup)
            me = self._me
            taken = await self._pool.rows(CLAIM, me, table, epoch)
            if taken:
                return Lease(taken[0][0], me)
            if time.monotonic() > deadline:
                raise UnavailableError("a table could not be claimed")
            await asyncio.sleep(AGAIN)

    async def _check_rules(self, game: str, status: str, setup: bytes) -> None:
        """During a rolling update, leave a game to a node that has its rules."""
        rules = msgspec.json.decode(setup, type=_Rules).rules
        known = game in games.names() and games.find(game).knows(rules)
        if known or status not in ("playing", "over"):
            return
        others = await self._pool.rows(KNOWS, self._me, game, rules)
        if not others:
            raise OtherRulesError
        raise ElsewhereError(secrets.choice(others)[0])

    def has(self, lease: Lease) -> bool:
        return lease.epoch is None or lease.node == self._me

    def release(self, table: int, lease: Lease, wake_at: float | None) -> Awaitable[None]:
        return self._pool.do(RELEASE, wake_at, table, lease.epoch)

    async def due(self) -> list[str]:
        return [code for (code,) in await self._pool.rows(DUE)]

    async def postpone(self, code: str) -> None:
        await self._pool.do(POSTPONE, code)

    # -- People --------------------------------------------------------------------------------

    async def request_others(self, kind: NodeRequestKind, person: int) -> None:
        await self._pool.do(SEND, kind, person, self._me)

    async def requests(self) -> list[NodeRequest]:
        rows = await self._pool.rows(REQUESTS, self._me)
        return [NodeRequest(*row) for row in rows]

    async def complete(self, request: NodeRequest) -> None:
        await self._pool.do("DELETE FROM errand WHERE id = %s", request.number)

    async def wait_until_complete(self, person: int) -> None:
        until = time.monotonic() + REQUEST_SECONDS
        while time.monotonic() < until and await self._pool.rows(LEFT_TO_DO, person):
            await asyncio.sleep(AGAIN)

    # -- Analyses ------------------------------------------------------------------------------

    async def begin_analysis(self, table: int) -> bool:
        return bool(await self._pool.rows(BEGIN_ANALYSIS, table, self._me))

    async def note_analysis(self, table: int, progress: Progress) -> None:
        values = (progress.done, progress.total, progress.failed)
        await self._pool.do(NOTE_ANALYSIS, *values, table, self._me)

    async def end_analysis(self, table: int) -> None:
        await self._pool.do("DELETE FROM analysing WHERE game_table = %s", table)

    async def progress(self, table: int, _own: Progress | None) -> Progress | None:
        rows = await self._pool.rows(PROGRESS, table)
        return Progress(*rows[0]) if rows else None

    # -- Addresses -----------------------------------------------------------------------------

    async def allows(self, buckets: Buckets, address: str, now: float) -> bool:
        key = hmac.digest(self.secret.encode(), address.encode(), "sha256")
        values = (buckets.rate, buckets.size, buckets.name, key, now)
        return bool(await self._pool.rows(TAKE, *values))


async def value(connection: AsyncConnection, sql: str, *values: object) -> Any:
    """The first value of the first row; None if there is no row."""
    row = await (await connection.execute(sql.encode(), values)).fetchone()
    return None if row is None else row[0]
