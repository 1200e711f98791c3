"""Bot response times next to a busy server, and people's response times next to master bots;
written to bench/answers.md.

    .venv-compiled/bin/python bench/answers.py [--tables 4] [--seconds 20]

At each table a person and up to five bots of one level play, with the server's usual workers and
pause before a choice, while another server is busy with people. Then people act while masters play
at other tables of the same server.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import date
from pathlib import Path

import load
import uvloop

from tafelrunde.bots import levels
from tafelrunde.bots.levels import Level
from tafelrunde.core.game import AnyGame
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games import NAMES, find
from tafelrunde.server.base.settings import Settings
from tafelrunde.server.tables.bot_workers import BotWorkers

RESULTS = Path(__file__).parent / "answers.md"
LIMITS: dict[Level, int] = {"medium": 100, "hard": 300, "master": 1500}
"""Target for the 95th percentile of response times, in milliseconds."""
MOST_SEATS = 6
PAUSE = Settings(data=Path()).pause
"""Pause before a bot is asked, so that people can follow."""
PATIENCE = 60.0
"""Timeout of a worker in seconds."""


# -- Bots next to a busy server --------------------------------------------------------------------


@asynccontextmanager
async def busy_server() -> AsyncIterator[None]:
    """Run a server with people constantly playing."""
    with tempfile.TemporaryDirectory() as folder:
        served, address, _ = load.serve_ours(Path(folder))
        try:
            tables = await load.open_ours(address, load.FEW_TABLES)
            people = asyncio.create_task(load.at_rate(tables, 1e9, load.FEW_ACTIONS))
            yield
            people.cancel()
            with suppress(asyncio.CancelledError):
                await people
        finally:
            served.stop()


async def answer_times(game: AnyGame, level: Level, tables: int, seconds: float) -> list[float]:
    bots = BotWorkers(os.cpu_count() or 1, PATIENCE)
    times: list[float] = []
    try:
        await asyncio.gather(
            *(play(game, level, number, bots, 0.0, []) for number in range(os.cpu_count() or 1))
        )
        await asyncio.gather(
            *(play(game, level, number, bots, seconds, times) for number in range(tables))
        )
    finally:
        bots.close()
    return times


async def play(
    game: AnyGame, level: Level, seed: int, bots: BotWorkers, seconds: float, times: list[float]
) -> None:
    """Play at one table and collect the bots' response times, at least one."""
    end = time.monotonic() + seconds
    person, rng = game.policies["thumb"](), FastRng(seed)
    seats = max(many for many in game.seats if many <= MOST_SEATS)
    state = game.new(seats)
    while True:
        turn = state.turn()
        if turn == OVER:
            state = game.new(seats)
        elif turn == CHANCE:
            state.apply(CHANCE, state.roll(rng))
        else:
            seat = int(state.pending()[0])
            await asyncio.sleep(PAUSE)
            if seat == 0:
                state.apply(seat, person.choose(state, seat, rng))
                continue
            began = time.monotonic()
            text = await bots.choose(game, state, seat, level)
            times.append(time.monotonic() - began)
            state.apply(seat, game.notation.number(text))
            if time.monotonic() >= end:
                return


async def thinking(tables: int, seconds: float) -> AsyncIterator[str]:
    yield "| game | level | answers | p50 ms | p95 ms | at most |\n"
    yield "| --- | --- | ---: | ---: | ---: | ---: |\n"
    async with busy_server():
        for game in map(find, NAMES):
            for level in levels.offered(game):
                if level in LIMITS:
                    times = await answer_times(game, level, tables, seconds)
                    half, slow = load.percentile(times, 0.5), load.percentile(times, 0.95)
                    measured = f"{len(times)} | {half:.0f} | {slow:.0f} | {LIMITS[level]}"
                    yield f"| {game.name} | `{level}` | {measured} |\n"


# -- People next to masters ------------------------------------------------------------------------


async def waiting(tables: int, seconds: float) -> str:
    with tempfile.TemporaryDirectory() as folder:
        served, address, _ = load.serve_ours(Path(folder))
        try:
            people = await load.open_ours(address, load.FEW_TABLES)
            alone = await load.at_rate(people, seconds, load.FEW_ACTIONS)
            watched = await load.let_bots_play(address, "kraftwagen", "master", tables)
            frames = asyncio.create_task(load.count_frames(watched))
            beside = await load.at_rate(people, seconds, load.FEW_ACTIONS)
            frames.cancel()
            await frames
        finally:
            served.stop()
    return "".join(
        [
            f"{load.FEW_TABLES} tables of people act {load.FEW_ACTIONS} times a second, alone and ",
            f"while masters\nplay Kraftwagen at {tables} other tables.\n\n",
            "| | p50 ms | p99 ms |\n| --- | ---: | ---: |\n",
            row("people alone", alone),
            row("beside masters", beside),
        ]
    )


def row(name: str, times: list[float]) -> str:
    return f"| {name} | {load.percentile(times, 0.5):.1f} | {load.percentile(times, 0.99):.1f} |\n"


# -- The page --------------------------------------------------------------------------------------


async def page(tables: int, seconds: float) -> AsyncIterator[str]:
    yield "# Bots beside a busy server\n\n"
    yield f"Written by `bench/answers.py`, {date.today()}. {platform.machine()}, "
    yield f"{os.cpu_count()} cores, Python {platform.python_version()}.\n\n"
    yield f"{tables} tables for {seconds:g} s each, at every one a person and as many bots as\n"
    yield "there are seats, up to five. A wait for a worker is a part of the answer's time.\n\n"
    async for line in thinking(tables, seconds):
        yield line
    yield "\n## People beside masters\n\n"
    yield await waiting(tables, seconds)


async def write(tables: int, seconds: float) -> None:
    text = ""
    async for part in page(tables, seconds):
        sys.stdout.write(part)  # print now, in case a later part fails
        sys.stdout.flush()
        text += part
    RESULTS.write_text(text)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    uvloop.run(write(given.tables, given.seconds))


if __name__ == "__main__":
    main()
