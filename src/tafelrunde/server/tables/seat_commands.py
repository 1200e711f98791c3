"""Commands that change seats and access: sit, stand up, resign, remove, open or close, start."""

from __future__ import annotations

from tafelrunde.bots.levels import offered
from tafelrunde.core.state import GAME_OVER
from tafelrunde.server.base.messages import (
    Back,
    Door,
    OpenSeat,
    Remove,
    Resign,
    SeatBot,
    SendAway,
    Sit,
    StandUp,
    Start,
)
from tafelrunde.server.store.interface import Person
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.rights import (
    NO_SUCH_SEAT,
    NOT_YOUR_SEAT,
    STARTED,
    only_arranger,
    only_host,
    own_seat,
    playing,
    seat_at,
    waiting,
)
from tafelrunde.server.tables.room import Change
from tafelrunde.server.tables.table_record import free_colour, playable
from tafelrunde.table.table import RefusedError

NO_SUCH_SPECTATOR = "no-such-spectator"
SEAT_TAKEN = "seat-taken"
NO_SUCH_LEVEL = "no-such-level"
RESIGNED = "resigned"
ONE_SEAT_EACH = "one-seat-each"
HANDS_SEEN = "hands-seen"
NOT_LET_IN = "not-let-in"
TIME_RUNS = "time-runs"
TOO_FEW = "too-few"
JUST_LEFT = "just-left"

COUNTDOWN = 3.0
"""Seconds before a game on a screen starts."""
PATIENCE = 15.0
"""Seconds a player must have been away before others may propose a bot."""

SeatCommand = Sit | StandUp | SeatBot | OpenSeat | Remove | Start | Back | Resign


def change_seat(change: Change, person: Person, command: SeatCommand) -> None:
    live = change.live
    if live.status == "seeding":
        raise RefusedError(STARTED)
    if live.status == "over":
        raise RefusedError(GAME_OVER)
    outside = not live.setup.may_watch(person.id)
    match command:
        case Sit():
            _sit(live, person, command.seat)
        case StandUp():
            _stand_up(live, person, command.seat)
        case SeatBot():
            _seat_bot(live, person, command)
        case OpenSeat():
            _open_seat(live, person, command.seat)
        case Remove():
            _remove(live, person, command.seat)
        case Back():
            if own_seat(live, person.id, command.seat).autopilot:
                live.return_seat(command.seat)
        case Resign():
            _resign(live, person, command.seat)
        case Start():
            _start(live, person, command)
            return
    change.may_lose_access = True
    if outside and live.setup.may_watch(person.id):
        change.tell_chat(person.id)


def _sit(live: LiveTable, person: Person, number: int) -> None:
    seat = seat_at(live, number)
    if seat.kind == "person":
        raise RefusedError(SEAT_TAKEN)
    if seat.resigned:
        raise RefusedError(RESIGNED)
    if not live.setup.may_take(person.id, number):
        raise RefusedError(ONE_SEAT_EACH)
    if any(live.setup.has_seen_hands(one) for one in live.setup.people if one != person.id):
        raise RefusedError(HANDS_SEEN)
    if not live.setup.may_enter(person.id):
        raise RefusedError(NOT_LET_IN)
    seat.take(person.id, person.name, free_colour(live.setup.others(number), person.colour))
    if live.table is not None and person.id not in seat.knew:
        seat.knew.append(person.id)
        if number in live.pending():
            live.decision.refresh(number)
    live.sit(number)


def _stand_up(live: LiveTable, person: Person, number: int) -> None:
    seat = own_seat(live, person.id, number)
    if live.table is None:
        seat.empty()
    else:
        live.setup.seat_bot(number, live.setup.level)
    live.sit(number)


def _seat_bot(live: LiveTable, person: Person, command: SeatBot) -> None:
    """Seat a bot in an unoccupied seat, or propose one for an absent player."""
    seat = seat_at(live, command.seat)
    if seat.owner is not None and person.id not in (seat.owner, live.setup.host):
        raise RefusedError(SEAT_TAKEN)
    if seat.owner is None and seat.person not in (None, person.id):
        _propose_bot(live, person, command.seat)
        return
    if seat.person is None:
        only_arranger(live, person.id)
    if command.level not in offered(live.game):
        raise RefusedError(NO_SUCH_LEVEL)
    live.setup.seat_bot(command.seat, command.level)
    live.sit(command.seat)


