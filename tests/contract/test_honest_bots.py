"""Bots never cheat: states their seat cannot tell apart get the same choice, in complete games."""

from __future__ import annotations

import pytest

from tafelrunde.bots import levels
from tafelrunde.bots.search import Search
from tafelrunde.bots.tempers import CALM, TEMPERS
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games import NAMES, find
from tafelrunde.lab.advice import Effort, advise
from tests.kit.pace import NO_CLOCK, unhurried

OPTIONS: dict[str, dict[str, object]] = {"knight_rider": {"random_deal": True}}
"""Options that add hidden information."""
SECRETIVE = {"thousand_km", "knight_rider"}
"""Games with hidden hands; in the others nothing has an order before it is drawn."""
SELDOM = 12
"""Searching bots answer one decision in this many; other bots answer all of them."""
MOST_DECISIONS = 300
PLAYOUTS = 6

BRIEFLY = Effort(playouts=4, seconds=NO_CLOCK, guesses=20, games=1, until=NO_CLOCK)

BOTS = [(name, bot) for name in NAMES for bot in levels.names(find(name))]
TEMPERED = [
    (name, levels.with_temper(level, temper))
    for name in NAMES
    for level in (levels.USUAL, levels.offered(find(name))[-1])
    for temper in TEMPERS
    if temper != CALM
]
"""Tempered bots to test. Levels that make mistakes or search occasionally share these habits."""


@pytest.mark.parametrize(("name", "bot"), [*BOTS, *TEMPERED])
def test_hidden_information_does_not_change_choices(name: str, bot: str) -> None:
    game = find(name)
    seats = game.seats[1]
    state, rng = game.new(seats, OPTIONS.get(name)), FastRng(11)
    thumb, asked = game.policies["thumb"](), unhurried(game, bot, PLAYOUTS)
    every = SELDOM if isinstance(asked, Search) else 1
    number = swapped = 0
    while state.turn() != OVER and number < MOST_DECISIONS:
        if state.turn() == CHANCE:
            state.apply(CHANCE, state.roll(rng))
            continue
        seat = state.pending()[0]
        number += 1
        if number % every == 0:
            twin = state.determinize(seat, FastRng(1000 + number))
            assert game.view(twin, seat) == game.view(state, seat)
            swapped += twin != state
            answer = asked.choose(state, seat, FastRng(number))
            assert asked.choose(twin, seat, FastRng(number)) == answer, f"decision {number}"
        state.apply(seat, thumb.choose(state, seat, rng))
    assert swapped > 0 or name not in SECRETIVE


@pytest.mark.parametrize("name", NAMES)
def test_search_guesses_are_consistent_with_the_seats_knowledge(name: str) -> None:
    game = find(name)
    assert game.insight is not None
    insight = game.insight()
    for seats in game.seats[:3]:
        state, rng = game.new(seats, OPTIONS.get(name)), FastRng(13)
        thumb = game.policies["thumb"]()
        number = 0
        while state.turn() != OVER and number < MOST_DECISIONS:
            if state.turn() == CHANCE:
                state.apply(CHANCE, state.roll(rng))
                continue
            seat = state.pending()[0]
            number += 1
            if number % SELDOM == 0:
                guess = insight.guess(state, seat, FastRng(number))
                game.check(guess)
                assert game.view(guess, seat) == game.view(state, seat)
            state.apply(seat, thumb.choose(state, seat, rng))


@pytest.mark.parametrize("name", sorted(SECRETIVE))
def test_hidden_information_does_not_change_tips(name: str) -> None:
    game = find(name)
    state, rng = game.new(2, OPTIONS.get(name)), FastRng(12)
    thumb = game.policies["thumb"]()
    number = swapped = 0
    while state.turn() != OVER and swapped < 3:
        if state.turn() == CHANCE:
            state.apply(CHANCE, state.roll(rng))
            continue
        seat = state.pending()[0]
        number += 1
        twin = state.determinize(seat, FastRng(1000 + number))
        if number % SELDOM == 0 and twin != state and len(state.legal(seat)) > 1:
            swapped += 1
            tip = advise(game, state, seat, number, BRIEFLY)
            assert tip.choice in state.legal(seat)
            assert advise(game, twin, seat, number, BRIEFLY) == tip
        state.apply(seat, thumb.choose(state, seat, rng))
    assert swapped == 3
