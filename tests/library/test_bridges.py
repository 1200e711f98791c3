"""The bridges, judged by the test suites of the libraries they lead to."""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from functools import partial

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.state_test import test_state as check_state
from pettingzoo.test.state_test import test_state_space as check_state_space

from tafelrunde.bridges import openspiel, pettingzoo
from tafelrunde.bridges.gymnasium import AgainstBots
from tafelrunde.core.game import SeatsError
from tafelrunde.games import NAMES, find
from tests.kit.walks import TABLES

each_game = pytest.mark.parametrize("name", NAMES)
quietly = pytest.mark.filterwarnings("ignore::UserWarning")
"""The suites warn of observations that are dictionaries and of text as the only rendering."""
SHORT: dict[str, dict[str, object]] = {
    "thousand_km": {"mode": "single_rally"},
    "knatsch": {"short_game": True},
    "kraftwagen": {"rounds": "13"},
}


# -- PettingZoo ----------------------------------------------------------------------------


@quietly
@each_game
def test_pettingzoo_accepts_every_game(name: str) -> None:
    make = partial(pettingzoo.env, name, find(name).seats[0])
    with redirect_stdout(io.StringIO()):
        api_test(make(), num_cycles=60)
        seed_test(make, num_cycles=20)
        render_test(make)
    env = make()
    env.reset()
    check_state_space(env)
    check_state(env, 20)


@quietly
@pytest.mark.full
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_accepts_every_number_of_seats(name: str, seats: int) -> None:
    with redirect_stdout(io.StringIO()):
        api_test(pettingzoo.env(name, seats), num_cycles=1000)
        seed_test(partial(pettingzoo.env, name, seats), num_cycles=200)


def test_pettingzoo_games_end_with_rewards_or_are_cut_off() -> None:
    for most, ended in ((None, "terminations"), (3, "truncations")):
        env = pettingzoo.env("geisterfahrer", 2, max_cycles=most)
        env.reset(seed=3)
        rewards = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, over, cut, _info = env.last()
            rewards[agent] += reward
            if over or cut:
                assert all(getattr(env, ended).values())
                env.step(None)
            else:
                env.step(int(np.argmax(seen["action_mask"])))
        assert sum(rewards.values()) == 0
        assert (env.unwrapped.choices == 6) == (most == 3)


def test_pettingzoo_refuses_illegal_actions_and_changes_nothing() -> None:
    env = pettingzoo.TafelrundeEnv("thousand_km", 2)
    env.reset(seed=1)
    before = env.table.state.clone()
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="not legal"):
        env.step(int(np.argmin(mask)))
    with pytest.raises(ValueError, match="has to choose"):
        env.step(None)
    assert env.table.state == before
    with pytest.raises(SeatsError):
        pettingzoo.env("thousand_km", 5)


# -- Gymnasium -----------------------------------------------------------------------------


@quietly
@each_game
def test_gymnasium_accepts_every_game(name: str) -> None:
    check_env(AgainstBots(name, ["easy"], render_mode="ansi"))


@each_game
def test_gymnasium_episodes_end_and_repeat(name: str) -> None:
    def play() -> tuple[float, int]:
        env = AgainstBots(name, ["thumb"], seat=1, options=SHORT.get(name))
        _seen, info = env.reset(seed=5)
        for step in range(2000):
            legal = np.flatnonzero(info["action_mask"])
            _seen, reward, over, _cut, info = env.step(legal[step % len(legal)])
            if over:
                return reward, step
        return 2.0, step

    reward, steps = play()
    assert -1 <= reward <= 1 or steps == 1999
    assert play() == (reward, steps)


def test_gymnasium_loses_by_an_illegal_action() -> None:
    env = AgainstBots("geisterfahrer", ["easy"])
    env.reset(seed=1)
    illegal = np.argmin(env.action_masks())
    _seen, reward, over, _cut, info = env.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert info["refusal"]


# -- OpenSpiel -----------------------------------------------------------------------------


def load(name: str, seats: int) -> object:
    options = {
        option: int(value) if isinstance(value, str) and value.isdigit() else value
        for option, value in SHORT.get(name, {}).items()
    }
    return pyspiel.load_game(f"tafelrunde_{name}", {"players": seats, **options})


@each_game
def test_openspiel_accepts_every_game(name: str) -> None:
    pyspiel.random_sim_test(load(name, find(name).seats[0]), 1, True, False)


@pytest.mark.full
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiel_accepts_every_number_of_seats(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), 1, True, False)


def test_openspiel_offers_few_outcomes_with_their_weights() -> None:
    state = load("knatsch", 2).new_initial_state()  # type: ignore[attr-defined]
    most, seen = 0, set[bool]()
    while not state.is_terminal() and len(seen) < 2:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            most = max(most, len(outcomes))
            assert sum(chance for _action, chance in outcomes) == pytest.approx(1)
            seen.add(outcomes[0][0] >= find("knatsch").notation.size)
            state.apply_action(outcomes[-1][0])
        else:
            state.apply_action(state.legal_actions()[-1])
    assert seen == {False, True}
    assert most <= openspiel.GROUP
