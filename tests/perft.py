"""Counting ways: how many lines of play lead from a position, as a fingerprint of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.core.state import CHANCE, State


def perft(state: State, depth: int) -> int:
    """The number of lines of `depth` steps, shorter ones that end the game included. A step is
    an entry of a pending seat's menu or an outcome of chance, whatever its weight."""
    if depth == 0:
        return 1
    leaves = 0
    ended = True
    for seat, action in steps(state):
        ended = False
        following = state.clone()
        following.apply(seat, action)
        leaves += perft(following, depth - 1)
    return 1 if ended else leaves


def steps(state: State) -> Iterator[tuple[int, int]]:
    if state.turn() == CHANCE:
        for action, weight in state.outcomes():
            yield CHANCE, action
    for seat in state.pending():
        for action in state.legal(seat):
            yield seat, action
