"""Whether a page stands in nobody's way, as far as axe can tell."""

from __future__ import annotations

from playwright.sync_api import Page

SAID = "label-content-name-mismatch"
"""Whether a button is called what is written on it; it takes letters and numbers of a drawing (a
card, a die) for words."""
FAULTS = """async how => (await axe.run(document, { ...how, preload: false })).violations.flatMap(
  ({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))"""
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]


def check_access(page: Page, axe: str, said: bool = False) -> None:
    problems = access_faults(page, axe, said)
    assert not problems, "\n".join(problems)


def access_faults(page: Page, axe: str, said: bool = False) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe)
    how = {"runOnly": RULES, "rules": {SAID: {"enabled": said}}, "resultTypes": ["violations"]}
    faults: list[str] = page.evaluate(FAULTS, how)
    return faults
