"""The rule ledger, on small made-up pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.rule_ledger import audit, main, read_page

PAGE = """\
# Korb

## 4 The turn

**R4.1** Any berry of the hand.
It goes into the basket.

**R4.2** A basket above 20 bursts: **not** at 20.

- **R4.3** Berries taste good. <!-- no code: a matter of opinion --> <!-- no test: same reason -->

| no. | ruling |
|---|---|
| **Q1** | A full basket is no burst basket. |

**G7** The basket bursts.
"""

CODE = '''\
"""Korb."""
# -- R4  The turn --


def play() -> None:
    # R4.1  Any berry.
    pass


def burst() -> None:
    """R4.2, Q1."""
'''

TESTS = """\
def test_r4_1_any_berry() -> None: ...


def test_r4_2_20_berries_and_q1() -> None: ...


def test_g07_the_basket_bursts() -> None: ...
"""


def house(root: Path, page: str = PAGE, code: str = CODE, tests: str = TESTS) -> Path:
    for path, text in {
        "docs/rules/korb.md": page,
        "src/tafelrunde/games/korb/rules.py": code,
        "tests/games/korb/test_rules.py": tests,
    }.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    return root


def test_rule_ends_with_its_paragraph_list_item_or_row() -> None:
    rules, twice = read_page(PAGE)
    assert list(rules) == ["R4.1", "R4.2", "R4.3", "Q1", "G7"]
    assert rules["R4.1"].title() == "Any berry of the hand. It goes into the basket"
    assert rules["Q1"].title() == "A full basket is no burst basket"
    assert twice == []


def test_complete_ledger_has_no_faults(tmp_path: Path) -> None:
    ledger = audit("korb", house(tmp_path))
    assert ledger.faults == []
    assert ledger.rules["R4.1"].code == ["rules.py `play`"]
    assert ledger.rules["R4.2"].code == ["rules.py `burst`"]
    assert ledger.rules["R4.2"].tests == ["test_rules.py `test_r4_2_20_berries_and_q1`"]
    assert ledger.rules["Q1"].tests == ["test_rules.py `test_r4_2_20_berries_and_q1`"]
    assert ledger.rules["G7"].tests == ["test_rules.py `test_g07_the_basket_bursts`"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"page": PAGE + "\n**R5.1** The end.\n"}, ["R5.1 has no code", "R5.1 has no test"]),
        ({"page": PAGE + "\n**Q2** A ruling. <!-- no code: obvious -->\n"}, ["Q2 has no test"]),
        ({"page": PAGE + "\n**G8** Another. <!-- no test: none -->\n"}, ["G8 has no test"]),
        ({"page": PAGE + "\n**R4.1** Once more.\n"}, ["R4.1 is defined twice"]),
    ],
)
def test_page_faults_are_reported(tmp_path: Path, change: dict[str, str], fault: list[str]) -> None:
    assert audit("korb", house(tmp_path, **change)).faults == [
        f"docs/rules/korb.md: {line}" for line in fault
    ]


def test_unknown_numbers_are_reported_with_their_place(tmp_path: Path) -> None:
    house(
        tmp_path, code=CODE + "\n# R4.9  More.\n", tests=TESTS + "\ndef test_q9_x() -> None: ...\n"
    )
    assert audit("korb", tmp_path).faults == [
        "src/tafelrunde/games/korb/rules.py:13: the page has no R4.9",
        "tests/games/korb/test_rules.py:9: the page has no Q9",
    ]


@pytest.mark.parametrize(
    "tests",
    [
        TESTS.replace("def test_g07", "@pytest.mark.full\ndef test_g07"),
        TESTS.split("def test_g07")[0] + "# G7\npytestmark = pytest.mark.full\n",
    ],
)
def test_skipped_tests_do_not_count(tmp_path: Path, tests: str) -> None:
    assert (
        "docs/rules/korb.md: G7 has no test" in audit("korb", house(tmp_path, tests=tests)).faults
    )


def test_game_without_a_page_is_a_fault(tmp_path: Path) -> None:
    assert audit("korb", tmp_path).faults == ["docs/rules/korb.md: missing"]


def test_words_resembling_rules_are_ignored(tmp_path: Path) -> None:
    assert audit("korb", house(tmp_path, code=CODE + "\nR9_LIMIT = 'xR9 v1.R9'\n")).faults == []


def test_ledger_is_published_and_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house(tmp_path)
    assert main(tmp_path, ["korb"], []) == 1
    assert "docs/generated/ledger.md: not up to date; run make golden" in capsys.readouterr().out
    assert main(tmp_path, ["korb"], ["--write"]) == 0
    assert main(tmp_path, ["korb"], []) == 0
    assert "| R4.3 | Berries taste good | (no code: a matter of opinion) |" in (
        tmp_path / "docs/generated/ledger.md"
    ).read_text("utf-8")
