"""Terminal output of a game: text tables, menus, log lines."""

from __future__ import annotations

import os
import re
import select
import signal
import sys
from collections.abc import Iterable, Sequence

from tafelrunde.cli.console import GAP, Cell, Console, styled, width_of
from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.state import State
from tafelrunde.core.words import Choice, Message, Section, say

NUMBER = re.compile(r"[-+–]?\d[\d.,]*([ \u00a0]?%)?")
MARGIN = 2


class Leaving(Exception):
    """A player wants to quit."""


class Screen:
    """Writes to one console in one language. Never interprets texts as markup."""

    def __init__(self, console: Console, words: TerminalWords) -> None:
        self.console = console
        self.words = words

    # -- Lines ---------------------------------------------------------------------------

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(text, style)

    def paragraph(self, text: str, style: str = "") -> None:
        self.console.print(text, style, MARGIN)

    def headline(self, text: str) -> None:
        self.console.print()
        self.console.rule(text)

    def log(self, messages: Iterable[Message]) -> None:
        for message in messages:
            self.bullet(self.words.render(message))

    def bullet(self, text: str) -> None:
        self.console.rows([[Cell("·", "cyan"), Cell(text)]], margin=MARGIN, gap=1)

    def brief(self) -> None:
        """Print a brief introduction: how to win, and how to read the display."""
        lines = self.words.known("game-brief").splitlines()
        if lines:
            self.line()
            self.line(self.words.say("brief"), "bold")
        for line in lines:
            self.bullet(line)

    def ask(self, question: str) -> str:
        self.console.write(styled(question, "bold cyan") + " ")
        if sys.stdin.isatty() and os.name == "posix":
            wait_for_a_line()
        return input().strip()

    def wipe(self) -> None:
        """Clear the screen and the scrollback."""
        self.console.clear()

    # -- Tables --------------------------------------------------------------------------

    def sections(self, sections: Iterable[Section]) -> None:
        """Print the text table of a view."""
        for section in sections:
            self.console.print()
            self.line(self.words.render(section.title), "bold")
            rows = [[self.words.render(cell) for cell in row] for row in section.rows]
            if section.head:
                self.table([self.words.render(cell) for cell in section.head], rows)
            else:
                self.facts(rows)

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Print rows under a heading; as lists if the terminal is too narrow for columns."""
        widths = fitting_widths([head, *rows], self.console.width - MARGIN)
        if not rows:
            self.paragraph(self.words.render(say("nothing")))
            return
        if not widths:
            for at, row in enumerate(rows):
                if at > 0:
                    self.line()
                self.facts(list(zip(head, row, strict=True)))
            return
        numeric = [all(NUMBER.fullmatch(row[at]) for row in rows) for at in range(len(head))]
        lines = [
            [Cell(title, "cyan", right) for title, right in zip(head, numeric, strict=True)],
            [Cell("─" * width) for width in widths],
            *([Cell(text, "", right) for text, right in zip(row, numeric, strict=True)]
              for row in rows),
        ]  # fmt: skip
        self.console.rows(lines, widths, MARGIN)

    def facts(self, rows: Sequence[Sequence[str]]) -> None:
        """Print rows without a heading: a name and its value."""
        cells = [
            [Cell(text, "cyan" if at == 0 < len(row) - 1 else "") for at, text in enumerate(row)]
            for row in rows
        ]
        self.console.rows(cells, margin=MARGIN)

    def menu(self, choices: Sequence[Choice]) -> None:
        """Print numbered labels, each with its effect."""
        rows = []
        for number, choice in enumerate(choices, start=1):
            hint = self.words.render(choice.hint) if choice.hint else ""
            label = self.words.render(choice.label)
            rows.append([Cell(str(number), "bold cyan", True), Cell(label), Cell(hint, "dim")])
        self.console.rows(rows, margin=MARGIN)

    def standing(self, state: State) -> None:
        """Print ranks, names and scores, best first."""
        words = self.words
        scores, places = state.scores(), state.standing()
        order = sorted(range(len(places)), key=lambda seat: places[seat])
        rows = [
            [
                words.say("place", place=places[seat]),
                words.names[seat],
                words.number(int(scores[seat])),
            ]
            for seat in order
        ]
        head = [words.say("head-place"), words.say("head-name"), words.render(say("game-score"))]
        self.table(head, rows)


def fitting_widths(rows: Sequence[Sequence[str]], room: int) -> list[int]:
    """Widths of columns in which no word is broken; none if there is no room for that."""
    cells = list(zip(*rows, strict=True))
    widths = [max(width_of(cell) for cell in column) for column in cells]
    least = [
        max((width_of(word) for cell in column for word in cell.split()), default=0)
        for column in cells
    ]
    room -= GAP * (len(cells) - 1)
    if sum(least) > room:
        return []
    while sum(widths) > room:
        # Shrink the widest column that can still shrink.
        slack = [width if width > few else 0 for width, few in zip(widths, least, strict=True)]
        widths[slack.index(max(slack))] -= 1
    return widths


def wait_for_a_line() -> None:
    """Wait until a line is typed, interruptible by Ctrl-C at any time.

    `input` alone would miss a Ctrl-C between printing the prompt and its first read.
    """
    heard, bell = os.pipe()
    os.set_blocking(bell, False)
    before = signal.set_wakeup_fd(bell)
    try:
        select.select([sys.stdin, heard], [], [])
    finally:
        signal.set_wakeup_fd(before)
        os.close(heard)
        os.close(bell)
