"""A socket as uvicorn serves it, with a shorter way out.

What ASGI sends goes through a coroutine that may have to wait, so that every frame would need a
queue and a task. A table tells all its people at once and waits for none of them: the frame goes
to the socket's own buffer, and whoever does not read is cut off when that is full. So is whoever
sends frames without end that never become a command.

A command comes as one short frame, whole. Such a one needs no parser that could stop anywhere; all
else goes the library's way.
"""

from __future__ import annotations

import contextlib
import struct
from collections.abc import Iterable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from tafelrunde.server.base.limits import Bucket
from tafelrunde.server.edge.connection_limits import limits_of
from tafelrunde.server.edge.middleware import Scope

MOST_WAITING = 1_000_000
"""Bytes that may wait for a slow reader before it is cut off; it can come back."""
IDLE_FRAMES_PER_SECOND = 20.0
"""Pings, pongs and parts of messages; twice as many may come in a burst."""
MOST_UNREAD = 100
"""Messages that may wait for the table; commands have a stricter limit of their own."""
CHUNK = 512
"""So many bytes are read at a time, so that a flood is noticed while it comes."""
END_OF_REQUEST = b"\r\n\r\n"
FINAL = 0x80
FINAL_TEXT = 0x81
MASKED = 0x80
SHORT = 126
"""The number of fewer bytes stands in the second byte of a frame."""
MASK = 4
"""So many bytes before the text, if it is masked."""
_MIDDLE = struct.Struct("!BBH")
_LONG = struct.Struct("!BBQ")
EXTENSION = "tafelrunde.wire"
"""Under this name the application finds the wire in ASGI's scope."""


class Wire(WebSocketsSansIOProtocol):
    idle_frames: Bucket
    _frame_by_frame = False
    """Whether all that came after the request were whole messages in whole frames: then the next
    bytes begin a frame, and no message has begun that they could go on with."""

    def connection_lost(self, exc: Exception | None) -> None:
        limits_of(self.config).remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._frame_by_frame = data.endswith(END_OF_REQUEST)
            self._parse(data)
            return
        at = 0
        while self._frame_by_frame and at < len(data):
            end = frame_end(data, at)
            if end is None or data[at] & FINAL == 0:
                self._frame_by_frame = False
                break
            frame = data[at:end]
            if not self._takes(frame):
                self._parse(frame)
            if self.transport.is_closing():
                return
            at = end
        self._parse(data[at:])

    def _takes(self, frame: bytes) -> bool:
        """Whether this was a short text, which is for the table. Reading is not paused after each,
        as the library would: whoever sends too many without waiting is cut off."""
        if frame[0] != FINAL_TEXT or not MASKED <= frame[1] < MASKED | SHORT:
            return False
        if self.conn.state is not State.OPEN or self.close_sent:
            return False
        try:
            text = apply_mask(frame[2 + MASK :], frame[2 : 2 + MASK]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_UNREAD:
            self._stop_flood()
        return True

    def _parse(self, data: bytes) -> None:
        for at in range(0, len(data), CHUNK):
            super().data_received(data[at : at + CHUNK])
            if self.queue.qsize() > MOST_UNREAD:
                self._stop_flood()
            if self.transport.is_closing():
                return

    def handle_ping(self) -> None:
        if self._within_limit():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._within_limit():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._within_limit():
            super().handle_cont(event)

    def _within_limit(self) -> bool:
        if not self.transport.is_closing() and not self.idle_frames.take(self.loop.time()):
            self._stop_flood()
        return not self.transport.is_closing()

    def _stop_flood(self) -> None:
        limits_of(self.config).penalize(self.transport)
        self.drop()

    def handle_connect(self, event: Request) -> None:
        rate = IDLE_FRAMES_PER_SECOND
        self.idle_frames = Bucket(rate, 2 * rate, self.loop.time())
        super().handle_connect(event)
        if self.response.status_code == 101:
            # Declared as an object of JSON; ASGI leaves it to the extension what it is.
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def mark_proxied(self) -> None:
        """By another node: it does not count among what that node's address may have."""
        limits_of(self.config).exempt(self.transport)

    def send_frame(self, frame: bytes) -> None:
        """Text, after all that was sent before; nothing happens when the browser has gone."""
        self.send_whole((head(len(frame)), frame))

    def send_whole(self, parts: Iterable[bytes]) -> None:
        """The same with whatever stands before the texts."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return
        self.transport.writelines(parts)
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.drop()

    async def disconnect(self, code: int) -> None:
        """Close after all that was sent before, unless it is closed already."""
        with contextlib.suppress(OSError, RuntimeError):
            await self.send({"type": "websocket.close", "code": code})

    def drop(self) -> None:
        self.transport.abort()


def head(length: int) -> bytes:
    """What stands before a whole text that a server sends, as RFC 6455 has it in 5.2: no
    extensions, no mask."""
    if length < 126:
        return bytes((FINAL_TEXT, length))
    if length < 2**16:
        return _MIDDLE.pack(FINAL_TEXT, 126, length)
    return _LONG.pack(FINAL_TEXT, 127, length)


def frame_end(data: bytes | bytearray, at: int) -> int | None:
    """Where the frame ends that begins there; None if it is not whole yet."""
    if len(data) < at + 2:
        return None
    length = data[at + 1] & ~MASKED
    place = at + 2
    if length == 126 and len(data) >= at + _MIDDLE.size:
        length, place = _MIDDLE.unpack_from(data, at)[2], at + _MIDDLE.size
    elif length == 127 and len(data) >= at + _LONG.size:
        length, place = _LONG.unpack_from(data, at)[2], at + _LONG.size
    elif length >= 126:
        return None
    if data[at + 1] & MASKED:
        place += MASK
    return place + length if len(data) >= place + length else None


def wire_of(scope: Scope) -> Wire:
    wire = scope["extensions"][EXTENSION]
    assert isinstance(wire, Wire)
    return wire
