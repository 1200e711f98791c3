"""What each command does: checked against the table, made durable, then told."""

from __future__ import annotations

import asyncio
import logging

from tafelrunde.core.state import LEGAL
from tafelrunde.core.words import say
from tafelrunde.server.connection import Connection
from tafelrunde.server.frames import Raw, can_undo, encode, send_update
from tafelrunde.server.messages import (
    LONGEST_CHAT,
    PHRASES,
    Act,
    Answer,
    AnyCommand,
    Back,
    Chat,
    ChatLine,
    CloseTable,
    Door,
    Look,
    Moment,
    Mute,
    Offer,
    OfferEnd,
    OpenSeat,
    Order,
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
    Text,
    Undo,
    Why,
)
from tafelrunde.server.people import clean
from tafelrunde.server.rights import (
    NOT_STARTED,
    NOT_YOUR_SEAT,
    STARTED,
    only_host,
    own_seat,
    playing,
)
from tafelrunde.server.room import GoneError, Room
from tafelrunde.server.seat_commands import change_seat, close_table, send_away, set_door
from tafelrunde.server.seating import Seat, Setup
from tafelrunde.server.services import create_table
from tafelrunde.server.store import Person, StoredChat
from tafelrunde.server.viewer_logs import WATCHER, seat_or_none
from tafelrunde.table.table import NOTHING_TO_UNDO, STALE, RefusedError, Table

# Reasons of the server, beside those of the table and the games.
NO_SUCH_ENTRY = "no-such-entry"
NO_SUCH_PHRASE = "no-such-phrase"
NOT_OVER = "not-over"
NO_OFFER = "no-offer"
MUTED = "muted"
TOO_MUCH_CHAT = "too-much-chat"
EMPTY_CHAT = "empty-chat"
NOT_WATCHING = "not-watching"
JOINED_ALREADY = "joined-already"

log = logging.getLogger(__name__)


async def obey(room: Room, connection: Connection, command: AnyCommand) -> None:
    """Carry a command out and answer it. If that fails through a fault of ours, the room is
    given up: whoever comes back finds the table as its journal has it."""
    async with room.lock:
        if room.gone:
            raise GoneError
        if not connection.open:  # somebody who was removed while this waited
            return
        try:
            await _answer(room, connection, command)
        except Exception:
            log.exception("a command failed", extra={"table": room.id})
            room.close()


async def _answer(room: Room, connection: Connection, command: AnyCommand) -> None:
    """The same id has one effect and the same answer."""
    person = connection.person.id
    if isinstance(command, Why):
        connection.tell(Reason(command.id, _why(room, person, command)))
        return
    if isinstance(command, Look):
        await _look(room, connection, command)
        return
    known = room.answers.get(person)
    if known is not None and command.id in known:
        refused = known[command.id]
        send_update(room, connection, answers=command.id, refused=refused)
        return
    try:
        public = await _obey(room, connection, command)
    except RefusedError as error:
        refused = refusal(error.reason)
        room.remember(person, command.id, refused)
        send_update(room, connection, answers=command.id, refused=refused)
        return
    room.remember(person, command.id, None)
    room.wake()
    room.tell(connection, command.id, only=None if public else person)


def refusal(reason: str) -> Text:
    return say(f"refusal-{reason}")


async def _obey(room: Room, connection: Connection, command: AnyCommand) -> bool:
    """Whether everybody is told."""
    person = connection.person
    match command:
        case Act():
            return await _act(room, person, command)
        case Undo():
            await _undo(room, person, command)
        case Order():
            await _order(room, person, command)
            return False
        case Chat():
            await _chat(room, person, command)
            return False
        case Mute():
            await _mute(room, person, command)
        case SeedCommit() | SeedReveal():
            await _seed(room, person, command)
            return False
        case SendAway():
            await send_away(room, person, command)
        case Door():
            await set_door(room, person, command)
        case CloseTable():
            await close_table(room, person)
        case OfferEnd() | Answer():
            await _agree(room, person, command)
        case Rematch():
            await _rematch(room, person)
        case Sit() | StandUp() | SeatBot() | OpenSeat() | Remove() | Start() | Back() | Resign():
            await change_seat(room, person, command)
        case _:
            raise RefusedError(JOINED_ALREADY)
    return True


# -- The game --------------------------------------------------------------------------------


async def _act(room: Room, person: Person, command: Act) -> bool:
    """Whether everybody is told: an answer that is held back is nobody else's business."""
    seat = own_seat(room, person.id, command.seat)
    table = playing(room)
    try:
        entries = table.act(command.seat, command.text, command.menu, room.services.clock.now())
    except RefusedError:
        if table.answered(command.seat, command.text, command.menu):
            return False
        raise
    back = seat.autopilot
    if back:
        room.take_back(command.seat)
    if entries:
        room.offer = None
    await room.settle()
    return bool(entries) or back


def _why(room: Room, person: int, command: Why) -> Text | None:
    try:
        own_seat(room, person, command.seat)
        reason = playing(room).why_not(command.seat, command.text)
    except RefusedError as error:
        reason = error.reason
    return None if reason == LEGAL else refusal(reason)


async def _look(room: Room, connection: Connection, command: Look) -> None:
    """A game that is played again from its first card must not keep other tables waiting."""
    try:
        table = _may_look(room, connection.person.id, command)
    except RefusedError as error:
        send_update(room, connection, answers=command.id, refused=refusal(error.reason))
        return
    connection.tell(await asyncio.to_thread(_moment, room, table, command))


