"""The server's commands: serve, verify."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import ssl
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from tafelrunde import games as registry
from tafelrunde.cli.arguments import BadArgumentError
from tafelrunde.cli.data import (
    ServerCommand,
    data_for_one,
    kept_in,
    name_of,
    place,
    read_file,
)
from tafelrunde.cli.engines import say_if_interpreted
from tafelrunde.cli.help import in_language, told
from tafelrunde.cli.listening import (
    EVERYWHERE,
    LOOPBACK,
    address_for_others,
    is_home_address,
    is_loopback,
    lan_address,
    listen,
    names_for_https,
    received,
    start_anew,
    url,
)
from tafelrunde.cli.program import main
from tafelrunde.cli.reasons import journal_reason
from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.journal import JournalError, read
from tafelrunde.games import UnknownGameError
from tafelrunde.table.fairness import check_seal
from tafelrunde.table.fairness import verify as verify_dice

if TYPE_CHECKING:
    from tafelrunde.server.base.settings import Settings

MOST_BOT_WORKERS = 64
PROCESSORS = min(os.cpu_count() or 1, MOST_BOT_WORKERS)
"""Bot workers may use all processors; they are niced, so that tables have priority."""


# -- serve -----------------------------------------------------------------------------------


def setting(name: str, **more: Any) -> Callable[[Any], Any]:
    """An option that the environment can also set: `--bot-workers`, TAFELRUNDE_BOT_WORKERS."""
    variable = "TAFELRUNDE_" + name.removeprefix("--").replace("-", "_").upper()
    return told(name, envvar=variable, show_default=bool(more.get("default")), **more)


@main.command(cls=ServerCommand)
@setting("--host")
@setting("--lan", is_flag=True)
@setting("--port", type=click.IntRange(0, 65535), default=8000)
@kept_in
@setting("--backups", type=click.IntRange(0), default=7)
@told("--accept-loss", is_flag=True)
@setting("--node", metavar="HOST:PORT", default="")
@setting("--no-browser", is_flag=True)
@setting("--pause", type=click.FloatRange(0, 60), default=0.8)
@setting("--linger", type=click.FloatRange(1, 86_400), default=20.0)
@setting("--bot-workers", type=click.IntRange(1, MOST_BOT_WORKERS), default=PROCESSORS)
@setting("--think", type=click.FloatRange(5, 600), default=20.0)
@setting("--tls", is_flag=True)
@setting("--tls-port", type=click.IntRange(0, 65535), default=8443)
@setting("--https", is_flag=True)
@setting("--proxy", default="")
@setting("--origin", multiple=True)
@setting("--base-path", metavar="/PATH", default="")
@setting("--docs", type=click.Path(True, file_okay=False, path_type=Path), metavar="DIR")
@setting("--sockets-per-address", type=click.IntRange(1), default=60)
@setting("--requests-per-minute", type=click.IntRange(1), default=600)
@setting("--creations-per-minute", type=click.IntRange(1), default=120)
@setting("--metrics-token", default="")
@setting("--log-level", type=click.Choice(["debug", "info", "warning", "error"]))
@in_language
def serve(
    words: TerminalWords,
    host: str | None,
    lan: bool,
    tls: bool,
    tls_port: int,
    data: Path | None,
    database: str | None,
    no_browser: bool,
    origin: tuple[str, ...],
    base_path: str,
    bot_workers: int,
    log_level: str | None,
    **given: Any,
) -> None:
    from tafelrunde.server.base.logs import set_up

    check_node(words, given["node"], database)
    settings = msgspec.structs.replace(
        place(words, data, database),
        host=choose_host(words, host, lan),
        origins=origin,
        base_path=check_base_path(words, base_path),
        workers=bot_workers,
        **given,
    )
    passed_on = received()
    alone = not settings.node
    ports = [settings.port, tls_port] if tls else [settings.port]
    missing = ports[len(passed_on) :]
    listeners = passed_on[: len(ports)]
    listeners += [listen(words, settings.host, port, at_once=alone) for port in missing]
    port = listeners[0].getsockname()[1]
    settings = msgspec.structs.replace(
        settings,
        address=below(settings, address_for_others(settings.host, port)),
        node=node_at(settings.node, port),
    )
    context = None
    if tls:
        context, settings = prepare_tls(words, settings, listeners[1].getsockname()[1])
    here = url(LOOPBACK if settings.host in EVERYWHERE else settings.host, port)
    address = f"{here}{settings.base_path}/"
    restarting = False
    with suppress(KeyboardInterrupt), data_for_one(words, settings):
        set_up(log_level, for_people=sys.stderr.isatty())
        if passed_on:
            click.echo(words.say("serving", address=address))
        else:
            announce(words, settings, address)
        open_at = None if no_browser or passed_on else address
        restarting = run(settings, [one.dup() for one in listeners], open_at, context)
    if restarting:
        start_anew(listeners)
    if sys.stdout.isatty():
        click.echo()  # end the line with the echoed ^C
    click.echo(words.say("stopped"))


def choose_host(words: TerminalWords, asked: str | None, lan: bool) -> str:
    if asked or not lan:
        return asked or LOOPBACK
    if is_home_address(lan_address()):
        return EVERYWHERE[0]
    click.echo(words.say("no-home-network"), err=True)
    return LOOPBACK


def check_base_path(words: TerminalWords, given: str) -> str:
    from tafelrunde.server.base.settings import BASE_PATH

    path = given.rstrip("/")
    if path and not BASE_PATH.fullmatch(path):
        raise BadArgumentError(words.say("no-base-path", text=given))
    return path


def below(settings: Settings, address: str | None) -> str | None:
    return address and address + settings.base_path


NODE = re.compile(r"(?P<host>[\w.-]+|\[[0-9A-Fa-f:.]+\]):(?P<port>\d{1,5})", re.ASCII)


def check_node(words: TerminalWords, node: str, database: str | None) -> None:
    if not node:
        return
    if not NODE.fullmatch(node):
        raise BadArgumentError(words.say("no-node", text=node))
    if not database:
        raise BadArgumentError(words.say("node-without-database"))


def node_at(node: str, port: int) -> str:
    """Complete a node address with the server's port unless it has one."""
    return f"{node[:-1]}{port}" if node.endswith(":0") else node


