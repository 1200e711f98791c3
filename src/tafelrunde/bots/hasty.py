"""A bot that makes human mistakes: it overlooks choices and plays short-sightedly."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.bots.search import HIGHEST_SEED, Weights
from tafelrunde.core.insight import Insight
from tafelrunde.core.rng import FastRng, Rng
from tafelrunde.core.state import CHANCE, OVER, SEVERAL, Policy, State

STEPS_AHEAD: Final = 3
"""Decisions, by any seat, that it simulates after its own."""
CERTAIN: Final = 1e9
"""Value of a certain win; negated, of a certain loss."""


@final
class Hasty(Policy):
    """Plays heuristically, but sometimes overlooks the heuristic's choice. Then it simulates one
    short continuation for each of a few other menu entries and takes the one that leaves it with
    the most: it hoards what it has and ignores the other players' threats."""

    def __init__(
        self, insight: Insight, weights: list[Weights], habit: Policy, mistakes: i64, looks: i64
    ) -> None:
        self.insight = insight
        # By number of seats.
        self.weights = weights
        self.habit = habit
        # Percentage of choices in which it overlooks the best entry.
        self.mistakes = mistakes
        # Number of other entries it then considers.
        self.looks = looks

    def __reduce__(self) -> tuple[object, ...]:
        return Hasty, (self.insight, self.weights, self.habit, self.mistakes, self.looks)

    def tempered(self, temper: str) -> Policy:
        habit = self.habit.tempered(temper)
        return Hasty(self.insight, self.weights, habit, self.mistakes, self.looks)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        usual = self.habit.choose(state, seat, rng)
        if rng.below(100) >= self.mistakes:
            return usual
        others = [action for action in state.legal(seat) if action != usual]
        best = usual
        best_value = -2.0 * CERTAIN
        looked: i64
        for looked in range(min(self.looks, len(others))):
            action = others.pop(rng.below(len(others)))
            value = self.imagine(state, seat, action, FastRng(rng.below(HIGHEST_SEED)))
            if value > best_value:
                best = action
                best_value = value
        return best

    def imagine(self, state: State, seat: i64, action: i64, rng: Rng) -> float:
        """Evaluate one random continuation of an action."""
        trial = state.determinize(seat, rng)
        trial.apply(seat, action)
        decisions: i64 = 0
        while decisions < STEPS_AHEAD:
            turn = trial.turn()
            if turn == OVER:
                return CERTAIN if seat in trial.winners() else -CERTAIN
            if turn == CHANCE:
                trial.apply(CHANCE, trial.roll(rng))
                continue
            if turn == SEVERAL:
                turn = trial.pending()[0]
            trial.apply(turn, self.habit.choose(trial, turn, rng))
            decisions += 1
        return self.weights[state.seats].judge(self.insight, trial, seat)
