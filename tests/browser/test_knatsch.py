"""Knatsch is played on its board: by mouse with two people, by touch and by keys alone; a reload
in the middle of a decision loses nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.layout import fresh_game, journal_at, journal_before, lay_out
from tests.browser.player import Player, wait_for_either
from tests.browser.serving import Server
from tests.browser.whole import Way, play_to_the_end

SitDown = Callable[..., Player]

SHORT = {"short_game": True, "round_limit": 4}
READY = """() => document.querySelector(".stage.over") ? "over"
  : document.querySelector(".stage[data-turn]:not([data-asked], [data-forced]) .dock .tray") &&
    !document.querySelector("[data-moving], .dock [aria-busy]") ? "choose" : null"""
CARDS = (".group:nth-of-type(1) .pick", ".group:nth-of-type(2) .pick", ".cards .pick", ".pile")
"""Guards ask for a castle and for a special; the King for a castle and a pile."""


def wait(page: Page) -> str:
    return str(page.wait_for_function(READY).json_value())


def sit_before(player: Player, server: Server, name: str, text: str) -> None:
    """A kept game, at somebody's decision."""
    player.arrive("Ada")
    journal, seat = journal_before("knatsch", name, text)
    people = [player if other == seat else None for other in range(journal.header.seats)]
    player.open(lay_out(server, journal, *people))
    wait(player.page)


def sit_at(player: Player, server: Server, many: int) -> None:
    """The first decision of a kept game with so many entries in its menu."""
    player.arrive("Ada")
    journal, seat = journal_at("knatsch", many)
    people = [player if other == seat else None for other in range(journal.header.seats)]
    player.open(lay_out(server, journal, *people))
    wait(player.page)


# -- Whole games -----------------------------------------------------------------------------


def in_the_tray(page: Page, press: Callable[[Locator], None]) -> None:
    """What the tray asks, in the tray."""
    tray = page.locator(".dock .tray")
    if tray.locator(".aid").count():
        press(tray.locator(".aid"))
    elif tray.locator(".pick").count():
        for what in CARDS:
            if tray.locator(what).count():
                press(tray.locator(what).first)
    else:
        press(tray.locator(".aim[data-choice], .tuck, .end").first)
    press(tray.locator("[data-primary]:enabled"))


def by_mouse(page: Page) -> None:
    in_the_tray(page, lambda found: found.click())


def by_touch(page: Page) -> None:
    in_the_tray(page, lambda found: found.tap())


def by_keys(page: Page) -> None:
    """Dice by the best choice, targets by arrows, guards by arrows and Space."""
    tray = page.locator(".dock .tray")
    if tray.locator(".aid").count():
        page.keyboard.press("b")
    elif tray.locator(".pick").count():
        for _card in range(tray.locator("[aria-pressed]").count()):
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
    elif tray.locator(".aim[data-choice], .tuck").count():
        page.keyboard.press("ArrowRight")
    else:
        page.keyboard.press("e")
    expect(tray.locator("[data-primary]")).to_be_enabled()
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("viewport", "ways"),
    [
        pytest.param(DESK, (by_mouse, by_touch, by_keys), id="mouse-touch-keys"),
        pytest.param(PHONE, (by_touch,), id="touch", marks=pytest.mark.full),
        pytest.param(DESK, (by_keys,), id="keys", marks=pytest.mark.full),
    ],
)
def test_a_whole_game_against_bots(
    viewport: dict[str, int], ways: tuple[Way, ...], sit_down: SitDown
) -> None:
    ada = sit_down(viewport=viewport, has_touch=by_touch in ways)
    ada.open(ada.create("knatsch", "me", "bot", "bot", **SHORT))
    play_to_the_end(ada.page, wait, *ways)
    expect(ada.page.locator("#end-title")).to_be_visible()


