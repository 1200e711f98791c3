"""Game options: typed, with defaults and ranges."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tafelrunde.core.quoting import quoted

OptionValue = bool | int | str
OptionValues = dict[str, OptionValue]


class OptionError(ValueError):
    """An unknown option or an invalid value; the message lists what is possible."""


@dataclass(frozen=True)
class Flag:
    """On or off."""

    name: str
    default: bool

    def possible(self, seats: int) -> str:
        return "true or false"

    def allows(self, value: object, seats: int) -> bool:
        return isinstance(value, bool)

    def read(self, text: str) -> OptionValue:
        return {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}[
            text.lower()
        ]


@dataclass(frozen=True)
class Number:
    """A whole number from `low` to `high`, in multiples of `step`."""

    name: str
    default: int
    low: int
    high: int
    step: int = 1

    def possible(self, seats: int) -> str:
        steps = f" in steps of {self.step}" if self.step > 1 else ""
        return f"a whole number from {self.low} to {self.high}{steps}"

    def allows(self, value: object, seats: int) -> bool:
        return (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
            and (value - self.low) % self.step == 0
        )

    def read(self, text: str) -> OptionValue:
        return int(text)


@dataclass(frozen=True)
class OneOf:
    """One of several words."""

    name: str
    default: str
    values: tuple[str, ...]

    def possible(self, seats: int) -> str:
        return ", ".join(self.values)

    def allows(self, value: object, seats: int) -> bool:
        return isinstance(value, str) and value in self.values

    def read(self, text: str) -> OptionValue:
        return text


@dataclass(frozen=True)
class SeatChoice:
    """A seat, or `random` for a random one."""

    name: str
    default: str = "random"

    def possible(self, seats: int) -> str:
        return ", ".join(["random", *(str(seat) for seat in range(seats))])

    def allows(self, value: object, seats: int) -> bool:
        return value == "random" or (
            isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats
        )

    def read(self, text: str) -> OptionValue:
        """Parse a seat as people write it, counting from 1."""
        return int(text) - 1 if text.isdigit() else text


Option = Flag | Number | OneOf | SeatChoice


def complete(options: tuple[Option, ...], given: Mapping[str, object], seats: int) -> OptionValues:
    """Validate the given values and fill in the defaults."""
    known = {option.name: option for option in options}
    values: OptionValues = {option.name: option.default for option in options}
    for name, value in given.items():
        if name not in known:
            possible = ", ".join(known) or "none"
            raise OptionError(f"option {quoted(name)}: unknown; possible: {possible}")
        if not known[name].allows(value, seats):
            raise OptionError(
                f"option {name}: expected {known[name].possible(seats)}, got {quoted(value)}"
            )
        assert isinstance(value, bool | int | str)
        values[name] = value
    return values


def read_option(options: tuple[Option, ...], name: str, text: str, seats: int) -> OptionValue:
    """Parse the value of an option as typed by a person."""
    for option in options:
        if option.name == name:
            try:
                value = option.read(text)
            except (KeyError, ValueError):
                value = text
            return complete(options, {name: value}, seats)[name]
    return complete(options, {name: text}, seats)[name]
