"""The gallery: every board, text table and page of the house in kept scenes, at many sizes. Nothing
is cut off, no board scrolls, everything can be read."""

from __future__ import annotations

import fcntl
import functools
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tafelrunde.games import NAMES, find, words
from tests.browser.access import access_faults, check_access
from tests.browser.conftest import PHONE
from tests.browser.player import Player

SitDown = Callable[..., Player]

SIZES = [
    (1280, 720), (1366, 768), (1440, 900), (2560, 1440), (360, 640), (360, 740), (390, 844),
    (820, 1180), (1180, 820),
]  # fmt: skip
"""At which nothing may scroll; on its side a phone stays usable."""
ON_ITS_SIDE = (844, 390)
KEEPS_PICTURES = "PICTURES" in os.environ
STILL = """() => {
  const page = document.scrollingElement;
  return page.scrollWidth <= innerWidth && page.scrollHeight <= innerHeight; }"""
SCROLLING = """() => [...document.querySelectorAll('.area, .area *, .dock, .dock *')]
  .filter(piece => { const style = getComputedStyle(piece);
    return /auto|scroll/.test(style.overflowY) && piece.scrollHeight > piece.clientHeight + 1
      && !piece.closest('[data-scrolls]'); })
  .map(piece => piece.className)"""
OUTSIDE = """() => {
  const bad = [];
  for (const piece of document.querySelectorAll('.area *, .dock *, .bar *')) {
    if (piece.closest('svg, .hidden, [aria-hidden=true], [data-scrolls], .progress > *')) continue;
    const box = piece.getBoundingClientRect();
    const style = getComputedStyle(piece);
    if (box.width < 2 || box.height < 2 || style.visibility === 'hidden') continue;
    if (style.clipPath.startsWith('inset')) continue;
    const around = piece.closest('.area, .dock, .bar').getBoundingClientRect();
    const out = Math.max(box.right - around.right, around.left - box.left,
      box.bottom - around.bottom, around.top - box.top);
    const slip = piece.closest('.slip');
    if (out > 2 && !slip) bad.push(`${piece.tagName} ${piece.className}: ${Math.round(out)} px`);
  }
  return bad; }"""
SQUEEZED = """() => [...document.querySelectorAll('.area [data-place^="card-"]')]
  .filter(card => card.checkVisibility() && card.getBoundingClientRect().width < 10)
  .map(card => card.dataset.place)"""
"""Cards that are too narrow to be seen."""
THUMBS = """() => [...document.querySelectorAll('.dock button, .bar button')].filter(button => {
    const box = button.getBoundingClientRect();
    return box.width && !button.closest('.parts') && Math.max(box.width, box.height) < 43.5; })
  .map(button => button.outerHTML.slice(0, 120))"""

UNREACHED = """() => {
  const bad = [];
  for (const piece of document.querySelectorAll('.dock button, .bar button, .dock h2')) {
    const box = piece.getBoundingClientRect();
    if (box.width < 2 || getComputedStyle(piece).visibility === 'hidden') continue;
    let seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let around = piece.parentElement; around; around = around.parentElement) {
      const { overflow } = getComputedStyle(around);
      if (/auto|scroll/.test(overflow)) { seen = box; break; }
      if (!/hidden|clip/.test(overflow)) continue;
      const { left, top, right, bottom } = around.getBoundingClientRect();
      seen = { left: Math.max(left, seen.left), top: Math.max(top, seen.top),
        right: Math.min(right, seen.right), bottom: Math.min(bottom, seen.bottom) };
    }
    const width = Math.min(box.right, seen.right) - Math.max(box.left, seen.left);
    const height = Math.min(box.bottom, seen.bottom) - Math.max(box.top, seen.top);
    const share = Math.max(0, width) * Math.max(0, height) / (box.width * box.height);
    if (share < 0.6) bad.push(`${piece.className} ${piece.innerText}: ${share.toFixed(2)}`);
  }
  return bad; }"""
