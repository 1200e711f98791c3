"""Exports and imports a table's journal as text."""

from __future__ import annotations

from tafelrunde.bots.levels import USUAL
from tafelrunde.core.journal import (
    Entry,
    Journal,
    JournalError,
    Resign,
    Reveal,
    Sit,
    read,
    read_entry,
    unsealed,
    write_text,
)
from tafelrunde.core.replay import fold
from tafelrunde.core.state import OVER
from tafelrunde.games import UnknownGameError, find
from tafelrunde.server.base.user_text import LONGEST_NAME, clean
from tafelrunde.server.tables.live import header_of
from tafelrunde.server.tables.rooms import read_setup
from tafelrunde.server.tables.services import Services, create_table, save_setup
from tafelrunde.server.tables.table_record import COLOURS, Seat, Setup
from tafelrunde.table.fairness import is_kept


async def export_journal(services: Services, code: str) -> str | None:
    """A table's current journal; None if there is no such table."""
    stored = await services.store.table(code)
    if stored is None:
        return None
    setup = read_setup(stored)
    lines = await services.store.journal(stored.id)
    seats = len(setup.seats)
    entries = [read_entry(line, number, seats) for number, line in enumerate(lines, 1)]
    return write_text(Journal(header_of(setup, stored.secret), tuple(entries)))


async def import_journal(services: Services, text: str) -> str:
    """Create a table with this journal and return its code. Bots continue an unfinished game, and
    people can take their seats; its further draws do not match the commitment."""
    journal = read(text)
    try:
        game = find(journal.header.game)
    except UnknownGameError as error:
        raise JournalError(f"header: {error}") from None
    secret = revealed(journal)
    # The secret is also revealed if people agreed to end the game.
    over = fold(game, journal).turn() == OVER or secret is not None
    fair = over and secret is not None and is_kept(journal.header, secret)
    setup = Setup(
        game=game.name,
        rules=journal.header.rules,
        options=dict(journal.header.options),
        seats=seats_of(journal),
        host=0,
        fair=fair,
        sealed=journal.header.seal is not None,
    )
    entries = list(journal.entries) if fair else kept(journal)
    if over and not fair:
        entries.append(Reveal("00" * 32))
    stored = await create_table(services, setup, secret if fair and secret else b"")
    await save_setup(services, stored.id, "over" if over else "playing", setup, entries)
    return stored.code


def revealed(journal: Journal) -> bytes | None:
    for entry in journal.entries:
        if isinstance(entry, Reveal):
            return bytes.fromhex(entry.secret)
    return None


def kept(journal: Journal) -> list[Entry]:
    """The entries to import: seats, the moves in effect without recorded draws, resignations."""
    sat = [entry for entry in journal.entries if isinstance(entry, Sit)]
    gave_up = [entry for entry in journal.entries if isinstance(entry, Resign)]
    return [*sat, *unsealed(journal.played()), *gave_up]


def seats_of(journal: Journal) -> list[Seat]:
    """Bots with the names of the original players."""
    seats = [
        Seat(kind="bot", level=USUAL, colour=COLOURS[number % len(COLOURS)])
        for number in range(journal.header.seats)
    ]
    for entry in journal.entries:
        if isinstance(entry, Sit) and entry.kind == "person":
            seats[entry.seat].name = clean(entry.name, LONGEST_NAME)
        elif isinstance(entry, Resign):
            seats[entry.seat].resigned = True
    return seats
