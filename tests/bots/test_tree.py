"""A search with a tree expects good replies, one without a tree expects heuristic ones."""

from __future__ import annotations

import pytest

from tafelrunde.bots.search import Budget, Search, Weights
from tafelrunde.core.insight import Insight
from tafelrunde.core.rng import FastRng, Rng
from tafelrunde.core.state import CHANCE, OVER, Policy, State

SAFE, DARE = 0, 1
BLUNDER, ANSWER = 0, 1
FORTUNE = 6


class Trap(State):
    """Seat 0 shares the win or takes a risk. Then chance throws a meaningless die, and seat 1 wins
    if it finds the right reply, otherwise seat 0."""

    def __init__(self) -> None:
        self.seats = 2
        self.moves: list[int] = []

    def turn(self) -> int:
        if self.moves == [SAFE] or len(self.moves) == 3:
            return OVER
        return (0, CHANCE, 1)[len(self.moves)]

    def pending(self) -> list[int]:
        return [self.turn()] if self.turn() >= 0 else []

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.pending() else []

    def pick(self, seat: int, rng: Rng) -> int:  # noqa: ARG002
        return int(rng.below(2))

    def refusal(self, seat: int, action: int) -> str:
        return "" if action in self.legal(seat) else "not-now"

    def outcomes(self) -> list[tuple[int, int]]:
        return [(face, 1) for face in range(FORTUNE)] if self.turn() == CHANCE else []

    def roll(self, rng: Rng) -> int:
        return int(rng.below(FORTUNE))

    def apply(self, seat: int, action: int) -> None:  # noqa: ARG002
        self.moves.append(action)

    def clone(self) -> Trap:
        twin = Trap()
        twin.moves = self.moves[:]
        return twin

    def determinize(self, seat: int, rng: Rng) -> Trap:  # noqa: ARG002
        return self.clone()

    def scores(self) -> list[int]:
        if self.turn() != OVER or self.moves == [SAFE]:
            return [0, 0]
        return [0, 1] if self.moves[2] == ANSWER else [1, 0]

    def standing(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > mine for other in scores) for mine in scores]


class Eyes(Insight):
    """Evaluates only who has won."""

    def names(self) -> list[str]:
        return []

    def merit(self, state: State, seat: int) -> list[float]:  # noqa: ARG002
        return []

    def clock(self, state: State, decisions: int) -> int:  # noqa: ARG002
        return decisions

    def horizon(self, seats: int) -> int:  # noqa: ARG002
        return 10


class Careless(Policy):
    """Plays it safe and never finds the right reply."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002
        return int(state.legal(seat)[0])


@pytest.mark.parametrize(("tree", "chosen"), [(False, DARE), (True, SAFE)])
def test_tree_finds_the_reply_that_the_habit_overlooks(tree: bool, chosen: int) -> None:
    budget = Budget(playouts=400, seconds=60.0, loyalty=1.0, attention=100, tree=tree)
    search = Search(Eyes(), [Weights([], 1.0)] * 3, [Careless()], budget)
    for seed in range(5):
        assert search.choose(Trap(), 0, FastRng(seed)) == chosen, f"seed {seed}"
