"""The door: every choice is checked here, and everything behind it trusts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Act, Chance, Entry, Header, Journal
from tafelrunde.core.notation import NotationError
from tafelrunde.core.options import complete
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import CHANCE, LEGAL, OVER

STALE = "stale"
NO_SUCH_ACTION = "no-such-action"


class RefusedError(Exception):
    """An ordinary answer: this cannot be done, and the key of the reason."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class RecordingRng(Rng):
    """Passes draws on and remembers them."""

    def __init__(self, source: Rng) -> None:
        self._source = source
        self._draws: list[tuple[int, int]] = []

    def word(self) -> i64:
        return self._source.word()

    def below(self, n: i64) -> i64:
        value = self._source.below(n)
        self._draws.append((n, value))
        return value

    def take(self) -> tuple[tuple[int, int], ...]:
        draws = tuple(self._draws)
        self._draws.clear()
        return draws


class Table:
    """One game: its state, its journal, and the menu each seat may answer now."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, object],
        rng: Rng,
        commitment: str | None = None,
    ) -> None:
        self.game = game
        self.state: Any = game.new(seats, options)
        self.header = Header(
            game.name,
            game.rules_version,
            seats,
            complete(game.options, options, seats),
            commitment,
        )
        self.entries: list[Entry] = []
        self.menus: dict[int, int] = {}
        """For each seat that has to choose: the number of its menu."""
        self._rng = RecordingRng(rng)
        self._held: dict[int, int] = {}
        """Answers that wait for the others', so that none shows before all are in."""
        self._menus_given = [0] * seats
        self._settle()

    @property
    def journal(self) -> Journal:
        return Journal(self.header, tuple(self.entries))

    @property
    def over(self) -> bool:
        return bool(self.state.turn() == OVER)

    def act(self, seat: int, text: str, menu: int) -> list[Entry]:
        """Check the choice and carry it out; what came into the journal."""
        if self.menus.get(seat) != menu:
            raise RefusedError(self.why_not(seat, text) or STALE)
        reason = self.why_not(seat, text)
        if reason != LEGAL:
            raise RefusedError(reason)
        before = len(self.entries)
        self._held[seat] = self.game.notation.number(text)
        del self.menus[seat]
        if not self.menus:
            # Answers enter the journal in the order of seats when the last one is in.
            for answering, action in sorted(self._held.items()):
                self._enter(answering, action)
            self._held.clear()
            self._settle()
        return self.entries[before:]

    def why_not(self, seat: int, text: str) -> str:
        """The reason key why a seat cannot do this now; LEGAL if it can."""
        try:
            action = self.game.notation.number(text)
        except NotationError:
            return NO_SUCH_ACTION
        return str(self.state.refusal(seat, action))

    def _settle(self) -> None:
        """Let chance act until a seat is needed, then hand out menus."""
        while self.state.turn() == CHANCE:
            self._enter(CHANCE, self.state.roll(self._rng))
        for seat in self.state.pending():
            self._menus_given[seat] += 1
            self.menus[seat] = self._menus_given[seat]

    def _enter(self, seat: int, action: int) -> None:
        self.state.apply(seat, action)
        text = self.game.notation.text(action)
        draws = self._rng.take()
        self.entries.append(Chance(text, draws) if seat == CHANCE else Act(seat, text))
