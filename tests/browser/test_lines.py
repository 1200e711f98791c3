"""The server goes away and comes back: in mid-game, on the offline page, without a reload."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.serving import Server

SitDown = Callable[..., Player]


def test_a_server_that_restarts_in_mid_game(sit_down: SitDown, own_server: Server) -> None:
    """The page stays, says so, and goes on by itself where the game stood."""
    ada = sit_down(at=own_server)
    ada.open(ada.create("thousand_km", "me", "bot"))
    ada.wait()
    ada.choose_on_board()
    ada.wait()
    ada.page.evaluate("() => { window.same = true; }")
    lines = ada.page.locator(".log [data-entry]").count()
    own_server.stop()
    expect(ada.page.get_by_text("Verbindung verloren")).to_be_visible()
    # Nothing can be chosen until the line is back.
    expect(ada.page.locator(".dock")).to_have_attribute("inert", "")
    own_server.start()
    expect(ada.page.get_by_text("Verbindung verloren")).to_have_count(0)
    assert ada.wait() == "choose"
    ada.choose_on_board()
    expect(ada.page.locator(".log [data-entry]").nth(lines)).to_be_attached()
    assert ada.page.evaluate("window.same")


def numbers(player: Player) -> list[int]:
    """Of the entries in the log, as they stand there."""
    told: list[str] = player.page.locator(".log [data-entry]").evaluate_all(
        "all => all.flatMap(line => line.dataset.entry.split(' '))"
    )
    return [int(number) for number in told]


@pytest.mark.full
def test_what_happened_while_the_line_was_lost(sit_down: SitDown) -> None:
    """Another device plays on; the gap in the log is filled and told."""
    ada = sit_down()
    code = ada.create("thousand_km", "me", "bot")
    ada.hold_line()
    ada.open(code)
    ada.wait()
    other = Player(ada.page.context.new_page())
    ada.cut_line()
    expect(ada.page.get_by_text("Verbindung verloren")).to_be_visible()
    other.open(code)
    for _turn in range(2):
        other.wait()
        other.choose_on_board()
    other.wait()
    last = numbers(other)[0]
    ada.mend_line()
    away = ada.page.get_by_role("status").filter(has_text="Inzwischen")
    expect(away).to_be_visible()
    assert numbers(ada)[0] == last
    assert numbers(ada) == list(range(last, 0, -1))
    assert sorted(ada.hand()) == sorted(other.hand())
    # A player who plays on has seen it.
    ada.wait()
    ada.choose_on_board()
    expect(away).to_have_count(0)


@pytest.mark.full
def test_a_page_without_its_server_says_so_and_comes_back(
    sit_down: SitDown, own_server: Server
) -> None:
    ada = sit_down(at=own_server)
    page = ada.page
    page.goto("/")
    page.wait_for_selector("article")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    own_server.stop()
    page.goto("/rules/knatsch")
    expect(page.get_by_text("Der Server ist gerade nicht da.")).to_be_visible()
    assert page.evaluate("() => document.querySelector('img').naturalWidth > 0")
    own_server.start()
    page.wait_for_selector(".rules")
    assert page.url.endswith("/rules/knatsch")
