"""Playing a journal again: every entry checked as if it were played now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tafelrunde.core.game import AnyGame, SeatsError
from tafelrunde.core.journal import Act, Chance, Journal, JournalError
from tafelrunde.core.notation import NotationError
from tafelrunde.core.options import OptionError
from tafelrunde.core.state import CHANCE, LEGAL


@dataclass(slots=True)
class Step:
    """One entry that counts, and the states around it."""

    before: Any
    actor: int
    action: int
    after: Any


def begin(game: AnyGame, journal: Journal) -> Any:
    """The state in which the journal's game began."""
    header = journal.header
    if header.game != game.name:
        raise JournalError(f"header: the game is {header.game!r}, not {game.name!r}")
    if header.rules != game.rules_version:
        raise JournalError(
            f"header: written under rules {header.rules}; this program plays {game.rules_version}"
        )
    try:
        return game.new(header.seats, header.options)
    except (OptionError, SeatsError) as error:
        raise JournalError(f"header: {error}") from None


def replay(game: AnyGame, journal: Journal) -> Iterator[Step]:
    """The steps of the game; JournalError names the first entry that could not be played."""
    state = begin(game, journal)
    for number, entry in enumerate(journal.played(), 1):
        before = state.clone()
        action = play_entry(game, state, entry, f"entry {number}")
        yield Step(before, actor_of(entry), action, state.clone())


def fold(game: AnyGame, journal: Journal) -> Any:
    """The state at the end of the journal."""
    state = begin(game, journal)
    for number, entry in enumerate(journal.played(), 1):
        play_entry(game, state, entry, f"entry {number}")
    return state


def actor_of(entry: Act | Chance) -> int:
    return entry.seat if isinstance(entry, Act) else CHANCE


def play_entry(game: AnyGame, state: Any, entry: Act | Chance, place: str) -> int:
    """Apply one entry if it could have been played here; its action."""
    try:
        action = game.notation.number(entry.text)
    except NotationError as error:
        raise JournalError(f"{place}: {error}") from None
    if isinstance(entry, Chance):
        if not any(action == outcome for outcome, _ in state.outcomes()):
            raise JournalError(f"{place}: chance cannot do {entry.text!r} here")
    else:
        reason = state.refusal(entry.seat, action)
        if reason != LEGAL:
            raise JournalError(f"{place}: seat {entry.seat} cannot {entry.text!r}: {reason}")
    state.apply(actor_of(entry), action)
    return action
