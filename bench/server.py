"""The server under load and idle; written to bench/server.md.

    .venv-compiled/bin/python bench/server.py [--tables 100 300] [--seconds 4] [--resting 10000]

Runs on a data file and, in the same rounds, on a temporary PostgreSQL. See load.py, hop.py and
rest.py for the measurements.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

import hop
import load
import rest
import uvloop

from tests.kit.postgresql import Cluster

RESULTS = Path(__file__).parent / "server.md"


def heading(seconds: float) -> list[str]:
    git = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(git, stdout=subprocess.PIPE, text=True, check=False).stdout.strip()
    return [
        "# The server under load and at rest",
        "",
        f"Written by `make bench`. Commit {commit}, {date.today()}. {platform.machine()}, "
        f"{os.cpu_count()} cores, Python {platform.python_version()}, "
        f"boardgame.io {load.VERSION}.",
        "",
        "Four people at each table, over loopback; one process plays for all of them, on the same",
        "cores. An action counts when the last of the four has the frame. Every action of ours is",
        "on disk by then; boardgame.io keeps its games in memory. They take turns, and of",
        f"{load.ROUNDS} rounds of {seconds:g} s the middle one counts: by actions a second as fast",
        "as it goes, by p99 at the offered rate, which is half of the slowest one's speed.",
    ]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 300])
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--resting", type=int, default=10_000)
    given = parser.parse_args()
    cluster = Cluster(durable=True)
    text = ""
    try:
        for part in parts(given.tables, given.seconds, given.resting, cluster):
            sys.stdout.write(part)  # print now, in case a later part fails
            text += part
    finally:
        cluster.remove()
    RESULTS.write_text(text)


def parts(sizes: list[int], seconds: float, resting: int, cluster: Cluster) -> Iterator[str]:
    yield lines(*heading(seconds))
    for tables in sizes:
        database = cluster.tables_for(Path(f"{tables} tables"))
        measured = uvloop.run(load.compare(tables, seconds, database))
        yield lines("", f"## {tables} tables", "", *measured)
    nodes = uvloop.run(hop.measure(sizes[0], seconds, cluster))
    yield lines("", f"## Two nodes, {sizes[0]} tables", "", *nodes)
    yield lines("", "## Beside bots", "", *uvloop.run(load.beside_bots(seconds)))
    with tempfile.TemporaryDirectory() as folder:
        yield lines("", "## At rest", "", *uvloop.run(rest.measure(Path(folder), resting)))


def lines(*given: str) -> str:
    return "\n".join(given) + "\n"


if __name__ == "__main__":
    main()
