"""`tafelrunde serve`: for whom it listens."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.cli.serve import address_for_others, announce, is_home_address
from tafelrunde.cli.words import TerminalWords
from tafelrunde.server.settings import Settings


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


@pytest.mark.parametrize(
    ("found", "home"),
    [
        ("192.168.1.5", True),
        ("10.0.0.7", True),
        ("127.0.0.1", False),
        ("8.8.8.8", False),
        (None, False),
    ],
)
def test_a_public_address_is_not_opened_by_lan(found: str | None, home: bool) -> None:
    assert is_home_address(found) is home


def test_who_opens_the_house_is_told_for_whom(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    others = "http://192.168.1.5:8000"
    here = "http://127.0.0.1:8000/"
    announce(TerminalWords("en"), Settings(data=tmp_path, host="0.0.0.0", address=others), here)
    said = capsys.readouterr().out
    assert others in said
    assert "Everybody in the networks of this machine" in said
    announce(TerminalWords("en"), Settings(data=tmp_path), here)
    assert "Everybody" not in capsys.readouterr().out
