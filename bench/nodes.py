"""The effect of node failures on people; written to bench/nodes.md.

    .venv/bin/python bench/nodes.py [--rounds 5]

Runs the failures in `tests/server/test_node_faults.py` and `soak_nodes.py`, which compare all
acknowledged actions with the journals.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from datetime import date
from pathlib import Path

import msgspec

RESULTS = Path(__file__).parent / "nodes.md"
TESTS = ("tests/server/test_node_faults.py", "tests/server/soak_nodes.py")
NAME = re.compile(r"test_(?P<codes>(?:[a-z]\d_)+)(?P<words>\w+)")


class Figures(msgspec.Struct):
    """Results of one round."""

    fault: str
    """The pytest name of the failure's test."""
    acknowledged: int
    taken: int
    """Number of times a table was loaded by another node, or reloaded by its own."""
    pause: float


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "figures"
        asked = {"TAFELRUNDE_FAULTS": str(given.rounds), "TAFELRUNDE_FIGURES": str(file)}
        pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:playwright", *TESTS]
        done = subprocess.run(pytest, env={**os.environ, **asked}, check=False)
        rounds = [msgspec.json.decode(line, type=Figures) for line in file.open("rb")]
    failed = "" if done.returncode == 0 else "**Some rounds failed.** "
    RESULTS.write_text("\n".join([*heading(failed), *rows(rounds)]) + "\n")


def heading(failed: str) -> list[str]:
    git = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(git, stdout=subprocess.PIPE, text=True, check=False).stdout.strip()
    return [
        "# Nodes that fail",
        "",
        f"{failed}Written by `.venv/bin/python bench/nodes.py`. Commit {commit}, {date.today()}. "
        f"{platform.machine()}, {os.cpu_count()} cores with load "
        f"{os.getloadavg()[0]:.0f} at the end, Python {platform.python_version()}.",
        "",
        "Two or three nodes with interpreted rules on one PostgreSQL, all on the same cores;",
        "people at four tables of 1000 Kilometer choose as fast as it goes and go from node to",
        "node when one does not answer for two seconds (browsers wait for five). After each round",
        "all that was acknowledged is compared with the journals, in its order: a round in which",
        "anything was lost or happened twice fails and is not counted here. The pause is the",
        "longest between two choices at any of the tables: of the middle round, and of all.",
        "N6 is two faults one after the other, N7 has the start of both processes in it, D4 six",
        "seconds without a database.",
        "",
        "| fault | rounds | acknowledged | lost, twice | tables taken over | pause s |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]


def rows(rounds: Iterable[Figures]) -> list[str]:
    by_fault: dict[str, list[Figures]] = defaultdict(list)
    for one in rounds:
        by_fault[one.fault.split("[")[0]].append(one)
    return [row(fault, by_fault[fault]) for fault in by_fault]


def row(fault: str, rounds: list[Figures]) -> str:
    named = NAME.search(fault)
    assert named is not None, fault
    codes = named["codes"].rstrip("_").upper().replace("_", ", ")
    pauses = [one.pause for one in rounds]
    return (
        f"| {codes}: {named['words'].replace('_', ' ')} | {len(rounds)}"
        f" | {sum(one.acknowledged for one in rounds)} | 0, 0 | {sum(one.taken for one in rounds)}"
        f" | {statistics.median(pauses):.1f}, {max(pauses):.1f} |"
    )


if __name__ == "__main__":
    main()
