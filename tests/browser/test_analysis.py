"""What decided a finished game, on its replay page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.access import check_access
from tests.browser.player import Player

pytestmark = pytest.mark.full

SitDown = Callable[..., Player]
SIZES = {"phone": ViewportSize(width=390, height=844), "desk": ViewportSize(width=1440, height=900)}
FOUND = 120_000
"""Milliseconds in which some twenty positions are played on, by rules that are not compiled."""


@pytest.mark.parametrize(("theme", "language"), [("light", "de"), ("dark", "en")])
def test_it_is_asked_for_once_and_leads_to_moments(
    theme: Any, language: str, sit_down: SitDown, axe: str, pictures: Path
) -> None:
    player = sit_down(viewport=SIZES["desk"], color_scheme=theme)
    code = player.create("thousand_km", "me", "bot", mode="single_rally")
    player.open(code, text=True)
    for _turn in range(3):
        player.wait()
        player.choose_in_text()
    player.wait()
    player.beside("Tisch")
    player.press("Spiel beenden")
    player.press("Wirklich beenden, wie es steht?")
    page = player.page
    page.goto(f"/replay/{code}")
    page.wait_for_selector(".controls")
    player.beside("Tisch")
    player.press("Partie auswerten")
    expect(page.get_by_label("Die Partie wird ausgewertet")).to_be_visible()
    curves = page.locator(".analysis [role=img] polyline")
    expect(curves).to_have_count(2, timeout=FOUND)
    expect(page.locator(".analysis tbody tr")).to_have_count(2)
    for turn in page.locator(".analysis li a").all():
        target = (turn.get_attribute("href") or "").partition("?")[2]
        turn.click()
        page.wait_for_url(f"**{target}")
        expect(turn).to_have_attribute("aria-current", "true")
    # Who comes later need not wait; another seat's eyes see the same game.
    page.reload()
    player.beside("Tisch")
    expect(curves).to_have_count(2)
    page.select_option("#eyes", "-1")
    expect(curves).to_have_count(2)
    player.set_language(language)
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        opener = page.locator("[aria-controls=side]")
        if opener.get_attribute("aria-expanded") == "false":
            opener.click()
        page.locator(".analysis").scroll_into_view_if_needed()
        pictures.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=pictures / f"analysis-{name}-{theme}.png")
        check_access(page, axe)
