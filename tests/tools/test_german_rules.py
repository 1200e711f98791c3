"""German rules pages correspond to the English ones, number by number."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.rule_ledger import DEFINITION

ENGLISH = Path(__file__).resolve().parents[2] / "docs" / "rules"
GERMAN = ENGLISH / "de"


def test_german_pages_exist() -> None:
    assert list(GERMAN.glob("*.md"))


@pytest.mark.parametrize("name", sorted(page.name for page in GERMAN.glob("*.md")))
def test_german_page_has_the_numbers_of_the_english_page(name: str) -> None:
    german = DEFINITION.findall((GERMAN / name).read_text("utf-8"))
    english = DEFINITION.findall((ENGLISH / name).read_text("utf-8"))
    assert german == english
