"""`tafelrunde move`: from a data file to PostgreSQL and back, nothing is lost or changed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tafelrunde.server.store import copying
from tafelrunde.server.store.interface import Snapshot
from tafelrunde.server.store.sqlite.file import connect_up_to_date
from tests.cli.terminal import run as command
from tests.kit import stores
from tests.kit.postgresql import shared
from tests.server.harness import RALLY, House, TableSocket, house, run
from tests.server.process import served

TABLES = {
    "person": "id, name, colour, account, password, account_key",
    "token": "hash, person",
    "game_table": "id, code, game, status, public, created, touched, setup, secret",
    "seated": "person, game_table",
    "day_try": "person, date, game_table",
    "journal": "game_table, seq, line",
    "snapshot": "game_table, seq, data",
    "analysis": "game_table, data",
    "chat": "id, game_table, seat, name, text, phrase, at",
    "screen_code": "code, game_table, person, until",
}
PASSWORD = "correct horse"


@pytest.fixture(autouse=True)
def _both_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests choose their stores themselves."""
    monkeypatch.setattr(stores, "kind", "sqlite")


def in_file(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    with closing(sqlite3.connect(path)) as connection:
        return {
            table: connection.execute(f"SELECT {columns} FROM {table} ORDER BY 1, 2").fetchall()
            for table, columns in TABLES.items()
        }


def in_database(address: str) -> dict[str, list[tuple[Any, ...]]]:
    with psycopg.connect(address) as connection:
        return {
            table: connection.execute(
                f"SELECT {columns} FROM {table} ORDER BY 1, 2".encode()
            ).fetchall()
            for table, columns in TABLES.items()
        }


class Evening:
    """Some of everything: an account and a guest; a running, a finished and a waiting game, that
    one on a screen; chat, a snapshot, an analysis."""

    token: str
    guest: str
    going_on: str
    over: str
    before: Any
    finished: str

    async def happen(self, server: House) -> None:
        anna, bert = await server.browser("Änne"), await server.browser("Bert")
        await anna.call("POST", "/api/account", {"account": "Änne", "password": PASSWORD})
        self.over = await anna.new_table("thousand_km", "mm", start=True)
        table = await anna.open(self.over)
        await table.play(lambda texts: texts[0], most=5)
        await table.ask("offer_end", seat=0)
        store = server.server.services.store
        stored = await store.table(self.over)
        assert stored is not None
        await store.save_snapshot(stored.id, Snapshot(3, bytes(range(256))))
        await store.save_analysis(stored.id, b"{}")
        await anna.call("POST", "/api/screens", {"game": "knatsch"})
        await anna.call("POST", f"/api/day/{(await anna.call('GET', '/api/day'))['date']}", {})
        await anna.new_table("knatsch", "mo")
        self.going_on = await anna.new_table("thousand_km", "mo", options=RALLY)
        at_anna, at_bert = await anna.open(self.going_on), await bert.open(self.going_on)
        await at_bert.ask("sit", seat=1)
        await at_anna.ask("start")
        await at_anna.until_status("playing")
        await at_anna.ask("chat", text="Grüße 🎲 ' \" \\ \t, {NULL}")
        await at_anna.play(lambda texts: texts[0], most=1)
        self.token, self.guest = anna.token, bert.token
        await at_anna.join()
        self.before = seen(at_anna)
        self.finished = (await anna.http.get(f"/api/tables/{self.over}/journal")).text

    async def goes_on(self, server: House) -> None:
        anna, bert = await server.browser(), await server.browser()
        anna.become(self.token)
        bert.become(self.guest)
        assert (await anna.call("GET", "/api/me"))["account"] == "Änne"
        assert (await bert.call("GET", "/api/me"))["name"] == "Bert"
        stranger = await server.browser()
        said = {"account": "änne", "password": PASSWORD}
        assert (await stranger.call("POST", "/api/login", said))["name"] == "Änne"
        assert (await anna.http.get(f"/api/tables/{self.over}/journal")).text == self.finished
        at_anna, at_bert = await anna.open(self.going_on), await bert.open(self.going_on)
        assert seen(at_anna) == self.before
        await one_choice(at_anna, at_bert)
        # New rows get new ids.
        await bert.new_table("thousand_km", "mb", start=True)


async def one_choice(*tables: TableSocket) -> None:
    for table in tables:
        for seat in table.asked():
            answer = await table.act(seat, table.texts(seat)[0])
            assert answer["refused"] is None
            return
    raise AssertionError("nobody is asked")


def seen(table: TableSocket) -> Any:
    return [(one["seat"], one["view"], one["menu"]) for one in table.update["seats"]]


def test_every_table_and_column_is_copied(tmp_path: Path) -> None:
    with closing(connect_up_to_date(tmp_path / "new.sqlite")) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        columns = {
            table: {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
            for (table,) in tables.fetchall()
        }
    assert {table: set(names) for table, names in copying.TABLES.items()} == columns


def test_everything_is_copied_to_postgresql_and_back(tmp_path: Path) -> None:
    evening = Evening()
    file, address = tmp_path / "tafelrunde.sqlite", shared().tables_for(tmp_path)

    async def begin() -> None:
        async with house(tmp_path) as server:
            await evening.happen(server)

    async def go_on(folder: Path, database: str) -> None:
        async with house(folder, database=database) as server:
            await evening.goes_on(server)

    run(begin())
    kept = in_file(file)
    assert all(kept.values()), {table: len(rows) for table, rows in kept.items()}
    done = command("move", str(tmp_path), address, "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"Moved {sum(map(len, kept.values()))} rows from {file} to post")
    assert in_database(address) == kept
    assert in_file(file) == kept

    again = command("move", str(tmp_path), address, "--lang", "en")
    assert again.returncode == 2
    assert "there is something in" in again.stderr

    run(go_on(tmp_path, address))
    kept = in_database(address)
    done = command("move", address, str(tmp_path / "back"), "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert in_file(tmp_path / "back" / "tafelrunde.sqlite") == kept
    assert in_database(address) == kept


def test_a_backup_of_a_database_can_be_copied_back(tmp_path: Path) -> None:
    """While the server runs, without losing a name or code."""
    evening = Evening()
    address, target = shared().tables_for(tmp_path), shared().tables_for(tmp_path / "target")
    copy = tmp_path / "copy.sqlite"

    async def begin() -> None:
        async with house(tmp_path, database=address) as server:
            await evening.happen(server)
            done = await asyncio.to_thread(command, "backup", str(copy), "--database", address)
            assert done.returncode == 0, done.stderr

    async def go_on() -> None:
        async with house(tmp_path, database=target) as server:
            await evening.goes_on(server)

    run(begin())
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.sqlite"]
    done = command("move", str(copy), target)
    assert done.returncode == 0, done.stderr
    assert in_database(target) == in_file(copy)
    run(go_on())


def test_a_store_in_use_is_not_copied(tmp_path: Path) -> None:
    address = shared().tables_for(tmp_path)

    async def refused(*places: str) -> str:
        done = await asyncio.to_thread(command, "move", *places, "--lang", "en")
        assert done.returncode == 2
        return done.stderr

    async def check() -> None:
        async with served(tmp_path / "data"):
            told = await refused(str(tmp_path / "data"), address)
            assert "another server is already using" in told
        async with house(tmp_path, database=address):
            told = await refused(address, str(tmp_path / "new"))
            assert "another server is already using postgresql://tafelrunde@" in told
            assert not (tmp_path / "new" / "tafelrunde.sqlite").exists()

    run(check())


def test_store_copy_reports_rows_it_cannot_copy(tmp_path: Path) -> None:
    address = shared().tables_for(tmp_path)
    for source, target, words in (
        (str(tmp_path / "nowhere"), address, "there is no data file"),
        (address, address, "everything is in"),
        (address, "mysql://here/there", "not the address of a database"),
        ("postgresql://nobody:secret@127.0.0.1:1/x", str(tmp_path / "new"), "cannot be used"),
    ):
        done = command("move", source, target, "--lang", "en")
        assert done.returncode == 2, done.stderr
        assert words in done.stderr
        assert "secret" not in done.stderr
        assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "new").exists()
