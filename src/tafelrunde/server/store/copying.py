"""Copies a whole store row by row, keeping ids, codes and secrets. Source and target are data files
or PostgreSQL databases, which have the same tables and columns."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Protocol

from tafelrunde.server.store.sqlite.file import connect_up_to_date

Row = Sequence[Any]

TABLES = {
    "person": ("id", "name", "colour", "account", "password", "account_key"),
    "token": ("hash", "person"),
    "another_device": ("person", "hash", "until"),
    "game_table": (
        "id", "code", "game", "status", "public", "created", "touched", "setup", "secret",
    ),
    "seated": ("person", "game_table"),
    "day_try": ("person", "date", "game_table"),
    "journal": ("game_table", "seq", "line"),
    "snapshot": ("game_table", "seq", "data"),
    "analysis": ("game_table", "data"),
    "screen_code": ("code", "game_table", "person", "until"),
    "chat": ("id", "game_table", "seat", "name", "text", "phrase", "at", "person", "command"),
}  # fmt: skip
"""In an order in which references exist before they are used. The first columns are the key."""
BATCH = 1000
"""Rows in memory at a time."""


class NotEmptyError(Exception):
    """The target already contains data."""


class Place(Protocol):
    """A source or target, opened for one copy. A source does not change while it is read; a target
    is written completely or not at all."""

    def is_empty(self) -> bool: ...

    def count(self, table: str) -> int: ...

    def rows(self, table: str) -> Iterator[Row]:
        """All rows, ordered by key."""

    def add(self, table: str, rows: Sequence[Row]) -> None: ...

    def finish(self) -> None:
        """Called when all rows are added."""


def copy_all(
    source: Place, target: Place, progress: Callable[[int], object] = lambda _: None
) -> None:
    """Copy all rows; `progress` is called with the number of rows in each batch."""
    if not target.is_empty():
        raise NotEmptyError
    for table in TABLES:
        for rows in in_batches(source.rows(table)):
            target.add(table, rows)
            progress(len(rows))
    target.finish()


def size(source: Place) -> int:
    """The number of rows."""
    return sum(source.count(table) for table in TABLES)


def in_batches(rows: Iterator[Row]) -> Iterator[Sequence[Row]]:
    while batch := list(islice(rows, BATCH)):
        yield batch


def names(table: str) -> str:
    return ", ".join(TABLES[table])


class DataFile:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def is_empty(self) -> bool:
        return not any(self.count(table) for table in TABLES)

    def count(self, table: str) -> int:
        (number,) = self._connection.execute(f"SELECT count(*) FROM {table}").fetchone()
        return int(number)

    def rows(self, table: str) -> Iterator[Row]:
        return self._connection.execute(f"SELECT {names(table)} FROM {table} ORDER BY 1, 2")

    def add(self, table: str, rows: Sequence[Row]) -> None:
        marks = ", ".join("?" * len(TABLES[table]))
        self._connection.executemany(f"INSERT INTO {table} ({names(table)}) VALUES ({marks})", rows)

    def finish(self) -> None:
        pass


@contextmanager
def data_file(path: Path, *, new: bool = False) -> Iterator[DataFile]:
    """Open a data file for reading, or a new one for writing, which is deleted if writing fails."""
    there = path.exists()
    try:
        with closing(connect_up_to_date(path)) as connection:
            connection.execute("BEGIN IMMEDIATE" if new else "BEGIN")
            yield DataFile(connection)
            connection.execute("COMMIT")
    except BaseException:
        if new and not there:
            for end in ("", "-wal", "-shm"):
                path.with_name(path.name + end).unlink(missing_ok=True)
        raise
