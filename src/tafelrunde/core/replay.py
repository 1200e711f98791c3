"""Replaying a journal: every entry is validated like a new move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, cast

from tafelrunde.core.game import Game, S, SeatsError
from tafelrunde.core.journal import Act, Chance, Entry, Journal, JournalError, Resign, Undo
from tafelrunde.core.notation import NotationError
from tafelrunde.core.options import OptionError
from tafelrunde.core.quoting import quoted
from tafelrunde.core.state import CHANCE, LEGAL
from tafelrunde.core.words import Message, player, say


@dataclass(slots=True)
class Step(Generic[S]):
    """A move or chance event with the states before and after it."""

    before: S
    actor: int
    action: int
    after: S


@dataclass(slots=True)
class Happening(Generic[S]):
    """The effect of one entry; `at` is its index in the journal."""

    at: int
    what: Step[S] | Undo | Resign
    after: S
    first_undone: int | None = None
    """For an undo: the journal index of the first entry it took back."""
    redrawn: bool = False
    """For an undo: whether it took back chance events, which will be drawn again."""
    hidden: bool = False
    """Whether only the seat that acted may notice it."""

    @property
    def by(self) -> int | None:
        """The seat that acted; None for chance."""
        if isinstance(self.what, Step):
            return None if self.what.actor == CHANCE else self.what.actor
        return self.what.seat

    def told(self, game: Game[S, Any], viewer: int | None) -> list[Message]:
        """Its log lines for a viewer; none if it is hidden."""
        step = self.what
        if isinstance(step, Step):
            return game.log(step.before, step.actor, step.action, step.after, viewer)
        return [] if self.hidden else [self.public_line(step)]

    def public_line(self, what: Undo | Resign) -> Message:
        """The log line, for all viewers, of an undo or a resignation."""
        if isinstance(what, Undo):
            key = "log-undo-chance" if self.redrawn else "log-undo"
        else:
            key = "log-resign-end" if what.ends else "log-resign-bot"
        return say(key, player=player(what.seat))


def begin(game: Game[S, Any], journal: Journal) -> S:
    """The initial state of the journal's game."""
    header = journal.header
    if header.game != game.name:
        raise JournalError(f"header: the game is {quoted(header.game)}, not {game.name!r}")
    if not game.knows(header.rules):
        raise JournalError(
            f"header: written under rules {header.rules}; this program plays {game.rules_version}"
        )
    try:
        return game.new(header.seats, header.options, header.rules)
    except (OptionError, SeatsError) as error:
        raise JournalError(f"header: {error}") from None


def happenings(
    game: Game[S, Any], journal: Journal, first: int = 0, state: S | None = None
) -> Iterator[Happening[S]]:
    """Replay entry by entry, including entries undone later. JournalError names the first illegal
    entry. The yielded states are never modified afterwards. To start after the first `first`
    entries, pass the `state` they lead to; no later undo may reach back before it."""
    state = begin(game, journal) if state is None else state
    before: list[S] = []  # the states before each move and chance event in effect
    places: list[int] = []  # their indices in the journal
    for at, entry in enumerate(journal.entries[first:], first):
        if isinstance(entry, Act | Chance):
            before.append(state)
            places.append(at)
            state = copied(state)
            action = play_entry(game, state, entry, f"entry {at + 1}")
            step = Step(before[-1], actor_of(entry), action, state)
            yield Happening(at, step, state, hidden=is_hidden(game, step))
        elif isinstance(entry, Undo):
            if entry.entries > len(before):
                raise JournalError(f"entry {at + 1}: takes back more than was played")
            state, place = before[-entry.entries], places[-entry.entries]
            undone = [journal.entries[one] for one in places[-entry.entries :]]
            redrawn = any(isinstance(one, Chance) for one in undone)
            del before[-entry.entries :], places[-entry.entries :]
            hidden = were_hidden(game, state, undone)
            yield Happening(at, entry, state, place, redrawn, hidden)
        elif isinstance(entry, Resign):
            yield Happening(at, entry, state)


def replay(game: Game[S, Any], journal: Journal) -> Iterator[Step[S]]:
    """The steps of the game, without undone entries."""
    state = begin(game, journal)
    for at, entry in journal.counting():
        before, state = state, copied(state)
        action = play_entry(game, state, entry, f"entry {at + 1}")
        yield Step(before, actor_of(entry), action, state)


def fold(game: Game[S, Any], journal: Journal) -> S:
    """The state at the end of the journal."""
    state = begin(game, journal)
    for at, entry in journal.counting():
        play_entry(game, state, entry, f"entry {at + 1}")
    return state


def copied(state: S) -> S:
    """A clone with the static type of the original."""
    return cast("S", state.clone())


def is_hidden(game: Game[S, Any], step: Step[S]) -> bool:
    """Whether only the acting seat may notice this step."""
    return step.actor != CHANCE and game.hidden(step.before, step.action)


def were_hidden(game: Game[S, Any], before: S, undone: Iterable[Entry]) -> bool:
    """Whether all entries taken back by an undo, which restored the state `before`, were hidden."""
    state = copied(before)
    for entry in undone:
        if not isinstance(entry, Act):
            return False
        action = game.notation.number(entry.text)
        if not game.hidden(state, action):
            return False
        state.apply(entry.seat, action)
    return True


def actor_of(entry: Act | Chance) -> int:
    return entry.seat if isinstance(entry, Act) else CHANCE


def play_entry(game: Game[S, Any], state: S, entry: Act | Chance, place: str) -> int:
    """Apply an entry if it is legal and return its action."""
    try:
        action = game.notation.number(entry.text)
    except NotationError as error:
        raise JournalError(f"{place}: {error}") from None
    if isinstance(entry, Chance):
        if not any(action == outcome for outcome, _ in state.outcomes()):
            raise JournalError(f"{place}: chance cannot do {quoted(entry.text)} here")
    else:
        reason = state.refusal(entry.seat, action)
        if reason != LEGAL:
            raise JournalError(f"{place}: seat {entry.seat} cannot {quoted(entry.text)}: {reason}")
    state.apply(actor_of(entry), action)
    return action
