"""Rules of thumb: a drive is thought of once and driven as if it were thought of at each step."""

from __future__ import annotations

import pytest

from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games.knight_rider import GAME
from tafelrunde.games.knight_rider.players.thumb import Thumb
from tafelrunde.games.knight_rider.rules.state import STEPPING


@pytest.mark.parametrize("seats", [2, 4])
def test_who_has_planned_a_drive_drives_as_who_looks_anew(seats: int) -> None:
    """One player chooses for all seats, so that plans of others lie between."""
    state, rng, thumb = GAME.new(seats, {"auto_build": True}), FastRng(seats), Thumb()
    steps = 0
    while state.turn() != OVER:
        if state.turn() == CHANCE:
            state.apply(CHANCE, state.roll(rng))
            continue
        seat = state.pending()[0]
        chosen = thumb.choose(state, seat, FastRng(1))
        if state.phase == STEPPING and len(state.legal(seat)) > 1:
            steps += 1
            assert chosen == Thumb().choose(state, seat, FastRng(1)), f"step {steps}"
        state.apply(seat, chosen)
    assert steps > 20
