"""Files of the client that do not arrive: after an upgrade, or while the network is away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.player import Player

SitDown = Callable[..., Player]


def lose(page: Page, name: str, *, times: int | None = None) -> None:
    """Requests for a file of the build get 404: always, or so many times."""
    page.route(f"**/assets/{name}-*", lambda route: _lost(route), times=times)


def _lost(route: Route) -> None:
    route.fulfill(status=404)


def newcomer(sit_down: SitDown) -> Player:
    """Nothing is cached."""
    return sit_down(fresh=True, failing=True, service_workers="block")


def test_a_page_whose_program_is_missing_says_so_and_loads_again(sit_down: SitDown) -> None:
    page = newcomer(sit_down).page
    lose(page, "main", times=1)
    page.goto("/")
    page.wait_for_selector("article")
    expect(page.get_by_text("nicht angekommen")).to_be_hidden()
    # If that does not help, the page does not reload for ever.
    lose(page, "main")
    page.reload()
    page.wait_for_function("() => JSON.parse(sessionStorage['tafelrunde:reloads']).length === 2")
    expect(page.get_by_text("nicht angekommen")).to_be_visible()
    page.unroute("**/assets/main-*")
    page.get_by_role("button", name="Neu laden").click()
    page.wait_for_selector("article")


def test_a_table_whose_board_is_missing_is_played_as_text(sit_down: SitDown) -> None:
    ada = newcomer(sit_down)
    page = ada.page
    code = ada.create("thousand_km", "me", "bot")
    lose(page, "stage", times=2)
    ada.open(code)
    page.wait_for_selector(".stage.board [data-leads]")
    lose(page, "stage")
    ada.open(code)
    expect(page.get_by_text("Das Brett ist ausgefallen.")).to_be_visible()
    page.wait_for_function("() => JSON.parse(sessionStorage['tafelrunde:reloads']).length === 2")
    expect(page.get_by_text("Das Brett ist ausgefallen.")).to_be_visible()
    ada.wait()
    ada.choose_in_text()
    ada.wait()
    page.unroute("**/assets/stage-*")
    page.get_by_role("button", name="Brett neu laden").click()
    page.wait_for_selector(".stage.board [data-leads]")


@pytest.mark.full
def test_texts_that_are_missing_are_shown_in_the_other_language(sit_down: SitDown) -> None:
    page = newcomer(sit_down).page
    lose(page, "de")
    page.goto("/")
    page.wait_for_selector("article")
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
