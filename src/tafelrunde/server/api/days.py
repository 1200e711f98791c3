"""The game of the day, as browsers ask for it."""

from __future__ import annotations

from calendar import monthrange

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from tafelrunde.bots.tempers import PEOPLE
from tafelrunde.games import find
from tafelrunde.server.api.context import Api, ApiContext, Asker, Visitor, finished, number_of
from tafelrunde.server.api.problems import AnyRequest, ProblemError, problems
from tafelrunde.server.base.http_messages import (
    BeginDay,
    Created,
    DayCourse,
    DayLeaf,
    DayMonth,
    DayPage,
    DayPerson,
    DayResult,
    DayRival,
)
from tafelrunde.server.store.interface import Person
from tafelrunde.server.tables.days import DayError, Try, streak
from tafelrunde.server.tables.table_record import as_colour
from tafelrunde.table.days import HOUSE, Day, Result, better_first, first_date, is_date


class TheDay(Controller):
    path = "/api/day"
    tags = ("The game of the day",)

    @get("/", responses=problems())
    async def today(self, api: Api, visitor: Visitor) -> DayPage:
        """Today's game."""
        return await page(api, number_of(visitor), Day(api.days.today))

    @get("/month", responses=problems(400))
    async def month(self, api: Api, visitor: Visitor, month: FromQuery[str]) -> DayMonth:
        """A month of the calendar, with the receiver's places."""
        if not is_date(f"{month}-01"):
            raise ProblemError(400, "invalid", "not a month like 2026-11")
        own = await api.days.own(number_of(visitor))
        _, jokers = streak(counted(own), api.days.today)
        days = monthrange(*map(int, month.split("-")))[1]
        dates = [f"{month}-{day:02}" for day in range(1, days + 1)]
        leaves = [leaf(api, date, own.get(date), jokers) for date in dates if date >= first_date()]
        return DayMonth(month, leaves)

    @get("/{date:str}", responses=problems(404))
    async def other_day(self, api: Api, visitor: Visitor, date: FromPath[str]) -> DayPage:
        """The game of today or of a past date."""
        return await page(api, number_of(visitor), past_or_today(api, date))

    @get("/{date:str}/results", responses=problems(401, 404, 409))
    async def results(self, api: Api, person: Asker, date: FromPath[str]) -> list[DayResult]:
        """Everybody's results and the house field, best first, once the receiver's own try is over
        or missed."""
        day = past_or_today(api, date)
        own = (await api.days.own(person.id)).get(date)
        if api.days.state(date, own) not in ("done", "missed"):
            raise ProblemError(409, "day-first-play", "your own try is not over")
        return await ranking(api, person, day)

    @get("/{date:str}/course", responses=problems(401, 404))
    async def course(self, api: Api, person: Asker, date: FromPath[str]) -> DayCourse:
        """How the receiver's own finished game went. Takes a while the first time."""
        past_or_today(api, date)
        own = (await api.days.own(person.id)).get(date)
        if own is None or not own.over:
            return DayCourse([])
        live = await finished(api, person, own.code)
        return DayCourse(await api.days.course(own.code, live.journal))

    @post("/{date:str}", responses=problems(400, 401, 403, 404, 409, 413))
    async def begin(
        self,
        request: AnyRequest,
        api: Api,
        person: Asker,
        date: FromPath[str],
        data: JSONBody[BeginDay],
    ) -> Created:
        """The table of the receiver's only try, or of a new one for practice."""
        day = past_or_today(api, date)
        await api.allow(api.creations, request)
        try:
            return Created(await api.days.begin(person, day, practice=data.practice))
        except DayError as error:
            raise ProblemError(409, error.reason, "this day cannot be played like that") from None


def past_or_today(api: ApiContext, date: str) -> Day:
    """Today, or a past day of the calendar. An earlier one would keep a worker busy with its
    number."""
    today = api.days.today
    past = is_date(date) and first_date() <= date < today
    if not past and date != today:
        raise ProblemError(404, "not-found", "not a date, or not yet")
    return Day(date)


def counted(own: dict[str, Try]) -> list[str]:
    return [date for date, one in own.items() if one.counts]


async def page(api: ApiContext, person: int, day: Day) -> DayPage:
    own = await api.days.own(person)
    here = own.get(day.date)
    return DayPage(
        date=day.date,
        today=api.days.today,
        game=day.game,
        seats=day.seats,
        rivals=[DayRival(name, PEOPLE[name]) for name in day.rivals],
        state=api.days.state(day.date, here),
        code=None if here is None else here.code,
        number=await api.days.number(day),
        seal=await api.days.seal(day),
        been=await been(api, person, day),
        streak=streak(counted(own), api.days.today)[0],
    )


async def been(api: ApiContext, person: int, day: Day) -> list[DayPerson]:
    tries = await api.days.others(day.date)
    met = await api.days.met(person) - {person}
    people = await api.services.store.people([one for one, _ in tries if one in met])
    return [DayPerson(one.name, as_colour(one.colour)) for one in people]


def leaf(api: ApiContext, date: str, own: Try | None, jokers: set[str]) -> DayLeaf:
    place = own.result.place if own is not None and own.over else None
    return DayLeaf(date, Day(date).game, api.days.state(date, own), date in jokers, place)


async def ranking(api: ApiContext, person: Person, day: Day) -> list[DayResult]:
    """People's results under the present rules and the house field, best first."""
    tries = await api.days.others(day.date)
    met = await api.days.met(person.id) | {person.id}
    names = {one.id: one for one in await api.services.store.people([one for one, _ in tries])}
    found = []
    rules = find(day.game).rules_version
    for number, one in tries:
        if one.setup.rules != rules:
            continue
        who = names[number]
        name = who.name if number in met else ""
        mine, result = number == person.id, one.result
        found.append(
            DayResult(
                name, as_colour(who.colour), False, mine, result.place, result.score, not one.counts
            )
        )
    for bot, result in zip(HOUSE, await api.days.field(day), strict=True):
        found.append(DayResult(bot, "red", True, False, result.place, result.score))
    return sorted(found, key=lambda one: order(day, one))


def order(day: Day, one: DayResult) -> tuple[bool, tuple[int, int], bool]:
    return one.gave_up, better_first(day.game, Result(one.place, one.score)), not one.mine
