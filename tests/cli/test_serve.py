"""`tafelrunde serve`: for whom it listens."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.cli.serve import address_for_others


def first_lines(folder: Path, *options: str) -> list[str]:
    """What it says before it serves: the address and the data file."""
    command = [sys.executable, "-m", "tafelrunde", "serve", "--lang", "en", "--port", "0"]
    with subprocess.Popen(
        [*command, "--no-browser", "--data", str(folder), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(2)]
        process.terminate()
        return [*lines, *process.communicate()[0].splitlines()]


def test_it_listens_for_this_machine_alone(tmp_path: Path) -> None:
    lines = first_lines(tmp_path)
    assert "http://127.0.0.1:" in lines[0]
    assert str(tmp_path) in lines[1]
    assert len(lines) == 2


def test_a_given_address_counts_more_than_the_network(tmp_path: Path) -> None:
    lines = first_lines(tmp_path, "--lan", "--host", "127.0.0.1")
    assert "http://127.0.0.1:" in lines[0]
    assert len(lines) == 2


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", None),
        ("::1", None),
        ("localhost", None),
        ("192.168.1.5", "http://192.168.1.5:8000"),
        ("fd00::5", "http://[fd00::5]:8000"),
        ("box.local", "http://box.local:8000"),
    ],
)
def test_it_knows_how_others_reach_it(host: str, address: str | None) -> None:
    assert address_for_others(host, 8000) == address
