"""`make play` in a fresh checkout: serves immediately from source, then the compiled build."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, plain
from tools.bootstrap import ROOT

PARTS = ("LICENSE", "MANIFEST.in", "Makefile", "README.md", "pyproject.toml", "setup.py", "uv.lock")
ADDRESS = re.compile(r"(http://127\.0\.0\.1:\d+)/\n")
RESTART = re.compile(r"the server restarts[^\n]*\n")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with everything `make play` needs, without environments; the client is built."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    for part in PARTS:
        shutil.copy(ROOT / part, folder)
    made = shutil.ignore_patterns("__pycache__", "*.egg-info", "build")
    for part in ("src", "tools", "examples"):
        shutil.copytree(ROOT / part, folder / part, ignore=made)
    if (ROOT / ".uv").exists():
        (folder / ".uv").symlink_to(ROOT / ".uv")
    return folder


def settings(data: Path) -> dict[str, str]:
    """This machine's environment, without a compiler, since compiling would take minutes."""
    ours = ("UV_", "PIP_", "XDG_", "SSL_", "HTTP", "http", "NO_PROXY", "no_proxy")
    kept = {name: value for name, value in os.environ.items() if name.startswith(ours)}
    serve = {"HOST": "127.0.0.1", "PORT": "0", "DATA": str(data), "NO_BROWSER": "1", "PURE": "1"}
    return {**kept, **{f"TAFELRUNDE_{name}": value for name, value in serve.items()}}


def version_at(address: str) -> str:
    with urllib.request.urlopen(f"{address}/api/health", timeout=120) as answer:
        return str(json.load(answer)["version"])


def test_play_serves_from_source_and_then_the_build(checkout: Path, tmp_path: Path) -> None:
    make = ("make", "play", f"PYTHON={sys.executable}")
    more = settings(tmp_path / "data")
    with Terminal(program=make, folder=checkout, more=more, width=200, patience=120) as terminal:
        said, found = terminal.until(ADDRESS)
        assert found is not None, terminal.everything
        assert "served as plain Python" in plain(said)
        address = found[1]
        terminal.until(RESTART)
        _text, again = terminal.until(ADDRESS)
        assert again is not None
        assert again[1] == address
        # Only the installed package has a version.
        assert version_at(address) != "0"
        terminal.press(b"\x03")
        rest, _end = terminal.until()
        assert terminal.exit_code() == 0, rest
    said = plain(rest)
    assert "Der Server ist beendet" in said
    assert "Error" not in said
    assert "Traceback" not in said
