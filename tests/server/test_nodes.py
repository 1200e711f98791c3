"""Several servers on one PostgreSQL, as processes of their own: whichever is asked, killed, frozen,
stopped or started anew, people notice a pause and never a loss."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from itertools import count
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import InvalidStatus

from tafelrunde.core.journal import Act, Entry, read_entry
from tafelrunde.server.bot_workers import BotWorkers
from tafelrunde.server.clock import Clock
from tafelrunde.server.guard import HOP
from tafelrunde.server.people import token_hash
from tafelrunde.server.postgresql import PostgresqlStore
from tafelrunde.server.seating import Seat
from tafelrunde.server.services import Services, create_table, save_setup
from tafelrunde.server.settings import Settings
from tests.kit.postgresql import Cluster, shared
from tests.server.harness import SECONDS, Browser, TableSocket, run
from tests.server.process import ADDRESS, served
from tests.server.test_durability import GONE, Player
from tests.server.test_secrecy import before_an_attack, rally

ROUNDS = int(os.environ.get("TAFELRUNDE_FAULTS", "1"))
"""How often each fault happens."""
TABLES = 4
UNANSWERED = 2.0
"""Seconds after which these people come back to another node; browsers take five."""
OPENING = 4.0
"""Seconds for a line to open: as long as it takes to give a node up, and a little longer."""
LONGEST_PAUSE = 6.0 if ROUNDS > 1 else 20.0
"""Seconds; tests that run beside others have to leave something to a busy machine."""
FEW = 3
"""Sockets that an address may have at one of the nodes."""

Pair = tuple[str, tuple[str, str]]
"""A database, and the addresses of two nodes on it."""


class Place:
    """Some nodes on one database."""

    def __init__(self, folder: Path, database: str, stack: AsyncExitStack) -> None:
        self.folder = folder
        self.database = database
        self.nodes: dict[str, Process] = {}
        self._stack = stack

    async def start(self, *options: str) -> str:
        """One more node; its address."""
        node = ["--database", self.database, "--node", "127.0.0.1:0", *options]
        serving = served(self.folder, *node)
        address, process = await self._stack.enter_async_context(serving)
        await self.until(lambda: is_served(address))
        self.nodes[address] = process
        return address

    async def browser(self, address: str, like: Browser | None = None) -> Browser:
        """A new one, or that of somebody who has been at another node."""
        browser = Browser(address, self._stack)
        if like is not None:
            browser.become(like.token)
        return await browser.arrive()

    def ask(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        with psycopg.connect(self.database, autocommit=True) as connection:
            return connection.execute(sql.encode(), values).fetchall()

    def owner(self, code: str) -> object:
        """The address of the node that has a table; None if nobody has."""
        rows = self.ask(
            "SELECT address FROM game_table JOIN holding ON game_table.id = holding.game_table"
            " JOIN node ON node.id = holding.node WHERE code = %s AND alive",
            code,
        )
        return rows[0][0] if rows else None

    async def until(self, reached: Callable[[], object]) -> None:
        async with asyncio.timeout(SECONDS):
            while not reached():
                await asyncio.sleep(0.05)


def is_served(address: str) -> bool:
    """A node listens when it can serve."""
    host, _, port = address.rpartition(":")
    with socket.socket() as line:
        return line.connect_ex((host, int(port))) == 0


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two nodes for all tests that leave them alive, and their database. The other one lets an
    address have few sockets."""
    folder = tmp_path_factory.mktemp("pair")
    database = shared().tables_for(folder)
    with ExitStack() as stack:
        addresses = []
        for limit in ("1000", str(FEW)):
            command = [sys.executable, "-m", "tafelrunde", "serve", "--port", "0", "--no-browser",
                       "--database", database, "--node", "127.0.0.1:0", "--data", str(folder),
                       "--sockets-per-address", limit]  # fmt: skip
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            stack.callback(process.wait)
            stack.callback(process.terminate)
            assert process.stdout is not None
            stack.callback(process.stdout.close)
            found = ADDRESS.search(process.stdout.readline())
            assert found is not None
            addresses.append(found[1].decode())
        until = time.monotonic() + SECONDS
        while not all(map(is_served, addresses)):
            assert time.monotonic() < until
            time.sleep(0.05)
        yield database, (addresses[0], addresses[1])


