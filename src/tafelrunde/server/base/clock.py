"""The clock, passed in wherever time matters, so that tests can control it."""

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
"""Seconds of a clock that nobody can set. Where possible it also counts while the machine
sleeps."""


_BEGAN = time.time() - steady()


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock:
    """The real clock. Setting the machine's clock changes `date`, but delays nothing."""

    def now(self) -> float:
        """For pauses and limits: the machine's time when the server started, plus the seconds
        elapsed since, as seconds since 1970."""
        return _BEGAN + steady()

    def slip(self) -> float:
        """By how many seconds the machine's clock has been set since the server started."""
        return self.date() - self.now()

    def date(self) -> float:
        """For stored times and times people read: seconds since 1970."""
        return time.time()

    def hear(self, date: float, seconds: float) -> None:
        """Synchronise with another clock's reading, requested over `seconds`. Does nothing here."""

    def call_at(self, when: float, what: Callable[[], object]) -> Alarm:
        """May fire early, never late; the callback checks the clock again. (The event loop does not
        count seconds while the machine sleeps.)"""
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
    """The database's clock, shared by all nodes because they read each other's stored times. The
    machine's own clock does not matter."""

    FASTEST = 0.1
    """Maximum correction, in seconds per second, so that the clock never runs backwards."""

    def __init__(self) -> None:
        self._ahead: float | None = None
        """Offset from `steady`."""
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
