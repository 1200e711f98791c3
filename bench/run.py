"""Compares speed and size: our games, interpreted and compiled, and other libraries.

    make bench

Everything is measured in one run on one core, in CPU seconds; the best of several rounds counts.
The table is written to bench/results.md with commit and machine.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
ROUNDS = 4
SECONDS = 1.0
INTERPRETED = [str(ROOT / ".venv/bin/python"), "bench/ours.py"]
COMPILED = [str(ROOT / ".venv-compiled/bin/python"), "bench/ours.py"]
PEERS = [str(ROOT / ".venv-bench/bin/python"), "bench/peers.py"]

Rates = dict[str, float]


# -- Measuring --------------------------------------------------------------------------------


def stay_on_one_core() -> str:
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def best_of_rounds(console: Console) -> tuple[Rates, Rates, Rates]:
    """Alternate interpreted, compiled and peers, so that load on the machine affects all alike."""
    best: tuple[Rates, Rates, Rates] = ({}, {}, {})
    for number in range(ROUNDS):
        console.print(f"round {number + 1} of {ROUNDS}", style="dim")
        for rates, command in zip(best, (INTERPRETED, COMPILED, PEERS), strict=True):
            output = subprocess.run(
                [*command, str(SECONDS)], cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True
            ).stdout
            for name, rate in json.loads(output.splitlines()[-1]).items():
                rates[name] = max(rate, rates.get(name, 0.0))
    return best


# -- Goals ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Row:
    what: str
    interpreted: float | None
    compiled: float | None

    def cells(self) -> list[str]:
        ratio = ""
        if self.interpreted and self.compiled and self.what.endswith("/s"):
            ratio = f"{self.compiled / self.interpreted:.1f}"
        return [self.what, number(self.interpreted), number(self.compiled), ratio]


def number(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}".replace(",", " ")


def rows(interpreted: Rates, compiled: Rates, peers: Rates) -> Iterator[Row]:
    for name in compiled:
        game, seats, what = name.split(" ")
        unit = {"bytes": "largest state, bytes", "menu": "largest menu"}.get(what, f"{what}/s")
        yield Row(f"{game}, {seats} seats: {unit}", interpreted[name], compiled[name])
    for name, rate in peers.items():
        python = "in C++" not in name
        yield Row(f"{name}: decisions/s", rate if python else None, None if python else rate)


@dataclass(frozen=True)
class Goal:
    text: str
    reached: float
    wanted: float
    at_most: bool = False

    @property
    def met(self) -> bool:
        return self.reached < self.wanted if self.at_most else self.reached >= self.wanted

    def cells(self) -> list[str]:
        sign = "<" if self.at_most else "≥"
        reached = number(self.reached) if self.wanted >= 1000 else f"{self.reached:.2f}"
        wanted = number(self.wanted) if self.wanted >= 1000 else f"{self.wanted:g}"
        return [self.text, f"{sign} {wanted}", reached, "met" if self.met else "not met"]


def goals(interpreted: Rates, compiled: Rates, peers: Rates) -> list[Goal]:
    """Goals for 1000 Kilometer for two, relative to the faster of OpenSpiel's two games."""
    ours = "thousand_km 2 decisions"
    loop = max(rate for name, rate in peers.items() if "in C++" in name)
    driven = max(rate for name, rate in peers.items() if "from Python" in name)
    return [
        Goal("compiled : interpreted", compiled[ours] / interpreted[ours], 20),
        Goal("compiled : OpenSpiel's C++ loop", compiled[ours] / loop, 2.5),
        Goal("compiled : RLCard uno", compiled[ours] / peers["RLCard uno"], 100),
        Goal("interpreted : OpenSpiel's Python loop", interpreted[ours] / driven, 0.5),
        Goal("largest state for two, bytes", compiled["thousand_km 2 bytes"], 2048, at_most=True),
        Goal("largest state for six, bytes", compiled["thousand_km 6 bytes"], 4096, at_most=True),
    ]


# -- Report -----------------------------------------------------------------------------------

HEADS = ["random play, best of rounds", "interpreted", "compiled", "ratio"]
GOAL_HEADS = ["1000 Kilometer", "wanted", "reached", ""]


def machine() -> str:
    model = platform.processor() or platform.machine()
    if Path("/proc/cpuinfo").exists():
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next((line.split(":")[1].strip() for line in lines if "model name" in line), model)
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {sys.version.split()[0]}"


def commit() -> str:
    git = ["git", "-C", str(ROOT)]
    name = subprocess.run([*git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    changed = subprocess.run([*git, "status", "--porcelain", "src"], capture_output=True, text=True)
    if name.returncode != 0:
        return "unknown"
    return name.stdout.strip() + (" and uncommitted changes" if changed.stdout else "")


def print_table(console: Console, heads: list[str], lines: list[list[str]]) -> None:
    table = Table()
    for head in heads:
        table.add_column(head, justify="left" if head == heads[0] else "right")
    for line in lines:
        table.add_row(*line)
    console.print(table)


def markdown(heads: list[str], lines: list[list[str]]) -> list[str]:
    marks = ["---", *["---:"] * (len(heads) - 1)]
    return ["| " + " | ".join(cells) + " |" for cells in (heads, marks, *lines)]


def main() -> None:
    console = Console()
    where = f"{machine()}, {stay_on_one_core()}"
    console.print(where)
    measured = best_of_rounds(console)
    table = [row.cells() for row in rows(*measured)]
    judged = [goal.cells() for goal in goals(*measured)]
    print_table(console, HEADS, table)
    print_table(console, GOAL_HEADS, judged)
    text = [
        "# Speed and size",
        "",
        f"Written by `make bench`. Commit {commit()}, {date.today().isoformat()}.",
        f"{where}; CPU time, best of {ROUNDS} interleaved rounds of {SECONDS:g} s each.",
        "",
        "Everybody chooses at random from the full menu of the full rules; a decision is a choice",
        "of a seat, draws and throws are not counted but take their time. A state's size is what",
        "a copy of it does not share with the original, at its largest in a game.",
        "",
        *markdown(HEADS, table),
        "",
        *markdown(GOAL_HEADS, judged),
    ]
    (ROOT / "bench" / "results.md").write_text("\n".join(text) + "\n", "utf-8")


if __name__ == "__main__":
    main()
