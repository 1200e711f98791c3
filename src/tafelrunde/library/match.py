"""A game to step through by hand: every move is checked and can be taken back."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from tafelrunde.bots import levels
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Act, Chance, Header, Journal, read
from tafelrunde.core.notation import NotationError
from tafelrunde.core.options import OptionValues, complete
from tafelrunde.core.replay import begin, play_entry
from tafelrunde.core.rng import FastRng, fast_rng_at
from tafelrunde.core.state import CHANCE, LEGAL, OVER, Policy, State
from tafelrunde.core.words import say
from tafelrunde.games import find
from tafelrunde.games.words import Words
from tafelrunde.lab.advice import BETTER, Effort, advise
from tafelrunde.library.shown import as_html, as_text

NO_SUCH_ACTION = "no-such-action"
FOREVER = 1e9
"""A time limit that no computation reaches, in seconds."""


class IllegalMoveError(ValueError):
    """A move that the rules refuse. The match is unchanged."""

    def __init__(self, move: str, seat: int | None, reason: str, text: str, rule: str) -> None:
        super().__init__(f"{move}: {text}" + (f" ({rule})" if rule else ""))
        self.move = move
        self.seat = seat
        self.reason = reason
        """The key of the reason, such as `not-in-hand`."""
        self.rule = rule
        """The numbers of the rules behind it, such as `R4.3`; empty if there is none."""


class Tip(msgspec.Struct, frozen=True):
    """Advice for the seat whose turn it is."""

    move: str
    chance: float | None
    """The chance to win with it if everyone continues heuristically; None if too uncertain."""
    other: str | None
    """The best alternative, if there is one."""
    other_chance: float | None
    clear: bool
    """Whether the two chances differ significantly."""
    reason: str | None
    """What speaks for the move, in words."""


class Match:
    """A game in progress. Dice and cards come by themselves, from `seed`.

    `turn` is the seat to move (the first one, if several have to choose at the same time) and None
    when the game is over. Seats count from 0. Moves are texts such as `play KM25`, as in journals,
    or their numbers.
    """

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
    ) -> None:
        self.game: AnyGame = find(game) if isinstance(game, str) else game
        self.seats = self.game.best_seats if seats is None else seats
        if self.seats not in self.game.seats and seats is None:
            self.seats = self.game.seats[0]
        self._begin(self.game.new(self.seats, options), seed)
        self.options: OptionValues | None = complete(self.game.options, options or {}, self.seats)
        """The options of the game; None if it began from a position."""
        self._settle()

    def _begin(self, state: State, seed: int | None) -> None:
        self.seed = secrets.randbits(60) if seed is None else seed
        self._state = state
        self._rng = FastRng(self.seed)
        self._entries: list[Act | Chance] = []
        self._before: list[tuple[State, int, int]] = []
        """For each move, the state, the generator and the number of entries before it."""

    @classmethod
    def from_position(
        cls, game: str | AnyGame, position: Mapping[str, object], seed: int | None = None
    ) -> Match:
        """Continue from a position, as `position` returns it. PositionError names the fault."""
        match = cls.__new__(cls)
        match.game = find(game) if isinstance(game, str) else game
        match._begin(match.game.load(position), seed)
        match.seats = int(match._state.seats)
        match.options = None
        match._settle()
        return match

    @classmethod
    def from_journal(cls, journal: str | Journal, seed: int | None = None) -> Match:
        """Continue a saved game, given as a journal or as its text. JournalError names the
        fault."""
        if isinstance(journal, str):
            journal = read(journal)
        match = cls.__new__(cls)
        match.game = find(journal.header.game)
        match._begin(begin(match.game, journal), seed)
        match.seats = journal.header.seats
        match.options = dict(journal.header.options)
        for at, entry in journal.counting():
            if isinstance(entry, Act):
                match._remember()
            play_entry(match.game, match._state, entry, f"entry {at + 1}")
            match._entries.append(entry)
        match._settle()
        return match

    # -- Who is to move --------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        pending = self.pending
        return pending[0] if pending else None

    @property
    def pending(self) -> list[int]:
        """All seats that have to choose now."""
        return [int(seat) for seat in self._state.pending()]

    @property
    def over(self) -> bool:
        return bool(self._state.turn() == OVER)

    @property
    def state(self) -> State:
        """A copy of the true state."""
        return self._state.clone()

    def known(self, seat: int, seed: int = 0) -> State:
        """A state consistent with what a seat knows: hidden cards are dealt again, differently for
        each seed."""
        self._must_exist(seat)
        return self._state.determinize(seat, FastRng(seed))

    # -- Moves -----------------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> list[str]:
        """The moves of a seat, by default of the one whose turn it is."""
        seat = self.turn if seat is None else seat
        if seat is None:
            return []
        self._must_exist(seat)
        return [self.game.notation.text(int(action)) for action in self._state.legal(seat)]

    def push(self, move: str | int, seat: int | None = None) -> None:
        """Make a move for the seat whose turn it is, or for another pending seat. IllegalMoveError
        gives the reason and the rule."""
        seat = self.turn if seat is None else seat
        action, text, reason = self._judged(move, seat)
        if reason != LEGAL or seat is None:
            said, rule = self._why(reason)
            raise IllegalMoveError(text, seat, reason, said, rule)
        self._remember()
        self._enter(seat, action)
        self._settle()

    def pop(self) -> str:
        """Take the last move back, with the dice and cards that followed, and return it. They come
        again in the same order."""
        if not self._before:
            raise IndexError("no move to take back")
        self._state, generator, entries = self._before.pop()
        self._rng = fast_rng_at(generator)
        move = self._entries[entries]
        del self._entries[entries:]
        return move.text

    def play(self, bot: str | Policy = levels.USUAL) -> str:
        """Let a bot choose for the seat whose turn it is, and return its move."""
        seat = self._to_move()
        policy = levels.find(self.game, bot) if isinstance(bot, str) else bot
        rng = FastRng(self._rng.state)  # the bot's own luck: the dice stay the same
        action = int(policy.choose(self._state.determinize(seat, rng), seat, rng))
        self.push(action)
        return self.game.notation.text(action)

    def _judged(self, move: str | int, seat: int | None) -> tuple[int, str, str]:
        """A move as number and text, and the reason against it."""
        try:
            action = self.game.notation.number(move) if isinstance(move, str) else int(move)
            text = self.game.notation.text(action)
        except NotationError:
            return -1, str(move), NO_SUCH_ACTION
        if seat is None:
            return action, text, "game-over"
        self._must_exist(seat)
        return action, text, str(self._state.refusal(seat, action))

    def _why(self, reason: str) -> tuple[str, str]:
        words = Words("en", self.game.name)
        return words.render(say(f"refusal-{reason}")), words.attribute(f"refusal-{reason}", "rule")

    def _must_exist(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}; seats count from 0 to {self.seats - 1}")

    def _to_move(self) -> int:
        if self.turn is None:
            raise ValueError("the game is over")
        return self.turn

    def _remember(self) -> None:
        self._before.append((self._state, self._rng.state, len(self._entries)))
        self._state = self._state.clone()

    def _enter(self, actor: int, action: int) -> None:
        self._state.apply(actor, action)
        text = self.game.notation.text(action)
        self._entries.append(Chance(text) if actor == CHANCE else Act(actor, text))

    def _settle(self) -> None:
        while self._state.turn() == CHANCE:
            self._enter(CHANCE, int(self._state.roll(self._rng)))

    # -- Results ---------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [int(score) for score in self._state.scores()]

    def standing(self) -> list[int]:
        """The rank of each seat, 1 for the best; ties share the better rank."""
        return [int(place) for place in self._state.standing()]

    def winners(self) -> list[int]:
        """The seats that have won; several after a tie or a team's win. Empty while the game goes
        on, and at its end if nobody has won: in Geisterfahrer, if nobody rescued a car."""
        return [int(seat) for seat in self._state.winners()] if self.over else []

    # -- What can be seen and saved --------------------------------------------------------

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or a spectator (None), may see: the document that browsers receive."""
        if seat is not None:
            self._must_exist(seat)
        return self.game.view(self._state, seat)

    def text(self, seat: int | None = None, language: str = "en") -> str:
        """The same as lines of text."""
        return as_text(self.game, self._state, seat, language)

    def position(self) -> dict[str, object]:
        """The true state as plain JSON, which `from_position` reads."""
        return self._state.position()

    def journal(self) -> Journal:
        """The game so far; `str` gives the text of a journal file."""
        if self.options is None:
            raise ValueError("a match from a position has no journal: its beginning is not known")
        header = Header(self.game.name, self.game.rules_version, self.seats, self.options)
        return Journal(header, tuple(self._entries))

    def advise(
        self, seconds: float | None = None, playouts: int | None = None, language: str = "en"
    ) -> Tip:
        """Advice for the seat whose turn it is, from what it knows. With `playouts` instead of
        `seconds`, the answer depends only on the position and the seed."""
        seat = self._to_move()
        found = advise(self.game, self._state, seat, self.seed, effort(seconds, playouts))
        words, text = Words(language, self.game.name), self.game.notation.text
        reason = None
        if found.reason is not None:
            value, than = f"{found.reason.value:g}", f"{found.reason.than:g}"
            reason = words.render(say(f"tip-{found.reason.word}", value=value, than=than))
        return Tip(
            move=text(found.choice),
            chance=found.chance,
            other=None if found.other is None else text(found.other),
            other_chance=found.other_chance,
            clear=found.differs,
            reason=reason,
        )

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.turn} to move"
        return f"<Match of {self.game.name}, {self.seats} seats, {now}>"

    def _repr_html_(self) -> str:
        return as_html(self.game, self._state, None, "en")


def effort(seconds: float | None, playouts: int | None) -> Effort:
    """The budget of a piece of advice: a time, by default a second, or a number of playouts."""
    if playouts is not None:
        games = max(10, playouts // 2)
        return Effort(playouts, FOREVER, BETTER.guesses, games, FOREVER)
    wanted = 1.0 if seconds is None else seconds
    share = wanted / BETTER.until
    return Effort(
        playouts=max(1, round(BETTER.playouts * share)),
        seconds=BETTER.seconds * share,
        guesses=BETTER.guesses,
        games=max(10, round(BETTER.games * share)),
        until=wanted,
    )
