"""Programs that people bring to a table. Each is a person with a token for this table only."""

from __future__ import annotations

import hmac
import secrets

from tafelrunde.bots.tempers import newcomer
from tafelrunde.core.state import GAME_OVER
from tafelrunde.server.base.messages import (
    Act,
    AnyCommand,
    AskAhead,
    Back,
    BotToken,
    Chat,
    Look,
    Order,
    OwnBot,
    SeedCommit,
    SeedReveal,
    Visible,
    Why,
)
from tafelrunde.server.base.user_text import LONGEST_NAME, clean
from tafelrunde.server.store.interface import Person
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.rights import STARTED, only_arranger, seat_at
from tafelrunde.server.tables.room import Change
from tafelrunde.server.tables.seat_commands import ONE_SEAT_EACH, RESIGNED, SEAT_TAKEN
from tafelrunde.server.tables.services import Services
from tafelrunde.server.tables.table_record import free_colour
from tafelrunde.table.table import RefusedError

TOKEN_BYTES = 32
MOST_OWN_BOTS = 200
"""Tokens given out at one table, which keeps them all in its record."""
TOO_MANY_OWN_BOTS = "too-many-own-bots"
NOT_FOR_OWN_BOTS = "not-for-own-bots"

ALLOWED = (
    Act | Order | Back | Visible | Chat | SeedCommit | SeedReveal | Why | AskAhead | Look
)  # fmt: skip
"""What a program may do: play its seat."""


def own_bot_hash(code: str, token: str) -> bytes:
    """What is stored of a token. It depends on the table and never equals the hash of a cookie, so
    the token is useless elsewhere."""
    return hmac.digest(code.encode(), token.encode(), "sha256")


def check_own_bot(live: LiveTable, person: Person, command: AnyCommand) -> None:
    if person.id in live.setup.own_bots and not isinstance(command, ALLOWED):
        raise RefusedError(NOT_FOR_OWN_BOTS)


async def seat_own_bot(services: Services, change: Change, person: Person, command: OwnBot) -> None:
    """Give a seat to a program. A bot of the house plays until it has joined."""
    live, number = change.live, command.seat
    _check(live, person, number)
    full = len(live.setup.own_bots) >= MOST_OWN_BOTS
    if full or not services.own_bots.take(str(person.id), live.now):
        raise RefusedError(TOO_MANY_OWN_BOTS)
    seat, others = live.setup.seats[number], live.setup.others(number)
    name = clean(command.name, LONGEST_NAME) or seat.name or seat.bot
    if not name:
        here = [one.called(other) for other, one in enumerate(live.setup.seats) if other != number]
        name = newcomer(live.setup.company, here)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    secret = own_bot_hash(live.code, token)
    bot = await services.store.create_person(secret, name, seat.colour)
    seat.take(bot.id, name, free_colour(others, seat.colour))
    seat.owner, seat.owner_name, seat.autopilot = person.id, person.name, True
    live.setup.own_bots.append(bot.id)
    if live.table is not None:
        seat.knew += [bot.id, person.id]
    live.sit(number)
    change.token = BotToken(command.id, number, token)
    change.may_lose_access = True


def _check(live: LiveTable, person: Person, number: int) -> None:
    """Whether the person may bring a program for this seat: seated people, and the organiser. In a
    running game with other people nobody may, because the program learns a second hand."""
    seat = seat_at(live, number)
    if live.status == "seeding":
        raise RefusedError(STARTED)
    if live.status == "over":
        raise RefusedError(GAME_OVER)
    if not live.setup.seats_of(person.id):
        only_arranger(live, person.id)
    if seat.kind == "person" and seat.owner != person.id:
        raise RefusedError(SEAT_TAKEN)
    if seat.resigned:
        raise RefusedError(RESIGNED)
    people = {live.setup.seats[other].person for other in live.deciding}
    if live.table is not None and people != {person.id}:
        raise RefusedError(ONE_SEAT_EACH)
