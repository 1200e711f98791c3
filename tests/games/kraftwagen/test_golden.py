"""The golden scenarios of Kraftwagen about setup, actions, parts and the Grand Prix."""

from __future__ import annotations

import pytest

from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games.kraftwagen import GAME
from tafelrunde.games.kraftwagen.rules.data import NONE, PRICE_SETS, RING
from tafelrunde.games.kraftwagen.rules.game import Kraftwagen
from tafelrunde.games.kraftwagen.rules.state import BY_MARKET, BY_TRACK
from tests.games.kraftwagen.tables import (
    TILES,
    Mats,
    act,
    car_money,
    chain,
    discarded,
    halls,
    lay,
    levels,
    menu,
    race,
    score,
    why_not,
    workers,
)

FOUR = f"A B C D {TILES}"
TWO = f"A B {TILES}"


def set_up() -> Kraftwagen:
    """The table of G1, before the first turn."""
    state = GAME.new(4)
    act(state, "* seat 2", "* seat 0", "* seat 3")
    act(state, "* tile T03", "* tile T01", "* tile T05", "* tile T02")
    act(state, "* tile T08", "* tile T06", "* tile T09")
    act(state, "* open DEV_E_BODY", "* open ENG_OPEL")
    act(state, "B start S1_RACE", "D start S2_STAFF", "A start S3_COACH")
    act(state, "C start S4_MOTOR", "C engine 2 race")
    return state


# -- Setup and the chain -------------------------------------------------------------------


def test_g01_setup_r3_1_r3_2_r3_3_r3_4_r4_3() -> None:
    state = set_up()
    assert chain(state) == "C A D B T03 T01 T05 T02 T04 T08 T06 T09 T07 T10"
    assert race(state, "B") == (2, 0)
    assert workers(state, "D") == (5, 7)
    assert halls(state, "A") == "B2 - -"
    assert state.bodies[2] == 6
    assert state.mats[2].race_engine == 2
    assert state.motors[2] == 5
    assert state.money == [2, 1, 1, 1]
    assert state.track == 4
    assert state.prices == PRICE_SETS[1]
    assert state.turn() == 2


def walk_three_turns(state: Kraftwagen) -> None:
    act(state, "C take T05")
    assert chain(state) == "A D B T03 T01 C T02 T04 T08 T06 T09 T07 T10 T05"
    act(state, "A take T10", "A do RESEARCH", "A card 0", "A body 1 hall")
    act(state, "* open DEV_BB", "* open DEV_EE", "A do WORKER", "A body 1 hall")
    assert chain(state) == "D B T03 T01 C T02 T04 T08 T06 T09 T07 A T05 T10"
    act(state, "D take T03", "D body 1 hall")


def test_g02_three_turns_and_more_r4_4_r4_8_q37() -> None:
    state = set_up()
    walk_three_turns(state)
    assert chain(state) == "B D T01 C T02 T04 T08 T06 T09 T07 A T05 T10 T03"
    act(state, "B take T02", "B card 0", "* open DEV_BE", "* open DEV_BE")
    assert chain(state) == "D T01 C B T04 T08 T06 T09 T07 A T05 T10 T03 T02"
    act(state, "D take T04", "D engine 1 hall", "D end_turn")
    assert chain(state) == "C B D T08 T06 T09 T07 A T05 T10 T03 T02 T04 T01"
    assert state.turn() == 2


def test_g03_same_player_again_q38() -> None:
    state = lay("A T01 T02 T05 B T03 T04 T06 T07 T08 T09 T10", seats=2)
    act(state, "A take T01")
    assert chain(state) == "A T02 T05 B T03 T04 T06 T07 T08 T09 T10 T01"
    assert state.turn() == 0


def test_g04_two_tiles_swept_q37() -> None:
    state = lay("A T01 T02 B T03 T04 T05 T06 T07 T08 T09 T10", seats=2)
    act(state, "A take T10", "A do WORKER", "A do RESEARCH", "A card 0")
    act(state, "* open DEV_BE", "* open DEV_BE", "A body 3 hall")
    assert chain(state) == "B T03 T04 T05 T06 T07 T08 T09 A T10 T01 T02"
    assert state.turn() == 1


# -- Research and workers ------------------------------------------------------------------


