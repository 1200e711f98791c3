"""Animation smoothness: frames per second while pieces move, also on a slowed-down CPU, and how the
time of a frame is spent.

    python -m bench.frames                 all five boards; writes bench/frames.md
    python -m bench.frames knatsch 6       one game, with the CPU slowdown factor

A person makes a dozen choices against two bots in a real Chromium. More than 25 ms between two
frames counts as a missed frame.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright

from tafelrunde.games import NAMES
from tests.browser.player import GO_ON, Player
from tests.browser.serving import Server

CHOICES = 12
MISSED = 25.0
WORK = ("FunctionCall", "UpdateLayoutTree", "Layout", "Paint", "Layerize")
"""Chromium trace events: scripts, styles, layout, painting, layers."""
PAGE = Path(__file__).with_name("frames.md")
HEAD = """# How smoothly the boards move

Written by `python -m bench.frames`: a person makes a dozen choices against two bots, 1440x900,
Debian's Chromium without a graphics card, so that every pixel is drawn by the two cores on which
server, bots and measuring run as well. Frames a second while pieces fly, and how many came later
than 25 ms; then what a frame is spent on at full speed, in milliseconds of its main thread; the
pixels come on top.

| board | frames/s | processor 4 times slower | work of a frame, ms |
| --- | --- | --- | --- |
"""
DESK: ViewportSize = {"width": 1440, "height": 900}
EVENT = f"""() => document.querySelector(".stage.over") ? "over"
  : document.querySelector("{GO_ON}") ? "result"
  : document.querySelector(".stage[data-turn]:not([data-asked], [data-moving])") && "choose\""""
CHOOSE = """() => {
  const button = document.querySelector(".list [data-choice]:enabled") ??
    document.querySelector(".dock [data-primary]:enabled");
  button?.click();
  return !!button;
}"""
"""Choose in one script, because a forced step may be played automatically meanwhile."""
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
    slower = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    rows = []
    for game in sys.argv[1:2] or NAMES:
        rows.append(told(game, slower))
        sys.stdout.write(f"{rows[-1]}\n")
    if len(sys.argv) == 1:
        PAGE.write_text(HEAD + "\n".join(rows) + "\n", "utf-8")


def told(game: str, slower: int) -> str:
    """Report on one board: at full speed, slowed down, and the work per frame."""
    full, work = played(game, 1)
    slow, _ = played(game, slower)
    spent = ", ".join(f"{name} {work.get(name, 0.0) / len(full):.1f}" for name in WORK)
    return f"| {game} | {smoothness(full)} | {smoothness(slow)} | {spent} |"


def smoothness(times: list[float]) -> str:
    late = sum(1 for time in times if time > MISSED)
    return f"{1000 * len(times) / sum(times):.0f}, {100 * late / len(times):.0f} % late"


def played(game: str, slower: int) -> tuple[list[float], dict[str, float]]:
    """The times between frames, and the total milliseconds of each kind of work."""
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
        browser.start_tracing(page=page, categories=["devtools.timeline"])
        times = measure(page, slower)
        trace = json.loads(browser.stop_tracing())
        browser.close()
        server.stop()
    work: dict[str, float] = {}
    for event in trace["traceEvents"]:
        if event.get("ph") == "X" and event["name"] in WORK:
            work[event["name"]] = work.get(event["name"], 0.0) + event.get("dur", 0) / 1000
    return times, work


if __name__ == "__main__":
    main()
