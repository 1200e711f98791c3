"""PostgreSQL is restarted, stopped, frozen or disconnected under a running server: nothing
acknowledged is lost, nothing happens twice, and the server recovers by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest

from tafelrunde.server.store.file_lock import InUseError
from tafelrunde.server.store.interface import (
    ConflictError,
    StoredChat,
    TableChange,
    TableRow,
    UnavailableError,
)
from tafelrunde.server.store.postgresql import connections, pool, writer
from tafelrunde.server.store.postgresql.schema import STEPS
from tafelrunde.server.store.postgresql.store import PostgresqlStore
from tafelrunde.server.store.postgresql.writer import Use
from tests.cli.terminal import run as command
from tests.kit.postgresql import Cluster, shared
from tests.server.database_proxy import Proxy
from tests.server.harness import SECONDS, House, house, run
from tests.server.test_durability import Player


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A private cluster, because this test stops it."""
    own = Cluster()
    yield own
    own.remove()


@asynccontextmanager
async def opened(address: str, use: Use = "alone") -> AsyncIterator[PostgresqlStore]:
    store = PostgresqlStore(address, use)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


# -- One server for each set of tables -------------------------------------------------------------


def test_a_second_server_on_the_same_tables_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.4)
    address = shared().tables_for(tmp_path)

    async def check() -> None:
        async with opened(address) as first, opened(shared().tables_for(tmp_path / "others")):
            with pytest.raises(InUseError):
                await PostgresqlStore(address, "alone").open()
            async with opened(address, "beside") as beside:
                table = await beside.create_table("c1", "thousand_km", True, b"", b"", 1.0)
                await beside.append(table.id, 0, ["one"])
            assert await first.journal(table.id) == ["one"]
        async with opened(address):
            pass

    run(check())


def test_a_second_server_reports_the_conflict_in_one_sentence(tmp_path: Path) -> None:
    address = shared().tables_for(tmp_path)

    async def check() -> None:
        async with opened(address):
            options = ["--port", "0", "--no-browser", "--lang", "en", "--database", address]
            refused = await asyncio.to_thread(command, "serve", *options)
            assert refused.returncode == 2
            assert "another server is already using postgresql://tafelrunde@" in refused.stderr
            assert len(refused.stderr.splitlines()) == 1

    run(check())


def test_a_server_that_lost_its_tables_cannot_write(tmp_path: Path) -> None:
    """Its connection was cut, and another server came and went before it noticed: its state of the
    tables is stale, and a late write would undo what was stored since."""
    address = shared().tables_for(tmp_path)

    async def check() -> None:
        async with opened(address) as first:
            table = await first.create_table("c1", "thousand_km", True, b"", b"", 1.0)
            await first.append(table.id, 0, ["one"])
            cut_all_lines()
            async with opened(address) as second:
                await second.save_table(table.id, TableRow("playing", True, b"new", [], 2.0))
            late = TableRow("waiting", True, b"old", [], 1.5)
            for change in (
                TableChange(table.id, row=late),
                TableChange(table.id, 1, ["two"]),
                TableChange(table.id, chat=[StoredChat(None, "A", "late", "", 1.0)]),
            ):
                with pytest.raises(UnavailableError):
                    await first.keep(change)
            with pytest.raises(UnavailableError):
                await first.free_bytes()
            kept = await first.table("c1")
            assert kept is not None
            assert (kept.status, kept.setup) == ("playing", b"new")
            assert await first.journal(table.id) == ["one"]
            assert await first.chat(table.id, 9) == []

    run(check())


def cut_all_lines() -> None:
    with psycopg.connect(shared().address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'tafelrunde'"
        )


def test_columns_added_by_a_newer_program_do_no_harm(tmp_path: Path) -> None:
    address = shared().tables_for(tmp_path)

    async def check() -> None:
        async with opened(address) as store:
            await store.create_table("c1", "thousand_km", True, b"", b"", 1.0)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("ALTER TABLE game_table ADD COLUMN mood text")
            connection.execute("INSERT INTO schema_step VALUES (%s)", (len(STEPS) + 1,))
        async with opened(address) as store:
            assert await store.table("c1") is not None
            await store.create_table("c2", "thousand_km", True, b"", b"", 1.0)

    run(check())


def test_commits_are_flushed_regardless_of_database_settings(tmp_path: Path) -> None:
    address = shared().tables_for(tmp_path) + quote(" -c synchronous_commit=off")

    async def check() -> None:
        async with opened(address) as store:
            assert await store.pool.rows("SHOW synchronous_commit") == [("on",)]

    run(check())


# -- Faults of the line --------------------------------------------------------------------------


