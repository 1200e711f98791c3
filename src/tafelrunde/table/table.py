"""A table: all choices are validated here. Code below it assumes legal actions.

A table uses no socket, database or clock: callers pass in the time, and receive new journal
entries, which they store before broadcasting.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from tafelrunde.core.game import ASK, AnyGame
from tafelrunde.core.journal import Act, Chance, Entry, Header, Journal, Resign, Undo
from tafelrunde.core.notation import NotationError
from tafelrunde.core.options import complete
from tafelrunde.core.replay import Happening, Step, fold, happenings, is_hidden, were_hidden
from tafelrunde.core.rng import LabelledStreams, Rng
from tafelrunde.core.state import CHANCE, LEGAL, OVER, State
from tafelrunde.core.words import Message
from tafelrunde.table.fairness import RecordingRng

REACTION_SECONDS = 5.0
"""How long a hidden reaction stays open if a player wants to be asked. Constant, so that its length
reveals nothing."""

# Reason keys besides those of the games.
STALE = "stale"
NO_SUCH_ACTION = "no-such-action"
NOTHING_TO_UNDO = "nothing-to-undo"
NO_SUCH_ORDER = "no-such-order"


class RefusedError(Exception):
    """A command was refused, with the key of the reason. Part of normal operation."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Seen:
    """Log lines shown to a viewer for one entry; `at` is the entry's index in the journal."""

    at: int
    lines: tuple[Message, ...]


