"""One WebSocket for each table a browser looks at: bytes become commands, frames become bytes."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler
from litestar.params import FromPath

from tafelrunde.server.commands import obey
from tafelrunde.server.connection import POLICY, REMOVED, RESTART, UNKNOWN, Close, Connection
from tafelrunde.server.limits import Bucket
from tafelrunde.server.messages import PROTOCOL, AnyCommand, Goodbye, Join
from tafelrunde.server.people import COOKIE, People
from tafelrunde.server.room import GoneError, Room
from tafelrunde.server.rooms import Rooms
from tafelrunde.server.store import Person

LARGEST_FRAME = 4096
"""Bytes of a command."""
JOIN_SECONDS = 15.0
"""The first command must come within this time."""
FAREWELL_SECONDS = 2.0
"""So long may the last frames take."""

log = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)

Socket = WebSocket[object, object, State]


class InvalidError(Exception):
    """What came is no command."""


class TooMuchError(Exception):
    """Too many commands."""


class Sockets:
    """Counts what is open, and serves each socket."""

    def __init__(self, rooms: Rooms, people: People) -> None:
        self._rooms = rooms
        self._people = people
        self._serving: set[asyncio.Task[None]] = set()

    @property
    def open(self) -> int:
        return len(self._serving)

    async def farewell(self) -> None:
        """Let those who were told goodbye hear it."""
        if self._serving:
            await asyncio.wait(self._serving, timeout=FAREWELL_SECONDS)

    def route(self) -> WebsocketRouteHandler:
        @websocket("/api/tables/{code:str}/socket")
        async def table_socket(socket: Socket, code: FromPath[str]) -> None:
            await self.serve(socket, code)

        return table_socket

    async def serve(self, socket: Socket, code: str) -> None:
        person = await self._people.known(socket.cookies.get(COOKIE))
        room = await self._rooms.open(code)
        await socket.accept()
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        try:
            if person is None:
                await _refuse(socket, "nobody", POLICY)
            elif room is None:
                await _refuse(socket, "unknown", UNKNOWN)
            elif not room.setup.may_come(person.id):
                await _refuse(socket, "removed", REMOVED)
            else:
                await self._serve(socket, code, person)
        except WebSocketDisconnect:
            pass
        finally:
            self._serving.discard(task)

    async def _serve(self, socket: Socket, code: str, person: Person) -> None:
        settings = self._rooms.house.settings
        rate = settings.commands_per_second
        bucket = Bucket(rate, 2 * rate, self._rooms.house.clock.now())
        connection = Connection(person, bucket)
        writer = asyncio.get_running_loop().create_task(_write(socket, connection))
        room = None
        try:
            command = await asyncio.wait_for(self._next(socket, connection), JOIN_SECONDS)
            if isinstance(command, Join) and command.protocol == PROTOCOL:
                room = await self._join(code, connection, command)
                while connection.open:
                    await obey(room, connection, await self._next(socket, connection))
            else:
                connection.goodbye("protocol", POLICY)
        except (InvalidError, TimeoutError):
            connection.goodbye("invalid", POLICY)
        except TooMuchError:
            connection.goodbye("too_much", POLICY)
        except GoneError:
            connection.goodbye("restart", RESTART)
        finally:
            if room is not None:
                await room.leave(connection)
            connection.close(POLICY)
            await asyncio.wait([writer], timeout=FAREWELL_SECONDS)
            writer.cancel()

    async def _join(self, code: str, connection: Connection, command: Join) -> Room:
        """A table that was just put to rest is opened again."""
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
                await room.leave(connection)
                raise

    async def _next(self, socket: Socket, connection: Connection) -> AnyCommand:
        data = await _receive(socket)
        if not connection.bucket.take(self._rooms.house.clock.now()):
            raise TooMuchError
        return _command(data)


async def _receive(socket: Socket) -> bytes:
    """The next frame; a socket that is closed raises WebSocketDisconnect."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="closed")
    text = event.get("text")
    return text.encode() if text is not None else b""


def _command(data: bytes) -> AnyCommand:
    if len(data) > LARGEST_FRAME:
        raise InvalidError
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise InvalidError from None


async def _write(socket: Socket, connection: Connection) -> None:
    """Send what waits until the connection is closed from either side."""
    try:
        while True:
            frame = await connection.outbox.get()
            if isinstance(frame, Close):
                await socket.close(code=frame.code)
                return
            await socket.send_data(frame, mode="text")
    except (WebSocketDisconnect, RuntimeError, OSError):
        connection.open = False


async def _refuse(socket: Socket, reason: str, code: int) -> None:
    await socket.send_data(msgspec.json.encode(Goodbye(reason)), mode="text")
    await socket.close(code=code)
