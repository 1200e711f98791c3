"""Tables, without I/O: hidden reactions, standing orders, undo, history, verifiable dice."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import msgspec
import pytest

from tafelrunde.core.journal import (
    Act,
    Chance,
    Commit,
    Entry,
    Journal,
    Reveal,
    Seed,
    Sit,
    Undo,
)
from tafelrunde.core.rng import FastRng, seal
from tafelrunde.games import find
from tafelrunde.games.thousand_km.rules.state import Rally
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.table.fairness import resume_stream, table_stream, verify
from tafelrunde.table.table import REACTION_SECONDS, RefusedError, Table, default_order
from tests.kit.walks import fingerprint

KM = find("thousand_km")


def attack_in(table: Table, seat_of_attacker: int = 0) -> str | None:
    """An attack in the attacker's menu that opens a window."""
    if table.state.turn() != seat_of_attacker:
        return None
    for choice in KM.menu(table.state, seat_of_attacker):
        if choice.text.startswith("attack"):
            after = table.state.clone()
            after.apply(seat_of_attacker, KM.notation.number(choice.text))
            if after.pending() and after.turn() != seat_of_attacker:
                return choice.text
    return None


def table_before_an_attack(holding: bool, order: str) -> tuple[Table, str]:
    """Two players: seat 0 can attack seat 1, which may or may not hold the answer."""
    for seed in range(3000):
        table = Table(KM, 2, {"first_dealer": 1}, FastRng(seed))
        table.give_order(1, order)
        table.start()
        rng = FastRng(seed + 10_000)
        for _ in range(60):
            text = attack_in(table)
            if text:
                after = table.state.clone()
                after.apply(0, KM.notation.number(text))
                if (len(after.legal(1)) == 2) == holding:
                    return table, text
            seat, menu = next(iter(table.menus.items()))
            thumb = KM.policies["thumb"]()
            action = thumb.choose(table.state, seat, rng)
            table.act(seat, KM.notation.text(action), menu)
            if table.window_until is not None:
                table.tick(table.window_until)
            if table.over:
                break
    raise LookupError("no such position")


@pytest.mark.parametrize("holding", [True, False])
def test_standing_order_answers_immediately(holding: bool) -> None:
    table, text = table_before_an_attack(holding, "blitz")
    entries = table.act(0, text, table.menus[0], now=100.0)
    assert entries[0] == Act(0, text)
    assert entries[1] == Act(1, "blitz" if holding else "decline")
    assert table.window_until is None


@pytest.mark.parametrize("holding", [True, False])
def test_reaction_window_is_equally_long_for_any_hand(holding: bool) -> None:
    table, text = table_before_an_attack(holding, "ask")
    assert table.act(0, text, table.menus[0], now=100.0) == [Act(0, text)]
    closes = 100.0 + REACTION_SECONDS
    assert table.window_until == closes
    # The answer is held back until the window closes.
    assert table.act(1, "decline", table.menus[1], now=101.0) == []
    assert table.tick(closes - 0.1) == []
    assert table.tick(closes)[0] == Act(1, "decline")


@pytest.mark.parametrize("holding", [True, False])
def test_unwatched_tables_ask_only_seats_with_a_choice(
    holding: bool,
) -> None:
    table, text = table_before_an_attack(holding, "ask")
    table.watched = lambda: False
    entries = table.act(0, text, table.menus[0], now=100.0)
    assert table.window_until is None
    if holding:
        assert entries == [Act(0, text)]
        assert table.act(1, "blitz", table.menus[1], now=500.0)[0] == Act(1, "blitz")
    else:
        assert entries[1] == Act(1, "decline")


def test_people_are_asked_and_bots_answer_immediately() -> None:
    assert default_order(KM) == "ask"
    assert default_order(KM, bot=True) == "blitz"


def test_timeout_counts_as_declining() -> None:
    table, text = table_before_an_attack(True, "ask")
    table.act(0, text, table.menus[0], now=5.0)
    assert table.tick(5.0 + REACTION_SECONDS)[0] == Act(1, "decline")


