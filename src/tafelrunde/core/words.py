"""What is said to people, before it is put into a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

Value = "int | str | Message | tuple[Message, ...]"
Shown = int | str | bool | list[int]
"""What a menu entry tells programs."""


@dataclass(frozen=True, init=False)
class Message:
    """A key of the catalogue and what its sentence needs. `player` is a key of its own: the name
    of the person or bot in a seat. Values called `die` or `dice` are what dice show, with spaces
    between them, and may be drawn as such; a `line` is one of a drawing, where every character has
    the same width. A sentence may have two more forms for the person who reads it: the attribute
    `.you` where that is its `player`, `.about-you` where it is named besides."""

    key: str
    values: Mapping[str, int | str | Message | tuple[Message, ...]]

    def __init__(
        self,
        key: str,
        values: Mapping[str, int | str | Message | tuple[Message, ...]] | None = None,
    ) -> None:
        # Messages are made by the hundred; the way a frozen dataclass takes is twice as long.
        self.__dict__["key"] = key
        self.__dict__["values"] = {} if values is None else values


def say(key: str, **values: int | str | Message | tuple[Message, ...]) -> Message:
    return Message(key, values)


@cache
def player(seat: int) -> Message:
    return Message("player", {"seat": seat})


@dataclass(frozen=True)
class Section:
    """A part of the text table: a title, column heads if it is a table, and rows of cells."""

    title: Message
    rows: tuple[tuple[Message, ...], ...]
    head: tuple[Message, ...] = ()


@dataclass(slots=True)
class Choice:
    """A menu entry: its notation, its label, what it would do, and the same for programs. An
    attribute `.group` of the label's sentence is the heading it has in a long menu."""

    text: str
    label: Message
    hint: Message | None = None
    shows: Mapping[str, Shown] = field(default_factory=dict)
    kind: str = ""
    """What kind of choice it is, in a word such as `attack`, so that no client takes the notation
    apart. `Game.menu` fills it in."""
