"""A full disk: nothing is lost, everybody hears of it once, and the game goes on once there is
space."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tafelrunde.server.tables import rooms
from tests.server.harness import discard, house, run, two_at_a_table

pytestmark = pytest.mark.file
FULL = "refusal-disk-full"


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """No file may grow beyond the size of the write-ahead log."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = (folder / "tafelrunde.sqlite-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


def test_a_full_disk_stops_the_game_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rooms, "FULL_SECONDS", 0.05)

    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert, at_anna, at_bert, code = await two_at_a_table(server)
            with full_disk(tmp_path):
                with pytest.raises(ConnectionError):
                    await at_anna.act(0, discard(at_anna, 0))
                # Browsers reconnect once, and see the table as it was.
                at_anna, at_bert = await anna.open(code), await bert.open(code)
                for _ in range(3):
                    menu = at_anna.menu(0)["number"]
                    text = discard(at_anna, 0)
                    assert await at_anna.refused("act", seat=0, text=text, menu=menu) == FULL
                assert await at_bert.refused("chat", text="Hello?") == FULL
                name = {"name": "Anne", "colour": "red"}
                for method, path in (("PUT", "/api/me"), ("GET", "/api/health")):
                    answer = await anna.http.request(method, path, json=name)
                    assert answer.status_code == 503
                    assert answer.json()["reason"]["key"] == "problem-disk"
                page = (await anna.http.get("/metrics")).text
                assert "\ntafelrunde_disk_full 1.0" in page
            while server.server.services.store.full:
                await anna.http.get("/api/games")
            await at_anna.act(0, discard(at_anna, 0))
            await at_bert.until_asked(1)
            assert (await anna.call("GET", "/api/health"))["ok"]
        assert sum("disk is full or faulty" in text for text in caplog.messages) == 1

    run(check())


def test_bots_wait_while_the_disk_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "FULL_SECONDS", 0.05)

    async def check() -> None:
        async with house(tmp_path, pause=0.3) as server:
            anna = await server.browser("Anna")
            plan = {"options": {"mode": "single_rally", "first_dealer": 1}, "start": True}
            code = await anna.new_table("thousand_km", "mb", **plan)
            table = await anna.open(code)
            await table.until_asked(0)
            await table.act(0, discard(table, 0))
            with full_disk(tmp_path):
                await table.socket.wait_closed()
                table = await anna.open(code)
                assert await table.refused("chat", text="Hello?") == FULL
            await table.until(lambda: table.asked())

    run(check())


def test_a_table_that_was_opened_meanwhile_starts_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "FULL_SECONDS", 0.05)

    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mb", start=True)
            with full_disk(tmp_path):
                name = {"name": "Anne", "colour": "red"}
                assert (await anna.http.put("/api/me", json=name)).status_code == 503
                table = await anna.open(code)
                assert table.table["status"] == "waiting"
            await table.until_status("playing")

    run(check())
