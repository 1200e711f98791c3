"""Advice for a seat: what a good player would choose, and the winning chances.

A search with short playouts ranks the choices, because it finds the best one faster. Winning
chances come from complete games of each choice in the same determinizations with the same luck:
estimates from short playouts are stable but up to 13 percentage points off.
"""

from __future__ import annotations

from time import perf_counter

import msgspec

from tafelrunde.bots import searching
from tafelrunde.bots.outlook import play_to_end
from tafelrunde.bots.search import HIGHEST_SEED
from tafelrunde.bots.searching import Thinking
from tafelrunde.core.game import AnyGame
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import State
from tafelrunde.lab.intervals import reach_of_mean, wilson
from tafelrunde.lab.reasons import Reason, reason_for

LOYALTY = 1.5
"""The value used by the measured levels in games where the heuristic is hard to beat."""
ALWAYS = 1e9
"""A loyalty that no choice can overcome, in standard errors."""
WIDEST = 0.1
"""Chances with a wider 95 % interval than this, to either side, are not reported."""


class Effort(msgspec.Struct, frozen=True):
    """Computing budget for one piece of advice."""

    playouts: int
    """Short playouts for ranking the choices."""
    seconds: float
    """Time limit for the playouts."""
    guesses: int
    """Determinizations in which the best two choices are compared to find the reason; limited
    by `seconds` again."""
    games: int
    """Complete games for each of two choices, to estimate winning chances."""
    until: float
    """Seconds after which no further complete game is started."""


AT_ONCE = Effort(playouts=150, seconds=0.1, guesses=0, games=150, until=0.25)
BETTER = Effort(playouts=1500, seconds=0.8, guesses=100, games=1000, until=2.0)


class Advice(msgspec.Struct, frozen=True):
    choice: int
    chance: float | None
    """The chance to win with it if everyone continues heuristically; None if too uncertain."""
    other: int | None
    """The best alternative."""
    other_chance: float | None
    differs: bool
    """Whether the two chances differ significantly."""
    reason: Reason | None = None
    """The main reason for the choice; None if there is no clear one."""


def advise(game: AnyGame, state: State, seat: int, seed: int, effort: Effort) -> Advice:
    """Advice for a seat that has to choose, based on what it knows. Deterministic for a given seed
    unless a time limit is reached."""
    start = perf_counter()
    rng = FastRng(seed)
    kept = searching.kept_for(game.name)
    search = searching.search_with(game, kept.seats, _thinking(kept.strongest(), effort))
    choices = [int(choice) for choice in search.best_two(state, seat, rng)]
    seed = rng.below(HIGHEST_SEED)
    reason = None
    if len(choices) > 1:
        guesses, deadline = range(seed, seed + effort.guesses), perf_counter() + effort.seconds
        reason = reason_for(game, search, state, seat, choices, guesses, deadline)
    tried = try_out(game, state, seat, choices, effort, seed, start)
    return _advice(choices, tried, reason)


def _thinking(best: Thinking | None, effort: Effort) -> Thinking:
    """Search settings. If the game's best bot does not search, the search only finds the best
    alternative to its choice."""
    if best is None or best.attention > 0:
        tree = best is not None and best.tree
        return Thinking(effort.playouts, effort.seconds, LOYALTY, tree=tree)
    return Thinking(
        effort.playouts,
        effort.seconds,
        ALWAYS,
        habit=best.habit,
        playouts_by=best.playouts_by,
    )


def try_out(
    game: AnyGame,
    state: State,
    seat: int,
    choices: list[int],
    effort: Effort,
    seed: int,
    start: float,
) -> list[list[float]]:
    """For each choice, its share of the win in each game."""
    policy = game.policies["thumb"]()
    found: list[list[float]] = [[] for _ in choices]
    for number in range(seed, seed + effort.games):
        guess = state.determinize(seat, FastRng(number))
        wins: list[float] = []
        for choice in choices:
            trial = guess.clone()
            trial.apply(seat, choice)
            shares = play_to_end(trial, policy, number, start + effort.until)
            if not shares:
                return found
            wins.append(shares[seat])
        for of_choice, won in zip(found, wins, strict=True):
            of_choice.append(won)
    return found


def _advice(choices: list[int], tried: list[list[float]], reason: Reason | None) -> Advice:
    chances = [_chance(wins) for wins in tried]
    if len(choices) == 1:
        return Advice(choices[0], chances[0], None, None, False)
    ahead = [one - two for one, two in zip(*tried, strict=True)]
    differs = len(ahead) > 1 and sum(ahead) / len(ahead) > reach_of_mean(ahead)
    return Advice(choices[0], chances[0], choices[1], chances[1], differs, reason)


def _chance(wins: list[float]) -> float | None:
    low, high = wilson(round(sum(wins)), len(wins))
    return sum(wins) / len(wins) if high - low <= 2 * WIDEST else None
