"""Terminal output of a game: text tables, menus, log lines."""

from __future__ import annotations

import os
import re
import select
import signal
import sys
from collections.abc import Iterable, Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Console, JustifyMethod
from rich.control import Control
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import ControlType
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.state import State
from tafelrunde.core.words import Choice, Message, Section, say

NUMBER = re.compile(r"[-+–]?\d[\d.,]*([ \u00a0]?%)?")
MARGIN = (0, 0, 0, 2)
GAP = 2
"""Spaces between two columns."""
ERASE_HISTORY = "\x1b[3J"
"""Escape sequence that clears the scrollback."""


class Leaving(Exception):
    """A player wants to quit."""


class Screen:
    """Writes to one console in one language. Never interprets texts as markup."""

    def __init__(self, console: Console, words: TerminalWords) -> None:
        self.console = console
        self.words = words

    # -- Lines ---------------------------------------------------------------------------

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def paragraph(self, text: str, style: str = "") -> None:
        self.console.print(Padding(Text(text, style), MARGIN))

    def headline(self, text: str) -> None:
        self.console.print()
        self.console.print(Rule(Text(text, style="bold"), style="cyan"))

    def log(self, messages: Iterable[Message]) -> None:
        for message in messages:
            self.bullet(self.words.render(message))

    def bullet(self, text: str) -> None:
        bulleted = columns(2, gap=1)
        bulleted.add_row(Text("·", style="cyan"), Text(text))
        self.console.print(Padding(bulleted, MARGIN))

    def brief(self) -> None:
        """Print a brief introduction: how to win, and how to read the display."""
        self.line()
        self.line(self.words.say("brief"), "bold")
        for line in self.words.render(say("game-brief")).splitlines():
            self.bullet(line)

    def ask(self, question: str) -> str:
        self.console.print(Text(question, style="bold cyan"), end=" ")
        if sys.stdin.isatty() and os.name == "posix":
            wait_for_a_line()
        return input().strip()

    def wipe(self) -> None:
        """Clear the screen and the scrollback."""
        if self.console.is_terminal:
            self.console.control(Control.clear(), Control(ControlType.HOME))
            self.console.file.write(ERASE_HISTORY)
            self.console.file.flush()

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
        widths = fitting_widths([head, *rows], self.console.width - MARGIN[3])
        if not rows:
            self.paragraph(self.words.render(say("nothing")))
            return
        if not widths:
            for at, row in enumerate(rows):
                if at > 0:
                    self.line()
                self.facts(list(zip(head, row, strict=True)))
            return
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        for at, title in enumerate(head):
            cells = [row[at] for row in rows]
            justify: JustifyMethod = "right" if all(map(NUMBER.fullmatch, cells)) else "left"
            table.add_column(Text(title, "cyan"), justify=justify, width=widths[at])
        for row in rows:
            table.add_row(*(Text(cell) for cell in row))
        self.console.print(Padding(table, MARGIN))

    def facts(self, rows: Sequence[Sequence[str]]) -> None:
        """Print rows without a heading: a name and its value."""
        grid = columns(max((len(row) for row in rows), default=0))
        for row in rows:
            first, *others = (Text(cell) for cell in row)
            if others:
                first.stylize("cyan")
            grid.add_row(first, *others)
        self.console.print(Padding(grid, MARGIN))

    def menu(self, choices: Sequence[Choice]) -> None:
        """Print numbered labels, each with its effect."""
        grid = columns(3)
        grid.columns[0].justify = "right"
        for number, choice in enumerate(choices, start=1):
            hint = self.words.render(choice.hint) if choice.hint else ""
            grid.add_row(
                Text(str(number), style="bold cyan"),
                Text(self.words.render(choice.label)),
                Text(hint, style="dim"),
            )
        self.console.print(Padding(grid, MARGIN))

    def standing(self, state: State) -> None:
        """Print ranks, names and scores, best first."""
        words = self.words
        scores, places = state.scores(), state.standing()
        order = sorted(range(len(places)), key=lambda seat: places[seat])
        rows = [
            [f"{places[seat]}.", words.names[seat], words.number(int(scores[seat]))]
            for seat in order
        ]
        head = [words.say("head-place"), words.say("head-name"), words.render(say("game-score"))]
        self.table(head, rows)


def columns(many: int, gap: int = GAP) -> Table:
    """A table without lines that never truncates cells."""
    grid = Table.grid(padding=(0, gap, 0, 0))
    for _column in range(many):
        grid.add_column(overflow="fold")
    return grid


def fitting_widths(rows: Sequence[Sequence[str]], room: int) -> list[int]:
    """Widths of columns in which no word is broken; none if there is no room for that."""
    cells = list(zip(*rows, strict=True))
    widths = [max(cell_len(cell) for cell in column) for column in cells]
    least = [
        max((cell_len(word) for cell in column for word in cell.split()), default=0)
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
