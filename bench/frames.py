"""How smoothly a board moves: frames a second while pieces fly, on a processor made slower.

    python -m bench.frames                 all five boards
    python -m bench.frames knatsch 6       a game, and how much slower the processor is made

A person makes a dozen choices against two bots in a real Chromium. More than 25 ms between two
frames is a frame missed.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright

from tafelrunde.games import NAMES
from tests.browser.player import GO_ON, Player
from tests.browser.serving import Server
from tests.browser.test_still import CHOOSE, EVENT

CHOICES = 12
MISSED = 25.0
DESK: ViewportSize = {"width": 1440, "height": 900}
WATCH = """() => {
  window.frames_ = [];
  let last = performance.now();
  const frame = (now) => {
    if (document.querySelector('[data-moving]')) window.frames_.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def measure(page: Page, slower: int) -> list[float]:
    hand: CDPSession = page.context.new_cdp_session(page)
    hand.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(WATCH)
    for _choice in range(CHOICES):
        event = page.wait_for_function(EVENT).json_value()
        if event == "over":
            break
        if event == "result":
            page.locator(GO_ON).click()
        elif not page.evaluate(CHOOSE):
            page.keyboard.press("l")
    page.wait_for_function(EVENT)
    found: list[float] = page.evaluate("window.frames_")
    return found


def main() -> None:
    games = sys.argv[1:2] or NAMES
    slower = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    for game in games:
        sys.stdout.write(f"{told(game, slower)}\n")


def told(game: str, slower: int) -> str:
    """How smoothly one board moves, in a line."""
    chromium = shutil.which("chromium")
    options: dict[str, Any] = {"executable_path": chromium, "args": ["--no-sandbox"]}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(**options)
        context = browser.new_context(base_url=server.address, viewport=DESK, locale="de-DE")
        page = context.new_page()
        player = Player(page)
        player.open(player.create(game, "me", "bot", "bot"))
        times = measure(page, slower)
        browser.close()
        server.stop()
    if not times:
        return f"{game}: nothing moved"
    late = sum(1 for time in times if time > MISSED)
    mean = 1000 * len(times) / sum(times)
    return (
        f"{game}, {slower} times slower: {len(times)} frames in motion, {mean:.0f} a second, "
        f"{100 * late / len(times):.1f} % late, longest {max(times):.0f} ms"
    )


if __name__ == "__main__":
    main()
