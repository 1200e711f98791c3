"""Bots act through the same transactions as people and never delay anybody."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.core.game import AnyGame
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE
from tafelrunde.games import find
from tafelrunde.server.tables.bot_workers import MOST_FAILURES, BotWorkers
from tafelrunde.server.tables.bots import WITHIN_A_TURN
from tests.server.harness import SECONDS, Browser, HandClock, House, TableSocket, house, run
from tests.server.process import served

PAUSE = 5.0


async def sit_with_a_bot(server: House, game: str) -> TableSocket:
    """Seat 0 is ours, seat 1 a bot's."""
    anna = await server.browser("Anna")
    at_anna = await anna.open(await anna.new_table(game, "mb", start=True))
    await at_anna.until_status("playing")
    return at_anna


async def until_the_bots_turn(table: TableSocket) -> None:
    """Choose for our seat as long as it is asked."""
    while table.asked():
        await table.act(0, table.texts(0)[0])


def pending(table: TableSocket) -> list[int]:
    found: list[int] = table.seat(0)["view"]["pending"]
    return found


def has_rolled(table: TableSocket, seat: int) -> bool:
    lines = [line for entry in table.log[0] for line in entry["lines"]]
    return any(
        line["key"] == "log-die" and line["values"]["player"]["values"]["seat"] == seat
        for line in lines
    )


def test_a_bot_pauses_before_it_plays(tmp_path: Path) -> None:
    async def play() -> None:
        clock = HandClock()
        async with house(tmp_path, clock, pause=PAUSE) as server:
            at_anna = await sit_with_a_bot(server, "thousand_km")
            await until_the_bots_turn(at_anna)
            told = len(at_anna.log[0])
            # Other commands are answered meanwhile; the bot is silent.
            await at_anna.ask("why", seat=0, piece="KM25")
            clock.forward(PAUSE - 0.1)
            await at_anna.ask("why", seat=0, piece="KM25")
            assert len(at_anna.log[0]) == told
            clock.forward(0.1)
            await at_anna.until(lambda: len(at_anna.log[0]) > told)

    run(play())


class PauseClock(HandClock):
    """Do not wait for pauses, but record their lengths."""

    def __init__(self) -> None:
        super().__init__()
        self.pauses: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)


def test_a_bot_pauses_once_a_turn_and_only_briefly_within_it(tmp_path: Path) -> None:
    """Knatsch: a bot pauses before its turn, and only briefly before further throws."""

    async def play() -> None:
        clock = PauseClock()
        async with house(tmp_path, clock, pause=PAUSE) as server:
            at_anna = await sit_with_a_bot(server, "knatsch")
            brief: set[float] = set()
            while not brief:
                await at_anna.until_asked(0)
                clock.pauses.clear()
                await until_the_bots_turn(at_anna)
                await at_anna.until_asked(0)
                first, *later = clock.pauses
                assert first == PAUSE
                brief.update(later)
            assert brief == {WITHIN_A_TURN * PAUSE}

    run(play())


def test_a_bot_does_not_pause_for_public_forced_choices(tmp_path: Path) -> None:
    """The first turns of Geisterfahrer: everybody must roll (R4.2)."""

    async def play() -> None:
        async with house(tmp_path, HandClock(), pause=PAUSE) as server:
            at_anna = await sit_with_a_bot(server, "geisterfahrer")
            await until_the_bots_turn(at_anna)
            await at_anna.until(lambda: has_rolled(at_anna, 1))

    run(play())


def test_a_searching_bot_delays_nobody_and_a_dead_one_is_retried(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, workers=1) as server:
            at_anna = await sit_with_a_bot(server, "thousand_km")
            await until_the_bots_turn(at_anna)
            await at_anna.until_asked(0)
            # From here the only worker computes forever.
            (worker,) = multiprocessing.active_children()
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGSTOP)
            await until_the_bots_turn(at_anna)
            bert = await server.browser("Bert")
            at_bert = await bert.open(await bert.new_table("thousand_km", "mm", start=True))
            assert await at_bert.play(lambda texts: texts[-1], most=40) == 40
            await at_anna.ask("why", seat=0, piece="KM25")
            assert pending(at_anna) == [1]
            os.kill(worker.pid, signal.SIGKILL)
            await at_anna.until_asked(0)

    run(play())


def test_a_worker_that_dies_while_idle_is_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, workers=1) as server:
            at_anna = await sit_with_a_bot(server, "thousand_km")
            await until_the_bots_turn(at_anna)
            await at_anna.until_asked(0)
            (worker,) = multiprocessing.active_children()
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGKILL)
            while multiprocessing.active_children():
                await asyncio.sleep(0.01)
            await until_the_bots_turn(at_anna)
            await at_anna.until_asked(0)

    run(play())


def test_a_killed_server_leaves_no_worker_behind(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as (address, process), AsyncExitStack() as stack:
            anna = await Browser(address, stack).arrive("Anna")
            at_anna = await anna.open(await anna.new_table("thousand_km", "mb", start=True))
            await at_anna.until_asked(0)
            await until_the_bots_turn(at_anna)
            await at_anna.until_asked(0)
            assert process.stdout is not None
            process.kill()
            # The pipe closes when the last process that has it ends, including the server's
            # workers.
            async with asyncio.timeout(SECONDS):
                await process.stdout.read()

    run(play())


def first_choice(game: AnyGame) -> tuple[Any, int]:
    """A state in which a seat has to choose, and the seat."""
    state = game.new(2, {})
    rng = FastRng(1)
    while state.turn() == CHANCE:
        state.apply(CHANCE, state.roll(rng))
    return state, state.turn()


def menu_of(game: AnyGame, state: Any, seat: int) -> set[str]:
    return {game.notation.text(int(action)) for action in state.legal(seat)}


def test_jobs_behind_a_hanging_worker_are_answered() -> None:
    """The hanging job times out, and jobs that waited for the worker are not lost."""

    async def play() -> None:
        game = find("thousand_km")
        state, seat = first_choice(game)
        bots = BotWorkers(workers=1, seconds=60.0)
        try:
            await bots.choose(game, state, seat, "medium")
            bots.seconds = 5.0
            (worker,) = multiprocessing.active_children()
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGSTOP)
            asked = [bots.choose(game, state, seat, "medium") for _ in range(6)]
            answers = await asyncio.gather(*asked)
            assert set(answers) <= menu_of(game, state, seat)
            assert worker not in multiprocessing.active_children()
        finally:
            bots.close()

    run(play())


def test_the_game_continues_when_bot_workers_fail(caplog: pytest.LogCaptureFixture) -> None:
    """A worker that never starts to answer does not block a table forever."""

    async def play() -> None:
        game = find("thousand_km")
        state, seat = first_choice(game)
        bots = BotWorkers(workers=1, seconds=0.001)
        try:
            text = await bots.choose(game, state, seat, "medium")
            assert text in menu_of(game, state, seat)
        finally:
            bots.close()

    run(play())
    lost = [record.getMessage() for record in caplog.records]
    assert lost == ["a bot worker was lost"] * MOST_FAILURES + ["bot workers keep failing"]
