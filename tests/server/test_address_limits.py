"""One hostile address: connections without end, heads without end, frames without a command,
answers nobody reads. Others hardly notice."""

from __future__ import annotations

import asyncio
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
"""Of a frame: it has a mask, and no bytes."""

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def tcp(server: House) -> Stream:
    host, port = server.address.split(":")
    return await asyncio.open_connection(host, int(port))


async def closed(stream: Stream) -> bool:
    """Wait until the server hangs up, whatever it says before."""
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


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
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


def test_a_proxy_has_as_many_as_its_people(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, sockets_per_address=1, proxy="127.0.0.1") as server:
            silent = [await tcp(server) for _ in range(3 * CONNECTIONS_A_SOCKET)]
            assert await is_served(await server.browser())
            for _, writer in silent:
                writer.close()

    run(check())


def test_all_together_leave_files_for_the_store(
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


def test_a_crowd_outside_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Whoever sits at a table is answered before the last of them has come in."""

    def connections(server: House) -> int:
        page = server.server.services.metrics.page().decode()
        return int(float(page.split("\ntafelrunde_connections ")[1].split()[0]))

    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            table = await anna.open(await anna.new_table("thousand_km", "mb", start=True))
            await table.until(table.asked)
            host, port = server.address.split(":")
            # The server stands still meanwhile: the operating system lets them wait.
            crowd = [socket.create_connection((host, int(port))) for _ in range(CROWD)]
            await table.ask("why", seat=0, piece="x")
            assert connections(server) < CROWD
            assert await is_served(await server.browser())
            assert connections(server) > CROWD
            for stream in crowd:
                stream.close()

    run(check())


def test_one_who_cannot_be_let_in_keeps_nobody_out(tmp_path: Path) -> None:
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
def test_whoever_never_asks_is_cut_off(tmp_path: Path, sent: bytes) -> None:
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
def test_what_stands_before_a_body_has_an_end(tmp_path: Path, endless: bytes) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            stream = await tcp(server)
            stream[1].write(endless)
            assert await closed(stream)
            assert await is_served(await server.browser())

    run(check())


def test_only_so_many_requests_wait_behind_another(tmp_path: Path) -> None:
    """What waits takes room and is worked off in one go while everybody else waits."""

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


def test_whoever_asks_too_much_again_and_again_is_not_let_in_for_a_while(tmp_path: Path) -> None:
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
            # Whoever sits at a table is not asked where they come from.
            assert await table.refused("undo", seat=0)
            clock.forward(1 / FAULTS_PER_SECOND)
            assert await is_served(await server.browser())

    run(check())


def test_an_answer_nobody_reads_is_dropped(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            host, port = server.address.split(":")
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect((host, int(port)))
            deaf.setblocking(False)
            anna = await server.browser()
            # One request after the other, without a look at what comes back.
            loop = asyncio.get_running_loop()
            request = b"GET /api/schema HTTP/1.1\r\nhost: x\r\n\r\n"
            await loop.sock_sendall(deaf, MOST_PIPELINED * request)
            assert await is_served(anna)
            while not hung_up(deaf):
                clock.forward(CHECK_SECONDS)
                assert await is_served(anna)
            deaf.close()

    run(check())


def test_a_large_answer_ends_early_and_goes_on(
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


# -- Frames ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_frames_that_are_no_command_have_a_limit(tmp_path: Path, opcode: Opcode) -> None:
    """Empty, a hundred thousand at once, as fast as the line carries them."""

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


def test_whoever_floods_again_and_again_is_not_let_in_for_a_while(tmp_path: Path) -> None:
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


def test_a_node_is_not_kept_out_for_what_it_passes_on(tmp_path: Path) -> None:
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


def test_nobody_waits_for_all_that_another_looks_at() -> None:
    """Whoever asks for much is served once, then it is the others' turn."""

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
