"""Every kept scene on a television, and on a phone beside it that shows only the hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tafelrunde.games import NAMES
from tests.browser.access import access_faults
from tests.browser.conftest import PHONE
from tests.browser.test_gallery import (
    LETTERED,
    MISSING,
    MOST_PRESSES,
    OUTSIDE,
    SCROLLING,
    STILL,
    SitDown,
    gallery,
    names_of,
    one_of_each_kind,
    resize,
    show,
)

__all__ = ["gallery"]

SCREEN = {"width": 1920, "height": 1080}
SUBTITLE = """() => {
  const faults = [];
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  const [page, area] = [box('.tv'), box('.tv .area')];
  const share = area.width * area.height / (page.width * page.height);
  if (share < 0.87) faults.push(`the board has ${share.toFixed(3)} of the page`);
  const ribbon = document.querySelector('.tv footer');
  if (ribbon.scrollWidth > ribbon.clientWidth) faults.push('the ribbon is too narrow');
  const what = document.querySelector('.tv footer .what');
  const { fontSize, lineHeight, color } = getComputedStyle(what);
  const height = parseFloat(fontSize) * what.currentCSSZoom;
  if (height < 48) faults.push(`the sentence is ${height} px high`);
  const lines = Math.round(what.scrollHeight / parseFloat(lineHeight));
  if (lines > 2) faults.push(`${lines} lines: ${what.innerText}`);
  if (what.scrollWidth > what.clientWidth + 1) faults.push(`cut off: ${what.innerText}`);
  const light = text => {
    const [r, g, b] = text.match(/[\\d.]+/g).map(part => part / 255)
      .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05; };
  const plate = light(getComputedStyle(what.parentElement).backgroundColor);
  const contrast = light(color) / plate;
  if (contrast < 4.5) faults.push(`contrast ${contrast.toFixed(2)}: ${what.innerText}`);
  return faults; }"""
THUMBS = """() => [...document.querySelectorAll('.hand button')]
  .filter(button => button.checkVisibility({ visibilityProperty: true }))
  .map(button => [button, button.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && height && Math.min(width, height) < 47.5)
  .map(([button, { width, height }]) =>
    `${Math.round(width)} x ${Math.round(height)} ${button.outerHTML.slice(0, 100)}`)"""


def television_faults(page: Page, game: str, scene: str, url: str, **how: str) -> list[object]:
    show(page, url, game, scene, **{"as": "tv", "names": "long", **how})
    resize(page, **SCREEN)
    page.wait_for_selector(".tv .area > :not(.hidden)")
    faults: list[object] = [] if page.evaluate(STILL) else ["the page scrolls"]
    for check in SUBTITLE, OUTSIDE:
        faults += page.evaluate(check)
    return faults


def hand_faults(page: Page, game: str, scene: str, url: str, **how: str) -> list[object]:
    show(page, url, game, scene, **{"as": "hand", **how})
    resize(page, **PHONE)
    faults: list[object] = [] if page.evaluate(STILL) else ["the page scrolls"]
    for check in SCROLLING, OUTSIDE, THUMBS:
        faults += page.evaluate(check)
    return faults


LOOKS = ({"theme": "light", "lang": "de"}, {"theme": "dark", "lang": "en"})
FEW_OR_ALL = pytest.mark.parametrize("nth", [5, pytest.param(1, marks=pytest.mark.full)])
"""Every fifth kind of scene, or all kinds."""


@FEW_OR_ALL
@pytest.mark.parametrize("game", NAMES)
def test_scenes_on_a_television(
    game: str, nth: int, gallery: str, sit_down: SitDown, axe: str
) -> None:
    """The sentence can be read from a sofa, the board has the page, and nothing is cut off."""
    page = sit_down(viewport=SCREEN).page
    bad: list[object] = []
    for at, scene in enumerate(sorted(one_of_each_kind(names_of(page, gallery, game)))[::nth]):
        faults = television_faults(page, game, scene, gallery, **LOOKS[at % 2])
        if at == 0 or nth == 1:
            faults += access_faults(page, axe, said=game not in LETTERED)
        bad += [(scene, fault) for fault in faults]
    assert not bad, "\n".join(map(str, bad))


@pytest.mark.full
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", NAMES)
def test_every_scene_on_a_television(
    game: str, language: str, gallery: str, sit_down: SitDown
) -> None:
    page = sit_down(viewport=SCREEN).page
    scenes = names_of(page, gallery, game)
    faults = {one: television_faults(page, game, one, gallery, lang=language) for one in scenes}
    assert not any(faults.values()), faults


@FEW_OR_ALL
@pytest.mark.parametrize("game", NAMES)
def test_scenes_in_the_hand(game: str, nth: int, gallery: str, sit_down: SitDown, axe: str) -> None:
    """Nothing scrolls or is cut off, and thumbs find everything."""
    page = sit_down(viewport=PHONE).page
    bad: list[object] = []
    names = [name for name in names_of(page, gallery, game) if not name.endswith("watches")]
    for at, scene in enumerate(sorted(one_of_each_kind(names))[::nth]):
        faults = hand_faults(page, game, scene, gallery, **LOOKS[at % 2])
        if at == 0 or nth == 1:
            faults += access_faults(page, axe, said=game not in LETTERED)
        bad += [(scene, fault) for fault in faults]
    assert not bad, "\n".join(map(str, bad))


@pytest.mark.full
@pytest.mark.parametrize("game", NAMES)
def test_every_choice_is_in_the_hand(game: str, gallery: str, sit_down: SitDown) -> None:
    page = sit_down(viewport=PHONE).page
    bad: list[object] = []
    for scene in page.request.get(f"{gallery}scenes/{game}.json").json():
        menu = scene["update"]["seats"][0]["menu"]
        if menu is None or scene["earlier"] is not None:  # What has just happened is shown first.
            continue
        bad += [(scene["name"], fault) for fault in hand_faults(page, game, scene["name"], gallery)]
        wanted = [choice["text"] for choice in menu["choices"]]
        missing = page.evaluate(MISSING, [wanted, MOST_PRESSES])
        bad += [(scene["name"], "missing", text) for text in missing]
    assert not bad, "\n".join(map(str, bad))
