"""Where a server listens, and under which addresses it is found."""

from __future__ import annotations

import errno
import os
import socket
import sys
from ipaddress import ip_address

from tafelrunde.cli.arguments import BadArgumentError
from tafelrunde.cli.words import TerminalWords

LOOPBACK = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
BACKLOG = 2048
PASSED_ON = 3
"""The number of the first socket that is passed on, as systemd has it."""
NOT_THIS_PORT = (errno.EADDRINUSE, errno.EACCES)


# -- The socket ------------------------------------------------------------------------------


def listen(words: TerminalWords, host: str, port: int, *, at_once: bool = True) -> socket.socket:
    """Before anything else, so that a port in use is told in one sentence, and whoever comes
    while the server starts has to wait a moment only. (Where others serve the same tables, whoever
    comes should go there meanwhile: then it listens when it can serve.)"""
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
        reason = error.strerror or str(error)
        raise BadArgumentError(words.say(key, host=host, port=str(port), reason=reason)) from None
    return listener


def received() -> socket.socket | None:
    """The socket that whoever started this program has opened for it, if so: a server that starts
    anew in its own place, or systemd (sd_listen_fds)."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()):
        return None
    return socket.socket(fileno=PASSED_ON)


def start_anew(listener: socket.socket) -> None:
    """This command once more, as it is installed now, in the place of this process. The socket
    stays open: whoever comes meanwhile waits a moment."""
    os.dup2(listener.fileno(), PASSED_ON)
    os.set_inheritable(PASSED_ON, True)
    environment = {**os.environ, "LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)


# -- Addresses -------------------------------------------------------------------------------


def lan_address() -> str | None:
    """Under which others in the network find this machine; None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: only the way there is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return None


def is_home_address(found: str | None) -> bool:
    """One that only its own network can reach, as behind a router at home. Machines in data centres
    can have such addresses too: their network is not told from one at home."""
    return found is not None and ip_address(found).is_private and not is_loopback(found)


def address_for_others(host: str, port: int) -> str | None:
    """Under which others in the network reach a server that listens at this host; None if only
    this machine does."""
    found = lan_address() if host in EVERYWHERE else host
    return None if found is None or is_loopback(found) else url(found, port)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
