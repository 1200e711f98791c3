"""A game as the house knows it: its rules, its words and what each seat may see of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from tafelrunde.core.insight import Insight
from tafelrunde.core.measures import Measure, Tally
from tafelrunde.core.notation import Notation
from tafelrunde.core.odds import Odds
from tafelrunde.core.options import Option, OptionValues, complete
from tafelrunde.core.position import Form, Position, read, write
from tafelrunde.core.state import Policy, State
from tafelrunde.core.words import Choice, Message, Section


class View(Protocol):
    """What can be seen of a game; its field `seat` says by whom."""

    def __replace__(self, /, **changes: Any) -> Self: ...


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class SeatsError(ValueError):
    """A number of seats the game is not made for."""


ASK = "ask"
"""The standing order of whoever wants to decide each time."""


@dataclass(frozen=True)
class Reactions:
    """Hidden reactions: a window opens for every seat that could answer as far as all can see, and
    a seat need not be asked if it gave a standing order."""

    answers: tuple[str, ...]
    """All possible answers, in notation. No undo ends before one of them, since a standing order
    would only give it again."""
    orders: tuple[str, ...]
    """The standing orders that answer by themselves, for `Game.ordered`."""
    default: str
    """The order that holds until a person gives another."""
    bots: str
    """The order that holds for a bot: it answers at once, whatever it holds."""
    late: str
    """The order that answers for a seat whose time has run out."""

    @property
    def offered(self) -> tuple[str, ...]:
        """All orders that a seat can give."""
        return (*self.orders, ASK)


class Game(ABC, Generic[S, V]):
    """One game of the registry. Stateless: every game in progress is a `State`."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    """Grows when an old journal would be replayed differently."""
    former_rules: ClassVar[tuple[int, ...]] = ()
    """Earlier versions by which a game that began under them is still played, see `go_back`."""
    seats: ClassVar[tuple[int, ...]]
    """The numbers of seats it can be played with."""
    best_seats: ClassVar[int] = 3
    """With so many it is at its best."""
    at_once: ClassVar[Mapping[str, bool | int | str]] = {}
    """Options for whoever wants to play at once: nothing has to be prepared."""
    options: ClassVar[tuple[Option, ...]]
    notation: ClassVar[Notation]
    policies: ClassVar[Mapping[str, type[Policy]]]
    """Rules of thumb by name; `thumb` is always there."""
    reactions: ClassVar[Reactions | None] = None
    """Its hidden reactions, if it has any."""
    insight: ClassVar[type[Insight] | None] = None
    """What a search has to know; None if the game is played by rules of thumb only."""
    reasons: ClassVar[Mapping[str, tuple[str, int]]] = {}
    """By merit of its insight: what it is about, in a word, and whether more of it (1) or less (-1)
    is good. With `tip-own-` and `tip-other-` before the word there are texts that say why a choice
    is good. A merit that is not here is no reason."""
    colours: ClassVar[tuple[str, ...]] = ()
    """By seat, where the pieces of a seat have one colour; else everybody has the colour they like.
    """
    measures: ClassVar[tuple[Measure, ...]] = ()
    """What is worth counting, beside decisions, scores and winners."""

    def new(
        self, seats: int, options: Mapping[str, object] | None = None, rules: int | None = None
    ) -> S:
        """A game before its first decision and its first draw, under today's rules or under one
        of `former_rules`."""
        if seats not in self.seats:
            possible = ", ".join(str(number) for number in self.seats)
            raise SeatsError(f"{self.name}: {seats} seats are not possible; possible: {possible}")
        state = self.setup(seats, complete(self.options, options or {}, seats))
        if rules is not None and rules != self.rules_version:
            self.go_back(state, rules)
        return state

    def knows(self, rules: int) -> bool:
        """Whether a game that began under this version of the rules can be played."""
        return rules == self.rules_version or rules in self.former_rules

    def go_back(self, state: S, rules: int) -> None:
        """Make a new game follow one of `former_rules`."""
        raise NotImplementedError(f"{self.name}: rules {rules}")

    @abstractmethod
    def setup(self, seats: int, options: OptionValues) -> S:
        """The state in which the game begins, for options already checked."""

    @abstractmethod
    def fields(self, form: Form, state: S) -> None:
        """All that a position says of a state, `seats` first, one field after the other: for
        `position`, which writes them, and `load`, which reads them."""

    def position(self, state: S) -> Position:
        """What `State.position` says."""
        return write(self.fields, state)

    def load(self, position: object) -> S:
        """The state that `State.position` described; PositionError names what is wrong."""
        form = read(position)
        state = self.new(form.seats(self.seats))
        self.fields(form, state)
        form.done()
        self.check(state)
        return state

    def check(self, state: S) -> None:
        """The laws of the game, once for all: what is conserved and what fits what. PositionError
        names the first that is broken. `load` asks it, and tests ask it after every step."""

    @abstractmethod
    def longest(self, seats: int, options: OptionValues) -> int | None:
        """No game has more decisions than this; None if these options set no bound."""

    def ordered(self, state: S, seat: int, order: str) -> int | None:
        """What one of `Reactions.orders` answers for a seat; None if it has no hidden reaction to
        answer now."""
        return None

    def open_menu(self, state: S, seat: int) -> bool:
        """Whether everybody knows what this seat can choose from: only then may an answer that
        takes no time tell that there was nothing to choose."""
        return False

    def tally(self) -> Tally[S]:
        """A new one for each game, which tells its measures in the end."""
        return Tally()

    def odds(self) -> Odds | None:
        """Its exact chances, if it knows them."""
        return None

    # -- For people -----------------------------------------------------------------------

    @abstractmethod
    def open_view(self, state: S) -> V:
        """What everybody may see; built up from nothing."""

    @abstractmethod
    def own_view(self, state: S, seat: int, seen: V) -> dict[str, object]:
        """The fields in which a seat, which knows more, sees something else than everybody."""

    def view(self, state: S, seat: int | None) -> V:
        """What a seat, or a spectator (None), may see."""
        seen = self.open_view(state)
        if seat is None:
            return seen
        return seen.__replace__(seat=seat, **self.own_view(state, seat, seen))

    @abstractmethod
    def describe(self, view: V) -> list[Section]:
        """The view as a text table."""

    @abstractmethod
    def choice(self, state: S, seat: int, action: int) -> Choice:
        """A menu entry in words, with what it would show."""

    def menu(self, state: S, seat: int) -> list[Choice]:
        """All that a seat may choose, each entry with its kind: the word of its notation."""
        return self._entries(state, seat, state.legal(seat))

    def _entries(self, state: S, seat: int, actions: Sequence[int]) -> list[Choice]:
        entries = [self.choice(state, seat, int(action)) for action in actions]
        for entry, action in zip(entries, actions, strict=True):
            if not entry.kind:  # a game may make the same entry once only
                entry.kind = self.notation.kind(action)
        return entries

    def ahead(self, state: S, seat: int) -> list[Choice]:
        """What a seat could choose if its turn came now, so that it can be chosen while others
        play; made of what the seat knows. Nothing where dice or others decide what it will be."""
        return []

    def why_not(self, state: S, seat: int, piece: str) -> dict[str, str]:
        """Why a seat cannot use a piece now, by target; LEGAL where it can."""
        uses = self.notation.uses(piece)
        return {target: str(state.refusal(seat, action)) for action, target in uses}

    @abstractmethod
    def log(
        self, before: S, actor: int, action: int, after: S, viewer: int | None
    ) -> list[Message]:
        """What a viewer is told of an action and its consequences: nothing if it is hidden."""

    def chapter(self, before: S, after: S, line: Message) -> Message | None:
        """The name of the part of the game that a public line of the log opens, for whoever looks
        at it again: a round, or what one wants to find."""
        return None

    def hidden(self, before: S, action: int) -> bool:
        """Whether a choice stays with its seat until a later one shows it: nobody is told of it,
        and nobody else sees anything change."""
        return False

    def insiders(self, before: S, actor: int, action: int) -> Sequence[int]:
        """Seats that may be told something else of an action than a spectator."""
        return range(before.seats)


AnyGame = Game[Any, Any]
