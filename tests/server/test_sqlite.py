"""The data file: private, readable in every version, never modified by an older program."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tafelrunde.server.store.sqlite.file import MIGRATIONS, SchemaError, connect
from tafelrunde.server.store.sqlite.store import SqliteStore

DATA = Path(__file__).parent / "data"
FILES = ["data.sqlite", "data.sqlite-shm", "data.sqlite-wal"]
pytestmark = pytest.mark.file


def with_store(path: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(path / "data.sqlite")
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_only_the_owner_can_read_the_data_file(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create_table("c1", "thousand_km", True, b"{}", b"secret", 5.0)
        await store.backup(tmp_path / "copy.sqlite")
        files = sorted(folder.iterdir())
        assert [file.name for file in files] == FILES
        assert [rights(file) for file in files] == [0o600] * len(FILES)
        assert rights(tmp_path / "copy.sqlite") == 0o600

    folder = tmp_path / "data"
    with_store(folder, work)
    assert rights(folder) == 0o700


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_permissions_of_an_existing_file_are_restricted(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        assert [rights(tmp_path / name) for name in FILES] == [0o600] * len(FILES)

    shutil.copy(DATA / "version_1.sqlite", tmp_path / "data.sqlite")
    (tmp_path / "data.sqlite").chmod(0o644)
    tmp_path.chmod(0o755)
    with_store(tmp_path, work)
    assert rights(tmp_path) == 0o755


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_a_file_of_every_version_can_be_opened(tmp_path: Path, version: int) -> None:
    """One file per version, each with a table `kept` with two entries."""
    shutil.copy(DATA / f"version_{version}.sqlite", tmp_path / "data.sqlite")

    async def work(store: SqliteStore) -> None:
        table = await store.table("kept")
        assert table is not None
        assert await store.journal(table.id) == ["* dealer 1", "0 discard KM25"]
        await store.append(table.id, 2, ["1 discard KM25"])
        people = await store.account("kept")
        assert people is not None

    with_store(tmp_path, work)
    connection = connect(tmp_path / "data.sqlite")
    assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    connection.close()


def test_a_file_of_a_newer_program_is_rejected_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "data.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    with pytest.raises(SchemaError, match="newer tafelrunde"):
        with_store(tmp_path, lambda _store: asyncio.sleep(0))
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (999,)
    connection.close()
