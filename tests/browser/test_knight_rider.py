"""Knight Rider's board: whole games by mouse, touch and keys; a way that goes on after a reload."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.player import Player

SitDown = Callable[..., Player]

SHORT = {"auto_build": True, "round_limit": 5}
"""The city is there, and the chase ends after five rounds."""
READY = """() => {
  if (document.querySelector(".stage.over")) return "over";
  if (document.querySelector("[data-moving], [data-driving]")) return null;
  const turn = document.querySelector(".stage[data-turn]");
  return turn && document.querySelector("[data-primary]:enabled, .target") ? "choose" : null;
}"""


def wait(page: Page) -> str:
    state: str = page.wait_for_function(READY, timeout=30_000).json_value()
    return state


def begin(player: Player, *seats: str, **options: object) -> Page:
    player.open(player.create("knight_rider", *seats, **options))
    wait(player.page)
    return player.page


def choose(page: Page, press: Callable[[str], None]) -> None:
    """A goal or a place if there is one, then the button that does it."""
    if page.locator("[data-primary]").count() == 0:
        press(".target")
    press("[data-primary]")


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["mouse", "touch"])
def test_a_whole_chase_by_hand(sit_down: SitDown, viewport: dict[str, int]) -> None:
    touch = viewport == PHONE
    player = sit_down(viewport=viewport, has_touch=touch)
    page = begin(player, "me", "bot", **SHORT)

    def press(found: str) -> None:
        button = page.locator(found).first
        button.tap() if touch else button.click()

    while wait(page) != "over":
        choose(page, press)
    expect(page.locator(".stage.over")).to_be_visible()
