"""The golden scenarios of Knight Rider about building and driving, on Board A unless said
otherwise."""

from __future__ import annotations

import pytest

from tafelrunde.games.knight_rider import GAME
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tests.games.knight_rider.tables import (
    BOARD_A,
    act,
    chase,
    menu,
    phase,
    placements,
    position_of,
    red,
    table,
    where,
    why_not,
    won,
)

AROUND = {"0,-1", "1,-1", "-1,0", "2,0", "-1,1", "2,1", "0,2", "1,2"}
"""The cells that touch the centre."""


def building(tiles: str, seats: int = 3, active: int = 0, undrawn: str = "") -> KnightRider:
    """Tiles on the table; those undrawn can be drawn, all others are out."""
    position = table(seats, tiles)
    numbers = [int(number) for number in undrawn.split()]
    position["phase"] = "draw"
    position["active"] = active
    position["undrawn"] = numbers
    position["removed"] = [number for number in position["removed"] if number not in numbers]
    return GAME.load(position)


# -- Building ----------------------------------------------------------------------------


def test_g01_the_first_tiles_touch_the_centre_r2_1_r3_1_q51() -> None:
    state = building("", undrawn="16 11 22")
    act(state, "tile 16")
    assert placements(state) == {f"{cell} {turned}" for cell in AROUND for turned in ("r0", "r1")}
    state = building("11@0,-1r0", active=1, undrawn="16 22")
    act(state, "tile 16")
    assert len(placements(state)) == 13
    assert "1,-1 r1" in placements(state)
    assert why_not(state, "place 1,-1 r0") == "edges-clash"


@pytest.mark.parametrize(
    ("tile", "fitting"), [("14", {"r3"}), ("12", {"r3"}), ("11", set()), ("66", set())]
)
def test_g02_a_gap_takes_only_what_fits_r2_2(tile: str, fitting: set[str]) -> None:
    position = table(3, "16@3,-3r0 26@2,-2r1 36@4,-2r0")
    position |= {"phase": "draw", "undrawn": [int(tile)], "has_laid": [0, 1, 2]}
    position["removed"].remove(int(tile))
    state = GAME.load(position)
    act(state, f"tile {tile}")
    found = {text.split()[1] for text in placements(state) if text.startswith("3,-2 ")}
    assert found == fitting


def test_g03_islands_are_taken_up_and_laid_again_r3_1_q7() -> None:
    tiles = "16@0,-1r1 26@1,-1r1 14@2,-1r2 36@0,2r1"
    position = table(2, tiles)
    position |= {"phase": "draw", "undrawn": [46], "has_laid": [0, 1]}
    position["removed"].remove(46)
    state = GAME.load(position)
    act(state, "tile 46", "place 1,2 r1")
    after = position_of(state)
    assert [row[0] for row in after["tiles"]] == [14, 16, 26]
    assert (phase(state), after["drawn"], after["aside"]) == ("relay", 36, [46])
    assert placements(state) == {"-1,-1 r1", "2,0 r0"}
    assert state.turn() == 1


def test_g04_red_car_and_start_tile_r3_2_q9_q10() -> None:
    position = table(2, BOARD_A)
    position["phase"] = "red-tens"
    state = GAME.load(position)
    act(state, "die 1", "die 6")
    assert red(state) == 16
    assert state.position()["start_tile"] == 24
    assert phase(state) == "roll"
    assert [where(state, seat) for seat in (0, 1)] == ["off 9,0 E"] * 2


def test_g05_the_last_player_breaks_a_tie_q11() -> None:
    position = table(3, "16@0,-2r1 12@1,-2r2 26@2,-2r1 36@1,-1r0")
    position |= {"phase": "red-ones", "tens": 3, "first": 1}
    state = GAME.load(position)
    act(state, "die 6")
    assert state.turn() == 0
    assert menu(state) == {"start on 16", "start on 26"}
    assert why_not(state, "start on 12") == "not-farthest"
    act(state, "start on 26")
    assert [where(state, seat) for seat in (0, 1, 2)] == ["off 5,-4 W"] * 3
    assert state.active == 1


# -- Steps -------------------------------------------------------------------------------


def test_g06_steps_and_turns_r4_2_q14() -> None:
    state = chase("9,-4 E", "off -1,-4 E", roll=4)
    act(state, "forward", "turn S", "forward", "forward")
    assert where(state, 0) == "10,-2 S"
    state = chase("9,-4 E", "off -1,-4 E", roll=1)
    act(state, "forward")
    assert where(state, 0) == "10,-4 E"
    for side, left in (("S", 2), ("W", 1)):
        state = chase("10,-4 E", "off -1,-4 E", roll=3)
        act(state, f"turn {side}")
        assert state.now.points == left


