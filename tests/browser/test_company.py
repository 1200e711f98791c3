"""People at one table: talking, agreeing, taking back, giving up, playing again, one device."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tafelrunde.server.base.messages import Pace
from tests.browser.layout import kept_game, lay_out, rally_dealt
from tests.browser.player import DOING, Player
from tests.browser.serving import Server

SitDown = Callable[..., Player]
Couple = tuple[Player, Player]

RALLY = rally_dealt(
    ("GREEN KM25 KM50 KM75 KM100 KM200", "GREEN KM25 KM50 KM75 KM100 KM200"),
    "* draw KM25",
    "1 play GREEN",
    "* draw KM50",
)


@pytest.fixture
def couple(sit_down: SitDown, server: Server) -> Couple:
    """Ada, whose table it is and whose turn, and Bob, in the middle of a rally."""
    ada, bob = sit_down(), sit_down()
    ada.arrive("Ada")
    bob.arrive("Bob")
    code = lay_out(server, RALLY, ada, bob)
    for player in (ada, bob):
        player.open(code)
        player.page.wait_for_selector(".hand")
    return ada, bob


def test_two_people_talk_and_the_host_can_silence(couple: Couple) -> None:
    ada, bob = couple
    for player in couple:
        player.beside("Plaudern")
    ada.page.get_by_label("Nachricht").fill("Fährst du auch so gern nachts?")
    ada.page.keyboard.press("Enter")
    bob.press("Danke!")
    for player in couple:
        said = player.page.get_by_label("Plaudern am Tisch").get_by_role("listitem")
        expect(said.nth(0)).to_have_text("Ada Fährst du auch so gern nachts?")
        expect(said.nth(1)).to_have_text("Bob Danke!")
    # A ready phrase is read in the language of the reader.
    bob.set_language("en")
    expect(bob.page.locator(".chat").get_by_text("Bob Thank you!")).to_be_visible()
    ada.press("Alle anderen stumm schalten")
    expect(bob.page.get_by_text("Only the host may talk")).to_be_visible()
    expect(bob.page.get_by_label("Message")).to_have_count(0)
    expect(ada.page.get_by_label("Nachricht")).to_be_visible()
    ada.press("Alle wieder sprechen lassen")
    expect(bob.page.get_by_label("Message")).to_be_visible()


@pytest.mark.full
def test_the_host_sends_a_spectator_away(couple: Couple, sit_down: SitDown) -> None:
    ada, bob = couple
    eve = sit_down()
    eve.arrive("Eve")
    eve.page.goto(ada.page.url)
    for player in couple:
        player.beside("Tisch")
        expect(player.page.get_by_text("Eine Person schaut zu. Eve")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Eve vom Tisch weisen")).to_have_count(0)
    ada.press("Eve vom Tisch weisen")
    ada.press("Eve wirklich wegschicken?")
    expect(ada.page.locator(".people").get_by_text("Die Tür ist zu")).to_be_visible()
    expect(bob.page.get_by_text("Niemand schaut zu.").first).to_be_visible()
    expect(eve.page.get_by_text("Dieser Tisch ist für dich nicht offen.")).to_be_visible()
    eve.page.reload()
    expect(eve.page.get_by_text("Dieser Tisch ist für dich nicht offen.")).to_be_visible()
    eve.page.goto("/t/nosuchtable")
    expect(eve.page.get_by_text("Unter dieser Adresse steht kein Tisch.")).to_be_visible()


@pytest.mark.full
def test_who_was_not_looking_sees_that_somebody_spoke(couple: Couple) -> None:
    ada, bob = couple
    ada.beside("Plaudern")
    ada.press("Hallo zusammen!")
    tab = bob.page.get_by_role("tab", name="Plaudern")
    expect(tab).to_have_accessible_name("Plaudern 1")
    tab.click()
    expect(tab).to_have_accessible_name("Plaudern")


def test_an_offer_to_end_is_declined_then_accepted(couple: Couple) -> None:
    ada, bob = couple
    ada.beside("Tisch")
    ada.press("Vorschlagen aufzuhören")
    expect(bob.page.get_by_text("Ada möchte hier aufhören.")).to_be_visible()
    expect(ada.page.get_by_text("Vorschlag aufzuhören: 0 von 1 einverstanden")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Einverstanden")).to_have_count(0)
    bob.press("Ablehnen")
    for player in couple:
        offered = player.page.locator(".slip").filter(has_text=re.compile("aufhören|aufzuhören"))
        expect(offered).to_have_count(0)
    ada.press("Vorschlagen aufzuhören")
    bob.press("Einverstanden")
    for player in couple:
        expect(player.page.get_by_role("heading", name="Beendet, wie es steht")).to_be_visible()
        # Nobody is asked to choose any more.
        expect(player.page.get_by_text("Am Zug")).to_have_count(0)


@pytest.mark.full
def test_what_a_card_has_shown_is_not_drawn_again_against_people(couple: Couple) -> None:
    mover, other = couple
    mover.wait()
    mover.choose_on_board()
    other.wait()
    expect(mover.page.get_by_role("button", name="Zurücknehmen")).to_be_disabled()
    mover.page.keyboard.press("u")
    expect(other.page.locator(".slip")).to_have_count(0)
    assert not any(update["table"]["offer"] for update in mover.updates())


def test_of_two_who_resigns_has_lost(couple: Couple) -> None:
    ada, bob = couple
    bob.resign()
    expect(ada.page.get_by_role("heading", name="Du hast gewonnen!")).to_be_visible()
    expect(bob.page.get_by_role("heading", name="Ada gewinnt")).to_be_visible()
    expect(ada.page.get_by_text("Bob hat aufgegeben")).to_be_visible()
    expect(bob.page.get_by_text("Du hast aufgegeben")).to_be_visible()
    assert ada.updates()[-1]["table"]["standing"] == [1, 2]
    for player in couple:
        expect(player.page.get_by_text("Am Zug")).to_have_count(0)
    ada.beside("Verlauf")
    expect(ada.page.get_by_role("button", name="Bob gibt auf. Damit ist")).to_be_visible()


@pytest.mark.full
def test_the_same_people_play_again_if_both_want_to(couple: Couple) -> None:
    ada, bob = couple
    bob.resign()
    bob.press("Noch einmal dieselbe Runde, neues Spiel")
    expect(bob.page.get_by_text("Es fehlt noch die Antwort von Ada.")).to_be_visible()
    expect(ada.page.get_by_text("Bob möchte noch einmal.")).to_be_visible()
    # Reloading the page, or opening it from home, asks again.
    ada.page.goto("/")
    ada.page.get_by_role("link", name="Bob möchte noch einmal").click()
    ada.press("Ja")
    for player in couple:
        player.page.wait_for_selector(".hand")
        # The end has closed the panel for itself only.
        expect(player.page.locator("#side")).to_be_visible()
    # Each has moved on by one seat.
    expect(ada.page.locator(".seat-tag[data-seat='1']").first).to_contain_text("Ada")


@pytest.mark.full
def test_who_does_not_want_to_is_not_replaced_without_a_word(couple: Couple) -> None:
    ada, bob = couple
    bob.resign()
    ada.press("Noch einmal dieselbe Runde, neues Spiel")
    bob.press("Nein")
    expect(ada.page.get_by_text("Bob möchte nicht mehr.")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Doch noch einmal")).to_be_visible()
    ada.press("Mit Bot spielen")
    ada.page.wait_for_selector(".hand")
    expect(bob.page.get_by_role("button", name="Zum neuen Tisch")).to_be_visible()


@pytest.mark.full
def test_a_table_that_nobody_may_watch(sit_down: SitDown) -> None:
    """Its link still leads to a free seat; who has played may go on looking."""
    ada, bob = sit_down(), sit_down()
    ada.arrive("Ada")
    bob.arrive("Bob")
    body = {"game": "thousand_km", "watch": "nobody", "start": True}
    body |= {"seats": [{"kind": "me"}, {"kind": "bot"}]}
    code = ada.page.request.post("/api/tables", data=body).json()["code"]
    ada.open(code)
    ada.wait()
    bob.page.goto(f"/t/{code}")
    expect(bob.page.get_by_text("Hier darf niemand zuschauen.")).to_be_visible()
    take = f"Platz von {ada.updates()[-1]['table']['seats'][1]['name']} übernehmen"
    bob.press(take)
    bob.page.wait_for_selector(".hand")
    assert len(bob.hand()) > 0
    bob.beside("Tisch")
    bob.press("Platz einem Bot geben")
    again = bob.page.get_by_role("button", name=re.compile("^Platz von .* übernehmen$"))
    expect(again).to_be_visible()
    assert bob.hand() == []
    again.click()
    expect(bob.page.locator("[data-leads]").first).to_be_visible()


def test_the_waiting_room(sit_down: SitDown) -> None:
    """Names, talk, what was agreed on; without its host a table can begin all the same."""
    ada, bob, eve = sit_down(), sit_down(), sit_down()
    ada.arrive("Ada")
    code = ada.create("thousand_km", "me", "open", "open", mode="single_rally")
    for player in (ada, bob, eve):
        player.open(code)
    bob.page.get_by_role("button", name="Hinsetzen").first.click()
    bob.page.get_by_label("Wie heißt du?").fill("Bob")
    bob.press("Speichern")
    eve.page.get_by_role("button", name="Hinsetzen").first.click()
    eve.press("Hallo zusammen!")
    expect(ada.page.locator(".seat", has_text="Bob")).to_be_visible()
    expect(ada.page.get_by_text("Hallo zusammen!").first).to_be_visible()
    expect(bob.page.get_by_text("Eine Rallye")).to_be_visible()
    gast = ada.page.locator(".danger", has_text="Gast")
    gast.click()
    gast.click()
    expect(eve.page.get_by_text("Dieser Tisch ist für dich nicht offen.")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Beginnen")).to_have_count(0)
    ada.page.goto("/")
    bob.press("Beginnen, Bots füllen auf")
    bob.page.wait_for_selector(".hand")
    bob.beside("Tisch")
    bob.press("Bot für Ada spielen lassen")
    expect(bob.page.get_by_text("Diese Person ist gerade erst gegangen.")).to_be_visible()


@pytest.mark.full
def test_a_table_nobody_wants_is_closed(sit_down: SitDown) -> None:
    ada, bob = sit_down(), sit_down()
    code = ada.create("knatsch", "me", "open")
    for player in (ada, bob):
        player.open(code)
    ada.press("Tisch auflösen")
    ada.press("Wirklich auflösen?")
    for player in (ada, bob):
        expect(player.page.get_by_text("Dieser Tisch wurde aufgelöst")).to_be_visible()


@pytest.mark.full
def test_what_the_chat_refuses_is_not_lost(couple: Couple) -> None:
    ada, _ = couple
    ada.beside("Plaudern")
    field = ada.page.get_by_label("Nachricht")
    refusal = ada.page.get_by_text("Langsam!")
    for number in range(30):
        field.fill(f"Nummer {number}.")
        field.press("Enter")
        said = ada.page.locator(".chat").get_by_text(f"Nummer {number}.", exact=False)
        expect(said.or_(refusal)).to_be_visible()
        if refusal.count():
            break
    expect(refusal).to_be_visible()
    expect(field).to_have_value(f"Nummer {number}.")


def test_one_device_is_passed_around_and_hands_stay_covered(sit_down: SitDown) -> None:
    ada = sit_down()
    ada.arrive("Ada")
    ada.open(ada.create("thousand_km", "me", "me", mode="single_rally"))
    page = ada.page
    seen = set()
    for _turn in range(4):
        cover = page.locator(".dock", has_text="Das Gerät geht an")
        expect(cover).to_be_visible()
        assert ada.hand() == []
        # Nothing of the hand is in the page under another name either.
        assert page.locator("[data-choice]").count() == 0
        assert page.get_by_text("zieht:").count() == 0
        seen.add(cover.get_by_role("heading").inner_text())
        cover.get_by_role("button").click()
        ada.wait()
        assert len(ada.hand()) > 0
        page.locator("[data-leads]").first.click()
        page.locator(DOING).last.click()
    assert seen == {"Das Gerät geht an Ada (1)", "Das Gerät geht an Ada (2)"}


def test_i_go_on_at_another_device(sit_down: SitDown) -> None:
    """The code is shown where it can work, read once, and confirmed before it does anything."""
    desk, phone = sit_down(), sit_down()
    desk.arrive("Ada")
    code = desk.create("thousand_km", "me", "bot")
    desk.open(code)
    menu = desk.page.get_by_role("button", name="Mehr")
    menu.click()
    desk.press("Weiter auf einem anderen Gerät")
    expect(desk.page.get_by_text("Der Link gilt nur auf diesem Gerät")).to_be_visible()
    house = {"address": "http://192.168.1.5:8000"}
    desk.page.route("**/api/house", lambda route: route.fulfill(json=house))
    desk.page.reload()
    menu.click()
    with desk.page.expect_response("**/api/move") as answer:
        desk.press("Weiter auf einem anderen Gerät")
    expect(desk.page.get_by_role("img", name="QR-Code")).to_be_visible()
    phone.page.goto(f"/move/{code}#{answer.value.json()['token']}")
    expect(phone.page.get_by_role("heading", name="Hier als Ada weiterspielen?")).to_be_visible()
    assert "#" not in phone.page.url
    phone.press("Weiter als Ada")
    phone.page.wait_for_selector(".hand")
    assert phone.updates()[-1]["table"]["seats"][0]["mine"]
    thief = sit_down()
    thief.page.goto(f"/move/{code}#{answer.value.json()['token']}")
    expect(thief.page.get_by_text("Dieser Code gilt nicht mehr.")).to_be_visible()


@pytest.mark.full
def test_watchers_see_who_else_looks_on(couple: Couple, sit_down: SitDown) -> None:
    ada, _ = couple
    code = ada.page.url.rpartition("/")[2]
    eve, gus = sit_down(), sit_down()
    for name, watcher in (("Eve", eve), ("Gus", gus)):
        watcher.arrive(name)
        watcher.open(code)
    expect(eve.page.get_by_text("Außer dir schaut zu: Gus")).to_be_visible()
    expect(gus.page.get_by_text("Außer dir schaut zu: Eve")).to_be_visible()


def test_whoever_watches_is_told_so_and_can_take_a_bots_seat(
    sit_down: SitDown, server: Server
) -> None:
    ada, eve = sit_down(), sit_down()
    ada.arrive("Ada")
    eve.arrive("Eve")
    code = lay_out(server, RALLY, ada, None)
    ada.open(code)
    eve.open(code)
    dock = eve.page.get_by_role("region", name="Deine Entscheidung")
    expect(dock).to_contain_text("Du schaust zu.")
    expect(dock).to_contain_text("Am Zug: Ada")
    assert eve.hand() == []
    # What only players can do is in its place, and says so.
    for tool, why in (
        ("Zurücknehmen", "Wer zuschaut, nimmt nichts zurück."),
        ("Tipp", "mitspielen"),
    ):
        button = eve.page.get_by_role("button", name=tool, exact=True)
        expect(button).to_be_disabled()
        expect(button).to_have_attribute("title", re.compile(why))
    dock.get_by_role("button", name=re.compile("^Platz von .* übernehmen$")).click()
    expect(ada.page.locator(".slip")).to_contain_text("Eve übernimmt den Platz von")
    expect(eve.page.locator(".seat-tag[data-seat='1']").first).to_contain_text("Eve du")
    assert len(eve.hand()) == 6
    expect(dock).not_to_contain_text("Du schaust zu.")


@pytest.mark.full
def test_a_seat_says_in_words_how_it_is_with_it(sit_down: SitDown, server: Server) -> None:
    """Whose turn it is and how long, who is not there, has given up, is a bot."""
    ada, bob, cleo = sit_down(), sit_down(), sit_down()
    for name, player in (("Ada", ada), ("Bob", bob), ("Cleo", cleo)):
        player.arrive(name)
    hand = "GREEN KM25 KM50 KM75 KM100 KM200"
    four = rally_dealt((hand,) * 4, "* draw KM25", "1 play GREEN", "* draw KM50")
    code = lay_out(server, four, ada, bob, cleo, None, pace=Pace("live", 300))
    ada.open(code, text=True)
    cleo.open(code)

    def tag(seat: int) -> Locator:
        return ada.page.locator(f".seat-tag[data-seat='{seat}']")

    expect(tag(2)).to_have_text(re.compile(r"Cleo\s+am Zug\s+[0-4]:[0-5]\d\s*$"))
    expect(tag(1)).to_have_text(re.compile(r"Bob\s+nicht da\s*$"))
    expect(tag(3)).to_have_text(re.compile(r"Bot \(Mittel\), besonnen\s*$"))
    # On the board the members of a team say the same.
    others = cleo.page.locator("[data-see='parties.1'] .members li")
    expect(others.nth(0)).to_contain_text("Bob nicht da")
    expect(others.nth(1)).to_contain_text("Bot (Mittel)")
    cleo.beside("Tisch")
    cleo.press("Aufgeben")
    cleo.page.get_by_role("button", name="Wirklich aufgeben?").click()
    expect(tag(2)).to_have_text(re.compile(r"Cleo\s+aufgegeben\s*$"))


@pytest.mark.full
def test_whoever_agreed_to_play_again_is_told_whose_answer_is_missing(
    sit_down: SitDown, server: Server
) -> None:
    ada, bob, cleo = sit_down(), sit_down(), sit_down()
    for name, player in (("Ada", ada), ("Bob", bob), ("Cleo", cleo)):
        player.arrive(name)
    code = lay_out(server, kept_game("thousand_km", "extension_lost"), ada, bob, cleo)
    for player in (ada, bob, cleo):
        player.open(code)
    ada.press("Noch einmal dieselbe Runde, neues Spiel")
    asked = bob.page.locator(".slip")
    expect(asked).to_contain_text("Ada möchte noch einmal.")
    expect(asked.get_by_role("button")).to_have_text(["Ja", "Nein"])
    expect(ada.page.locator(".slip")).to_contain_text("Es fehlt noch die Antwort von Bob und Cleo.")
    bob.press("Ja")
    expect(asked).to_contain_text("Du bist dabei. Es fehlt noch die Antwort von Cleo.")
    expect(asked.get_by_role("button")).to_have_text(["Doch nicht"])
    expect(ada.page.locator(".slip")).to_contain_text("Es fehlt noch die Antwort von Cleo.")
    expect(cleo.page.locator(".slip").get_by_role("button")).to_have_text(["Ja", "Nein"])
