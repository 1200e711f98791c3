"""A socket that comes to a node which does not have the table is passed on to the one that has it:
one hop, never a second. Frames go both ways as they are."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from tafelrunde.server.connection import CLOSED, POLICY, REMOVED, RESTART, UNKNOWN, UNREADABLE
from tafelrunde.server.guard import HOP, Receive, Scope, Send, address_of, header
from tafelrunde.server.wire import Wire, wire_of

CONNECT_SECONDS = 2.0
PING_SECONDS, PONG_SECONDS = 1.0, 2.0
"""A node that is frozen still looks connected to the network."""
OURS = (POLICY, RESTART, REMOVED, UNKNOWN, UNREADABLE, CLOSED)
"""Codes with which the other node ends a socket; however else it ends, the browser comes back."""
OF_THIS_LINE = (b"host", b"connection", b"upgrade", b"content-length", HOP)
"""Headers that are not passed on; those of the handshake begin with SOCKET."""
SOCKET = b"sec-websocket-"
FORWARDED = b"x-forwarded-for"
FAULTS = (OSError, TimeoutError, InvalidHandshake, InvalidURI, ValueError)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Hop:
    address: str
    """HOST:PORT of the other node."""
    secret: str
    """By which nodes know each other."""
    on_taken: Callable[[], object]


async def pass_on(scope: Scope, receive: Receive, send: Send, hop: Hop) -> bool:
    """Until one side hangs up. False if that node does not take it; the browser was not told
    anything then."""
    try:
        node = await reach(scope, hop)
    except FAULTS as error:
        log.info("a socket could not be passed on: %s", type(error).__name__)
        return False
    try:
        hop.on_taken()
        await send({"type": "websocket.accept"})
        await between(node, receive, wire_of(scope))
    finally:
        # A node that is frozen does not say goodbye: the browser need not wait for it.
        node.transport.abort()
    return True


async def reach(scope: Scope, hop: Hop) -> ClientConnection:
    host, _, port = hop.address.rpartition(":")
    query = f"?{text}" if (text := scope.get("query_string", b"").decode("latin-1")) else ""
    return await connect(
        # Under the name by which the browser came, to which cookie and origin belong.
        f"ws://{header(scope, b'host') or hop.address}{scope['path']}{query}",
        host=host.strip("[]"),
        port=int(port),
        proxy=None,
        additional_headers=headers_for(scope, hop.secret),
        user_agent_header=None,
        compression=None,
        max_size=None,
        open_timeout=CONNECT_SECONDS,
        ping_interval=PING_SECONDS,
        ping_timeout=PONG_SECONDS,
    )


def headers_for(scope: Scope, secret: str) -> list[tuple[str, str]]:
    passed = [
        (name, value)
        for name, value in scope["headers"]
        if name not in (*OF_THIS_LINE, FORWARDED) and not name.startswith(SOCKET)
    ]
    passed += [(FORWARDED, address_of(scope).encode()), (HOP, secret.encode())]
    return [(name.decode("latin-1"), value.decode("latin-1")) for name, value in passed]


async def between(node: ClientConnection, receive: Receive, wire: Wire) -> None:
    loop = asyncio.get_running_loop()
    asking = loop.create_task(ask(node, receive))
    telling = loop.create_task(tell(node, wire))
    try:
        await asyncio.wait([asking, telling], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (asking, telling):
            task.cancel()
        await asyncio.wait([asking, telling])
        # It has no effect where the browser has gone.
        code = telling.result() if not telling.cancelled() else RESTART
        await wire.hang_up(code)
        with suppress(OSError):
            async with asyncio.timeout(PONG_SECONDS):
                await node.close()


async def ask(node: ClientConnection, receive: Receive) -> None:
    with suppress(ConnectionClosed):
        while (event := await receive())["type"] == "websocket.receive":
            await node.send(event.get("text") or "")


async def tell(node: ClientConnection, wire: Wire) -> int:
    """With which code it ends."""
    try:
        while True:
            frame = await node.recv(decode=False)
            assert isinstance(frame, bytes)
            wire.send_frame(frame)
    except ConnectionClosed as end:
        code = end.rcvd.code if end.rcvd is not None else RESTART
        return code if code in OURS else RESTART
