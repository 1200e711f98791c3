"""Terminal output: wrapped text, rules, tables and a progress line."""

from __future__ import annotations

import os
import shutil
import sys
import time
import unicodedata
from collections.abc import Iterator, Sequence
from typing import IO, NamedTuple

import click

USUAL_WIDTH = 80
GAP = 2
"""Spaces between two columns."""
CLEAR = "\x1b[2J\x1b[H\x1b[3J"
"""Clears the screen and the scrollback."""
CLEAR_LINE = "\r\x1b[2K"
BAR = 30
"""Width of a progress bar."""
PROGRESS_SECONDS = 0.1
"""Minimum time between two updates of the progress line."""


class Cell(NamedTuple):
    text: str
    style: str = ""
    """Words among bold, dim, red, cyan."""
    right: bool = False


class Console:
    """Writes to standard output, or to `file`; in colour only to a terminal."""

    def __init__(self, file: IO[str] | None = None, width: int | None = None) -> None:
        self._file = file
        self._width = width

    @property
    def is_terminal(self) -> bool:
        return (self._file or sys.stdout).isatty()

    @property
    def width(self) -> int:
        if self._width is not None:
            return self._width
        if self.is_terminal or "COLUMNS" in os.environ:
            return shutil.get_terminal_size((USUAL_WIDTH, 24)).columns
        return USUAL_WIDTH

    def print(self, text: str = "", style: str = "", margin: int = 0) -> None:
        """Print text, wrapped at the width."""
        for line in wrapped(text, self.width - margin):
            self.write(" " * margin + styled(line, style) + "\n")

    def rule(self, title: str) -> None:
        """Print a title in the middle of a line."""
        free = self.width - width_of(title) - 2
        left = max(free // 2, 1)
        right = max(free - left, 1)
        line = f"{styled('─' * left, 'cyan')} {styled(title, 'bold')} {styled('─' * right, 'cyan')}"
        self.write(line + "\n")

    def rows(
        self,
        rows: Sequence[Sequence[Cell]],
        widths: Sequence[int] | None = None,
        margin: int = 0,
        gap: int = GAP,
    ) -> None:
        """Print cells in columns, wrapped within their columns."""
        if widths is None:
            widths = shared_widths(rows, self.width - margin, gap)
        for row in rows:
            cells = [wrapped(cell.text, width) for cell, width in zip(row, widths, strict=False)]
            for at in range(max(map(len, cells))):
                line = " " * margin
                for cell, lines, width in zip(row, cells, widths, strict=False):
                    text = lines[at] if at < len(lines) else ""
                    space = " " * (width - width_of(text))
                    text = styled(text, cell.style)
                    line += (space + text if cell.right else text + space) + " " * gap
                self.write(line.rstrip() + "\n")

    def clear(self) -> None:
        if self.is_terminal:
            self.write(CLEAR)

    def write(self, text: str) -> None:
        is_coloured = self.is_terminal and "NO_COLOR" not in os.environ
        click.echo(text, file=self._file, nl=False, color=None if is_coloured else False)


def styled(text: str, style: str) -> str:
    words = style.split()
    if not words or not text:
        return text
    colour = next((word for word in words if word in ("red", "cyan")), None)
    return click.style(text, fg=colour, bold="bold" in words or None, dim="dim" in words or None)


# -- Widths --------------------------------------------------------------------------------------


def width_of(text: str) -> int:
    """Columns that a terminal needs: two for wide characters, none for combining ones."""
    if text.isascii():
        return len(text)
    return sum(
        2 if unicodedata.east_asian_width(char) in "WF" else 1
        for char in text
        if not unicodedata.combining(char)
    )


def wrapped(text: str, width: int) -> list[str]:
    """The lines of a text, broken at spaces, and within words that are longer than a line."""
    return [line for whole in text.split("\n") for line in broken(whole, max(width, 1))]


def broken(line: str, width: int) -> Iterator[str]:
    while width_of(line) > width:
        fits = len(line)
        while fits > 1 and width_of(line[:fits]) > width:
            fits -= 1
        at = line.rfind(" ", 1, fits + 1)
        if at > 0 and line[:at].strip():
            yield line[:at].rstrip()
            line = line[at + 1 :]
        else:
            yield line[:fits]
            line = line[fits:]
    yield line


def shared_widths(rows: Sequence[Sequence[Cell]], room: int, gap: int) -> list[int]:
    """Widths for columns; the widest shrink if there is not enough room."""
    many = max(map(len, rows), default=0)
    widths = [0] * many
    for row in rows:
        for at, cell in enumerate(row):
            widths[at] = max(widths[at], *map(width_of, cell.text.split("\n")))
    room -= gap * (many - 1)
    while sum(widths) > max(room, many):
        widths[widths.index(max(widths))] -= 1
    return widths


# -- Progress ------------------------------------------------------------------------------------


class Progress:
    """A line on stderr, so that results can be piped; removed when done."""

    def __init__(self) -> None:
        self._shown_at = 0.0
        self._label = ""
        self._done = 0
        self._total: int | None = None

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if sys.stderr.isatty():
            click.echo(CLEAR_LINE, err=True, nl=False)

    def begin(self, label: str, total: int | None = None) -> None:
        self._label, self._total, self._done = label, total, 0
        self._began = time.monotonic()
        self._show()

    def advance(self, steps: int = 1) -> None:
        self.update(self._done + steps, self._total)

    def update(self, done: int, total: int | None) -> None:
        self._done, self._total = done, total
        if done == total or time.monotonic() - self._shown_at >= PROGRESS_SECONDS:
            self._show()

    def _show(self) -> None:
        if not sys.stderr.isatty():
            return
        self._shown_at = now = time.monotonic()
        text = self._label
        if self._total:
            done = min(self._done / self._total, 1.0)
            filled = int(BAR * done)
            text += f" {'━' * filled}{'·' * (BAR - filled)} {self._done}/{self._total}"
            if self._done:
                left = int((now - self._began) / done * (1 - done))
                text += f" {left // 60}:{left % 60:02}"
        click.echo(CLEAR_LINE + text, err=True, nl=False)
