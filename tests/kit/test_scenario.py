"""Scenarios refuse what the game refuses, so that they cannot describe impossible play."""

from __future__ import annotations

import pytest

from tafelrunde.games.geisterfahrer import GAME
from tafelrunde.games.geisterfahrer.rules.game import Geisterfahrer
from tests.kit.scenario import Scenario

scene = Scenario(GAME)
named = Scenario(GAME, "AB", spell=lambda text: f"die {text}" if text.isdigit() else text)


@pytest.fixture
def state() -> Geisterfahrer:
    return GAME.new(2, {"start_seat": 0})


def test_steps_name_a_seat_chance_or_nobody(state: Geisterfahrer) -> None:
    scene.act(state, "0 roll", "* die 3")
    assert scene.menu(state) == scene.menu(state, 0) != scene.menu(state, 1) == set()
    before = state.position()
    scene.act(state, min(scene.menu(state)))
    assert state.position() != before


def test_games_can_name_players_and_define_shorthand(state: Geisterfahrer) -> None:
    assert named.act(state, "A roll", "* 3") is state
    assert named.menu(state, "A") == scene.menu(state, 0)
    assert named.why_not(state, "B roll") == scene.why_not(state, "1 roll") != ""


def test_illegal_steps_are_not_played(state: Geisterfahrer) -> None:
    with pytest.raises(AssertionError, match="1 roll: not-your-turn"):
        scene.act(state, "1 roll")
    with pytest.raises(AssertionError, match="chance cannot"):
        scene.act(state, "* die 3")
    assert scene.why_not(state, "0 roll") == ""
