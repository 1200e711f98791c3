"""Every message of a table's socket, defined once; the client's types are generated from it.

A socket belongs to one table. Browsers send `Command`s and receive `Event`s: JSON objects whose
`type` names the struct. Texts are `Message`s: keys of the catalogue with values.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from tafelrunde.bots.levels import USUAL, Level
from tafelrunde.bots.tempers import Temper
from tafelrunde.core.words import Choice, Message, Section

PROTOCOL = 8
LONGEST_TEXT = 200
LONGEST_CHAT = 300
LONGEST_LOG = 200
"""Number of log entries sent on join. Clients can request older ones by number."""
PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "good-game", "bye")
"""Ready-made chat phrases: `phrase-hello` and so on in the catalogue."""
TIP_PHRASE: Final = "tip"
"""The phrase that tells the others when a player asks for a tip."""

Text = Message
"""Any text a person reads."""
NO_VIEW = msgspec.Raw(b"null")

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
ActionText = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]

Watch = Literal["nobody", "invited", "all"]
UndoRule = Literal["strict", "generous"]
TipRule = Literal["never", "alone", "told", "quiet"]
"""Who may ask a bot for a tip: nobody; a person alone against bots; everybody, and the others are
notified; everybody, without notice."""
Status = Literal["waiting", "seeding", "playing", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]
OfferKind = Literal["undo", "end", "bot"]
Colour = Literal["red", "blue", "green", "yellow", "purple", "orange", "teal", "brown"]


# -- The table, as all its viewers see it ----------------------------------------------------


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """relaxed: no limit; live: seconds for each decision; days: days for each decision."""

    kind: Literal["relaxed", "live", "days"] = "relaxed"
    """How long a decision may take."""
    limit: int = 0
    """Seconds or days; 0 without a limit."""


class SeatInfo(msgspec.Struct, frozen=True):
    kind: SeatKind
    name: str
    colour: Colour
    level: Level | None
    temper: Temper | None
    """The bot's temperament."""
    mine: bool
    """Whether it is one of the receiver's own seats."""
    online: bool
    away: float | None
    """When the person left, by the clock of `Update.now`; None if present."""
    autopilot: bool
    """Whether a bot plays until the person is back."""
    resigned: bool
    owner: str | None
    """The name of the person who has brought the program that plays this seat; None for people and
    bots of the house."""
    deadline: float | None
    """When the time for the current decision runs out, by the clock of `Update.now`."""


class Offer(msgspec.Struct, frozen=True):
    """Something people at the table must agree to: everybody to an undo or an early end, the people
    present to a bot for an absent player."""

    number: int
    """Names this offer in `answer`."""
    kind: OfferKind
    by: int
    agreed: list[int]
    seat: int | None = None
    """The seat for which a bot would play."""


class Again(msgspec.Struct, frozen=True):
    """After the game: the players' answers to a proposed rematch."""

    by: int
    agreed: list[int] = []
    declined: list[int] = []
    number: int = 0
    """Names this proposal in `rematch`."""


class Spectator(msgspec.Struct, frozen=True):
    """A person at the table without a seat."""

    number: int
    """Names this spectator in `send_away`."""
    name: str
    mine: bool
    """Whether it is the receiver."""


class TableDay(msgspec.Struct, frozen=True):
    """The game of a day, at the table where it is played."""

    date: str
    counts: bool
    """Whether it is the person's only try; else it is practice."""


