"""Proxies a socket to the node that owns its table: one hop, never a second. Frames for the browser
are forwarded without parsing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.protocol import State

from tafelrunde.server.edge.connection import CLOSED, POLICY, REMOVED, RESTART, UNKNOWN, UNREADABLE
from tafelrunde.server.edge.middleware import HOP, Receive, Scope, Send, address_of, header
from tafelrunde.server.edge.websocket import TEXTS, Wire, frame_end, wire_of

CONNECT_SECONDS = 2.0
PING_SECONDS, PONG_SECONDS = 1.5, 2.0
"""Detects frozen nodes, which still look connected to the network."""
OURS = (POLICY, RESTART, REMOVED, UNKNOWN, UNREADABLE, CLOSED)
"""Close codes forwarded from the other node; after any other end the browser reconnects."""
HOP_HEADERS = (b"host", b"connection", b"upgrade", b"content-length", HOP)
"""Headers that are not forwarded, besides those of the handshake, which begin with SOCKET."""
SOCKET = b"sec-websocket-"
FORWARDED = b"x-forwarded-for"
END_OF_HEAD = b"\r\n\r\n"
FAULTS = (OSError, TimeoutError, InvalidHandshake, InvalidURI, ValueError)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Hop:
    address: str
    """HOST:PORT of the other node."""
    secret: str
    """The secret with which nodes authenticate each other."""
    on_taken: Callable[[], object]


class NodeConnection(ClientConnection):
    """A connection to another node. The library handles the handshake, pings and closing; text
    frames, which are most of the traffic, are forwarded without parsing."""

    _sink: Callable[[bytes], object] | None = None
    """Receives complete text frames with headers. Until it is set they are buffered."""
    _handshake_done = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._unread = bytearray()
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self._handshake_done:
            end = self._unread.find(END_OF_HEAD)
            if end < 0:
                return
            self._handshake_done = True
            self._hand_over(end + len(END_OF_HEAD))
        if self.protocol.state is State.CONNECTING:  # a refusal, with its reasons
            self._hand_over(len(self._unread))
        elif self._sink is not None:
            self._forward()

    def forward_texts(self, sink: Callable[[bytes], object]) -> None:
        self._sink = sink
        self._forward()

    def _forward(self) -> None:
        """Forward all complete frames: texts together, others to the library."""
        at = 0
        while (end := frame_end(self._unread, at)) is not None:
            if self._unread[at] in TEXTS:
                at = end
            else:
                self._forward_texts(at)
                self._hand_over(end - at)
                at = 0
        self._forward_texts(at)

    def _forward_texts(self, length: int) -> None:
        assert self._sink is not None
        if length:
            self._sink(self._take(length))

    def _hand_over(self, length: int) -> None:
        """Pass bytes to the library."""
        super().data_received(self._take(length))

    def _take(self, length: int) -> bytes:
        data = bytes(self._unread[:length])
        del self._unread[:length]
        return data


async def proxy(scope: Scope, receive: Receive, send: Send, hop: Hop) -> bool:
    """Proxy until one side disconnects. False if the node refuses; nothing was sent to the browser
    then."""
    try:
        node = await connect_to(scope, hop)
    except FAULTS as error:
        log.info("a socket could not be proxied: %s", type(error).__name__)
        return False
    try:
        hop.on_taken()
        await send({"type": "websocket.accept"})
        await relay(node, receive, wire_of(scope))
    finally:
        # Do not wait for a frozen node to close.
        node.transport.abort()
    return True


async def connect_to(scope: Scope, hop: Hop) -> NodeConnection:
    host, _, port = hop.address.rpartition(":")
    query = f"?{text}" if (text := scope.get("query_string", b"").decode("latin-1")) else ""
    connection = await connect(
        # With the browser's host name, which cookie and origin refer to.
        f"ws://{header(scope, b'host') or hop.address}{scope['path']}{query}",
        host=host.strip("[]"),
        port=int(port),
        proxy=None,
        additional_headers=headers_for(scope, hop.secret),
        user_agent_header=None,
        # Compressed frames are forwarded as they are.
        compression="deflate" if wire_of(scope).deflate else None,
        max_size=None,
        open_timeout=CONNECT_SECONDS,
        ping_interval=PING_SECONDS,
        ping_timeout=PONG_SECONDS,
        create_connection=NodeConnection,
    )
    assert isinstance(connection, NodeConnection)
    return connection


def headers_for(scope: Scope, secret: str) -> list[tuple[str, str]]:
    passed = [
        (name, value)
        for name, value in scope["headers"]
        if name not in (*HOP_HEADERS, FORWARDED) and not name.startswith(SOCKET)
    ]
    passed += [(FORWARDED, address_of(scope).encode()), (HOP, secret.encode())]
    return [(name.decode("latin-1"), value.decode("latin-1")) for name, value in passed]


async def relay(node: NodeConnection, receive: Receive, wire: Wire) -> None:
    loop = asyncio.get_running_loop()
    asking = loop.create_task(send_commands(node, receive))
    telling = loop.create_task(send_frames(node, wire))
    try:
        await asyncio.wait([asking, telling], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (asking, telling):
            task.cancel()
        await asyncio.wait([asking, telling])
        # No effect if the browser has disconnected.
        code = telling.result() if not telling.cancelled() else RESTART
        await wire.disconnect(code)
        with suppress(OSError):
            async with asyncio.timeout(PONG_SECONDS):
                await node.close()


async def send_commands(node: ClientConnection, receive: Receive) -> None:
    with suppress(ConnectionClosed):
        while (event := await receive())["type"] == "websocket.receive":
            await node.send(event.get("text") or "")


async def send_frames(node: NodeConnection, wire: Wire) -> int:
    """Forward frames to the browser until the node closes; the close code."""
    node.forward_texts(lambda texts: wire.send_whole((texts,)))
    try:
        while True:
            await node.recv()
    except ConnectionClosed as end:
        code = end.rcvd.code if end.rcvd is not None else RESTART
        return code if code in OURS else RESTART
