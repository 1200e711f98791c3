"""A policy that makes random mistakes."""

from typing import final

from mypy_extensions import i64

from tafelrunde.core.rng import Rng
from tafelrunde.core.state import Policy, State


@final
class Slipping(Policy):
    """Plays like another policy, but makes a random choice once in `one_in` times."""

    def __init__(self, usual: Policy, one_in: i64) -> None:
        self.usual = usual
        self.one_in = one_in

    def __reduce__(self) -> tuple[object, ...]:
        return Slipping, (self.usual, self.one_in)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        if rng.below(self.one_in) == 0:
            return state.pick(seat, rng)
        return self.usual.choose(state, seat, rng)
