"""Equal luck: after one other choice the others go on drawing what they would have drawn."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tafelrunde.bots import levels
from tafelrunde.core.journal import (
    Chance,
    Entry,
    Header,
    Journal,
    JournalError,
    Reveal,
    Sit,
    entry_line,
    read_entry,
    read_json,
    read_text,
    write_json,
    write_text,
)
from tafelrunde.core.rng import FastRng, LabelledStreams, seal
from tafelrunde.core.state import luck_label
from tafelrunde.games import NAMES, find
from tafelrunde.table.fairness import resume_labelled, table_key, verify
from tafelrunde.table.table import Table

SEATS = {"thousand_km": 3}
USUAL_SEATS = 4
OPTIONS: dict[str, dict[str, object]] = {
    "thousand_km": {"mode": "single_rally"},
    "knight_rider": {"auto_build": True},
}
LEAST = {"kraftwagen": 0.9}
USUAL_LEAST = 0.95

EARLY = 20
"""The other choice is one of the first so many of a game."""
NOBODYS = ("kraftwagen",)
"""Games whose luck is nobody's own."""

Luck = dict[tuple[int, int], str]
"""What was drawn, by label and number of the draw."""


def new_table(name: str, deal: int) -> Table:
    game = find(name)
    streams = LabelledStreams(table_key(deal.to_bytes(32, "big"), []))
    table = Table(game, SEATS.get(name, USUAL_SEATS), OPTIONS.get(name, {}), streams)
    table.watched = lambda: False
    table.start()
    return table


def play(table: Table, deal: int, other: int | None = None) -> int | None:
    """Play to the end by rules of thumb. With `other`, the first seat that has a choice after so
    many choices takes another one than it would; its number is returned."""
    bot = levels.find(table.game, "medium")
    made, strayed = 0, None
    while not table.over:
        seat, menu = min(table.menus.items())
        rng = FastRng(deal * 1_000_003 + seat * 100_003 + menu)
        guess = table.state.determinize(seat, rng)
        action = bot.choose(guess, seat, rng)
        choices = [one for one in table.state.legal(seat) if one != action]
        if other is not None and strayed is None and made >= other and choices:
            strayed, action = seat, choices[deal % len(choices)]
        table.act(seat, table.game.notation.text(int(action)), menu)
        made += 1
    return strayed


def luck(entries: list[Entry]) -> Luck:
    counts: Counter[int] = Counter()
    found: Luck = {}
    for entry in entries:
        if isinstance(entry, Chance) and entry.draws:
            assert entry.label is not None
            found[entry.label, counts[entry.label]] = entry.text
            counts[entry.label] += 1
    return found


def equal_draws(name: str, deals: range) -> float:
    """The share of the others' later draws that stay the same, over games played twice."""
    later = same = 0
    for deal in deals:
        one, two = new_table(name, deal), new_table(name, deal)
        play(one, deal)
        strayed = play(two, deal, deal % EARLY)
        pairs = enumerate(zip(one.entries, two.entries, strict=False))
        split = next((at for at, (here, there) in pairs if here != there), len(one.entries))
        before = luck(one.entries[:split])
        here, there = luck(one.entries), luck(two.entries)
        for place in here.keys() & there.keys() - before.keys():
            if seat_of(place[0]) != strayed or name in NOBODYS:
                later += 1
                same += here[place] == there[place]
    assert later > len(deals)
    return same / later


def seat_of(label: int) -> int:
    """Of luck that is nobody's own, 0."""
    return label // luck_label(0, 1, 0) % (luck_label(0, 0, 1) // luck_label(0, 1, 0))


@pytest.mark.parametrize("name", NAMES)
def test_one_other_choice_leaves_the_luck_of_the_others(name: str) -> None:
    assert equal_draws(name, range(36)) >= LEAST.get(name, USUAL_LEAST)


@pytest.mark.full
@pytest.mark.parametrize("name", NAMES)
def test_one_other_choice_leaves_the_luck_of_the_others_in_1000_deals(name: str) -> None:
    assert equal_draws(name, range(1000, 2000)) >= LEAST.get(name, USUAL_LEAST)


