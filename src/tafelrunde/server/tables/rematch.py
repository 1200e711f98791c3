"""A rematch: a player proposes it, everybody answers, then a new table is created.

Nobody is replaced silently: seats of people who have not answered stay reserved, and the proposer
decides about the seats of people who declined or left.
"""

from __future__ import annotations

from tafelrunde.server.base.messages import Again, Rematch
from tafelrunde.server.store.interface import Person
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.offers import OTHER_OFFER
from tafelrunde.server.tables.rights import NOT_YOUR_SEAT
from tafelrunde.server.tables.seat_commands import JUST_LEFT, PATIENCE
from tafelrunde.server.tables.services import Services, create_table
from tafelrunde.server.tables.table_record import Seat, Setup
from tafelrunde.table.table import RefusedError

NOT_OVER = "not-over"
NOT_ASKED = "not-asked"
STILL_HERE = "still-here"


async def play_again(services: Services, live: LiveTable, person: Person, command: Rematch) -> None:
    """Propose a rematch or answer the proposal; create the table when everybody has answered."""
    own = live.setup.seats_of(person.id)
    if live.status != "over":
        raise RefusedError(NOT_OVER)
    if not own:
        raise RefusedError(NOT_YOUR_SEAT)
    if await _is_laid(services, live):
        return
    asks = _answered(live, own, command)
    if asks is not None and command.vacant is not None:
        _go_on_without(live, asks, own)
    live.setup.again, live.setup.rematch = asks, None
    live.changed()
    if asks is None:
        return
    missing = [seat for seat in live.deciding if seat not in asks.agreed]
    if not missing or command.vacant is not None:
        setup = _next_setup(live, asks, command.vacant)
        following = await create_table(services, setup)
        await services.store.move_screen_code(live.id, following.id)
        live.setup.rematch = following.code
        live.setup.again = None


async def _is_laid(services: Services, live: LiveTable) -> bool:
    """Whether the new table exists and has not been closed."""
    if live.setup.rematch is None:
        return False
    known = await services.store.table(live.setup.rematch)
    return known is not None and known.status != "closed"


def _answered(live: LiveTable, own: list[int], command: Rematch) -> Again | None:
    """The proposal after an answer; None if it is withdrawn."""
    asks = live.setup.again
    proposes = command.agree and command.vacant is None and not command.offer
    if asks is None:
        if not command.agree or command.offer:
            raise RefusedError(NOT_ASKED)
        return Again(own[0], agreed=own, number=live.offers.number())
    if not proposes and command.offer != asks.number:
        raise RefusedError(OTHER_OFFER)
    if asks.by in own and not command.agree:
        return None
    others_yes = [seat for seat in asks.agreed if seat not in own]
    others_no = [seat for seat in asks.declined if seat not in own]
    if command.agree:
        return Again(asks.by, sorted([*others_yes, *own]), others_no, asks.number)
    return Again(asks.by, others_yes, sorted([*others_no, *own]), asks.number)


def _go_on_without(live: LiveTable, asks: Again, own: list[int]) -> None:
    """Check that the proposer may continue without the others: nobody present may be skipped."""
    if asks.by not in own:
        raise RefusedError(NOT_YOUR_SEAT)
    for number in live.deciding:
        if number in asks.agreed or number in asks.declined:
            continue
        person = live.setup.seats[number].person
        assert person is not None
        if live.presence.online(person):
            raise RefusedError(STILL_HERE)
        if live.presence.away_for(person, live.now) < PATIENCE:
            raise RefusedError(JUST_LEFT)


def _next_setup(live: LiveTable, asks: Again, vacant: str | None) -> Setup:
    """The setup of the next table: the same, with the seats rotated by one."""
    old = live.setup
    seats = [_seat_again(old, number, asks, vacant) for number in range(len(old.seats))]
    stays = old.by_screen or old.host in [seat.person for seat in seats]
    setup = Setup(
        game=old.game,
        rules=live.game.rules_version,
        options=old.options,
        seats=[*seats[-1:], *seats[:-1]],
        host=old.host if stays else old.seats[asks.by].person or old.host,
        by_screen=old.by_screen,
        watch=old.watch,
        pace=old.pace,
        undo=old.undo,
        tips=old.tips,
        level=old.level,
        company=old.company,
        sealed=True,
        start=True,
        removed=list(old.removed),
        inside=old.inside,
    )
    for number, seat in enumerate(setup.seats):
        if seat.kind == "bot":
            setup.seat_bot(number, seat.level or old.level)
    return setup


def _seat_again(old: Setup, number: int, asks: Again, vacant: str | None) -> Seat:
    """Bots and people who agreed keep their seats; other seats become open or a bot's. A program's
    token ends with its table, so a bot of the house takes its seat."""
    seat = old.seats[number]
    if seat.kind == "person" and number in asks.agreed:
        return Seat(
            kind="person",
            person=seat.person,
            colour=seat.colour,
            name=seat.name,
            shares=seat.shares,
        )
    if seat.kind == "person" and seat.owner is None and vacant == "open":
        return Seat(colour=seat.colour)
    return Seat(kind="bot", colour=seat.colour, level=seat.level or old.level, bot=seat.bot)
