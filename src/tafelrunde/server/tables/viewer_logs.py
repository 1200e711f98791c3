"""The log of each viewer of a table, numbered per viewer, never by journal index."""

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
"""The viewer number of spectators."""

encode = msgspec.json.encode


class LoggedEntry(msgspec.Struct, gc=False):
    """A log entry of one viewer; `at` is its journal index."""

    number: int
    at: int
    lines: msgspec.Raw
    by: int | None = None
    """The seat that acted."""
    undoes: int | None = None
    """For an undo: the first entry of this log that it took back."""


class SavedEntry(msgspec.Struct, array_like=True, gc=False):
    """An entry in a snapshot; `text` is an index into `Saved.texts`. Older snapshots lack the last
    two fields, or have -1 for None."""

    number: int
    at: int
    text: int
    by: int | None = None
    undoes: int | None = None


class Saved(msgspec.Struct):
    """The content of a snapshot."""

    position: dict[str, object]
    stream: int
    """The position in the random stream."""
    numbers: list[int]
    texts: list[msgspec.Raw]
    """The encoded lines, without duplicates."""
    recent: list[list[SavedEntry]]
    """By viewer."""


class ViewerLogs:
    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.viewers = (*range(seats), WATCHER)
        self.numbers = dict.fromkeys(self.viewers, 0)
        self.recent = {viewer: _recent(()) for viewer in self.viewers}
        self.fresh: dict[int, list[LoggedEntry]] = {viewer: [] for viewer in self.viewers}
        """Entries not sent yet, by viewer."""
        self.after: dict[int, State] = {}
        """By journal index: the state after each entry not sent yet."""
        self.undone = False
        """Whether there was an undo since the last snapshot."""
        self.news = False
        """Whether something not sent yet may be noticed by others."""

    def follow(self, happening: Happening[State]) -> None:
        """Add an entry to the logs of all viewers who may know of it."""
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
        """The number of the viewer's first entry at or after a journal index."""
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
        """The entries after number `last` that are still in memory."""
        return [line for line in self.recent[viewer] if line.number > last]

    def place(self, viewer: int, number: int) -> int | None:
        """The journal index of an entry; None if it is no longer in memory."""
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
    """Rebuild the logs and return the final state. Only the entries after the snapshot are
    replayed, unless an undo among them reaches back before it."""
    state: State = begin(game, journal)
    first = 0
    if saved is not None and not reaches_back(journal.entries[saved[0] :]):
        # Ignore an unreadable position: the journal has everything.
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
