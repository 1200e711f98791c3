"""Gallery scenes of the pages around the games, recorded from a real server.

Starts a server with people and with waiting, public and running tables. A scene is the address of
a page, with all the HTTP responses it requests and the first frames of its socket.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from tafelrunde.games import NAMES
from tafelrunde.server.base.messages import PROTOCOL

SERVE = [sys.executable, "-m", "tafelrunde", "serve", "--port", "0", "--no-browser", "--pause", "0"]
LONGEST_WAIT = 30.0
GAMES = "/api/games"
HOME = (GAMES, "/api/lobby", "/api/day", "/api/me")
ELSEWHERE = msgspec.json.encode({"address": "http://192.168.1.5:8000"})
"""Response of a server reachable by others, which a loopback server does not give."""


class HouseScene(msgspec.Struct):
    name: str
    path: str
    answers: dict[str, msgspec.Raw]
    """HTTP responses by path."""
    frames: list[msgspec.Raw]
    """First frames received on the table's socket."""


@contextmanager
def server() -> Iterator[str]:
    """Run a temporary server; yields its address."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [*SERVE, "--data", folder], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert process.stdout is not None
        try:
            told = (re.search(r"http://127\.0\.0\.1:\d+", line) for line in process.stdout)
            yield next(found for found in told if found)[0]
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


class Visitor:
    """A person's browser; without a name, that of an anonymous visitor."""

    def __init__(self, address: str, name: str = "") -> None:
        self.http = httpx.Client(base_url=address, timeout=LONGEST_WAIT)
        if name:
            colour = self.http.get("/api/me").json()["colour"]
            self.http.put("/api/me", json={"name": name, "colour": colour}).raise_for_status()

    def table(self, game: str, *seats: str, **plan: Any) -> str:
        wish = {"game": game, "seats": [{"kind": kind} for kind in seats], **plan}
        answer = self.http.post("/api/tables", json=wish).raise_for_status()
        return str(answer.json()["code"])

    def sees(self, name: str, path: str, asked: Sequence[str], code: str = "") -> HouseScene:
        answers = {"/api/house": msgspec.Raw(ELSEWHERE)}
        for one in asked:
            answers[one] = msgspec.Raw(self.http.get(one).raise_for_status().content)
        return HouseScene(name, path, answers, self._told(code) if code else [])

    def _told(self, code: str) -> list[msgspec.Raw]:
        """The first frames of a table: its state and its chat."""
        with self.at(code) as socket:
            return [msgspec.Raw(socket.recv(decode=False)) for _ in range(2)]

    @contextmanager
    def at(self, code: str) -> Iterator[ClientConnection]:
        """Keep a socket open at a table."""
        url = str(self.http.base_url.join(f"/api/tables/{code}/socket")).replace("http", "ws", 1)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(url, additional_headers={"Cookie": cookies}) as socket:
            socket.send(json.dumps({"type": "join", "id": "1", "protocol": PROTOCOL}))
            yield socket


def house_scenes() -> Iterator[HouseScene]:
    with server() as address:
        emil, ada = Visitor(address, "Emil"), Visitor(address, "Ada-Friederike")
        emil.table("knatsch", "me", "open", "open", "bot")
        emil.table("knight_rider", "me", "open")
        watched = emil.table("geisterfahrer", "me", "bot", "bot", "bot", watch="all", start=True)
        waiting = ada.table("thousand_km", "me", "open", "invited", "bot")
        ada.table("kraftwagen", "me", "invited", "bot")
        played = ada.table("thousand_km", "me", "bot", "bot", start=True)
        with emil.at(watched), ada.at(played):
            until(ada, lambda lobby: any(table["my_turn"] for table in lobby["mine"]))
            until(ada, lambda lobby: lobby["running"])
        yield Visitor(address).sees("home-first", "/", HOME[:3])
        yield ada.sees("home-returning", "/", HOME)
        for game in NAMES:
            yield ada.sees(f"new-{game}", f"/new/{game}", HOME)
        asked = (*HOME, f"/api/tables/{waiting}")
        yield ada.sees("waiting-host", f"/t/{waiting}", asked, waiting)
        yield emil.sees("waiting-guest", f"/t/{waiting}", asked, waiting)


def until(visitor: Visitor, holds: Any) -> None:
    deadline = time.monotonic() + LONGEST_WAIT
    while not holds(visitor.http.get("/api/lobby").json()):
        if time.monotonic() > deadline:
            raise TimeoutError("the tables did not start")
        time.sleep(0.1)