def test_held_answer_survives_a_new_order() -> None:
    table, text = table_before_an_attack(True, "ask")
    table.act(0, text, table.menus[0], now=5.0)
    table.act(1, "blitz", table.menus[1], now=6.0)
    table.give_order(1, "decline")
    again = Table(KM, 2, table.header.options, FastRng(0), table.entries, table.state)
    again.orders = list(table.orders)
    assert again.start(20.0, table.held) == []
    assert again.held == {1: "blitz"}
    assert again.tick(20.0 + REACTION_SECONDS)[0] == Act(1, "blitz")


def test_unknown_order_is_refused() -> None:
    table = Table(KM, 2, {}, FastRng(1))
    with pytest.raises(RefusedError, match="no-such-order"):
        table.give_order(0, "sleep")


def test_team_answers_are_applied_in_seat_order_and_hidden_until_then() -> None:
    for seed in range(500):
        table = Table(KM, 4, {"first_dealer": 3}, FastRng(seed))
        for seat in range(4):
            table.give_order(seat, "ask")
        table.start()
        text = None
        rng = FastRng(seed)
        for _ in range(80):
            if table.over:
                break
            if table.window_until is not None and len(table.menus) > 1:
                text = "found"
                break
            if table.window_until is not None:
                table.tick(table.window_until)
                continue
            seat, menu = next(iter(table.menus.items()))
            action = KM.policies["thumb"]().choose(table.state, seat, rng)
            table.act(seat, KM.notation.text(action), menu)
        if text:
            break
    first, second = sorted(table.menus)
    before = len(table.entries)
    views = [msgspec.json.encode(KM.view(table.state, viewer)) for viewer in range(4)]
    table.act(second, "decline", table.menus[second])
    assert len(table.entries) == before
    assert [msgspec.json.encode(KM.view(table.state, viewer)) for viewer in range(4)] == views
    with pytest.raises(RefusedError, match="stale"):
        table.act(second, "decline", 99)
    table.act(first, "decline", table.menus[first])
    assert table.window_until is not None
    entered = table.tick(table.window_until)
    assert entered[:2] == [Act(first, "decline"), Act(second, "decline")]


# -- Undo ------------------------------------------------------------------------------------


def rally(table: Table) -> Rally:
    assert isinstance(table.state, Rally)
    return table.state


def two_choices_without_chance() -> Table:
    """A game with an empty talon, in which a choice is followed by the next turn without a draw."""
    for seed in range(50):
        table = Table(KM, 2, {"mode": "single_rally"}, FastRng(seed))
        table.start()
        rng = FastRng(seed)
        while not table.over and rally(table).talon.size > 0:
            choose(table, rng)
        if not table.over and min(hand.size for hand in rally(table).hands) > 2:
            return table
    raise LookupError("no such game")


def test_undo_takes_back_the_seats_last_choice() -> None:
    table = two_choices_without_chance()
    seat, menu = next(iter(table.menus.items()))
    before, many = fingerprint(table.state), len(table.entries)
    discard = next(c.text for c in KM.menu(table.state, seat) if c.text.startswith("discard"))
    table.act(seat, discard, menu)
    assert table.undo_length(seat) == 1
    assert table.undo_length(1 - seat) == 0
    table.seen(None)
    assert table.undo(seat)[0] == Undo(seat, 1)
    assert fingerprint(table.state) == before
    assert len(table.entries) == many + 2
    with pytest.raises(RefusedError):
        table.act(seat, discard, menu)
    table.act(seat, discard, table.menus[seat])
    assert [seen.lines[0].key for seen in table.seen(None)[-2:]] == ["log-undo", "log-discard"]


def test_undo_stops_at_chance_unless_generous() -> None:
    table = Table(KM, 2, {"first_dealer": 1}, FastRng(3))
    table.start()
    before = fingerprint(table.state)
    text = next(c.text for c in KM.menu(table.state, 0) if c.text.startswith("discard"))
    table.act(0, text, table.menus[0])
    assert isinstance(table.entries[-1], Chance)
    with pytest.raises(RefusedError, match="nothing-to-undo"):
        table.undo(0)
    table.undo(0, generous=True)
    assert fingerprint(table.state) == before
    assert table.state.turn() == 0


