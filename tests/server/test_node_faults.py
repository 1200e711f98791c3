"""Nodes and their database are killed, frozen, stopped or restarted: people notice a pause and
never lose anything. `soak_nodes.py` has more faults."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.postgresql import Cluster
from tests.server.harness import run
from tests.server.nodes import ROUNDS, place, play_at


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_n1_n2_a_node_is_frozen_until_declared_dead_then_the_other_is_killed(
    tmp_path: Path, round_: int
) -> None:
    """When it wakes, the first node notices that another one owns its tables, and registers with a
    new id."""

    async def check() -> None:
        async with place(tmp_path, 2) as nodes:
            load = await play_at(nodes)
            await load.goes_on()
            frozen, killed = list(nodes.nodes)[:: 1 if round_ % 2 else -1]
            nodes.nodes[frozen].send_signal(signal.SIGSTOP)
            alive = "SELECT 1 FROM node WHERE address = %s AND alive"
            await nodes.until(lambda: not nodes.ask(alive, frozen))
            await load.goes_on()
            nodes.nodes[frozen].send_signal(signal.SIGCONT)
            await nodes.until(lambda: nodes.ask(alive, frozen))
            await load.goes_on()
            nodes.nodes[killed].kill()
            await load.goes_on()
            await load.compare()

    run(check())


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_n4_n5_nodes_are_restarted_in_turn(tmp_path: Path, round_: int) -> None:
    async def check() -> None:
        async with place(tmp_path, 2) as nodes:
            load = await play_at(nodes)
            await load.goes_on()
            order = list(nodes.nodes)[:: 1 if round_ % 2 else -1]
            for address in order:
                process = nodes.nodes[address]
                process.send_signal(signal.SIGTERM)
                assert await process.wait() in (0, -signal.SIGTERM)
                await load.goes_on()
                await nodes.start("--port", address.rpartition(":")[2])
                await load.goes_on()
            await load.compare()

    run(check())


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A private cluster, because this test stops it."""
    own = Cluster()
    yield own
    own.remove()


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_d2_d3_postgresql_is_restarted_under_two_nodes(
    tmp_path: Path, cluster: Cluster, round_: int
) -> None:
    """No node is declared dead because of it."""

    async def check() -> None:
        async with place(tmp_path, 2, cluster) as nodes:
            load = await play_at(nodes)
            await load.goes_on()
            before = nodes.ask("SELECT id FROM node WHERE alive ORDER BY id")
            await asyncio.to_thread(cluster.stop, ("immediate", "fast")[round_ % 2])
            await asyncio.to_thread(cluster.start)
            await load.goes_on()
            assert nodes.ask("SELECT id FROM node WHERE alive ORDER BY id") == before
            await load.compare()

    run(check())


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_n9_the_clock_of_an_unattended_table_continues_at_another_node(
    tmp_path: Path, round_: int
) -> None:
    async def check() -> None:
        async with place(tmp_path, 2) as nodes:
            address = list(nodes.nodes)[round_ % 2]
            anna = await nodes.browser(address)
            pace = {"kind": "live", "limit": 8}
            code = await anna.new_table("thousand_km", "mm", start=True, pace=pace)
            async with anna.connect(code) as table:
                await table.join()
                await table.until_status("playing")
            late = "SELECT 1 FROM game_table WHERE code = %s AND convert_from(setup, 'UTF8') ~ %s"
            assert not nodes.ask(late, code, '"late":true')
            nodes.nodes[address].kill()
            await nodes.until(lambda: nodes.ask(late, code, '"late":true'))

    run(check())
