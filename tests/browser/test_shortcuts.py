"""Keys that pick after a click: Enter does what was picked last."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.player import Player
from tests.browser.test_gallery import gallery, show

__all__ = ["gallery"]

SitDown = Callable[..., Player]
PRESSED_BY_ENTER = """() => {
  const { leads, choice } = document.activeElement.dataset;
  return leads ?? choice; }"""


@pytest.mark.parametrize(
    ("game", "scene", "pieces"),
    [
        ("thousand_km", "2-choose", ".hand [data-leads]"),
        ("kraftwagen", "3-select_tile", ".belt [data-choice]"),
    ],
)
def test_enter_does_what_a_key_picked(
    game: str, scene: str, pieces: str, gallery: str, sit_down: SitDown
) -> None:
    """Click one piece, Esc, press the key of another one: Enter must not press the first."""
    page = sit_down().page
    show(page, gallery, game, scene)
    found = page.locator(pieces)
    found.nth(6).click()
    page.keyboard.press("Escape")
    page.keyboard.press("4")
    fourth = found.nth(3).evaluate("piece => piece.dataset.leads ?? piece.dataset.choice")
    page.wait_for_function(f"wanted => ({PRESSED_BY_ENTER})() === wanted", arg=fourth)
    page.keyboard.press("Enter")
    page.wait_for_selector(".stage[data-asked]")
    assert found.nth(6).get_attribute("aria-pressed") != "true"
