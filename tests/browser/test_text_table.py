"""Every game of the registry is played to its end at the text table, one by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tafelrunde.games import NAMES
from tests.browser.player import Player

SitDown = Callable[..., Player]

SHORT: dict[str, dict[str, Any]] = {
    "thousand_km": {"mode": "single_rally"},
    "knatsch": {"short_game": True, "round_limit": 15},
    "geisterfahrer": {"cars_per_player": 2, "max_rounds": 30},
    "knight_rider": {"auto_build": True, "round_limit": 8},
    "kraftwagen": {"rounds": "13"},
}


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_game_to_its_end(game: str, language: str, sit_down: SitDown) -> None:
    ada = sit_down(locale={"de": "de-DE", "en": "en-GB"}[language])
    ada.open(ada.create(game, "me", "bot", **SHORT.get(game, {})), text=True)
    assert ada.finish_in_text() > 0
    expect(ada.page.locator(".end li")).to_have_count(2)
    ada.page.get_by_role("link", name={"de": "nachspielen", "en": "replay"}[language]).click()
    expect(ada.page.locator("output")).to_contain_text("/")


def test_a_rally_by_keyboard_alone(sit_down: SitDown) -> None:
    """Skip to the content, then arrows and enter at the board, digits at the text table."""
    ada = sit_down()
    ada.open(ada.create("thousand_km", "me", "bot", mode="single_rally"))
    keys = ada.page.keyboard
    assert ada.wait() == "choose"
    keys.press("t")
    expect(ada.page.locator(".decide")).to_be_visible()
    keys.press("t")
    expect(ada.page.locator(".hand")).to_be_visible()
    for turn in range(300):
        if ada.wait() == "over":
            return
        if ada.page.locator(".big").count() == 0:
            ada.page.locator(".held").first.focus()
            for _step in range(turn % 3):
                keys.press("ArrowRight")
            keys.press("Enter")
        expect(ada.page.locator(".big").first).to_be_visible()
        ada.page.locator(".big").first.focus()
        keys.press("Enter")
    raise AssertionError("not over")


def test_the_live_region_tells_what_happened_and_whose_turn_it_is(sit_down: SitDown) -> None:
    ada = sit_down()
    ada.open(ada.create("thousand_km", "me", "bot"), text=True)
    ada.wait()
    ada.page.keyboard.press("1")
    expect(ada.page.locator("[data-test=told]")).to_contain_text("Du bist am Zug")
