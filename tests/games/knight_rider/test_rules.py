"""Rules, rulings, refusals and options of Knight Rider beyond the golden scenarios."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tafelrunde.core.position import PositionError
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games.knight_rider import GAME
from tafelrunde.games.knight_rider.rules.data import ESCAPE_DX, ESCAPE_DY, MOST_BACKS
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tests.games.knight_rider.tables import (
    act,
    blocked,
    chase,
    menu,
    open_sides,
    phase,
    placements,
    position_of,
    red,
    table,
    where,
    why_not,
    won,
)


def building(tiles: str, undrawn: str, **more: Any) -> KnightRider:
    position = table(3, tiles, more.pop("options", None))
    numbers = [int(number) for number in undrawn.split()]
    position |= {"phase": "draw", "undrawn": numbers, "has_laid": [0, 1, 2], **more}
    position["removed"] = [number for number in position["removed"] if number not in numbers]
    return GAME.load(position)


# -- R2, R3  Pieces and setup ------------------------------------------------------------


def test_r2_3_the_escape_vectors_cancel_out() -> None:
    assert (sum(ESCAPE_DX), sum(ESCAPE_DY)) == (0, 0)
    assert len(set(zip(ESCAPE_DX, ESCAPE_DY, strict=True))) == 11


def test_r3_3_r3_4_r3_5_start_player_hands_and_escape_cards_q3() -> None:
    state = GAME.new(4)
    assert state.turn() == CHANCE
    act(state, "starts 2")
    assert (state.first, state.active, phase(state)) == (2, 2, "draw")
    assert state.kitt.hands == [[1] * 4] * 4
    assert state.diversions.hands == [[1] * 5] * 4
    assert len(position_of(state)["escapes"]) == 11
    # Every face-down tile is equally likely.
    assert [weight for tile, weight in state.outcomes()] == [1] * 36


@pytest.mark.parametrize("seats", [2, 5])
def test_q48_two_to_five_can_play_to_the_end(seats: int) -> None:
    state, rng = GAME.new(seats, {"round_limit": 2}), FastRng(seats)
    while state.turn() != OVER:
        seat = state.turn()
        state.apply(seat, state.roll(rng) if seat == CHANCE else state.pick(seat, rng))
    assert state.winners()


def test_r3_1_q4_q5_joining_and_touching() -> None:
    state = building("16@0,-1r0 26@0,-2r0", "36 46")
    act(state, "tile 36")
    # Beside 26 only houses would meet houses; at the centre that is enough, elsewhere it is not.
    assert why_not(state, "place 1,-2 r0") == "not-joined"
    assert why_not(state, "place 1,-1 r0") == ""
    assert why_not(state, "place 0,-3 r0") == ""
    assert why_not(state, "place 0,-3 r1") == "edges-clash"
    # 16 leads into the centre: an open road end later on.
    assert open_sides(state, 16) == "NS"


def test_q6_a_tile_without_a_place_goes_aside() -> None:
    """Curves on all eight cells around the centre lead only to each other and to the centre."""
    tiles = "14@0,-1r1 24@1,-1r2 34@2,0r2 44@2,1r3 54@0,2r0 64@1,2r3 15@-1,0r1 25@-1,1r0"
    state = building(tiles, "16 26")
    act(state, "tile 16")
    assert (phase(state), state.position()["aside"], state.active) == ("draw", [16], 1)
    act(state, "tile 26")
    # No network can grow: the one with the lowest number stays, and nothing can be joined to it.
    assert phase(state) == "red-tens"
    assert [row[0] for row in position_of(state)["tiles"]] == [14, 24]
    assert len(position_of(state)["removed"]) == 34


def test_q6_aside_and_tried_again_at_the_end() -> None:
    """A ring of curves has no road to join."""
    position = table(2, "14@2,0r1 24@3,0r2 34@3,1r3 44@2,1r0")
    position |= {"phase": "draw", "undrawn": [16], "aside": [26], "has_laid": [0, 1]}
    position["removed"] = [number for number in position["removed"] if number not in (16, 26)]
    state = GAME.load(position)
    act(state, "tile 16", "place 0,-1 r0")
    # 16 can still grow, so its network is the main one; the ring queues after 26.
    assert [row[0] for row in position_of(state)["tiles"]] == [16]
    assert (phase(state), state.position()["drawn"]) == ("relay", 26)
    assert state.position()["aside"] == [14, 24, 34, 44]
    assert placements(state) == {"0,-2 r0"}


def test_q8_r6_9_the_table_has_an_edge() -> None:
    state = building("16@0,-1r0 26@0,-2r0 36@0,-3r0", "46 56", options={"table_size": 8})
    act(state, "tile 46")
    assert why_not(state, "place 0,-4 r0") == "off-table"
    assert why_not(state, "place 1,1 r0") == "centre-cell"
    assert why_not(state, "place 0,-3 r0") == "cell-taken"
    assert why_not(state, "place 1,-1 r2") == "same-rotation"
    assert why_not(state, "forward") == "not-now"


def test_first_own_tile_at_the_centre_r3_1() -> None:
    state = building("16@0,-1r0", "26 36", has_laid=[1])
    act(state, "tile 26")
    assert why_not(state, "place 0,-2 r0") == "first-at-centre"


def test_r3_2_1_a_tile_that_is_not_there_is_thrown_again() -> None:
    position = table(2, "16@0,-2r1 26@1,-2r1 36@2,-2r1")
    position["phase"] = "red-tens"
    state = GAME.load(position)
    act(state, "die 6", "die 6")
    assert (phase(state), state.position()["red"]) == ("red-tens", 0)
    act(state, "die 2", "die 6")
    assert red(state) == 26
    # R3.2.2  Both ends are equally far.
    assert menu(state) == {"start on 16", "start on 36"}


def test_r3_2_4_a_start_without_an_open_end() -> None:
    position = table(2, "14@2,0r1 24@3,0r2 34@3,1r3 44@2,1r0")
    position |= {"phase": "red-ones", "tens": 1}
    state = GAME.load(position)
    act(state, "die 4")
    assert state.position()["start_tile"] == 34
    assert [where(state, seat) for seat in (0, 1)] == ["off 6,2 N"] * 2
    # Car 1 comes in beside car 2 and drives on: no passing, for it came from outside.
    ring = "14@2,0r1 24@3,0r2 34@3,1r3 44@2,1r0"
    state = chase("off 6,2 N", "6,2 N", tiles=ring, red=14, points=2)
    act(state, "forward", "forward")
    assert (where(state, 0), phase(state)) == ("6,1 N", "escape")


def test_entries_are_chosen_in_turn_order_q61() -> None:
    position = table(2, "11@0,-2r0 16@1,-2r1 26@2,-2r1")
    position |= {"phase": "red-ones", "tens": 2, "first": 1}
    state = GAME.load(position)
    act(state, "die 6")
    assert state.turn() == 1
    assert menu(state) == {"enter N", "enter S", "enter W"}
    assert why_not(state, "enter E") == "no-open-end"
    act(state, "enter W", "enter S")
    assert (where(state, 1), where(state, 0)) == ("off -1,-4 E", "off 0,-3 N")
    assert (state.turn(), state.active) == (CHANCE, 1)
    act(state, "die 1")
    assert "move" in menu(state)


# -- R4  Turns ---------------------------------------------------------------------------


def test_q17_the_rest_unusable_is_a_catch_q43() -> None:
    state = chase("off -1,-4 E", "1,-4 E", "1,-4 W", red=16, points=3)
    act(state, "forward", "forward")
    assert state.winners() == [0]
    # Q43  Between two cars the red one is safe.
    state = chase("5,-4 E", "6,-4 E", "6,-4 W", red=36, points=3)
    assert why_not(state, "forward") == "obstacle"


def test_q21_a_skid_into_the_way_repeats_the_step() -> None:
    state = chase("6,-4 W", "5,-4 E", "4,-4 N", points=3)
    act(state, "forward", "forward", "die 4")
    # Car 2 skids beside car 3, and the way is barred now.
    assert (where(state, 1), where(state, 0)) == ("4,-4 E", "5,-4 W")
    assert (phase(state), state.now.points) == ("step", 2)
    assert menu(state) == {"turn E"}


def test_q22_a_jump_that_a_ram_stops_stays_in_hand() -> None:
    cars = ("4,-1 N", "4,-2 S", "4,-3 N", "4,-3 N")
    state = chase(*cars, points=3, kitt={0: "JUMP"}, options={"random_deal": True})
    act(state, "forward", "jump", "die 6", "die 5")
    assert (state.kitt.hands[0][3], state.now.kitt_played) == (1, False)
    # Everybody has seen the card.
    for seed in range(20):
        assert state.determinize(1, FastRng(seed)).kitt.hands[0][3] == 1


def test_q27_one_oil_roll_behind_two_cars() -> None:
    state = chase("2,-4 E", "5,-4 E", "5,-4 E", roll=2)
    act(state, "forward", "forward", "die 5")
    assert phase(state) == "escape"


def test_q28_a_car_that_could_not_move_slips_all_the_same() -> None:
    state = chase("5,-4 E", "6,-4 E", "6,-4 W")
    act(state, "die 1", "move", "die 3")
    assert where(state, 0) == "4,-4 E"


def test_q33_a_mantle_does_not_help_against_oil() -> None:
    state = chase("2,-4 E", "5,-4 E", kitt={0: "MANTLE"})
    act(state, "die 2", "play MANTLE", "move", "forward", "forward", "die 1")
    assert where(state, 0) == "4,-4 E roof mantle"


def test_q34_one_kitt_card_a_turn() -> None:
    state = chase("2,-4 E", "9,-4 E", kitt={0: "MANTLE TURBO_1"}, laid="ROAD_BLOCK 11")
    act(state, "die 1", "play MANTLE")
    assert why_not(state, "play TURBO_1") == "kitt-played"
    assert why_not(state, "play TURBO_2") == "not-in-hand"
    state = chase("2,-4 E", "9,-4 E", roll=1, kitt={0: "MANTLE TURBO_1"})
    act(state, "forward")
    assert why_not(state, "play TURBO_1") == "before-move-only"
    assert why_not(state, "move") == "not-now"
    act(state, "play MANTLE")
    assert phase(state) == "escape"


def test_q36_no_card_but_the_jump_during_a_move() -> None:
    state = chase("2,-4 E", "9,-4 E", roll=3, diversions={0: "STRAIGHT"}, kitt={0: "MANTLE"})
    act(state, "forward")
    assert why_not(state, "lay STRAIGHT") == "not-while-driving"
    assert why_not(state, "play MANTLE") == "not-while-driving"
    assert why_not(state, "play TURBO_1") == "not-in-hand"
    assert why_not(state, "lay DEAD_END") == "not-in-hand"
    state = chase("2,-4 E", "9,-4 E", roll=3, kitt={0: "TURBO_1 JUMP"})
    assert why_not(state, "play TURBO_1") == "before-move-only"
    assert GAME.why_not(state, 0, "JUMP") == {"": "no-obstacle"}


def test_r4_3_the_card_of_the_jump_says_when_it_can_be_used() -> None:
    state = chase("2,-4 E", "9,-4 E", kitt={0: "JUMP MANTLE"})
    act(state, "die 2")
    assert GAME.why_not(state, 0, "JUMP") == {"": "while-driving-only"}
    act(state, "play MANTLE")
    assert GAME.why_not(state, 0, "JUMP") == {"": "kitt-played"}


def test_q49_q54_cards_without_effect_and_cleared_ones() -> None:
    laid = "STRAIGHT 16 E, STRAIGHT 16 E, STRAIGHT 16 E"
    state = chase(
        "2,-4 E", "9,-4 E", active=1, phase="escape", laid=laid, round_=15,
        diversions={0: "STRAIGHT"}, turn={"move_done": True},
    )  # fmt: skip
    act(state, "escape F11", "die 1", "lay STRAIGHT", "on 16", "foot E")
    assert open_sides(state, 16) == "EW"
    assert len(state.track.laid) == 2


def test_q50_turning_towards_an_obstacle() -> None:
    state = chase("4,-4 E", "9,-4 E", points=2, laid="ROAD_BLOCK 56")
    assert "turn N" in menu(state)
    assert why_not(state, "turn E") == "facing-already"


def test_q53_cards_after_the_move_change_nothing_about_oil() -> None:
    state = chase("2,-4 E", "5,-4 E", roll=2, diversions={0: "ROAD_BLOCK"})
    act(state, "forward", "forward", "die 6", "lay ROAD_BLOCK", "on 11")
    assert phase(state) == "escape"
    assert blocked(state, 11)


def test_r6_10_a_ram_stop_catches_if_that_was_agreed() -> None:
    ways = (["forward", "forward"], ["forward", "turn W", "turn E", "forward"])
    for points, way in zip((2, 6), ways, strict=True):
        for agreed in (False, True):
            options = {"ram_stop_catches": agreed}
            state = chase("5,-4 E", "6,-4 E", red=36, points=points, options=options)
            act(state, *way, "die 6", "die 5")
            assert won(state) == ([0] if agreed else [])


def test_r6_10_positions_from_before_the_option_still_load() -> None:
    position = position_of(chase("3,-4 E", "9,-4 E"))
    del position["agreed"]["ram_stop_catches"]
    assert not GAME.load(position).agreed.ram_stop_catches


def test_q57_r6_6_red_moves_by_round() -> None:
    options = {"red_moves": "round", "clearing_from_round": 1}
    state = chase("1,-4 E", "9,-4 E roof", options=options, laid="ROAD_BLOCK 36")
    act(state, "die 1", "move", "forward")
    # Car 2 only rights itself, and then the one escape card of the round follows.
    assert (phase(state), state.active, where(state, 1)) == ("escape", 1, "9,-4 E")
    assert blocked(state, 36)
    act(state, "escape F01")
    assert (phase(state), state.active, state.round) == ("roll", 0, 2)
    assert not blocked(state, 36)


def test_q57_last_resort_before_clearing_r5_2() -> None:
    """The block is judged as it was driven: nobody reaches 36, so the air line decides."""
    state = chase(
        "3,-4 E", "9,-4 W", "5,-4 E", red=36, active=2, phase="escape", round_=40,
        laid="ROAD_BLOCK 36", turn={"move_done": True},
    )  # fmt: skip
    act(state, "escape F01")
    assert state.winners() == [2]


def test_a_waiting_car_in_the_last_resort_r5_2() -> None:
    state = chase(
        "off -1,-4 E", "3,-4 W", red=26, active=1, phase="escape", round_=40,
        turn={"move_done": True},
    )  # fmt: skip
    act(state, "escape F01")
    # Both need 1 for the next field: 1 + 3 against 1.
    assert state.winners() == [1]


def test_q62_r4_8_a_diversion_can_be_reconsidered() -> None:
    state = chase("2,-4 E", "9,-4 E", diversions={0: "STRAIGHT DEAD_END"})
    act(state, "die 1", "lay DEAD_END", "on 12")
    assert why_not(state, "on 16") == "not-now"
    assert why_not(state, "foot S") == "roads-unfit"
    assert why_not(state, "move") == "not-now"
    act(state, "back", "back")
    assert menu(state) == {"lay STRAIGHT", "lay DEAD_END", "move"}
    for _ in range(MOST_BACKS - 2):
        act(state, "lay STRAIGHT", "back")
    act(state, "lay STRAIGHT")
    assert why_not(state, "back") == "no-more-back"
    assert why_not(state, "on 13") == "not-on-table"
    assert why_not(state, "on 14") == "roads-unfit"
    act(state, "on 11", "foot N")
    assert why_not(state, "lay DEAD_END") == "diversion-laid"
    assert why_not(state, "lay ROAD_BLOCK") == "not-in-hand"


def test_a_card_that_fits_no_tile_is_refused() -> None:
    position = chase("0,-4 E", "2,-4 E", diversions={0: "LEFT_CURVE"}).position()
    straights = table(2, "16@0,-2r1 26@1,-2r1 36@2,-2r1")
    position |= {key: straights[key] for key in ("tiles", "removed")}
    position |= {"red": 26, "start_tile": 16}
    state = GAME.load(json.loads(json.dumps(position)))
    act(state, "die 2")
    assert why_not(state, "lay LEFT_CURVE") == "no-tile-for-it"


# -- Every reason that is left -----------------------------------------------------------


def test_reasons_of_steps() -> None:
    state = chase("9,-4 E", "off -1,-4 E", points=1)
    assert why_not(state, "jump") == "no-jump-card"
    assert why_not(state, "stop") == "points-left"
    assert why_not(state, "turn N") == "no-road"
    assert why_not(state, "turn W") == "too-few-points"
    state = chase("10,-4 E", "off -1,-4 E", points=2, kitt={0: "JUMP"})
    assert why_not(state, "forward") == "no-road"
    assert why_not(state, "jump") == "no-road"
    state = chase("9,-4 E", "off -1,-4 E", points=2, kitt={0: "JUMP"})
    assert why_not(state, "jump") == "no-obstacle"
    state = chase("9,-4 E", "off -1,-4 E", points=2, kitt={0: "JUMP"}, turn={"kitt_played": True})
    assert why_not(state, "jump") == "kitt-played"
    state = chase("off -1,-4 E", "9,-4 E", points=2)
    assert why_not(state, "turn W") == "not-on-board"
    # Forward would leave one point before two cars; turning uses both.
    state = chase("4,-6 N", "9,-4 E", points=2)
    assert why_not(state, "forward") == "points-lost"


def test_reasons_of_the_house() -> None:
    state = chase("3,-4 E", "off -1,-4 E", red=36, roll=3)
    assert state.refusal(1, GAME.notation.number("forward")) == "not-your-turn"
    assert why_not(state, "end turn") == "not-now"
    act(state, "forward", "forward", "forward")
    assert state.refusal(0, GAME.notation.number("forward")) == "game-over"


# -- R6  Options -------------------------------------------------------------------------


def test_r6_1_the_start_is_thrown() -> None:
    position = table(2, "16@0,-2r1 26@1,-2r1 36@2,-2r1", {"dice_start": True})
    position |= {"phase": "red-ones", "tens": 1}
    state = GAME.load(position)
    act(state, "die 6", "die 2", "die 6")
    # 26 has no open end, 16 is the red car's.
    assert phase(state) == "start-tens"
    act(state, "die 1", "die 6", "die 3", "die 6")
    assert (state.position()["start_tile"], phase(state)) == (36, "roll")


def test_r6_2_q63_checkpoints_are_thrown_after_the_start_tile() -> None:
    position = table(2, "16@0,-2r1 26@1,-2r1 36@2,-2r1", {"checkpoints": 4})
    position |= {"phase": "red-ones", "tens": 1}
    state = GAME.load(position)
    act(state, "die 6")
    assert (phase(state), state.position()["start_tile"]) == ("check-tens", 36)
    act(state, "die 1", "die 6", "die 2", "die 6")
    # There is no third tile left.
    assert (state.position()["checkpoints"], phase(state)) == ([26], "roll")


def test_r6_2_only_the_cars_with_most_visits_compete() -> None:
    state = chase(
        "3,-4 E", "-1,-4 E visits1", red=36, active=1, phase="escape", round_=40,
        turn={"move_done": True}, checkpoints=[34], options={"checkpoints": 1},
    )  # fmt: skip
    act(state, "escape F01")
    assert state.winners() == [1]


@pytest.mark.parametrize(
    ("seats", "share", "hands", "out"),
    [(2, False, (4, 5), (12, 15)), (3, True, (6, 8), (2, 1)), (5, True, (4, 5), (0, 0))],
)
def test_r6_4_random_deal(
    seats: int, share: bool, hands: tuple[int, int], out: tuple[int, int]
) -> None:
    state = GAME.new(seats, {"random_deal": True, "share_surplus": share})
    rng = FastRng(5)
    while phase(state) != "draw":
        state.apply(CHANCE, state.roll(rng))
    assert {
        (sum(hand), sum(other))
        for hand, other in zip(state.kitt.hands, state.diversions.hands, strict=True)
    } == {hands}
    assert (sum(state.kitt.out), sum(state.diversions.out)) == out


def test_r6_3_with_five_players_nothing_is_shared() -> None:
    state = GAME.new(5, {"share_surplus": True})
    act(state, "starts 0")
    assert (phase(state), state.secret_hands()) == ("draw", False)


def test_r6_5_stop_there_needs_a_drive_onto_the_field() -> None:
    options = {"catch_rule": "stop_there"}
    state = chase("5,-4 E", "6,-4 E", red=36, points=2, options=options)
    act(state, "forward", "forward", "die 6", "die 6")
    assert state.turn() == CHANCE


def test_r6_8_the_computer_builds() -> None:
    state, rng = GAME.new(3, {"auto_build": True}), FastRng(3)
    act(state, "starts 0", "tile 16")
    # Eight cells are equally near the centre, none joins a road.
    assert state.turn() == CHANCE
    assert len(state.outcomes()) == 16
    act(state, "place 0,-1 r0", "tile 26")
    # The second builder's first tile must touch the centre; no road can be joined there.
    near = {GAME.notation.text(action) for action, weight in state.outcomes()}
    assert all(text.startswith("place ") for text in near)
    while phase(state) in ("draw", "place", "relay"):
        assert state.turn() == CHANCE
        state.apply(CHANCE, state.roll(rng))
    assert phase(state) == "red-tens"


# -- R7  What is hidden ------------------------------------------------------------------


def test_r7_2_guesses_are_uniform_over_the_unseen_cards() -> None:
    """Seat 0 sees one MANTLE; the other's card is one of the two unseen ones, equally often."""
    position = position_of(chase("2,-4 E", "9,-4 E", kitt={0: "MANTLE", 1: "JUMP"}))
    position["agreed"]["random_deal"] = True
    position["kitt_out"] = [0, 1, 0, 0]
    state = GAME.load(position)
    rng = FastRng(9)
    held = [state.determinize(0, rng).kitt.hands[1] for _ in range(400)]
    jumps = held.count([0, 0, 0, 1])
    assert jumps + held.count([0, 1, 0, 0]) == 400
    assert 150 < jumps < 250


