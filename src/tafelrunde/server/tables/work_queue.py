"""Decides who gets the next free bot worker."""

from __future__ import annotations

import asyncio
from enum import IntEnum
from itertools import count
from typing import NamedTuple

PATIENCE = 3.0
"""Seconds that a tip waits before it may use the worker reserved for bots."""


class Rank(IntEnum):
    """Lower ranks come first."""

    BOT = 0
    TIP = 1
    BETTER_TIP = 2
    ANALYSIS = 3


class Claim(NamedTuple):
    """What a job is for."""

    rank: Rank
    shares: tuple[str, ...] = ()
    """Within a rank these take turns: client addresses, and for each of them tables."""


class Waiting(NamedTuple):
    claim: Claim
    number: int
    since: float
    granted: asyncio.Future[None]


class WorkQueue:
    """Bots come before tips, tips before analyses. One of several workers is reserved for bots, so
    that they do not wait until a tip is found."""

    def __init__(self, workers: int) -> None:
        self._free = workers
        self._reserved = 1 if workers > 1 else 0
        self._waiting: list[Waiting] = []
        self._numbers = count(1)
        self._served: dict[str, int] = {}
        """The last turn of each share, as long as anybody waits."""

    def __len__(self) -> int:
        """The number of jobs that wait for a worker."""
        return len(self._waiting)

    async def acquire(self, claim: Claim) -> None:
        """Wait for a worker."""
        loop = asyncio.get_running_loop()
        granted: asyncio.Future[None] = loop.create_future()
        one = Waiting(claim, next(self._numbers), loop.time(), granted)
        self._waiting.append(one)
        self._grant()
        try:
            await granted
        except asyncio.CancelledError:
            if not granted.cancelled():
                self.release()
            elif one in self._waiting:
                self._waiting.remove(one)
            raise

    def release(self) -> None:
        self._free += 1
        self._grant()

    def _grant(self) -> None:
        self._waiting = [one for one in self._waiting if not one.granted.cancelled()]
        while self._waiting:
            first = min(self._waiting, key=self._order)
            if self._free <= self._kept_from(first):
                return
            self._free -= 1
            self._waiting.remove(first)
            self._served |= dict.fromkeys(first.claim.shares, next(self._numbers))
            first.granted.set_result(None)
        self._served.clear()

    def _kept_from(self, one: Waiting) -> int:
        """The number of free workers that this job may not use."""
        waited = asyncio.get_running_loop().time() - one.since
        late = one.claim.rank is Rank.TIP and waited >= PATIENCE
        return 0 if late or one.claim.rank is Rank.BOT else self._reserved

    def _order(self, one: Waiting) -> tuple[int, ...]:
        turns = [self._served.get(share, 0) for share in one.claim.shares]
        return (one.claim.rank, *turns, one.number)
