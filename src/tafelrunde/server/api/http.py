"""The HTTP API: people, games, tables, finished games, lessons."""

from __future__ import annotations

import asyncio
import logging
from importlib import metadata
from typing import Literal

from litestar import Controller, Response, get, post, put
from litestar.datastructures import CacheControlHeader, ResponseHeader
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody

from tafelrunde.bots import levels
from tafelrunde.core.journal import write_text
from tafelrunde.core.options import Flag, Number, OneOf, Option
from tafelrunde.games import find, folder, names
from tafelrunde.games.lessons import lesson_of
from tafelrunde.games.words import LANGUAGES
from tafelrunde.server.api import lessons
from tafelrunde.server.api.analyses import BusyError, decided
from tafelrunde.server.api.context import Api, Asker, Visitor, finished, number_of
from tafelrunde.server.api.days import TheDay
from tafelrunde.server.api.device_transfer import TRANSFER_SECONDS
from tafelrunde.server.api.people import PeopleError, me
from tafelrunde.server.api.problems import AnyRequest, ProblemError, problems
from tafelrunde.server.api.replays import NoSuchEntryError, branch, branch_entries, story, views
from tafelrunde.server.base.http_messages import (
    AnalysisNews,
    Branch,
    ClientError,
    Created,
    Credentials,
    GameInfo,
    Health,
    HouseInfo,
    Lesson,
    Lobby,
    Me,
    NewScreen,
    NewTable,
    OptionInfo,
    Replay,
    ReplayView,
    Screen,
    SetMe,
    TableLine,
    Transfer,
    TransferOffer,
)
from tafelrunde.server.base.limits import network_of
from tafelrunde.server.base.messages import LONGEST_TEXT, ActionText, WhyNot
from tafelrunde.server.base.user_text import clean
from tafelrunde.server.edge.cookie import has_old_cookie, token_in
from tafelrunde.server.store.interface import TakenError
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.rooms import PlanError
from tafelrunde.server.tables.viewer_logs import WATCHER

CERTIFICATE = "application/x-x509-ca-cert"
GAMES_SECONDS = 60
"""How long browsers may cache the list of games."""
LESSON_SECONDS = 3600
"""Seconds browsers may cache a lesson."""

log = logging.getLogger(__name__)

LEAST_FREE = 50_000_000
"""Bytes that must be free on the disk, for the data file, its log and a backup."""


