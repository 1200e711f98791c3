"""Kraftwagen: rules and rulings beyond the golden scenarios."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.bots.random import RandomPolicy
from tafelrunde.core.game import SeatsError
from tafelrunde.core.position import PositionError
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.core.words import Message
from tafelrunde.games.kraftwagen import GAME
from tafelrunde.games.kraftwagen.players.thumb import Thumb
from tafelrunde.games.kraftwagen.rules.action_numbers import card_opened
from tafelrunde.games.kraftwagen.rules.data import (
    BODIES,
    CARD_NAMES,
    DECK,
    DEVELOPMENTS,
    FIRST_ENGINEER,
    FROM_CARS,
    MOTORS,
    NONE,
    PRICES,
    PRIZES,
    STANDARD_TILES,
    TILE_ICONS,
    TILE_NAMES,
)
from tafelrunde.games.kraftwagen.rules.race import lap_bonus
from tafelrunde.games.kraftwagen.rules.state import SPECIAL
from tafelrunde.lab.playout import play_out
from tests.games.kraftwagen.tables import (
    SEATS,
    TILES,
    Mats,
    act,
    car_money,
    chain,
    halls,
    lay,
    menu,
    race,
    score,
    why_not,
    workers,
)

FOUR = f"A B C D {TILES}"
SPECIAL_TILES = {"special_tiles": True}

# -- R2  The pieces -----------------------------------------------------------------------


def test_r2_2_ten_action_tiles() -> None:
    icons = [TILE_ICONS[tile].bit_count() for tile in range(STANDARD_TILES)]
    assert icons == [1] * 5 + [2] * 4 + [3]
    shown: Counter[int] = Counter()
    for tile in range(STANDARD_TILES):
        shown.update(icon for icon in range(6) if TILE_ICONS[tile] >> icon & 1)
    assert [shown[icon] for icon in range(6)] == [3, 3, 3, 2, 3, 2]


def test_r2_3_fifty_cards_r2_5_eighty_parts() -> None:
    assert sum(DECK) == 50
    assert sum(DECK[:DEVELOPMENTS]) == 32
    assert sum(DECK[FIRST_ENGINEER:]) == 9
    assert (sum(BODIES), sum(MOTORS)) == (41, 39)


def test_r2_6_a_mat_begins_with_the_printed_engine() -> None:
    view = GAME.view(GAME.new(3), 0)
    assert [mat.race_engine for mat in view.mats] == [1, 1, 1]
    assert all(mat.printed_engine for mat in view.mats)
    assert view.mats[0].halls == [None, None, None]


@pytest.mark.parametrize(("seats", "cars", "track"), [(2, 4, 2), (3, 6, 4), (4, 6, 4)])
def test_r2_7_market_and_track(seats: int, cars: int, track: int) -> None:
    state = lay(f"{' '.join(SEATS[:seats])} {TILES}", seats=seats)
    assert len(state.market) == cars
    assert state.track == track
    assert all(len(PRICES[number]) == 8 for number in (1, 2, 3))


def test_r2_8_prizes_and_laps() -> None:
    assert PRIZES == (7, 4, 2)
    assert [lap_bonus(laps) for laps in range(7)] == [0, 1, 3, 5, 7, 9, 11]


@pytest.mark.parametrize(
    ("tile", "number", "steps", "value"),
    [("XA1", 1, ["* tile XA2"], 3), ("XC1", 3, ["* tile XC2"], 4)],
)
def test_r2_11_level_bonus(tile: str, number: int, steps: list[str], value: int) -> None:
    state = lay(f"{FOUR} {tile}", number=number, options=SPECIAL_TILES)
    act(state, f"A take {tile}", *steps)
    assert menu(state, "A") == {f"body {low} hall" for low in range(1, value + 1)}


def test_r2_11_an_empty_stack_is_made_of_the_used_tiles() -> None:
    state = lay(f"{FOUR} XA3", special_used="XA1 XA2 XA4", options=SPECIAL_TILES)
    act(state, "A take XA3")
    drawn = {GAME.notation.text(action) for action, weight in state.outcomes()}
    assert drawn == {"tile XA1", "tile XA2", "tile XA3", "tile XA4"}


# -- R3  Setting up -----------------------------------------------------------------------


def test_r3_5_the_first_special_tile_comes_after_the_start_tiles_q64() -> None:
    state, rng = GAME.new(2, SPECIAL_TILES), FastRng(1)
    while state.round_number == 0:
        if state.phase == SPECIAL:
            assert all(mat.start_tile != NONE for mat in state.mats)
            assert [weight for action, weight in state.outcomes()] == [1] * 4
        seat = state.turn()
        state.apply(seat, state.roll(rng) if seat == CHANCE else state.pick(seat, rng))
    assert TILE_NAMES[state.chain[-1]].startswith("XA")


def test_r3_1_every_order_of_the_chain_is_equally_likely() -> None:
    rng = FastRng(5)
    orders: Counter[str] = Counter()
    for _ in range(600):
        state = GAME.new(3)
        while len(state.chain) < 4:
            state.apply(CHANCE, state.roll(rng))
        orders[chain(state)[:5]] += 1
    assert len(orders) == 6
    assert all(60 < many < 140 for many in orders.values())


def test_r3_2_cards_are_opened_by_their_numbers() -> None:
    state = lay(FOUR, open_cards="DEV_BE INST_RACE")
    act(state, "A take T02", "A card 1")
    weights = {CARD_NAMES[card_opened(action)]: weight for action, weight in state.outcomes()}
    assert weights["DEV_BE"] == 7
    assert weights["ENG_OTTO"] == 1
    assert sum(weights.values()) == 48


# -- R4  A round --------------------------------------------------------------------------


def test_r4_6_an_offer_is_made_in_two_steps_with_a_way_back_q62() -> None:
    state = lay(FOUR, mats={"A": {"halls": "B2 B1 E1", "canteen": 2}})
    act(state, "A take T05")
    offers = {f"offer {body} 1 {many}" for body in (1, 2) for many in (1, 2)}
    assert menu(state, "A") == {*offers, "end_turn"}
    before = state.position()
    for at in range(3):
        act(state, "A offer 2 1 2", "A back")
        assert state.position() == {**before, "backs": at + 1}
    act(state, "A offer 2 1 2")
    assert why_not(state, "A", "back") == "no-way-back"
    assert menu(state, "A") == {f"price {price} none" for price in PRICES[1]}
    act(state, "A price 10 none")
    assert halls(state, "A") == "- B1 -"
    assert workers(state, "A")[0] == 0
    assert state.market[0].price == 10


def test_q63_equal_choices_are_one() -> None:
    state = lay(FOUR, mats={"A": {"halls": "B1 B1 E1"}}, open_cards="DEV_BE DEV_BE")
    chance = state.clone()
    act(state, "A take T03")
    assert menu(state, "A") == {"body 1 clear:0", "body 1 clear:2"}
    act(chance, "A take T02")
    assert menu(chance, "A") == {"card 0"}


def test_q7_every_icon_can_be_picked_even_if_it_lapses() -> None:
    mats: Mats = {"A": {"canteen": 0, "supply": 0}}
    state = lay(FOUR, mats=mats)
    act(state, "A take T07")
    assert menu(state, "A") == {"do WORKER", "do BUYER"}
    choice = next(entry for entry in GAME.menu(state, 0) if entry.text == "do WORKER")
    assert choice.shows["lapses"] is True
    act(state, "A do WORKER", "A buyer BODY")
    assert workers(state, "A") == (0, 0)


def test_q36_without_a_price_there_is_no_offer() -> None:
    state = lay(f"{FOUR} XB4", number=2, mats={"A": {"halls": "B1 E1"}}, options=SPECIAL_TILES)
    position = state.position()
    state = GAME.load({**position, "prices": 0})
    act(state, "A take T05")
    assert state.turn() == 1


# -- R5, R6  End and options --------------------------------------------------------------


def test_r5_1_points_come_from_five_sources() -> None:
    state = GAME.new(4)
    play_out(state, [Thumb() for seat in range(4)], FastRng(3))
    view = GAME.view(state, None)
    for mat in view.mats:
        assert mat.points is not None
        assert sum(mat.points.values()) == mat.score == state.scores()[mat.seat]
    assert list(view.mats[0].points or ()) == ["cars", "places", "laps", "awards", "buyers"]


def test_r6_1_two_to_four_players() -> None:
    with pytest.raises(SeatsError, match="5 seats"):
        GAME.new(5)
    assert GAME.seats == (2, 3, 4)


def test_r6_3_others_totals_are_covered_until_the_end_r7_3() -> None:
    mats: Mats = {"A": {"points": 12}, "B": {"points": 34}}
    state = lay(FOUR, mats=mats)
    view = GAME.view(state, 0)
    assert [mat.score for mat in view.mats] == [12, None, None, None]
    assert view.standing is None
    assert [mat.score for mat in GAME.view(state, None).mats] == [None] * 4
    state = lay(FOUR, mats=mats, options={"hidden_scores": False})
    assert [mat.score for mat in GAME.view(state, 2).mats] == [12, 34, 0, 0]
    state = lay(FOUR, mats=mats, number=3, last_turn=True)
    act(state, "A take T01")
    assert [mat.score for mat in GAME.view(state, 3).mats] == [12, 34, 0, 0]


def test_r6_6_without_engineers() -> None:
    state = GAME.new(3, {"engineers": False})
    assert sum(state.research.deck) == 41
    assert "AW_ENGINEERS_2" not in [award.name for award in GAME.view(state, 0).awards]
    assert len(GAME.view(GAME.new(3), 0).awards) == 10


# -- R7  What is hidden -------------------------------------------------------------------


def test_r7_1_every_gain_is_told() -> None:
    state = lay(FOUR, mats={"A": {"space": 9, "race": 2}})
    before = state.clone()
    act(state, "A take T06", "A do BUYER", "A buyer BODY")
    told = [line.key for line in GAME.log(before, 0, GAME.notation.number("take T06"), state, 3)]
    assert "log-take" in told
    keys = told_in_a_game(seats=4, seed=2)
    wanted = {"log-award", "log-buyer", "log-prize", "log-sale", "log-race", "log-winner"}
    assert wanted <= keys


def told_in_a_game(seats: int, seed: int) -> set[str]:
    state, rng, thumb = GAME.new(seats), FastRng(seed), Thumb()
    keys: set[str] = set()
    while state.turn() != OVER:
        before, seat = state.clone(), state.turn()
        action = state.roll(rng) if seat == CHANCE else thumb.choose(state, seat, rng)
        state.apply(seat, action)
        lines: list[Message] = GAME.log(before, seat, action, state, None)
        keys |= {line.key for line in lines}
    return keys


def test_r7_2_the_order_of_deck_and_stacks_exists_nowhere() -> None:
    state = lay(f"{FOUR} XA3", options=SPECIAL_TILES)
    guess = state.determinize(0, FastRng(1))
    assert guess.position() == state.position()
    view: dict[str, Any] = {
        field: getattr(GAME.view(state, 0), field) for field in ("deck", "special_stack")
    }
    assert view == {"deck": 48, "special_stack": 3}


# -- Previews come from the rules' own code -----------------------------------------------


def test_previews_of_buyers_come_true() -> None:
    checked = 0
    for seed in range(12):
        state, rng, thumb = GAME.new(4), FastRng(seed), Thumb()
        while state.turn() != OVER:
            before, seat = state.clone(), state.turn()
            action = state.roll(rng) if seat == CHANCE else thumb.choose(state, seat, rng)
            shown = GAME.view(state, None).buyers
            state.apply(seat, action)
            ended = state.review.round_number > before.review.round_number
            if ended and GAME.notation.text(action) in ("end_turn", "do GRAND_PRIX"):
                checked += 1
                assert [buyer.pays for buyer in shown] == [row[-1] for row in state.review.sales]
    assert checked > 0


def test_a_preview_of_a_price_comes_true() -> None:
    market = ["B 2/2/1/5", "C 3/1/2/6"]
    mats: Mats = {"A": {"halls": "B3 E3"}}
    state = lay(FOUR, mats=mats, market=market, buyers="BODY ENGINE PRICE", last_turn=True)
    act(state, "A take T01", "A offer 3 3 1")
    for choice in GAME.menu(state, 0):
        if choice.text.startswith("price"):
            tried = state.clone()
            act(tried, f"A {choice.text}")
            assert car_money(tried)[0] == choice.shows.get("pays", 0)


def test_a_preview_of_a_race_move_and_of_the_next_player_comes_true() -> None:
    mats: Mats = {"A": {"space": 4, "race": 3}, "B": {"space": 5}, "C": {"space": 7}}
    state = lay(f"A T01 B C D {TILES[4:]}", mats=mats)
    for choice in GAME.menu(state, 0):
        if choice.text in ("take T01", "take T05"):
            tried = state.clone()
            act(tried, f"A {choice.text}")
            assert tried.turn() == choice.shows["next"]
            if "space" in choice.shows:
                assert race(tried, "A") == (choice.shows["space"], choice.shows["laps"])


# -- Refusals: each reason is provoked by exactly what it says ---------------------------


def test_each_reason_in_the_setup_and_the_chain() -> None:
    state, rng = GAME.new(2), FastRng(1)
    assert why_not(state, "A", "take T01") == "not-your-turn"
    while state.turn() == CHANCE:
        state.apply(CHANCE, state.roll(rng))
    chooser = SEATS[state.turn()]
    gone = [tile for tile in range(4) if not state.start_tiles >> tile & 1]
    assert state.refusal(state.turn(), gone[0]) == "start-tile-gone"
    assert why_not(state, chooser, "take T01") == "not-now"
    state = lay(FOUR)
    assert why_not(state, "A", "take XA1") == "tile-not-in-chain"
    assert why_not(state, "B", "take T01") == "not-your-turn"
    act(state, "A take T09")
    assert why_not(state, "A", "do WORKER") == "icon-not-left"
    over = lay(FOUR, number=3, last_turn=True)
    act(over, "A take T01")
    assert why_not(over, "A", "take T01") == "game-over"


def test_each_reason_of_the_actions() -> None:
    state = lay(FOUR, open_cards="DEV_BE DEV_BE")
    act(state, "A take T02")
    assert why_not(state, "A", "card 1") == "equal-card"
    mats: Mats = {"A": {"active": "DEV_BE"}, "B": {"halls": "B2 B2 B2"}, "C": {"halls": "B2 B2 B2"}}
    state = lay(FOUR, mats=mats, market=["D 2/1/1/1"])
    act(state, "A take T03")
    assert why_not(state, "A", "body 2 hall") == "out-of-stock"
    assert why_not(state, "A", "body 3 hall") == "above-level"
    assert why_not(state, "A", "engine 1 hall") == "not-now"
    assert why_not(state, "A", "body 1 clear:0") == "hall-is-empty"
    state = lay(FOUR, mats={"A": {"halls": "B1 B1 E1"}})
    act(state, "A take T03")
    assert why_not(state, "A", "body 1 clear:1") == "equal-part"
    assert why_not(state, "A", "body 1 hall") == "no-empty-hall"
    state = lay(FOUR, mats={"A": {"active": "DEV_BE"}}, options={"exact_level": True})
    act(state, "A take T03")
    assert why_not(state, "A", "body 1 hall") == "below-level"
    state = lay(FOUR, buyers="BODY BODY")
    act(state, "A take T06", "A do BUYER")
    assert why_not(state, "A", "buyer BODY") == "stack-empty"


def test_the_reason_of_the_start_engine() -> None:
    state = GAME.new(3)
    act(state, "* seat 0", "* seat 1", "* tile T01", "* tile T02", "* tile T03", "* tile T04")
    act(state, "* tile T06", "* tile T07", "* tile T08", "* open DEV_BB", "* open DEV_BB")
    act(state, "C start S4_MOTOR")
    assert menu(state, "C") == {"engine 2 hall", "engine 2 race"}
    assert why_not(state, "C", "engine 1 hall") == "start-value"
    assert why_not(state, "C", "start S1_RACE") == "not-now"


def test_each_reason_of_the_market() -> None:
    mats: Mats = {"A": {"halls": "B1 E1 E2", "canteen": 2, "engineers": "DIESEL"}}
    market = ["A 1/1/1/1", "B 1/1/1/2", "A 1/1/1/3 BENZ"]
    state = lay(FOUR, mats=mats, market=market)
    act(state, "A take T05")
    expected = {
        "offer 2 1 1": "no-such-body",
        "offer 1 3 1": "no-such-engine",
        "offer 1 1 3": "too-few-workers",
        "diesel 2 1": "not-your-car",
        "diesel 6 1": "not-your-car",
        "diesel 3 1": "car-has-marker",
        "diesel 1 3": "no-such-engine",
        "price 5 none": "not-now",
        "quick_sale 1": "not-now",
        "back": "not-now",
        "open DEV_BB": "not-now",
    }
    assert {text: why_not(state, "A", text) for text in expected} == expected
    act(state, "A offer 1 1 1")
    assert why_not(state, "A", "price 1 none") == "price-not-there"
    assert why_not(state, "A", "price 5 BENZ") == "no-such-marker"
    assert why_not(state, "A", "end_turn") == "not-now"
    act(state, "A price 5 none")
    assert why_not(state, "A", "offer 1 2 1") == "already-offered"
    act(state, "A diesel 1 2")
    assert state.turn() == 1


def test_the_reasons_of_a_full_market_and_of_no_diesel() -> None:
    mats: Mats = {"A": {"halls": "B1 E1 E2", "engineers": "DIESEL"}}
    market = [f"B 1/1/1/{price}" for price in (1, 2, 3, 5)] + ["A 1/1/1/6"]
    state = lay(FOUR, mats=mats, market=market)
    act(state, "A take T05")
    full = state.position()
    act(state, "A offer 1 1 1", "A price 8 none")
    assert why_not(state, "A", "offer 1 2 1") == "already-offered"
    # A market that is full before the offer: only a position can show it.
    position = state.position()
    state = GAME.load({**position, "offered": False})
    assert why_not(state, "A", "offer 1 2 1") == "market-full"
    empty = GAME.load({**full, "prices": 0})
    assert why_not(empty, "A", "offer 1 1 1") == "no-price-left"
    state = lay(FOUR, mats={"A": {"halls": "B1 E1"}}, market=["A 1/1/1/1"])
    act(state, "A take T05")
    assert why_not(state, "A", "diesel 1 1") == "no-diesel"


def test_the_reason_of_a_quick_sale() -> None:
    market = ["B 1/1/1/5", "A 1/1/1/6"]
    state = lay(f"{FOUR} XB4", number=2, market=market, options=SPECIAL_TILES)
    act(state, "A take XB4", "* tile XB1", "A buyer BODY")
    assert menu(state, "A") == {"quick_sale 2", "no_sale"}
    assert why_not(state, "A", "quick_sale 1") == "not-your-car"
    act(state, "A no_sale")
    assert score(state, "A") == 2
    assert state.mats[0].points[FROM_CARS] == 0


# -- Positions that cannot be ------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "change"),
    [
        ("bodies", {"bodies": [0, 8, 8, 6, 6, 5, 5, 4]}),
        ("motors", {"motors": [0, 7, 6, 6, 6, 5, 5, 3]}),
        ("deck", {"open_cards": [0, 0]}),
        ("chain", {"chain": [22, 23, 24, 25, 0, 1, 2, 3, 4, 5, 6, 7, 8]}),
        ("chain", {"chain": [22, 23, 24, 25, 0, 0, 2, 3, 4, 5, 6, 7, 8, 9]}),
        ("active", {"active": 1}),
        ("prices", {"prices": 2**4}),
        ("buyers", {"buyers": [0, 0, 0]}),
        ("track", {"track": 0}),
        ("tile", {"tile": 3}),
        ("part", {"phase": "select_part", "tile": 2}),
        ("offer", {"phase": "pricing", "tile": 2}),
        ("icons", {"phase": "select_action", "tile": 2}),
        ("researches", {"phase": "select_card", "tile": 1}),
        ("open_cards", {"phase": "opening", "tile": 1}),
        ("special_at", {"phase": "special"}),
        ("round", {"phase": "over", "prices": 0}),
        ("phase", {"round": 0, "prices": 0}),
    ],
)
def test_a_position_the_rules_would_stumble_over_is_refused(
    place: str, change: dict[str, object]
) -> None:
    position = lay(FOUR).position()
    with pytest.raises(PositionError) as error:
        GAME.load({**position, **change})
    assert str(error.value).startswith(place)


@pytest.mark.parametrize(
    ("place", "change"),
    [
        ("supply", {"supply": 9}),
        ("markers", {"markers": 1}),
        ("space", {"space": 3}),
        ("laps", {"laps": 1}),
    ],
)
def test_a_mat_that_cannot_be_is_refused(place: str, change: dict[str, object]) -> None:
    position = lay(f"A B {TILES}", seats=2).position()
    mats = position["mats"]
    assert isinstance(mats, list)
    with pytest.raises(PositionError) as error:
        GAME.load({**position, "mats": [{**mats[0], **change}, mats[1]]})
    assert place in str(error.value)


# -- Rules of thumb ----------------------------------------------------------------------


def test_thumb_beats_random_play() -> None:
    wins = 0
    for seed in range(50):
        state = GAME.new(2)
        play_out(state, [Thumb(), RandomPolicy()], FastRng(seed))
        wins += 0 in state.winners()
    assert wins >= 49


@pytest.mark.parametrize(("seats", "low", "high"), [(2, 64, 122), (3, 49, 99), (4, 31, 73)])
def test_thumb_scores_like_a_decent_player(seats: int, low: int, high: int) -> None:
    scores = []
    for seed in range(15):
        state = GAME.new(seats)
        play_out(state, [Thumb() for seat in range(seats)], FastRng(seed))
        scores += state.scores()
    assert low < sorted(scores)[len(scores) // 2] < high