def test_d1_a_lost_response_is_recovered(tmp_path: Path) -> None:
    """The change was executed: it counts once, entries and chat alike."""

    async def check() -> None:
        proxy = Proxy(shared(), tmp_path)
        async with proxy.standing(), opened(proxy.address) as store:
            tables = [
                (await store.create_table(code, "thousand_km", True, b"", b"", 1.0)).id
                for code in ("one", "two", "three")
            ]
            for seq in range(20):
                proxy.swallow = seq % 4 == 1
                line = StoredChat(None, "A", str(seq), "", float(seq))
                await asyncio.gather(
                    store.append(tables[0], seq, [str(seq)]),
                    store.keep(TableChange(tables[1], seq, [str(seq)], chat=[line])),
                    store.add_chat(tables[2], line),
                )
            assert proxy.swallowed == 5
            with pytest.raises(ConflictError):
                await store.append(tables[0], 19, ["once more"])
            numbers = [str(seq) for seq in range(20)]
            assert await store.journal(tables[0]) == numbers
            assert await store.journal(tables[1]) == numbers
            assert [line.text for line in await store.chat(tables[1], 99)] == numbers
            assert [line.text for line in await store.chat(tables[2], 99)] == numbers

    run(check())


def test_d6_a_silent_database_times_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        proxy = Proxy(shared(), tmp_path)
        async with proxy.standing(), opened(proxy.address) as store:
            table = await store.create_table("c1", "thousand_km", True, b"", b"", 1.0)
            with monkeypatch.context() as patch:
                patch.setattr(connections, "SECONDS", 0.3)
                for module in (pool, writer):
                    patch.setattr(module, "PATIENCE", 1.5)
                proxy.silent = True
                with pytest.raises(UnavailableError):
                    await store.table("c1")
                with pytest.raises(UnavailableError):
                    await store.append(table.id, 0, ["one"])
                with pytest.raises(UnavailableError):
                    await store.create_table("c2", "thousand_km", True, b"", b"", 1.0)
                proxy.silent = False
            # Connections being opened are abandoned first, slowly on a busy machine.
            monkeypatch.setattr(pool, "PATIENCE", 30.0)
            kept = await store.journal(table.id)
            await store.append(table.id, len(kept), ["two"])
            assert await store.journal(table.id) == [*kept, "two"]

    run(check())


def test_d5_cut_connections_go_unnoticed(tmp_path: Path) -> None:
    address = shared().tables_for(tmp_path)

    async def check() -> None:
        async with opened(address) as store:
            table = await store.create_table("c1", "thousand_km", True, b"", b"", 1.0)
            for seq in range(5):
                cut_all_lines()
                await store.append(table.id, seq, [str(seq)])
                assert len(await store.journal(table.id)) == seq + 1

    run(check())


# -- The database itself -------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_d2_d3_a_restarted_database_only_causes_a_pause(
    tmp_path: Path, cluster: Cluster, mode: str
) -> None:
    """No socket closes, and journals contain exactly what was acknowledged."""

    async def check() -> None:
        async with house(tmp_path, database=cluster.tables_for(tmp_path)) as server:
            async with AsyncExitStack() as stack:
                browser = await server.browser("Anna")
                codes = [await browser.new_table("thousand_km", "mm", start=True) for _ in "123"]
                players = [Player(code, number) for number, code in enumerate(codes)]
                counted = asyncio.Semaphore(0)
                playing = [asyncio.create_task(one.play(browser, counted)) for one in players]
                for task in playing:
                    stack.callback(task.cancel)
                for _ in range(2):
                    await acknowledged(counted, playing)
                    await asyncio.to_thread(cluster.stop, mode)
                    await asyncio.to_thread(cluster.start)
                    await acknowledged(counted, playing)
            await asyncio.gather(*playing, return_exceptions=True)
            for player in players:
                await compare(server, player)

    run(check())


async def acknowledged(counted: asyncio.Semaphore, playing: list[asyncio.Task[None]]) -> None:
    """More choices, by players none of whom was disconnected."""
    for _ in range(9):
        async with asyncio.timeout(SECONDS):
            await counted.acquire()
    for task in playing:
        assert not task.done() or task.exception() is None, task


async def compare(server: House, player: Player) -> None:
    store = server.server.services.store
    stored = await store.table(player.code)
    assert stored is not None
    player.compare(await store.journal(stored.id))


def test_d4_a_long_outage_is_reported_and_recovered_from(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (pool, writer):
        monkeypatch.setattr(module, "PATIENCE", 1.0)

    async def check() -> None:
        async with house(tmp_path, database=cluster.tables_for(tmp_path)) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mm", start=True)
            table = await anna.open(code)
            await table.play(lambda texts: texts[0], most=3)
            seat = table.asked()[0]
            wish = {"seat": seat, "text": table.texts(seat)[0], "menu": table.menu(seat)["number"]}
            await asyncio.to_thread(cluster.stop)
            await table.send("act", id="late", **wish)
            await table.until(lambda: '"goodbye","reason":"restart"' in table.frames[-1])
            await table.socket.wait_closed()
            assert table.socket.close_code == 1012
            for path in ("/api/health", f"/api/tables/{code}", "/api/lobby"):
                answer = await anna.http.get(path)
                assert answer.status_code == 503
                assert answer.json()["reason"]["key"] == "problem-unavailable"
            async with anna.connect(code) as refused:
                assert (await refused.receive())["reason"] == "restart"
                await refused.socket.wait_closed()
                assert refused.socket.close_code == 1012
            await asyncio.to_thread(cluster.start)
            assert (await anna.call("GET", "/api/health"))["ok"]
            back = await anna.open(code)
            assert (await back.ask("act", id="late", **wish))["refused"] is None
            await back.play(lambda texts: texts[0], most=2)

    run(check())
