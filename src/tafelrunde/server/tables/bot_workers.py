"""Worker processes in which bots search, on a determinized state of their seat."""

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
from tafelrunde.core.journal import read_text
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import State
from tafelrunde.games import find
from tafelrunde.lab.advice import AT_ONCE, BETTER, Advice, Effort, advise
from tafelrunde.lab.analysis import Found, Trial, try_out
from tafelrunde.server.tables.work_queue import Claim, Rank, WorkQueue
from tafelrunde.table.days import (
    BATCHES,
    PARTS,
    Day,
    Result,
    chance_after,
    find_number,
    house_field,
)

MOST_FAILURES = 3
"""Lost workers after which a bot makes a random choice, so that its table can continue."""
RECOVERY = 1.0
"""Seconds before the second attempt; twice as many before the third."""
_RANDOM_BITS = 60

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
Thought = Callable[Concatenate[int, P], T]
"""A function run in a worker. Its first argument is a seed."""


def begin() -> None:
    """Initialise a worker, with lower priority than the tables."""
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=end_with_server, daemon=True).start()


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Start workers without Ctrl-C: the server receives it and stops them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_server() -> None:
    """Exit when the server process is gone, even if it was killed."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def answer(seed: int, game: str, position: str, seat: int, bot: str) -> str:
    """A bot's choice; runs in a worker."""
    rules = find(game)
    state = rules.load(json.loads(position))
    action = levels.find(rules, bot).choose(state, seat, FastRng(seed))
    return rules.notation.text(int(action))


def answer_repeatably(_seed: int, game: str, position: str, seat: int, bot: str, seed: int) -> str:
    """A bot's choice with a given seed; runs in a worker."""
    return answer(seed, game, position, seat, bot)


def tip(seed: int, game: str, position: str, seat: int, effort: Effort) -> Advice:
    """A tip for this seat; runs in a worker."""
    rules = find(game)
    return advise(rules, rules.load(json.loads(position)), seat, seed, effort)


def examine(_seed: int, _game: str, trial: Trial) -> Found:
    """A trial of the analysis of a finished game; runs in a worker."""
    return try_out(trial)


def day_number(_seed: int, _game: str, day: Day) -> int:
    """The number of a game of the day; runs in a worker."""
    return find_number(day)


def day_field(_seed: int, _game: str, day: Day, number: int) -> list[Result]:
    """What the bots of the house make of a game of the day; runs in a worker."""
    return house_field(day, number)


def day_chance(_seed: int, _game: str, journal: str, part: int, batch: int) -> int:
    """The chance at a moment of a finished game of the day; runs in a worker."""
    return chance_after(read_text(journal), part, batch)


def seen_from(state: State, seat: int, seed: int | None = None) -> str:
    """A position consistent with what the seat knows. Workers never receive the true one."""
    guess = state.determinize(seat, FastRng(_random() if seed is None else seed))
    return json.dumps(guess.position())


def _random() -> int:
    return secrets.randbits(_RANDOM_BITS)


