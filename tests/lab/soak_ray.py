"""The lab on Ray: same results as locally even if workers die, and no machines with other rules.

Run only by `make soak`, because Ray fails to start while other tests keep the cores busy."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import tafelrunde

SECONDS = 300
"""Timeout of a command."""
SOURCE = Path(tafelrunde.__file__).parents[1]
ON_RAY = ("--engine", "ray", "--workers", "2", "--lang", "en")


def environment(source: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(source), "PYTHONUTF8": "1"}


# -- Same results ----------------------------------------------------------------------------------


def begun(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tafelrunde", *arguments],
        env=environment(SOURCE),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def figures(command: subprocess.Popen[str]) -> dict[str, object]:
    """The results of a command, without the speed."""
    out, said = command.communicate(timeout=SECONDS)
    assert command.returncode == 0, said
    found: dict[str, object] = json.loads(out)
    for name in ("seconds", "workers", "decisions_per_second", "games_per_second"):
        found.pop(name, None)
    return found


def kill_one_worker(of: subprocess.Popen[str]) -> None:
    """Kill a worker as soon as it runs a job."""
    for _ in range(10 * SECONDS):
        if working := working_for(of.pid):
            os.kill(working[0], signal.SIGKILL)
            return
        with suppress(subprocess.TimeoutExpired):
            of.wait(0.1)
            break
    raise TimeoutError(f"no worker was seen at work: {of.communicate()}")


def working_for(first: int) -> list[int]:
    """The Ray workers started by this process."""
    parents: dict[int, int] = {}
    playing = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents[int(folder.name)] = int(
                (folder / "stat").read_text().rpartition(")")[2].split()[1]
            )
            if (folder / "cmdline").read_bytes().startswith(b"ray::play_"):
                playing.append(int(folder.name))
    return [one for one in playing if first in ancestors(one, parents)]


def ancestors(process: int, parents: dict[int, int]) -> Iterator[int]:
    while process in parents:
        process = parents[process]
        yield process


def test_r1_results_equal_one_process_even_if_a_worker_dies() -> None:
    games = ("simulate", "knatsch", "--seats", "2", "--games", "300", "--seed", "2", "--json")
    contest = ("arena", "knatsch", "--players", "medium,easy", "--games", "12", "--json")
    simulation = begun(*games, *ON_RAY)
    kill_one_worker(simulation)
    assert figures(simulation) == figures(begun(*games))
    assert figures(begun(*contest, *ON_RAY)) == figures(begun(*contest))


# -- Other rules -----------------------------------------------------------------------------------

AS_BEFORE = "import sys; sys.path.remove({other!r}); from tafelrunde.cli import main; main()"
"""Runs the command without the other rules on its path, which its workers find first."""


def test_r2_machine_with_other_rules_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(SOURCE, other, ignore=shutil.ignore_patterns("__pycache__", "*.so", "web"))
    rules = other / "tafelrunde" / "games" / "knatsch" / "__init__.py"
    changed = re.sub(r"(rules_version = )\d+", r"\g<1>9", rules.read_text("utf-8"))
    assert changed != rules.read_text("utf-8")
    rules.write_text(changed, "utf-8")
    asked = subprocess.run(
        [sys.executable, "-c", AS_BEFORE.format(other=str(other)), "simulate", "knatsch", *ON_RAY],
        env=environment(other),
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )
    assert asked.returncode != 0
    assert "would come to other numbers" in asked.stderr
    assert re.search(r"rules of knatsch: \d+ ≠ 9", asked.stderr)
