"""When the current decision came up, and when its time runs out."""

from __future__ import annotations

from tafelrunde.core.journal import Act, Entry, Undo
from tafelrunde.server.base.clock import Clock
from tafelrunde.server.tables.table_record import Setup


class DecisionClock:
    """One clock per table; hidden reactions of several seats have their own window. Its state is
    part of the setup and stored with it."""

    def __init__(self, setup: Setup, clock: Clock) -> None:
        self._setup = setup
        self._clock = clock
        self._undone: tuple[int, float] | None = None
        """The seat that undid a choice, and when its decision came up."""

    def advance(self, entries: list[Entry], total: int, asked: list[int]) -> None:
        """Update the clock after new entries, with the journal's length and the seats to choose.

        A player who undoes a choice keeps the remaining time, however often, until another seat or
        chance has acted."""
        refreshed = self._setup.refreshed
        if refreshed is not None and not all(_is_of(entry, refreshed) for entry in entries):
            self._setup.refreshed = None
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
        """Start the time of a new decision, at this length of the journal."""
        self._setup.since = self._clock.now()
        self._setup.since_entry = total

    def refresh(self, seat: int) -> None:
        """Restart the time for a player who takes over a seat, once until another seat or chance
        has acted."""
        if self._setup.refreshed is None:
            self._setup.refreshed = seat
            self._setup.since = self._clock.now()

    def is_same(self, total: int) -> bool:
        """Whether the decision is still the stored one; else start a new one."""
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


def _is_of(entry: Entry, seat: int) -> bool:
    return isinstance(entry, Act | Undo) and entry.seat == seat
