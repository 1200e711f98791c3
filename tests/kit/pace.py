"""Bots who search, at a pace of a test's own: by playouts, never by the clock."""

from __future__ import annotations

import msgspec

from tafelrunde.bots import levels, searching
from tafelrunde.bots.tempers import CALM
from tafelrunde.core.game import AnyGame
from tafelrunde.core.state import Policy

NO_CLOCK = 3600.0
"""A search that is not compiled, on a busy machine, would be cut off by less: then the same seed
does not give the same choice."""


def unhurried(game: AnyGame, bot: str, playouts: int) -> Policy:
    """The bot itself; one who searches thinks about every choice with so many playouts."""
    kept = searching.kept_for(game.name)
    level, temper = levels.parts(bot)
    if kept is None or level not in kept.levels or kept.levels[level].attention == 0:
        return levels.find(game, bot)
    thinking = msgspec.structs.replace(
        kept.levels[level], playouts=playouts, seconds=NO_CLOCK, attention=100
    )
    player = searching.search_with(game, kept.seats, thinking)
    return player if temper == CALM else player.tempered(temper)
