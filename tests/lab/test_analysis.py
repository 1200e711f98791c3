"""Game analysis: chances add up, luck is separated from choices, noise is ignored."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Act, Chance, Entry, Header, Journal, Undo
from tafelrunde.core.rng import FastRng, Rng
from tafelrunde.core.state import CHANCE, OVER, Policy, State
from tafelrunde.games import find
from tafelrunde.lab.analysis import Analysis, analyse
from tafelrunde.lab.engine import Processes

GAMES = 12
"""Games per chance. Few suffice, because the tests check exact or very clear results."""


def journal_of(game: AnyGame, players: list[Policy], seed: int) -> Journal:
    state, rng = game.new(len(players), SHORT), FastRng(seed)
    entries: list[Entry] = []
    while state.turn() != OVER:
        if state.turn() == CHANCE:
            action = state.roll(rng)
            entries.append(Chance(game.notation.text(int(action))))
            state.apply(CHANCE, action)
        else:
            seat = state.pending()[0]
            action = players[seat].choose(state, seat, rng)
            entries.append(Act(int(seat), game.notation.text(int(action))))
            state.apply(seat, action)
    return Journal(Header(game.name, game.rules_version, len(players), SHORT), tuple(entries))


KM = find("thousand_km")
SHORT: dict[str, bool | int | str] = {"points_target": 1000}


@pytest.fixture(scope="module")
def usual() -> Journal:
    """A game between two heuristic players."""
    return journal_of(KM, [KM.policies["thumb"](), KM.policies["thumb"]()], 3)


@pytest.fixture(scope="module")
def of_usual(usual: Journal) -> Analysis:
    return analyse(KM, usual, GAMES)


def test_chances_sum_to_one_and_end_with_the_result(of_usual: Analysis) -> None:
    for point in of_usual.points:
        assert sum(point.chances) == pytest.approx(1.0)
    assert sorted(of_usual.points[-1].chances) == [0.0, 1.0]
    assert [point.entry for point in of_usual.points] == sorted(
        {point.entry for point in of_usual.points}
    )


def test_accounts_add_up(of_usual: Analysis) -> None:
    for seat in of_usual.seats:
        gained = seat.first + seat.own + seat.others + seat.luck
        assert gained == pytest.approx(seat.result)
        assert seat.reach > 0


def test_turning_points_lie_on_the_curve_in_order(of_usual: Analysis) -> None:
    places = [point.entry for point in of_usual.points]
    assert of_usual.turns == sorted(of_usual.turns, key=lambda turn: turn.entry)
    for turn in of_usual.turns:
        after = places.index(turn.entry)
        chances = [of_usual.points[at].chances[turn.seat] for at in (after - 1, after)]
        assert chances[1] - chances[0] == pytest.approx(turn.change)


def test_analysis_does_not_depend_on_the_number_of_processes(
    usual: Journal, of_usual: Analysis
) -> None:
    assert analyse(KM, usual, GAMES, engine=Processes(2)) == of_usual


def test_analysis_ignores_undone_entries(usual: Journal, of_usual: Analysis) -> None:
    first = next(at for at, entry in enumerate(usual.entries) if isinstance(entry, Act))
    entry = usual.entries[first]
    assert isinstance(entry, Act)
    twice = (*usual.entries[: first + 1], Undo(entry.seat, 1), *usual.entries[first:])
    again = analyse(KM, Journal(usual.header, twice), GAMES)
    assert again.seats == of_usual.seats
    assert [point.chances for point in again.points] == [point.chances for point in of_usual.points]


class Careless(Policy):
    """Always discards its last card."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:  # noqa: ARG002  the contract's signature
        return state.legal(seat)[-1]


def test_bad_choices_do_not_count_as_bad_luck() -> None:
    careless = journal_of(KM, [Careless(), KM.policies["thumb"]()], 5)
    found = analyse(KM, careless, GAMES)
    assert found.seats[0].result == 0.0
    assert found.seats[0].own < -0.3
    assert found.seats[0].own < found.seats[1].own
