"""A game at one keyboard, without the keyboard: who sits where, who is asked, what is new."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tafelrunde import bots
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Act, Chance, Journal, Sit
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, State
from tafelrunde.core.words import Message
from tafelrunde.table.table import Table

GUESSES = 4
"""How often it is tried whether a seat could be in another state than the true one."""


@dataclass(frozen=True)
class Player:
    """Somebody in a seat: a person, or a bot of this kind."""

    name: str
    bot: str | None = None


class Sitting:
    """A table with people and bots around it. `news` is what each watcher has not yet read: every
    person's seat, and None for what everybody may know."""

    def __init__(
        self, game: AnyGame, options: Mapping[str, object], players: list[Player], seed: int
    ) -> None:
        self.game = game
        self.players = players
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.news: dict[int | None, list[Message]] = {
            watcher: [] for watcher in (None, *self.people)
        }
        self._policies = {
            seat: bots.find(game, player.bot) for seat, player in enumerate(players) if player.bot
        }
        self._minds = FastRng(seed + 1)
        self._told: State = game.new(len(players), options)
        """The state up to which the news have been written."""
        self._entries_told = 0
        self.table = Table(game, len(players), options, FastRng(seed))

    @property
    def journal(self) -> Journal:
        """The table's journal, with those who sat there."""
        seated = [
            Sit(seat, f"bot {player.bot}" if player.bot else f"person {player.name}")
            for seat, player in enumerate(self.players)
        ]
        return Journal(self.table.header, (*seated, *self.table.entries))

    def settle(self) -> int | None:
        """Bots choose until a person is asked: that seat, or None when the game is over."""
        while self.table.menus:
            seat = min(self.table.menus)
            if seat in self.people:
                break
            # A bot is never shown the true state.
            guess = self.table.state.determinize(seat, self._minds)
            action = self._policies[seat].choose(guess, seat, self._minds)
            self.act(seat, self.game.notation.text(action))
        self._write_news()
        return min(self.table.menus, default=None)

    def act(self, seat: int, text: str) -> None:
        """A choice from the menu; RefusedError says why not."""
        self.table.act(seat, text, self.table.menus[seat])

    def read_news(self, watcher: int | None) -> list[Message]:
        """What a watcher has not read yet; whoever reads it also knows what everybody knows."""
        lines = self.news[watcher][:]
        self.news[watcher].clear()
        self.news[None].clear()
        return lines

    def has_secrets(self, seat: int) -> bool:
        """Whether something is hidden from this seat."""
        state = self.table.state
        truth = state.position()
        return any(
            state.determinize(seat, self._minds).position() != truth for _guess in range(GUESSES)
        )

    def _write_news(self) -> None:
        for entry in self.table.entries[self._entries_told :]:
            assert isinstance(entry, Act | Chance)
            actor = entry.seat if isinstance(entry, Act) else CHANCE
            action = self.game.notation.number(entry.text)
            before = self._told.clone()
            self._told.apply(actor, action)
            for watcher, lines in self.news.items():
                lines += self.game.log(before, actor, action, self._told, watcher)
        self._entries_told = len(self.table.entries)
