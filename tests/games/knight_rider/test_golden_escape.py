"""The golden scenarios of Knight Rider about diversions, the escape and the end, on Board A
unless said otherwise."""

from __future__ import annotations

import pytest

from tafelrunde.core.state import CHANCE
from tafelrunde.games.knight_rider import GAME
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tests.games.knight_rider.tables import (
    act,
    blocked,
    chase,
    menu,
    open_sides,
    phase,
    position_of,
    red,
    where,
    why_not,
    won,
)

# -- Diversions --------------------------------------------------------------------------


def test_g23_cards_on_cards_r2_4_q38() -> None:
    first = "STRAIGHT 11 N"
    state = chase("3,-4 E", "off -1,-4 E", laid=first)
    assert open_sides(state, 11) == "NS"
    act(state, "die 1", "move")
    assert (phase(state), where(state, 0)) == ("escape", "3,-4 E")
    state = chase("3,-4 E", "off -1,-4 E", laid=first, points=2)
    assert menu(state) == {"turn W"}
    state = chase("3,-4 E", "off -1,-4 E", laid=f"{first}, ROAD_BLOCK 11")
    assert (open_sides(state, 11), blocked(state, 11)) == ("NS", True)
    held = {0: "LEFT_CURVE ROAD_BLOCK"}
    laid = f"{first}, ROAD_BLOCK 11"
    state = chase("3,-4 E", "off -1,-4 E", laid=laid, diversions=held)
    act(state, "die 3", "lay LEFT_CURVE", "on 11", "foot S")
    assert (open_sides(state, 11), blocked(state, 11)) == ("SW", False)
    act(state, "move")
    assert "forward" in menu(state)
    laid += ", LEFT_CURVE 11 S"
    state = chase("3,-4 E", "off -1,-4 E", laid=laid, diversions=held)
    act(state, "die 3", "lay ROAD_BLOCK")
    assert why_not(state, "on 11") == "tile-full"


@pytest.mark.parametrize(
    ("kind", "tile", "feet"),
    [
        ("RIGHT_CURVE", 16, ""),
        ("LEFT_CURVE", 16, ""),
        ("RIGHT_CURVE", 12, "NE"),
        ("LEFT_CURVE", 12, "NW"),
        ("DEAD_END", 12, "NEW"),
        ("STRAIGHT", 16, "E"),
    ],
)
def test_g24_feet_r2_4_q37(kind: str, tile: int, feet: str) -> None:
    state = chase("3,-4 E", "off -1,-4 E", diversions={0: kind})
    act(state, "die 3", f"lay {kind}")
    if not feet:
        assert why_not(state, f"on {tile}") == "roads-unfit"
        return
    act(state, f"on {tile}")
    assert menu(state) == {"back"} | {f"foot {side}" for side in feet}


# -- Escape ------------------------------------------------------------------------------


def test_g25_the_red_car_rams_r4_6_q32() -> None:
    def turned_up(card: str, other: str = "4,-4 E") -> KnightRider:
        state = chase("0,-4 E", other, red=26, phase="escape", turn={"move_done": True})
        act(state, f"escape {card}")
        return state

    state = turned_up("F01")
    assert (red(state), phase(state)) == (26, "roll")
    state = turned_up("F03")
    assert (red(state), phase(state)) == (11, "red-ram")
    act(state, "die 4")
    assert (where(state, 1), phase(state)) == ("3,-4 E", "roll")
    state = turned_up("F03")
    act(state, "die 6")
    assert won(state) == [1]
    state = turned_up("F03", "4,-4 E mantle")
    assert (red(state), phase(state)) == (11, "roll")


def test_g26_two_cars_rammed_by_red_q44() -> None:
    state = chase("4,-4 N", "4,-4 E", red=26, active=1, phase="escape", turn={"move_done": True})
    act(state, "escape F03", "die 4")
    assert where(state, 1) == "3,-4 E"
    act(state, "die 2")
    assert where(state, 0) == "4,-2 S"


