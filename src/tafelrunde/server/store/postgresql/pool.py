"""A connection pool for everything but changes of tables, one statement each. PostgreSQL shares
flushes between connections by itself. Idempotent statements are retried while the database is
briefly unreachable; others raise UnavailableError.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from tafelrunde.server.store.interface import UnavailableError
from tafelrunde.server.store.postgresql.connections import (
    CONNECT_SECONDS,
    LOST,
    PATIENCE,
    limited,
    make_durable,
)

T = TypeVar("T")

FEWEST, MOST = 2, 8
"""Connections besides the writer's."""
PAUSE = 0.05
"""Seconds between retries."""
LONGEST_WAIT = 1.0
"""Seconds to wait for a pooled connection. Callers retry after a timeout, which also makes the pool
reconnect."""


class Pool:
    def __init__(self, address: str) -> None:
        self._pool = AsyncConnectionPool(
            address,
            min_size=FEWEST,
            max_size=MOST,
            open=False,
            # Not `check=`: after all connections were cut, it waits seconds between attempts.
            configure=make_durable,
            reconnect_timeout=PAUSE,
            kwargs={
                "autocommit": True,
                "connect_timeout": CONNECT_SECONDS,
                "application_name": "tafelrunde",
            },
        )

    async def open(self) -> None:
        await self._pool.open()

    async def close(self) -> None:
        await self._pool.close()

    async def work(self, work: Callable[[AsyncConnection], Awaitable[T]], *, once: bool) -> T:
        """Run `work` on a connection, with retries. `once`: not idempotent, so it is not retried
        once begun, because it may have been executed before the connection broke."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while True:
            begun = False
            try:
                async with self._pool.connection(LONGEST_WAIT) as connection:
                    with limited(connection):
                        if once:
                            await connection.execute("")  # the idle connection may be broken
                        begun = True
                        return await work(connection)
            except LOST as error:
                if (once and begun) or loop.time() + PAUSE > until:
                    raise UnavailableError("the database cannot be reached") from error
            await asyncio.sleep(PAUSE)

    async def rows(self, sql: str, *values: object) -> list[Any]:
        async def read(connection: AsyncConnection) -> list[Any]:
            return await (await connection.execute(sql.encode(), values)).fetchall()

        return await self.work(read, once=False)

    async def do(self, sql: str, *values: object) -> None:
        async def change(connection: AsyncConnection) -> None:
            await connection.execute(sql.encode(), values)

        await self.work(change, once=False)

    async def number(self, sql: str, *values: object) -> int:
        """Insert a row and return its id."""

        async def insert(connection: AsyncConnection) -> int:
            row = await (await connection.execute(sql.encode(), values)).fetchone()
            assert row is not None
            return int(row[0])

        return await self.work(insert, once=True)
