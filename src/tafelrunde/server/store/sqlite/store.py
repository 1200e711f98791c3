"""Storage in one SQLite file in WAL mode, flushed to disk before any call returns.

One writer thread commits all waiting changes as one transaction before it answers, so that many
tables share a flush. Reads run in a second thread.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import shutil
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tafelrunde.server.store.interface import (
    ConflictError,
    DiskFullError,
    Person,
    ScreenCode,
    Snapshot,
    Store,
    StoredChat,
    StoredTable,
    TableChange,
    TakenError,
    account_key,
)
from tafelrunde.server.store.sqlite.file import (
    MIGRATIONS,
    connect,
    connect_up_to_date,
    create_private,
)
from tafelrunde.server.store.sqlite.losses import Acknowledged, check

T = TypeVar("T")

log = logging.getLogger(__name__)

# -- The writer --------------------------------------------------------------------------

Change = Callable[[sqlite3.Connection], Any]
_Answer = tuple["asyncio.Future[Any]", Any, Exception | None]

# Every statement releases the GIL and has to reacquire it, which takes longer than the statement
# while tables are busy. So the entries of all tables are one statement, and the whole transaction
# if nothing else is waiting.
_APPEND = """
    INSERT INTO journal (game_table, seq, line)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?2)
    WHERE json_array_length(?1) = (
        SELECT count(*) FROM json_each(?1) AS place WHERE json_extract(place.value, '$[1]') = (
            SELECT coalesce(max(seq) + 1, 0) FROM journal
            WHERE game_table = json_extract(place.value, '$[0]')
        )
    )
