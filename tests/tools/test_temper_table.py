"""The temperament table: every temperament is measured to show and not to be weaker."""

from __future__ import annotations

import pytest

from tafelrunde.bots.tempers import CALM, TEMPERS, Temper
from tafelrunde.games import find
from tools.level_table import PAGE
from tools.temper_table import Row, measure, read_rows, table, with_table

LEAST_SHARE = 0.45
MANY = 400
FEW = {"thousand_km": 8, "knatsch": 60, "geisterfahrer": 10, "knight_rider": 8, "kraftwagen": 8}
"""Number of games that suffice for each game's clearest temperament to show."""
CLEAREST: dict[str, Temper] = {
    "thousand_km": "quarrelsome",
    "knatsch": "quarrelsome",
    "geisterfahrer": "cautious",
    "knight_rider": "cautious",
    "kraftwagen": "cautious",
}


@pytest.mark.parametrize("name", sorted({row.game for row in read_rows()}))
def test_every_temperament_shows_and_is_not_weaker(name: str) -> None:
    measured = {row.temper: row for row in read_rows() if row.game == name}
    assert set(measured) == set(TEMPERS) - {CALM}
    for row in measured.values():
        assert row.games >= MANY
        assert row.share >= LEAST_SHARE, row.temper
        assert abs(row.apart) > row.apart_reach, row.temper


def test_page_shows_the_measurements() -> None:
    page = PAGE.read_text("utf-8")
    assert with_table(page, read_rows()) == page


def test_row_shows_shares_and_intervals() -> None:
    row = Row("knatsch", "bold", 400, 0.47, 0.43, 0.51, "dares", 0.18, 0.12, 0.06, 0.03)
    said = "| Knatsch | `bold` | 400 | 47 % (43 to 51) | dares | 18.0 | 12.0 | +6.0 ± 3.0 |"
    assert table([row]).splitlines()[-1] == said


@pytest.mark.parametrize("name", CLEAREST)
def test_temperament_shows_within_a_few_games(name: str) -> None:
    row = measure(find(name), CLEAREST[name], FEW[name], 5)
    kept = next(one for one in read_rows() if (one.game, one.temper) == (name, row.temper))
    assert row.apart * kept.apart > 0
    assert abs(row.apart) > row.apart_reach
