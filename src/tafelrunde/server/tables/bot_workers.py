"""Bots think in processes of their own, about a state that their seat could be in."""

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
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from tafelrunde.bots import levels
from tafelrunde.core.game import AnyGame
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import State
from tafelrunde.games import find
from tafelrunde.lab.advice import AT_ONCE, BETTER, Advice, Effort, advise
from tafelrunde.lab.analysis import Found, Trial, try_out

MOST_FAILURES = 3
"""After so many lost workers a bot takes any move of the menu: its table must go on."""
RECOVERY = 1.0
"""Seconds before a move is asked for the second time; twice as many before the third."""
_RANDOM_BITS = 60

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
Thought = Callable[Concatenate[int, P], T]
"""What is done in a worker; a seed comes first."""


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


def answer(seed: int, game: str, position: str, seat: int, bot: str) -> str:
    """What a bot plays; runs in a worker."""
    rules = find(game)
    state = rules.load(json.loads(position))
    action = levels.find(rules, bot).choose(state, seat, FastRng(seed))
    return rules.notation.text(int(action))


def tip(seed: int, game: str, position: str, seat: int, effort: Effort) -> Advice:
    """What a good player would do in this seat; runs in a worker."""
    rules = find(game)
    return advise(rules, rules.load(json.loads(position)), seat, seed, effort)


def examine(_seed: int, _game: str, trial: Trial) -> Found:
    """A part of the analysis of a finished game; runs in a worker."""
    return try_out(trial)


def seen_from(state: State, seat: int) -> str:
    """A position that the seat could be in: nothing else is ever shown to a worker."""
    guess = state.determinize(seat, FastRng(secrets.randbits(_RANDOM_BITS)))
    return json.dumps(guess.position())


def _tell(loop: asyncio.AbstractEventLoop, what: Callable[[], object]) -> None:
    """From another thread; a loop that has ended need not know."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(what)


class WorkersLostError(Exception):
    """No worker could think."""


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
        self.on_wait: Callable[[float], object] = lambda _: None
        """Told how many seconds somebody waited for a worker."""

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=begin)
        return self._pool

    async def choose(self, game: AnyGame, state: State, seat: int, bot: str) -> str:
        """The bot's action; it is shown nothing that its seat cannot know."""
        position = seen_from(state, seat)
        text = await self._think(answer, game.name, position, seat, bot)
        if text is not None:
            return text
        guess = game.load(json.loads(position))
        return game.notation.text(int(guess.pick(seat, FastRng(secrets.randbits(_RANDOM_BITS)))))

    async def advise(
        self, game: AnyGame, state: State, seat: int
    ) -> AsyncIterator[tuple[Advice | None, bool]]:
        """What a good player would do in this seat, soon and then better, and whether more is to
        come; None if no worker can think. No more is shown to it than to a bot."""
        position = seen_from(state, seat)
        for effort in (AT_ONCE, BETTER):
            advice = await self._think(tip, game.name, position, seat, effort)
            more = advice is not None and effort is not BETTER
            yield advice, more
            if not more:
                return

    async def try_out(self, trial: Trial) -> Found:
        """A part of the analysis of a finished game, in which nothing is hidden any more."""
        found = await self._think(examine, trial.game, trial)
        if found is None:
            raise WorkersLostError
        return found

    async def _think(self, work: Thought[P, T], *given: P.args, **named: P.kwargs) -> T | None:
        """Asked again if a worker was lost, but not for ever."""
        for failures in range(MOST_FAILURES):
            await asyncio.sleep(failures * RECOVERY)
            seed = secrets.randbits(_RANDOM_BITS)
            found = await self._ask(work, seed, *given, **named)
            if found is not None:
                return found
        log.error("bots cannot think", extra={"game": given[0]})
        return None

    async def _ask(
        self, work: Thought[P, T], seed: int, *given: P.args, **named: P.kwargs
    ) -> T | None:
        """None if the worker was lost."""
        began = time.perf_counter()
        await self._free.acquire()
        self.on_wait(time.perf_counter() - began)
        pool = self._running()
        try:
            # One whose worker died while nobody asked says so at once.
            with uninterrupted():
                job = pool.submit(work, seed, *given, **named)
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
