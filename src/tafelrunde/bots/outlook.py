"""Playouts to the end of a game, for estimating winning chances."""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER, SEVERAL, Policy, State

STREAMS: Final = 2
"""Random streams per game: one for chance and one for tie-breaking, so that two choices get the
same dice even if one of them needs an extra tie-break."""


def play_to_end(state: State, policy: Policy, number: i64, deadline: float) -> list[float]:
    """Play one game to its end and return each seat's share of the win; empty if the deadline
    passed first. Modifies `state`. Equal numbers give equal random streams."""
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
    """Each seat's share of the win of a finished game; all 0 if everyone lost."""
    winners = state.winners()
    return [1.0 / float(len(winners)) if seat in winners else 0.0 for seat in range(state.seats)]
