"""Knight Rider's board: whole games by mouse, touch and keys, alone and with two people; a reload
in the middle of a path, of a ram and of a laying; a car and a tile that are dragged; a city that is
built by itself, or by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.core.journal import Act, Chance, Journal, read_text
from tafelrunde.core.replay import begin as begin_game
from tafelrunde.core.replay import fold, play_entry
from tafelrunde.games import find
from tests.browser.conftest import DESK, PHONE
from tests.browser.layout import fresh_game, kept_game, lay_out
from tests.browser.player import Player, drag, wait_for_either
from tests.browser.serving import Server
from tests.browser.whole import Way, play_to_the_end

SitDown = Callable[..., Player]

SHORT = {"auto_build": True, "round_limit": 5}
"""The city is there, and the chase ends after five rounds."""
READY = """() => {
  if (document.querySelector(".stage.over")) return "over";
  if (document.querySelector("[data-moving], [data-driving]")) return null;
  const turn = document.querySelector(".stage[data-turn]:not([data-asked], [data-forced])");
  return turn && document.querySelector("[data-primary]:enabled, .target") ? "choose" : null;
}"""


def wait(page: Page) -> str:
    state: str = page.wait_for_function(READY).json_value()
    return state


def begin(player: Player, *seats: str, **options: object) -> Page:
    player.open(player.create("knight_rider", *seats, **options))
    wait(player.page)
    return player.page


def choose(page: Page, press: Callable[[str], None]) -> None:
    """A goal or a place if there is one, then the button that does it."""
    if page.locator("[data-primary]").count() == 0:
        press(".target")
    press("[data-primary]")


def clicks(page: Page) -> Callable[[str], None]:
    return lambda found: page.locator(found).first.click()


def by_mouse(page: Page) -> None:
    choose(page, clicks(page))


def by_touch(page: Page) -> None:
    choose(page, lambda found: page.locator(found).first.tap())


ARROWS = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}


def by_keys(page: Page) -> None:
    """Arrows drive, Tab finds what glows on the map, Enter does it."""
    side = page.locator(".pad button:enabled")
    if page.locator("[data-primary]").count():
        page.keyboard.press("Enter")
    elif side.count():
        (pressed,) = set(str(side.first.get_attribute("class")).split()) & set(ARROWS)
        page.keyboard.press(ARROWS[pressed])
    else:
        tab_to(page, ".target")
        page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("viewport", "ways"),
    [
        pytest.param(DESK, (by_mouse, by_touch, by_keys), id="mouse-touch-keys"),
        pytest.param(PHONE, (by_touch,), id="touch", marks=pytest.mark.full),
        pytest.param(DESK, (by_keys,), id="keys", marks=pytest.mark.full),
    ],
)
def test_a_whole_chase(viewport: dict[str, int], ways: tuple[Way, ...], sit_down: SitDown) -> None:
    player = sit_down(viewport=viewport, has_touch=by_touch in ways)
    page = begin(player, "me", "bot", **SHORT)
    play_to_the_end(page, wait, *ways)
    expect(page.locator("#end-title")).to_be_visible()


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(100):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


@pytest.mark.full
def test_two_people_chase_to_the_end(sit_down: SitDown, server: Server) -> None:
    """Only the driver sees where the move can end."""
    ada, bruno = sit_down(), sit_down(locale="en-GB")
    ada.arrive("Ada")
    bruno.arrive("Bruno")
    code = lay_out(server, fresh_game("knight_rider", 2, "starts 0", **SHORT), ada, bruno)
    for person in (ada, bruno):
        person.open(code)
    while wait_for_either(ada, bruno) != "over":
        for person in (ada, bruno):
            # Not waited for: what one is asked may have passed on to the other meanwhile.
            if person.page.evaluate(READY) == "choose":
                choose(person.page, clicks(person.page))
    for person in (ada, bruno):
        expect(person.page.locator(".chase table")).to_be_visible()
        seats = [seat for update in person.updates() for seat in update["seats"]]
        others = [one["view"] for one in seats if one["view"]["active"] != one["seat"]]
        assert all(view["reach"] == [] for view in others)


KEPT = Path(__file__).parents[1] / "games" / "knight_rider" / "playthroughs"


def before_phase(phase: str) -> tuple[Journal, int]:
    """A kept game up to the choice that leads to a phase, and the seat that has it."""
    rules = find("knight_rider")
    journal = read_text((KEPT / "2.journal").read_text("utf-8"))
    state = begin_game(rules, journal)
    for at, entry in enumerate(journal.entries):
        if isinstance(entry, Act | Chance):
            play_entry(rules, state, entry, f"entry {at + 1}")
        if isinstance(entry, Act) and rules.view(state, 0).phase == phase:
            return replace(journal, entries=journal.entries[:at]), entry.seat
    raise AssertionError(phase)


def sit_before(sit_down: SitDown, server: Server, phase: str) -> Page:
    ada = sit_down()
    ada.arrive("Ada")
    journal, seat = before_phase(phase)
    ada.open(lay_out(server, journal, *[ada if other == seat else None for other in range(2)]))
    wait(ada.page)
    return ada.page


@pytest.mark.full
def test_a_ram_shows_its_table_and_survives_a_reload(sit_down: SitDown, server: Server) -> None:
    page = sit_before(sit_down, server, "ram")
    page.locator(".pad [data-step=forward]").click()
    scene = page.locator(".area [data-scene=ram]")
    expect(scene.locator("li")).to_have_count(6)
    expect(scene.locator("li.hit")).to_have_count(1)
    page.reload()
    assert wait(page) in ("choose", "over")
    expect(scene).to_have_count(0)


@pytest.mark.full
def test_the_map_is_told_in_sentences(sit_down: SitDown, server: Server) -> None:
    page = sit_before(sit_down, server, "ram")
    told = page.locator("[data-test=map]")
    expect(told).to_contain_text("Dein Auto")
    expect(told).to_contain_text("Das rote Auto steht auf Teil")
    assert page.locator("[data-goal]").first.get_attribute("aria-label")


def test_a_city_that_is_ready_can_be_built_by_hand_instead(sit_down: SitDown) -> None:
    """A reload in the middle of a laying asks for the same tile again."""
    page = begin(sit_down(), "me", "bot", **SHORT)
    was = page.url
    page.get_by_role("button", name="Selbst bauen").click()
    page.wait_for_url(lambda url: url != was)
    page.wait_for_selector("[data-see=drawn]")
    wait(page)
    tile = page.locator(".decision h2").inner_text()
    page.locator(".target").first.click()
    page.reload()
    wait(page)
    assert page.locator(".decision h2").inner_text() == tile
    choose(page, clicks(page))
    assert wait(page) == "choose"


# -- A way ---------------------------------------------------------------------------------------


def lay_chase(ada: Player, server: Server) -> Page:
    """The city is there, and Ada is about to move."""
    ada.arrive("Ada")
    ada.open(lay_out(server, fresh_game("knight_rider", 2, "starts 0", **SHORT), ada, None))
    page = ada.page
    while wait(page) == "choose" and page.locator("[data-goal]").count() < FEW:
        choose(page, clicks(page))
    return page


FEW = 4
"""The minimum number of goals: a way with some steps."""
POINTS = "[data-see=points] svg"
FAR_GOAL = """() => {
  const middle = (piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(document.querySelector("[data-place=car-0]"));
  const far = (goal) => Math.hypot(middle(goal)[0] - x, middle(goal)[1] - y);
  const goals = [...document.querySelectorAll("[data-goal]")];
  return goals.sort((one, other) => far(other) - far(one))[0].dataset.goal;
}"""


def far_goal(page: Page) -> str:
    """The goal furthest from my car."""
    return str(page.evaluate(FAR_GOAL))


@pytest.mark.full
def test_a_reload_in_the_middle_of_a_path_goes_on_from_there(
    sit_down: SitDown, server: Server
) -> None:
    page = lay_chase(sit_down(), server)
    page.locator(".pad button:enabled").first.click()
    assert wait(page) == "choose"
    goals = page.locator("[data-goal]")
    before = [str(goal.get_attribute("aria-label")) for goal in goals.all()]
    points = page.locator(POINTS).get_attribute("aria-label")
    goals.first.click()
    page.reload()
    assert wait(page) == "choose"
    assert [goal.get_attribute("aria-label") for goal in goals.all()] == before
    assert page.locator(POINTS).get_attribute("aria-label") == points
    choose(page, clicks(page))
    assert wait(page) in ("choose", "over")


PLANNED = """
  window.planned = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (document.querySelector("[data-driving]") && this.closest("[data-place^=car-]"))
      window.planned.push((timing.delay ?? 0) + timing.duration);
    return animate.call(this, frames, timing);
  };
