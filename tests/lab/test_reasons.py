"""Reasons for choices: what they change within the next turns, in words of the game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

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


def first_menu(
    game: AnyGame, kinds: tuple[str, str], seed: int, start: State | None = None
) -> tuple[State, int, list[int]]:
    """A state of a heuristic game that offers both kinds of choices, with one choice of each."""
    state, rng, thumb = start or game.new(2), FastRng(seed), game.policies["thumb"]()
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
    merits = set(game.insight().names())
    assert set(game.reasons) <= merits
    assert {word for word, _ in game.reasons.values()} <= set(game.figures)
    counted = [
        merit for figure in game.figures.values() for merit in (*figure.merits, figure.unless)
    ]
    assert set(counted) - {""} <= set(game.reasons)
    figures = {"value": 12, "than": 9}
    for language in ("de", "en"):
        said = Words(language, name)
        for word in sorted({WIN, *game.figures}):
            for whose in (OWN, OTHER):
                text = said.render(Message(f"tip-{whose}-{word}", figures))
                assert "12" in text
                assert "9" in text


def test_a_rally_explains_a_choice_by_lines_of_its_score_sheet() -> None:
    """In a single rally, too, where every difference is one of winning."""
    game = find("thousand_km")
    state = game.new(2, {"mode": "single_rally"})
    state, seat, choices = first_menu(game, ("play KM200", "discard KM200"), 3, state)
    found = why(game, state, seat, choices)
    assert found is not None
    assert found.word == "own-km"
    assert found.value > found.than + 20


def test_partners_are_not_rivals() -> None:
    game = find("thousand_km")
    assert game.rivals(game.new(4), 0) == [1, 3]
    assert game.rivals(game.new(6, {"six_as_three_pairs": True}), 1) == [0, 2, 3, 5]


class Guess:
    """A position of two seats; `road`: whether a road leads to the goal."""

    def __init__(self, road: bool) -> None:
        self.seats = 2
        self.road = road
        self.chosen = 0

    def turn(self) -> int:
        return 0

    def apply(self, _seat: int, action: int) -> None:
        self.chosen = action


def test_positions_without_a_road_do_not_count_as_far_away() -> None:
    """With the first choice 12 points are missing, with the other one 24, or no road is left."""
    roads = iter(road for number in range(len(GUESSES)) for road in (True, number % 4 > 0))

    knights = find("knight_rider")
    names = sorted(knights.reasons)

    def merit(state: Guess, seat: int) -> list[float]:
        cut_off = state.chosen == 2 and not state.road and seat == 0
        way = -4.0 if cut_off else -1.2 * state.chosen if seat == 0 else -1.0
        return [{"way": way, "cut-off": float(cut_off)}.get(name, 0.0) for name in names]

    insight = SimpleNamespace(
        names=lambda: names,
        merit=merit,
        clock=lambda *_: 0,
        horizon=lambda _: 1,
        guess=lambda *_: Guess(next(roads)),
    )
    merits = [knights.reasons[name][1] / 10 for name in names]
    weights = SimpleNamespace(merits=merits, judge=lambda *_: 0.0)
    parts = SimpleNamespace(
        insight=insight,
        players=lambda *_: [],
        play_on=lambda *_: None,
        weights={2: weights},
    )
    start, search = cast(State, Guess(True)), cast(Search, parts)
    found = reason_for(knights, search, start, 0, [1, 2], GUESSES, float("inf"))
    assert found == Reason("own-way", 12.0, 24.0)