"""


@dataclass(frozen=True)
class Keep:
    """A change of a table, as a job of the writer."""

    change: TableChange

    def __call__(self, connection: sqlite3.Connection) -> None:
        if self.change.lines:
            append_all(connection, [self.change])
        self.keep_the_rest(connection)

    def keep_the_rest(self, connection: sqlite3.Connection) -> None:
        """Store everything but the entries."""
        table, row = self.change.table, self.change.row
        if row is not None:
            connection.execute(
                "UPDATE game_table SET status = ?, public = ?, setup = ?, touched = ? WHERE id = ?",
                (row.status, row.public, row.setup, row.touched, table),
            )
            connection.executemany(
                "INSERT OR IGNORE INTO seated (person, game_table) VALUES (?, ?)",
                [(person, table) for person in row.people],
            )
        for line in self.change.chat:
            connection.execute(
                "INSERT OR IGNORE INTO chat"
                " (game_table, seat, name, text, phrase, at, person, command)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (table, *msgspec.structs.astuple(line)),
            )

    @property
    def only_entries(self) -> bool:
        return self.change.row is None and not self.change.chat


_Job = tuple[Change, "asyncio.Future[Any]"]


def append_all(connection: sqlite3.Connection, changes: list[TableChange]) -> None:
    """Append entries: at most one change per table, each continuing its journal."""
    places = [(one.table, one.seq) for one in changes]
    rows = [(one.table, at, line) for one in changes for at, line in enumerate(one.lines, one.seq)]
    if len({table for table, _ in places}) == len(places):
        done = connection.execute(_APPEND, (_json(places), _json(rows)))
        if done.rowcount == len(rows):
            return
    raise ConflictError(f"not the end of a journal: {places}")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Writer:
    """One thread with one connection, which commits waiting changes together."""

    def __init__(
        self,
        path: Path,
        loop: asyncio.AbstractEventLoop,
        on_flush: Callable[[float], object],
        acknowledged: Acknowledged,
    ) -> None:
        self._loop = loop
        self._on_flush = on_flush
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._connection = connect_up_to_date(path)
        self._acknowledged = acknowledged
        self.full = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, change: Change) -> asyncio.Future[Any]:
        """Submit a change; the future completes when it is on disk."""
        future: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put((change, future))
        return future

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        going_on = True
        while going_on:
            jobs, going_on = self._waiting()
            if jobs:
                began = time.perf_counter()
                answers = self._commit(jobs)
                self._acknowledged.note(
                    job.change
                    for (job, _), (_, _, failure) in zip(jobs, answers, strict=True)
                    if isinstance(job, Keep) and failure is None
                )
                # One call for all of them, because each wakes the loop.
                self._loop.call_soon_threadsafe(self._give, answers, time.perf_counter() - began)

    def _waiting(self) -> tuple[list[_Job], bool]:
        """At least one job and all others that wait, without those whose caller has gone; and
        whether to continue."""
        jobs = []
        job = self._jobs.get()
        while job is not None:
            if not job[1].cancelled():
                jobs.append(job)
            if self._jobs.empty():
                return jobs, True
            job = self._jobs.get()
        return jobs, False

    def _commit(self, jobs: list[_Job]) -> list[_Answer]:
        """Commit all jobs together; if that fails, retry so that each can fail alone."""
        try:
            if all(isinstance(change, Keep) and change.only_entries for change, _ in jobs):
                return self._together(jobs)
            return self._transact(jobs, self._together)
        except Exception:
            pass
        try:
            return self._transact(jobs, self._one_by_one)
        except Exception as error:
            return [(future, None, error) for _, future in jobs]

    def _transact(
        self, jobs: list[_Job], attempt: Callable[[list[_Job]], list[_Answer]]
    ) -> list[_Answer]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            answers = attempt(jobs)
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return answers

    def _together(self, jobs: list[_Job]) -> list[_Answer]:
        """Write the entries of all tables in one statement, then everything else."""
        keeps = [change.change for change, _ in jobs if isinstance(change, Keep)]
        appends = [change for change in keeps if change.lines]
        if appends:
            append_all(self._connection, appends)
        return [(future, self._but_for_entries(change), None) for change, future in jobs]

    def _but_for_entries(self, change: Change) -> Any:
        if isinstance(change, Keep):
            return change.keep_the_rest(self._connection)
        return change(self._connection)

    def _one_by_one(self, jobs: list[_Job]) -> list[_Answer]:
        return [(future, *self._in_savepoint(change)) for change, future in jobs]

    def _in_savepoint(self, change: Change) -> tuple[Any, Exception | None]:
        self._connection.execute("SAVEPOINT change")
        try:
            result = change(self._connection)
        except Exception as error:  # returned to the caller
            self._connection.execute("ROLLBACK TO change")
            self._connection.execute("RELEASE change")
            return None, error
        self._connection.execute("RELEASE change")
        return result, None

    def _give(self, answers: list[_Answer], seconds: float) -> None:
        """Complete the futures, in the loop's thread."""
        self._on_flush(seconds)
        full = any(is_full(failure) for _, _, failure in answers)
        if full and not self.full:
            log.error("the disk is full or faulty: nothing can be stored until that is repaired")
        elif self.full and not full:
            log.warning("changes can be stored again")
        self.full = full
        for future, result, failure in answers:
            if future.cancelled():
                continue
            if failure is None:
                future.set_result(result)
            elif is_full(failure):
                error = DiskFullError("the disk is full")
                error.__cause__ = failure
                future.set_exception(error)
            else:
                future.set_exception(failure)


def is_full(error: Exception | None) -> bool:
    """Whether the disk has refused a change. (The low byte of a code is its general kind.)"""
    code = error.sqlite_errorcode if isinstance(error, sqlite3.OperationalError) else 0
    return code & 0xFF in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)


# -- The store ---------------------------------------------------------------------------


_TABLE = "id, code, game, status, public, created, touched, setup, secret"
_SHOWN = "id, game_table.code, game, status, public, created, touched, setup, secret"
_PERSON = "person.id, person.name, colour, account, password"


