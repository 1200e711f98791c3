"""What each viewer of a table has been told: numbered per viewer, never by the journal's count."""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Sequence

import msgspec

from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Entry, Journal, Undo
from tafelrunde.core.position import PositionError
from tafelrunde.core.replay import Happening, Step, begin, happenings
from tafelrunde.core.state import State
from tafelrunde.server.base.messages import LONGEST_LOG

WATCHER = -1
"""The viewer that is no seat."""

encode = msgspec.json.encode


class LoggedEntry(msgspec.Struct, gc=False):
    """One entry as a viewer was told it; `at` is its place in the journal."""

    number: int
    at: int
    lines: msgspec.Raw
    by: int | None = None
    """The seat whose choice it was."""
    undoes: int | None = None
    """The viewer's first entry that was taken back."""


class SavedEntry(msgspec.Struct, array_like=True, gc=False):
    """A line in a snapshot; `text` is its place among the texts. Older snapshots end before the
    last two, or have -1 for nothing."""

    number: int
    at: int
    text: int
    by: int | None = None
    undoes: int | None = None


class Saved(msgspec.Struct):
    """What a snapshot keeps beside the count of entries."""

    position: dict[str, object]
    stream: int
    """How many words of the dice were taken."""
    numbers: list[int]
    texts: list[msgspec.Raw]
    """Lines as they were told, each once, however many were told the same."""
    recent: list[list[SavedEntry]]
    """For each viewer."""


class ViewerLogs:
    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.viewers = (*range(seats), WATCHER)
        self.numbers = dict.fromkeys(self.viewers, 0)
        self.recent = {viewer: _recent(()) for viewer in self.viewers}
        self.fresh: dict[int, list[LoggedEntry]] = {viewer: [] for viewer in self.viewers}
        """What has not been sent yet."""
        self.after: dict[int, State] = {}
        """The state after each entry that has not been sent, by its place in the journal."""
        self.undone = False
        """Something was taken back since the last snapshot."""
        self.news = False
        """Something has not been sent yet that others may notice."""

    def follow(self, happening: Happening[State]) -> None:
        """Put one entry into words for everybody who may know of it."""
        self.after[happening.at] = happening.after
        self.news = self.news or not happening.hidden
        what = happening.what
        common: msgspec.Raw | None = None
        apart: dict[int, msgspec.Raw | None] = {}
        if isinstance(what, Step):
            common = self._told(what, None)
            seats = self.game.insiders(what.before, what.actor, what.action)
            apart = {seat: self._told(what, seat) for seat in seats}
        else:
            self.undone = self.undone or isinstance(what, Undo)
            if not happening.hidden:
                common = msgspec.Raw(encode([happening.public_line(what)]))
        by, undone = happening.by, happening.first_undone
        for viewer in self.viewers:
            lines = apart.get(viewer, common)
            if lines is not None:
                self.numbers[viewer] += 1
                undoes = None if undone is None else self._first_from(viewer, undone)
                line = LoggedEntry(self.numbers[viewer], happening.at, lines, by, undoes)
                self.recent[viewer].append(line)
                self.fresh[viewer].append(line)

    def _first_from(self, viewer: int, place: int) -> int | None:
        """The number of the viewer's first entry from a place of the journal on."""
        return next((line.number for line in self.recent[viewer] if line.at >= place), None)

    def _told(self, step: Step[State], seat: int | None) -> msgspec.Raw | None:
        """The encoded lines; None if there are none."""
        lines = self.game.log(step.before, step.actor, step.action, step.after, seat)
        return msgspec.Raw(encode(lines)) if lines else None

    def sent(self) -> None:
        self.news = False
        self.after.clear()
        for fresh in self.fresh.values():
            fresh.clear()

    def since(self, viewer: int, last: int) -> list[LoggedEntry]:
        """The log after the entry `last`, as far as it is kept."""
        return [line for line in self.recent[viewer] if line.number > last]

    def place(self, viewer: int, number: int) -> int | None:
        """Of an entry in the journal; None if it is too long ago."""
        return next((line.at for line in self.recent[viewer] if line.number == number), None)

    def save(self, state: State, stream: int) -> bytes:
        self.undone = False
        texts: dict[int, msgspec.Raw] = {}
        for lines in self.recent.values():
            texts.update((id(line.lines), line.lines) for line in lines)
        place = {text: number for number, text in enumerate(texts)}
        recent = [
            [
                SavedEntry(line.number, line.at, place[id(line.lines)], line.by, line.undoes)
                for line in self.recent[viewer]
            ]
            for viewer in self.viewers
        ]
        numbers = [self.numbers[viewer] for viewer in self.viewers]
        return encode(Saved(state.position(), stream, numbers, list(texts.values()), recent))

    def restore(self, saved: Saved) -> None:
        self.numbers = dict(zip(self.viewers, saved.numbers, strict=True))
        self.recent = {
            viewer: _recent([_line(kept, saved.texts) for kept in lines])
            for viewer, lines in zip(self.viewers, saved.recent, strict=True)
        }


def _line(saved: SavedEntry, texts: list[msgspec.Raw]) -> LoggedEntry:
    by, undoes = (None if value == -1 else value for value in (saved.by, saved.undoes))
    return LoggedEntry(saved.number, saved.at, texts[saved.text], by, undoes)


def _recent(lines: Sequence[LoggedEntry]) -> deque[LoggedEntry]:
    return deque(lines, maxlen=LONGEST_LOG)


def seat_or_none(viewer: int) -> int | None:
    return None if viewer == WATCHER else viewer


def retrace(
    game: AnyGame, journal: Journal, logs: ViewerLogs, saved: tuple[int, Saved] | None
) -> State:
    """The state after the journal, everything told again on the way; only what came after the
    snapshot is played, unless it reaches back behind it."""
    state: State = begin(game, journal)
    first = 0
    if saved is not None and not reaches_back(journal.entries[saved[0] :]):
        # A position that is of no use is left aside: the journal has everything.
        with contextlib.suppress(PositionError):
            state = game.load(saved[1].position)
            logs.restore(saved[1])
            first = saved[0]
    for happening in happenings(game, journal, first, state):
        logs.follow(happening)
        state = happening.after
    logs.sent()
    return state


def reaches_back(entries: Sequence[Entry]) -> bool:
    return any(isinstance(entry, Undo) for entry in entries)
