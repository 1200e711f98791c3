"""Verifiable randomness: which journals pass and which fail."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.core.journal import (
    Act,
    Chance,
    Entry,
    Header,
    Journal,
    JournalError,
    Undo,
    read_entry,
)
from tafelrunde.core.rng import FastRng, Rng, commitment, seal
from tafelrunde.games import find
from tafelrunde.table.fairness import RecordingRng, check_seal, table_stream, verify
from tafelrunde.table.table import Table

KM = find("thousand_km")
SEATS = 3
OPTIONS = {"mode": "single_rally"}
PLAYED = Header(KM.name, KM.rules_version, SEATS, OPTIONS)
GAME = "..."

_INTRODUCTION, *_TOLD = (Path(__file__).parent / "journals.txt").read_text("utf-8").split("\n# ")
SECRET = bytes.fromhex(_INTRODUCTION.split("\nsecret ")[1])
CASES = {title: lines.splitlines() for title, lines in (told.split("\n", 1) for told in _TOLD)}
"""Journal entries by title, which gives the verdict and the subject."""
HONEST = "fair: all give their seed"

SENTENCES = {
    "seats": r"entry [123]: expected who sits in seat [012]",
    "order": r"entry \d+: (expected the seed|seat \d has nothing to commit to|all commitments)",
    "seed": r"entry \d+: the seed of seat 0 is not what it committed to",
    "no-reveal": "the secret has not been revealed",
    "reveal": r"entry \d+: comes after the secret was revealed",
    "secret": "the revealed secret, game, seats and options are not what was committed to",
}


def played(dice: Rng, undo: bool = False) -> list[Entry]:
    """A complete game with these dice, in which no player is asked about a Blitz."""
    table = Table(KM, SEATS, OPTIONS, dice)
    table.orders = ["blitz"] * SEATS
    table.start()
    rng = FastRng(5)
    while not table.over:
        if undo and len(table.entries) > 40:
            table.undo(0, generous=True)
            undo = False
        seat, menu = next(iter(table.menus.items()))
        table.act(seat, KM.notation.text(table.state.pick(seat, rng)), menu)
    return table.entries


def journal_of(title: str, undo: bool = False) -> Journal:
    """The journal with this title, with its game filled in."""
    lines = CASES[title]
    told = [
        None if line == GAME else read_entry(line, number, SEATS)
        for number, line in enumerate(lines, 1)
    ]
    dice = table_stream(SECRET, [entry for entry in told if entry is not None])
    game = played(dice, undo)
    entries: list[Entry] = []
    for number, entry in enumerate(told):
        if entry is not None:
            entries.append(entry)
        elif None in told[number + 1 :]:
            entries.append(game.pop(0))
        else:
            entries += game
    return Journal(sealed(PLAYED), tuple(entries))


def sealed(header: Header) -> Header:
    return replace(header, seal=seal(SECRET, header.sealed()))


@pytest.mark.parametrize("title", CASES)
def test_verify_checks_the_order_of_entries(title: str) -> None:
    verdict = title.split(":")[0]
    journal = journal_of(title)
    if verdict == "fair":
        assert verify(KM, journal) > 50
    else:
        with pytest.raises(JournalError, match=SENTENCES[verdict]):
            verify(KM, journal)


def changed(journal: Journal, at: int, *entries: Entry, leaving_out: int = 0) -> str:
    """The error for the journal with the entries at `at` replaced."""
    told = journal.entries
    spoilt = Journal(journal.header, (*told[:at], *entries, *told[at + leaving_out :]))
    with pytest.raises(JournalError) as error:
        verify(KM, spoilt)
    return str(error.value)


def first_chance(journal: Journal) -> tuple[int, Chance]:
    return next((at, e) for at, e in enumerate(journal.entries) if isinstance(e, Chance))


def test_verify_names_the_entry_with_a_changed_draw() -> None:
    journal = journal_of(HONEST)
    at, roll = first_chance(journal)
    n, value = roll.draws[0]
    steered = Chance(roll.text, ((n, (value + 1) % n), *roll.draws[1:]))
    told = changed(journal, at, steered, leaving_out=1)
    assert told == f"entry {at + 1}: the draw is not the stream's"


def test_verify_detects_a_card_that_does_not_follow_from_its_draws() -> None:
    journal = journal_of(HONEST)
    at, roll = first_chance(journal)
    outcomes = [KM.notation.text(action) for action, _ in KM.new(SEATS, OPTIONS).outcomes()]
    other = next(text for text in outcomes if text != roll.text)
    told = changed(journal, at, Chance(other, roll.draws), leaving_out=1)
    assert told.startswith(f"entry {at + 1}: the draws give")


def test_verify_detects_missing_draws() -> None:
    journal = journal_of(HONEST)
    at, last = max((at, e) for at, e in enumerate(journal.entries) if isinstance(e, Chance))
    told = changed(journal, at, Chance(last.text), leaving_out=1)
    assert told.startswith(f"entry {at + 1}: the next draw")


def test_verify_names_the_entry_with_an_illegal_choice() -> None:
    journal = journal_of(HONEST, undo=True)
    at = max(at for at, e in enumerate(journal.entries) if isinstance(e, Act))
    told = changed(journal, at, Act(0, "blitz"), leaving_out=1)
    assert told.startswith(f"entry {at + 1}: seat 0 cannot")


def test_verify_checks_undone_entries() -> None:
    journal = journal_of(HONEST, undo=True)
    assert verify(KM, journal) > 50
    at = next(at for at, e in enumerate(journal.entries) if isinstance(e, Undo))
    chances = [n for n, e in enumerate(journal.entries[:at]) if isinstance(e, Chance)]
    undone = journal.entries[chances[-1]]
    assert isinstance(undone, Chance)
    other = "draw KM25" if undone.text != "draw KM25" else "draw KM50"
    told = changed(journal, chances[-1], Chance(other, undone.draws), leaving_out=1)
    assert told.startswith(f"entry {chances[-1] + 1}: the draws give")


def test_verify_rejects_undo_of_chance_alone() -> None:
    """Otherwise draws could be repeated until they suit."""
    honest = [read_entry(line, 1, SEATS) for line in CASES[HONEST] if line != GAME]
    stream = RecordingRng(table_stream(SECRET, honest))
    thrown = Chance(KM.notation.text(KM.new(SEATS, OPTIONS).roll(stream)), stream.take())
    game = played(stream)
    steered = Journal(
        journal_of(HONEST).header, (*honest[:-1], thrown, Undo(0, 1), *game, honest[-1])
    )
    with pytest.raises(JournalError, match="entry 9: does not take back a choice of seat 0"):
        verify(KM, steered)


def test_check_seal_compares_the_published_seal() -> None:
    journal = journal_of(HONEST)
    told = seal(SECRET, PLAYED.sealed())
    check_seal(journal, told)
    check_seal(journal, told[:16])
    for other in (seal(b"other", PLAYED.sealed()), commitment(SECRET), told[1:17]):
        with pytest.raises(JournalError, match="not the seal published before"):
            check_seal(journal, other)


@pytest.mark.parametrize(
    "other",
    [
        {"options": {"mode": "single_rally", "points_target": 5000}},
        {"options": {}},
        {"seats": SEATS + 1},
        {"game": "knatsch"},
    ],
    ids=str,
)
def test_seal_commits_to_the_game_seats_and_options(other: dict[str, Any]) -> None:
    honest = journal_of(HONEST)
    changed = Journal(replace(honest.header, **other), honest.entries)
    with pytest.raises(JournalError, match=SENTENCES["secret"]):
        verify(KM, changed)


def test_older_journals_commit_to_the_secret_only() -> None:
    entries = journal_of(HONEST).entries
    old = Journal(replace(PLAYED, commitment=commitment(SECRET)), entries)
    assert verify(KM, old) > 50
    check_seal(old, commitment(SECRET))
    wrong = Journal(replace(PLAYED, commitment=commitment(b"other")), entries)
    with pytest.raises(JournalError, match="the revealed secret is not what was committed to"):
        verify(KM, wrong)


def test_verify_rejects_a_journal_without_a_seal() -> None:
    honest = journal_of(HONEST)
    bare = Journal(PLAYED, honest.entries)
    with pytest.raises(JournalError, match="nothing to check"):
        verify(KM, bare)
    with pytest.raises(JournalError, match="not the seal"):
        check_seal(bare, seal(SECRET, PLAYED.sealed()))
