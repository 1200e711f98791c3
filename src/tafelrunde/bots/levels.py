"""How well a bot plays: the same names for browser, server, command line, lab and journals.

A level is a policy for a game, `hard/bold` the same with a temperament. Whoever studies the games
may also name a way to play that is no level: `random`, which takes any entry of the menu, and what
a game has beside its rules of thumb.
"""

from __future__ import annotations

from typing import Literal, get_args

from tafelrunde.bots import searching
from tafelrunde.bots.random import RandomPolicy
from tafelrunde.bots.tempers import CALM, TEMPERS, Temper
from tafelrunde.core.game import AnyGame
from tafelrunde.core.state import Policy

Level = Literal["novice", "easy", "medium", "hard", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""The weakest first."""
USUAL: Level = "medium"

MISTAKES: dict[Level, tuple[int, int]] = {"novice": (30, 2), "easy": (12, 3)}
"""In how many of a hundred choices the best is overlooked, and at how many others it looks then."""
FORMER_NAMES = {"beginner": "easy", "middle": "medium", "thumb": "medium"}
"""What old journals and old habits call a bot."""


class UnknownBotError(ValueError):
    """No bot of this name plays this game."""


def _player(game: AnyGame, level: Level) -> Policy | None:
    """Who plays at this level; None if nobody does in this game."""
    if level in MISTAKES:
        return searching.hasty(game, *MISTAKES[level])
    if level == USUAL:
        return game.policies["thumb"]()
    return searching.searcher(game, level)


def offered(game: AnyGame) -> tuple[Level, ...]:
    """The levels at which this game can be played, the weakest first."""
    return tuple(level for level in LEVELS if _player(game, level) is not None)


def names(game: AnyGame) -> tuple[str, ...]:
    """All that `find` can be asked for, beside temperaments of levels."""
    return (*offered(game), *other_ways(game), "random")


def other_ways(game: AnyGame) -> tuple[str, ...]:
    """To play that are no levels."""
    return tuple(name for name in game.policies if name != "thumb")


def present_name(name: str) -> str:
    """What a bot is called today."""
    level, slash, temper = name.partition("/")
    return FORMER_NAMES.get(level, level) + slash + temper


def with_temper(level: Level, temper: Temper) -> str:
    """The name of a level with a temperament: the level alone for one who plays it as it is."""
    return level if temper == CALM else f"{level}/{temper}"


def parts(name: str) -> tuple[str, str]:
    """Level, or other way to play, and temperament."""
    level, slash, temper = name.partition("/")
    return level, temper if slash else CALM


def known(game: AnyGame, name: str) -> bool:
    """Whether `find` knows it."""
    level, temper = parts(name)
    tempered = level in offered(game) and temper in TEMPERS
    return tempered if "/" in name else level in names(game)


def find(game: AnyGame, name: str) -> Policy:
    """The player of this name, which may be a former one."""
    name = present_name(name)
    wanted, temper = parts(name)
    for level in LEVELS:
        player = _player(game, level) if level == wanted and temper in TEMPERS else None
        if player is not None:
            return player if temper == CALM else player.tempered(temper)
    if name == "random":
        return RandomPolicy()
    if name in other_ways(game):
        return game.policies[name]()
    possible = ", ".join(names(game))
    raise UnknownBotError(f"{game.name}: no bot is called {name!r}; possible: {possible}")
