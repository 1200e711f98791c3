"""A real server and a real Chromium. A page that logs an error or lacks a text fails its test."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tafelrunde.games import NAMES
from tafelrunde.table.fairness import SEED_BYTES
from tests.browser.player import Player
from tests.browser.serving import SEED, Server

ROOT = Path(__file__).parents[2]
INSTALL = "apt-get install -y chromium"
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
SAME_DICE = f"""
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = bytes =>
    bytes.length === {SEED_BYTES} ? bytes.fill({SEED % 256}) : random(bytes);
"""
"""What a browser adds to the dice follows from the seed as well; its numbers stay its own."""


KNOWN = "".join(f"localStorage['lesson:{name}'] ??= 'known';" for name in NAMES)
"""Most people of the tests know the games and are not offered to be shown them."""


def pytest_report_header() -> str:
    return f"cards of the browser tests: SEED={SEED}"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip(f"no chromium on the PATH; on Debian: {INSTALL}")
    arguments = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
    return {**browser_type_launch_args, "executable_path": chromium, "args": arguments}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The one at which most tests play."""
    yield from _served(tmp_path_factory.mktemp("data"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may stop."""
    yield from _served(tmp_path)


def _served(folder: Path) -> Iterator[Server]:
    subprocess.run([sys.executable, str(ROOT / "tools/client.py"), "current"], check=True)
    server = Server(folder)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def sit_down(browser: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """A new person with a browser of their own."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def new(at: Server = server, newcomer: bool = False, **settings: Any) -> Player:
        known = {"viewport": DESK, "locale": "de-DE", "reduced_motion": "reduce", **settings}
        context = browser.new_context(base_url=at.address, **known)
        context.add_init_script(SAME_DICE)
        if not newcomer:
            context.add_init_script(KNOWN)
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


REFUSED = "/api/tables/[^/]*$|/api/move/look$|/api/account$|/nothing"


def _note(problems: list[str], line: Any) -> None:
    # A browser also logs requests and sockets that failed, which tests of lost lines, of closed
    # tables, void codes, short passwords and of pages that do not exist provoke.
    provoked = "ERR_" in line.text or "WebSocket" in line.text
    refused = re.search(REFUSED, line.location["url"])
    told = line.type == "error" or "svelte.dev/e/" in line.text
    if told and not provoked and not refused:
        problems.append(line.text)


@pytest.fixture(scope="session")
def axe() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pictures of pages go: PICTURES=docs/pictures keeps them."""
    wanted = os.environ.get("PICTURES")
    return ROOT / wanted if wanted else tmp_path_factory.mktemp("pictures")
