"""One WebSocket per table that a browser shows: receives commands, sends frames."""

from __future__ import annotations

import asyncio
import logging
import re
import time

import msgspec

from tafelrunde.server.api.people import People
from tafelrunde.server.api.proxying import Hop, proxy
from tafelrunde.server.base.limits import Bucket, network_of
from tafelrunde.server.base.messages import PROTOCOL, Act, AnyCommand, CloseReason, Goodbye, Join
from tafelrunde.server.edge.connection import (
    CLOSED,
    POLICY,
    REMOVED,
    RESTART,
    UNKNOWN,
    UNREADABLE,
    Connection,
)
from tafelrunde.server.edge.cookie import token_in
from tafelrunde.server.edge.middleware import (
    PROXIED,
    Receive,
    Scope,
    Send,
    address_of,
    header_in,
)
from tafelrunde.server.edge.websocket import wire_of
from tafelrunde.server.nodes.ownership import ElsewhereError, OtherRulesError
from tafelrunde.server.store.interface import Person, UnavailableError
from tafelrunde.server.tables.own_bots import own_bot_hash
from tafelrunde.server.tables.persistence import ClosedTableError
from tafelrunde.server.tables.room import GoneError, PrivateError, Room, ScreensError
from tafelrunde.server.tables.rooms import Rooms
from tafelrunde.server.tables.table_commands import obey

LARGEST_FRAME = 4096
"""Bytes of a command."""
JOIN_SECONDS = 15.0
"""Timeout for the first command."""
PROXY_SECONDS = 15.0
"""Timeout in seconds for finding the node that owns the table."""
RETRY_SECONDS = 0.1
DRAIN_SECONDS = 2.0
"""Timeout in seconds for sending the last frames."""

log = logging.getLogger(__name__)

_PATH = re.compile(r"/api/tables/([^/]+)/socket")
_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class ClosedError(Exception):
    """The browser has disconnected."""


class InvalidError(Exception):
    """The message is not a valid command."""


class TooMuchError(Exception):
    """Too many commands."""


