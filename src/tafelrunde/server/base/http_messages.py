"""Bodies of HTTP requests and responses, defined once like the messages of a table's socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tafelrunde.bots.levels import USUAL, Level
from tafelrunde.bots.tempers import Temper
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
    """The person who uses this browser."""

    name: str
    colour: Colour
    account: str | None
    """The account's name, None for a guest."""
    named: bool
    """Whether the person chose the name; guests start with a generated one."""


class SetMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's new name and colour."""

    name: str
    colour: Colour


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password of an account."""

    account: str
    password: str


class TransferOffer(msgspec.Struct, frozen=True):
    """A secret that turns another browser into the same person, once, within `seconds`."""

    token: str
    seconds: int


class Transfer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a `TransferOffer`, in the other browser."""

    token: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
    """The secret."""
    instead: bool = False
    """Also if this browser already belongs to a person with tables or an account."""


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game. Its texts are those of the key `option-NAME`."""

    name: str
    kind: Literal["flag", "number", "choice", "seat"]
    default: bool | int | str
    values: list[str] = []
    """For a choice: the possible values."""
    low: int = 0
    """For a number: the smallest value."""
    high: int = 0
    """For a number: the largest value."""
    step: int = 1
    """For a number: the distance between possible values."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game of this server."""

    name: str
    seats: list[int]
    """The possible numbers of seats."""
    best_seats: int
    """The number of seats the game plays best with."""
    options: list[OptionInfo]
    at_once: dict[str, bool | int | str]
    """Options that let a game start immediately."""
    orders: list[str]
    """Names of the standing orders, if the game has hidden reactions."""
    levels: list[Level]
    """Levels of bots that can play it, weakest first."""
    rules_version: int
    """Rises when older game records would replay differently."""
    lesson: int | None
    """Approximate minutes of its guided first game; None if it has none."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """me: the creator; open: anybody, listed in the lobby; invited: anybody with the link; bot: of
    this level."""

    kind: Literal["me", "open", "invited", "bot"]
    level: Level = USUAL
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] = ""
    """me: the name of the person in this seat, if several share the creator's device."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open, with its seats and agreements."""

    game: str
    seats: list[SeatPlan]
    """By seat, who may sit there."""
    options: dict[str, bool | int | str] = {}
    """Only those that differ from the default."""
    watch: Watch = "invited"
    """Who may watch: nobody, people with the link, or all, listed in the lobby."""
    pace: Pace = Pace()
    """The time limit."""
    undo: UndoRule = "generous"
    """strict: only while nothing has happened since; generous: later too, if the others agree."""
    tips: TipRule = "alone"
    """Who may ask for hints: nobody; a person alone against bots; all, with the others notified;
    all, quietly."""
    level: Level = USUAL
    """The level of bots that take seats later."""
    start: bool = False
    """Start as soon as the people are there, if no seat is open."""


class Created(msgspec.Struct, frozen=True):
    """A new table."""

    code: str


class NewScreen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a screen wants to show: this table, or a new one for this game; else the table that it
    showed last, or a new one."""

    table: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] | None = None
    game: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] | None = None


class Screen(msgspec.Struct, frozen=True):
    """What a screen shows."""

    table: str
    code: str
    """The four characters that lead to the table while it is shown."""
    fresh: bool
    """Whether nobody has chosen the game yet."""


class LineSeat(msgspec.Struct, frozen=True):
    """A seat of a table in a list."""

    kind: SeatKind
    name: str
    """Empty while the seat is open."""
    colour: Colour
    mine: bool
    """Whether it is one of the receiver's own seats."""


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    status: Status
    seats: list[LineSeat]
    open_seats: int
    """Number of seats that anyone may take."""
    turn: list[int]
    """The seats that have to choose."""
    my_turn: bool
    """Whether one of the receiver's seats has to choose."""
    mine: bool
    """Whether the receiver has a seat or is the host."""
    touched: float
    """When something last happened, in seconds since 1970."""
    deadline: float | None
    """When the players who have to choose run out of time, at a table with a limit."""
    place: int | None
    """After the game: the best place of the receiver's seats, if known."""
    again: str | None
    """After the game: the player who proposes a rematch and waits for the receiver's answer."""


