"""Storage in PostgreSQL, with the same guarantees as SQLite.

Changes of tables go through `writer`, everything else through `pool`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from psycopg import AsyncConnection

from tafelrunde.server.store.copying import copy_all, data_file
from tafelrunde.server.store.interface import (
    Person,
    ScreenCode,
    Snapshot,
    Store,
    StoredChat,
    StoredTable,
    TableChange,
    TakenError,
    UnavailableError,
    account_key,
)
from tafelrunde.server.store.postgresql.copying import database
from tafelrunde.server.store.postgresql.pool import Pool
from tafelrunde.server.store.postgresql.writer import Use, Writer

_TABLE = "id, code, game, status, public, created, touched, setup, secret"
_SHOWN = "id, game_table.code, game, status, public, created, touched, setup, secret"
_PERSON = "person.id, person.name, colour, account, password"
_OTHERS_LOOK = (
    " INSERT INTO errand (node, kind, person)"
    " SELECT node.id, 'look', changed.id FROM changed, node WHERE alive AND node.id <> %s"
)
"""A node request to all other nodes: your data about this person is stale."""


class PostgresqlStore(Store):
    def __init__(self, address: str, use: Use) -> None:
        self.address = address
        self._writer = Writer(address, use)
        self.pool = Pool(address)
        self.me: Callable[[], int] = lambda: 0
        """The id of this server among several nodes."""

    async def open(self) -> None:
        self._writer.on_flush = self.on_flush
        await self._writer.open()
        await self.pool.open()

    async def close(self) -> None:
        await self._writer.close()
        await self.pool.close()

    # -- Journals -------------------------------------------------------------------------

    def keep(self, change: TableChange) -> Awaitable[None]:
        return self._writer.submit(change)

    async def journal(self, table: int, after: int = 0) -> list[str]:
        rows = await self.pool.rows(
            "SELECT line FROM journal WHERE game_table = %s AND seq >= %s ORDER BY seq",
            table,
            after,
        )
        return [line for (line,) in rows]

    async def save_snapshot(self, table: int, snapshot: Snapshot) -> None:
        await self.pool.do(
            "INSERT INTO snapshot (game_table, seq, data) SELECT game_table, %s, %s FROM holding"
            " WHERE game_table = %s AND epoch = coalesce(%s, epoch)"
            " ON CONFLICT (game_table) DO UPDATE SET seq = excluded.seq, data = excluded.data"
            " WHERE snapshot.seq <= excluded.seq",
            snapshot.seq,
            snapshot.data,
            table,
            snapshot.epoch,
        )

    async def snapshot(self, table: int) -> Snapshot | None:
        rows = await self.pool.rows("SELECT seq, data FROM snapshot WHERE game_table = %s", table)
        return Snapshot(*rows[0]) if rows else None

    async def save_analysis(self, table: int, data: bytes) -> None:
        await self.pool.do(
            "INSERT INTO analysis (game_table, data) VALUES (%s, %s)"
            " ON CONFLICT (game_table) DO UPDATE SET data = excluded.data",
            table,
            data,
        )

    async def analysis(self, table: int) -> bytes | None:
        rows = await self.pool.rows("SELECT data FROM analysis WHERE game_table = %s", table)
        return bytes(rows[0][0]) if rows else None

    # -- Tables ---------------------------------------------------------------------------

    async def create_table(
        self, code: str, game: str, public: bool, setup: bytes, secret: bytes, now: float
    ) -> StoredTable:
        number = await self.pool.number(
            "WITH new AS (INSERT INTO game_table (code, game, status, public, created, touched,"
            " setup, secret) VALUES (%s, %s, 'waiting', %s, %s, %s, %s, %s) RETURNING id)"
            " INSERT INTO holding (game_table) SELECT id FROM new RETURNING game_table",
            code,
            game,
            public,
            now,
            now,
            setup,
            secret,
        )
        return StoredTable(number, code, game, "waiting", public, now, now, setup, secret)

    async def table(self, code: str) -> StoredTable | None:
        if not can_be(code):
            return None
        rows = await self.pool.rows(f"SELECT {_TABLE} FROM game_table WHERE code = %s", code)
        return StoredTable(*rows[0]) if rows else None

    async def public_tables(self, statuses: list[str], most: int) -> list[StoredTable]:
        rows = await self.pool.rows(
            f"SELECT {_TABLE} FROM game_table WHERE public AND status = ANY(%s)"
            " ORDER BY touched DESC LIMIT %s",
            statuses,
            most,
        )
        return [StoredTable(*row) for row in rows]

    async def tables_of(self, person: int, over: bool, most: int) -> list[StoredTable]:
        rows = await self.pool.rows(
            f"SELECT {_TABLE} FROM game_table JOIN seated ON seated.game_table = game_table.id"
            " WHERE seated.person = %s AND (status = 'over') = %s AND status != 'closed'"
            " ORDER BY touched DESC LIMIT %s",
            person,
            over,
            most,
        )
        return [StoredTable(*row) for row in rows]

    async def unfinished(self) -> list[tuple[StoredTable, int]]:
        rows = await self.pool.rows(
            f"SELECT {_TABLE}, length FROM game_table JOIN holding ON holding.game_table = id"
            " WHERE status IN ('seeding', 'playing') ORDER BY id"
        )
        return [(StoredTable(*row[:-1]), row[-1]) for row in rows]

    # -- Codes on screens -----------------------------------------------------------------

    async def keep_screen_code(
        self, code: str, table: int, person: int, now: float, until: float
    ) -> bool:
        async def keep(connection: AsyncConnection) -> bool:
            async with connection.transaction():
                await connection.execute(
                    "DELETE FROM screen_code WHERE until <= %s OR (game_table = %s AND code != %s)",
                    (now, table, code),
                )
                kept = await connection.execute(
                    "INSERT INTO screen_code (code, game_table, person, until)"
                    " VALUES (%s, %s, %s, %s) ON CONFLICT (code) DO UPDATE"
                    " SET game_table = excluded.game_table, until = excluded.until"
                    " WHERE screen_code.person = excluded.person"
                    " OR screen_code.game_table = excluded.game_table",
                    (code, table, person, until),
                )
                return kept.rowcount > 0

        return await self.pool.work(keep, once=False)

    async def move_screen_code(self, old: int, new: int) -> None:
        sql = "UPDATE screen_code SET game_table = %s WHERE game_table = %s"
        await self.pool.do(sql, new, old)

    async def screen_code(self, code: str, now: float) -> ScreenCode | None:
        return await self._screen_code("screen_code.code = %s", now, code)

    async def screen_code_at(self, table: str, now: float) -> ScreenCode | None:
        return await self._screen_code("game_table.code = %s", now, table)

    async def screen_code_of(self, person: int, now: float) -> ScreenCode | None:
        return await self._screen_code("person = %s ORDER BY until DESC LIMIT 1", now, person)

    async def _screen_code(self, which: str, now: float, value: object) -> ScreenCode | None:
        rows = await self.pool.rows(
            f"SELECT screen_code.code, {_SHOWN} FROM screen_code"
            " JOIN game_table ON game_table.id = screen_code.game_table"
            f" WHERE status != 'closed' AND until > %s AND {which}",
            now,
            value,
        )
        return ScreenCode(rows[0][0], StoredTable(*rows[0][1:])) if rows else None

    async def begin_day(self, person: int, date: str, table: int) -> int:
        # The update changes nothing, but makes the row that is there one of those returned.
        return await self.pool.number(
            "INSERT INTO day_try (person, date, game_table) VALUES (%s, %s, %s)"
            " ON CONFLICT (person, date) DO UPDATE SET game_table = day_try.game_table"
            " RETURNING game_table",
            person,
            date,
            table,
        )

    async def days_of(self, person: int) -> list[tuple[str, StoredTable]]:
        rows = await self.pool.rows(
            f"SELECT date, {_TABLE} FROM day_try JOIN game_table ON id = game_table"
            " WHERE person = %s ORDER BY date",
            person,
        )
        return [(date, StoredTable(*row)) for date, *row in rows]

    async def tries(self, date: str) -> list[tuple[int, StoredTable]]:
        rows = await self.pool.rows(
            f"SELECT person, {_TABLE} FROM day_try JOIN game_table ON id = game_table"
            " WHERE date = %s ORDER BY person",
            date,
        )
        return [(person, StoredTable(*row)) for person, *row in rows]

    # -- People ---------------------------------------------------------------------------

    async def create_person(self, token_hash: bytes, name: str, colour: str) -> Person:
        number = await self.pool.number(
            "WITH new AS (INSERT INTO person (name, colour) VALUES (%s, %s) RETURNING id)"
            " INSERT INTO token (hash, person) SELECT %s, id FROM new RETURNING person",
            name,
            colour,
            token_hash,
        )
        return Person(number, name, colour, None, None)

    async def person(self, token_hash: bytes) -> Person | None:
        rows = await self.pool.rows(
            f"SELECT {_PERSON} FROM person JOIN token ON token.person = person.id WHERE hash = %s",
            token_hash,
        )
        return Person(*rows[0]) if rows else None

    async def people(self, numbers: list[int]) -> list[Person]:
        rows = await self.pool.rows(
            f"SELECT {_PERSON} FROM person WHERE id = ANY(%s) ORDER BY id", numbers
        )
        return [Person(*row) for row in rows]

    async def save_person(self, person: int, name: str, colour: str) -> None:
        await self.pool.do(
            "WITH changed AS (UPDATE person SET name = %s, colour = %s WHERE id = %s RETURNING id)"
            + _OTHERS_LOOK,
            name,
            colour,
            person,
            self.me(),
        )

    async def create_account(self, person: int, account: str, password: str) -> None:
        key = account_key(account)

        async def change(connection: AsyncConnection) -> None:
            async with connection.transaction():
                # Serialise concurrent requests for the same name.
                await connection.execute("SELECT pg_advisory_xact_lock(hashtext(%s))", (key,))
                like = "SELECT 1 FROM person WHERE account_key = %s"
                if await (await connection.execute(like, (key,))).fetchone():
                    raise TakenError(account)
                await connection.execute(
                    "UPDATE person SET account = %s, account_key = %s, password = %s WHERE id = %s",
                    (account, key, password, person),
                )

        await self.pool.work(change, once=True)

    async def account(self, account: str) -> Person | None:
        # Accounts older than `account_key` may share a key.
        if not can_be(account):
            return None
        rows = await self.pool.rows(
            f"SELECT {_PERSON} FROM person WHERE account_key = %s"
            " ORDER BY account = %s DESC LIMIT 1",
            account_key(account),
            account,
        )
        return Person(*rows[0]) if rows else None

    async def add_token(self, person: int, token_hash: bytes) -> None:
        await self.pool.do(
            "INSERT INTO token (hash, person) VALUES (%s, %s) ON CONFLICT DO NOTHING",
            token_hash,
            person,
        )

    async def drop_token(self, token_hash: bytes) -> None:
        await self.pool.do("DELETE FROM token WHERE hash = %s", token_hash)

    async def offer_transfer(
        self, person: int, token_hash: bytes, now: float, until: float
    ) -> None:
        await self.pool.do(
            "WITH over AS (DELETE FROM another_device WHERE until <= %s AND person <> %s)"
            " INSERT INTO another_device (person, hash, until) VALUES (%s, %s, %s)"
            " ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, until = excluded.until",
            now,
            person,
            person,
            token_hash,
            until,
        )

    async def transfer(self, token_hash: bytes, now: float) -> int | None:
        sql = "SELECT person FROM another_device WHERE hash = %s AND until > %s"
        rows = await self.pool.rows(sql, token_hash, now)
        return rows[0][0] if rows else None

    async def take_transfer(self, token_hash: bytes, now: float) -> int | None:
        async def take(connection: AsyncConnection) -> int | None:
            sql = "DELETE FROM another_device WHERE hash = %s AND until > %s RETURNING person"
            row = await (await connection.execute(sql, (token_hash, now))).fetchone()
            return None if row is None else row[0]

        return await self.pool.work(take, once=True)

    async def merge_person(self, guest: int, account: int) -> None:
        await self.pool.do(
            "WITH sat AS (INSERT INTO seated (person, game_table)"
            " SELECT %s, game_table FROM seated WHERE person = %s ON CONFLICT DO NOTHING),"
            " stood_up AS (DELETE FROM seated WHERE person = %s),"
            # The earlier try of both counts.
            " tried AS (INSERT INTO day_try (person, date, game_table)"
            " SELECT %s, date, game_table FROM day_try WHERE person = %s"
            " ON CONFLICT (person, date)"
            " DO UPDATE SET game_table = least(day_try.game_table, excluded.game_table)),"
            " untried AS (DELETE FROM day_try WHERE person = %s),"
            " void AS (DELETE FROM another_device WHERE person = %s),"
            " knows AS (UPDATE token SET person = %s WHERE person = %s),"
            " shows AS (UPDATE screen_code SET person = %s WHERE person = %s),"
            " changed AS (UPDATE person SET merged_into = %s WHERE id = %s RETURNING id)"
            + _OTHERS_LOOK,
            account,
            guest,
            guest,
            account,
            guest,
            guest,
            guest,
            account,
            guest,
            account,
            guest,
            account,
            guest,
            self.me(),
        )

    async def heirs(self, numbers: Sequence[int]) -> dict[int, int]:
        rows = await self.pool.rows(
            "SELECT id, merged_into FROM person WHERE id = ANY(%s) AND merged_into IS NOT NULL",
            list(numbers),
        )
        return dict(rows)

    # -- Chat -----------------------------------------------------------------------------

    async def chat(self, table: int, most: int) -> list[StoredChat]:
        rows = await self.pool.rows(
            "SELECT seat, name, text, phrase, at, person, command FROM chat WHERE game_table = %s"
            " ORDER BY id DESC LIMIT %s",
            table,
            most,
        )
        return [StoredChat(*row) for row in reversed(rows)]

    # -- The database ---------------------------------------------------------------------

    async def free_bytes(self) -> int | None:
        if self._writer.lost:
            raise UnavailableError("another server has the tables")
        return None

    async def backup(self, path: Path) -> None:
        def copy() -> None:
            with database(self.address, alone=False) as source, data_file(path, new=True) as target:
                copy_all(source, target)

        await asyncio.to_thread(copy)


def can_be(text: str) -> bool:
    """Whether PostgreSQL can store this text."""
    return "\0" not in text
