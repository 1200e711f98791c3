"""Reasons for choices: what they change within the next turns, in words of the game."""

from __future__ import annotations

import pytest

from tafelrunde.bots import searching
from tafelrunde.bots.search import Search
from tafelrunde.bots.searching import Thinking
from tafelrunde.core.game import AnyGame
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER, State
from tafelrunde.core.words import Message
from tafelrunde.games import NAMES, find
from tafelrunde.games.words import Words
from tafelrunde.lab.reasons import OTHER, OWN, WIN, Reason, reason_for
from tests.kit.pace import NO_CLOCK

GUESSES = range(40)


def search_for(game: AnyGame) -> Search:
    kept = searching.kept_for(game.name)
    return searching.search_with(game, kept.seats, Thinking(1, NO_CLOCK, 0.0))


def first_menu(game: AnyGame, kinds: tuple[str, str], seed: int) -> tuple[State, int, list[int]]:
    """A state of a heuristic game that offers both kinds of choices, with one choice of each."""
    state, rng, thumb = game.new(2), FastRng(seed), game.policies["thumb"]()
    while state.turn() != OVER:
        if state.turn() == CHANCE:
            state.apply(CHANCE, state.roll(rng))
            continue
        seat = state.pending()[0]
        texts = {game.notation.text(int(action)): int(action) for action in state.legal(seat)}
        found = [next((text for text in texts if text.startswith(kind)), "") for kind in kinds]
        if all(found):
            return state, seat, [texts[text] for text in found]
        state.apply(seat, thumb.choose(state, seat, rng))
    raise AssertionError(f"no state offers both of {kinds}")


def why(game: AnyGame, state: State, seat: int, choices: list[int]) -> Reason | None:
    return reason_for(game, search_for(game), state, seat, choices, GUESSES, float("inf"))


@pytest.mark.parametrize(
    ("name", "kinds", "reason"),
    [
        ("kraftwagen", ("offer", "end_turn"), "own-sales"),
        ("geisterfahrer", ("move 4", "move 1"), "own-way"),
    ],
)
def test_reason_for_a_choice_is_a_word_with_two_figures(
    name: str, kinds: tuple[str, str], reason: str
) -> None:
    game = find(name)
    state, seat, choices = first_menu(game, kinds, 3)
    before = state.clone()
    found, opposite = (why(game, state, seat, order) for order in (choices, choices[::-1]))
    assert found is not None
    assert found.word == reason
    assert found.value > found.than
    assert opposite is None or opposite.word != reason
    assert state == before


@pytest.mark.parametrize("name", NAMES)
def test_equal_choices_have_no_reason(name: str) -> None:
    game = find(name)
    state, seat, (choice, _) = first_menu(game, ("", ""), 5)
    assert why(game, state, seat, [choice, choice]) is None


def test_few_guesses_give_no_reason() -> None:
    game = find("kraftwagen")
    state, seat, choices = first_menu(game, ("offer", "end_turn"), 3)
    found = reason_for(game, search_for(game), state, seat, choices, range(3), float("inf"))
    assert found is None


@pytest.mark.parametrize("name", NAMES)
def test_every_reason_is_a_merit_and_has_texts(name: str) -> None:
    game = find(name)
    assert game.insight is not None
    assert set(game.reasons) <= set(game.insight().names())
    words = {WIN, *(word for word, _ in game.reasons.values())}
    assert words == {WIN, *game.figures}
    assert {name for of, _ in game.figures.values() for name in of} <= set(game.reasons)
    figures = {"value": 12, "than": 9}
    for language in ("de", "en"):
        said = Words(language, name)
        for word in sorted(words):
            for whose in (OWN, OTHER):
                text = said.render(Message(f"tip-{whose}-{word}", figures))
                assert "12" in text
                assert "9" in text
