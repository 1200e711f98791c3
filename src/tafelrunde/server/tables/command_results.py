"""The results of each person's last commands, which make commands idempotent."""

from __future__ import annotations

from collections import OrderedDict

from tafelrunde.server.base.messages import Text

MOST_RESULTS = 256
"""Results stored per person."""


class CommandResults:
    def __init__(self) -> None:
        self._given: dict[int, OrderedDict[str, Text | None]] = {}

    def known(self, person: int, command: str) -> bool:
        return command in self._given.get(person, ())

    def refusal(self, person: int, command: str) -> Text | None:
        """Why a known command was refused; None if it was carried out."""
        return self._given[person][command]

    def remember(self, person: int, command: str, refused: Text | None) -> None:
        given = self._given.setdefault(person, OrderedDict())
        given[command] = refused
        while len(given) > MOST_RESULTS:
            given.popitem(last=False)

    def forget(self, person: int) -> None:
        self._given.pop(person, None)
