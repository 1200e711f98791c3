"""Interface of a game: its rules, its texts, and what each seat may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from tafelrunde.core.insight import Insight
from tafelrunde.core.measures import Measure, Tally
from tafelrunde.core.notation import Notation
from tafelrunde.core.odds import Odds
from tafelrunde.core.options import Option, OptionValues, complete
from tafelrunde.core.position import Form, Position, read, write
from tafelrunde.core.state import Policy, State
from tafelrunde.core.words import Choice, Message, Section

if TYPE_CHECKING:
    from tafelrunde.core.cells import Observer
    from tafelrunde.core.observation import Observation


class View(Protocol):
    """A game as one viewer sees it. Clients read these fields of every game, and `standing` at the
    end of a replay if there is one."""

    @property
    def seat(self) -> int | None:
        """The viewer; None for a spectator."""

    @property
    def phase(self) -> str:
        """What is being asked, or `over`."""

    @property
    def pending(self) -> list[int]:
        """The seats that have to choose."""

    def __replace__(self, /, **changes: Any) -> Self: ...


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class SeatsError(ValueError):
    """The game does not support this number of seats."""


ASK = "ask"
"""Standing order of a player who wants to decide each time."""


class Figure(NamedTuple):
    """A number of the game, computed from merits of its insight."""

    merits: tuple[str, ...]
    """Summed up."""
    scale: float
    """What the sum is multiplied by to give the game's own numbers."""
    unless: str = ""
    """A merit that is positive where the number means nothing: such positions are left out."""


Accounts = Mapping[str, tuple[float, float]]
"""By word of a reason: how much it is worth to a seat, and its number."""


@dataclass(frozen=True)
class Reactions:
    """Hidden reactions. A window opens for every seat that could react as far as public information
    shows; a standing order answers for a seat without asking."""

    answers: tuple[str, ...]
    """All possible answers, in notation. An undo never stops just before one of them, because a
    standing order would repeat it immediately."""
    orders: tuple[str, ...]
    """The standing orders that answer without asking, see `Game.ordered`."""
    default: str
    """The order in effect until a person gives another."""
    bots: str
    """The order for bots: they answer immediately, whatever cards they hold."""
    late: str
    """The order that answers for a seat after a timeout."""

    @property
    def offered(self) -> tuple[str, ...]:
        """All orders a seat can give."""
        return (*self.orders, ASK)


