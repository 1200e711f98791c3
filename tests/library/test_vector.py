"""Many games side by side."""

from __future__ import annotations

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games import NAMES, find
from tafelrunde.lab.simulate import game_seed

GAMES = 5


@pytest.mark.parametrize("name", NAMES)
def test_vector_steps_the_same_games_as_one_by_one(name: str) -> None:
    game = find(name)
    seats = game.seats[-1]
    vector = tr.vector(name, GAMES, seats, seed=4)
    states = [game.new(seats) for _game in range(GAMES)]
    rngs = [FastRng(game_seed(4, number)) for number in range(GAMES)]
    luck = np.random.default_rng(1)
    for _step in range(30):
        ranks = luck.integers(vector.choices)
        for number, (state, rng) in enumerate(zip(states, rngs, strict=True)):
            while state.turn() == CHANCE:
                state.apply(CHANCE, state.roll(rng))
            seat = state.pending()[0]
            menu = state.legal(seat)
            assert vector.seat[number] == seat
            assert list(np.flatnonzero(vector.mask[number])) == menu
            assert vector.choices[number] == len(menu)
            assert list(vector.obs[number]) == list(vector.observation.of(state, seat))
            state.apply(seat, menu[ranks[number]])
        vector.step(vector.nth(ranks))


def test_vector_starts_a_new_game_after_each_and_rewards_its_seats() -> None:
    vector = tr.vector("geisterfahrer", 3, 3, options={"max_rounds": 5}, seed=1)
    ended = 0
    for _step in range(200):
        vector.step_random()
        for number in range(3):
            assert vector.choices[number] > 0
            assert sum(vector.reward[number]) == pytest.approx(0)
            assert vector.done[number] or not any(vector.reward[number])
        ended += int(vector.done.sum())
    assert ended > 3


def test_vector_games_depend_on_their_own_actions_only() -> None:
    """Their dice too: whatever is chosen in another game."""
    one, two = (tr.vector("knatsch", 2, 2, seed=9) for _ in range(2))
    for _step in range(40):
        one.step(one.nth([0, 0]))
        two.step(two.nth([0, int(two.choices[1]) - 1]))
        assert list(one.obs[0]) == list(two.obs[0])


def test_vector_refuses_illegal_actions_and_changes_nothing() -> None:
    vector = tr.vector("thousand_km", 3, 2, seed=2)
    before = vector.obs.copy()
    legal = list(vector.nth([0, 0, 0]))
    illegal = int(np.argmin(vector.mask[1]))
    for actions in ([legal[0], illegal, legal[2]], [-1, *legal[1:]], [10**6, *legal[1:]]):
        with pytest.raises(ValueError, match="not legal"):
            vector.step(actions)
    with pytest.raises(ValueError, match="expected 3 numbers"):
        vector.step(legal[:2])
    with pytest.raises(ValueError, match="no legal action has the rank"):
        vector.nth([0, int(vector.choices[1]), 0])
    with pytest.raises(ValueError, match="at least one game"):
        tr.vector("thousand_km", 0)
    assert (vector.obs == before).all()


def test_vector_arrays_are_shared_and_read_only() -> None:
    vector = tr.vector("geisterfahrer", 2, seed=3)
    seen = vector.obs
    before = seen.copy()
    for _step in range(3):
        vector.step_random()
    assert vector.obs is seen
    assert (seen != before).any()
    with pytest.raises(ValueError, match="read-only"):
        seen[0, 0] = 1


def test_vector_without_observation() -> None:
    vector = tr.vector("geisterfahrer", 2, seed=3, observe=False)
    vector.step_random()
    assert vector.obs is None
    assert vector.choices[0] > 0


def test_finished_games_end_as_their_winners_say() -> None:
    game = find("geisterfahrer")
    vector = tr.vector("geisterfahrer", 1, 2, seed=6)
    state, rng = game.new(2), FastRng(game_seed(6, 0))
    for _step in range(2000):
        while state.turn() == CHANCE:
            state.apply(CHANCE, state.roll(rng))
        if state.turn() == OVER:
            break
        action = int(vector.nth([0])[0])
        state.apply(state.pending()[0], action)
        vector.step([action])
    winners = state.winners()
    assert vector.done[0]
    expected = [0.0, 0.0] if len(winners) != 1 else [2.0 * (seat in winners) - 1 for seat in (0, 1)]
    assert list(vector.reward[0]) == expected
