"""Killed at any moment, a server loses nothing it has acknowledged and repeats nothing."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from msgspec import structs
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tafelrunde.core.journal import Act, read, read_entry
from tafelrunde.core.rng import FastRng
from tafelrunde.games import find
from tafelrunde.server.store.interface import TableChange
from tafelrunde.table.fairness import verify
from tests.server.harness import SECONDS, Browser, TableSocket, house, run
from tests.server.process import served

KILLS = int(os.environ.get("TAFELRUNDE_KILLS", "5"))
TABLES = 4
SEATS = 3
GONE = (ConnectionError, ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError)


class Player:
    """Plays all seats of one table and remembers what was acknowledged."""

    def __init__(self, code: str, seed: int) -> None:
        self.code = code
        self.rng = FastRng(seed)
        self.acknowledged: list[tuple[int, str]] = []
        self.unanswered: tuple[str, int, str, int] | None = None
        self.over = False

    async def play(self, browser: Browser, acknowledged: asyncio.Semaphore) -> None:
        """Play until the server is gone or the game is over."""
        async with browser.connect(self.code) as table:
            await table.join()
            if self.unanswered is not None:
                await self.send_again(table, *self.unanswered)
            while True:
                await table.until(lambda: table.over or table.asked())
                if table.over:
                    self.over = True
                    return
                await table.give_standing_orders()
                seat = table.asked()[self.rng.below(len(table.asked()))]
                texts = table.texts(seat)
                await self.choose(table, seat, texts[self.rng.below(len(texts))])
                acknowledged.release()

    async def choose(self, table: TableSocket, seat: int, text: str) -> None:
        menu = table.menu(seat)["number"]
        self.unanswered = (f"{self.code}-{seat}-{menu}", seat, text, menu)
        await self.send_again(table, *self.unanswered)

    async def send_again(
        self, table: TableSocket, number: str, seat: int, text: str, menu: int
    ) -> None:
        """Repeat what may or may not have arrived before the crash: it has one effect and is
        accepted."""
        answer = await table.ask("act", id=number, seat=seat, text=text, menu=menu)
        assert answer["refused"] is None
        self.acknowledged.append((seat, text))
        self.unanswered = None

    def compare(self, lines: Sequence[str]) -> None:
        """Check that the journal contains what was acknowledged, in order and without
        duplicates."""
        entries = [read_entry(line, number, 2) for number, line in enumerate(lines, 1)]
        chosen = [
            (entry.seat, entry.text)
            for entry in entries
            if isinstance(entry, Act) and entry.text not in ("blitz", "decline")
        ]
        wanted = [*self.acknowledged]
        if self.unanswered is not None and len(chosen) > len(wanted):
            wanted.append(self.unanswered[1:3])
        assert chosen == wanted


def test_killed_under_load_it_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    asyncio.run(kill_again_and_again(tmp_path, KILLS, seed=5))


async def kill_again_and_again(folder: Path, kills: int, seed: int) -> None:
    rng = FastRng(seed)
    players: list[Player] = []
    token = ""
    for _ in range(kills):
        async with served(folder) as (address, process), AsyncExitStack() as stack:
            browser = Browser(address, stack)
            if token:
                browser.become(token)
            await browser.arrive()
            token = browser.token
            going = [player for player in players if not player.over]
            for number in range(len(players), len(players) + TABLES - len(going)):
                code = await browser.new_table("thousand_km", "m" * SEATS, start=True)
                players.append(Player(code, number))
                going.append(players[-1])
            acknowledged = asyncio.Semaphore(0)
            playing = [asyncio.create_task(player.play(browser, acknowledged)) for player in going]
            for _ in range(5 + rng.below(60)):
                await asyncio.wait_for(acknowledged.acquire(), SECONDS)
            process.send_signal(signal.SIGKILL)
            for result in await asyncio.gather(*playing, return_exceptions=True):
                assert result is None or isinstance(result, GONE), repr(result)
    await check(folder, token, players)


async def check(folder: Path, token: str, players: list[Player]) -> None:
    """End every game: its journal contains exactly what was acknowledged."""
    async with served(folder) as (address, _), AsyncExitStack() as stack:
        browser = Browser(address, stack)
        browser.become(token)
        await browser.arrive()
        for player in players:
            table = await browser.open(player.code)
            if player.unanswered is not None and not table.over:
                await player.send_again(table, *player.unanswered)
            if not table.over:
                await table.ask("offer_end", seat=0)
            await table.until_status("over")
            text = (await browser.http.get(f"/api/tables/{player.code}/journal")).text
            journal = read(text)
            verify(find("thousand_km"), journal)
            chosen = [
                (entry.seat, entry.text)
                for entry in journal.entries
                if isinstance(entry, Act) and entry.text not in ("blitz", "decline")
            ]
            assert chosen == player.acknowledged
    assert sum(len(player.acknowledged) for player in players) > 5 * KILLS


def test_a_clean_stop_notifies_clients_and_loses_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        async with served(tmp_path) as (address, process), AsyncExitStack() as stack:
            browser = await Browser(address, stack).arrive("Anna")
            code = await browser.new_table("thousand_km", "mm", start=True)
            table = await browser.open(code)
            await table.play(lambda texts: texts[0], most=5)
            process.send_signal(signal.SIGTERM)
            await table.until(lambda: '"goodbye","reason":"restart"' in table.frames[-1])
            await table.socket.wait_closed()
            assert table.socket.close_code == 1012
            assert await process.wait() in (0, -signal.SIGTERM)
            last = table.log[0][-1]["number"]
        async with served(tmp_path) as (address, process), AsyncExitStack() as stack:
            again = Browser(address, stack)
            again.become(browser.token)
            await again.arrive()
            back = await again.open(code, last={0: last - 2, 1: 0})
            assert [entry["number"] for entry in back.log[0]] == [last - 1, last]
            assert back.log[0] == [{**entry, "view": None} for entry in table.log[0][-2:]]
            assert len(back.log[1]) == len(table.log[1])
            assert back.seat(0)["menu"] == table.seat(0)["menu"]

    asyncio.run(check())


def test_a_crash_while_dealing_does_not_forget_who_saw_the_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Data files of earlier versions may have the cards in the journal while the setup is from
    before."""

    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            code = await anna.new_table("thousand_km", "moo")
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_bert.ask("sit", seat=1)
            store = server.server.services.store
            keep = store.keep

            def lose(change: TableChange) -> Awaitable[None]:
                playing = change.row is not None and change.row.status == "playing"
                return keep(structs.replace(change, row=None) if playing else change)

            monkeypatch.setattr(store, "keep", lose)
            await at_anna.ask("start")
            await at_anna.until_status("playing")
        async with house(tmp_path) as server:
            tables = []
            for old in (anna, bert):
                again = await server.browser()
                again.become(old.token)
                tables.append(await again.open(code))
            assert await tables[1].refused("sit", seat=2) == "refusal-one-seat-each"

    run(check())


def test_a_crash_at_the_end_of_a_game_lists_it_as_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mb", start=True)
            table = await anna.open(code)
            await table.until(table.asked)
            store = server.server.services.store
            keep = store.keep
            monkeypatch.setattr(
                store, "keep", lambda change: keep(structs.replace(change, row=None))
            )
            await table.ask("offer_end", seat=0)
            assert table.over
        async with house(tmp_path) as server:
            again = await server.browser()
            again.become(anna.token)
            await server.server.rooms.resume()
            lobby = await again.call("GET", "/api/lobby")
            assert lobby["mine"] == []
            assert [line["code"] for line in lobby["finished"]] == [code]

    run(check())
