"""Rules that can be read: in one minute, what matters now, and found by the words players use."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tafelrunde.games import NAMES
from tests.browser.access import check_access
from tests.browser.player import Player

SitDown = Callable[..., Player]
MARKED = "() => [...(CSS.highlights.get('found-in-rules') ?? [])].map(String)"


@pytest.mark.full
@pytest.mark.parametrize(
    ("game", "typed", "found"),
    [
        ("thousand_km", "Ampel", "rotes Licht"),
        ("knatsch", "klauen", "Stehlen"),
        ("geisterfahrer", "Geist", "Geisterfahrer"),
        ("knight_rider", "Bulle", "Auto"),
        ("kraftwagen", "KAEUFER", "Käufer"),
    ],
)
def test_a_search_finds_by_the_words_of_players(
    game: str, typed: str, found: str, sit_down: SitDown
) -> None:
    page = sit_down().page
    page.goto(f"/rules/{game}")
    page.get_by_label("In den Regeln suchen").fill(typed)
    expect(page.locator(".find [role=status]")).to_contain_text("Stelle")
    assert found.lower() in {mark.lower() for mark in page.evaluate(MARKED)}
    expect(page.locator(".rules :is(p, li):visible").first).to_be_in_viewport()


@pytest.mark.full
@pytest.mark.parametrize("game", NAMES)
def test_pictures_show_the_pieces_with_what_they_are(
    game: str, sit_down: SitDown, axe: str
) -> None:
    page = sit_down().page
    page.goto(f"/rules/{game}")
    page.get_by_text("Bilder", exact=False).and_(page.locator("summary")).click()
    shown = page.locator(".pictures li")
    expect(shown.nth(4)).to_be_visible()
    for one in shown.all():
        assert len(one.inner_text().strip()) > 2
        drawn = one.locator("svg").first.bounding_box()
        assert drawn is not None
        assert min(drawn["width"], drawn["height"]) > 15, one.inner_text()
    check_access(page, axe)


def test_a_search_for_nothing_says_what_to_do(sit_down: SitDown) -> None:
    page = sit_down().page
    page.goto("/rules/knatsch")
    field = page.get_by_label("In den Regeln suchen")
    field.fill("Raumschiff")
    expect(page.locator(".find [role=status]")).to_contain_text("anderes Wort")
    expect(page.locator(".rules :is(h2, p, li):visible")).to_have_count(0)
    field.fill("")
    expect(page.get_by_role("heading", name="In einer Minute")).to_be_visible()
    expect(page.locator(".rules h2").first).to_be_visible()
