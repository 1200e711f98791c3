"""One hostile address: does one thing as hard as it can until it is ended.

    python -m tests.server.attacker NAME HOST:PORT

It comes from an address of its own, 127.0.0.2, as somebody else in the network would.
"""

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
"""A frame that asks for an answer, with a mask and no bytes."""
MANY = 500
"""Connections, or frames in one go."""


class Victim:
    """The server, as seen from that address."""

    def __init__(self, address: str) -> None:
        self.host, _, port = address.partition(":")
        self.port = int(port)
        transport = httpx.HTTPTransport(local_address=FROM)
        self.http = httpx.Client(base_url=f"http://{address}", transport=transport, timeout=60)

    def connect(self) -> socket.socket:
        where = (self.host, self.port)
        return socket.create_connection(where, timeout=60, source_address=(FROM, 0))

    def table(self, seats: list[str]) -> str | None:
        """The code of a new one; None if there were too many."""
        self.http.get("/api/me")
        plan = {"game": "knatsch", "seats": [{"kind": kind} for kind in seats], "start": True}
        answer = self.http.post("/api/tables", json=plan)
        return str(answer.json()["code"]) if answer.is_success else None

    def sit(self, code: str) -> socket.socket:
        """A socket at that table, which has not been spoken on."""
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
    """The same bytes again and again, whatever the server says."""
    try:
        with connect() as stream:
            stream.settimeout(1)
            stream.sendall(first)
            while True:
                stream.sendall(sent)
    except OSError:
        time.sleep(0.01)  # whoever is cut off at once must not starve what is measured


def pings(victim: Victim) -> None:
    code = victim.table(["me", "bot"])
    assert code is not None
    while True:
        until_cut_off(lambda: victim.sit(code), PING * MANY)


def commands(victim: Victim) -> None:
    """Nonsense on a socket at a table."""
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
    """As many connections as it gets, on which nothing is asked."""
    held: list[socket.socket] = []
    while True:
        while len(held) < MANY:
            held.append(victim.connect())
        time.sleep(0.2)
        for stream in held:
            stream.close()
        held.clear()


def unread(victim: Victim) -> None:
    """Questions whose answers are never read."""
    question = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"
    while True:
        until_cut_off(victim.connect, question * MANY)


def requests(victim: Victim) -> None:
    """Far more than one address may ask for."""
    while True:
        victim.http.get("/api/lobby")


def tables(victim: Victim) -> None:
    """Bots that play for nobody."""
    while True:
        if victim.table(["bot"] * 4) is None:
            time.sleep(0.05)


def passwords(victim: Victim) -> None:
    """Each costs the server work to compare."""
    body = json.dumps({"account": "anna", "password": "x" * 60}).encode()
    while True:
        victim.http.post("/api/login", content=body, headers=KIND)


ATTACKS: dict[str, Callable[[Victim], None]] = {
    attack.__name__: attack
    for attack in (pings, commands, headers, silence, unread, requests, tables, passwords)
}


if __name__ == "__main__":
    # On a machine of its own it would not take the processor from those it attacks.
    os.nice(19)
    ATTACKS[sys.argv[1]](Victim(sys.argv[2]))
