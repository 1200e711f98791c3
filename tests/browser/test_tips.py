"""A tip at the table: asked for by button or key, said in the dock, marked on the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tafelrunde.games import NAMES
from tests.browser.conftest import DESK, PHONE
from tests.browser.player import Player

SitDown = Callable[..., Player]


def until_there_is_a_choice(player: Player) -> None:
    """What everybody must do is done until a tip can be asked for."""
    tool = player.page.locator("[aria-keyshortcuts=h]")
    asked = ".stage[data-turn]:not([data-asked], [data-forced], [data-moving])"
    for _ in range(40):
        player.page.wait_for_selector(asked)
        if tool.is_enabled():
            return
        player.choose_first()
    raise AssertionError("nothing to choose from")


@pytest.mark.parametrize("name", NAMES)
def test_a_tip_is_said_and_marked_and_picks_nothing(name: str, sit_down: SitDown) -> None:
    player = sit_down(viewport=PHONE, has_touch=True) if name == "knatsch" else sit_down()
    options = {"auto_build": True} if name == "knight_rider" else {}
    player.open(player.create(name, "me", "bot", **options))
    until_there_is_a_choice(player)
    page = player.page
    tool = page.locator("[aria-keyshortcuts=h]")
    if name == "knatsch":
        tool.tap()
    else:
        page.keyboard.press("h")
    expect(page.locator(".slip")).to_contain_text("Tipp: ")
    expect(page.locator("[data-tip]").first).to_be_visible()
    expect(tool).to_have_attribute("aria-busy", "false")
    told = [frame for frame in player.frames if frame["type"] == "tip"]
    assert told[-1]["choice"]
    page.keyboard.press("Escape")
    expect(page.locator("[data-tip]")).to_have_count(0)
    expect(page.locator(".slip")).not_to_be_visible()


@pytest.mark.full
def test_among_people_there_are_no_tips_unless_they_want_them(sit_down: SitDown) -> None:
    player = sit_down(viewport=DESK)
    player.open(player.create("thousand_km", "me", "me"))
    page = player.page
    page.locator(".dock [data-primary]").click()
    tool = page.locator("[aria-keyshortcuts=h]")
    expect(tool).to_be_disabled()
    expect(tool).to_have_attribute("title", "An diesem Tisch gibt es keine Tipps.")


@pytest.mark.full
def test_a_new_table_says_who_may_have_tips(sit_down: SitDown) -> None:
    page = sit_down(viewport=DESK).page
    page.goto("/new/thousand_km")
    page.locator("summary", has_text="So wird gespielt").click()
    page.get_by_label("Tipps").select_option("told")
    with page.expect_request("**/api/tables") as asked:
        page.locator("form button.primary").last.click()
    sent: dict[str, object] = asked.value.post_data_json or {}
    assert sent["tips"] == "told"
