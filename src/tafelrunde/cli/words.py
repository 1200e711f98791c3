"""The texts of the terminal and their language."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from tafelrunde.core.words import Message
from tafelrunde.games.words import GROUPED_FROM, Words

TEXTS = Path(__file__).parent / "texts"


def language(environment: Mapping[str, str] = os.environ) -> str:
    """German in a German environment, English in every other."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    spoken = next((environment[name] for name in names if environment.get(name)), "")
    return "de" if spoken.lower().startswith("de") else "en"


class TerminalWords(Words):
    """The terminal's texts, in addition to a game's."""

    def __init__(self, language: str, game: str | None = None, names: Sequence[str] = ()) -> None:
        super().__init__(language, game, names, (TEXTS,))

    def say(self, key: str, **values: int | str) -> str:
        return self.render(Message(f"cli-{key}", values))

    def bot(self, name: str) -> str:
        """A level and its temperament in words; other policies are shown by their names."""
        level, slash, temper = name.partition("/")
        if f"level-{level}" not in self:
            return name
        said = self.render(Message(f"level-{level}"))
        return f"{said}, {self.render(Message(f'temper-{temper}'))}" if slash else said

    def number(self, value: float, digits: int = 0) -> str:
        """A number formatted for this language."""
        text = f"{value:,.{digits}f}" if abs(value) >= GROUPED_FROM else f"{value:.{digits}f}"
        return text.translate(str.maketrans(",.", ".,")) if self.language == "de" else text

    def percent(self, share: float, digits: int = 1) -> str:
        return self.say("percent", number=self.number(100 * share, digits))
