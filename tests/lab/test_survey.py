"""Surveys: the tables played, and findings equal to those of the single games."""

from __future__ import annotations

from statistics import fmean

import pytest

from tafelrunde.bots import levels
from tafelrunde.core.options import Flag, Number, OneOf, SeatChoice, complete
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import OVER
from tafelrunde.games import NAMES, find
from tafelrunde.lab.engine import Processes
from tafelrunde.lab.playout import play_out
from tafelrunde.lab.simulate import game_seed
from tafelrunde.lab.survey import (
    Batch,
    Findings,
    Setting,
    other_values,
    play_batch,
    play_noted,
    settings,
    survey,
)

# -- Settings --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_settings_cover_all_bots_and_tables_and_each_option_alone(name: str) -> None:
    game = find(name)
    tables = settings(game, game.seats)
    assert len(set(tables)) == len(tables)
    plain = {(table.bot, table.seats) for table in tables if not table.option}
    assert plain == {
        (bot, seats)
        for bot in ("medium", *levels.other_ways(game), "random")
        for seats in game.seats
    }
    for table in tables:
        if table.option:
            assert table.seats in (game.seats[0], game.seats[-1])
            values = complete(game.options, {table.option: table.value}, table.seats)
            assert values != complete(game.options, {}, table.seats)
    changed = {table.option for table in tables if table.option}
    fixed = {
        option.name
        for option in game.options
        if isinstance(option, Number) and option.low == option.high
    }
    assert changed == {option.name for option in game.options} - fixed


def test_other_values_of_an_option() -> None:
    assert other_values(Flag("a", True), 2) == [False]
    assert other_values(OneOf("a", "x", ("x", "y", "z")), 2) == ["y", "z"]
    assert other_values(SeatChoice("a"), 3) == [0, 2]
    assert other_values(Number("a", 60, 0, 1000), 2) == [30, 120]
    assert other_values(Number("a", 20, 20, 36, 2), 2) == [36]
    assert other_values(Number("a", 12, 8, 20, 4), 2) == [8, 20]
    assert other_values(Number("a", 0, 0, 4), 2) == [4]
    assert other_values(Number("a", 0, 0, 0), 2) == []


# -- Findings --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_recording_does_not_change_the_game(name: str) -> None:
    game = find(name)
    seats = game.seats[-1]
    policies = [levels.find(game, "random")] * seats
    plain, noted = game.new(seats), game.new(seats)
    decisions = play_out(plain, policies, FastRng(8))
    course = play_noted(noted, policies, FastRng(8), game.tally())
    assert noted.turn() == OVER
    assert course.decisions == decisions
    assert noted.position() == plain.position()
    assert sorted(course.order) == list(range(seats))
    assert 1 < course.largest_menu <= game.notation.size


def test_findings_equal_those_of_the_single_games() -> None:
    game = find("geisterfahrer")
    found = play_batch(Batch("geisterfahrer", Setting("random", 3, "start_seat", 2), 4, 10, 5))
    for at in range(5):
        state = game.new(3, {"start_seat": 2})
        rng = FastRng(game_seed(4, 10 + at))
        decisions = play_out(state, [levels.find(game, "random")] * 3, rng)
        assert found.lengths[at] == decisions
        assert found.scores[at] == state.scores()
        assert found.winners[at] == state.winners()
        assert found.orders[at] == [2, 0, 1]
        assert found.measures["turns-each"][at] == pytest.approx(state.turn_no / 3)


def test_wins_and_scores_of_findings() -> None:
    found = Findings([5, 7], [[3, 9, 3], [4, 4, 1]], [[1], [0, 1]], [[2, 0, 1], [0, 1, 2]], 6, {})
    assert [found.wins(seat) for seat in range(3)] == [1, 2, 0]
    assert [found.wins_in_order(place) for place in range(3)] == [1, 1, 1]
    assert found.winning_scores() == [9, 4]
    assert fmean(found.all_scores()) == 4


def test_survey_does_not_depend_on_the_number_of_workers() -> None:
    game = find("thousand_km")
    heard: list[int] = []
    alone = survey(game, 2, 3, seat_counts=[2], progress=heard.append)
    together = survey(game, 2, 3, seat_counts=[2], engine=Processes(2))
    assert alone.findings == together.findings
    assert list(alone.findings) == settings(game, [2])
    assert sum(heard) == 2 * len(alone.findings)
    assert alone.changed(2)[0] == ("mode", "single_rally")
    for table, speed in alone.speeds.items():
        assert not table.option
        assert speed.decisions_per_second > 0
