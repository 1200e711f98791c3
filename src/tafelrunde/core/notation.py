"""Numbers inside, words outside: the action space of a game and its canonical texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from tafelrunde.core.quoting import quoted


class NotationError(ValueError):
    """A text that names no action of the game."""


@dataclass(frozen=True)
class Family:
    """Actions of one kind: `first` is the number of the first, the parts name the others.

    `Family("attack", 14, ATTACKS, PARTIES)` is `attack STOP 0` = 14, `attack STOP 1` = 15, ...:
    the last part counts fastest.
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
                raise ValueError(f"{family.word}: begins at {family.first}, not {len(self._texts)}")
            self._texts += family.texts()
            self._kinds += [family.word] * (len(self._texts) - family.first)
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        if len(self._numbers) != len(self._texts):
            raise ValueError("two actions share a text")

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
        """What can be meant by a piece: the actions of the first family that begins with its name,
        each with its target ("" where there is none)."""
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