def test_r7_1_r7_3_no_pause_after_the_move() -> None:
    options = {"random_deal": True}
    state = chase("1,-4 E", "9,-4 E", roll=1, kitt={0: "TURBO_1"}, options=options)
    act(state, "forward")
    assert menu(state) == {"end turn"}
    state = chase("1,-4 E", "9,-4 E", roll=1, kitt={0: "TURBO_1"})
    act(state, "forward")
    assert phase(state) == "escape"
    state = chase("1,-4 E", "9,-4 E", roll=1, options=options)
    act(state, "forward")
    assert phase(state) == "escape"


# -- Positions ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "wrong", "place"),
    [
        ("tiles", [[16, 0, 0, 0]], "cannot lie"),
        ("tiles", [[16, 0, -2, 7]], "rotation"),
        ("tiles", [[17, 0, -2, 0]], "no tile 17"),
        ("red", 66 - 11, "red"),
        ("drawn", 16, "36"),
        ("undrawn", [16], "36"),
        ("laid", [{"kind": "LEFT_CURVE", "tile": 16, "foot": "N"}], "laid"),
        ("escapes", [], "escapes"),
        ("won", [0], "won"),
        ("phase", "place", "drawn"),
        ("phase", "ram", "turn"),
        ("phase", "step", "turn"),
        ("phase", "oil", "turn"),
        ("kitt", [[5, 0, 0, 0], [5, 0, 0, 0]], "kitt"),
    ],
)
def test_broken_positions_are_named(key: str, wrong: object, place: str) -> None:
    position = chase("3,-4 E", "9,-4 E").position()
    with pytest.raises(PositionError, match=place):
        GAME.load({**position, key: wrong})