class AboutMe(Controller):
    path = "/api"
    tags = ("You",)

    @get("/me", responses=problems(403))
    async def who_am_i(self, request: AnyRequest, api: Api, visitor: Visitor) -> Response[Me]:
        """The person using this browser; a new browser becomes a guest."""
        token = token_in(request.scope["headers"])
        if visitor is not None and token is not None:
            if has_old_cookie(request.scope["headers"]):
                return api.known_by(request, token, visitor)
            return Response(me(visitor))
        if request.headers.get("sec-fetch-site") == "cross-site":
            raise ProblemError(403, "origin", "a request of another site")
        await api.allow(api.creations, request)
        person, token = await api.people.new_guest(languages_of(request))
        return api.known_by(request, token, person)

    @put("/me", responses=problems(400, 401, 403, 413, 422))
    async def call_me(self, api: Api, person: Asker, data: JSONBody[SetMe]) -> Me:
        """Change name and colour."""
        try:
            person = await api.people.rename(person, data.name, data.colour)
        except PeopleError as error:
            raise ProblemError(422, error.reason, "this name cannot be used") from None
        await api.rooms.rename(person)
        return me(person)

    @post("/account", responses=problems(400, 401, 403, 409, 413, 422))
    async def create_account(
        self, request: AnyRequest, api: Api, person: Asker, data: JSONBody[Credentials]
    ) -> Response[Me]:
        """Turn this guest into an account that keeps everything. The browser gets a new secret, so
        that the old one gives no access to the account."""
        await api.allow(api.passwords, request)
        try:
            account = await api.people.create_account(person, data.account, data.password)
        except TakenError:
            raise ProblemError(409, "account-taken", "this name is taken") from None
        except PeopleError as error:
            raise ProblemError(422, error.reason, "not an account") from None
        _, token = await api.people.add_browser(person.id)
        await api.forget_browser(request)
        return api.known_by(request, token, account)

    @post("/login", responses=problems(400, 403, 413), status_code=200)
    async def log_in(
        self, request: AnyRequest, api: Api, visitor: Visitor, data: JSONBody[Credentials]
    ) -> Response[Me]:
        """Log this browser in to an account, which takes over the guest's tables."""
        await api.allow(api.passwords, request)
        try:
            person, token = await api.people.log_in(data.account, data.password)
        except PeopleError as error:
            raise ProblemError(403, error.reason, "name or password is wrong") from None
        if visitor is not None and visitor.account is None:
            await api.rooms.hand_over(visitor.id, person)
        elif visitor is not None and visitor.id != person.id:
            await api.rooms.share_knowledge(visitor.id, person.id)
        await api.forget_browser(request)
        return api.known_by(request, token, person)

    @post("/logout", responses=problems(403), status_code=200)
    async def log_out(self, request: AnyRequest, api: Api, visitor: Visitor) -> Response[Me]:
        """Log out; this browser becomes a new guest."""
        await api.allow(api.creations, request)
        await api.forget_browser(request)
        person, token = await api.people.new_guest(languages_of(request))
        if visitor is not None:
            await api.transfers.void(visitor.id)
            await api.rooms.disconnect(visitor.id)
            await api.rooms.share_knowledge(visitor.id, person.id)
        return api.known_by(request, token, person)


class OtherDevices(Controller):
    """Continuing on another device without an account. The secret is used up only by a request body
    that a person confirmed, so that link previews do not consume it."""

    path = "/api/move"
    tags = ("Other devices",)

    @post("/", responses=problems(401, 403))
    async def offer(self, request: AnyRequest, api: Api, person: Asker) -> TransferOffer:
        """A secret for one other browser; it replaces an earlier one."""
        await api.allow(api.creations, request)
        return TransferOffer(await api.transfers.offer(person.id), TRANSFER_SECONDS)

    @post("/look", responses=problems(400, 403, 410, 413), status_code=200)
    async def look(self, request: AnyRequest, api: Api, data: JSONBody[Transfer]) -> Me:
        """The person this browser would become."""
        await api.allow(api.passwords, request)
        return me(await api.people.called(still_good(await api.transfers.whose(data.token))))

    @post("/take", responses=problems(400, 403, 409, 410, 413), status_code=200)
    async def take(
        self, request: AnyRequest, api: Api, visitor: Visitor, data: JSONBody[Transfer]
    ) -> Response[Me]:
        """Turn this browser into that person; the other browser stays the person too."""
        await api.allow(api.passwords, request)
        number = still_good(await api.transfers.whose(data.token))
        another = visitor is not None and visitor.id != number
        if another and visitor and not data.instead and await api.people.is_somebody(visitor):
            raise ProblemError(409, "somebody-else", "this browser is somebody already")
        person, token = await api.people.add_browser(
            still_good(await api.transfers.take(data.token))
        )
        await api.forget_browser(request)
        if visitor is not None and another:
            await api.rooms.disconnect(visitor.id)
            await api.rooms.share_knowledge(visitor.id, person.id)
        return api.known_by(request, token, person)