class Table:
    """A game: its state, its journal, and the open menu of each seat."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, object],
        rng: Rng,
        entries: Iterable[Entry] = (),
        state: State | None = None,
        rules: int | None = None,
    ) -> None:
        """Create a game, or resume one from its journal with `rng` positioned after the journal's
        draws. If `state`, the position after the last entry, is given, the journal is not replayed.
        `rules` is the rules version the game started under, if not the current one. `start` lets
        the game run."""
        self.game = game
        values = complete(game.options, options, seats)
        rules = rules or game.rules_version
        self._labelled = rng if isinstance(rng, LabelledStreams) else None
        """Equal luck, if that is how this table draws."""
        equal = self._labelled is not None
        self.header = Header(game.name, rules, seats, values, equal_luck=equal)
        self.entries: list[Entry] = list(entries)
        self._played: list[Act | Chance] = self.journal.played()
        self.state: State = fold(game, self.journal) if state is None else state
        self.orders = [default_order(game)] * seats
        self.menus: dict[int, int] = {}
        """The menu number of each seat that has to choose."""
        self.window_until: float | None = None
        """When the open hidden reaction closes, if a player is being asked."""
        self.watched: Callable[[], bool] = _always
        """Whether another person or a spectator could learn something from a pause. If so, every
        seat that could react as far as public information shows is asked, for the same length of
        time. Otherwise only seats with a choice are asked, and no window is kept open."""
        self.follow: Callable[[Happening[State]], None] | None = None
        """Called for every entry as it happens."""
        self._rng = RecordingRng(rng)
        self._held: dict[int, int] = {}
        """Answers held back until all are in, so that none shows early."""
        self._asked = [0] * seats
        """How often each seat has chosen or seen an undo. Menu numbers derive from this, so a game
        resumed from its journal uses the same numbers."""
        for entry in self.entries:
            self._count(entry)
        self._seen: dict[int | None, list[Seen]] = {}

    @property
    def journal(self) -> Journal:
        return Journal(self.header, tuple(self.entries))

    @property
    def over(self) -> bool:
        return bool(self.state.turn() == OVER)

    # -- Play --------------------------------------------------------------------------------

    def start(self, now: float = 0.0, held: Mapping[int, str] | None = None) -> list[Entry]:
        """Let chance act until a seat has to choose, and return the new entries. `held` are answers
        that were held back when the game was suspended; they are held back again."""
        before = len(self.entries)
        held = held or {}
        # A seat with a held answer was asked; an order given since then applies from the next one.
        orders = self.orders
        self.orders = [ASK if seat in held else order for seat, order in enumerate(orders)]
        self._settle(now)
        self.orders = orders
        for seat, text in held.items():
            if seat in self.menus and self.why_not(seat, text) == LEGAL:
                self.act(seat, text, self.menus[seat], now)
        return self.entries[before:]

    @property
    def held(self) -> dict[int, str]:
        """The answers held back, by seat."""
        return {seat: self.game.notation.text(action) for seat, action in self._held.items()}

    def answered(self, seat: int, text: str, menu: int) -> bool:
        """Whether exactly this answer to this menu was already accepted (idempotent retries)."""
        if menu != self._asked[seat] + (1 if seat in self._held else 0):
            return False
        if seat in self._held:
            return self.held[seat] == text
        own = (entry for entry in reversed(self.entries) if isinstance(entry, Act | Undo))
        for entry in own:
            if isinstance(entry, Undo):
                return False
            if entry.seat == seat:
                return entry.text == text
        return False

    def note(self, entry: Entry) -> None:
        """Append an entry that is not a move, such as a new occupant or the revealed secret."""
        self.entries.append(entry)

    def resign(self, seat: int, *, ends: bool) -> None:
        """Record a resignation. If it ends the game, the caller has to end it."""
        self.entries.append(Resign(seat, ends))
        self._tell(Happening(len(self.entries) - 1, Resign(seat, ends), self.state))

    def _tell(self, happening: Happening[State]) -> None:
        """Notify the listeners of an undo or a resignation."""
        for viewer, seen in self._seen.items():
            seen.append(Seen(happening.at, tuple(happening.told(self.game, viewer))))
        if self.follow:
            self.follow(happening)

    def act(self, seat: int, text: str, menu: int, now: float = 0.0) -> list[Entry]:
        """Validate a choice, carry it out, and return the new entries."""
        if self.menus.get(seat) != menu:
            raise RefusedError(self.why_not(seat, text) or STALE)
        reason = self.why_not(seat, text)
        if reason != LEGAL:
            raise RefusedError(reason)
        before = len(self.entries)
        self._held[seat] = self.game.notation.number(text)
        del self.menus[seat]
        if not self.menus and self.window_until is None:
            self._enter_answers()
            self._settle(now)
        return self.entries[before:]

    def tick(self, now: float) -> list[Entry]:
        """Close a hidden reaction that has timed out."""
        if self.window_until is None or now < self.window_until:
            return []
        before = len(self.entries)
        for seat in list(self.menus):
            answer = self._late_answer(seat)
            assert answer is not None
            self._held[seat] = answer
        self._enter_answers()
        self._settle(now)
        return self.entries[before:]

    def give_order(self, seat: int, order: str) -> None:
        """Set a standing order for hidden reactions, starting with the next one."""
        if self.game.reactions is None or order not in self.game.reactions.offered:
            raise RefusedError(NO_SUCH_ORDER)
        self.orders[seat] = order

    def why_not(self, seat: int, text: str) -> str:
        """The key of the reason why a seat cannot do this now; LEGAL if it can."""
        try:
            action = self.game.notation.number(text)
        except NotationError:
            return NO_SUCH_ACTION
        return str(self.state.refusal(seat, action))

    def why_not_with(self, seat: int, piece: str) -> dict[str, str]:
        """Like `why_not` for all uses of a piece, by target."""
        return self.game.why_not(self.state, seat, piece) or {"": NO_SUCH_ACTION}

    def _settle(self, now: float) -> None:
        """Run chance and standing orders until a seat has to choose, then open menus."""
        self.menus.clear()
        while True:
            while self.state.turn() == CHANCE:
                if self._labelled is not None:
                    self._labelled.label = self.state.label()
                self._enter(CHANCE, self.state.roll(self._rng))
            self._ask(now)
            if self.menus or not self._held:
                return
            self._enter_answers()

    def _ask(self, now: float) -> None:
        self.window_until = None
        for seat in self.state.pending():
            order = self.orders[seat]
            answer = None if order == ASK else self.game.ordered(self.state, seat, order)
            late = self._late_answer(seat)
            if answer is None and late is not None:
                if self.watched():
                    self.window_until = now + REACTION_SECONDS
                elif len(self.state.legal(seat)) == 1:
                    answer = late
            if answer is not None:
                self._held[seat] = answer
            else:
                self.menus[seat] = self._asked[seat] + 1

    def _late_answer(self, seat: int) -> int | None:
        """The answer to a hidden reaction for a seat that timed out; None if none is open."""
        reactions = self.game.reactions
        return self.game.ordered(self.state, seat, reactions.late) if reactions else None

    def _enter_answers(self) -> None:
        """Apply all answers, in seat order, once the last one is in."""
        self.window_until = None
        self.menus.clear()
        for seat, action in sorted(self._held.items()):
            self._enter(seat, action)
        self._held.clear()

    def _enter(self, seat: int, action: int) -> None:
        before = self.state
        if self._seen or self.follow:  # only listeners read the state before
            self.state = before.clone()
        self.state.apply(seat, action)
        text = self.game.notation.text(action)
        draws = self._rng.take()
        label = int(self._labelled.label) if self._labelled is not None and draws else None
        entry = Chance(text, draws, label) if seat == CHANCE else Act(seat, text)
        self.entries.append(entry)
        self._played.append(entry)
        self._count(entry)
        for viewer, seen in self._seen.items():
            lines = self.game.log(before, seat, action, self.state, viewer)
            if lines:
                seen.append(Seen(len(self.entries) - 1, tuple(lines)))
        if self.follow:
            step = Step(before, seat, action, self.state)
            hidden = is_hidden(self.game, step)
            self.follow(Happening(len(self.entries) - 1, step, self.state, hidden=hidden))

    def _count(self, entry: Entry) -> None:
        if isinstance(entry, Act):
            self._asked[entry.seat] += 1
        elif isinstance(entry, Undo):
            self._asked = [asked + 1 for asked in self._asked]

    # -- Undo ----------------------------------------------------------------------------------

    def undo_length(self, seat: int, *, generous: bool = False, past_chance: bool = True) -> int:
        """How many entries an undo by this seat would take back; 0 if it is not possible.

        Strict: only the seat's own last choice, if it is the last entry. Generous, which all people
        must agree to: back to before the seat's last choice; without `past_chance`, only if chance
        has not acted since."""
        if self._held or self.window_until is not None:
            return 0
        for length, entry in enumerate(reversed(self._played), 1):
            own = isinstance(entry, Act) and entry.seat == seat
            if own and not self._is_reaction(entry):
                return length
            if not generous or (isinstance(entry, Chance) and not past_chance):
                return 0
        return 0

    def _is_reaction(self, entry: Act | Chance) -> bool:
        return self.game.reactions is not None and entry.text in self.game.reactions.answers

    def undo(self, seat: int, *, generous: bool = False, now: float = 0.0) -> list[Entry]:
        """Undo and return the new entries. Randomness is never rewound: new draws are fresh."""
        length = self.undo_length(seat, generous=generous)
        if length == 0:
            raise RefusedError(NOTHING_TO_UNDO)
        before = len(self.entries)
        undone = self.journal.counting()[-length:]
        redrawn = any(isinstance(one, Chance) for _, one in undone)
        entry = Undo(seat, length)
        self.entries.append(entry)
        del self._played[-length:]
        self._count(entry)
        self.state = fold(self.game, self.journal)
        hidden = were_hidden(self.game, self.state, [one for _, one in undone])
        self._tell(Happening(before, entry, self.state, undone[0][0], redrawn, hidden))
        self._settle(now)
        return self.entries[before:]

    # -- History -----------------------------------------------------------------------------------

    def seen(self, viewer: int | None) -> list[Seen]:
        """The complete log of a viewer."""
        if viewer not in self._seen:
            self._seen[viewer] = self.retell(viewer)
        return self._seen[viewer]

    def retell(self, viewer: int | None) -> list[Seen]:
        """The complete log of a viewer, rebuilt from the journal."""
        return [
            Seen(one.at, tuple(lines))
            for one in happenings(self.game, self.journal)
            if (lines := one.told(self.game, viewer))
        ]

    def view_at(self, viewer: int | None, at: int) -> Any:
        """The viewer's view after the entry at this index of the journal."""
        journal = Journal(self.header, tuple(self.entries[: at + 1]))
        return self.game.view(fold(self.game, journal), viewer)

    def view_of(self, viewer: int | None, number: int) -> Any:
        """The viewer's view after this entry (1, 2, 3...) of its own log; None if there is no such
        entry."""
        all_told = (
            one for one in happenings(self.game, self.journal) if one.told(self.game, viewer)
        )
        found = next(islice(all_told, number - 1, None), None)
        return found and self.game.view(found.after, viewer)


def _always() -> bool:
    return True


def default_order(game: AnyGame, *, bot: bool = False) -> str:
    if game.reactions is None:
        return ASK
    return game.reactions.bots if bot else game.reactions.default
