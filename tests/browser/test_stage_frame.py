"""The frame around every board, in the gallery: strips cover nothing, nothing scrolls away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tafelrunde.games import NAMES
from tests.browser.test_gallery import OUTSIDE, gallery  # noqa: F401

SIZES = [(360, 740), (390, 844), (820, 1180), (1366, 768)]
COVERED = """() => {
  const box = name => document.querySelector(name).getBoundingClientRect();
  const slip = box('.slip');
  return ['.area', '.dock', '.bar'].filter(name => {
    const { top, bottom, left, right } = box(name);
    return Math.min(bottom, slip.bottom) - Math.max(top, slip.top) > 1
      && Math.min(right, slip.right) - Math.max(left, slip.left) > 1; });
}"""
"""What the strip covers."""
DELAYED = """() => {
  const found = [];
  for (const piece of document.querySelectorAll('.stage *'))
    for (const part of [null, '::before', '::after']) {
      const { animationDelay, transitionDelay } = getComputedStyle(piece, part);
      if (parseFloat(animationDelay) || parseFloat(transitionDelay)) found.push(piece.outerHTML);
    }
  return found; }"""


@pytest.fixture(scope="module")
def page(browser: Browser, gallery: str) -> Iterator[Page]:  # noqa: F811
    page = browser.new_page(reduced_motion="reduce")
    page.goto(f"{gallery}?game={NAMES[0]}&scene={scenes(page, gallery, NAMES[0])[0]['name']}")
    page.wait_for_selector(".stage")
    yield page
    page.close()


def scenes(page: Page, address: str, game: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = page.request.get(f"{address}scenes/{game}.json").json()
    return found


def show(page: Page, width: int, height: int, query: str) -> None:
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.evaluate(
        """async query => { await show(query + '&pace=off');
          for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame); }""",
        query,
    )


def longest_menu(page: Page, game: str) -> str:
    """The name of the scene with the longest menu."""

    def many(scene: dict[str, object]) -> int:
        menu = scene["update"]["seats"][0]["menu"]  # type: ignore[index]
        return 0 if menu is None or scene["earlier"] else len(menu["choices"])

    return str(max(scenes(page, page.url.split("?")[0], game), key=many)["name"])


@pytest.mark.parametrize("game", NAMES)
def test_tips_and_greetings_cover_nothing(game: str, page: Page) -> None:
    scene = longest_menu(page, game)
    for width, height in SIZES:
        for note in ("tip", "greeting"):
            show(page, width, height, f"game={game}&scene={scene}&side=0&note={note}")
            assert page.evaluate(COVERED) == [], (width, note)
            assert page.evaluate(OUTSIDE) == [], (width, note)


def test_the_stage_does_not_scroll_away_beside_a_long_log(page: Page) -> None:
    show(page, 1440, 900, "game=knatsch&scene=4-waits&side=1")
    assert page.locator(".log li").count() > 20
    page.evaluate("document.querySelector('.stage').scrollTo(0, 5000)")
    assert page.evaluate("document.querySelector('.stage').scrollTop") == 0
    assert page.evaluate("document.querySelector('.stage').scrollHeight <= innerHeight")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("width", [360, 390])
def test_the_words_of_a_picked_card_are_whole_on_a_phone(
    width: int, language: str, page: Page
) -> None:
    height = dict(SIZES)[width]
    show(page, width, height, f"lesson=thousand_km&step=4&lang={language}")
    page.locator("[data-lit=choice]").first.click()
    page.wait_for_selector(".dock [data-does='play SPARE_TYRE']")
    assert page.evaluate(
        "() => { const { scrollHeight, clientHeight } = document.querySelector('.dock .effects');"
        " return scrollHeight <= clientHeight; }"
    )


@pytest.mark.parametrize("game", NAMES)
def test_nothing_waits_where_motion_is_off(game: str, page: Page) -> None:
    names = [str(scene["name"]) for scene in scenes(page, page.url.split("?")[0], game)]
    show(page, 1366, 768, f"game={game}&scene={next(n for n in names if n.endswith('end'))}")
    assert page.evaluate(DELAYED) == []
