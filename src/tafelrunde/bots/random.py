"""The random bot."""

from typing import final

from mypy_extensions import i64

from tafelrunde.core.rng import Rng
from tafelrunde.core.state import Policy, State


@final
class RandomPolicy(Policy):
    """Chooses uniformly from the menu."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return state.pick(seat, rng)
