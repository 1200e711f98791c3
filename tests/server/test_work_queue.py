"""Bot workers are shared fairly: bots first, then tips, then analyses."""

from __future__ import annotations

import asyncio

import pytest

from tafelrunde.server.tables import work_queue
from tafelrunde.server.tables.work_queue import Claim, Rank, WorkQueue
from tests.server.harness import run

BOT, ANALYSIS = Claim(Rank.BOT), Claim(Rank.ANALYSIS)


def tip(address: str, table: str, rank: Rank = Rank.TIP) -> Claim:
    return Claim(rank, (address, table))


async def order(queue: WorkQueue, claims: dict[str, Claim]) -> list[str]:
    """The order in which these jobs, requested one after the other while the only worker is busy,
    get it."""
    done: list[str] = []

    async def job(name: str) -> None:
        await queue.acquire(claims[name])
        done.append(name)
        await asyncio.sleep(0)
        queue.release()

    await queue.acquire(BOT)
    jobs = [asyncio.create_task(job(name)) for name in claims]
    while len(queue) < len(claims):
        await asyncio.sleep(0)
    queue.release()
    await asyncio.gather(*jobs)
    return done


def test_bots_come_before_tips_and_tips_before_analyses() -> None:
    async def check() -> None:
        claims = {
            "analysis": ANALYSIS,
            "better tip": tip("home", "a", Rank.BETTER_TIP),
            "tip": tip("home", "a"),
            "bot": BOT,
        }
        assert await order(WorkQueue(1), claims) == ["bot", "tip", "better tip", "analysis"]

    run(check())


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    async def check() -> None:
        claims = {
            "school a 1": tip("school", "a"),
            "school a 2": tip("school", "a"),
            "school b": tip("school", "b"),
            "school c": tip("school", "c"),
            "home": tip("home", "d"),
        }
        assert await order(WorkQueue(1), claims) == [
            "school a 1", "home", "school b", "school c", "school a 2",
        ]  # fmt: skip

    run(check())


def test_one_of_several_workers_is_reserved_for_bots() -> None:
    async def check() -> None:
        queue = WorkQueue(2)
        await queue.acquire(tip("home", "a"))
        waiting = asyncio.create_task(queue.acquire(ANALYSIS))
        await asyncio.sleep(0)
        assert len(queue) == 1
        await queue.acquire(BOT)
        queue.release()
        await asyncio.sleep(0)
        assert not waiting.done()
        queue.release()
        await waiting

    run(check())


def test_a_tip_that_has_waited_long_may_use_the_reserved_worker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def check() -> None:
        queue = WorkQueue(2)
        await queue.acquire(tip("home", "a"))
        waiting = asyncio.create_task(queue.acquire(tip("home", "b")))
        await asyncio.sleep(0)
        assert len(queue) == 1
        monkeypatch.setattr(work_queue, "PATIENCE", 0.0)
        other = asyncio.create_task(queue.acquire(ANALYSIS))
        await waiting
        assert not other.done()
        queue.release()
        queue.release()
        await other

    run(check())


def test_a_cancelled_job_returns_its_worker() -> None:
    """Also when it was granted one in the same moment."""

    async def check() -> None:
        queue = WorkQueue(1)
        await queue.acquire(BOT)
        jobs = [asyncio.create_task(queue.acquire(BOT)) for _ in range(2)]
        await asyncio.sleep(0)
        jobs[1].cancel()
        await asyncio.sleep(0)
        assert len(queue) == 1
        queue.release()
        jobs[0].cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await queue.acquire(BOT)

    run(check())


def test_a_worker_is_not_given_to_a_job_that_is_being_cancelled() -> None:
    async def check() -> None:
        queue = WorkQueue(1)
        await queue.acquire(BOT)
        waiting = asyncio.create_task(queue.acquire(BOT))
        while not queue:
            await asyncio.sleep(0)
        waiting.cancel()
        queue.release()
        await queue.acquire(BOT)
        assert waiting.cancelled() or waiting.cancelling()

    run(check())
