"""Searching bots for tests, limited by playouts and never by time."""

from __future__ import annotations

import msgspec

from tafelrunde.bots import levels, searching
from tafelrunde.bots.tempers import CALM
from tafelrunde.core.game import AnyGame
from tafelrunde.core.state import Policy

NO_CLOCK = 3600.0
"""A time limit that never applies. A lower one could stop an interpreted search on a busy machine,
and the same seed would give different choices."""


def unhurried(game: AnyGame, bot: str, playouts: int) -> Policy:
    """The bot; if it searches, every choice with exactly this playout budget and no time limit."""
    kept = searching.kept_for(game.name)
    level, temper = levels.parts(bot)
    if level not in kept.levels or kept.levels[level].attention == 0:
        return levels.find(game, bot)
    thinking = msgspec.structs.replace(
        kept.levels[level], playouts=playouts, seconds=NO_CLOCK, attention=100
    )
    player = searching.search_with(game, kept.seats, thinking)
    return player if temper == CALM else player.tempered(temper)
