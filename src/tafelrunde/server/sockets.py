"""One WebSocket for each table a browser looks at: bytes become commands, frames become bytes."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from litestar import WebSocket, websocket
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
FAREWELL_SECONDS = 5.0
"""So long may the last frames take."""

log = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)

Socket = WebSocket[object, object, object]  # type: ignore[type-var]


class Sockets:
    """Counts what is open, and serves each socket."""

    def __init__(self, rooms: Rooms, people: People) -> None:
        self._rooms = rooms
        self._people = people
        self.open = 0

    def route(self) -> WebsocketRouteHandler:
        @websocket("/api/tables/{code:str}/socket")
        async def table_socket(socket: Socket, code: FromPath[str]) -> None:
            await self.serve(socket, code)

        return table_socket

    async def serve(self, socket: Socket, code: str) -> None:
        person = await self._people.known(socket.cookies.get(COOKIE))
        room = await self._rooms.open(code)
        await socket.accept()
        self.open += 1
        try:
            if person is None:
                await _refuse(socket, "nobody", POLICY)
            elif room is None:
                await _refuse(socket, "unknown", UNKNOWN)
            elif not room.setup.may_come(person.id):
                await _refuse(socket, "removed", REMOVED)
            else:
                await self._serve(socket, room, person)
        except WebSocketDisconnect:
            pass
        finally:
            self.open -= 1

    async def _serve(self, socket: Socket, room: Room, person: Person) -> None:
        settings = self._rooms.house.settings
        rate = settings.commands_per_second
        bucket = Bucket(rate, 2 * rate, self._rooms.house.clock.now())
        connection = Connection(person, bucket)
        writer = asyncio.get_running_loop().create_task(_write(socket, connection))
        try:
            await self._listen(socket, room, connection)
        except GoneError:
            connection.goodbye("restart", RESTART)
        finally:
            await room.leave(connection)
            connection.close(POLICY)
            await asyncio.wait([writer], timeout=FAREWELL_SECONDS)
            writer.cancel()

    async def _listen(self, socket: Socket, room: Room, connection: Connection) -> None:
        first = True
        while connection.open:
            wait = JOIN_SECONDS if first else None
            try:
                data = await asyncio.wait_for(_receive(socket), wait)
            except TimeoutError:
                connection.goodbye("invalid", POLICY)
                return
            if not connection.bucket.take(self._rooms.house.clock.now()):
                connection.goodbye("too_much", POLICY)
                return
            command = _command(data)
            if command is None or isinstance(command, Join) != first:
                connection.goodbye("invalid", POLICY)
                return
            if isinstance(command, Join):
                if command.protocol != PROTOCOL:
                    connection.goodbye("protocol", POLICY)
                    return
                await room.join(connection, command)
                first = False
            else:
                await obey(room, connection, command)


async def _receive(socket: Socket) -> bytes:
    """The next frame; a socket that is closed raises WebSocketDisconnect."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="closed")
    text = event.get("text")
    return text.encode() if text is not None else b""


def _command(data: bytes) -> AnyCommand | None:
    if not data or len(data) > LARGEST_FRAME:
        return None
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


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
