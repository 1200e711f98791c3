"""What a seat observes: everything it may know that matters, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from tafelrunde.core.game import AnyGame
from tafelrunde.core.position import PositionError, read
from tafelrunde.core.rng import FastRng
from tafelrunde.games import NAMES, find
from tests.kit.walks import TABLES, samples, variants, walk

each_table = pytest.mark.parametrize(("name", "seats"), TABLES)
REDEALS = 3
HIDING: dict[str, list[dict[str, object]]] = {
    "knatsch": [{"memory_aid": False}],
    "knight_rider": [{"random_deal": True}, {"share_surplus": True}],
    "kraftwagen": [{"hidden_scores": False}],
}
"""Options that decide what is hidden."""
EVERYTHING: dict[str, dict[str, object]] = {"kraftwagen": {"special_tiles": True}}
"""Options that use every field of a position."""


@each_table
def test_observations_do_not_depend_on_hidden_information(name: str, seats: int) -> None:
    observation = find(name).observation(seats)
    assert_no_secrets(find(name), observation, samples(name, seats))


@pytest.mark.parametrize("name", [*HIDING])
def test_observations_hide_what_options_hide(name: str) -> None:
    for options in HIDING[name]:
        assert_hides_nothing_else(name, options)


@pytest.mark.full
@pytest.mark.parametrize("name", NAMES)
def test_observations_hide_the_same_under_every_option(name: str) -> None:
    for options in variants(find(name), find(name).seats[1]):
        assert_hides_nothing_else(name, options)


def assert_hides_nothing_else(name: str, options: dict[str, Any]) -> None:
    game = find(name)
    seats = game.seats[1]
    states = [state.clone() for state in walk(name, seats, 5, options)]
    observation = game.observation(seats, options)
    assert_no_secrets(game, observation, states[:: 1 + len(states) // 8])


def assert_no_secrets(game: AnyGame, observation: Any, states: Any) -> None:
    for number, state in enumerate(states):
        for seat in range(state.seats):
            seen = observation.of(state, seat)
            assert len(seen) == observation.size
            for cell, value in zip(observation.cells, seen, strict=True):
                assert cell.low <= value <= cell.high, (cell, value)
            for redeal in range(REDEALS):
                guess = state.determinize(seat, FastRng(100 * number + redeal))
                assert observation.of(guess, seat) == seen
                for path in differences(state.position(), guess.position()):
                    assert is_named(path, game.secrets), f"{path} is hidden, but not declared"


@each_table
def test_observations_tell_open_states_apart(name: str, seats: int) -> None:
    """Whatever changes in a position, a seat sees it, unless it is declared."""
    game = find(name)
    options = EVERYTHING.get(name, {})
    observation = game.observation(seats, options)
    states = [state.clone() for state in walk(name, seats, 3, options)]
    declared = [*game.secrets, *game.unobserved]
    for state in (states[len(states) // 2], states[-2]):
        seen = [observation.of(state, seat) for seat in range(seats)]
        for path, changed in changes(game, state):
            if changed and not is_named(path, declared):
                assert any(
                    observation.of(one, seat) != seen[seat]
                    for one in changed
                    for seat in range(seats)
                ), f"no seat sees {path}"


@each_table
def test_cells_have_different_names(name: str, seats: int) -> None:
    names = [cell.name for cell in find(name).observation(seats).cells]
    assert len(names) == len(set(names))


# -- Positions as trees of values ----------------------------------------------------------


def is_named(path: str, declared: Any) -> bool:
    return any(path == name or path.startswith((f"{name}.", f"{name}[")) for name in declared)


def leaves(value: object, path: str = "") -> Iterator[tuple[str, Any, Any, Any]]:
    """Path, container, key and value of each value in a tree. Entries of lists share a path."""
    entries: Any = ()
    if isinstance(value, dict):
        entries = [(f"{path}.{key}".lstrip("."), key) for key in value]
    elif isinstance(value, list):
        entries = [(path, at) for at in range(len(value))]
    for where, key in entries:
        inside = value[key]  # type: ignore[index]
        if isinstance(inside, dict | list):
            yield from leaves(inside, where)
        else:
            yield where, value, key, inside


def differences(one: object, other: object, path: str = "") -> set[str]:
    if isinstance(one, dict) and isinstance(other, dict):
        found = [differences(one[key], other[key], f"{path}.{key}".lstrip(".")) for key in one]
        return set().union(*found)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return set().union(*(differences(a, b, path) for a, b in zip(one, other, strict=True)))
    return set() if one == other else {path}


def changes(game: AnyGame, state: Any) -> Iterator[tuple[str, list[Any]]]:
    """For each number or flag of a position, the states that differ in it and can be read."""
    position = state.position()
    for path, container, key, value in leaves(position):
        if path == "seats" or path.startswith("agreed.") or not isinstance(value, int):
            continue
        flag = isinstance(value, bool)
        others = [not value] if flag else [value + 1, value - 1, value ^ 4, value ^ 1024]
        changed = []
        for container[key] in others:
            with suppress(PositionError, IndexError):
                changed.append(load_unchecked(game, position))
        container[key] = value
        yield path, [one for one in changed if one.position() != position]


def load_unchecked(game: AnyGame, position: Any) -> Any:
    """A state whose fields need not agree with each other."""
    form = read(position)
    state = game.new(form.seats(game.seats))
    game.fields(form, state)
    return state
