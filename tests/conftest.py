"""For all tests: which rules are running, and nothing passes by being skipped."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import tafelrunde.core.state
from tafelrunde.core.build import compiled
from tests.kit import stores, walks

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rules",
        choices=["interpreted", "built"],
        help="insist on the sources themselves, or on the installed build, compiled if possible",
    )
    parser.addoption(
        "--store",
        choices=stores.KINDS,
        default=stores.KINDS[0],
        help="where the servers of the tests keep everything",
    )
    parser.addoption("--game", help="test the contract with this game of another package")
    parser.addoption(
        "--samples",
        type=int,
        default=walks.MANY,
        help="how many states of each table the contract is tested with",
    )


def pytest_configure(config: pytest.Config) -> None:
    stores.kind = config.getoption("--store")
    walks.MANY = config.getoption("--samples")
    if config.getoption("--game"):
        walks.only(config.getoption("--game"))
    if hasattr(config, "workerinput"):
        return  # the process that started this worker has looked
    wanted = config.getoption("--rules")
    from_sources = Path(tafelrunde.core.state.__file__).is_relative_to(SOURCES)
    if wanted == "interpreted" and (compiled() or not from_sources):
        raise pytest.UsageError(f"not the sources: {tafelrunde.core.state.__file__}")
    if wanted == "built" and (from_sources or can_compile() != compiled()):
        raise pytest.UsageError(f"not a compiled build: {tafelrunde.core.state.__file__}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        share_samples(item)
    leave_out_what_needs_the_file(config, items)


def share_samples(item: pytest.Item) -> None:
    """Tests of the same game and seats run in the same worker, which plays their games once."""
    given = getattr(item, "callspec", None)
    if given is not None and {"name", "seats"} <= given.params.keys():
        item.add_marker(pytest.mark.xdist_group(f"{given.params['name']}-{given.params['seats']}"))


def leave_out_what_needs_the_file(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On another store, tests of the data file have nothing to look at, and some nothing new."""
    if stores.kind == stores.KINDS[0]:
        return
    left_out = [
        item
        for item in items
        if item.get_closest_marker("file") or item.path.name in stores.THE_SAME_ON_ALL
    ]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def can_compile() -> bool:
    told = [sys.executable, str(ROOT / "tools/bootstrap.py"), "compiler"]
    return subprocess.check_output(told, text=True).strip() != ""


def pytest_report_header() -> str:
    return f"rules: {'compiled' if compiled() else 'interpreted'}"


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """The command that runs each failed test again."""
    chosen = [f"--{name}={config.getoption(f'--{name}')}" for name in ("rules", "store", "game")]
    options = [option for option in chosen if not option.endswith(("=None", "=sqlite"))]
    python = Path(sys.executable)
    if python.is_relative_to(ROOT):
        python = python.relative_to(ROOT)
    for report in [*terminalreporter.getreports("failed"), *terminalreporter.getreports("error")]:
        test = re.sub(r"@[^@\]]*$", "", report.nodeid)
        command = shlex.join([str(python), "-m", "pytest", *options, test])
        terminalreporter.write_line(f"again: {command}")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Where CI is set, a skipped test is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or os.environ.get("CI") != "true":
        return
    skipped = reporter.stats.get("skipped", [])
    if skipped and session.exitstatus == pytest.ExitCode.OK:
        reporter.write_line(f"{len(skipped)} skipped: nothing may be skipped here", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
