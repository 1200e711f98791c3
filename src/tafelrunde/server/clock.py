"""The time of day, passed in wherever it matters, so that tests can turn the hands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock:
    """The real one: seconds since 1970."""

    def now(self) -> float:
        return time.time()

    def call_at(self, when: float, what: Callable[[], object]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), what)

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return
        over = asyncio.Event()
        alarm = self.call_at(self.now() + seconds, over.set)
        try:
            await over.wait()
        finally:
            alarm.cancel()
