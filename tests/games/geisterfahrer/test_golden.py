"""The golden scenarios of Geisterfahrer, G1 to G33."""

from __future__ import annotations

import pytest

from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games.geisterfahrer import GAME
from tafelrunde.games.geisterfahrer.rules.state import Agreement
from tests.games.geisterfahrer.roads import (
    NAME,
    NUMBERS,
    PLACE,
    act,
    ghost,
    menu,
    places_to_set,
    road,
    thrown,
    used,
    where,
    why_not,
)

SYMBOL = "GHOST"


def board(fields: int) -> Agreement:
    return GAME.new(2, {"fields_per_lane": fields}).agreed


def facing(fields: int, name: str) -> str:
    return NAME[board(fields).facing[PLACE[name]]]


# -- Board and first turns ----------------------------------------------------------------


def test_g01_board_r2_1_r2_2_q2_q3_q21() -> None:
    agreed = board(20)
    assert sum(following >= 0 for following in agreed.ahead) == 80
    allowed = {NAME[field] for field, banned in enumerate(agreed.banned) if not banned}
    assert len(allowed) == 52
    on_outer = {f"O.R{at}" for at in (*range(3, 8), *range(13, 18))}
    on_outer |= {f"O.L{at}" for at in (0, *range(2, 9), 10, *range(12, 19))}
    assert allowed == on_outer | {name.replace("O", "I") for name in on_outer}
    assert facing(20, "O.R6") == "I.R14"
    assert facing(20, "O.L6") == "I.L14"
    assert facing(20, "I.L1") == "O.L19"
    assert facing(20, "O.R0") == "I.R0"
    assert (agreed.exits, agreed.entries) == ([19, 9], [1, 11])


def test_g02_first_turn_r3_1_q4_q16_q19() -> None:
    state = GAME.new(2, {"start_seat": 0})
    assert menu(state, 0) == {"roll"}
    three = thrown(state, 3)
    assert menu(three, 0) == {"enter O", "enter I"}
    assert used(state, 3, "enter O") == "O.R3"
    assert used(state, 3, "enter I") == "I.R3"
    assert used(state, 1, "enter O") == "O.R1"
    assert used(state, 1, "enter I") == "I.R1"


def test_g03_first_turn_with_the_symbol_r4_3_q20() -> None:
    state = thrown(GAME.new(2, {"start_seat": 0}), SYMBOL)
    assert len(menu(state, 0)) == len(places_to_set(state, 0)) == 52
    act(state, "0 place O.R6")
    assert ghost(state, "A") == "O.R6"
    assert where(state, 0) == "off"
    act(state, "1 roll", f"* die {SYMBOL}")
    assert len(menu(state, 1)) == len(places_to_set(state, 1)) == 51
    act(state, "1 place I.L4", "0 roll", f"* die {SYMBOL}")
    assert menu(state, 0) == {"move-ghost A", "move-ghost B"}
    act(state, "0 move-ghost B")
    assert ghost(state, "B") == "I.L19"


def test_g04_blocked_entry_r4_2_q5_q6() -> None:
    one = road({0: "off", 1: "O.R1"})
    assert used(one, 4, "enter O") == "O.R4"
    assert used(one, 2, "enter O") == "O.R2"
    assert menu(thrown(one, 1), 0) == {"enter I"}
    two = road({0: "off", 1: "O.R1 O.R2"})
    for number in NUMBERS:
        assert menu(thrown(two, number), 0) == {"enter I"}
    behind = road({0: "off", 1: "O.R2"})
    for number in NUMBERS:
        assert used(behind, number, "enter O") == "O.R1"


def test_g05_ghost_near_the_entry_q7() -> None:
    state = road({0: "off"}, "O.R2")
    assert used(state, 1, "enter O") == "O.R1"
    for number in (2, 3, 4, 5):
        assert used(state, number, "enter O") == "scrap"
    on_ramp = road({0: "off"}, "O.R1")
    for number in NUMBERS:
        assert used(on_ramp, number, "enter O") == "scrap"
        assert used(on_ramp, number, "enter I") == f"I.R{number}"


