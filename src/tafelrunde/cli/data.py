"""The data store on the command line: its location, its errors, and the commands backup, export,
import and move."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tafelrunde.cli.arguments import (
    BadArgumentError,
    check_new_file,
    check_server,
    install_command,
)
from tafelrunde.cli.console import Progress
from tafelrunde.cli.help import ToldCommand, in_language, told, words_of
from tafelrunde.cli.program import main
from tafelrunde.cli.reasons import journal_reason, system_reason
from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.journal import JournalError

if TYPE_CHECKING:
    from tafelrunde.server.base.settings import Settings
    from tafelrunde.server.store.copying import Place
    from tafelrunde.server.tables.services import Services

T = TypeVar("T")

POSTGRESQL = ("postgresql://", "postgres://")
"""Prefixes of a database URL."""
SUFFIX = ".sqlite"
"""Suffix that identifies a data file that does not exist yet."""


FOLDER = click.Path(path_type=Path, file_okay=False, readable=False)


class ServerCommand(ToldCommand):
    """A command that needs the packages of the extra `server`."""

    def invoke(self, ctx: click.Context) -> Any:
        check_server(words_of(ctx))
        return super().invoke(ctx)


def kept_in(command: Any) -> Any:
    """Add the options for the location of the data."""
    data = told("--data", type=FOLDER, envvar="TAFELRUNDE_DATA", metavar="DIR")
    return data(told("--database", envvar="TAFELRUNDE_DATABASE", metavar="URL")(command))


def place(words: TerminalWords, data: Path | None, database: str | None) -> Settings:
    """Settings with only the location of the data."""
    from tafelrunde.server.base.settings import Settings, default_data

    if database:
        check_database(words, database)
    return Settings(data=data if data is not None else default_data(), database=database or "")


def check_database(words: TerminalWords, database: str) -> None:
    """Check that a database URL is valid and its driver installed."""
    if not database.startswith(POSTGRESQL):
        raise BadArgumentError(words.say("no-database", text=database))
    if find_spec("psycopg") is None or find_spec("psycopg_pool") is None:
        command = install_command("psycopg[binary,pool]")
        raise BadArgumentError(words.say("no-psycopg", command=command))
    from tafelrunde.server.store.postgresql.connections import BadAddressError, told_of

    try:
        told_of(database)
    except BadAddressError:
        raise BadArgumentError(words.say("no-database", text=database.split("@")[-1])) from None


def name_of(settings: Settings) -> str:
    """The data file, or the database URL without its password."""
    if not settings.database:
        return str(settings.file)
    from tafelrunde.server.store.postgresql.connections import told_of

    return told_of(settings.database)


# -- Errors ----------------------------------------------------------------------------------


@contextmanager
def data_faults(words: TerminalWords, settings: Settings) -> Iterator[None]:
    """Turn errors of the data file or the database into one sentence."""
    from tafelrunde.server.store.file_lock import InUseError

    try:
        with (
            database_faults(words, settings) if settings.database else file_faults(words, settings)
        ):
            yield
    except InUseError:
        key = "database-in-use" if settings.database else "data-in-use"
        raise BadArgumentError(words.say(key, file=name_of(settings))) from None


@contextmanager
def file_faults(words: TerminalWords, settings: Settings) -> Iterator[None]:
    from tafelrunde.server.store.sqlite.file import SchemaError
    from tafelrunde.server.store.sqlite.losses import LossError

    foreign = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
    file = str(settings.file)
    try:
        yield
    except SchemaError:
        raise BadArgumentError(words.say("data-newer", file=file)) from None
    except LossError as error:
        tables = ", ".join(error.tables) or "?"
        raise BadArgumentError(words.say(f"data-{error.kind}", file=file, tables=tables)) from None
    except sqlite3.DatabaseError as error:
        key = "data-foreign" if error.sqlite_errorcode in foreign else "data-closed"
        reason = f"SQLite: {error}"
        raise BadArgumentError(words.say(key, file=file, reason=reason)) from None
    except OSError as error:
        reason = system_reason(words, error)
        raise BadArgumentError(words.say("data-closed", file=file, reason=reason)) from None


@contextmanager
def database_faults(words: TerminalWords, settings: Settings) -> Iterator[None]:
    from tafelrunde.server.store.interface import UnavailableError
    from tafelrunde.server.store.postgresql.connections import FAULTS

    try:
        yield
    except (UnavailableError, *FAULTS) as error:
        cause = error.__cause__ if isinstance(error, UnavailableError) else error
        reason = " ".join(str(cause or error).split())
        raise BadArgumentError(
            words.say("database-closed", file=name_of(settings), reason=reason)
        ) from None


def reason_of(words: TerminalWords, error: Exception) -> str:
    return system_reason(words, error) if isinstance(error, OSError) else f"SQLite: {error}"


@contextmanager
def data_for_one(words: TerminalWords, settings: Settings) -> Iterator[None]:
    """Check, before announcing the server, that it has exclusive use of the data."""
    from tafelrunde.server.database import store_of
    from tafelrunde.server.store.file_lock import claimed

    async def look() -> None:
        store = store_of(settings, alone=True)
        await store.open()
        await store.close()

    with ExitStack() as stack:
        with data_faults(words, settings):
            if not settings.database:
                stack.enter_context(claimed(settings.lock))
            asyncio.run(look())
        yield


# -- The commands ----------------------------------------------------------------------------


def with_store(
    words: TerminalWords,
    settings: Settings,
    work: Callable[[Services], Awaitable[T]],
    new: bool = False,
) -> T:
    """Run a task on the store, whether or not a server is using it."""
    from tafelrunde.server.base.clock import Clock
    from tafelrunde.server.database import store_of
    from tafelrunde.server.tables.bot_workers import BotWorkers
    from tafelrunde.server.tables.services import Services

    async def do() -> T:
        store = store_of(settings, alone=False)
        await store.open()
        try:
            return await work(
                Services(settings, store, Clock(), BotWorkers(settings.workers, settings.think))
            )
        finally:
            await store.close()

    with data_faults(words, settings):
        if not (new or settings.database or is_there(settings.file)):
            raise BadArgumentError(words.say("no-data", file=str(settings.file)))
        return asyncio.run(do())


def is_there(file: Path) -> bool:
    """Whether a file exists. An unreadable folder is an error, not an absent file."""
    try:
        file.stat()
    except FileNotFoundError:
        return False
    return True


def read_file(words: TerminalWords, file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise BadArgumentError(
            words.say("not-read", file=str(file), reason=system_reason(words, error))
        ) from None
    except UnicodeDecodeError as error:
        raise BadArgumentError(words.say("not-text", file=str(file), byte=error.start)) from None


@main.command(cls=ServerCommand)
@click.argument("file", type=click.Path(path_type=Path))
@kept_in
@in_language
def backup(words: TerminalWords, file: Path, data: Path | None, database: str | None) -> None:
    check_new_file(words, file)

    async def copy(server: Services) -> None:
        try:
            await server.store.backup(file)
        except (OSError, sqlite3.DatabaseError) as error:
            file.unlink(missing_ok=True)
            raise BadArgumentError(
                words.say("not-saved", file=str(file), reason=reason_of(words, error))
            ) from None

    with_store(words, place(words, data, database), copy)
    click.echo(words.say("backed-up", file=str(file)))


@main.command(cls=ServerCommand)
@click.argument("file", type=click.Path(path_type=Path))
@told("--data", type=FOLDER, envvar="TAFELRUNDE_DATA", metavar="DIR")
@in_language
def restore(words: TerminalWords, file: Path, data: Path | None) -> None:
    from tafelrunde.server.store.file_lock import claimed
    from tafelrunde.server.store.sqlite import backups

    settings = place(words, data, None)
    if not is_there(file):
        raise BadArgumentError(words.say("no-data", file=str(file)))
    with data_faults(words, settings), claimed(settings.lock):
        try:
            earlier = backups.restore(file, settings.file, datetime.now(UTC))
        except (backups.DamagedBackupError, sqlite3.DatabaseError) as error:
            reason = str(error) or "integrity_check"
            raise BadArgumentError(
                words.say("data-foreign", file=str(file), reason=f"SQLite: {reason}")
            ) from None
    click.echo(words.say("restored", file=str(file), data=str(settings.file)))
    if earlier is not None:
        click.echo(words.say("set-aside", file=str(earlier)))


@main.command("export", cls=ServerCommand)
@click.argument("code")
@kept_in
@in_language
def export_table(words: TerminalWords, code: str, data: Path | None, database: str | None) -> None:
    from tafelrunde.server.api.import_export import export_journal

    async def export(server: Services) -> str | None:
        return await export_journal(server, code)

    text = with_store(words, place(words, data, database), export)
    if text is None:
        raise BadArgumentError(words.say("no-such-table", code=code))
    click.echo(text, nl=False)


@main.command("import", cls=ServerCommand)
@click.argument("file", type=click.Path(path_type=Path))
@kept_in
@in_language
def import_table(words: TerminalWords, file: Path, data: Path | None, database: str | None) -> None:
    from tafelrunde.server.api.import_export import import_journal

    text = read_file(words, file)

    async def take(server: Services) -> str:
        return await import_journal(server, text)

    try:
        code = with_store(words, place(words, data, database), take, new=True)
    except JournalError as error:
        raise BadArgumentError(
            words.say("bad-journal", file=str(file), reason=journal_reason(words, error))
        ) from None
    click.echo(code)


# -- move --------------------------------------------------------------------------------------


@main.command(cls=ServerCommand)
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
@in_language
def move(words: TerminalWords, source: str, target: str) -> None:
    from tafelrunde.server.store.copying import NotEmptyError, copy_all, size

    here, there = place_named(words, source), place_named(words, target)
    if not (here.database or is_there(here.file)):
        raise BadArgumentError(words.say("no-data", file=str(here.file)))
    if name_of(here) == name_of(there):
        raise BadArgumentError(words.say("same-place", file=name_of(here)))
    try:
        with (
            data_faults(words, here),
            opened(here, new=False) as rows,
            data_faults(words, there),
            opened(there, new=True) as empty,
            Progress() as bar,
        ):
            total = size(rows)
            bar.begin(name_of(there), total)
            copy_all(rows, empty, bar.advance)
    except NotEmptyError:
        raise BadArgumentError(words.say("not-empty", file=name_of(there))) from None
    click.echo(words.say("moved", rows=total, source=name_of(here), target=name_of(there)))


def place_named(words: TerminalWords, text: str) -> Settings:
    """Parse a database URL, the folder of a data file, or a file such as a backup."""
    from tafelrunde.server.base.settings import Settings

    if "://" in text:
        return place(words, None, text)
    path = Path(text)
    if path.suffix == SUFFIX or path.is_file():
        return Settings(data=path.parent, name=path.name)
    return Settings(data=path)


@contextmanager
def opened(settings: Settings, *, new: bool) -> Iterator[Place]:
    """Open a store for a move, while no server uses it."""
    from tafelrunde.server.store.copying import data_file
    from tafelrunde.server.store.file_lock import claimed

    if not settings.database:
        with claimed(settings.lock), data_file(settings.file, new=new) as file:
            yield file
        return
    from tafelrunde.server.store.postgresql.copying import database

    with database(settings.database, alone=True) as tables:
        yield tables
