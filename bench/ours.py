"""Measures our games in the current interpreter; prints a JSON object of rates."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from time import process_time
from types import GetSetDescriptorType

from tafelrunde.bots.random import RandomPolicy
from tafelrunde.core.game import AnyGame
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER, Policy, State
from tafelrunde.games import NAMES, find
from tafelrunde.lab.playout import play_out

MENU_GAMES = 20


def main() -> None:
    seconds = float(sys.argv[1])
    rates: dict[str, float] = {}
    for name in NAMES:
        game = find(name)
        for seats in sorted({game.seats[0], game.seats[-1]}):
            label = f"{name} {seats}"
            decisions, games = play(game, seats, seconds)
            rates[f"{label} decisions"] = decisions
            rates[f"{label} games"] = games
            state = halfway(game, seats)
            rates[f"{label} clone"] = per_second(state.clone, seconds / 4)
            guess = partial(state.determinize, 0, FastRng(3))
            rates[f"{label} determinize"] = per_second(guess, seconds / 4)
            rates[f"{label} bytes"] = max(size(state) for state in course(game, seats))
            rates[f"{label} menu"] = largest_menu(game, seats)
    print(json.dumps(rates))  # noqa: T201


def largest_menu(game: AnyGame, seats: int) -> int:
    """The size of the largest menu in several random games."""
    most = 0
    for seed in range(MENU_GAMES):
        state, rng = game.new(seats), FastRng(seed)
        while (turn := state.turn()) != OVER:
            seat = turn if turn == CHANCE else state.pending()[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.roll(rng))
                continue
            most = max(most, len(state.legal(seat)))
            state.apply(seat, state.pick(seat, rng))
    return most


def play(game: AnyGame, seats: int, seconds: float) -> tuple[float, float]:
    """Decisions and games per CPU second in random play."""
    fresh = game.new(seats)
    policies: list[Policy] = [RandomPolicy() for seat in range(seats)]
    decisions = games = 0
    begun = process_time()
    while process_time() - begun < seconds:
        decisions += play_out(fresh.clone(), policies, FastRng(games))
        games += 1
    spent = process_time() - begun
    return decisions / spent, games / spent


def course(game: AnyGame, seats: int) -> list[State]:
    """The states of one random game, thinned out."""
    state: State = game.new(seats)
    rng = FastRng(1)
    states = []
    number = 0
    while (seat := state.turn()) != OVER:
        if number % 50 == 0:
            states.append(state.clone())
        number += 1
        if seat != CHANCE:
            seat = state.pending()[0]
        state.apply(seat, state.roll(rng) if seat == CHANCE else state.pick(seat, rng))
    return [*states, state]


def halfway(game: AnyGame, seats: int) -> State:
    states = course(game, seats)
    return states[len(states) // 2]


def per_second(action: Callable[[], object], seconds: float) -> float:
    times = 0
    begun = process_time()
    while process_time() - begun < seconds:
        for _ in range(100):
            action()
        times += 100
    return times / (process_time() - begun)


def size(state: State) -> int:
    """Bytes of all objects that a clone does not share with its original."""
    shared: dict[int, object] = {}
    reach(state, shared)
    own: dict[int, object] = {}
    reach(state.clone(), own)
    return sum(sys.getsizeof(own[key]) for key in own if key not in shared)


def reach(thing: object, found: dict[int, object]) -> None:
    """Collect all reachable objects; compiled objects have no `__dict__`."""
    if id(thing) in found:
        return
    found[id(thing)] = thing
    if isinstance(thing, list | tuple):
        for item in thing:
            reach(item, found)
    elif hasattr(thing, "__dict__"):
        found[id(thing.__dict__)] = thing.__dict__
        for item in thing.__dict__.values():
            reach(item, found)
    elif not isinstance(thing, int | str):
        for kind in type(thing).__mro__[:-1]:
            for name, attribute in vars(kind).items():
                value = getattr(thing, name) if isinstance(attribute, GetSetDescriptorType) else 0
                if not isinstance(value, int):  # integers are stored in the object itself
                    reach(value, found)


if __name__ == "__main__":
    main()
