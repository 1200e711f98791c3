"""What is worth counting in a game, for those who study many of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from tafelrunde.core.state import State

S = TypeVar("S", bound=State)

Kind = Literal["amount", "share", "ending", "source"]


@dataclass(frozen=True)
class Measure:
    """A number that every finished game has. The texts name it under `measure-` and its name.

    An `amount` is any number; a `share` lies between 0 and 1. Of the `ending`s, the ways in which
    a game can end, one is 1 and the others are 0. A `source` tells how many points came from it,
    for a player on average: all sources together are the mean score.
    """

    name: str
    kind: Kind


class Tally(Generic[S]):
    """Follows one game from its first action to its end."""

    def note(self, state: S, actor: int, action: int) -> None:
        """Hears of each action and of the state it meets, before it is applied."""

    def measures(self, state: S) -> dict[str, float]:
        """All measures of the game, which has ended in this state."""
        return {}
