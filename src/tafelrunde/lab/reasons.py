"""Why one choice is better than another: a word for what it changes within the next turns."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from tafelrunde.bots.search import Luck, Search, Weights
from tafelrunde.core.game import AnyGame
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import OVER, State
from tafelrunde.lab.intervals import reach_of_mean

OWN, OTHER = "own", "other"
WIN = "win"
"""The reason of a choice that wins the game."""
FEWEST = 20
"""Minimum number of determinizations for a conclusion."""

Found = dict[str, list[float]]
"""By reason: how much it favours the first of two choices, per determinization."""


def reason_for(
    game: AnyGame,
    search: Search,
    state: State,
    seat: int,
    choices: Sequence[int],
    guesses: range,
    deadline: float,
) -> str | None:
    """The strongest significant reason for the first choice over the second: `own-` or `other-`
    with a word of the game, or `win`. Both choices are played to the search horizon in the same
    determinizations with the same luck."""
    found: Found = {}
    for number in guesses:
        if perf_counter() > deadline:
            break
        one, other = (
            _speaks_for(game, search, _played_on(search, state, seat, choice, number), seat)
            for choice in choices
        )
        for reason in one:
            found.setdefault(reason, []).append(one[reason] - other[reason])
    return _strongest(found)


def _played_on(search: Search, state: State, seat: int, choice: int, number: int) -> State:
    trial = search.insight.guess(state, seat, FastRng(3 * number))
    players = search.players(state.seats, seat, FastRng(3 * number + 1))
    end = search.insight.clock(state, 0) + search.insight.horizon(state.seats)
    trial.apply(seat, choice)
    search.play_on(trial, players, Luck(3 * number, state.seats), end, 0)
    return trial


def _speaks_for(game: AnyGame, search: Search, state: State, seat: int) -> dict[str, float]:
    """All reasons in favour of a seat with their weights, relative to the best opponent."""
    weights = search.weights[state.seats]
    winners = state.winners() if state.turn() == OVER else []
    others = [other for other in range(state.seats) if other != seat]
    best = max(others, key=lambda other: weights.judge(search.insight, state, other))
    found = {f"{OWN}-{WIN}": float(seat in winners)}
    found[f"{OTHER}-{WIN}"] = -float(bool(winners) and seat not in winners)
    for whose, whom, sign in ((OWN, seat, 1.0), (OTHER, best, -1.0)):
        for word, value in _by_word(game, search, weights, state, whom).items():
            found[f"{whose}-{word}"] = sign * value
    return found


def _by_word(
    game: AnyGame, search: Search, weights: Weights, state: State, seat: int
) -> dict[str, float]:
    """The merits by reason word. Merits whose fitted weight has the wrong sign are skipped: they
    improve the evaluation only in combination, and as reasons they would be misleading."""
    merits = search.insight.merit(state, seat)
    found = {word: 0.0 for word, _ in game.reasons.values()}
    for name, weight, merit in zip(search.insight.names(), weights.merits, merits, strict=True):
        word, good = game.reasons.get(name, ("", 0))
        if weight * good > 0:
            found[word] += weight * merit
    return found


def _strongest(found: Found) -> str | None:
    clear = {
        reason: sum(values) / len(values)
        for reason, values in found.items()
        if len(values) >= FEWEST and sum(values) / len(values) > reach_of_mean(values)
    }
    for won in (f"{OWN}-{WIN}", f"{OTHER}-{WIN}"):
        if won in clear:
            return won
    return max(clear, key=lambda reason: clear[reason]) if clear else None
