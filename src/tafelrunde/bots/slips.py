"""A player who is not always attentive."""

from __future__ import annotations

from tafelrunde.core.rng import Rng
from tafelrunde.core.state import Policy, State


class Slipping(Policy):
    """Plays as another policy does, but once in `one_in` times takes any entry of the menu."""

    def __init__(self, usual: Policy, one_in: int) -> None:
        self.usual = usual
        self.one_in = one_in

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        if rng.below(self.one_in) == 0:
            return state.pick(seat, rng)
        return self.usual.choose(state, seat, rng)
