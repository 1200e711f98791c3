"""Bot levels, with the same names in the browser, server, command line, lab and journals.

A level is a policy for a game; `hard/bold` is that policy with a temperament. Studies may also use
policies that are not levels: `random`, and a game's policies other than `thumb`.
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
"""Ordered from weakest to strongest."""
USUAL: Level = "medium"

MISTAKES: dict[Level, tuple[int, int]] = {"novice": (30, 2), "easy": (12, 3)}
"""Percentage of choices in which the best entry is overlooked, and number of others considered."""
FORMER_NAMES = {"beginner": "easy", "middle": "medium", "thumb": "medium"}
"""Bot names in old journals, with their current names."""


class UnknownBotError(ValueError):
    """This game has no bot of this name."""


def _player(game: AnyGame, level: Level) -> Policy | None:
    """The policy of a level; None if the game does not have this level."""
    if level in MISTAKES:
        return searching.hasty(game, *MISTAKES[level])
    if level == USUAL:
        return game.policies["thumb"]()
    return searching.searcher(game, level)


def offered(game: AnyGame) -> tuple[Level, ...]:
    """The levels this game has, weakest first."""
    return tuple(level for level in LEVELS if _player(game, level) is not None)


def names(game: AnyGame) -> tuple[str, ...]:
    """All names that `find` accepts, without temperaments."""
    return (*offered(game), *other_ways(game), "random")


def other_ways(game: AnyGame) -> tuple[str, ...]:
    """The game's policies that are not levels."""
    return tuple(name for name in game.policies if name != "thumb")


def policy_name(name: str) -> str:
    """The name among a game's policies of the usual level or of another way to play."""
    return "thumb" if name == USUAL else name


def present_name(name: str) -> str:
    """The current name of a bot."""
    level, slash, temper = name.partition("/")
    return FORMER_NAMES.get(level, level) + slash + temper


def with_temper(level: Level, temper: Temper) -> str:
    """The name of a level with a temperament; just the level for the calm temperament."""
    return level if temper == CALM else f"{level}/{temper}"


def parts(name: str) -> tuple[str, str]:
    """Split a name into level (or other policy) and temperament."""
    level, slash, temper = name.partition("/")
    return level, temper if slash else CALM


def known(game: AnyGame, name: str) -> bool:
    """Whether `find` accepts this current name."""
    level, temper = parts(name)
    tempered = level in offered(game) and temper in TEMPERS
    return tempered if "/" in name else level in names(game)


def find(game: AnyGame, name: str) -> Policy:
    """The policy of this current or former name."""
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
