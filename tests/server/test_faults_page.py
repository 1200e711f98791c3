"""The list of faults in the documentation names existing tests."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent.parent
PAGE = TESTS.parent / "docs" / "faults.md"
ROW = re.compile(r"^\| ([A-Z]\d) \|.*\| (`.*`) \|$", re.MULTILINE)
TEST = re.compile(r"^def test_((?:[a-z]\d_)+)", re.MULTILINE)


def test_every_fault_has_the_tests_it_names() -> None:
    listed = {
        (code, name)
        for code, names in ROW.findall(PAGE.read_text())
        for name in names[1:-1].split("`, `")
    }
    files = {name: next(TESTS.glob(f"*/{name}")) for _, name in listed}
    found = {
        (code.upper(), name)
        for name, path in files.items()
        for codes in TEST.findall(path.read_text())
        for code in codes.split("_")[:-1]
    }
    assert listed == found
