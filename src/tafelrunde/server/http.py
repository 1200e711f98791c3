"""The HTTP part: who I am, which games and tables there are, and finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from importlib import metadata

from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie, ResponseHeader, State
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from tafelrunde.bots import levels
from tafelrunde.core.journal import write_text
from tafelrunde.core.options import Flag, Number, OneOf, Option
from tafelrunde.core.words import say
from tafelrunde.games import NAMES, find
from tafelrunde.server.limits import Buckets
from tafelrunde.server.live import LiveTable
from tafelrunde.server.messages import (
    Branch,
    Created,
    Credentials,
    GameInfo,
    Health,
    HouseInfo,
    Lobby,
    Me,
    NewTable,
    OptionInfo,
    Problem,
    Replay,
    SetMe,
    TableLine,
)
from tafelrunde.server.people import COOKIE, People, PeopleError, me
from tafelrunde.server.replays import NoSuchEntryError, branch, branch_entries, replay
from tafelrunde.server.rooms import PlanError, Rooms
from tafelrunde.server.sockets import Sockets
from tafelrunde.server.store import Person, TakenError
from tafelrunde.server.viewer_logs import WATCHER

COOKIE_SECONDS = 400 * 86_400
"""The longest that browsers keep a cookie."""

PASSWORD_RATE, PASSWORD_BURST = 1 / 6, 10
"""Attempts of one address: so many a second, and at once."""

AnyRequest = Request[object, object, State]


class ProblemError(Exception):
    """An answer that is not the one asked for."""

    def __init__(self, status: int, reason: str, detail: str, wait: int | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.headers = {} if wait is None else {"Retry-After": str(wait)}
        self.problem = Problem(say(f"problem-{reason}"), detail)


def _problems(*statuses: int) -> dict[int, ResponseSpec]:
    meaning = {
        400: "Not a valid request",
        401: "No cookie of ours: ask for /api/me first",
        403: "Not for you, or a request of another site",
        404: "No such table",
        409: "Not at this moment",
        410: "The host has closed this table",
        413: "Too large",
        422: "Understood, but not possible",
        429: "Too many requests",
    }
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=meaning[status])
        for status in (*statuses, 429)
    }


class Api:
    """The handlers; each is a closure over the server it belongs to."""

    def __init__(self, rooms: Rooms, people: People, sockets: Sockets) -> None:
        self.rooms = rooms
        self.people = people
        self.sockets = sockets
        self.services = rooms.services
        self.passwords = Buckets(PASSWORD_RATE, PASSWORD_BURST)
        creations = self.services.settings.creations_per_minute
        self.creations = Buckets(creations / 60, creations)

    def routes(self) -> Sequence[HTTPRouteHandler]:
        return [*self._about_me(), *self._tables(), *self._finished(), *self._house()]

    # -- Who asks ------------------------------------------------------------------------------

    async def person(self, request: AnyRequest) -> Person:
        person = await self.people.known(request.cookies.get(COOKIE))
        if person is None:
            raise ProblemError(401, "nobody", "no valid cookie: ask for /api/me first")
        return person

    def allow(self, buckets: Buckets, request: AnyRequest) -> None:
        address = request.client.host if request.client else ""
        if not buckets.take(address, self.services.clock.now()):
            detail = "too many requests of this kind: wait a little"
            raise ProblemError(429, "too-many", detail, buckets.wait)

    def cookie(self, token: str) -> Cookie:
        return Cookie(
            COOKIE,
            value=token,
            path="/",
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self.services.settings.https,
        )

    # -- /api/me, accounts ---------------------------------------------------------------------

    def _about_me(self) -> Sequence[HTTPRouteHandler]:
        @get("/api/me", responses=_problems())
        async def who_am_i(request: AnyRequest) -> Response[Me]:
            """Who this browser is; a browser that comes for the first time becomes a guest."""
            person = await self.people.known(request.cookies.get(COOKIE))
            if person is not None:
                return Response(me(person))
            self.allow(self.creations, request)
            person, token = await self.people.new_guest(languages_of(request))
            return Response(me(person), cookies=[self.cookie(token)])

        @put("/api/me", responses=_problems(400, 401, 403, 413, 422))
        async def call_me(request: AnyRequest, data: JSONBody[SetMe]) -> Me:
            """A new name and colour."""
            person = await self.person(request)
            try:
                person = await self.people.rename(person, data.name, data.colour)
            except PeopleError as error:
                raise ProblemError(422, error.reason, "this name cannot be used") from None
            await self.rooms.rename(person)
            return me(person)

        @post("/api/account", responses=_problems(400, 401, 403, 409, 413, 422))
        async def create_account(request: AnyRequest, data: JSONBody[Credentials]) -> Me:
            """This guest becomes an account and keeps all it has."""
            person = await self.person(request)
            self.allow(self.passwords, request)
            try:
                return me(await self.people.create_account(person, data.account, data.password))
            except TakenError:
                raise ProblemError(409, "account-taken", "this name is taken") from None
            except PeopleError as error:
                raise ProblemError(422, error.reason, "not an account") from None

        @post("/api/login", responses=_problems(400, 403, 413), status_code=200)
        async def log_in(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
            """This browser belongs to the account from now on, with all its guest sat at."""
            self.allow(self.passwords, request)
            before = await self.people.known(request.cookies.get(COOKIE))
            try:
                person, token = await self.people.log_in(data.account, data.password)
            except PeopleError as error:
                raise ProblemError(403, error.reason, "name or password is wrong") from None
            if before is not None and before.account is None:
                await self.rooms.hand_over(before.id, person)
            await self._forget_browser(request)
            return Response(me(person), cookies=[self.cookie(token)])

        @post("/api/logout", responses=_problems(403), status_code=200)
        async def log_out(request: AnyRequest) -> Response[Me]:
            """This browser is a new guest from now on."""
            self.allow(self.creations, request)
            before = await self.people.known(request.cookies.get(COOKIE))
            await self._forget_browser(request)
            if before is not None:
                self.rooms.hang_up(before.id)
            person, token = await self.people.new_guest(languages_of(request))
            return Response(me(person), cookies=[self.cookie(token)])

        return [who_am_i, call_me, create_account, log_in, log_out]

    async def _forget_browser(self, request: AnyRequest) -> None:
        token = request.cookies.get(COOKIE)
        if token:
            await self.people.log_out(token)

    # -- Tables --------------------------------------------------------------------------------

    def _tables(self) -> Sequence[HTTPRouteHandler]:
        @get("/api/games", responses=_problems())
        async def games() -> list[GameInfo]:
            return [game_info(name) for name in NAMES]

        @post("/api/tables", responses=_problems(400, 401, 403, 413, 422))
        async def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> Created:
            person = await self.person(request)
            self.allow(self.creations, request)
            try:
                return Created((await self.rooms.create(person, data)).code)
            except PlanError as error:
                raise ProblemError(422, error.reason, str(error)) from None

        @get("/api/lobby", responses=_problems())
        async def lobby(request: AnyRequest) -> Lobby:
            person = await self.people.known(request.cookies.get(COOKIE))
            return await self.rooms.lobby(None if person is None else person.id)

        @get("/api/tables/{code:str}", responses=_problems(403, 404, 409, 410))
        async def table(request: AnyRequest, code: FromPath[str]) -> TableLine:
            """What an invitation leads to."""
            person = await self.people.known(request.cookies.get(COOKIE))
            number = -1 if person is None else person.id
            stored = await self.services.store.table(code)
            if stored is None:
                raise ProblemError(404, "unknown-table", "no table has this code")
            room = await self.rooms.open(code)
            if room is None or not room.live.may_come(number):
                raise ProblemError(403, "private", "this table is not open to you")
            return self.rooms.line(stored, number)

        return [games, new_table, lobby, table]

    # -- Finished games ------------------------------------------------------------------------

    async def finished(self, request: AnyRequest, code: str) -> LiveTable:
        """The table, if its game is over and the asker might have watched it."""
        person = await self.people.known(request.cookies.get(COOKIE))
        async with self.rooms.reading(code) as live:
            if live is None:
                raise ProblemError(404, "unknown-table", "no table has this code")
            if not live.setup.may_watch(-1 if person is None else person.id):
                raise ProblemError(403, "private", "this table is not open to you")
            if live.status != "over":
                raise ProblemError(409, "not-over", "the game is still going on")
            return live

    def _finished(self) -> Sequence[HTTPRouteHandler]:
        @get(
            "/api/tables/{code:str}/journal",
            media_type=MediaType.TEXT,
            responses=_problems(403, 404, 409, 410),
            response_headers=[ResponseHeader("Content-Disposition", value="inline")],
        )
        async def journal(request: AnyRequest, code: FromPath[str]) -> str:
            """The journal of a finished game, as text: `tafelrunde verify` checks it."""
            live = await self.finished(request, code)
            return write_text(live.journal)

        @get("/api/tables/{code:str}/replay", responses=_problems(400, 403, 404, 409, 410))
        async def look_again(
            request: AnyRequest,
            code: FromPath[str],
            seat: FromQuery[int] = WATCHER,
            after: FromQuery[int] = 0,
            open_cards: FromQuery[bool] = False,
        ) -> Replay:
            """A hundred entries of a finished game after entry `after`, as a seat saw it."""
            live = await self.finished(request, code)
            if not WATCHER <= seat < len(live.setup.seats) or after < 0:
                raise ProblemError(400, "invalid", "no such seat or entry")
            total, entries = await asyncio.to_thread(replay, live.journal, seat, after, open_cards)
            stored = await self.services.store.table(code)
            assert stored is not None
            return Replay(self.rooms.line(stored, None), seat, total, entries)

        @post(
            "/api/tables/{code:str}/branch", responses=_problems(400, 401, 403, 404, 409, 410, 413)
        )
        async def play_on(
            request: AnyRequest, code: FromPath[str], data: JSONBody[Branch]
        ) -> Created:
            """A new table against bots that goes on from an entry of a finished game."""
            person = await self.person(request)
            live = await self.finished(request, code)
            if not 0 <= data.seat < len(live.setup.seats):
                raise ProblemError(400, "invalid", "no such seat")
            if data.level not in levels.offered(live.game):
                raise ProblemError(400, "level", f"no bots of level {data.level}")
            self.allow(self.creations, request)
            try:
                entries = await asyncio.to_thread(
                    branch_entries, live.journal, data.seat, data.entry
                )
            except NoSuchEntryError:
                raise ProblemError(400, "invalid", "nothing can be played from there") from None
            stored = await branch(self.services, person, live.setup, entries, data)
            return Created(stored.code)

        return [journal, look_again, play_on]

    # -- The house -----------------------------------------------------------------------------

    def _house(self) -> Sequence[HTTPRouteHandler]:
        @get("/api/health", responses=_problems())
        async def health() -> Health:
            await self.services.store.table("")
            return Health(True, version(), len(self.rooms), self.sockets.open)

        @get("/api/house", responses=_problems())
        async def about() -> HouseInfo:
            """How others come here."""
            return HouseInfo(self.services.settings.address)

        return [health, about]


def languages_of(request: AnyRequest) -> str:
    return request.headers.get("accept-language", "")


def version() -> str:
    try:
        return metadata.version("tafelrunde")
    except metadata.PackageNotFoundError:
        return "0"


def game_info(name: str) -> GameInfo:
    game = find(name)
    return GameInfo(
        name=game.name,
        seats=list(game.seats),
        options=[option_info(option) for option in game.options],
        orders=list(game.reactions.offered) if game.reactions else [],
        levels=list(levels.offered(game)),
        rules_version=game.rules_version,
    )


def option_info(option: Option) -> OptionInfo:
    match option:
        case Flag():
            return OptionInfo(option.name, "flag", option.default)
        case Number():
            return OptionInfo(
                option.name,
                "number",
                option.default,
                low=option.low,
                high=option.high,
                step=option.step,
            )
        case OneOf():
            return OptionInfo(option.name, "choice", option.default, values=list(option.values))
        case _:
            return OptionInfo(option.name, "seat", option.default)
