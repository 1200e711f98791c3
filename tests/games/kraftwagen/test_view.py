"""What players are shown of Kraftwagen before they choose; all of it comes true."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.core.words import Choice, Message
from tafelrunde.games.kraftwagen import GAME
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.game import Kraftwagen
from tafelrunde.games.kraftwagen.rules.state import FIRST_SEAT
from tafelrunde.games.kraftwagen.words.view import ForecastView
from tests.games.kraftwagen.tables import SEATS, TILES, Mats, act, lay

FOUR = f"A B C D {TILES}"
FULL = "BODY ENGINE PRESTIGE PRICE"
"""Four buyers: no space is left for another."""


def entry(state: Kraftwagen, text: str) -> Choice:
    return next(one for one in GAME.menu(state, state.turn()) if one.text == text)


def told(state: Kraftwagen, step: str) -> Message:
    """The first log line of a step."""
    before = state.clone()
    act(state, step)
    seat, text = step.split(" ", 1)
    action = GAME.notation.number(text)
    return GAME.log(before, SEATS.index(seat), action, state, None)[0]


# -- Tiles ---------------------------------------------------------------------------------


def test_a_tile_shows_who_moves_when() -> None:
    state = lay(f"A T01 B T02 C D {TILES[8:]}")
    for choice in GAME.menu(state, 0):
        tried = state.clone()
        act(tried, f"A {choice.text}")
        order = [item - FIRST_SEAT for item in tried.chain if item >= FIRST_SEAT]
        assert choice.shows["order"] == order
        assert choice.shows["next"] == order[0]


@pytest.mark.parametrize(
    ("buyers", "track", "expected"),
    [("BODY", 1, (1, False)), (FULL, 2, (1, False)), (FULL, 1, (0, True))],
)
def test_a_tile_with_a_buyer_shows_the_marker_and_the_end(
    buyers: str, track: int, expected: tuple[int, bool]
) -> None:
    state = lay(FOUR, buyers=buyers, track=track)
    shows = entry(state, "take T06").shows
    assert (shows["track"], shows["ends"]) == expected
    other = entry(state, "take T01").shows
    assert (other["track"], other["ends"]) == (track, False)


def test_the_last_turn_of_a_round_ends_it() -> None:
    assert entry(lay(FOUR, last_turn=True), "take T01").shows["ends"] is True


def test_a_tile_shows_the_points_of_the_race_and_the_best_part() -> None:
    mats: Mats = {
        "A": {"space": 9, "race": 3, "active": "DEV_BB", "engineers": "HORCH"},
        "B": {"space": 8},
    }
    state = lay(FOUR, mats=mats)
    race = entry(state, "take T05").shows
    assert (race["space"], race["laps"], race["prize"], race["bonus"]) == (2, 1, 7, 1)
    assert entry(state, "take T03").shows["body"] == 4
    assert entry(state, "take T04").shows["engine"] == 1
    mat = GAME.view(state, None).mats[0]
    assert (mat.body_level, mat.body_reach, mat.engine_reach) == (3, 4, 1)


# -- Buyers and the market -----------------------------------------------------------------


def test_the_forecast_is_what_the_round_pays_if_it_ends_now() -> None:
    market = ["B 2/2/1/5", "C 3/1/2/6"]
    mats: Mats = {"A": {"space": 4, "laps": 1}, "D": {"space": 9}}
    state = lay(FOUR, mats=mats, market=market, buyers="BODY PRICE", last_turn=True)
    forecast = GAME.view(state, 3).forecast
    assert forecast == [
        ForecastView(sales=0, prize=7, bonus=1),
        ForecastView(sales=10, prize=0, bonus=0),
        ForecastView(sales=6, prize=0, bonus=0),
        ForecastView(sales=0, prize=4, bonus=0),
    ]
    act(state, "A take T01")
    assert [one.prize for one in forecast] == state.review.prizes
    assert [one.bonus for one in forecast] == state.review.bonuses
    assert sum(one.sales for one in forecast) == sum(row[-1] for row in state.review.sales)


def test_an_offer_shows_which_buyer_would_take_what() -> None:
    market = ["B 2/2/1/5", "C 3/1/2/6"]
    state = lay(FOUR, mats={"A": {"halls": "B4 E3"}}, market=market, buyers="BODY ENGINE PRICE")
    act(state, "A take T01")
    assert entry(state, "offer 4 3 1").shows["ends"] is False
    act(state, "A offer 4 3 1")
    dear = entry(state, "price 10 none").shows
    assert (dear["buys"], dear["sold"], dear["pays"]) == ([3, 1, 2], True, 10)


def test_the_car_that_fills_the_market_ends_the_round() -> None:
    market = [f"B 1/1/1/{price}" for price in (1, 2, 3, 5, 6)]
    state = lay(FOUR, mats={"A": {"halls": "B4 E3"}}, market=market)
    act(state, "A take T01")
    assert entry(state, "offer 4 3 1").shows["ends"] is True
    act(state, "A offer 4 3 1")
    assert entry(state, "price 8 none").shows["ends"] is True


def test_a_new_buyer_shows_what_all_would_take() -> None:
    state = lay(FOUR, market=["B 2/2/1/5", "C 3/1/2/6"], buyers="BODY")
    act(state, "A take T07", "A do BUYER")
    shows = entry(state, "buyer ENGINE").shows
    assert (shows["buys"], shows["space"], shows["pays"]) == ([2, 1], 1, 5)


# -- Words ---------------------------------------------------------------------------------


def test_a_special_tile_is_told_in_a_line_of_its_own() -> None:
    state = lay(f"{FOUR} XA3", options={"special_tiles": True})
    assert told(state, "A take XA3").key == "log-take-special"
    assert told(lay(FOUR), "A take T01").key == "log-take"


@pytest.mark.parametrize(
    ("halls", "step", "key"),
    [
        ("", "engine 1 hall", "log-part"),
        ("B1 B2 E2", "engine 1 clear:1", "log-clear"),
        ("", "engine 1 race", "log-race-engine"),
    ],
)
def test_a_part_that_was_taken_is_told_with_a_verb(halls: str, step: str, key: str) -> None:
    state = lay(FOUR, mats={"A": {"halls": halls}})
    act(state, "A take T04")
    assert told(state, f"A {step}").key == key


# -- How a round was scored ----------------------------------------------------------------


def rounds_of(
    seed: int, options: dict[str, str] | None = None, seats: int = 4
) -> list[tuple[Kraftwagen, Kraftwagen]]:
    """A whole game by chance: the states before and after the entry that ended each round."""
    state, rng = GAME.new(seats, options), FastRng(seed)
    ends = []
    while state.turn() != OVER:
        before, seat = state.clone(), state.turn()
        legal = [] if seat == CHANCE else state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))] if legal else state.roll(rng))
        if state.review.round_number > before.review.round_number:
            ends.append((before, state.clone()))
    return ends


def test_a_review_tells_where_every_car_stood() -> None:
    """R4.9  Sold or not: each car of the market is logged once, with its space."""
    unsold = 0
    for before, after in rounds_of(3):
        review = GAME.view(after, None).reviews[-1]
        told = [(sale.space, sale.price) for sale in review.sales if sale.space is not None]
        told += [(car.space, car.price) for car in review.unsold]
        market = GAME.view(before, None).market
        assert {(car.space, car.price) for car in market if car} <= set(told)
        assert len(told) == len({space for space, _ in told})
        unsold += len(review.unsold)
    assert unsold > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_a_review_tells_the_place_of_every_racing_car(seats: int) -> None:
    """Q19, Q46  Neutral cars take a place and its prize; who is in the pit lane has none."""
    places = set()
    for _before, after in rounds_of(3, seats=seats):
        review = GAME.view(after, None).reviews[-1]
        assert [car.seat for car in review.race].count(None) == (2 if seats == 2 else 0)
        on_the_ring = sum(car.space > 0 for car in review.race)
        told = [car.place for car in review.race if car.place is not None]
        assert told == list(range(1, on_the_ring + 1))
        for car in review.race:
            if car.seat is not None:
                prize = data.PRIZES[car.place - 1] if car.place and car.place <= 3 else 0
                assert review.prizes[car.seat] == prize
                places.add(car.place)
    assert len(places) > 1


def test_totals_of_rounds_stay_covered_until_the_end() -> None:
    """R7.3  Who may not know the points of others learns none from the reviews either."""
    ends = rounds_of(4)
    first, last = ends[0][1], ends[-1][1]
    own = GAME.view(first, 1).reviews[0].totals
    assert own == [None, first.mats[1].score(), None, None]
    assert GAME.view(first, None).reviews[0].totals == [None] * 4
    told = GAME.view(last, None).reviews
    assert [review.round for review in told] == [1, 2, 3]
    assert told[-1].totals == [mat.score() for mat in last.mats]


def test_the_shortened_game_names_its_rounds() -> None:
    """R6.5"""
    assert GAME.view(GAME.new(2), 0).rounds == [1, 2, 3]
    ends = rounds_of(5, {"rounds": "13"})
    assert GAME.view(ends[-1][1], 0).rounds == [1, 3]
    assert [review.round for review in GAME.view(ends[-1][1], 0).reviews] == [1, 3]


# -- R7  Secrets ---------------------------------------------------------------------------


def test_r7_3_nothing_that_is_shown_depends_on_covered_points() -> None:
    """View and menu of a seat are the same, byte for byte, whatever the others have."""
    state, rng = GAME.new(4), FastRng(6)
    compared = 0
    while state.turn() != OVER:
        seat = state.turn()
        if seat == CHANCE:
            state.apply(seat, state.roll(rng))
            continue
        other = state.clone()
        for mat in other.mats[:seat] + other.mats[seat + 1 :]:
            mat.points[rng.below(len(mat.points))] += 1
        for seen in (GAME.view, GAME.menu):
            assert msgspec.json.encode(seen(state, seat)) == msgspec.json.encode(seen(other, seat))
        compared += 1
        state.apply(seat, state.pick(seat, rng))
    assert compared > 100


def test_how_buyers_pay_and_how_long_the_ring_is_comes_from_the_rules() -> None:
    view = GAME.view(lay(FOUR), None)
    assert view.factors == {"BODY": 1, "ENGINE": 1, "PRESTIGE": 1, "PRICE": 2}
    assert view.ring == 10
