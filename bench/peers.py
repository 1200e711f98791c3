"""Measures other libraries in the same way; prints a JSON object of decisions per second."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time

import pyspiel
import rlcard
from rlcard.agents import RandomAgent


def rate(play: Callable[[], tuple[int, float]], seconds: float) -> float:
    """Decisions per CPU second. `play` plays a game and returns its decisions and CPU seconds."""
    decisions, spent = 0, 0.0
    while spent < seconds:
        more, took = play()
        decisions += more
        spent += took
    return decisions / spent


def openspiel_in_c(name: str) -> Callable[[], tuple[int, float]]:
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = iter(range(10**9))

    def play() -> tuple[int, float]:
        state = game.new_initial_state()
        begun = process_time()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        spent = process_time() - begun
        return sum(step.player >= 0 for step in state.full_history()), spent

    return play


def openspiel_from_python(name: str) -> Callable[[], tuple[int, float]]:
    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def play() -> tuple[int, float]:
        decisions = 0
        begun = process_time()
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions, process_time() - begun

    return play


def rlcard_uno() -> Callable[[], tuple[int, float]]:
    table = rlcard.make("uno", config={"seed": 1})
    table.set_agents(
        [RandomAgent(num_actions=table.num_actions) for seat in range(table.num_players)]
    )

    def play() -> tuple[int, float]:
        before = table.timestep
        begun = process_time()
        table.run(is_training=False)
        return table.timestep - before, process_time() - begun

    return play


def main() -> None:
    seconds = float(sys.argv[1])
    rates = {"RLCard uno": rate(rlcard_uno(), seconds)}
    for name in ("crazy_eights", "hearts"):
        rates[f"OpenSpiel {name} in C++"] = rate(openspiel_in_c(name), seconds)
        rates[f"OpenSpiel {name} from Python"] = rate(openspiel_from_python(name), seconds)
    print(json.dumps(rates))  # noqa: T201


if __name__ == "__main__":
    main()
