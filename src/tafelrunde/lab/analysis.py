"""Analysis of a game: each seat's winning chance over time, and luck separated from choices.

A chance is the share of wins among complete heuristic playouts from the true state. A choice is
worth the change in that chance compared with the heuristic's choice, in games with the same luck;
zero if the heuristic would have chosen the same. Luck is what remains of the difference between the
initial chance and the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf, sqrt
from time import perf_counter

import msgspec

from tafelrunde.bots.outlook import play_to_end, shares
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Journal
from tafelrunde.core.replay import Step, begin, replay
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER, Policy, State
from tafelrunde.games import find
from tafelrunde.lab.engine import THIS_PROCESS, Engine
from tafelrunde.lab.intervals import reach_of_mean

MOST_POINTS = 60
"""Maximum number of points on the curve of chances."""
MOST_TURNS = 6
FEWEST = 8
"""Minimum number of games per chance, even if time is short."""


class Point(msgspec.Struct, frozen=True):
    """The chances after a move or chance event in effect."""

    entry: int
    """Its index in the journal; -1 for the beginning."""
    chances: list[float]
    """Winning chance by seat."""


class Turn(msgspec.Struct, frozen=True):
    """A turning point: a large change for a seat between two points of the curve."""

    entry: int
    """The journal index at which the change is complete."""
    seat: int
    """The seat whose chance changed most."""
    change: float


class Account(msgspec.Struct, frozen=True):
    """What decided the game for one seat, in shares of a win. The sum is the difference between its
    initial chance and its result."""

    first: float
    own: float
    """Its own choices, compared with the heuristic's."""
    others: float
    """The other seats' choices."""
    luck: float
    """Dice and cards, and everything the curve cannot separate from them."""
    result: float
    reach: float
    """Half-width of the 95 % interval of `luck`; those of `own` and `others` are not wider."""


class Analysis(msgspec.Struct, frozen=True):
    game: str
    games: int
    """Minimum number of complete games played per chance."""
    reach: float
    """Largest half-width of the 95 % intervals of the chances on the curve."""
    points: list[Point]
    turns: list[Turn]
    seats: list[Account]


# -- Trials, in any number of processes ----------------------------------------------------


class Trial(msgspec.Struct, frozen=True):
    """Games from one state; with a choice, pairs of games with and without it."""

    game: str
    state: State
    games: int
    seconds: float
    """Time limit for starting further games, once the minimum is reached."""
    seat: int = CHANCE
    chosen: int = -1


class Found(msgspec.Struct, frozen=True):
    """By seat: the mean over the games, and the half-width of its 95 % interval."""

    games: int
    means: list[float]
    reaches: list[float]


def try_out(trial: Trial) -> Found:
    """The chance of each seat; with a choice, how much the choice changed it."""
    thumb = find(trial.game).policies["thumb"]()
    end = perf_counter() + trial.seconds
    results: list[list[float]] = []
    for number in range(trial.games):
        if number >= FEWEST and perf_counter() > end:
            break
        results.append(_try_once(trial, thumb, number))
    of_seats = list(zip(*results, strict=True))
    means = [sum(of) / len(of) for of in of_seats]
    return Found(len(results), means, [reach_of_mean(of) for of in of_seats])


def _try_once(trial: Trial, thumb: Policy, number: int) -> list[float]:
    if trial.chosen < 0:
        return play_to_end(trial.state.clone(), thumb, number, inf)
    usual = int(thumb.choose(trial.state, trial.seat, FastRng(number)))
    if usual == trial.chosen:
        return [0.0] * trial.state.seats
    chosen, instead = (_after(trial, thumb, action, number) for action in (trial.chosen, usual))
    return [one - two for one, two in zip(chosen, instead, strict=True)]


def _after(trial: Trial, thumb: Policy, action: int, number: int) -> list[float]:
    state = trial.state.clone()
    state.apply(trial.seat, action)
    return play_to_end(state, thumb, number, inf)


