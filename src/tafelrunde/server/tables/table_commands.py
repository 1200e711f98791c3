"""Carries out the commands at a table: each is checked here and runs in one transaction."""

from __future__ import annotations

import asyncio
import logging

from tafelrunde.server.base.messages import (
    LONGEST_CHAT,
    PHRASES,
    TIP_PHRASE,
    Act,
    Ahead,
    Answer,
    AnyCommand,
    Arrange,
    AskAhead,
    AskTip,
    Back,
    Chat,
    ChatLine,
    CloseTable,
    Door,
    Jump,
    Look,
    Mute,
    OfferEnd,
    OpenSeat,
    Order,
    OwnBot,
    Ping,
    Pong,
    Reason,
    Rematch,
    Remove,
    Resign,
    SeatBot,
    SeedCommit,
    SeedReveal,
    SendAway,
    Sit,
    StandUp,
    Start,
    Undo,
    Visible,
    Why,
)
from tafelrunde.server.base.refusals import refusal, why_not
from tafelrunde.server.base.user_text import clean
from tafelrunde.server.edge.connection import Connection
from tafelrunde.server.store.interface import Person, UnavailableError
from tafelrunde.server.tables.arranging import prepare
from tafelrunde.server.tables.history import moment
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.offers import OTHER_OFFER
from tafelrunde.server.tables.own_bots import check_own_bot, seat_own_bot
from tafelrunde.server.tables.rematch import play_again
from tafelrunde.server.tables.rights import (
    NOT_STARTED,
    NOT_YOUR_SEAT,
    STARTED,
    only_host,
    own_seat,
    playing,
)
from tafelrunde.server.tables.room import Change, GoneError, Room
from tafelrunde.server.tables.seat_commands import change_seat, close_table, send_away, set_door
from tafelrunde.server.tables.services import Services
from tafelrunde.server.tables.viewer_logs import WATCHER
from tafelrunde.table.table import NOTHING_TO_UNDO, STALE, RefusedError

# Reason keys of the server, besides those of the table and the games.
NO_SUCH_ENTRY = "no-such-entry"
NO_SUCH_PHRASE = "no-such-phrase"
NO_OFFER = "no-offer"
DISK_FULL = "disk-full"
MUTED = "muted"
TOO_MUCH_CHAT = "too-much-chat"
EMPTY_CHAT = "empty-chat"
NOT_WATCHING = "not-watching"
JOINED_ALREADY = "joined-already"
NO_TIPS = "no-tips"
ONLY_SHOWS = "only-shows"
NOTHING_TO_CHOOSE = "nothing-to-choose"
TOO_MANY_TIPS = "too-many-tips"

ONE_TRY = "one-try"

NOT_ON_THE_DAY = (
    Undo, AskTip, OfferEnd, Rematch, Sit, StandUp, SeatBot, OwnBot, OpenSeat, Remove, Door,
    SendAway, CloseTable, Arrange, Jump,
)  # fmt: skip
"""Commands that a try at the game of the day does not allow: one try counts, alone."""

log = logging.getLogger(__name__)


async def obey(room: Room, services: Services, connection: Connection, command: AnyCommand) -> None:
    """Carry out a command and answer it. After an internal error the browser has to reconnect."""
    try:
        match command:
            case Ping():
                connection.tell(Pong(command.id))
            case _ if connection.screen:
                await _refuse_screen(room, connection, command)
            case Why():
                await _why(room, connection, command)
            case AskAhead():
                await _ahead(room, connection, command)
            case Look():
                await _look(room, services, connection, command)
            case _:
                async with room.change() as change:
                    if connection.open:  # the person may have been removed while this waited
                        await _answer(room, services, change, connection, command)
    except GoneError:
        raise
    except UnavailableError as error:
        log.warning("a command failed: %s", error, extra={"table": room.live.id})
        raise GoneError from None
    except Exception:
        log.exception("a command failed", extra={"table": room.live.id})
        raise GoneError from None


async def _refuse_screen(room: Room, connection: Connection, command: AnyCommand) -> None:
    async with room.change() as change:
        if connection.open:
            change.reply_to(connection, command.id, refusal(ONLY_SHOWS))