class Tables(Controller):
    path = "/api"
    tags = ("Tables",)

    @get(
        "/games",
        responses=problems(),
        cache_control=CacheControlHeader(max_age=GAMES_SECONDS, public=True),
    )
    async def games(self) -> list[GameInfo]:
        """The games of this server, with their options."""
        return [game_info(name) for name in names()]

    @get(
        "/games/{name:str}/texts/{language:str}", media_type=MediaType.TEXT, responses=problems(404)
    )
    async def texts(self, name: FromPath[str], language: FromPath[str]) -> str:
        """The texts of a game, as Fluent messages. The client has those of the house built in."""
        if name not in names() or language not in LANGUAGES:
            raise ProblemError(404, "game", "no texts of this game in this language")
        return (folder(name) / "words" / f"{language}.ftl").read_text("utf-8")

    @post("/tables", responses=problems(400, 401, 403, 413, 422))
    async def new_table(
        self, request: AnyRequest, api: Api, person: Asker, data: JSONBody[NewTable]
    ) -> Created:
        """Open a table; the person becomes its host."""
        await api.allow(api.creations, request)
        try:
            return Created((await api.rooms.create(person, data)).code)
        except PlanError as error:
            raise ProblemError(422, error.reason, str(error)) from None

    @get("/lobby", responses=problems())
    async def lobby(self, api: Api, visitor: Visitor) -> Lobby:
        """The tables of the home page: open ones, the person's own, and those to watch."""
        return await api.rooms.lobby(None if visitor is None else visitor.id)

    @get("/tables/{code:str}", responses=problems(403, 404, 409, 410))
    async def table(self, api: Api, visitor: Visitor, code: FromPath[str]) -> TableLine:
        """The table an invitation leads to."""
        stored = await api.services.store.table(code)
        if stored is None:
            raise ProblemError(404, "unknown-table", "no table has this code")
        async with api.rooms.reading(code) as live:
            if live is None or not live.may_come(number_of(visitor)):
                raise ProblemError(403, "private", "this table is not open to you")
        return await api.rooms.line(stored, number_of(visitor))


class Screens(Controller):
    path = "/api/screens"
    tags = ("Screens",)

    @post("/", responses=problems(400, 401, 403, 404, 413, 422), status_code=200)
    async def show(
        self, request: AnyRequest, api: Api, person: Asker, data: JSONBody[NewScreen]
    ) -> Screen:
        """The table that this browser shows to everybody in the room. Its code stays valid for
        another ten minutes."""
        if data.game is not None and data.game not in names():
            raise ProblemError(422, "game", "no such game")
        found = await api.screens.current(person, data)
        if found is not None:
            return await api.screens.renew(found, person)
        if data.table is not None:
            raise ProblemError(404, "unknown-table", "no table has this code")
        await api.allow(api.creations, request)
        return await api.screens.open(person, data.game)

    @get("/{code:str}", responses=problems(404))
    async def find(self, request: AnyRequest, api: Api, code: FromPath[str]) -> Created:
        """The table whose screen shows this code. After ten wrong ones an address has to wait."""
        address = network_of(request.client.host if request.client else "")
        if wait := api.screens.wait(address):
            raise ProblemError(429, "too-many", "too many wrong codes: wait a little", wait)
        table = await api.screens.table(code)
        if table is None:
            api.screens.note_wrong(address)
            raise ProblemError(404, "screen-code", "no screen shows this code")
        return Created(table)


