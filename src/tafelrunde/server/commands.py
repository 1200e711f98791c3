"""What each command does: checked against the table, made durable, then told."""

from __future__ import annotations

import asyncio
import logging

from tafelrunde.core.state import GAME_OVER, LEGAL
from tafelrunde.core.words import say
from tafelrunde.server.connection import REMOVED, Connection
from tafelrunde.server.frames import Raw, can_undo, encode, send_update
from tafelrunde.server.house import create_table
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
from tafelrunde.server.room import GoneError, Room
from tafelrunde.server.seating import Seat, Setup, free_colour
from tafelrunde.server.store import Person, StoredChat
from tafelrunde.server.telling import WATCHER, seat_or_none
from tafelrunde.table.table import NOTHING_TO_UNDO, STALE, RefusedError, Table

# Reasons of the server, beside those of the table and the games.
NOT_YOUR_SEAT = "not-your-seat"
NOT_HOST = "not-host"
NO_SUCH_SEAT = "no-such-seat"
NO_SUCH_SPECTATOR = "no-such-spectator"
NO_SUCH_ENTRY = "no-such-entry"
NO_SUCH_PHRASE = "no-such-phrase"
SEAT_TAKEN = "seat-taken"
RESIGNED = "resigned"
ONE_SEAT_EACH = "one-seat-each"
NOT_STARTED = "not-started"
STARTED = "started"
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
            await _send_away(room, person, command)
        case Door():
            await _door(room, person, command)
        case CloseTable():
            await _close_table(room, person)
        case OfferEnd() | Answer():
            await _agree(room, person, command)
        case Rematch():
            await _rematch(room, person)
        case Sit() | StandUp() | SeatBot() | OpenSeat() | Remove() | Start() | Back() | Resign():
            await _seat(room, person, command)
        case _:
            raise RefusedError(JOINED_ALREADY)
    return True


# -- Who may ---------------------------------------------------------------------------------


def seat_at(room: Room, number: int) -> Seat:
    if not 0 <= number < len(room.setup.seats):
        raise RefusedError(NO_SUCH_SEAT)
    return room.setup.seats[number]


def own_seat(room: Room, person: int, number: int) -> Seat:
    seat = seat_at(room, number)
    if seat.person != person:
        raise RefusedError(NOT_YOUR_SEAT)
    return seat


def only_host(room: Room, person: int) -> None:
    if room.setup.host != person:
        raise RefusedError(NOT_HOST)


def only_arranger(room: Room, person: int) -> None:
    if not room.arranges(person):
        raise RefusedError(NOT_HOST)


def playing(room: Room) -> Table:
    if room.status == "over":
        raise RefusedError(GAME_OVER)
    if room.table is None:
        raise RefusedError(NOT_STARTED)
    return room.table


def waiting(room: Room) -> None:
    if room.status != "waiting":
        raise RefusedError(STARTED)


# -- The game --------------------------------------------------------------------------------


async def _act(room: Room, person: Person, command: Act) -> bool:
    """Whether everybody is told: an answer that is held back is nobody else's business."""
    seat = own_seat(room, person.id, command.seat)
    table = playing(room)
    try:
        entries = table.act(command.seat, command.text, command.menu, room.house.clock.now())
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
    if not 1 <= command.entry <= room.telling.numbers[command.seat]:
        raise RefusedError(NO_SUCH_ENTRY)
    return room.table


def _moment(room: Room, table: Table, command: Look) -> Moment:
    viewer = seat_or_none(command.seat)
    kept = {line.number: line.at for line in room.telling.recent[command.seat]}
    at = kept.get(command.entry)
    if at is None:
        at = table.retell(viewer)[command.entry - 1].at
    view = table.view_at(viewer, at)
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
    if command.entry and command.entry != room.telling.numbers[command.seat]:
        raise RefusedError(STALE)
    if table.undo_length(command.seat):
        table.undo(command.seat, now=room.house.clock.now())
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
    """If all people agree but those for whom a bot stands in, here or not: nobody loses a game
    because a line was lost for a second."""
    offer = room.offer
    assert offer is not None
    asked = [
        number
        for number, seat in enumerate(room.setup.seats)
        if seat.kind == "person" and not seat.autopilot
    ]
    if not set(asked) <= set(offer.agreed):
        return
    room.offer = None
    if offer.kind == "end":
        room.finish()
    else:
        table.undo(offer.by, generous=True, now=room.house.clock.now())
    await room.settle()


async def _seed(room: Room, person: Person, command: SeedCommit | SeedReveal) -> None:
    own_seat(room, person.id, command.seat)
    if room.seeding is None:
        raise RefusedError(STARTED)
    if isinstance(command, SeedCommit):
        await room.seeding.commit(command.seat, command.commitment)
    else:
        await room.seeding.reveal(command.seat, command.seed)


# -- Seats -----------------------------------------------------------------------------------

SeatCommand = Sit | StandUp | SeatBot | OpenSeat | Remove | Start | Back | Resign


