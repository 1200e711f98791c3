"""The server's listening socket and its addresses."""

from __future__ import annotations

import errno
import os
import re
import socket
import sys
from collections.abc import Sequence
from ipaddress import ip_address

from tafelrunde.cli.arguments import BadArgumentError
from tafelrunde.cli.reasons import system_reason
from tafelrunde.cli.words import TerminalWords

LOOPBACK = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
BACKLOG = 2048
PASSED_ON = 3
"""File descriptor of the first inherited socket (systemd's SD_LISTEN_FDS_START)."""
NAME = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?", re.ASCII)
"""A machine's name that can stand in a certificate."""
NOT_THIS_PORT = (errno.EADDRINUSE, errno.EACCES)


# -- The socket ------------------------------------------------------------------------------


def listen(words: TerminalWords, host: str, port: int, *, at_once: bool = True) -> socket.socket:
    """Open the listening socket before anything else, so that a port in use is reported in one
    sentence, and early clients only wait while the server starts. With several nodes, pass
    `at_once=False` to listen only when ready, so that clients go to another node meanwhile."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        if at_once:
            listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        key = "port-taken" if error.errno in NOT_THIS_PORT else "not-served"
        reason = system_reason(words, error)
        raise BadArgumentError(words.say(key, host=host, port=str(port), reason=reason)) from None
    return listener


def received() -> list[socket.socket]:
    """The listening sockets inherited from the parent, if any: from a server restarting in place,
    or from systemd (sd_listen_fds). The second one is for https."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()):
        return []
    many = int(os.environ.get("LISTEN_FDS", "1"))
    return [socket.socket(fileno=PASSED_ON + at) for at in range(many)]


def start_anew(listeners: Sequence[socket.socket]) -> None:
    """Replace this process with the same command as currently installed. The sockets stay open, so
    clients only wait during the restart."""
    import fcntl  # not on Windows, where nothing restarts in place

    free = PASSED_ON + len(listeners)
    copies = [fcntl.fcntl(listener, fcntl.F_DUPFD, free) for listener in listeners]
    for at, copy in enumerate(copies):
        os.dup2(copy, PASSED_ON + at, inheritable=True)
    passed = {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": str(len(listeners))}
    environment = {**os.environ, **passed}
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)


# -- Addresses -------------------------------------------------------------------------------


def lan_address() -> str | None:
    """This machine's address in the local network; None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, only looks up the route
            return str(probe.getsockname()[0])
        except OSError:
            return None


def is_home_address(found: str | None) -> bool:
    """Whether an address is reachable only from its own network, as behind a home router. Machines
    in data centres can have such addresses too; the two cases cannot be distinguished."""
    return found is not None and ip_address(found).is_private and not is_loopback(found)


def address_for_others(host: str, port: int, scheme: str = "http") -> str | None:
    """The address for other machines to reach a server listening on `host`; None if only this
    machine can."""
    found = lan_address() if host in EVERYWHERE else host
    return None if found is None or is_loopback(found) else url(found, port, scheme)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def url(host: str, port: int, scheme: str = "http") -> str:
    return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"


def names_for_https(host: str) -> list[str]:
    """The names and addresses by which other devices reach this machine."""
    machine = socket.gethostname().lower()
    names = [machine, f"{machine.removesuffix('.local')}.local"]
    names = [name for name in names if NAME.fullmatch(name)] + ["localhost"]
    addresses = [LOOPBACK, "::1", lan_address(), None if host in EVERYWHERE else host]
    return list(dict.fromkeys([*names, *filter(None, addresses)]))
