"""Bot names: the same everywhere, former names accepted, and a bot for every level."""

from __future__ import annotations

import pytest

from tafelrunde.bots import levels, searching
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER, State
from tafelrunde.core.words import Message
from tafelrunde.games import find
from tafelrunde.games.words import LANGUAGES, Words
from tests.kit.walks import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_every_offered_bot_plays(name: str) -> None:
    game = find(name)
    assert {"novice", "easy", "medium"} <= set(levels.offered(game))
    for bot in levels.names(game):
        state, rng = game.new(game.seats[0]), FastRng(1)
        policy = levels.find(game, bot)
        for _step in range(12):
            if state.turn() == CHANCE:
                state.apply(CHANCE, state.roll(rng))
            elif state.turn() != OVER:
                seat = state.pending()[0]
                action = policy.choose(state, seat, rng)
                assert action in state.legal(seat)
                state.apply(seat, action)


def test_levels_are_ordered_and_have_texts() -> None:
    for name in GAMES:
        ranks = [levels.LEVELS.index(level) for level in levels.offered(find(name))]
        assert ranks == sorted(ranks)
    for language in LANGUAGES:
        words = Words(language)
        assert len({words.render(Message(f"level-{level}")) for level in levels.LEVELS}) == 5


@pytest.mark.parametrize("former", ["beginner", "middle", "thumb"])
def test_former_names_are_accepted_but_not_offered(former: str) -> None:
    game = find("knatsch")
    assert former not in levels.names(game)
    assert type(levels.find(game, former)) is type(levels.find(game, levels.present_name(former)))


def test_weaker_levels_make_more_mistakes() -> None:
    """Counted in games between heuristic players."""
    game = find("geisterfahrer")
    state, rng = game.new(2, {"start_seat": 0}), FastRng(3)
    weak = {level: levels.find(game, level) for level in levels.MISTAKES}
    mistakes = dict.fromkeys(weak, 0)
    medium, choices = levels.find(game, levels.USUAL), 0
    while state.turn() != OVER:
        if state.turn() == CHANCE:
            state.apply(CHANCE, state.roll(rng))
            continue
        seat = state.pending()[0]
        best = medium.choose(state, seat, FastRng(choices))
        for level, player in weak.items():
            mistakes[level] += player.choose(state, seat, FastRng(choices)) != best
        choices += 1
        state.apply(seat, best)
    assert 0 < mistakes["easy"] < mistakes["novice"] < choices / 2


def test_novice_takes_a_win_that_it_considers() -> None:
    """A novice simulates the entries it considers, so an immediate win looks best."""
    game = find("kraftwagen")
    blind = searching.hasty(game, mistakes=100, looks=1000)
    found = 0
    for seed in range(4):
        state, rng = game.new(2), FastRng(seed)
        thumb = levels.find(game, levels.USUAL)
        while state.turn() != OVER:
            if state.turn() == CHANCE:
                state.apply(CHANCE, state.roll(rng))
                continue
            seat = state.pending()[0]
            usual = thumb.choose(state, seat, FastRng(seed))
            others = [action for action in state.legal(seat) if action != usual]
            if any(wins(state, seat, action) for action in others):
                found += 1
                assert wins(state, seat, blind.choose(state, seat, FastRng(seed)))
            state.apply(seat, usual)
    assert found > 0


def wins(state: State, seat: int, action: int) -> bool:
    trial = state.clone()
    trial.apply(seat, action)
    return trial.turn() == OVER and seat in trial.winners()


def test_unknown_bots_are_refused_by_name() -> None:
    with pytest.raises(levels.UnknownBotError, match="'genius'; possible: novice, easy, medium"):
        levels.find(find("knatsch"), "genius")
