"""Serialising states: each field is described once, for both writing and reading.

    def car_fields(form: Form, car: Car) -> None:
        car.laps = form.number("laps", car.laps, 0, MOST_LAPS)
        car.broken = form.flag("broken", car.broken)

When writing, a form stores the value and returns it. When reading, it validates the stored value
and returns it, or raises an error that names the fault.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from tafelrunde.core.quoting import LONGEST, quoted

Position = dict[str, object]

T = TypeVar("T")


class PositionError(ValueError):
    """A position that is not a possible state of the game; says where and why."""


def must(holds: bool, place: str, complaint: str) -> None:
    """Assert an invariant of a game, for `Game.check`."""
    if not holds:
        raise PositionError(f"{place}: {complaint}")


def write(fields: Callable[[Form, T], None], part: T) -> Position:
    """The position of a state, or of a part of it."""
    form = Form({}, reading=False)
    fields(form, part)
    return form.values


class Form:
    def __init__(self, values: Position, *, reading: bool, path: str = "") -> None:
        self.values = values
        """The values written so far, or the values still to be read."""
        self.reading = reading
        """If true, derived data that is not part of the position must be rebuilt."""
        self._path = path
        self._parts: list[Form] = []

    # -- Single values -----------------------------------------------------------------------

    def number(self, name: str, value: int, low: int, high: int) -> int:
        if self.reading:
            return self._whole(self._take(name), name, low, high)
        self.values[name] = value
        return value

    def flag(self, name: str, value: bool) -> bool:
        if not self.reading:
            self.values[name] = value
            return value
        found = self._take(name)
        if not isinstance(found, bool):
            raise self._wrong(name, "true or false", found)
        return found

    def word(self, name: str, value: int, words: Sequence[str]) -> int:
        """The index of one of these words."""
        if not self.reading:
            self.values[name] = words[value]
            return value
        found = self._take(name)
        if not isinstance(found, str) or found not in words:
            raise self._wrong(name, "one of " + ", ".join(words), found)
        return words.index(found)

    def nothing(self, name: str, value: object) -> bool:
        """Whether the value is null."""
        if not self.reading:
            if value is None:
                self.values[name] = None
            return value is None
        if self.values.get(name, self) is not None:
            return False
        del self.values[name]
        return True

    def knows(self, name: str) -> bool:
        """Whether a field is present; false only for fields that older positions lack."""
        return not self.reading or name in self.values

    # -- Lists and parts ---------------------------------------------------------------------

    def numbers(
        self,
        name: str,
        values: list[int],
        low: int,
        high: int,
        *,
        length: int | None = None,
        most: int = 1000,
    ) -> list[int]:
        """A list of whole numbers: exactly `length`, or at most `most`."""
        if self.reading:
            return self._numbers(self._take(name), name, low, high, length, most)
        self.values[name] = values[:]
        return values

    def table(
        self,
        name: str,
        values: list[list[int]],
        low: int,
        high: int,
        *,
        rows: int | None = None,
        length: int | None = None,
        most: int = 1000,
    ) -> list[list[int]]:
        """A list of lists of whole numbers: exactly `rows`, or at most `most`."""
        if not self.reading:
            self.values[name] = [row[:] for row in values]
            return values
        found = self._list(self._take(name), name, rows, most)
        return [
            self._numbers(row, f"{name}[{at}]", low, high, length, most)
            for at, row in enumerate(found)
        ]

    def part(self, name: str) -> Form:
        """A nested object."""
        if self.reading:
            return self._reader(self._take(name), name)
        form = Form({}, reading=False)
        self.values[name] = form.values
        return form

    def parts(self, name: str, many: int, *, most: int | None = None) -> list[Form]:
        """A list of `many` objects; when reading with `most`, up to `most` of them."""
        if self.reading:
            length = many if most is None else None
            found = self._list(self._take(name), name, length, most or many)
            return [self._reader(part, f"{name}[{at}]") for at, part in enumerate(found)]
        forms = [Form({}, reading=False) for _part in range(many)]
        self.values[name] = [form.values for form in forms]
        return forms

    # -- Reading -----------------------------------------------------------------------------

    def seats(self, possible: Sequence[int]) -> int:
        """The number of seats, read first because all other fields depend on it."""
        must("seats" in self.values, "seats", "missing")
        seats = self._whole(self.values["seats"], "seats", min(possible), max(possible))
        must(seats in possible, "seats", "expected one of " + ", ".join(map(str, possible)))
        return seats

    def must(self, holds: bool, name: str, demand: str) -> None:
        """Assert a condition on several values; `name` is the field to report."""
        if not holds:
            raise PositionError(f"{self._path}{name}: {demand}")

    def done(self) -> None:
        """Raise an error if unknown values are left, here or in a nested object."""
        for name in self.values:
            raise PositionError(f"{self._path}{_name(name)}: unknown value")
        for part in self._parts:
            part.done()

    def _take(self, name: str) -> object:
        self.must(name in self.values, name, "missing")
        return self.values.pop(name)

    def _reader(self, part: object, name: str) -> Form:
        form = read(part, self._path + name)
        self._parts.append(form)
        return form

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


def read(position: object, path: str = "") -> Form:
    """A form for reading an untrusted position."""
    if not isinstance(position, Mapping):
        raise PositionError(f"{path or 'position'}: expected an object, got {quoted(position)}")
    return Form(dict(position), reading=True, path=path + "." if path else "")


def _name(name: object) -> str:
    """A key, quoted unless it could be a field name."""
    named = isinstance(name, str) and name.isidentifier() and len(name) <= LONGEST
    return str(name) if named else quoted(name)