def test_g27_righting_a_car_is_the_whole_turn_r4_7_q31() -> None:
    escapes = [2, 5]
    state = chase(
        "9,-4 E", "4,-4 E roof mantle", phase="escape", escapes=[1, *escapes],
        turn={"move_done": True},
    )  # fmt: skip
    act(state, "escape F01")
    assert where(state, 1) == "4,-4 E"
    assert (state.active, phase(state), state.round) == (0, "roll", 2)
    assert state.position()["escapes"] == escapes


def test_g28_after_the_eleventh_card_all_are_shuffled_q47() -> None:
    state = chase("9,-4 E", "4,-4 E", phase="escape", escapes=[1], turn={"move_done": True})
    act(state, "escape F01")
    assert state.position()["escapes"] == list(range(1, 12))
    assert phase(state) == "roll"


def test_while_the_last_card_is_resolved_no_card_is_left_q47() -> None:
    """Such a moment can be saved and loaded, also when the ram ends the game."""
    for die, over in ((4, False), (6, True)):
        state = chase(
            "4,-4 N", "4,-4 E", red=26, active=1, phase="escape", escapes=[3],
            turn={"move_done": True},
        )  # fmt: skip
        act(state, "escape F03")
        assert state.position()["escapes"] == []
        state = GAME.load(state.position())
        act(state, f"die {die}")
        assert bool(won(state)) == over
        assert GAME.load(state.position()).position() == state.position()
        if not over:
            act(state, "die 2")
            assert state.position()["escapes"] == list(range(1, 12))


def test_g29_clearing_r5_3_q42() -> None:
    laid = "ROAD_BLOCK 36, DEAD_END 14 S, STRAIGHT 36 E"
    done = {"move_done": True}
    state = chase("9,-4 E", "4,-4 E", active=1, phase="escape", laid=laid, round_=15, turn=done)
    act(state, "escape F01")
    assert [card["kind"] for card in position_of(state)["laid"]] == ["STRAIGHT"]
    assert open_sides(state, 14) == "SW"
    state = chase(
        "9,-4 E", "4,-4 E", active=1, phase="escape", laid="STRAIGHT 36 E", round_=16, turn=done
    )
    act(state, "escape F01")
    assert state.position()["laid"] == []
    state = chase("9,-4 E", "4,-4 E", active=1, phase="escape", laid=laid, round_=14, turn=done)
    act(state, "escape F01")
    assert len(state.track.laid) == 3


# -- The end -----------------------------------------------------------------------------


def last_escape(*cars: str, laid: str = "", options: dict[str, object] | None = None) -> list[int]:
    """Round 40 ends with an escape card that leaves the red car on 36; who wins?"""
    state = chase(
        *cars, red=36, active=len(cars) - 1, phase="escape", round_=40, laid=laid,
        turn={"move_done": True}, options=options,
    )  # fmt: skip
    act(state, "escape F01")
    assert state.red == 17
    return won(state)


def test_g30_the_last_resort_r5_2() -> None:
    assert last_escape("3,-4 E", "9,-4 W", "4,-6 S") == [0, 1]


def test_g31_share_surplus_r6_3() -> None:
    state = GAME.new(3, {"share_surplus": True})
    act(state, "starts 0")
    dealt = 0
    while phase(state).startswith("deal"):
        state.apply(CHANCE, state.outcomes()[0][0])
        dealt += 1
    assert dealt == 3 * (2 + 3)
    assert [sum(hand) for hand in state.kitt.hands] == [6, 6, 6]
    assert [sum(hand) for hand in state.diversions.hands] == [8, 8, 8]
    assert (sum(state.kitt.out), sum(state.diversions.out)) == (2, 1)


