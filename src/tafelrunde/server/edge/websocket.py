"""uvicorn's WebSocket with shortcuts for the hot paths.

Sending through ASGI awaits a coroutine, so every frame would need a queue and a task. A table sends
to all its people without waiting: frames go to the socket's buffer, and a client that does not read
is dropped when the buffer is full. Clients that flood the server with frames are dropped too.

A command is normally one short, complete frame, which is decoded without the library's incremental
parser. The library parses everything else.

Updates are compressed (permessage-deflate) with what the socket received before as context: a view
differs little from the one before it. Nothing that people write is compressed with them, since
sizes could then reveal the cards (docs/decisions/0029-compressed-updates.md).
"""

from __future__ import annotations

import contextlib
import struct
from collections.abc import Iterable
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.typing import BytesLike
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
COMPRESSED_TEXT = 0xC1
TEXTS = (FINAL_TEXT, COMPRESSED_TEXT)
MASKED = 0x80
SHORT = 126
"""Shorter payloads have their length in the second byte of the frame."""
MASK = 4
"""Bytes of the masking key before a masked payload."""
_MIDDLE = struct.Struct("!BBH")
_LONG = struct.Struct("!BBQ")
DEFLATE = ServerPerMessageDeflateFactory(
    client_no_context_takeover=True,
    server_max_window_bits=14,
    compress_settings={"level": 1, "memLevel": 6},
)
"""The window holds the last update. A socket takes 96 kB of memory for it."""
EXTENSION = "tafelrunde.wire"
"""The name of the wire among the extensions in ASGI's scope."""


class Wire(WebSocketsSansIOProtocol):
    idle_frames: Bucket
    _frame_by_frame = False
    """Whether everything since the handshake was complete messages in complete frames, so that the
    next bytes begin a new frame and a new message."""

    def __init__(self, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        self.conn.available_extensions = [DEFLATE]

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
        if frame[0] not in TEXTS or not MASKED <= frame[1] < MASKED | SHORT:
            return False
        if self.conn.state is not State.OPEN or self.close_sent:
            return False
        data = apply_mask(frame[2 + MASK :], frame[2 : 2 + MASK])
        try:
            if frame[0] == COMPRESSED_TEXT:
                if self.deflate is None:
                    return False
                packed = Frame(Opcode.TEXT, data, rsv1=True)
                data = bytes(self.deflate.decode(packed, max_size=self.config.ws_max_size).data)
            text = data.decode()
        except (UnicodeDecodeError, ProtocolError, PayloadTooBig):
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

    @property
    def deflate(self) -> PerMessageDeflate | None:
        """The compression that the browser agreed to."""
        for extension in self.conn.extensions:
            assert isinstance(extension, PerMessageDeflate)
            return extension
        return None

    def mark_proxied(self) -> None:
        """Do not count a socket that another node proxies against that node's address."""
        limits_of(self.config).exempt(self.transport)

    def send_frame(self, frame: bytes) -> None:
        """Send a text. Does nothing if the browser has disconnected."""
        self.send_whole((head(len(frame)), frame))

    def send_compressed(self, frame: bytes) -> None:
        """Send a text, compressed if the browser agreed to that."""
        if self.deflate is None:
            self.send_frame(frame)
        elif not self._is_closed():
            packed = self.deflate.encode(Frame(Opcode.TEXT, frame)).data
            self.send_whole((head(len(packed), COMPRESSED_TEXT), packed))

    def _is_closed(self) -> bool:
        return self.disconnected or self.close_sent or self.conn.state is not State.OPEN

    def send_whole(self, parts: Iterable[BytesLike]) -> None:
        """Send texts that already have frame headers."""
        if self._is_closed():
            return
        self.transport.writelines(parts)
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.drop()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # uvicorn would report a handshake that never ended

    async def disconnect(self, code: int) -> None:
        """Close the socket after everything sent before, unless it is closed."""
        with contextlib.suppress(OSError, RuntimeError):
            await self.send({"type": "websocket.close", "code": code})

    def drop(self) -> None:
        self.transport.abort()


def head(length: int, first: int = FINAL_TEXT) -> bytes:
    """The frame header of a complete text sent by a server (RFC 6455, 5.2), without a mask."""
    if length < 126:
        return bytes((first, length))
    if length < 2**16:
        return _MIDDLE.pack(first, 126, length)
    return _LONG.pack(first, 127, length)


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
