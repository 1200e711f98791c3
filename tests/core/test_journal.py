"""Journals: round trips, and rejection of invalid ones with place and reason."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tafelrunde.core.journal import (
    Act,
    Chance,
    Commit,
    Header,
    Journal,
    JournalError,
    Reveal,
    Seed,
    Sit,
    Undo,
    read,
    write_json,
    write_text,
)
from tafelrunde.core.options import OptionError
from tafelrunde.core.position import PositionError
from tafelrunde.core.replay import fold, happenings, replay
from tafelrunde.core.rng import FastRng
from tafelrunde.games import find
from tafelrunde.table.table import Table
from tests.kit.walks import fingerprint

FULL = Journal(
    Header("thousand_km", 1, 2, {"mode": "single_rally", "points_target": 7, "x": True}, "ab" * 32),
    (
        Sit(0, "person", "Änne Müller"),
        Sit(1, "bot", "medium"),
        Commit(0, "ef" * 32),
        Seed(0, "0f" * 16),
        Seed(1, None),
        Chance("dealer 1", ((2, 1),)),
        Chance("draw KM25"),
        Act(0, "play KM25"),
        Undo(0, 1),
        Reveal("cd" * 32),
    ),
)


def test_text_and_json_round_trip() -> None:
    assert read(write_text(FULL)) == FULL
    assert read(write_json(FULL)) == FULL
    assert json.loads(write_json(FULL))["entries"][4] == "seed 1 missing"


def test_seal_replaces_the_commitment() -> None:
    header = replace(FULL.header, commitment=None, seal="ab" * 32)
    sealed = Journal(header, FULL.entries)
    assert "\nseal abab" in write_text(sealed)
    assert read(write_text(sealed)) == sealed
    assert read(write_json(sealed)) == sealed
    both = Journal(replace(header, commitment="cd" * 32), FULL.entries)
    for text in (write_text(both), write_json(both)):
        with pytest.raises(JournalError, match="a commitment and a seal"):
            read(text)
    former = {name: value for name, value in json.loads(write_json(FULL)).items() if name != "seal"}
    assert read(json.dumps(former)) == FULL


def test_undo_removes_entries() -> None:
    assert FULL.played() == [Chance("dealer 1", ((2, 1),)), Chance("draw KM25")]


LINES = write_text(FULL).splitlines()


@pytest.mark.parametrize(
    ("line", "text", "message"),
    [
        (0, "tafelrunde journal 9", "line 1: expected"),
        (1, "", "line 2: the header does not name 'game'"),
        (2, "rules one", "whole numbers"),
        (3, "seats", "the header does not name 'seats'"),
        (4, "option mode single_rally", "line 5: not the value of an option"),
        (4, "colour blue", "line 5: not a line of a header"),
        (7, "commitment 12", "not a SHA-256"),
        (9, "sit 0", "line 10: not an entry"),
        (10, "sit 7 bot medium", "line 11: there is no seat '7'"),
        (12, "seed 0 xyz", "line 13: not an entry"),
        (12, "seed 0 " + "0" * 33, "line 13: not an entry"),
        (14, "* dealer 1 | 2:2", "line 15: not a draw: '2:2'"),
        (14, "* dealer 1 | 2", "line 15: not a draw: '2'"),
        (16, "5 play KM25", "line 17: there is no seat '5'"),
        (16, "0 play KM50", "line 20: the checksum does not fit"),
        (17, "undo 0 9", "line 18: takes back more than was played"),
        (17, "nonsense", "line 18: not an entry"),
        (18, "reveal 7", "line 19: not an entry"),
    ],
)
def test_errors_name_the_invalid_line(line: int, text: str, message: str) -> None:
    spoilt = [*LINES[:line], text, *LINES[line + 1 :]]
    with pytest.raises(JournalError) as error:
        read("\n".join(spoilt) + "\n")
    assert message in str(error.value)


def test_every_truncation_is_detected() -> None:
    whole = write_text(FULL)
    for length in range(len(whole)):
        with pytest.raises(JournalError, match=r"line \d+|header"):
            read(whole[:length])


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"game": "other"},
        {"entries": "x"},
        {"options": []},
        {"end": "end 3 00"},
        {"seats": 2.5},
        {"surplus": 1},
    ],
)
def test_invalid_json_is_rejected(change: dict[str, object]) -> None:
    with pytest.raises(JournalError):
        read(json.dumps({**json.loads(write_json(FULL)), **change}))
    with pytest.raises(JournalError, match="not JSON"):
        read(write_json(FULL)[:-1])


def test_replay_names_the_illegal_entry() -> None:
    game = find("thousand_km")
    table = Table(game, 2, {}, FastRng(1))
    table.start()
    journal = table.journal
    assert fingerprint(fold(game, journal)) == fingerprint(table.state)
    assert [step.actor for step in replay(game, journal)] == [-1] * len(journal.entries)

    def broken(*entries: Act | Chance) -> str:
        with pytest.raises(JournalError) as error:
            fold(game, Journal(journal.header, (*journal.entries, *entries)))
        return str(error.value)

    number = len(journal.entries) + 1
    seat = table.state.turn()
    assert broken(Act(seat, "fly")) == f"entry {number}: no action is called 'fly'"
    assert f"entry {number}: seat {1 - seat} cannot" in broken(Act(1 - seat, "discard KM25"))
    assert f"entry {number}: chance cannot" in broken(Chance("draw KM25"))


def test_happenings_include_undone_steps_and_never_modify_states() -> None:
    game = find("thousand_km")
    table = Table(game, 2, {"mode": "single_rally"}, FastRng(1))
    table.orders = ["blitz", "blitz"]
    followed: list[tuple[int, str]] = []
    table.follow = lambda one: followed.append((one.at, fingerprint(one.after)))
    table.start()
    for _turn in range(6):
        seat, menu = min(table.menus.items())
        table.act(seat, game.notation.text(table.state.legal(seat)[0]), menu)
    table.undo(seat, generous=True)
    table.act(seat, game.notation.text(table.state.legal(seat)[-1]), table.menus[seat])
    again = list(happenings(game, table.journal))
    assert [(one.at, fingerprint(one.after)) for one in again] == followed
    known = again[5]
    later = happenings(game, table.journal, known.at + 1, known.after)
    assert [(one.at, fingerprint(one.after)) for one in later] == followed[6:]
    with pytest.raises(JournalError, match="takes back more than was played"):
        list(happenings(game, table.journal, len(table.entries) - 3, again[-4].after))


def test_wrong_game_or_rules_version_is_rejected() -> None:
    game = find("thousand_km")
    with pytest.raises(JournalError, match="not 'thousand_km'"):
        fold(game, Journal(Header("knatsch", 1, 2)))
    with pytest.raises(JournalError, match="rules 99; this program plays 1"):
        fold(game, Journal(Header("thousand_km", 99, 2)))
    with pytest.raises(JournalError, match="5 seats"):
        fold(game, Journal(Header("thousand_km", 1, 5)))
    with pytest.raises(JournalError, match="points_target"):
        fold(game, Journal(Header("thousand_km", 1, 2, {"points_target": 0})))


@pytest.mark.parametrize(
    "monster",
    [
        10**5000,
        -(10**5000),
        "x" * 10**6,
        "\ud800\x1b[2J",
        json.loads("[" * 900 + "]" * 900),
        {1: 2},
    ],
    ids=["large", "small", "long", "half", "deep", "object"],
)
def test_errors_can_quote_any_value(monster: object) -> None:
    def told(error: pytest.ExceptionInfo[ValueError]) -> None:
        text = str(error.value)
        assert text.isprintable()
        assert len(text) < 400

    game = find("thousand_km")
    position = game.new(2).position()
    with pytest.raises(PositionError) as error:
        game.load(monster)
    told(error)
    for name in position:
        with pytest.raises(PositionError) as error:
            game.load({**position, name: monster})
        told(error)
    if not isinstance(monster, list | dict):
        with pytest.raises(PositionError) as error:
            game.load({**position, monster: 1})
        told(error)
    for option in game.options:
        with pytest.raises(OptionError) as option_error:
            game.new(2, {option.name: monster})
        told(option_error)
    with pytest.raises(OptionError) as option_error:
        game.new(2, {monster if isinstance(monster, str) else "unknown": 1})
    told(option_error)
