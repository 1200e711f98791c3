"""Tables fit the width of the terminal and never break a word."""

from __future__ import annotations

from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tafelrunde.cli.console import GAP, Console
from tafelrunde.cli.screen import Screen, fitting_widths
from tafelrunde.cli.words import TerminalWords

CELL = some.text("ab ", max_size=40)
ROWS = some.integers(1, 6).flatmap(
    lambda columns: some.lists(
        some.lists(CELL, min_size=columns, max_size=columns), min_size=1, max_size=5
    )
)


@given(ROWS, some.integers(1, 120))
def test_widths_fit_the_room_and_every_word(rows: list[list[str]], room: int) -> None:
    widths = fitting_widths(rows, room)
    longest_words = [
        max((len(word) for cell in column for word in cell.split()), default=0)
        for column in zip(*rows, strict=True)
    ]
    gaps = GAP * (len(longest_words) - 1)
    if not widths:
        assert sum(longest_words) + gaps > room
        return
    assert sum(widths) + gaps <= room
    assert all(width >= least for width, least in zip(widths, longest_words, strict=True))


@pytest.mark.parametrize("width", range(24, 60))
def test_table_is_complete_at_any_width(width: int) -> None:
    written = StringIO()
    screen = Screen(Console(file=written, width=width), TerminalWords("en"))
    screen.table(["Name", "Kilometres"], [["Anna", "12,345"], ["Berta Benz", "7"]])
    lines = written.getvalue().splitlines()
    assert max(len(line.rstrip()) for line in lines) <= width
    words = written.getvalue().split()
    assert {"Name", "Kilometres", "Anna", "12,345", "Berta", "Benz", "7"} <= set(words)


def test_table_without_rows_says_so() -> None:
    written = StringIO()
    screen = Screen(Console(file=written, width=80), TerminalWords("en"))
    screen.table(["Name", "Kilometres"], [])
    assert written.getvalue().strip() == "–"
