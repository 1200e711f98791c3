"""A choice made while others play: done when its turn comes, or dropped with a word."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.layout import lay_out, rally_dealt
from tests.browser.player import Player
from tests.browser.serving import Server

SitDown = Callable[..., Player]

RALLY = rally_dealt(
    ("LIMIT KM25 KM50 KM75 KM100 STATION", "GREEN KM25 KM50 KM75 KM100 STOP"),
    "* draw KM25",
    "1 play GREEN",
    "* draw KM200",
)
"""It is seat 0's turn; seat 1 may drive as soon as it is its own."""


@pytest.fixture
def ada_and_bob(sit_down: SitDown, server: Server) -> tuple[Player, Player]:
    ada, bob = sit_down(), sit_down()
    at_table(server, ada, bob)
    return ada, bob


def at_table(server: Server, ada: Player, bob: Player) -> None:
    ada.arrive("Ada")
    bob.arrive("Bob")
    code = lay_out(server, RALLY, ada, bob)
    for player in (ada, bob):
        player.open(code)
        player.page.wait_for_selector(".dock [data-leads]")


def throw_away(player: Player, card: str) -> None:
    player.wait()
    player.page.locator(f"[data-leads^={card}]").first.click()
    player.page.locator(f".dock [data-choice='discard {card}']").click()


def choose_ahead(player: Player, card: str) -> None:
    player.page.locator(f"[data-leads^={card}]").click()
    player.page.get_by_role("button", name="Vormerken").click()
    expect(player.page.locator(".dock h2")).to_contain_text("Vorgemerkt")
    expect(player.page.locator(f"[data-leads^={card}] .armed")).to_be_visible()


def expect_driven(player: Player, km: int) -> None:
    panel = player.page.locator("[data-see='parties.1']")
    expect(panel).to_have_attribute("aria-label", re.compile(f"Bob, {km} von"))


def test_it_is_played_when_the_turn_comes(ada_and_bob: tuple[Player, Player]) -> None:
    ada, bob = ada_and_bob
    choose_ahead(bob, "KM100")
    # Where the car would be is seen before.
    expect(bob.page.locator("[data-see='parties.1']")).to_contain_text("100 km")
    throw_away(ada, "KM25")
    for player in (ada, bob):
        expect_driven(player, 100)
    assert ada.wait() == "choose"
    expect(bob.page.locator("[data-armed], .armed, .slip")).to_have_count(0)


@pytest.mark.full
def test_it_is_dropped_with_a_word_when_something_was_done_to_me(
    ada_and_bob: tuple[Player, Player],
) -> None:
    ada, bob = ada_and_bob
    choose_ahead(bob, "KM50")
    ada.wait()
    ada.page.locator("[data-leads^=LIMIT]").click()
    ada.page.locator(".dock [data-choice='attack LIMIT 1']").click()
    # 50 km could still be driven, but it is no longer the same.
    said = bob.page.locator(".slip")
    expect(said).to_contain_text("deshalb nicht gespielt: 50 km fahren")
    bob.page.get_by_role("button", name="Angriff gelten lassen").click()
    assert bob.wait() == "choose"
    throw_away(bob, "STOP")
    expect(said).to_have_count(0)
    assert ada.wait() == "choose"
    expect_driven(ada, 0)


@pytest.mark.full
def test_it_is_taken_back_by_one_press(ada_and_bob: tuple[Player, Player]) -> None:
    ada, bob = ada_and_bob
    ways: tuple[Callable[[], None], ...] = (
        lambda: bob.page.keyboard.press("Escape"),
        lambda: bob.page.get_by_role("button", name="Doch nicht").click(),
        lambda: bob.page.locator("[data-leads^=KM100]").click(),
    )
    for take_back in ways:
        choose_ahead(bob, "KM100")
        take_back()
        expect(bob.page.locator("[data-armed], .armed")).to_have_count(0)
        bob.page.keyboard.press("Escape")
    throw_away(ada, "KM25")
    assert bob.wait() == "choose"
    throw_away(bob, "KM25")
    assert ada.wait() == "choose"
    expect_driven(ada, 0)
