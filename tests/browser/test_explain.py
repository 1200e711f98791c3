"""Help in place: every thing of every board and text table says what it is, however it is asked."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.games import NAMES, words
from tests.browser.access import check_access
from tests.browser.conftest import PHONE
from tests.browser.player import Player
from tests.browser.test_gallery import gallery, names_of, show

__all__ = ["gallery"]

SitDown = Callable[..., Player]
TIP = ".explain"
SEEN = """() => [...document.querySelectorAll(".stage [data-see]")].map(({ dataset }) =>
  [dataset.see.split(" ").at(-1), dataset.is ?? ""])"""
PLAIN_CARD = "[data-see^='hand.']"


def kind_of(path: str) -> str:
    """`hand.2` is of the kind `see-hand`; of the text table the section says what its rows are."""
    parts = path.split("/")[0].split(".")
    return "-".join(["see", *(part for part in parts if not part.isdigit())])


def sentences(game: str, language: str) -> set[str]:
    catalogue = words.HOUSE.parent / game / "texts" / f"{language}.ftl"
    return set(re.findall(r"^(see-[\w-]+) =", catalogue.read_text("utf-8"), re.M))


@pytest.mark.parametrize("game", NAMES)
def test_everything_in_every_scene_is_explained(game: str, gallery: str, sit_down: SitDown) -> None:
    page = sit_down().page
    known = sentences(game, "de") & sentences(game, "en")
    scenes = page.request.get(f"{gallery}scenes/{game}.json").json()
    phases = {scene["update"]["seats"][0]["view"]["phase"] for scene in scenes if asks(scene)}
    missing = {f"see-phase-{phase}" for phase in phases} - known
    every = names_of(page, gallery, game)
    fullest = [scene for scene in every if scene.startswith(max(every)[0])]
    for text, wanted in {"0": every, "1": fullest}.items():
        for scene in wanted:
            show(page, gallery, game, scene, text=text, side="0")
            kinds = [(kind_of(path), value) for path, value in page.evaluate(SEEN)]
            missing |= {kind for kind, _ in kinds if kind != "see-phase"} - known
            missing |= {f"{kind}-{value}" for kind, value in kinds if value} - known
    assert not missing


def asks(scene: dict[str, dict[str, list[dict[str, object]]]]) -> bool:
    return scene["update"]["seats"][0]["menu"] is not None


def begin(player: Player) -> Page:
    player.open(player.create("thousand_km", "me", "bot"))
    player.wait()
    return player.page


def test_a_mouse_that_rests_is_told(sit_down: SitDown) -> None:
    page = begin(sit_down())
    page.locator("[data-see=talon]").hover()
    expect(page.locator(TIP)).to_contain_text("Der Talon")
    page.locator(TIP).get_by_role("button", name="Regel R4.1").click()
    expect(page.locator("#side .shown")).to_contain_text("R4.1")
    expect(page.locator(TIP)).to_have_count(0)
    page.locator("[data-see='parties.0.speed']").hover()
    expect(page.locator(TIP)).to_contain_text("Der Tempostapel")
    page.mouse.move(2, 300)
    expect(page.locator(TIP)).to_have_count(0)


@pytest.mark.full
def test_a_mouse_is_not_told_who_does_not_want_it(sit_down: SitDown) -> None:
    ada = sit_down(fresh=True)
    ada.prefer(explain="")
    page = begin(ada)
    page.clock.install()
    page.locator("[data-see=talon]").hover()
    page.clock.run_for(5_000)
    expect(page.locator(TIP)).to_have_count(0)


def test_a_long_press_explains_and_is_no_tap(sit_down: SitDown) -> None:
    """The card that was pressed stays in the hand; a tap afterwards takes one as ever."""
    page = begin(sit_down(viewport=PHONE, has_touch=True))
    card = page.locator(PLAIN_CARD).first
    box = card.bounding_box()
    assert box is not None
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    # A finger that stays: Playwright itself can only tap.
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    expect(page.locator(TIP)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(TIP)).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")
    other = page.locator(PLAIN_CARD).nth(1)
    other.tap()
    expect(page.locator(TIP)).to_have_count(0)
    expect(other).to_have_attribute("aria-pressed", "true")


def test_a_key_explains_what_has_the_focus(sit_down: SitDown, axe: str) -> None:
    """It takes the keys while it is read, goes on to other things, and gives the focus back."""
    page = begin(sit_down())
    card = page.locator(PLAIN_CARD).first
    card.focus()
    page.keyboard.press("?")
    tip = page.locator(TIP)
    expect(tip).to_be_focused()
    first = tip.inner_text()
    expect(card).to_have_attribute("aria-description", first.split("\n")[0])
    check_access(page, axe)
    page.keyboard.press("ArrowRight")
    expect(tip).not_to_have_text(first)
    page.keyboard.press("Enter")
    expect(page.locator(".stage:not([data-asked])")).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    expect(card).to_be_focused()


@pytest.mark.full
def test_the_list_of_keys_leads_to_all_explanations(sit_down: SitDown) -> None:
    page = begin(sit_down())
    page.keyboard.press("?")
    page.get_by_role("button", name="Alles auf dem Tisch erklären").click()
    expect(page.locator(TIP)).to_be_focused()


@pytest.mark.full
@pytest.mark.parametrize("text", [False, True], ids=["board", "text"])
@pytest.mark.parametrize("game", NAMES)
def test_the_question_is_explained(game: str, text: bool, sit_down: SitDown) -> None:
    ada = sit_down()
    ada.open(ada.create(game, "me", "bot"), text=text)
    ada.page.wait_for_selector(".stage[data-turn]:not([data-moving], [data-forced])")
    ada.page.get_by_role("button", name="Was ist hier zu entscheiden?").click()
    expect(ada.page.locator(TIP)).to_contain_text("Regel R")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(TIP)).to_have_count(0)
