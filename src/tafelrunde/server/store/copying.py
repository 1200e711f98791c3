"""Everything that is kept, row by row, from one place to another: ids, codes and secrets stay
what they are. A place is a data file or a PostgreSQL; both have the same tables and columns."""

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
    "journal": ("game_table", "seq", "line"),
    "snapshot": ("game_table", "seq", "data"),
    "analysis": ("game_table", "data"),
    "chat": ("id", "game_table", "seat", "name", "text", "phrase", "at", "person", "command"),
}  # fmt: skip
"""In an order in which each finds what it refers to; the first columns are the key."""
BATCH = 1000
"""Rows that are in memory at the same time."""


class NotEmptyError(Exception):
    """There is something already where everything should go."""


class Place(Protocol):
    """Opened for one move: reading, it stays as it was at the beginning; writing, all of it is kept
    at the end, or nothing."""

    def is_empty(self) -> bool: ...

    def count(self, table: str) -> int: ...

    def rows(self, table: str) -> Iterator[Row]:
        """In the order of their keys."""

    def add(self, table: str, rows: Sequence[Row]) -> None: ...

    def finish(self) -> None:
        """All rows are there."""


def copy_all(
    source: Place, target: Place, progress: Callable[[int], object] = lambda _: None
) -> None:
    """`progress` is told how many rows more are there."""
    if not target.is_empty():
        raise NotEmptyError
    for table in TABLES:
        for rows in in_batches(source.rows(table)):
            target.add(table, rows)
            progress(len(rows))
    target.finish()


def size(source: Place) -> int:
    """In rows."""
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
    """To read, or as a new one to write; one that could not be written whole is gone again."""
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