def _propose_bot(live: LiveTable, person: Person, number: int) -> None:
    """Propose a bot. With a time limit this is refused: the clock brings in the bot."""
    absent = live.setup.seats[number].person
    own = live.setup.seats_of(person.id)
    if not own:
        raise RefusedError(NOT_YOUR_SEAT)
    if live.table is None or absent is None or live.presence.online(absent):
        raise RefusedError(SEAT_TAKEN)
    if live.setup.limit is not None:
        raise RefusedError(TIME_RUNS)
    if live.presence.away_for(absent, live.now) < PATIENCE:
        raise RefusedError(JUST_LEFT)
    live.offers.make("bot", own[0], own, number)
    live.changed()
    live.settle_offer()


def _open_seat(live: LiveTable, person: Person, number: int) -> None:
    only_host(live, person.id)
    waiting(live)
    seat = seat_at(live, number)
    absent = seat.owner is not None or not live.presence.online(seat.person)
    if seat.person not in (None, person.id) and not absent:
        raise RefusedError(SEAT_TAKEN)
    seat.empty()
    live.sit(number)


def _remove(live: LiveTable, person: Person, number: int) -> None:
    """Reassign the seat immediately. The previous holder cannot reclaim it."""
    only_host(live, person.id)
    disturber = seat_at(live, number).person
    if disturber is None or disturber == person.id:
        raise RefusedError(NO_SUCH_SEAT)
    for own in live.setup.seats_of(disturber):
        if live.table is None:
            live.setup.seats[own].empty()
        else:
            live.setup.seat_bot(own, live.setup.level)
        live.sit(own)
    _turn_away(live, disturber)


def _start(live: LiveTable, person: Person, command: Start) -> None:
    only_arranger(live, person.id)
    waiting(live)
    if live.setup.by_screen:
        _start_soon(live)
        return
    if command.without_open:
        _drop_open_seats(live)
    live.begin_seeding()


def _start_soon(live: LiveTable) -> None:
    """The game starts after a countdown in which somebody may still sit down."""
    if not live.people:
        raise RefusedError(TOO_FEW)
    if live.starts is None:
        live.starts = live.now + COUNTDOWN
        live.changed(kept=False)


def _drop_open_seats(live: LiveTable) -> None:
    """Play with fewer seats, if the game and its options allow it."""
    taken = [seat for seat in live.setup.seats if seat.kind != "open"]
    if not playable(live.game, live.setup.options, len(taken)):
        raise RefusedError(TOO_FEW)
    live.take_seats(taken)


def _resign(live: LiveTable, person: Person, number: int) -> None:
    own_seat(live, person.id, number)
    playing(live)
    live.resign(number)


# -- Access ------------------------------------------------------------------------------------


def send_away(change: Change, person: Person, command: SendAway) -> None:
    live = change.live
    only_host(live, person.id)
    disturber = live.presence.spectators(live.setup).get(command.spectator)
    if disturber is None or disturber.id == person.id:
        raise RefusedError(NO_SUCH_SPECTATOR)
    _turn_away(live, disturber.id)
    change.may_lose_access = True


def set_door(change: Change, person: Person, command: Door) -> None:
    live = change.live
    only_host(live, person.id)
    if command.open:
        live.setup.inside = None
        live.changed()
    else:
        _close_door(live)
    change.may_lose_access = True


def close_table(live: LiveTable, person: Person) -> None:
    only_host(live, person.id)
    if not live.untouched_by_people():
        waiting(live)
    live.status = "closed"
    live.changed()


def _turn_away(live: LiveTable, disturber: int) -> None:
    """Ban a person and close the table, because the person could return under another name."""
    live.setup.removed.append(disturber)
    _close_door(live)


def _close_door(live: LiveTable) -> None:
    live.setup.close_door(connection.person.id for connection in live.presence)
    live.changed()
