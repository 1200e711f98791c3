"""How smoothly a board moves: frames a second while pieces fly, on a processor made slower.

    python -m bench.frames                 1000 Kilometer
    python -m bench.frames knatsch 6       a game, and how much slower the processor is made

A person plays eight turns against two bots in a real Chromium. More than 25 ms between two frames
is a frame missed.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.player import Player
from tests.browser.serving import Server

TURNS = 8
MISSED = 25.0
DESK = {"width": 1440, "height": 900}
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


def measure(page: Page, player: Player, slower: int) -> list[float]:
    hand: CDPSession = page.context.new_cdp_session(page)
    hand.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(WATCH)
    for _turn in range(TURNS):
        if player.wait() == "over":
            break
        player.choose_first()
    player.wait()
    found: list[float] = page.evaluate("window.frames_")
    return found


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "thousand_km"
    slower = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    chromium = shutil.which("chromium")
    options: dict[str, Any] = {"executable_path": chromium, "args": ["--no-sandbox"]}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(**options)
        context = browser.new_context(base_url=server.address, viewport=DESK, locale="de-DE")  # type: ignore[arg-type]
        page = context.new_page()
        player = Player(page)
        player.open(player.create(game, "me", "bot", "bot"))
        times = measure(page, player, slower)
        browser.close()
        server.stop()
    if not times:
        sys.stdout.write(f"{game}: nothing moved\n")
        return
    late = sum(1 for time in times if time > MISSED)
    mean = 1000 * len(times) / sum(times)
    sys.stdout.write(
        f"{game}, {slower} times slower: {len(times)} frames in motion, {mean:.0f} a second, "
        f"{100 * late / len(times):.1f} % late, longest {max(times):.0f} ms\n"
    )


if __name__ == "__main__":
    main()