# -- Driving ------------------------------------------------------------------------------


def test_g06_stopping_behind() -> None:
    assert used(road({0: "O.R5", 1: "O.R8"}), 4, "move 1") == "O.R7"
    stuck = road({0: "O.R7 off", 1: "O.R8"})
    assert "move 1" not in menu(thrown(stuck, 4), 0)
    assert why_not(thrown(stuck, 4), "0 move 1") == "car-blocked"


def test_g07_running_into_a_ghost_q8() -> None:
    state = road({0: "O.R5 off"}, "O.R8")
    assert [used(state, number, "move 1") for number in NUMBERS] == [
        "O.R6", "O.R7", "scrap", "scrap", "scrap",
    ]  # fmt: skip
    assert ghost(act(thrown(state, 4), "0 move 1"), "A") == "O.R8"
    shielded = road({0: "O.R5 off", 1: "O.R7"}, "O.R8")
    assert used(shielded, 5, "move 1") == "O.R6"


def test_g08_leaving_q5_q9_q10_q11_q40() -> None:
    at16 = road({0: "O.R16 off"})
    expected = ["O.R17", "O.R18", "safe", "safe", "safe"]
    assert [used(at16, number, "move 1") for number in NUMBERS] == expected
    jumped = road({0: "O.R16 off", 1: "O.R19"})
    assert [used(jumped, number, "move 1") for number in NUMBERS] == expected
    blocked = road({0: "O.R16 off", 1: "O.R18"})
    assert [used(blocked, number, "move 1") for number in NUMBERS] == ["O.R17"] * 5


def test_g09_ghost_at_the_exit_q7_q9() -> None:
    at_exit = road({0: "O.R17 off"}, "O.R19")
    assert [used(at_exit, number, "move 1") for number in NUMBERS] == ["O.R18", *["scrap"] * 4]
    behind = road({0: "O.R17 off"}, "O.R0")
    assert [used(behind, number, "move 1") for number in NUMBERS] == ["O.R18", *["safe"] * 4]


def test_g10_wrong_lane_q12_q13_q15() -> None:
    assert used(road({0: "O.L18 off"}), 3, "move 1") == "O.L1"
    beside = road({0: "O.L19 off"})
    act(beside, "0 lane 1")
    assert where(beside, 0) == "safe"
    assert beside.rescued_at[0] == 50
    for taken in (road({0: "O.L19 off", 1: "O.R19"}), road({0: "O.L19 off"}, "O.R19")):
        assert why_not(taken, "0 lane 1") == "lane-occupied"
    past = act(road({0: "O.L0 off"}), "0 lane 1")
    assert where(past, 0) == "O.R0"
    assert GAME.view(past, 0).drivers[0].cars[0].to_go == 19


def test_g11_foreign_exit_q14() -> None:
    assert used(road({0: "O.R8 off"}), 1, "move 1") == "O.R9"
    assert used(road({1: "O.R8 off"}, active=1), 1, "move 1") == "safe"


# -- Ghosts -------------------------------------------------------------------------------


def test_g12_ghost_move_q22_q33() -> None:
    state = act(thrown(road({0: "O.R9 off", 1: "O.R8"}, "O.R12 I.L3"), SYMBOL), "0 move-ghost A")
    assert ghost(state, "A") == "O.R9"
    assert where(state, 0) == "scrap"
    assert where(state, 1) == "O.R8"
    empty = act(thrown(road({}, "O.R2 I.L3"), SYMBOL), "0 move-ghost A")
    assert ghost(empty, "A") == "O.R17"


