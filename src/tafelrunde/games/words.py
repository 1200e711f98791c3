"""Putting messages into a language: Project Fluent, one catalogue for terminal and browser."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from tafelrunde.core.words import Message

LANGUAGES = ("de", "en")
GROUPED_FROM = 10_000
"""Numbers from here on have a mark between their thousands."""
HOUSE = Path(__file__).parent / "texts"


class MissingTextError(KeyError):
    """A message without a text in this language."""


class Words:
    """The words of the house and of one game in one language, and the names of the seats."""

    def __init__(
        self,
        language: str,
        game: str | None = None,
        names: Sequence[str] = (),
        folders: Sequence[Path] = (),
    ) -> None:
        self.language = language
        self.names = names
        game_folder = [Path(__file__).parent / game / "words"] if game else []
        self._bundle = _bundle(language, (HOUSE, *game_folder, *folders))

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def render(self, message: Message) -> str:
        if message.key == "player":
            return self._player(message)
        pattern = self._bundle.get_message(message.key).value if message.key in self else None
        if pattern is None:
            raise MissingTextError(f"{message.key} ({self.language})")
        values = {name: self._value(value) for name, value in message.values.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingTextError(f"{message.key} ({self.language}): {errors[0]}")
        return str(text)

    def attribute(self, key: str, name: str) -> str:
        """An attribute of a text without placeholders, such as the rule behind a refusal; empty if
        the text has none."""
        found = self._bundle.get_message(key).attributes.get(name)
        return "" if found is None else str(self._bundle.format_pattern(found, {})[0])

    def _player(self, message: Message) -> str:
        seat = message.values["seat"]
        assert isinstance(seat, int)
        if seat < len(self.names):
            return self.names[seat]
        return self.render(Message("seat-name", {"number": seat + 1}))

    def _value(self, value: int | str | Message | tuple[Message, ...]) -> FluentInt | str:
        if isinstance(value, Message):
            return self.render(value)
        if isinstance(value, tuple):
            if not value:
                return self.render(Message("nothing"))
            return ", ".join(self.render(part) for part in value)
        return number(value) if isinstance(value, int) else value


def number(value: int) -> FluentInt:
    """As the language writes it: 1200, but 12.000 or 12,000 (the browser: `lib/words`)."""
    return FluentInt(value, useGrouping=abs(value) >= GROUPED_FROM)


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return bundle
