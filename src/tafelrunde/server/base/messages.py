"""Every message of a table's socket, defined once; the client's types are made from it.

A socket belongs to one table. What goes up is a `Command`, what comes down an `Event`; both are
JSON objects whose `type` names the struct. Texts are `Message`s: keys of the catalogue with values.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from tafelrunde.bots.levels import Level
from tafelrunde.bots.tempers import Temper
from tafelrunde.core.words import Choice, Message, Section

PROTOCOL = 6
LONGEST_TEXT = 200
LONGEST_CHAT = 300
LONGEST_LOG = 200
"""So many entries of the log are sent on joining; older ones can be looked at by number."""
PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "good-game", "bye")
"""Ready phrases of the chat: `phrase-hello` and so on in the catalogue."""
TIP_PHRASE: Final = "tip"
"""What is said for whoever asks for a tip, where the others are told."""

Text = Message
"""Anything a person reads."""
NO_VIEW = msgspec.Raw(b"null")

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
ActionText = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]

Watch = Literal["nobody", "invited", "all"]
UndoRule = Literal["strict", "generous"]
TipRule = Literal["never", "alone", "told", "quiet"]
"""Who may ask a bot what it would do: nobody; who plays alone against bots; everybody, and the
others are told; everybody, and nobody is told."""
Status = Literal["waiting", "seeding", "playing", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]
OfferKind = Literal["undo", "end", "bot"]
Colour = Literal["red", "blue", "green", "yellow", "purple", "orange", "teal", "brown"]


# -- The table as everybody sees it ----------------------------------------------------------


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """relaxed: no limit; live: seconds for each decision; days: days for each decision."""

    kind: Literal["relaxed", "live", "days"] = "relaxed"
    limit: int = 0


class SeatInfo(msgspec.Struct, frozen=True):
    kind: SeatKind
    name: str
    colour: Colour
    level: Level | None
    temper: Temper | None
    """How the bot of this seat likes to play."""
    mine: bool
    """One of the receiver's own seats."""
    online: bool
    away: float | None
    """Since when the person has been away, by the clock of `Update.now`."""
    autopilot: bool
    """A bot plays until the person is back."""
    resigned: bool
    deadline: float | None
    """When the time for the present decision runs out, by the clock of `Update.now`."""


class Offer(msgspec.Struct, frozen=True):
    """Something people at the table must agree to: all of them to an undo or an early end, those
    who are here to a bot for somebody who is away."""

    number: int
    """For `answer`: another offer has another number."""
    kind: OfferKind
    by: int
    agreed: list[int]
    seat: int | None = None
    """The seat for which a bot would play."""


class Again(msgspec.Struct, frozen=True):
    """After the end: somebody wants to play once more, and everybody at the table is asked."""

    by: int
    agreed: list[int] = []
    declined: list[int] = []


class Spectator(msgspec.Struct, frozen=True):
    """Somebody who is here without a seat."""

    number: int
    """For `send_away`."""
    name: str
    mine: bool
    """The receiver."""


class TableInfo(msgspec.Struct, frozen=True):
    code: str
    game: str
    status: Status
    options: dict[str, bool | int | str]
    seats: list[SeatInfo]
    host: bool
    """Whether the receiver is the host."""
    arranges: bool
    """Whether the receiver may begin and have bots stand in: the host, or, while the host is
    away, whoever sits here."""
    door: bool
    """Whether people may come in who have not been here before."""
    watch: Watch
    pace: Pace
    undo: UndoRule
    tips: TipRule
    may_tip: bool
    """Whether tips can be asked for, as things are."""
    level: Level
    """Of the bots that stand in for people."""
    spectators: list[Spectator]
    offer: Offer | None
    commitment: str | None
    again: Again | None
    rematch: str | None
    """The code of the table at which the same people play again."""
    start: bool
    """Begins by itself as soon as its people are here."""
    standing: list[int] | None
    """Places when the game is over; who resigned comes last."""


# -- Up: what a browser sends --------------------------------------------------------------------


class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    id: CommandId
    """Chosen by the sender: the same id has one effect and the same answer."""


