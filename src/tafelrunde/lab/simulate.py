"""Simulates many games between bots, in one or several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from math import sqrt
from time import perf_counter

import msgspec

from tafelrunde import games as registry
from tafelrunde.bots.search import Luck
from tafelrunde.core.build import compiled
from tafelrunde.core.game import AnyGame
from tafelrunde.core.options import OptionValues, complete
from tafelrunde.core.state import State
from tafelrunde.lab.engine import THIS_PROCESS, Engine
from tafelrunde.lab.intervals import wilson
from tafelrunde.lab.players import Player, find_players, insight_of, name_of
from tafelrunde.lab.playout import play_apart

LARGEST_BATCH = 500
BATCHES_PER_WORKER = 20


# -- The result ----------------------------------------------------------------------------


class Length(msgspec.Struct, frozen=True):
    """Decisions per game."""

    mean: float
    deviation: float
    least: int
    most: int


class Simulation(msgspec.Struct, frozen=True):
    """Results of many games. Everything but the speed depends only on game, bots, options and
    seed."""

    game: str
    seats: int
    bots: list[str]
    options: OptionValues
    games: int
    seed: int
    workers: int
    compiled: bool
    seconds: float
    decisions: int
    decisions_per_second: float
    games_per_second: float
    length: Length
    wins: list[int]
    """Games won per seat; a shared win (a team, a tie) counts for each winner."""
    shared_wins: list[int]
    """Shared wins among these."""
    win_shares: list[float]
    win_intervals: list[tuple[float, float]]
    """Wilson 95 % intervals of the win rates."""
    mean_scores: list[float]
    score_deviations: list[float]


# -- One batch -----------------------------------------------------------------------------


class Batch(msgspec.Struct, frozen=True):
    """Games `first` to `first + games - 1` of a simulation."""

    game: str
    bots: list[Player]
    options: OptionValues
    seed: int
    first: int
    games: int
    honest: bool = True


class Sums(msgspec.Struct):
    """Sums over games. Integers, so that the order of addition does not matter."""

    games: int
    decisions: int
    decisions_squared: int
    least: int
    most: int
    wins: list[int]
    shared_wins: list[int]
    scores: list[int]
    scores_squared: list[int]

    @classmethod
    def empty(cls, seats: int) -> Sums:
        return cls(0, 0, 0, 2**62, 0, *([0] * seats for _ in range(4)))

    def count(self, decisions: int, winners: Sequence[int], scores: Sequence[int]) -> None:
        self.games += 1
        self.decisions += decisions
        self.decisions_squared += decisions**2
        self.least = min(self.least, decisions)
        self.most = max(self.most, decisions)
        for seat in winners:
            self.wins[seat] += 1
            self.shared_wins[seat] += len(winners) > 1
        for seat, score in enumerate(scores):
            self.scores[seat] += score
            self.scores_squared[seat] += score**2

    def add(self, other: Sums) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.decisions_squared += other.decisions_squared
        self.least = min(self.least, other.least)
        self.most = max(self.most, other.most)
        self.wins = _sums(self.wins, other.wins)
        self.shared_wins = _sums(self.shared_wins, other.shared_wins)
        self.scores = _sums(self.scores, other.scores)
        self.scores_squared = _sums(self.scores_squared, other.scores_squared)


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation; unrelated for adjacent seeds and numbers."""
    return int.from_bytes(sha256(f"{seed} {number}".encode()).digest()[:7], "big")


def play_batch(batch: Batch) -> Sums:
    sums = Sums.empty(len(batch.bots))
    for _number, state, decisions in play_each(batch):
        sums.count(decisions, state.winners(), state.scores())
    return sums


def play_each(batch: Batch) -> Iterator[tuple[int, State, int]]:
    """Play the games; yields the number, the final state and the number of decisions of each. Dice
    and cards depend only on the seed and the number, not on the players."""
    game = registry.find(batch.game)
    policies = find_players(game, batch.bots, honest=batch.honest)
    insight = insight_of(game)
    for number in range(batch.first, batch.first + batch.games):
        state = game.new(len(policies), batch.options)
        luck = Luck(game_seed(batch.seed, number), len(policies))
        yield number, state, play_apart(state, policies, luck, insight)


# -- Simulation ----------------------------------------------------------------------------


def simulate(
    game: AnyGame,
    bots: Sequence[Player],
    games: int,
    seed: int,
    *,
    options: Mapping[str, object] | None = None,
    engine: Engine = THIS_PROCESS,
    progress: Callable[[int], None] | None = None,
    honest: bool = True,
) -> Simulation:
    """Play `games` games with the bots seated as listed. `progress` is called with the number of
    games of each finished batch."""
    batches = plan(game, bots, games, seed, options, engine, honest=honest)
    start = perf_counter()
    total = Sums.empty(len(bots))
    for _number, sums in engine.spread(play_batch, batches):
        total.add(sums)
        if progress is not None:
            progress(sums.games)
    return _result(batches[0], total, engine.workers, perf_counter() - start)


def plan(
    game: AnyGame,
    bots: Sequence[Player],
    games: int,
    seed: int,
    options: Mapping[str, object] | None,
    engine: Engine,
    *,
    honest: bool,
) -> list[Batch]:
    """The batches of a simulation, after checking its arguments."""
    game.new(len(bots), options)
    find_players(game, bots)
    if games < 1:
        raise ValueError("a simulation needs at least one game")
    values = complete(game.options, options or {}, len(bots))
    size = min(LARGEST_BATCH, 1 + games // (BATCHES_PER_WORKER * engine.workers))
    return [
        Batch(game.name, list(bots), values, seed, first, min(size, games - first), honest)
        for first in range(0, games, size)
    ]


def _result(batch: Batch, sums: Sums, workers: int, seconds: float) -> Simulation:
    games = sums.games
    return Simulation(
        game=batch.game,
        seats=len(batch.bots),
        bots=[name_of(bot) for bot in batch.bots],
        options=batch.options,
        games=games,
        seed=batch.seed,
        workers=workers,
        compiled=compiled(),
        seconds=seconds,
        decisions=sums.decisions,
        decisions_per_second=sums.decisions / seconds,
        games_per_second=games / seconds,
        length=Length(
            mean=sums.decisions / games,
            deviation=_deviation(sums.decisions, sums.decisions_squared, games),
            least=sums.least,
            most=sums.most,
        ),
        wins=sums.wins,
        shared_wins=sums.shared_wins,
        win_shares=[wins / games for wins in sums.wins],
        win_intervals=[wilson(wins, games) for wins in sums.wins],
        mean_scores=[score / games for score in sums.scores],
        score_deviations=[
            _deviation(score, squared, games)
            for score, squared in zip(sums.scores, sums.scores_squared, strict=True)
        ],
    )


def _sums(some: list[int], others: list[int]) -> list[int]:
    return [one + other for one, other in zip(some, others, strict=True)]


def _deviation(total: int, squared: int, count: int) -> float:
    """The sample standard deviation, computed from sums; 0 for a single value."""
    return sqrt((count * squared - total**2) / (count * (count - 1))) if count > 1 else 0.0