@asynccontextmanager
async def at_pair(pair: Pair) -> AsyncIterator[tuple[Place, str, str]]:
    database, addresses = pair
    async with AsyncExitStack() as stack:
        yield Place(Path(), database, stack), *addresses


@asynccontextmanager
async def place(folder: Path, nodes: int, cluster: Cluster | None = None) -> AsyncIterator[Place]:
    async with AsyncExitStack() as stack:
        database = (cluster or shared()).tables_for(folder)
        found = Place(folder, database, stack)
        for _ in range(nodes):
            await found.start()
        yield found


# -- Passing on ------------------------------------------------------------------------------------


def test_a_table_is_the_same_at_every_node(pair: Pair) -> None:
    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            anna, bert = await nodes.browser(one), await nodes.browser(other)
            code = await anna.new_table("thousand_km", "mo")
            at_anna = await anna.open(code)
            assert nodes.owner(code) == one
            at_bert = await bert.open(code)
            await at_bert.ask("sit", seat=1)
            await at_anna.ask("start")
            for table in (at_anna, at_bert):
                await table.until_status("playing")
            for _ in range(6):
                mover, seat = await whose_turn(at_anna, at_bert)
                await mover.act(seat, mover.texts(seat)[0])
            await at_bert.ask("chat", text="hello", seat=1)
            await at_anna.until(lambda: any(line["text"] == "hello" for line in at_anna.chat))
            assert nodes.owner(code) == one
            hops = (await bert.http.get("/metrics")).text
            assert "tafelrunde_hops_total 1.0" in hops
            # Without a socket nobody needs the owner.
            for browser in (anna, bert):
                line = await browser.call("GET", f"/api/tables/{code}")
                assert line["status"] == "playing"
                (mine,) = (await browser.call("GET", "/api/lobby"))["mine"]
                assert mine["turn"] == line["turn"] != []
            assert nodes.owner(code) == one

    run(check())


async def whose_turn(*tables: TableSocket) -> tuple[TableSocket, int]:
    for table in tables:
        number = await table.send("why", seat=0, piece="pass")
        await table.until_answered(number)
        await table.give_standing_orders()
    return next((table, table.asked()[0]) for table in tables if table.asked())


def test_p1_a_socket_is_passed_on_once_only(pair: Pair) -> None:
    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            anna = await nodes.browser(one)
            code = await anna.new_table("thousand_km", "mm")
            await anna.open(code)
            ((secret,),) = nodes.ask("SELECT encode(secret, 'hex') FROM cluster")
            elsewhere = await nodes.browser(other, anna)
            with pytest.raises(InvalidStatus):
                async with elsewhere.connect(code, **{HOP.decode(): str(secret)}):
                    pass
            async with anna.connect(code, **{HOP.decode(): str(secret)}) as here:
                await here.join()

    run(check())


def test_p2_a_forged_hop_is_nothing_special(pair: Pair) -> None:
    """It is passed on like any other socket, and counts like any other."""

    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            anna = await nodes.browser(one)
            code = await anna.new_table("thousand_km", "mm")
            await anna.open(code)
            elsewhere = await nodes.browser(other, anna)
            for secret in ("", "0" * 64, "\N{LATIN SMALL LETTER E WITH ACUTE}"):
                async with elsewhere.connect(code, **{HOP.decode(): secret}) as table:
                    await table.join()
            async with AsyncExitStack() as stack:
                for _ in range(FEW):
                    await stack.enter_async_context(elsewhere.connect(code))
                with pytest.raises(InvalidStatus):
                    async with elsewhere.connect(code, **{HOP.decode(): "0" * 64}):
                        pass

    run(check())


def test_the_origin_is_checked_as_the_browser_named_it(pair: Pair) -> None:
    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            anna = await nodes.browser(one)
            code = await anna.new_table("thousand_km", "mm")
            await anna.open(code)
            elsewhere = await nodes.browser(other, anna)
            async with elsewhere.connect(code, Origin=f"http://{other}") as table:
                await table.join()
            with pytest.raises(InvalidStatus):
                async with elsewhere.connect(code, Origin="http://evil.example"):
                    pass

    run(check())


