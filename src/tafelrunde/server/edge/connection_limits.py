"""Limits for connections: how many, how slowly they may send requests and read responses, and how
large a request's head may be."""

from __future__ import annotations

import asyncio
import logging
import sys

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tafelrunde.server.base.clock import Clock
from tafelrunde.server.base.limits import Buckets, network_of
from tafelrunde.server.base.settings import Settings

CONNECTIONS_A_SOCKET = 8
"""Allowed connections of an address, per allowed table socket. A browser opens six besides it."""
LARGEST_HEAD = 32_768
"""Bytes of a request's URL and headers."""
MOST_LINES = 100
"""Header lines of a request."""
MOST_PIPELINED = 8
"""Pipelined requests on one connection. Browsers send none."""
FAULTS_PER_SECOND = 0.5
"""Connections per address that may be dropped for exceeding a limit..."""
MOST_FAULTS = 20
"""... after a burst of this many; then the address is blocked for a while."""
REQUEST_SECONDS = 20.0
"""Timeout in seconds for receiving a complete request."""
CHECK_SECONDS = 10.0
"""Seconds between checks of all connections. A client that has read nothing of a response since the
last check is dropped."""
RESERVED_FILES = 100
"""File descriptors reserved for the store, the bots and the system."""
MOST_FILES = 65_536
FEW_FILES = 1_000
NO_LIMIT = -1

log = logging.getLogger(__name__)


class TrackedConnection:
    """The state of one connection."""

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address
        self.waiting_since: float | None = now
        """Since when a request has been incomplete; None if there is none."""
        self.unread = 0
        """Bytes of responses waiting to be read at the last check."""
        self.upgraded = False
        """Whether it is a WebSocket now, which has its own limits."""
        self.counts = True
        """Whether it counts among the connections of its address."""

    def is_too_slow(self, now: float) -> bool:
        if self.upgraded:
            return False
        asks = self.waiting_since is not None and now - self.waiting_since >= REQUEST_SECONDS
        waiting = self.transport.get_write_buffer_size()
        reads = waiting < self.unread or not self.unread
        self.unread = waiting
        return asks or not reads


class ConnectionLimits:
    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._clock = clock
        self._proxy = settings.proxy
        self._each = CONNECTIONS_A_SOCKET * settings.sockets_per_address
        self._all = most_connections()
        self._connections: dict[asyncio.BaseTransport, TrackedConnection] = {}
        self._addresses: dict[str, int] = {}
        self._faults = Buckets(FAULTS_PER_SECOND, MOST_FAULTS)
        self._scheduled = False

    def __len__(self) -> int:
        return len(self._connections)

    @property
    def now(self) -> float:
        return self._clock.now()

    def has_room(self, address: str) -> bool:
        """Whether a connection is allowed: not too many, per address and in all, and not
        blocked."""
        if len(self) >= self._all:
            return False
        if address == self._proxy:
            return True
        address = network_of(address)
        few = self._addresses.get(address, 0) < self._each
        return few and not self._faults.empty(address, self.now)

    def penalize(self, transport: asyncio.BaseTransport) -> None:
        """Count a violation against the address, unless the connection is exempt (from another
        node)."""
        tracked = self._connections.get(transport)
        if tracked is not None and tracked.counts:
            self._faults.take(tracked.address, self.now)

    def add(self, transport: asyncio.Transport, address: str) -> TrackedConnection:
        address = network_of(address)
        self._addresses[address] = self._addresses.get(address, 0) + 1
        tracked = self._connections[transport] = TrackedConnection(transport, address, self.now)
        self._schedule_check()
        return tracked

    def remove(self, transport: asyncio.BaseTransport) -> None:
        self.exempt(transport)
        self._connections.pop(transport, None)

    def exempt(self, transport: asyncio.BaseTransport) -> None:
        """Do not count it among the connections of its address."""
        tracked = self._connections.get(transport)
        if tracked is not None and tracked.counts:
            tracked.counts = False
            self._addresses[tracked.address] -= 1
            if not self._addresses[tracked.address]:
                del self._addresses[tracked.address]

    def drop_incomplete(self) -> None:
        """Drop connections whose request is incomplete, because the server stops."""
        for tracked in list(self._connections.values()):
            if tracked.waiting_since is not None and not tracked.upgraded:
                tracked.transport.abort()

    def mark_upgraded(self, transport: asyncio.BaseTransport) -> None:
        if transport in self._connections:
            self._connections[transport].upgraded = True

    def _schedule_check(self) -> None:
        if self._connections and not self._scheduled:
            self._scheduled = True
            self._clock.call_at(self.now + CHECK_SECONDS, self._check)

    def _check(self) -> None:
        self._scheduled = False
        now = self.now
        for tracked in list(self._connections.values()):
            if tracked.is_too_slow(now):
                tracked.transport.abort()
        self._schedule_check()


def most_connections() -> int:
    """As many as the process may have open files; raises the soft limit first."""
    if sys.platform == "win32":
        return FEW_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY:
        files = MOST_FILES
    elif files > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    else:
        files = soft
    if files < FEW_FILES:
        log.warning("only %d files may be open at once: raise it with ulimit -n", files)
    return max(files - RESERVED_FILES, files // 2)


class Config(uvicorn.Config):
    limits: ConnectionLimits


def limits_of(config: uvicorn.Config) -> ConnectionLimits:
    assert isinstance(config, Config)
    return config.limits


class TooLongError(Exception):
    """A request's head is too large, or too many requests are pipelined."""


class HttpConnection(HttpToolsProtocol):
    """uvicorn's HTTP connection, within these limits."""

    tracked: TrackedConnection
    head = 0
    """Bytes of the current request before its body, counted as they arrive, because the parser
    reports only complete lines."""
    in_head = True

    # uvicorn declares `Transport` where asyncio declares `BaseTransport`.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self.tracked = limits_of(self.config).add(transport, address)

    def connection_lost(self, exc: Exception | None) -> None:
        limits_of(self.config).remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.in_head:
            self.head += len(data)
            if self.head > LARGEST_HEAD:
                limits_of(self.config).penalize(self.transport)
                self.transport.abort()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            self._refuse()
        super().on_message_begin()
        self.in_head = True
        self.head = 0
        if self.tracked.waiting_since is None:
            self.tracked.waiting_since = limits_of(self.config).now

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._within(len(self.url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._within(sum(len(name) + len(value) for name, value in self.headers))

    def _within(self, size: int) -> None:
        if size > LARGEST_HEAD or len(self.headers) > MOST_LINES:
            self._refuse()

    def _refuse(self) -> None:
        limits_of(self.config).penalize(self.transport)
        raise TooLongError

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.tracked.waiting_since = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        limits_of(self.config).mark_upgraded(self.transport)
        super().handle_websocket_upgrade()