@pytest.mark.full
def test_two_people_and_a_bot_play_to_the_end(sit_down: SitDown, server: Server) -> None:
    ada, bruno = sit_down(), sit_down(locale="en-GB")
    ada.arrive("Ada")
    bruno.arrive("Bruno")
    code = lay_out(
        server,
        fresh_game("knatsch", 3, "start 0", short_game=True, round_limit=2),
        ada,
        bruno,
        None,
    )
    for person in (ada, bruno):
        person.open(code)
    while wait_for_either(ada, bruno) != "over":
        for person in (ada, bruno):
            # Not waited for: what one is asked may have passed on to the other meanwhile.
            if person.page.evaluate(READY) == "choose":
                by_mouse(person.page)
    for person in (ada, bruno):
        expect(person.page.locator("#end-title")).to_be_visible()
        expect(person.page.locator(".chronicle li")).to_have_count(3)


# -- Decisions -------------------------------------------------------------------------------


def test_dice_move_between_the_rails_and_tell_their_chance(
    sit_down: SitDown, server: Server
) -> None:
    ada = sit_down()
    sit_at(ada, server, 20)
    throw = ada.page.locator(".dock [data-primary]")
    die = ada.page.locator("[data-die='0']")
    expect(throw).to_be_disabled()
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    expect(throw).to_contain_text("1 Würfel neu")
    expect(throw.locator(".seal")).to_contain_text("%")
    ada.page.keyboard.press("2")
    expect(throw).to_contain_text("2 Würfel neu")
    die.click()
    expect(die).to_have_attribute("aria-pressed", "false")
    ada.page.keyboard.press("Escape")
    expect(throw).to_be_disabled()


@pytest.mark.full
def test_a_die_is_pulled_to_the_other_rail(sit_down: SitDown, server: Server) -> None:
    ada = sit_down()
    sit_at(ada, server, 20)
    die = ada.page.locator("[data-die='0']")
    for way, again in ((1, "true"), (-1, "false")):
        die.hover()
        box = die.bounding_box()
        assert box
        ada.page.mouse.down()
        ada.page.mouse.move(box["x"], box["y"] + way * box["height"], steps=4)
        ada.page.mouse.up()
        expect(die).to_have_attribute("aria-pressed", again)


@pytest.mark.full
def test_an_attack_on_me_interrupts_me(sit_down: SitDown, server: Server) -> None:
    """Round my tray, in words, and on the castle that I defend."""
    ada = sit_down()
    sit_before(ada, server, "castle_by_attack", "reroll 1 1 3")
    expect(ada.page.locator(".lap > .rim.mine")).to_be_visible()
    expect(ada.page.locator(".dock h2")).to_contain_text("Verteidige")
    expect(ada.page.locator(".dock .stake")).to_contain_text("greift dich an")
    expect(ada.page.locator(".lap .leaf .card.target")).to_have_count(1)


@pytest.mark.full
def test_what_stays_lies_still_while_the_rest_is_thrown(sit_down: SitDown, server: Server) -> None:
    ada = sit_down()
    sit_at(ada, server, 20)
    values = ada.page.locator("[data-die]").evaluate_all("all => all.map(one => one.ariaLabel)")
    ada.page.evaluate("window.kept = document.querySelector('[data-die=\"0\"]')")
    ada.page.keyboard.press(str(len(values)))
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".torches").first).to_have_attribute("aria-label", "Wurf 2 von 3")
    assert ada.page.evaluate("window.kept.isConnected")


@pytest.mark.full
def test_what_is_known_of_the_piles_is_looked_up(sit_down: SitDown, server: Server) -> None:
    """Keys of the game rest meanwhile."""
    ada = sit_down()
    sit_at(ada, server, 20)
    ada.page.locator(".heap .tail").first.click()
    sheet = ada.page.get_by_role("dialog", name="Was von den Stapeln bekannt ist")
    expect(sheet.get_by_role("heading", name="Noch nicht gesehen")).to_be_visible()
    assert sheet.get_by_role("img").count() > 2
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(ada.page.locator("[data-die='0']")).to_have_attribute("aria-pressed", "false")


