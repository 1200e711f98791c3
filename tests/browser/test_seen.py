"""What players ran into: dice that jump back, and sentences that differ from game to game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.serving import Server
from tests.browser.test_knatsch import sit_at

SitDown = Callable[..., Player]
WATCH = """() => {
  window.jumped = [];
  const throwing = document.querySelector('.torches').ariaLabel;
  new MutationObserver(changes => {
    if (document.querySelector('.torches').ariaLabel !== throwing) return;
    for (const { target } of changes)
      if (target.ariaPressed === 'false') window.jumped.push(target.ariaLabel);
  }).observe(document.querySelector('.rails'),
    { subtree: true, attributes: true, attributeFilter: ['aria-pressed'] }); }"""
"""Notes dice that leave the rail "Neu würfeln" while the same throw lies there."""


def test_dice_to_throw_again_stay_in_their_rail_until_they_roll(
    sit_down: SitDown, server: Server
) -> None:
    ada = sit_down(reduced_motion="no-preference")
    sit_at(ada, server, 20)
    page = ada.page
    for die in "12":
        page.keyboard.press(die)
    expect(page.locator(".die.again")).to_have_count(2)
    page.evaluate(WATCH)
    page.keyboard.press("Enter")
    expect(page.locator(".torches").first).to_have_attribute("aria-label", "Wurf 2 von 3")
    assert page.evaluate("window.jumped") == []