"""


@pytest.mark.full
def test_a_whole_way_takes_at_most_a_second_and_a_bit(sit_down: SitDown, server: Server) -> None:
    """At the normal pace, as it is planned: how busy the machine is does not count."""
    ada = sit_down(reduced_motion="no-preference")
    ada.page.add_init_script(PLANNED)
    page = lay_chase(ada, server)
    page.evaluate("window.planned = []")
    page.locator(f"[data-goal='{far_goal(page)}']").press("Enter")
    page.locator("[data-primary]").click()
    assert wait(page) in ("choose", "over")
    planned = page.evaluate("window.planned")
    assert planned
    assert sum(planned) <= 1200


RISEN = """
  window.risen = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    if (this.dataset.place?.startsWith("tile-")) window.risen.push(this.dataset.place);
    return animate.apply(this, given);
  };
"""


@pytest.mark.full
def test_the_city_stands_still_while_a_car_drives(sit_down: SitDown, server: Server) -> None:
    """Only a tile that is set down rises."""
    ada = sit_down(reduced_motion="no-preference")
    ada.page.add_init_script(RISEN)
    page = lay_chase(ada, server)
    page.evaluate("window.risen = []")
    page.locator(".pad button:enabled").first.click()
    assert wait(page) in ("choose", "over")
    assert page.evaluate("window.risen") == []


@pytest.mark.full
def test_a_car_is_dragged_to_its_goal(sit_down: SitDown, server: Server) -> None:
    page = lay_chase(sit_down(), server)
    before = str(page.locator("[data-test=map]").inner_text())
    goal = page.locator(f"[data-goal='{far_goal(page)}']")
    car = page.locator("[data-place=car-0]").bounding_box()
    end = goal.bounding_box()
    assert car is not None
    assert end is not None
    page.mouse.move(car["x"] + car["width"] / 2, car["y"] + car["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2 + 2, end["y"] + end["height"] / 2)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    expect(page.locator("[data-goal][aria-pressed=true]")).to_have_count(1)
    page.mouse.up()
    expect(page.locator("[data-test=map]")).not_to_have_text(before)
    assert wait(page) in ("choose", "over")


AHEAD = """() => {
  const car = document.querySelector("[data-place=car-0]");
  const { x, y, width, height } = car.querySelector("[data-core]").getBoundingClientRect();
  const turn = (Number(car.dataset.turn) - 90) * Math.PI / 180;
  const field = 50 * car.getScreenCTM().a;
  const at = many => [x + width / 2 + many * field * Math.cos(turn),
    y + height / 2 + many * field * Math.sin(turn)];
  return [at(0), at(0.5), at(1)]; }"""
"""Where my car stands, half a field ahead of it and one."""


@pytest.mark.full
def test_a_car_is_dragged_along_the_road_and_back(sit_down: SitDown, server: Server) -> None:
    """Every field is one step; back on its place it has not moved."""
    ada = sit_down()
    page = lay_chase(ada, server)
    while page.locator(".pad [data-step=forward]").count() == 0:
        page.locator(".pad button:enabled").first.click()
        assert wait(page) == "choose"
    before = len(ada.acts)
    here, half, ahead = page.evaluate(AHEAD)
    for way, done in ([here, half, ahead, half, here], []), ([here, half, ahead], ["forward"]):
        page.mouse.move(*way[0])
        page.mouse.down()
        for stop in way[1:]:
            page.mouse.move(*stop)
        page.mouse.up()
        assert wait(page) == "choose"
        # To begin a move costs nothing; what may follow a step is the only way and plays itself.
        assert [act for act in ada.acts[before:] if act != "move"][:1] == done


def test_a_tile_is_dragged_from_the_hand_to_its_place(sit_down: SitDown) -> None:
    page = begin(sit_down(), "me", "bot")
    drag(page, "[data-see=drawn]", ".target")
    expect(page.locator(".target[aria-pressed=true]")).to_have_count(1)
    page.locator("[data-primary]").click()
    assert wait(page) == "choose"


# -- The end -------------------------------------------------------------------------------------


@pytest.mark.full
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_a_victory_that_is_shared_names_all_who_won(
    sit_down: SitDown, server: Server, viewport: dict[str, int]
) -> None:
    """Those nearest at the last round: the red car drives off, in nobody's light."""
    journal = kept_game("knight_rider", "last_resort_shared")
    rules = find("knight_rider")
    winners = rules.view(fold(rules, journal), None).winners
    assert len(winners) > 1
    ada = sit_down(viewport=viewport)
    ada.arrive("Ada")
    mine = winners[0]
    seats = [ada if seat == mine else None for seat in range(journal.header.seats)]
    ada.open(lay_out(server, journal, *seats))
    picture = ada.page.locator(".victory")
    expect(picture.locator(".headline")).to_contain_text("gewinnen gemeinsam")
    expect(picture).to_contain_text("Das rote Auto entkommt")
    expect(picture.locator(".strip .won")).to_have_count(len(winners))
    expect(picture.locator(".off")).to_have_count(1)
    expect(picture.locator(".cone")).to_have_count(0)