"""Buttons and questions that are mostly cut off and to which nothing scrolls."""
MISSING = """async ([wanted, most]) => {
  const missing = new Set(wanted);
  const look = () => {
    for (const { dataset } of document.querySelectorAll('[data-choice], [data-does]'))
      for (const name of [dataset.choice, dataset.does]) missing.delete(name); };
  let seed = 1;
  const any = many => (seed = (seed * 48271) % 2147483647) % many;
  look();
  let piece;
  for (let press = 0; missing.size && press < most; press += 1) {
    const pieces = [...document.querySelectorAll('[data-leads]:not(:disabled)')];
    if (pieces.length === 0) break;
    // Some are pressed again, to turn them.
    if (!piece?.isConnected || any(2)) piece = pieces[any(pieces.length)];
    const { x, y, width, height } = piece.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2 };
    piece.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, ...at }));
    await new Promise(done => setTimeout(done));
    look();
  }
  return [...missing]; }"""
"""Which of these choices cannot be found, however the pieces that lead to them are pressed."""
MOST_PRESSES = 3000


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address; built and served for these tests only."""
    folder = built_once(tmp_path_factory)
    handler = functools.partial(Silent, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def built_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Several processes of tests share it: the first one builds it, the others wait."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder, done = shared / "gallery", shared / "gallery.done"
    with (shared / "gallery.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            subprocess.run([sys.executable, "-m", "tools.gallery", str(folder)], check=True)
            done.touch()
    return folder


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Nothing."""


def names_of(page: Page, gallery: str, game: str) -> list[str]:
    return [one["name"] for one in page.request.get(f"{gallery}scenes/{game}.json").json()]


def show(page: Page, gallery: str, game: str, scene: str, **how: str) -> None:
    """In the page that is open already, if it is the gallery: what a scene needs is there."""
    query = urlencode({"game": game, "scene": scene, "pace": "off", **how})
    if page.url.startswith(gallery):
        page.evaluate("query => show(query)", query)
    else:
        page.goto(f"{gallery}?{query}")
    page.wait_for_selector(".stage")


def resize(page: Page, width: int, height: int) -> None:
    """Boards that draw for the measured box have drawn by the second frame."""
    if page.viewport_size != {"width": width, "height": height}:
        page.set_viewport_size(ViewportSize(width=width, height=height))
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => "
        "requestAnimationFrame(() => requestAnimationFrame(done))))"
    )


def has_board(game: str) -> bool:
    return (Path("web") / "src" / "games" / game / "stage.ts").exists()


SEEN = """() => [...document.querySelectorAll(".stage [data-see]")].map(({ dataset }) =>
  [dataset.see.trim().split(" ").at(-1), dataset.is ?? ""])"""
BY_SEATS = [(game, seats) for game in NAMES for seats in find(game).seats]
DESK_AND_PHONE = (((1440, 900), "light"), ((390, 844), "dark"))


@pytest.mark.parametrize(("game", "seats"), BY_SEATS)
def test_every_scene(game: str, seats: int, gallery: str, sit_down: SitDown, axe: str) -> None:
    """Each scene once, in turn at a desk and on a phone: nothing scrolls or is cut off, and
    everything has an explanation. Axe checks each kind of scene with one number of seats."""
    page = sit_down().page
    names = names_of(page, gallery, game)
    every = [name for name in names if name.startswith(f"{seats}-")]
    with_axe = one_of_each_kind(names)
    bad: list[tuple[object, ...]] = []
    for first, (size, theme) in enumerate(DESK_AND_PHONE):
        resize(page, *size)
        for scene in every[first::2]:
            show(page, gallery, game, scene, theme=theme, side="0")
            resize(page, *size)
            faults = [*layout_faults(page, game), *page.evaluate(THUMBS)]
            if scene in with_axe:
                faults += access_faults(page, axe, said=game not in LETTERED)
            faults += unexplained(page, game)
            bad += [(scene, size, fault) for fault in faults]
    assert every
    assert not bad, "\n".join(map(str, bad))


