"""With several nodes, a table has one owner: a node that lost it without noticing changes
nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import psycopg
import pytest

from tafelrunde.server.base.clock import SharedClock
from tafelrunde.server.base.limits import Buckets
from tafelrunde.server.nodes import shared_ownership
from tafelrunde.server.nodes.ownership import ElsewhereError, Lease, OtherRulesError, Progress
from tafelrunde.server.nodes.peers import GIVEN_UP, SURE, Peers
from tafelrunde.server.nodes.shared_ownership import SharedOwnership
from tafelrunde.server.store.file_lock import InUseError
from tafelrunde.server.store.interface import (
    LostError,
    Snapshot,
    StoredChat,
    TableChange,
    TableRow,
    UnavailableError,
)
from tafelrunde.server.store.postgresql import connections, pool, writer
from tafelrunde.server.store.postgresql.store import PostgresqlStore
from tests.cli.terminal import run as command
from tests.kit.postgresql import shared
from tests.server.database_proxy import Proxy
from tests.server.harness import SECONDS, run

SETUP = b'{"game":"thousand_km","rules":1}'


class Node:
    """A store and its ownership, without a server."""

    def __init__(self, database: str, address: str) -> None:
        self.store = PostgresqlStore(database, "node")
        self.clock = SharedClock()
        self.ownership = SharedOwnership(database, address, self.store.pool, self.clock)
        self.given_up = asyncio.Event()
        self.ownership.on_given_up = self.given_up.set
        self.takeovers = 0
        self.ownership.on_takeover = self._took_over

    def _took_over(self) -> None:
        self.takeovers += 1

    async def keep(self, table: int, lease: Lease, seq: int, *lines: str) -> None:
        await self.store.keep(TableChange(table, seq, lines, epoch=lease.epoch))


@asynccontextmanager
async def node(database: str, address: str = "one:1") -> AsyncIterator[Node]:
    one = Node(database, address)
    await one.store.open()
    await one.ownership.open()
    try:
        yield one
    finally:
        await one.ownership.close()
        await one.store.close()


@asynccontextmanager
async def two_nodes(folder: Path) -> AsyncIterator[tuple[Node, Node, int]]:
    """And an unowned table "c1"."""
    database = shared().tables_for(folder)
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(node(database, "one:1"))
        other = await stack.enter_async_context(node(database, "other:2"))
        table = await one.store.create_table("c1", "thousand_km", True, SETUP, b"", 1.0)
        yield one, other, table.id


def end(database: str, address: str) -> None:
    """What another node does to one without heartbeats."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            shared_ownership.END.format(which="address = %s", later=0).encode(), (address,)
        )


def test_z1_a_late_write_by_a_former_owner_has_no_effect(tmp_path: Path) -> None:
    """Nothing was written since: only the epoch differs."""

    async def check() -> None:
        async with two_nodes(tmp_path) as (one, other, table):
            old = await one.ownership.claim("c1")
            await one.keep(table, old, 0, "one")
            end(other.store.address, "one:1")
            new = await other.ownership.claim("c1")
            assert (old.epoch, new.epoch) == (1, 2)
            line = StoredChat(None, "A", "late", "", 1.0)
            for late in (
                TableChange(table, 1, ["late"], epoch=old.epoch),
                TableChange(table, epoch=old.epoch, row=TableRow("over", True, b"{}", [], 9.0)),
                TableChange(table, epoch=old.epoch, chat=[line]),
            ):
                with pytest.raises(LostError):
                    await one.store.keep(late)
            await one.store.save_snapshot(table, Snapshot(1, b"late", old.epoch))
            assert await other.store.journal(table) == ["one"]
            kept = await other.store.table("c1")
            assert kept is not None
            assert (kept.status, kept.setup) == ("waiting", SETUP)
            assert await other.store.chat(table, 9) == []
            assert await other.store.snapshot(table) is None
            await other.keep(table, new, 1, "two")
            await other.store.save_snapshot(table, Snapshot(2, b"new", new.epoch))
            assert await one.store.journal(table) == ["one", "two"]
            assert await one.store.snapshot(table) == Snapshot(2, b"new")

    run(check())


