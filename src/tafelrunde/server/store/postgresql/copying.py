"""A PostgreSQL database as source or target of a copy."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import psycopg
from psycopg import Connection, IsolationLevel, sql

from tafelrunde.server.store.copying import BATCH, TABLES, Row
from tafelrunde.server.store.file_lock import InUseError
from tafelrunde.server.store.postgresql.connections import CONNECT_SECONDS, open_line
from tafelrunde.server.store.postgresql.schema import CLAIM, bring_up_to_date

WITH_NUMBERS = ("person", "game_table", "chat")
"""Tables with generated ids."""


class Database:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def is_empty(self) -> bool:
        return not any(self.count(table) for table in TABLES)

    def count(self, table: str) -> int:
        row = self._connection.execute(f"SELECT count(*) FROM {table}".encode()).fetchone()
        assert row is not None
        return int(row[0])

    def rows(self, table: str) -> Iterator[Row]:
        with self._connection.cursor("rows") as cursor:
            cursor.itersize = BATCH
            cursor.execute(sql.SQL("SELECT {} FROM {} ORDER BY 1, 2").format(*self._names(table)))
            yield from cursor

    def add(self, table: str, rows: Sequence[Row]) -> None:
        columns, name = self._names(table)
        statement = sql.SQL("COPY {} ({}) FROM STDIN").format(name, columns)
        with self._connection.cursor() as cursor, cursor.copy(statement) as copy:
            for row in rows:
                copy.write_row(row)

    def finish(self) -> None:
        """Add what a data file does not have: journal lengths and the next ids."""
        self._connection.execute(
            "INSERT INTO holding (game_table, length) SELECT id, (SELECT count(*) FROM journal"
            " WHERE journal.game_table = game_table.id) FROM game_table"
        )
        for table in WITH_NUMBERS:
            self._connection.execute(
                f"SELECT setval(pg_get_serial_sequence('{table}', 'id'),"
                f" coalesce(max(id), 0) + 1, false) FROM {table}".encode()
            )

    def _names(self, table: str) -> tuple[sql.Composed, sql.Identifier]:
        return sql.SQL(", ").join(map(sql.Identifier, TABLES[table])), sql.Identifier(table)


@contextmanager
def database(address: str, *, alone: bool) -> Iterator[Database]:
    """Open a database. `alone`: InUseError if a server uses it."""
    asyncio.run(make_ready(address))
    with psycopg.connect(address, connect_timeout=CONNECT_SECONDS) as connection:
        if alone:
            row = connection.execute(CLAIM).fetchone()
            if row is None or not row[0]:
                raise InUseError
            connection.commit()
        connection.isolation_level = IsolationLevel.REPEATABLE_READ
        yield Database(connection)


async def make_ready(address: str) -> None:
    connection = await open_line(address)
    try:
        await bring_up_to_date(connection)
    finally:
        await connection.close()
