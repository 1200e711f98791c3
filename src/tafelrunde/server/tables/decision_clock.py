"""How long people have for a decision: since when it has been theirs, and when its time is over."""

from __future__ import annotations

import math

from tafelrunde.core.journal import Act, Entry, Undo
from tafelrunde.server.base.clock import Clock
from tafelrunde.server.tables.table_record import Setup


class DecisionClock:
    """One for a table: where several have to choose, they have a window of its own length. What it
    knows lies in the setup, and is kept with it."""

    def __init__(self, setup: Setup, clock: Clock) -> None:
        self._setup = setup
        self._clock = clock
        self._undone: tuple[int, float] | None = None
        """The seat that took a choice back, and since when it has had to choose."""

    def advance(self, entries: list[Entry], total: int, asked: list[int]) -> None:
        """These entries have happened, the last of so many; now these seats have to choose.

        Whoever takes a choice back has the time that is left, however often, until somebody else
        or chance has had a say."""
        last = entries[-1]
        if isinstance(last, Undo) and last.entries == 1:
            if self._undone is None or self._undone[0] != last.seat:
                self._undone = last.seat, self._setup.since
        elif self._undone and not all(_is_of(entry, self._undone[0]) for entry in entries):
            self._undone = None
        if self._undone is not None and asked == [self._undone[0]]:
            self._setup.since = self._undone[1]
            self.note(total)
        else:
            self.begin(total)

    def begin(self, total: int) -> None:
        """A decision has come up, after so many entries of the journal."""
        self._setup.since = self._clock.now()
        self._setup.since_entry = total

    def restart(self) -> None:
        """The whole time for the same decision."""
        self._setup.since = self._clock.now()

    def is_same(self, total: int) -> bool:
        """Whether it is still the same decision; else a new one begins."""
        same = self._setup.since_entry == total
        if not same:
            self.begin(total)
        return same

    def note(self, total: int) -> None:
        """The journal has grown, but the decision is the same."""
        self._setup.since_entry = total

    @property
    def ends(self) -> float | None:
        """None without a limit."""
        return self._setup.ends

    @property
    def over(self) -> bool:
        return self._clock.now() >= (math.inf if self.ends is None else self.ends)


def _is_of(entry: Entry, seat: int) -> bool:
    return isinstance(entry, Act | Undo) and entry.seat == seat
