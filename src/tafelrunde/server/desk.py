"""What all handlers of HTTP share: who asks, what there is, how much one address may ask for."""

from __future__ import annotations

from litestar.datastructures import Cookie
from litestar.di import Provide

from tafelrunde.server.another_device import Moves
from tafelrunde.server.limits import Buckets
from tafelrunde.server.people import COOKIE, People
from tafelrunde.server.problems import AnyRequest, ProblemError
from tafelrunde.server.rooms import Rooms
from tafelrunde.server.sockets import Sockets
from tafelrunde.server.store import Person

COOKIE_SECONDS = 400 * 86_400
"""The longest that browsers keep a cookie."""

PASSWORD_RATE, PASSWORD_BURST = 1 / 6, 10
"""Attempts of one address: so many a second, and at once."""


class Desk:
    def __init__(self, rooms: Rooms, people: People, sockets: Sockets) -> None:
        self.rooms = rooms
        self.people = people
        self.sockets = sockets
        self.services = rooms.services
        self.moves = Moves(self.services.clock)
        self.passwords = Buckets(PASSWORD_RATE, PASSWORD_BURST)
        creations = self.services.settings.creations_per_minute
        self.creations = Buckets(creations / 60, creations)

    def dependencies(self) -> dict[str, Provide]:
        """What a handler gets by naming it."""

        async def desk() -> Desk:
            return self

        return {
            "desk": Provide(desk, use_cache=True),
            "visitor": Provide(self.visitor),
            "person": Provide(self.person),
        }

    async def visitor(self, request: AnyRequest) -> Person | None:
        """Whose browser asks; None if it has not been here before."""
        return await self.people.known(request.cookies.get(COOKIE))

    async def person(self, request: AnyRequest) -> Person:
        person = await self.visitor(request)
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

    async def forget_browser(self, request: AnyRequest) -> None:
        token = request.cookies.get(COOKIE)
        if token:
            await self.people.log_out(token)
