"""Validation of command arguments, with errors in a sentence."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import distributions
from importlib.util import find_spec
from pathlib import Path
from shlex import quote
from shutil import which
from types import ModuleType

import click

from tafelrunde import games
from tafelrunde.bots import FIRST_NAMES, levels
from tafelrunde.cli.reasons import system_reason
from tafelrunde.cli.sitting import Player
from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.game import AnyGame
from tafelrunde.core.options import (
    Flag,
    Number,
    OneOf,
    Option,
    OptionError,
    OptionValues,
    SeatChoice,
    complete,
    read_option,
)

LONGEST_NAME = 20
SERVER_PACKAGES = ("argon2", "httptools", "litestar", "prometheus_client", "segno", "uvicorn")
"""Import names of what the extra `server` brings."""


class BadArgumentError(click.ClickException):
    """An invalid argument; the message says what is wrong and what is possible."""

    exit_code = 2

    def show(self, file: object = None) -> None:  # noqa: ARG002  click's signature
        click.echo(f"tafelrunde: {self.message}", err=True)


def find_game(words: TerminalWords, name: str) -> AnyGame:
    if name not in games.names():
        raise BadArgumentError(
            words.say("no-such-game", name=name, possible=_listed(games.names()))
        )
    return games.find(name)


def choose_seats(
    words: TerminalWords, game: AnyGame, asked: int | None, people: int, listed: list[str]
) -> int:
    """The requested number of seats, or the one that fits people and bots, or the smallest."""
    seats = asked
    if seats is None and len(listed) > 1:
        seats = people + len(listed)
    if seats is None:
        seats = next((seats for seats in game.seats if seats >= people), people)
    if seats not in game.seats:
        possible = _listed(game.seats)
        key = "no-such-company" if asked is None else "no-such-seats"
        raise BadArgumentError(words.say(key, game=game.name, seats=seats, possible=possible))
    if people > seats:
        raise BadArgumentError(words.say("too-many-people", people=people, seats=seats))
    return seats


def read_seat_counts(words: TerminalWords, game: AnyGame, text: str | None) -> list[int]:
    """Parse numbers of seats such as `2,4`; all of the game's by default."""
    if text is None:
        return list(game.seats)
    listed = [part.strip() for part in text.split(",")]
    possible = {str(seats): seats for seats in game.seats}
    wrong = next((part for part in listed if part not in possible), None)
    if wrong is not None:
        key = "no-such-seats" if wrong.isdecimal() else "no-such-number-of-seats"
        raise BadArgumentError(
            words.say(key, game=game.name, seats=wrong, text=text, possible=_listed(possible))
        )
    return sorted({possible[part] for part in listed})


def read_bots(words: TerminalWords, game: AnyGame, text: str) -> list[str]:
    listed = [levels.present_name(name.strip()) for name in text.split(",")]
    for name in listed:
        if not levels.known(game, name):
            possible = _listed(levels.names(game))
            raise BadArgumentError(
                words.say("no-such-bot", game=game.name, name=name, possible=possible)
            )
    return listed


def seat_bots(words: TerminalWords, listed: list[str], seats: int) -> list[str]:
    """A bot for each seat; a single name applies to all seats."""
    if len(listed) == 1:
        return listed * seats
    if len(listed) != seats:
        raise BadArgumentError(words.say("wrong-bot-count", bots=len(listed), seats=seats))
    return listed


def read_options(
    words: TerminalWords, game: AnyGame, seats: int, pairs: Iterable[str]
) -> OptionValues:
    """Parse any number of `name=value` arguments."""
    known = {option.name: option for option in game.options}
    given: OptionValues = {}
    for pair in pairs:
        name, equals, text = (part.strip() for part in pair.partition("="))
        if not equals:
            raise BadArgumentError(words.say("no-option-pair", text=pair))
        if name not in known:
            possible = _listed(known)
            raise BadArgumentError(
                words.say("no-such-option", game=game.name, name=name, possible=possible)
            )
        try:
            given[name] = read_option(game.options, name, text, seats)
        except OptionError:
            possible = possible_values(words, known[name], seats)
            raise BadArgumentError(
                words.say("no-such-value", name=name, value=text, possible=possible)
            ) from None
    return complete(game.options, given, seats)


