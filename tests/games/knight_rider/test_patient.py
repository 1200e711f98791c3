"""The patient player: shut in, it opens the road, or waits where it will open."""

from __future__ import annotations

import pytest

from tafelrunde.core.rng import FastRng
from tafelrunde.games.knight_rider import GAME
from tafelrunde.games.knight_rider.players.patient import A_ROUND, NEVER, Patient
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tests.games.knight_rider.tables import chase, where
from tests.games.knight_rider.test_seasoned import ALL_DIVERSIONS, chosen

WALL = "DEAD_END 36 E, STRAIGHT 11 N, ROAD_BLOCK 24"
"""Nothing leads from 16 and 26 to the east before the first two are gone."""


def shut_in(round_: int, **options: object) -> KnightRider:
    return chase(
        "0,-4 E",
        "10,-1 N",
        points=2,
        red=12,
        laid=WALL,
        round_=round_,
        options=options,
        escapes=[1],
    )


@pytest.mark.parametrize(
    ("round_", "options", "waits"),
    [
        (10, {}, [6, 7]),
        (15, {}, [1, 2]),
        (20, {}, [1, 2]),
        (10, {"clearing_per_round": 1}, [6, 7, 8]),
        (10, {"clearing_per_round": 0}, []),
        (10, {"clearing_from_round": 0}, []),
    ],
)
def test_it_knows_when_cards_are_cleared(
    round_: int, options: dict[str, object], waits: list[int]
) -> None:
    player = Patient()
    player.foresee(shut_in(round_, **options))
    assert player.waits == waits


def test_a_road_that_opens_later_counts_with_the_rounds_until_then() -> None:
    """From [0,-4] it is 8 points to 12 in the city without cards."""
    state = shut_in(14)
    player = Patient()
    player.thumb.routes.survey(state.track)
    player.foresee(state)
    assert player.later_for(state, 0) == 2 * A_ROUND + 8
    state = shut_in(14, clearing_per_round=0)
    player.foresee(state)
    assert player.later_for(state, 0) == NEVER


def test_shut_in_it_stands_where_the_road_will_open() -> None:
    state = shut_in(14)
    player = Patient()
    while state.turn() == 0:
        state.apply(0, player.choose(state, 0, FastRng(1)))
    assert where(state, 0) == "2,-4 E"


@pytest.mark.parametrize(
    ("wall", "opened"), [("DEAD_END 36 E", "on 36"), ("STRAIGHT 11 N", "on 11")]
)
def test_shut_in_it_opens_the_road_before_it_moves(wall: str, opened: str) -> None:
    """Who is merely seasoned shuts the other in instead, and stays where it is."""
    for policy, tile in (("patient", opened), ("seasoned", "on 46")):
        hands = {0: ALL_DIVERSIONS}
        state = chase(
            "0,-4 E", "10,-1 N", roll=3, phase="before-move", red=12, laid=wall, diversions=hands
        )
        assert chosen(state, policy)[1] == tile


def test_nothing_that_it_tries_stays_on_the_track() -> None:
    state = shut_in(14)
    before = state.position()
    GAME.policies["patient"]().choose(state, 0, FastRng(1))
    assert state.position() == before
