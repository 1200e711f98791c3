"""A game at one terminal, without input and output: who sits where, who is asked, what is new."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from tafelrunde.bots import levels
from tafelrunde.core.game import ASK, AnyGame
from tafelrunde.core.journal import Act, Entry, Sit
from tafelrunde.core.rng import FastRng
from tafelrunde.core.words import Message
from tafelrunde.table.table import Table

GUESSES = 4
"""Number of determinizations for testing whether anything is hidden from a seat."""


@dataclass(frozen=True)
class Player:
    """The occupant of a seat: a person, or a bot of this kind."""

    name: str
    bot: str | None = None

    def sits(self, seat: int) -> Sit:
        return Sit(seat, "bot", self.bot) if self.bot else Sit(seat, "person", self.name)


@dataclass(frozen=True)
class Evening:
    """The setup of a sitting: a new game, or one to resume."""

    game: AnyGame
    players: list[Player]
    options: Mapping[str, object] = field(default_factory=dict)
    entries: tuple[Entry, ...] = ()
    other_dice: bool = False
    """Whether a server had committed to the dice, which differ from here on."""
    rules: int | None = None
    """The rules version under which a resumed game started."""


class Sitting:
    """A table with people and bots, without time limits."""

    def __init__(self, evening: Evening, seed: int) -> None:
        game, players = evening.game, evening.players
        self.game = game
        self.players = players
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self._policies = {
            seat: levels.find(game, player.bot) for seat, player in enumerate(players) if player.bot
        }
        self._minds = FastRng(seed + 1)
        entries = evening.entries or [player.sits(seat) for seat, player in enumerate(players)]
        self.table = Table(
            game, len(players), evening.options, FastRng(seed), entries, rules=evening.rules
        )
        for seat in range(len(players)):
            if game.reactions:
                self.table.give_order(seat, ASK)
        self._read = {watcher: len(self.table.seen(watcher)) for watcher in (None, *self.people)}
        """Number of log entries each watcher has read; None is the public log."""
        self.table.start()

    def settle(self) -> int | None:
        """Let bots choose until a person is asked, and return that seat; None if the game is
        over."""
        while True:
            if not self.table.menus and self.table.window_until is not None:
                # All have answered, so do not wait for the hidden reaction's timeout.
                self.table.tick(self.table.window_until)
            seat = min(self.table.menus, default=None)
            if seat is None or seat in self.people:
                return seat
            # Bots never see the true state.
            guess = self.table.state.determinize(seat, self._minds)
            action = self._policies[seat].choose(guess, seat, self._minds)
            self.act(seat, self.game.notation.text(action))

    def act(self, seat: int, text: str) -> None:
        """Make a choice from the menu; RefusedError says why it is not possible."""
        self.table.act(seat, text, self.table.menus[seat])

    def goes_on(self, seat: int) -> bool:
        """Whether this seat also made the last choice, so that its turn continues."""
        chosen = [entry.seat for entry in self.table.entries if isinstance(entry, Act)]
        return bool(chosen) and chosen[-1] == seat

    def label(self, seat: int, action: int) -> Message | None:
        """An action in words. Games describe legal actions; illegal ones only if their description
        does not need cards or places the seat lacks."""
        with suppress(LookupError, ValueError, AssertionError):
            return self.game.choice(self.table.state, seat, action).label
        return None

    def news(self, watcher: int | None) -> list[Message]:
        """Unread log lines of a watcher; marks them, and the public log, as read."""
        seen = self.table.seen(watcher)
        lines = [line for entry in seen[self._read[watcher] :] for line in entry.lines]
        self._read[watcher] = len(seen)
        self._read[None] = len(self.table.seen(None))
        return lines

    def has_secrets(self, seat: int) -> bool:
        """Whether something is hidden from this seat."""
        state = self.table.state
        truth = state.position()
        return any(
            state.determinize(seat, self._minds).position() != truth for _guess in range(GUESSES)
        )
