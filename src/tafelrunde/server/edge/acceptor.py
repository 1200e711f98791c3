"""Accepts connections one at a time, so that a crowd of new ones does not delay open tables. (A
server of asyncio would accept the whole backlog before anything else runs.)"""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import ssl
from collections.abc import Callable

from tafelrunde.server.edge.connection_limits import ConnectionLimits

PAUSE_SECONDS = 1.0
"""Seconds to wait when the operating system cannot accept another connection."""
HANDSHAKE_SECONDS = 10.0
MOST_HANDSHAKES = 100
"""Connections whose TLS handshake has not ended; more are refused."""
NO_ROOM = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

log = logging.getLogger(__name__)


class Acceptor:
    def __init__(
        self,
        listener: socket.socket,
        backlog: int,
        limits: ConnectionLimits,
        protocol: Callable[[], asyncio.Protocol],
        tls: ssl.SSLContext | None = None,
    ) -> None:
        listener.listen(backlog)
        listener.setblocking(False)
        self._listener = listener
        self._limits = limits
        self._protocol = protocol
        self._tls = tls
        self._handshakes: set[asyncio.Task[None]] = set()
        self._accepting = asyncio.get_running_loop().create_task(self._accept_all())

    async def close(self) -> None:
        self._accepting.cancel()
        for task in self._handshakes:
            task.cancel()
        await asyncio.wait([self._accepting, *self._handshakes])
        self._listener.close()

    async def _accept_all(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                client, address = await loop.sock_accept(self._listener)
            except OSError as error:
                # Otherwise the client disconnected before it was accepted.
                if error.errno in NO_ROOM:
                    log.warning("cannot accept connections: %s", error)
                    await asyncio.sleep(PAUSE_SECONDS)
                continue
            if not self._limits.has_room(address[0]) or len(self._handshakes) >= MOST_HANDSHAKES:
                client.close()
            elif self._tls is None:
                await self._accept(client)
            else:
                # A slow handshake must not keep others waiting.
                task = loop.create_task(self._accept(client))
                self._handshakes.add(task)
                task.add_done_callback(self._handshakes.discard)

    async def _accept(self, client: socket.socket) -> None:
        """Serve one connection. Its failure must not stop the acceptor."""
        try:
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await asyncio.get_running_loop().connect_accepted_socket(
                self._protocol,
                client,
                ssl=self._tls,
                ssl_handshake_timeout=HANDSHAKE_SECONDS if self._tls else None,
            )
        except Exception as error:
            client.close()
            if not isinstance(error, OSError):
                log.exception("a connection could not be accepted")