def test_g13_ghost_meets_ghost_q23() -> None:
    state = act(thrown(road({}, "I.L10 I.L7"), SYMBOL), "0 move-ghost A")
    assert ghost(state, "A") == "I.L8"
    act(state, "1 roll", f"* die {SYMBOL}")
    assert menu(state, 1) == {"move-ghost B"}
    assert why_not(state, "1 move-ghost A") == "ghost-blocked"
    act(state, "1 move-ghost B")
    assert ghost(state, "B") == "I.L2"


def test_g14_ghost_lane_change_q24_q25() -> None:
    state = act(road({}, "I.L4"), "0 ghost-lane A")
    assert ghost(state, "A") == "I.R4"
    assert state.turn() == 1
    assert state.thrown == 0
    occupied = road({1: "I.R4"}, "I.L4")
    assert "ghost-lane A" not in menu(occupied, 0)
    assert why_not(occupied, "0 ghost-lane A") == "lane-occupied"


def test_g15_waiving_r4_1_q26() -> None:
    state = road({0: "O.R5 off", 1: "off"}, "I.L4")
    act(state, "0 lane 1", "1 roll", "* die 1", "1 enter O", "0 ghost-lane A")
    act(state, "1 roll", "* die 1", "1 move 1")
    assert menu(state, 0) == {"roll"}
    assert why_not(state, "0 lane 1") == "must-roll"
    act(state, "0 roll", "* die 1", "0 move 1", "1 roll", "* die 1", "1 move 1")
    assert "lane 1" in menu(state, 0)


def test_g16_forced_crash_r4_5_q17() -> None:
    state = road({0: "I.R6"}, "I.R7 O.L3", waived=[2, 0])
    assert menu(state, 0) == {"roll"}
    for number in NUMBERS:
        assert menu(thrown(state, number), 0) == {"move 1"}
        crashed = act(thrown(state, number), "0 move 1")
        assert where(crashed, 0) == "scrap"
        assert not crashed.is_driver(0)
        assert crashed.turn() == 1
    alone = road({0: "I.R6", 1: "safe"}, "I.R7 O.L3", waived=[2, 0])
    assert act(thrown(alone, 1), "0 move 1").turn() == OVER
    symbol = thrown(state, SYMBOL)
    assert menu(symbol, 0) == {"move-ghost A", "move-ghost B"}
    hit = act(symbol.clone(), "0 move-ghost A")
    assert (where(hit, 0), ghost(hit, "A")) == ("scrap", "I.R6")
    spared = act(symbol.clone(), "0 move-ghost B")
    assert where(spared, 0) == "I.R6"


def test_g17_no_option_q18_q44() -> None:
    first = road({0: "O.R1 off", 1: "I.R1 off"}, seats=3, active=2, turn_no=3)
    lost = thrown(first, 1)
    assert (lost.turn(), lost.turn_no) == (0, 4)
    stuck = road({0: "O.L4", 1: "O.L5"})
    for number in NUMBERS:
        after = thrown(stuck, number)
        assert after.turn() == 1
        assert where(after, 0) == "O.L4"


# -- Players without cars -----------------------------------------------------------------


def test_g18_ghost_driver_number_r4_4_q27_q28_q38() -> None:
    state = road({0: "safe safe safe safe"}, "O.R12 I.L3")
    two = thrown(state, 2)
    assert menu(two, 0) == {"move-ghost A", "move-ghost B"}
    assert ghost(act(two.clone(), "0 move-ghost A"), "A") == "O.R10"
    assert ghost(act(two.clone(), "0 move-ghost B"), "B") == "I.L1"
    without = thrown(road({0: "safe safe safe safe"}), 2)
    assert without.turn() == 1


