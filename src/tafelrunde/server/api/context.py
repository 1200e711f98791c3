"""What all handlers of HTTP share: who asks, what there is, how much one address may ask for."""

from __future__ import annotations

from litestar.di import Provide
from litestar.response import Response

from tafelrunde.server.api.analyses import Analyses
from tafelrunde.server.api.device_transfer import DeviceTransfers
from tafelrunde.server.api.people import People, me
from tafelrunde.server.api.problems import AnyRequest, ProblemError
from tafelrunde.server.api.sockets import Sockets
from tafelrunde.server.base.http_messages import Me
from tafelrunde.server.base.limits import Buckets
from tafelrunde.server.edge.cookie import cookie, token_in
from tafelrunde.server.store.interface import Person
from tafelrunde.server.tables.rooms import Rooms

PASSWORD_RATE, PASSWORD_BURST = 1 / 6, 10
"""Attempts of one address: so many a second, and at once."""


class ApiContext:
    def __init__(self, rooms: Rooms, people: People, sockets: Sockets, analyses: Analyses) -> None:
        self.rooms = rooms
        self.people = people
        self.sockets = sockets
        self.analyses = analyses
        self.services = rooms.services
        self.transfers = DeviceTransfers(self.services.store, self.services.clock)
        self.passwords = Buckets(PASSWORD_RATE, PASSWORD_BURST, "passwords")
        creations = self.services.settings.creations_per_minute
        self.creations = Buckets(creations / 60, creations, "creations")

    def dependencies(self) -> dict[str, Provide]:
        """What a handler gets by naming it."""

        async def api() -> ApiContext:
            return self

        return {
            "api": Provide(api, use_cache=True),
            "visitor": Provide(self.visitor),
            "person": Provide(self.person),
        }

    async def visitor(self, request: AnyRequest) -> Person | None:
        """Whose browser asks; None if it has not been here before."""
        return await self.people.known(token_in(request.scope["headers"]))

    async def person(self, request: AnyRequest) -> Person:
        person = await self.visitor(request)
        if person is None:
            raise ProblemError(401, "nobody", "no valid cookie: ask for /api/me first")
        return person

    async def allow(self, buckets: Buckets, request: AnyRequest) -> None:
        address = request.client.host if request.client else ""
        now = self.services.clock.now()
        if not await self.services.ownership.allows(buckets, address, now):
            detail = "too many requests of this kind: wait a little"
            raise ProblemError(429, "too-many", detail, buckets.wait)

    def known_by(self, request: AnyRequest, token: str, person: Person) -> Response[Me]:
        """The browser that asks is this person's from now on."""
        secure = self.services.settings.https
        return Response(
            me(person), cookies=[cookie(request.scope["headers"], token, secure=secure)]
        )

    async def forget_browser(self, request: AnyRequest) -> None:
        token = token_in(request.scope["headers"])
        if token:
            await self.people.log_out(token)