class TableInfo(msgspec.Struct, frozen=True):
    code: str
    game: str
    status: Status
    options: dict[str, bool | int | str]
    seats: list[SeatInfo]
    host: bool
    """Whether the receiver is the host, or stands in for the screen that is."""
    arranges: bool
    """Whether the receiver may start the game and seat bots: the host, or, while the host is away,
    any seated person; at a table opened by a screen, the first seated person present."""
    door: bool
    """Whether new people may join."""
    watch: Watch
    pace: Pace
    undo: UndoRule
    tips: TipRule
    may_tip: bool
    """Whether tips are available now."""
    level: Level
    """The level of bots that stand in for people."""
    spectators: list[Spectator]
    screens: int
    """How many shared screens show this table. They are not spectators."""
    by_screen: bool
    """Whether a screen opened the table, so that people join with its code."""
    organiser: int | None
    """At such a table: the seat of the organiser; None while nobody is seated and present."""
    starts: float | None
    """At such a table: when the game starts, by the clock of `Update.now`, once the organiser wants
    it."""
    offer: Offer | None
    commitment: str | None
    again: Again | None
    rematch: str | None
    """The code of the table of the rematch."""
    start: bool
    """Whether the game starts by itself once its people are there."""
    standing: list[int] | None
    """Places when the game is over; players who resigned come last."""
    day: TableDay | None = None


# -- Commands, sent by the browser ---------------------------------------------------------------


class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    id: CommandId
    """Chosen by the sender. Commands are idempotent: the same id has one effect and one answer."""


class Join(Command, tag="join"):
    """The first command on a socket."""

    protocol: int
    last: dict[int, int] = {}
    """For each of the sender's seats (-1: as a spectator) the number of the last entry already
    seen."""
    described: bool = True
    """Whether updates include the text table; boards that show none omit it."""
    visible: bool = False
    """Whether the page is in the foreground."""
    screen: bool = False
    """Whether this is a screen for everybody: it receives what a spectator sees, even where nobody
    may watch, and may send nothing else."""


class Visible(Command, tag="visible"):
    """The page enters or leaves the foreground."""

    visible: bool


class Ping(Command, tag="ping"):
    """Ask whether the server is there."""


class Act(Command, tag="act"):
    seat: int
    text: ActionText
    menu: int


class Undo(Command, tag="undo"):
    """Take back your last choice. At a lenient table this becomes an offer if it affects others."""

    seat: int
    entry: int = 0
    """The last entry the sender has seen: if more has happened since, nothing is undone. 0: no
    check."""


class Why(Command, tag="why"):
    """Ask why a piece cannot be used now, or not on some targets."""

    seat: int
    piece: ActionText
    """The piece's name in the view: a card, a pile, a tile."""


class AskAhead(Command, tag="ask_ahead"):
    """Ask what the seat could choose if its turn came now."""

    seat: int


class AskTip(Command, tag="ask_tip"):
    """Ask what a good player would do. Answered by an update, then by one or two `Tip`s."""

    seat: int
    menu: int


class Look(Command, tag="look"):
    """Request the view of a seat (-1: spectators) at an entry of its log."""

    seat: int
    entry: int


class Order(Command, tag="order"):
    """A standing order for hidden reactions."""

    seat: int
    order: str


class Chat(Command, tag="chat"):
    """Free text, or a ready-made phrase by its key."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_CHAT)] = ""
    phrase: str = ""
    seat: int | None = None
    """The seat of the sender that speaks, if people share a device; else their first."""


class Mute(Command, tag="mute"):
    """Allow only the host, or everybody, to chat (host only)."""

    muted: bool


class Sit(Command, tag="sit"):
    """Take an open seat, or a bot's."""

    seat: int


class StandUp(Command, tag="stand_up"):
    """Leave your seat: to a bot while playing, open before the game."""

    seat: int


class SeatBot(Command, tag="seat_bot"):
    """Seat a bot: in an open seat (organiser only) or your own. In a game without limits, anyone
    seated can propose a bot for a player who has been away for a while, until they return."""

    seat: int
    level: Level


class OwnBot(Command, tag="own_bot"):
    """Let a program of yours play an open seat or a bot's. Answered by a `BotToken` as well; sent
    again for the same seat, it replaces the token."""

    seat: int
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] = ""
    """The bot's name; empty for one of the usual bots' names."""


class OpenSeat(Command, tag="open_seat"):
    """Open the seat of a bot or of an absent person (host only, before the game)."""

    seat: int


