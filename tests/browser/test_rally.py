"""1000 Kilometer on its board: people and bots, mouse, touch, reloads and lost lines."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.player import DOING, Player
from tests.browser.whole import play_to_the_end

SitDown = Callable[..., Player]


@pytest.mark.full
def test_two_browsers_and_two_bots_play_a_rally_by_clicking(sit_down: SitDown) -> None:
    ada, bob = sit_down(), sit_down(locale="en-GB")
    code = ada.create("thousand_km", "me", "open", "bot", "bot", mode="single_rally")
    ada.open(code)
    bob.open(code)
    bob.page.get_by_role("button", name="Sit down").first.click()
    expect(bob.page.get_by_text("Stand up")).to_be_visible()
    ada.page.get_by_role("button", name="Spiel beginnen").click()
    ada.order("Tisch", "Blitz-Aktion immer ausrufen")
    bob.order("Table", "Always call Blitz")
    players = [ada, bob]
    for _turn in range(400):
        if all(player.is_over() for player in players):
            break
        for player in players:
            if player.is_my_turn():
                player.choose_on_board()
    for player in players:
        player.page.wait_for_selector(".end")
    expect(ada.page.locator(".story table")).to_contain_text("Diese Rallye")
    _check_secrets(ada, 0)
    _check_secrets(bob, 1)


def _check_secrets(player: Player, seat: int) -> None:
    """No frame ever told this browser another hand, and the page shows none."""
    for update in player.updates():
        for told in update["seats"]:
            views = [told["view"], *(entry.get("view") for entry in told["entries"])]
            for view in views:
                assert view is None or view["seat"] == told["seat"]
            assert told["seat"] in (seat, -1)
    assert '"secret"' not in str(player.frames)


@pytest.mark.full
def test_play_now_is_two_clicks_from_the_address(sit_down: SitDown) -> None:
    ada = sit_down()
    ada.page.goto("/")
    ada.page.get_by_role("button", name="1000 Kilometer sofort spielen").click()
    assert ada.wait() == "choose"
    ada.page.locator("[data-leads]").first.click()
    expect(ada.page.locator(DOING).first).to_be_visible()


def test_a_rally_by_mouse_touch_and_keys(sit_down: SitDown) -> None:
    ada = sit_down(has_touch=True)
    ada.open(ada.create("thousand_km", "me", "bot", mode="single_rally"))
    play_to_the_end(
        ada.page,
        lambda _: ada.wait(),
        lambda _: ada.choose_on_board(),
        lambda _: ada.choose_on_board(touch=True),
        lambda _: ada.choose_by_keys(steps=1),
        lambda _: ada.choose_by_digit(),
    )


@pytest.mark.full
def test_a_phone_plays_by_touch(sit_down: SitDown) -> None:
    ada = sit_down(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.open(ada.create("thousand_km", "me", "bot", mode="single_rally"))

    def touch(_: Page) -> None:
        _check_targets(ada)
        ada.choose_on_board(touch=True)

    play_to_the_end(ada.page, lambda _: ada.wait(), touch)


def _check_targets(player: Player) -> None:
    """Everything that can be touched is big enough for a thumb."""
    small = player.page.evaluate(
        """() => [...document.querySelectorAll('main button')].filter(button => {
             const box = button.getBoundingClientRect();
             return box.width && Math.min(box.width, box.height) < 43.5
               && !button.dataset.leads && !button.dataset.see;
           }).map(button => button.outerHTML.slice(0, 120))"""
    )
    assert small == []


def test_reload_and_a_second_device_in_mid_game(sit_down: SitDown) -> None:
    ada = sit_down()
    code = ada.create("thousand_km", "me", "bot")
    ada.open(code)
    for _turn in range(3):
        ada.wait()
        ada.choose_on_board()
    ada.wait()
    hand = sorted(ada.hand())
    ada.page.reload()
    ada.wait()
    assert sorted(ada.hand()) == hand
    second = Player(ada.page.context.new_page())
    second.open(code)
    second.wait()
    assert sorted(second.hand()) == hand
    before = ada.page.locator(".log [data-entry]").count()
    second.choose_on_board()
    expect(ada.page.locator(".log [data-entry]").nth(before)).to_be_attached()


def test_an_account_leads_to_the_own_seat_from_another_device(sit_down: SitDown) -> None:
    ada, phone = sit_down(), sit_down(viewport=PHONE, has_touch=True, is_mobile=True)
    code = ada.create("thousand_km", "me", "bot")
    for player, wanted in ((ada, "Konto anlegen"), (phone, "Anmelden")):
        player.page.goto("/")
        player.page.get_by_role("button", name="Einstellungen").click()
        player.page.get_by_text("Konto", exact=True).click()
        player.page.get_by_label("Kontoname").fill("ada")
        player.page.get_by_label("Passwort").fill("nord")
        player.page.get_by_role("button", name="Konto anlegen").click()
        # In the language of the page, not of the browser.
        expect(player.page.get_by_role("alert")).to_have_text(
            "Ein Passwort braucht 8 bis 200 Zeichen."
        )
        player.page.get_by_label("Passwort").fill("nordschleife")
        player.page.get_by_role("button", name=wanted).click()
        expect(player.page.get_by_text("Konto: ada")).to_be_visible()
        player.open(code)
        player.wait()
    assert sorted(phone.hand()) == sorted(ada.hand())
    phone.choose_on_board(touch=True)
    ada.wait()


def test_what_cannot_be_done_says_why_and_leads_to_the_rule(sit_down: SitDown) -> None:
    ada = sit_down()
    ada.open(ada.create("thousand_km", "me", "bot"))
    for _turn in range(20):
        ada.wait()
        dim = ada.page.locator("[data-leads].useless")
        if dim.count():
            dim.first.click()
            break
        ada.choose_on_board()
    refusal = ada.page.locator(".refusal")
    expect(refusal).to_be_visible()
    refusal.get_by_role("button", name=re.compile("Regel R")).click()
    expect(ada.page.locator(".rules .shown")).to_be_in_viewport()


@pytest.mark.full
def test_a_moment_of_the_log_can_be_looked_at(sit_down: SitDown) -> None:
    ada = sit_down()
    ada.open(ada.create("thousand_km", "me", "bot"))
    for _turn in range(4):
        ada.wait()
        ada.choose_on_board()
    ada.wait()
    ada.page.locator(".log button").last.click()
    expect(ada.page.get_by_text("Rückblick auf Moment 1")).to_be_visible()
    ada.page.get_by_role("button", name="Zurück zum Spiel").click()
    ada.choose_on_board()


def test_what_was_taken_back_is_struck_through_in_the_log(sit_down: SitDown) -> None:
    ada = sit_down()
    ada.open(ada.create("thousand_km", "me", "bot"))
    ada.wait()
    ada.choose_on_board()
    ada.wait()
    ada.page.keyboard.press("u")
    undone = ada.page.locator(".log .undone")
    expect(undone.first).to_be_visible()
    expect(undone.first.locator(".what").first).to_have_css("text-decoration-line", "line-through")
    expect(undone.first).to_contain_text("zurückgenommen:")
    # What came before, and the line that tells of the undo, count.
    told = ada.page.locator(".log .entry:not(.undone)")
    expect(told.first).to_contain_text("zurück")
    expect(told.first.locator(".what").first).to_have_css("text-decoration-line", "none")
    expect(told.last).to_contain_text("Das Los entscheidet")


@pytest.mark.full
def test_moving_cards_can_be_skipped_and_end_where_they_belong(sit_down: SitDown) -> None:
    ada = sit_down(reduced_motion="no-preference")
    ada.open(ada.create("thousand_km", "me", "bot", "bot", mode="single_rally"))
    for _turn in range(6):
        ada.wait()
        ada.choose_on_board()
    ada.wait()
    ada.page.wait_for_function("() => !document.querySelector('.flights *')")
    last = ada.updates()[-1]["seats"][0]["view"]
    expect(ada.page.locator("[data-leads]")).to_have_count(len(last["hand"]))
