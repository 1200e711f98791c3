"""A command arrives, however a browser splits it into frames and the network splits those."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.harness import TableSocket, house, run

Way = Callable[[TableSocket, str], Awaitable[None]]
BLANKS = " " * 300
"""Too long for a short frame."""


async def whole(table: TableSocket, text: str) -> None:
    await table.socket.send(text)


async def after_a_ping(table: TableSocket, text: str) -> None:
    await table.socket.ping()
    await table.socket.send(text)


async def in_three_frames(table: TableSocket, text: str) -> None:
    await table.socket.send([text[:5], text[5:9], text[9:]])


async def in_pieces(table: TableSocket, text: str) -> None:
    for byte in frame(text.encode()):
        table.socket.transport.write(bytes((byte,)))


async def with_others(table: TableSocket, text: str) -> None:
    """Two commands in one chunk; the second one is checked."""
    other = json.dumps({"type": "why", "id": "other", "seat": 0, "piece": "x"})
    table.socket.transport.write(frame(other.encode()) + frame(text.encode()))


WAYS = (whole, after_a_ping, in_three_frames, in_pieces, with_others)


def frame(data: bytes) -> bytes:
    return Frame(Opcode.TEXT, data).serialize(mask=True)


@pytest.mark.parametrize("first", WAYS)
def test_a_command_arrives_in_every_framing(first: Way, tmp_path: Path) -> None:
    """In every form after every other, short and long."""

    async def check() -> None:
        async with house(tmp_path, commands_per_second=1e9) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mb")
            table = await anna.open(code)
            number = 0
            for way in (first, *WAYS, whole):
                for more in ("", BLANKS):
                    number += 1
                    question = {"type": "why", "id": f"q{number}", "seat": 0, "piece": "x"}
                    await way(table, json.dumps(question) + more)
                    await table.until_answered(f"q{number}")

    run(check())


@pytest.mark.parametrize("after", [[], [in_three_frames]])
def test_invalid_utf8_closes_the_socket(after: list[Way], tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mb")
            table = await anna.open(code)
            for way in after:
                await way(table, json.dumps({"type": "why", "id": "q", "seat": 0, "piece": "x"}))
                await table.until_answered("q")
            table.socket.transport.write(frame(b"\xff\xfe"))
            with pytest.raises((ConnectionError, ConnectionClosed)):
                await table.until(lambda: False)
            assert table.socket.close_code == 1007

    run(check())
