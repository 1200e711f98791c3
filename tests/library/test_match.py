"""Matches: moves are checked, taken back and saved; a refused move changes nothing."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tafelrunde as tr
from tafelrunde.core.journal import JournalError
from tafelrunde.core.position import PositionError

RALLY = {"mode": "single_rally"}


def rally(seed: int = 7) -> tr.Match:
    return tr.Match("thousand_km", seats=2, options=RALLY, seed=seed)


def finished(name: str) -> tr.Match:
    match = tr.Match(name, seed=3)
    while not match.over:
        match.play("random")
    return match


@pytest.mark.parametrize("name", tr.games())
def test_every_game_can_be_played_taken_back_and_saved(name: str) -> None:
    match = tr.Match(name, seed=5)
    start, moves = match.position(), []
    for _move in range(30):
        moves.append(match.play("random"))
    later = match.position()
    assert tr.Match.from_journal(str(match.journal())).position() == later
    assert tr.Match.from_position(name, later).position() == later
    assert [match.pop() for _move in range(30)] == moves[::-1]
    assert match.position() == start
    for move in moves:
        match.push(move, seat=next(one for one in match.pending if move in match.legal(one)))
    assert match.position() == later


def test_equal_seeds_give_equal_games() -> None:
    assert rally(1).position() == rally(1).position()
    assert rally(1).position() != rally(2).position()


def test_refused_moves_name_the_reason_and_the_rule() -> None:
    match = rally()
    assert match.turn == 0
    before = match.position()
    with pytest.raises(tr.IllegalMoveError, match=r"play KM200: .*\(R4\.2\)") as refused:
        match.push("play KM200")
    assert (refused.value.reason, refused.value.rule) == ("not-in-hand", "R4.2")
    with pytest.raises(tr.IllegalMoveError, match="not your turn"):
        match.push(match.legal()[0], seat=1)
    with pytest.raises(tr.IllegalMoveError, match="no such move"):
        match.push("fly KM200")
    with pytest.raises(tr.IllegalMoveError, match="no such move"):
        match.push(10_000)
    with pytest.raises(ValueError, match="there is no seat 2"):
        match.push(match.legal()[0], seat=2)
    with pytest.raises(ValueError, match="there is no seat -1"):
        match.legal(-1)
    assert match.position() == before
    with pytest.raises(IndexError):
        match.pop()


def test_finished_games_refuse_every_move() -> None:
    match = finished("geisterfahrer")
    before = match.position()
    assert (match.turn, match.pending, match.legal()) == (None, [], [])
    assert match.winners() == [seat for seat, place in enumerate(match.standing()) if place == 1]
    with pytest.raises(tr.IllegalMoveError, match="over"):
        match.push("roll")
    with pytest.raises(ValueError, match="over"):
        match.advise(playouts=10)
    assert match.position() == before


def test_the_state_handed_out_is_a_copy() -> None:
    match = rally()
    before = match.position()
    state = match.state
    state.apply(0, state.legal(0)[0])
    assert match.position() == before


def test_known_states_look_the_same_to_their_seat() -> None:
    match = rally()
    guess = match.known(0, seed=4)
    assert guess != match.state
    assert match.game.view(guess, 0) == match.view(0)


def test_advice_within_a_budget_of_playouts_is_reproducible() -> None:
    one, other = (rally().advise(playouts=40) for _again in range(2))
    assert one == other
    assert one.move in rally().legal()


def test_advice_does_not_change_the_match() -> None:
    match = rally()
    before = match.position()
    match.advise(seconds=0.01)
    assert match.position() == before


@pytest.mark.parametrize("name", tr.games())
def test_matches_have_text_and_html(name: str) -> None:
    match = tr.Match(name, seed=5)
    assert str(match) == match.text()
    assert match.text(0) != ""
    assert match.text(0, "de") != match.text(0, "en")
    assert match._repr_html_().startswith("<table>")
    assert f"Match of {name}" in repr(match)


def test_bad_journals_and_positions_are_refused() -> None:
    match = rally()
    with pytest.raises(JournalError):
        tr.Match.from_journal(str(match.journal()).replace("seats 2", "seats 3"))
    with pytest.raises(PositionError, match="active"):
        tr.Match.from_position("thousand_km", {**match.position(), "active": 9})
    from_position = tr.Match.from_position("thousand_km", match.position())
    with pytest.raises(ValueError, match="no journal"):
        from_position.journal()


def test_the_package_imports_lazily() -> None:
    """Neither games nor bots nor the server are imported before they are used."""
    script = (
        "import sys, tafelrunde as tr;"
        "assert not {'tafelrunde.games', 'msgspec'} & set(sys.modules);"
        "tr.Match('knatsch'); tr.simulate; tr.arena; tr.games();"
        "assert not {'tafelrunde.server', 'litestar', 'click'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_the_public_names_exist() -> None:
    assert set(tr.__all__) <= set(dir(tr))
    for name in tr.__all__:
        assert getattr(tr, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'board'"):
        _ = tr.board
    assert tr.games() == tr.games.NAMES
    assert tr.find("knatsch").name == "knatsch"
