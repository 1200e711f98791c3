"""Pig: a scenario for each rule, and whole games."""

from __future__ import annotations

import json

import pytest

from tafelrunde.bots import levels
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, LEGAL, OVER
from tafelrunde.lab.playout import play_out
from tafelrunde.lab.trial import faults
from tafelrunde_pig import GAME
from tafelrunde_pig.rules import EMPTY_POT, HOLD, Pig


def play(state: Pig, *steps: str) -> Pig:
    """Play these steps, which must be possible."""
    for step in steps:
        action = GAME.notation.number(step)
        seat = state.turn()
        if seat == CHANCE:
            assert action in [outcome for outcome, _ in state.outcomes()]
        else:
            assert state.refusal(seat, action) == LEGAL
        state.apply(seat, action)
    return state


def test_numbers_go_into_the_pot() -> None:
    state = play(GAME.new(2), "roll", "die 6", "roll", "die 5")
    assert (state.pot, state.active, state.points) == (11, 0, [0, 0])


def test_a_one_empties_the_pot_and_ends_the_turn() -> None:
    state = play(GAME.new(2), "roll", "die 6", "roll", "die 1")
    assert (state.pot, state.active, state.points) == (0, 1, [0, 0])


def test_a_player_who_holds_keeps_the_pot() -> None:
    state = play(GAME.new(2), "roll", "die 6", "hold")
    assert (state.pot, state.active, state.points) == (0, 1, [6, 0])


def test_an_empty_pot_cannot_be_kept() -> None:
    assert GAME.new(2).refusal(0, HOLD) == EMPTY_POT


def test_enough_points_win_at_once() -> None:
    state = GAME.new(2, {"target": 20})
    play(state, *["roll", "die 6"] * 4)
    assert state.turn() == OVER
    assert state.scores() == [24, 0]
    assert state.winners() == [0]


def test_positions_can_be_stored() -> None:
    state = play(GAME.new(3), "roll", "die 6", "hold", "roll")
    assert GAME.load(json.loads(json.dumps(state.position()))) == state


@pytest.mark.parametrize("level", ["novice", "easy", "medium"])
def test_bots_play_whole_games(level: str) -> None:
    state = GAME.new(2)
    play_out(state, [levels.find(GAME, level)] * 2, FastRng(1))
    assert state.turn() == OVER


def test_the_game_keeps_the_contract() -> None:
    assert faults(GAME) == []
