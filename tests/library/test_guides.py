"""The examples in the README and in the guides for programmers do what the pages say."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.cli.terminal import call

ROOT = Path(__file__).parents[2]
WRITE_A_BOT = ROOT / "docs/guide/write-a-bot.md"
PAGES = ["README.md", "README.de.md", "docs/guide/library.md", "docs/guide/write-a-bot.md"]
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
SESSION = re.compile(r"^```pycon\n(.*?)^```", re.MULTILINE | re.DOTALL)
FLAGS = doctest.IGNORE_EXCEPTION_DETAIL | doctest.REPORT_ONLY_FIRST_FAILURE


@pytest.fixture
def my_bots(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The bots of the guide as the module that a reader saves."""
    module = ModuleType("my_bots")
    monkeypatch.setitem(sys.modules, "my_bots", module)
    for source in PYTHON.findall(WRITE_A_BOT.read_text("utf-8")):
        exec(source, module.__dict__)
    return module


@pytest.mark.parametrize("page", PAGES)
def test_sessions_print_what_the_page_shows(page: str, my_bots: ModuleType) -> None:
    sessions = SESSION.findall((ROOT / page).read_text("utf-8"))
    assert sessions
    known = dict(my_bots.__dict__)
    example = doctest.DocTestParser().get_doctest("\n".join(sessions), known, page, page, 0)
    report: list[str] = []
    doctest.DocTestRunner(verbose=False, optionflags=FLAGS).run(example, out=report.append)
    assert not report, "".join(report)


def test_the_bots_of_the_guide_play_in_the_arena(my_bots: ModuleType) -> None:
    command = re.search(r"^tafelrunde (arena .*)", WRITE_A_BOT.read_text("utf-8"), re.MULTILINE)
    assert command
    words = command[1].replace("--games 200", "--games 12").split()
    done = call(*words)
    assert done.returncode == 0, done.stderr
    assert "my_bots:OneStep" in done.stdout
