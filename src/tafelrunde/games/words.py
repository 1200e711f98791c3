"""Putting messages into a language: Project Fluent, one catalogue for terminal and browser."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tafelrunde.core.words import Message
from tafelrunde.games import folder
from tafelrunde.games.catalogue import GROUPED_FROM, Catalogue

__all__ = ["GROUPED_FROM", "HOUSE", "LANGUAGES", "MissingTextError", "Words"]

LANGUAGES = ("de", "en")
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
        # The first text of a key counts: a game may replace those of the house.
        self._folders = (*([folder(game) / "words"] if game else []), HOUSE, *folders)
        self._catalogue = catalogue(language, self._folders)

    def __contains__(self, key: str) -> bool:
        return key in self._catalogue

    def known(self, key: str) -> str:
        """A text that not every game has; empty if it is missing."""
        return self.render(Message(key)) if key in self else ""

    def render(self, message: Message) -> str:
        if message.key == "player":
            return self._player(message)
        if message.key not in self:
            file = self._folders[0] / f"{self.language}.ftl"
            raise MissingTextError(f"add the text {message.key} to {file}")
        values = {name: self._value(value) for name, value in message.values.items()}
        try:
            return self._catalogue.render(message.key, values)
        except KeyError as missing:
            raise MissingTextError(f"{message.key} ({self.language}): {missing}") from None

    def attribute(self, key: str, name: str) -> str:
        """An attribute of a text without placeholders, such as the rule behind a refusal; empty if
        the text has none."""
        full = f"{key}.{name}"
        return self._catalogue.render(full, {}) if full in self._catalogue else ""

    def _player(self, message: Message) -> str:
        seat = message.values["seat"]
        assert isinstance(seat, int)
        if seat < len(self.names):
            return self.names[seat]
        return self.render(Message("seat-name", {"number": seat + 1}))

    def _value(self, value: int | str | Message | tuple[Message, ...]) -> int | str:
        if isinstance(value, Message):
            return self.render(value)
        if isinstance(value, tuple):
            if not value:
                return self.render(Message("nothing"))
            return ", ".join(self.render(part) for part in value)
        return value


@cache
def catalogue(language: str, folders: tuple[Path, ...]) -> Catalogue:
    return Catalogue(language, [folder / f"{language}.ftl" for folder in folders])