def announce(words: TerminalWords, settings: Settings, address: str) -> None:
    click.echo(words.say("serving", address=address))
    click.echo(words.say("data-at", file=name_of(settings)))
    say_if_interpreted(words)
    if not is_loopback(settings.host):
        click.echo(words.say("open-to-all"))
    if settings.address is not None:
        show_to_others(words.say("serving-lan", address=settings.address + "/"), settings.address)
        click.echo(words.say("serving-tv", address=settings.address + "/tv"))
    if settings.secure_address is not None:
        page = (settings.address or address.removesuffix("/")) + "/secure"
        text = words.say("serving-tls", address=settings.secure_address + "/", page=page)
        show_to_others(text, page)
        click.echo(words.say("authority", fingerprint=str(settings.fingerprint)))


def show_to_others(text: str, address: str) -> None:
    """Print an address for other players, with a QR code for their phones."""
    import segno

    click.echo(text)
    segno.make(address, error="m").terminal(sys.stdout, compact=True)


def prepare_tls(
    words: TerminalWords, settings: Settings, port: int
) -> tuple[ssl.SSLContext, Settings]:
    """Create or renew the certificates."""
    from tafelrunde.server.edge.certificates import Certificates

    certificates = Certificates(settings.data)
    try:
        certificates.prepare(names_for_https(settings.host), datetime.now(UTC))
        context = certificates.context()
    except OSError as error:
        folder, reason = str(settings.data), error.strerror or str(error)
        raise BadArgumentError(words.say("no-tls", folder=folder, reason=reason)) from None
    host = LOOPBACK if settings.host in EVERYWHERE else settings.host
    return context, msgspec.structs.replace(
        settings,
        secure_address=below(
            settings, address_for_others(settings.host, port, "https") or url(host, port, "https")
        ),
        authority=certificates.authority_file,
        fingerprint=certificates.fingerprint(),
    )


def run(
    settings: Settings,
    listeners: list[socket.socket],
    open_at: str | None,
    tls: ssl.SSLContext | None,
) -> bool:
    """Serve until stopped by Ctrl-C or SIGTERM; returns whether to restart (SIGUSR2)."""
    from tafelrunde.server.app import Server

    server = Server(settings).uvicorn()
    server.tls = tls
    restarting = False

    def stop_to_restart(*_: object) -> None:
        nonlocal restarting
        restarting = server.should_exit = True

    if hasattr(signal, "SIGUSR2"):
        signal.signal(signal.SIGUSR2, stop_to_restart)
    # uvicorn raises the signal again when it is done. Handle it, so that the program exits normally
    # and cleans up its workers.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    if open_at is not None:
        server.on_started = lambda: open_browser(open_at)
    server.run(listeners)
    return restarting


def open_browser(address: str) -> None:
    """Open a browser, if there is one, without waiting for it."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if not isinstance(browser, webbrowser.GenericBrowser) or isinstance(
        browser, webbrowser.BackgroundBrowser
    ):
        asyncio.get_running_loop().run_in_executor(None, browser.open, address)


# -- verify ----------------------------------------------------------------------------------


SEAL = re.compile(r"[0-9a-f]{16,64}")
"""A seal or its first 16 or more digits; tables show 16 and the rest on request."""


def reason_of(words: TerminalWords, error: JournalError | UnknownGameError) -> str:
    if isinstance(error, JournalError):
        return journal_reason(words, error)
    return words.say("reason-other-game")


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
        if journal.header.promise is None:
            raise BadArgumentError(words.say("nothing-to-verify", file=str(file)))
        if seal is not None:
            check_seal(journal, seal)
        draws = verify_dice(registry.find(journal.header.game), journal)
    except (JournalError, UnknownGameError) as error:
        raise BadArgumentError(
            words.say("not-verified", file=str(file), reason=reason_of(words, error))
        ) from None
    click.echo(words.say("verified", draws=draws))
    if seal is not None:
        click.echo(words.say("seal-fits"))
    else:
        click.echo(words.say("seal-not-checked", seal=str(journal.header.promise)))
