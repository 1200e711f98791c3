"""Faults with several nodes that need the time of `make soak`; see `test_node_faults.py`."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.postgresql import Cluster, shared
from tests.server.database_proxy import Proxy
from tests.server.harness import run
from tests.server.nodes import LONGEST_PAUSE, ROUNDS, place, play_at

LIVING = "SELECT id FROM node WHERE alive ORDER BY id"
AWAY = 6.0
"""Seconds without a database."""


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A private cluster, because this test stops it."""
    own = Cluster()
    yield own
    own.remove()


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_n3_a_briefly_frozen_node_is_not_declared_dead(tmp_path: Path, round_: int) -> None:
    async def check() -> None:
        async with place(tmp_path, 2) as nodes:
            load = await play_at(nodes)
            await load.goes_on()
            before = nodes.ask(LIVING)
            frozen = nodes.nodes[list(nodes.nodes)[round_ % 2]]
            frozen.send_signal(signal.SIGSTOP)
            await asyncio.sleep(1.5)
            frozen.send_signal(signal.SIGCONT)
            await load.goes_on()
            assert nodes.ask(LIVING) == before
            await load.compare()

    run(check())


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_n6_a_node_is_killed_while_it_takes_over(tmp_path: Path, round_: int) -> None:
    async def check() -> None:
        async with place(tmp_path, 3) as nodes:
            load = await play_at(nodes)
            await load.goes_on()
            order = list(nodes.nodes)
            first, second = order[round_ % 3], order[(round_ + 1) % 3]
            nodes.nodes[first].kill()
            alive = "SELECT 1 FROM node WHERE address = %s AND alive"
            await nodes.until(lambda: not nodes.ask(alive, first))
            nodes.nodes[second].kill()
            await load.goes_on()
            await load.compare(2 * LONGEST_PAUSE)

    run(check())


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_n7_all_nodes_are_killed_and_restarted(tmp_path: Path, round_: int) -> None:
    async def check() -> None:
        async with place(tmp_path, 2) as nodes:
            load = await play_at(nodes)
            await load.goes_on()
            order = list(nodes.nodes)[:: 1 if round_ % 2 else -1]
            began = time.monotonic()
            for address in order:
                nodes.nodes[address].kill()
                await nodes.nodes[address].wait()
            for address in order:
                await nodes.start("--port", address.rpartition(":")[2])
            away = time.monotonic() - began
            await load.goes_on()
            await load.compare(away + LONGEST_PAUSE)

    run(check())


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_d1_responses_of_the_database_are_lost(tmp_path: Path, round_: int) -> None:
    """The statements were executed; players notice nothing."""

    async def check() -> None:
        proxy = Proxy(shared(), tmp_path)
        async with proxy.standing(), place(tmp_path, 1) as nodes:
            await nodes.start(database=proxy.address)
            load = await play_at(nodes)
            before = nodes.ask(LIVING)
            for _ in range(5 + round_):
                await load.goes_on()
                proxy.swallow = True
            await load.goes_on()
            assert proxy.swallowed > round_
            assert nodes.ask(LIVING) == before
            await load.compare()

    run(check())


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_d4_no_node_is_declared_dead_while_the_database_is_down(
    tmp_path: Path, cluster: Cluster, round_: int
) -> None:
    async def check() -> None:
        async with place(tmp_path, 2, cluster) as nodes:
            load = await play_at(nodes)
            await load.goes_on()
            before = nodes.ask(LIVING)
            await asyncio.to_thread(cluster.stop, ("immediate", "fast")[round_ % 2])
            await asyncio.sleep(AWAY)
            await asyncio.to_thread(cluster.start)
            await load.goes_on()
            assert nodes.ask(LIVING) == before
            await load.compare(AWAY + LONGEST_PAUSE)

    run(check())


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_d5_all_connections_to_the_database_are_cut_repeatedly(
    tmp_path: Path, cluster: Cluster, round_: int
) -> None:
    async def check() -> None:
        async with place(tmp_path, 2, cluster) as nodes:
            load = await play_at(nodes)
            before = nodes.ask(LIVING)
            for _ in range(5 + round_):
                await load.goes_on()
                nodes.ask(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
                )
            await load.goes_on()
            assert nodes.ask(LIVING) == before
            await load.compare()

    run(check())


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_d6_the_database_connection_of_one_node_is_frozen(tmp_path: Path, round_: int) -> None:
    """The node answers every request meanwhile and stops when asked to."""

    async def check() -> None:
        proxy = Proxy(shared(), tmp_path)
        async with proxy.standing(), place(tmp_path, round_ % 2) as nodes:
            cut_off = await nodes.start(database=proxy.address)
            if len(nodes.nodes) == 1:
                await nodes.start()
            load = await play_at(nodes)
            await load.goes_on()
            anna = await nodes.browser(cut_off)
            code = await anna.new_table("thousand_km", "mo")
            proxy.freeze()
            paths = ("/api/health", "/api/me", "/api/lobby", f"/api/tables/{code}")
            asked = [asyncio.create_task(anna.http.get(path)) for path in paths]
            alive = "SELECT 1 FROM node WHERE address = %s AND alive"
            await nodes.until(lambda: not nodes.ask(alive, cut_off))
            await load.goes_on()
            for answer in await asyncio.gather(*asked):
                assert answer.status_code == 503
            proxy.thaw()
            await nodes.until(lambda: nodes.ask(alive, cut_off))
            await load.goes_on()
            proxy.freeze()
            nodes.nodes[cut_off].terminate()
            await nodes.nodes[cut_off].wait()
            await load.goes_on()
            proxy.thaw()
            await load.compare()

    run(check())
