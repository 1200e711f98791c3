"""1000 Kilometer's board: Blitz-Aktion, extension, parties of one, two and three."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.layout import journal_before, lay_out, rally_for_two
from tests.browser.player import Player
from tests.browser.serving import Server

SitDown = Callable[..., Player]

GAME = "thousand_km"
RALLY = rally_for_two(
    ("LIMIT GREEN KM25 KM50 KM75 KM100", "GREEN PRIORITY KM25 KM50 KM75 KM100"),
    "* draw KM25",
    "1 play GREEN",
    "* draw KM200",
)
"""Seat 0 can attack seat 1, which holds the answer: a Blitz."""


def attack(player: Player) -> None:
    player.wait()
    player.page.locator("[data-card=LIMIT]").first.click()
    player.page.locator(".dash[data-party='1'] .target").click()


def test_a_blitz_flashes_and_is_called(sit_down: SitDown, server: Server) -> None:
    ada, bob = sit_down(reduced_motion="no-preference"), sit_down()
    ada.arrive("Ada")
    bob.arrive("Bob")
    code = lay_out(server, RALLY, ada, bob)
    ada.open(code)
    bob.open(code)
    watch = "() => { window.calls = []; new MutationObserver(() => { const call = document"
    watch += ".querySelector('.call'); if (call) window.calls.push([call.innerText.trim(),"
    watch += "document.querySelector('.rally').classList.contains('flash')]); })"
    watch += ".observe(document.body, {childList: true, subtree: true}); }"
    for player in (ada, bob):
        player.page.evaluate(watch)
    attack(ada)
    for player in (ada, bob):
        player.page.wait_for_function("() => window.calls.length > 0")
        assert player.page.evaluate("window.calls[0]") == ["Blitz-Aktion!", True]
        badge = player.page.locator(".dash[data-party='1'] .badges .blitz")
        expect(badge).to_contain_text("Vorfahrt")
        expect(player.page.locator(".call")).to_have_count(0)


def test_who_wants_to_be_asked_calls_the_blitz_in_time(sit_down: SitDown, server: Server) -> None:
    ada, bob = sit_down(), sit_down()
    ada.arrive("Ada")
    bob.arrive("Bob")
    code = lay_out(server, RALLY, ada, bob)
    ada.open(code)
    bob.open(code)
    bob.beside("Tisch")
    bob.page.get_by_label("Jedes Mal fragen").check()
    attack(ada)
    expect(bob.page.locator(".closes")).to_contain_text("noch")
    bob.page.locator(".big.primary").click()
    # The window closes for everybody at the same time, whatever was answered.
    expect(bob.page.locator(".badges .blitz")).to_have_count(1, timeout=12_000)
    assert bob.wait() == "choose"


def test_an_extension_is_decided_on_the_board(sit_down: SitDown, server: Server) -> None:
    ada = sit_down()
    ada.arrive("Ada")
    journal, seat = journal_before(GAME, "extension_won", "extend")
    people = [ada if other == seat else None for other in range(journal.header.seats)]
    code = lay_out(server, journal, *people)
    ada.open(code)
    ada.wait()
    assert ada.page.locator(".big").count() == 2
    expect(ada.page.locator(".top")).to_contain_text("Ziel 700 km")
    ada.page.get_by_role("button", name="Auf 1000 km verlängern").click()
    expect(ada.page.locator(".top")).to_contain_text("Ziel 1000 km")
    expect(ada.page.locator(".top")).to_contain_text("Verlängert von: Ada")


def test_the_text_table_is_sent_only_where_it_is_shown(sit_down: SitDown) -> None:
    ada = sit_down()
    ada.open(ada.create(GAME, "me", "bot"))
    for _turn in range(2):
        ada.wait()
        ada.choose_on_board()
    ada.wait()
    assert all(not told["described"] for update in ada.updates() for told in update["seats"])
    ada.page.keyboard.press("t")
    expect(ada.page.get_by_role("heading", name="Deine Hand")).to_be_visible()
    ada.choose_in_text()
    ada.wait()
    assert ada.updates()[-1]["seats"][0]["described"]
    ada.page.keyboard.press("t")
    expect(ada.page.locator(".hand")).to_be_visible()
    ada.choose_on_board()
    ada.wait()
    assert not ada.updates()[-1]["seats"][0]["described"]


def test_nothing_jumps_when_the_turn_changes(sit_down: SitDown) -> None:
    ada = sit_down()
    ada.open(ada.create(GAME, "me", "bot"))
    ada.wait()
    ada.page.evaluate(
        """() => { window.tops = new Set(); const look = () => {
          const board = document.querySelector('.rally');
          if (board) window.tops.add(Math.round(board.getBoundingClientRect().top + scrollY)); };
          look(); new MutationObserver(look).observe(document.querySelector('.play'),
            {childList: true, subtree: true, attributes: true, characterData: true}); }"""
    )
    for _turn in range(4):
        ada.wait()
        ada.choose_on_board()
    ada.wait()
    assert ada.page.evaluate("window.tops.size") == 1


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_number_of_seats_fits(seats: int, sit_down: SitDown, pictures: Path) -> None:
    """Partners share one dashboard, which names them all; nothing is cut off."""
    ada = sit_down()
    ada.arrive("Ada")
    ada.open(ada.create(GAME, "me", *["bot"] * (seats - 1)))
    for _turn in range(6):
        ada.wait()
        ada.choose_on_board()
    ada.wait()
    ada.page.locator(".held").nth(1).click()
    parties = ada.page.locator(".dash")
    expect(parties).to_have_count(2)
    pictures.mkdir(parents=True, exist_ok=True)
    for name, size in (("phone", PHONE), ("desk", DESK)):
        ada.page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
        ada.page.screenshot(path=pictures / f"seats-{seats}-{name}.png")
        clipped = ada.page.evaluate(CLIPPED)
        assert clipped == [], clipped
        for seat in range(seats):
            name_of = ada.page.locator(f".seats [data-seat='{seat}'] .name")
            expect(name_of).to_be_in_viewport()


CLIPPED = """() => [...document.querySelectorAll('.play *')].filter(piece =>
  piece.scrollWidth > piece.clientWidth + 1 && piece.clientWidth > 1 &&
  getComputedStyle(piece).overflowX === 'hidden' &&
  piece.innerText).map(piece => piece.className + ': ' + piece.innerText)"""