class FinishedGames(Controller):
    path = "/api/tables/{code:str}"
    tags = ("Finished games",)

    @get(
        "/journal",
        media_type=MediaType.TEXT,
        responses=problems(403, 404, 409, 410),
        response_headers=[ResponseHeader("Content-Disposition", value="inline")],
    )
    async def journal(self, api: Api, visitor: Visitor, code: FromPath[str]) -> str:
        """The journal of a finished game, as text: `tafelrunde verify` checks it."""
        return write_text((await finished(api, visitor, code)).journal)

    @get("/replay", responses=problems(400, 403, 404, 409, 410))
    async def look_again(
        self,
        api: Api,
        visitor: Visitor,
        code: FromPath[str],
        seat: FromQuery[int | None] = None,
    ) -> Replay:
        """A finished game as a seat saw it; by default the visitor's own."""
        live = await finished(api, visitor, code)
        setup = live.setup
        mine = setup.seats_of(visitor.id) if visitor else []
        if seat is None:
            seat = mine[0] if mine else WATCHER
        check_viewer(live, seat)
        entries, places, chapters = await asyncio.to_thread(story, live.journal, seat)
        stored = await api.services.store.table(code)
        assert stored is not None
        return Replay(
            table=await api.rooms.line(stored, None),
            options=setup.options,
            colours=setup.colours(),
            mine=mine,
            seat=seat,
            entries=entries,
            places=places,
            chapters=chapters,
        )

    @get("/replay/views", responses=problems(400, 403, 404, 409, 410))
    async def look_closer(
        self,
        api: Api,
        visitor: Visitor,
        code: FromPath[str],
        seat: FromQuery[int] = WATCHER,
        after: FromQuery[int] = 0,
        open_cards: FromQuery[bool] = False,
    ) -> list[ReplayView]:
        """The views of a seat after some entries of a finished game, starting after entry `after`:
        up to a hundred, fewer if the response gets large."""
        live = await finished(api, visitor, code)
        check_viewer(live, seat)
        if after < 0:
            raise ProblemError(400, "invalid", "no such entry")
        return await asyncio.to_thread(views, live.journal, seat, after, open_cards)

    @get("/analysis", responses=problems(400, 403, 404, 409, 410))
    async def look_what_decided(
        self, api: Api, visitor: Visitor, code: FromPath[str], seat: FromQuery[int] = WATCHER
    ) -> AnalysisNews:
        """The analysis of a finished game, once requested, with the entry numbers of this seat's
        replay."""
        live = await finished(api, visitor, code)
        check_viewer(live, seat)
        # In this order, because the analysis may be stored in between.
        progress = await api.analyses.progress(live.id)
        found = await api.analyses.kept(live.id)
        if found is not None:
            told = await asyncio.to_thread(decided, live.journal, found, seat)
            return AnalysisNews("done", decided=told)
        if progress is None:
            return AnalysisNews("none")
        state: Literal["failed", "running"] = "failed" if progress.failed else "running"
        place = api.analyses.place(live.id)
        return AnalysisNews(state, progress.done, progress.total, place)

    @post("/analysis", responses=problems(403, 404, 409, 410), status_code=202)
    async def find_out_what_decided(
        self, request: AnyRequest, api: Api, visitor: Visitor, code: FromPath[str]
    ) -> None:
        """Start the analysis, unless it exists or is running."""
        live = await finished(api, visitor, code)
        if await api.analyses.kept(live.id) is None:
            await api.allow(api.creations, request)
            try:
                await api.analyses.begin(live, number_of(visitor))
            except BusyError:
                detail = "wait for the analysis of the other game"
                raise ProblemError(429, "analysis-busy", detail) from None

    @post("/branch", responses=problems(400, 401, 403, 404, 409, 410, 413))
    async def play_on(
        self,
        request: AnyRequest,
        api: Api,
        person: Asker,
        code: FromPath[str],
        data: JSONBody[Branch],
    ) -> Created:
        """Create a table against bots that continues from an entry of a finished game."""
        live = await finished(api, person, code)
        if not 0 <= data.seat < len(live.setup.seats):
            raise ProblemError(400, "invalid", "no such seat")
        if data.level not in levels.offered(live.game):
            raise ProblemError(400, "level", f"no bots of level {data.level}")
        await api.allow(api.creations, request)
        try:
            entries = await asyncio.to_thread(branch_entries, live.journal, data.seat, data.entry)
        except NoSuchEntryError:
            raise ProblemError(400, "invalid", "nothing can be played from there") from None
        stored = await branch(api.services, person, live.setup, entries, data)
        return Created(stored.code)


