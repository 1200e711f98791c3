"""Help in place: every thing of every board and text table says what it is, however it is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import check_access
from tests.browser.conftest import PHONE
from tests.browser.player import Player

SitDown = Callable[..., Player]
TIP = ".explain"
PLAIN_CARD = "[data-see^='hand.']"


def begin(player: Player) -> Page:
    player.open(player.create("thousand_km", "me", "bot"))
    player.wait()
    return player.page


def test_a_mouse_that_rests_is_told(sit_down: SitDown) -> None:
    page = begin(sit_down())
    page.locator("[data-see=talon]").hover()
    expect(page.locator(TIP)).to_contain_text("Der Talon")
    page.locator(TIP).get_by_role("button", name="Regel R4.1").click()
    expect(page.locator("#side .shown")).to_contain_text("R4.1")
    expect(page.locator(TIP)).to_have_count(0)
    page.locator("[data-see='parties.0.speed']").hover()
    expect(page.locator(TIP)).to_contain_text("Der Tempostapel")
    page.mouse.move(2, 300)
    expect(page.locator(TIP)).to_have_count(0)


@pytest.mark.full
def test_a_mouse_is_not_told_who_does_not_want_it(sit_down: SitDown) -> None:
    ada = sit_down(fresh=True)
    ada.prefer(explain="")
    page = begin(ada)
    page.clock.install()
    page.locator("[data-see=talon]").hover()
    page.clock.run_for(5_000)
    expect(page.locator(TIP)).to_have_count(0)


def test_a_long_press_explains_and_is_no_tap(sit_down: SitDown) -> None:
    """The card that was pressed stays in the hand; a tap afterwards takes one as ever."""
    page = begin(sit_down(viewport=PHONE, has_touch=True))
    card = page.locator(PLAIN_CARD).first
    box = card.bounding_box()
    assert box is not None
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    # A finger that stays: Playwright itself can only tap.
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    expect(page.locator(TIP)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(TIP)).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")
    other = page.locator(PLAIN_CARD).nth(1)
    other.tap()
    expect(page.locator(TIP)).to_have_count(0)
    expect(other).to_have_attribute("aria-pressed", "true")


def test_a_key_explains_what_has_the_focus(sit_down: SitDown, axe: str) -> None:
    """It takes the keys while it is read, goes on to other things, and gives the focus back."""
    page = begin(sit_down())
    card = page.locator(PLAIN_CARD).first
    card.focus()
    page.keyboard.press("?")
    tip = page.locator(TIP)
    expect(tip).to_be_focused()
    first = tip.inner_text()
    expect(card).to_have_attribute("aria-description", first.split("\n")[0])
    check_access(page, axe)
    page.keyboard.press("ArrowRight")
    expect(tip).not_to_have_text(first)
    page.keyboard.press("Enter")
    expect(page.locator(".stage:not([data-asked])")).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    expect(card).to_be_focused()


@pytest.mark.full
def test_the_list_of_keys_leads_to_all_explanations(sit_down: SitDown) -> None:
    page = begin(sit_down())
    page.keyboard.press("?")
    page.get_by_role("button", name="Alles auf dem Tisch erklären").click()
    expect(page.locator(TIP)).to_be_focused()