async def _answer(
    room: Room, services: Services, change: Change, connection: Connection, command: AnyCommand
) -> None:
    """Idempotent: the same id has one effect and the same answer."""
    person = connection.person
    if room.results.known(person.id, command.id):
        change.reply_to(connection, command.id, room.results.refusal(person.id, command.id))
        return
    change.reply_to(connection, command.id)
    refused = None
    try:
        check_own_bot(change.live, person, command)
        if services.store.full:
            raise RefusedError(DISK_FULL)
        if isinstance(command, NOT_ON_THE_DAY) and change.live.setup.is_try:
            raise RefusedError(ONE_TRY)
        if isinstance(command, Rematch):
            await play_again(services, change.live, person, command)
        elif isinstance(command, OwnBot):
            await seat_own_bot(services, change, person, command)
        elif isinstance(command, AskTip):
            _ask_tip(room, services, change, person, command)
        else:
            _carry_out(change, person, command)
    except RefusedError as error:
        refused = refusal(error.reason)
        change.refuse(refused)
    room.results.remember(person.id, command.id, refused)


def _carry_out(change: Change, person: Person, command: AnyCommand) -> None:
    live = change.live
    match command:
        case Act():
            _act(live, person, command)
        case Undo():
            _undo(live, person, command)
        case Visible():
            _see(change, person, command)
        case Order():
            _order(live, person, command)
        case Chat():
            _chat(change, person, command)
        case Mute():
            _mute(change, person, command)
        case SeedCommit() | SeedReveal():
            _seed(live, person, command)
        case SendAway():
            send_away(change, person, command)
        case Door():
            set_door(change, person, command)
        case CloseTable():
            close_table(live, person)
        case Arrange() | Jump():
            prepare(change, person, command)
        case OfferEnd() | Answer():
            _agree(live, person, command)
        case Sit() | StandUp() | SeatBot() | OpenSeat() | Remove() | Start() | Back() | Resign():
            change_seat(change, person, command)
        case _:
            raise RefusedError(JOINED_ALREADY)


# -- The game --------------------------------------------------------------------------------


def _act(live: LiveTable, person: Person, command: Act) -> None:
    seat = own_seat(live, person.id, command.seat)
    table = playing(live)
    try:
        live.act(command.seat, command.text, command.menu)
    except RefusedError:
        if table.answered(command.seat, command.text, command.menu):
            return
        raise
    seat.overruns = 0
    if seat.autopilot:
        live.return_seat(command.seat)


def _order(live: LiveTable, person: Person, command: Order) -> None:
    own_seat(live, person.id, command.seat)
    playing(live)
    live.give_order(command.seat, command.order)


def _undo(live: LiveTable, person: Person, command: Undo) -> None:
    own_seat(live, person.id, command.seat)
    table = playing(live)
    if command.entry and command.entry != live.logs.numbers[command.seat]:
        raise RefusedError(STALE)
    if table.undo_length(command.seat):
        live.undo(command.seat)
    elif live.can_undo(command.seat):
        live.offers.make("undo", command.seat, live.setup.seats_of(person.id))
        live.changed()
        live.settle_offer()
    else:
        raise RefusedError(NOTHING_TO_UNDO)


def _agree(live: LiveTable, person: Person, command: OfferEnd | Answer) -> None:
    own_seat(live, person.id, command.seat)
    playing(live)
    own = live.setup.seats_of(person.id)
    if isinstance(command, OfferEnd):
        live.offers.make("end", command.seat, own)
    elif live.offers.open is None:
        raise RefusedError(NO_OFFER)
    elif command.offer != live.offers.open.number:
        raise RefusedError(OTHER_OFFER)
    elif command.agree:
        live.offers.agree(own)
    else:
        live.offers.withdraw()
    live.changed()
    live.settle_offer()


