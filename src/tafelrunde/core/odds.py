"""Tables of a game's exact probabilities: queries and answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from tafelrunde.core.words import Message


class OddsError(ValueError):
    """An invalid query, with a reason for people."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.key)
        self.reason = reason


@dataclass(frozen=True)
class Ask:
    """A query parameter with an example. The text `odds-ask-NAME` describes it."""

    name: str
    example: str


@dataclass(frozen=True)
class OddsTable:
    """A table whose cells are probabilities such as 0.1995 or game terms such as 444+1. A heading
    that is a word is translated by the text `odds-head-WORD`."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Odds(ABC):
    """The exact probabilities a game provides."""

    asks: ClassVar[tuple[Ask, ...]]

    @abstractmethod
    def answer(self, asked: Mapping[str, str]) -> tuple[Message, OddsTable]:
        """A table with its caption; OddsError explains an invalid query."""
