"""Tries at the game of the day: when they begin, what they show, how they are compared."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date as calendar_date
from datetime import timedelta
from typing import TypeVar

from tafelrunde.bots.levels import USUAL
from tafelrunde.core.journal import Header, Journal, write_text
from tafelrunde.core.options import complete
from tafelrunde.core.rng import seal
from tafelrunde.games import find
from tafelrunde.server.base.http_messages import DayState
from tafelrunde.server.store.interface import Person, StoredTable
from tafelrunde.server.tables.rooms import read_setup
from tafelrunde.server.tables.services import Services, create_table, save_setup
from tafelrunde.server.tables.table_record import DayGame, Seat, Setup, day_of, free_colour
from tafelrunde.table.days import PERSON, Day, Result, known_numbers
from tafelrunde.table.fairness import day_secret

MOST_KNOWN = 200
"""A person's tables that are searched for people met."""
MOST_KEPT = 500
"""Fields and courses in memory."""
JOKER_DAYS = 7
"""One missed day in so many does not end a streak."""

Key = TypeVar("Key")
Value = TypeVar("Value")


class DayError(Exception):
    """The day cannot be played like that now, with the key of the reason."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Try:
    """A person's try at the game of a day."""

    code: str
    setup: Setup
    over: bool

    @property
    def day(self) -> DayGame:
        assert self.setup.day is not None
        return self.setup.day

    @property
    def gave_up(self) -> bool:
        return self.setup.seats[PERSON].resigned

    @property
    def result(self) -> Result:
        return Result(self.setup.places[PERSON], self.day.score)

    @property
    def counts(self) -> bool:
        """Whether it was finished before the next midnight but one."""
        return self.over and not self.gave_up and self.day.ended <= after(self.day.date, 1)

    def state(self, today: str) -> DayState:
        if self.over:
            return "done" if self.day.ended <= after(self.day.date, 1) else "missed"
        return "playing" if today <= after(self.day.date, 1) else "missed"


def after(date: str, days: int) -> str:
    return (calendar_date.fromisoformat(date) + timedelta(days)).isoformat()


def try_of(stored: StoredTable) -> Try:
    return Try(stored.code, read_setup(stored), stored.status == "over")


