"""What decided a game: each seat's chance to win over time, and luck apart from choices.

A chance is a share of whole games that rules of thumb play to the end from what truly lay on the
table. A choice is worth what it changed against what they would have chosen in its place, in games
with the same luck; where they would have chosen the same, nothing. What is left between the first
chance and the result, after all choices, is luck.
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
"""Of the curve of chances."""
MOST_TURNS = 6
FEWEST = 8
"""Games for a chance, however little time there is."""


class Point(msgspec.Struct, frozen=True):
    """The chances after an entry that counts."""

    entry: int
    """Its place in the journal; -1 for the beginning."""
    chances: list[float]
    """To win, by seat."""


class Turn(msgspec.Struct, frozen=True):
    """A turning point: between two points of the curve much changed for a seat."""

    entry: int
    """The place in the journal where the change is complete."""
    seat: int
    """Whose chance changed most."""
    change: float


class Account(msgspec.Struct, frozen=True):
    """What made the difference for one seat, in shares of a win; the sum leads from its first
    chance to its result."""

    first: float
    own: float
    """Its own choices, against what rules of thumb would have chosen."""
    others: float
    """Those of the others."""
    luck: float
    """Dice and cards, and all that the curve cannot tell apart from them."""
    result: float
    reach: float
    """How far the 95 % interval of `luck` reaches to either side; that of `own` and `others` no
    farther."""


class Analysis(msgspec.Struct, frozen=True):
    game: str
    games: int
    """Whole games played for every chance, at least."""
    reach: float
    """How far the 95 % interval of a chance on the curve reaches at most."""
    points: list[Point]
    turns: list[Turn]
    seats: list[Account]


# -- The work, in as many processes as there are -------------------------------------------


class Trial(msgspec.Struct, frozen=True):
    """Games from one state; with a choice, those that differ by it."""

    game: str
    state: State
    games: int
    seconds: float
    """After so many no further game is begun, once there are a few."""
    seat: int = CHANCE
    chosen: int = -1


class Found(msgspec.Struct, frozen=True):
    """By seat: the mean of so many games, and how far its 95 % interval reaches."""

    games: int
    means: list[float]
    reaches: list[float]


def try_out(trial: Trial) -> Found:
    """The chance of each seat; with a choice, what it changed of it."""
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
    """Of a game as far as it was played: what has to be tried, and what follows from it."""

    def __init__(self, game: AnyGame, journal: Journal, games: int, seconds: float = inf) -> None:
        """So many games for each trial, or as many as can be begun in so many seconds."""
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
        """From what came of the trials, in their order."""
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
    """All of it. `progress` hears how many of how many trials are done."""
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
    """The steps after which the chances are measured: the beginning (-1), the end, and others
    evenly between them where a choice has been made."""
    chosen = [number for number, step in enumerate(steps) if step.actor != CHANCE]
    apart = max(1, -(-len(chosen) // MOST_POINTS))
    return sorted({-1, *chosen[apart - 1 :: apart], len(steps) - 1})


def turns_of(points: Sequence[Point], reaches: Sequence[float]) -> list[Turn]:
    """The greatest changes that are no noise, in the order of the game."""
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