class Game(ABC, Generic[S, V]):
    """A game in the registry. Stateless: each game in progress is a `State`."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    """Increases when an old journal would replay differently."""
    former_rules: ClassVar[tuple[int, ...]] = ()
    """Earlier rules versions that games started under them still follow, see `go_back`."""
    seats: ClassVar[tuple[int, ...]]
    """The supported numbers of seats."""
    best_seats: ClassVar[int] = 3
    """The recommended number of seats."""
    at_once: ClassVar[Mapping[str, bool | int | str]] = {}
    """Options for starting immediately, without any preparation by the players."""
    options: ClassVar[tuple[Option, ...]]
    notation: ClassVar[Notation]
    policies: ClassVar[Mapping[str, type[Policy]]]
    """Heuristic policies by name; `thumb` is required."""
    reactions: ClassVar[Reactions | None] = None
    """Its hidden reactions, if it has any."""
    insight: ClassVar[type[Insight] | None] = None
    """Knowledge for the search; None if the game has only heuristic bots."""
    reasons: ClassVar[Mapping[str, tuple[str, int]]] = {}
    """For each merit of the insight: a word for its subject, and whether more (1) or less (-1) of
    it is good. The texts `tip-own-WORD` and `tip-other-WORD` explain why a choice is good. Merits
    that are not listed are never given as a reason."""
    figures: ClassVar[Mapping[str, Figure]] = {}
    """By word: the number in these texts."""
    colours: ClassVar[tuple[str, ...]] = ()
    """Colour by seat, if each seat's pieces have a fixed colour; otherwise players choose."""
    measures: ClassVar[tuple[Measure, ...]] = ()
    """Statistics to collect besides decisions, scores and winners."""
    secrets: ClassVar[Mapping[str, str]] = {}
    """The fields of a position that not every seat knows, and who knows them."""
    unobserved: ClassVar[Mapping[str, str]] = {}
    """Open fields of a position that observations leave out, and why."""

    def new(
        self, seats: int, options: Mapping[str, object] | None = None, rules: int | None = None
    ) -> S:
        """A game before its first decision and first draw, under the current rules or a version
        from `former_rules`."""
        if seats not in self.seats:
            possible = ", ".join(str(number) for number in self.seats)
            raise SeatsError(f"{self.name}: {seats} seats are not possible; possible: {possible}")
        state = self.setup(seats, complete(self.options, options or {}, seats))
        if rules is not None and rules != self.rules_version:
            self.go_back(state, rules)
        return state

    def knows(self, rules: int) -> bool:
        """Whether games started under this rules version can be played."""
        return rules == self.rules_version or rules in self.former_rules

    def go_back(self, state: S, rules: int) -> None:
        """Make a new game follow a version from `former_rules`."""
        raise NotImplementedError(f"{self.name}: rules {rules}")

    @abstractmethod
    def setup(self, seats: int, options: OptionValues) -> S:
        """The initial state, for options that are already validated."""

    @abstractmethod
    def fields(self, form: Form, state: S) -> None:
        """Describe the fields of a position in order, `seats` first. `position` uses this to
        write them, `load` to read them."""

    def position(self, state: S) -> Position:
        """The result of `State.position`."""
        return write(self.fields, state)

    def load(self, position: object) -> S:
        """The state described by a position; PositionError names the fault."""
        form = read(position)
        state = self.new(form.seats(self.seats))
        self.fields(form, state)
        form.done()
        self.check(state)
        return state

    def check(self, state: S) -> None:
        """Check the game's invariants: conserved quantities and consistency between fields.
        PositionError names the first violation. `load` calls this, and tests after every step."""

    @abstractmethod
    def longest(self, seats: int, options: OptionValues) -> int | None:
        """Upper bound on the decisions in a game; None if these options set no bound."""

    def ordered(self, state: S, seat: int, order: str) -> int | None:
        """The answer that an order from `Reactions.orders` gives for a seat; None if the seat has
        no hidden reaction to answer now."""
        return None

    def open_menu(self, state: S, seat: int) -> bool:
        """Whether all players know this seat's menu. Only then may an immediate answer reveal
        that the seat had no choice."""
        return False

    def rivals(self, state: S, seat: int) -> list[int]:
        """The seats a seat plays against."""
        return [other for other in range(state.seats) if other != seat]

    def accounts(self, state: S, seat: int) -> Accounts | None:
        """What a seat has got at the end of a search, by word of `figures`, where the game itself
        keeps accounts: the lines of a score sheet. None if the merits of the insight say it."""
        return None

    def tally(self) -> Tally[S]:
        """A new collector of `measures` for one game."""
        return Tally()

    def odds(self) -> Odds | None:
        """The game's exact probabilities, if it provides any."""
        return None

    def observer(self) -> Observer:
        """How it describes what a seat sees, if it does. Needs the package `librt`."""
        raise NotImplementedError(f"{self.name} has no observations")

    def observation(
        self, seats: int, options: Mapping[str, object] | None = None
    ) -> Observation[S]:
        """What a seat sees as an array of numbers. Needs the package `librt`."""
        from tafelrunde.core.observation import Observation

        return Observation(self.observer(), self.new(seats, options))

    # -- For people -----------------------------------------------------------------------

    @abstractmethod
    def open_view(self, state: S) -> V:
        """What a spectator may see; built from an empty view, never by removing secrets."""

    @abstractmethod
    def own_view(self, state: S, seat: int, seen: V) -> dict[str, object]:
        """The fields in which a seat's view differs from the open view."""

    def view(self, state: S, seat: int | None) -> V:
        """What a seat or a spectator (None) may see."""
        seen = self.open_view(state)
        if seat is None:
            return seen
        return seen.__replace__(seat=seat, **self.own_view(state, seat, seen))

    @abstractmethod
    def describe(self, view: V) -> list[Section]:
        """The view as a text table."""

    @abstractmethod
    def choice(self, state: S, seat: int, action: int) -> Choice:
        """A menu entry in words, with its effect."""

    def menu(self, state: S, seat: int) -> list[Choice]:
        """A seat's choices, each with its kind (the word of its notation family)."""
        return self._entries(state, seat, state.legal(seat))

    def _entries(self, state: S, seat: int, actions: Sequence[int]) -> list[Choice]:
        entries = [self.choice(state, seat, int(action)) for action in actions]
        for entry, action in zip(entries, actions, strict=True):
            if not entry.kind:  # a game may return a cached entry
                entry.kind = self.notation.kind(action)
        return entries

    def ahead(self, state: S, seat: int) -> list[Choice]:
        """What a seat could choose if it were its turn now, so that it can choose in advance while
        others play. Uses only what the seat knows. Empty if its choices depend on dice or other
        players."""
        return []

    def why_not(self, state: S, seat: int, piece: str) -> dict[str, str]:
        """For each target, why a seat cannot use a piece on it now; LEGAL if it can."""
        uses = self.notation.uses(piece)
        return {target: str(state.refusal(seat, action)) for action, target in uses}

    @abstractmethod
    def log(
        self, before: S, actor: int, action: int, after: S, viewer: int | None
    ) -> list[Message]:
        """Log lines a viewer receives about an action and its consequences; none if hidden."""

    def chapter(self, before: S, after: S, line: Message) -> Message | None:
        """The title of the chapter that a public log line opens, for navigating a replay: a round,
        or a notable event."""
        return None

    def hidden(self, before: S, action: int) -> bool:
        """Whether a choice is secret until a later one reveals it: it has no log line, and no other
        player sees a change."""
        return False

    def insiders(self, before: S, actor: int, action: int) -> Sequence[int]:
        """Seats whose log of an action may differ from a spectator's."""
        return range(before.seats)


AnyGame = Game[Any, Any]