def test_g05_development_with_part_q14_r4_5() -> None:
    mats: Mats = {"A": {"canteen": 2, "active": "DEV_B_ENGINE"}}
    state = lay(FOUR, mats=mats, open_cards="DEV_B_BODY DEV_EE")
    act(state, "A take T02", "A card 0")
    assert workers(state, "A")[0] == 1
    assert levels(state, "A") == (3, 1)
    assert menu(state, "A") == {"body 1 hall", "body 2 hall", "body 3 hall"}
    act(state, "A body 3 hall")
    assert state.bodies[3] == 5


def test_g06_inactive_development_q9_q10() -> None:
    mats: Mats = {"A": {"canteen": 0, "supply": 3, "active": "DEV_B_ENGINE"}}
    state = lay("A T02 T07 B C D T01 T03 T04 T05 T06 T08 T09 T10", mats=mats)
    act(state, "A take T02", "A card 0", "* open DEV_BE", "* open DEV_BE")
    assert levels(state, "A") == (2, 1)
    act(state, "A take T07", "A do WORKER")
    assert workers(state, "A") == (0, 2)
    assert levels(state, "A") == (4, 1)


def test_g07_inst_workers_short_supply_q8_q57() -> None:
    mats: Mats = {
        "B": {
            "canteen": 0, "supply": 2, "active": "DEV_E_BODY", "inactive": "DEV_E_ENGINE DEV_BE",
        }
    }  # fmt: skip
    state = lay(f"B A C D {TILES}", mats=mats, open_cards="INST_WORKERS DEV_EE")
    act(state, "B take T02", "B card 0")
    assert levels(state, "B") == (1, 3)
    assert menu(state, "B") == {f"engine {v} {to}" for v in (1, 2, 3) for to in ("hall", "race")}
    act(state, "B engine 3 hall")
    assert levels(state, "B") == (2, 4)
    assert workers(state, "B") == (0, 0)
    assert discarded(state) == 2
    assert state.turn() == CHANCE


# -- Parts ---------------------------------------------------------------------------------


def test_g08_full_workshops_q4_q63() -> None:
    mats: Mats = {"C": {"halls": "B2 B3 E2", "active": "DEV_BE DEV_BE", "canteen": 0}}
    state = lay(f"C A B D {TILES}", mats=mats)
    act(state, "C take T03")
    assert why_not(state, "C", "end_turn") == "not-now"
    assert why_not(state, "C", "body 3 hall") == "no-empty-hall"
    act(state, "C body 3 clear:0")
    assert halls(state, "C") == "B3 B3 E2"
    assert (state.bodies[3], state.bodies[2]) == (4, 7)


def test_g09_stock_q3() -> None:
    full = {"halls": "B4 B4 B4"}
    mats: Mats = {"D": {"active": "DEV_BB DEV_BE"}, "A": full, "B": full}
    state = lay(f"D A B C {TILES}", mats=mats)
    act(state, "D take T03")
    assert menu(state, "D") == {"body 1 hall", "body 2 hall", "body 3 hall"}
    full = {"halls": "B1 B1 B1"}
    state = lay(f"D A B C {TILES}", mats={"A": full, "B": full, "C": {"halls": "B1 B1"}})
    act(state, "D take T03")
    assert halls(state, "D") == "- - -"
    assert state.turn() == 0


def test_g10_race_engine_q6() -> None:
    mats: Mats = {"A": {"race": 3, "active": "DEV_EE DEV_EE"}, "B": {"active": "DEV_E_BODY"}}
    state = lay("A B C D T04 T01 T02 T03 T05 T06 T07 T08 T09 T10", mats=mats)
    act(state, "A take T04", "A engine 5 race")
    assert (state.motors[5], state.motors[3]) == (4, 6)
    act(state, "B take T04", "B engine 2 race")
    assert (state.motors[1], state.motors[2]) == (7, 5)
    mats = {"A": {"race": 5, "active": "DEV_E_BODY"}}
    state = lay(FOUR, mats=mats)
    act(state, "A take T04", "A engine 2 race")
    assert state.mats[0].race_engine == 2
    assert state.motors[5] == 5


# -- Grand Prix ----------------------------------------------------------------------------


