"""Frames from another node reach the browser complete and in order, however the network splits
them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from tafelrunde.server.api.proxying import NodeConnection
from tafelrunde.server.edge.connection import RESTART
from tests.server.harness import PATIENT, run

SMALL = (0, 1, 125, 126, 127, 3)
LARGE = (65_535, 65_536, 2, 70_000)
REFUSAL = b"HTTP/1.1 403 Forbidden\r\ncontent-length: 2\r\n\r\nno"


def framed(opcode: Opcode, text: bytes) -> bytes:
    return Frame(opcode, text).serialize(mask=False)


def texts_of(sizes: Iterable[int]) -> list[bytes]:
    return [framed(Opcode.TEXT, b"x" * size) for size in sizes]


GOODBYE = framed(Opcode.CLOSE, RESTART.to_bytes(2, "big"))


class Node:
    """Answers the handshake, then sends the given pieces, and listens."""

    def __init__(
        self, pieces: Iterable[bytes], *, refusal: bytes = b"", breaks_off: bool = False
    ) -> None:
        self._pieces = pieces
        self._refusal = refusal
        self._breaks_off = breaks_off
        self.answers: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """The number of answered pings."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        protocol = ServerProtocol()
        protocol.receive_data(await reader.readuntil(b"\r\n\r\n"))
        (request,) = protocol.events_received()
        assert isinstance(request, Request)
        protocol.send_response(protocol.accept(request))
        head = self._refusal or b"".join(protocol.data_to_send())
        pieces = iter(self._pieces)
        writer.write(head + next(pieces))
        for piece in pieces:
            await writer.drain()
            writer.write(piece)
        while not self._breaks_off and protocol.state is State.OPEN and not reader.at_eof():
            protocol.receive_data(await reader.read(4096))
        heard = [one for one in protocol.events_received() if isinstance(one, Frame)]
        self.answers.set_result(sum(one.opcode is Opcode.PONG for one in heard))
        writer.close()


async def heard_from(node: Node) -> tuple[list[bytes], ConnectionClosed]:
    """What a connection to this node forwards, and how it ends."""
    async with await asyncio.start_server(node.serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        line = await connect(
            f"ws://127.0.0.1:{port}/", create_connection=NodeConnection, compression=None, **PATIENT
        )
        assert isinstance(line, NodeConnection)
        passed: list[bytes] = []
        line.forward_texts(passed.append)
        with pytest.raises(ConnectionClosed) as end:
            await line.recv()
        return passed, end.value


def pieces_of(data: bytes, length: int) -> list[bytes]:
    return [data[at : at + length] for at in range(0, len(data), length)]


@pytest.mark.parametrize(
    ("sizes", "length"), [(SMALL, 1), (SMALL, 7), (SMALL, 10**6), (LARGE, 4096), (LARGE, 10**6)]
)
def test_texts_arrive_complete_and_in_order(sizes: tuple[int, ...], length: int) -> None:
    texts = texts_of(sizes)
    sent = framed(Opcode.PING, b"?").join(texts) + GOODBYE

    async def check() -> None:
        # The first bytes arrive with the handshake, before anybody listens.
        node = Node(pieces_of(sent, length))
        passed, end = await heard_from(node)
        assert end.rcvd is not None
        assert end.rcvd.code == RESTART
        assert b"".join(passed) == b"".join(texts)
        assert await node.answers == len(texts) - 1

    run(check())


def test_a_refusal_is_read_completely() -> None:
    async def check() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await heard_from(Node([b""], refusal=REFUSAL))
        assert refused.value.response.status_code == 403
        assert refused.value.response.body == b"no"

    run(check())


def test_a_broken_connection_ends_without_a_code() -> None:
    whole, half = texts_of((125, 126))

    async def check() -> None:
        node = Node([whole + half[:50]], breaks_off=True)
        passed, end = await heard_from(node)
        assert end.rcvd is None
        assert passed == [whole]

    run(check())