class Examination:
    """Plans the trials for a finished or unfinished game and evaluates their results."""

    def __init__(self, game: AnyGame, journal: Journal, games: int, seconds: float = inf) -> None:
        """Play `games` games per trial, or as many as can be started in `seconds`."""
        self._game = game
        self._seats = journal.header.seats
        steps = list(replay(game, journal))
        places = [place for place, _ in journal.counting()]
        at = points_of(steps)
        self._places = [places[number] if number >= 0 else -1 for number in at]
        states = [steps[number].after if number >= 0 else begin(game, journal) for number in at]
        self._end = states[-1]
        choices = [step for step in steps if is_choice(step)]
        self._choosers = [step.actor for step in choices]
        self.trials = [Trial(game.name, state, games, seconds) for state in states] + [
            Trial(game.name, one.before, games, seconds, one.actor, one.action) for one in choices
        ]

    def conclude(self, found: Sequence[Found]) -> Analysis:
        """Evaluate the results of the trials, given in order."""
        chances = list(found[: len(self._places)])
        if self._end.turn() == OVER:
            chances[-1] = Found(chances[-1].games, shares(self._end), [0.0] * self._seats)
        effects = list(zip(self._choosers, found[len(self._places) :], strict=True))
        points = [Point(place, one.means) for place, one in zip(self._places, chances, strict=True)]
        return Analysis(
            game=self._game.name,
            games=min(one.games for one in found),
            reach=max(reach for one in chances for reach in one.reaches),
            points=points,
            turns=turns_of(points, [max(one.reaches) for one in chances]),
            seats=[account(seat, chances[0], chances[-1], effects) for seat in range(self._seats)],
        )


def analyse(
    game: AnyGame,
    journal: Journal,
    games: int,
    *,
    engine: Engine = THIS_PROCESS,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Run a complete analysis. `progress` receives the number of finished and of all trials."""
    examined = Examination(game, journal, games)
    found: dict[int, Found] = {}
    for number, result in engine.spread(try_out, examined.trials):
        found[number] = result
        if progress is not None:
            progress(len(found), len(examined.trials))
    return examined.conclude([found[number] for number in range(len(found))])


def is_choice(step: Step[State]) -> bool:
    return step.actor != CHANCE and len(step.before.legal(step.actor)) > 1


def points_of(steps: Sequence[Step[State]]) -> list[int]:
    """The steps after which chances are measured: the beginning (-1), the end, and evenly spaced
    choices in between."""
    chosen = [number for number, step in enumerate(steps) if step.actor != CHANCE]
    apart = max(1, -(-len(chosen) // MOST_POINTS))
    return sorted({-1, *chosen[apart - 1 :: apart], len(steps) - 1})


def turns_of(points: Sequence[Point], reaches: Sequence[float]) -> list[Turn]:
    """The largest significant changes, in game order."""
    found: list[Turn] = []
    for number in range(1, len(points)):
        before, after = points[number - 1].chances, points[number].chances
        changes = [new - old for old, new in zip(before, after, strict=True)]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
        if abs(changes[seat]) > sqrt(reaches[number - 1] ** 2 + reaches[number] ** 2):
            found.append(Turn(points[number].entry, seat, changes[seat]))
    greatest = sorted(found, key=lambda turn: -abs(turn.change))[:MOST_TURNS]
    return sorted(greatest, key=lambda turn: turn.entry)


def account(seat: int, first: Found, last: Found, effects: Iterable[tuple[int, Found]]) -> Account:
    own = others = 0.0
    noise = first.reaches[seat] ** 2 + last.reaches[seat] ** 2
    for actor, effect in effects:
        noise += effect.reaches[seat] ** 2
        if actor == seat:
            own += effect.means[seat]
        else:
            others += effect.means[seat]
    luck = last.means[seat] - first.means[seat] - own - others
    return Account(first.means[seat], own, others, luck, last.means[seat], sqrt(noise))