def test_g11_jumping_r4_5_q17() -> None:
    mats: Mats = {"A": {"space": 4, "race": 3}, "B": {"space": 5}, "C": {"space": 7}}
    state = lay(FOUR, mats=mats)
    act(state, "A take T05")
    assert race(state, "A") == (9, 0)


def test_g12_lap_q18() -> None:
    mats: Mats = {"A": {"space": 9, "race": 3}, "B": {"space": 10}, "C": {"space": 2, "laps": 1}}
    state = lay(FOUR, mats=mats)
    act(state, "A take T05")
    assert race(state, "A") == (4, 1)
    assert score(state, "A") == 2


def test_g13_racing_engineers_q22() -> None:
    mats: Mats = {"A": {"race": 4, "engineers": "BUGATTI PORSCHE"}}
    state = lay(FOUR, mats=mats, open_cards="INST_RACE DEV_BB")
    act(state, "A take T08", "A do GRAND_PRIX")
    assert race(state, "A") == (6, 0)
    act(state, "A card 0")
    assert race(state, "A") == (3, 1)


# -- More of everything --------------------------------------------------------------------


def test_g29_order_of_icons_q7() -> None:
    def fresh(supply: int) -> Kraftwagen:
        mats: Mats = {"A": {"canteen": 0, "supply": supply, "active": "DEV_B_ENGINE"}}
        state = lay(FOUR, mats=mats)
        act(state, "A take T10")
        return state

    bodies = {f"body {value} hall" for value in range(1, 5)}
    state = fresh(1)
    act(state, "A do WORKER")
    assert workers(state, "A") == (1, 0)
    act(state, "A do RESEARCH", "A card 0", "* open DEV_BE", "* open DEV_BE")
    assert menu(state, "A") == bodies
    state = fresh(1)
    act(state, "A do RESEARCH", "A card 0", "* open DEV_BE", "* open DEV_BE")
    assert levels(state, "A") == (2, 1)
    act(state, "A do WORKER")
    assert menu(state, "A") == bodies
    state = fresh(1)
    act(state, "A do BODY")
    assert menu(state, "A") == {"body 1 hall", "body 2 hall"}
    state = fresh(0)
    act(state, "A do RESEARCH", "A card 0", "* open DEV_BE", "* open DEV_BE", "A do WORKER")
    assert levels(state, "A") == (2, 1)
    assert len(state.mats[0].inactive) == 1


SPECIAL = {"special_tiles": True}


def test_g30_special_tile_r2_11_r4_4_q48() -> None:
    state = lay(f"{TWO} XA4", seats=2, mats={"A": {"race": 2}}, options=SPECIAL)
    act(state, "A take XA4", "* tile XA1")
    # Spaces 3 and 6 are neutral and not counted.
    assert race(state, "A") == (7, 0)
    assert chain(state) == f"B {TILES} A XA1"

    tiles = "T02 T03 T04 T05 T06 T07 T08 T09 T10"
    state = lay(f"A XA4 B T01 {tiles}", seats=2, options=SPECIAL)
    act(state, "A take T01", "* tile XA1")
    assert chain(state) == f"B A {tiles} T01 XA1"

    state = lay(f"{TWO} XA4", seats=2, options=SPECIAL, last_turn=True)
    act(state, "A take T01", "* tile XB2")
    assert chain(state) == f"B A {TILES[4:]} XB2 T01"
    assert state.turn() == 1


@pytest.mark.parametrize(("price", "gain"), [(3, 1), (12, 9)])
def test_g30_quick_sale_q49(price: int, gain: int) -> None:
    market = [f"A 1/1/1/{price}", "B 1/1/1/5", "B 1/1/1/6", "B 1/1/1/8", "B 1/1/1/9"]
    mats: Mats = {"A": {"halls": "B1 E1"}}
    state = lay(f"{FOUR} XB4", mats=mats, market=market, number=2, options=SPECIAL)
    act(state, "A take XB4", "* tile XB1", "A buyer PRICE", "A quick_sale 1")
    assert car_money(state)[0] == gain
    assert state.cars() == 4
    act(state, "A offer 1 1 1", "A price 11 none")
    assert state.cars() == 5
    assert state.round_number == 2