def test_g32_catching_beside_a_car_q18() -> None:
    state = chase("5,-4 E", "6,-4 E", red=36, points=1)
    act(state, "forward")
    assert won(state) == [0]
    state = chase("5,-4 E", "6,-4 E", red=36, points=2)
    act(state, "forward", "forward", "die 6", "die 6")
    assert (where(state, 0), won(state)) == ("6,-4 W", [])


def test_g33_a_whole_turn_r4_8_q39() -> None:
    state = chase("1,-4 E", "4,-4 E", red=34, kitt={0: "MANTLE"}, diversions={0: "ROAD_BLOCK"})
    act(state, "die 2", "move", "forward", "forward")
    assert phase(state) == "oil"
    act(state, "die 3", "lay ROAD_BLOCK", "on 11")
    assert where(state, 0) == "2,-4 E"
    assert menu(state) == {"play MANTLE", "end turn"}
    act(state, "end turn", "escape F06")
    assert red(state) == 36
    assert blocked(state, 11)
    act(state, "die 2", "move")
    assert menu(state) == {"forward", "turn N", "turn S", "turn W"}


def test_g34_the_red_field_is_full_r4_1() -> None:
    state = chase("5,-4 E", "6,-4 E", "6,-4 W", red=36)
    act(state, "die 1", "move")
    assert (phase(state), won(state)) == ("oil", [])


def test_g35_roof_by_oil_q30() -> None:
    state = chase("2,-4 E", "5,-4 E", roll=2, kitt={0: "MANTLE"}, diversions={0: "ROAD_BLOCK"})
    act(state, "forward", "forward", "die 1")
    assert menu(state) == {"play MANTLE", "lay ROAD_BLOCK", "end turn"}
    act(state, "end turn", "escape F01", "die 1", "move", "forward", "escape F02")
    # Seat 0 only righted its car; seat 1 is to roll again.
    assert (where(state, 0), state.active, phase(state)) == ("4,-4 E", 1, "roll")


def test_g36_a_blocked_red_field_q40() -> None:
    state = chase("5,-4 E", "off -1,-4 E", red=36, laid="ROAD_BLOCK 36")
    act(state, "die 1", "move")
    assert (phase(state), where(state, 0)) == ("escape", "5,-4 E")
    state = chase("5,-4 E", "off -1,-4 E", red=36, laid="ROAD_BLOCK 36", kitt={0: "JUMP"})
    act(state, "die 1", "move")
    assert menu(state) == {"jump", "stop"}
    assert why_not(state, "forward") == "obstacle"
    act(state, "jump")
    assert (where(state, 0), won(state)) == ("7,-4 E", [])


def test_g37_red_stays_beside_a_car_q45_q46() -> None:
    state = chase("9,-4 E", "4,-4 E", red=11, phase="escape", turn={"move_done": True})
    act(state, "escape F02")
    assert (red(state), phase(state), state.active) == (11, "roll", 1)
    act(state, "die 4", "move", "forward", "turn W", "forward")
    assert won(state) == [1]


def test_g38_a_full_entry_r4_3() -> None:
    cars = ("off -1,-4 E", "-1,-4 E", "-1,-4 E")
    state = chase(*cars)
    act(state, "die 4", "move")
    assert (phase(state), where(state, 0)) == ("escape", "off -1,-4 E")
    state = chase(*cars, red=16, kitt={0: "JUMP"})
    act(state, "die 1", "move", "jump")
    assert (where(state, 0), won(state)) == ("0,-4 E", [0])


def test_g39_checkpoints_r6_2() -> None:
    options = {"checkpoints": 1}
    state = chase("1,-4 E", "off -1,-4 E", red=36, roll=5, checkpoints=[26], options=options)
    act(state, *["forward"] * 5)
    assert won(state) == [0]
    state = chase(
        "1,-4 E", "off -1,-4 E", red=36, points=4, checkpoints=[26], options=options,
        laid="ROAD_BLOCK 26", kitt={0: "JUMP"},
    )  # fmt: skip
    act(state, "jump", "forward", "forward", "forward")
    assert (where(state, 0), state.cars[0].visits, won(state)) == ("6,-4 E", 0, [])
    state = chase(
        "0,-4 E", "4,-4 E", red=26, phase="escape", turn={"move_done": True},
        checkpoints=[34], options=options,
    )  # fmt: skip
    act(state, "escape F03", "die 6")
    assert (where(state, 1), phase(state)) == ("4,-4 E", "roll")