class Join(Command, tag="join"):
    """The first command on a socket."""

    protocol: int
    last: dict[int, int] = {}
    """For each own seat (-1: as a spectator) the number of the last entry already seen."""
    described: bool = True
    """Whether updates bring the text table along; a board that shows none does without."""
    visible: bool = False
    """Whether the page is in the foreground."""


class Visible(Command, tag="visible"):
    """The page comes to the foreground, or leaves it."""

    visible: bool


class Act(Command, tag="act"):
    seat: int
    text: ActionText
    menu: int


class Undo(Command, tag="undo"):
    """Take back the own last choice; at a generous table an offer, if others are concerned."""

    seat: int
    entry: int = 0
    """The last entry the sender has seen: if more has happened since, nothing is taken back.
    0: whatever has happened."""


class Why(Command, tag="why"):
    """Why can a piece not be used now, or not on this or that?"""

    seat: int
    piece: ActionText
    """Its name in the view: a card, a pile, a tile."""


class AskAhead(Command, tag="ask_ahead"):
    """What could I choose if my turn came now?"""

    seat: int


class AskTip(Command, tag="ask_tip"):
    """What would a good player do here? Answered by an update, then by one `Tip` or two."""

    seat: int
    menu: int


class Look(Command, tag="look"):
    """What a seat (-1: a spectator) could see at an entry of its log."""

    seat: int
    entry: int


class Order(Command, tag="order"):
    """A standing order for hidden reactions."""

    seat: int
    order: str


