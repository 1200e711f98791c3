"""Setting the machine's clock delays nobody."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tafelrunde.server.base.clock import Clock
from tafelrunde.server.tables.rooms import read_setup
from tests.server.harness import HandClock, house, run

HOUR = 3600.0


@pytest.mark.parametrize("hours", [-1, 1])
def test_limits_do_not_depend_on_the_date(hours: int, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, true = Clock(), time.time
    now, date = clock.now(), clock.date()
    monkeypatch.setattr(time, "time", lambda: true() + hours * HOUR)
    assert clock.now() - now == pytest.approx(0, abs=60)
    assert clock.date() - date == pytest.approx(hours * HOUR, abs=60)


def test_a_pausing_bot_continues_when_the_clock_is_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with house(tmp_path, pause=0.3) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mb", start=True)
            table = await anna.open(code)
            await table.until(table.asked)
            true = time.time
            for _ in range(2):
                await table.act(0, table.texts(0)[0])
                behind = time.time() - true() - HOUR
                monkeypatch.setattr(time, "time", lambda behind=behind: true() + behind)
                await table.until(table.asked)

    run(check())


def test_a_limit_is_stored_as_a_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is unloaded and loaded again has the same time left."""

    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            true = time.time
            monkeypatch.setattr(time, "time", lambda: true() + HOUR)
            pace = {"kind": "days", "limit": 2}
            code = await anna.new_table("thousand_km", "mm", pace=pace, start=True)
            table = await anna.open(code)
            await table.until(table.asked)
            deadlines = [one["deadline"] for one in table.table["seats"]]
            await table.socket.close()
            room = await server.server.rooms.open(code)
            assert room is not None
            while room.live.presence:
                await anna.call("GET", "/api/me")
            await server.server.rooms.unload(room)
            assert len(server.server.rooms) == 0
            stored = await server.server.services.store.table(code)
            assert stored is not None
            assert read_setup(stored).since == pytest.approx(time.time(), abs=60)
            again = await anna.open(code)
            found = [one["deadline"] for one in again.table["seats"]]
            assert found == [one and pytest.approx(one, abs=60) for one in deadlines]

    run(check())


def test_a_clock_set_back_while_the_server_is_down_gives_no_time_away(tmp_path: Path) -> None:
    class EarlierClock(HandClock):
        def __init__(self) -> None:
            super().__init__()
            self._now -= HOUR

    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna = await server.browser("Anna")
            pace = {"kind": "live", "limit": 30}
            code = await anna.new_table("thousand_km", "mm", pace=pace, start=True)
            table = await anna.open(code)
            await table.until(table.asked)
        earlier = EarlierClock()
        async with house(tmp_path, earlier) as server:
            again = await server.browser()
            again.become(anna.token)
            table = await again.open(code)
            deadlines = [one["deadline"] for one in table.table["seats"] if one["deadline"]]
            assert deadlines
            assert max(deadlines) <= earlier.now() + 30

    run(check())
