"""Search knowledge for games without fitted weights."""

from __future__ import annotations

from tafelrunde.core.insight import Insight
from tafelrunde.core.state import State

MOST_DECISIONS = 2000
"""In a playout."""


class WholeGames(Insight):
    """Plays every playout to the end of the game, up to a limit, so that it needs no merits."""

    def names(self) -> list[str]:
        return []

    def merit(self, state: State, seat: int) -> list[float]:  # noqa: ARG002
        return []

    def clock(self, state: State, decisions: int) -> int:  # noqa: ARG002
        return decisions

    def horizon(self, seats: int) -> int:  # noqa: ARG002
        return MOST_DECISIONS
