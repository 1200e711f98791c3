"""The registry: every game of the house, one line each."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from types import ModuleType

from tafelrunde.core.game import AnyGame

NAMES = ("thousand_km", "knatsch", "geisterfahrer", "knight_rider", "kraftwagen")


class UnknownGameError(ValueError):
    """No game of the registry has this name."""


def find(name: str) -> AnyGame:
    """The game of this name; its module keeps it as `GAME`."""
    if name not in NAMES:
        raise UnknownGameError(f"no game is called {name!r}; possible: {', '.join(NAMES)}")
    game: AnyGame = import_module(f"tafelrunde.games.{name}").GAME
    return game


class Registry(ModuleType):
    """This module. Callable, so that `tafelrunde.games()` lists the names although
    `tafelrunde.games` is a package."""

    NAMES: tuple[str, ...]
    find: Callable[[str], AnyGame]
    __file__: str

    def __call__(self) -> tuple[str, ...]:
        """The names of all games."""
        return NAMES


sys.modules[__name__].__class__ = Registry