class Remove(Command, tag="remove"):
    """Remove a disruptive player, seat a bot and close the table to new people (host only)."""

    seat: int


class SendAway(Command, tag="send_away"):
    """Remove a disruptive spectator and close the table to new people (host only)."""

    spectator: int


class Door(Command, tag="door"):
    """Open or close the table to new people (host only)."""

    open: bool


class CloseTable(Command, tag="close_table"):
    """Close the table (host only): before the game, or before your first choice against bots."""


class Start(Command, tag="start"):
    """Start the game (organiser only). Bots take the open seats, or the game has fewer seats. At a
    table opened by a screen it starts a moment later, with those who are seated then; bots join if
    the game cannot be played by so many."""

    without_open: bool = False


class Arrange(Command, tag="arrange"):
    """Choose the game, its options and the level of bots (organiser only, before the game, at a
    table opened by a screen)."""

    game: ActionText
    options: dict[str, bool | int | str] = {}
    level: Level = USUAL


class Jump(Command, tag="jump"):
    """Let your disc jump on the screens, before the game; at most twice a second."""

    seat: int


class SeedCommit(Command, tag="seed_commit"):
    """SHA-256 of the seed this browser contributes."""

    seat: int
    commitment: str


class SeedReveal(Command, tag="seed_reveal"):
    seat: int
    seed: str


class Back(Command, tag="back"):
    """Take over again from the bot that stands in for you."""

    seat: int


class Resign(Command, tag="resign"):
    """Give up: the seat ranks last. With at most two people the game ends, else a bot plays on."""

    seat: int


class OfferEnd(Command, tag="offer_end"):
    """Propose to end the game as it stands."""

    seat: int


class Answer(Command, tag="answer"):
    """Agree to the current offer, or decline it."""

    seat: int
    agree: bool
    offer: int = 0
    """The number of the offer. The command is refused without it, or if another offer has replaced
    that one."""


class Rematch(Command, tag="rematch"):
    """Propose a rematch after the game, or answer the proposal. When all agree, a new table with
    the same options is created, with the seats rotated by one."""

    agree: bool = True
    offer: int = 0
    """The number of the proposal that is answered. Proposing needs none, and agrees to a proposal
    that somebody else has just made."""
    vacant: Literal["bot", "open"] | None = None
    """From the proposer: continue without the people who declined or left. Bots take their seats,
    or the seats stay open."""


AnyCommand = (
    Join | Visible | Ping | Act | Undo | Why | AskAhead | AskTip | Look | Order | Chat | Mute | Sit
    | StandUp | SeatBot | OwnBot | OpenSeat | Remove | SendAway | Door | CloseTable | Start
    | Arrange | Jump
    | SeedCommit | SeedReveal | Back | Resign | OfferEnd | Answer | Rematch
)  # fmt: skip


# -- Events, received by the browser ---------------------------------------------------------------


class Entry(msgspec.Struct, frozen=True):
    """An entry of a viewer's log, numbered per viewer from 1."""

    number: int
    """From 1."""
    lines: list[Text]
    """What happened, in words."""
    view: msgspec.Raw
    """The view after it, in the game's own type; NO_VIEW in the log sent on join; omitted if it is
    the view of the update."""
    by: int | None = None
    """The seat that acted; None for chance."""
    undoes: int | None = None
    """For an undo: the first entry of this log that it took back, with all that followed."""


class Menu(msgspec.Struct, frozen=True):
    """What a seat can choose."""

    number: int
    """A choice names the menu that it answers."""
    choices: list[Choice]
    """All of them; nothing else is possible."""
    closes: float | None
    """For a hidden reaction: when the window closes, regardless of answers."""
    forced: bool = False
    """There is one choice and everybody knows it, so playing it automatically reveals nothing."""


