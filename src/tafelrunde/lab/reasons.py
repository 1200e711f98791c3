"""Why one choice is better than another: what it changes within the next turns, in the game's own
numbers."""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan, nan
from time import perf_counter

import msgspec

from tafelrunde.bots.search import Luck, Search, Weights
from tafelrunde.core.game import Accounts, AnyGame
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import OVER, State
from tafelrunde.lab.intervals import reach_of_mean

OWN, OTHER = "own", "other"
WIN = "win"
"""The reason of a choice that wins the game. Given where the win is certain or nothing else is
clear: the chances to win are shown in any case."""
CERTAIN = (0.0, 100.0)
FEWEST = 20
"""Minimum number of determinizations for a conclusion."""
MANY = 10.0
"""Figures below this keep one decimal place."""


class Reason(msgspec.Struct, frozen=True):
    """`own-` or `other-` with a word of the game or `win`, and the word's average figure at the
    search horizon: with the choice, and with the other one."""

    word: str
    value: float
    than: float


Found = dict[str, list[tuple[float, float, float]]]
"""By reason and determinization: how much it favours the first of two choices, and the figure with
each."""


def reason_for(
    game: AnyGame,
    search: Search,
    state: State,
    seat: int,
    choices: Sequence[int],
    guesses: range,
    deadline: float,
) -> Reason | None:
    """The strongest significant reason for the first choice over the second whose figures differ.
    Both choices are played to the search horizon in the same determinizations with the same
    luck."""
    found: Found = {}
    for number in guesses:
        if perf_counter() > deadline:
            break
        one, other = (
            _speaks_for(game, search, _played_on(search, state, seat, choice, number), seat)
            for choice in choices
        )
        for reason, (counts, figure) in one.items():
            against, than = other[reason]
            found.setdefault(reason, []).append((counts - against, figure, than))
    return _strongest(game, found)


def _played_on(search: Search, state: State, seat: int, choice: int, number: int) -> State:
    trial = search.insight.guess(state, seat, FastRng(3 * number))
    players = search.players(state.seats, seat, FastRng(3 * number + 1))
    end = search.insight.clock(state, 0) + search.insight.horizon(state.seats)
    trial.apply(seat, choice)
    search.play_on(trial, players, Luck(3 * number, state.seats), end, 0)
    return trial


def _speaks_for(game: AnyGame, search: Search, state: State, seat: int) -> Accounts:
    """All reasons for a seat; the best of the others counts against it."""
    weights = search.weights[state.seats]
    winners = state.winners() if state.turn() == OVER else []
    rivals = game.rivals(state, seat)
    best = max(rivals, key=lambda rival: weights.judge(search.insight, state, rival))
    won, lost = float(seat in winners), float(bool(winners) and seat not in winners)
    found = {f"{OWN}-{WIN}": (won, 100 * won), f"{OTHER}-{WIN}": (-lost, 100 * lost)}
    for whose, whom, sign in ((OWN, seat, 1.0), (OTHER, best, -1.0)):
        accounts = game.accounts(state, whom)
        if accounts is None:
            accounts = _by_word(game, search, weights, state, whom)
        for word, (counts, figure) in accounts.items():
            found[f"{whose}-{word}"] = (sign * counts, figure)
    return found


def _by_word(game: AnyGame, search: Search, weights: Weights, state: State, seat: int) -> Accounts:
    """A merit whose fitted weight has the wrong sign helps to judge together with others, but would
    by itself be told as the opposite of what it does."""
    names = search.insight.names()
    merits = dict(zip(names, search.insight.merit(state, seat), strict=True))
    counts = dict.fromkeys(game.figures, 0.0)
    for name, weight in zip(names, weights.merits, strict=True):
        word, good = game.reasons.get(name, ("", 0))
        if weight * good > 0:
            counts[word] += weight * merits[name]
    return {word: (counts[word], _number(game, merits, word)) for word in game.figures}


def _number(game: AnyGame, merits: dict[str, float], word: str) -> float:
    figure = game.figures[word]
    if figure.unless and merits[figure.unless] > 0:
        return nan
    return figure.scale * sum(merits[name] for name in figure.merits)


def _strongest(game: AnyGame, found: Found) -> Reason | None:
    clear: dict[str, tuple[float, Reason]] = {}
    for word, guesses in found.items():
        speaks = [counts for counts, _, _ in guesses]
        figures = [both for _, *both in guesses if not any(map(isnan, both))]
        strength = sum(speaks) / len(speaks)
        if len(figures) < FEWEST or strength <= reach_of_mean(speaks):
            continue
        value, than = map(_figure, zip(*figures, strict=True))
        if (value - than) * _good(game, word) > 0:
            clear[word] = (strength, Reason(word, value, than))
    wins = [clear.pop(win)[1] for win in (f"{OWN}-{WIN}", f"{OTHER}-{WIN}") if win in clear]
    for win in wins:
        if win.value in CERTAIN:
            return win
    if clear:
        return max(clear.values(), key=lambda reason: reason[0])[1]
    return wins[0] if wins else None


def _figure(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return round(mean, 1) if abs(mean) < MANY else float(round(mean))


def _good(game: AnyGame, reason: str) -> float:
    """Whether a larger figure speaks for the choice (positive) or against it."""
    whose, word = reason.split("-", 1)
    sign = 1.0 if whose == OWN else -1.0
    if word == WIN:
        return sign
    merits, scale, _ = game.figures[word]
    return sign * scale * (game.reasons[merits[0]][1] if merits else 1)