def _tell(loop: asyncio.AbstractEventLoop, what: Callable[[], object]) -> None:
    """Call `what` in the loop from another thread, unless the loop has ended."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(what)


class WorkersLostError(Exception):
    """All attempts to run a job in a worker failed."""


class BotWorkers:
    """A pool of worker processes. Workers that die or time out are replaced, and the job is
    retried."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self.seconds = seconds
        """Timeout of a job, including the start of a worker if necessary."""
        self._queue = WorkQueue(workers)
        """Limits the jobs to the free workers, so that waiting does not count towards the
        timeout."""
        self._pool: ProcessPoolExecutor | None = None
        self.on_wait: Callable[[float], object] = lambda _: None
        """Called with the seconds a bot waited for a worker."""

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=begin)
        return self._pool

    async def choose(
        self, game: AnyGame, state: State, seat: int, bot: str, seed: int | None = None
    ) -> str:
        """The bot's choice, from what its seat knows. With a seed, always the same one, unless the
        bot stops by the clock."""
        position = seen_from(state, seat, seed)
        claim, given = Claim(Rank.BOT), (game.name, position, seat, bot)
        if seed is None:
            text = await self._think(claim, answer, *given)
        else:
            text = await self._think(claim, answer_repeatably, *given, seed)
        if text is not None:
            return text
        guess = game.load(json.loads(position))
        rng = FastRng(_random() if seed is None else seed)
        return game.notation.text(int(guess.pick(seat, rng)))

    async def advise(
        self, game: AnyGame, state: State, seat: int, shares: tuple[str, ...]
    ) -> AsyncIterator[tuple[Advice | None, bool]]:
        """Tips for this seat, first a quick one and then, if nobody waits for a worker, a better
        one, each with whether another follows; None if no worker works. Like a bot's choice, from
        what the seat knows."""
        position = seen_from(state, seat)
        for effort, rank in ((AT_ONCE, Rank.TIP), (BETTER, Rank.BETTER_TIP)):
            claim = Claim(rank, shares)
            advice = await self._think(claim, tip, game.name, position, seat, effort)
            more = advice is not None and effort is not BETTER and not self._queue
            yield advice, more
            if not more:
                return

    async def try_out(self, trial: Trial) -> Found:
        """Run a trial of the analysis of a finished game, whose state is public."""
        return await self._must(Claim(Rank.ANALYSIS), examine, trial.game, trial)

    async def day_number(self, day: Day) -> int:
        return await self._must(Claim(Rank.TIP), day_number, day.game, day)

    async def day_field(self, day: Day, number: int) -> list[Result]:
        return await self._must(Claim(Rank.TIP), day_field, day.game, day, number)

    async def day_course(self, game: str, journal: str) -> list[int]:
        """The chance after each part, as short jobs, so that bots get workers in between."""
        claim = Claim(Rank.ANALYSIS)
        chances = []
        for part in range(1, PARTS + 1):
            found = [
                await self._must(claim, day_chance, game, journal, part, batch)
                for batch in range(BATCHES)
            ]
            chances.append(sum(found) // BATCHES)
        return chances

    async def _must(
        self, claim: Claim, work: Thought[P, T], *given: P.args, **named: P.kwargs
    ) -> T:
        found = await self._think(claim, work, *given, **named)
        if found is None:
            raise WorkersLostError
        return found

    async def _think(
        self, claim: Claim, work: Thought[P, T], *given: P.args, **named: P.kwargs
    ) -> T | None:
        """Run a job, with a few retries if workers are lost."""
        for failures in range(MOST_FAILURES):
            await asyncio.sleep(failures * RECOVERY)
            seed = _random()
            found = await self._ask(claim, work, seed, *given, **named)
            if found is not None:
                return found
        log.error("bot workers keep failing", extra={"game": given[0]})
        return None

    async def _ask(
        self, claim: Claim, work: Thought[P, T], seed: int, *given: P.args, **named: P.kwargs
    ) -> T | None:
        """Run a job once; None if the worker was lost."""
        began = time.perf_counter()
        await self._queue.acquire(claim)
        if claim.rank is Rank.BOT:
            self.on_wait(time.perf_counter() - began)
        pool = self._running()
        try:
            # Fails immediately if a worker died while idle.
            with uninterrupted():
                job = pool.submit(work, seed, *given, **named)
        except BrokenExecutor as error:
            self._queue.release()
            self._lost(pool, error)
            return None
        # A worker is busy until its job ends, even if the job was cancelled.
        loop = asyncio.get_running_loop()
        job.add_done_callback(lambda _: _tell(loop, self._queue.release))
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
        # The jobs of the other workers fail too and are retried. Cancelling them would look as if
        # their tables no longer wanted them.
        pool.shutdown(wait=False)

    def close(self) -> None:
        if self._pool is not None:
            self._give_up(self._pool)
