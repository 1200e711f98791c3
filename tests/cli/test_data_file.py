"""Unusable data files are reported in one sentence, and nothing is served."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tafelrunde.cli import arguments as cli_arguments
from tafelrunde.cli import data
from tafelrunde.cli.arguments import BadArgumentError
from tafelrunde.cli.words import TerminalWords
from tests.cli.terminal import call, run
from tests.server.process import served

GOOD = Path("tests/server/data/version_1.sqlite")
NOWHERE = "postgresql://anna:secret@127.0.0.1:1/games"
NOBODY = 65_534
COMMANDS = ["serve", "backup", "export", "import"]


def newer(folder: Path) -> Path:
    connection = sqlite3.connect(folder / "tafelrunde.sqlite")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    return folder


def garbage(folder: Path) -> Path:
    (folder / "tafelrunde.sqlite").write_bytes(b"Once upon a time there was a knight. " * 200)
    return folder


def a_folder_in_its_place(folder: Path) -> Path:
    (folder / "tafelrunde.sqlite").mkdir()
    return folder


def without_permission(folder: Path) -> Path:
    folder.chmod(0)
    return folder


FAULTS = [
    (newer, ["newer", "--data"]),
    (garbage, ["not a data file", "backup", "--data"]),
    (a_folder_in_its_place, ["cannot be used", "--data"]),
]
if os.geteuid() != 0:  # root may do anything
    FAULTS.append((without_permission, ["cannot be used", "ermission", "--data"]))


def ask(command: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `serve` in a process, because it changes process-wide settings; call other commands."""
    return run(command, *arguments) if command == "serve" else call(command, *arguments)


def arguments(command: str, folder: Path, tmp_path: Path) -> list[str]:
    journal = tmp_path / "game.journal"
    journal.write_text("{}", "utf-8")
    more = {
        "serve": ["--port", "0", "--no-browser"],
        "backup": [str(tmp_path / "copy.sqlite")],
        "export": ["2345678923456"],
        "import": [str(journal)],
    }
    return [command, "--lang", "en", *more[command], "--data", str(folder)]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("spoil", "words"), FAULTS)
def test_data_file_errors_are_reported(
    tmp_path: Path, command: str, spoil: Callable[[Path], Path], words: list[str]
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    result = ask(*arguments(command, spoil(folder), tmp_path))
    folder.chmod(0o700)
    one_sentence(result.returncode, result.stdout, result.stderr, words)
    assert not (tmp_path / "copy.sqlite").exists()


@pytest.mark.parametrize("command", ["serve", "import"])
def test_folder_that_cannot_be_created_is_reported(tmp_path: Path, command: str) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "data"
    result = ask(*arguments(command, folder, tmp_path))
    one_sentence(result.returncode, result.stdout, result.stderr, [str(folder), "--data"])


def test_backup_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    shutil.copy(GOOD, tmp_path / "tafelrunde.sqlite")
    target = tmp_path / ("x" * 300)
    result = ask("backup", str(target), "--lang", "en", "--data", str(tmp_path))
    one_sentence(result.returncode, result.stdout, result.stderr, [str(target), "written"])


def test_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    """Backups work while a server runs, and a killed server leaves no lock behind."""
    folder = tmp_path / "data"

    async def check() -> None:
        async with served(folder) as (_, process):
            refused = await asyncio.to_thread(run, *arguments("serve", folder, tmp_path))
            words = ["another server", str(folder)]
            one_sentence(refused.returncode, refused.stdout, refused.stderr, words)
            copied = await asyncio.to_thread(run, *arguments("backup", folder, tmp_path))
            assert copied.returncode == 0
            process.kill()
            await process.wait()
        async with served(folder):
            pass

    asyncio.run(check())


@pytest.mark.parametrize("command", COMMANDS)
def test_database_errors_are_reported(tmp_path: Path, command: str) -> None:
    for database, words in (
        ("tafelrunde", ["is not the address of a database", "postgresql://"]),
        ("postgresql://a:secret@127.0.0.1/b?rubbish=1", ["is not the address of a database"]),
        (NOWHERE, ["postgresql://anna@127.0.0.1:1/games cannot be used", "--database"]),
    ):
        given = [*arguments(command, tmp_path, tmp_path), "--database", database]
        result = ask(*given)
        one_sentence(result.returncode, result.stdout, result.stderr, words)
        assert "secret" not in result.stderr


def test_missing_package_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "find_spec", lambda _name: None)
    with pytest.raises(BadArgumentError, match=r"psycopg\[binary,pool\]"):
        data.check_database(TerminalWords("en"), NOWHERE)


SERVER_COMMANDS = (
    ["serve"],
    ["backup", "all.sqlite"],
    ["export", "CODE"],
    ["import", "game.txt"],
    ["move", "here", "there"],
)


@pytest.mark.parametrize("command", SERVER_COMMANDS, ids=lambda command: command[0])
def test_server_commands_name_the_missing_packages(
    command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli_arguments, "find_spec", lambda _name: None)
    result = call(*command)
    one_sentence(result.returncode, result.stdout, result.stderr, ["tafelrunde[server]"])


def one_sentence(code: int, said: str, fault: str, words: list[str]) -> None:
    assert code == 2, fault
    assert said == ""
    assert len(fault.splitlines()) == 1
    assert fault.startswith("tafelrunde: ")
    for word in words:
        assert word in fault


# -- Another user's data -------------------------------------------------------------------------


@contextmanager
def as_another_user() -> Iterator[None]:
    """Root becomes nobody; others have no more rights than their own."""
    mine = os.geteuid()
    if mine == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if mine == 0:
            os.seteuid(mine)


@pytest.fixture
def reachable() -> Iterator[Path]:
    """A folder with a data file and a backup, which every user reaches."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in ("tafelrunde.sqlite", "copy.sqlite"):
            shutil.copy(GOOD, folder / file)
            (folder / file).chmod(0o644)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)


def close_folder(folder: Path) -> None:
    folder.chmod(0o555)


def hide_file(folder: Path) -> None:
    folder.chmod(0o777)
    (folder / "tafelrunde.sqlite").chmod(0)


@pytest.mark.parametrize(
    ("command", "close"),
    [("export", close_folder), ("export", hide_file),
     ("restore", close_folder)],
)  # fmt: skip
def test_data_without_permission_is_reported(
    reachable: Path, command: str, close: Callable[[Path], None]
) -> None:
    asked = {"export": "nothing", "restore": str(reachable / "copy.sqlite")}[command]
    arguments = [command, asked, "--lang", "en", "--data", str(reachable)]
    assert call(*arguments).returncode in (0, 2)  # loads all modules, which nobody may read
    close(reachable)
    with as_another_user():
        result = call(*arguments)
    assert result.returncode == 2, result.stdout
    assert "cannot be used" in result.stderr
    (reachable / "tafelrunde.sqlite").chmod(0o644)
    with sqlite3.connect(reachable / "tafelrunde.sqlite") as connection:
        assert connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
