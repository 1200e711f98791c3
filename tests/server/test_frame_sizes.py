"""What a table costs on the line: updates are compressed, and no view is sent twice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate

from tafelrunde.core.rng import FastRng
from tafelrunde.games import NAMES
from tests.server.harness import Browser, TableSocket, house, run

CHOICES = 20


def watch(table: TableSocket, kind: str) -> list[tuple[int, bytes]]:
    """Collects a socket's frames from now on: the bytes of each as sent, and what it says."""
    found: list[tuple[int, bytes]] = []
    (extension,) = table.socket.protocol.extensions
    assert isinstance(extension, PerMessageDeflate)
    decode = extension.decode

    def counting(frame: Any, **values: Any) -> Any:
        plain = decode(frame, **values)
        if bytes(plain.data[:40]).startswith(b'{"type":"%s"' % kind.encode()):
            found.append((len(frame.data), bytes(plain.data)))
        return plain

    extension.decode = counting  # type: ignore[method-assign]
    return found


async def table_of(anna: Browser, name: str) -> TableSocket:
    code = await anna.new_table(name, "mmm", start=True)
    table = await anna.open(code)
    await table.until(table.asked)
    return table


@pytest.mark.parametrize("name", NAMES)
def test_updates_take_an_eighth_of_their_bytes(name: str, tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            table = await table_of(await server.browser("Anna"), name)
            updates = watch(table, "update")
            rng = FastRng(1)
            await table.play(lambda texts: texts[rng.below(len(texts))], CHOICES)
            assert len(updates) >= CHOICES
            assert sum(sent for sent, _ in updates) <= sum(len(text) for _, text in updates) / 8
            for _, text in updates:
                for seat in json.loads(text)["seats"]:
                    views = [entry["view"] for entry in seat["entries"] if "view" in entry]
                    assert not views or views[-1] != seat["view"]

    run(check())


def test_chat_is_not_compressed_with_cards(tmp_path: Path) -> None:
    """Sizes would tell who listens on the line whether a guess in the chat resembles a hand."""

    async def check() -> None:
        async with house(tmp_path) as server:
            table = await table_of(await server.browser("Anna"), NAMES[0])
            lines = watch(table, "chat")
            for _ in range(2):
                await table.send("chat", text="a" * 200)
            await table.until(lambda: len(table.chat) == 2)
            assert [sent for sent, _ in lines] == [len(text) for _, text in lines]
            assert len(lines) == 2

    run(check())
