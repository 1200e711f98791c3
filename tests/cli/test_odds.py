"""Exact probabilities in the terminal."""

from __future__ import annotations

import json

import pytest

from tests.cli.terminal import call

ODDS = ("odds", "knatsch")


def rows_of(*arguments: str) -> list[list[str | float]]:
    result = call(*ODDS, *arguments, "--json")
    assert result.returncode == 0, result.stderr
    rows: list[list[str | float]] = json.loads(result.stdout)["rows"]
    return rows


def test_odds_lists_chances_for_every_card() -> None:
    rows = rows_of()
    assert ["333+1", 0.1995, 0.4586, 0.6046, 0.6859] in rows
    assert rows[-1] == ["4444+5", 0.0114, 0.0707, 0.1460, 0.2115]


def test_odds_accepts_card_dice_and_throws() -> None:
    rows = rows_of("--card-dice", "4,5", "--throws", "3")
    assert ["444+1", 0.8809] in rows
    assert rows_of("--target", "444+1", "--card-dice", "5", "--throws", "4") == [["4", 0.8327]]


def test_odds_ranks_the_best_dice_to_reroll_first() -> None:
    rows = rows_of("--target", "444+1", "--live", "44512", "--left", "1")
    assert rows[0] == ["4 4", "1 2 5", 0.3704]
    assert len(rows) == 24


def test_odds_prints_named_tables() -> None:
    assert rows_of("--table", "tournaments")[0] == ["2", 0.5431]
    assert rows_of("--table", "attacks")[0][:2] == ["333+1", 0.4111]


@pytest.mark.parametrize("width", ["60", "120"])
@pytest.mark.parametrize(
    ("language", "number", "words"),
    [("de", "37,04\u00a0%", "neu würfeln"), ("en", "37.04%", "Reroll")],
)
def test_odds_speaks_both_languages(language: str, number: str, words: str, width: str) -> None:
    arguments = ("--target", "444+1", "--live", "44512", "--lang", language)
    result = call(*ODDS, *arguments, COLUMNS=width)
    assert result.returncode == 0, result.stderr
    assert number in result.stdout
    assert words in result.stdout
    assert all(len(line) <= int(width) for line in result.stdout.splitlines())


def test_odds_lists_games_with_odds() -> None:
    assert "knatsch" in call("odds", "--help").stdout
    told = call(*ODDS, "--lang", "en", "--help").stdout
    assert "--target 444+1" in told
    assert "the combination to beat" in told
