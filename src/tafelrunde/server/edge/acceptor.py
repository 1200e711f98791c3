"""Where connections come in: one after the other, so that a crowd outside keeps nobody waiting
who sits at a table. A loop's own servers let in all who wait before anything else goes on."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Callable

from tafelrunde.server.edge.connection_limits import Admission

PAUSE_SECONDS = 1.0
"""When the operating system has no room for another connection."""
NO_ROOM = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

log = logging.getLogger(__name__)


class Entrance:
    def __init__(
        self,
        listener: socket.socket,
        backlog: int,
        admission: Admission,
        protocol: Callable[[], asyncio.Protocol],
    ) -> None:
        listener.listen(backlog)
        listener.setblocking(False)
        self._listener = listener
        self._admission = admission
        self._protocol = protocol
        self._letting_in = asyncio.get_running_loop().create_task(self._let_in())

    async def close(self) -> None:
        self._letting_in.cancel()
        await asyncio.wait([self._letting_in])
        self._listener.close()

    async def _let_in(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                visitor, address = await loop.sock_accept(self._listener)
            except OSError as error:
                # Else that visitor has gone again.
                if error.errno in NO_ROOM:
                    log.warning("no connection can be let in: %s", error)
                    await asyncio.sleep(PAUSE_SECONDS)
                continue
            if self._admission.has_room(address[0]):
                await self._admit(visitor)
            else:
                visitor.close()

    async def _admit(self, visitor: socket.socket) -> None:
        """Whatever goes wrong with one of them must not keep the others out."""
        try:
            visitor.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, visitor)
        except Exception as error:
            visitor.close()
            if not isinstance(error, OSError):
                log.exception("a connection could not be let in")
