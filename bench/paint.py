"""CPU cost of a tap on a phone: the most demanding scene of each board, on a slowed-down CPU.

    python -m tools.gallery FOLDER
    python -m bench.paint FOLDER           all boards; writes bench/paint.md

In each scene pieces and buttons are tapped one after another, like a player exploring before a
choice. Reports the work of the main thread from a tap to the frame that shows its effect.
"""

from __future__ import annotations

import functools
import json
import shutil
import sys
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

PHONE: ViewportSize = {"width": 390, "height": 844}
SLOWER = 4
PRESSES = 20
WORK = ("FunctionCall", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize")
"""Chromium trace events: scripts, styles, layout, painting, layers."""
SCENES = {
    "thousand_km": "6-choose",
    "knatsch": "6-choose",
    "geisterfahrer": "4-choose",
    "knight_rider": "5-step",
    "kraftwagen": "4-select_tile",
}
"""Scenes with the most players and the longest menu; for Knight Rider, the largest city."""
PAGE = Path(__file__).with_name("paint.md")
HEAD = f"""# What a phone spends on a press

Written by `python -m bench.paint`: the hardest scene of each board at 390x844, Debian's Chromium
without a graphics card, a processor made {SLOWER} times slower, {PRESSES} presses in a row.
Milliseconds of the main thread for one press until it is seen; the pixels come on top.

| board | scene | all | of it |
| --- | --- | --- | --- |
"""
PRESS = """nth => {
  const found = [...document.querySelectorAll(
    ".stage :is([data-leads], [data-choice], [data-goal]):not(:disabled)")];
  const piece = found[nth % found.length];
  const { x, y, width, height } = piece.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2 };
  piece.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, ...at }));
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Log nothing."""


def main() -> None:
    handler = functools.partial(Silent, directory=sys.argv[1])
    rows = []
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/"
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in SCENES:
            rows.append(told(browser, address, game))
            sys.stdout.write(f"{rows[-1]}\n")
        browser.close()
        server.shutdown()
    PAGE.write_text(HEAD + "\n".join(rows) + "\n", "utf-8")


def told(browser: Browser, address: str, game: str) -> str:
    scene = SCENES[game]
    page = browser.new_page(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    page.goto(f"{address}?game={game}&scene={scene}&side=0")
    page.wait_for_selector(".stage")
    work = pressed(browser, page)
    page.close()
    each = {name: work.get(name, 0.0) / PRESSES for name in WORK}
    parts = ", ".join(f"{name} {time:.1f}" for name, time in each.items())
    return f"| {game} | {scene} | {sum(each.values()):.0f} | {parts} |"


def pressed(browser: Browser, page: Page) -> dict[str, float]:
    """Total milliseconds of each kind of work."""
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    for nth in range(PRESSES):
        page.evaluate(PRESS, nth)
    work: dict[str, float] = {}
    for event in json.loads(browser.stop_tracing())["traceEvents"]:
        if event.get("ph") == "X" and event["name"] in WORK:
            work[event["name"]] = work.get(event["name"], 0.0) + event.get("dur", 0) / 1000
    return work


if __name__ == "__main__":
    main()
