"""Fits the search's evaluation weights: first from games of its habit, then from its own games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import TypeVar

import msgspec

from tafelrunde import games as registry
from tafelrunde.bots.search import Search
from tafelrunde.bots.searching import Fitted, Thinking, as_weights, search_with
from tafelrunde.bots.slips import Slipping
from tafelrunde.core.game import AnyGame
from tafelrunde.core.insight import Insight
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import Policy
from tafelrunde.lab.engine import THIS_PROCESS, Engine
from tafelrunde.lab.fitting import Sample, fit_weights, play_sampled
from tafelrunde.lab.playout import play_out
from tafelrunde.lab.simulate import game_seed

SELDOM = 6
"""One moment in this many is sampled, because consecutive ones are similar."""
STEPS = 300
BATCH = 10
LEARNING = Thinking(playouts=60, seconds=60.0, loyalty=0.5)
"""Search settings for training games; the time limit is too long to affect results."""
SLIPS = 12
"""Training players make a random choice once in this many times, for exploration."""
DUELS = 60
"""Pairs of games for deciding whether new weights are better than the old ones."""
MOST_ROUNDS = 4
SEARCHED = 4
"""One batch in this many is played again by searchers in each round."""


Todo = TypeVar("Todo")
Done = TypeVar("Done")


class FitError(ValueError):
    """This game cannot be fitted."""


class Job(msgspec.Struct, frozen=True):
    """A batch of games: played by searchers if there are weights, otherwise by their habit with
    random slips."""

    game: str
    seats: int
    seed: int
    first: int
    habit: str
    weights: Fitted | None = None
    against: Fitted | None = None
    """The old weights, in a duel."""


class Moments(msgspec.Struct, frozen=True):
    """The samples of a batch."""

    merits: list[list[list[float]]]
    shares: list[list[float]]
    leads: list[int]
    """The lead of the best score over the next, per game."""


def insight_of(game: AnyGame) -> Insight:
    if game.insight is None:
        raise FitError(f"{game.name} has no insight, so there are no merits to fit")
    return game.insight()


def searcher(game: AnyGame, fitted: Fitted, habit: str) -> Search:
    return search_with(game, {2: fitted}, msgspec.structs.replace(LEARNING, habit=habit))


# -- Batches, each in a separate process ----------------------------------------------------


def sample_games(job: Job) -> Moments:
    game = registry.find(job.game)
    insight = insight_of(game)
    samples: list[Sample] = []
    leads: list[int] = []
    for number in range(job.first, job.first + BATCH):
        player: Policy = Slipping(game.policies[job.habit](), SLIPS)
        if job.weights is not None:
            player = Slipping(searcher(game, job.weights, job.habit), SLIPS)
        state = game.new(job.seats)
        rng = FastRng(game_seed(job.seed, number))
        samples += play_sampled(state, [player] * job.seats, rng, insight, SELDOM)
        best, second, *_ = sorted((int(score) for score in state.scores()), reverse=True)
        leads.append(best - second)
    return Moments(
        [sample.merits for sample in samples], [sample.shares for sample in samples], leads
    )


def duel(job: Job) -> float:
    """The win rate of the new weights; each deal is played from both sides."""
    assert job.weights is not None
    assert job.against is not None
    game = registry.find(job.game)
    new, old = (searcher(game, fitted, job.habit) for fitted in (job.weights, job.against))
    won = 0.0
    for side in range(2):
        players: list[Policy] = [new if seat % 2 == side else old for seat in range(job.seats)]
        state = game.new(job.seats)
        play_out(state, players, FastRng(game_seed(job.seed, job.first)))
        winners = state.winners()
        won += sum(seat % 2 == side for seat in winners) / len(winners)
    return won / 2


# -- Fitting --------------------------------------------------------------------------------


def fit_all(
    game: AnyGame,
    games: int,
    seed: int,
    *,
    habit: str = "thumb",
    rounds: int = MOST_ROUNDS,
    engine: Engine = THIS_PROCESS,
    progress: Callable[[int], None] = lambda _: None,
) -> dict[int, Fitted]:
    """Fit all numbers of seats; `progress` receives how many more of the jobs are done, which are
    `work` for each number of seats."""
    if habit not in game.policies:
        raise FitError(
            f"{game.name}: unknown policy {habit!r}; possible: {', '.join(game.policies)}"
        )
    found: dict[int, Fitted] = {}
    for seats in game.seats:
        counting = Counting(engine, progress)
        found[seats] = fit(game, seats, games, seed, habit, rounds, counting)
        progress(work(games, rounds) - counting.done)
    return found


def work(games: int, rounds: int) -> int:
    """The number of jobs for one number of seats, if no round is skipped."""
    batches = len(range(0, games, BATCH))
    return batches + rounds * (max(1, batches // SEARCHED) + DUELS)


class Counting(Engine):
    """Another engine that reports each job it has done."""

    def __init__(self, engine: Engine, progress: Callable[[int], None]) -> None:
        self.workers = engine.workers
        self.done = 0
        self._engine = engine
        self._progress = progress

    def spread(
        self, work: Callable[[Todo], Done], jobs: Sequence[Todo]
    ) -> Iterator[tuple[int, Done]]:
        for result in self._engine.spread(work, jobs):
            self.done += 1
            self._progress(1)
            yield result


def fit(
    game: AnyGame, seats: int, games: int, seed: int, habit: str, rounds: int, engine: Engine
) -> Fitted:
    """Fit from the habit's games, then repeatedly from games of searchers with the latest weights,
    as long as the new weights beat the old ones clearly."""
    jobs = [Job(game.name, seats, seed, first, habit) for first in range(0, games, BATCH)]
    found = fit_once(game, jobs, engine)
    for number in range(1, rounds + 1):
        few = jobs[: max(1, len(jobs) // SEARCHED)]
        tried = fit_once(game, [_by_searchers(job, seed + number, found) for job in few], engine)
        duels = [
            Job(game.name, seats, seed + number, deal, habit, tried, found) for deal in range(DUELS)
        ]
        if compare(duels, engine) <= 0.5 + 1 / sqrt(8 * DUELS):
            break
        found = tried
    return found


def fit_once(game: AnyGame, jobs: Sequence[Job], engine: Engine) -> Fitted:
    names = insight_of(game).names()
    batches = [moments for _, moments in sorted(engine.spread(sample_games, jobs), key=_number)]
    samples = [
        _sample(merits, shares)
        for moments in batches
        for merits, shares in zip(moments.merits, moments.shares, strict=True)
    ]
    leads = [lead for moments in batches for lead in moments.leads]
    weights = jobs[0].weights
    start = as_weights(names, weights).merits if weights else [0.0] * len(names)
    merits = fit_weights(samples, start, STEPS)
    return Fitted(
        {name: round(weight, 4) for name, weight in zip(names, merits, strict=True)},
        max(1.0, round(sqrt(sum(lead * lead for lead in leads) / len(leads)), 2)),
    )


def compare(duels: Sequence[Job], engine: Engine) -> float:
    shares = [share for _, share in engine.spread(duel, duels)]
    return sum(shares) / len(shares)


def _by_searchers(job: Job, seed: int, weights: Fitted) -> Job:
    return msgspec.structs.replace(job, seed=seed, weights=weights)


def _number(numbered: tuple[int, Moments]) -> int:
    return numbered[0]


def _sample(merits: list[list[float]], shares: Sequence[float]) -> Sample:
    sample = Sample(merits)
    sample.shares = list(shares)
    return sample
