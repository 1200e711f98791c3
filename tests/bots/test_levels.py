"""The names of bots: one set everywhere, former ones understood, and no level without a player."""

from __future__ import annotations

import pytest

from tafelrunde.bots import levels
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.core.words import Message
from tafelrunde.games import NAMES, find
from tafelrunde.games.words import LANGUAGES, Words


@pytest.mark.parametrize("name", NAMES)
def test_whoever_is_offered_plays(name: str) -> None:
    game = find(name)
    assert levels.USUAL in levels.offered(game)
    for bot in levels.names(game):
        state, rng = game.new(game.seats[0]), FastRng(1)
        policy = levels.find(game, bot)
        for _step in range(40):
            if state.turn() == CHANCE:
                state.apply(CHANCE, state.roll(rng))
            elif state.turn() != OVER:
                seat = state.pending()[0]
                action = policy.choose(state, seat, rng)
                assert action in state.legal(seat)
                state.apply(seat, action)


def test_levels_are_listed_from_the_weakest_and_have_words() -> None:
    for name in NAMES:
        ranks = [levels.LEVELS.index(level) for level in levels.offered(find(name))]
        assert ranks == sorted(ranks)
    for language in LANGUAGES:
        words = Words(language)
        assert len({words.render(Message(f"level-{level}")) for level in levels.LEVELS}) == 5


@pytest.mark.parametrize("former", ["beginner", "middle", "thumb"])
def test_former_names_are_understood_but_not_offered(former: str) -> None:
    game = find("knatsch")
    assert former not in levels.names(game)
    assert type(levels.find(game, former)) is type(levels.find(game, levels.present_name(former)))


def test_an_easy_bot_slips_now_and_then() -> None:
    game = find("geisterfahrer")
    state, rng = game.new(2, {"start_seat": 0}), FastRng(3)
    easy, medium = levels.find(game, "easy"), levels.find(game, "medium")
    slips = choices = 0
    while state.turn() != OVER:
        if state.turn() == CHANCE:
            state.apply(CHANCE, state.roll(rng))
            continue
        seat = state.pending()[0]
        best = medium.choose(state, seat, FastRng(choices))
        slips += easy.choose(state, seat, FastRng(choices)) != best
        choices += 1
        state.apply(seat, best)
    assert 0 < slips < choices / 3


def test_what_nobody_plays_is_refused_by_name() -> None:
    with pytest.raises(levels.UnknownBotError, match="'genius'; possible: easy, medium, random"):
        levels.find(find("knatsch"), "genius")