class Chat(Command, tag="chat"):
    """Free text, or a ready phrase by its key."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_CHAT)] = ""
    phrase: str = ""
    seat: int | None = None
    """The own seat that speaks, where people share a device; else the first."""


class Mute(Command, tag="mute"):
    """Host: nobody but the host can chat, or everybody again."""

    muted: bool


class Sit(Command, tag="sit"):
    """Take an open seat (or one that a bot holds)."""

    seat: int


class StandUp(Command, tag="stand_up"):
    """Give the own seat to a bot (while playing) or leave it open (before)."""

    seat: int


class SeatBot(Command, tag="seat_bot"):
    """A bot takes an open seat (organiser), or my own. In a game without limits, for the seat of
    somebody who has been away for a while: anyone seated proposes a bot until they are back."""

    seat: int
    level: Level


class OpenSeat(Command, tag="open_seat"):
    """Host, before the game: the seat of a bot, or of somebody who is away, is open again."""

    seat: int


class Remove(Command, tag="remove"):
    """Host: a disturber leaves the seat, a bot takes it, and the door is closed."""

    seat: int


class SendAway(Command, tag="send_away"):
    """Host: a spectator who disturbs leaves, and the door is closed."""

    spectator: int


class Door(Command, tag="door"):
    """Host: let people in who have not been here before, or nobody new."""

    open: bool


class CloseTable(Command, tag="close_table"):
    """Host, before the game, or before the own first choice against bots: nobody will play here."""


class Start(Command, tag="start"):
    """Organiser: begin now. Bots take the open seats, or the game has fewer seats."""

    without_open: bool = False


class SeedCommit(Command, tag="seed_commit"):
    """SHA-256 of the seed this browser adds to the dice."""

    seat: int
    commitment: str


class SeedReveal(Command, tag="seed_reveal"):
    seat: int
    seed: str


class Back(Command, tag="back"):
    """I play again; the bot that stood in for me stops."""

    seat: int


class Resign(Command, tag="resign"):
    """The seat ranks last: with at most two people the game is over, with more a bot plays on."""

    seat: int


class OfferEnd(Command, tag="offer_end"):
    """Propose to end the game as it stands."""

    seat: int


class Answer(Command, tag="answer"):
    """Agree to the offer on the table, or decline it."""

    seat: int
    agree: bool
    offer: int = 0
    """The number of the offer that is meant: if there is another one by now, nothing is agreed to.
    0: whatever is offered."""


class Rematch(Command, tag="rematch"):
    """After the end: I want to play once more, or I do not. When all have agreed there is a new
    table with the same options, seats moved on by one."""

    agree: bool = True
    vacant: Literal["bot", "open"] | None = None
    """Whoever asked: go on without those who declined or have left; a bot takes their seats, or
    they are free."""


AnyCommand = (
    Join | Visible | Act | Undo | Why | AskAhead | AskTip | Look | Order | Chat | Mute | Sit
    | StandUp | SeatBot | OpenSeat | Remove | SendAway | Door | CloseTable | Start | SeedCommit
    | SeedReveal | Back | Resign | OfferEnd | Answer | Rematch
)  # fmt: skip


# -- Down: what a browser receives -----------------------------------------------------------------


class Entry(msgspec.Struct, frozen=True):
    """Something a viewer was told; numbers are counted per viewer, from 1."""

    number: int
    lines: list[Text]
    view: msgspec.Raw
    """The whole view after it (of a game's own type); NO_VIEW in the log sent on joining."""
    by: int | None = None
    """The seat whose choice it was; None for chance."""
    undoes: int | None = None
    """An undo: this entry of the viewer's and all that followed were taken back."""


class Menu(msgspec.Struct, frozen=True):
    number: int
    choices: list[Choice]
    closes: float | None
    """A hidden reaction: when the window closes, whatever is answered."""
    forced: bool = False
    """There is one entry, and everybody knows it: nobody learns anything if it plays itself."""


class SeatUpdate(msgspec.Struct, frozen=True):
    """All that one seat (-1: a spectator) may know."""

    seat: int
    entries: list[Entry]
    view: msgspec.Raw | None
    """None while the game has not begun."""
    described: list[Section]
    menu: Menu | None
    can_undo: bool
    undo_asks: bool
    """Others would have to agree to it."""
    order: str | None
    """The standing order that holds, if the game has hidden reactions."""


class Event(msgspec.Struct, tag_field="type", frozen=True):
    pass


class Update(Event, tag="update", frozen=True):
    """Join, reconnect, refusal and move: always the whole truth for each own seat."""

    table: TableInfo
    seats: list[SeatUpdate]
    answers: str | None = None
    """The id of the command this answers."""
    refused: Text | None = None
    now: float = 0.0
    """The server's clock: seconds since 1970, but nobody can set it while the server runs."""


class WhyNot(msgspec.Struct, frozen=True):
    """Why a piece cannot be used."""

    reason: Text | None
    """What holds for all its uses; None if it can be used, or if that depends on the target."""
    targets: dict[str, Text]
    """The targets on which it cannot be used."""


class Reason(Event, tag="reason", frozen=True):
    answers: str
    why: WhyNot


class Ahead(Event, tag="ahead", frozen=True):
    """What a seat could choose if its turn came now; nothing if it is its turn. It is only looked
    at and kept in mind: nothing of it is accepted before its turn."""

    answers: str
    choices: list[Choice]


class Tip(Event, tag="tip", frozen=True):
    """What a good player would choose from a menu, by what its seat knows."""

    seat: int
    menu: int
    choice: str | None
    """None: no bot could think about it."""
    percent: int | None = None
    """The chance to win with it, as far as whole games by rules of thumb tell; None if they were
    too few."""
    other: str | None = None
    other_percent: int | None = None
    """The best of the other choices, where it is worse by more than luck explains."""
    reason: str | None = None
    """The key of a text of the game that says what speaks for it; None if nothing does clearly."""
    figure: float | None = None
    other_figure: float | None = None
    """The numbers in that text: with this choice, and with the best of the others."""
    more: bool = False
    """A better answer follows."""


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
    """commit: send SeedCommit for each own seat now; reveal: send SeedReveal now."""

    step: Literal["commit", "reveal"]
    seats: list[int]
    commitment: str
    """Of the table itself."""
    commits: dict[int, str]
    """What everybody has committed to, by seat, told before anybody reveals: nobody can choose a
    seed after knowing the others."""


CloseReason = Literal[
    "restart", "removed", "closed", "unknown", "nobody", "other_rules", "broken", "protocol",
    "invalid", "too_much",
]  # fmt: skip


class Goodbye(Event, tag="goodbye", frozen=True):
    """The server ends this socket; only after `restart` a browser comes back by itself."""

    reason: CloseReason


AnyEvent = Update | Reason | Ahead | Tip | Moment | ChatLine | ChatHistory | SeedsWanted | Goodbye
