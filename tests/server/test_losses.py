"""A damaged data file and a lost write-ahead log are noticed at the start."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tafelrunde.server.store.sqlite.losses import SUFFIX, LossError
from tafelrunde.server.store.sqlite.store import SqliteStore
from tests.cli.terminal import run as run_command
from tests.server.harness import Browser, discard, run
from tests.server.process import served

pytestmark = pytest.mark.file
FILE = "tafelrunde.sqlite"
LEAF = 0x0A
"""The first byte of a page with rows of a table without row ids."""
PAGE = 4096
LINE = "choice of the damaged table"


async def filled(path: Path) -> SqliteStore:
    """A store with two tables, each with entries on several pages."""
    store = SqliteStore(path, serves=True)
    await store.open()
    for code, line in (("whole", "another choice"), ("torn", LINE)):
        table = await store.create_table(code, "thousand_km", False, b"{}", b"secret", 5.0)
        await store.append(table.id, 0, [f"{line} {number}" for number in range(1000)])
    return store


async def opened(path: Path, *, accept_loss: bool = False) -> None:
    store = SqliteStore(path, serves=True, accept_loss=accept_loss)
    await store.open()
    await store.close()


def test_a_damaged_page_names_the_tables_on_it(tmp_path: Path) -> None:
    async def check() -> None:
        path = tmp_path / FILE
        await (await filled(path)).close()
        await opened(path)
        data = bytearray(path.read_bytes())
        pages = range(0, len(data), PAGE)
        mine = [at for at in pages if data[at] == LEAF and LINE.encode() in data[at : at + PAGE]]
        data[mine[1] : mine[1] + 100] = bytes(100)
        path.write_bytes(data)
        with pytest.raises(LossError) as damaged:
            await opened(path)
        assert (damaged.value.kind, damaged.value.tables) == ("damaged", ["torn"])
        await opened(path, accept_loss=True)

    run(check())


@pytest.mark.parametrize(
    ("cut", "tables"),
    [(None, ["#1", "#2"]), (0, ["#1", "#2"]), (40, ["#1", "#2"]), (60_000, ["#2"])],
)
def test_lost_entries_name_their_tables(tmp_path: Path, cut: int | None, tables: list[str]) -> None:
    """The files as a kill leaves them, then without the log, or with a part of it."""

    async def check() -> None:
        killed, path = tmp_path / "killed" / FILE, tmp_path / FILE
        killed.parent.mkdir()
        store = await filled(path)
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", f"{killed}{end}")
        shutil.copy(path.with_suffix(SUFFIX), killed.with_suffix(SUFFIX))
        await store.close()
        assert not path.with_suffix(SUFFIX).exists()
        log = Path(f"{killed}-wal")
        if cut is None:
            log.unlink()
        else:
            with log.open("r+b") as file:
                file.truncate(cut)
        with pytest.raises(LossError) as lost:
            await opened(killed)
        assert (lost.value.kind, lost.value.tables) == ("lost", tables)
        await opened(killed, accept_loss=True)
        await opened(killed)

    run(check())


def test_a_spoilt_file_of_counts_does_not_keep_the_server_from_starting(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.with_suffix(SUFFIX).write_bytes(bytes(8) + b"12 40\n\xff\n1 0\n2 3")
    with pytest.raises(LossError) as lost:
        run(opened(path))
    assert lost.value.tables == ["#1"]


def test_a_killed_server_with_its_log_has_lost_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        killed, path = tmp_path / "killed" / FILE, tmp_path / FILE
        killed.parent.mkdir()
        store = await filled(path)
        for name in (FILE, f"{FILE}-wal", path.with_suffix(SUFFIX).name):
            shutil.copy(path.parent / name, killed.parent / name)
        await store.close()
        await opened(killed)
        with sqlite3.connect(killed) as connection:
            assert connection.execute("SELECT count(*) FROM journal").fetchone() == (2000,)

    run(check())


def test_the_server_refuses_to_start_without_its_log(tmp_path: Path) -> None:
    async def play() -> str:
        async with served(tmp_path) as (address, process), AsyncExitStack() as stack:
            anna = await Browser(address, stack).arrive("Anna")
            plan = {"options": {"mode": "single_rally", "first_dealer": 1}, "start": True}
            code = await anna.new_table("thousand_km", "mb", **plan)
            table = await anna.open(code)
            await table.until_asked(0)
            await table.act(0, discard(table, 0))
            process.send_signal(signal.SIGKILL)
            await process.wait()
        return code

    asyncio.run(play())
    (tmp_path / f"{FILE}-wal").unlink()
    refused = run_command("serve", "--lang", "en", "--data", str(tmp_path), "--port", "0")
    assert refused.returncode == 2
    assert "lacks choices that had already been stored" in refused.stderr
    assert "#1" in refused.stderr
