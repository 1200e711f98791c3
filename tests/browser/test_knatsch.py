"""Knatsch is played on its board: by clicking and by touch; a reload loses nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.layout import journal_at, lay_out
from tests.browser.player import Player
from tests.browser.serving import Server

SitDown = Callable[..., Player]
SHORT = {"short_game": True, "round_limit": 6}
READY = """() => document.querySelector(".stage.over") ? "over"
  : document.querySelector(".stage[data-turn] .dock .tray") &&
    !document.querySelector("[data-moving], .dock [aria-busy]") ? "choose" : null"""
MOST = 400
GROUPS = (".group:nth-of-type(1) .pick", ".group:nth-of-type(2) .pick", ".cards .pick")
"""Guards ask for a castle and for a special; the King asks for a castle."""


def wait(player: Player) -> str:
    return str(player.page.wait_for_function(READY, timeout=60_000).json_value())


def sit_at(player: Player, server: Server, many: int) -> None:
    """The first decision of a kept game with so many entries in its menu."""
    player.arrive("Ada")
    journal, seat = journal_at("knatsch", many)
    people = [player if other == seat else None for other in range(journal.header.seats)]
    player.open(lay_out(server, journal, *people))
    wait(player)


def choose(player: Player, *, touch: bool = False) -> None:
    """What the tray asks, in the tray."""
    tray = player.page.locator(".dock .tray")

    def press(what: str) -> None:
        found = tray.locator(what).first
        found.tap() if touch else found.click()

    if tray.locator(".aid").count():
        press(".aid")
    elif tray.locator(".pick").count():
        for what in (*GROUPS, ".pile"):
            if tray.locator(what).count():
                press(what)
    elif tray.locator(".aim[data-choice]").count():
        press(".aim[data-choice]")
    else:
        press(".tuck, .end")
    press("[data-primary]:enabled")


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_whole_game_in_the_tray(device: str, sit_down: SitDown) -> None:
    ada = sit_down(viewport=PHONE, has_touch=True) if device == "phone" else sit_down()
    ada.prefer(pace="off")
    ada.open(ada.create("knatsch", "me", "bot", "bot", **SHORT))
    for _turn in range(MOST):
        if wait(ada) == "over":
            expect(ada.page.locator("#end-title")).to_be_visible()
            return
        choose(ada, touch=device == "phone")
    raise AssertionError("not over")


def test_dice_move_between_the_rails_and_tell_their_chance(
    sit_down: SitDown, server: Server
) -> None:
    ada = sit_down()
    sit_at(ada, server, 20)
    throw = ada.page.locator(".dock [data-primary]")
    die = ada.page.locator("[data-die='0']")
    expect(throw).to_be_disabled()
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    expect(throw).to_contain_text("1 Würfel neu")
    expect(throw.locator(".seal")).to_contain_text("%")
    ada.page.keyboard.press("2")
    expect(throw).to_contain_text("2 Würfel neu")
    die.click()
    expect(die).to_have_attribute("aria-pressed", "false")
    ada.page.keyboard.press("Escape")
    expect(throw).to_be_disabled()


def test_a_reload_in_the_middle_of_a_roll_asks_the_same_again(
    sit_down: SitDown, server: Server
) -> None:
    ada = sit_down()
    sit_at(ada, server, 20)
    heading = ada.page.locator(".dock h2").inner_text()
    dice = ada.page.locator("[data-die]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    ada.page.locator("[data-die='0']").click()
    ada.page.reload()
    wait(ada)
    expect(ada.page.locator(".dock h2")).to_have_text(heading)
    again = ada.page.locator("[data-die]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert again == dice
