"""Measures how fast games run in this interpreter, on one core."""

from __future__ import annotations

from time import perf_counter

import msgspec

from tafelrunde.bots import levels
from tafelrunde.core.build import compiled
from tafelrunde.core.game import AnyGame
from tafelrunde.core.rng import FastRng
from tafelrunde.lab.playout import play_out

ROUNDS = 3


class Speed(msgspec.Struct, frozen=True):
    """The best of several rounds."""

    game: str
    seats: int
    compiled: bool
    decisions_per_second: float
    games_per_second: float


def measure(game: AnyGame, seats: int, seconds: float, bot: str = "random") -> Speed:
    """Play for about `seconds`, in equal rounds of at least one game each."""
    rounds = [_round(game, seats, seed, seconds / ROUNDS, bot) for seed in range(ROUNDS)]
    decisions, games = max(rounds)
    return Speed(game.name, seats, compiled(), decisions, games)


def _round(game: AnyGame, seats: int, seed: int, seconds: float, bot: str) -> tuple[float, float]:
    """Decisions and games per second."""
    policies = [levels.find(game, bot)] * seats
    rng = FastRng(seed)
    decisions = games = 0
    start = perf_counter()
    spent = 0.0
    while spent < seconds or games == 0:
        decisions += play_out(game.new(seats), policies, rng)
        games += 1
        spent = perf_counter() - start
    return decisions / spent, games / spent