def test_g40_the_end_of_the_road_r4_2() -> None:
    state = chase("0,-4 W", "9,-4 E", points=4)
    act(state, "forward", "turn E", "forward")
    assert where(state, 0) == "0,-4 E"
    state = chase("-1,-4 W", "9,-4 E")
    act(state, "die 1", "move")
    assert (where(state, 0), phase(state)) == ("-1,-4 W", "escape")


def test_g41_two_rams_in_one_move_q22_q55() -> None:
    state = chase("4,-1 N", "4,-2 S", "4,-3 N", "4,-3 N", "4,-4 W", points=3, kitt={0: "JUMP"})
    act(state, "forward", "jump", "die 3")
    assert where(state, 1) == "4,-2 S"
    assert where(state, 0) == "4,-4 N"
    act(state, "forward", "die 5")
    assert where(state, 4) == "4,-4 E"
    assert (where(state, 0), phase(state)) == ("4,-5 N", "escape")


@pytest.mark.parametrize("catch_rule", ["last_step", "stop_there"])
def test_g42_turning_on_the_red_field_q56(catch_rule: str) -> None:
    options = {"catch_rule": catch_rule}
    state = chase("6,-4 E", "off -1,-4 E", red=36, roll=2, options=options)
    act(state, "turn W")
    assert (where(state, 0), won(state)) == ("6,-4 W", [])


def test_g43_the_red_car_is_neither_rammed_nor_oily_q52() -> None:
    state = chase("3,-4 E", "off -1,-4 E", red=36, roll=2)
    act(state, "forward", "forward")
    assert (where(state, 0), phase(state)) == ("5,-4 E", "escape")
    state = chase("3,-4 E", "off -1,-4 E", red=36, roll=4)
    act(state, *["forward"] * 4)
    assert (where(state, 0), phase(state)) == ("7,-4 E", "escape")


def test_g44_last_resort_on_a_blocked_field_q58() -> None:
    assert last_escape("6,-4 W", "5,-4 E", laid="ROAD_BLOCK 36") == [0]


def test_g45_visit_and_catch_with_one_step_q59() -> None:
    # The red car has fled to the checkpoint.
    options = {"checkpoints": 1}
    state = chase("3,-4 E", "off -1,-4 E", red=36, roll=3, checkpoints=[36], options=options)
    act(state, "forward", "forward", "forward")
    assert won(state) == [0]


def test_g46_no_pause_betrays_a_card_r7_q60() -> None:
    cars = ("5,-4 E", "6,-4 E", "6,-4 W")
    state = chase(*cars, kitt={0: "TURBO_1"}, options={"random_deal": True})
    act(state, "die 1", "move")
    assert menu(state) == {"stop"}
    state = chase(*cars, kitt={0: "TURBO_1"})
    act(state, "die 1", "move")
    assert phase(state) == "oil"


def test_g47_nobody_may_be_walled_in_r6_7_q41() -> None:
    held = {0: "DEAD_END ROAD_BLOCK"}
    options = {"pocket_rule": 4}
    state = chase("-1,-4 E", "-1,-4 E", diversions=held, options=options)
    act(state, "die 1", "lay DEAD_END")
    # With any foot on 11 the cars reach at most 16, 26 and 11.
    assert why_not(state, "on 11") == "walled-in"
    act(state, "on 36")
    assert why_not(state, "foot W") == ""
    act(state, "back", "back", "lay ROAD_BLOCK")
    assert why_not(state, "on 36") == ""
