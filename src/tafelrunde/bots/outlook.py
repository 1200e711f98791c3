"""How a game may go on from here, to its end: by what chances to win are measured."""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER, SEVERAL, Policy, State

STREAMS: Final = 2
"""Of random numbers in each game, one for chance and one for the policy's ties, so that two choices
meet the same dice even where one of them needs a tie broken more."""


def play_to_end(state: State, policy: Policy, number: i64, deadline: float) -> list[float]:
    """The share of each seat in the win of one game that goes on from this state, which is used up;
    empty if time ran out before. The same number is the same luck."""
    chance = FastRng(STREAMS * number)
    ties = FastRng(STREAMS * number + 1)
    seat = state.turn()
    while seat != OVER:
        if seat == CHANCE:
            state.apply(CHANCE, state.roll(chance))
        else:
            if perf_counter() > deadline:
                return []
            if seat == SEVERAL:
                seat = state.pending()[0]
            state.apply(seat, policy.choose(state, seat, ties))
        seat = state.turn()
    return shares(state)


def shares(state: State) -> list[float]:
    """Of each seat in the win of a game that is over; nothing where all have lost."""
    winners = state.winners()
    return [1.0 / float(len(winners)) if seat in winners else 0.0 for seat in range(state.seats)]
