"""Messages to people, before translation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

Shown = int | str | bool | list[int]
"""A machine-readable value of a menu entry."""


@dataclass(frozen=True, init=False)
class Message:
    """A key of the text catalogue and the values of its placeholders. The key `player` stands for
    the name of the person or bot in a seat. Values named `die` or `dice` are dice results separated
    by spaces, which clients may draw; a `line` belongs to a drawing and needs a monospaced font. A
    text may have two more forms for its reader: the attribute `.you` if the reader is its `player`,
    and `.about-you` if it mentions the reader otherwise."""

    key: str
    values: Mapping[str, int | str | Message | tuple[Message, ...]]

    def __init__(
        self,
        key: str,
        values: Mapping[str, int | str | Message | tuple[Message, ...]] | None = None,
    ) -> None:
        # Messages are created by the hundred; the generated __init__ would take twice as long.
        self.__dict__["key"] = key
        self.__dict__["values"] = {} if values is None else values


def say(key: str, **values: int | str | Message | tuple[Message, ...]) -> Message:
    return Message(key, values)


@cache
def player(seat: int) -> Message:
    return Message("player", {"seat": seat})


@dataclass(frozen=True)
class Section:
    """A section of the text table: a title, column headings for a table, and rows of cells."""

    title: Message
    rows: tuple[tuple[Message, ...], ...]
    head: tuple[Message, ...] = ()


@dataclass(slots=True)
class Choice:
    """A menu entry: its notation, its label, its effect in words, and its effect for programs. The
    label's attribute `.group` is its heading in long menus."""

    text: str
    label: Message
    hint: Message | None = None
    shows: Mapping[str, Shown] = field(default_factory=dict)
    kind: str = ""
    """The kind of choice, such as `attack`, so that clients need not parse the notation. Set by
    `Game.menu`."""
