"""Who searches or imagines, how long, and with which weights: `search.json` beside the rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from tafelrunde.bots.hasty import Hasty
from tafelrunde.bots.search import Budget, Search, Weights
from tafelrunde.core.game import AnyGame
from tafelrunde.core.insight import Insight


class Thinking(msgspec.Struct, frozen=True):
    """How a level searches."""

    playouts: int
    """For one choice."""
    seconds: float
    """For one choice, whatever the playouts: a slow machine ends the search earlier."""
    loyalty: float
    """By how many standard errors another choice must be better than that of the rules of thumb."""
    attention: int = 100
    """The share of choices that are thought about, in per cent; the rest is done by habit."""
    habit: str = "thumb"
    """Whose choice counts where the search finds none that is better."""
    playouts_by: str = ""
    """Who plays in the playouts, if the habit thinks too long for that."""
    tree: bool = False
    """Whether what follows a choice is remembered, and played better and better."""


class Fitted(msgspec.Struct, frozen=True):
    """Weights for one number of seats."""

    merits: dict[str, float]
    spread: float
    """The usual lead of the winner, in points."""


class Kept(msgspec.Struct, frozen=True):
    """All that is kept for the search of one game."""

    levels: dict[str, Thinking]
    command: str
    """How anyone can fit the weights again."""
    rules_version: int
    seats: dict[int, Fitted]

    def strongest(self) -> Thinking | None:
        """How the best player of this game thinks, if there is one above rules of thumb."""
        return list(self.levels.values())[-1] if self.levels else None


@cache
def kept_for(name: str) -> Kept | None:
    """What is kept for the game of this name; None if it is not searched."""
    file = files(f"tafelrunde.games.{name}") / "players" / "search.json"
    return msgspec.json.decode(file.read_bytes(), type=Kept) if file.is_file() else None


def searcher(game: AnyGame, level: str) -> Search | None:
    """The player of this level, if it searches."""
    kept = kept_for(game.name)
    if kept is None or level not in kept.levels:
        return None
    return search_with(game, kept.seats, kept.levels[level])


def hasty(game: AnyGame, mistakes: int, looks: int) -> Hasty:
    """A player by rules of thumb with human mistakes."""
    kept = kept_for(game.name)
    assert kept is not None, f"{game.name} has no weights by which to be wrong"
    insight = _insight(game)
    weights = _weights(game, insight, kept.seats)
    return Hasty(insight, weights, game.policies["thumb"](), mistakes, looks)


def search_with(game: AnyGame, fitted: dict[int, Fitted], thinking: Thinking) -> Search:
    insight = _insight(game)
    weights = _weights(game, insight, fitted)
    budget = Budget(
        playouts=thinking.playouts,
        seconds=thinking.seconds,
        loyalty=thinking.loyalty,
        attention=thinking.attention,
        tree=thinking.tree,
    )
    if thinking.playouts_by:
        usual = game.policies[thinking.habit]()
        return Search(insight, weights, [game.policies[thinking.playouts_by]()], budget, usual)
    others = [name for name in game.policies if name != thinking.habit]
    habits = [game.policies[name]() for name in (thinking.habit, *others)]
    return Search(insight, weights, habits, budget)


def _insight(game: AnyGame) -> Insight:
    assert game.insight is not None, f"{game.name} has weights, but nothing to weigh"
    return game.insight()


def _weights(game: AnyGame, insight: Insight, fitted: dict[int, Fitted]) -> list[Weights]:
    """By number of seats; for one that was not fitted the nearest serves."""
    names = insight.names()
    return [
        as_weights(names, fitted[min(fitted, key=lambda known: (abs(known - seats), known))])
        for seats in range(max(game.seats) + 1)
    ]


def as_weights(names: list[str], fitted: Fitted) -> Weights:
    """A merit that is new since the last fit does not count yet."""
    return Weights([fitted.merits.get(name, 0.0) for name in names], fitted.spread)
