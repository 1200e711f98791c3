"""How moves are made and seen: paces, double clicks, steps that play themselves, replays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.layout import journal_at, kept_game, lay_out, rally_dealt
from tests.browser.player import Player
from tests.browser.serving import Server
from tests.browser.test_knight_rider import lay_chase

SitDown = Callable[..., Player]

USUAL = 320
"""How long a card flies at the normal pace, in milliseconds."""
FLIGHTS = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const animation = animate.call(this, frames, timing);
    if (timing.easing) {
      window.flights.push(timing.duration);
      void animation.finished.then(() => (window.arrived ??= performance.now()), () => {});
    }
    return animation;
  };
}"""
"""Notes how long pieces run, and when the first one has arrived."""
WATCH_LINE = """() => new MutationObserver(() => {
    window.told ??= { flew: window.flights.length > 0, at: performance.now() }; })
  .observe(document.querySelector('.said'), { characterData: true, childList: true, subtree: true })
"""
ACTS = """() => {
  window.acts = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === 'act') window.acts.push([message.text, performance.now()]);
    return send.call(this, text);
  };
}"""
"""Notes what this browser chooses, and when."""


@pytest.mark.full
@pytest.mark.parametrize(
    ("pace", "word", "share"),
    [("calm", "ruhig", 1.6), ("normal", "normal", 1), ("quick", "schnell", 0.5), ("off", "aus", 0)],
)
def test_a_pace_changes_how_long_a_move_runs_and_is_remembered(
    pace: str, word: str, share: float, sit_down: SitDown
) -> None:
    ada = sit_down(reduced_motion="no-preference")
    page = ada.page
    page.goto("/")
    ada.press("Einstellungen")
    page.get_by_label("Bewegung").select_option(label=word)
    page.add_init_script(f"({FLIGHTS})()")
    ada.open(ada.create("thousand_km", "me", "bot"))
    ada.wait()
    page.evaluate("window.flights = []")
    ada.choose_on_board()
    ada.wait()
    assert max(page.evaluate("window.flights"), default=0) == pytest.approx(share * USUAL)
    page.goto("/")
    ada.press("Einstellungen")
    expect(page.get_by_label("Bewegung")).to_have_value(pace)


ATTACK = rally_dealt(
    (
        "LIMIT KM25 KM50 KM75 KM100 KM25",
        "GREEN KM25 KM50 KM75 KM100 STOP",
        "GREEN KM25 KM50 KM75 KM100 STOP",
    ),
    "* draw KM25",
    "1 play GREEN",
    "* draw KM50",
    "2 play GREEN",
    "* draw KM200",
)
"""Seat 0 holds an attack that two others could be hit by."""
BOARDS = {
    "thousand_km": ".panel [data-choice]",
    "knatsch": ".area [data-choice]",
    "geisterfahrer": ":is(.area, .dock) [data-choice]:not([data-primary])",
    "knight_rider": "[data-goal]",
    "kraftwagen": ".area [data-choice]",
}


@pytest.mark.full
@pytest.mark.parametrize("game", BOARDS)
def test_a_double_click_does_what_two_taps_do(game: str, sit_down: SitDown, server: Server) -> None:
    done = []
    for double in (False, True):
        ada = sit_down()
        page = ada.page
        page.add_init_script(f"({ACTS})()")
        begin(game, ada, server)
        page.evaluate("window.acts = []")
        piece = page.locator(BOARDS[game]).first
        if double:
            piece.dblclick()
        else:
            piece.click()
            assert page.evaluate("window.acts") == []
            piece.click()
        done.append(page.wait_for_function("() => window.acts[0]?.[0]").json_value())
    assert done[0] == done[1]


def begin(game: str, ada: Player, server: Server) -> None:
    """To a decision of which something on the board stands for a choice."""
    if game == "knight_rider":
        lay_chase(ada, server)
        return
    ada.arrive("Ada")
    journal, seat = (ATTACK, 0) if game == "thousand_km" else journal_at(game, 3)
    seats = [ada if number == seat else None for number in range(journal.header.seats)]
    ada.open(lay_out(server, journal, *seats))
    ada.page.wait_for_selector(".stage[data-turn]:not([data-moving], [data-forced])")
    if game == "thousand_km":
        ada.page.locator("[data-leads^=LIMIT]").click()


def test_a_forced_step_is_seen_and_plays_itself(sit_down: SitDown) -> None:
    """Geisterfahrer's first turn: everybody must roll (R4.2)."""
    ada = sit_down()
    ada.page.add_init_script(
        f"({ACTS})();"
        """new MutationObserver(() => {
          if (document.querySelector('.stage[data-turn] .dock [data-choice]'))
            window.seen ??= performance.now();
        }).observe(document, { subtree: true, childList: true, attributes: true });"""
    )
    ada.open(ada.create("geisterfahrer", "me", "bot"))
    ada.page.wait_for_function("() => window.acts.length")
    assert ada.page.evaluate("window.acts[0][0]") == "roll"
    assert ada.page.evaluate("window.acts[0][1] - window.seen") > 800


def test_the_line_of_a_replay_waits_for_the_piece(sit_down: SitDown, server: Server) -> None:
    ada = sit_down(reduced_motion="no-preference")
    ada.arrive("Ada")
    page = ada.page
    page.add_init_script(f"({FLIGHTS})()")
    code = lay_out(server, kept_game("thousand_km", "plain_win"), ada, None)
    told = page.request.get(f"/api/tables/{code}/replay?seat=0").json()["entries"]
    green = next(entry["number"] for entry in told if entry["lines"][0]["key"] == "log-green")
    page.goto(f"/replay/{code}?seat=0&at={green - 1}")
    line = page.locator(".said")
    expect(line).not_to_be_empty()
    page.evaluate(WATCH_LINE)
    page.keyboard.press("ArrowRight")
    expect(line).to_contain_text("grünes Licht")
    assert page.evaluate("window.told.flew && window.told.at >= window.arrived")
