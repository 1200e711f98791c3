"""The transaction for every change of a live table: check, make durable, set the clock, broadcast
once."""

from __future__ import annotations

import ast
import asyncio
import json
from collections.abc import Awaitable, Iterator
from pathlib import Path

import pytest

from tafelrunde.server.store.interface import TableChange
from tafelrunde.server.tables.room import Room
from tests.server.harness import Frame, House, TableSocket, house, run

SERVER = sorted(Path("src/tafelrunde/server").rglob("*.py"))
STEPS = {
    "keep": {"interface.py", "store.py", "persistence.py", "services.py"},
    "call_at": {"connection_limits.py", "clock.py", "room.py", "rooms.py"},
    "send": {"connection.py", "room.py", "websocket.py", "proxying.py"},
    "end": {"room.py", "sockets.py"},
    # A proxying node sends no messages of its own.
    "tell": {"connection.py", "room.py", "table_commands.py"},
}
"""Which files write to the store, set clocks and use a table's sockets. New tables are written
before anybody is present; connection limits have their own timer; sockets refuse people without
access; queries change nothing."""
FOREIGN = {"_processes", "_exit"}
"""Private attributes of libraries."""


def attributes(path: Path) -> Iterator[ast.Attribute]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute):
            yield node


@pytest.mark.parametrize("path", SERVER, ids=lambda path: path.name)
def test_only_the_transaction_writes_and_sends(path: Path) -> None:
    for node in attributes(path):
        assert path.name in STEPS.get(node.attr, {path.name}), f"{path}:{node.lineno}: {node.attr}"


@pytest.mark.parametrize("path", SERVER, ids=lambda path: path.name)
def test_private_attributes_are_used_in_one_file_only(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    own |= {node.name for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)}
    own |= {node.attr for node in attributes(path) if isinstance(node.ctx, ast.Store)}
    for node in attributes(path):
        if node.attr.startswith("_") and not node.attr.startswith("__"):
            assert node.attr in own | FOREIGN, f"{path}:{node.lineno}: {node.attr}"


async def two_playing(server: House) -> tuple[TableSocket, TableSocket, str]:
    anna, bert = await server.browser("Anna"), await server.browser("Bert")
    code = await anna.new_table("thousand_km", "mo")
    at_anna, at_bert = await anna.open(code), await bert.open(code)
    await at_bert.ask("sit", seat=1)
    await at_anna.ask("start")
    for table in (at_anna, at_bert):
        await table.until_status("playing")
    return at_anna, at_bert, code


async def settled(*tables: TableSocket) -> None:
    """Wait for everything on its way to these browsers: the answer to a query comes after it."""
    for table in tables:
        number = await table.send("why", seat=0, piece="pass")
        await table.until_answered(number)


def updates(frames: list[str]) -> list[Frame]:
    found = [json.loads(frame) for frame in frames]
    return [frame for frame in found if frame["type"] == "update"]


async def all_told(room: Room, *tables: TableSocket) -> None:
    """Wait also for presence updates, which are delayed."""
    while room._presence is not None or room._tasks:
        await asyncio.sleep(0.01)
    await settled(*tables)


async def first_to_choose(*tables: TableSocket) -> TableSocket:
    await settled(*tables)
    return next(table for table in tables if table.asked())


def test_nothing_is_sent_before_it_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            at_anna, at_bert, code = await two_playing(server)
            room = await server.server.rooms.open(code)
            assert room is not None
            await all_told(room, at_anna, at_bert)
            mover = await first_to_choose(at_anna, at_bert)
            store = server.server.services.store
            keep, asked, flushed = store.keep, asyncio.Event(), asyncio.Event()

            async def slowly(change: TableChange) -> None:
                asked.set()
                await flushed.wait()
                await keep(change)

            monkeypatch.setattr(store, "keep", slowly)
            before = [len(table.frames) for table in (at_anna, at_bert)]
            seat = mover.asked()[0]
            menu, text = mover.menu(seat)["number"], mover.texts(seat)[0]
            number = await mover.send("act", seat=seat, text=text, menu=menu)
            await asked.wait()
            for table in (at_anna, at_bert):
                await (await table.socket.ping())
                assert table._arrived.empty()
            flushed.set()
            await mover.until(lambda: number in mover.answers)
            await settled(at_anna, at_bert)
            told = [
                sum(bool(update["seats"][0]["entries"]) for update in updates(table.frames[many:]))
                for table, many in zip((at_anna, at_bert), before, strict=True)
            ]
            assert told == [1, 1]

    run(check())


def test_the_lobby_shows_nothing_that_is_not_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mo")
            table = await anna.open(code)
            store = server.server.services.store
            keep, asked, flushed = store.keep, asyncio.Event(), asyncio.Event()

            async def slowly(change: TableChange) -> None:
                asked.set()
                await flushed.wait()
                await keep(change)

            monkeypatch.setattr(store, "keep", slowly)
            await table.send("seat_bot", seat=1, level="medium")
            await asked.wait()
            looking = asyncio.ensure_future(anna.call("GET", "/api/lobby"))
            health = await anna.call("GET", "/api/health")
            assert health["ok"]
            assert not looking.done()
            flushed.set()
            (line,) = (await looking)["mine"]
            assert [seat["kind"] for seat in line["seats"]] == ["person", "bot"]

    run(check())


def test_no_op_commands_are_not_broadcast(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            at_anna, at_bert, code = await two_playing(server)
            room = await server.server.rooms.open(code)
            assert room is not None
            await all_told(room, at_anna, at_bert)
            before = len(at_bert.frames)
            await at_anna.ask("back", seat=0)
            assert await at_anna.refused("sit", seat=1) == "refusal-seat-taken"
            await at_anna.ask("order", seat=0, order="ask")
            await settled(at_bert)
            assert updates(at_bert.frames[before:]) == []

    run(check())


def test_a_change_that_cannot_be_stored_is_not_broadcast(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            at_anna, at_bert, code = await two_playing(server)
            mover = await first_to_choose(at_anna, at_bert)
            store = server.server.services.store
            room = await server.server.rooms.open(code)
            assert room is not None
            await all_told(room, at_anna, at_bert)
            entries = list(room.live.entries)

            def fail(change: TableChange) -> Awaitable[None]:
                raise OSError("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(store, "keep", fail)
                seat = mover.asked()[0]
                menu, text = mover.menu(seat)["number"], mover.texts(seat)[0]
                await mover.send("act", seat=seat, text=text, menu=menu)
                for table in (at_anna, at_bert):
                    assert (await table.receive()) == {"type": "goodbye", "reason": "restart"}
            again = await server.server.rooms.open(code)
            assert again is not None
            assert again is not room
            assert again.live.entries == entries

    run(check())