def test_what_the_owner_says_at_the_end_reaches_the_browser(pair: Pair) -> None:
    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            anna, bert = await nodes.browser(one), await nodes.browser(other)
            code = await anna.new_table("thousand_km", "mo")
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_anna.until(lambda: at_anna.table["spectators"])
            await at_anna.send("close_table")
            await at_bert.socket.wait_closed()
            assert at_bert.socket.close_code == 4410

    run(check())


# -- People ----------------------------------------------------------------------------------------


def test_e1_a_new_name_a_login_and_a_logout_reach_the_table_elsewhere(pair: Pair) -> None:
    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            anna, bert = await nodes.browser(one), await nodes.browser(other)
            code = await anna.new_table("thousand_km", "mo")
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_bert.ask("sit", seat=1)
            assert nodes.owner(code) == one
            await bert.call("PUT", "/api/me", {"name": "Berthold", "colour": "green"})
            await at_anna.until(lambda: at_anna.table["seats"][1]["name"] == "Berthold")

            dora = await nodes.browser(other)
            known = {"account": f"dora-{code}", "password": "long enough"}
            await dora.call("POST", "/api/account", known)
            await bert.call("POST", "/api/login", known)
            ((seated,),) = nodes.ask(
                "SELECT account FROM seated JOIN person ON person = person.id"
                " JOIN game_table ON game_table.id = game_table"
                " WHERE code = %s AND account IS NOT NULL",
                code,
            )
            assert seated == known["account"]
            async with dora.connect(code) as at_dora:
                await at_dora.join()
                assert [seat["seat"] for seat in at_dora.update["seats"]] == [1]
                await bert.call("POST", "/api/logout")
                await at_dora.socket.wait_closed()
                assert at_dora.socket.close_code == 1012

    run(check())


def test_passwords_are_counted_at_all_nodes_together(pair: Pair) -> None:
    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            browsers = [await nodes.browser(one), await nodes.browser(other)]
            wrong = {"account": "nobody", "password": "a wrong one"}
            tried = 0
            while (
                await browsers[tried % 2].http.post("/api/login", json=wrong)
            ).status_code == 403:
                tried += 1
            assert 0 < tried <= 12  # ten at once, and some more while they are checked
            for browser in browsers:
                assert (await browser.http.post("/api/login", json=wrong)).status_code == 429

    run(check())


# -- The owner is gone -----------------------------------------------------------------------------


def test_p3_the_owner_goes_while_a_socket_is_passed_on(tmp_path: Path) -> None:
    async def check() -> None:
        async with place(tmp_path, 2) as nodes:
            for how in (signal.SIGTERM, signal.SIGKILL):
                one, other = nodes.nodes
                await owner_goes(nodes, one, other, how)
                del nodes.nodes[one]
                await nodes.start()

    run(check())


async def owner_goes(nodes: Place, one: str, other: str, how: signal.Signals) -> None:
    anna = await nodes.browser(one)
    code = await anna.new_table("thousand_km", "mm", start=True)
    at_one = await anna.open(code)
    elsewhere = await nodes.browser(other, anna)
    table = await elsewhere.open(code)
    await table.play(lambda texts: texts[0], most=3)
    nodes.nodes[one].send_signal(how)
    for left in (table, at_one):
        await left.socket.wait_closed()
    assert table.socket.close_code == 1012
    began = time.monotonic()
    back = await elsewhere.open(code)
    assert time.monotonic() - began < LONGEST_PAUSE
    assert back.seat(0)["menu"] == table.seat(0)["menu"]
    await back.play(lambda texts: texts[0], most=3)
    assert nodes.owner(code) == other


