"""Random walks through games that check the game's invariants at every step."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, TypeVar

from tafelrunde.bots.random import RandomPolicy
from tafelrunde.core.game import AnyGame, Game
from tafelrunde.core.options import Flag, Number, OneOf, OptionValue
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER, State
from tafelrunde.games import NAMES, find

S = TypeVar("S", bound=State)

MANY = 24
"""Number of states sampled per table."""
GAMES = [*NAMES]
"""The games to test: those of the house, or a game of another package."""
TABLES = [(name, seats) for name in NAMES for seats in find(name).seats]
"""Every game with every number of seats."""


def only(name: str) -> None:
    """Test this game instead of those of the house."""
    GAMES[:] = [name]
    TABLES[:] = [(name, seats) for seats in find(name).seats]


def step(game: AnyGame, state: Any, rng: FastRng, thumb: bool) -> tuple[int, int]:
    """Play one step and return it. Pending seats answer in random order."""
    if state.turn() == CHANCE:
        action = state.roll(rng)
        state.apply(CHANCE, action)
        return CHANCE, action
    pending = state.pending()
    seat = pending[rng.below(len(pending))]
    policy = game.policies["thumb"]() if thumb else RandomPolicy()
    action = policy.choose(state, seat, rng)
    state.apply(seat, action)
    return seat, action


def walk(
    name: str, seats: int, seed: int, options: Mapping[str, object] | None = None
) -> Iterator[Any]:
    """Yield the (mutable) state before each step and at the end, with its invariants checked. Half
    of the games are heuristic."""
    game = find(name)
    rng = FastRng(seed)
    state = game.new(seats, options)
    while True:
        game.check(state)
        yield state
        if state.turn() == OVER:
            return
        step(game, state, rng, thumb=seed % 2 == 1)


def follow(
    game: Game[S, Any], seats: int, options: Mapping[str, object], choices: Iterable[int]
) -> Iterator[S]:
    """Like `walk`, guided by numbers (so that hypothesis can shrink failures): each number selects
    an outcome of chance or an entry of the first pending seat's menu."""
    state = game.new(seats, options)
    for choice in choices:
        game.check(state)
        yield state
        if state.turn() == OVER:
            return
        if state.turn() == CHANCE:
            outcomes = state.outcomes()
            state.apply(CHANCE, outcomes[choice % len(outcomes)][0])
        else:
            seat = state.pending()[0]
            menu = state.legal(seat)
            state.apply(seat, menu[choice % len(menu)])
    game.check(state)
    yield state


@cache
def samples(name: str, seats: int) -> tuple[Any, ...]:
    """States from complete games: the first, the last, and some in between."""
    found: list[Any] = []
    seed = 0
    while len(found) < MANY:
        states = [state.clone() for state in walk(name, seats, seed)]
        rng = FastRng(1000 + seed)
        found += [states[0], states[-1]]
        found += [states[rng.below(len(states))] for at in range(6)]
        seed += 1
    return tuple(found[:MANY])


def variants(game: AnyGame, seats: int) -> list[dict[str, OptionValue]]:
    """Each option alone with each of its values (for numbers, the extremes)."""
    found: list[dict[str, OptionValue]] = []
    for option in game.options:
        values: list[OptionValue]
        if isinstance(option, Flag):
            values = [not option.default]
        elif isinstance(option, Number):
            values = [option.low, min(option.high, option.low + 5 * option.step)]
        elif isinstance(option, OneOf):
            values = [value for value in option.values if value != option.default]
        else:
            values = [0, seats - 1]
        found += [{option.name: value} for value in values if option.allows(value, seats)]
    return found


def fingerprint(state: Any) -> str:
    return json.dumps(state.position(), sort_keys=True)
