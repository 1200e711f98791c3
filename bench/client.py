"""Time until the browser client is usable on a slow phone.

    .venv/bin/python bench/client.py http://127.0.0.1:8000

Chromium with the CPU slowed down four times and a 1.6 Mbit/s network with 150 ms latency; a first
visit with an empty cache. Best, median and worst of five runs.
"""

from __future__ import annotations

import shutil
import sys
import time

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console

VISITS = 5
SLOWER = 4
DELAY = 150
BYTES_A_SECOND = 1_600_000 // 8


def visit(browser: Browser, address: str) -> tuple[float, int]:
    """Seconds until the first game can be chosen, and bytes fetched until then."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    session.send("Network.enable")
    line = {"offline": False, "latency": DELAY, "uploadThroughput": BYTES_A_SECOND}
    session.send("Network.emulateNetworkConditions", {**line, "downloadThroughput": BYTES_A_SECOND})
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator("article button").first.wait_for()
    seconds = time.perf_counter() - start
    fetched = page.evaluate(
        "() => performance.getEntries().reduce((sum, e) => sum + (e.transferSize ?? 0), 0)"
    )
    context.close()
    return seconds, int(fetched)


def main() -> None:
    address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        visits = sorted(visit(browser, address) for _visit in range(VISITS))
        browser.close()
    times = [seconds for seconds, _ in visits]
    Console().print(
        f"first game can be chosen after {times[0]:.2f} s (best), {times[VISITS // 2]:.2f} s "
        f"(middle), {times[-1]:.2f} s (worst); {visits[0][1] / 1000:.0f} kB fetched"
    )


if __name__ == "__main__":
    main()
