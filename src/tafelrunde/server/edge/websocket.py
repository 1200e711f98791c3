"""uvicorn's WebSocket with shortcuts for the hot paths.

Sending through ASGI awaits a coroutine, so every frame would need a queue and a task. A table sends
to all its people without waiting: frames go to the socket's buffer, and a client that does not read
is dropped when the buffer is full. Clients that flood the server with frames are dropped too.

A command is normally one short, complete frame, which is decoded without the library's incremental
parser. The library parses everything else.
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
"""Bytes buffered for a slow reader before it is dropped; it can reconnect."""
IDLE_FRAMES_PER_SECOND = 20.0
"""Pings, pongs and fragments; bursts of twice as many are allowed."""
MOST_UNREAD = 100
"""Messages queued for the table; commands have their own, stricter limit."""
CHUNK = 512
"""Bytes parsed at a time, so that a flood is noticed while it arrives."""
END_OF_REQUEST = b"\r\n\r\n"
FINAL = 0x80
FINAL_TEXT = 0x81
MASKED = 0x80
SHORT = 126
"""Shorter payloads have their length in the second byte of the frame."""
MASK = 4
"""Bytes of the masking key before a masked payload."""
_MIDDLE = struct.Struct("!BBH")
_LONG = struct.Struct("!BBQ")
EXTENSION = "tafelrunde.wire"
"""The name of the wire among the extensions in ASGI's scope."""


class Wire(WebSocketsSansIOProtocol):
    idle_frames: Bucket
    _frame_by_frame = False
    """Whether everything since the handshake was complete messages in complete frames, so that the
    next bytes begin a new frame and a new message."""

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
        """Queue a short text message; False for any other frame. Unlike the library it does not
        pause reading after each message: clients that send too many are dropped."""
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
            # Typed as a JSON object, but ASGI lets each extension choose its type.
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def mark_proxied(self) -> None:
        """Do not count a socket that another node proxies against that node's address."""
        limits_of(self.config).exempt(self.transport)

    def send_frame(self, frame: bytes) -> None:
        """Send a text. Does nothing if the browser has disconnected."""
        self.send_whole((head(len(frame)), frame))

    def send_whole(self, parts: Iterable[bytes]) -> None:
        """Send texts that already have frame headers."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return
        self.transport.writelines(parts)
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.drop()

    async def disconnect(self, code: int) -> None:
        """Close the socket after everything sent before, unless it is closed."""
        with contextlib.suppress(OSError, RuntimeError):
            await self.send({"type": "websocket.close", "code": code})

    def drop(self) -> None:
        self.transport.abort()


def head(length: int) -> bytes:
    """The frame header of a complete text sent by a server (RFC 6455, 5.2): no extensions, no
    mask."""
    if length < 126:
        return bytes((FINAL_TEXT, length))
    if length < 2**16:
        return _MIDDLE.pack(FINAL_TEXT, 126, length)
    return _LONG.pack(FINAL_TEXT, 127, length)


def frame_end(data: bytes | bytearray, at: int) -> int | None:
    """The end of the frame that begins at `at`; None if it is incomplete."""
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