class SeatUpdate(msgspec.Struct, frozen=True):
    """Everything one seat (-1: spectators) may know."""

    seat: int
    entries: list[Entry]
    """New entries of its log."""
    view: msgspec.Raw | None
    """None before the game."""
    described: list[Section]
    """The view as a text table."""
    menu: Menu | None
    """None if the seat has nothing to choose."""
    can_undo: bool
    """Whether its last choice can be taken back."""
    undo_asks: bool
    """Whether others would have to agree."""
    order: str | None
    """The current standing order, if the game has hidden reactions."""


class Event(msgspec.Struct, tag_field="type", frozen=True):
    pass


class Update(Event, tag="update", frozen=True):
    """Sent for joins, reconnects, refusals and moves: always complete for each of the receiver's
    seats."""

    table: TableInfo
    seats: list[SeatUpdate]
    answers: str | None = None
    """The id of the command this answers."""
    refused: Text | None = None
    now: float = 0.0
    """The server's clock: seconds since 1970 that nobody can set while the server runs."""


class Pong(Event, tag="pong", frozen=True):
    """The answer to a ping."""

    answers: str


class WhyNot(msgspec.Struct, frozen=True):
    """Why a piece cannot be used."""

    reason: Text | None
    """The reason for all its uses; None if it can be used, or if that depends on the target."""
    targets: dict[str, Text]
    """The targets on which it cannot be used, with reasons."""


class Reason(Event, tag="reason", frozen=True):
    answers: str
    why: WhyNot


class Ahead(Event, tag="ahead", frozen=True):
    """What a seat could choose if its turn came now; empty on its turn. For information only: no
    choice is accepted before the seat's turn."""

    answers: str
    choices: list[Choice]


class Tip(Event, tag="tip", frozen=True):
    """What a good player would choose from a menu, knowing what the seat knows."""

    seat: int
    menu: int
    choice: str | None
    """None if no bot could search."""
    percent: int | None = None
    """The chance to win with it, estimated by playouts; None if there were too few."""
    other: str | None = None
    other_percent: int | None = None
    """The best of the other choices, if it is significantly worse."""
    reason: str | None = None
    """The key of a text of the game that gives a reason; None if there is no clear one."""
    figure: float | None = None
    other_figure: float | None = None
    """The numbers in that text: for this choice, and for the best of the others."""
    more: bool = False
    """A better answer follows."""


class BotToken(Event, tag="bot_token", frozen=True):
    """The secret with which a program can play a seat. It is sent once, and only the SHA-256 is
    stored."""

    answers: str
    seat: int
    token: str


class Moment(Event, tag="moment", frozen=True):
    answers: str
    seat: int
    entry: int
    view: msgspec.Raw
    described: list[Section]


class ChatLine(Event, tag="chat", frozen=True):
    seat: int | None
    name: str
    text: str
    phrase: str
    at: float


class ChatHistory(Event, tag="chat_history", frozen=True):
    lines: list[ChatLine]
    muted: bool


class SeedsWanted(Event, tag="seeds_wanted", frozen=True):
    """commit: send SeedCommit for each of your seats now; reveal: send SeedReveal now."""

    step: Literal["commit", "reveal"]
    seats: list[int]
    commitment: str
    """The table's own commitment."""
    commits: dict[int, str]
    """Everybody's commitment by seat, sent before anybody reveals, so that nobody can choose a seed
    after knowing the others."""


CloseReason = Literal[
    "restart", "removed", "closed", "unknown", "nobody", "other_rules", "broken", "protocol",
    "invalid", "too_much", "screens",
]  # fmt: skip


class Jumped(Event, tag="jumped", frozen=True):
    """Somebody lets their disc jump; only screens receive it."""

    seat: int


class Goodbye(Event, tag="goodbye", frozen=True):
    """The server closes this socket. Browsers reconnect by themselves only after `restart`."""

    reason: CloseReason


AnyEvent = (
    Update | Pong | Reason | Ahead | Tip | BotToken | Moment | ChatLine | ChatHistory | SeedsWanted
    | Jumped
    | Goodbye
)  # fmt: skip
