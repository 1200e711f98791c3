"""A real server and a real Chromium. A page that logs an error or lacks a text fails its test.

Contexts are reused: a warm cache opens a table in a third of the time that a cold one needs.
"""

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
from playwright.sync_api import Browser, BrowserContext, expect

from tafelrunde.games import NAMES
from tafelrunde.table.fairness import SEED_BYTES
from tests.browser.player import Player
from tests.browser.serving import SEED, Server, served

ROOT = Path(__file__).parents[2]
LONGEST_WAIT = 60_000
"""Milliseconds until an expected thing must have happened, on however busy a machine."""
expect.set_options(timeout=LONGEST_WAIT)
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
    with served(folder) as server:
        yield server


class Contexts:
    """Browser contexts by their settings. A context is emptied before the next test uses it."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self.server = server
        self._idle: dict[str, list[BrowserContext]] = {}
        self._keys: dict[BrowserContext, str] = {}

    def take(self, **settings: Any) -> BrowserContext:
        key = repr(sorted(settings.items()))
        if idle := self._idle.get(key):
            return idle.pop()
        context = self.new(self.server, **settings)
        self._keys[context] = key
        return context

    def new(self, at: Server, *, newcomer: bool = False, **settings: Any) -> BrowserContext:
        context = self._browser.new_context(base_url=at.address, **settings)
        context.set_default_timeout(LONGEST_WAIT)
        context.add_init_script(SAME_DICE)
        if not newcomer:
            context.add_init_script(KNOWN)
        return context

    def give_back(self, context: BrowserContext) -> None:
        key = self._keys.get(context)
        if key is None:
            context.close()
            return
        for page in context.pages:
            page.close()
        context.clear_cookies()
        blank = context.new_page()
        origin = {"origin": self.server.address, "storageTypes": "all"}
        context.new_cdp_session(blank).send("Storage.clearDataForOrigin", origin)
        blank.close()
        self._idle.setdefault(key, []).append(context)


@pytest.fixture(scope="session")
def contexts(browser: Browser, server: Server) -> Contexts:
    return Contexts(browser, server)


@pytest.fixture
def sit_down(contexts: Contexts) -> Iterator[Callable[..., Player]]:
    """A new person with a browser of their own. `fresh`: nothing is cached and nothing is reused
    afterwards, which tests of downloads and of a stopped clock need. `failing`: the test makes the
    page report errors."""
    taken: list[BrowserContext] = []
    problems: list[str] = []

    def new(
        at: Server | None = None, fresh: bool = False, failing: bool = False, **settings: Any
    ) -> Player:
        known = {"viewport": DESK, "locale": "de-DE", "reduced_motion": "reduce", **settings}
        if at is None and not fresh:
            context = contexts.take(**known)
        else:
            context = contexts.new(at or contexts.server, **known)
        taken.append(context)
        page = context.new_page()
        if not failing:
            page.on("pageerror", lambda error: problems.append(str(error)))
            page.on("console", lambda line: _note(problems, line))
        return Player(page)

    yield new
    for context in taken:
        contexts.give_back(context)
    assert not problems, problems


REFUSED = "/api/tables/[^/]*$|/api/move/look$|/api/account$|/nothing"


def _note(problems: list[str], line: Any) -> None:
    # A browser also logs requests and sockets that failed, which tests of lost lines, of closed
    # tables, void codes, short passwords and of pages that do not exist provoke.
    provoked = "ERR_" in line.text or "WebSocket" in line.text
    refused = re.search(REFUSED, line.location["url"])
    told = line.type == "error" or "svelte.dev/e/" in line.text
    if told and not provoked and not refused:
        problems.append(f"{line.text} {line.location['url']}")


@pytest.fixture(scope="session")
def axe() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pictures of pages go: PICTURES=docs/pictures keeps them."""
    wanted = os.environ.get("PICTURES")
    return ROOT / wanted if wanted else tmp_path_factory.mktemp("pictures")
