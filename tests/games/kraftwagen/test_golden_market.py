"""The golden scenarios of Kraftwagen about buyers, selling, awards and rounds."""

from __future__ import annotations

from itertools import permutations

import pytest

from tafelrunde.core.state import OVER
from tafelrunde.games.kraftwagen.rules.data import DIESEL, NONE, PRICE_SETS
from tafelrunde.games.kraftwagen.rules.market import counted_price, counts_as
from tafelrunde.games.kraftwagen.rules.race import lap_bonus
from tafelrunde.games.kraftwagen.rules.state import BY_MARKET, BY_TRACK, BY_TURNS, Car
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
THREE = f"A B C {TILES}"
TWO = f"A B {TILES}"


# -- Buyers --------------------------------------------------------------------------------


def test_g14_white_money_r4_3_q23_q24() -> None:
    state = lay(FOUR, buyers="BODY PRESTIGE", money=(0, 1, 0, 1), last_turn=True)
    act(state, "A take T01")
    assert state.round_number == 2
    assert state.money == [2, 2, 1, 2]
    chain_c = f"C A B D {TILES}"
    state = lay(chain_c, number=2, money=(2, 2, 1, 2))
    act(state, "C take T06", "C do BUYER", "C buyer PRICE")
    assert score(state, "C") == 2
    act(state, "A take T06", "A do BUYER", "A buyer PRICE")
    assert score(state, "A") == 0
    act(state, "B take T06", "B do BUYER")
    assert why_not(state, "B", "buyer PRICE") == "stack-empty"


def test_g15_buyer_track_q25_q26_q27() -> None:
    state = lay(FOUR, buyers="BODY BODY ENGINE", money=(0, 0, 1, 1))
    act(state, "A take T06", "A do BUYER", "A buyer PRESTIGE")
    assert (len(state.buyers), state.track) == (4, 4)
    act(state, "B take T06", "B do BUYER")
    assert state.track == 3
    assert state.money == [0, 0, 0, 1]

    mats: Mats = {"A": {"halls": "B1 E1", "canteen": 1}}
    state = lay(FOUR, mats=mats, buyers="BODY BODY ENGINE ENGINE", track=1)
    act(state, "A take T06", "A do BUYER")
    assert state.track == 0
    # Its last icon starts by itself, and the car may still be offered.
    assert "offer 1 1 1" in menu(state, "A")
    act(state, "A offer 1 1 1", "A price 10 none")
    assert state.round_number == 2
    assert state.review.ended_by == BY_TRACK
    assert car_money(state)[0] == 10


def test_g16_sixth_car_q28() -> None:
    market = ["A 1/1/1/1", "A 2/1/1/2", "A 3/1/1/3", "C 1/2/1/5", "C 2/2/1/6"]
    mats: Mats = {"B": {"halls": "B4 E4"}}
    state = lay(f"B A C D {TILES}", mats=mats, market=market, buyers="ENGINE BODY PRICE")
    act(state, "B take T05", "B offer 4 4 1", "B price 8 none")
    assert state.review.ended_by == BY_MARKET
    assert sum(mat.sold for mat in state.mats) == 3


# -- Selling -------------------------------------------------------------------------------

SIX = ["A 4/3/1/8", "B 4/5/2/6", "C 2/5/3/11", "D 5/1/1/12", "A 1/1/1/3"]


def sell_six(buyers: str, market: list[str]) -> list[int]:
    """The sixth car of the scenario is offered last, by B."""
    mats: Mats = {"B": {"halls": "B3 E4", "canteen": 3}}
    state = lay(f"B A C D {TILES}", mats=mats, market=market, buyers=buyers, number=2)
    act(state, "B take T05", "B offer 3 4 3", "B price 9 none")
    assert state.round_number == 3
    return car_money(state)


def test_g17_selling_r4_10_q30_q31() -> None:
    assert sell_six("ENGINE BODY PRESTIGE PRICE", SIX) == [6, 6 + 9, 0, 12]
    assert sell_six("PRICE PRICE BODY BODY", SIX) == [6 + 8, 12, 0, 12]


def sell(market: list[str], buyers: str, number: int = 1) -> list[int]:
    """What everybody gets if the round ends with this market (the turns have run out)."""
    state = lay(FOUR, market=market, buyers=buyers, number=number, last_turn=True)
    act(state, "A take T01")
    return car_money(state)