async def _seat(room: Room, person: Person, command: SeatCommand) -> None:
    if room.status == "seeding":
        raise RefusedError(STARTED)
    if room.status == "over":
        raise RefusedError(GAME_OVER)
    match command:
        case Sit():
            _sit(room, person, command.seat)
        case StandUp():
            _stand_up(room, person, command.seat)
        case SeatBot():
            _seat_bot(room, person, command)
        case OpenSeat():
            _open_seat(room, person, command.seat)
        case Remove():
            _remove(room, person, command.seat)
        case Back():
            if own_seat(room, person.id, command.seat).autopilot:
                room.take_back(command.seat)
        case Resign():
            _resign(room, person, command.seat)
        case Start():
            only_arranger(room, person.id)
            waiting(room)
            await room.begin_seeding()
            return
    await room.persist()


def _sit(room: Room, person: Person, number: int) -> None:
    seat = seat_at(room, number)
    if seat.kind == "person":
        raise RefusedError(SEAT_TAKEN)
    if seat.resigned:
        raise RefusedError(RESIGNED)
    if not room.setup.may_take(person.id, number):
        raise RefusedError(ONE_SEAT_EACH)
    outside = not room.setup.may_watch(person.id)
    seat.take(person.id, person.name, free_colour(room.setup.others(number), person.colour))
    if room.table is not None:
        if person.id not in seat.knew:
            seat.knew.append(person.id)
        room.begin_clock(number)
    room.sit(number)
    if outside:
        room.tell_chat(person.id)


def _stand_up(room: Room, person: Person, number: int) -> None:
    seat = own_seat(room, person.id, number)
    if room.table is None:
        seat.empty()
    else:
        seat.give_to_bot(room.setup.level)
    room.sit(number)


def _seat_bot(room: Room, person: Person, command: SeatBot) -> None:
    """A bot fills a seat that nobody holds; for somebody who is away it stands in."""
    seat = seat_at(room, command.seat)
    if seat.person != person.id:
        only_arranger(room, person.id)
        if seat.kind == "person" and room.online(seat.person):
            raise RefusedError(SEAT_TAKEN)
        if seat.kind == "person" and room.table is not None:
            seat.autopilot = True
            room.changed_setup()
            return
    seat.give_to_bot(command.level)
    room.sit(command.seat)


def _open_seat(room: Room, person: Person, number: int) -> None:
    only_host(room, person.id)
    waiting(room)
    seat = seat_at(room, number)
    if seat.kind == "person" and seat.person != person.id:
        raise RefusedError(SEAT_TAKEN)
    seat.empty()
    room.sit(number)


def _remove(room: Room, person: Person, number: int) -> None:
    """The seat has a new holder at once; whoever held it has no way back."""
    only_host(room, person.id)
    disturber = seat_at(room, number).person
    if disturber is None or disturber == person.id:
        raise RefusedError(NO_SUCH_SEAT)
    for own in room.setup.seats_of(disturber):
        if room.table is None:
            room.setup.seats[own].empty()
        else:
            room.setup.seats[own].give_to_bot(room.setup.level)
        room.sit(own)
    _show_out(room, disturber)


def _show_out(room: Room, disturber: int) -> None:
    """And close the door: under another name the same person would be back at once."""
    room.setup.removed.append(disturber)
    _close_door(room)
    for connection in list(room.connections):
        if connection.person.id == disturber:
            del room.connections[connection]
            connection.goodbye("removed", REMOVED)


def _close_door(room: Room) -> None:
    room.setup.inside = sorted({connection.person.id for connection in room.connections})
    room.changed_setup()


def _resign(room: Room, person: Person, number: int) -> None:
    seat = own_seat(room, person.id, number)
    playing(room)
    seat.give_to_bot(room.setup.level)
    seat.name, seat.resigned = person.name, True
    room.sit(number)


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
    now = room.house.clock.now()
    if not room.chat_limits.take(str(person.id), now):
        raise RefusedError(TOO_MUCH_CHAT)
    own = room.setup.seats_of(person.id)
    line = ChatLine(own[0] if own else None, person.name, text, command.phrase, now)
    await room.house.store.add_chat(
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


async def _send_away(room: Room, person: Person, command: SendAway) -> None:
    only_host(room, person.id)
    disturber = room.spectators().get(command.spectator)
    if disturber is None or disturber.id == person.id:
        raise RefusedError(NO_SUCH_SPECTATOR)
    _show_out(room, disturber.id)
    await room.persist()


async def _door(room: Room, person: Person, command: Door) -> None:
    only_host(room, person.id)
    if command.open:
        room.setup.inside = None
        room.changed_setup()
    else:
        _close_door(room)
    await room.persist()


async def _close_table(room: Room, person: Person) -> None:
    only_host(room, person.id)
    waiting(room)
    room.status = "closed"
    room.changed_setup()
    await room.persist()
    room.close("closed")


async def _rematch(room: Room, person: Person) -> None:
    """The same people at a new table, each one seat further on."""
    if room.status != "over":
        raise RefusedError(NOT_OVER)
    if not room.setup.seats_of(person.id):
        raise RefusedError(NOT_YOUR_SEAT)
    if room.setup.rematch is not None:
        return
    old = room.setup
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
    stored = await create_table(room.house, setup)
    old.rematch = stored.code
    room.changed_setup()
    await room.persist()