def test_g19_ghost_driver_symbol_q29_q30() -> None:
    state = thrown(road({0: "safe safe safe safe"}, "O.R12 I.L3"), SYMBOL)
    switches = {"switch A R", "switch A L", "switch B R", "switch B L"}
    assert menu(state, 0) == {"move-ghost A", "move-ghost B"} | switches
    assert ghost(act(state.clone(), "0 switch A R"), "A") == "I.R8"
    assert ghost(act(state.clone(), "0 switch A L"), "A") == "I.L8"
    assert ghost(act(state.clone(), "0 switch B R"), "B") == "O.R17"
    assert ghost(act(state.clone(), "0 switch B L"), "B") == "O.L17"
    taken = thrown(road({0: "safe", 1: "I.R8"}, "O.R12 I.L3"), SYMBOL)
    assert why_not(taken, "0 switch A R") == "facing-occupied"
    single = thrown(road({0: "safe safe safe safe"}, "O.R12"), SYMBOL)
    others = menu(single, 0) - places_to_set(single, 0)
    assert others == {"switch A R", "switch A L"}
    # The ghost on O.R12, beside an entry, takes none of the 52 fields.
    assert len(places_to_set(single, 0)) == 52


# -- The end ------------------------------------------------------------------------------


def test_g20_tie_r5_2() -> None:
    cars = {0: "safe safe", 1: "safe safe safe", 2: "safe safe safe", 3: "safe O.R18"}
    state = road(
        cars, seats=4, active=3, turn_no=160, rescued_at=[140, 150, 147, 90], ghosts="O.R19"
    )
    act(state, "3 roll", "* die 5", "3 move 2")
    assert state.turn() == OVER
    assert state.scores() == [2, 3, 3, 1]
    assert state.standing() == [3, 2, 1, 4]
    assert state.winners() == [2]


def test_g21_end_r4_5_r5_1() -> None:
    state = road({0: "O.R18", 1: "scrap"}, turn_no=170)
    act(state, "0 roll", "* die 2", "0 move 1")
    assert (state.turn(), state.turn_no) == (OVER, 170)
    assert state.winners() == [0]
    all_lost = road(dict.fromkeys((1, 2, 3), "scrap") | {0: "O.R5"}, "O.R6", seats=4)
    act(all_lost, "0 roll", "* die 1", "0 move 1")
    assert all_lost.turn() == OVER
    assert all_lost.winners() == []


def test_g22_last_resort_r4_5_r5_4_q32() -> None:
    state = road({0: "O.R18", 1: "O.R3"}, active=1, turn_no=600)
    act(state, "1 roll", "* die 1", "1 move 1")
    assert (state.turn(), state.turn_no) == (OVER, 600)
    assert state.scores() == [0, 0]


def test_g23_three_turns_by_hand_q39() -> None:
    state = GAME.new(2, {"start_seat": 0})
    act(state, "0 roll", "* die 4", "0 enter O")
    assert where(state, 0) == "O.R4"
    act(state, "1 roll", f"* die {SYMBOL}", "1 place O.R6", "0 lane 1")
    assert where(state, 0) == "O.L4"
    assert state.waived == [1, 0]
    act(state, "1 ghost-lane A")
    assert ghost(state, "A") == "O.L6"
    act(state, "0 roll", "* die 2")
    assert menu(state, 0) == {"enter O", "enter I", "move 1"}
    assert where(act(state.clone(), "0 enter O"), 0, 2) == "O.R2"
    assert where(act(state.clone(), "0 enter I"), 0, 2) == "I.R2"
    assert where(act(state.clone(), "0 move 1"), 0) == "scrap"


def test_g24_lot_and_order_r3_3_q35_q45() -> None:
    state = GAME.new(3)
    assert state.turn() == CHANCE
    assert [weight for action, weight in state.outcomes()] == [1, 1, 1]
    act(state, "* start 2", "2 roll", f"* die {SYMBOL}", "2 place O.R6")
    for seat in (0, 1):
        assert state.turn() == seat
        assert menu(state, seat) == {"roll"}
        assert why_not(state, f"{seat} ghost-lane A") == "first-turn"
        act(state, f"{seat} roll", "* die 1", f"{seat} enter {'OI'[seat]}")
    assert (state.turn(), state.turn_no) == (2, 4)
    assert menu(state, 2) == {"roll", "ghost-lane A"}
    act(state, "2 roll", "* die 3")
    assert menu(state, 2) == {"enter O", "enter I"}


