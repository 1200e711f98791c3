"""Every game of the registry is played to its end at the text table, one by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tafelrunde.games import NAMES
from tests.browser.conftest import PHONE
from tests.browser.layout import journal_at, lay_out
from tests.browser.player import Player
from tests.browser.serving import Server

SitDown = Callable[..., Player]

SHORT: dict[str, dict[str, Any]] = {
    "thousand_km": {"mode": "single_rally"},
    "knatsch": {"short_game": True, "round_limit": 15},
    "geisterfahrer": {"cars_per_player": 2, "max_rounds": 30},
    "knight_rider": {"auto_build": True, "round_limit": 8},
    "kraftwagen": {"rounds": "13"},
}


@pytest.mark.full
@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_game_to_its_end(game: str, language: str, sit_down: SitDown) -> None:
    ada = sit_down(locale={"de": "de-DE", "en": "en-GB"}[language])
    ada.open(ada.create(game, "me", "bot", **SHORT.get(game, {})), text=True)
    assert ada.finish_in_text() > 0
    expect(ada.page.locator("#end-title")).to_be_visible()
    ada.page.get_by_role("link", name={"de": "Partie ansehen", "en": "replay"}[language]).click()
    expect(ada.page.locator("output")).to_contain_text("/")


def test_a_rally_by_keyboard_alone(sit_down: SitDown) -> None:
    """Skip to the content, then arrows and enter at the board, digits at the text table."""
    ada = sit_down()
    ada.open(ada.create("thousand_km", "me", "bot", mode="single_rally"))
    keys = ada.page.keyboard
    assert ada.wait() == "choose"
    keys.press("t")
    expect(ada.page.locator(".dock .choices")).to_be_visible()
    keys.press("t")
    expect(ada.page.locator(".hand")).to_be_visible()
    for turn in range(300):
        if ada.wait() == "over":
            return
        ada.choose_by_digit() if turn % 2 else ada.choose_by_keys(steps=turn % 3)
    raise AssertionError("not over")


def test_the_live_region_tells_what_happened_and_whose_turn_it_is(sit_down: SitDown) -> None:
    ada = sit_down()
    ada.open(ada.create("thousand_km", "me", "bot"), text=True)
    ada.wait()
    ada.page.keyboard.press("1")
    expect(ada.page.locator("[data-test=told]")).to_contain_text("Dein Zug")


# -- Pictures among the words --------------------------------------------------------------------


def sit_at(player: Player, server: Server, game: str, menu: int) -> None:
    """The first decision of a kept game with so many entries in its menu, at the text table."""
    player.arrive("Ada")
    journal, seat = journal_at(game, menu)
    people = [player if other == seat else None for other in range(journal.header.seats)]
    player.open(lay_out(server, journal, *people), text=True)
    player.wait()


@pytest.mark.full
def test_dice_are_drawn_and_named(sit_down: SitDown, server: Server) -> None:
    ada = sit_down()
    sit_at(ada, server, "knatsch", 20)
    label = ada.page.locator(".label", has_text="Behalten").first
    said = label.get_by_role("img")
    dice = [str(die.get_attribute("aria-label")) for die in said.all()]
    assert len(dice) >= 2
    assert all(die in "123456" for die in dice)
    pips = [die.locator("circle").count() for die in said.all()]
    assert pips == [int(die) for die in dice]


@pytest.mark.full
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_dice_roll_unless_nothing_may_move(motion: Any, sit_down: SitDown, server: Server) -> None:
    ada = sit_down(reduced_motion=motion)
    ada.page.add_init_script(
        """window.rolls = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, how) {
          if (this.matches('.die')) window.rolls.push(how.duration);
          return animate.call(this, frames, how);
        };"""
    )
    ada.open(ada.create("geisterfahrer", "me", "bot"), text=True)
    ada.wait()
    ada.page.locator("[data-choice=roll]").click()
    expect(ada.page.locator("dd .die")).to_have_count(1)
    rolls = ada.page.evaluate("window.rolls")
    assert all(time <= 400 for time in rolls)
    assert (len(rolls) > 0) == (motion == "no-preference")


@pytest.mark.full
def test_a_long_menu_has_groups_and_can_be_searched(sit_down: SitDown, server: Server) -> None:
    ada = sit_down()
    sit_at(ada, server, "knight_rider", 25)
    headings = ada.page.locator(".menu h3")
    assert headings.count() > 3
    all_of_them = ada.page.locator("[data-choice]").count()
    place = headings.nth(2).inner_text().removeprefix("Platz ")
    find = ada.page.get_by_label("Möglichkeiten filtern")
    find.fill(place)
    left = ada.page.locator("[data-choice]")
    expect(left.first).to_contain_text(place)
    assert 0 < left.count() < all_of_them
    # From the field by keys to the choice.
    find.press("Tab")
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowLeft")
    chosen = str(left.first.get_attribute("data-choice"))
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(f"[data-choice='{chosen}']:not(:disabled)")).to_have_count(0)


SCROLLED = "document.querySelector('.text-board').scrollTop"


def scale(picture: Locator) -> float:
    return float(picture.evaluate("node => new DOMMatrix(getComputedStyle(node).transform).a"))


def corner(picture: Locator) -> list[float]:
    """Where the picture lies in its frame."""
    found: list[float] = picture.evaluate(
        "node => { const at = new DOMMatrix(getComputedStyle(node).transform); "
        "return [at.e, at.f]; }"
    )
    return found


@pytest.mark.full
def test_the_map_is_panned_and_zoomed(sit_down: SitDown, server: Server) -> None:
    """By buttons, keys, wheel and dragging; while it is seen whole the table scrolls as ever."""
    ada = sit_down(viewport=PHONE)
    sit_at(ada, server, "knight_rider", 25)
    page = ada.page
    frame = page.get_by_role("group", name="Stadtplan")
    picture = frame.locator(".picture")
    frame.scroll_into_view_if_needed()
    frame.hover()
    whole = scale(picture)
    before = page.evaluate(f"{SCROLLED}")
    page.mouse.wheel(0, 60 if before == 0 else -60)
    page.wait_for_function(f"before => {SCROLLED} != before", arg=before)
    assert scale(picture) == whole
    assert frame.evaluate("node => getComputedStyle(node).touchAction") == "pan-y"
    for _step in range(3):
        page.get_by_role("button", name="Größer").click()
    assert scale(picture) > whole
    at = corner(picture)
    frame.focus()
    page.keyboard.press("ArrowRight")
    assert corner(picture)[0] < at[0]
    page.keyboard.press("0")
    assert scale(picture) == whole
    for _step in range(3):
        page.keyboard.press("+")
    near = corner(picture)
    box = frame.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 150, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 190, box["y"] + 60, steps=4)
    page.mouse.up()
    assert corner(picture)[0] > near[0]
    page.keyboard.down("Control")
    page.mouse.wheel(0, 900)
    page.keyboard.up("Control")
    expect(page.get_by_role("button", name="Kleiner")).to_be_disabled()


@pytest.mark.full
def test_two_fingers_spread_the_map(sit_down: SitDown, server: Server) -> None:
    ada = sit_down(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_at(ada, server, "knight_rider", 25)
    frame = ada.page.get_by_role("group", name="Stadtplan")
    frame.scroll_into_view_if_needed()
    whole = scale(frame.locator(".picture"))
    box = frame.bounding_box()
    assert box is not None
    hand = ada.page.context.new_cdp_session(ada.page)

    def touch(kind: str, apart: int) -> None:
        middle, y = box["x"] + box["width"] / 2, box["y"] + 60
        points = [{"x": middle - apart, "y": y, "id": 0}, {"x": middle + apart, "y": y, "id": 1}]
        ended = kind == "touchEnd"
        hand.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if ended else points}
        )

    touch("touchStart", 20)
    for apart in (40, 60, 80):
        touch("touchMove", apart)
    touch("touchEnd", 80)
    assert scale(frame.locator(".picture")) > whole
    small = ada.page.locator(".tools button").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 43.5).length"
    )
    assert small == 0
