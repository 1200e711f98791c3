"""The time, passed in wherever it matters, so that tests can turn the hands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

LONGEST_WAIT = 60.0
_SLEEPLESS: int | None = getattr(time, "CLOCK_BOOTTIME", None)


steady: Callable[[], float] = (
    time.monotonic if _SLEEPLESS is None else partial(time.clock_gettime, _SLEEPLESS)
)
"""Seconds that nobody can set; a machine that sleeps goes on counting, where it can."""


_BEGAN = time.time() - steady()


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock:
    """The real one. Whoever sets the machine's clock changes the date, but delays nobody."""

    def now(self) -> float:
        """For pauses and limits: seconds since 1970, as the machine had them when the server
        started, and all that have gone by since."""
        return _BEGAN + steady()

    def slip(self) -> float:
        """By how many seconds the machine's clock was set since the server started."""
        return self.date() - self.now()

    def date(self) -> float:
        """For what is kept, and for times that people read: seconds since 1970."""
        return time.time()

    def hear(self, date: float, seconds: float) -> None:
        """What another clock said, in the middle of a question that took so long: nothing to us."""

    def call_at(self, when: float, what: Callable[[], object]) -> Alarm:
        """Not later, but perhaps earlier: whoever is called looks at the clock again. A loop does
        not count the seconds in which the machine slept."""
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


class SharedClock(Clock):
    """The database's, by which all nodes go: one reads the times that another has noted. Whatever
    the machine's own clock says does not matter."""

    FASTEST = 0.1
    """By so much of a second it may be set in a second: it never goes back."""

    def __init__(self) -> None:
        self._ahead: float | None = None
        """Of `steady`, as it is set."""
        self._heard = 0.0

    def now(self) -> float:
        return steady() + (self._ahead if self._ahead is not None else _BEGAN)

    def date(self) -> float:
        return self.now()

    def hear(self, date: float, seconds: float) -> None:
        at = steady()
        right = date + seconds / 2 - at
        if self._ahead is None:
            self._ahead = right
        else:
            most = self.FASTEST * (at - self._heard)
            self._ahead += max(-most, min(most, right - self._ahead))
        self._heard = at
