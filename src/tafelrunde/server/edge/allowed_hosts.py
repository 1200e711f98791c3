"""The host names under which people reach this server."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from tafelrunde.server.base.settings import Settings

HOME = (".local", ".lan", ".home.arpa")
"""Suffixes of names that are valid in one local network only."""


class AllowedHosts:
    """Rejecting other host names prevents DNS rebinding: a foreign page pointing its domain at this
    server could otherwise read it through a visitor's browser. A server bound to loopback accepts
    all names: only this machine or its proxy reaches it."""

    def __init__(self, settings: Settings) -> None:
        self._all = _is_loopback(settings.host)
        machine = socket.gethostname().lower()
        sites = [settings.host, settings.address or "", *settings.origins]
        at_home = [f"{machine}{end}" for end in HOME]
        self._known = {"localhost", machine, *at_home, *map(_name, sites)}

    def allows(self, host: str) -> bool:
        """IP addresses cannot be rebound, and browsers always send a host."""
        name = _name(host)
        return self._all or not name or name in self._known or _is_number(name)


def _name(site: str) -> str:
    """The host of a URL such as https://example.org:8000 or of `HOST:PORT`; "?" if invalid."""
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
