"""Compares many games at once: `tr.vector` with our own compiled loop, and with the environments of
other libraries. Writes bench/vector.md.

    .venv-compiled/bin/python bench/vector.py

Everything is measured in one run on one core, in CPU seconds; the best of several rounds counts.
"""

from __future__ import annotations

import json
import subprocess
import warnings
from collections.abc import Callable, Iterator
from datetime import date
from itertools import count
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from run import commit, machine, markdown, number, stay_on_one_core

import tafelrunde as tr
from tafelrunde.bots.random import RandomPolicy
from tafelrunde.bridges import openspiel, pettingzoo
from tafelrunde.core.rng import FastRng
from tafelrunde.games import NAMES
from tafelrunde.lab.playout import play_out

PEERS = Path(__file__).parents[1] / ".venv-bench/bin/python"
PAGE = Path(__file__).parent / "vector.md"
ROUNDS = 6
SECONDS = 0.3
GAMES = 1000
GOALS = {name: 1_000_000 if name == "thousand_km" else 300_000 for name in NAMES}
HEADS = [
    "steps/s, 2 seats", "loop", "no observation", "observation", "and numpy", "from the mask",
    "and numpy : loop", "goal",
]  # fmt: skip
PEER_HEADS = ["one game at a time, steps/s", ""]

Step = Callable[[], int]
"""Does something and returns how many steps it was."""


def rate(step: Step) -> float:
    """Steps per CPU second in the best round."""
    best = 0.0
    for _round in range(ROUNDS):
        begun, steps = process_time(), 0
        while process_time() - begun < SECONDS:
            steps += step()
        best = max(best, steps / (process_time() - begun))
    return best


# -- Ours --------------------------------------------------------------------------------------


def loop(name: str) -> Step:
    """Our compiled loop: one game after the other, each seat choosing at random."""
    first, seeds = tr.find(name).new(2), count()
    policies: list[tr.Policy] = [RandomPolicy(), RandomPolicy()]
    return lambda: int(play_out(first.clone(), policies, FastRng(next(seeds))))


def inside(name: str, *, observe: bool) -> Step:
    """Random choices made inside; menus and masks are written."""
    vector = tr.vector(name, GAMES, 2, observe=observe)

    def step() -> int:
        vector.step_random()
        return GAMES

    return step


def by_numpy(name: str) -> Step:
    """Observed, and numpy chooses by rank."""
    vector, rng = tr.vector(name, GAMES, 2), np.random.default_rng(1)

    def step() -> int:
        ranks = (rng.random(GAMES) * vector.choices).astype(np.int64)
        vector.step(vector.nth(ranks))
        return GAMES

    return step


def from_mask(name: str) -> Step:
    """Observed, and numpy looks for a legal action in each row of the mask."""
    vector, rng = tr.vector(name, GAMES, 2), np.random.default_rng(1)

    def step() -> int:
        legal = np.flatnonzero(vector.mask.view(np.bool_).ravel()) % vector.num_actions
        first = np.cumsum(vector.choices) - vector.choices
        vector.step(legal[first + (rng.random(GAMES) * vector.choices).astype(np.int64)])
        return GAMES

    return step


def ours(name: str) -> list[str]:
    steps = [loop(name), inside(name, observe=False), inside(name, observe=True)]
    rates = [rate(step) for step in (*steps, by_numpy(name), from_mask(name))]
    reached = "met" if rates[3] >= GOALS[name] else "not met"
    ratio = f"{rates[3] / rates[0]:.2f}"
    return [name, *map(number, rates), ratio, f"≥ {number(GOALS[name])}: {reached}"]


# -- Others ------------------------------------------------------------------------------------


def aec(table: Any) -> Step:
    """A game of PettingZoo, with random legal actions."""
    seeds, rng = count(), np.random.default_rng(1)

    def step() -> int:
        table.reset(seed=next(seeds))
        steps = 0
        for _agent in table.agent_iter(2000):
            seen, _reward, over, cut, _info = table.last()
            action = None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"])))
            table.step(action)
            steps += action is not None
        return steps

    return step


def spiel(name: str) -> Step:
    """A game of OpenSpiel from Python, with observation tensors."""
    game, rng = pyspiel.load_game(name), np.random.default_rng(1)

    def step() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal() and steps < 2000:
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(actions[np.searchsorted(np.cumsum(chances), rng.random())])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(int(rng.choice(state.legal_actions())))
                steps += 1
        return steps

    return step


def others() -> Iterator[list[str]]:
    if PEERS.exists():
        command = [str(PEERS), "bench/peers.py", str(SECONDS)]
        output = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout
        for name, reached in json.loads(output.splitlines()[-1]).items():
            yield [name, number(reached)]
    yield ["OpenSpiel leduc_poker (C++) from Python, observed", number(rate(spiel("leduc_poker")))]
    for name in NAMES:
        yield [f"{name} through PettingZoo", number(rate(aec(pettingzoo.env(name))))]
        yield [f"{name} through OpenSpiel", number(rate(spiel(f"{openspiel.PREFIX}{name}")))]


def main() -> None:
    warnings.simplefilter("ignore")
    where = f"{machine()}, {stay_on_one_core()}"
    table = [ours(name) for name in NAMES]
    text = [
        "# Many games at once",
        "",
        f"Written by `bench/vector.py`. Commit {commit()}, {date.today().isoformat()}.",
        f"{where}; CPU time, best of {ROUNDS} rounds of {SECONDS:g} s each.",
        "",
        f"`tr.vector` with {GAMES} games, random legal actions. *Loop*: our compiled loop, one",
        "game after the other. *No observation*, *observation*: actions are chosen inside, menus",
        "and masks are written. *And numpy*: numpy chooses by rank (`nth`). *From the mask*: numpy",
        "searches the mask.",
        "",
        *markdown(HEADS, table),
        "",
        *markdown(PEER_HEADS, list(others())),
        "",
    ]
    PAGE.write_text("\n".join(text), "utf-8")


if __name__ == "__main__":
    main()
