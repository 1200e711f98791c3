"""Positions with absurd moves, which only hasty bots may make."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots import levels
from tafelrunde.core.game import AnyGame
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import Policy, State
from tafelrunde.games import find
from tests.games.geisterfahrer.roads import road, thrown
from tests.games.knatsch.tables import lay as knatsch
from tests.games.knight_rider.tables import chase
from tests.games.kraftwagen.tables import TILES
from tests.games.kraftwagen.tables import act as drive
from tests.games.kraftwagen.tables import lay as kraftwagen
from tests.games.thousand_km.tables import act
from tests.games.thousand_km.tables import lay as rally
from tests.kit.pace import unhurried

PLAYOUTS = 60
FULL = "KM200 KM200 KM100 KM100 KM50"


def extension() -> State:
    """The opponent has not driven, so 500 points are within reach (R5.8)."""
    hand = "PRIORITY WORKSHOP SERVICE STATION"
    state = rally(f"KM50 {hand}", "KM25", battle={0: "GREEN"}, km={0: FULL}, talon=30)
    return act(state, "0 play KM50")


def last_car() -> State:
    """The last turn of the last round: a car not offered now is never sold."""
    mats = {"A": {"halls": "B3 E3", "canteen": 2}}
    state = kraftwagen(
        f"A B {TILES}", seats=2, mats=mats, buyers="BODY ENGINE PRICE", number=3, last_turn=True
    )
    return drive(state, "A take T01")


NEVER: list[tuple[str, Any, str]] = [
    ("thousand_km", extension, "extend"),
    (
        "thousand_km",
        lambda: rally("KM50 KM25", "KM25", battle={0: "GREEN"}, km={0: FULL, 1: "KM100"}),
        "discard KM50",
    ),
    (
        "knatsch",
        lambda: knatsch("red1 green1 blue1", "white1", piles=("yellow1 t", "")),
        "tuck 0",
    ),
    (
        "geisterfahrer",
        lambda: thrown(road({0: "O.R17 I.R12 off"}, "O.R6 I.L3"), 4),
        "enter O",
    ),
    ("geisterfahrer", lambda: road({0: "O.L19 I.R12 off"}, "O.R6 I.L3"), "roll"),
    (
        "knight_rider",
        lambda: chase(
            "9,-4 E", "7,-4 E", phase="after-move", kitt={0: "MANTLE"}, turn={"move_done": True}
        ),
        "end turn",
    ),
    ("kraftwagen", last_car, "end_turn"),
]


@pytest.mark.parametrize(("name", "position", "never"), NEVER)
def test_bots_avoid_absurd_moves(name: str, position: Any, never: str) -> None:
    game, state = find(name), position()
    seat = state.pending()[0]
    assert never in [game.notation.text(int(action)) for action in state.legal(seat)]
    for seed in range(5):
        for level, player in careful(game):
            chosen = player.choose(state, seat, FastRng(seed))
            assert game.notation.text(int(chosen)) != never, level


def careful(game: AnyGame) -> list[tuple[str, Policy]]:
    """All bots that are not hasty. Searches are short, because interpreted rules are slow."""
    named = (*levels.offered(game), *levels.other_ways(game))
    return [
        (name, unhurried(game, name, PLAYOUTS)) for name in named if name not in levels.MISTAKES
    ]
