"""Tables without visitors are unloaded and come back unchanged, in time."""

from __future__ import annotations

import asyncio
import gc
import json
import tracemalloc
import weakref
from pathlib import Path

import pytest

from tafelrunde.core.journal import Chance, Entry, Sit, entry_line
from tafelrunde.core.rng import FastRng
from tafelrunde.games import find
from tafelrunde.games.thousand_km.rules.state import Rally
from tafelrunde.server.base.messages import Pace
from tafelrunde.server.store.interface import Snapshot
from tafelrunde.server.tables.room import UNATTENDED_SECONDS
from tafelrunde.server.tables.services import create_table, save_setup
from tafelrunde.server.tables.table_record import Seat, Setup
from tafelrunde.table.table import Table
from tests.server.harness import HandClock, House, house, run

KM = find("thousand_km")


async def rested(server: House, code: str) -> None:
    """Unload a table now, instead of waiting for the server."""
    room = await server.server.rooms.open(code)
    assert room is not None
    await server.server.rooms.unload(room)
    assert len(server.server.rooms) == 0


def test_an_unloaded_table_comes_back_unchanged(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, linger=1000.0) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mmm", start=True)
            rng = FastRng(8)
            for most in (5, 40, 60, 3):
                table = await anna.open(code)
                await table.play(lambda texts: texts[rng.below(len(texts))], most=most)
                before = table.update["seats"]
                numbers = {seat: log[-1]["number"] for seat, log in table.log.items()}
                await table.socket.close()
                await left(server, code)
                await rested(server, code)
                again = await anna.open(code)
                for old, new in zip(before, again.update["seats"], strict=True):
                    assert {**old, "entries": []} == {**new, "entries": []}
                assert {seat: log[-1]["number"] for seat, log in again.log.items()} == numbers
                # With or without a snapshot, the logs are the same.
                room = await server.server.rooms.open(code)
                assert room is not None
                assert room.live.table is not None
                told = [len(room.live.table.retell(seat)) for seat in range(3)]
                assert told == [numbers[seat] for seat in range(3)]
                await again.socket.close()
                await left(server, code)
                await rested(server, code)

    run(check())


def test_a_table_that_failed_and_was_reloaded_leaves_memory(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, linger=0.1) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mo")
            rooms = server.server.rooms
            broken = await rooms.open(code)
            assert broken is not None
            broken.close()
            assert await rooms.open(code) is not broken
            while len(rooms):
                await asyncio.sleep(0.01)

    run(check())


def test_a_new_name_reaches_unloaded_tables(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, linger=1000.0) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mb", start=True)
            table = await anna.open(code)
            await table.until_asked(0)
            await table.socket.close()
            await left(server, code)
            await rested(server, code)
            await anna.call("PUT", "/api/me", {"name": "Annabel", "colour": "red"})
            again = await anna.open(code)
            assert again.table["seats"][0]["name"] == "Annabel"

    run(check())


@pytest.mark.parametrize("broken", [b"nonsense", b'{"position": {}}', None])
def test_an_unusable_snapshot_is_ignored(broken: bytes | None, tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, linger=1000.0) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mm", start=True)
            table = await anna.open(code)
            rng = FastRng(8)
            await table.play(lambda texts: texts[rng.below(len(texts))], most=150)
            before = table.update["seats"]
            await table.socket.close()
            await left(server, code)
            await rested(server, code)
            store = server.server.services.store
            stored = await store.table(code)
            assert stored is not None
            kept = await store.snapshot(stored.id)
            assert kept is not None
            data = broken or json.dumps({**json.loads(kept.data), "position": {}}).encode()
            await store.save_snapshot(stored.id, Snapshot(kept.seq, data))
            again = await anna.open(code)
            for old, new in zip(before, again.update["seats"], strict=True):
                assert {**old, "entries": []} == {**new, "entries": []}

    run(check())


