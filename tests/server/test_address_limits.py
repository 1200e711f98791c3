"""One hostile address: endless connections, heads and frames, responses it never reads. Other
clients hardly notice."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
from pathlib import Path

import pytest
from websockets.frames import Opcode

from tafelrunde.server.api import replays
from tafelrunde.server.base.limits import FairQueue
from tafelrunde.server.base.settings import Settings
from tafelrunde.server.edge import connection_limits
from tafelrunde.server.edge.acceptor import Acceptor
from tafelrunde.server.edge.connection_limits import (
    CHECK_SECONDS,
    CONNECTIONS_A_SOCKET,
    FAULTS_PER_SECOND,
    MOST_FAULTS,
    MOST_PIPELINED,
    REQUEST_SECONDS,
    ConnectionLimits,
)
from tests.server.harness import SECONDS, Browser, HandClock, House, house, run

CROWD = 100
QUESTION = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"
MASKED = 0x80
"""A masked frame without payload."""

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def tcp(server: House) -> Stream:
    host, port = server.address.split(":")
    return await asyncio.open_connection(host, int(port))


async def closed(stream: Stream) -> bool:
    """Wait until the server closes the connection, ignoring what it sends."""
    try:
        while await stream[0].read(65_536):
            pass
    except ConnectionError:
        pass
    stream[1].close()
    return True


def hung_up(stream: socket.socket) -> bool:
    try:
        stream.send(b"G")
    except ConnectionError:
        return True
    except BlockingIOError:
        pass
    return False


async def is_served(anna: Browser) -> bool:
    return (await anna.http.get("/api/games")).status_code == 200


# -- Connections ---------------------------------------------------------------------------------


def test_connections_per_address_are_limited(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, sockets_per_address=2) as server:
            allowed = CONNECTIONS_A_SOCKET * 2
            silent = [await tcp(server) for _ in range(allowed)]
            assert await closed(await tcp(server))
            silent.pop()[1].close()
            anna = await server.browser()
            assert await is_served(anna)
            for _, writer in silent:
                writer.close()

    run(check())


def test_connections_from_the_proxy_are_not_limited_per_address(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, sockets_per_address=1, proxy="127.0.0.1") as server:
            silent = [await tcp(server) for _ in range(3 * CONNECTIONS_A_SOCKET)]
            assert await is_served(await server.browser())
            for _, writer in silent:
                writer.close()

    run(check())


def test_connections_leave_file_descriptors_for_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "most_connections", lambda: 5)

    async def check() -> None:
        async with house(tmp_path) as server:
            silent = [await tcp(server) for _ in range(5)]
            assert await closed(await tcp(server))
            for _, writer in silent:
                writer.close()

    run(check())


def test_a_crowd_of_new_connections_delays_no_open_socket(tmp_path: Path) -> None:
    """Open sockets are answered before the crowd is accepted completely."""

    def connections(server: House) -> int:
        page = server.server.services.metrics.page().decode()
        return int(float(page.split("\ntafelrunde_connections ")[1].split()[0]))

    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            table = await anna.open(await anna.new_table("thousand_km", "mb", start=True))
            await table.until(table.asked)
            host, port = server.address.split(":")
            # The server is blocked meanwhile: the connections wait in the backlog.
            crowd = [socket.create_connection((host, int(port))) for _ in range(CROWD)]
            await table.ask("why", seat=0, piece="x")
            assert connections(server) < CROWD
            assert await is_served(await server.browser())
            assert connections(server) > CROWD
            for stream in crowd:
                stream.close()

    run(check())


def test_a_failing_connection_does_not_stop_the_acceptor(tmp_path: Path) -> None:
    class Greeting(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            assert isinstance(transport, asyncio.Transport)
            transport.write(b"hello")
            transport.close()

    def protocol() -> asyncio.Protocol:
        if not greeted:
            greeted.append(True)
            raise ValueError("not this one")
        return Greeting()

    async def check() -> None:
        listener = socket.create_server(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        limits = ConnectionLimits(Settings(data=tmp_path), HandClock())
        acceptor = Acceptor(listener, CROWD, limits, protocol)
        first = await asyncio.open_connection("127.0.0.1", port)
        assert await closed(first)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await reader.read() == b"hello"
        writer.close()
        await acceptor.close()

    greeted: list[bool] = []
    run(check())


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nhost: x\r\nslow: "])
def test_silent_connections_are_closed(tmp_path: Path, sent: bytes) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mo")
            table = await anna.open(code)
            stream = await tcp(server)
            stream[1].write(sent)
            assert await is_served(anna)
            clock.forward(REQUEST_SECONDS + CHECK_SECONDS)
            assert await closed(stream)
            await table.ask("chat", text="still here")

    run(check())


# -- Requests --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endless",
    [b"GET /" + b"a" * 100_000, b"GET / HTTP/1.1\r\nx: " + b"a" * 100_000,
     b"GET / HTTP/1.1\r\n" + b"".join(b"x%d: 1\r\n" % line for line in range(200)) + b"\r\n"],
    ids=["address", "line", "lines"],
)  # fmt: skip
def test_request_heads_are_limited(tmp_path: Path, endless: bytes) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            stream = await tcp(server)
            stream[1].write(endless)
            assert await closed(stream)
            assert await is_served(await server.browser())

    run(check())


def test_pipelined_requests_are_limited(tmp_path: Path) -> None:
    """Pipelined requests need memory and would be processed at once, before other clients."""

    async def check() -> None:
        async with house(tmp_path) as server:
            patient = await tcp(server)
            patient[1].write(QUESTION * MOST_PIPELINED)
            for _ in range(MOST_PIPELINED):
                assert b"HTTP/1.1 200 " in await patient[0].readuntil(b"\r\n\r\n")
            patient[1].close()
            greedy = await tcp(server)
            greedy[1].write(QUESTION * 1000)
            assert await closed(greedy)
            assert await is_served(await server.browser())

    run(check())


def test_repeated_violations_block_an_address_for_a_while(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna = await server.browser("Anna")
            table = await anna.open(await anna.new_table("knatsch", "mo"))
            for _ in range(MOST_FAULTS):
                greedy = await tcp(server)
                greedy[1].write(QUESTION * 1000)
                assert await closed(greedy)
            assert await closed(await tcp(server))
            # Requests on open sockets are not checked again.
            assert await table.refused("undo", seat=0)
            clock.forward(1 / FAULTS_PER_SECOND)
            assert await is_served(await server.browser())

    run(check())


def test_unread_responses_are_dropped(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            host, port = server.address.split(":")
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect((host, int(port)))
            deaf.setblocking(False)
            anna = await server.browser()
            # Send request after request without reading a response.
            loop = asyncio.get_running_loop()
            request = b"GET /api/schema HTTP/1.1\r\nhost: x\r\n\r\n"
            await loop.sock_sendall(deaf, MOST_PIPELINED * request)
            assert await is_served(anna)
            while not hung_up(deaf):
                clock.forward(CHECK_SECONDS)
                assert await is_served(anna)
            deaf.close()

    run(check())


def test_large_responses_end_early_and_can_be_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "LARGE_ANSWER", 20_000)

    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("geisterfahrer", "mb", start=True)
            table = await anna.open(code)
            await table.play(lambda texts: texts[0])
            path = f"/api/tables/{code}/replay/views?seat=0&open_cards=true&after="
            numbers: list[int] = []
            while part := await anna.call("GET", f"{path}{len(numbers)}"):
                assert len(json.dumps(part)) < 3 * replays.LARGE_ANSWER
                numbers += [one["number"] for one in part]
            assert numbers == list(range(1, len(numbers) + 1))
            assert len(numbers) > 20

    run(check())


def test_a_stopping_server_waits_for_no_incomplete_request(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mo")
            table = await anna.open(code)
            streams = [await tcp(server) for _ in range(3)]
            streams[1][1].write(b"GET / HTTP/1.1\r\nslow: ")
            streams[2][1].write(
                b"POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
                b"content-length: 100\r\n\r\n{"
            )
            async with anna.connect(code) as unjoined:
                assert await is_served(anna)
                server.stop()
                for stream in streams:
                    assert await closed(stream)
                await table.socket.wait_closed()
                await unjoined.socket.wait_closed()
                assert table.socket.close_code == unjoined.socket.close_code == 1012
        assert not [text for text in caplog.messages if "exceeded" in text]

    run(check())


# -- Frames ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_frames_without_commands_are_limited(tmp_path: Path, opcode: Opcode) -> None:
    """Empty frames, a hundred thousand at once."""

    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mo")
            table = await anna.open(code)
            hostile = (await anna.open(code)).socket
            final = 0x00 if opcode is Opcode.CONT else 0x80
            begun = bytes([Opcode.TEXT, MASKED, 0, 0, 0, 0]) if opcode is Opcode.CONT else b""
            empty = bytes([final | opcode, MASKED, 0, 0, 0, 0])
            hostile.transport.write(begun + 100_000 * empty)
            async with asyncio.timeout(SECONDS):
                await hostile.wait_closed()
            await table.ask("chat", text="still here")

    run(check())


@pytest.mark.parametrize("size", [100_000, 10_000_000])
def test_compressed_messages_may_not_be_larger_than_others(tmp_path: Path, size: int) -> None:
    """A hundred thousand equal letters fit into the shortest kind of frame."""

    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mo")
            table, hostile = await anna.open(code), await anna.open(code)
            assert hostile.socket.protocol.extensions
            await hostile.socket.send("x" * size)
            async with asyncio.timeout(SECONDS):
                await hostile.socket.wait_closed()
            assert hostile.socket.close_code == 1009
            await table.ask("chat", text="still here")

    run(check())


def test_compressed_requests_are_not_unpacked(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            bomb = gzip.compress(b'{"account": "' + b"x" * 10_000_000 + b'", "password": ""}')
            headers = {"content-type": "application/json", "content-encoding": "gzip"}
            answer = await anna.http.post("/api/login", content=bomb, headers=headers)
            assert answer.status_code == 400

    run(check())


def test_unread_replays_are_dropped(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("geisterfahrer", "mm", start=True)
            table = await anna.open(code)
            await table.play(lambda texts: texts[0])
            path = f"/api/tables/{code}/replay/views?open_cards=true"
            request = f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode()
            host, port = server.address.split(":")
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect((host, int(port)))
            deaf.setblocking(False)
            await asyncio.get_running_loop().sock_sendall(deaf, MOST_PIPELINED * request)
            while not hung_up(deaf):
                clock.forward(CHECK_SECONDS)
                assert await is_served(anna)
            deaf.close()

    run(check())


def test_repeated_floods_block_an_address_for_a_while(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, HandClock()) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mo")
            table = await anna.open(code)
            ping = bytes([0x80 | Opcode.PING, MASKED, 0, 0, 0, 0])
            for _ in range(MOST_FAULTS):
                hostile = (await anna.open(code)).socket
                hostile.transport.write(1000 * ping)
                async with asyncio.timeout(SECONDS):
                    await hostile.wait_closed()
            assert await closed(await tcp(server))
            await table.ask("chat", text="still here")

    run(check())


def test_a_node_is_not_blocked_for_what_it_proxies(tmp_path: Path) -> None:
    async def check() -> None:
        limits = ConnectionLimits(Settings(data=tmp_path), HandClock())
        async with house(tmp_path) as server:
            writers = {address: (await tcp(server))[1] for address in ("node", "eve")}
            for address, writer in writers.items():
                assert isinstance(writer.transport, asyncio.Transport)
                limits.add(writer.transport, address)
            limits.exempt(writers["node"].transport)
            for writer in writers.values():
                for _ in range(MOST_FAULTS):
                    limits.penalize(writer.transport)
                writer.close()
            assert limits.has_room("node")
            assert not limits.has_room("eve")

    run(check())


@pytest.mark.parametrize(
    ("one", "other", "shared"),
    [("2001:db8::1", "2001:db8::2:3", True), ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
     ("::ffff:192.0.2.7", "192.0.2.7", True), ("192.0.2.7", "192.0.2.8", False),
     ("::ffff:192.0.2.7", "::ffff:192.0.2.8", False)],
)  # fmt: skip
def test_addresses_of_an_ipv6_network_share_their_limits(
    tmp_path: Path, one: str, other: str, *, shared: bool
) -> None:
    async def check() -> None:
        limits = ConnectionLimits(Settings(data=tmp_path, sockets_per_address=1), HandClock())
        async with house(tmp_path) as server:
            writers = [(await tcp(server))[1] for _ in range(CONNECTIONS_A_SOCKET)]
            for writer in writers:
                assert isinstance(writer.transport, asyncio.Transport)
                limits.add(writer.transport, one)
            assert limits.has_room(other) is not shared
            for writer in writers:
                writer.close()

    run(check())


def test_past_views_are_served_fairly() -> None:
    """A person with many requests is served once, then the others."""

    async def check() -> None:
        queue = FairQueue()
        done: list[str] = []

        async def work(person: int, name: str) -> None:
            async with queue.turn(person):
                await asyncio.sleep(0)
                done.append(name)

        many = [work(1, f"eve {number}") for number in range(5)]
        await asyncio.gather(*many, work(2, "anna"))
        assert done.index("anna") == 1

    run(check())