class Lobby(msgspec.Struct, frozen=True):
    """The tables that a person may see on the home page."""

    open: list[TableLine]
    """Tables with free seats for all."""
    mine: list[TableLine]
    """The receiver's own tables."""
    running: list[TableLine]
    """Other people's games that may be watched."""
    finished: list[TableLine]
    """The receiver's finished games, and those to look at."""


class Eyes(msgspec.Struct, frozen=True):
    """The view of one seat."""

    view: msgspec.Raw
    """The view in the game's own type."""
    described: list[Section]
    """The view as a text table."""


class Chapter(msgspec.Struct, frozen=True):
    """A part of a finished game: its title and first entry."""

    entry: int
    """The number of its first entry."""
    title: Text


class Replay(msgspec.Struct, frozen=True):
    """A finished game as one viewer saw it: the whole log, without views."""

    table: TableLine
    options: dict[str, bool | int | str]
    """All options of the game."""
    colours: list[Colour]
    """By seat."""
    mine: list[int]
    """The receiver's own seats."""
    seat: int
    """The viewer of this log: the requested seat, else the receiver's first."""
    entries: list[Entry]
    """The viewer's log."""
    places: list[int]
    """Journal index of each entry, to find the same moment in another viewer's log."""
    chapters: list[Chapter]
    """In the order of their entries."""


class ReplayView(Eyes, frozen=True):
    """The view after an entry of a finished game."""

    number: int
    """The number of the entry."""
    open: list[Eyes]
    """With open cards: the view of every seat."""


class ChancePoint(msgspec.Struct, frozen=True):
    """Each seat's chance to win after an entry of the replay, in percent."""

    entry: int
    """The number of the entry."""
    chances: list[int]
    """By seat."""


class TurningPoint(msgspec.Struct, frozen=True):
    """An entry that changed a seat's chance to win by `change` percentage points."""

    entry: int
    """The number of the entry."""
    seat: int
    change: int
    """In percentage points."""


class SeatAccount(msgspec.Struct, frozen=True):
    """What led one seat from its first chance to its result, in percentage points."""

    first: int
    """The chance before the first choice."""
    own: int
    """Effect of its own choices, compared with the heuristic's."""
    others: int
    """Effect of the choices of the others."""
    luck: int
    """Effect of dice and cards."""
    result: int
    """The share of the win: 100, less if it is shared, or 0."""
    reach: int
    """Margin of error of luck and choices, to either side."""


class Decided(msgspec.Struct, frozen=True):
    """What decided a finished game."""

    games: int
    """Minimum number of playouts behind every chance."""
    reach: int
    """Maximum margin of error of the chances, to either side."""
    points: list[ChancePoint]
    """The course of the chances."""
    turns: list[TurningPoint]
    """The entries that changed most."""
    seats: list[SeatAccount]
    """By seat."""


class AnalysisNews(msgspec.Struct, frozen=True):
    """Progress of the analysis of a finished game."""

    state: Literal["none", "running", "failed", "done"]
    """Whether it was requested, is running, has failed or is there."""
    done: int = 0
    """Number of finished parts."""
    total: int = 0
    """0 while other games are ahead in the queue."""
    place: int = 0
    """How many."""
    decided: Decided | None = None
    """The result, if there is one."""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Continue against bots in this seat, from an entry of that seat's replay."""

    seat: int
    """The person's seat."""
    entry: int
    """The number of an entry in this seat's replay."""
    level: Level = USUAL
    """The level of the bots."""


class LessonStep(msgspec.Struct, frozen=True):
    """One idea. Its texts are those of the key, with the attribute `title`."""

    key: str
    """The key of its text."""
    done: bool
    """Whether a second text, `KEY-done`, explains the consequences."""
    asks: bool
    """The learner has to find the right choice; it is highlighted only after a wrong one."""
    text: list[str]
    """What to highlight in the text table: section and row."""
    later: bool
    """Whether entries are skipped before it begins."""


class LessonFrame(msgspec.Struct, frozen=True):
    """A decision of the learner: the update a table would send to this seat, and the lesson's
    additions. The browser numbers entries and menus, because it can go back and retry."""

    step: int
    """The index of its step."""
    update: SeatUpdate
    """The update that a table would send."""
    show: list[str]
    """What to highlight on the board: paths into the view, as in `data-see`."""
    right: str | None
    """The choice that leads to the next frame; None at the end."""
    no: dict[str, str]
    """For every other choice of the menu: the key of the explanation."""
    plays: dict[str, list[Entry]]
    """For some of these keys: what the choice would lead to."""
    pause: SeatUpdate | None
    """The position to show while the learner reads the step's second text, before others
    continue."""