def test_m_what_a_table_was_about_goes_on_at_the_next_node(tmp_path: Path) -> None:
    """Seeds that were being given, an offer, a line of chat whose answer got lost."""

    async def check() -> None:
        async with place(tmp_path, 2) as nodes:
            one, other = nodes.nodes
            anna, bert = await nodes.browser(one), await nodes.browser(one)
            seeding, offering = [await anna.new_table("thousand_km", "mo") for _ in "12"]
            before = {}
            for code in (seeding, offering):
                at_anna, at_bert = await anna.open(code), await bert.open(code)
                await at_bert.ask("sit", seat=1)
                at_bert.gives_seeds = code == offering
                before[code] = at_anna, at_bert
            at_anna, at_bert = before[offering]
            await at_anna.ask("start")
            await at_anna.until_status("playing")
            await at_anna.ask("offer_end", seat=0)
            await at_anna.ask("chat", id="said", text="Once", seat=0)
            await before[seeding][0].ask("start")
            nodes.nodes[one].kill()
            anna, bert = [await nodes.browser(other, old) for old in (anna, bert)]
            at_anna, at_bert = await anna.open(offering), await bert.open(offering)
            assert at_bert.table["offer"]["by"] == 0
            assert (await at_anna.ask("chat", id="said", text="Once", seat=0))["refused"] is None
            async with anna.connect(offering) as again:
                await again.join()
                await again.until(lambda: '"chat_history"' in again.frames[-1])
                assert again.frames[-1].count('"Once"') == 1
            offer = at_bert.table["offer"]["number"]
            await at_bert.ask("answer", seat=1, agree=True, offer=offer)
            assert at_bert.over
            for browser in (anna, bert):
                table = await browser.open(seeding)
                await table.until_status("playing")

    run(check())


def test_m2_m4_a_hidden_answer_is_not_asked_for_again_at_the_next_node(tmp_path: Path) -> None:
    """It was acknowledged while the window was open; there, the window begins anew."""

    async def check() -> None:
        async with place(tmp_path, 2) as nodes:
            one, other = nodes.nodes
            people = [await nodes.browser(one) for _ in range(2)]
            entries, attack, *_ = before_an_attack()
            code = await put_down(nodes, people, entries)
            at_anna, at_bert = [await browser.open(code) for browser in people]
            await at_anna.act(0, attack)
            await at_bert.until(at_bert.asked)
            await at_bert.act(1, "decline")
            nodes.nodes[one].kill()
            people = [await nodes.browser(other, old) for old in people]
            at_anna, at_bert = [await browser.open(code) for browser in people]
            while not at_anna.asked() and not at_bert.asked():
                await at_bert.receive()
                await at_anna.catch_up(at_bert)
            assert not at_bert.asked() or "decline" not in at_bert.texts(1)
            rows = nodes.ask(
                "SELECT line FROM journal JOIN game_table ON game_table.id = game_table"
                " WHERE code = %s AND line = '1 decline'",
                code,
            )
            assert len(rows) == 1

    run(check())


async def put_down(nodes: Place, people: list[Browser], entries: list[Entry]) -> str:
    """A table at which two people go on with a game; its code."""
    hashes = [token_hash(browser.token) for browser in people]
    numbers = [nodes.ask("SELECT person FROM token WHERE hash = %s", key)[0][0] for key in hashes]
    seats = [
        Seat(kind="person", person=int(str(number)), name="P", colour="red", order="ask")
        for number in numbers
    ]
    setup = rally(seats, int(str(numbers[0])))
    store = PostgresqlStore(nodes.database, "beside")
    await store.open()
    services = Services(Settings(data=nodes.folder), store, Clock(), BotWorkers(1, 20.0))
    stored = await create_table(services, setup)
    await save_setup(services, stored.id, "playing", setup, entries)
    await store.close()
    return stored.code


# -- Faults ----------------------------------------------------------------------------------------


