"""The searching bot: deterministic, and within its time limit."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tafelrunde.bots import searching
from tafelrunde.bots.search import Luck, Search
from tafelrunde.core.game import AnyGame
from tafelrunde.core.rng import FastRng, Rng
from tafelrunde.core.state import CHANCE, OVER, Policy, State
from tafelrunde.games import NAMES, find
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tests.games.thousand_km.tables import act, lay

SEARCHED = [name for name in NAMES if searching.searcher(find(name), "hard") is not None]


def quick(game: AnyGame, playouts: int = 8, seconds: float = 60.0, tree: bool = False) -> Search:
    """A search like that of the game's levels, but short enough to play complete games."""
    kept = searching.kept_for(game.name)
    thinking = searching.Thinking(playouts, seconds, 0.0, tree=tree)
    return searching.search_with(game, kept.seats, thinking)


def decisions(game: AnyGame, seats: int, seed: int, most: int) -> Iterator[tuple[State, int]]:
    """Positions of a heuristic game with more than one choice."""
    state, rng = game.new(seats), FastRng(seed)
    thumb = game.policies["thumb"]()
    found = 0
    while state.turn() != OVER and found < most:
        if state.turn() == CHANCE:
            state.apply(CHANCE, state.roll(rng))
            continue
        seat = state.pending()[0]
        if len(state.legal(seat)) > 1:
            found += 1
            yield state, seat
        state.apply(seat, thumb.choose(state, seat, rng))


@pytest.mark.parametrize("tree", [False, True])
@pytest.mark.parametrize("name", SEARCHED)
def test_search_is_deterministic_and_chooses_from_the_menu(name: str, tree: bool) -> None:
    game = find(name)
    for number, (state, seat) in enumerate(decisions(game, 3, 6, 8)):
        before = state.position()
        search = quick(game, 60 if tree else 8, tree=tree)
        first, second = (search.choose(state, seat, FastRng(number)) for _ in range(2))
        assert first == second
        assert first in state.legal(seat)
        assert state.position() == before


@pytest.mark.parametrize("name", SEARCHED)
def test_search_without_time_plays_heuristically(name: str) -> None:
    game = find(name)
    for number, (state, seat) in enumerate(decisions(game, 2, 7, 10)):
        hurried = quick(game, playouts=1_000_000, seconds=0.0)
        habit = game.policies["thumb"]().choose(state, seat, FastRng(number))
        assert hurried.choose(state, seat, FastRng(number)) == habit


@pytest.mark.parametrize("name", SEARCHED)
def test_search_stops_at_its_time_limit(name: str) -> None:
    """The playout budget alone would take hours."""
    game = find(name)
    state, seat = next(decisions(game, 2, 8, 1))
    quick(game, playouts=100_000_000, seconds=0.2).choose(state, seat, FastRng(1))


@pytest.mark.parametrize("name", NAMES)
def test_search_settings_match_the_game(name: str) -> None:
    game = find(name)
    kept = searching.kept_for(name)
    assert game.insight is not None
    insight = game.insight()
    assert kept.rules_version == game.rules_version
    assert set(kept.levels) <= {"hard", "master"}
    assert set(kept.seats) <= set(game.seats)
    for seats, fitted in kept.seats.items():
        assert list(fitted.merits) == insight.names()
        state, _seat = next(decisions(game, seats, 9, 1))
        assert all(len(insight.merit(state, seat)) == len(insight.names()) for seat in range(seats))


def test_search_takes_an_immediate_win() -> None:
    """If an entry wins the game, the search takes it."""
    found = 0
    for name in SEARCHED:
        game = find(name)
        for seed in range(3):
            for state, seat in list_of_ends(game, seed):
                found += 1
                chosen = state.clone()
                chosen.apply(seat, quick(game, 60).choose(state, seat, FastRng(seed)))
                assert wins(chosen, seat), f"{name}, seed {seed}"
    assert found > 0


def list_of_ends(game: AnyGame, seed: int) -> list[tuple[State, int]]:
    ends = []
    for state, seat in decisions(game, 2, seed, 10_000):
        outcomes = []
        for action in state.legal(seat):
            trial = state.clone()
            trial.apply(seat, action)
            outcomes.append(wins(trial, seat))
        if any(outcomes) and not all(outcomes):
            ends.append((state.clone(), seat))
    return ends


def wins(state: State, seat: int) -> bool:
    return state.turn() == OVER and list(state.winners()) == [seat]


class Watching(Policy):
    """Plays heuristically and records the rallies in which it was asked."""

    def __init__(self) -> None:
        self.thumb = find("thousand_km").policies["thumb"]()
        self.rallies: set[int] = set()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, ThousandKm)
        self.rallies.add(int(state.results.rallies))
        return int(self.thumb.choose(state, seat, rng))


def test_playout_stops_when_the_choice_reaches_the_horizon() -> None:
    """Stopping ends the rally, which is the search horizon; extending does not. The luck of another
    rally would hide the effect of the choice."""
    km = "KM200 KM200 KM100 KM100 KM50"
    state = lay("KM50 PRIORITY", "KM25", battle={0: "GREEN"}, km={0: km, 1: "KM100"}, talon=30)
    act(state, "0 play KM50")
    search = quick(find("thousand_km"), 20)
    watching = Watching()
    Search(search.insight, search.weights, [watching], search.budget).choose(state, 0, FastRng(1))
    assert watching.rallies == {0}


class Noting(Policy):
    """Plays heuristically and records its hand when first asked."""

    def __init__(self) -> None:
        self.thumb = find("thousand_km").policies["thumb"]()
        self.hand: list[int] = []

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, ThousandKm)
        self.hand = self.hand or list(state.hands[seat].one_by_one())
        return int(self.thumb.choose(state, seat, rng))


def test_extra_draw_of_one_seat_does_not_shift_the_draws_of_another() -> None:
    """An action card draws a card; the next player gets the same draws as without it."""
    search = quick(find("thousand_km"))
    same = 0
    for seed in range(100):
        hands = []
        for text in ("play STATION", "discard KM25"):
            state = lay("STATION KM25 KM50 TANK STOP LIMIT TYRE", "GREEN KM25", talon=60)
            act(state, f"0 {text}")
            other = Noting()
            search.play_on(state, [Noting(), other], Luck(10 * seed, 2), 1, 0)
            hands.append(other.hand)
        same += hands[0] == hands[1]
    assert same > 60


def test_fitted_weights_are_plain_json() -> None:
    for name in SEARCHED:
        kept = searching.kept_for(name)
        assert msgspec.json.decode(msgspec.json.encode(kept), type=searching.Kept) == kept