class Sockets:
    """Serves and counts the open sockets."""

    def __init__(self, rooms: Rooms, people: People) -> None:
        self._rooms = rooms
        self._people = people
        self._serving: set[asyncio.Task[None]] = set()
        self._proxying: set[asyncio.Task[None]] = set()
        """Those of them that are proxied to another node."""

    def __len__(self) -> int:
        return len(self._serving)

    async def drain(self) -> None:
        """Wait until closing sockets have sent their last frames."""
        for task in self._proxying:
            task.cancel()
        if self._serving:
            await asyncio.wait(self._serving, timeout=DRAIN_SECONDS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket, as a plain ASGI application, because a framework would add overhead to
        every frame."""
        await receive()
        if PROXIED in scope["extensions"]:
            wire_of(scope).mark_proxied()
        found = _PATH.fullmatch(scope["path"])
        if found is None:
            await send({"type": "websocket.close", "code": POLICY})
            return
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        try:
            person = await self._person(scope, found[1])
            if person is not None and await self._proxied(scope, receive, send, found[1]):
                return
            await send({"type": "websocket.accept"})
            if person is None:
                await _refuse(send, "nobody", POLICY)
            elif (refused := await self._refusal(found[1], person)) is not None:
                await _refuse(send, *refused)
            else:
                await self._serve(receive, scope, found[1], person)
        except UnavailableError:
            await send({"type": "websocket.accept"})
            await _refuse(send, "restart", RESTART)
        except (ClosedError, OSError):
            pass
        finally:
            self._serving.discard(task)

    async def _person(self, scope: Scope, code: str) -> Person | None:
        """The person of this browser, or a program with a token for this table."""
        kind, _, token = header_in(scope["headers"], b"authorization").partition(" ")
        if kind == "Bearer":
            return await self._rooms.services.store.person(own_bot_hash(code, token))
        return await self._people.known(token_in(scope["headers"]))

    async def _proxied(self, scope: Scope, receive: Receive, send: Send, code: str) -> bool:
        """Proxy the socket if another node owns the table; whether it was. Retries while the table
        changes its owner or a node has failed, so that the browser only notices a pause."""
        ownership = self._rooms.services.ownership
        if not ownership.several:
            return False
        until = time.monotonic() + PROXY_SECONDS
        while time.monotonic() < until:
            try:
                await self._rooms.open(code)
                return False
            except ElsewhereError as elsewhere:
                if PROXIED in scope["extensions"]:
                    # Never a second hop: the first node retries.
                    await send({"type": "websocket.close", "code": POLICY})
                    return True
                if await self._proxy(scope, receive, send, elsewhere.address):
                    return True
            except UnavailableError:
                raise
            except Exception:
                return False  # `_refusal` reports the error
            await asyncio.sleep(RETRY_SECONDS)
        raise UnavailableError("the node that owns the table does not respond")

    async def _proxy(self, scope: Scope, receive: Receive, send: Send, address: str) -> bool:
        task = asyncio.current_task()
        assert task is not None
        self._proxying.add(task)
        try:
            services = self._rooms.services
            hop = Hop(address, services.ownership.secret, services.metrics.hops.inc)
            return await proxy(scope, receive, send, hop)
        finally:
            self._proxying.discard(task)

    async def _refusal(self, code: str, person: Person) -> tuple[CloseReason, int] | None:
        """Why this person cannot join this table; None if possible."""
        try:
            room = await self._rooms.open(code)
        except ClosedTableError:
            return "closed", CLOSED
        except OtherRulesError:
            return "other_rules", UNREADABLE
        except (UnavailableError, ElsewhereError):
            return "restart", RESTART
        except Exception:
            log.exception("a table could not be opened")
            return "broken", UNREADABLE
        if room is None:
            return "unknown", UNKNOWN
        return None if room.live.setup.may_enter(person.id) else ("removed", REMOVED)

    async def _serve(self, receive: Receive, scope: Scope, code: str, person: Person) -> None:
        services = self._rooms.services
        rate = services.settings.commands_per_second
        bucket = Bucket(rate, 2 * rate, services.clock.now())
        address = network_of(address_of(scope))
        connection = Connection(person, address, bucket, wire_of(scope))
        room = None
        try:
            command = await asyncio.wait_for(self._next(receive, connection), JOIN_SECONDS)
            if isinstance(command, Join) and command.protocol == PROTOCOL:
                room = await self._join(code, connection, command)
                while connection.open:
                    command = await self._next(receive, connection)
                    began = time.perf_counter()
                    await obey(room, services, connection, command)
                    if isinstance(command, Act):
                        services.metrics.act.observe(time.perf_counter() - began)
            else:
                connection.end("protocol", POLICY)
        except (InvalidError, TimeoutError):
            connection.end("invalid", POLICY)
        except TooMuchError:
            connection.end("too_much", POLICY)
        except (GoneError, UnavailableError, ElsewhereError):
            connection.end("restart", RESTART)
        except ClosedTableError:
            connection.end("closed", CLOSED)
        except PrivateError:
            connection.end("removed", REMOVED)
        except ScreensError:
            connection.end("screens", POLICY)
        finally:
            if room is not None:
                room.leave(connection)
            connection.close(POLICY)
            await connection.closed(DRAIN_SECONDS)

    async def _join(self, code: str, connection: Connection, command: Join) -> Room:
        """Join a table, reopening it if it was just unloaded."""
        while True:
            room = await self._rooms.open(code)
            if room is None:
                raise GoneError
            try:
                await room.join(connection, command)
                return room
            except GoneError:
                continue
            except Exception:
                room.leave(connection)
                raise

    async def _next(self, receive: Receive, connection: Connection) -> AnyCommand:
        event = await receive()
        if event["type"] != "websocket.receive":
            raise ClosedError
        if not connection.bucket.take(self._rooms.services.clock.now()):
            raise TooMuchError
        return _command((event.get("text") or "").encode())


def _command(data: bytes) -> AnyCommand:
    if len(data) > LARGEST_FRAME:
        raise InvalidError
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise InvalidError from None


async def _refuse(send: Send, reason: CloseReason, code: int) -> None:
    text = msgspec.json.encode(Goodbye(reason)).decode()
    await send({"type": "websocket.send", "text": text})
    await send({"type": "websocket.close", "code": code})
