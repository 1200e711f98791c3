"""A whole game by hand. Meanwhile nothing jumps: bar, board, dock and panel stay where they are."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

from playwright.sync_api import Page

Way = Callable[[Page], None]
MOST = 400
"""Choices of one person in one game."""
CORNER = (2, 2)
"""Where a mouse rests on nothing that explains itself."""
WATCH = """() => {
  const fixed = { bar: "header.bar", board: ".area", dock: ".dock", panel: "#side" };
  const page = document.scrollingElement;
  const where = () => Object.entries(fixed).map(([name, selector]) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return name + (box ? ` ${[box.x, box.y, box.width, box.height].map(Math.round)}` : " none");
  }).join("; ") + `; page ${Math.max(0, page.scrollWidth - innerWidth)},`
    + Math.max(0, page.scrollHeight - innerHeight);
  window.jumps = [where()];
  window.frames = 0;
  const look = () => {
    if (document.querySelector(".stage.over")) return;
    window.frames += 1;
    const now = where();
    if (now !== window.jumps.at(-1)) window.jumps.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Compares the boxes, and how far the page scrolls, in every frame until the game is over."""


def play_to_the_end(page: Page, wait: Callable[[Page], str], *ways: Way) -> list[str]:
    """Chooses in one way after the other; what `wait` said each time."""
    states = [wait(page)]
    page.evaluate(WATCH)
    for way in cycle(ways):
        if states[-1] == "over":
            break
        assert len(states) < MOST, "the game does not end"
        page.mouse.move(*CORNER)
        way(page)
        states.append(wait(page))
    jumps = page.evaluate("window.jumps")
    assert len(jumps) == 1, "\n".join(jumps)
    assert jumps[0].endswith("page 0,0")
    assert page.evaluate("window.frames") > len(states) / 10
    return states