def test_g18_engineers_in_the_sale_r2_4_q30() -> None:
    market = ["A 3/1/1/9 BENZ", "B 4/1/1/10", "C 5/1/1/8"]
    assert sell(market, "BODY BODY PRICE ENGINE") == [9, 20, 8, 0]
    assert sell(["A 1/1/1/8 OPEL", "B 1/1/1/5", "C 1/1/1/10"], "PRICE PRICE") == [16, 10, 0, 0]
    assert sell(["A 4/1/1/8 OPEL", "B 4/1/1/6"], "BODY") == [8, 0, 0, 0]


def test_g19_few_cars_q29() -> None:
    market = ["A 2/2/1/5", "B 1/1/1/6"]
    assert sell(market, "BODY ENGINE BODY PRICE") == [5, 6, 0, 0]
    assert sell([], "BODY ENGINE BODY PRICE") == [0, 0, 0, 0]


def test_g20_race_scoring_r4_9_q19_q20_q21() -> None:
    mats: Mats = {"A": {"laps": 1, "space": 3}, "B": {"space": 9}, "C": {"space": 4}}
    state = lay(FOUR, mats=mats, last_turn=True)
    act(state, "A take T01")
    assert state.review.prizes == [7, 4, 2, 0]
    assert state.review.bonuses == [1, 0, 0, 0]
    assert [score(state, player) for player in "ABCD"] == [8, 4, 2, 0]
    assert (lap_bonus(5), lap_bonus(2)) == (9, 3)


def test_g21_race_scoring_for_two_r3_6_q46() -> None:
    state = lay(TWO, seats=2, mats={"A": {"space": 5}}, last_turn=True)
    act(state, "A take T01")
    assert [score(state, player) for player in "AB"] == [4, 0]
    mats: Mats = {"B": {"laps": 1, "space": 1}, "A": {"space": 7}}
    state = lay(TWO, seats=2, mats=mats, last_turn=True)
    act(state, "A take T01")
    assert [score(state, player) for player in "AB"] == [4, 7 + 1]


def test_g35_market_spaces_q34_q36() -> None:
    wanted = sell_six("ENGINE BODY PRESTIGE PRICE", SIX)
    for order in list(permutations(SIX))[::7]:
        assert sell_six("ENGINE BODY PRESTIGE PRICE", list(order)) == wanted
    taken = {3, 6, 8, 9, 11, 12}
    left = [price for price in range(16) if PRICE_SETS[2] >> price & 1 and price not in taken]
    assert left == [2, 5]


def test_g38_no_limits_in_the_sale_q55() -> None:
    assert sell(["A 7/1/1/10 BENZ", "B 7/1/1/1"], "BODY") == [10, 0, 0, 0]
    assert sell(["A 1/1/1/3 OPEL", "B 1/1/1/1"], "PRICE") == [6, 0, 0, 0]
    assert counted_price(Car(0, 1, 1, 1, 1, 3)) == -2


# -- Awards, markers, offers ---------------------------------------------------------------


def test_g22_double_award_r2_10_q40() -> None:
    mats: Mats = {"A": {"active": "DEV_BB DEV_BB DEV_B_BODY", "engineers": "HORCH"}}
    state = lay(FOUR, mats=mats)
    assert levels(state, "A") == (6, 1)
    act(state, "A take T03", "A body 7 hall")
    assert score(state, "A") == 3 + 5


def test_g23_diesel_r4_7() -> None:
    mats: Mats = {"A": {"halls": "E6 E1 B1", "engineers": "DIESEL"}}
    market = ["A 5/2/1/5", "B 1/1/1/6", "A 2/2/1/8 MAYBACH"]
    state = lay(FOUR, mats=mats, market=market)
    act(state, "A take T05")
    assert why_not(state, "A", "diesel 3 6") == "car-has-marker"
    assert why_not(state, "A", "diesel 2 6") == "not-your-car"
    before = state.motors[2]
    act(state, "A diesel 1 6")
    car = state.market[0]
    assert (car.engine, car.marker) == (6, DIESEL)
    assert state.motors[2] == before + 1
    assert halls(state, "A") == "- E1 B1"
    assert state.mats[0].markers == 0
    assert why_not(state, "A", "diesel 1 1") == "no-diesel"


