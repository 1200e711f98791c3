"""The game of the day: from the leaf on the home page to the table, and back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.player import Player


def test_the_leaf_leads_to_the_only_try(sit_down: Callable[..., Player]) -> None:
    page = sit_down().page
    page.goto("/")
    page.get_by_role("link", name="Abreißen").click()
    page.wait_for_url("**/day")
    page.get_by_role("button", name="Abreißen und spielen").click()
    page.wait_for_url("**/t/*")
    table = page.url
    page.goto("/day")
    page.get_by_role("button", name="Weiterspielen").click()
    page.wait_for_url(table)
    page.goto("/")
    expect(page.get_by_role("region", name="Das Spiel des Tages")).to_contain_text("Weiterspielen")