class Days:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._numbers: dict[str, int] = {}
        self._fields: dict[tuple[str, int], list[Result]] = {}
        self._courses: dict[str, list[int]] = {}
        # One at a time each, so that many requests for the same do not fill the queue of workers.
        self._deriving, self._playing = asyncio.Lock(), asyncio.Lock()
        self._looking_back = asyncio.Lock()

    @property
    def today(self) -> str:
        return day_of(self._services.clock.date())

    # -- The deal --------------------------------------------------------------------------------

    async def number(self, day: Day) -> int:
        """The number of a date, derived if it was not shipped."""
        known = known_numbers().get(day.date, self._numbers.get(day.date))
        if known is not None:
            return known
        async with self._deriving:
            if day.date not in self._numbers:
                number = await self._services.bots.day_number(day)
                keep(self._numbers, day.date, number)
        return self._numbers[day.date]

    async def field(self, day: Day) -> list[Result]:
        """What the bots of the house make of the deal."""
        place = day.date, await self.number(day)
        if place in self._fields:
            return self._fields[place]
        async with self._playing:
            if place not in self._fields:
                keep(self._fields, place, await self._services.bots.day_field(day, place[1]))
            return self._fields[place]

    async def course(self, code: str, journal: Journal) -> list[int]:
        """The person's chances in the course of a finished game."""
        if code in self._courses:
            return self._courses[code]
        async with self._looking_back:
            if code not in self._courses:
                game, text = journal.header.game, write_text(journal)
                keep(self._courses, code, await self._services.bots.day_course(game, text))
            return self._courses[code]

    async def seal(self, day: Day) -> str:
        """What the table of this deal publishes."""
        game, number = find(day.game), await self.number(day)
        options = complete(game.options, day.options, day.seats)
        header = Header(
            game.name,
            game.rules_version,
            day.seats,
            options,
            equal_luck=True,
            day=f"{day.date} {number}",
        )
        return seal(day_secret(day.date, number), header.sealed())

    # -- Tries -----------------------------------------------------------------------------------

    async def own(self, person: int) -> dict[str, Try]:
        """A person's tries, by date."""
        stored = await self._services.store.days_of(person)
        return {date: try_of(table) for date, table in stored}

    async def others(self, date: str) -> list[tuple[int, Try]]:
        """The tries that are over."""
        stored = await self._services.store.tries(date)
        tries = [(person, try_of(table)) for person, table in stored]
        return [(person, one) for person, one in tries if one.over]

    async def met(self, person: int) -> set[int]:
        """The people with whom a person has shared a table."""
        store = self._services.store
        tables = [await store.tables_of(person, over, MOST_KNOWN) for over in (False, True)]
        return {one for some in tables for table in some for one in read_setup(table).people}

    def state(self, date: str, one: Try | None) -> DayState:
        today = self.today
        if date > today:
            return "future"
        if one is not None:
            return one.state(today)
        return "open" if date == today else "missed"

    async def begin(self, person: Person, day: Day, *, practice: bool) -> str:
        """The code of the table of a try, which may have begun before, or of a new one to practise
        on a past day."""
        own = (await self.own(person.id)).get(day.date)
        state = self.state(day.date, own)
        if practice:
            if day.date >= self.today or state == "playing":
                raise DayError("day-practice-later")
            return (await self._new_table(person, day, counts=False)).code
        if own is not None:
            return own.code
        if state != "open":
            raise DayError("day-not-today")
        stored = await self._new_table(person, day, counts=True)
        first = await self._services.store.begin_day(person.id, day.date, stored.id)
        if first != stored.id:  # another tab was faster
            await save_setup(self._services, stored.id, "closed", read_setup(stored))
            return (await self.own(person.id))[day.date].code
        return stored.code

    async def _new_table(self, person: Person, day: Day, *, counts: bool) -> StoredTable:
        game, number = find(day.game), await self.number(day)
        seats = [Seat() for _ in range(day.seats)]
        setup = Setup(
            game=game.name,
            rules=game.rules_version,
            options=complete(game.options, day.options, day.seats),
            seats=seats,
            host=person.id,
            watch="nobody",
            undo="strict" if counts else "generous",
            tips="never" if counts else "alone",
            sealed=True,
            start=True,
            equal_luck=True,
            inside=[person.id],
            day=DayGame(day.date, number, counts),
        )
        for seat, name in zip(seats[PERSON + 1 :], day.rivals, strict=True):
            seat.give_to_bot(USUAL, name)
            seat.colour = free_colour(seats[: seats.index(seat)], seat.colour)
        colour = free_colour(seats[PERSON + 1 :], person.colour)
        seats[PERSON].take(person.id, person.name, colour)
        return await create_table(self._services, setup, day_secret(day.date, number))


def keep(kept: dict[Key, Value], key: Key, value: Value) -> None:
    """Remember, but not for ever."""
    if len(kept) >= MOST_KEPT:
        del kept[next(iter(kept))]
    kept[key] = value


# -- Streaks ----------------------------------------------------------------------------------


def streak(finished: Iterable[str], today: str) -> tuple[int, set[str]]:
    """The days in a row up to today or yesterday, and those that a joker covered."""
    done = set(finished)
    day = today if today in done else after(today, -1)
    length, jokers, latest = 0, set[str](), ""
    pending = ""
    while True:
        if day in done:
            length += 1
            if pending:
                jokers.add(pending)
                latest, pending = pending, ""
        elif pending or (latest and day > after(latest, -JOKER_DAYS)) or not length:
            return length, jokers
        else:
            pending = day
        day = after(day, -1)