def test_g24_offer_at_once_q35_q41() -> None:
    mats: Mats = {"A": {"active": "DEV_BB DEV_E_BODY", "canteen": 4, "engineers": "MAYBACH"}}
    state = lay(FOUR, mats=mats)
    act(state, "A take T09", "A do BODY", "A body 3 hall", "A engine 2 hall")
    act(state, "A offer 3 2 4", "A price 9 MAYBACH")
    assert counts_as(state.market[0], 2) == 6
    assert workers(state, "A")[0] == 0
    assert score(state, "A") == 3
    state = lay(FOUR, mats=mats)
    act(state, "A take T09", "A do BODY", "A body 3 hall", "A engine 2 hall")
    act(state, "A offer 3 2 3", "A price 9 MAYBACH")
    assert score(state, "A") == 0


def test_g25_reshuffle_q15_q16() -> None:
    instants = "INST_WORKERS " * 3 + "INST_RACE " * 3 + "INST_PARTS " * 2
    discard = instants + "DEV_BB DEV_EE DEV_BE DEV_BE"
    state = lay(FOUR, open_cards="DEV_BE INST_PARTS", deck="DEV_EE", discard=discard)
    act(state, "A take T02", "A card 0")
    assert (state.research.deck_size, discarded(state)) == (1, 13)
    act(state, "* open DEV_EE", "* open INST_RACE")
    assert (state.research.deck_size, discarded(state)) == (12, 0)

    state = lay(FOUR, open_cards="DEV_BE INST_PARTS", deck="DEV_EE", discard=discard)
    act(state, "A take T02", "A card 1", "A do BODY", "A body 1 hall", "A engine 1 hall")
    assert (state.research.deck_size, discarded(state)) == (1, 14)
    act(state, "* open DEV_EE", "* open INST_PARTS")
    assert (state.research.deck_size, discarded(state)) == (13, 0)


# -- Rounds --------------------------------------------------------------------------------


def test_g26_cleanup_r4_11_q12_q33_q39_q52() -> None:
    mats: Mats = {
        "A": {"halls": "B1", "space": 3, "race": 2, "canteen": 0, "start": "S2_STAFF"},
        "B": {"space": 4, "laps": 1, "canteen": 2},
        "C": {"canteen": 4, "supply": 8},
    }
    market = ["A 4/4/3/5 BENZ", "B 2/2/2/6 OPEL"]
    state = lay(f"C A B D {TILES}", mats=mats, market=market, buyers="BODY", last_turn=True)
    assert workers(state, "A") == (0, 9)
    act(state, "C take T05")
    assert workers(state, "A") == (0, 12)
    assert workers(state, "B") == (2, 10)
    assert state.bodies[1:5] == [7, 7, 6, 6]
    assert state.motors[1:5] == [7, 5, 6, 6]
    assert [mat.markers for mat in state.mats] == [0, 0, 0, 0]
    assert [race(state, player) for player in "ABCD"] == [(0, 0)] * 4
    assert state.mats[0].race_engine == 2
    assert halls(state, "A") == "B1 - -"
    assert state.track == 4
    assert state.buyers == []
    assert chain(state) == "A B D T01 T02 T03 T04 C T06 T07 T08 T09 T10 T05"
    assert state.turn() == 0


@pytest.mark.parametrize(("sold", "winner"), [((5, 6), 1), ((5, 5), 0)])
def test_g27_final_tie_r5_1_r5_2_q44(sold: tuple[int, int], winner: int) -> None:
    mats: Mats = {
        "A": {"points": 71, "sold": sold[0]},
        "B": {"points": 71, "sold": sold[1]},
        "C": {"points": 70, "sold": 9},
    }
    # C moves, so that A stays nearest to the rear.
    state = lay(f"C A B D {TILES}", mats=mats, number=3, last_turn=True)
    act(state, "C take T01")
    assert state.turn() == OVER
    assert state.winners() == [winner]
    assert sorted(state.standing()) == [1, 2, 3, 4]


def test_g28_last_resort_r4_8_q45() -> None:
    state = lay(THREE, seats=3, market=["B 1/1/1/5"], buyers="BODY ENGINE", last_turn=True)
    assert state.turns == 89
    act(state, "A take T01")
    assert state.review.ended_by == BY_TURNS
    assert car_money(state) == [0, 5, 0]
    assert state.review.sales[1][1] == NONE
