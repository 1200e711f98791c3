"""How long people have for a decision: since when it has been theirs, and when its time is over."""

from __future__ import annotations

import math

from tafelrunde.server.clock import Clock
from tafelrunde.server.seating import Setup


class DecisionClock:
    """One for a table: where several have to choose, they have a window of its own length. What it
    knows lies in the setup, and is kept with it."""

    def __init__(self, setup: Setup, clock: Clock) -> None:
        self._setup = setup
        self._clock = clock

    def begin(self, entries: int) -> None:
        """A decision has come up, after so many entries of the journal."""
        self._setup.since = self._clock.now()
        self._setup.since_entry = entries

    def begin_anew(self) -> None:
        """The whole time for the same decision."""
        self._setup.since = self._clock.now()

    def goes_on(self, entries: int) -> bool:
        """Whether it is still the same decision; else a new one begins."""
        same = self._setup.since_entry == entries
        if not same:
            self.begin(entries)
        return same

    def note(self, entries: int) -> None:
        """The journal has grown, but the decision is the same."""
        self._setup.since_entry = entries

    @property
    def ends(self) -> float | None:
        """None without a limit."""
        return self._setup.ends

    @property
    def over(self) -> bool:
        return self._clock.now() >= (math.inf if self.ends is None else self.ends)
