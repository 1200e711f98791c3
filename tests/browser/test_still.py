"""Nothing jumps: bar, board, dock and panel stay where they are through every event of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import DESK, PHONE
from tests.browser.player import GO_ON, Player

SitDown = Callable[..., Player]
WATCH = """() => {
  const fixed = { bar: "header.bar", board: ".area", dock: ".dock", panel: "#side" };
  const where = () => Object.entries(fixed).map(([name, selector]) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return name + (box ? ` ${[box.x, box.y, box.width, box.height].map(Math.round)}` : " none");
  }).join("; ");
  const first = where();
  window.jumps = [];
  window.frames = 0;
  const look = () => {
    if (document.querySelector(".stage.over")) return;
    window.frames += 1;
    const now = where();
    if (now !== first && window.jumps.at(-1) !== now) window.jumps.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Compares the boxes in every frame until the game is over."""
"""The result of a rally or round waits for a press."""
EVENT = f"""() => document.querySelector(".stage.over") ? "over"
  : document.querySelector("{GO_ON}") ? "result"
  : document.querySelector(".stage[data-turn]:not([data-asked], [data-moving])") && "choose\""""
CHOOSE = """() => {
  const button = document.querySelector(".list [data-choice]:enabled") ??
    document.querySelector(".dock [data-primary]:enabled");
  button?.click();
  return !!button;
}"""
"""At once, since a forced step may play itself meanwhile."""

WHOLE = 400
GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("thousand_km", {"mode": "single_rally"}, WHOLE),
    ("knatsch", {}, WHOLE),
    ("geisterfahrer", {}, 12),
    ("knight_rider", {}, 12),
    ("kraftwagen", {}, 12),
]


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "options", "decisions"), GAMES, ids=[game[0] for game in GAMES])
def test_nothing_jumps(
    sit_down: SitDown,
    game: str,
    options: dict[str, Any],
    decisions: int,
    viewport: dict[str, int],
) -> None:
    player = sit_down(viewport=viewport)
    page = player.page
    player.open(player.create(game, "me", "bot", **options))
    page.wait_for_function(EVENT)
    page.evaluate(WATCH)
    for _ in range(decisions):
        event = page.wait_for_function(EVENT).json_value()
        if event == "over":
            break
        if event == "result":
            page.locator(GO_ON).click()
        elif not page.evaluate(CHOOSE):
            page.keyboard.press("l")
    else:
        assert decisions < WHOLE, "the game does not end"
    assert page.evaluate("window.frames") > decisions / 10
    assert page.evaluate("window.jumps") == []