class Lesson(msgspec.Struct, frozen=True):
    """A guided first game."""

    game: str
    learner: int
    """The learner's seat."""
    names: list[str]
    """By seat; the learner's own name is empty."""
    options: dict[str, bool | int | str]
    """The options of its game."""
    steps: list[LessonStep]
    """In their order."""
    frames: list[LessonFrame]
    """In their order."""
    goes_on: bool
    """Whether the game can be continued where the lesson ends."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request failed: a text for people and a sentence for programmers."""

    reason: Text
    """For people, as a key of the message catalogue."""
    detail: str
    """For programmers, in English."""


class Health(msgspec.Struct, frozen=True):
    """The state of this server."""

    ok: bool
    """Always true; otherwise the answer is 503."""
    version: str
    tables: int
    """Tables in memory."""
    sockets: int
    """Open sockets of browsers at tables."""
    unnamed_proxy: bool
    """Whether a proxy forwards requests that --proxy does not name."""


class ClientError(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An error in a browser, without anything about a game."""

    message: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
    file: Annotated[str, msgspec.Meta(max_length=100, pattern=r"^[\w.-]*$")]
    """The file of the client in which it happened; empty if that is unknown."""
    line: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    column: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class HouseInfo(msgspec.Struct, frozen=True):
    """The URLs at which others in the network reach the server; None if they cannot, or if the
    server does not know them. `secure` is the one by https, for devices that trust the certificate
    with this `fingerprint`."""

    address: str | None
    """The address by http."""
    secure: str | None = None
    """The address by https."""
    fingerprint: str | None = None
    """SHA-256 of the authority's certificate."""


DayState = Literal["open", "playing", "done", "missed", "future"]


class DayRival(msgspec.Struct, frozen=True):
    """A bot that everyone plays the game of a date against."""

    name: str
    temper: Temper
    """Which kind of choice it prefers."""


class DayPerson(msgspec.Struct, frozen=True):
    """Someone the receiver has met, who has finished the game of a date."""

    name: str
    colour: Colour


class DayPage(msgspec.Struct, frozen=True):
    """The game of a date, without anybody's result."""

    date: str
    """Year, month and day: 2026-11-19."""
    today: str
    """The date by the server's clock."""
    game: str
    seats: int
    rivals: list[DayRival]
    """Who plays in the other seats."""
    state: DayState
    """The receiver's try. A past day without a finished try is missed."""
    code: str | None
    """The table of the receiver's try."""
    number: int
    """With the date, fixes the deal."""
    seal: str
    """The hash that the deal's table publishes."""
    been: list[DayPerson]
    """The people who have finished it, as far as the receiver has shared a table with them."""
    streak: int
    """Days in a row with a finished try, without missed days covered by the joker."""


class DayLeaf(msgspec.Struct, frozen=True):
    """A day of the calendar."""

    date: str
    """Year, month and day."""
    game: str
    state: DayState
    """The receiver's try. A past day without a finished try is missed."""
    joker: bool
    """Whether the day was missed, but the streak goes on."""
    place: int | None
    """The receiver's place at the table, after a finished try."""


class DayMonth(msgspec.Struct, frozen=True):
    """A month of the calendar, with the receiver's results."""

    month: str
    """Year and month: 2026-11."""
    leaves: list[DayLeaf]
    """All days, the first first; none before the calendar begins."""


class DayResult(msgspec.Struct, frozen=True):
    """A result of the day: a person's, or a bot's of the house field."""

    name: str
    """Empty for people the receiver has never met."""
    colour: Colour
    bot: bool
    """Whether it is a bot of the house field."""
    mine: bool
    """Whether it is the receiver's own result."""
    place: int
    """At the table."""
    score: int
    """The number that is compared: points, castles or rescued cars, as the game has it."""
    gave_up: bool = False
    """Whether the game was resigned or not finished in time."""


class DayCourse(msgspec.Struct, frozen=True):
    """How the receiver's game of a date went."""

    chances: list[int]
    """The receiver's chance to win after each ninth of the game, in percent; empty without a
    finished game."""


class BeginDay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begins the receiver's try at the game of a date, or a game for practice."""

    practice: bool = False
    """Whether the game does not count. A missed day can only be practised."""
