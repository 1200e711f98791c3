"""What a seat sees, as numbers in an array. A game describes each cell once, for naming it and for
filling it:

    def observe(self, state: State, seat: i64, cells: Cells) -> None:
        cells.word("phase", state.phase, PHASES)
        cells.number("talon", state.talon.size, 0, 106)
"""

from abc import ABC, abstractmethod
from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from tafelrunde.core.bits import BIT
from tafelrunde.core.state import State


@final
class Cells:
    """A cursor over an array. Descriptions depend on the seats and options only, so that each cell
    always has the same meaning."""

    def __init__(self, values: vec[i16]) -> None:
        self.values = values
        self.at: i64 = 0
        """The next cell."""
        self.own = False
        """Whether the next cells are known to their seat only; a game sets it."""
        self.naming = False
        """Whether cells are named instead of filled."""
        self.named: list[tuple[str, i64, i64, bool]] = []
        """Name, lowest and highest value of each cell, and whether only its seat knows it."""
        self.prefix = ""

    def part(self, name: str, number: i64) -> None:
        """The names of the next cells begin with `NAME[NUMBER].`, until `end`."""
        if self.naming:
            self.prefix = f"{name}[{number}]."

    def end(self) -> None:
        self.prefix = ""

    def name(self, name: str, low: i64, high: i64) -> None:
        self.named.append((self.prefix + name, low, high, self.own))

    def number(self, name: str, value: i64, low: i64, high: i64) -> None:
        if self.naming:
            self.name(name, low, high)
            return
        self.values[self.at] = i16(value)
        self.at += 1

    def flag(self, name: str, value: bool) -> None:
        self.number(name, 1 if value else 0, 0, 1)

    def word(self, name: str, value: i64, words: tuple[str, ...]) -> None:
        """A cell for each word: 1 for this one, 0 for the others; all 0 for -1."""
        word: str
        i: i64
        many: i64 = len(words)
        if self.naming:
            for word in words:
                self.name(f"{name}={word}", 0, 1)
            return
        values, at = self.values, self.at
        for i in range(many):
            values[at + i] = 0
        if value >= 0:
            values[at + value] = 1
        self.at = at + many

    def members(self, name: str, bits: i64, words: tuple[str, ...]) -> None:
        """A cell for each word: 1 if it is in the set."""
        word: str
        i: i64
        many: i64 = len(words)
        if self.naming:
            for word in words:
                self.name(f"{name}[{word}]", 0, 1)
            return
        values, at = self.values, self.at
        for i in range(many):
            values[at + i] = i16(bits & 1)
            bits >>= 1
        self.at = at + many

    def packed(self, name: str, counts: i64, bits: i64, words: tuple[str, ...]) -> None:
        """A count for each word, of so many bits, the lowest first."""
        word: str
        i: i64
        many: i64 = len(words)
        highest: i64 = BIT[bits] - 1
        if self.naming:
            for word in words:
                self.name(f"{name}[{word}]", 0, highest)
            return
        values, at = self.values, self.at
        for i in range(many):
            values[at + i] = i16(counts & highest)
            counts >>= bits
        self.at = at + many

    def mapped(
        self, name: str, keys: list[i64], table: tuple[int, ...], low: i64, high: i64
    ) -> None:
        """A number from the table for each key; keys begin with -1."""
        i: i64
        if self.naming:
            for i in range(len(keys)):
                self.name(f"{name}[{i}]", low, high)
            return
        values, at = self.values, self.at
        for i in range(len(keys)):
            number: i64 = table[keys[i] + 1]
            values[at + i] = i16(number)
        self.at = at + len(keys)

    def numbers(
        self, name: str, numbers: list[i64], low: i64, high: i64, words: tuple[str, ...]
    ) -> None:
        """A number for each word."""
        word: str
        i: i64
        if self.naming:
            for word in words:
                self.name(f"{name}[{word}]", low, high)
            return
        values, at = self.values, self.at
        for i in range(len(numbers)):
            values[at + i] = i16(numbers[i])
        self.at = at + len(numbers)

    def row(self, name: str, numbers: list[i64], low: i64, high: i64, length: i64) -> None:
        """At most `length` numbers, in their order; `low` where there is none."""
        i: i64
        if self.naming:
            for i in range(length):
                self.name(f"{name}[{i}]", low, high)
            return
        values, at = self.values, self.at
        many: i64 = len(numbers)
        for i in range(many):
            values[at + i] = i16(numbers[i])
        for i in range(many, length):
            values[at + i] = i16(low)
        self.at = at + length


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(ABC):
    """How a game describes what a seat sees."""

    @abstractmethod
    def observe(self, state: State, seat: i64, cells: Cells) -> None:
        """Everything the seat may know that matters for the rest of the game, itself first, then
        the other seats clockwise; the same for all states the seat cannot tell apart."""
