"""Time runs out, bots stand in, and nobody gains time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tafelrunde.server.store.interface import TableChange, UnavailableError
from tests.server.harness import (
    RALLY,
    SECONDS,
    HandClock,
    discard,
    house,
    run,
    two_at_a_table,
)


def test_a_bot_stands_in_after_the_limit_until_the_person_returns(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            pace = {"kind": "live", "limit": 30}
            _anna, _bert, at_anna, at_bert, _code = await two_at_a_table(server, pace=pace)
            assert at_anna.table["seats"][0]["deadline"] == clock.now() + 30
            assert at_anna.table["seats"][1]["deadline"] is None
            clock.forward(29.0)
            assert await at_anna.ask("why", seat=0, piece="x")
            assert not at_anna.table["seats"][0]["autopilot"]
            clock.forward(1.0)
            await at_bert.until(lambda: at_bert.table["seats"][0]["autopilot"])
            await at_bert.until(at_bert.asked)
            await at_anna.ask("back", seat=0)
            assert not at_anna.table["seats"][0]["autopilot"]
            # Again, and this time the person returns by playing.
            await at_bert.act(1, discard(at_bert, 1))
            await at_anna.until(at_anna.asked)
            await at_anna.act(0, discard(at_anna, 0))
            assert not at_anna.table["seats"][0]["autopilot"]

    run(check())


def test_a_present_person_keeps_the_vote_after_being_late(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            pace = {"kind": "live", "limit": 30}
            _anna, _bert, at_anna, at_bert, _code = await two_at_a_table(server, pace=pace)
            clock.forward(30.0)
            await at_bert.until(lambda: at_bert.table["seats"][0]["autopilot"])
            await at_bert.ask("offer_end", seat=1)
            assert not at_bert.over
            await at_anna.socket.close()
            await at_bert.until(lambda: not at_bert.table["seats"][0]["online"])
            await at_bert.ask("offer_end", seat=1)
            assert at_bert.over

    run(check())


def test_a_person_returning_too_late_plays_after_the_bots_choice(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock, pause=5.0) as server:
            pace = {"kind": "live", "limit": 30}
            _anna, _bert, at_anna, _at_bert, _code = await two_at_a_table(server, pace=pace)
            clock.forward(30.0)
            await at_anna.until(lambda: at_anna.table["seats"][0]["autopilot"])
            await at_anna.ask("back", seat=0)
            assert at_anna.table["seats"][0]["autopilot"]
            told = len(at_anna.log[0])
            clock.forward(5.0)
            # It may be Anna's turn again: an action card gives another turn.
            await at_anna.until(lambda: not at_anna.table["seats"][0]["autopilot"])
            assert len(at_anna.log[0]) > told

    run(check())


def test_sitting_down_again_restores_the_remaining_time(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock, pause=5.0) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            pace = {"kind": "live", "limit": 30}
            code = await anna.new_table("thousand_km", "mo", options=RALLY, pace=pace)
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_bert.ask("sit", seat=1)
            await at_anna.ask("start")
            await at_anna.until(at_anna.asked)
            deadline = at_anna.table["seats"][0]["deadline"]
            clock.forward(20.0)
            for _ in range(2):
                await at_anna.ask("stand_up", seat=0)
                await at_anna.ask("sit", seat=0)
            assert at_anna.table["seats"][0]["deadline"] == deadline
            # A player who has not held this seat before gets the full time.
            cora = await server.browser("Cora")
            at_cora = await cora.open(code)
            await at_anna.ask("stand_up", seat=0)
            await at_cora.ask("sit", seat=0)
            deadline = clock.now() + 30
            assert at_cora.table["seats"][0]["deadline"] == deadline
            # The next one does not, unless somebody else has chosen in between.
            clock.forward(20.0)
            dora = await server.browser("Dora")
            at_dora = await dora.open(code)
            await at_cora.ask("stand_up", seat=0)
            await at_dora.ask("sit", seat=0)
            assert at_dora.table["seats"][0]["deadline"] == deadline
            await at_dora.act(0, discard(at_dora, 0))
            await at_bert.until_asked(1)
            await at_bert.act(1, discard(at_bert, 1))
            await at_dora.until_asked(0)
            clock.forward(20.0)
            await at_dora.ask("stand_up", seat=0)
            eve = await server.browser("Eve")
            at_eve = await eve.open(code)
            await at_eve.ask("sit", seat=0)
            assert at_eve.table["seats"][0]["deadline"] == clock.now() + 30

    run(check())


def test_leaving_and_returning_gains_no_time(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            pace = {"kind": "days", "limit": 2}
            code = await anna.new_table("thousand_km", "mbb", options=RALLY, pace=pace)
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_anna.ask("start")
            await at_anna.until(at_anna.asked)
            deadline = at_anna.table["seats"][0]["deadline"]
            clock.forward(86_400.0)
            await at_anna.ask("back", seat=0)
            for _ in range(3):
                await at_bert.ask("sit", seat=2)
                await at_bert.ask("stand_up", seat=2)
            await at_anna.ask("back", seat=0)
            assert at_anna.table["seats"][0]["deadline"] == deadline
            room = await server.server.rooms.open(code)
            assert room is not None
            assert len(room.live.setup.seats[2].knew) == 1
        async with house(tmp_path, clock) as server:
            again = await server.browser()
            again.become(anna.token)
            table = await again.open(code)
            assert table.table["seats"][0]["deadline"] == deadline

    run(check())


def test_time_keeps_running_while_the_server_is_down(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            pace = {"kind": "days", "limit": 2}
            anna, _bert, at_anna, _at_bert, code = await two_at_a_table(server, pace=pace)
            deadline = at_anna.table["seats"][0]["deadline"]
            assert deadline == clock.now() + 2 * 86_400
        clock.forward(86_400.0)
        async with house(tmp_path, clock) as server:
            again = await server.browser()
            again.become(anna.token)
            table = await again.open(code)
            assert table.table["seats"][0]["deadline"] == deadline
        clock.forward(86_401.0)
        async with house(tmp_path, clock, linger=0.0) as server:
            # Nobody is present: the server finds the table by itself.
            watcher = await server.browser()
            table = await watcher.open(code)
            await table.until(lambda: table.table["seats"][0]["autopilot"])

    run(check())


def test_a_bot_stands_in_for_an_absent_player(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            _anna, bert, at_anna, at_bert, code = await two_at_a_table(server)
            assert await at_anna.refused("seat_bot", seat=1, level="medium") == "refusal-seat-taken"
            await at_bert.socket.close()
            await at_anna.until(lambda: not at_anna.table["seats"][1]["online"])
            clock.forward(20.0)
            await at_anna.ask("seat_bot", seat=1, level="medium")
            assert at_anna.table["seats"][1]["autopilot"]
            await at_anna.act(0, discard(at_anna, 0))
            clock.forward(1.0)
            await at_anna.until(at_anna.asked)
            # Bert returns by opening the page.
            again = await bert.open(code)
            assert again.table["seats"][1]["mine"]
            assert not again.table["seats"][1]["autopilot"]

    run(check())


def test_a_clock_continues_after_a_store_failure_at_an_empty_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock, linger=3.0) as server:
            pace = {"kind": "live", "limit": 30}
            _anna, _bert, at_anna, at_bert, code = await two_at_a_table(server, pace=pace)
            room = await server.server.rooms.open(code)
            assert room is not None
            # Nobody is present, and the table is still in memory when time runs out.
            for table in (at_anna, at_bert):
                await table.socket.close()
            await until(lambda: not room.live.presence)
            with monkeypatch.context() as patch:
                patch.setattr(server.server.services.store, "keep", fail)
                clock.forward(30.0)
                await until(lambda: room.gone)
            await until(lambda: any(one is not room for one in server.server.rooms))
            (again,) = server.server.rooms
            await until(lambda: again.live.setup.seats[0].autopilot)

    run(check())


def fail(_change: TableChange) -> Awaitable[None]:
    raise UnavailableError


async def until(reached: Callable[[], object]) -> None:
    async with asyncio.timeout(SECONDS):
        while not reached():
            await asyncio.sleep(0.01)


def test_undo_gains_no_time(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            pace = {"kind": "live", "limit": 30}
            code = await anna.new_table("kraftwagen", "mo", pace=pace)
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_bert.ask("sit", seat=1)
            await at_anna.ask("start")
            await at_anna.until(lambda: at_anna.table["status"] == "playing")
            await at_bert.until(lambda: at_bert.table["status"] == "playing")
            mover, other = (at_anna, at_bert) if at_anna.asked() else (at_bert, at_anna)
            (seat,) = mover.asked()

            async def choose_and_take_back() -> float:
                await mover.act(seat, mover.texts(seat)[0])
                clock.forward(8.0)
                await mover.ask("undo", seat=seat)
                deadline: float = mover.table["seats"][seat]["deadline"]
                return deadline

            clock.forward(20.0)
            ends = clock.now() + 30
            assert [await choose_and_take_back() for _ in range(3)] == [ends] * 3
            clock.forward(6.0)
            await other.until(lambda: other.table["seats"][seat]["autopilot"])

    run(check())