@pytest.mark.parametrize(
    ("car", "place"),
    [("3,-3 E", "no road"), ("-2,-4 E", "no road")],
)
def test_cars_stand_on_roads(car: str, place: str) -> None:
    with pytest.raises(PositionError, match=place):
        chase(car, "9,-4 E")


def test_a_turn_begins_with_the_roll() -> None:
    with pytest.raises(PositionError, match="turn: begins with the roll"):
        chase("3,-4 E", "9,-4 E", turn={"move_done": True})


def test_who_has_chosen_has_an_entry() -> None:
    position = table(3, "16@0,-2r1 11@1,-2r0")
    position |= {"phase": "entry", "red": 16, "start_tile": 11, "active": 1}
    with pytest.raises(PositionError, match=r"cars\[0\].entry"):
        GAME.load(position)


def test_cards_to_be_dealt_must_be_there() -> None:
    state = act(GAME.new(3, {"share_surplus": True}), "starts 0")
    position = position_of(state) | {"diversions_out": [0] * 5}
    with pytest.raises(PositionError, match="diversions_out: too few cards"):
        GAME.load(position)


@pytest.mark.parametrize("phase", ["relay", "red-tens", "start-tile"])
def test_a_built_city_is_one_network(phase: str) -> None:
    position = table(2, "16@0,-1r1 26@0,2r1")
    position |= {"phase": phase, "has_laid": [0, 1]}
    if phase == "relay":
        position |= {"drawn": 36}
        position["removed"].remove(36)
    with pytest.raises(PositionError, match="not one network"):
        GAME.load(position)


def test_three_cars_on_a_field_are_refused() -> None:
    with pytest.raises(PositionError, match="three cars"):
        chase("3,-4 E", "3,-4 E", "3,-4 E")
