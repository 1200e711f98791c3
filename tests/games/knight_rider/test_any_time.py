"""Knight Rider with `cards_any_time`: cards between two steps of a move (R6.11)."""

from __future__ import annotations

import pytest

from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, LEGAL, OVER
from tafelrunde.games.knight_rider import GAME
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tests.games.knight_rider.tables import act, chase, menu, phase, where, why_not, won

FREE = {"cards_any_time": True}
MORE = {"roll": 3, "points": 2}
HELD = {0: "MANTLE TURBO_1 TURBO_2"}


def on_the_way(options: dict[str, object] | None = None, **more: object) -> KnightRider:
    """Rolled 3, one step driven."""
    state = chase(
        "1,-4 E", "off -1,-4 E", roll=3, kitt=HELD, diversions={0: "STRAIGHT ROAD_BLOCK"},
        options=FREE if options is None else options, **more,  # type: ignore[arg-type]
    )  # fmt: skip
    act(state, "forward")
    return state


def test_r6_11_cards_may_be_played_between_two_steps() -> None:
    state = on_the_way()
    assert phase(state) == "step"
    cards = {"play MANTLE", "play TURBO_1", "lay STRAIGHT", "lay ROAD_BLOCK"}
    assert cards < menu(state)
    assert why_not(state, "play TURBO_2") == "roll-not-one"
    assert why_not(state, "end turn") == why_not(state, "move") == "not-now"
    # R4.8  Without the option they wait until the move is over.
    state = on_the_way(options={})
    assert not cards & menu(state)
    assert why_not(state, "play TURBO_1") == "before-move-only"
    assert why_not(state, "lay STRAIGHT") == why_not(state, "play MANTLE") == "not-while-driving"


def test_r6_11_a_turbo_on_the_way_adds_what_it_would_have_added_before() -> None:
    state = on_the_way()
    (turbo,) = [entry for entry in GAME.menu(state, 0) if entry.text == "play TURBO_1"]
    assert turbo.shows["points"] == 5
    act(state, "play TURBO_1")
    assert (phase(state), state.now.points) == ("step", 5)
    assert why_not(state, "play MANTLE") == "kitt-played"
    state = chase("1,-4 E", "off -1,-4 E", points=1, kitt=HELD, options=FREE)
    act(state, "play TURBO_2")
    assert state.now.points == 6


def test_r6_11_a_turbo_turns_a_move_that_ends_too_early_into_a_catch() -> None:
    state = chase("1,-4 E", "off -1,-4 E", roll=2, red=36, kitt=HELD, options=FREE)
    act(state, "forward", "play TURBO_1", "forward", "forward", "forward")
    assert where(state, 0) == "5,-4 E"


def test_r6_11_after_the_last_point_the_move_is_over_q34() -> None:
    state = on_the_way()
    act(state, "forward", "forward")
    assert phase(state) == "after-move"
    assert why_not(state, "play TURBO_1") == "move-is-over"
    assert {"play MANTLE", "lay STRAIGHT"} < menu(state)


def test_r6_11_a_diversion_on_the_way_changes_the_road_at_once_q62() -> None:
    state = on_the_way()
    act(state, "lay ROAD_BLOCK")
    assert "forward" not in menu(state)
    assert why_not(state, "forward") == "not-now"
    act(state, "back", "lay ROAD_BLOCK", "on 11")
    assert phase(state) == "step"
    assert why_not(state, "lay STRAIGHT") == "diversion-laid"


def test_r6_11_a_car_that_is_stuck_may_free_itself_or_stop() -> None:
    """Ahead is a road block, and one point is too few to turn round."""
    stuck = {"laid": "ROAD_BLOCK 36", "roll": 1, "red": 16}
    state = chase("5,-4 E", "off -1,-4 E", kitt={0: "TURBO_2"}, options=FREE, **stuck)  # type: ignore[arg-type]
    assert menu(state) == {"stop", "play TURBO_2"}
    act(state, "play TURBO_2")
    assert "turn W" in menu(state)
    state = chase("5,-4 E", "off -1,-4 E", kitt={0: "TURBO_2"}, options=FREE, **stuck)  # type: ignore[arg-type]
    act(state, "stop")
    assert phase(state) == "escape"
    # Without a card that helps the move is over by itself.
    for card, then in (("TURBO_1 MANTLE", "step"), ("MANTLE", "after-move")):
        state = chase("5,-4 E", "off -1,-4 E", kitt={0: card}, options=FREE, laid="ROAD_BLOCK 36")
        act(state, "die 1", "move")
        assert phase(state) == then


def test_r6_11_positions_on_the_way_can_be_loaded_and_laying_stays_hidden() -> None:
    state = on_the_way()
    act(state, "lay STRAIGHT")
    assert GAME.load(state.position()).position() == state.position()
    assert GAME.view(state, 1).lay_kind is None
    assert [one.turbo for one in GAME.view(on_the_way(), 0).reach] == [None, "TURBO_1"]


BOTS = pytest.mark.parametrize("bot", ["thumb", "seasoned", "patient"])


@BOTS
def test_r6_11_bots_play_a_turbo_on_the_way_if_it_catches(bot: str) -> None:
    """Rolled 2 and one step driven: 1 + 2 points lead onto the red car's field."""
    state = chase("2,-4 E", "off -1,-4 E", roll=2, red=36, kitt={0: "TURBO_1"}, options=FREE)
    act(state, "forward")
    policy, rng = GAME.policies[bot](), FastRng(1)
    while not won(state):
        state.apply(0, policy.choose(state, 0, rng))
    assert (won(state), where(state, 0)) == ([0], "6,-4 E")


@BOTS
def test_r6_11_bots_play_whole_games(bot: str) -> None:
    options = {**FREE, "auto_build": True, "random_deal": bot == "thumb", "round_limit": 4}
    state, rng, policy = GAME.new(2, options), FastRng(3), GAME.policies[bot]()
    while (seat := state.turn()) != OVER:
        action = state.roll(rng) if seat == CHANCE else policy.choose(state, seat, rng)
        assert seat == CHANCE or state.refusal(seat, action) == LEGAL
        state.apply(seat, action)
        GAME.check(state)
