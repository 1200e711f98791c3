"""Notices at the start that the data file is damaged, or that acknowledged entries are gone."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Literal

from tafelrunde.server.store.interface import TableChange

SUFFIX = ".acknowledged"
MOST_BYTES = 1_000_000
"""Size at which the file of counts is rewritten with one line per table."""
OF_A_TABLE = ("journal", "snapshot", "chat", "analysis")
"""The stored tables whose rows belong to a game's table."""

Kind = Literal["damaged", "lost"]


class LossError(Exception):
    """Tables are damaged, or have lost entries; each with its code, or its number if that is lost
    too."""

    def __init__(self, kind: Kind, tables: list[str]) -> None:
        super().__init__(f"{kind}: {', '.join(tables)}")
        self.kind: Kind = kind
        self.tables = tables


class Acknowledged:
    """The numbers of entries that are on disk, kept outside the data file and its log: a line
    `table entries` per change. The file is written after each commit and is not flushed, so after a
    power cut it may lag behind, but it never runs ahead. A clean stop removes it."""

    def __init__(self, data: Path) -> None:
        self._path = data.with_suffix(SUFFIX)
        self._counts: dict[int, int] = {}
        self._file: int | None = None

    def read(self) -> dict[int, int]:
        """The counts that an earlier server left, without lines that a power cut has spoilt."""
        counts: dict[int, int] = {}
        with suppress(FileNotFoundError):
            *lines, _ = self._path.read_text("ascii", "replace").split("\n")
            for line in lines:
                with suppress(ValueError):
                    table, entries = map(int, line.split())
                    counts[table] = max(counts.get(table, 0), entries)
        return counts

    def begin(self) -> None:
        self._file = os.open(self._path, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)

    def note(self, changes: Iterable[TableChange]) -> None:
        """Add changes that are on disk. The game does not depend on it, so a full disk is
        ignored."""
        if self._file is None:
            return
        lines = {one.table: one.seq + len(one.lines) for one in changes}
        self._counts |= {one: max(self._counts.get(one, 0), end) for one, end in lines.items()}
        with suppress(OSError):
            if os.lseek(self._file, 0, os.SEEK_CUR) > MOST_BYTES:
                os.ftruncate(self._file, 0)
                os.lseek(self._file, 0, os.SEEK_SET)
                lines = self._counts
            text = "".join(f"{table} {entries}\n" for table, entries in lines.items())
            os.write(self._file, text.encode())

    def remove(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._path.unlink(missing_ok=True)
            self._file = None


def check(connection: sqlite3.Connection, acknowledged: dict[int, int]) -> None:
    """Raise a LossError if the file is damaged or lacks acknowledged entries."""
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise LossError("damaged", damaged_tables(connection))
    if lost := [
        table for table, end in acknowledged.items() if entries_of(connection, table) < end
    ]:
        raise LossError("lost", [name_of(connection, table) for table in lost])


def damaged_tables(connection: sqlite3.Connection) -> list[str]:
    """The tables with rows that cannot be read."""
    try:
        tables = connection.execute("SELECT id, code FROM game_table").fetchall()
    except sqlite3.DatabaseError:
        return []
    return [code for number, code in tables if not is_readable(connection, number)]


def is_readable(connection: sqlite3.Connection, table: int) -> bool:
    try:
        connection.execute("SELECT * FROM game_table WHERE id = ?", (table,)).fetchall()
        for name in OF_A_TABLE:
            connection.execute(f"SELECT * FROM {name} WHERE game_table = ?", (table,)).fetchall()
    except sqlite3.DatabaseError:
        return False
    return True


def entries_of(connection: sqlite3.Connection, table: int) -> int:
    """The number of stored entries; -1 if the table does not exist."""
    known = connection.execute(
        "SELECT (SELECT coalesce(max(seq) + 1, 0) FROM journal WHERE game_table = id)"
        " FROM game_table WHERE id = ?",
        (table,),
    ).fetchone()
    return known[0] if known else -1


def name_of(connection: sqlite3.Connection, table: int) -> str:
    known = connection.execute("SELECT code FROM game_table WHERE id = ?", (table,)).fetchone()
    return known[0] if known else f"#{table}"
