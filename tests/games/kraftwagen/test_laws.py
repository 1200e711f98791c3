"""Laws of Kraftwagen that hold in every game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.bots.random import RandomPolicy
from tafelrunde.core.bits import count_bits
from tafelrunde.core.position import PositionError
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games.kraftwagen import GAME
from tafelrunde.games.kraftwagen.players.thumb import Thumb
from tafelrunde.games.kraftwagen.rules.action_numbers import ACTIONS
from tafelrunde.games.kraftwagen.rules.data import (
    BODIES,
    DECK,
    DEVELOPMENTS,
    ENGINEERS,
    FIRST_ENGINEER,
    HIGHEST,
    MOTOR,
    MOTORS,
    NONE,
    PRICES,
    STANDARD_TILES,
)
from tafelrunde.games.kraftwagen.rules.game import Kraftwagen
from tafelrunde.games.kraftwagen.rules.state import ENDED, FIRST_SEAT, SPECIAL, START_LOT

# -- Laws that always hold ----------------------------------------------------------------


def assert_lawful(state: Kraftwagen) -> None:
    cars = [car for car in state.market if car.owner != NONE]
    parts = [part for mat in state.mats for part in mat.halls]
    for value in range(1, HIGHEST + 1):
        bodies = parts.count(value) + sum(car.body == value for car in cars)
        assert state.bodies[value] + bodies == BODIES[value]
        motors = parts.count(MOTOR + value) + sum(car.engine == value for car in cars)
        motors += sum(mat.race_engine == value for mat in state.mats)
        assert state.motors[value] + motors == MOTORS[value]
    for seat, mat in enumerate(state.mats):
        busy = sum(car.workers for car in cars if car.owner == seat)
        assert mat.canteen + mat.supply + mat.active + busy == 12
        assert mat.active == sum(mat.developments)
        assert min(mat.canteen, mat.supply) >= 0
    for card in range(len(DECK)):
        assert cards_of(state, card) == (
            DECK[card] if card < FIRST_ENGINEER or state.agreed.engineers else 0
        )
    assert (state.research.deck_size, state.research.discard_size) == (
        sum(state.research.deck),
        sum(state.research.discard),
    )
    assert_markers(state)
    assert_chain(state)


def cards_of(state: Kraftwagen, card: int) -> int:
    """The copies of a card, wherever they are."""
    found = (
        state.research.deck[card]
        + state.research.discard[card]
        + state.research.open_cards.count(card)
    )
    found += int(state.this_turn.instant == card)
    for mat in state.mats:
        if card < DEVELOPMENTS:
            found += mat.developments[card] + mat.inactive.count(card)
        elif card >= FIRST_ENGINEER:
            found += mat.owns(card - FIRST_ENGINEER)
    return int(found)


def assert_markers(state: Kraftwagen) -> None:
    """Prices exist once; an engineer's marker is with the owner, on a car, or gone."""
    cars = [car for car in state.market if car.owner != NONE]
    if state.round_number > 0 and state.phase != ENDED:
        prices = [car.price for car in cars]
        left = [price for price in range(16) if state.prices >> price & 1]
        assert len(set(prices + left)) == len(prices + left)
        assert set(prices + left) <= set(PRICES[state.round_number])
    for engineer in range(ENGINEERS):
        places = sum(mat.markers >> engineer & 1 for mat in state.mats)
        places += sum(car.marker == engineer for car in cars)
        assert places <= sum(mat.owns(engineer) for mat in state.mats) <= 1
    for preference in range(4):
        assert state.buyers.count(preference) <= 2
    on_ring = [mat.space for mat in state.mats if mat.space > 0]
    assert len(set(on_ring)) == len(on_ring)


def assert_chain(state: Kraftwagen) -> None:
    if state.round_number == 0:
        return
    tiles = [item for item in state.chain if item < FIRST_SEAT]
    assert sorted(tile for tile in tiles if tile < STANDARD_TILES) == list(range(STANDARD_TILES))
    seats = [item - FIRST_SEAT for item in state.chain if item >= FIRST_SEAT]
    assert sorted(seats) == list(range(state.seats))
    if state.agreed.special_tiles:
        in_chain = len(tiles) - STANDARD_TILES
        piles = count_bits(state.special.stack) + count_bits(state.special.used)
        waits = state.phase == SPECIAL and state.special.at < len(state.chain)
        assert in_chain + piles == 4 + int(waits)


OPTIONS = st.fixed_dictionaries(
    {
        "special_tiles": st.booleans(),
        "exact_level": st.booleans(),
        "engineers": st.booleans(),
        "rounds": st.sampled_from(["123", "13"]),
    }
)


@settings(max_examples=25, deadline=None)
@given(
    seats=st.sampled_from(GAME.seats),
    choices=st.lists(st.integers(0, 10**6), max_size=250),
    options=OPTIONS,
)
def test_r2_1_no_piece_is_ever_lost_or_doubled(
    seats: int, choices: list[int], options: dict[str, object]
) -> None:
    state = GAME.new(seats, options)
    for choice in choices:
        turn = state.turn()
        if turn == OVER:
            break
        if turn == CHANCE:
            outcomes = state.outcomes()
            state.apply(CHANCE, outcomes[choice % len(outcomes)][0])
        else:
            legal = state.legal(turn)
            state.apply(turn, legal[choice % len(legal)])
        assert_lawful(state)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(4))
def test_r4_2_whole_games_stay_lawful_r6_2(seats: int, seed: int) -> None:
    options = {"special_tiles": seed % 2 == 1, "exact_level": seed == 3}
    state, rng = GAME.new(seats, options), FastRng(seed)
    policies = [Thumb() if (seat + seed) % 2 else RandomPolicy() for seat in range(seats)]
    rounds = [state.round_number]
    while state.turn() != OVER:
        seat = state.turn()
        if seat == CHANCE:
            state.apply(CHANCE, state.roll(rng))
        else:
            state.apply(seat, policies[seat].choose(state, seat, rng))
        assert_lawful(state)
        if state.round_number != rounds[-1]:
            rounds.append(state.round_number)
    assert rounds == [0, 1, 2, 3]
    assert sorted(state.standing()) == list(range(1, seats + 1))


@pytest.mark.parametrize("seats", [2, 4])
def test_r3_4_start_tiles_lie_there_from_the_lot_to_the_last_choice_r3_6(seats: int) -> None:
    """Each is there once, on the table or with a player; nothing else can be loaded."""
    state, rng = GAME.new(seats), FastRng(3)
    while state.round_number == 0:
        position = state.position()
        assert GAME.load(position).position() == position
        possible = {count_bits(state.start_tiles)} if state.phase != START_LOT else {0, 1}
        for tiles in range(16):
            if tiles.bit_count() not in possible:
                with pytest.raises(PositionError, match="start_tiles"):
                    GAME.load(position | {"start_tiles": tiles})
        seat = state.turn()
        state.apply(seat, state.roll(rng) if seat == CHANCE else state.legal(seat)[0])
    with pytest.raises(PositionError, match="start_tiles"):
        GAME.load(state.position() | {"start_tiles": 1})


def test_the_space_of_actions_is_as_large_as_the_notation() -> None:
    assert GAME.notation.size == ACTIONS
