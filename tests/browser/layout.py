"""Tables that stand in the middle of a game: laid out from a journal, before anybody comes."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import msgspec

from tafelrunde.core.journal import (
    Act,
    Chance,
    Entry,
    Header,
    Journal,
    entry_line,
    read_entry,
    read_text,
)
from tafelrunde.core.options import complete
from tafelrunde.core.replay import begin, fold, play_entry
from tafelrunde.core.state import OVER
from tafelrunde.games import find
from tafelrunde.server.api.people import token_hash
from tafelrunde.server.base.messages import Pace, Status
from tafelrunde.server.store.interface import Person, Store, TableRow
from tafelrunde.server.store.sqlite.store import SqliteStore
from tafelrunde.server.tables.services import new_code
from tafelrunde.server.tables.table_record import COLOURS, Seat, Setup
from tafelrunde.table.fairness import SECRET_BYTES
from tests.browser.player import Player
from tests.browser.serving import Server

GAMES = Path(__file__).parents[1] / "games"


def rally_dealt(hands: tuple[str, ...], *lines: str) -> Journal:
    """1000 Kilometer: six cards for each, seat 1 begins; then what happened, line by line."""
    game = find("thousand_km")
    seats = len(hands)
    options = complete(game.options, {"mode": "single_rally"}, seats)
    header = Header(game.name, game.rules_version, seats, options)
    dealer, *others = (hand.split() for hand in hands)
    deal = [card for once in zip(*others, dealer, strict=True) for card in once]
    told = ["* dealer 0", *(f"* draw {card}" for card in deal), *lines]
    return Journal(
        header, tuple(read_entry(line, number, seats) for number, line in enumerate(told, 1))
    )


def fresh_game(name: str, seats: int, *chance: str, **options: int | str | bool) -> Journal:
    """A game in which nothing has happened but the first draws."""
    game = find(name)
    header = Header(game.name, game.rules_version, seats, complete(game.options, options, seats))
    return Journal(header, tuple(Chance(text) for text in chance))


def kept_game(game: str, name: str) -> Journal:
    """A game from its beginning to its end."""
    (path,) = (GAMES / game).glob(f"*/{name}.journal")
    return read_text(path.read_text("utf-8"))


def journal_before(game: str, name: str, text: str) -> tuple[Journal, int]:
    """A kept game up to somebody's choice, which has not been made yet, and whose it is."""
    journal = kept_game(game, name)
    for at, entry in enumerate(journal.entries):
        if isinstance(entry, Act) and entry.text == text:
            return replace(journal, entries=journal.entries[:at]), entry.seat
    raise AssertionError(f"nobody chooses {text!r} in {name}")


def journal_at(game: str, menu: int) -> tuple[Journal, int]:
    """A kept game up to the first decision with so many choices, and the seat that has it."""
    path = min((GAMES / game / "playthroughs").glob("*.journal"))
    journal = read_text(path.read_text("utf-8"))
    rules = find(game)
    state = begin(rules, journal)
    for at, entry in enumerate(journal.entries):
        if isinstance(entry, Act) and len(state.legal(entry.seat)) >= menu:
            return replace(journal, entries=journal.entries[:at]), entry.seat
        if isinstance(entry, Act | Chance):
            play_entry(rules, state, entry, f"entry {at + 1}")
    raise AssertionError(f"{path} has no menu of {menu}")


RELAXED = Pace()


def lay_out(server: Server, journal: Journal, *seats: Player | None, pace: Pace = RELAXED) -> str:
    """The code of a table at which these people (or bots) have played so far."""
    tokens = [None if player is None else player.token for player in seats]
    # The browsers keep an event loop of their own in this thread.
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, _lay_out(server, journal, tokens, pace)).result()


async def _lay_out(server: Server, journal: Journal, tokens: list[str | None], pace: Pace) -> str:
    store = SqliteStore(server.folder / "tafelrunde.sqlite")
    await store.open()
    try:
        people = [None if token is None else await _person(store, token) for token in tokens]
        return await _write(store, journal, people, pace)
    finally:
        await store.close()


async def _person(store: Store, token: str) -> Person:
    person = await store.person(token_hash(token))
    assert person is not None
    return person


async def _write(store: Store, journal: Journal, people: list[Person | None], pace: Pace) -> str:
    seats = []
    for number, person in enumerate(people):
        seat = Seat(colour=COLOURS[number])
        if person is None:
            seat.give_to_bot("medium", "")
        else:
            seat.take(person.id, person.name, seat.colour)
        seats.append(seat)
    setup = Setup(
        game=journal.header.game,
        rules=journal.header.rules,
        options=dict(journal.header.options),
        seats=seats,
        host=next(person.id for person in people if person is not None),
        pace=pace,
        fair=False,
    )
    encoded = msgspec.json.encode(setup)
    secret = bytes(SECRET_BYTES)
    table = await store.create_table(new_code(), setup.game, False, encoded, secret, 0.0)
    lines = [entry_line(entry) for entry in [*_seating(seats), *_undrawn(journal)]]
    await store.append(table.id, 0, lines)
    over = fold(find(setup.game), journal).turn() == OVER
    status: Status = "over" if over else "playing"
    await store.save_table(table.id, TableRow(status, False, encoded, setup.people, 0.0))
    return table.code


def _seating(seats: list[Seat]) -> list[Entry]:
    return [seat.sits(number) for number, seat in enumerate(seats)]


def _undrawn(journal: Journal) -> list[Entry]:
    """The draws of another table's dice are left out."""
    return [Chance(entry.text) if isinstance(entry, Chance) else entry for entry in journal.entries]
