"""BotWorkers think in processes of their own, about a state that their seat could be in."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

from tafelrunde.bots import levels
from tafelrunde.bots.levels import Level
from tafelrunde.core.game import AnyGame
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import State
from tafelrunde.games import find

MOST_FAILURES = 3
"""After so many lost workers a bot takes any move of the menu: its table must go on."""
RECOVERY = 1.0
"""Seconds before a move is asked for the second time; twice as many before the third."""
_RANDOM_BITS = 60

log = logging.getLogger(__name__)


def begin() -> None:
    """A new worker. Where processors are scarce, tables come before thoughts."""
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=end_with_server, daemon=True).start()


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """A worker that begins now is not stopped by Ctrl-C: that is for the server, which ends it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_server() -> None:
    """A server that was killed cannot tell its workers to go."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def answer(game: str, position: str, seat: int, level: Level, seed: int) -> str:
    """What a bot plays; runs in a worker."""
    rules = find(game)
    state = rules.load(json.loads(position))
    rng = FastRng(seed)
    action = levels.find(rules, level).choose(state, seat, rng)
    return rules.notation.text(int(action))


def _tell(loop: asyncio.AbstractEventLoop, what: Callable[[], object]) -> None:
    """From another thread; a loop that has ended need not know."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(what)


class BotWorkers:
    """Worker processes. One that dies, or thinks longer than it may, is replaced, and the move
    is asked again."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self.seconds = seconds
        """For one choice, and to start a worker, where none is there."""
        self._free = asyncio.Semaphore(workers)
        """Waiting for a worker takes nothing from the time to think."""
        self._pool: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=begin)
        return self._pool

    async def choose(self, game: AnyGame, state: State, seat: int, level: Level) -> str:
        """The bot's action; it is shown nothing that its seat cannot know."""
        guess = state.determinize(seat, FastRng(secrets.randbits(_RANDOM_BITS)))
        position = json.dumps(guess.position())
        for failures in range(MOST_FAILURES):
            await asyncio.sleep(failures * RECOVERY)
            seed = secrets.randbits(_RANDOM_BITS)
            text = await self._ask(game.name, position, seat, level, seed)
            if text is not None:
                return text
        log.error("bots cannot think", extra={"game": game.name})
        return game.notation.text(int(guess.pick(seat, FastRng(seed))))

    async def _ask(
        self, game: str, position: str, seat: int, level: Level, seed: int
    ) -> str | None:
        """None if the worker was lost."""
        await self._free.acquire()
        pool = self._running()
        try:
            # One whose worker died while nobody asked says so at once.
            with uninterrupted():
                job = pool.submit(answer, game, position, seat, level, seed)
        except BrokenExecutor as error:
            self._free.release()
            self._lost(pool, error)
            return None
        # A worker is busy until it has answered, also if nobody wants to know any more.
        loop = asyncio.get_running_loop()
        job.add_done_callback(lambda _: _tell(loop, self._free.release))
        try:
            return await asyncio.wait_for(asyncio.wrap_future(job), self.seconds)
        except (BrokenExecutor, TimeoutError) as error:
            self._lost(pool, error)
            return None

    def _lost(self, pool: ProcessPoolExecutor, error: Exception) -> None:
        log.warning("a bot worker was lost", extra={"fault": type(error).__name__})
        self._give_up(pool)

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        # What the other workers think about fails with it and is asked again; cancelled, it would
        # look as if its table no longer wanted it.
        pool.shutdown(wait=False)

    def close(self) -> None:
        if self._pool is not None:
            self._give_up(self._pool)
