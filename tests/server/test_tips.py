"""Tips: for players who may ask, based on what their seat knows, sent to nobody else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games import NAMES
from tafelrunde.server.tables.work_queue import Claim, Rank
from tests.server.harness import Frame, HandClock, TableSocket, house, run

BURST = 5
"""Tips one person may request in a burst."""


def tips(table: TableSocket) -> list[Frame]:
    frames = [json.loads(text) for text in table.frames]
    return [frame for frame in frames if frame["type"] == "tip"]


async def until_choosing(table: TableSocket, seat: int) -> None:
    """Choose until there is a real choice."""
    await table.until(lambda: table.over or table.asked())
    while len(table.texts(seat)) < 2:
        await table.act(seat, table.texts(seat)[0])
        await table.until(lambda: table.over or table.asked())


async def ask(table: TableSocket, seat: int) -> str:
    menu = table.menu(seat)["number"]
    return await table.refused("ask_tip", seat=seat, menu=menu)


@pytest.mark.parametrize("name", NAMES)
def test_a_person_alone_gets_a_tip_from_the_menu(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            table = await anna.open(await anna.new_table(name, "mb", start=True))
            await table.until_status("playing")
            await until_choosing(table, 0)
            assert table.table["may_tip"]
            assert await ask(table, 0) == ""
            await table.until(lambda: tips(table) and not tips(table)[-1]["more"])
            for tip in tips(table):
                assert tip["choice"] in table.texts(0)
                assert tip["menu"] == table.menu(0)["number"]
                assert tip["percent"] is None or 0 <= tip["percent"] <= 100
            assert [tip["more"] for tip in tips(table)] == [True, False]

    run(play())


@pytest.mark.parametrize(
    ("plan", "seats", "refusal"),
    [
        ({}, "mm", "refusal-no-tips"),
        ({}, "mb", ""),
        ({"tips": "never"}, "mb", "refusal-no-tips"),
        ({"tips": "told"}, "mm", ""),
        ({"tips": "quiet"}, "mm", ""),
    ],
)
def test_the_table_shows_who_may_request_tips(
    plan: dict[str, Any], seats: str, refusal: str, tmp_path: Path
) -> None:
    async def play() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", seats, start=True, **plan)
            table = await anna.open(code)
            await table.until(table.asked)
            assert table.table["may_tip"] == (refusal == "")
            assert await ask(table, table.asked()[0]) == refusal

    run(play())


@pytest.mark.parametrize("rule", ["told", "quiet"])
def test_others_are_notified_of_a_tip_but_never_of_its_content(rule: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            plan = {"tips": rule, "options": {"first_dealer": 1}}
            code = await anna.new_table("thousand_km", "mi", **plan)
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_bert.ask("sit", seat=1)
            await at_anna.ask("start")
            await at_anna.until_asked(0)
            await at_bert.until_status("playing")
            for _ in range(
                2
            ):  # The second request gets the known tip, and nobody is notified again.
                assert await ask(at_anna, 0) == ""
                at_anna.frames.clear()
                await at_anna.until(lambda: tips(at_anna) and not tips(at_anna)[-1]["more"])
            await at_bert.ask("why", seat=1, piece="KM25")
            assert tips(at_bert) == []
            said = [(line["seat"], line["name"], line["phrase"]) for line in at_bert.chat]
            assert said == ([(0, "Anna", "tip")] if rule == "told" else [])
            # Chat cannot fake the notice of a tip.
            assert await at_bert.refused("chat", phrase="tip") == "refusal-no-such-phrase"

    run(play())


def test_tips_are_refused_for_other_seats_and_old_menus(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            code = await anna.new_table("thousand_km", "mb", start=True)
            at_anna = await anna.open(code)
            await at_anna.until_asked(0)
            at_bert = await bert.open(code)
            menu = at_anna.menu(0)["number"]
            for seat in (-1, 0, 1):
                refused = await at_bert.refused("ask_tip", seat=seat, menu=menu)
                assert refused in ("refusal-not-your-seat", "refusal-no-such-seat")
            assert await at_anna.refused("ask_tip", seat=0, menu=menu + 1) == "refusal-stale"
            await at_anna.act(0, at_anna.texts(0)[0])
            assert await at_anna.refused("ask_tip", seat=0, menu=menu) == "refusal-stale"
            assert tips(at_bert) == []

    run(play())


def test_tips_per_person_are_limited(tmp_path: Path) -> None:
    async def play() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mm", tips="quiet", start=True)
            table = await anna.open(code)
            refusals = []
            for _ in range(BURST + 1):
                await table.until(table.asked)
                seat = table.asked()[0]
                refusals.append(await ask(table, seat))
                assert await ask(table, seat) == refusals[-1]
                await table.give_standing_orders()
                await table.act(seat, table.texts(seat)[-1])
            assert refusals == [""] * BURST + ["refusal-too-many-tips"]
            clock.forward(60.0)
            await table.until(table.asked)
            assert await ask(table, table.asked()[0]) == ""

    run(play())


def test_a_person_waits_for_one_tip_at_a_time(tmp_path: Path) -> None:
    """Asking at another table ends the earlier search, which can be requested again."""

    async def play() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            tables = []
            for _ in range(2):
                plan = {"options": {"mode": "single_rally", "first_dealer": 1}, "start": True}
                tables.append(await anna.open(await anna.new_table("thousand_km", "mb", **plan)))
                await until_choosing(tables[-1], 0)
            queue = server.server.services.bots._queue
            await queue.acquire(Claim(Rank.BOT))
            for table in tables:
                assert await ask(table, 0) == ""
            while len(queue) != 1:
                await asyncio.sleep(0)
            queue.release()
            await tables[1].until(lambda: tips(tables[1]))
            assert tips(tables[0]) == []
            assert await ask(tables[0], 0) == ""
            await tables[0].until(lambda: tips(tables[0]))

    run(play())


def test_nobody_gets_a_deeper_search_while_others_wait(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            table = await anna.open(await anna.new_table("thousand_km", "mb", start=True))
            await table.until_status("playing")
            await until_choosing(table, 0)
            queue = server.server.services.bots._queue
            await queue.acquire(Claim(Rank.BOT))
            assert await ask(table, 0) == ""
            others = [asyncio.create_task(queue.acquire(Claim(Rank.ANALYSIS))) for _ in range(2)]
            while len(queue) != 3:
                await asyncio.sleep(0)
            queue.release()
            await table.until(lambda: tips(table))
            assert [tip["more"] for tip in tips(table)] == [False]
            queue.release()
            await asyncio.gather(*others)

    run(play())