class SqliteStore(Store):
    def __init__(self, path: Path, *, serves: bool = False, accept_loss: bool = False) -> None:
        """`serves`: for a server, which checks the file first and must not have lost anything."""
        self.path = path
        self._serves = serves
        self._accept_loss = accept_loss
        self._acknowledged = Acknowledged(path)
        self._writer: Writer
        self._reading: sqlite3.Connection
        self._reader: ThreadPoolExecutor

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        if self._serves:
            await asyncio.to_thread(self._begin_to_serve)
        self._writer = await asyncio.to_thread(
            Writer, self.path, loop, self.on_flush, self._acknowledged
        )
        self._reading = await asyncio.to_thread(connect, self.path)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")

    def _begin_to_serve(self) -> None:
        with closing(connect_up_to_date(self.path)) as connection:
            if not self._accept_loss:
                check(connection, self._acknowledged.read())
        self._acknowledged.begin()

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._reader.shutdown()
        self._reading.close()
        self._acknowledged.remove()

    @property
    def full(self) -> bool:  # type: ignore[override]
        return self._writer.full

    async def write_nothing(self) -> None:
        version = len(MIGRATIONS)
        await self._write(lambda connection: connection.execute(f"PRAGMA user_version = {version}"))

    async def _write(self, change: Callable[[sqlite3.Connection], T]) -> T:
        result: T = await self._writer.submit(change)
        return result

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        def read() -> list[Any]:
            return self._reading.execute(sql, values).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self._reader, read)

    # -- Journals -------------------------------------------------------------------------

    def keep(self, change: TableChange) -> Awaitable[None]:
        return self._writer.submit(Keep(change))

    async def journal(self, table: int, after: int = 0) -> list[str]:
        rows = await self._rows(
            "SELECT line FROM journal WHERE game_table = ? AND seq >= ? ORDER BY seq", table, after
        )
        return [line for (line,) in rows]

    async def save_snapshot(self, table: int, snapshot: Snapshot) -> None:
        await self._write(
            lambda connection: connection.execute(
                "INSERT OR REPLACE INTO snapshot (game_table, seq, data) VALUES (?, ?, ?)",
                (table, snapshot.seq, snapshot.data),
            )
        )

    async def snapshot(self, table: int) -> Snapshot | None:
        rows = await self._rows("SELECT seq, data FROM snapshot WHERE game_table = ?", table)
        return Snapshot(*rows[0]) if rows else None

    async def save_analysis(self, table: int, data: bytes) -> None:
        await self._write(
            lambda connection: connection.execute(
                "INSERT OR REPLACE INTO analysis (game_table, data) VALUES (?, ?)", (table, data)
            )
        )

    async def analysis(self, table: int) -> bytes | None:
        rows = await self._rows("SELECT data FROM analysis WHERE game_table = ?", table)
        return bytes(rows[0][0]) if rows else None

    # -- Tables ---------------------------------------------------------------------------

    async def create_table(
        self, code: str, game: str, public: bool, setup: bytes, secret: bytes, now: float
    ) -> StoredTable:
        def change(connection: sqlite3.Connection) -> int | None:
            return connection.execute(
                "INSERT INTO game_table (code, game, status, public, created, touched, setup,"
                " secret) VALUES (?, ?, 'waiting', ?, ?, ?, ?, ?)",
                (code, game, public, now, now, setup, secret),
            ).lastrowid

        number = await self._write(change)
        assert number is not None
        return StoredTable(number, code, game, "waiting", public, now, now, setup, secret)

    async def table(self, code: str) -> StoredTable | None:
        rows = await self._rows(f"SELECT {_TABLE} FROM game_table WHERE code = ?", code)
        return _table(rows[0]) if rows else None

    async def public_tables(self, statuses: list[str], most: int) -> list[StoredTable]:
        marks = ", ".join("?" * len(statuses))
        rows = await self._rows(
            f"SELECT {_TABLE} FROM game_table WHERE public AND status IN ({marks})"
            " ORDER BY touched DESC LIMIT ?",
            *statuses,
            most,
        )
        return [_table(row) for row in rows]

    async def tables_of(self, person: int, over: bool, most: int) -> list[StoredTable]:
        rows = await self._rows(
            f"SELECT {_TABLE} FROM game_table JOIN seated ON seated.game_table = game_table.id"
            " WHERE seated.person = ? AND (status = 'over') = ? AND status != 'closed'"
            " ORDER BY touched DESC LIMIT ?",
            person,
            over,
            most,
        )
        return [_table(row) for row in rows]

    async def unfinished(self) -> list[tuple[StoredTable, int]]:
        rows = await self._rows(
            f"SELECT {_TABLE}, (SELECT coalesce(max(seq) + 1, 0) FROM journal"
            " WHERE journal.game_table = game_table.id) FROM game_table"
            " WHERE status IN ('seeding', 'playing') ORDER BY id"
        )
        return [(_table(row[:-1]), row[-1]) for row in rows]

    # -- Codes on screens -----------------------------------------------------------------

    async def keep_screen_code(
        self, code: str, table: int, person: int, now: float, until: float
    ) -> bool:
        def change(connection: sqlite3.Connection) -> bool:
            connection.execute(
                "DELETE FROM screen_code WHERE until <= ? OR (game_table = ? AND code != ?)",
                (now, table, code),
            )
            return (
                connection.execute(
                    "INSERT INTO screen_code (code, game_table, person, until) VALUES (?, ?, ?, ?)"
                    " ON CONFLICT (code) DO UPDATE"
                    " SET game_table = excluded.game_table, until = excluded.until"
                    " WHERE screen_code.person = excluded.person"
                    " OR screen_code.game_table = excluded.game_table",
                    (code, table, person, until),
                ).rowcount
                > 0
            )

        return await self._write(change)

    async def move_screen_code(self, old: int, new: int) -> None:
        await self._write(
            lambda connection: connection.execute(
                "UPDATE screen_code SET game_table = ? WHERE game_table = ?", (new, old)
            )
        )

    async def screen_code(self, code: str, now: float) -> ScreenCode | None:
        return await self._screen_code("screen_code.code = ?", now, code)

    async def screen_code_at(self, table: str, now: float) -> ScreenCode | None:
        return await self._screen_code("game_table.code = ?", now, table)

    async def screen_code_of(self, person: int, now: float) -> ScreenCode | None:
        return await self._screen_code("person = ? ORDER BY until DESC LIMIT 1", now, person)

    async def _screen_code(self, which: str, now: float, value: object) -> ScreenCode | None:
        rows = await self._rows(
            f"SELECT screen_code.code, {_SHOWN} FROM screen_code"
            " JOIN game_table ON game_table.id = screen_code.game_table"
            f" WHERE status != 'closed' AND until > ? AND {which}",
            now,
            value,
        )
        return ScreenCode(rows[0][0], _table(rows[0][1:])) if rows else None

    async def begin_day(self, person: int, date: str, table: int) -> int:
        def change(connection: sqlite3.Connection) -> int:
            connection.execute(
                "INSERT OR IGNORE INTO day_try (person, date, game_table) VALUES (?, ?, ?)",
                (person, date, table),
            )
            sql = "SELECT game_table FROM day_try WHERE person = ? AND date = ?"
            return int(connection.execute(sql, (person, date)).fetchone()[0])

        return await self._write(change)

    async def days_of(self, person: int) -> list[tuple[str, StoredTable]]:
        rows = await self._rows(
            f"SELECT date, {_TABLE} FROM day_try JOIN game_table ON id = game_table"
            " WHERE person = ? ORDER BY date",
            person,
        )
        return [(date, _table(tuple(row))) for date, *row in rows]

    async def tries(self, date: str) -> list[tuple[int, StoredTable]]:
        rows = await self._rows(
            f"SELECT person, {_TABLE} FROM day_try JOIN game_table ON id = game_table"
            " WHERE date = ? ORDER BY person",
            date,
        )
        return [(person, _table(tuple(row))) for person, *row in rows]

    # -- People ---------------------------------------------------------------------------

    async def create_person(self, token_hash: bytes, name: str, colour: str) -> Person:
        def change(connection: sqlite3.Connection) -> int | None:
            number = connection.execute(
                "INSERT INTO person (name, colour) VALUES (?, ?)", (name, colour)
            ).lastrowid
            connection.execute(
                "INSERT INTO token (hash, person) VALUES (?, ?)", (token_hash, number)
            )
            return number

        number = await self._write(change)
        assert number is not None
        return Person(number, name, colour, None, None)

    async def person(self, token_hash: bytes) -> Person | None:
        rows = await self._rows(
            f"SELECT {_PERSON} FROM person JOIN token ON token.person = person.id WHERE hash = ?",
            token_hash,
        )
        return Person(*rows[0]) if rows else None

    async def people(self, numbers: list[int]) -> list[Person]:
        marks = ", ".join("?" * len(numbers))
        rows = await self._rows(f"SELECT {_PERSON} FROM person WHERE id IN ({marks})", *numbers)
        return [Person(*row) for row in rows]

    async def save_person(self, person: int, name: str, colour: str) -> None:
        await self._write(
            lambda connection: connection.execute(
                "UPDATE person SET name = ?, colour = ? WHERE id = ?", (name, colour, person)
            )
        )

    async def create_account(self, person: int, account: str, password: str) -> None:
        key = account_key(account)

        def change(connection: sqlite3.Connection) -> None:
            like = "SELECT 1 FROM person WHERE account_key = ?"
            if connection.execute(like, (key,)).fetchone():
                raise TakenError(account)
            connection.execute(
                "UPDATE person SET account = ?, account_key = ?, password = ? WHERE id = ?",
                (account, key, password, person),
            )

        await self._write(change)

    async def account(self, account: str) -> Person | None:
        # Accounts older than `account_key` may share a key.
        rows = await self._rows(
            f"SELECT {_PERSON} FROM person WHERE account_key = ? ORDER BY account = ? DESC LIMIT 1",
            account_key(account),
            account,
        )
        return Person(*rows[0]) if rows else None

    async def add_token(self, person: int, token_hash: bytes) -> None:
        await self._write(
            lambda connection: connection.execute(
                "INSERT INTO token (hash, person) VALUES (?, ?)", (token_hash, person)
            )
        )

    async def drop_token(self, token_hash: bytes) -> None:
        await self._write(
            lambda connection: connection.execute("DELETE FROM token WHERE hash = ?", (token_hash,))
        )

    async def offer_transfer(
        self, person: int, token_hash: bytes, now: float, until: float
    ) -> None:
        def change(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM another_device WHERE until <= ?", (now,))
            connection.execute(
                "INSERT OR REPLACE INTO another_device (person, hash, until) VALUES (?, ?, ?)",
                (person, token_hash, until),
            )

        await self._write(change)

    async def transfer(self, token_hash: bytes, now: float) -> int | None:
        sql = "SELECT person FROM another_device WHERE hash = ? AND until > ?"
        rows = await self._rows(sql, token_hash, now)
        return rows[0][0] if rows else None

    async def take_transfer(self, token_hash: bytes, now: float) -> int | None:
        def change(connection: sqlite3.Connection) -> list[Any]:
            sql = "DELETE FROM another_device WHERE hash = ? AND until > ? RETURNING person"
            return connection.execute(sql, (token_hash, now)).fetchall()

        rows = await self._write(change)
        return rows[0][0] if rows else None

    async def merge_person(self, guest: int, account: int) -> None:
        def change(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR IGNORE INTO seated (person, game_table)"
                " SELECT ?, game_table FROM seated WHERE person = ?",
                (account, guest),
            )
            connection.execute("DELETE FROM seated WHERE person = ?", (guest,))
            # The earlier try of both counts.
            connection.execute(
                "INSERT INTO day_try (person, date, game_table)"
                " SELECT ?, date, game_table FROM day_try WHERE person = ?"
                " ON CONFLICT (person, date)"
                " DO UPDATE SET game_table = min(game_table, excluded.game_table)",
                (account, guest),
            )
            connection.execute("DELETE FROM day_try WHERE person = ?", (guest,))
            connection.execute("DELETE FROM another_device WHERE person = ?", (guest,))
            for table in ("token", "screen_code"):
                connection.execute(
                    f"UPDATE {table} SET person = ? WHERE person = ?", (account, guest)
                )

        await self._write(change)

    # -- Chat -----------------------------------------------------------------------------

    async def chat(self, table: int, most: int) -> list[StoredChat]:
        rows = await self._rows(
            "SELECT seat, name, text, phrase, at, person, command FROM chat WHERE game_table = ?"
            " ORDER BY id DESC LIMIT ?",
            table,
            most,
        )
        return [StoredChat(*row) for row in reversed(rows)]

    # -- The file -------------------------------------------------------------------------

    async def free_bytes(self) -> int | None:
        return shutil.disk_usage(self.path.parent).free

    async def backup(self, path: Path) -> None:
        def copy() -> None:
            create_private(path)
            with closing(connect(self.path)) as source, closing(sqlite3.connect(path)) as target:
                source.backup(target)

        await asyncio.to_thread(copy)


def _table(row: tuple[Any, ...]) -> StoredTable:
    number, code, game, status, public, *rest = row
    return StoredTable(number, code, game, status, bool(public), *rest)
