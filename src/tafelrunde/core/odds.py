"""Exact chances that a game knows, as tables: what can be asked for, and the answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from tafelrunde.core.words import Message


class OddsError(ValueError):
    """What is asked for makes no sense; the reason is for people."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.key)
        self.reason = reason


@dataclass(frozen=True)
class Ask:
    """Something that can be asked for, and an example of it. `odds-ask-NAME` says what it is."""

    name: str
    example: str


@dataclass(frozen=True)
class OddsTable:
    """A cell is a chance such as 0.1995, or a piece of the game such as 444+1. A word in the head
    is a column of its own, said by `odds-head-WORD`."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Odds(ABC):
    """What a game can tell about its chances."""

    asks: ClassVar[tuple[Ask, ...]]

    @abstractmethod
    def answer(self, asked: Mapping[str, str]) -> tuple[Message, OddsTable]:
        """A table and what it shows; OddsError names what cannot be asked."""
