"""The server's commands: serve, verify, backup, export, import."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
import msgspec

from tafelrunde import games as registry
from tafelrunde.cli.arguments import BadArgumentError, check_new_file
from tafelrunde.cli.help import in_language, told
from tafelrunde.cli.listening import (
    EVERYWHERE,
    LOOPBACK,
    address_for_others,
    is_home_address,
    is_loopback,
    lan_address,
    listen,
    received,
    start_anew,
    url,
)
from tafelrunde.cli.program import main
from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.journal import JournalError, read
from tafelrunde.table.fairness import check_seal
from tafelrunde.table.fairness import verify as verify_dice

if TYPE_CHECKING:
    from tafelrunde.server.services import Services
    from tafelrunde.server.settings import Settings

T = TypeVar("T")

MOST_BOT_WORKERS = 64
PROCESSORS = min(os.cpu_count() or 1, MOST_BOT_WORKERS)
"""Bots may think on all of them: they are niced, so that tables come first."""


def data_option(command: Any) -> Any:
    return told(
        "--data",
        type=click.Path(path_type=Path, file_okay=False, readable=False),
        envvar="TAFELRUNDE_DATA",
        metavar="DIR",
    )(command)


def data_folder(given: Path | None) -> Path:
    from tafelrunde.server.settings import default_data

    return given if given is not None else default_data()


@contextmanager
def data_faults(words: TerminalWords, file: Path) -> Iterator[None]:
    """What is wrong with the data file, in a sentence."""
    from tafelrunde.server.sqlite import SchemaError

    foreign = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
    try:
        yield
    except SchemaError:
        raise BadArgumentError(words.say("data-newer", file=str(file))) from None
    except sqlite3.DatabaseError as error:
        key = "data-foreign" if error.sqlite_errorcode in foreign else "data-closed"
        raise BadArgumentError(words.say(key, file=str(file), reason=str(error))) from None
    except OSError as error:
        reason = reason_of(error)
        raise BadArgumentError(words.say("data-closed", file=str(file), reason=reason)) from None


def reason_of(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


@contextmanager
def data_for_one(words: TerminalWords, settings: Settings) -> Iterator[None]:
    """Before anybody is told that there is a server: a data file that it, and no other, can use."""
    from tafelrunde.server.claim import InUseError, claimed
    from tafelrunde.server.sqlite import connect_up_to_date

    with ExitStack() as stack:
        with data_faults(words, settings.file):
            try:
                stack.enter_context(claimed(settings.lock))
            except InUseError:
                fault = words.say("data-in-use", file=str(settings.file))
                raise BadArgumentError(fault) from None
            connect_up_to_date(settings.file).close()
        yield


# -- serve -----------------------------------------------------------------------------------


def setting(name: str, **more: Any) -> Callable[[Any], Any]:
    """An option that the environment can give as well: `--bot-workers`, TAFELRUNDE_BOT_WORKERS."""
    variable = "TAFELRUNDE_" + name.removeprefix("--").replace("-", "_").upper()
    return told(name, envvar=variable, show_default=bool(more.get("default")), **more)


@main.command()
@setting("--host")
@setting("--lan", is_flag=True)
@setting("--port", type=click.IntRange(0, 65535), default=8000)
@data_option
@setting("--no-browser", is_flag=True)
@setting("--pause", type=click.FloatRange(0, 60), default=0.8)
@setting("--linger", type=click.FloatRange(1, 86_400), default=20.0)
@setting("--bot-workers", type=click.IntRange(1, MOST_BOT_WORKERS), default=PROCESSORS)
@setting("--think", type=click.FloatRange(5, 600), default=20.0)
@setting("--https", is_flag=True)
@setting("--proxy", default="")
@setting("--origin", multiple=True)
@setting("--sockets-per-address", type=click.IntRange(1), default=60)
@setting("--requests-per-minute", type=click.IntRange(1), default=600)
@setting("--creations-per-minute", type=click.IntRange(1), default=60)
@setting("--log-level", type=click.Choice(["debug", "info", "warning", "error"]))
@in_language
def serve(
    words: TerminalWords,
    host: str | None,
    lan: bool,
    data: Path | None,
    no_browser: bool,
    origin: tuple[str, ...],
    bot_workers: int,
    log_level: str | None,
    **given: Any,
) -> None:
    from tafelrunde.server.logs import set_up
    from tafelrunde.server.settings import Settings

    settings = Settings(
        host=choose_host(words, host, lan),
        data=data_folder(data),
        origins=origin,
        workers=bot_workers,
        **given,
    )
    passed_on = received()
    listener = passed_on or listen(words, settings.host, settings.port)
    port = listener.getsockname()[1]
    settings = msgspec.structs.replace(settings, address=address_for_others(settings.host, port))
    address = url(LOOPBACK if settings.host in EVERYWHERE else settings.host, port) + "/"
    anew = False
    with suppress(KeyboardInterrupt), data_for_one(words, settings):
        set_up(log_level, for_people=sys.stderr.isatty())
        if passed_on is None:
            announce(words, settings, address)
        else:
            click.echo(words.say("serving", address=address))
        anew = run(settings, listener.dup(), None if no_browser or passed_on else address)
    if anew:
        start_anew(listener)
    if sys.stdout.isatty():
        click.echo()  # behind the ^C
    click.echo(words.say("stopped"))


def choose_host(words: TerminalWords, asked: str | None, lan: bool) -> str:
    if asked or not lan:
        return asked or LOOPBACK
    if is_home_address(lan_address()):
        return EVERYWHERE[0]
    click.echo(words.say("no-home-network"), err=True)
    return LOOPBACK


def announce(words: TerminalWords, settings: Settings, address: str) -> None:
    click.echo(words.say("serving", address=address))
    click.echo(words.say("data-at", file=str(settings.file)))
    if not is_loopback(settings.host):
        click.echo(words.say("open-to-all"))
    if settings.address is not None:
        show_to_others(words, settings.address + "/")


def show_to_others(words: TerminalWords, address: str) -> None:
    """For the others in the room: the address, and a picture of it for their phones."""
    import segno

    click.echo(words.say("serving-lan", address=address))
    segno.make(address, error="m").terminal(sys.stdout, compact=True)


def run(settings: Settings, listener: socket.socket, open_at: str | None) -> bool:
    """Until it is told to stop, by Ctrl-C or SIGTERM, or to start anew (SIGUSR2): whether that."""
    from tafelrunde.server.app import Server

    server = Server(settings).uvicorn()
    anew = False

    def stop_to_start_anew(*_: object) -> None:
        nonlocal anew
        anew = server.should_exit = True

    if hasattr(signal, "SIGUSR2"):
        signal.signal(signal.SIGUSR2, stop_to_start_anew)
    # uvicorn raises the signal again when it is done: the program then ends as it usually does, so
    # that nothing of its workers is left for the operating system to clear up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    if open_at is not None:
        server.on_started = lambda: open_browser(open_at)
    server.run([listener])
    return anew


def open_browser(address: str) -> None:
    """If there is one; without waiting for it."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if not isinstance(browser, webbrowser.GenericBrowser) or isinstance(
        browser, webbrowser.BackgroundBrowser
    ):
        asyncio.get_running_loop().run_in_executor(None, browser.open, address)


