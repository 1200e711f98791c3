"""A newcomer who reads only what is on the screen comes to the end of every guided first game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tafelrunde.games import NAMES
from tests.browser.access import check_access
from tests.browser.player import GO_ON, Player

SitDown = Callable[..., Player]
Lesson = dict[str, Any]
BUBBLE = "aside.bubble"
LIT = "[data-lit=choice]"
ON = ".dock [data-primary]"
MOST = 8
"""Presses for one choice: four dice, a turn of a tile, the button."""
LONGEST = 40
"""Stops of the Tab key up to any choice of a list."""
AT_REST = f"""() => document.querySelector("{BUBBLE}:not([data-says=wait])") ||
  document.querySelector('{GO_ON}')"""
COVERED = f"""() => {{
  const bubble = document.querySelector("{BUBBLE}").getBoundingClientRect();
  const covered = [...document.querySelectorAll(".area {LIT}")].filter((lit) => {{
    const box = lit.getBoundingClientRect();
    return box.height && box.bottom > bubble.top && box.top < bubble.bottom - 8;
  }});
  return covered.map((lit) => lit.outerHTML);
}}"""
"""What is lit on the board and lies under the bubble."""


def begin(player: Player, game: str, *, text: bool = False) -> Lesson:
    page = player.page
    if text:
        player.prefer(board="text")
    page.goto(f"/learn/{game}")
    rest(page)
    lesson: Lesson = page.request.get(f"/api/lessons/{game}").json()
    return lesson


def rest(page: Page) -> str:
    """Until what happens has been seen; what the bubble says then."""
    page.wait_for_function(AT_REST)
    while page.locator(GO_ON).count():
        page.locator(GO_ON).click()
        page.wait_for_function(AT_REST)
    return str(page.locator(BUBBLE).get_attribute("data-says"))


def where(page: Page) -> tuple[int, str]:
    says = rest(page)
    return int(page.locator(BUBBLE).get_attribute("data-frame") or 0), says


def press(thing: Locator) -> None:
    """On its drawing, which for a bent field of a road is not the middle of its box."""
    place = thing.evaluate(
        """(element) => {
          if (!(element instanceof SVGGeometryElement)) return null;
          const box = element.getBoundingClientRect();
          const hits = [];
          for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
            const [x, y] = [box.x + (box.width * i) / 20, box.y + (box.height * j) / 20];
            if (document.elementFromPoint(x, y) === element)
              hits.push({ x: x - box.x, y: y - box.y });
          }
          return hits[Math.floor(hits.length / 2)];
        }"""
    )
    thing.click(position=place)


def follow(page: Page, frame: dict[str, Any]) -> None:
    """Press what is lit until the choice is made; where it is to be found, find it."""
    at = int(page.locator(BUBBLE).get_attribute("data-frame") or 0)
    for _ in range(MOST):
        lit = page.locator(f"{LIT}:visible")
        if lit.count() == 0:
            page.keyboard.press("l")
            page.locator(f'.list [data-choice="{frame["right"]}"]').click()
        else:
            press(lit.first)
        if where(page) != (at, "step"):
            break
    now, says = where(page)
    assert says != "no"
    assert now > at or says == "done"


def walk(page: Page, lesson: Lesson) -> None:
    frames = lesson["frames"]
    while (at := where(page)[0]) < len(frames) - 1:
        if rest(page) == "done":
            expect(page.locator(ON)).to_be_focused()
            page.keyboard.press("Enter")
            continue
        assert page.evaluate(COVERED) == []
        follow(page, frames[at])
    if rest(page) == "done":
        page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"step={len(lesson['steps'])}$"))


@pytest.mark.parametrize("game", NAMES)
def test_a_newcomer_comes_to_the_end(game: str, sit_down: SitDown) -> None:
    ada = sit_down(newcomer=True)
    lesson = begin(ada, game)
    walk(ada.page, lesson)
    ada.page.locator(".dock [data-primary]").click()
    expect(ada.page).to_have_url(re.compile("/t/"))
    expect(ada.page.locator(f".stage[data-game={game}]")).to_be_visible()


@pytest.mark.full
@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_at_the_text_table(game: str, sit_down: SitDown, axe: str) -> None:
    ada = sit_down(newcomer=True)
    lesson = begin(ada, game, text=True)
    expect(ada.page.locator(".text-board [data-lit]").first).to_be_in_viewport()
    check_access(ada.page, axe)
    walk(ada.page, lesson)
    check_access(ada.page, axe)


@pytest.mark.full
def test_a_lesson_by_keyboard_alone(sit_down: SitDown) -> None:
    """What is said has the focus when a menu is gone; keys choose as ever."""
    page = sit_down(newcomer=True).page
    page.goto("/learn/thousand_km")
    for card in "4", "3":
        assert rest(page) == "step"
        page.keyboard.press(card)
        page.keyboard.press("Enter")
        expect(page.locator(BUBBLE)).to_have_attribute("data-says", "done")
        expect(page.locator(ON)).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator(".dot").nth(2)).to_have_attribute("aria-current", "step")


@pytest.mark.full
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_lesson_by_keyboard_alone(game: str, sit_down: SitDown) -> None:
    """The list of all choices opens by a key; Tab goes along it, Enter chooses and goes on."""
    ada = sit_down(newcomer=True)
    page = ada.page
    lesson = begin(ada, game)
    frames = lesson["frames"]
    while (now := where(page))[0] < len(frames) - 1:
        at, says = now
        if says == "step":
            page.keyboard.press("l")
            page.locator("[role=dialog].list").wait_for()
            right = frames[at]["right"]
            for _ in range(LONGEST):
                if page.evaluate("document.activeElement.dataset.choice") == right:
                    break
                page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "([at, says]) => { const { frame, says: now } = document.querySelector("
            "'aside.bubble').dataset; return Number(frame) !== at || now !== says; }",
            arg=[at, says],
        )
    if rest(page) == "done":
        page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"step={len(lesson['steps'])}$"))


@pytest.mark.full
@pytest.mark.parametrize("game", NAMES)
def test_a_wrong_choice_gets_a_friendly_answer(game: str, sit_down: SitDown) -> None:
    """In the step that has a trap, if there is one; it is played out and taken back."""
    ada = sit_down(newcomer=True)
    page = ada.page
    lesson = begin(ada, game, text=True)
    wrong = [frame for frame in lesson["frames"] if frame["no"]]
    frame = next((frame for frame in wrong if frame["plays"]), wrong[0])
    page.goto(f"/learn/{game}?step={frame['step'] + 1}")
    while (now := lesson["frames"][where(page)[0]]) != frame:
        page.locator(f'[data-choice="{now["right"]}"]').click()
    traps = [text for text, key in frame["no"].items() if key in frame["plays"]]
    page.locator(f'[data-choice="{(traps or list(frame["no"]))[0]}"]').click()
    page.wait_for_selector(f"{BUBBLE}:not([data-says=step])")
    assert rest(page) == "no"
    expect(page.locator(f"{BUBBLE} .text")).not_to_be_empty()
    if traps:
        expect(page.locator(f"{BUBBLE} .text")).to_contain_text("Das nehmen wir zurück.")
    expect(page.locator(f'[data-choice="{frame["right"]}"]{LIT}')).to_be_in_viewport()


def test_what_is_not_in_the_menu_has_its_reason(sit_down: SitDown) -> None:
    page = sit_down(newcomer=True).page
    page.goto("/learn/thousand_km")
    rest(page)
    page.locator("[data-leads^=KM]").first.click()
    expect(page.locator(".dock [role=alert]")).to_contain_text("Regel")


def test_a_lesson_is_left_and_gone_on_with(sit_down: SitDown) -> None:
    page = sit_down(newcomer=True).page
    page.goto("/learn/knatsch")
    rest(page)
    page.locator(".dot").nth(4).click()
    expect(page).to_have_url(re.compile("step=5$"))
    page.reload()
    expect(page.locator(".dot").nth(4)).to_have_attribute("aria-current", "step")
    page.goto("/")
    page.get_by_role("link", name="Knatsch lernen").click()
    expect(page.locator(".dot").nth(4)).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Einen Schritt zurück").click()
    expect(page).to_have_url(re.compile("step=4$"))


@pytest.mark.full
def test_the_round_of_kraftwagen_goes_on(sit_down: SitDown) -> None:
    page = sit_down(newcomer=True).page
    page.goto("/learn/kraftwagen?step=11")
    page.get_by_role("button", name="Von hier weiterspielen").click()
    expect(page).to_have_url(re.compile("/t/"))


def test_whoever_is_new_is_asked_once_and_can_play_at_once(sit_down: SitDown) -> None:
    ada = sit_down(newcomer=True)
    page = ada.page
    page.goto("/")
    page.get_by_role("button", name="Knatsch spielen", exact=True).click()
    offer = page.get_by_role("button", name="Kenne ich")
    offer.click()
    expect(offer).to_have_count(0)
    page.reload()
    ada.wait()
    expect(page.locator(".stage[data-turn]")).to_be_visible()
    expect(offer).to_have_count(0)


def test_whoever_is_new_can_be_shown(sit_down: SitDown) -> None:
    ada = sit_down(newcomer=True)
    ada.open(ada.create("geisterfahrer", "me", "bot"))
    ada.page.get_by_role("button", name="Zeig es mir").click()
    expect(ada.page).to_have_url(re.compile("/learn/geisterfahrer"))


@pytest.mark.full
def test_a_lesson_is_fetched_only_when_it_is_wanted(sit_down: SitDown) -> None:
    page = sit_down(newcomer=True, fresh=True).page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto("/")
    page.get_by_role("link", name="Knatsch lernen").wait_for()
    assert not [url for url in fetched if "lesson" in url.lower() or "Learn" in url]
    page.get_by_role("link", name="Knatsch lernen").click()
    rest(page)
    assert [url for url in fetched if url.endswith("/api/lessons/knatsch")]
