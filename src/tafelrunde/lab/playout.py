"""Fast playout of one game to its end."""

from mypy_extensions import i64

from tafelrunde.core.rng import Rng
from tafelrunde.core.state import CHANCE, OVER, SEVERAL, Policy, State


def play_out(state: State, policies: list[Policy], rng: Rng) -> i64:
    """Play to the end with each seat's policy and return the number of decisions."""
    decisions: i64 = 0
    while True:
        seat = state.turn()
        if seat >= 0:
            state.apply(seat, policies[seat].choose(state, seat, rng))
            decisions += 1
        elif seat == CHANCE:
            state.apply(CHANCE, state.roll(rng))
        elif seat == SEVERAL:
            seat = state.pending()[0]
            state.apply(seat, policies[seat].choose(state, seat, rng))
            decisions += 1
        elif seat == OVER:
            return decisions
