"""Geisterfahrer's board: whole games by mouse, touch and keys, with one person and with two; a
reload in the middle of a roll and of setting a ghost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.layout import fresh_game, journal_before, lay_out
from tests.browser.player import Player, wait_for_either
from tests.browser.serving import Server
from tests.browser.whole import Way, play_to_the_end

SitDown = Callable[..., Player]

SHORT = {"cars_per_player": 2, "max_rounds": 14}
"""Two cars each; the game ends after fourteen rounds at the latest."""
READY = """() => {
  if (document.querySelector(".stage.over")) return "over";
  if (document.querySelector("[data-moving], .dock [aria-busy]")) return null;
  const asked = document.querySelector(".stage[data-turn]:not([data-asked], [data-forced])");
  return asked && document.querySelector(".dock :is(.roll, .option, .nudges)") ? "choose" : null;
}"""
ROLL = ".dock .roll"
OPTIONS = f".dock .option, {ROLL}"
CHOICES = f"{OPTIONS}, .nudges button"


def wait(page: Page) -> str:
    return str(page.wait_for_function(READY).json_value())


def by_mouse(page: Page) -> None:
    """One click rolls; of a card it shows what it does; a new ghost is nudged to its field."""
    rolls = page.locator(ROLL).count()
    page.locator(CHOICES).first.click()
    if not rolls:
        page.locator("[data-primary]:enabled").click()


def by_touch(page: Page) -> None:
    """One touch rolls; a card is seen by the first and done by the second; a new ghost is set by
    touching the road."""
    option = page.locator(OPTIONS)
    if page.locator(ROLL).count():
        page.locator(ROLL).tap()
    elif option.count():
        option.first.tap()
        expect(option.first).to_have_attribute("aria-pressed", "true")
        option.first.tap()
    else:
        page.locator("path[data-choice]").first.tap()
        page.locator("[data-primary]:enabled").tap()


def by_keys(page: Page) -> None:
    key = page.locator(OPTIONS)
    found = key.first.get_attribute("aria-keyshortcuts") if key.count() else "ArrowRight"
    rolls = page.locator(ROLL).count()
    page.keyboard.press(str(found))
    if rolls:
        return
    expect(page.locator("[data-primary]")).to_be_enabled()
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("viewport", "ways"),
    [
        pytest.param(DESK, (by_mouse, by_touch, by_keys), id="mouse-touch-keys"),
        pytest.param(PHONE, (by_touch,), id="touch", marks=pytest.mark.full),
        pytest.param(DESK, (by_keys,), id="keys", marks=pytest.mark.full),
    ],
)
def test_a_whole_game_against_a_bot(
    viewport: dict[str, int], ways: tuple[Way, ...], sit_down: SitDown
) -> None:
    ada = sit_down(viewport=viewport, has_touch=by_touch in ways)
    ada.open(ada.create("geisterfahrer", "me", "bot", **SHORT))
    play_to_the_end(ada.page, wait, *ways)
    expect(ada.page.locator("#end-title")).to_be_visible()


@pytest.mark.full
def test_two_people_and_a_bot_play_to_the_end(sit_down: SitDown, server: Server) -> None:
    ada, bruno = sit_down(), sit_down(locale="en-GB")
    ada.arrive("Ada")
    bruno.arrive("Bruno")
    code = lay_out(
        server,
        fresh_game("geisterfahrer", 3, "start 0", cars_per_player=2, max_rounds=5),
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


@pytest.mark.full
@pytest.mark.parametrize("text", ["enter O", "place O.R13", "move 2"])
def test_a_reload_asks_the_same_again(text: str, sit_down: SitDown, server: Server) -> None:
    """In the middle of a roll, and of setting a ghost."""
    ada = sit_down()
    ada.arrive("Ada")
    journal, seat = journal_before("geisterfahrer", "clear_win", text)
    people = [ada if other == seat else None for other in range(journal.header.seats)]
    ada.open(lay_out(server, journal, *people))
    wait(ada.page)
    before = asked(ada.page)
    ada.page.locator(CHOICES).first.click()
    expect(ada.page.locator("[data-primary]")).to_be_enabled()
    ada.page.reload()
    wait(ada.page)
    assert asked(ada.page) == before
    expect(ada.page.locator("[data-primary]")).to_have_count(0)


def test_a_new_ghost_is_dragged_along_the_road(sit_down: SitDown, server: Server) -> None:
    """It snaps to the fields; where it is dropped it begins."""
    ada = sit_down()
    ada.arrive("Ada")
    journal, seat = journal_before("geisterfahrer", "clear_win", "place O.R13")
    people = [ada if other == seat else None for other in range(journal.header.seats)]
    ada.open(lay_out(server, journal, *people))
    wait(ada.page)
    primary = ada.page.locator("[data-primary]")
    fields = ada.page.locator("path[data-choice]")
    fields.first.hover()
    ada.page.mouse.down()
    for field in (fields.nth(3), fields.nth(6)):
        field.hover()
        expect(primary).to_have_attribute("data-does", str(field.get_attribute("data-choice")))
    ada.page.mouse.up()
    expect(fields).to_have_count(0)


@pytest.mark.full
def test_the_road_is_told_in_sentences(sit_down: SitDown, server: Server) -> None:
    """Every piece, in words: no codes of fields. The picture has them in short."""
    ada = sit_down()
    ada.arrive("Ada")
    journal, _seat = journal_before("geisterfahrer", "clear_win", "move 2")
    ada.open(lay_out(server, journal, ada, None))
    told = ada.page.locator("[data-test=spoken] li")
    expect(told).to_have_count(2 + 2 * 4)
    picture = ada.page.get_by_role("img", name="Autos sind unterwegs")
    short = str(picture.get_attribute("aria-label"))
    assert "Ada: ro" in short
    assert "Geisterfahrer A auf Feld" in short
    assert not [line for line in (*told.all_inner_texts(), short) if ".R" in line or ".L" in line]


def asked(page: Page) -> tuple[str, list[str], str | None]:
    """The question, its answers, and the die."""
    labels = page.locator(".dock button").evaluate_all(
        "all => all.map((one) => one.ariaLabel ?? one.textContent)"
    )
    die = page.locator(".infield .die svg")
    face = die.inner_html() if die.count() else None
    return page.locator(".dock h2").inner_text(), labels, face
