"""What players ran into: dice that jump back, and sentences that differ from game to game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.serving import Server
from tests.browser.test_knatsch import sit_at

SitDown = Callable[..., Player]
LYING = """() => document.querySelectorAll('.rails .again.die').length === 2 &&
  [...document.querySelectorAll('.rails .die')].every(die => !die.getAnimations().length)"""
WATCH = """() => {
  const dice = [...document.querySelectorAll('.rails .die')];
  const where = dice.map(die => die.getBoundingClientRect());
  const again = dice.map(die => die.classList.contains('again'));
  const em = parseFloat(getComputedStyle(dice[0]).fontSize);
  window.jumped = [];
  window.ended = false;
  const look = () => {
    dice.forEach((die, at) => {
      const { top, height } = die.getBoundingClientRect();
      const risen = where[at].top - top;
      const gone = 1 - getComputedStyle(die).opacity;
      if (height && (again[at] ? risen > gone * 2 * em + 3 : Math.abs(risen) > 3))
        window.jumped.push(`${die.ariaLabel}: ${risen} higher, ${gone} gone`);
    });
    if (dice.some((die, at) => again[at] && die.isConnected)) requestAnimationFrame(look);
    else window.ended = true;
  };
  look();
}"""
"""Compares in every frame where dice are: those that stay do not move up or down, and those that
are thrown again rise by two lines at most, while they fade."""


def test_dice_to_throw_again_stay_in_their_rail_until_they_roll(
    sit_down: SitDown, server: Server
) -> None:
    ada = sit_down(reduced_motion="no-preference")
    sit_at(ada, server, 20)
    page = ada.page
    for die in "12":
        page.keyboard.press(die)
    page.wait_for_function(LYING)
    page.evaluate(WATCH)
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.ended")
    assert page.evaluate("window.jumped") == []
    expect(page.locator(".torches").first).to_have_attribute("aria-label", "Wurf 2 von 3")
