"""Simulations: correct counts, and results that do not depend on how they are run."""

from __future__ import annotations

from statistics import mean, stdev

import msgspec
import pytest

from tafelrunde.bots import levels
from tafelrunde.bots.levels import UnknownBotError
from tafelrunde.bots.search import Luck
from tafelrunde.core.game import SeatsError
from tafelrunde.core.options import OptionError
from tafelrunde.games import NAMES, find
from tafelrunde.lab.engine import Processes
from tafelrunde.lab.players import insight_of
from tafelrunde.lab.playout import play_apart
from tafelrunde.lab.simulate import Simulation, game_seed, simulate
from tafelrunde.lab.speed import measure

RALLY = {"mode": "single_rally"}


def without_speed(result: Simulation) -> dict[str, object]:
    figures: dict[str, object] = msgspec.to_builtins(result)
    for figure in ("seconds", "workers", "decisions_per_second", "games_per_second"):
        del figures[figure]
    return figures


@pytest.mark.parametrize("name", NAMES)
def test_result_depends_only_on_the_seed(name: str) -> None:
    seats = find(name).seats[0]
    first, again, other = (
        without_speed(simulate(find(name), ["random"] * seats, 3, seed)) for seed in (5, 5, 6)
    )
    assert first == again
    assert first != other


def test_result_does_not_depend_on_the_number_of_workers() -> None:
    game = find("thousand_km")
    alone, together = (
        simulate(game, ["medium", "random"], 30, 9, options=RALLY, engine=Processes(workers))
        for workers in (1, 2)
    )
    assert without_speed(alone) == without_speed(together)


def test_figures_equal_those_of_the_single_games() -> None:
    game = find("thousand_km")
    result = simulate(game, ["medium", "random", "random"], 25, 2, options=RALLY)

    lengths: list[int] = []
    scores: list[list[int]] = []
    wins = [0, 0, 0]
    for number in range(25):
        state = game.new(3, RALLY)
        policies = [levels.find(game, name) for name in ("medium", "random", "random")]
        lengths.append(play_apart(state, policies, Luck(game_seed(2, number), 3), insight_of(game)))
        scores.append([int(score) for score in state.scores()])
        for seat in state.winners():
            wins[seat] += 1

    assert result.decisions == sum(lengths)
    assert result.length.mean == pytest.approx(mean(lengths))
    assert result.length.deviation == pytest.approx(stdev(lengths))
    assert (result.length.least, result.length.most) == (min(lengths), max(lengths))
    assert result.wins == wins
    assert result.win_shares == [won / 25 for won in wins]
    for seat in range(3):
        assert result.mean_scores[seat] == pytest.approx(mean(row[seat] for row in scores))
        assert result.score_deviations[seat] == pytest.approx(stdev(row[seat] for row in scores))


def test_team_members_share_a_win() -> None:
    result = simulate(find("thousand_km"), ["medium"] * 4, 10, 1, options=RALLY)
    assert result.wins[0] == result.wins[2] == result.shared_wins[0]
    assert result.wins[1] == result.wins[3] == result.shared_wins[1]
    assert sum(result.wins) >= 20


def test_progress_counts_every_game() -> None:
    heard: list[int] = []
    simulate(find("thousand_km"), ["random"] * 2, 45, 1, options=RALLY, progress=heard.append)
    assert sum(heard) == 45
    assert len(heard) > 1


def test_game_seeds_are_unique() -> None:
    seeds = {game_seed(seed, number) for seed in range(50) for number in range(50)}
    assert len(seeds) == 2500


def test_invalid_arguments_are_refused_before_the_first_game() -> None:
    game = find("thousand_km")
    with pytest.raises(SeatsError, match="5 seats"):
        simulate(game, ["random"] * 5, 1, 1)
    with pytest.raises(UnknownBotError, match="possible: novice, easy, medium"):
        simulate(game, ["random", "genius"], 1, 1)
    with pytest.raises(OptionError, match="mode"):
        simulate(game, ["random"] * 2, 1, 1, options={"mode": "endless"})
    with pytest.raises(ValueError, match="at least one game"):
        simulate(game, ["random"] * 2, 0, 1)


@pytest.mark.parametrize("name", NAMES)
def test_speed_is_measured(name: str) -> None:
    speed = measure(find(name), find(name).seats[0], 0.001)
    assert speed.game == name
    assert speed.decisions_per_second > speed.games_per_second > 0
