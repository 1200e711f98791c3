"""The report page: complete, in both languages, and self-contained."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tafelrunde.cli.arguments import BadArgumentError, find_plots, plots_command
from tafelrunde.cli.page import Page, middle_80
from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.words import say
from tafelrunde.games import NAMES, find
from tafelrunde.games.words import LANGUAGES
from tafelrunde.lab.speed import Speed
from tafelrunde.lab.survey import Batch, Setting, Survey, play_batch, settings
from tests.cli.terminal import call

VOID = {"meta", "br"}


class Reader(HTMLParser):
    """A strict parser: elements must be properly nested and closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.counts: dict[str, int] = {}
        self.ids: list[str] = []
        self.references: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        self.note(attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def note(self, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "src", "xlink:href"):
                self.references.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def read_page(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    return reader


@cache
def small_survey(name: str) -> Survey:
    """A survey of random play at the smallest table, with one changed option if there is one."""
    game = find(name)
    seats = game.seats[0]
    changed = [table for table in settings(game, [seats]) if table.option][:1]
    tables = [Setting("random", seats)]
    tables += [Setting("random", seats, table.option, table.value) for table in changed]
    return Survey(
        game=name,
        rules_version=game.rules_version,
        games=3,
        seed=1,
        compiled=False,
        seat_counts=[seats],
        bots=["random"],
        findings={table: play_batch(Batch(name, table, 1, 0, 3)) for table in tables},
        speeds={tables[0]: Speed(name, seats, False, 1000.0, 10.0)},
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_page_has_every_plot_and_is_self_contained(name: str, language: str) -> None:
    game, words = find(name), TerminalWords(language, name)
    html = Page(words, game, small_survey(name)).write()
    page = read_page(html)
    text = "\n".join(page.text)

    assert f'<html lang="{language}">' in html
    assert "http" not in html
    assert "<script" not in html
    assert "@import" not in html
    assert all(reference.startswith("#") for reference in page.references)
    assert {reference[1:] for reference in page.references} <= set(page.ids)
    assert "prefers-color-scheme: dark" in html
    assert not re.search(r"#0a0[bc]\d\d", html)

    kinds = [measure.kind for measure in game.measures]
    plots = 1 + 2 + 1 + kinds.count("amount") + kinds.count("share")
    plots += ("source" in kinds) + ("ending" in kinds) + 3
    assert page.counts["figure"] == page.counts["svg"] == page.counts["figcaption"] == plots
    assert words.render(say("game-title")) in text
    for measure in game.measures:
        assert words.render(say(f"measure-{measure.name}")) in text
    for key in ("overview", "lengths", "wins", "scores"):
        assert words.say(f"report-{key}") in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_changed_option_has_a_name(name: str, language: str) -> None:
    game = find(name)
    page = Page(TerminalWords(language), game, small_survey(name))
    for table in settings(game, game.seats):
        if table.option:
            shown = page.name_of_change(table.option, table.value)
            assert page.words.render(say(f"option-{table.option}")) in shown


def test_middle_80_contains_80_per_cent() -> None:
    assert middle_80(list(range(101))) == (10, 90)
    assert middle_80([4]) == (4, 4)


def test_report_writes_a_page(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text("an older page")
    arguments = ("report", "geisterfahrer", "--games", "1", "--seats", "2", "--out", str(path))
    result = call(*arguments, "--lang", "en")
    assert result.returncode == 0, result.stderr
    assert str(path) in result.stdout
    assert result.stderr == ""
    page = read_page(path.read_text("utf-8"))
    assert page.counts["svg"] == 3 + 6 + 3 + 5 + 1 + 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_plots_report_names_a_working_command(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(BadArgumentError) as fault:
        find_plots(TerminalWords(language), find("knatsch"))
    command = fault.value.message[fault.value.message.index("make") :]
    told = subprocess.run(
        [*shlex.split(command), "--dry-run"], capture_output=True, text=True, check=True
    )
    assert "report knatsch" in told.stdout


def test_outside_a_checkout_plots_use_the_available_installer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "environment"))
    installer = shlex.split(plots_command(find("knatsch")).partition(" install ")[0])
    assert subprocess.run([*installer, "--help"], capture_output=True, check=False).returncode == 0
