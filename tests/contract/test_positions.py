"""Tampered positions are refused with a sentence or can be played legally."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tafelrunde.core.game import AnyGame
from tafelrunde.core.position import PositionError
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, LEGAL, OVER
from tafelrunde.games import find
from tests.kit.walks import TABLES, fingerprint, samples

SEEDS = range(50)
MOST_CHANGES = 3
MOST_STEPS = 1500


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_tampered_position_is_refused_or_playable(name: str, seats: int) -> None:
    for seed in SEEDS:
        tamper(name, seats, seed)


def tamper(name: str, seats: int, seed: int) -> bool:
    """Change some values of a real position; returns whether the result is playable."""
    game, rng = find(name), FastRng(seed)
    positions = [json.loads(fingerprint(state)) for state in samples(name, seats)]
    position = positions[rng.below(len(positions))]
    for _ in range(1 + rng.below(MOST_CHANGES)):
        change(position, words(name, seats), rng)
    try:
        state = game.load(position)
    except PositionError:
        return False
    except Exception as fault:
        fault.add_note(f"{name}, {seats} seats, seed {seed}, loading {json.dumps(position)}")
        raise
    try:
        look(game, state)
        play_on(game, state, rng)
    except Exception as fault:
        fault.add_note(f"{name}, {seats} seats, seed {seed}, playing {json.dumps(position)}")
        raise
    return True


# -- Tampering ---------------------------------------------------------------------------


def change(position: Any, known: list[str], rng: FastRng) -> None:
    """Replace a random value with another of its kind."""
    places = [(owner, key) for owner, key in values(position) if not isinstance(owner[key], dict)]
    owner, key = places[rng.below(len(places))]
    owner[key] = another(owner[key], known, rng)


def values(owner: Any) -> Iterator[tuple[Any, Any]]:
    """Every value of a position, as its container and key."""
    if isinstance(owner, dict | list):
        for key in owner if isinstance(owner, dict) else range(len(owner)):
            yield owner, key
            yield from values(owner[key])


@cache
def words(name: str, seats: int) -> list[str]:
    """Every word in positions of the game."""
    positions = [json.loads(fingerprint(state)) for state in samples(name, seats)]
    found = [owner[key] for position in positions for owner, key in values(position)]
    return sorted({word for word in found if isinstance(word, str)})


def another(value: Any, known: list[str], rng: FastRng) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = (value - 1, value + 1, 0, 1, -1, 2 * value, rng.below(8), rng.below(100))
        return near[rng.below(len(near))]
    if isinstance(value, list):
        return another_list(value, rng)
    if isinstance(value, str):
        return known[rng.below(len(known))]
    return 0


def another_list(row: list[Any], rng: FastRng) -> list[Any]:
    """A list with a value removed, duplicated or swapped, or an empty list."""
    if not row:
        return [rng.below(8)]
    at, to = rng.below(len(row)), rng.below(len(row))
    changed = json.loads(json.dumps(row))
    match rng.below(4):
        case 0:
            del changed[at]
        case 1:
            changed.insert(to, changed[at])
        case 2:
            changed[at], changed[to] = changed[to], changed[at]
        case _:
            changed = []
    return list(changed)


# -- Continuing the game -----------------------------------------------------------------


def look(game: AnyGame, state: Any) -> None:
    """Read the state the way every viewer at a table does."""
    for viewer in (None, *range(state.seats)):
        game.describe(game.view(state, viewer))
    for seat in range(state.seats):
        game.menu(state, seat)
        state.determinize(seat, FastRng(seat))


def play_on(game: AnyGame, state: Any, rng: FastRng) -> None:
    """Play at random to the end, up to a limit."""
    for _ in range(MOST_STEPS):
        if state.turn() == OVER:
            state.winners()
            return
        if state.turn() == CHANCE:
            assert state.outcomes()
            state.apply(CHANCE, state.roll(rng))
        else:
            pending = state.pending()
            seat = pending[rng.below(len(pending))]
            assert state.legal(seat), f"seat {seat} has nothing to choose from"
            action = state.pick(seat, rng)
            assert state.refusal(seat, action) == LEGAL
            state.apply(seat, action)
        game.check(state)
