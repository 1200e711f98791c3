"""Assembles the server: the ASGI application and a uvicorn that shuts down gracefully."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import ssl
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType

import uvicorn
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from tafelrunde.server.api.analyses import Analyses
from tafelrunde.server.api.context import ApiContext
from tafelrunde.server.api.http import CONTROLLERS, version
from tafelrunde.server.api.people import People
from tafelrunde.server.api.problems import answer_problem
from tafelrunde.server.api.reference import OpenApi, Page
from tafelrunde.server.api.sockets import LARGEST_FRAME, Sockets
from tafelrunde.server.base.clock import Clock
from tafelrunde.server.base.settings import Settings
from tafelrunde.server.database import clock_of, ownership_of, store_of
from tafelrunde.server.edge.acceptor import Acceptor
from tafelrunde.server.edge.assets import FOLDER, Assets, Site
from tafelrunde.server.edge.connection_limits import (
    Config,
    ConnectionLimits,
    HttpConnection,
    limits_of,
)
from tafelrunde.server.edge.middleware import App, Middleware
from tafelrunde.server.edge.websocket import Wire
from tafelrunde.server.store.sqlite.backups import FOLDER as FOLDER_OF_BACKUPS
from tafelrunde.server.store.sqlite.backups import Backups
from tafelrunde.server.tables.bot_workers import BotWorkers
from tafelrunde.server.tables.rooms import Rooms
from tafelrunde.server.tables.services import Services

SWITCH_SECONDS = 0.0003
"""Interpreter switch interval in seconds. Short, so that the writer thread can report a finished
flush without waiting for busy tables."""
GARBAGE = (20_000, 20, 50)
"""Thresholds of the garbage collector. High, because a move creates many short-lived objects."""
LARGEST_BODY = 16_384
"""Bytes of a request body."""
LARGEST_MESSAGE = 4 * LARGEST_FRAME
"""Bytes of a message; a larger one closes the socket before it is read."""

STOP_SECONDS = 2
"""Timeout for answering the last requests, after the one for closing sockets. Together they are
shorter than the 5 seconds after which some supervisors kill a program."""

log = logging.getLogger(__name__)


class Server:
    """One running server with all its parts."""

    def __init__(
        self, settings: Settings, clock: Clock | None = None, folder: Path = FOLDER
    ) -> None:
        self.settings = settings
        clock = clock or clock_of(settings)
        store = store_of(settings, alone=True)
        bots = BotWorkers(settings.workers, settings.think)
        ownership = ownership_of(settings, store, clock)
        self.services = Services(settings, store, clock, bots, ownership)
        self.rooms = Rooms(self.services)
        self.people = People(self.services.store)
        self.sockets = Sockets(self.rooms, self.people)
        self._measure()
        self.analyses = Analyses(self.services)
        self.litestar = self._litestar()
        # Litestar declares its own types for ASGI.
        http: App = self.litestar  # type: ignore[assignment]
        self.app: App = Middleware(
            http,
            self.sockets,
            settings,
            Assets(folder),
            Site(settings.docs),
            self.services.metrics,
            ownership,
        )

    def _measure(self) -> None:
        metrics = self.services.metrics
        metrics.watch("tables", "Tables in memory", self.rooms)
        metrics.watch("sockets", "Open sockets of browsers at tables", self.sockets)
        self.services.store.on_flush = metrics.flush.observe
        metrics.watch_disk(lambda: self.services.store.full)
        self.services.bots.on_wait = metrics.bot_wait.observe
        self.services.ownership.on_takeover = metrics.takeovers.inc

    def _litestar(self) -> Litestar:
        api = ApiContext(self.rooms, self.people, self.sockets, self.analyses)
        return Litestar(
            route_handlers=CONTROLLERS,
            dependencies=api.dependencies(),
            lifespan=[self._lifespan],
            openapi_config=OpenAPIConfig(
                title="Tafelrunde",
                version=version(),
                path="/api/schema",
                use_handler_docstrings=True,
                render_plugins=[Page(path="/"), OpenApi()],
            ),
            exception_handlers={Exception: answer_problem},
            request_max_body_size=LARGEST_BODY,
            logging_config=None,
        )

    @asynccontextmanager
    async def _lifespan(self, _: Litestar) -> AsyncIterator[None]:
        await self.services.store.open()
        self.rooms.start()
        await self.services.ownership.open()
        backups = asyncio.create_task(self._make_backups())
        try:
            yield
        finally:
            backups.cancel()
            self.rooms.close()
            self.analyses.close()
            self.services.bots.close()
            await self.services.ownership.close()
            await self.services.store.close()

    async def _make_backups(self) -> None:
        """Databases have tools of their own for backups."""
        if not self.settings.database:
            folder, keep = self.settings.data / FOLDER_OF_BACKUPS, self.settings.backups
            await Backups(self.services.store, folder, keep, self.services.clock).make_nightly()

    def uvicorn(self) -> Uvicorn:
        settings = self.settings
        config = Config(
            self.app,
            host=settings.host,
            port=settings.port,
            http=HttpConnection,
            ws=Wire,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,  # Wire has its own.
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.proxy),
            forwarded_allow_ips=settings.proxy or None,
            timeout_graceful_shutdown=STOP_SECONDS,
        )
        config.limits = ConnectionLimits(settings, self.services.clock)
        self.services.metrics.watch("connections", "Open connections", config.limits)
        return Uvicorn(config, self.rooms, self.sockets)


class Uvicorn(uvicorn.Server):
    """uvicorn with our acceptor. On shutdown it notifies all clients, which then reconnect, before
    the sockets close."""

    def __init__(self, config: Config, rooms: Rooms, table_sockets: Sockets) -> None:
        super().__init__(config)
        self._rooms = rooms
        self._table_sockets = table_sockets
        self._acceptors: list[Acceptor] = []
        self.on_started: Callable[[], object] = lambda: None
        self.tls: ssl.SSLContext | None = None
        """For the second socket, if there is one; the first is for http."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        assert sockets, "pass a listening socket"
        await super().startup([])
        limits, backlog = limits_of(self.config), self.config.backlog
        self._acceptors = [
            Acceptor(one, backlog, limits, self._connection, tls)
            for one, tls in zip(sockets, (None, self.tls), strict=False)
        ]
        # Everything loaded by now stays in memory, so exclude it from garbage collection.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        sys.setswitchinterval(SWITCH_SECONDS)
        self.on_started()

    def _connection(self) -> HttpConnection:
        return HttpConnection(self.config, self.server_state, self.lifespan.state)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop gracefully, also on a second Ctrl-C; it takes a few seconds at most."""
        super().handle_exit(sig, frame)
        self.force_exit = False

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Clients reconnect immediately, so stop accepting first.
        for acceptor in self._acceptors:
            await acceptor.close()
        limits_of(self.config).drop_incomplete()
        self._rooms.close()
        await self._rooms.services.ownership.leave()
        await self._table_sockets.drain()
        await super().shutdown(sockets)
