"""Every page: readable for everybody, at every size, in both themes and languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.access import check_access
from tests.browser.conftest import DESK, PHONE
from tests.browser.layout import kept_game, lay_out
from tests.browser.player import Player
from tests.browser.serving import Server

SitDown = Callable[..., Player]

PAGES = ("replay", "rules")
"""All others are in the gallery."""
SIZES = {"phone": PHONE, "desk": DESK}
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
OTHER_SIZES = [(360, 640), (844, 390), (820, 1180), (1180, 820), (2560, 1440)]


def visit(player: Player, name: str, server: Server) -> None:
    """Bring a page about as a person would find it."""
    page = player.page
    if name == "rules":
        page.goto("/rules/thousand_km#R4.3")
        page.wait_for_selector(".rules .shown")
    elif name == "replay":
        finished(player, server)
    else:
        playing(player)


def playing(player: Player) -> None:
    player.open(player.create("thousand_km", "me", "bot", "bot"), text=True)
    for _turn in range(8):
        player.wait()
        player.choose_in_text()
    player.wait()


def finished(player: Player, server: Server) -> None:
    """A championship of three."""
    player.arrive("Ada")
    look_back(player, lay_out(server, kept_game("thousand_km", "3"), player, None, None))


def look_back(player: Player, code: str) -> None:
    player.page.goto(f"/replay/{code}?seat=0&at=40")
    player.page.wait_for_selector(".controls")
    player.beside("Tisch")


def replay_of_own_rally(player: Player) -> None:
    """Whose dice this browser has added to."""
    code = player.create("thousand_km", "me", "bot", "bot", mode="single_rally")
    player.open(code, text=True)
    for _choice in range(4):
        player.wait()
        player.choose_in_text()
    player.resign()
    expect(player.page.locator(".stage.over")).to_have_count(1)
    player.prefer(board="board")
    look_back(player, code)


@pytest.mark.full
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_nothing_stands_in_anybodys_way(
    name: str, size: str, sit_down: SitDown, server: Server, axe: str, pictures: Path
) -> None:
    """In both themes."""
    player = sit_down(viewport=SIZES[size], color_scheme="light")
    visit(player, name, server)
    player.page.mouse.move(0, 0)
    pictures.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        player.page.emulate_media(color_scheme=theme)
        _settled(player)
        player.page.screenshot(path=pictures / f"{name}-{size}-{theme}.png")
        _fits(player)
        check_access(player.page, axe)


def _settled(player: Player) -> None:
    """All motion has ended: half-faded things are not what people read."""
    player.page.wait_for_function(
        "() => document.getAnimations().every(one => one.playState !== 'running')"
    )


def _fits(player: Player) -> None:
    wide = player.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page scrolls sideways"


@pytest.mark.full
@pytest.mark.parametrize("name", ["text", "replay", "rules"])
def test_no_size_scrolls_sideways(name: str, sit_down: SitDown, server: Server) -> None:
    player = sit_down()
    visit(player, name, server)
    for width, height in OTHER_SIZES:
        player.page.set_viewport_size(ViewportSize(width=width, height=height))
        _fits(player)
    # Text at 200 %.
    player.page.set_viewport_size(ViewportSize(width=390, height=844))
    player.page.evaluate("document.documentElement.style.fontSize = '200%'")
    _fits(player)


def test_the_dice_are_checked_in_the_page(sit_down: SitDown) -> None:
    player = sit_down()
    replay_of_own_rally(player)
    player.page.get_by_role("button", name="Würfel nachrechnen").click()
    expect(player.page.locator(".verdict.good")).to_contain_text("Ziehungen stimmen")
    player.page.get_by_label("Aus wessen Sicht?").select_option("-2")
    hands = player.page.get_by_role("list", name="Hand von")
    expect(hands).to_have_count(3)
    player.page.get_by_label("Aus wessen Sicht?").select_option("0")
    expect(hands).to_have_count(1)
    expect(hands.get_by_role("listitem").first).to_be_visible()
    player.page.keyboard.press("Home")
    player.page.get_by_role("button", name="Von hier weiterspielen").click()
    player.page.wait_for_url("**/t/*")
    player.wait()


@pytest.mark.full
def test_a_browser_remembers_the_seal_it_was_told(sit_down: SitDown) -> None:
    player, stranger = sit_down(), sit_down()
    replay_of_own_rally(player)
    player.press("Würfel nachrechnen")
    verdict = player.page.locator(".verdict.good")
    expect(verdict).to_contain_text("bekommen hat, und seine Zahl steht im Spielprotokoll")

    stranger.page.goto(player.page.url)
    stranger.beside("Tisch")
    stranger.press("Würfel nachrechnen")
    away = stranger.page.locator(".verdict.good")
    expect(away).to_contain_text("Dieser Browser war nicht dabei")
    seal = away.locator("code").inner_text()

    # Another game under the same code, whose own journal is without fault.
    kept = player.page.evaluate("localStorage.getItem('seals')")
    assert seal in kept
    other = kept.replace(seal, "0" * 64)
    player.page.evaluate("kept => localStorage.setItem('seals', kept)", other)
    player.press("Würfel nachrechnen")
    expect(player.page.locator(".verdict:not(.good)")).to_contain_text("ein anderes als das")


def test_the_rules_can_be_searched(sit_down: SitDown, server: Server) -> None:
    player = sit_down()
    visit(player, "rules", server)
    player.page.get_by_label("In den Regeln suchen").fill("Verlängerung")
    expect(player.page.get_by_role("status")).to_contain_text("Stellen")
    expect(player.page.locator("#R4\\.2")).to_be_hidden()
    expect(player.page.locator("#R4\\.13")).to_be_visible()


@pytest.mark.full
def test_the_rules_follow_the_language(sit_down: SitDown, server: Server) -> None:
    player = sit_down()
    visit(player, "rules", server)
    rules = player.page.locator(".rules")
    expect(rules).to_have_attribute("lang", "de")
    expect(rules).to_contain_text("Passen gibt es nicht")
    player.set_language("en")
    expect(rules).to_have_attribute("lang", "en")
    expect(rules).to_contain_text("You cannot pass.")


def test_name_colour_language_and_theme_are_kept(sit_down: SitDown) -> None:
    player = sit_down()
    page = player.page
    page.goto("/")
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_label("Wie heißt du?").fill("Ada")
    page.get_by_role("button", name="Speichern").click()
    page.get_by_role("button", name="Lila").click()
    page.get_by_label("Aussehen").select_option("dark")
    player.set_language("en")
    expect(page.get_by_role("button", name="Purple")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("My name")).to_have_value("Ada")
    expect(page.get_by_role("button", name="Purple")).to_have_attribute("aria-pressed", "true")


def test_an_invitation_names_an_address_that_others_can_open(sit_down: SitDown) -> None:
    player = sit_down()
    page = player.page
    code = player.create("thousand_km", "me", "open")
    player.open(code)
    expect(page.get_by_text("Der Link gilt nur auf diesem Gerät")).to_be_visible()
    picture = page.get_by_role("img", name="QR-Code")
    expect(picture).to_have_count(0)
    house = {"address": "http://192.168.1.5:8000"}
    page.route("**/api/house", lambda route: route.fulfill(json=house))
    page.reload()
    link = page.get_by_role("textbox", name="Link zum Tisch")
    expect(link).to_have_value(f"http://192.168.1.5:8000/t/{code}")
    expect(picture).to_be_visible()
    expect(page.get_by_text("Der Link gilt nur auf diesem Gerät")).to_have_count(0)


@pytest.mark.parametrize(
    "path", ["/nothing", pytest.param("/nothing/%E0%A4", marks=pytest.mark.full)]
)
def test_an_unknown_address_says_so_and_leads_home(sit_down: SitDown, path: str) -> None:
    page = sit_down().page
    answer = page.goto(path)
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="Diese Seite gibt es nicht.")).to_be_visible()
    page.get_by_role("link", name="Zur Startseite").click()
    page.wait_for_selector("article")


@pytest.mark.full
@pytest.mark.parametrize("path", ["/rules/foo", "/new/foo"])
def test_a_game_that_does_not_exist_says_so_and_leads_home(sit_down: SitDown, path: str) -> None:
    """A page without a text would fail this test by itself."""
    page = sit_down().page
    page.goto(path)
    expect(page.get_by_role("heading", name="Diese Seite gibt es nicht.")).to_be_visible()
    page.get_by_role("link", name="Zur Startseite").click()
    page.wait_for_selector("article")


@pytest.mark.full
def test_a_replay_that_does_not_exist_leads_home(sit_down: SitDown) -> None:
    page = sit_down().page
    page.goto("/replay/nothing")
    expect(page.get_by_role("alert")).to_contain_text("Unter dieser Adresse steht kein Tisch.")
    page.get_by_role("link", name="Zur Startseite").click()
    page.wait_for_selector("article")


@pytest.mark.full
def test_the_tabs_are_one_stop_and_arrows_go_along_them(sit_down: SitDown) -> None:
    player = sit_down()
    player.open(player.create("knatsch", "me", "bot"))
    player.beside("Verlauf")
    tabs = player.page.locator("#side").get_by_role("tab")
    expect(tabs.nth(0)).to_have_attribute("tabindex", "0")
    expect(tabs.nth(1)).to_have_attribute("tabindex", "-1")
    player.page.keyboard.press("ArrowRight")
    expect(tabs.nth(1)).to_be_focused()
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    player.page.keyboard.press("End")
    expect(tabs.nth(3)).to_be_focused()
    player.page.keyboard.press("ArrowRight")
    expect(tabs.nth(0)).to_be_focused()


@pytest.mark.full
def test_the_panel_stays_as_it_was_left(sit_down: SitDown) -> None:
    player = sit_down()
    code = player.create("knatsch", "me", "bot")
    player.open(code)
    panel = player.page.locator("#side")
    expect(panel).to_be_visible()
    player.page.keyboard.press("v")
    expect(panel).to_have_count(0)
    player.page.reload()
    player.page.wait_for_selector(".stage")
    expect(panel).to_have_count(0)


def test_a_replay_is_seen_with_the_own_eyes_and_its_address_follows(sit_down: SitDown) -> None:
    player = sit_down()
    code = player.create("thousand_km", "me", "bot", mode="single_rally")
    player.open(code, text=True)
    for _choice in range(8):
        player.wait()
        player.choose_in_text()
    player.resign()
    expect(player.page.locator(".stage.over")).to_have_count(1)
    colours = [seat["colour"] for seat in player.updates()[-1]["table"]["seats"]]
    page = player.page
    page.goto(f"/replay/{code}")
    page.wait_for_selector(".controls")
    page.wait_for_url("**seat=0&at=1")
    shown = page.locator(".seats .disc, .seat-tag .disc").evaluate_all(
        "all => all.map(one => one.dataset.colour)"
    )
    assert shown[: len(colours)] == colours
    # One step is a choice with the draws that followed it; a chapter is a rally or a Blitz.
    player.beside("Verlauf")
    page.locator(".said").click()
    page.keyboard.press("PageDown")
    expect(page.locator("#chapter option:checked")).to_have_text("Rallye 1")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".log [aria-current]")).to_have_count(1)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    numbers = page.locator(".log li[data-entry]").first.get_attribute("data-entry")
    assert numbers is not None
    page.wait_for_url(f"**seat=0&at={max(map(int, numbers.split()))}")
    player.beside("Tisch")
    expect(page.get_by_role("button", name="Von hier weiterspielen")).to_be_visible()
    # The whole log without a hole, and nothing to play on from at the end.
    page.locator(".said").click()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Von hier weiterspielen")).to_have_count(0)
    player.beside("Verlauf")
    whole = page.get_by_role("button", name="Den ganzen Verlauf zeigen")
    if whole.count():
        whole.click()
    total = int(page.locator("output").inner_text().split("/")[1])
    page.wait_for_function(
        "many => document.querySelectorAll('.log [data-entry]').length === many", arg=total
    )


def test_other_eyes_see_the_same_moment_of_a_replay(sit_down: SitDown, server: Server) -> None:
    """Each seat counts its own entries: others have fewer about tiles in secret hands."""
    player = sit_down()
    player.arrive("Ada")
    code = lay_out(server, kept_game("knight_rider", "secret_hands"), player, None, None)
    page = player.page
    page.goto(f"/replay/{code}?seat=-1&at=99")
    said, eyes = page.locator(".said"), page.get_by_label("Aus wessen Sicht?")
    expect(said).to_contain_text("Runde 3")
    told = said.inner_text()
    player.beside("Tisch")
    for seat, at in (("0", 113), ("-2", 99), ("2", 113), ("-1", 99)):
        eyes.select_option(seat)
        page.wait_for_url(f"**seat={seat}&at={at}")
        expect(said).to_have_text(told)