def test_g31_start_for_two_r3_6_r3_4() -> None:
    state = GAME.new(2)
    act(state, "* seat 0")
    act(state, "* tile T01", "* tile T02", "* tile T03", "* tile T04")
    act(state, "* tile T06", "* tile T07", "* tile T08", "* open DEV_BB", "* open DEV_EE")
    act(state, "* start_tile S1_RACE", "* start_tile S3_COACH")
    assert menu(state, "B") == {"start S1_RACE", "start S3_COACH"}
    act(state, "B start S1_RACE")
    assert race(state, "B") == (2, 0)
    act(state, "A start S3_COACH", "A take T01", "B take T05")
    assert race(state, "B") == (4, 0)
    assert halls(state, "A") == "B2 - -"
    assert state.track == 2


def test_g32_illegal_q5_q11_q32_q50() -> None:
    mats: Mats = {"A": {"halls": "B1 E1", "engineers": "BENZ BUGATTI"}}
    state = lay(FOUR, mats=mats, market=["B 1/1/1/5"])
    # A tile must be taken.
    assert why_not(state, "A", "end_turn") == "not-now"
    act(state, "A take T05")
    texts = [GAME.notation.text(action) for action in range(GAME.notation.size)]
    assert "offer 1 1 0" not in texts
    assert not any(text.endswith("BUGATTI") and text.startswith("price") for text in texts)
    assert why_not(state, "A", "offer 1 1 5") == "too-few-workers"
    act(state, "A offer 1 1 1")
    assert why_not(state, "A", "price 5 none") == "price-not-there"
    act(state, "A price 6 BENZ")
    # Nothing else to do: the turn has ended; a second car or a second DIESEL cannot come about.
    assert state.turn() == 1

    mats = {"A": {"halls": "B1 E1"}}
    state = lay(FOUR, mats=mats)
    act(state, "A take T03")
    assert why_not(state, "A", "body 2 hall") == "above-level"
    assert why_not(state, "A", "body 1 clear:0") == "hall-is-empty"
    state = lay(FOUR)
    act(state, "A take T10")
    assert why_not(state, "A", "end_turn") == "not-now"
    # A development takes its worker at once.
    act(state, "A do RESEARCH", "A card 0")
    assert state.mats[0].inactive == []

    mats = {"A": {"halls": "B1 E1 E2", "engineers": "DIESEL"}}
    state = lay(FOUR, mats=mats)
    act(state, "A take T05", "A offer 1 1 1", "A price 6 none")
    assert why_not(state, "A", "offer 1 2 1") == "already-offered"
    act(state, "A diesel 1 2")
    assert state.turn() == 1


def test_g33_awards_once_q13_q42() -> None:
    mats: Mats = {"A": {"active": "DEV_EE DEV_EE"}}
    state = lay(FOUR, mats=mats, awards={"AW_ENGINE_4": "B"})
    act(state, "A take T04", "A engine 5 hall")
    assert score(state, "A") == 0
    mats = {"A": {"active": "DEV_BE DEV_BE DEV_BE DEV_BE", "canteen": 0}}
    chain_again = "A T02 T01 B C D T03 T04 T05 T06 T07 T08 T09 T10"
    state = lay(chain_again, mats=mats)
    act(state, "A take T02", "A card 0", "* open DEV_BE", "* open DEV_BE")
    assert score(state, "A") == 0
    act(state, "A take T01")
    assert score(state, "A") == 4
    mats = {"A": {"canteen": 0, "spent": "BENZ"}}
    state = lay(FOUR, mats=mats, open_cards="ENG_OPEL DEV_BB")
    act(state, "A take T02", "A card 0")
    assert state.mats[0].markers == 2**3
    assert score(state, "A") == 3


def test_g34_aw_sold_4_q43() -> None:
    mats: Mats = {"A": {"sold": 3}, "B": {"sold": 3}}
    market = ["A 1/1/1/5", "B 2/2/1/6"]
    state = lay(FOUR, mats=mats, market=market, buyers="BODY BODY", last_turn=True)
    act(state, "A take T01")
    assert [score(state, player) for player in "AB"] == [5, 6 + 4]


