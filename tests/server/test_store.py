"""The store: durable, append-only, many at once, and files of every version."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tafelrunde.server.sqlite import MIGRATIONS, SchemaError, SqliteStore, connect
from tafelrunde.server.store import (
    ConflictError,
    Snapshot,
    StoredChat,
    StoredTable,
    TableRow,
    TakenError,
)

DATA = Path(__file__).parent / "data"
FILES = ["data.sqlite", "data.sqlite-shm", "data.sqlite-wal"]


def with_store(path: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(path / "data.sqlite")
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def new_table(store: SqliteStore, code: str = "c1", public: bool = True) -> StoredTable:
    return await store.create_table(code, "thousand_km", public, b"{}", b"secret", 5.0)


def test_a_journal_is_kept_in_order_and_survives_a_restart(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        table = await new_table(store)
        await store.append(table.id, 0, ["* dealer 1", "0 play KM25"])
        await store.append(table.id, 2, ["1 discard STOP"])

    async def read(store: SqliteStore) -> None:
        table = await store.table("c1")
        assert table is not None
        assert await store.journal(table.id) == ["* dealer 1", "0 play KM25", "1 discard STOP"]
        assert await store.journal(table.id, after=2) == ["1 discard STOP"]
        assert await store.journal(99) == []

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_of_two_who_write_the_same_place_one_wins(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        one, other = await new_table(store, "one"), await new_table(store, "other")
        results = await asyncio.gather(
            store.append(one.id, 0, ["first"]),
            store.append(one.id, 0, ["second"]),
            store.append(other.id, 0, ["third"]),
            store.append(other.id, 5, ["gap"]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [
            type(None), ConflictError, type(None), ConflictError,
        ]  # fmt: skip
        assert await store.journal(one.id) == ["first"]
        assert await store.journal(other.id) == ["third"]

    with_store(tmp_path, work)


def test_many_tables_share_a_flush(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        tables = [await new_table(store, f"t{number}") for number in range(20)]
        for seq in range(10):
            await asyncio.gather(*(store.append(table.id, seq, [f"{seq}"]) for table in tables))
        for table in tables:
            assert await store.journal(table.id) == [str(seq) for seq in range(10)]

    with_store(tmp_path, work)


def test_tables_are_found_by_code_status_and_person(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        anna = await store.create_person(b"a", "Anna", "red")
        bert = await store.create_person(b"b", "Bert", "blue")
        first, second = await new_table(store, "first"), await new_table(store, "second", False)
        await store.save_table(first.id, TableRow("playing", True, b"[1]", [anna.id, bert.id], 7.0))
        await store.save_table(second.id, TableRow("waiting", False, b"[2]", [anna.id], 8.0))
        saved = await store.table("first")
        assert saved is not None
        assert (saved.status, saved.setup, saved.touched, saved.public) == (
            "playing", b"[1]", 7.0, True,
        )  # fmt: skip
        assert await store.table("nothing") is None
        assert [table.code for table in await store.public_tables(["playing"], 9)] == ["first"]
        assert await store.public_tables(["waiting"], 9) == []
        running = await store.tables_of(anna.id, False, 9)
        assert [table.code for table in running] == ["second", "first"]
        assert [table.code for table in await store.tables_of(bert.id, False, 9)] == ["first"]
        assert await store.tables_of(bert.id, True, 9) == []
        assert await store.unfinished() == [(saved, 0)]
        await store.append(first.id, 0, ["one", "two"])
        assert await store.unfinished() == [(saved, 2)]
        assert await store.snapshot(first.id) is None
        for seq in (3, 8):
            await store.save_snapshot(first.id, Snapshot(seq, b"x"))
        assert await store.snapshot(first.id) == Snapshot(8, b"x")

    with_store(tmp_path, work)


def test_a_guest_becomes_an_account_and_finds_everything_again(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        anna = await store.create_person(b"laptop", "Anna", "red")
        table = await new_table(store)
        await store.save_table(table.id, TableRow("playing", True, b"", [anna.id], 1.0))
        await store.create_account(anna.id, "Anna", "hash")
        guest = await store.create_person(b"phone", "Gast", "blue")
        with pytest.raises(TakenError):
            await store.create_account(guest.id, "ANNA", "other")
        other = await new_table(store, "c2")
        await store.save_table(other.id, TableRow("playing", True, b"", [guest.id], 2.0))
        account = await store.account("anna")
        assert account is not None
        assert (account.id, account.password) == (anna.id, "hash")
        await store.merge_person(guest.id, anna.id)
        assert await store.person(b"phone") == account
        assert [found.code for found in await store.tables_of(anna.id, False, 9)] == ["c2", "c1"]
        await store.add_token(anna.id, b"tablet")
        assert await store.person(b"tablet") == account
        await store.drop_token(b"tablet")
        assert await store.person(b"tablet") is None
        await store.save_person(anna.id, "Änne", "green")
        renamed = await store.person(b"laptop")
        assert renamed is not None
        assert renamed.name == "Änne"

    with_store(tmp_path, work)


def test_chat_is_kept_in_order(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        table = await new_table(store)
        lines = [StoredChat(None, "A", f"<b>{at}</b>", "", float(at)) for at in range(5)]
        for line in lines:
            await store.add_chat(table.id, line)
        assert await store.chat(table.id, 3) == lines[2:]

    with_store(tmp_path, work)


def test_a_backup_is_a_whole_file(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        table = await new_table(store)
        await store.append(table.id, 0, ["one"])
        await store.backup(tmp_path / "copy" / "data.sqlite")

    async def read(store: SqliteStore) -> None:
        table = await store.table("c1")
        assert table is not None
        assert await store.journal(table.id) == ["one"]

    (tmp_path / "copy").mkdir()
    with_store(tmp_path, work)
    with_store(tmp_path / "copy", read)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_only_the_owner_can_read_what_is_kept(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await new_table(store)
        await store.backup(tmp_path / "copy.sqlite")
        files = sorted(folder.iterdir())
        assert [file.name for file in files] == FILES
        assert [rights(file) for file in files] == [0o600] * len(FILES)
        assert rights(tmp_path / "copy.sqlite") == 0o600

    folder = tmp_path / "data"
    with_store(folder, work)
    assert rights(folder) == 0o700


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_a_file_that_others_could_read_is_narrowed(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        assert [rights(tmp_path / name) for name in FILES] == [0o600] * len(FILES)

    shutil.copy(DATA / "version_1.sqlite", tmp_path / "data.sqlite")
    (tmp_path / "data.sqlite").chmod(0o644)
    tmp_path.chmod(0o755)
    with_store(tmp_path, work)
    assert rights(tmp_path) == 0o755


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_a_file_of_every_version_can_be_opened(tmp_path: Path, version: int) -> None:
    """The files are kept for ever; each holds a table `kept` with two entries."""
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


def test_a_file_of_a_newer_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "data.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    with pytest.raises(SchemaError, match="newer tafelrunde"):
        with_store(tmp_path, lambda _store: asyncio.sleep(0))
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (999,)
    connection.close()
