"""What a viewer saw at each entry of a journal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec

from tafelrunde.core.journal import Journal
from tafelrunde.core.replay import Happening, fold, happenings
from tafelrunde.core.state import State
from tafelrunde.core.words import Message
from tafelrunde.games import find
from tafelrunde.server.base.messages import Look, Moment
from tafelrunde.server.tables.viewer_logs import seat_or_none


def shown(journal: Journal, viewer: int) -> Iterator[tuple[Happening[State], list[Message]]]:
    """Every entry the viewer received, with its log lines."""
    game = find(journal.header.game)
    for happening in happenings(game, journal):
        if lines := happening.told(game, seat_or_none(viewer)):
            yield happening, lines


def moment(journal: Journal, command: Look, at: int | None) -> Moment:
    """What a seat saw at an entry of its log. Pass the entry's place in the journal as `at` if you
    know it; finding it replays the journal."""
    game = find(journal.header.game)
    if at is None:
        happening, _ = next(islice(shown(journal, command.seat), command.entry - 1, None))
        state = happening.after
    else:
        state = fold(game, Journal(journal.header, journal.entries[: at + 1]))
    view = game.view(state, seat_or_none(command.seat))
    return Moment(
        command.id,
        command.seat,
        command.entry,
        msgspec.Raw(msgspec.json.encode(view)),
        game.describe(view),
    )