@pytest.mark.full
def test_a_phone_tells_how_i_win_and_what_others_did(sit_down: SitDown, server: Server) -> None:
    ada = sit_down(viewport=PHONE, has_touch=True)
    sit_at(ada, server, 20)
    ada.page.get_by_role("button", name="So gewinnst du").tap()
    sheet = ada.page.get_by_role("dialog", name="So gewinnst du")
    expect(sheet.locator(".goals li")).to_have_count(3)
    sheet.get_by_role("button", name="Schließen").tap()
    expect(sheet).to_have_count(0)


TOLD = """() => [...document.querySelectorAll(".stage *")].flatMap((one) =>
  [one.ariaLabel ?? "", ...[...one.childNodes].filter((node) => node.nodeType === 3)
    .map((node) => node.data)]).filter((text) => /%|Chance/.test(text))"""


@pytest.mark.full
@pytest.mark.parametrize("many", [10, 20])
def test_who_wants_no_chances_is_told_none(many: int, sit_down: SitDown, server: Server) -> None:
    """Neither of targets nor of dice, on the board, in the tray and in the list."""
    ada = sit_down()
    sit_at(ada, server, many)
    assert ada.page.evaluate(TOLD)
    ada.prefer(chances=False)
    ada.page.go_back()
    wait(ada.page)
    ada.page.locator("[data-die='0'], .aim[data-choice]").first.click()
    assert ada.page.evaluate(TOLD) == []
    expect(ada.page.locator(".aid")).to_have_count(0)
    ada.page.keyboard.press("l")
    ada.page.wait_for_selector(".list [data-choice]")
    assert ada.page.evaluate(TOLD) == []


@pytest.mark.full
def test_tabs_are_moved_by_arrow_keys(sit_down: SitDown, server: Server) -> None:
    ada = sit_down()
    sit_before(ada, server, "tournament_of_another", "king")
    tabs = ada.page.locator(".tray [role=tab]")
    tabs.first.focus()
    ada.page.keyboard.press("ArrowDown")
    expect(tabs.nth(1)).to_be_focused()
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    expect(tabs.first).to_have_attribute("tabindex", "-1")


@pytest.mark.parametrize(
    "text", ["guard - stap_c", pytest.param("give back blue2 0", marks=pytest.mark.full)]
)
def test_cards_of_mine_are_chosen_by_arrows_and_space(
    text: str, sit_down: SitDown, server: Server
) -> None:
    """Revenge and guards: Enter does it, wherever the focus is."""
    ada = sit_down()
    sit_before(ada, server, "tournament_of_another", text)
    question = ada.page.locator(".dock h2").inner_text()
    by_keys(ada.page)
    expect(ada.page.locator(".dock h2")).not_to_have_text(question)


@pytest.mark.full
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("tournament_of_another", "give back blue2 0"),
        ("tournament_of_another", "guard - stap_c"),
        ("castle_by_attack", "reroll 2 5"),
    ],
)
def test_a_reload_asks_the_same_again(
    name: str, text: str, sit_down: SitDown, server: Server
) -> None:
    """Revenge, guards, and dice in a siege."""
    ada = sit_down()
    sit_before(ada, server, name, text)
    before = asked(ada.page)
    ada.page.reload()
    wait(ada.page)
    assert asked(ada.page) == before


def test_a_reload_in_the_middle_of_a_roll_asks_the_same_again(
    sit_down: SitDown, server: Server
) -> None:
    ada = sit_down()
    sit_at(ada, server, 20)
    before = asked(ada.page)
    ada.page.locator("[data-die='0']").click()
    ada.page.reload()
    wait(ada.page)
    assert asked(ada.page) == before


def asked(page: Page) -> tuple[str, list[str]]:
    """The question and its answers."""
    labels = page.locator(".dock button").evaluate_all(
        "all => all.map((one) => one.ariaLabel ?? one.textContent)"
    )
    return page.locator(".dock h2").inner_text(), labels
