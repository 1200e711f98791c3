"""Code of a game that fails: the game goes on, at the text table if need be."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.player import Player

SitDown = Callable[..., Player]

SABOTAGE = """
  const fail = () => { throw new Error("on purpose"); };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (window.fails === "animation" && timing.easing) fail();
    return animate.call(this, frames, timing);
  };
  const random = crypto.getRandomValues;
  crypto.getRandomValues = function (bytes) {
    if (window.fails !== "handler") return random.call(this, bytes);
    window.fails = "";
    fail();
  };
  const parse = JSON.parse;
  JSON.parse = text => {
    const event = parse(text);
    const broken = { get: () => window.fails === "rendering" ? fail() : [], enumerable: false };
    if (window.fails === "rendering" && event.type === "update")
      for (const { view, entries } of event.seats)
        for (const one of [view, ...entries.map(entry => entry.view)])
          if (one) Object.defineProperty(one, "hand", broken);
    return event;
  };
"""
"""The three ways in which a board can fail, one at a time: a piece cannot be moved, the board
cannot be drawn, the handler of a press throws once."""


def break_in(page: Page, place: str) -> None:
    page.evaluate("place => { window.fails = place; }", place)


def test_a_game_goes_on_if_its_board_fails(sit_down: SitDown) -> None:
    ada = sit_down(fresh=True, failing=True, reduced_motion="no-preference")
    page = ada.page
    page.add_init_script(SABOTAGE)
    ada.open(ada.create("thousand_km", "me", "bot"))
    failed = page.get_by_text("Das Brett ist ausgefallen.")
    ada.wait()

    break_in(page, "animation")
    with page.expect_response("**/api/errors") as reported:
        ada.choose_on_board()
    assert reported.value.status == 204
    ada.wait()
    ada.choose_on_board()
    ada.wait()
    expect(failed).to_have_count(0)

    for place in ("rendering", "handler"):
        break_in(page, place)
        ada.choose_on_board()
        expect(failed).to_be_visible()
        ada.wait()
        ada.choose_in_text()
        ada.wait()
        break_in(page, "")
        page.get_by_role("button", name="Brett neu laden").click()
        expect(failed).to_have_count(0)
        page.wait_for_selector(".stage.board [data-leads]")
        ada.wait()