def possible_values(words: TerminalWords, option: Option, seats: int) -> str:
    match option:
        case Flag():
            return words.say("possible-flag")
        case Number():
            low, high, step = option.low, option.high, option.step
            return words.say("possible-number", low=str(low), high=str(high), step=step)
        case OneOf():
            return _listed(option.values)
        case SeatChoice():
            return words.say("possible-seat", highest=seats)


def seat_players(
    words: TerminalWords, seats: int, people: int, listed: list[str], given: tuple[str, ...]
) -> list[Player]:
    """Seat people first, then bots."""
    kinds: list[str | None] = [None] * people
    kinds += seat_bots(words, listed, seats - people)
    names = read_names(words, given, people, seats)
    return [Player(name, kind) for name, kind in zip(names, kinds, strict=True)]


def read_names(words: TerminalWords, given: tuple[str, ...], people: int, seats: int) -> list[str]:
    """A name for each seat: first the people, as given or as guests, then the bots."""
    if len(given) > people:
        raise BadArgumentError(words.say("too-many-names", names=len(given), people=people))
    guests = [
        words.say("guest") if people == 1 else words.say("guest-number", number=seat + 1)
        for seat in range(len(given), people)
    ]
    machines = [words.say("bot", name=FIRST_NAMES[seat]) for seat in range(people, seats)]
    for name in given:
        if not (name.strip() and name.isprintable() and len(name) <= LONGEST_NAME):
            raise BadArgumentError(words.say("bad-name", name=name, most=LONGEST_NAME))
    names = [*(name.strip() for name in given), *guests, *machines]
    for name in names:
        if names.count(name) > 1:
            raise BadArgumentError(words.say("name-taken", name=name))
    return names


def check_new_file(words: TerminalWords, path: Path) -> None:
    """Check that a game can be saved to a file: its folder exists and the file does not."""
    try:
        there = path.exists()
    except OSError as error:
        fault = words.say("not-saved", file=str(path), reason=system_reason(words, error))
        raise BadArgumentError(fault) from None
    if there:
        raise BadArgumentError(words.say("file-exists", file=str(path)))
    check_folder(words, path)


def check_folder(words: TerminalWords, path: Path) -> None:
    if not path.parent.is_dir():
        raise BadArgumentError(words.say("no-folder", file=str(path), folder=str(path.parent)))


def write_file(words: TerminalWords, path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        fault = words.say("not-saved", file=str(path), reason=system_reason(words, error))
        raise BadArgumentError(fault) from None


def find_plots(words: TerminalWords, game: AnyGame) -> ModuleType:
    """Import the report module, whose plotting packages are optional."""
    if find_spec("matplotlib") is None:
        raise BadArgumentError(words.say("no-plots", command=plots_command(game)))
    return import_module("tafelrunde.cli.page")


def plots_command(game: AnyGame) -> str:
    """The command that installs the plotting packages in this environment, which may lack pip."""
    checkout = Path(sys.prefix).parent
    if (checkout / "tools" / "bootstrap.py").exists():
        return f"make -C {quote(str(checkout))} report GAME={game.name}"
    return install_command("matplotlib")


def check_server(words: TerminalWords) -> None:
    """Check that the packages of the extra `server` are installed."""
    if any(find_spec(package) is None for package in SERVER_PACKAGES):
        command = install_command("tafelrunde[server]")
        raise BadArgumentError(words.say("no-server", command=command))


def install_command(package: str) -> str:
    python = quote(sys.executable)
    if any(distributions(name="pip")):
        return f"{python} -m pip install {quote(package)}"
    if which("uv"):
        return f"uv pip install --python {python} {quote(package)}"
    return f"{python} -m ensurepip && {python} -m pip install {quote(package)}"


def _listed(things: Iterable[object]) -> str:
    return ", ".join(str(thing) for thing in things)
