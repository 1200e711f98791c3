"""What all HTTP handlers share: the requesting person, the services, the rate limits."""

from __future__ import annotations

from litestar.di import NamedDependency, Provide
from litestar.response import Response

from tafelrunde.server.api.analyses import Analyses
from tafelrunde.server.api.device_transfer import DeviceTransfers
from tafelrunde.server.api.people import People, me
from tafelrunde.server.api.problems import AnyRequest, ProblemError
from tafelrunde.server.api.screen_codes import ScreenCodes
from tafelrunde.server.api.sockets import Sockets
from tafelrunde.server.base.http_messages import Me
from tafelrunde.server.base.limits import Buckets, network_of
from tafelrunde.server.edge.cookie import cookie, token_in
from tafelrunde.server.store.interface import Person
from tafelrunde.server.tables.days import Days
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.rooms import Rooms

PASSWORD_RATE, PASSWORD_BURST = 1 / 6, 30
"""Attempts per address: rate per second, and burst, since many people may share an address."""
ERROR_RATE, ERROR_BURST = 1 / 60, 10
"""The same for errors that browsers report."""


class ApiContext:
    def __init__(self, rooms: Rooms, people: People, sockets: Sockets, analyses: Analyses) -> None:
        self.rooms = rooms
        self.people = people
        self.sockets = sockets
        self.analyses = analyses
        self.services = rooms.services
        self.days = Days(self.services)
        self.transfers = DeviceTransfers(self.services.store, self.services.clock)
        self.passwords = Buckets(PASSWORD_RATE, PASSWORD_BURST, "passwords")
        self.errors = Buckets(ERROR_RATE, ERROR_BURST, "errors")
        self.screens = ScreenCodes(rooms)
        creations = self.services.settings.creations_per_minute
        self.creations = Buckets(creations / 60, creations, "creations")

    def dependencies(self) -> dict[str, Provide]:
        """The dependencies that handlers get by parameter name."""

        async def api() -> ApiContext:
            return self

        return {
            "api": Provide(api, use_cache=True),
            "visitor": Provide(self.visitor),
            "person": Provide(self.person),
        }

    async def visitor(self, request: AnyRequest) -> Person | None:
        """The person of the requesting browser; None if it is unknown."""
        return await self.people.known(token_in(request.scope["headers"]))

    async def person(self, request: AnyRequest) -> Person:
        person = await self.visitor(request)
        if person is None:
            raise ProblemError(401, "nobody", "no valid cookie: ask for /api/me first")
        return person

    async def allow(self, buckets: Buckets, request: AnyRequest) -> None:
        address = network_of(request.client.host if request.client else "")
        now = self.services.clock.now()
        if not await self.services.ownership.allows(buckets, address, now):
            detail = "too many requests of this kind: wait a little"
            raise ProblemError(429, "too-many", detail, buckets.wait)

    def known_by(self, request: AnyRequest, token: str, person: Person) -> Response[Me]:
        """A response that turns the requesting browser into this person's."""
        settings = self.services.settings
        secure = settings.https or request.url.scheme == "https"
        found = cookie(request.scope["headers"], token, settings.base_path, secure=secure)
        return Response(me(person), cookies=[found])

    async def forget_browser(self, request: AnyRequest) -> None:
        token = token_in(request.scope["headers"])
        if token:
            await self.people.log_out(token)


Api = NamedDependency[ApiContext]
Asker = NamedDependency[Person]
"""The requesting person. Unknown browsers receive a Problem."""
Visitor = NamedDependency[Person | None]
"""The requesting person, or None."""


async def finished(api: ApiContext, visitor: Person | None, code: str) -> LiveTable:
    """The table, if its game is over and the visitor may watch it."""
    async with api.rooms.reading(code) as live:
        if live is None:
            raise ProblemError(404, "unknown-table", "no table has this code")
        if not live.setup.may_watch(number_of(visitor)):
            raise ProblemError(403, "private", "this table is not open to you")
        if live.status != "over":
            raise ProblemError(409, "not-over", "the game is still going on")
        return live


def number_of(visitor: Person | None) -> int:
    """The person's id; -1 for unknown browsers."""
    return -1 if visitor is None else visitor.id
