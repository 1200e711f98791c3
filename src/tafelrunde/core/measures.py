"""Statistics of finished games, for studies of many games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from tafelrunde.core.state import State

S = TypeVar("S", bound=State)

Kind = Literal["amount", "share", "ending", "source"]


@dataclass(frozen=True)
class Measure:
    """A number that every finished game has. Its text is `measure-NAME`.

    An `amount` is any number; a `share` lies between 0 and 1. Each `ending` is a way for a game to
    end: exactly one is 1, the others are 0. A `source` is the mean number of points per player from
    that source; all sources add up to the mean score.
    """

    name: str
    kind: Kind


class Tally(Generic[S]):
    """Collects the measures of one game from its first action to its end."""

    def note(self, state: S, actor: int, action: int) -> None:
        """Called for each action with the state before it is applied."""

    def measures(self, state: S) -> dict[str, float]:
        """All measures of the game that ended in this state."""
        return {}
