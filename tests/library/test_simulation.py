"""Simulations and tournaments with custom policies."""

from __future__ import annotations

from itertools import pairwise

import pytest

import tafelrunde as tr
from tafelrunde.bots.levels import UnknownBotError
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import State
from tafelrunde.library.simulation import NoFramesError

RALLY = {"mode": "single_rally"}


class First(tr.Policy):
    """Takes the first entry of the menu."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002
        return int(state.legal(seat)[0])


class Wasteful(First):
    """Uses random numbers that it does not need."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        rng.below(6)
        return super().choose(state, seat, rng)


class Spy(First):
    """Notes the states it receives."""

    def __init__(self) -> None:
        self.seen: list[State] = []

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.seen.append(state.clone())
        return super().choose(state, seat, rng)


def test_one_row_per_game() -> None:
    rows = tr.simulate("geisterfahrer", ["random", First()], games=5, seed=2)
    assert [row["game"] for row in rows] == [0, 1, 2, 3, 4]
    for row in rows:
        assert row["winners"] == row["won_0"] + row["won_1"]
        assert min(row["place_0"], row["place_1"]) == 1
    assert list(rows) == list(tr.simulate("geisterfahrer", ["random", First], games=5, seed=2))
    assert "<td>" in rows._repr_html_()
    assert len(rows[:2]) == 2


def test_rows_do_not_depend_on_the_number_of_workers() -> None:
    alone, together = (
        tr.simulate("geisterfahrer", ["random", First()], games=6, workers=workers)
        for workers in (1, 2)
    )
    assert list(alone) == list(together)


def test_random_numbers_used_by_players_do_not_change_the_luck() -> None:
    one, other = (
        tr.simulate("thousand_km", ["medium", player], games=6, options=RALLY)
        for player in (First, Wasteful)
    )
    assert list(one) == list(other)


@pytest.mark.parametrize("honest", [True, False])
def test_policies_see_the_true_state_only_if_asked_for(honest: bool) -> None:
    """The other seat changes only a card or two between two of our turns."""
    spy = Spy()
    tr.simulate("thousand_km", [spy, "random"], games=1, options=RALLY, honest=honest)
    hands = [hand_of_the_other(state) for state in spy.seen[:8]]
    changed = sum(
        abs(one - two)
        for before, after in pairwise(hands)
        for one, two in zip(before, after, strict=True)
    )
    assert (changed > 25) == honest


def hand_of_the_other(state: State) -> list[int]:
    hands = state.position()["hands"]
    assert isinstance(hands, list)
    return list(hands[1])


def test_arena_accepts_objects_classes_and_names() -> None:
    result = tr.arena("geisterfahrer", {"mine": First(), "same": First, "easy": "random"}, games=6)
    assert [player.name for player in result.players] == ["mine", "same", "easy"]
    by_name = f"{__name__}:First"
    assert tr.arena("geisterfahrer", [by_name, "random"], games=2).games == 2


def test_unknown_players_are_refused() -> None:
    with pytest.raises(UnknownBotError):
        tr.simulate("geisterfahrer", ["random", "genius"])
    with pytest.raises(UnknownBotError):
        tr.simulate("geisterfahrer", ["random", int])  # type: ignore[list-item]


def test_frames_need_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = tr.simulate("geisterfahrer", ["random", "random"], games=1)
    with pytest.raises(NoFramesError, match="no_such_package"):
        rows.frame("no_such_package")


def test_winners_may_be_empty() -> None:
    """In Geisterfahrer nobody wins if nobody rescues a car."""
    rows = tr.simulate("geisterfahrer", ["random"] * 2, games=2, options={"max_rounds": 20})
    assert [row["winners"] for row in rows] == [0, 0]