def test_g07_a_car_comes_onto_the_track_r3_2_3_q12_q13() -> None:
    state = chase("off -1,-4 E", "off -1,-4 E", roll=3)
    assert menu(state) == {"forward"}
    act(state, "forward", "forward", "forward")
    assert where(state, 0) == "1,-4 E"


def test_g08_points_that_cannot_be_used_lapse_q15_q25() -> None:
    state = chase("5,-4 E", "6,-4 E", "6,-4 W")
    act(state, "die 1", "move")
    assert phase(state) == "oil"
    assert state.now.points == 0
    for roll in (2, 3):
        state = chase("5,-4 E", "6,-4 E", "6,-4 W", roll=roll)
        assert menu(state) == {"turn W"}


# -- Ram ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "rammed"),
    [
        (1, "5,-4 E roof"),
        (2, "3,-4 W"),
        (3, "3,-4 E"),
        (4, "4,-4 E"),
        (5, "5,-4 W"),
    ],
)
def test_g09_the_ram_table_r4_4_q1_q19(die: int, rammed: str) -> None:
    state = chase("3,-4 E", "5,-4 E", roll=4)
    act(state, "forward", "forward", "forward")
    assert (phase(state), where(state, 0)) == ("ram", "5,-4 E")
    act(state, f"die {die}", "forward")
    assert where(state, 1) == rammed
    assert where(state, 0) == "7,-4 E"


def test_g10_a_failed_ram_may_spin_the_mover_r4_4() -> None:
    state = chase("3,-4 E", "5,-4 E", roll=4)
    act(state, "forward", "forward", "forward", "die 6", "die 5")
    assert (where(state, 0), where(state, 1)) == ("5,-4 W", "5,-4 E")
    assert (state.now.points, state.now.move_done) == (0, True)
    state = chase("3,-4 E", "5,-4 E", roll=4)
    act(state, "forward", "forward", "forward", "die 6", "die 4", "forward")
    assert where(state, 0) == "7,-4 E"


def test_g11_ending_beside_a_car_is_no_ram_r4_1() -> None:
    state = chase("3,-4 E", "5,-4 E", "2,-4 E", roll=2)
    act(state, "forward", "forward")
    assert (where(state, 0), phase(state)) == ("5,-4 E", "escape")
    state = chase("5,-4 E", "5,-4 E", "2,-4 E", active=2, points=6)
    assert menu(state) == {"forward", "turn W"}
    act(state, "forward", "forward")
    assert why_not(state, "forward") == "obstacle"


def test_g12_leaving_by_the_side_one_came_is_no_ram_r4_5() -> None:
    state = chase("3,-4 E", "5,-4 E", roll=5)
    act(state, "forward", "forward", "turn W", "forward")
    assert (where(state, 0), phase(state)) == ("4,-4 W", "oil")


def test_g13_turning_off_is_passing_too_q19() -> None:
    state = chase("3,-4 E", "4,-4 S", roll=3)
    act(state, "forward", "turn N", "forward", "die 5")
    assert (where(state, 0), where(state, 1)) == ("4,-5 N", "4,-4 N")
    state = chase("3,-4 E", "4,-4 S", roll=2)
    act(state, "forward", "turn N")
    assert where(state, 1) == "4,-4 S"
    assert phase(state) == "escape"


def test_g14_a_move_that_begins_beside_a_car_rams_nobody_q20() -> None:
    state = chase("4,-4 E", "4,-4 E", roll=2)
    act(state, "forward", "forward")
    assert where(state, 0) == "6,-4 E"


# -- Oil and skids -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "ends"),
    [
        (1, "4,-4 E roof"),
        (2, "2,-4 E"),
        (3, "3,-4 E"),
        (4, "4,-4 W"),
        (5, "4,-4 E"),
        (6, "4,-4 E"),
    ],
)
def test_g15_the_oil_table_r4_5(die: int, ends: str) -> None:
    state = chase("2,-4 E", "5,-4 E", roll=2)
    act(state, "forward", "forward", f"die {die}")
    assert where(state, 0) == ends


def test_g15_no_oil_before_a_car() -> None:
    state = chase("2,-4 E", "5,-4 W", roll=2)
    act(state, "forward", "forward")
    assert phase(state) == "escape"


def test_g16_oil_behind_a_car_in_a_curve_q24() -> None:
    state = chase("7,-4 E", "10,-4 S", roll=2)
    act(state, "forward", "forward", "die 4")
    assert where(state, 0) == "9,-4 W"


