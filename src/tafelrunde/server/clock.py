"""The time of day, passed in wherever it matters, so that tests can turn the hands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

LONGEST_WAIT = 60.0


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock:
    """The real one: seconds since 1970."""

    def now(self) -> float:
        return time.time()

    def call_at(self, when: float, what: Callable[[], object]) -> Alarm:
        """Not later, but perhaps earlier: a machine that slept or was set right has lost count of
        the seconds, so whoever is called looks at the clock again."""
        seconds = min(LONGEST_WAIT, max(0.0, when - self.now()))
        return asyncio.get_running_loop().call_later(seconds, what)

    async def sleep(self, seconds: float) -> None:
        until = self.now() + seconds
        while self.now() < until:
            over = asyncio.Event()
            alarm = self.call_at(until, over.set)
            try:
                await over.wait()
            finally:
                alarm.cancel()
