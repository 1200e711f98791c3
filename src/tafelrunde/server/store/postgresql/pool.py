"""All but the changes of tables is one statement each, on any of a few connections to PostgreSQL,
which shares flushes between them by itself. A statement that can be repeated is repeated while the
database is away for a moment; one that cannot gives an UnavailableError.
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
"""Connections beside the writer's."""
PAUSE = 0.05
"""Seconds before a database that was away is asked again."""
LONGEST_WAIT = 1.0
"""Seconds for one of the connections. Who has got none asks anew, and only then the pool tries anew
to reach a database that was away."""


class Pool:
    def __init__(self, address: str) -> None:
        self._pool = AsyncConnectionPool(
            address,
            min_size=FEWEST,
            max_size=MOST,
            open=False,
            # Not `check=`: where all connections were cut, it waits for seconds between attempts.
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
        """`once`: it is not begun a second time, for nobody knows whether it was done when the line
        broke. All else does no harm if it is done twice."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while True:
            begun = False
            try:
                async with self._pool.connection(LONGEST_WAIT) as connection:
                    with limited(connection):
                        if once:
                            await connection.execute("")  # it may have been cut while at rest
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
        """Of what is inserted."""

        async def insert(connection: AsyncConnection) -> int:
            row = await (await connection.execute(sql.encode(), values)).fetchone()
            assert row is not None
            return int(row[0])

        return await self.work(insert, once=True)
