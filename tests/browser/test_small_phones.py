"""1000 Kilometer on small phones: every number is whole, and so is what a picked card would do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.player import Player
from tests.browser.test_gallery import gallery, resize, show

__all__ = ["gallery"]

SitDown = Callable[..., Player]
CUT = """() => {
  const cut = [];
  const walk = document.createTreeWalker(document.querySelector('.area'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const piece = node.parentElement;
    if (!/\\d/.test(node.nodeValue) || piece.closest('svg, .hidden, .roll')) continue;
    if (!piece.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const panel = piece.closest('.panel')?.getBoundingClientRect();
    const { left, right } = range.getBoundingClientRect();
    if (panel && right > left && (left < panel.left || right > panel.right))
      cut.push(node.nodeValue);
  }
  for (const drums of document.querySelectorAll('.drums')) {
    const panel = drums.closest('.panel').getBoundingClientRect();
    if (drums.getBoundingClientRect().right > panel.right) cut.push('kilometres');
  }
  return cut; }"""
"""Numbers in the panels that reach beyond them."""
HIDDEN = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('.dock .effects');
  return scrollHeight - clientHeight; }"""
"""Pixels of a sentence that are hidden by the buttons below it."""


@pytest.mark.parametrize("scene", ["2-choose", "3-choose", "4-choose"])
def test_numbers_are_whole_at_320_pixels(scene: str, gallery: str, sit_down: SitDown) -> None:
    page = sit_down().page
    show(page, gallery, "thousand_km", scene, side="0")
    resize(page, 320, 640)
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_buttons_hide_no_line_of_a_picked_card(
    size: tuple[int, int], gallery: str, sit_down: SitDown
) -> None:
    page = sit_down().page
    for scene in ("3-choose", "4-choose"):
        show(page, gallery, "thousand_km", scene, side="0")
        resize(page, *size)
        cards = page.locator(".hand [data-leads]")
        for at in range(cards.count()):
            cards.nth(at).click()
            page.wait_for_selector(".hand [aria-pressed=true]")
            assert page.evaluate(HIDDEN) <= 1, (scene, at)
            page.keyboard.press("Escape")
