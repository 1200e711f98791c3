"""1000 Kilometer's board: Blitz-Aktion, extension, ends of rallies, all numbers of parties."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tafelrunde.server.base.messages import Pace
from tests.browser.conftest import DESK, PHONE
from tests.browser.layout import RELAXED, journal_before, kept_game, lay_out, rally_dealt
from tests.browser.player import Player
from tests.browser.serving import Server

SitDown = Callable[..., Player]

GAME = "thousand_km"
RALLY = rally_dealt(
    ("LIMIT GREEN KM25 KM50 KM75 KM100", "GREEN PRIORITY KM25 KM50 KM75 KM100"),
    "* draw KM25",
    "1 play GREEN",
    "* draw KM200",
)
"""Seat 0 can attack seat 1, which holds the answer: a Blitz."""
PASSING = rally_dealt(
    (
        "LIMIT KM25 KM50 KM75 KM100 KM25",
        "GREEN KM25 KM50 KM75 KM100 STOP",
        "GREEN PRIORITY KM25 KM50 KM75 KM100",
    ),
    "* draw KM25",
    "1 play GREEN",
    "* draw KM50",
    "2 play GREEN",
    "* draw KM200",
)
"""Seat 0 can attack seat 2, whose Blitz passes over seat 1."""
GUARDED = rally_dealt(
    (
        "GREEN KM25 KM50 KM75 KM100 TANK",
        "GREEN STATION KM50 KM75 KM100 STOP",
        "GREEN LIMIT KM25 KM75 KM100 STOP",
    ),
    "* draw KM25",
    "1 play STATION",
    "* draw KM50",
    "1 play GREEN",
    "* draw KM25",
    "2 discard STOP",
    "* draw KM50",
)
"""Seat 0 holds an attack that hits nobody: seat 1 is guarded, seat 2 does not drive."""
SIZES = (
    (1024, 600), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440),
    (390, 844), (360, 740), (412, 915), (844, 390), (820, 1180),
)  # fmt: skip


def attack(player: Player, party: int = 1) -> None:
    player.wait()
    player.page.locator("[data-leads^=LIMIT]").first.click()
    player.page.locator(f"[data-see='parties.{party}'] [data-choice]").dblclick()


def two_at(server: Server, ada: Player, bob: Player) -> None:
    ada.arrive("Ada")
    bob.arrive("Bob")
    code = lay_out(server, RALLY, ada, bob)
    ada.open(code)
    bob.open(code)


# -- Blitz -----------------------------------------------------------------------------------


def test_a_standing_order_calls_the_blitz_and_everybody_sees_it(
    sit_down: SitDown, server: Server
) -> None:
    ada, bob = sit_down(reduced_motion="no-preference"), sit_down()
    two_at(server, ada, bob)
    bob.order("Tisch", "Blitz-Aktion immer ausrufen")
    watch = """() => { window.calls = []; new MutationObserver(() => {
      const call = document.querySelector('.slash');
      if (call) window.calls.push(call.innerText); })
      .observe(document.body, {childList: true, subtree: true}); }"""
    for player in (ada, bob):
        player.page.evaluate(watch)
    attack(ada)
    for player in (ada, bob):
        player.page.wait_for_function("() => window.calls.length > 0")
        called = player.page.evaluate("window.calls[0]")
        assert "BLITZ-AKTION!" in called
        assert "Bob kontert Tempolimit mit Vorfahrt" in called
        expect(player.page.locator("[data-see='parties.1'] .places")).to_contain_text("(Blitz)")
        expect(player.page.locator(".slash")).to_have_count(0)


@pytest.mark.parametrize(
    "key", ["b", *(pytest.param(key, marks=pytest.mark.full) for key in ("n", "click"))]
)
def test_who_is_asked_answers_in_time(key: str, sit_down: SitDown, server: Server) -> None:
    ada, bob = sit_down(), sit_down()
    two_at(server, ada, bob)
    attack(ada)
    asked = bob.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("Angriff von Ada")
    expect(asked).to_contain_text("+400 am Rallye-Ende")
    expect(asked.get_by_role("timer")).to_be_visible()
    # Those who wait see that it is asked, and nobody else's panel is lit.
    expect(ada.page.locator("[data-see='parties.1'].attacked")).to_be_visible()
    if key == "click":
        asked.get_by_role("button", name="BLITZ!").click()
    else:
        bob.page.keyboard.press(key)
    # The window closes for everybody at the same time, whatever was answered.
    expect(asked).to_have_count(0)
    laid = bob.page.locator("[data-see='parties.1'] .places .laid")
    expect(laid).to_have_count(0 if key == "n" else 1)
    expect(bob.page.locator("[data-see='parties.1'] .slow")).to_have_count(1 if key == "n" else 0)


@pytest.mark.full
def test_a_blitz_by_space_names_who_is_passed_over_until_the_turn_ends(
    sit_down: SitDown, server: Server
) -> None:
    ada, cleo, eve = sit_down(), sit_down(), sit_down()
    ada.arrive("Ada")
    cleo.arrive("Cleo")
    code = lay_out(server, PASSING, ada, None, cleo)
    for player in (ada, cleo, eve):
        player.open(code)
    attack(ada, party=2)
    asked = cleo.page.get_by_role("alertdialog")
    expect(asked).to_be_visible()
    # One clock: the ring counts, your own seat does not.
    expect(cleo.page.get_by_role("timer")).to_have_count(1)
    for player in (ada, eve):
        expect(player.page.locator(".dock")).to_contain_text("Cleo darf kontern")
        expect(player.page.locator("[data-see='parties.2'] .to-move")).to_have_text("darf kontern")
        expect(player.page.get_by_text("am Zug")).to_have_count(0)
    expect(ada.page.locator(".dock .fuse")).to_be_visible()
    cleo.page.keyboard.press("Space")
    expect(asked).to_have_count(0)
    expect(cleo.page.locator(".dock")).to_contain_text("Deine Antwort liegt verdeckt da")
    for player in (ada, cleo):
        laid = player.page.locator("[data-see='parties.2'] .places .new")
        expect(laid).to_have_count(1 if player is ada else 0)
        head = player.page.locator("[data-see='parties.1'] .head")
        expect(head).to_contain_text("übersprungen")
        expect(player.page.locator("[data-see='parties.2'] .passed")).to_have_count(0)
    cleo.wait()
    cleo.choose_on_board()
    for player in (ada, cleo):
        expect(player.page.locator(".passed")).to_have_count(0)


@pytest.mark.full
def test_time_that_runs_out_is_told_until_something_is_chosen(
    sit_down: SitDown, server: Server
) -> None:
    ada, bob = sit_down(), sit_down()
    two_at(server, ada, bob)
    attack(ada)
    expect(bob.page.get_by_role("alertdialog")).to_be_visible()
    bob.wait()
    expect(bob.page.get_by_role("alertdialog")).to_have_count(0)
    said = bob.page.locator(".dock").get_by_text("Die Zeit ist um")
    expect(said).to_be_visible()
    # No turn of his has passed: the attack is still new.
    expect(bob.page.locator("[data-see='parties.0']")).not_to_contain_text("nichts gelegt")
    bob.choose_on_board()
    expect(said).to_have_count(0)


@pytest.mark.full
def test_a_standing_order_is_offered_at_the_beginning_and_explained_when_it_acts(
    sit_down: SitDown, server: Server
) -> None:
    ada, bob = sit_down(), sit_down()
    two_at(server, ada, bob)
    slip = ada.page.locator(".slip")
    expect(slip).to_contain_text("Bei jedem Angriff wirst du gefragt")
    slip.get_by_role("button", name="Immer Blitz").click()
    expect(slip).to_have_count(0)
    ada.beside("Tisch")
    expect(ada.page.get_by_label("Blitz-Aktion immer ausrufen")).to_be_checked()
    bob.order("Tisch", "Blitz-Aktion immer ausrufen")
    attack(ada)
    told = bob.page.locator(".slip")
    expect(told).to_contain_text("Dein Auftrag hat geantwortet")
    told.get_by_role("button", name="Immer fragen").click()
    expect(told).to_have_count(0)
    expect(bob.page.get_by_label("Jedes Mal fragen")).to_be_checked()


@pytest.mark.full
@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_on_a_phone_a_slip_leaves_my_panel_in_sight(
    sit_down: SitDown, server: Server, width: int, height: int, locale: str
) -> None:
    """It lies over the line of piles, not over the distances I have driven."""
    ada = sit_down(viewport={"width": width, "height": height}, locale=locale)
    bob = sit_down()
    two_at(server, ada, bob)
    slip = ada.page.locator(".slip")
    expect(slip).to_contain_text(re.compile("Bei jedem Angriff|at every attack"))
    _between_panel_and_hand(ada)
    slip.get_by_role("button").last.click()
    bob.beside("Tisch")
    bob.press("Vorschlagen aufzuhören")
    expect(slip).to_contain_text(re.compile("Bob möchte hier aufhören|Bob would like to stop"))
    _between_panel_and_hand(ada)


def _between_panel_and_hand(player: Player) -> None:
    boxes = [
        player.page.locator(found).first.bounding_box()
        for found in (".panel.mine", ".slip", "[data-leads]")
    ]
    panel, slip, hand = (box for box in boxes if box is not None)
    assert slip["y"] >= panel["y"] + panel["height"]
    assert slip["y"] + slip["height"] <= hand["y"]


# -- Extension, ends --------------------------------------------------------------------------


def extension(
    sit_down: SitDown, server: Server, mode: str = "single_rally", pace: Pace = RELAXED
) -> Player:
    """Ada, who may have the rally end here."""
    ada = sit_down(fresh=True)
    ada.arrive("Ada")
    ada.page.clock.install()
    journal, seat = journal_before(GAME, "extension_won", "extend")
    options = {**journal.header.options, "mode": mode}
    journal = replace(journal, header=replace(journal.header, options=options))
    people = [ada if other == seat else None for other in range(journal.header.seats)]
    ada.open(lay_out(server, journal, *people, pace=pace))
    ada.wait()
    return ada


def test_an_extension_is_decided_on_the_board(sit_down: SitDown, server: Server) -> None:
    ada = extension(sit_down, server)
    expect(ada.page.locator(".dock [data-choice]")).to_have_count(2)
    expect(ada.page.locator(".progress")).to_contain_text("Ziel 700 km")
    ada.page.get_by_role("button", name="Verlängern").click()
    expect(ada.page.locator(".progress")).to_contain_text("Ziel 1000 km")
    expect(ada.page.locator(".progress")).to_contain_text("verlängert von Ada")


def test_the_end_of_a_rally_stays_and_can_be_called_up_again(
    sit_down: SitDown, server: Server
) -> None:
    ada = extension(sit_down, server, "championship")
    ada.page.keyboard.press("1")
    expect(ada.page.get_by_role("heading", name="Rallye 1 gewonnen!").first).to_be_visible()
    expect(ada.page.locator(".sheet-lines")).to_contain_text("Rallyesieg")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".progress")).to_contain_text("Rallye 2")
    ada.page.locator(".parts button").first.click()
    sheet = ada.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Rallyesieg")
    sheet.get_by_role("button", name="Schließen").click()
    expect(sheet).to_have_count(0)
    # A phone has room for the number of the last rally.
    ada.page.set_viewport_size(ViewportSize(width=390, height=844))
    ada.page.locator(".parts button:visible").click()
    expect(sheet).to_contain_text("Rallyesieg")


@pytest.mark.full
def test_whoever_comes_back_can_call_up_every_rally(sit_down: SitDown, server: Server) -> None:
    """The log sent then does not reach back to the first one, but its sums are still known."""
    ada = sit_down()
    ada.arrive("Ada")
    journal = kept_game(GAME, "3")
    journal = replace(journal, entries=journal.entries[:-1])
    ada.open(lay_out(server, journal, None, None, ada))
    ada.wait()
    sheet = ada.page.get_by_role("dialog")
    for rally in (1, 3):
        ada.page.locator(".parts button").nth(rally - 1).click()
        expect(sheet).to_contain_text(f"Rallye {rally}")
        expect(sheet).to_contain_text("+2000" if rally == 1 else "Rallyesieg")
        sheet.get_by_role("button", name="Schließen").click()
        expect(sheet).to_have_count(0)


@pytest.mark.full
@pytest.mark.parametrize("pace", [RELAXED, Pace("live", 300)], ids=["relaxed", "live"])
def test_the_end_of_a_rally_waits_for_a_press_and_where_a_clock_runs_for_twelve_seconds(
    pace: Pace, sit_down: SitDown, server: Server
) -> None:
    ada = extension(sit_down, server, "championship", pace)
    clock = ada.page.clock
    clock.pause_at(datetime.now() + timedelta(seconds=1))
    ada.page.keyboard.press("1")
    result = ada.page.locator(".stage[data-paused]")
    expect(result).to_have_count(1)
    expect(ada.page.locator(".dock .fuse")).to_have_count(1 if pace.limit else 0)
    clock.run_for(11_000)
    expect(result).to_have_count(1)
    clock.run_for(2_000 if pace.limit else 600_000)
    expect(result).to_have_count(0 if pace.limit else 1)


@pytest.mark.full
def test_the_end_tells_the_whole_story_to_whoever_comes_back(
    sit_down: SitDown, server: Server
) -> None:
    """Of four rallies, not only the last entries."""
    ada = sit_down()
    ada.arrive("Ada")
    ada.open(lay_out(server, kept_game(GAME, "3"), ada, None, None))
    expect(ada.page.locator(".victory")).to_contain_text("Meisterschaft · 4 Rallyes")
    expect(ada.page.locator(".end dl")).to_contain_text("1425")
    moment = ada.page.get_by_role("link", name="Ada kontert Reifenpanne")
    moment.click()
    expect(ada.page.locator(".said")).to_contain_text("Deine Blitz-Aktion gegen: Reifenpanne")


@pytest.mark.full
def test_a_championship_that_ends_in_its_first_rally_tells_what_was_driven(
    sit_down: SitDown, server: Server
) -> None:
    ada, bob = sit_down(), sit_down()
    ada.arrive("Ada")
    bob.arrive("Bob")
    options = {**RALLY.header.options, "mode": "championship"}
    journal = replace(RALLY, header=replace(RALLY.header, options=options))
    code = lay_out(server, journal, ada, bob)
    ada.open(code)
    bob.open(code)
    bob.beside("Tisch")
    bob.press("Aufgeben")
    bob.press("Wirklich aufgeben? Das Spiel ist dann zu Ende.")
    for player in (ada, bob):
        story = player.page.locator(".victory .story").first
        expect(story).to_contain_text("Die Rallye wurde nicht zu Ende gefahren.")
        expect(story).to_contain_text("0 von 700 km")


@pytest.mark.full
def test_why_an_attack_hits_nobody_is_told_for_each_by_name(
    sit_down: SitDown, server: Server
) -> None:
    ada = sit_down()
    ada.arrive("Ada")
    bob, cleo = sit_down(), sit_down()
    bob.arrive("Bob")
    cleo.arrive("Cleo")
    code = lay_out(server, GUARDED, ada, bob, cleo)
    ada.open(code)
    ada.wait()
    card = ada.page.get_by_role("button", name="Leerer Tank. Nur abwerfen")
    expect(card).to_have_accessible_name(re.compile("Bob ist durch Tankstelle geschützt"))
    card.click()
    decision = ada.page.locator(".decision")
    expect(decision).to_contain_text("Bob ist durch Tankstelle geschützt. Cleo fährt gerade nicht.")
    expect(ada.page.locator("[data-see='parties.1'] .aim")).to_contain_text("geschützt: Tankstelle")


# -- Words and pictures -------------------------------------------------------------------------


@pytest.mark.full
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


def test_a_card_says_what_it_would_do(sit_down: SitDown, server: Server) -> None:
    """In words for those who cannot see the tag; empty places are not read as cards."""
    ada, bob = sit_down(), sit_down()
    two_at(server, ada, bob)
    ada.wait()
    hand = ada.page.get_by_role("list", name="Deine Hand")
    expect(hand.get_by_role("button", name="Tempolimit gegen Bob")).to_be_visible()
    expect(hand.get_by_role("button", name="25 km. Nur abwerfen")).to_be_visible()
    panel = ada.page.get_by_role("region", name="Ada, 0 von 700 km, steht, braucht Grünes Licht")
    expect(panel).to_be_visible()
    expect(panel).to_have_accessible_name(re.compile("6 Handkarten, 0 Punkte|7 Handkarten"))
    assert "Werkstatt" not in panel.aria_snapshot()


@pytest.mark.full
def test_an_action_card_is_thrown_away_only_after_a_second_word(
    sit_down: SitDown, server: Server
) -> None:
    ada = sit_down()
    ada.arrive("Ada")
    rally = rally_dealt(
        ("KM25 KM25 KM50 KM50 KM75 KM75", "WORKSHOP GREEN KM25 KM50 KM75 KM100"), "* draw KM25"
    )
    ada.open(lay_out(server, rally, None, ada))
    ada.wait()
    ada.page.locator("[data-leads^=WORKSHOP]").click()
    ada.page.keyboard.press("x")
    expect(ada.page.get_by_role("heading", name="Werkstatt wirklich abwerfen?")).to_be_visible()
    ada.page.keyboard.press("x")
    expect(ada.page.locator("[data-leads^=WORKSHOP]")).to_have_count(0)


# -- Nothing jumps, nothing is cut ----------------------------------------------------------------


@pytest.mark.full
def test_nothing_jumps_when_the_turn_changes(sit_down: SitDown) -> None:
    ada = sit_down()
    ada.open(ada.create(GAME, "me", "bot"))
    ada.wait()
    ada.page.evaluate(
        """() => { window.places = new Set(); const look = () => {
          const boxes = ['.rally', '.panels', '.dock', '.hand'].map(name =>
            document.querySelector(name)?.getBoundingClientRect());
          if (boxes.every(Boolean))
            window.places.add(boxes.map(box => Math.round(box.top)).join()); };
          look(); new MutationObserver(look).observe(document.querySelector('.stage'),
            {childList: true, subtree: true, attributes: true, characterData: true}); }"""
    )
    for _turn in range(4):
        ada.wait()
        ada.choose_on_board()
    ada.wait()
    assert ada.page.evaluate("window.places.size") == 1


@pytest.mark.full
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_number_of_seats_fits(seats: int, sit_down: SitDown, pictures: Path) -> None:
    """Partners share one panel, which names them all; nothing is cut off at any size."""
    ada = sit_down()
    ada.arrive("Ada")
    ada.open(ada.create(GAME, "me", *["bot"] * (seats - 1)))
    for _turn in range(6):
        ada.wait()
        ada.choose_on_board()
    ada.wait()
    pictures.mkdir(parents=True, exist_ok=True)
    expect(ada.page.locator(".panel")).to_have_count(3 if seats == 3 else 2)
    for card in (-1, 1):
        if card >= 0:
            ada.page.locator("[data-leads]").nth(card).click()
        for width, height in SIZES:
            ada.page.set_viewport_size(ViewportSize(width=width, height=height))
            clipped = ada.page.evaluate(CLIPPED)
            assert clipped == [], (width, height, clipped)
    for name, size in (("phone", PHONE), ("desk", DESK)):
        ada.page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
        ada.page.mouse.move(0, 0)
        ada.page.screenshot(path=pictures / f"seats-{seats}-{name}.png")


CLIPPED = """async () => {
  // Drawings follow a new size in the next frame.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const bad = [];
  for (const piece of document.querySelectorAll('.area *, .dock *')) {
    // A number in the ribbon that has no room wraps out of sight.
    if (piece.closest('svg, .hidden, .drum, .slash, .ribbon')) continue;
    const box = piece.getBoundingClientRect();
    const style = getComputedStyle(piece);
    if (!box.width || !box.height || style.visibility === 'hidden') continue;
    const around = piece.closest('.area, .dock').getBoundingClientRect();
    const out = Math.max(box.right - around.right, box.bottom - around.bottom,
      around.left - box.left, around.top - box.top);
    const hidden = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis';
    if (out > 1.5) bad.push(`outside: ${piece.className} ${out}`);
    else if (hidden && piece.clientWidth && piece.scrollWidth > piece.clientWidth + 2)
      bad.push(`too wide: ${piece.className} ${piece.innerText}`);
    else if (hidden && piece.clientHeight && piece.scrollHeight > piece.clientHeight + 2)
      bad.push(`too high: ${piece.className} ${piece.innerText}`);
  }
  return bad;
}"""