def test_undo_skips_answers_of_standing_orders() -> None:
    """The order would repeat its answer, so undo takes back the person's last choice."""
    table, attack = table_before_an_attack(holding=False, order="decline")
    table.act(0, attack, table.menus[0])
    assert Act(1, "decline") in table.entries[-3:]
    length = table.undo_length(1, generous=True)
    first = table.journal.played()[-length]
    assert isinstance(first, Act)
    assert (first.seat, first.text in ("blitz", "decline")) == (1, False)


# -- History ---------------------------------------------------------------------------------


def play(table: Table, decisions: int, seed: int = 5) -> None:
    rng = FastRng(seed)
    for _ in range(decisions):
        if table.over:
            return
        choose(table, rng)


def choose(table: Table, rng: FastRng) -> None:
    """Make a random choice for the first seat asked, closing any reaction window."""
    seat, menu = next(iter(table.menus.items()))
    table.act(seat, KM.notation.text(table.state.pick(seat, rng)), menu)
    if not table.menus and table.window_until is not None:
        table.tick(table.window_until)


def test_log_can_be_rebuilt_from_the_journal() -> None:
    table = Table(KM, 3, {}, FastRng(2))
    live = {viewer: table.seen(viewer) for viewer in (0, 1, 2, None)}
    table.start()
    play(table, 30)
    for seat in (0, 1, 1, 2, 0):
        table.undo(seat, generous=True)
        play(table, 2)
    again = Table(KM, 3, table.header.options, FastRng(0), entries=table.entries)
    for viewer, seen in live.items():
        assert again.seen(viewer) == seen
    assert len(live[0]) > len(live[None]) - 40
    names = {line.key for line in (line for seen in live[None] for line in seen.lines)}
    assert "log-draw-own" not in names
    for language in LANGUAGES:
        words = Words(language, "thousand_km")
        assert all(words.render(line) for seen in live[1] for line in seen.lines)


def test_past_views_can_be_restored() -> None:
    table = Table(KM, 2, {}, FastRng(2))
    table.start()
    kept = [(len(table.entries) - 1, KM.view(table.state, 0))]
    for step in range(10):
        play(table, 1, seed=step)
        kept.append((len(table.entries) - 1, KM.view(table.state, 0)))
    for at, view in kept:
        assert table.view_at(0, at) == view
    for number, seen in enumerate(table.seen(0), 1):
        assert table.view_of(0, number) == table.view_at(0, seen.at)
    assert table.view_of(0, len(table.seen(0)) + 1) is None


# -- Fair dice ---------------------------------------------------------------------------------

SECRET = bytes(range(32))
SEEDS = [b"a" * 16, b"b" * 16]


def fair_table() -> Table:
    fairness: list[Entry] = [Sit(0, "person", "Anna"), Sit(1, "person", "Bert")]
    fairness += [Commit(seat, hashlib.sha256(seed).hexdigest()) for seat, seed in enumerate(SEEDS)]
    fairness += [Seed(0, SEEDS[0].hex()), Seed(1, None)]
    table = Table(KM, 2, {"mode": "single_rally"}, table_stream(SECRET, fairness), fairness)
    table.start()
    return table


def test_resumed_table_continues_with_the_same_dice() -> None:
    table = fair_table()
    play(table, 20)
    dice = resume_stream(SECRET, table.entries)
    resumed = Table(KM, 2, table.header.options, dice, table.entries)
    resumed.start()
    assert fingerprint(resumed.state) == fingerprint(table.state)
    play(table, 20, seed=9)
    play(resumed, 20, seed=9)
    assert resumed.entries == table.entries


def test_finished_game_can_be_verified() -> None:
    table = fair_table()
    play(table, 1000)
    assert table.over
    header = replace(table.header, seal=seal(SECRET, table.header.sealed()))
    journal = Journal(header, (*table.entries, Reveal(SECRET.hex())))
    assert verify(KM, journal) == sum(
        len(entry.draws) for entry in table.entries if isinstance(entry, Chance)
    )