# -- verify ----------------------------------------------------------------------------------


def read_file(words: TerminalWords, file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise BadArgumentError(
            words.say("not-read", file=str(file), reason=reason_of(error))
        ) from None
    except UnicodeDecodeError as error:
        raise BadArgumentError(words.say("not-text", file=str(file), byte=error.start)) from None


SEAL = re.compile(r"[0-9a-f]{16,64}")
"""A table shows the first 16 digits, and the others if asked."""


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@told("--seal", metavar="HEX")
@in_language
def verify(words: TerminalWords, file: Path, seal: str | None) -> None:
    if seal is not None and not SEAL.fullmatch(seal):
        raise BadArgumentError(words.say("no-seal", text=seal))
    text = read_file(words, file)
    try:
        journal = read(text)
        if seal is not None:
            check_seal(journal, seal)
        draws = verify_dice(registry.find(journal.header.game), journal)
    except (JournalError, registry.UnknownGameError) as error:
        raise BadArgumentError(
            words.say("not-verified", file=str(file), reason=str(error))
        ) from None
    click.echo(words.say("verified", draws=draws))
    if seal is not None:
        click.echo(words.say("seal-fits"))
    else:
        click.echo(words.say("seal-not-checked", seal=str(journal.header.commitment)))


# -- The data file ---------------------------------------------------------------------------


def with_store(
    words: TerminalWords,
    data: Path | None,
    work: Callable[[Services], Awaitable[T]],
    new: bool = False,
) -> T:
    """Work on the data file, whether or not a server uses it."""
    from tafelrunde.server.bot_workers import BotWorkers
    from tafelrunde.server.clock import Clock
    from tafelrunde.server.services import Services
    from tafelrunde.server.settings import Settings
    from tafelrunde.server.sqlite import SqliteStore

    settings = Settings(data=data_folder(data))

    async def do() -> T:
        store = SqliteStore(settings.file)
        await store.open()
        try:
            return await work(
                Services(settings, store, Clock(), BotWorkers(settings.workers, settings.think))
            )
        finally:
            await store.close()

    with data_faults(words, settings.file):
        if not new and not is_there(settings.file):
            raise BadArgumentError(words.say("no-data", file=str(settings.file)))
        return asyncio.run(do())


def is_there(file: Path) -> bool:
    """A folder that may not be looked into is a fault, not an absence."""
    try:
        file.stat()
    except FileNotFoundError:
        return False
    return True


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@in_language
def backup(words: TerminalWords, file: Path, data: Path | None) -> None:
    check_new_file(words, file)

    async def copy(server: Services) -> None:
        try:
            await server.store.backup(file)
        except (OSError, sqlite3.DatabaseError) as error:
            file.unlink(missing_ok=True)
            raise BadArgumentError(
                words.say("not-saved", file=str(file), reason=reason_of(error))
            ) from None

    with_store(words, data, copy)
    click.echo(words.say("backed-up", file=str(file)))


@main.command("export")
@click.argument("code")
@data_option
@in_language
def export_table(words: TerminalWords, code: str, data: Path | None) -> None:
    from tafelrunde.server.transfer import export_journal

    async def export(server: Services) -> str | None:
        return await export_journal(server, code)

    text = with_store(words, data, export)
    if text is None:
        raise BadArgumentError(words.say("no-such-table", code=code))
    click.echo(text, nl=False)


@main.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@in_language
def import_table(words: TerminalWords, file: Path, data: Path | None) -> None:
    from tafelrunde.server.transfer import import_journal

    text = read_file(words, file)

    async def take(server: Services) -> str:
        return await import_journal(server, text)

    try:
        code = with_store(words, data, take, new=True)
    except JournalError as error:
        raise BadArgumentError(
            words.say("bad-journal", file=str(file), reason=str(error))
        ) from None
    click.echo(code)
