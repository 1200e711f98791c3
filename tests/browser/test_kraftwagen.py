"""Kraftwagen's board: whole games by mouse, touch and keys, alone and with two people; an offer
that survives a reload; pieces that are dragged."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.layout import fresh_game, lay_out
from tests.browser.player import Player, drag, wait_for_either
from tests.browser.serving import Server
from tests.browser.whole import Way, play_to_the_end

SitDown = Callable[..., Player]

SHORT = {"rounds": "13"}
"""The first round and the third."""
READY = """() => {
  if (document.querySelector(".stage.over")) return "over";
  if (document.querySelector("[data-moving], [data-asked], [data-forced]")) return null;
  if (!document.querySelector(".dock [data-primary]")) return null;
  if (document.querySelector(".scoring")) return "result";
  return document.querySelector(".stage[data-turn]") ? "choose" : null;
}"""
PRIMARY = ".dock [data-primary]"
PIECES = (
    ".plate.legal",
    ".tile.legal",
    ".dock .values button",
    ".dock .places button",
    ".dock .pick",
    ".dock .prices button",
)
"""What is chosen first, in this order, until the button knows what to do."""


def wait(page: Page) -> str:
    return str(page.wait_for_function(READY).json_value())


def begin(player: Player, **options: object) -> Page:
    player.open(player.create("kraftwagen", "me", "bot", **{**SHORT, **options}))
    wait(player.page)
    return player.page


def clicks(page: Page) -> Callable[[str], None]:
    return lambda found: page.locator(found).first.click()


def choose(page: Page, press: Callable[[str], None]) -> None:
    for pieces in PIECES:
        if page.locator(PRIMARY).is_enabled():
            break
        if page.locator(pieces).count():
            press(pieces)
    press(PRIMARY)


def pressing(press: Callable[[Locator], None]) -> Way:
    def way(page: Page) -> None:
        if page.locator(".scoring").count():
            expect(page.locator(".scoring .tallies li")).to_have_count(2)
            press(page.locator(PRIMARY))
            page.wait_for_selector(".scoring", state="detached")
        else:
            choose(page, lambda found: press(page.locator(found).first))

    return way


by_mouse = pressing(Locator.click)
by_touch = pressing(Locator.tap)


def by_keys(page: Page) -> None:
    if page.locator(".scoring").count():
        page.keyboard.press("Enter")
        page.wait_for_selector(".scoring", state="detached")
        return
    for key in "1", "ArrowDown":
        if page.locator(PRIMARY).is_disabled():
            page.keyboard.press(key)
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("viewport", "ways"),
    [
        pytest.param(DESK, (by_mouse, by_touch, by_keys), id="mouse-touch-keys"),
        pytest.param(PHONE, (by_touch,), id="touch", marks=pytest.mark.full),
        pytest.param(DESK, (by_keys,), id="keys", marks=pytest.mark.full),
    ],
)
def test_a_whole_game_by_hand(
    viewport: dict[str, int], ways: tuple[Way, ...], sit_down: SitDown
) -> None:
    """Each of the two rounds is scored visibly; at the end everything is shown."""
    page = begin(sit_down(viewport=viewport, has_touch=by_touch in ways))
    assert play_to_the_end(page, wait, *ways).count("result") == 2
    expect(page.locator(".story-of tbody tr")).to_have_count(8)


@pytest.mark.full
def test_two_people_and_a_bot_play_to_the_end(sit_down: SitDown, server: Server) -> None:
    """While running totals are covered, nobody sees those of others."""
    ada, bruno = sit_down(), sit_down(locale="en-GB")
    ada.arrive("Ada")
    bruno.arrive("Bruno")
    code = lay_out(server, fresh_game("kraftwagen", 3, **SHORT), ada, bruno, None)
    for person in (ada, bruno):
        person.open(code)
    while wait_for_either(ada, bruno) != "over":
        for person in (ada, bruno):
            page = person.page
            # Not waited for: what one is asked may have passed on to the other meanwhile.
            ready = page.evaluate(READY)
            if ready == "result":
                page.locator(PRIMARY).click()
                page.wait_for_selector(".scoring", state="detached")
            elif ready == "choose":
                choose(page, clicks(page))
    for person in (ada, bruno):
        expect(person.page.locator(".story-of tbody tr")).to_have_count(8)
        seats = [seat for update in person.updates() for seat in update["seats"]]
        running = [one for one in seats if one["view"]["standing"] is None]
        assert running
        for one in running:
            others = [mat for mat in one["view"]["mats"] if mat["seat"] != one["seat"]]
            assert all(mat["score"] is None and mat["points"] is None for mat in others)


def test_a_reload_in_the_middle_of_an_offer(sit_down: SitDown) -> None:
    """The car without a price still waits for it, and what others may not know is nowhere."""
    page = begin(sit_down())
    while page.locator(".pricing").count() == 0:
        assert wait(page) == "choose"
        choose(page, clicks(page))
        wait(page)
    page.reload()
    assert wait(page) == "choose"
    expect(page.locator(".pricing button").first).to_be_visible()
    expect(page.locator(".bay.thought")).to_have_count(1)
    expect(page.locator(".rival .score")).to_have_count(0)


@pytest.mark.full
def test_pieces_are_dragged_to_where_they_go(sit_down: SitDown, server: Server) -> None:
    """A tile to my worker, a part into a hall, a buyer to a place, a price onto the car."""
    ada = sit_down()
    ada.arrive("Ada")
    ada.open(lay_out(server, fresh_game("kraftwagen", 2, **SHORT), ada, None))
    ways = {
        ".tile.legal": ".mover[data-drop]",
        ".slot.legal": ".hall[data-drop]",
        ".stack.legal": ".buyer[data-drop]",
        ".pricing .prices button": ".bay.thought[data-drop]",
    }
    done: set[str] = set()
    while len(done) < len(ways):
        assert wait(ada.page) == "choose"
        found = [piece for piece in ways if ada.page.locator(piece).count()]
        if found:
            drag(ada.page, found[0], ways[found[0]])
            done.add(found[0])
        else:
            choose(ada.page, clicks(ada.page))


SIZES = """piece => [...piece.querySelectorAll("svg, b")]
  .map(part => { const { width, height } = part.getBoundingClientRect();
    return [Math.round(width), Math.round(height)]; })"""


@pytest.mark.full
def test_a_dragged_piece_looks_as_it_lies(sit_down: SitDown) -> None:
    """Its measures come from the board around it, and go along."""
    page = begin(sit_down())
    while page.locator(".tile.legal").count() == 0:
        choose(page, clicks(page))
        assert wait(page) == "choose"
    tile = page.locator(".tile.legal").first
    lies = tile.evaluate(SIZES)
    box = tile.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + 60)
    assert page.locator(".copy.dragged .tile").evaluate(SIZES) == lies
    page.mouse.up()
