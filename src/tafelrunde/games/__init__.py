"""The registry: the games of the house, and games of other packages."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

from tafelrunde.core.game import AnyGame, Game

NAMES = ("thousand_km", "knatsch", "geisterfahrer", "knight_rider", "kraftwagen")
"""The games of the house."""
GROUP = "tafelrunde.games"
"""The entry point group of other packages: the name of a game, and where its `GAME` is."""


class UnknownGameError(ValueError):
    """No game has this name."""


class BadGameError(ValueError):
    """An entry point that is not a usable game; the message says why."""


def names() -> tuple[str, ...]:
    """All games: those of the house, then those of other packages."""
    return (*NAMES, *_others())


def find(name: str) -> AnyGame:
    """The game of this name; its module stores it as `GAME`."""
    if name in NAMES:
        game: AnyGame = import_module(f"tafelrunde.games.{name}").GAME
        return game
    if name in _others():
        return _others()[name]
    raise UnknownGameError(f"no game is called {name!r}; possible: {', '.join(names())}")


def folder(name: str) -> Path:
    """The folder with a game's texts and data files."""
    if name in NAMES:
        return Path(__file__).parent / name
    return Path(str(sys.modules[type(find(name)).__module__].__file__)).parent


@cache
def _others() -> dict[str, AnyGame]:
    """The games of other packages by name. One that fails to load is left out and logged."""
    found: dict[str, AnyGame] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            found[point.name] = load(point)
        except Exception:
            logging.getLogger(__name__).exception("cannot load the game %s", point.name)
    return found


def load(point: EntryPoint) -> AnyGame:
    game = point.load()
    if not isinstance(game, Game):
        raise BadGameError(f"{point.value} is not a tafelrunde.core.game.Game")
    if game.name != point.name:
        raise BadGameError(f"{point.value} has the name {game.name!r}, not {point.name!r}")
    if point.name in NAMES:
        raise BadGameError(f"{point.name} is the name of a game of the house")
    return game


class Registry(ModuleType):
    """This module. Callable, so that `tafelrunde.games()` lists the names although
    `tafelrunde.games` is a package."""

    NAMES: tuple[str, ...]
    find: Callable[[str], AnyGame]
    __file__: str

    def __call__(self) -> tuple[str, ...]:
        """The names of all games."""
        return names()


sys.modules[__name__].__class__ = Registry
