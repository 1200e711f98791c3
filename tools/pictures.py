"""Takes the pictures for the README and docs from the gallery, and draws those of the app.

python -m tools.pictures    writes docs/pictures, and icons and screens in web/public
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

from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "pictures"
APP = ROOT / "web" / "public"
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
SCREENS = (
    ("thousand_km", "4-choose", DESK, "screen-wide.jpg"),
    ("knatsch", "4-choose", PHONE, "screen-narrow.jpg"),
)
"""Game, scene, size and file of the screens that a browser shows before it installs the app."""
ICONS = ((192, 14, "icon-192.png"), (512, 14, "icon-512.png"), (512, 0, "icon-maskable.png"))
"""Size in pixels, radius of the corners as in icon.svg, and file. A system cuts the corners of the
maskable icon itself, and uses its inner 80 %."""


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
            name = f"{game}-{'phone' if size is PHONE else 'desk'}.jpg"
            show(page, gallery, game, scene, theme, "en")
            page.screenshot(path=TARGET / name, type="jpeg", quality=QUALITY)
        for game, scene, size, file in SCREENS:
            page.set_viewport_size(size)
            show(page, gallery, game, scene, "light", "de")
            page.screenshot(path=APP / file, type="jpeg", quality=QUALITY)
        for pixels, radius, file in ICONS:
            draw_icon(page, pixels, radius, APP / file)
        browser.close()


def show(page: Page, gallery: str, game: str, scene: str, theme: str, language: str) -> None:
    how = {"game": game, "scene": scene, "theme": theme, "lang": language, "pace": "off"}
    page.goto(f"{gallery}?{urlencode(how)}")
    page.wait_for_selector(".stage")
    page.wait_for_load_state("networkidle")


def draw_icon(page: Page, pixels: int, radius: int, file: Path) -> None:
    drawing = (APP / "icon.svg").read_text("utf-8").replace('rx="14"', f'rx="{radius}"')
    if not radius:
        ground, _, rest = drawing.partition("/>")
        drawing = f'{ground}/><g transform="translate(3.2 3.2) scale(0.9)">{rest}'
        drawing = drawing.replace("</svg>", "</g></svg>")
    page.set_viewport_size({"width": pixels, "height": pixels})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
    page.screenshot(path=file, omit_background=True)


if __name__ == "__main__":
    main()
