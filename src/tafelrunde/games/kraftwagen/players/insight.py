"""Kraftwagen: what a search has to know."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import count_bits
from tafelrunde.core.insight import Insight
from tafelrunde.core.state import State
from tafelrunde.games.kraftwagen.rules.data import EMPTY, HIGHEST, MOTOR, NONE, ROUNDS
from tafelrunde.games.kraftwagen.rules.game import Kraftwagen
from tafelrunde.games.kraftwagen.rules.market import choices, money_for
from tafelrunde.games.kraftwagen.rules.race import prize
from tafelrunde.games.kraftwagen.rules.state import Mat

POINTS: Final = 10.0
LEVELS: Final = 7.0
WORKERS: Final = 4.0


@final
class KraftwagenInsight(Insight):
    def names(self) -> list[str]:
        return [
            "points", "sales-now", "prize-now", "cars-in-market", "body", "engine", "car-ready",
            "levels", "levels-by-rounds", "race-engine", "race-engine-by-rounds", "laps",
            "canteen", "supply", "markers", "engineers-by-rounds", "developments", "turn",
        ]  # fmt: skip

    def merit(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, Kraftwagen)
        mat = state.mats[seat]
        rounds = float(ROUNDS - state.round_number + 1)
        """Counts this one."""
        body = best_part(mat, 0)
        engine = best_part(mat, MOTOR)
        levels = float(mat.body_level() + mat.engine_level()) / LEVELS
        return [
            float(mat.score()) / POINTS,
            float(sales_now(state, seat)) / POINTS,
            float(prize(state, seat, mat.space, mat.laps)) / POINTS,
            float(cars_of(state, seat)),
            float(body) / LEVELS,
            float(engine) / LEVELS,
            1.0 if body > 0 and engine > 0 else 0.0,
            levels,
            levels * rounds,
            float(mat.race_value()) / LEVELS,
            float(mat.race_value()) * rounds / LEVELS,
            float(mat.laps),
            float(mat.canteen) / WORKERS,
            float(mat.supply) / WORKERS,
            float(count_bits(mat.markers)),
            float(count_bits(mat.engineers)) * rounds,
            float(mat.active),
            1.0 if state.active == seat else 0.0,
        ]

    def clock(self, state: State, decisions: i64) -> i64:
        return decisions

    def horizon(self, seats: i64) -> i64:
        return 30 if seats == 2 else 40


def best_part(mat: Mat, first: i64) -> i64:
    """The value of the best body (0) or engine (MOTOR) in the workshops; 0 without one."""
    best: i64 = 0
    part: i64
    for part in mat.halls:
        if first < part <= first + HIGHEST and part != EMPTY:
            best = max(best, part - first)
    return best


def cars_of(state: Kraftwagen, seat: i64) -> i64:
    found: i64 = 0
    for car in state.market:
        if car.owner == seat:
            found += 1
    return found


def sales_now(state: Kraftwagen, seat: i64) -> i64:
    """What the buyers would pay the seat if the round ended here."""
    total: i64 = 0
    chosen = choices(state.market, state.buyers)
    at: i64
    for at in range(len(chosen)):
        space = chosen[at]
        if space != NONE and state.market[space].owner == seat:
            total += money_for(state.market[space].price, state.buyers[at])
    return total
