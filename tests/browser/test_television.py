"""A television, opened once, and phones that join by the code on its screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.access import check_access
from tests.browser.player import Player

SitDown = Callable[..., Player]
TELEVISION = {"viewport": {"width": 1920, "height": 1080}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def joins(phone: Player, code: str, name: str) -> None:
    page = phone.page
    page.get_by_label("Welcher Code steht auf dem Fernseher?").press_sequentially(code.lower())
    page.get_by_label("Wie heißt du?").fill(name)
    page.get_by_role("button", name="Mitspielen").click()


def test_phones_play_at_a_television_that_nobody_touches_after_ok(
    sit_down: SitDown, axe: str
) -> None:
    television, anna, bert = sit_down(**TELEVISION), sit_down(**PHONE), sit_down(**PHONE)
    screen = television.page
    screen.goto("/tv")
    expect(screen.get_by_role("heading", name="Was spielen wir?")).to_be_visible()
    check_access(screen, axe)
    screen.keyboard.press("ArrowRight")
    screen.keyboard.press("Enter")
    expect(screen.get_by_text("Wer zuerst kommt, gibt das Startzeichen.")).to_be_visible()
    code = screen.request.post("/api/screens", data={}).json()["code"]

    anna.page.goto("/tv")  # a phone is asked for the code
    expect(anna.page.get_by_label("Welcher Code steht auf dem Fernseher?")).to_be_focused()
    check_access(anna.page, axe)
    joins(anna, code, "Anna")
    expect(screen.get_by_text("Anna drückt „Los“ auf dem Handy.")).to_be_visible()
    bert.page.goto(f"/H/{code}")  # scanned
    bert.page.get_by_label("Wie heißt du?").fill("Bert")
    check_access(bert.page, axe)
    bert.page.get_by_role("button", name="Mitspielen").click()
    expect(bert.page.get_by_text("Schau auf den Fernseher!")).to_be_visible()
    expect(screen.locator("li", has_text="Bert")).to_be_visible()

    for page in (screen, anna.page, bert.page):
        check_access(page, axe)
    anna.page.get_by_role("button", name="Los – 2 spielen").click()
    expect(screen.get_by_text("Los geht’s in")).to_be_visible()
    expect(screen.locator(".tv")).to_be_visible()
    for phone in (anna, bert):
        expect(phone.page.locator(".stage")).to_be_visible()

    # After a reload the cookie finds the same table, and phones notice nothing.
    screen.reload()
    expect(screen.locator(".tv")).to_be_visible()
