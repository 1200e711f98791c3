"""The home page: what waits for me, a table with one press, the way to a friend's table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.player import Player

SitDown = Callable[..., Player]
DESK_AND_FULL_PHONE = [
    pytest.param(DESK, id="desk"),
    pytest.param(PHONE, id="phone", marks=pytest.mark.full),
]


def test_one_press_on_a_poster_sits_me_down_with_bots(sit_down: SitDown) -> None:
    player = sit_down()
    page = player.page
    page.goto("/")
    name = "1000 Kilometer sofort spielen, zu dritt mit zwei Bots"
    page.get_by_role("button", name=name).click()
    page.wait_for_url("**/t/*")
    player.wait()
    assert [seat["kind"] for seat in player.updates()[-1]["table"]["seats"]] == [
        "person",
        "bot",
        "bot",
    ]


def test_the_number_of_seats_is_kept_for_each_game(sit_down: SitDown) -> None:
    page = sit_down().page
    page.goto("/")
    chips = page.get_by_role("article").filter(has_text="Knatsch").get_by_role("radiogroup")
    expect(chips.get_by_role("radio", name="4")).to_be_checked()
    chips.get_by_text("6", exact=True).click()
    page.reload()
    expect(chips.get_by_role("radio", name="6")).to_be_checked()
    expect(page.get_by_role("button", name="Knatsch sofort spielen, zu sechst")).to_be_visible()
    other = page.get_by_role("article").filter(has_text="Kraftwagen").get_by_role("radiogroup")
    expect(other.get_by_role("radio", name="3")).to_be_checked()


def test_with_friends_is_a_table_with_a_link_at_once(sit_down: SitDown) -> None:
    player = sit_down()
    page = player.page
    page.goto("/")
    page.get_by_role("button", name="Mit Freunden: Geisterfahrer").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".waiting")
    link = page.get_by_role("textbox", name="Link zum Tisch")
    expect(link).to_have_value(re.compile(r"/t/\w{13}$"))
    kinds = [seat["kind"] for seat in player.updates()[-1]["table"]["seats"]]
    assert kinds == ["person", "open", "open", "open"]


@pytest.mark.parametrize("viewport", DESK_AND_FULL_PHONE)
def test_a_code_or_a_link_leads_to_the_table(sit_down: SitDown, viewport: Any) -> None:
    host, guest = sit_down(), sit_down(viewport=viewport)
    code = host.create("thousand_km", "me", "open")
    page = guest.page
    page.goto("/")
    page.wait_for_selector("article")
    page.keyboard.press("/")
    page.keyboard.type("7qk4")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Diesen Tisch gibt es nicht.")
    page.keyboard.press("Control+A")
    page.keyboard.type("2222222222222")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Diesen Tisch gibt es nicht.")
    page.keyboard.press("Control+A")
    page.keyboard.type(f"http://elsewhere/t/{code.upper()}")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/t/{code}")
    expect(page.get_by_role("heading", name="1000 Kilometer")).to_be_visible()


def test_what_waits_for_me_comes_first(sit_down: SitDown) -> None:
    player = sit_down()
    player.arrive("Ada")
    later = [player.create("knatsch", "me", "open", "bot") for _ in range(3)]
    mine = player.create("thousand_km", "me", "bot", "bot")
    player.open(mine)
    player.wait()
    bots = " und ".join(seat["name"] for seat in player.updates()[-1]["table"]["seats"][1:])
    page = player.page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ein Tisch wartet auf dich")
    expect(page).to_have_title("● Tafelrunde")
    tickets = page.locator(".ticket")
    expect(tickets).to_have_count(3)
    expect(tickets.first).to_have_accessible_name(
        re.compile(rf"^1000 Kilometer mit {bots}\. Dein Zug, .* Weiterspielen.$")
    )
    expect(tickets.nth(1)).to_have_attribute("href", f"/t/{later[2]}")
    page.get_by_text("Ein weiterer Tisch").click()
    expect(page.locator("details a")).to_have_attribute("href", f"/t/{later[0]}")
    page.reload()
    page.wait_for_selector(".ticket")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/t/{mine}")


def test_somebody_elses_tables_can_be_joined_and_watched(sit_down: SitDown) -> None:
    host, guest = sit_down(), sit_down()
    host.arrive("Emil")
    code = host.create("knight_rider", "me", "open")
    page = guest.page
    page.goto("/")
    line = page.locator(f"a[href='/t/{code}']")
    expect(line).to_contain_text("Knight Rider")
    expect(line).to_contain_text("Emil")
    expect(line).to_contain_text("ein Platz frei")


def test_keys_find_the_posters(sit_down: SitDown) -> None:
    page = sit_down().page
    page.goto("/")
    page.wait_for_selector("article")
    page.keyboard.press("2")
    expect(page.get_by_role("button", name="Knatsch sofort spielen")).to_be_focused()


def test_the_wall_has_no_hole_and_all_buttons_are_on_the_first_screen(sit_down: SitDown) -> None:
    player = sit_down()
    page = player.page
    page.goto("/")
    page.wait_for_selector("article")
    _all_in_sight(page)
    player.create("knatsch", "me", "open", "bot")
    page.reload()
    page.wait_for_selector(".ticket")
    _all_in_sight(page)


def _all_in_sight(page: Page) -> None:
    boxes = [button.bounding_box() for button in page.locator(".play").all()]
    assert len(boxes) == 5
    for box in boxes:
        assert box is not None
        assert box["y"] + box["height"] <= DESK["height"]
    assert len({round(box["width"]) for box in boxes if box}) == 1


@pytest.mark.full
def test_a_game_that_the_client_does_not_know_gets_a_plain_poster(sit_down: SitDown) -> None:
    player = sit_down()
    page = player.page
    known = page.request.get("/api/games").json()
    sixth = {**known[0], "name": "skat", "seats": [3]}
    page.route("**/api/games", lambda route: route.fulfill(json=[*known, sixth]))
    page.route("**/api/games/skat/texts/*", lambda route: route.fulfill(body=""))
    page.goto("/")
    expect(page.get_by_role("heading", name="skat")).to_be_attached()
    tops = [poster.bounding_box() for poster in page.locator("[data-poster]").all()]
    assert len({box["y"] for box in tops if box}) == 1


@pytest.mark.full
def test_posters_stay_while_the_server_is_away(sit_down: SitDown) -> None:
    page = sit_down().page
    page.goto("/")
    page.wait_for_selector("article")
    page.route("**/api/**", lambda route: route.abort())
    alert = page.get_by_role("alert").first
    expect(alert).to_contain_text("nicht zu erreichen")
    expect(page.locator(".play").first).to_be_disabled()
    page.unroute("**/api/**")
    expect(page.locator(".play").first).to_be_enabled()


def test_a_name_that_was_typed_is_mine_when_i_sit_down(sit_down: SitDown) -> None:
    host, guest = sit_down(), sit_down()
    guest.open(host.create("thousand_km", "me", "open"))
    page = guest.page
    page.get_by_label("Wie heißt du?").fill("Berta")
    page.get_by_role("button", name="Hinsetzen").click()
    expect(page.locator(".waiting ol li").nth(1)).to_contain_text("Berta")
    page.reload()
    expect(page.get_by_label("Mein Name")).to_have_value("Berta")


@pytest.mark.parametrize("viewport", DESK_AND_FULL_PHONE)
def test_a_new_table_is_arranged_as_the_last_one(
    viewport: dict[str, int], sit_down: SitDown, pictures: Path
) -> None:
    """Name, company and rules are kept, and the button stays in sight."""
    player = sit_down(viewport=viewport)
    page = player.page
    page.goto("/new/thousand_km")
    begin = page.get_by_role("button", name="Spiel beginnen")
    page.get_by_label("Wie heißt du?").fill("Ada")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Platz 2").select_option("me")
    page.get_by_label("Name auf Platz 2").fill("Opa Karl")
    page.get_by_text("So wird gespielt").click()
    page.get_by_label("Zurücknehmen").select_option("strict")
    expect(begin).to_be_in_viewport(ratio=1)
    page.screenshot(path=pictures / f"new-{viewport['width']}.png")
    begin.click()
    expect(page.get_by_role("heading", name="Das Gerät geht an")).to_be_visible()
    assert [seat["name"] for seat in player.updates()[-1]["table"]["seats"]] == ["Ada", "Opa Karl"]
    page.goto("/new/thousand_km")
    expect(page.get_by_label("Name auf Platz 2")).to_have_value("Opa Karl")
    expect(page.get_by_text("Zurücknehmen: streng")).to_be_visible()
