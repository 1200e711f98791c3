"""Nightly backups are checked, limited in number, and restored with one command."""

from __future__ import annotations

import asyncio
import sqlite3
from datetime import datetime
from pathlib import Path

import pytest

from tafelrunde.server.store.sqlite import backups
from tafelrunde.server.store.sqlite.backups import Backups, DamagedBackupError
from tafelrunde.server.store.sqlite.store import SqliteStore
from tests.cli.terminal import call
from tests.server.harness import HandClock, discard, house, run, two_at_a_table

pytestmark = pytest.mark.file


class Afternoon(HandClock):
    """A clock that says three in the afternoon, on days in a row."""

    day = 1

    def date(self) -> float:
        return datetime(2026, 1, self.day, 15).timestamp()


def test_a_backup_is_made_every_day_and_the_last_ones_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "CHECK_SECONDS", 0.0)

    async def check() -> None:
        clock, folder = Afternoon(), tmp_path / "backups"
        async with house(tmp_path, clock, backups=2):
            for clock.day in (1, 2, 3):
                path = folder / f"tafelrunde-2026-01-0{clock.day}.sqlite"
                while not path.exists():
                    await asyncio.sleep(0)
            while len(list(folder.iterdir())) > 2:
                await asyncio.sleep(0)
        assert sorted(one.name for one in folder.iterdir()) == [
            "tafelrunde-2026-01-02.sqlite", "tafelrunde-2026-01-03.sqlite",
        ]  # fmt: skip

    run(check())


def test_a_damaged_copy_does_not_count_as_a_backup(tmp_path: Path) -> None:
    class Careless(SqliteStore):
        async def backup(self, path: Path) -> None:
            await super().backup(path)
            with path.open("r+b") as file:
                file.seek(3 * 4096)
                file.write(b"\xff" * 4096)

    async def check() -> None:
        store = Careless(tmp_path / "data.sqlite")
        await store.open()
        made = Backups(store, tmp_path, 7, HandClock())
        with pytest.raises((DamagedBackupError, sqlite3.DatabaseError)):
            await made.make(tmp_path / "tafelrunde-2026-01-01.sqlite")
        await store.close()
        assert not list(tmp_path.glob("tafelrunde-*"))

    run(check())


def test_a_backup_is_restored_with_one_command(tmp_path: Path) -> None:
    async def play() -> tuple[str, str]:
        async with house(tmp_path) as server:
            anna, _, at_anna, at_bert, code = await two_at_a_table(server)
            await server.server.services.store.backup(tmp_path / "copy.sqlite")
            await at_anna.act(0, discard(at_anna, 0))
            await at_bert.until_asked(1)
            return anna.token, code

    async def look(token: str, code: str) -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            anna.become(token)
            assert (await anna.open(code)).asked() == [0]

    token, code = asyncio.run(play())
    arguments = ["restore", str(tmp_path / "copy.sqlite"), "--data", str(tmp_path)]
    result = call(*arguments, "--lang", "en")
    assert result.returncode == 0, result.stderr
    assert "The earlier file is now" in result.stdout
    assert len(list(tmp_path.glob("tafelrunde-before-*.sqlite"))) == 1
    asyncio.run(look(token, code))


def test_only_a_whole_backup_is_restored(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna, " * 1000)
    result = call("restore", str(tmp_path / "letter.txt"), "--data", str(tmp_path / "data"))
    assert result.returncode == 2
    assert not (tmp_path / "data" / "tafelrunde.sqlite").exists()
