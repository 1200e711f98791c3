"""Test durations: reading, comparing and judging them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import tiers
from tools.tiers import LIMIT, ROOT, TIERS, Part, load, read_times, report, run, save, too_slow

RESULTS = """<testsuites><testsuite>
<testcase file="tests/a/test_x.py" name="test_one" time="0.5" />
<testcase file="tests/a/test_x.py" name="test_two[knatsch-3]" time="2.25" />
</testsuite></testsuites>"""


@pytest.fixture(autouse=True)
def times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout without recorded durations."""
    monkeypatch.setattr(tiers, "TIMES", tmp_path)
    return tmp_path


def part(share: float = 1.0, **tests: float) -> Part:
    return Part("built", True, 60.0, 100.0, share, tests)


def test_times_are_read_by_test_name(tmp_path: Path) -> None:
    (tmp_path / "results.xml").write_text(RESULTS)
    assert read_times(tmp_path / "results.xml") == {
        "tests/a/test_x.py::test_one": 0.5,
        "tests/a/test_x.py::test_two[knatsch-3]": 2.25,
    }


def test_records_round_trip() -> None:
    assert load("test") == []
    save("test", [part(quick=0.1)])
    assert load("test") == [part(quick=0.1)]


def test_slow_tests_are_named() -> None:
    save("test", [part(quick=LIMIT - 1, slow=LIMIT + 1)])
    assert too_slow() == [f"slow (built): {LIMIT + 1:.1f} s, more than {LIMIT:.0f} s"]


def test_waiting_for_other_programs_does_not_count() -> None:
    save("test", [part(share=0.25, delayed=70.0)])
    assert too_slow() == []


def test_report_names_slowest_and_slower_tests(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report("test", [part(a=5.0, b=0.2, c=3.0)], [part(a=2.0, b=0.1, c=3.0)])
    told = capsys.readouterr().out
    assert "built         1:00    100 core-s" in told
    assert told.index("5.0 s  a") < told.index("3.0 s  c") < told.index("0.2 s  b")
    assert [line for line in told.splitlines() if "slower" in line] == [
        "slower: 2.0 s → 5.0 s  a (built)"
    ]


@pytest.mark.parametrize("code", [0, 1])
def test_part_passes_if_its_command_does(code: int) -> None:
    assert run("test", "any", f"{sys.executable} -c 'exit({code})'").passed == (code == 0)


def test_every_test_belongs_to_make_test() -> None:
    words = {word for command in TIERS["test"].values() for word in command.split()}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        inside = path.relative_to(ROOT)
        assert words & {str(inside), *map(str, inside.parents)}, f"no part runs {inside}"


GROUPED = """
import os, pytest

@pytest.mark.xdist_group("one")
@pytest.mark.parametrize("number", range(4))
def test_worker(number):
    with open("workers", "a") as file:
        print(os.environ["PYTEST_XDIST_WORKER"], file=file)
"""


def test_a_group_of_tests_runs_in_one_worker(tmp_path: Path) -> None:
    (tmp_path / "test_grouped.py").write_text(GROUPED)
    told = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "loadgroup", "test_grouped.py"]
    subprocess.run(told, cwd=tmp_path, check=True, capture_output=True)
    workers = (tmp_path / "workers").read_text().split()
    assert len(workers) == 4
    assert len(set(workers)) == 1
