"""A hostile client: attacks in one way as hard as it can until it is stopped.

python -m tests.server.attacker NAME HOST:PORT

It uses the address 127.0.0.2, like another machine in the network."""

from __future__ import annotations

import json
import os
import socket
import sys
import time
from collections.abc import Callable

import httpx

FROM = "127.0.0.2"
KIND = {"content-type": "application/json"}
PING = bytes((0x89, 0x80, 0, 0, 0, 0))
"""A masked ping frame without payload."""
MANY = 500
"""Connections, or frames per write."""


class Victim:
    """The server, as seen from the attacker's address."""

    def __init__(self, address: str) -> None:
        self.host, _, port = address.partition(":")
        self.port = int(port)
        transport = httpx.HTTPTransport(local_address=FROM)
        self.http = httpx.Client(base_url=f"http://{address}", transport=transport, timeout=60)

    def connect(self) -> socket.socket:
        where = (self.host, self.port)
        return socket.create_connection(where, timeout=60, source_address=(FROM, 0))

    def table(self, seats: list[str]) -> str | None:
        """The code of a new table; None if the limit is reached."""
        self.http.get("/api/me")
        plan = {"game": "knatsch", "seats": [{"kind": kind} for kind in seats], "start": True}
        answer = self.http.post("/api/tables", json=plan)
        return str(answer.json()["code"]) if answer.is_success else None

    def sit(self, code: str) -> socket.socket:
        """A new socket at that table, before any command."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        stream = self.connect()
        lines = [
            f"GET /api/tables/{code}/socket HTTP/1.1",
            f"host: {self.host}:{self.port}",
            f"cookie: {cookies}",
            "upgrade: websocket",
            "connection: upgrade",
            "sec-websocket-version: 13",
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        stream.sendall("\r\n".join([*lines, "", ""]).encode())
        stream.recv(4096)
        return stream


def until_cut_off(connect: Callable[[], socket.socket], sent: bytes, first: bytes = b"") -> None:
    """Send the same bytes repeatedly, ignoring responses."""
    try:
        with connect() as stream:
            stream.settimeout(1)
            stream.sendall(first)
            while True:
                stream.sendall(sent)
    except OSError:
        time.sleep(0.01)  # do not starve the measured clients with immediate reconnects


def pings(victim: Victim) -> None:
    code = victim.table(["me", "bot"])
    assert code is not None
    while True:
        until_cut_off(lambda: victim.sit(code), PING * MANY)


def commands(victim: Victim) -> None:
    """Garbage on a socket at a table."""
    code = victim.table(["me", "bot"])
    assert code is not None
    text = b"{" * 100
    frame = bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text
    while True:
        until_cut_off(lambda: victim.sit(code), frame * MANY)


def headers(victim: Victim) -> None:
    while True:
        first = b"GET / HTTP/1.1\r\nhost: x\r\n"
        until_cut_off(victim.connect, b"more: and more\r\n" * MANY, first)


def silence(victim: Victim) -> None:
    """As many idle connections as possible."""
    held: list[socket.socket] = []
    while True:
        while len(held) < MANY:
            held.append(victim.connect())
        time.sleep(0.2)
        for stream in held:
            stream.close()
        held.clear()


def unread(victim: Victim) -> None:
    """Requests whose responses are never read."""
    question = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"
    while True:
        until_cut_off(victim.connect, question * MANY)


def requests(victim: Victim) -> None:
    """Far more requests than one address is allowed."""
    while True:
        victim.http.get("/api/lobby")


def tables(victim: Victim) -> None:
    """Tables where bots play alone."""
    while True:
        if victim.table(["bot"] * 4) is None:
            time.sleep(0.05)


def passwords(victim: Victim) -> None:
    """Password attempts, which are expensive to check."""
    body = json.dumps({"account": "anna", "password": "x" * 60}).encode()
    while True:
        victim.http.post("/api/login", content=body, headers=KIND)


ATTACKS: dict[str, Callable[[Victim], None]] = {
    attack.__name__: attack
    for attack in (pings, commands, headers, silence, unread, requests, tables, passwords)
}


if __name__ == "__main__":
    # Lower priority: a real attacker would not compete for the server's processor.
    os.nice(19)
    ATTACKS[sys.argv[1]](Victim(sys.argv[2]))
