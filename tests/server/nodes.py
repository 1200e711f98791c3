"""Several nodes on one PostgreSQL, as separate processes, and players who switch between them."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import count
from pathlib import Path

import psycopg
from websockets.exceptions import ConnectionClosed

from tests.kit.postgresql import Cluster, shared
from tests.server.harness import SECONDS, Browser, TableSocket
from tests.server.process import served
from tests.server.test_durability import GONE, Player

ROUNDS = int(os.environ.get("TAFELRUNDE_FAULTS", "1"))
"""Repetitions of each fault."""
TABLES = 4
BROKEN, RESTART = 1006, 1012
"""Close codes after which a browser reconnects by itself."""
UNANSWERED = 2.0
"""Seconds without an answer after which these players go to another node; browsers wait five."""
OPENING = 4.0
"""Timeout for opening a socket: slightly longer than declaring a node dead takes."""
FIGURES = os.environ.get("TAFELRUNDE_FIGURES", "")
"""A file to which each round appends its figures, for `bench/nodes.py`."""
LONGEST_PAUSE = 6.0 if ROUNDS > 1 else SECONDS
"""Seconds. Longer in tests that share the machine with others."""


class Place:
    """Several nodes on one database."""

    def __init__(self, folder: Path, database: str, stack: AsyncExitStack) -> None:
        self.folder = folder
        self.database = database
        self.nodes: dict[str, Process] = {}
        self._stack = stack

    async def start(self, *options: str, database: str = "", hours_ahead: int = 0) -> str:
        """Start a node, optionally through another database URL; its address."""
        node = ["--database", database or self.database, "--node", "127.0.0.1:0", *options]
        serving = served(self.folder, *node, hours_ahead=hours_ahead)
        address, process = await self._stack.enter_async_context(serving)
        await self.until(lambda: is_served(address))
        self.nodes[address] = process
        return address

    async def browser(self, address: str, like: Browser | None = None) -> Browser:
        """A new browser, or one with the identity of another."""
        browser = Browser(address, self._stack)
        if like is not None:
            browser.become(like.token)
        return await browser.arrive()

    def ask(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        with psycopg.connect(self.database, autocommit=True) as connection:
            return connection.execute(sql.encode(), values).fetchall()

    def owner(self, code: str) -> object:
        """The address of the node that owns a table; None if no node does."""
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
    """Whether a node accepts connections, which it does once it can serve."""
    host, _, port = address.rpartition(":")
    with socket.socket() as line:
        return line.connect_ex((host, int(port))) == 0


@asynccontextmanager
async def place(folder: Path, nodes: int, cluster: Cluster | None = None) -> AsyncIterator[Place]:
    async with AsyncExitStack() as stack:
        database = (cluster or shared()).tables_for(folder)
        found = Place(folder, database, stack)
        for _ in range(nodes):
            await found.start()
        yield found


# -- People ----------------------------------------------------------------------------------------


class Wanderer(Player):
    """Connects to any node, and to another one if it does not answer."""

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
            except ConnectionClosed:
                assert table.socket.close_code in (BROKEN, RESTART)
                raise
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
    """Players at several tables who switch between all nodes."""

    def __init__(self, nodes: Place, browsers: list[Browser], players: list[Wanderer]) -> None:
        self._nodes = nodes
        self._players = players
        self._counted = asyncio.Semaphore(0)
        self._tasks = [
            asyncio.create_task(player.wander(browsers, self._counted)) for player in players
        ]

    async def goes_on(self) -> None:
        """Wait until every unfinished table has some more acknowledged choices."""
        wanted = {player: len(player.acknowledged) + 3 for player in self._players}
        async with asyncio.timeout(SECONDS):
            while any(
                not player.over and len(player.acknowledged) < many
                for player, many in wanted.items()
            ):
                await self._counted.acquire()

    async def compare(self, longest_pause: float = LONGEST_PAUSE) -> None:
        """Check that the journals contain what was acknowledged, in order and without
        duplicates."""
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
            player.compare([str(line) for (line,) in lines])
        pause = max(player.pause for player in self._players)
        if FIGURES:
            self._note(pause)
        assert pause < longest_pause

    def _note(self, pause: float) -> None:
        """Record the figures of this round, in which nothing was lost or duplicated."""
        taken = "SELECT sum(epoch) - count(*) FROM holding WHERE length > 0"
        figures = {
            "fault": os.environ["PYTEST_CURRENT_TEST"],
            "acknowledged": sum(len(player.acknowledged) for player in self._players),
            "taken": int(str(self._nodes.ask(taken)[0][0])),
            "pause": pause,
        }
        with Path(FIGURES).open("a") as file:
            file.write(json.dumps(figures) + "\n")


async def play_at(nodes: Place) -> Load:
    first, *others = nodes.nodes
    anna = await nodes.browser(first)
    browsers = [anna, *[await nodes.browser(address, anna) for address in others]]
    players = [
        Wanderer(await anna.new_table("thousand_km", "mm", start=True), number)
        for number in range(TABLES)
    ]
    return Load(nodes, browsers, players)
