"""A person at a browser: opens tables, and plays by clicking, by keys or by touch."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from tafelrunde.server.edge.cookie import COOKIE

READY = """() => document.querySelector(".stage.over") ? "over"
  : document.querySelector(".dock :is([data-choice], [data-leads], .choices button):enabled") &&
    document.querySelector(".stage[data-turn]:not([data-asked], [data-forced])") &&
    !document.querySelector("[data-moving]")
    ? "choose" : null"""


GO_ON = ".stage[data-paused] .dock [data-primary]:enabled"
"""The button under a result in the middle of a game."""
WAITING = f"() => document.querySelector('{GO_ON}') ? 'result' : ({READY})()"
DOING = ".dock :is([data-primary], [data-choice]):enabled"
"""The buttons that do something: the primary one, else one of several."""


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[dict[str, Any]] = []
        self._routes: list[WebSocketRoute] = []
        self._cut = False
        self.acts: list[str] = []
        """What this browser has chosen, by hand or because it was the only way."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))
        socket.on("framesent", self._keep_act)

    def _keep_act(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "act":
            self.acts.append(message["text"])

    # -- Coming to a table -------------------------------------------------------------------

    def arrive(self, name: str) -> None:
        """Become known to the server under a name."""
        colour = self.page.request.get("/api/me").json()["colour"]
        answer = self.page.request.put("/api/me", data={"name": name, "colour": colour})
        assert answer.ok, answer.text()

    @property
    def token(self) -> str:
        """By which the server knows this browser."""
        cookies = self.page.context.cookies()
        return next(str(one["value"]) for one in cookies if str(one["name"]).startswith(COOKIE))

    def create(self, game: str, *seats: str, **options: Any) -> str:
        """A new table; each seat is `me`, `open` or `bot`."""
        self.page.request.get("/api/me")
        plan = [{"kind": kind} for kind in seats]
        body = {"game": game, "seats": plan, "options": options, "start": "open" not in seats}
        answer = self.page.request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
        code: str = answer.json()["code"]
        return code

    def open(self, code: str, *, text: bool = False) -> None:
        if text:
            self.prefer(board="text")
        self.page.goto(f"/t/{code}")
        self.page.wait_for_selector(".stage, .waiting")

    def prefer(self, **settings: str | bool) -> None:
        """Settings as if they had been made on an earlier visit."""
        self.page.goto("/")
        self.page.evaluate(
            "change => localStorage.setItem('tafelrunde', JSON.stringify(change))", settings
        )

    def beside(self, tab: str) -> None:
        """Open a tab beside the board by its German name."""
        opener = self.page.locator("[aria-controls=side]")
        if opener.get_attribute("aria-expanded") == "false":
            opener.click()
        self.page.get_by_role("tab", name=tab).click()

    def order(self, tab: str, wanted: str) -> None:
        """Give a standing order for hidden reactions."""
        self.page.wait_for_selector(".stage[data-turn], .dock .rows")
        self.beside(tab)
        self.page.get_by_label(wanted).check()

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def set_language(self, language: str) -> None:
        more = self.page.locator("[aria-controls=more]")
        if more.count() and self.page.locator("#more").count() == 0:
            more.click()
        self.page.get_by_role("button", name={"de": "Deutsch", "en": "English"}[language]).click()
        if more.count():
            self.page.keyboard.press("Escape")

    # -- Playing -----------------------------------------------------------------------------

    def wait(self) -> str:
        """Until this person has to choose, or the game is over."""
        return str(self.page.wait_for_function(READY).json_value())

    def is_my_turn(self) -> bool:
        asked = self.page.locator(".stage[data-turn]:not([data-asked], [data-forced])")
        return asked.count() > 0 and not self.is_over()

    def is_over(self) -> bool:
        return self.page.locator(".stage.over").count() > 0

    def choose_in_text(self) -> None:
        """The first entry of the menu, by clicking."""
        self.page.locator(".dock .choices button:not(:disabled)").first.click()

    def choose_on_board(self, *, touch: bool = False) -> None:
        """1000 Kilometer: a card that can be laid, else one to throw away."""
        page = self.page
        if page.locator(DOING).count() == 0:
            fit = page.locator("[data-leads]:not(.useless)")
            card = fit.first if fit.count() else page.locator("[data-leads]").first
            card.tap() if touch else card.click()
        button = page.locator(DOING).first
        button.tap() if touch else button.click()

    def choose_by_keys(self, *, steps: int) -> None:
        """1000 Kilometer: arrows go along the hand, Enter picks a card up and lays it."""
        keys, doing = self.page.keyboard, self.page.locator(DOING).first
        if self.page.locator(DOING).count() == 0:
            self.page.locator("[data-leads]").first.focus()
            for _step in range(steps):
                keys.press("ArrowRight")
            keys.press("Enter")
        doing.focus()
        keys.press("Enter")

    def choose_by_digit(self) -> None:
        """1000 Kilometer: a digit picks a card up, Enter does what it is for; else x throws it
        away."""
        keys, does = self.page.keyboard, self.page.locator(".dock [data-primary]")
        if self.page.locator(DOING).count() == 0:
            keys.press("1")
            keys.press("Enter" if does.count() else "x")
        else:
            self.choose_by_keys(steps=0)

    def choose_first(self) -> None:
        """On any board: the primary button, else the first entry of the list."""
        primary = self.page.locator(".dock [data-primary]:enabled")
        if primary.count() == 0:
            self.page.keyboard.press("l")
            self.page.locator(".list [data-choice]:enabled").first.click()
        else:
            primary.first.click()

    def finish_in_text(self, most: int = 2000) -> int:
        """To the end; how many choices it took."""
        for many in range(most):
            found = self.page.wait_for_function(WAITING).json_value()
            if found == "over":
                return many
            if found == "result":
                self.page.locator(GO_ON).click()
            else:
                self.choose_in_text()
        raise AssertionError(f"not over after {most} choices")

    def resign(self) -> None:
        self.beside("Tisch")
        self.press("Aufgeben")
        self.press("Wirklich aufgeben? Das Spiel ist dann zu Ende.")

    # -- The line to the server ----------------------------------------------------------------

    def hold_line(self) -> None:
        """Before a page is opened: its sockets, and no others, can be cut."""
        self.page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if self._cut:
            route.close()
        else:
            route.connect_to_server()
            self._routes.append(route)

    def cut_line(self) -> None:
        self._cut = True
        while self._routes:
            self._routes.pop().close()

    def mend_line(self) -> None:
        self._cut = False

    # -- What this browser received ----------------------------------------------------------

    def hand(self) -> list[str]:
        cards = self.page.locator("[data-leads]").all()
        return [str(card.get_attribute("data-leads")).split("#")[0] for card in cards]

    def updates(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "update"]


ASKED = ".stage:is(.over, [data-turn]:not([data-asked], [data-forced]), [data-paused])"


def wait_for_either(ada: Player, bruno: Player) -> str:
    """Until one of them is asked or shown a result, or all is over. What one sees the other sees
    soon."""
    while ada.page.locator(ASKED).count() + bruno.page.locator(ASKED).count() == 0:
        ada.page.evaluate("() => new Promise(requestAnimationFrame)")
    return "over" if ada.is_over() and bruno.is_over() else "choose"


def drag(page: Page, piece: str, to: str) -> None:
    """The places where it may be dropped show themselves once it has left its own."""
    x, y = middle(page, piece)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 20)
    page.mouse.move(*middle(page, to))
    expect(page.locator("[data-over]")).to_have_count(1)
    page.mouse.up()


def middle(page: Page, found: str) -> tuple[float, float]:
    box = page.locator(found).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