@pytest.mark.parametrize("pace", ["relaxed", "days"])
def test_the_lobby_shows_whose_turn_it_is_at_an_unloaded_table(pace: str, tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, linger=1000.0) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            plan = {"kind": pace, "limit": 0 if pace == "relaxed" else 2}
            code = await anna.new_table("thousand_km", "mo", pace=plan)
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_bert.ask("sit", seat=1)
            await at_anna.ask("start")
            tables = {0: at_anna, 1: at_bert}
            await at_anna.until_status("playing")
            await at_bert.until_status("playing")
            for _ in range(3):
                (turn,) = at_anna.update["seats"][0]["view"]["pending"]
                other = tables[1 - turn]
                discard = next(text for text in tables[turn].texts(turn) if "discard" in text)
                await tables[turn].act(turn, discard)
                await other.until_asked(1 - turn)
                await at_anna.catch_up(tables[turn])
            for table in tables.values():
                await table.socket.close()
            await left(server, code)
            await rested(server, code)
            lobbies = [await who.call("GET", "/api/lobby") for who in (anna, bert)]
            mine = [lobby["mine"][0]["my_turn"] for lobby in lobbies]
            assert mine == [turn == 1, turn == 0]
            assert len(server.server.rooms) == 0

    run(check())


async def left(server: House, code: str) -> None:
    """Wait until the server has noticed that everybody left."""
    room = await server.server.rooms.open(code)
    while room is not None and room.live.presence:
        await asyncio.sleep(0)


def setup_of(options: dict[str, bool | int | str], pace: Pace) -> Setup:
    return Setup(
        game="thousand_km",
        rules=KM.rules_version,
        options=options,
        seats=[Seat(kind="person", person=1, name=f"P{seat}") for seat in range(4)],
        host=1,
        pace=pace,
        fair=False,
    )


async def put_down(server: House, setup: Setup, entries: list[Entry]) -> str:
    """An unloaded table with these entries in the data file; its code."""
    here = server.server.services
    stored = await create_table(here, setup)
    sitting = [Sit(seat, "person", f"P{seat}") for seat in range(4)]
    plain = [Chance(one.text) if isinstance(one, Chance) else one for one in entries]
    await here.store.append(stored.id, 0, [entry_line(entry) for entry in [*sitting, *plain]])
    await save_setup(here, stored.id, "playing", setup)
    return stored.code


def test_an_unloaded_table_leaves_memory_without_garbage_collection(tmp_path: Path) -> None:
    """A reference cycle would stay in memory for minutes."""

    async def check() -> None:
        async with house(tmp_path, linger=1000.0) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mb", start=True)
            table = await anna.open(code)
            await table.play(lambda texts: texts[0], most=5)
            await table.until(table.asked)
            await table.socket.close()
            await left(server, code)
            room = await server.server.rooms.open(code)
            assert room is not None
            parts = (room, room.live, room.live.table)
            left_behind = [weakref.finalize(part, lambda: None) for part in parts]
            del parts
            gc.disable()
            try:
                await server.server.rooms.unload(room)
                del room
                for _ in range(10):
                    await asyncio.sleep(0)
                assert not any(part.alive for part in left_behind)
            finally:
                gc.enable()

    run(check())


def test_unloaded_tables_cost_less_than_a_kilobyte_each(tmp_path: Path) -> None:
    """Each has a limit of days, and so a timer that wakes it."""

    async def check() -> None:
        async with house(tmp_path, linger=1000.0) as server:
            await server.browser()
            entries = championship(1).entries[:40]
            many = 40
            used = []
            tracemalloc.start()
            for _ in range(2):
                for _ in range(many):
                    setup = setup_of({"max_rallies": 10}, Pace("days", 3))
                    code = await put_down(server, setup, entries)
                    await rested(server, code)
                gc.collect()
                used.append(tracemalloc.get_traced_memory()[0])
            tracemalloc.stop()
            assert (used[1] - used[0]) / many < 1000

    run(check())


def rally(table: Table) -> Rally:
    assert isinstance(table.state, Rally)
    return table.state


def championship(rallies: int) -> Table:
    """Rallies of four, played by heuristics, without hidden reactions."""
    table = Table(KM, 4, {"points_target": 100_000, "max_rallies": 10}, FastRng(3))
    table.orders = ["blitz"] * 4
    table.start()
    rng = FastRng(3)
    thumb = KM.policies["thumb"]()
    while not table.over and rally(table).results.rallies < rallies:
        seat, menu = next(iter(table.menus.items()))
        table.act(seat, KM.notation.text(thumb.choose(table.state, seat, rng)), menu)
    return table


