"""`tafelrunde doctor`: is this machine ready to serve, and if not, what is to be done?"""

from __future__ import annotations

import errno
import json
import os
import platform
import shutil
import socket
import stat
import subprocess
import urllib.request
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import click
import msgspec

from tafelrunde.cli.arguments import SERVER_PACKAGES, install_command
from tafelrunde.cli.data import kept_in, name_of, place
from tafelrunde.cli.help import in_language
from tafelrunde.cli.listening import LOOPBACK, is_home_address, is_loopback, lan_address, url
from tafelrunde.cli.program import as_json, in_terminal, main, print_json
from tafelrunde.cli.serve import setting
from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.build import compiled, why_interpreted

if TYPE_CHECKING:
    from tafelrunde.server.base.settings import Settings

State = Literal["good", "warning", "fault"]
MARKS = {"good": "✓", "warning": "!", "fault": "✗"}
STYLES = {"good": "cyan", "warning": "bold", "fault": "red"}

ENOUGH = 1_000_000_000
"""Bytes of free space below which the disk is worth a warning."""
CLOCK_OFF = 300.0
"""Seconds by which the clock may precede the newest file of the program."""
SECONDS = 10.0
"""Timeout for another program's answer."""


class Finding(msgspec.Struct, frozen=True):
    """What a check found: the key of its text and the text's values."""

    check: str
    state: State
    key: str
    values: dict[str, str | int] = {}


@main.command()
@setting("--host")
@setting("--lan", is_flag=True)
@setting("--port", type=click.IntRange(0, 65535), default=8000)
@kept_in
@setting("--https", is_flag=True)
@setting("--proxy", default="")
@setting("--origin", multiple=True)
@as_json
@in_language
@click.pass_context
def doctor(
    context: click.Context,
    /,
    words: TerminalWords,
    host: str | None,
    lan: bool,
    data: Path | None,
    database: str | None,
    json_wanted: bool,
    origin: tuple[str, ...],
    **given: Any,
) -> None:
    findings = [*program()]
    if has_server():
        settings = msgspec.structs.replace(
            place(words, data, database), host=host or LOOPBACK, origins=origin, **given
        )
        findings += [
            *port(settings),
            *storage(settings),
            *clock(),
            *certificate(settings),
            *address(is_open=lan or not is_loopback(settings.host)),
            *proxy(settings),
        ]
    if json_wanted:
        print_json([msgspec.structs.asdict(one) | {"text": told(words, one)} for one in findings])
    else:
        screen = in_terminal(words)
        for one in findings:
            screen.line(f"{MARKS[one.state]} {told(words, one)}", STYLES[one.state])
    context.exit(any(one.state == "fault" for one in findings))


def told(words: TerminalWords, finding: Finding) -> str:
    return words.say(f"doctor-{finding.key}", **finding.values)


# -- The program -----------------------------------------------------------------------------


def has_server() -> bool:
    return all(find_spec(package) is not None for package in SERVER_PACKAGES)


def program() -> Iterator[Finding]:
    system = f"{platform.system()} {platform.machine()}"
    values: dict[str, str | int] = {"python": platform.python_version(), "system": system}
    yield Finding("version", "good", "version", {"version": version(), **values})
    if compiled():
        yield Finding("compiled", "good", "compiled")
    else:
        yield Finding("compiled", "warning", f"interpreted-{why_interpreted()}")
    if not has_server():
        command = install_command("tafelrunde[server]")
        yield Finding("server", "fault", "no-server", {"command": command})
        return
    from tafelrunde.server.edge.assets import FOLDER

    if (FOLDER / "index.html").exists():
        yield Finding("client", "good", "client")
    else:
        yield Finding("client", "fault", "no-client")


def version() -> str:
    try:
        return metadata.version("tafelrunde")
    except metadata.PackageNotFoundError:  # run from the sources
        return "?"


# -- The port --------------------------------------------------------------------------------


def port(settings: Settings) -> Iterator[Finding]:
    values: dict[str, str | int] = {"port": str(settings.port), "host": settings.host}
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE and (running := running_at(settings.port)):
                ours = {**values, "version": str(running["version"])}
                yield Finding("port", "good", "port-ours", ours)
                if running.get("unnamed_proxy"):
                    yield Finding("forwarding", "warning", "proxy-missing")
            elif error.errno == errno.EADDRINUSE:
                yield Finding("port", "fault", "port-taken", values)
            elif error.errno == errno.EACCES:
                yield Finding("port", "fault", "port-forbidden", values)
            else:
                reason = error.strerror or str(error)
                yield Finding("port", "fault", "port-impossible", {**values, "reason": reason})
        else:
            yield Finding("port", "good", "port-free", values)