def test_g17_a_skid_round_the_bend_q26_q29() -> None:
    state = chase("10,-1 N", "10,-3 S", roll=4)
    act(state, "forward", "forward", "forward", "die 3", "turn W")
    assert where(state, 1) == "9,-4 E"
    assert where(state, 0) == "10,-4 W"
    assert phase(state) == "escape"


def test_g18_where_a_skid_ends_q24_q25() -> None:
    # Facing the stem of a T from the bar: no road behind.
    state = chase("7,-4 E", "8,-4 N", roll=2)
    act(state, "forward", "forward", "die 3")
    assert (where(state, 1), where(state, 0)) == ("8,-4 N", "9,-4 E")
    state = chase("7,-4 E", "8,-4 N", points=1, phase="step")
    act(state, "forward")
    assert phase(state) == "escape"
    # The end of the road.
    state = chase("-1,-4 E", "0,-4 E", roll=2)
    act(state, "forward", "forward", "die 3")
    assert where(state, 1) == "-1,-4 E"
    # Two cars behind.
    state = chase("3,-4 W", "2,-4 E", "1,-4 E", "1,-4 W", roll=4)
    act(state, "forward", "turn E", "forward")
    assert where(state, 1) == "2,-4 E"
    state = chase("2,-4 E", "3,-4 E", "1,-4 E", "1,-4 W", phase="oil", turn={"move_done": True})
    act(state, "die 2")
    assert where(state, 0) == "2,-4 E"


@pytest.mark.parametrize("other", ["5,-4 E mantle", "5,-4 E roof"])
def test_g19_mantle_and_roof_ward_off_a_ram_r2_5_q23(other: str) -> None:
    state = chase("3,-4 E", other, roll=4)
    act(state, "forward", "forward", "forward", "forward")
    assert (where(state, 0), where(state, 1)) == ("7,-4 E", other)


# -- Catching the red car ----------------------------------------------------------------


def test_g20_catching_r5_1_q16() -> None:
    state = chase("3,-4 E", "off -1,-4 E", red=36, roll=3)
    act(state, "forward", "forward", "forward")
    assert won(state) == [0]
    moves = ("forward", "forward", "forward", "turn W")
    state = chase("3,-4 E", "off -1,-4 E", red=36, roll=5)
    act(state, *moves)
    assert (where(state, 0), won(state)) == ("6,-4 W", [])
    options = {"catch_rule": "stop_there"}
    state = chase("3,-4 E", "off -1,-4 E", red=36, roll=5, options=options)
    act(state, *moves)
    assert won(state) == [0]
    state = chase("3,-4 E", "off -1,-4 E", red=36, roll=5)
    act(state, "forward", "turn N", "turn E", "forward", "forward")
    assert won(state) == [0]
    state = chase("5,-4 E", "off -1,-4 E", red=36, roll=5)
    act(state, "forward", "forward", "turn W", "forward")
    assert won(state) == [0]


def test_g21_turbos_r2_5_q34() -> None:
    state = chase("2,-4 E", "off -1,-4 E", red=12, kitt={0: "TURBO_1"})
    act(state, "die 3", "play TURBO_1", "move", *["forward"] * 6)
    assert won(state) == [0]
    state = chase("1,-4 E", "off -1,-4 E", red=36, kitt={0: "TURBO_2"})
    act(state, "die 1", "play TURBO_2", "move", *["forward"] * 5)
    assert (where(state, 0), state.now.points) == ("6,-4 E", 1)
    assert menu(state) == {"forward"}
    act(state, "forward")
    assert (where(state, 0), won(state)) == ("7,-4 E", [])
    state = chase("1,-4 E", "off -1,-4 E", kitt={0: "TURBO_2"})
    act(state, "die 2")
    assert menu(state) == {"move"}
    assert why_not(state, "play TURBO_2") == "roll-not-one"


def test_g22_the_jump_r4_3_q35() -> None:
    state = chase("4,-4 E", "off -1,-4 E", points=3, kitt={0: "JUMP"}, laid="ROAD_BLOCK 36")
    act(state, "forward", "jump", "forward")
    assert where(state, 0) == "8,-4 E"
    assert state.kitt.hands[0] == [0, 0, 0, 0]
    state = chase("9,-4 E", "off -1,-4 E", points=3, kitt={0: "JUMP"}, laid="ROAD_BLOCK 14")
    assert menu(state) == {"turn W"}
    assert why_not(state, "jump") == "no-landing"
