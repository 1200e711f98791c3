"""What a good player would do in somebody's place, and what it brings.

The order of the choices comes from a search with short playouts, which finds the better one sooner.
Chances to win come from whole games, which the choices play in the same guesses with the same luck:
what short playouts say of them is stable, but wrong by up to 13 points.
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
from tafelrunde.lab.reasons import reason_for

LOYALTY = 1.5
"""As in the searches that were measured in games where rules of thumb are hard to beat."""
ALWAYS = 1e9
"""No choice is better by so many standard errors."""
WIDEST = 0.1
"""A chance that is known less exactly, to more than so much on either side, is not told."""


class Effort(msgspec.Struct, frozen=True):
    """How much is tried for one piece of advice."""

    playouts: int
    """Short ones, which find the choice."""
    seconds: float
    """For those, however slow the machine is."""
    guesses: int
    """In which the best two choices go on as far, for what sets them apart; so many seconds at
    most once more."""
    games: int
    """Whole ones for each of two choices, which tell the chance to win."""
    until: float
    """Seconds after which no more of them are played."""


AT_ONCE = Effort(playouts=150, seconds=0.1, guesses=0, games=150, until=0.25)
BETTER = Effort(playouts=1500, seconds=0.8, guesses=100, games=1000, until=2.0)


class Advice(msgspec.Struct, frozen=True):
    choice: int
    chance: float | None
    """To win with it, if everybody goes on by rules of thumb; None if it is not known well enough.
    """
    other: int | None
    """The best of the other choices."""
    other_chance: float | None
    differs: bool
    """Whether the two chances differ by more than luck explains."""
    reason: str | None = None
    """What speaks for the choice, see `reasons.py`; None if nothing does clearly."""


def advise(game: AnyGame, state: State, seat: int, seed: int, effort: Effort) -> Advice:
    """For a seat that has to choose, by what it knows. The same for the same seed, as long as time
    does not run out."""
    start = perf_counter()
    rng = FastRng(seed)
    kept = searching.kept_for(game.name)
    assert kept is not None, f"{game.name} has no weights to search with"
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
    """Where the best player does not search, its choice stands; a search finds the next best."""
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
    """For each choice its share of every win, game by game."""
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


def _advice(choices: list[int], tried: list[list[float]], reason: str | None) -> Advice:
    chances = [_chance(wins) for wins in tried]
    if len(choices) == 1:
        return Advice(choices[0], chances[0], None, None, False)
    ahead = [one - two for one, two in zip(*tried, strict=True)]
    differs = len(ahead) > 1 and sum(ahead) / len(ahead) > reach_of_mean(ahead)
    return Advice(choices[0], chances[0], choices[1], chances[1], differs, reason)


def _chance(wins: list[float]) -> float | None:
    low, high = wilson(round(sum(wins)), len(wins))
    return sum(wins) / len(wins) if high - low <= 2 * WIDEST else None
