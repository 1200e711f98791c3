"""Commands, options and variables in documents, units and compose files exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from tafelrunde.cli import main

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "README.de.md", *sorted(ROOT.glob("docs/**/*.md"))]
FILES = [
    *PAGES,
    *sorted(ROOT.glob("systemd/*")),
    *sorted(ROOT.glob("compose*.yaml")),
    ROOT / "Containerfile",
]
COMMAND = re.compile(r"^(?:\S*/)?tafelrunde ([a-z][a-z-]+(?: [^#|<>`]*)?)$")
LABELS = {"day", "stream", "luck", "seal", "commitment", "journal"}
"""Second words of texts that are hashed or stand in files."""
VARIABLE = re.compile(r"\bTAFELRUNDE_[A-Z_]+[A-Z]\b")
OTHERS = {"TAFELRUNDE_PURE"}
"""Variables of the build."""


def variables() -> set[str]:
    found = {
        option.envvar
        for command in main.commands.values()
        for option in command.params
        if isinstance(option.envvar, str)
    }
    return found | OTHERS


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_variables_are_those_of_the_server(path: Path) -> None:
    found = set(VARIABLE.findall(path.read_text("utf-8")))
    assert found - variables() == set()


def commands(path: Path) -> list[str]:
    """What the guides tell readers to type: indented, fenced, or between backticks."""
    text = path.read_text("utf-8")
    fenced = re.findall(r"^```(?:sh)?\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = [line.strip() for block in fenced for line in block.splitlines()]
    lines += [line.strip() for line in re.findall(r"^ {4,}(\S.*)", text, re.MULTILINE)]
    lines += re.findall(r"`([^`\n]+)`", text)
    return [found[1] for line in lines if (found := COMMAND.search(line.partition("  #")[0]))]


def test_commands_have_the_options_that_pages_give_them() -> None:
    wrong = []
    for path in PAGES:
        for line in commands(path):
            name, *words = shlex.split(line, posix=False)
            if name in LABELS:
                continue
            command = main.commands.get(name)
            known = {one for option in command.params for one in option.opts} if command else set()
            options = {word.partition("=")[0] for word in words if word.startswith("--")}
            if not isinstance(command, click.Command) or options - known - {"--help", "--lang"}:
                wrong.append(f"{path.relative_to(ROOT)}: tafelrunde {line}")
    assert wrong == []
