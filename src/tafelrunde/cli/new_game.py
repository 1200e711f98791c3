"""`new-game` writes a folder with a small complete game, to be changed into another one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path
from zipfile import ZipFile

import click

from tafelrunde import games as registry
from tafelrunde.cli.arguments import BadArgumentError
from tafelrunde.cli.help import in_language
from tafelrunde.cli.program import main
from tafelrunde.cli.words import TerminalWords

NAME = re.compile(r"[a-z][a-z0-9_]{1,29}")
SOURCES = Path(__file__).parents[3] / "examples" / "pig"
"""The example in the sources."""
PACKED = Path(__file__).parent / "example.zip"
"""The same in an installed package; tools/backend.py packs it."""


@main.command("new-game")
@click.argument("name")
@in_language
def new_game(words: TerminalWords, name: str) -> None:
    folder = Path(name)
    if not NAME.fullmatch(name) or iskeyword(name):
        raise BadArgumentError(words.say("bad-game-name", name=name))
    if name in registry.names() or folder.exists():
        raise BadArgumentError(words.say("game-name-taken", name=name))
    for path, text in example():
        target = folder / renamed(path, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(text, name, python=path.endswith(".py")), "utf-8")
    click.echo(words.say("new-game-made", name=name))


def example() -> Iterator[tuple[str, str]]:
    """The files of the example: their paths in it, and their contents."""
    if SOURCES.is_dir():
        for path in sorted(SOURCES.rglob("*")):
            if path.suffix in {".py", ".ftl", ".md", ".toml"} and "build" not in path.parts:
                yield path.relative_to(SOURCES).as_posix(), path.read_text("utf-8")
        return
    with ZipFile(PACKED) as packed:
        for name in packed.namelist():
            yield name, packed.read(name).decode("utf-8")


def renamed(text: str, name: str, *, python: bool = True) -> str:
    """The example's text for a game of another name."""
    words = [word.capitalize() for word in name.split("_")]
    return text.replace("pig", name).replace("Pig", ("" if python else " ").join(words))
