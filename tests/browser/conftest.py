"""A real server and a real Chromium. A page that logs an error or lacks a text fails its test."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.player import Player
from tools import client

INSTALL = "apt-get install -y chromium"
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip(f"no chromium on the PATH; on Debian: {INSTALL}")
    arguments = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
    return {**browser_type_launch_args, "executable_path": chromium, "args": arguments}


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of our own, with bots that do not pause."""
    assert client.is_current(), "the client is not built: make setup"
    command = [sys.executable, "-c", "from tafelrunde.cli import main; main()", "serve"]
    options = ["--port", "0", "--pause", "0", "--no-browser", "--log-level", "warning"]
    limits = ["--requests-per-minute", "100000", "--sockets-per-address", "1000"]
    data = ["--data", str(tmp_path_factory.mktemp("data"))]
    server = subprocess.Popen(
        [*command, *options, *limits, *data],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert server.stdout is not None
    for line in server.stdout:
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found:
            _wait_for(found[0])
            yield found[0]
            break
    server.terminate()
    server.wait(10)
    server.stdout.close()


def _wait_for(address: str) -> None:
    deadline = time.monotonic() + 30
    while True:
        try:
            urllib.request.urlopen(f"{address}/api/health", timeout=5).close()
        except urllib.error.URLError:
            assert time.monotonic() < deadline, "the server does not answer"
        else:
            return


@pytest.fixture
def sit_down(browser: Browser, address: str) -> Iterator[Callable[..., Player]]:
    """A new person with a browser of their own."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def new(**settings: Any) -> Player:
        known = {"viewport": DESK, "locale": "de-DE", "reduced_motion": "reduce", **settings}
        context = browser.new_context(base_url=address, **known)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: _note(problems, line))
        page.set_default_timeout(15_000)
        return Player(page)

    yield new
    for context in contexts:
        context.close()
    assert not problems, problems


def _note(problems: list[str], line: Any) -> None:
    # A browser also logs requests and sockets that failed, which tests of lost lines provoke.
    if line.type == "error" and "ERR_" not in line.text and "WebSocket" not in line.text:
        problems.append(line.text)


@pytest.fixture(scope="session")
def axe() -> str:
    return (client.WEB / "node_modules/axe-core/axe.min.js").read_text("utf-8")


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pictures of pages go: PICTURES=docs/pictures keeps them."""
    wanted = os.environ.get("PICTURES")
    return client.ROOT / wanted if wanted else tmp_path_factory.mktemp("pictures")