def test_a_championship_of_ten_rallies_is_rebuilt(tmp_path: Path) -> None:
    """`bench/rest.py` measures the time."""

    async def check() -> None:
        async with house(tmp_path, linger=1000.0) as server:
            await server.browser()
            entries = championship(10).entries[:-40]
            options: dict[str, bool | int | str] = {"points_target": 100_000, "max_rallies": 10}
            code = await put_down(server, setup_of(options, Pace()), entries)
            for _ in range(2):
                room = await server.server.rooms.open(code)
                assert room is not None
                assert len(room.live.entries) > 1500
                async with room.change() as change:
                    change.live.changed()
                await server.server.rooms.unload(room)

    run(check())


def test_an_empty_table_is_woken_by_its_limit(tmp_path: Path) -> None:
    """It is unloaded while the clock runs, and a bot stands in when time is up."""

    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock, linger=1000.0) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table(
                "thousand_km", "mm", start=True, pace={"kind": "live", "limit": 60}
            )
            table = await anna.open(code)
            await table.play(lambda texts: texts[0], most=3)
            await table.socket.close()
            await left(server, code)
            for _ in range(3):
                clock.forward(15.0)
                await rested(server, code)
            clock.forward(15.0)
            watcher = await (await server.browser()).open(code)
            await watcher.until(lambda: any(one["autopilot"] for one in watcher.table["seats"]))

    run(check())


def test_bots_stop_after_the_last_person_leaves(tmp_path: Path) -> None:
    """They stop some minutes after the last person leaves; the next visitor wakes them."""

    async def check() -> None:
        clock = HandClock()
        pause = UNATTENDED_SECONDS / 2
        async with house(tmp_path, clock, linger=1000.0, pause=pause) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("geisterfahrer", "bb", start=True)
            table = await anna.open(code)
            await table.until(lambda: table.table["status"] == "playing")
            await table.socket.close()
            await left(server, code)
            room = await server.server.rooms.open(code)
            assert room is not None
            began = clock.now()
            while len(server.server.rooms):
                clock.forward(pause)
                await anna.call("GET", "/api/lobby")
                await server.server.rooms.unload(room)
            assert clock.now() - began >= UNATTENDED_SECONDS
            assert room.live.status == "playing"
            played = len(room.live.entries)
            await server.server.rooms.resume()
            assert len(server.server.rooms) == 0
            again = await anna.open(code)
            room = await server.server.rooms.open(code)
            assert room is not None
            while len(room.live.entries) == played:
                clock.forward(pause)
                await anna.call("GET", "/api/lobby")
            await again.socket.close()

    run(check())


def test_tables_that_wait_for_people_stay_unloaded_at_the_start(tmp_path: Path) -> None:
    """Unloaded tables keep their clocks: a table with a limit is woken when time is up."""

    async def check() -> None:
        clock = HandClock()
        paces = [{"kind": "relaxed", "limit": 0}, {"kind": "live", "limit": 60}]
        async with house(tmp_path, clock, linger=1000.0) as server:
            anna = await server.browser("Anna")
            token = anna.token
            codes = [
                await anna.new_table("thousand_km", "mm", start=True, pace=pace) for pace in paces
            ]
            for code in codes:
                table = await anna.open(code)
                await table.play(lambda texts: texts[0], most=3)
                await table.socket.close()
                await left(server, code)
            for code in codes:
                room = await server.server.rooms.open(code)
                assert room is not None
                await server.server.rooms.unload(room)
        async with house(tmp_path, clock, linger=1000.0) as server:
            await server.server.rooms.resume()
            assert len(server.server.rooms) == 0
            clock.forward(59.0)
            await server.server.rooms.resume()
            assert len(server.server.rooms) == 0
            clock.forward(2.0)
            back = await server.browser()
            back.become(token)
            lobby = await back.call("GET", "/api/lobby")
            assert {line["code"]: line["my_turn"] for line in lobby["mine"]} == dict.fromkeys(
                codes, True
            )
            stranger = await (await server.browser()).open(codes[1])
            await stranger.until(lambda: any(one["autopilot"] for one in stranger.table["seats"]))

    run(check())
