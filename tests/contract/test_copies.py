"""States, generators and players can be copied and pickled in both builds."""

from __future__ import annotations

import copy
import inspect
import json
import pickle
import pydoc
from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.bots import levels
from tafelrunde.core.rng import FastRng, HmacStream, Rng
from tafelrunde.core.state import OVER, State
from tafelrunde.games import NAMES, find
from tests.kit.pace import unhurried
from tests.kit.walks import GAMES, TABLES, fingerprint, samples, step


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = [copy.copy, copy.deepcopy, pickled]
each_way = pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
Way = Callable[[Any], Any]
PLAYOUTS = 20


@each_way
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_copied_state_is_equal_and_independent(name: str, seats: int, way: Way) -> None:
    game = find(name)
    for state in samples(name, seats)[:6]:
        copied = way(state)
        assert type(copied) is type(state)
        assert copied == state
        assert fingerprint(copied) == fingerprint(state)
        if state.turn() != OVER:
            before = fingerprint(state)
            step(game, copied, FastRng(1), thumb=False)
            assert copied != state
            assert fingerprint(state) == before


@pytest.mark.parametrize("name", GAMES)
def test_states_compare_by_position_and_show_their_turn(name: str) -> None:
    game = find(name)
    state = samples(name, game.seats[0])[3]
    assert game.load(json.loads(fingerprint(state))) == state
    assert game.new(game.seats[0]) != game.new(game.seats[-1])
    assert state != fingerprint(state)
    others = [find(other).new(find(other).seats[0]) for other in NAMES if other != name]
    assert state not in others
    assert f"<{type(state).__name__} with {game.seats[0]} seats, turn: " in repr(state)
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


@each_way
@pytest.mark.parametrize("make", [lambda: FastRng(3), lambda: HmacStream(b"key" * 11)])
def test_copied_generator_continues_at_the_same_place(make: Callable[[], Rng], way: Way) -> None:
    rng = make()
    for _draw in range(11):
        rng.below(6)
    copied = way(rng)
    assert copied == rng
    assert [copied.below(1000) for _draw in range(20)] == [rng.below(1000) for _draw in range(20)]
    assert "key" not in repr(rng)
    rng.word()
    assert copied != rng


@each_way
@pytest.mark.parametrize("name", GAMES)
def test_copied_player_chooses_the_same(name: str, way: Way) -> None:
    game = find(name)
    for bot in levels.names(game):
        policy = unhurried(game, bot, PLAYOUTS)
        copied = way(policy)
        for number, state in enumerate(samples(name, game.seats[0])):
            for seat in state.pending():
                chosen = policy.choose(state, seat, FastRng(number))
                assert copied.choose(state, seat, FastRng(number)) == chosen
        way(policy)  # also with cached data


@pytest.mark.parametrize("name", GAMES)
def test_help_describes_states_players_and_generators(name: str) -> None:
    """In both builds, although the compiler itself drops docstrings."""
    game = find(name)
    state = game.new(game.seats[0])
    policy = levels.find(game, levels.USUAL)
    for thing in (state, policy, FastRng(1), HmacStream(b"key" * 11)):
        assert type(thing).__doc__, type(thing)
    assert "The seats that have won" in (inspect.getdoc(State.winners) or "")
    assert "(" in pydoc.plain(pydoc.render_doc(type(state)))
