"""Reading a position that came from outside: every value checked, every fault named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tafelrunde.core.quoting import LONGEST, quoted

Position = dict[str, object]


class PositionError(ValueError):
    """A position that cannot be a state of the game; says where and why."""


def must(holds: bool, place: str, complaint: str) -> None:
    """One law of a game, as `Game.check` states them."""
    if not holds:
        raise PositionError(f"{place}: {complaint}")


class PositionReader:
    """Takes the values out of a position one by one; `done` complains about any left over."""

    def __init__(self, position: object, path: str = "") -> None:
        if not isinstance(position, Mapping):
            raise PositionError(f"{path or 'position'}: expected an object, got {quoted(position)}")
        self._values: dict[object, object] = dict(position)
        self._path = path + "." if path else ""

    def has(self, name: str) -> bool:
        """For what older positions do not have."""
        return name in self._values

    def none(self, name: str) -> bool:
        """Whether there is none of it; it is taken out then."""
        if self._values.get(name, self) is not None:
            return False
        del self._values[name]
        return True

    def number(self, name: str, low: int, high: int) -> int:
        return self._whole(self._take(name), name, low, high)

    def later_number(self, name: str, low: int, high: int) -> int:
        """A number that a later version added: 0 in the positions written before it."""
        return self.number(name, low, high) if name in self._values else 0

    def flag(self, name: str) -> bool:
        value = self._take(name)
        if not isinstance(value, bool):
            raise self._wrong(name, "true or false", value)
        return value

    def later_flag(self, name: str) -> bool:
        """A flag that a later version added: off in the positions written before it."""
        return self.flag(name) if name in self._values else False

    def word(self, name: str, words: Iterable[str]) -> str:
        value = self._take(name)
        known = list(words)
        if not isinstance(value, str) or value not in known:
            raise self._wrong(name, "one of " + ", ".join(known), value)
        return value

    def numbers(
        self, name: str, low: int, high: int, *, length: int | None = None, most: int = 1000
    ) -> list[int]:
        """A list of whole numbers: of exactly `length`, or of at most `most`."""
        return self._numbers(self._take(name), name, low, high, length, most)

    def table(
        self,
        name: str,
        rows: int | None,
        low: int,
        high: int,
        *,
        length: int | None = None,
        most: int = 1000,
    ) -> list[list[int]]:
        """A list of `rows` lists of whole numbers (any number of rows up to `most` if None)."""
        value = self._list(self._take(name), name, rows, most)
        return [
            self._numbers(row, f"{name}[{at}]", low, high, length, most)
            for at, row in enumerate(value)
        ]

    def readers(
        self, name: str, rows: int | None = None, *, most: int = 1000
    ) -> list[PositionReader]:
        """A list of objects, each with a reader of its own."""
        value = self._list(self._take(name), name, rows, most)
        return [PositionReader(row, f"{self._path}{name}[{at}]") for at, row in enumerate(value)]

    def reader(self, name: str) -> PositionReader:
        return PositionReader(self._take(name), f"{self._path}{name}")

    def done(self) -> None:
        for name in self._values:
            raise PositionError(f"{self._path}{_name(name)}: nobody knows this value")

    def must(self, holds: bool, name: str, demand: str) -> None:
        """A demand that concerns several values; `name` is the place to look at."""
        if not holds:
            raise PositionError(f"{self._path}{name}: {demand}")

    def _take(self, name: str) -> object:
        if name not in self._values:
            raise PositionError(f"{self._path}{name}: missing")
        return self._values.pop(name)

    def _wrong(self, name: str, expected: str, value: object) -> PositionError:
        return PositionError(f"{self._path}{name}: expected {expected}, got {quoted(value)}")

    def _whole(self, value: object, name: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self._wrong(name, f"a whole number from {low} to {high}", value)
        return value

    def _list(self, value: object, name: str, length: int | None, most: int) -> list[object]:
        if not isinstance(value, list):
            raise self._wrong(name, "a list", value)
        if length is not None and len(value) != length:
            raise self._wrong(name, f"{length} entries", value)
        if length is None and len(value) > most:
            raise self._wrong(name, f"at most {most} entries", value)
        return value

    def _numbers(
        self, value: object, name: str, low: int, high: int, length: int | None, most: int
    ) -> list[int]:
        return [
            self._whole(item, f"{name}[{at}]", low, high)
            for at, item in enumerate(self._list(value, name, length, most))
        ]


def _name(name: object) -> str:
    """A key as it stands, if it could be the name of a value."""
    named = isinstance(name, str) and name.isidentifier() and len(name) <= LONGEST
    return str(name) if named else quoted(name)
