"""The chat of one table."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from tafelrunde.server.base.limits import Buckets
from tafelrunde.server.base.messages import ChatLine
from tafelrunde.server.store.interface import StoredChat

MOST_CHAT = 100
"""Number of lines sent to a person who joins."""
CHAT_RATE, CHAT_BURST = 0.5, 6
"""Lines per person: rate per second, and burst."""


class TableChat:
    def __init__(self) -> None:
        self._lines: deque[ChatLine] = deque(maxlen=MOST_CHAT)
        self._limits = Buckets(CHAT_RATE, CHAT_BURST)
        self._unsaved: list[StoredChat] = []
        self.known: list[tuple[int, str]] = []
        """Authors of the restored lines, with the command ids."""

    @property
    def lines(self) -> list[ChatLine]:
        return list(self._lines)

    def restore(self, kept: Iterable[StoredChat]) -> None:
        for line in kept:
            self._lines.append(ChatLine(line.seat, line.name, line.text, line.phrase, line.at))
            if line.person is not None and line.command is not None:
                self.known.append((line.person, line.command))

    def allows(self, person: int, now: float) -> bool:
        """Whether the person's rate limit permits another line."""
        return self._limits.take(str(person), now)

    def add(self, line: ChatLine, person: int | None = None, command: str | None = None) -> None:
        self._lines.append(line)
        said = StoredChat(line.seat, line.name, line.text, line.phrase, line.at, person, command)
        self._unsaved.append(said)

    def take_unsaved(self) -> list[StoredChat]:
        unsaved, self._unsaved = self._unsaved, []
        return unsaved
