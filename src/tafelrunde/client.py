"""Play a seat at a table of a server with a function of your own (docs/guide/network-bot.md).

    from tafelrunde import client

    client.play("http://127.0.0.1:8000/t/CODE", "TOKEN", lambda view, menu: menu[0])

Needs the package `websockets` (`pip install 'tafelrunde[server]'`).
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import secrets
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tafelrunde.lab.players import Choose
from tafelrunde.server.base.messages import PROTOCOL

RETRY_SECONDS = (1, 2, 5, 10, 30)
"""Pauses between attempts to reach the server again."""


class ClientError(Exception):
    """The seat cannot be played."""


def play(table: str, token: str, choose: Choose) -> int:
    """Play until the game is over; the place of the seat. `table` is the address of the table's
    page. Reconnects if the server restarts."""
    return asyncio.run(play_async(table, token, choose))


async def play_async(table: str, token: str, choose: Choose) -> int:
    """As `play`. `choose` runs in a thread, so it may take its time."""
    failures = itertools.chain(RETRY_SECONDS, itertools.repeat(RETRY_SECONDS[-1]))
    while True:
        try:
            async with connect(
                socket_address(table),
                additional_headers={"Authorization": f"Bearer {token}"},
                max_size=None,
            ) as socket:
                place = await Seat(socket, choose).play()
                if place is not None:
                    return place
            failures = itertools.chain(RETRY_SECONDS, itertools.repeat(RETRY_SECONDS[-1]))
        except InvalidStatus as error:
            raise ClientError(f"no table at {table}: {error}") from None
        except (OSError, ConnectionClosed):
            pass
        await asyncio.sleep(next(failures))


def socket_address(table: str) -> str:
    """The address of the socket of a table's page."""
    url = urlsplit(table)
    base, found, code = url.path.rpartition("/t/")
    if not found or url.scheme not in ("http", "https"):
        raise ClientError(f"not the address of a table, like http://HOST/t/CODE: {table}")
    return f"ws{url.scheme[4:]}://{url.netloc}{base}/api/tables/{code}/socket"


class Seat:
    """One connection of a seat."""

    def __init__(self, socket: ClientConnection, choose: Choose) -> None:
        self._socket = socket
        self._choose = choose
        self._prefix = secrets.token_hex(4)
        """The server ignores commands whose id it knows, also from an earlier connection."""
        self._ids = itertools.count(1)
        self._seed = secrets.token_hex(16)
        self._answered = 0
        """The number of the last menu that was answered."""
        self._asks_back = False

    async def play(self) -> int | None:
        """Play until the game is over; None if the server restarts."""
        with suppress(ConnectionClosed):  # the server has said why, which is read below
            await self._send("join", protocol=PROTOCOL, visible=True, described=False)
        async for text in self._socket:
            event = json.loads(text)
            match event["type"]:
                case "update":
                    if event["table"]["status"] == "over":
                        (mine,) = event["seats"]
                        return int(event["table"]["standing"][mine["seat"]])
                    await self._update(event)
                case "seeds_wanted":
                    await self._give_seed(event)
                case "goodbye" if event["reason"] != "restart":
                    raise ClientError(f"the server has closed the connection: {event['reason']}")
        return None

    async def _update(self, update: dict[str, Any]) -> None:
        (mine,) = update["seats"]
        number, menu = mine["seat"], mine["menu"]
        stood_in = update["table"]["seats"][number]["autopilot"]
        if stood_in and not self._asks_back:
            await self._send("back", seat=number)
        self._asks_back = stood_in
        if menu is None or menu["number"] == self._answered:
            return
        self._answered = menu["number"]
        texts = [choice["text"] for choice in menu["choices"]]
        text = await asyncio.to_thread(self._choose, mine["view"], texts)
        if text not in texts:
            raise ClientError(f"not in the menu: {text!r}; possible: {texts}")
        await self._send("act", seat=number, text=text, menu=self._answered)

    async def _give_seed(self, event: dict[str, Any]) -> None:
        """Contribute to the dice, like a browser."""
        for seat in event["seats"]:
            if event["step"] == "commit":
                promise = hashlib.sha256(bytes.fromhex(self._seed)).hexdigest()
                await self._send("seed_commit", seat=seat, commitment=promise)
            else:
                await self._send("seed_reveal", seat=seat, seed=self._seed)

    async def _send(self, kind: str, /, **values: Any) -> None:
        command = f"{self._prefix}-{next(self._ids)}"
        await self._socket.send(json.dumps({"type": kind, "id": command, **values}))
