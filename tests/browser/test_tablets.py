"""Knatsch and Geisterfahrer on tablets and beside an open log: everything has room of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.player import Player
from tests.browser.test_gallery import OUTSIDE, SCROLLING, gallery, resize, show

__all__ = ["gallery"]

SitDown = Callable[..., Player]
SIZES = [(820, 1180), (1180, 820)]
SPILLING = """() => [...document.querySelectorAll(".infield")]
  .filter(field => field.scrollWidth > field.clientWidth + 1
    || field.scrollHeight > field.clientHeight + 1)
  .map(field => `${field.scrollWidth} x ${field.scrollHeight}`)"""
"""Words and the die that lie on the road around the infield."""
COVERING = """([ones, others]) => [...document.querySelectorAll(ones)].flatMap(one =>
  [...document.querySelectorAll(others)].filter(other => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.width && b.width && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  }).map(other => `${one.className} / ${other.className}`))"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", ["4-choose"])
def test_geisterfahrer_covers_no_road(
    scene: str, size: tuple[int, int], gallery: str, sit_down: SitDown
) -> None:
    page = sit_down().page
    show(page, gallery, "geisterfahrer", scene, side="1")
    resize(page, *size)
    assert page.evaluate(SPILLING) == []
    assert page.evaluate(COVERING, [".plate", ".sign"]) == []
    assert page.evaluate(SCROLLING) == []


@pytest.mark.parametrize("size", [*SIZES, (390, 844)])
@pytest.mark.parametrize("scene", ["6-choose"])
def test_knatsch_shows_all_castle_places_beside_the_specials(
    scene: str, size: tuple[int, int], gallery: str, sit_down: SitDown
) -> None:
    """Four castles win, so there are four places; nothing lies over them."""
    page = sit_down().page
    show(page, gallery, "knatsch", scene, side="1" if size[0] > 400 else "0")
    resize(page, *size)
    assert page.locator(".leaf").count() == int(scene[0])
    assert page.locator(".leaf .castles > *").count() >= 4 * int(scene[0])
    assert page.evaluate(COVERING, [".castles > *", ".specials > *"]) == []
    assert page.evaluate(OUTSIDE) == []
