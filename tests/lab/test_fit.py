"""Fitting weights from heuristic games, sampled at settled moments."""

from __future__ import annotations

import pytest

from tafelrunde.core.rng import FastRng
from tafelrunde.games import find
from tafelrunde.lab.engine import THIS_PROCESS
from tafelrunde.lab.fit import FitError, fit, fit_all
from tafelrunde.lab.fitting import play_sampled


def test_fit_is_deterministic_and_weighs_every_merit() -> None:
    game = find("knatsch")
    assert game.insight is not None
    first, second = (fit(game, 2, 10, 1, "seasoned", 0, THIS_PROCESS) for _ in range(2))
    assert first == second
    assert list(first.merits) == game.insight().names()
    assert first.merits["castles"] > 0


def test_fit_refuses_an_unknown_habit() -> None:
    with pytest.raises(FitError, match="thumb, seasoned"):
        fit_all(find("knatsch"), 10, 1, habit="reckless")


def test_knatsch_samples_only_the_start_of_a_turn() -> None:
    game = find("knatsch")
    assert game.insight is not None
    state, thumb = game.new(2), game.policies["thumb"]()
    samples = play_sampled(state, [thumb, thumb], FastRng(1), game.insight(), 1)
    assert len(samples) == int(state.round_number) * 2 - (state.active == state.start_player)
