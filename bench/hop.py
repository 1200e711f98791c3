"""Cost of several nodes: proxied sockets, and a table record written with every entry.

The same tables on a single server with PostgreSQL, on one of two nodes, and through the other node,
which proxies everything. Rounds alternate at full speed; the result is CPU time.
"""

from __future__ import annotations

import tempfile
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from load import (
    JOIN,
    ROUNDS,
    SEATS,
    Ours,
    Served,
    Table,
    cpu_of,
    full_speed,
    open_ours,
    request,
    serve_ours,
)
from rich.progress import track
from websockets.asyncio.client import connect

from tafelrunde.server.edge.cookie import COOKIE
from tests.kit.postgresql import Cluster

Clock = Callable[[], float]
"""Returns the CPU seconds used by a program."""


@dataclass
class Way:
    """A route to the tables."""

    name: str
    tables: list[Table]
    clocks: list[Clock]
    """Clocks of the node that owns the tables, the proxying node, and PostgreSQL."""
    rates: list[float] = field(default_factory=list)
    used: list[list[float]] = field(default_factory=list)
    """CPU milliseconds per action, for each clock."""

    async def play(self, seconds: float) -> None:
        before = [clock() for clock in self.clocks]
        rate, times = await full_speed(self.tables, seconds)
        after = [clock() for clock in self.clocks]
        self.rates.append(rate)
        self.used.append([1000 * (b - a) / len(times) for a, b in zip(before, after, strict=True)])

    def cpu(self) -> list[float]:
        return [median(values) for values in zip(*self.used, strict=True)]

    def row(self) -> str:
        cells = " | ".join(f"{value:.2f}" for value in self.cpu())
        return f"| {self.name} | {median(self.rates):.0f} | {cells} |"


async def measure(tables: int, seconds: float, cluster: Cluster) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        servers: list[Served] = []

        def serve(name: str, *more: str) -> tuple[Served, str]:
            database = cluster.tables_for(Path(folder) / name)
            served, address, _ = serve_ours(Path(folder), "--database", database, *more)
            servers.append(served)
            return served, address

        def postgresql() -> float:
            return cpu_of_database(cluster)

        def nobody() -> float:
            return 0.0

        try:
            alone, address = serve("alone")
            owner, direct = serve("shared", "--node", "127.0.0.1:0")
            between, indirect = serve("shared", "--node", "127.0.0.1:0")
            through = await open_through(direct, indirect, tables)
            ways = [
                Way("alone", await open_ours(address, tables), [alone.cpu, nobody, postgresql]),
                Way("a node", await open_ours(direct, tables), [owner.cpu, nobody, postgresql]),
                Way("through another node", through, [owner.cpu, between.cpu, postgresql]),
            ]
            for _round in track(range(ROUNDS), f"{tables} tables, two nodes", transient=True):
                for way in ways:
                    await way.play(seconds)
        finally:
            for server in servers:
                server.stop()
    return table(*ways)


def table(alone: Way, node: Way, through: Way) -> list[str]:
    hop = sum(through.cpu()[:2]) - sum(node.cpu()[:2])
    more = 100 * (node.cpu()[0] / alone.cpu()[0] - 1)
    return [
        "| | actions/s | server CPU ms/action | node between | PostgreSQL |",
        "| --- | ---: | ---: | ---: | ---: |",
        *(way.row() for way in (alone, node, through)),
        "",
        f"A hop costs both nodes together {hop:.2f} ms of processor time an action. One of several",
        f"nodes, which writes the setup with every entry, uses {more:+.0f} % of a server alone.",
    ]


async def open_through(owner: str, between: str, tables: int) -> list[Table]:
    """Open tables owned by one node whose people are all connected to the other."""
    given = [request("GET", f"http://{owner}/api/me")[1] for _ in range(SEATS)]
    people = [f"{COOKIE}={cookie.partition('=')[2]}" for cookie in given]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
    opened: list[Table] = []
    for _ in range(tables):
        plan = {"game": "thousand_km", "seats": seats, "options": {"points_target": 100_000}}
        created, _ = request("POST", f"http://{owner}/api/tables", plan, people[0])
        url = f"ws://{owner}/api/tables/{created['code']}/socket"
        async with connect(url, additional_headers={"Cookie": people[0]}) as first:
            await first.send(JOIN)
            await first.recv()
            one = Ours()
            await one.open(between, created["code"], people)
        opened.append(one)
    with urllib.request.urlopen(f"http://{between}/metrics") as page:
        assert f"tafelrunde_hops_total {tables * SEATS}.0".encode() in page.read()
    return opened


def cpu_of_database(cluster: Cluster) -> float:
    """CPU seconds of all processes of a PostgreSQL cluster, including exited ones."""
    process = int((cluster.folder / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return cpu_of(process, children=True) + sum(cpu_of(int(child)) for child in children)
