"""Bots think in processes of their own, about a state that their seat could be in."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import multiprocessing
import os
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from tafelrunde.core.game import AnyGame
from tafelrunde.core.rng import FastRng
from tafelrunde.games import find
from tafelrunde.server.messages import Level

SLIPS = 4
"""A beginner takes any move of the menu once in so many times."""
SECONDS = 20.0
"""A worker that has not answered by then is given up, and the move asked again."""
_RANDOM_BITS = 60

log = logging.getLogger(__name__)


def give_way() -> None:
    """Where processors are scarce, tables come before thoughts."""
    if hasattr(os, "nice"):
        os.nice(10)


def answer(game: str, position: str, seat: int, level: Level, seed: int) -> str:
    """What a bot plays; runs in a worker."""
    rules = find(game)
    state = rules.load(json.loads(position))
    rng = FastRng(seed)
    if level == "beginner" and rng.below(SLIPS) == 0:
        action = state.pick(seat, rng)
    else:
        action = rules.policies["thumb"]().choose(state, seat, rng)
    return rules.notation.text(int(action))


class Bots:
    """Worker processes; a move whose worker died is asked again from new ones."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=give_way)
        return self._pool

    async def choose(self, game: AnyGame, state: Any, seat: int, level: Level) -> str:
        """The bot's action; it is shown nothing that its seat cannot know."""
        seed = secrets.randbits(_RANDOM_BITS)
        guess = state.determinize(seat, FastRng(secrets.randbits(_RANDOM_BITS)))
        position = json.dumps(guess.position())
        loop = asyncio.get_running_loop()
        for failures in itertools.count(1):
            pool = self._running()
            try:
                # One whose worker died while nobody asked says so at once.
                job = loop.run_in_executor(pool, answer, game.name, position, seat, level, seed)
                return await asyncio.wait_for(job, SECONDS)
            except (BrokenExecutor, TimeoutError) as error:
                log.warning("a bot worker was lost", extra={"fault": type(error).__name__})
                self._give_up(pool)
                await asyncio.sleep(min(5.0, 0.1 * 2**failures))
        raise AssertionError

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        # What waits behind the lost move fails with it and is asked again; cancelled, it would
        # look as if its table no longer wanted it.
        pool.shutdown(wait=False)

    def close(self) -> None:
        if self._pool is not None:
            self._give_up(self._pool)
