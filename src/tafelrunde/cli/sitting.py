"""A game at one keyboard, without the keyboard: who sits where, who is asked, what is new."""

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
"""How often it is tried whether a seat could be in another state than the true one."""


@dataclass(frozen=True)
class Player:
    """Somebody in a seat: a person, or a bot of this kind."""

    name: str
    bot: str | None = None

    def sits(self, seat: int) -> Sit:
        return Sit(seat, "bot", self.bot) if self.bot else Sit(seat, "person", self.name)


@dataclass(frozen=True)
class Evening:
    """What is agreed before people sit down: a game to begin, or one to go on with."""

    game: AnyGame
    players: list[Player]
    options: Mapping[str, object] = field(default_factory=dict)
    entries: tuple[Entry, ...] = ()
    other_dice: bool = False
    """A server had promised its dice; from here on they are others."""
    rules: int | None = None
    """The version of the rules under which the game began, if it goes on."""


class Sitting:
    """A table with people and bots around it, at which nobody is in a hurry."""

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
        """How much of the log each watcher has read; None is everybody."""
        self.table.start()

    def settle(self) -> int | None:
        """Bots choose until a person is asked: that seat, or None when the game is over."""
        while True:
            if not self.table.menus and self.table.window_until is not None:
                # All have answered: no need to wait for a hidden reaction's time to run out.
                self.table.tick(self.table.window_until)
            seat = min(self.table.menus, default=None)
            if seat is None or seat in self.people:
                return seat
            # A bot is never shown the true state.
            guess = self.table.state.determinize(seat, self._minds)
            action = self._policies[seat].choose(guess, seat, self._minds)
            self.act(seat, self.game.notation.text(action))

    def act(self, seat: int, text: str) -> None:
        """A choice from the menu; RefusedError says why not."""
        self.table.act(seat, text, self.table.menus[seat])

    def goes_on(self, seat: int) -> bool:
        """Whether this seat was the last to choose: it is asked again within its own turn."""
        chosen = [entry.seat for entry in self.table.entries if isinstance(entry, Act)]
        return bool(chosen) and chosen[-1] == seat

    def label(self, seat: int, action: int) -> Message | None:
        """An action in words. A game has words for what is possible; for the rest only as far as
        they can be found without its cards and places."""
        with suppress(LookupError, ValueError, AssertionError):
            return self.game.choice(self.table.state, seat, action).label
        return None

    def news(self, watcher: int | None) -> list[Message]:
        """What a watcher has not read yet; whoever reads it also knows what everybody knows."""
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
