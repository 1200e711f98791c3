"""Builds a game's searching and hasty bots from its `search.json`: budgets and fitted weights. A
game without this file gets bots that play whole games instead of evaluating positions."""

from __future__ import annotations

from functools import cache

import msgspec

from tafelrunde.bots.hasty import Hasty
from tafelrunde.bots.search import Budget, Search, Weights
from tafelrunde.bots.slips import Slipping
from tafelrunde.bots.whole_games import WholeGames
from tafelrunde.core.game import AnyGame
from tafelrunde.core.insight import Insight
from tafelrunde.core.state import Policy
from tafelrunde.games import folder


class Thinking(msgspec.Struct, frozen=True):
    """Search settings of a level."""

    playouts: int
    """Per choice."""
    seconds: float
    """Time limit per choice: a slow machine ends the search early."""
    loyalty: float
    """How many standard errors a choice must be better than the habit's to replace it."""
    attention: int = 100
    """Percentage of choices that are searched; the habit makes the others."""
    habit: str = "thumb"
    """The policy whose choice stands unless the search finds a better one."""
    playouts_by: str = ""
    """The policy for playouts, if the habit is too slow for them."""
    tree: bool = False
    """Whether to grow a search tree, which improves the play after each choice."""


class Fitted(msgspec.Struct, frozen=True):
    """Weights for one number of seats."""

    merits: dict[str, float]
    spread: float
    """The winner's typical lead, in points."""


class Kept(msgspec.Struct, frozen=True):
    """The contents of a game's `search.json`."""

    levels: dict[str, Thinking]
    command: str
    """The command that fitted the weights."""
    rules_version: int
    seats: dict[int, Fitted]

    def strongest(self) -> Thinking | None:
        """The settings of the strongest level, if any level searches."""
        return list(self.levels.values())[-1] if self.levels else None


UNFITTED = Kept(
    levels={
        "hard": Thinking(playouts=100, seconds=0.5, loyalty=1.0),
        "master": Thinking(playouts=400, seconds=2.0, loyalty=1.0),
    },
    command="",
    rules_version=0,
    seats={2: Fitted({}, spread=10.0)},
)
"""For games without a `search.json`."""


@cache
def kept_for(name: str) -> Kept:
    """The `search.json` of a game, or what replaces it."""
    file = folder(name) / "players" / "search.json"
    return msgspec.json.decode(file.read_bytes(), type=Kept) if file.is_file() else UNFITTED


def is_fitted(game: AnyGame) -> bool:
    """Whether the bots of a game have fitted weights."""
    return kept_for(game.name) is not UNFITTED


def searcher(game: AnyGame, level: str) -> Search | None:
    """The policy of a level, if it searches."""
    kept = kept_for(game.name)
    return search_with(game, kept.seats, kept.levels[level]) if level in kept.levels else None


def hasty(game: AnyGame, mistakes: int, looks: int) -> Policy:
    """The heuristic bot with human mistakes; without weights, with random ones."""
    thumb = game.policies["thumb"]()
    if not is_fitted(game):
        return Slipping(thumb, round(100 / mistakes))
    insight = _insight(game)
    return Hasty(
        insight, _weights(game, insight, kept_for(game.name).seats), thumb, mistakes, looks
    )


def search_with(game: AnyGame, fitted: dict[int, Fitted], thinking: Thinking) -> Search:
    weighs = any(one.merits for one in fitted.values())
    insight = _insight(game) if weighs else WholeGames()
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
    """Weights by number of seats; those of the nearest number if it was not fitted."""
    names = insight.names()
    return [
        as_weights(names, fitted[min(fitted, key=lambda known: (abs(known - seats), known))])
        for seats in range(max(game.seats) + 1)
    ]


def as_weights(names: list[str], fitted: Fitted) -> Weights:
    """Weights in the order of `names`. Merits added since the last fit weigh 0."""
    return Weights([fitted.merits.get(name, 0.0) for name in names], fitted.spread)
