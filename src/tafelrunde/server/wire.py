"""A socket as uvicorn serves it, with a shorter way out.

What ASGI sends goes through a coroutine that may have to wait, so that every frame would need a
queue and a task. A table tells all its people at once and waits for none of them: the frame goes
to the socket's own buffer, and whoever does not read is cut off when that is full.
"""

from __future__ import annotations

import contextlib
import struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from tafelrunde.server.guard import Scope

MOST_WAITING = 1_000_000
"""Bytes that may wait for a slow reader before it is cut off; it can come back."""
FINAL_TEXT = 0x81
_MIDDLE = struct.Struct("!BBH")
_LONG = struct.Struct("!BBQ")
EXTENSION = "tafelrunde.wire"
"""Under this name the application finds the wire in ASGI's scope."""


class Wire(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            # Declared as an object of JSON; ASGI leaves it to the extension what it is.
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def send_frame(self, frame: bytes) -> None:
        """Text, after all that was sent before; nothing happens when the browser has gone."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return
        self.transport.writelines((head(len(frame)), frame))
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.cut_off()

    async def hang_up(self, code: int) -> None:
        """Close after all that was sent before, unless it is closed already."""
        with contextlib.suppress(OSError, RuntimeError):
            await self.send({"type": "websocket.close", "code": code})

    def cut_off(self) -> None:
        self.transport.abort()


def head(length: int) -> bytes:
    """What stands before a whole text that a server sends, as RFC 6455 has it in 5.2: no
    extensions, no mask."""
    if length < 126:
        return bytes((FINAL_TEXT, length))
    if length < 2**16:
        return _MIDDLE.pack(FINAL_TEXT, 126, length)
    return _LONG.pack(FINAL_TEXT, 127, length)


def wire_of(scope: Scope) -> Wire:
    wire = scope["extensions"][EXTENSION]
    assert isinstance(wire, Wire)
    return wire
