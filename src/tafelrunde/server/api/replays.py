"""Finished games: replays entry by entry, and new tables that continue from an entry."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import msgspec

from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Act, Chance, Entry, Journal, unsealed
from tafelrunde.core.replay import Happening, Step
from tafelrunde.core.state import OVER, State
from tafelrunde.core.words import Message
from tafelrunde.games import find
from tafelrunde.server.base.http_messages import Branch, Chapter, Eyes, ReplayView
from tafelrunde.server.base.messages import NO_VIEW
from tafelrunde.server.base.messages import Entry as LogEntry
from tafelrunde.server.store.interface import Person, StoredTable
from tafelrunde.server.tables.history import shown
from tafelrunde.server.tables.services import Services, create_table, new_company, save_setup
from tafelrunde.server.tables.table_record import Seat, Setup, free_colour
from tafelrunde.server.tables.viewer_logs import seat_or_none

MOST_VIEWS = 100
"""Views in one response."""
LARGE_ANSWER = 200_000
"""Bytes after which a response ends early, because the client may not read all of it."""

Raw = msgspec.Raw
encode = msgspec.json.encode


def story(journal: Journal, viewer: int) -> tuple[list[LogEntry], list[int], list[Chapter]]:
    """The viewer's log, the journal index of each entry, and the chapters that were not undone."""
    game = find(journal.header.game)
    entries: list[LogEntry] = []
    chapters: list[Chapter] = []
    numbers: dict[int, int] = {}  # of the entries, by their places in the journal
    for number, (happening, lines) in enumerate(shown(journal, viewer), 1):
        numbers[happening.at] = number
        undoes = _first_from(numbers, happening.first_undone)
        entries.append(LogEntry(number, lines, NO_VIEW, happening.by, undoes))
        if undoes is not None:
            chapters = [chapter for chapter in chapters if chapter.entry < undoes]
        chapters += [Chapter(number, title) for title in _opened(game, happening, lines)]
    return entries, list(numbers), chapters


def _opened(game: AnyGame, happening: Happening[State], lines: list[Message]) -> list[Message]:
    if not isinstance(happening.what, Step):
        return []
    before, after = happening.what.before, happening.after
    titles = (game.chapter(before, after, line) for line in lines)
    return [title for title in titles if title]


def views(journal: Journal, viewer: int, after: int, open_cards: bool) -> list[ReplayView]:
    """The viewer's views after some entries of its log, as many as fit into one response."""
    game = find(journal.header.game)
    seats = range(journal.header.seats) if open_cards else range(0)
    found: list[ReplayView] = []
    size = 0
    some = islice(enumerate(shown(journal, viewer), 1), after, after + MOST_VIEWS)
    for number, (happening, _) in some:
        own = _eyes(game, happening.after, seat_or_none(viewer))
        everybody = [_eyes(game, happening.after, seat) for seat in seats]
        found.append(ReplayView(own.view, own.described, number, everybody))
        size += len(encode(found[-1]))
        if size > LARGE_ANSWER:
            break
    return found


def _first_from(numbers: dict[int, int], place: int | None) -> int | None:
    """The number of the first entry at or after a journal index."""
    if place is None:
        return None
    return min((number for at, number in numbers.items() if at >= place), default=None)


def _eyes(game: AnyGame, state: State, seat: int | None) -> Eyes:
    view = game.view(state, seat)
    return Eyes(Raw(encode(view)), game.describe(view))


# -- Continuing from an entry ------------------------------------------------------------------


class NoSuchEntryError(Exception):
    """The replay has no such entry, or the game was over there."""


def branch_entries(journal: Journal, seat: int, entry: int) -> list[Act | Chance]:
    """The moves up to this entry of the seat's log."""
    for number, (happening, _) in enumerate(shown(journal, seat), 1):
        if number == entry:
            if happening.after.turn() == OVER:
                break
            before = journal.entries[: happening.at + 1]
            return unsealed(Journal(journal.header, before).played())
    raise NoSuchEntryError


async def branch(
    services: Services, person: Person, old: Setup, entries: Sequence[Entry], wish: Branch
) -> StoredTable:
    """Create a table against bots that starts with the entries of another."""
    seats = [Seat(colour=seat.colour) for seat in old.seats]
    bots: list[int] = []
    for number, seat in enumerate(seats):
        if number == wish.seat:
            others = [one for one in seats if one is not seat]
            seat.take(person.id, person.name, free_colour(others, person.colour))
            seat.knew = [person.id]
        else:
            bots.append(number)
            seat.aware = [person.id]  # every finished game can be read
    setup = Setup(
        game=old.game,
        rules=old.rules,
        options=old.options,
        seats=seats,
        host=person.id,
        watch="invited",
        undo="generous",
        level=wish.level,
        company=new_company(),
        fair=False,
    )
    for number in bots:
        setup.seat_bot(number, wish.level)
    stored = await create_table(services, setup)
    sitting = [seat.sits(number) for number, seat in enumerate(seats)]
    await save_setup(services, stored.id, "playing", setup, [*sitting, *entries])
    return stored
