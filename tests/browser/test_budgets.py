"""How much a first visit loads: fonts aside, in bytes as they are sent, and in requests."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.player import Player

SitDown = Callable[..., Player]

LOADED = """() => performance.getEntries()
  .filter(one => ["navigation", "resource"].includes(one.entryType))
  .map(one => [one.name, one.transferSize])"""


def loaded(player: Player) -> tuple[int, list[tuple[str, int]]]:
    """Bytes without fonts, and every request with its size."""
    player.page.wait_for_load_state("networkidle")
    player.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    requests = [(name, size) for name, size in player.page.evaluate(LOADED)]
    assert all("127.0.0.1" in name for name, _ in requests), "nothing comes from elsewhere"
    return sum(size for name, size in requests if not name.endswith(".woff2")), requests


def test_the_home_page_is_small(sit_down: SitDown) -> None:
    player = sit_down(fresh=True)
    player.page.goto("/")
    player.page.wait_for_selector("article")
    size, requests = loaded(player)
    assert size <= 75_000, "\n".join(map(str, requests))
    assert len(requests) <= 15, "\n".join(map(str, requests))