def _ask_tip(
    room: Room, services: Services, change: Change, person: Person, command: AskTip
) -> None:
    """Check and announce the request; the search starts after this transaction."""
    live = change.live
    own_seat(live, person.id, command.seat)
    table = playing(live)
    if not live.may_tip():
        raise RefusedError(NO_TIPS)
    if table.menus.get(command.seat) != command.menu:
        raise RefusedError(STALE)
    if len(table.state.legal(command.seat)) == 1:
        raise RefusedError(NOTHING_TO_CHOOSE)
    if not room.tips.given(person.id, command.seat, command.menu):
        if not services.tips.take(str(person.id), live.now):
            raise RefusedError(TOO_MANY_TIPS)
        if live.setup.tips == "told":
            name = live.setup.seats[command.seat].name
            line = ChatLine(command.seat, name, "", TIP_PHRASE, live.date)
            live.chat.add(line)
            change.say(line)
    change.tip = command


def _seed(live: LiveTable, person: Person, command: SeedCommit | SeedReveal) -> None:
    own_seat(live, person.id, command.seat)
    if live.seeding is None:
        raise RefusedError(STARTED)
    if isinstance(command, SeedCommit):
        live.seeding.commit(command.seat, command.commitment)
    else:
        live.seeding.reveal(command.seat, command.seed)
    live.advance_seeding()


# -- Queries ---------------------------------------------------------------------------------


async def _why(room: Room, connection: Connection, command: Why) -> None:
    async with room.reading() as live:
        try:
            own_seat(live, connection.person.id, command.seat)
            reasons = playing(live).why_not_with(command.seat, command.piece)
        except RefusedError as error:
            reasons = {"": error.reason}
        connection.tell(Reason(command.id, why_not(reasons)))


async def _ahead(room: Room, connection: Connection, command: AskAhead) -> None:
    async with room.reading() as live:
        table = live.playing
        mine = command.seat in live.setup.seats_of(connection.person.id)
        waits = table is not None and mine and command.seat not in table.menus
        choices = live.game.ahead(table.state, command.seat) if table and waits else []
        connection.tell(Ahead(command.id, choices))


async def _look(room: Room, services: Services, connection: Connection, command: Look) -> None:
    """Build the past view by replaying the stored journal, while the table continues."""
    try:
        async with room.reading() as live:
            _may_look(live, connection.person.id, command)
            journal, at = live.journal, live.logs.place(command.seat, command.entry)
    except RefusedError as error:
        async with room.change() as change:
            change.reply_to(connection, command.id, refusal(error.reason))
        return
    async with services.history_queue.turn(connection.person.id):
        connection.tell(await asyncio.to_thread(moment, journal, command, at))


def _may_look(live: LiveTable, person: int, command: Look) -> None:
    if command.seat != WATCHER:
        own_seat(live, person, command.seat)
    elif not live.setup.may_watch(person):
        raise RefusedError(NOT_YOUR_SEAT)
    if live.table is None:
        raise RefusedError(NOT_STARTED)
    if not 1 <= command.entry <= live.logs.numbers[command.seat]:
        raise RefusedError(NO_SUCH_ENTRY)


def _see(change: Change, person: Person, command: Visible) -> None:
    """A person who brings the page to the foreground takes over again."""
    assert change.reply is not None
    change.reply.connection.visible = command.visible
    if command.visible:
        change.live.come_back(person.id)


# -- Around the game -------------------------------------------------------------------------


def _chat(change: Change, person: Person, command: Chat) -> None:
    live = change.live
    text = clean(command.text, LONGEST_CHAT)
    if command.phrase and command.phrase not in PHRASES:
        raise RefusedError(NO_SUCH_PHRASE)
    if not text and not command.phrase:
        raise RefusedError(EMPTY_CHAT)
    if not live.setup.may_watch(person.id):
        raise RefusedError(NOT_WATCHING)
    if live.setup.muted and not live.hosts(person.id):
        raise RefusedError(MUTED)
    if not live.chat.allows(person.id, live.now):
        raise RefusedError(TOO_MUCH_CHAT)
    own = live.setup.seats_of(person.id)
    seat = command.seat if command.seat in own else own[0] if own else None
    name = person.name if seat is None else live.setup.seats[seat].name
    line = ChatLine(seat, name, text, command.phrase, live.date)
    live.chat.add(line, person.id, command.id)
    change.say(line)


def _mute(change: Change, person: Person, command: Mute) -> None:
    live = change.live
    only_host(live, person.id)
    live.setup.muted = command.muted
    live.changed()
    change.tell_chat()
