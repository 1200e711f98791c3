"""Every moment of every guided game, at every size: what is lit can be seen and pressed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tafelrunde.core.words import Message
from tafelrunde.games import NAMES
from tafelrunde.games.words import LANGUAGES, Words
from tests.browser.test_gallery import gallery  # noqa: F401

SIZES = [
    pytest.param((360, 740), id="360"),
    pytest.param((390, 844), id="390", marks=pytest.mark.full),
    pytest.param((820, 1180), id="820", marks=pytest.mark.full),
    pytest.param((1366, 768), id="1366", marks=pytest.mark.full),
]

UNSEEN = """async ([game, width]) => {
  const frames = count => new Promise(done => {
    const next = left => left ? requestAnimationFrame(() => next(left - 1)) : done();
    next(count); });
  const all = selector => [...document.querySelectorAll(selector)];
  const hits = (piece, belongs) => {
    const box = piece.getBoundingClientRect();
    const found = [];
    for (let i = 0.5; i < 7; i++) for (let j = 0.5; j < 7; j++) {
      const [x, y] = [box.x + (box.width * i) / 7, box.y + (box.height * j) / 7];
      const top = document.elementFromPoint(x, y);
      if (top && belongs(top)) found.push({ clientX: x, clientY: y });
    }
    return found; };
  const share = (piece, belongs) => hits(piece, belongs).length / 49;
  const size = piece => {
    const { width, height } = piece.getBoundingClientRect();
    return Math.min(width, height); };
  const pressable = piece => size(piece) >= 20 &&
    share(piece, top => piece.contains(top)) > (piece instanceof SVGElement ? 0.1 : 0.5);
  const press = piece => {
    const points = hits(piece, top => piece.contains(top));
    const at = points[Math.floor(points.length / 2)];
    const how = { bubbles: true, detail: 1, button: 0, ...at };
    const target = document.elementFromPoint(at.clientX, at.clientY);
    for (const kind of ['pointerdown', 'pointerup'])
      target.dispatchEvent(new PointerEvent(kind, how));
    target.dispatchEvent(new MouseEvent('click', how)); };
  const visible = piece => {
    const kept = piece.style.pointerEvents;
    piece.style.setProperty('pointer-events', 'all', 'important');
    const seen = share(piece, top => piece.contains(top)
      || top.closest('[data-choice], [data-drop], [data-goal]')
      || (piece.ownerSVGElement && top.ownerSVGElement === piece.ownerSVGElement));
    piece.style.pointerEvents = kept;
    return size(piece) >= 6 && seen > 0.3; };
  const names = piece => {
    const { does, choice, step, leads } = piece.dataset;
    return does ?? choice ?? step ?? leads; };
  const drawn = path => {
    const parts = path.split('.');
    const wholes = parts.map((_, at) => parts.slice(0, at + 1).join('.')).reverse();
    return [wholes[0], null, ...wholes.slice(1)].map(name => name === null
      ? all(`.stage [data-see^="${CSS.escape(path + '.')}"]`)
      : all(`.stage [data-see~="${CSS.escape(name)}"]`)).find(found => found.length) ?? []; };

  const script = await (await fetch(`/scenes/lesson-${game}.json`)).json();
  const bad = [];
  for (const [at, frame] of script.frames.entries()) {
    if (!frame.right) continue;
    const choice = at - script.frames.findIndex(({ step }) => step === frame.step) + 1;
    const says = script.steps[frame.step].asks ? 'no' : 'step';
    await show(new URLSearchParams({ lesson: game, pace: 'off', says, choice,
      step: frame.step + 1, lang: width % 4 ? 'de' : 'en' }).toString());
    await frames(4);
    const where = `${frame.step + 1}.${choice}`;
    for (const path of frame.show)
      if (!drawn(path).some(visible)) bad.push(`${where} ${path} is not in sight`);
    const { dataset } = document.querySelector('.bubble');
    const fresh = [dataset.frame, dataset.says].join();
    const faults = bad.length;
    let made = false;
    for (let presses = 0; presses < 8 && !made && bad.length === faults; presses++) {
      const lit = all('[data-lit=choice]');
      const reached = lit.filter(pressable);
      for (const name of new Set(lit.map(names)))
        if (!reached.some(piece => names(piece) === name))
          bad.push(`${where} ${name} cannot be pressed`);
      if (reached.length === 0) break;
      if (!reached[0].dataset.does) press(reached[0]);
      await frames(3);
      made = reached[0].dataset.does || fresh !== [dataset.frame, dataset.says].join();
    }
    if (!made && bad.length === faults) bad.push(`${where} pressing what is lit leads nowhere`);
  }
  return bad; }"""
"""What cannot be pressed although it is lit, and what is not in sight although it is shown. What is
lit is pressed until the button of the choice is lit, or the choice is made."""


@pytest.fixture(scope="module")
def page(browser: Browser, gallery: str) -> Iterator[Page]:  # noqa: F811
    page = browser.new_page(reduced_motion="reduce")
    page.goto(f"{gallery}?lesson={NAMES[0]}&pace=off")
    page.wait_for_selector("[data-lit=choice]")
    yield page
    page.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", NAMES)
def test_what_a_step_lights_up_can_be_seen_and_pressed(
    game: str, size: tuple[int, int], page: Page
) -> None:
    width, height = size
    page.set_viewport_size(ViewportSize(width=width, height=height))
    assert page.evaluate(UNSEEN, [game, width]) == []


UNFIT = """([texts, more]) => {
  const [bubble, words, text] = ['.bubble', '.bubble .words', '.bubble .text']
    .map(name => document.querySelector(name));
  const bottom = piece => piece.getBoundingClientRect().bottom;
  const kept = text.textContent;
  const said = texts.filter(one => {
    text.textContent = one + more;
    return bubble.scrollHeight > bubble.clientHeight + 1 || bottom(text) > bottom(words) + 1;
  });
  text.textContent = kept;
  const edge = bubble.getBoundingClientRect().right;
  const wide = [...bubble.querySelectorAll('.foot *')]
    .filter(piece => piece.getBoundingClientRect().right > edge);
  return [...said, ...wide.map(piece => piece.outerHTML)]; }"""
"""What is cut off of what a lesson says, or runs off its edge."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_all_that_a_lesson_says_fits(game: str, language: str, page: Page) -> None:
    words = Words(language, game, folders=[Path("web/texts/pages")])
    script = page.request.get(f"{page.url.split('?')[0]}scenes/lesson-{game}.json").json()
    answers = {key for frame in script["frames"] for key in frame["no"].values()}
    played = {key for frame in script["frames"] for key in frame["plays"]}
    back, press = (words.render(Message(key)) for key in ("learn-taken-back", "learn-long-press"))
    said = [step["key"] for step in script["steps"]]
    said += [f"{key}-done" for key in said if f"{key}-done" in words]
    page.evaluate("query => show(query)", f"lesson={game}&lang={language}&pace=off")
    for width, height in ((360, 740), (820, 1180), (1366, 768)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        for keys, ending in (
            ({*said, *answers} - played, ""),
            (played, f" {back}"),
            ({said[len(script["steps"]) - 1]}, f" {press}"),
        ):
            texts = [words.render(Message(key)) for key in sorted(keys)]
            assert page.evaluate(UNFIT, [texts, ending]) == [], (width, ending)