class Wanderer(Player):
    """Goes to any node, and to another when this one does not answer."""

    def __init__(self, code: str, seed: int) -> None:
        super().__init__(code, seed)
        self.times: list[float] = []

    async def wander(self, browsers: list[Browser], counted: asyncio.Semaphore) -> None:
        for visit in count(self.rng.below(len(browsers))):
            if self.over:
                return
            with suppress(*GONE, TimeoutError):
                await self._visit(browsers[visit % len(browsers)], counted)
            await asyncio.sleep(0.05)

    async def _visit(self, browser: Browser, counted: asyncio.Semaphore) -> None:
        async with AsyncExitStack() as stack:
            async with asyncio.timeout(OPENING):
                table = await stack.enter_async_context(browser.connect(self.code))
            try:
                await self._play(table, counted)
            finally:
                table.socket.transport.abort()

    async def _play(self, table: TableSocket, counted: asyncio.Semaphore) -> None:
        async with asyncio.timeout(UNANSWERED):
            await table.join()
        while not self.over:
            async with asyncio.timeout(UNANSWERED):
                if self.unanswered is not None:
                    await self.send_again(table, *self.unanswered)
                    self.times.append(time.monotonic())
                    counted.release()
                await table.until(lambda: table.over or table.asked())
                self.over = table.over
                if not self.over:
                    await table.give_standing_orders()
                    self._choose(table)

    def _choose(self, table: TableSocket) -> None:
        seat = table.asked()[self.rng.below(len(table.asked()))]
        menu, texts = table.menu(seat)["number"], table.texts(seat)
        text = texts[self.rng.below(len(texts))]
        self.unanswered = (f"{self.code}-{seat}-{menu}", seat, text, menu)

    @property
    def pause(self) -> float:
        return max(late - early for early, late in zip(self.times, self.times[1:], strict=False))


class Load:
    """People at several tables, who wander between all nodes."""

    def __init__(self, nodes: Place, browsers: list[Browser], players: list[Wanderer]) -> None:
        self._nodes = nodes
        self._players = players
        self._counted = asyncio.Semaphore(0)
        self._tasks = [
            asyncio.create_task(player.wander(browsers, self._counted)) for player in players
        ]

    async def goes_on(self) -> None:
        """Every table that is not at its end has had some more choices acknowledged."""
        wanted = {player: len(player.acknowledged) + 3 for player in self._players}
        async with asyncio.timeout(SECONDS):
            while any(
                not player.over and len(player.acknowledged) < many
                for player, many in wanted.items()
            ):
                await self._counted.acquire()

    async def compare(self, longest_pause: float = LONGEST_PAUSE) -> None:
        """What was acknowledged is in the journals, in its order, and nothing is there twice."""
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            assert result is None or isinstance(result, asyncio.CancelledError), repr(result)
        for player in self._players:
            lines = self._nodes.ask(
                "SELECT line FROM journal JOIN game_table ON game_table.id = game_table"
                " WHERE code = %s ORDER BY seq",
                player.code,
            )
            entries = [read_entry(str(line), number, 2) for number, (line,) in enumerate(lines, 1)]
            chosen = [
                (entry.seat, entry.text)
                for entry in entries
                if isinstance(entry, Act) and entry.text not in ("blitz", "decline")
            ]
            wanted = [*player.acknowledged]
            if player.unanswered is not None and len(chosen) > len(wanted):
                wanted.append(player.unanswered[1:3])
            assert chosen == wanted
            assert player.pause < longest_pause


async def play_at(nodes: Place) -> Load:
    first, *others = nodes.nodes
    anna = await nodes.browser(first)
    browsers = [anna, *[await nodes.browser(address, anna) for address in others]]
    players = [
        Wanderer(await anna.new_table("thousand_km", "mm", start=True), number)
        for number in range(TABLES)
    ]
    return Load(nodes, browsers, players)


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_n1_n2_a_node_is_frozen_until_it_is_given_up_and_then_the_other_is_killed(
    tmp_path: Path, round_: int
) -> None:
    """Awake again, the first knows at once that its tables are another's, and comes back under a
    new number."""

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
def test_n4_n5_nodes_are_started_anew_in_turn(tmp_path: Path, round_: int) -> None:
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
    """One that only this test stops."""
    own = Cluster()
    yield own
    own.remove()


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_d3_postgresql_is_started_anew_beneath_two_nodes(
    tmp_path: Path, cluster: Cluster, round_: int
) -> None:
    """Nobody is given up for it."""

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
def test_n9_where_nobody_is_the_clock_goes_on_at_another_node(tmp_path: Path, round_: int) -> None:
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
