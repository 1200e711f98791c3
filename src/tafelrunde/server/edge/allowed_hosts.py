"""The names by which people reach this server."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from tafelrunde.server.base.settings import Settings

HOME = (".local", ".lan", ".home.arpa")
"""Ends of names that mean something in one network only."""


class AllowedHosts:
    """Whoever else's name leads here has borrowed this server for a page of its own, and would read
    in a browser what only this network may reach. A server that only this machine reaches stands
    behind a proxy, or needs no name."""

    def __init__(self, settings: Settings) -> None:
        self._all = _is_loopback(settings.host)
        machine = socket.gethostname().lower()
        sites = [settings.host, settings.address or "", *settings.origins]
        at_home = [f"{machine}{end}" for end in HOME]
        self._known = {"localhost", machine, *at_home, *map(_name, sites)}

    def allows(self, host: str) -> bool:
        """Numbers cannot be borrowed; without a name, no browser asks."""
        name = _name(host)
        return self._all or not name or name in self._known or _is_number(name)


def _name(site: str) -> str:
    """Of an address such as https://example.org:8000, or of its end alone; "?" for nonsense."""
    try:
        return (urlsplit(site if "//" in site else f"//{site}").hostname or "").rstrip(".")
    except ValueError:
        return "?"


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(host: str) -> bool:
    return host == "localhost" or (_is_number(host) and ipaddress.ip_address(host).is_loopback)
