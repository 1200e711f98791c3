"""Takes the pictures for the README and docs from the gallery.

python -m tools.pictures    writes docs/pictures
"""

from __future__ import annotations

import functools
import shutil
import subprocess
import sys
import tempfile
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import ViewportSize, sync_playwright

TARGET = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
QUALITY = 82
PICTURES = (
    ("thousand_km", "4-choose", DESK, "light"),
    ("knatsch", "4-roll-attack", DESK, "light"),
    ("geisterfahrer", "4-symbol-moves", DESK, "dark"),
    ("knight_rider", "4-ram", DESK, "dark"),
    ("kraftwagen", "3-select_action", DESK, "light"),
    ("thousand_km", "4-window", PHONE, "dark"),
    ("knatsch", "4-choose", PHONE, "light"),
)
"""Game, scene, size and theme."""


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Log nothing."""


def main() -> None:
    for old in TARGET.glob("*.jpg"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "tools.gallery", folder], check=True)
        handler = functools.partial(Silent, directory=folder)
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            take(f"http://127.0.0.1:{server.server_port}/")
            server.shutdown()


def take(gallery: str) -> None:
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=arguments
        )
        page = browser.new_page(reduced_motion="reduce")
        for game, scene, size, theme in PICTURES:
            page.set_viewport_size(size)
            how = {"game": game, "scene": scene, "theme": theme, "lang": "en", "pace": "off"}
            page.goto(f"{gallery}?{urlencode(how)}")
            page.wait_for_selector(".stage")
            page.wait_for_load_state("networkidle")
            name = f"{game}-{'phone' if size is PHONE else 'desk'}.jpg"
            page.screenshot(path=TARGET / name, type="jpeg", quality=QUALITY)
        browser.close()


if __name__ == "__main__":
    main()
