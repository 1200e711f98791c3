"""Records the README's animation: a player and three bots in a real browser.

python -m tools.animation    writes docs/pictures/table.webp
"""

from __future__ import annotations

import base64
import io
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

TARGET = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "table.webp"
GAME, BOTS = "geisterfahrer", 3
CHOICE = ".dock :is([data-primary], [data-choice]):enabled"
"""The buttons that do something: the primary one, else one of several."""
SIZE = (1120, 720)
SHOWN = (840, 540)
BEFORE, SECONDS, FRAMES = 20, 16, 6
"""Seconds of the game that are left out, seconds that are shown, and frames per second."""
QUALITY = 55
LARGEST = 1_500_000
"""Bytes."""

Shot = tuple[float, str]
"""Seconds and the picture, as base64."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(folder) as address:
        save(record(address))
    size = TARGET.stat().st_size
    if size > LARGEST:
        sys.exit(f"{TARGET} has {size} bytes, more than {LARGEST}: lower SECONDS or QUALITY")


@contextmanager
def serving(folder: str) -> Iterator[str]:
    command = ["-m", "tafelrunde", "serve", "--port", "0", "--no-browser", "--data", folder]
    process = subprocess.Popen(
        [sys.executable, "-u", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    try:
        found = re.search(r"http://[\d.:]+", process.stdout.readline())
        assert found, "the server does not start"
        yield found[0]
    finally:
        process.terminate()
        process.wait()


def record(address: str) -> list[Shot]:
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=arguments
        )
        page = browser.new_page(
            base_url=address,
            viewport={"width": SIZE[0], "height": SIZE[1]},
            locale="en-GB",
            color_scheme="light",
        )
        page.request.get("/api/me")
        page.request.put("/api/me", data={"name": "Ada", "colour": "teal"})
        seats = [{"kind": "me"}, *[{"kind": "bot"}] * BOTS]
        table = {"game": GAME, "seats": seats, "start": True}
        code = page.request.post("/api/tables", data=table).json()["code"]
        page.goto(f"/t/{code}")
        page.wait_for_selector(".stage")
        play(page, BEFORE)
        shots = record_page(page)
        browser.close()
        return shots


def play(page: Page, seconds: int) -> None:
    """Take the first choice offered, at the pace of a person."""
    for _ in range(seconds):
        page.wait_for_timeout(1000)
        choice = page.locator(CHOICE).first
        if choice.is_visible():
            choice.click()


def record_page(page: Page) -> list[Shot]:
    shots: list[Shot] = []
    session = page.context.new_cdp_session(page)

    def keep(frame: dict[str, Any]) -> None:
        shots.append((frame["metadata"]["timestamp"], frame["data"]))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "png"})
    play(page, SECONDS)
    session.send("Page.stopScreencast")
    return shots


def save(shots: list[Shot]) -> None:
    """At equal intervals, the last picture before each."""
    began = shots[0][0]
    kept: list[Image.Image] = []
    for number in range(SECONDS * FRAMES):
        until = began + number / FRAMES
        shot = [data for seconds, data in shots if seconds <= until][-1]
        picture = Image.open(io.BytesIO(base64.b64decode(shot))).convert("RGB")
        kept.append(picture.resize(SHOWN, Image.Resampling.LANCZOS))
    kept[0].save(
        TARGET,
        save_all=True,
        append_images=kept[1:],
        duration=1000 // FRAMES,
        loop=0,
        quality=QUALITY,
        method=5,
    )


if __name__ == "__main__":
    main()
