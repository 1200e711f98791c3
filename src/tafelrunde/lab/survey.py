"""Surveys a game: many games for each bot, number of seats and option."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tafelrunde import games as registry
from tafelrunde.bots import levels
from tafelrunde.core.build import compiled
from tafelrunde.core.game import AnyGame
from tafelrunde.core.measures import Tally
from tafelrunde.core.options import Flag, Number, OneOf, Option, OptionValue, complete
from tafelrunde.core.rng import FastRng, Rng
from tafelrunde.core.state import CHANCE, OVER, Policy, State
from tafelrunde.lab.engine import THIS_PROCESS, Engine
from tafelrunde.lab.simulate import game_seed
from tafelrunde.lab.speed import Speed, measure

BATCH = 50
"""Games per batch, between progress reports."""
SPEED_SECONDS = 0.3


# -- Settings ------------------------------------------------------------------------------


class Setting(msgspec.Struct, frozen=True):
    """A table: the bot in all seats, and the changed option, if any."""

    bot: str
    seats: int
    option: str = ""
    value: OptionValue = ""


def settings(game: AnyGame, seat_counts: Sequence[int]) -> list[Setting]:
    """All bots with all numbers of seats; each option changed individually with the fewest and the
    most seats."""
    kinds = [levels.USUAL, *levels.other_ways(game), "random"]
    plain = [Setting(bot, seats) for bot in kinds for seats in seat_counts]
    changed = [
        Setting(bot, seats, option.name, value)
        for seats in sorted({min(seat_counts), max(seat_counts)})
        for option in game.options
        for value in other_values(option, seats)
        for bot in kinds
    ]
    return plain + changed


def other_values(option: Option, seats: int) -> list[OptionValue]:
    """Alternative values of an option: all other words, half and double a number, the first and the
    last seat."""
    values: list[OptionValue]
    match option:
        case Flag():
            values = [not option.default]
        case Number():
            wanted = [option.default // 2, option.default * 2]
            if option.default == 0:
                wanted = [option.low, option.high]
            values = [_within(option, number) for number in wanted]
        case OneOf():
            values = list(option.values)
        case _:
            values = [0, seats - 1]
    return [value for value in dict.fromkeys(values) if value != option.default]


def _within(option: Number, number: int) -> int:
    steps = (min(max(number, option.low), option.high) - option.low) // option.step
    return option.low + steps * option.step


# -- Results -------------------------------------------------------------------------------


class Findings(msgspec.Struct):
    """Results of the games at one table, in order."""

    lengths: list[int]
    """Decisions per game."""
    scores: list[list[int]]
    """By game, by seat."""
    winners: list[list[int]]
    orders: list[list[int]]
    """For each game, the seats in the order of their first decision."""
    largest_menu: int
    measures: dict[str, list[float]]

    @classmethod
    def empty(cls) -> Findings:
        return cls([], [], [], [], 0, {})

    def add(self, other: Findings) -> None:
        self.lengths += other.lengths
        self.scores += other.scores
        self.winners += other.winners
        self.orders += other.orders
        self.largest_menu = max(self.largest_menu, other.largest_menu)
        for name, numbers in other.measures.items():
            self.measures.setdefault(name, []).extend(numbers)

    def wins(self, seat: int) -> int:
        """Games won, alone or together with others."""
        return sum(seat in winners for winners in self.winners)

    def wins_in_order(self, place: int) -> int:
        """Games won by the seat that chose first (0), second (1), ..."""
        pairs = zip(self.orders, self.winners, strict=True)
        return sum(order[place] in winners for order, winners in pairs)

    def all_scores(self) -> list[int]:
        return [score for scores in self.scores for score in scores]

    def winning_scores(self) -> list[int]:
        """The winners' scores; one per winning team."""
        return [
            scores[winners[0]]
            for scores, winners in zip(self.scores, self.winners, strict=True)
            if winners
        ]


class Survey(msgspec.Struct):
    """Results of a survey. Everything but the speeds depends only on game, settings, number of
    games and seed."""

    game: str
    rules_version: int
    games: int
    seed: int
    compiled: bool
    seat_counts: list[int]
    bots: list[str]
    findings: dict[Setting, Findings]
    speeds: dict[Setting, Speed]

    def changed(self, seats: int) -> list[tuple[str, OptionValue]]:
        """The changed options, with their values, for this number of seats."""
        tables = [table for table in self.findings if table.option and table.seats == seats]
        return list(dict.fromkeys((table.option, table.value) for table in tables))


class Batch(msgspec.Struct, frozen=True):
    """A batch of games at one table."""

    game: str
    setting: Setting
    seed: int
    first: int
    games: int


# -- Playing -------------------------------------------------------------------------------


def survey(
    game: AnyGame,
    games: int,
    seed: int,
    *,
    seat_counts: Sequence[int] | None = None,
    engine: Engine = THIS_PROCESS,
    progress: Callable[[int], None] | None = None,
) -> Survey:
    """Play `games` games at each table. `progress` is called with the number of games of each
    finished batch."""
    tables = settings(game, seat_counts or game.seats)
    batches = [
        Batch(game.name, table, seed, first, min(BATCH, games - first))
        for table in tables
        for first in range(0, games, BATCH)
    ]
    done: dict[int, Findings] = {}
    for number, findings in engine.spread(play_batch, batches):
        done[number] = findings
        if progress is not None:
            progress(batches[number].games)
    together = {table: Findings.empty() for table in tables}
    for number, batch in enumerate(batches):
        together[batch.setting].add(done[number])
    plain = [table for table in tables if not table.option]
    return Survey(
        game=game.name,
        rules_version=game.rules_version,
        games=games,
        seed=seed,
        compiled=compiled(),
        seat_counts=list(seat_counts or game.seats),
        bots=list(dict.fromkeys(table.bot for table in tables)),
        findings=together,
        speeds={table: measure(game, table.seats, SPEED_SECONDS, table.bot) for table in plain},
    )


def play_batch(batch: Batch) -> Findings:
    game = registry.find(batch.game)
    table = batch.setting
    changed = {table.option: table.value} if table.option else {}
    options = complete(game.options, changed, table.seats)
    policies = [levels.find(game, table.bot)] * table.seats
    found = Findings.empty()
    for number in range(batch.first, batch.first + batch.games):
        state, tally = game.new(table.seats, options), game.tally()
        rng = FastRng(game_seed(batch.seed, number))
        course = play_noted(state, policies, rng, tally)
        measures = {name: [value] for name, value in tally.measures(state).items()}
        scores = [int(score) for score in state.scores()]
        winners = [int(seat) for seat in state.winners()]
        found.add(
            Findings(
                [course.decisions],
                [scores],
                [winners],
                [course.order],
                course.largest_menu,
                measures,
            )
        )
    return found


class Course(msgspec.Struct):
    """The course of a game."""

    decisions: int
    largest_menu: int
    order: list[int]


def play_noted(state: State, policies: Sequence[Policy], rng: Rng, tally: Tally[Any]) -> Course:
    """Play to the end and record the course."""
    course = Course(0, 0, [])
    while (seat := state.turn()) != OVER:
        if seat == CHANCE:
            action = state.roll(rng)
        else:
            seat = state.pending()[0]
            if seat not in course.order:
                course.order.append(int(seat))
            course.largest_menu = max(course.largest_menu, len(state.legal(seat)))
            course.decisions += 1
            action = policies[seat].choose(state, seat, rng)
        tally.note(state, seat, action)
        state.apply(seat, action)
    course.order += [seat for seat in range(len(policies)) if seat not in course.order]
    return course
