"""Fits merit weights to sampled games: the merits at some moment, and the eventual winners."""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.insight import Insight
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import CHANCE, OVER, SEVERAL, Policy, State

STEP: Final = 0.5
CAUTION: Final = 0.0005
"""Regularisation: penalty on large weights, so that uninformative merits count little."""


@final
class Sample:
    """A moment of a game: each seat's merits, and its share of the win."""

    def __init__(self, merits: list[list[float]]) -> None:
        self.merits = merits
        self.shares: list[float] = []


def play_sampled(
    state: State, policies: list[Policy], rng: Rng, insight: Insight, seldom: i64
) -> list[Sample]:
    """Play to the end and sample one in `seldom` settled moments in which a seat has to choose."""
    samples: list[Sample] = []
    while True:
        seat = state.turn()
        if seat == OVER:
            break
        if seat == CHANCE:
            state.apply(CHANCE, state.roll(rng))
            continue
        if seat == SEVERAL:
            seat = state.pending()[0]
        if insight.settled(state) and rng.below(seldom) == 0:
            samples.append(Sample([insight.merit(state, each) for each in range(state.seats)]))
        state.apply(seat, policies[seat].choose(state, seat, rng))
    winners = state.winners()
    for sample in samples:
        sample.shares = [
            1.0 / float(len(winners)) if each in winners else 0.0 for each in range(state.seats)
        ]
    return samples


def chances(merits: list[list[float]], weights: list[float]) -> list[float]:
    """Each seat's winning chance according to the weights."""
    judged = [weigh(of_seat, weights) for of_seat in merits]
    highest = max(judged)
    odds = [exp(one - highest) for one in judged]
    whole = sum(odds)
    return [one / whole for one in odds]


def weigh(merits: list[float], weights: list[float]) -> float:
    total: float = 0.0
    at: i64
    for at in range(len(weights)):
        total += merits[at] * weights[at]
    return total


def fit_weights(samples: list[Sample], start: list[float], rounds: i64) -> list[float]:
    """Maximum-likelihood weights under a softmax over the seats, found by gradient ascent with
    AdaGrad step sizes."""
    weights = start[:]
    travelled = [1e-9 for weight in weights]
    number: i64
    at: i64
    for number in range(rounds):
        slope = slope_at(samples, weights)
        for at in range(len(weights)):
            uphill = slope[at] - CAUTION * weights[at]
            travelled[at] = travelled[at] + uphill * uphill
            weights[at] = weights[at] + STEP * uphill / sqrt(travelled[at])
    return weights


def slope_at(samples: list[Sample], weights: list[float]) -> list[float]:
    slope = [0.0 for weight in weights]
    seat: i64
    at: i64
    for sample in samples:
        expected = chances(sample.merits, weights)
        for seat in range(len(expected)):
            missed = sample.shares[seat] - expected[seat]
            merits = sample.merits[seat]
            for at in range(len(weights)):
                slope[at] = slope[at] + missed * merits[at]
    return [one / float(len(samples)) for one in slope]