def one_of_each_kind(names: list[str]) -> set[str]:
    """One scene of each kind (`4-choose` is of the kind `choose`), the seats in turn."""
    kinds: dict[str, list[str]] = {}
    for name in names:
        kinds.setdefault(name.partition("-")[2], []).append(name)
    return {same[at % len(same)] for at, same in enumerate(kinds.values())}


@pytest.mark.parametrize("game", NAMES)
def test_every_text_table(game: str, gallery: str, sit_down: SitDown, axe: str) -> None:
    """With most people: everything has an explanation, and with the longest menu on a phone it can
    be read and does not scroll sideways."""
    page = sit_down(viewport=PHONE).page
    scenes = page.request.get(f"{gallery}scenes/{game}.json").json()
    menus = {scene["name"]: scene["update"]["seats"][0]["menu"] for scene in scenes}
    seats = str(max(find(game).seats))
    missing: list[str] = []
    for scene in (name for name in menus if name.startswith(f"{seats}-")):
        show(page, gallery, game, scene, text="1", side="0")
        missing += unexplained(page, game)
    assert not missing
    longest = max(menus, key=lambda name: len(menus[name]["choices"]) if menus[name] else 0)
    show(page, gallery, game, longest, text="1", side="0", theme="dark")
    assert page.evaluate(STILL), longest
    check_access(page, axe)


def layout_faults(page: Page, game: str) -> list[object]:
    faults: list[object] = [] if page.evaluate(STILL) else ["the page scrolls"]
    if has_board(game):
        for check in SCROLLING, OUTSIDE, SQUEEZED:
            faults += page.evaluate(check)
    return faults


def unexplained(page: Page, game: str) -> list[str]:
    """What the page asks for, but the texts of the game do not have."""
    known = sentences(game, "de") & sentences(game, "en")
    seen = [(kind_of(path), value) for path, value in page.evaluate(SEEN)]
    wanted = {kind for kind, _ in seen if kind != "see-phase"}
    wanted |= {f"{kind}-{value}" for kind, value in seen if value}
    return sorted(wanted - known)


@functools.cache
def sentences(game: str, language: str) -> frozenset[str]:
    catalogue = words.HOUSE.parent / game / "words" / f"{language}.ftl"
    return frozenset(re.findall(r"^(see-[\w-]+) =", catalogue.read_text("utf-8"), re.M))


def kind_of(path: str) -> str:
    """`hand.2` is of the kind `see-hand`; of the text table the section says what its rows are."""
    parts = path.split("/")[0].split(".")
    return "-".join(["see", *(part for part in parts if not part.isdigit())])


@pytest.mark.parametrize("game", NAMES)
def test_every_question_has_an_explanation(
    game: str, gallery: str, sit_down: SitDown, axe: str
) -> None:
    """Of every phase there is a text; one of them is opened, on the board and at the text table.
    The rules beside the board begin with a minute and with what matters now."""
    page = sit_down().page
    asking = {
        scene["update"]["seats"][0]["view"]["phase"]: scene["name"]
        for scene in page.request.get(f"{gallery}scenes/{game}.json").json()
        if scene["update"]["seats"][0]["menu"] and scene["earlier"] is None
    }
    known = sentences(game, "de") & sentences(game, "en")
    assert {f"see-phase-{phase}" for phase in asking} <= known
    for text in "", "1":
        show(page, gallery, game, next(iter(asking.values())), text=text)
        page.get_by_role("button", name="Was ist hier zu entscheiden?").click()
        expect(page.locator(".explain")).to_contain_text("Regel R")
        page.keyboard.press("Escape")
        expect(page.locator(".explain")).to_have_count(0)
    page.keyboard.press("r")
    heads = page.locator("#tab-panel h2")
    expect(heads.nth(0)).to_have_text("In einer Minute")
    expect(heads.nth(1)).to_have_text("Was jetzt zählt")
    expect(page.locator("#tab-panel .now .number").first).to_be_visible()
    check_access(page, axe)


