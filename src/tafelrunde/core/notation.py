"""The action space of a game: action numbers and their canonical texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from tafelrunde.core.quoting import quoted


class NotationError(ValueError):
    """A text or number that identifies no action of the game."""


@dataclass(frozen=True)
class Family:
    """Actions of one kind, numbered from `first` in the order of the product of their parts.

    `Family("attack", 14, (ATTACKS, PARTIES))` is `attack STOP 0` = 14, `attack STOP 1` = 15, ...:
    the last part varies fastest.
    """

    word: str
    first: int
    parts: tuple[Sequence[str], ...] = ()

    def texts(self) -> list[str]:
        return [" ".join((self.word, *names)).strip() for names in product(*self.parts)]


class Notation:
    """A bijection between the numbers 0 to size - 1 and texts."""

    def __init__(self, families: Iterable[Family]) -> None:
        self.families = tuple(families)
        self._texts: list[str] = []
        self._kinds: list[str] = []
        for family in self.families:
            if family.first != len(self._texts):
                raise ValueError(f"{family.word}: starts at {family.first}, not {len(self._texts)}")
            self._texts += family.texts()
            self._kinds += [family.word] * (len(self._texts) - family.first)
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        if len(self._numbers) != len(self._texts):
            raise ValueError("two actions have the same text")

    @property
    def size(self) -> int:
        return len(self._texts)

    def text(self, action: int) -> str:
        if not 0 <= action < self.size:
            raise NotationError(f"no action has the number {quoted(action)}")
        return self._texts[action]

    def kind(self, action: int) -> str:
        """The word of the action's family."""
        if not 0 <= action < self.size:
            raise NotationError(f"no action has the number {quoted(action)}")
        return self._kinds[action]

    def uses(self, piece: str) -> list[tuple[int, str]]:
        """The actions that use a piece, from the first family whose first part contains it, each
        with its target ("" if it has none)."""
        for family in self.families:
            if family.parts and piece in family.parts[0]:
                targets = [" ".join(names) for names in product(*family.parts[1:])]
                first = family.first + family.parts[0].index(piece) * len(targets)
                return [(first + at, target) for at, target in enumerate(targets)]
        return []

    def number(self, text: str) -> int:
        try:
            return self._numbers[text]
        except KeyError:
            raise NotationError(f"no action is called {quoted(text)}") from None