def test_g36_walk_of_three_full_turns_q60_q61() -> None:
    state = set_up()
    act(state, "C take T05")
    assert race(state, "C") == (3, 0)
    assert state.turn() == 0
    act(state, "A take T10", "A do RESEARCH", "A card 0")
    assert workers(state, "A") == (3, 8)
    assert levels(state, "A") == (1, 2)
    assert menu(state, "A") == {"body 1 hall"}
    act(state, "A body 1 hall", "* open DEV_BB", "* open DEV_EE", "A do WORKER")
    assert workers(state, "A") == (4, 7)
    act(state, "A body 1 hall")
    assert halls(state, "A") == "B2 B1 B1"
    assert state.bodies[1] == 6
    assert state.turn() == 3
    act(state, "D take T03", "D body 1 hall")
    assert state.bodies[1] == 5
    assert state.turn() == 1


def test_g37_levels_r4_1_r2_9_q2_q51() -> None:
    state = set_up()
    assert [levels(state, player) for player in "ABCD"] == [(1, 1)] * 4
    rear = "A T02 T08 T10 B C D T01 T03 T04 T05 T06 T07 T09"
    state = lay(rear, mats={"A": {"canteen": 4}}, open_cards="DEV_BB DEV_BE")
    seen = []
    act(state, "A take T02", "A card 0", "* open DEV_BE", "* open DEV_EE")
    seen.append(levels(state, "A"))
    act(state, "A take T08", "A do GRAND_PRIX", "A card 0", "* open DEV_BB", "* open DEV_EE")
    seen.append(levels(state, "A"))
    state = lay(
        "A T02 T08 B C D T01 T03 T04 T05 T06 T07 T09 T10",
        mats={"A": {"canteen": 2, "active": "DEV_BB DEV_BE"}},
    )
    act(state, "A take T02", "A card 0", "* open DEV_BB", "* open DEV_EE")
    seen.append(levels(state, "A"))
    act(state, "A take T08", "A do GRAND_PRIX", "A card 0", "* open DEV_BE", "* open DEV_EE")
    seen.append(levels(state, "A"))
    assert seen == [(3, 1), (4, 2), (6, 2), (7, 2)]
    assert workers(state, "A")[0] == 0


def test_g39_inst_parts_q58() -> None:
    mats: Mats = {"A": {"halls": "B1 E1", "active": "DEV_BE"}}
    state = lay(FOUR, mats=mats, open_cards="INST_PARTS DEV_BB")
    act(state, "A take T02", "A card 0")
    first = state.clone()
    assert menu(state, "A") == {"do BODY", "do ENGINE"}
    act(state, "A do ENGINE", "A engine 2 hall", "A body 2 clear:1")
    assert halls(state, "A") == "B1 B2 E2"
    assert state.motors[1] == 7
    act(first, "A do BODY", "A body 2 hall", "A engine 2 race")
    assert halls(first, "A") == "B1 E1 B2"


def test_g40_quick_sale_in_order_q59() -> None:
    market = ["B 1/1/1/5", "A 3/2/2/9 BENZ", "B 1/1/1/6", "B 1/1/1/8", "B 1/1/1/11"]
    mats: Mats = {"A": {"sold": 3, "halls": "B1 E1"}}
    chain_x = f"{FOUR} XB4"
    buyers = "BODY BODY ENGINE ENGINE"
    state = lay(
        chain_x, mats=mats, market=market, buyers=buyers, track=1, number=2, options=SPECIAL
    )
    bodies, engines, supply = state.bodies[3], state.motors[2], workers(state, "A")[1]
    act(state, "A take XB4", "* tile XB1")
    assert state.track == 0
    act(state, "A quick_sale 2")
    assert score(state, "A") == 6 + 4
    assert (state.bodies[3], state.motors[2]) == (bodies + 1, engines + 1)
    assert workers(state, "A")[1] == supply + 2
    assert state.mats[0].markers == 0
    assert state.cars() == 4
    act(state, "A offer 1 1 1")
    assert why_not(state, "A", "price 9 none") == "price-not-there"
    act(state, "A price 2 none", "* tile XC1")
    assert state.review.ended_by == BY_TRACK

    state = lay(chain_x, market=market[:1], number=2, options=SPECIAL)
    act(state, "A take XB4", "* tile XB1", "A buyer BODY")
    assert state.turn() == 1