@pytest.mark.full
@pytest.mark.parametrize("game", NAMES)
def test_every_scene_fits_every_screen(
    game: str, gallery: str, sit_down: SitDown, pictures: Path
) -> None:
    """Every scene at two sizes, the hardest of them at all; then on its side, and with letters
    twice as large. Sizes come forwards and backwards in turn: a new one takes longest."""
    page = sit_down().page
    every = names_of(page, gallery, game)
    hardest = [name for name in every if name.startswith(max(every)[0])]
    for at, scene in enumerate(every):
        show(page, gallery, game, scene, theme="light", side="0")
        sizes = SIZES if scene in hardest else [(1440, 900), (390, 844)]
        looks = [*((size, "100%") for size in [ON_ITS_SIDE, *sizes]), ((390, 844), "200%")]
        for (width, height), letters in looks[:: 1 if at % 2 else -1]:
            set_letters(page, letters)
            resize(page, width, height)
            where = (game, scene, width, height, letters)
            if letters == "200%" or (width, height) == ON_ITS_SIDE:
                everything_stays_in_reach(page, height, where)
            else:
                nothing_scrolls_and_nothing_is_cut_off(page, game, where)
            if KEEPS_PICTURES and scene in hardest and letters == "100%" and width in (1440, 390):
                page.screenshot(path=pictures / f"gallery-{game}-{scene}-{width}.png")
        set_letters(page, "100%")


@pytest.mark.full
@pytest.mark.parametrize("game", NAMES)
def test_every_scene_fits_beside_its_log(game: str, gallery: str, sit_down: SitDown) -> None:
    """The scenes with most people, since the log takes a quarter of the width."""
    page = sit_down().page
    every = names_of(page, gallery, game)
    for scene in (name for name in every if name.startswith(max(every)[0])):
        show(page, gallery, game, scene, side="1")
        for size in (1440, 900), (1180, 820):
            resize(page, *size)
            nothing_scrolls_and_nothing_is_cut_off(page, game, (scene, *size))


def nothing_scrolls_and_nothing_is_cut_off(page: Page, game: str, where: object) -> None:
    assert layout_faults(page, game) == [], where


def everything_stays_in_reach(page: Page, height: int, where: object) -> None:
    """The dock is in sight, the page itself stands still, and what does not fit can be reached."""
    assert page.evaluate(STILL), where
    assert page.evaluate(UNREACHED) == [], where
    dock = page.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["y"] + dock["height"] <= height + 1, where
    assert dock["height"] > 60, where


def set_letters(page: Page, size: str) -> None:
    page.evaluate("size => document.documentElement.style.fontSize = size", size)


@pytest.mark.parametrize("game", NAMES)
def test_every_choice_is_found_by_its_name(game: str, gallery: str, sit_down: SitDown) -> None:
    """On the board itself or once the pieces that lead to it are picked; in the text table at
    once. One scene for each question with the same kinds of answers."""
    page = sit_down().page
    asked: set[tuple[str, ...]] = set()
    for scene in page.request.get(f"{gallery}scenes/{game}.json").json():
        menu = scene["update"]["seats"][0]["menu"]
        if menu is None or scene["earlier"] is not None:  # What has just happened is shown first.
            continue
        phase = scene["update"]["seats"][0]["view"]["phase"]
        question = (phase, *sorted({choice["kind"] for choice in menu["choices"]}))
        if question in asked:
            continue
        asked.add(question)
        wanted = [choice["text"] for choice in menu["choices"]]
        for text, presses in (("", MOST_PRESSES), ("1", 0)):
            show(page, gallery, game, scene["name"], text=text)
            resize(page, 1440, 900)
            assert page.evaluate(MISSING, [wanted, presses]) == [], (game, scene["name"], text)


