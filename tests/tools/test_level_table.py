"""The level table: every offered level is measured to beat the one below."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest

from tafelrunde.bots import levels
from tafelrunde.games import NAMES, find
from tools.level_table import PAGE, Row, choices, read_rows, table, with_table


@pytest.mark.parametrize("name", sorted({row.game for row in read_rows()}))
def test_every_level_beats_the_one_below(name: str) -> None:
    measured = {(row.below, row.level): row for row in read_rows() if row.game == name}
    assert set(measured) == set(pairwise(levels.offered(find(name))))
    for row in measured.values():
        assert row.low > 0.5, f"{row.level} against {row.below}"


def test_page_shows_the_measurements() -> None:
    page = PAGE.read_text("utf-8")
    assert with_table(page, read_rows()) == page


def test_row_shows_share_interval_and_times() -> None:
    row = Row("knatsch", "hard", "medium", 400, 0.62, 0.57, 0.67, 0.34, 45.6)
    said = "| Knatsch | `hard` | `medium` | 400 | 62 % (57 to 67) | < 1 ms | 46 ms |"
    assert table([row]).splitlines()[-1] == said


@pytest.mark.parametrize("name", NAMES)
def test_only_real_choices_are_timed(name: str) -> None:
    for state, seat in islice(choices(find(name), 1), 3):
        assert len(state.legal(seat)) > 1
