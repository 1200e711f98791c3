"""Games of other packages: the example, and one that `new-game` writes."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.cli.terminal import call
from tests.kit.plugins import ROOT, install, python

EXAMPLE = ROOT / "examples" / "pig"
CONTRACT = ["tests/contract/test_contract.py", "tests/contract/test_copies.py"]
SHARED = ["tests/contract/test_words.py", "tests/bots/test_levels.py"]
GUIDE = (ROOT / "docs" / "guide" / "new-game.md").read_text("utf-8")
SNIPPETS = re.findall(r"```(?:python|toml|ftl)\n(.*?)```", GUIDE, re.DOTALL)
COMMANDS = re.findall(r"^tafelrunde (?!new-game|serve).*", GUIDE, re.MULTILINE)
"""Other tests write a new game, install it and serve it."""
FILES = [path for path in EXAMPLE.rglob("*") if path.suffix in {".py", ".toml", ".ftl"}]
PLAYED = ["tests/server/test_play.py", "tests/cli/test_play.py"]


@pytest.fixture(scope="module")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """An environment in which the example is installed."""
    folder = tmp_path_factory.mktemp("pig")
    shutil.copytree(EXAMPLE, folder / "sources", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "installed").mkdir()
    return install(folder / "sources", folder / "installed")


def test_the_example_passes_its_own_tests(pig: Mapping[str, str], tmp_path: Path) -> None:
    shutil.copy(EXAMPLE / "test_pig.py", tmp_path)
    python(pig, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path), cwd=tmp_path)


def test_the_example_keeps_the_contract(pig: Mapping[str, str]) -> None:
    which = ["--game", "pig", "--samples", "6", "-k", "pig or name"]
    python(pig, "-m", "pytest", "-q", "-p", "no:cacheprovider", *which, *CONTRACT, *SHARED)


def test_people_play_the_example_on_the_server_and_in_the_terminal(pig: Mapping[str, str]) -> None:
    which = ["--game", "pig", "-k", "pig"]
    python(pig, "-m", "pytest", "-q", "-p", "no:cacheprovider", *which, *PLAYED)


# -- new-game ------------------------------------------------------------------------------------


def test_a_new_game_plays_as_soon_as_it_is_installed(tmp_path: Path) -> None:
    python(os.environ, "-m", "tafelrunde", "new-game", "dice_duel", cwd=tmp_path)
    (tmp_path / "installed").mkdir()
    installed = install(tmp_path / "dice_duel", tmp_path / "installed")
    tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not contract"]
    python(installed, *tests, cwd=tmp_path / "dice_duel")
    shown = python(installed, "-m", "tafelrunde", "play", "dice_duel", "--people", "0")
    assert "Dice Duel" in shown
    assert "Result" in shown


@pytest.mark.parametrize("name", ["knatsch", "Pig", "2048", "class", "../pig"])
def test_new_game_refuses_a_name_that_is_taken_or_not_a_name(name: str) -> None:
    done = call("new-game", name)
    assert done.returncode == 2
    assert name in done.stderr


# -- The guide -----------------------------------------------------------------------------------


def test_the_guide_quotes_the_example() -> None:
    files = [path.read_text("utf-8") for path in FILES]
    assert [snippet for snippet in SNIPPETS if not any(snippet in file for file in files)] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_guide_run(pig: Mapping[str, str], command: str) -> None:
    """With the example in place of a new game, which is the same under another name."""
    arguments = command.replace("dice_duel", "pig").split()
    shown = python(pig, "-m", *arguments)
    assert "Pig" in shown


# -- Faults ----------------------------------------------------------------------------------------


def test_a_game_that_cannot_be_loaded_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "broken-1.dist-info").mkdir()
    points = tmp_path / "broken-1.dist-info" / "entry_points.txt"
    points.write_text("[tafelrunde.games]\nbroken = nowhere:GAME\nknatsch = json:dumps\n")
    shown = python({**os.environ, "PYTHONPATH": str(tmp_path)}, "-m", "tafelrunde", "games")
    assert "cannot load the game broken" in shown
    assert "json:dumps is not a tafelrunde.core.game.Game" in shown
    assert "Kraftwagen" in shown


def test_a_missing_text_is_reported_with_its_file(pig: Mapping[str, str], tmp_path: Path) -> None:
    shutil.copytree(pig["PYTHONPATH"], tmp_path / "pig")
    texts = tmp_path / "pig" / "tafelrunde_pig" / "words" / "en.ftl"
    texts.write_text(texts.read_text("utf-8").replace("\nfact-pot =", "\nold-pot ="))
    script = "from tafelrunde.games import find; from tafelrunde.lab.trial import faults;"
    script += "print(faults(find('pig'), games=1))"
    shown = python({**pig, "PYTHONPATH": str(tmp_path / "pig")}, "-c", script)
    assert shown.strip() == str([f"add the text fact-pot to {texts}"])