def test_g41_exact_level_r6_4_q1() -> None:
    mats: Mats = {"A": {"active": "DEV_BB DEV_BB", "engineers": "HORCH"}}
    state = lay(FOUR, mats=mats, options={"exact_level": True})
    act(state, "A take T03")
    assert menu(state, "A") == {"body 6 hall"}
    assert why_not(state, "A", "body 5 hall") == "below-level"
    mats |= {"B": {"halls": "B6 B6 B6"}, "C": {"halls": "B6 B6 B5"}, "D": {"halls": "B5 B5 B5"}}
    state = lay(FOUR, mats=mats, market=["B 5/1/1/1"], options={"exact_level": True})
    act(state, "A take T03")
    assert menu(state, "A") == {"body 4 hall"}


def test_g42_rounds_1_and_3_r6_5() -> None:
    options = {"rounds": "13", "special_tiles": True}
    state = lay(f"{FOUR} XA1", buyers="PRICE", money=(2, 1, 1, 0), options=options, last_turn=True)
    act(state, "A take T01", "* tile XC4")
    assert state.round_number == 3
    assert state.prices == PRICE_SETS[3]
    assert state.money == [4, 2, 2, 1]
    assert chain(state) == f"B C D A {TILES[4:]} XC4 T01"
    state = lay(f"{FOUR} XC1", number=3, options=options, last_turn=True)
    act(state, "A take T01")
    assert state.turn() == OVER


def test_g43_fourth_car_q54() -> None:
    market = ["A 1/1/1/1", "A 2/1/1/2", "A 3/1/1/3"]
    mats: Mats = {"B": {"halls": "B4 E4"}}
    state = lay(f"B A {TILES}", seats=2, mats=mats, market=market, buyers="BODY PRICE")
    act(state, "B take T05", "B offer 4 4 1", "B price 8 none")
    assert state.review.ended_by == BY_MARKET
    assert sum(mat.sold for mat in state.mats) == 2
    state = lay(f"B A {TILES}", seats=2, market=market, buyers="BODY PRICE")
    act(state, "B take T06", "B do BUYER", "B buyer BODY")
    assert (len(state.buyers), state.track) == (3, 2)
    act(state, "A take T06", "A do BUYER")
    assert state.track == 1
    act(state, "B take T06", "B do BUYER")
    assert state.review.ended_by == BY_TRACK


def test_g44_spent_engineer_q56() -> None:
    mats: Mats = {"A": {"spent": "BENZ"}}
    state = lay(FOUR, mats=mats, number=2, open_cards="ENG_OTTO DEV_BB")
    act(state, "A take T02", "A card 0")
    assert score(state, "A") == 3


def test_g45_xb3_and_xa3_r2_11() -> None:
    mats: Mats = {"A": {"canteen": 1, "supply": 2}}
    state = lay(f"{FOUR} XB3", mats=mats, number=2, open_cards="DEV_BE DEV_BB", options=SPECIAL)
    act(state, "A take XB3", "* tile XB1", "A card 0", "* open DEV_EE", "* open DEV_BB")
    assert workers(state, "A")[0] == 0
    assert menu(state, "A") == {"card 0", "card 1"}
    act(state, "A card 0", "* open DEV_BB", "* open DEV_BB")
    assert len(state.mats[0].inactive) == 1
    mats = {"A": {"canteen": 0, "supply": 1}}
    state = lay(f"{FOUR} XA3", mats=mats, options=SPECIAL)
    act(state, "A take XA3", "* tile XA1")
    assert workers(state, "A") == (1, 0)


def test_g46_new_race_q52_q53() -> None:
    mats: Mats = {"A": {"laps": 2, "space": 5}}
    state = lay(FOUR, mats=mats, last_turn=True)
    act(state, "A take T01")
    assert state.review.bonuses[0] == 3
    assert race(state, "A") == (0, 0)
    # One lap in the next race pays 1; the third lap in all is no third lap of a race.
    mats = {"A": {"space": RING, "race": 1}}
    state = lay(FOUR, mats=mats, number=2, awards={"AW_LAP_1": "A"}, last_turn=True)
    act(state, "A take T05")
    assert state.review.bonuses[0] == 1
    assert state.awards[5] == NONE
    mats = {"A": {"space": 9, "race": 7, "engineers": "BUGATTI PORSCHE"}}
    state = lay(f"{FOUR} XC3", mats=mats, number=3, options=SPECIAL)
    act(state, "A take XC3", "* tile XC1")
    assert race(state, "A") == (3, 2)