def test_undo_does_not_rewind_a_label() -> None:
    table = new_table("geisterfahrer", 1)
    seat = next(iter(table.menus))
    for _ in range(2):
        table.act(seat, "roll", table.menus[seat])
        table.undo(seat, generous=True)
    thrown = [entry for entry in table.entries if isinstance(entry, Chance)][-2:]
    assert thrown[0].label == thrown[1].label
    streams = LabelledStreams(table_key((1).to_bytes(32, "big"), []))
    streams.label = thrown[0].label or 0
    assert [one.draws[0][1] for one in thrown] == [streams.below(6), streams.below(6)]


@pytest.mark.parametrize("known", [0, 10, 60])
def test_a_resumed_game_goes_on_with_the_same_luck(known: int) -> None:
    whole = new_table("knatsch", 2)
    play(whole, 2)
    streams = resume_labelled((2).to_bytes(32, "big"), whole.entries[:60], known)
    table = Table(whole.game, USUAL_SEATS, {}, streams, whole.entries[:60])
    table.start()
    play(table, 2)
    assert table.entries == whole.entries


def spoilt(line: str, spoiling: str) -> str:
    """A chance entry with a changed draw or label, or without its label."""
    entry, _, drawn = line.partition(" | ")
    label, draw = drawn.split(" ")
    n, value = map(int, draw.split(":"))
    if spoiling == "draw":
        return f"{entry} | {label} {n}:{(value + 1) % n}"
    return f"{entry} | {int(label) + 1} {draw}" if spoiling == "label" else f"{entry} | {draw}"


JOURNAL = (Path(__file__).parent / "equal_luck.journal").read_text("utf-8")
"""A finished game with an undo, which `fairness.test.ts` judges too, with the same spoilt lines."""


def test_verify_accepts_equal_luck() -> None:
    journal = read_text(JOURNAL)
    assert journal.header.equal_luck
    assert read_and_verify(JOURNAL) == 59
    assert read_json(write_json(journal)) == journal


@pytest.mark.parametrize("spoiling", ["draw", "label", "none"])
def test_verify_rejects_spoilt_luck(spoiling: str) -> None:
    journal = read_text(JOURNAL)
    for at, entry in enumerate(journal.entries):
        if isinstance(entry, Chance):
            entries = list(journal.entries)
            entries[at] = read_entry(spoilt(entry_line(entry), spoiling), 1, 2)
            spoiled = Journal(journal.header, tuple(entries))
            with pytest.raises(JournalError):
                read_and_verify(write_text(spoiled))


def read_and_verify(text: str) -> int:
    return verify(find("geisterfahrer"), read_text(text))


def test_verify_rejects_luck_that_was_not_due() -> None:
    """The draw follows from its label, which only the rules can tell is wrong."""
    game, secret = find("geisterfahrer"), bytes(32)
    streams = LabelledStreams(table_key(secret, []))
    streams.label = 7
    first = game.new(2, {})
    value = int(streams.below(2))
    seated = [Sit(seat, "bot", "medium") for seat in range(2)]
    lot = Chance(f"start {value}", ((2, value),), 7)
    header = Header(game.name, game.rules_version, 2, {}, equal_luck=True)
    header = replace(header, seal=seal(secret, header.sealed()))
    journal = Journal(header, (*seated, lot, Reveal(secret.hex())))
    with pytest.raises(JournalError, match=f"entry 3: the label is 7, not {first.label()}"):
        verify(game, journal)


def test_verify_rejects_the_secret_of_another_day() -> None:
    """Otherwise a server could choose the cards of a day and still seal them."""
    game, secret = find("geisterfahrer"), bytes(32)
    header = Header(game.name, game.rules_version, 2, {}, equal_luck=True, day="2026-11-18 3")
    header = replace(header, seal=seal(secret, header.sealed()))
    seated = [Sit(seat, "bot", "medium") for seat in range(2)]
    journal = Journal(header, (*seated, Reveal(secret.hex())))
    with pytest.raises(JournalError, match="not that of the day"):
        verify(game, read_text(write_text(journal)))