def test_g25_ghost_driver_without_a_ghost_q28() -> None:
    state = road({0: "safe safe safe safe", 1: "O.R4 I.L9"})
    assert menu(state, 0) == {"roll"}
    for number in NUMBERS:
        assert thrown(state, number).turn() == 1
    symbol = thrown(state, SYMBOL)
    assert len(menu(symbol, 0)) == len(places_to_set(symbol, 0)) == 51
    assert why_not(symbol, "0 place O.R4") == "field-occupied"
    assert why_not(symbol, "0 place I.L9") == "near-ramp"


def test_g26_ghost_ends_on_a_ramp_q36_q37() -> None:
    assert ghost(act(road({}, "O.L1"), "0 ghost-lane A"), "A") == "O.R1"
    symbol = thrown(road({0: "scrap"}, "O.L11 O.L4"), SYMBOL)
    right = act(symbol.clone(), "0 switch A R")
    assert (ghost(right, "A"), right.turn()) == ("I.R9", 1)
    assert ghost(act(symbol.clone(), "0 switch A L"), "A") == "I.L9"


def test_g27_places_r5_3_q42() -> None:
    four = road(
        {0: "safe safe", 1: "scrap", 2: "safe", 3: "O.R5"}, "O.R6", seats=4, active=3, turn_no=80
    )
    act(four, "3 roll", "* die 1", "3 move 1")
    assert four.standing() == [1, 3, 2, 3]
    three = road({0: "O.R5", 1: "scrap", 2: "scrap"}, "O.R6", seats=3)
    act(three, "0 roll", "* die 1", "0 move 1")
    assert three.standing() == [1, 1, 1]
    assert three.winners() == []
    late = road({0: "safe O.R5", 1: "safe O.L7"}, active=1, turn_no=600, rescued_at=[91, 88])
    act(late, "1 lane 2")
    assert late.turn() == OVER
    assert late.winners() == [1]


# -- Options ------------------------------------------------------------------------------


def test_g28_cars_stop_before_ghosts_r6_1() -> None:
    stop = {"car_hits_ghost": "stop"}
    state = road({0: "O.R5 off"}, "O.R8", options=stop)
    ends = [used(state, number, "move 1") for number in NUMBERS]
    assert ends == ["O.R6", "O.R7", "O.R7", "O.R7", "O.R7"]
    for number in NUMBERS:
        behind = thrown(road({0: "O.R7 off"}, "O.R8", options=stop), number)
        assert why_not(behind, "0 move 1") == "car-blocked"
        at_exit = road({0: "O.R17 off"}, "O.R19", options=stop)
        assert used(at_exit, number, "move 1") == "O.R18"
        before_exit = thrown(road({0: "O.R18 off"}, "O.R19", options=stop), number)
        assert why_not(before_exit, "0 move 1") == "car-blocked"
    past_exit = road({0: "O.R17 off"}, "O.R0", options=stop)
    assert [used(past_exit, number, "move 1") for number in (2, 3, 4, 5)] == ["safe"] * 4


def test_g28_entering_before_ghosts_r6_1() -> None:
    stop = {"car_hits_ghost": "stop"}
    for number in NUMBERS:
        on_ramp = thrown(road({0: "off"}, "O.R1", options=stop), number)
        assert why_not(on_ramp, "0 enter O") == "entry-closed"
        assert used(road({0: "off"}, "O.R2", options=stop), number, "enter O") == "O.R1"
        both = thrown(road({0: "off", 1: "O.R1"}, "O.R2", options=stop), number)
        assert why_not(both, "0 enter O") == "entry-closed"
    apart = road({0: "off", 1: "O.R1"}, "O.R4", options=stop)
    assert why_not(thrown(apart, 1), "0 enter O") == "entry-closed"
    assert [used(apart, number, "enter O") for number in (2, 3, 4, 5)] == [
        "O.R2", "O.R3", "O.R3", "O.R3",
    ]  # fmt: skip
    chased = thrown(road({0: "O.R5 off"}, "O.R8 I.L3", options=stop), SYMBOL)
    assert where(act(chased, "0 move-ghost A"), 0) == "scrap"