def running_at(port: int) -> dict[str, Any] | None:
    """The health of the Tafelrunde that answers at this port."""
    # No proxy of the environment: this asks the machine itself.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(url(LOOPBACK, port) + "/api/health", timeout=SECONDS) as answer:
            health = json.load(answer)
    except (OSError, ValueError):
        return None
    return health if isinstance(health, dict) and "version" in health else None


# -- The data --------------------------------------------------------------------------------


def storage(settings: Settings) -> Iterator[Finding]:
    values: dict[str, str | int] = {"file": name_of(settings)}
    if settings.database:
        yield Finding("data", "good", "data-database", values)
        return
    folder = next(one for one in (settings.data, *settings.data.absolute().parents) if one.is_dir())
    if not os.access(folder, os.W_OK | os.X_OK):
        yield Finding("data", "fault", "data-closed", {"folder": str(folder)})
        return
    file = settings.file
    if not file.exists():
        yield Finding("data", "good", "data-new", values)
    elif not os.access(file, os.R_OK | os.W_OK):
        yield Finding("data", "fault", "data-closed", {"folder": str(file)})
    elif os.name == "posix" and file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        yield Finding("data", "warning", "data-readable", values)
    else:
        yield Finding("data", "good", "data", values)
    yield space(folder)


def space(folder: Path) -> Finding:
    from tafelrunde.server.api.http import LEAST_FREE

    free = shutil.disk_usage(folder).free
    values: dict[str, str | int] = {"megabytes": free // 1_000_000, "folder": str(folder)}
    if free < LEAST_FREE:
        return Finding("space", "fault", "space-full", values)
    if free < ENOUGH:
        return Finding("space", "warning", "space-low", values)
    return Finding("space", "good", "space", values)


# -- The clock -------------------------------------------------------------------------------


def clock() -> Iterator[Finding]:
    now = datetime.now(UTC)
    values: dict[str, str | int] = {"now": f"{now:%Y-%m-%d %H:%M} UTC"}
    if now.timestamp() < Path(__file__).stat().st_mtime - CLOCK_OFF:
        yield Finding("clock", "fault", "clock-behind", values)
    elif is_synchronised() is False:
        yield Finding("clock", "warning", "clock-alone", values)
    else:
        yield Finding("clock", "good", "clock", values)


def is_synchronised() -> bool | None:
    """What systemd says about the clock; None without systemd."""
    if not shutil.which("timedatectl"):
        return None
    ask = ["timedatectl", "show", "--property=NTPSynchronized", "--value"]
    try:
        said = subprocess.run(ask, capture_output=True, text=True, timeout=SECONDS, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return {"yes": True, "no": False}.get(said.stdout.strip())


# -- The network -----------------------------------------------------------------------------


def certificate(settings: Settings) -> Iterator[Finding]:
    from tafelrunde.server.edge.certificates import Certificates, expires_soon, names_of

    found = Certificates(settings.data).server()
    if found is None:
        yield Finding("tls", "good", "tls-https" if settings.https else "tls-none")
        return
    until: dict[str, str | int] = {"until": f"{found.not_valid_after_utc:%Y-%m-%d}"}
    here = lan_address()
    if expires_soon(found, datetime.now(UTC)):
        yield Finding("tls", "warning", "tls-old", until)
    elif is_home_address(here) and here not in names_of(found):
        yield Finding("tls", "warning", "tls-moved", {"address": str(here)})
    else:
        yield Finding("tls", "good", "tls", until)


def address(*, is_open: bool) -> Iterator[Finding]:
    here = lan_address()
    if here is None:
        yield Finding("address", "warning", "address-none")
    elif not is_home_address(here):
        yield Finding("address", "warning", "address-public", {"address": here})
    else:
        key = "address-open" if is_open else "address-closed"
        yield Finding("address", "good", key, {"address": here})


def proxy(settings: Settings) -> Iterator[Finding]:
    secure = [origin for origin in settings.origins if origin.startswith("https://")]
    if settings.https and not settings.proxy:
        yield Finding("proxy", "warning", "proxy-unnamed")
    elif settings.proxy and not settings.origins:
        yield Finding("proxy", "warning", "proxy-no-origin")
    elif secure and not settings.https:
        yield Finding("proxy", "warning", "proxy-no-https", {"origin": secure[0]})
    elif settings.proxy:
        yield Finding("proxy", "good", "proxy", {"proxy": settings.proxy})
    else:
        yield Finding("proxy", "good", "proxy-none")
