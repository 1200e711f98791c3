"""Knight Rider's board and dashboard at every size: the question and every choice can be read and
pressed, and no panel covers the player's car or the red car."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_gallery import OUTSIDE, SCROLLING, UNREACHED, gallery, resize, show

__all__ = ["gallery"]

SCENES = ["2-start-tile", "4-place", "4-entry", "5-before-move", "3-step", "4-turbo", "5-jump"]
SIZES = [
    pytest.param((1440, 900), "1", id="log-open"),
    pytest.param((1440, 900), "0", id="desk", marks=pytest.mark.full),
    pytest.param((1366, 768), "0", id="laptop", marks=pytest.mark.full),
    pytest.param((1180, 820), "1", id="tablet-log-open", marks=pytest.mark.full),
    pytest.param((820, 1180), "0", id="upright-tablet"),
    pytest.param((390, 844), "0", id="phone", marks=pytest.mark.full),
    pytest.param((360, 740), "0", id="small-phone"),
]
LETTERS = 12
"""The least width of a question, in letters."""

SQUEEZED = """least => [...document.querySelectorAll('.dock h2, .dock .effects')]
  .filter(piece => piece.checkVisibility()
    && piece.clientWidth / parseFloat(getComputedStyle(piece).fontSize) < least / 2)
  .map(piece => piece.innerText)"""
SPILLING = """() => [...document.querySelectorAll('.dock li > *')].filter(piece => {
  const [inner, box] = [piece, piece.parentElement].map(one => one.getBoundingClientRect());
  return piece.checkVisibility() && (inner.top < box.top - 0.5 || inner.bottom > box.bottom + 0.5);
}).map(piece => piece.parentElement.innerText)"""
"""What is larger than its card in the dock."""
COVERED = """() => {
  const boxes = selector => [...document.querySelectorAll(selector)]
    .filter(piece => piece.checkVisibility({ visibilityProperty: true }))
    .map(piece => [piece, piece.getBoundingClientRect()]);
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const bad = [];
  const clash = (ones, others) => {
    for (const [one, a] of ones) for (const [other, b] of others)
      if (one !== other && !one.contains(other) && !other.contains(one) && overlap(a, b))
        bad.push(`${one.className.baseVal ?? one.className} ${one.innerText ?? ''} / ` +
          `${other.className.baseVal ?? other.className} ${other.innerText ?? ''}`); };
  const dock = boxes('.dock :is(button, h2, .effects > *, .meter svg)');
  clash(dock, dock);
  const panels = boxes('.area :is(.fleet, .radar, .small, .legend, .build, .leaps)');
  clash(panels, panels);
  clash(panels, boxes('[data-place=red], [data-mine] [data-core]'));
  return bad; }"""
"""Pieces of the dock and panels of the board that lie over each other, and panels over the red car
or the player's own."""


@pytest.fixture(scope="module")
def page(browser: Browser, gallery: str) -> Iterator[Page]:
    page = browser.new_page(reduced_motion="reduce")
    page.goto(f"{gallery}?lesson=knight_rider&pace=off")
    page.wait_for_selector(".stage")
    yield page
    page.close()


def check(page: Page, where: object) -> None:
    assert page.evaluate(SCROLLING) == [], where
    assert page.evaluate(OUTSIDE) == [], where
    assert page.evaluate(UNREACHED) == [], where
    assert page.evaluate(SQUEEZED, LETTERS) == [], where
    assert page.evaluate(SPILLING) == [], where
    assert page.evaluate(COVERED) == [], where


@pytest.mark.parametrize(("size", "side"), SIZES)
def test_question_and_choices_fit(
    size: tuple[int, int],
    side: str,
    gallery: str,
    page: Page,
) -> None:
    resize(page, *size)
    for nth, scene in enumerate(SCENES):
        language = ("de", "en")[nth % 2]
        show(page, gallery, "knight_rider", scene, side=side, lang=language)
        resize(page, *size)
        check(page, (scene, language))
        goals = page.locator("[data-goal]")
        if goals.count():
            goals.last.dispatch_event("click")
            resize(page, *size)
            check(page, (scene, language, "way"))


def test_a_selected_turbo_offers_a_button_that_plays_it(page: Page) -> None:
    page.evaluate("show('lesson=knight_rider&step=5&pace=off')")
    for size in ((1366, 768), (820, 1180), (390, 844), (360, 740)):
        resize(page, *size)
        page.locator("[data-lens=TURBO_1]").click()
        play = page.locator("[data-does='play TURBO_1']")
        expect(play).to_be_in_viewport(ratio=1)
        expect(page.locator(".pad")).to_have_count(0)
        page.keyboard.press("Escape")