@pytest.mark.parametrize("limit", [1, 3])
def test_g29_waive_limit_r6_2(limit: int) -> None:
    state = road({0: "O.R5 off", 1: "O.R15 off"}, options={"waive_limit": limit})
    for waived in range(limit):
        assert "lane 1" in menu(state, 0)
        act(state, "0 lane 1", "1 roll", "* die 1", "1 move 1")
    assert menu(state, 0) == {"roll"}


def test_g30_fields_per_lane_r6_4_q43() -> None:
    longer = {"fields_per_lane": 24}
    agreed = board(24)
    assert sum(following >= 0 for following in agreed.ahead) == 96
    assert (agreed.exits, agreed.entries) == ([23, 11], [1, 13])
    first = thrown(GAME.new(2, {"start_seat": 0, **longer}), SYMBOL)
    assert len(places_to_set(first, 0)) == 68
    assert facing(24, "O.R6") == "I.R18"
    assert facing(24, "O.L6") == "I.L18"
    state = road({0: "O.R20 off"}, options=longer)
    ends = [used(state, number, "move 1") for number in NUMBERS]
    assert ends == ["O.R21", "O.R22", "safe", "safe", "safe"]
    assert used(road({1: "off"}, active=1, options=longer), 4, "enter I") == "I.R16"
    chased = act(thrown(road({}, "O.R2 I.L3", options=longer), SYMBOL), "0 move-ghost A")
    assert ghost(chased, "A") == "O.R21"


def test_g31_ghost_sideswipe_r6_8() -> None:
    swipe = {"ghost_sideswipe": True}
    for own in (0, 1):
        state = road({own: "I.R4 off"}, "I.L4 O.L3", options=swipe)
        act(state, "0 ghost-lane A")
        assert (ghost(state, "A"), where(state, own)) == ("I.R4", "scrap")
        assert state.waived[0] == 1
    other = road({}, "I.L4 I.R4", options=swipe)
    assert menu(other, 0) == {"roll"}
    symbol = thrown(road({0: "safe", 1: "I.R8"}, "O.R12 O.L3", options=swipe), SYMBOL)
    act(symbol, "0 switch A R")
    assert (ghost(symbol, "A"), where(symbol, 1)) == ("I.R8", "scrap")
    car = road({0: "O.R5 O.L5"}, options=swipe)
    assert why_not(car, "0 lane 1") == "lane-occupied"


def test_g32_one_ghost_per_carriageway_r6_7() -> None:
    apart = {"one_ghost_per_carriageway": True}
    for own in ("off", "safe"):
        state = thrown(road({0: own, 1: "I.L5 off"}, "O.L6", options=apart), SYMBOL)
        assert len(menu(state, 0)) == len(places_to_set(state, 0)) == 25
        assert all(text.startswith("place I.") for text in menu(state, 0))
        assert why_not(state, "0 place O.R5") == "carriageway-taken"
    both = thrown(road({0: "safe"}, "O.L6 I.L6", options=apart), SYMBOL)
    assert menu(both, 0) == {"move-ghost A", "move-ghost B"}
    assert why_not(both, "0 switch A R") == "ghosts-stay"


def test_g33_two_cars_and_a_hundred_rounds_r6_3_r6_5() -> None:
    short = {"cars_per_player": 2, "max_rounds": 100}
    assert not road({0: "safe scrap"}, options=short).is_driver(0)
    state = road({0: "O.R5 off"}, seats=3, active=0, turn_no=300, options=short)
    act(state, "0 lane 1")
    assert (state.turn(), state.turn_no) == (OVER, 300)