def test_z2_a_claim_waits_for_a_write_in_flight_and_reads_it(tmp_path: Path) -> None:
    async def check() -> None:
        async with two_nodes(tmp_path) as (one, other, table):
            lease = await one.ownership.claim("c1")
            end(other.store.address, "one:1")
            with psycopg.connect(one.store.address) as writing:
                writing.execute(
                    "UPDATE holding SET length = 1 WHERE game_table = %s AND epoch = %s",
                    (table, lease.epoch),
                )
                writing.execute("INSERT INTO journal VALUES (%s, 0, 'under way')", (table,))
                claiming = asyncio.create_task(other.ownership.claim("c1"))
                await until_it_waits(other.store.address)
                assert not claiming.done()
                writing.commit()
            new = await claiming
            assert await other.store.journal(table) == ["under way"]
            await other.keep(table, new, 1, "next")

    run(check())


async def until_it_waits(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        async with asyncio.timeout(SECONDS):
            while not connection.execute(
                "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
                " AND query LIKE '%%UPDATE holding SET node%%'"
            ).fetchone():
                await asyncio.sleep(0.01)


def test_z3_a_room_from_before_losing_the_table_cannot_write(tmp_path: Path) -> None:
    async def check() -> None:
        async with two_nodes(tmp_path) as (one, other, table):
            first = await one.ownership.claim("c1")
            end(other.store.address, "one:1")
            between = await other.ownership.claim("c1")
            await one.given_up.wait()
            await other.store.pool.do(shared_ownership.RELEASE, None, table, between.epoch)
            again = await one.ownership.claim("c1")
            assert again.epoch == 3
            assert not one.ownership.has(first)
            assert one.ownership.has(again)
            with pytest.raises(LostError):
                await one.keep(table, first, 0, "late")
            await one.keep(table, again, 0, "first")

    run(check())


def test_n8_a_node_that_was_frozen_declares_nobody_dead() -> None:
    peers = Peers()
    assert peers.silent({7: 1, 8: 1}, 100.0) == []
    for step in range(1, 6):
        assert peers.silent({7: 1, 8: 1 + step}, 100 + step / 2) == []
    assert peers.silent({7: 1, 8: 9}, 100 + GIVEN_UP) == [7]
    assert peers.silent({8: 9}, 103.5) == []
    # Frozen: this node sees unchanged counters because it did not look.
    woken = 103.5 + SURE + GIVEN_UP
    assert peers.silent({8: 9, 9: 4}, woken) == []
    assert peers.silent({8: 9, 9: 5}, woken + 1) == []
    assert peers.silent({8: 9, 9: 6}, woken + 2) == []
    assert peers.silent({8: 9, 9: 7}, woken + GIVEN_UP) == [8]


def test_a_table_is_elsewhere_until_released_or_its_node_ends(tmp_path: Path) -> None:
    async def check() -> None:
        async with two_nodes(tmp_path) as (one, other, table):
            lease = await one.ownership.claim("c1")
            with pytest.raises(ElsewhereError) as elsewhere:
                await other.ownership.claim("c1")
            assert elsewhere.value.address == "one:1"
            assert (await one.ownership.claim("c1")).epoch == 2  # its own, after a failure
            await one.ownership.release(table, lease, None)
            with pytest.raises(ElsewhereError):
                await other.ownership.claim("c1")
            await one.ownership.leave()
            assert (await other.ownership.claim("c1")).epoch == 3

    run(check())


def test_concurrent_claims_have_one_winner(tmp_path: Path) -> None:
    async def check() -> None:
        async with two_nodes(tmp_path) as (one, other, table):
            for _ in range(20):
                results = await asyncio.gather(
                    one.ownership.claim("c1"), other.ownership.claim("c1"), return_exceptions=True
                )
                leases = [result for result in results if isinstance(result, Lease)]
                assert len(leases) == 1, results
                await one.ownership.release(table, leases[0], None)

    run(check())


def test_an_unloaded_table_is_woken_when_due(tmp_path: Path) -> None:
    async def check() -> None:
        async with two_nodes(tmp_path) as (one, other, table):
            for wake_at, due in ((0.0, ["c1"]), (one.clock.date() + 1000, []), (None, [])):
                lease = await one.ownership.claim("c1")
                assert await other.ownership.due() == []
                await one.ownership.release(table, lease, wake_at)
                assert await other.ownership.due() == due
                await other.ownership.postpone("c1")
                assert await one.ownership.due() == []

    run(check())


def test_a_silent_node_is_declared_dead_and_its_games_are_woken(tmp_path: Path) -> None:
    async def check() -> None:
        async with two_nodes(tmp_path) as (one, other, table):
            lease = await one.ownership.claim("c1")
            row = TableRow("playing", True, SETUP, [], 2.0)
            await one.store.keep(TableChange(table, epoch=lease.epoch, row=row))
            await one.ownership._stop_beating()
            async with asyncio.timeout(SECONDS):
                while await other.ownership.due() != ["c1"]:
                    await asyncio.sleep(0.05)
            with pytest.raises(UnavailableError):
                one.ownership.check()
            assert (await other.ownership.claim("c1")).epoch == 2
            assert other.takeovers == 1

    run(check())


def test_d6_a_node_with_a_frozen_connection_times_out_and_loses_its_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it had sent arrives late and has no effect."""

    async def check() -> None:
        proxy = Proxy(shared(), tmp_path)
        async with proxy.standing(), AsyncExitStack() as stack:
            one = await stack.enter_async_context(node(proxy.address, "one:1"))
            other = await stack.enter_async_context(node(shared().tables_for(tmp_path), "other:2"))
            table = (await one.store.create_table("c1", "thousand_km", True, SETUP, b"", 1.0)).id
            lease = await one.ownership.claim("c1")
            await one.keep(table, lease, 0, "one")
            with monkeypatch.context() as patch:
                patch.setattr(connections, "SECONDS", 0.3)
                for module in (shared_ownership, pool, writer):
                    patch.setattr(module, "PATIENCE", 1.5)
                proxy.freeze()
                bucket = Buckets(1.0, 1.0, "test")
                asked = (
                    one.keep(table, lease, 1, "late"),
                    one.store.save_snapshot(table, Snapshot(1, b"late", lease.epoch)),
                    one.store.create_person(b"", "", ""),
                    one.ownership.claim("c1"),
                    one.ownership.release(table, lease, None),
                    one.ownership.due(),
                    one.ownership.postpone("c1"),
                    one.ownership.requests(),
                    one.ownership.request_others("look", 1),
                    one.ownership.wait_until_complete(1),
                    one.ownership.allows(bucket, "", 1.0),
                )
                for answer in await asyncio.gather(*asked, return_exceptions=True):
                    assert isinstance(answer, UnavailableError), answer
                new = await taken(other, "c1")
                with pytest.raises(UnavailableError):
                    one.ownership.check()
            proxy.thaw()
            await one.given_up.wait()
            assert await other.store.journal(table) == ["one"]
            assert await other.store.snapshot(table) is None
            await other.keep(table, new, 1, "two")

    run(check())


def test_d6_a_node_stops_although_its_connection_is_frozen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        proxy = Proxy(shared(), tmp_path)
        async with proxy.standing(), node(proxy.address) as one:
            monkeypatch.setattr(pool, "PATIENCE", 1.5)
            monkeypatch.setattr(connections, "SECONDS", 0.3)
            proxy.freeze()
            await proxy.stuck.wait()  # a heartbeat
            await one.ownership.leave()
            proxy.thaw()

    run(check())


async def taken(one: Node, code: str) -> Lease:
    """Retry until no other node owns the table."""
    async with asyncio.timeout(SECONDS):
        while True:
            with suppress(ElsewhereError):
                return await one.ownership.claim(code)
            await asyncio.sleep(0.05)


def test_an_analysis_belongs_to_one_node_until_it_fails_or_stops(tmp_path: Path) -> None:
    async def check() -> None:
        async with two_nodes(tmp_path) as (one, other, table):
            assert await other.ownership.progress(table, None) is None
            assert await one.ownership.begin_analysis(table)
            assert not await other.ownership.begin_analysis(table)
            await one.ownership.note_analysis(table, Progress(3, 9))
            assert await other.ownership.progress(table, None) == Progress(3, 9)
            await one.ownership.note_analysis(table, Progress(3, 9, failed=True))
            assert await other.ownership.begin_analysis(table)
            await one.ownership.note_analysis(
                table, Progress(4, 9)
            )  # it does not work on it any more
            assert await one.ownership.progress(table, None) == Progress()
            await other.ownership.leave()
            assert await one.ownership.progress(table, None) is None
            assert await one.ownership.begin_analysis(table)
            await one.ownership.end_analysis(table)
            assert await one.ownership.progress(table, None) is None

    run(check())


def test_node_skips_tables_with_unknown_rules(tmp_path: Path) -> None:
    async def check() -> None:
        async with two_nodes(tmp_path) as (one, _, table):
            newer = b'{"game":"thousand_km","rules":99}'
            await one.store.save_table(table, TableRow("playing", True, newer, [], 2.0))
            with pytest.raises(OtherRulesError):
                await one.ownership.claim("c1")
            await one.store.pool.do(
                """UPDATE node SET rules = '{"thousand_km": 99}' WHERE address = 'other:2'"""
            )
            with pytest.raises(ElsewhereError) as elsewhere:
                await one.ownership.claim("c1")
            assert elsewhere.value.address == "other:2"

    run(check())


# -- Several nodes, and a server alone ----------------------------------------------------------


def test_nodes_and_a_single_server_exclude_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.4)
    database = shared().tables_for(tmp_path)

    async def check() -> None:
        async with node(database):
            with pytest.raises(InUseError):
                await PostgresqlStore(database, "alone").open()
        store = PostgresqlStore(database, "alone")
        await store.open()
        with pytest.raises(InUseError):
            await PostgresqlStore(database, "node").open()
        await store.close()

    run(check())


def test_nodes_wake_all_games_of_a_former_single_server(tmp_path: Path) -> None:
    database = shared().tables_for(tmp_path)

    async def check() -> None:
        for _ in range(2):
            store = PostgresqlStore(database, "alone")
            await store.open()
            code = f"c{await one_more(store)}"
            table = await store.create_table(code, "thousand_km", True, SETUP, b"", 1.0)
            await store.save_table(table.id, TableRow("playing", True, SETUP, [], 2.0))
            await store.close()
            async with node(database) as one:
                assert code in await one.ownership.due()
                for woken in await one.ownership.due():
                    lease = await one.ownership.claim(woken)
                    known = await one.store.table(woken)
                    assert known is not None
                    await one.ownership.release(known.id, lease, None)
            async with node(database) as one:
                assert await one.ownership.due() == []

    async def one_more(store: PostgresqlStore) -> int:
        rows = await store.pool.rows("SELECT count(*) FROM game_table")
        return int(rows[0][0])

    run(check())


def test_a_single_server_takes_tables_that_a_node_did_not_release(tmp_path: Path) -> None:
    database = shared().tables_for(tmp_path)

    async def check() -> None:
        async with node(database) as one:
            table = await one.store.create_table("c1", "thousand_km", True, SETUP, b"", 1.0)
            lease = await one.ownership.claim("c1")
            await one.store.close()
            store = PostgresqlStore(database, "alone")
            await store.open()
            try:
                late = TableChange(table.id, 0, ["late"], epoch=lease.epoch)
                with pytest.raises(LostError):
                    await store.keep(late)
                await store.append(table.id, 0, ["one"])
            finally:
                await store.close()

    run(check())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--node", "127.0.0.1:0"], "Name it with --database"),
        (["--node", "here", "--database", "postgresql:///x"], "HOST:PORT"),
    ],
)
def test_an_invalid_node_configuration_is_explained(options: list[str], said: str) -> None:
    refused = command("serve", "--port", "0", "--no-browser", "--lang", "en", *options)
    assert refused.returncode == 2
    assert said in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


# -- The time --------------------------------------------------------------------------------------


def test_c1_nodes_use_the_clock_of_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regardless of the machines' clocks, and never backwards."""
    ticks = [500.0]
    monkeypatch.setattr("tafelrunde.server.base.clock.steady", lambda: ticks[0])
    clock = SharedClock()
    clock.hear(1_000_000.0, 0.02)
    assert clock.now() == pytest.approx(1_000_000.01)
    assert clock.date() == clock.now()
    before = clock.now()
    ticks[0] += 1
    clock.hear(1_000_000.0 - 3600, 0.0)  # the database's clock was set
    assert clock.now() == pytest.approx(before + 0.9)
    ticks[0] += 1
    clock.hear(1_000_002.0, 0.0)
    assert clock.now() == pytest.approx(1_000_002.0)
