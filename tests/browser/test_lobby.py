"""The waiting room and the way into it, on a phone and on a desk."""

from __future__ import annotations

import pytest

from tests.browser.test_gallery import SitDown, gallery, show_house

__all__ = ["gallery"]


@pytest.mark.parametrize("width", [360, 390])
def test_the_code_field_comes_before_the_games_on_a_phone(
    width: int, gallery: str, sit_down: SitDown
) -> None:
    page = sit_down().page
    page.set_viewport_size({"width": width, "height": 844})
    for scene in ("home-first", "home-returning"):
        show_house(page, gallery, scene)
        code = page.locator("main [data-code]").bounding_box()
        poster = page.locator("[data-poster]").first.bounding_box()
        assert code is not None
        assert poster is not None
        assert code["y"] + code["height"] < poster["y"]


@pytest.mark.parametrize(("width", "height"), [(360, 740), (820, 1180), (1180, 820), (1440, 900)])
def test_the_waiting_room_shows_seats_and_a_large_qr_code(
    width: int, height: int, gallery: str, sit_down: SitDown
) -> None:
    page = sit_down().page
    page.set_viewport_size({"width": width, "height": height})
    show_house(page, gallery, "waiting-host")
    code = page.locator(".scan svg")
    code.wait_for()
    box = code.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 220
    names = page.locator(".seat b").filter(visible=True)
    assert names.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")
    assert page.locator(".seat").count() == 4
