"""What browsers ask and are told by HTTP, defined once like the messages of a table's socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tafelrunde.bots.levels import USUAL, Level
from tafelrunde.core.words import Section
from tafelrunde.server.base.messages import (
    LONGEST_TEXT,
    Colour,
    Entry,
    Pace,
    SeatKind,
    SeatUpdate,
    Status,
    Text,
    TipRule,
    UndoRule,
    Watch,
)


class Me(msgspec.Struct, frozen=True):
    name: str
    colour: Colour
    account: str | None
    """The account's name, None for a guest."""
    named: bool
    """Whether the name was chosen; a guest is given one to begin with."""


class SetMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    colour: Colour


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    account: str
    password: str


class TransferOffer(msgspec.Struct, frozen=True):
    """With this secret another browser becomes the same person: once, for so many seconds."""

    token: str
    seconds: int


class Transfer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
    instead: bool = False
    """Also if this browser is somebody already, who has tables or an account."""


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["flag", "number", "choice", "seat"]
    default: bool | int | str
    values: list[str] = []
    low: int = 0
    high: int = 0
    step: int = 1


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    seats: list[int]
    best_seats: int
    """With so many it is at its best."""
    options: list[OptionInfo]
    at_once: dict[str, bool | int | str]
    """What is agreed so that a game begins at once."""
    orders: list[str]
    levels: list[Level]
    """At which bots can play it, the weakest first."""
    rules_version: int
    lesson: int | None
    """About how many minutes its guided first game takes; None if it has none."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """me: the creator; open: anybody, for the lobby lists the table; invited: whoever has the link;
    bot: of this level."""

    kind: Literal["me", "open", "invited", "bot"]
    level: Level = USUAL
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] = ""
    """me: what the person here is called, where several share the creator's device."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[SeatPlan]
    options: dict[str, bool | int | str] = {}
    watch: Watch = "invited"
    pace: Pace = Pace()
    undo: UndoRule = "generous"
    tips: TipRule = "alone"
    level: Level = USUAL
    start: bool = False
    """Begin at once if no seat is open."""


class Created(msgspec.Struct, frozen=True):
    code: str


class LineSeat(msgspec.Struct, frozen=True):
    """A seat of a table in a list."""

    kind: SeatKind
    name: str
    """Empty while nobody holds it."""
    colour: Colour
    mine: bool


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    status: Status
    seats: list[LineSeat]
    open_seats: int
    turn: list[int]
    """The seats that have to choose."""
    my_turn: bool
    mine: bool
    touched: float
    deadline: float | None
    """When the time of those who have to choose runs out, at a table with a limit."""
    place: int | None
    """At the end: the best place of one's own seats, where it is known."""
    again: str | None
    """At the end: who wants to play once more and waits for my answer."""


class Lobby(msgspec.Struct, frozen=True):
    open: list[TableLine]
    mine: list[TableLine]
    running: list[TableLine]
    """Games of others that may be watched."""
    finished: list[TableLine]


class Eyes(msgspec.Struct, frozen=True):
    """What one seat could see."""

    view: msgspec.Raw
    described: list[Section]


class Chapter(msgspec.Struct, frozen=True):
    """A part of a finished game, by its name, and the entry with which it begins."""

    entry: int
    title: Text


class Replay(msgspec.Struct, frozen=True):
    """A finished game as one viewer was told it: the whole log, without views."""

    table: TableLine
    options: dict[str, bool | int | str]
    colours: list[Colour]
    """Of the seats."""
    mine: list[int]
    """The receiver's own seats."""
    seat: int
    """Whose log it is: the one asked for, else the first of one's own."""
    entries: list[Entry]
    places: list[int]
    """Of the entries in the journal: by them the same moment is found in another viewer's log."""
    chapters: list[Chapter]


class ReplayView(Eyes, frozen=True):
    """What could be seen after an entry of a finished game."""

    number: int
    open: list[Eyes]
    """With open cards: what every seat could see."""


class ChancePoint(msgspec.Struct, frozen=True):
    """Each seat's chance to win after an entry of the replay, in per cent."""

    entry: int
    chances: list[int]


class TurningPoint(msgspec.Struct, frozen=True):
    """An entry that changed a seat's chance by so many points of a hundred."""

    entry: int
    seat: int
    change: int


class SeatAccount(msgspec.Struct, frozen=True):
    """What led one seat from its first chance to its result, in points of a hundred."""

    first: int
    own: int
    """Its own choices, against what rules of thumb would have chosen."""
    others: int
    luck: int
    result: int
    reach: int
    """How exact luck and choices are: so much to either side."""


class Decided(msgspec.Struct, frozen=True):
    """What decided a finished game."""

    games: int
    """Whole games behind every chance, at least."""
    reach: int
    """How exact the chances are at least: so much to either side."""
    points: list[ChancePoint]
    turns: list[TurningPoint]
    seats: list[SeatAccount]


class AnalysisNews(msgspec.Struct, frozen=True):
    """How far the analysis of a finished game is."""

    state: Literal["none", "running", "failed", "done"]
    done: int = 0
    total: int = 0
    """0 while other games come first."""
    decided: Decided | None = None


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on against bots in this seat, from an entry of that seat's replay."""

    seat: int
    entry: int
    level: Level = USUAL


class LessonStep(msgspec.Struct, frozen=True):
    """One idea; its words are those of the key, with the attribute `title`."""

    key: str
    done: bool
    """Whether something is said of its consequences, too: `KEY-done`."""
    asks: bool
    """The right choice is to be found, and lights up only after a wrong one."""
    text: list[str]
    """What lights up in the text table: section and row."""
    later: bool
    """Whether entries pass unseen before it begins."""


class LessonFrame(msgspec.Struct, frozen=True):
    """Where the learner has to choose: what a table would tell this seat, and what the lesson
    knows. The browser numbers entries and menus, since it may go back and try again."""

    step: int
    update: SeatUpdate
    show: list[str]
    """What lights up on a board: paths into the view, as in `data-see`."""
    right: str | None
    """The choice that leads to the next frame; None at the end."""
    no: dict[str, str]
    """For every other choice of the menu: the key of what is said."""
    plays: dict[str, list[Entry]]
    """For some of these keys: what would come of it."""
    pause: SeatUpdate | None
    """If the others go on only when the step's second text has been read: how things stand then."""


class Lesson(msgspec.Struct, frozen=True):
    """A guided first game."""

    game: str
    learner: int
    names: list[str]
    """Who sits where; the learner's own is empty."""
    options: dict[str, bool | int | str]
    steps: list[LessonStep]
    frames: list[LessonFrame]
    goes_on: bool
    """Whether the game is not over where the lesson ends, and can be played on from there."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request failed: a key of the catalogue and a sentence for programmers."""

    reason: Text
    detail: str


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str
    tables: int
    sockets: int


class HouseInfo(msgspec.Struct, frozen=True):
    """Under which address others in the network reach the server; None if they cannot, or if it
    does not know."""

    address: str | None