LETTERED = ("knatsch", "geisterfahrer")
"""Their cards and cars have letters and numbers that nobody reads out."""


@pytest.mark.full
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", NAMES)
def test_everybody_can_read_it(
    game: str, theme: str, gallery: str, sit_down: SitDown, axe: str
) -> None:
    """The scenes with most people, in both themes; German in the light, English in the dark."""
    language = {"light": "de", "dark": "en"}[theme]
    page = sit_down().page
    every = names_of(page, gallery, game)
    for at, scene in enumerate(name for name in every if name.startswith(max(every)[0])):
        width, height = [(1440, 900), (390, 844)][at % 2]
        resize(page, width, height)
        show(page, gallery, game, scene, theme=theme, lang=language)
        check_access(page, axe, said=game not in LETTERED)
        if has_board(game):
            assert page.evaluate(THUMBS) == [], (game, scene)


# -- The pages around the games ------------------------------------------------------------------

HOUSE = ("home-first", "home-returning", "new-thousand_km", "waiting-host", "waiting-guest")
WIDE = """() => [...document.querySelectorAll('header *, main *')]
  .filter(piece => !piece.closest('svg, .hidden') && piece.checkVisibility())
  .filter(piece => { const box = piece.getBoundingClientRect();
    return box.width > 2 && box.left >= -1 && box.right > innerWidth + 1; })
  .map(piece => `${piece.tagName} ${piece.className}`)"""
"""What reaches beyond the right edge."""
OVERLAPPING = """() => {
  const all = [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
    .filter(piece => piece.checkVisibility() && !piece.closest('.end'))
    .map(piece => [piece, piece.getBoundingClientRect()]);
  const bad = [];
  for (const [one, a] of all) for (const [other, b] of all) {
    if (one === other || one.contains(other) || other.contains(one)) continue;
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (width > 1 && height > 1) bad.push(`${one.innerText} / ${other.innerText}`);
  }
  return bad; }"""
"""What can be pressed and lies over something else that can."""


def show_house(page: Page, gallery: str, scene: str, **how: str) -> None:
    more = "".join(f"&{name}={value}" for name, value in how.items())
    page.goto(f"{gallery}?house={scene}{more}")
    page.wait_for_selector("article, main form:not(:has([data-code])), .waiting #link")


@pytest.mark.full
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("scene", HOUSE)
def test_pages_around_the_games_fit(
    scene: str, language: str, gallery: str, sit_down: SitDown, pictures: Path
) -> None:
    page = sit_down().page
    show_house(page, gallery, scene, lang=language)
    sizes = [*SIZES, ON_ITS_SIDE, (820, 1180), (1180, 820), (1024, 600)]
    for (width, height), letters in [*((size, "100%") for size in sizes), ((390, 844), "200%")]:
        set_letters(page, letters)
        resize(page, width, height)
        where = (scene, width, height, letters)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, where
        assert page.evaluate(WIDE) == [], where
        assert page.evaluate(OVERLAPPING) == [], where
        if letters == "100%" and width in (390, 1440):
            page.screenshot(path=pictures / f"house-{scene}-{language}-{width}.png")
        if scene.startswith("new-"):
            # What begins the game is in sight, however long the page is.
            expect(page.locator("form .primary").last).to_be_in_viewport()


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.full)])
@pytest.mark.parametrize("scene", HOUSE)
def test_everybody_can_use_the_pages_around_the_games(
    scene: str, theme: str, gallery: str, sit_down: SitDown, axe: str
) -> None:
    page = sit_down().page
    show_house(page, gallery, scene, theme=theme, lang={"light": "de", "dark": "en"}[theme])
    for width, height in ((1440, 900), (390, 844)):
        resize(page, width, height)
        assert page.evaluate(WIDE) == [], width
        assert page.evaluate(OVERLAPPING) == [], width
        check_access(page, axe)