class Lessons(Controller):
    path = "/api/lessons/{name:str}"
    tags = ("Guided games",)

    @get(
        "/",
        responses=problems(404),
        cache_control=CacheControlHeader(max_age=LESSON_SECONDS, public=True),
    )
    async def lesson(self, name: FromPath[str]) -> Lesson:
        """The guided first game of a game, the same for everybody."""
        return await the_lesson(name)

    @get("/why", responses=problems(400, 404))
    async def why(
        self, name: FromPath[str], frame: FromQuery[int], piece: FromQuery[ActionText]
    ) -> WhyNot:
        """Why a piece cannot be used at one of the lesson's frames."""
        await the_lesson(name)
        try:
            return lessons.why_not_with(name, frame, piece)
        except lessons.NoSuchFrameError:
            raise ProblemError(400, "invalid", "nothing is to be chosen there") from None

    @post("/play_on", responses=problems(401, 403, 404, 409))
    async def play_on(
        self, request: AnyRequest, api: Api, person: Asker, name: FromPath[str]
    ) -> Created:
        """Create a table against the easiest bots that continues where the lesson ends."""
        if not (await the_lesson(name)).goes_on:
            raise ProblemError(409, "over", "the game is over where the lesson ends")
        await api.allow(api.creations, request)
        return Created((await lessons.play_on(api.services, person, name)).code)


class TheHouse(Controller):
    path = "/api"
    tags = ("Server",)

    @get("/health", responses=problems(503))
    async def health(self, api: Api) -> Health:
        """Check that the store can be read and that the disk has space."""
        if api.rooms.leaving:
            raise ProblemError(503, "leaving", "this server is about to stop")
        await api.services.store.table("")
        free = await api.services.store.free_bytes()
        if api.services.store.full or (free is not None and free < LEAST_FREE):
            raise ProblemError(503, "disk", "the disk is full")
        unnamed = api.services.metrics.unnamed_proxy
        return Health(True, version(), len(api.rooms), len(api.sockets), unnamed)

    @get("/house", responses=problems())
    async def about(self, api: Api) -> HouseInfo:
        """How other devices reach this server."""
        settings = api.services.settings
        return HouseInfo(settings.address, settings.secure_address, settings.fingerprint)

    @post("/errors", responses=problems(400, 403, 413), status_code=204)
    async def report(self, request: AnyRequest, api: Api, data: JSONBody[ClientError]) -> None:
        """Report an error in the browser to the host of the server: in its log and its metrics."""
        await api.allow(api.errors, request)
        api.services.metrics.client_errors.inc()
        fields = {
            "error": clean(data.message, LONGEST_TEXT),
            "source": f"{clean(data.file, LONGEST_TEXT)}:{data.line}:{data.column}",
            "browser": clean(request.headers.get("user-agent", ""), LONGEST_TEXT),
        }
        log.warning("an error in a browser", extra=fields)

    @get("/authority", media_type=CERTIFICATE, responses=problems(404))
    async def authority(self, api: Api) -> Response[bytes]:
        """The certificate that a device must trust for https (`serve --tls`)."""
        file = api.services.settings.authority
        if file is None:
            raise ProblemError(404, "not-found", "this server has no certificate: see --tls")
        name = {"content-disposition": 'inline; filename="tafelrunde.crt"'}
        return Response(file.read_bytes(), media_type=CERTIFICATE, headers=name)


CONTROLLERS = [AboutMe, OtherDevices, Tables, Screens, FinishedGames, Lessons, TheDay, TheHouse]


async def the_lesson(name: str) -> Lesson:
    """The lesson, built on the first request, which takes a moment."""
    found = await asyncio.to_thread(lessons.lesson, name) if name in names() else None
    if found is None:
        raise ProblemError(404, "game", "no lesson of this name")
    return found


def check_viewer(live: LiveTable, seat: int) -> None:
    if not WATCHER <= seat < len(live.setup.seats):
        raise ProblemError(400, "invalid", "no such seat")


def still_good(person: int | None) -> int:
    if person is None:
        raise ProblemError(410, "move-void", "used already, too old, or never given")
    return person


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
        best_seats=game.best_seats,
        options=[option_info(option) for option in game.options],
        at_once=dict(game.at_once),
        orders=list(game.reactions.offered) if game.reactions else [],
        levels=list(levels.offered(game)),
        rules_version=game.rules_version,
        lesson=lesson.minutes if (lesson := lesson_of(name)) else None,
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
