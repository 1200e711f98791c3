"""Players that are not people, by name."""

from __future__ import annotations

from tafelrunde.bots.random import RandomPolicy
from tafelrunde.core.game import AnyGame
from tafelrunde.core.state import Policy

FIRST_NAMES = ("Ada", "Bruno", "Clara", "Dora", "Emil", "Frieda")
"""What a bot is called at a table, by its seat."""


class UnknownBotError(ValueError):
    """No bot of this name plays this game."""


def names(game: AnyGame) -> tuple[str, ...]:
    """The bots that play this game: `random` and its rules of thumb."""
    return ("random", *game.policies)


def find(game: AnyGame, name: str) -> Policy:
    if name == "random":
        return RandomPolicy()
    if name not in game.policies:
        possible = ", ".join(names(game))
        raise UnknownBotError(f"{game.name}: no bot is called {name!r}; possible: {possible}")
    return game.policies[name]()