def _may_look(room: Room, person: int, command: Look) -> Table:
    if command.seat != WATCHER:
        own_seat(room, person, command.seat)
    elif not room.setup.may_watch(person):
        raise RefusedError(NOT_YOUR_SEAT)
    if room.table is None:
        raise RefusedError(NOT_STARTED)
    if not 1 <= command.entry <= room.logs.numbers[command.seat]:
        raise RefusedError(NO_SUCH_ENTRY)
    return room.table


def _moment(room: Room, table: Table, command: Look) -> Moment:
    viewer = seat_or_none(command.seat)
    kept = {line.number: line.at for line in room.logs.recent[command.seat]}
    at = kept.get(command.entry)
    view = table.view_of(viewer, command.entry) if at is None else table.view_at(viewer, at)
    described = room.game.describe(view)
    return Moment(command.id, command.seat, command.entry, Raw(encode(view)), described)


async def _order(room: Room, person: Person, command: Order) -> None:
    seat = own_seat(room, person.id, command.seat)
    playing(room).give_order(command.seat, command.order)
    seat.order = command.order
    room.changed_setup()
    await room.persist()


async def _undo(room: Room, person: Person, command: Undo) -> None:
    own_seat(room, person.id, command.seat)
    table = playing(room)
    if command.entry and command.entry != room.logs.numbers[command.seat]:
        raise RefusedError(STALE)
    if table.undo_length(command.seat):
        table.undo(command.seat, now=room.services.clock.now())
        room.offer = None
        await room.settle()
    elif can_undo(room, table, command.seat):
        room.offer = Offer("undo", command.seat, room.setup.seats_of(person.id))
        await _carry_out_offer(room, table)
    else:
        raise RefusedError(NOTHING_TO_UNDO)


async def _agree(room: Room, person: Person, command: OfferEnd | Answer) -> None:
    own_seat(room, person.id, command.seat)
    table = playing(room)
    own = room.setup.seats_of(person.id)
    if isinstance(command, OfferEnd):
        room.offer = Offer("end", command.seat, own)
    elif room.offer is None:
        raise RefusedError(NO_OFFER)
    elif not command.agree:
        room.offer = None
        return
    else:
        agreed = sorted({*room.offer.agreed, *own})
        room.offer = Offer(room.offer.kind, room.offer.by, agreed)
    await _carry_out_offer(room, table)


async def _carry_out_offer(room: Room, table: Table) -> None:
    """If all people agree, here or not, but those whose time has run out: nobody loses a game
    because a line was lost for a second."""
    offer = room.offer
    assert offer is not None
    asked = [
        number
        for number, seat in enumerate(room.setup.seats)
        if seat.kind == "person" and not seat.late
    ]
    if not set(asked) <= set(offer.agreed):
        return
    room.offer = None
    if offer.kind == "end":
        room.finish()
    else:
        table.undo(offer.by, generous=True, now=room.services.clock.now())
    await room.settle()


async def _seed(room: Room, person: Person, command: SeedCommit | SeedReveal) -> None:
    own_seat(room, person.id, command.seat)
    if room.seeding is None:
        raise RefusedError(STARTED)
    if isinstance(command, SeedCommit):
        await room.seeding.commit(command.seat, command.commitment)
    else:
        await room.seeding.reveal(command.seat, command.seed)


# -- Around the game -------------------------------------------------------------------------


async def _chat(room: Room, person: Person, command: Chat) -> None:
    text = clean(command.text, LONGEST_CHAT)
    if command.phrase and command.phrase not in PHRASES:
        raise RefusedError(NO_SUCH_PHRASE)
    if not text and not command.phrase:
        raise RefusedError(EMPTY_CHAT)
    if not room.setup.may_watch(person.id):
        raise RefusedError(NOT_WATCHING)
    if room.setup.muted and room.setup.host != person.id:
        raise RefusedError(MUTED)
    now = room.services.clock.now()
    if not room.chat_limits.take(str(person.id), now):
        raise RefusedError(TOO_MUCH_CHAT)
    own = room.setup.seats_of(person.id)
    line = ChatLine(own[0] if own else None, person.name, text, command.phrase, now)
    await room.services.store.add_chat(
        room.id, StoredChat(line.seat, line.name, line.text, line.phrase, line.at)
    )
    room.chat.append(line)
    room.say(line)


async def _mute(room: Room, person: Person, command: Mute) -> None:
    only_host(room, person.id)
    room.setup.muted = command.muted
    room.changed_setup()
    await room.persist()
    room.tell_chat()


async def _rematch(room: Room, person: Person) -> None:
    """The same people at a new table, each one seat further on."""
    if room.status != "over":
        raise RefusedError(NOT_OVER)
    if not room.setup.seats_of(person.id):
        raise RefusedError(NOT_YOUR_SEAT)
    old = room.setup
    if old.rematch is not None:
        known = await room.services.store.table(old.rematch)
        if known is not None and known.status != "closed":
            return
    seats = [
        Seat(kind=seat.kind, person=seat.person, colour=seat.colour,
             name=seat.name if seat.kind == "person" else "",
             level=seat.level or (old.level if seat.kind == "bot" else None))
        for seat in (*old.seats[-1:], *old.seats[:-1])
    ]  # fmt: skip
    setup = Setup(
        game=old.game,
        rules=room.game.rules_version,
        options=old.options,
        seats=seats,
        host=old.host,
        watch=old.watch,
        pace=old.pace,
        undo=old.undo,
        level=old.level,
        start=True,
        removed=list(old.removed),
        inside=old.inside,
    )
    stored = await create_table(room.services, setup)
    old.rematch = stored.code
    room.changed_setup()
    await room.persist()
