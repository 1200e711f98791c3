"""A real server on a free port, and browsers that use it over real sockets."""

from __future__ import annotations

import asyncio
import hashlib
import heapq
import itertools
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tafelrunde.server.app import Server
from tafelrunde.server.base.clock import Alarm, Clock
from tafelrunde.server.base.messages import PROTOCOL
from tafelrunde.server.base.settings import Settings
from tafelrunde.server.edge.assets import FOLDER
from tafelrunde.server.edge.cookie import COOKIE
from tests.kit.stores import database_of

SECONDS = 120.0
"""Maximum wait for anything in a test, even on a busy machine."""

PATIENT: dict[str, Any] = {"open_timeout": SECONDS, "ping_timeout": SECONDS}
"""Timeouts for sockets whose defaults are too short on a busy machine."""

Frame = dict[str, Any]
ids = itertools.count(1)


def run(work: Coroutine[Any, Any, None], seconds: float = 4 * SECONDS) -> None:
    async def limited() -> None:
        async with asyncio.timeout(seconds):
            await work

    asyncio.run(limited())


class HandClock(Clock):
    """A clock controlled by the test."""

    def __init__(self) -> None:
        self._now = 1_000_000.0
        self._waiting: list[tuple[float, int, Callable[[], object]]] = []
        self._count = itertools.count()
        self._cancelled: set[int] = set()

    def now(self) -> float:
        return self._now

    def date(self) -> float:
        return self._now

    def call_at(self, when: float, what: Callable[[], object]) -> Alarm:
        number = next(self._count)
        if when <= self._now:
            return asyncio.get_running_loop().call_soon(what)
        heapq.heappush(self._waiting, (when, number, what))
        return HandAlarm(self, number)

    def cancel(self, number: int) -> None:
        self._cancelled.add(number)

    def forward(self, seconds: float) -> None:
        """Advance the time and run what is due, in order."""
        until = self._now + seconds
        while self._waiting and self._waiting[0][0] <= until:
            when, number, what = heapq.heappop(self._waiting)
            self._now = max(self._now, when)
            if number not in self._cancelled:
                what()
        self._now = until


class HandAlarm:
    def __init__(self, clock: HandClock, number: int) -> None:
        self._clock = clock
        self._number = number

    def cancel(self) -> None:
        self._clock.cancel(self._number)


class Browser:
    """A person's browser: a cookie, HTTP requests, and a socket per table."""

    def __init__(self, address: str, stack: AsyncExitStack) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=SECONDS)
        self._stack = stack

    async def arrive(self, name: str = "") -> Browser:
        await self._stack.enter_async_context(self.http)
        me = (await self.http.get("/api/me")).json()
        if name:
            await self.call("PUT", "/api/me", {"name": name, "colour": me["colour"]})
        return self

    @property
    def token(self) -> str:
        """The secret by which the server identifies it."""
        port = self.address.rpartition(":")[2]
        return self.http.cookies.get(f"{COOKIE}-{port}") or self.http.cookies[COOKIE]

    def become(self, token: str) -> None:
        """Take over another browser's identity, on any port."""
        self.http.cookies.clear()
        self.http.cookies.set(COOKIE, token)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """The response of a request that must succeed."""
        answer = await self.http.request(method, path, json=body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def new_table(self, game: str, seats: str, **plan: Any) -> str:
        """`seats`: a letter per seat, m(e), o(pen), i(nvited), b(ot)."""
        kinds = {"m": "me", "o": "open", "i": "invited", "b": "bot"}
        wish = {"game": game, "seats": [{"kind": kinds[letter]} for letter in seats], **plan}
        code: str = (await self.call("POST", "/api/tables", wish))["code"]
        return code

    async def open(
        self, code: str, last: dict[int, int] | None = None, *, screen: bool = False
    ) -> TableSocket:
        """A socket at the table that has joined."""
        socket = await self._stack.enter_async_context(self.connect(code))
        await socket.join(last, screen=screen)
        return socket

    @asynccontextmanager
    async def connect(self, code: str, **headers: str) -> AsyncIterator[TableSocket]:
        url = f"ws://{self.address}/api/tables/{code}/socket"
        cookie = {"Cookie": f"{COOKIE}={self.token}"} if self.http.cookies else {}
        headers = {**cookie, **headers}
        async with connect(url, additional_headers=headers, max_size=None, **PATIENT) as socket:
            table = TableSocket(socket)
            listening = asyncio.get_running_loop().create_task(table.listen())
            try:
                yield table
            finally:
                await socket.close()
                await listening


class TableSocket:
    """A browser's socket at one table. Sends its seeds automatically."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.update: Frame = {}
        self.log: dict[int, list[Frame]] = {}
        """The entries received, by seat."""
        self.answers: dict[str, Frame] = {}
        self.chat: list[Frame] = []
        self.gives_seeds = True
        self._seeds: dict[int, str] = {}
        self._arrived: asyncio.Queue[str | None] = asyncio.Queue()

    async def listen(self) -> None:
        """Receive frames as they arrive and send seeds immediately, like a browser."""
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                frame = json.loads(text)
                if frame["type"] == "seeds_wanted" and self.gives_seeds:
                    await self._give_seeds(frame)
                self._arrived.put_nowait(text)
        except ConnectionClosed:
            pass
        self._arrived.put_nowait(None)

    async def join(self, last: dict[int, int] | None = None, *, screen: bool = False) -> Frame:
        return await self.ask("join", protocol=PROTOCOL, last=last or {}, screen=screen)

    # -- Sending ---------------------------------------------------------------------------------

    async def send(self, kind: str, /, **values: Any) -> str:
        if kind == "answer" or (kind == "rematch" and values):
            offered = self.table["offer" if kind == "answer" else "again"]
            values.setdefault("offer", offered["number"] if offered else 0)
        values.setdefault("id", f"c{next(ids)}")
        await self.socket.send(json.dumps({"type": kind, **values}))
        return str(values["id"])

    async def ask(self, kind: str, /, **values: Any) -> Frame:
        """Send a command and wait for its answer."""
        number = await self.send(kind, **values)
        self.answers.pop(number, None)
        await self.until(lambda: number in self.answers)
        return self.answers[number]

    async def refused(self, kind: str, /, **values: Any) -> str:
        """The reason why a command is refused; empty if it is not."""
        refusal = (await self.ask(kind, **values))["refused"]
        return str(refusal["key"]) if refusal else ""

    async def act(self, seat: int, text: str) -> Frame:
        return await self.ask("act", seat=seat, text=text, menu=self.menu(seat)["number"])

    # -- Receiving -------------------------------------------------------------------------------

    async def receive(self) -> Frame:
        async with asyncio.timeout(SECONDS):
            text = await self._arrived.get()
        if text is None:
            self._arrived.put_nowait(None)
            raise ConnectionError(f"closed: {self.socket.close_code}")
        self.frames.append(text)
        frame: Frame = json.loads(text)
        self._take(frame)
        return frame

    def _take(self, frame: Frame) -> None:
        if frame["type"] == "update":
            self.update = frame
            for seat in frame["seats"]:
                for entry in seat["entries"]:
                    entry.setdefault("view", seat["view"])
                self.log.setdefault(seat["seat"], []).extend(seat["entries"])
        elif frame["type"] == "chat":
            self.chat.append(frame)
        if frame.get("answers"):
            self.answers[frame["answers"]] = frame

    async def _give_seeds(self, frame: Frame) -> None:
        for seat in frame["seats"]:
            seed = self._seeds.setdefault(seat, secrets.token_hex(16))
            if frame["step"] == "commit":
                promise = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
                await self.send("seed_commit", seat=seat, commitment=promise)
            else:
                await self.send("seed_reveal", seat=seat, seed=seed)

    async def until(self, reached: Callable[[], object]) -> None:
        while not reached():
            await self.receive()

    async def catch_up(self, other: TableSocket) -> None:
        """Receive until this browser has a state as recent as the other's."""
        then = other.update["now"]
        await self.until(lambda: self.update["now"] >= then)

    async def until_answered(self, command: str) -> None:
        await self.until(lambda: command in self.answers)

    def last_told(self, seat: int) -> list[str]:
        """The keys of the last log entry of a seat."""
        return [line["key"] for line in self.log[seat][-1]["lines"]]

    async def until_asked(self, seat: int) -> None:
        await self.until(lambda: seat in self.asked())

    async def until_status(self, status: str) -> None:
        await self.until(lambda: self.update and self.update["table"]["status"] == status)

    # -- Looking ---------------------------------------------------------------------------------

    @property
    def table(self) -> Frame:
        found: Frame = self.update["table"]
        return found

    @property
    def over(self) -> bool:
        return bool(self.table["status"] == "over")

    def seat(self, seat: int) -> Frame:
        return next(one for one in self.update["seats"] if one["seat"] == seat)

    def menu(self, seat: int) -> Frame:
        found: Frame = self.seat(seat)["menu"]
        return found

    def asked(self) -> list[int]:
        """The browser's seats that have to choose."""
        return [one["seat"] for one in self.update["seats"] if one["menu"] is not None]

    def texts(self, seat: int) -> list[str]:
        return [choice["text"] for choice in self.menu(seat)["choices"]]

    async def play(self, choose: Callable[[list[str]], str], most: int = 10**9) -> int:
        """Choose for all seats of this browser until the game is over; the number of choices. A
        standing order answers hidden reactions, so that no window has to time out."""
        chosen = 0
        while chosen < most:
            await self.until(lambda: self.over or self.asked())
            if self.over:
                break
            await self.give_standing_orders()
            seat = self.asked()[0]
            await self.act(seat, choose(self.texts(seat)))
            chosen += 1
        return chosen

    async def give_standing_orders(self) -> None:
        for one in self.update["seats"]:
            if one["order"] == "ask":
                await self.ask("order", seat=one["seat"], order="blitz")


class House:
    """A running server for one test."""

    def __init__(
        self, server: Server, address: str, stack: AsyncExitStack, stop: Callable[[], None]
    ) -> None:
        self.server = server
        self.stop = stop
        self.address = address
        self._stack = stack

    async def browser(self, name: str = "") -> Browser:
        return await Browser(self.address, self._stack).arrive(name)


@asynccontextmanager
async def house(
    folder: Path, clock: Clock | None = None, web: Path = FOLDER, **settings: Any
) -> AsyncIterator[House]:
    values: dict[str, Any] = {
        "pause": 0.0,
        "linger": 30.0,
        "commands_per_second": 1000.0,
        **settings,
    }
    values.setdefault("requests_per_minute", 100_000)
    values.setdefault("sockets_per_address", 1000)
    values.setdefault("creations_per_minute", 100_000)
    if "database" not in values:
        values["database"] = database_of(folder)
    server = Server(Settings(data=folder, port=0, **values), clock, web)
    uvicorn = server.uvicorn()
    started = asyncio.Event()
    uvicorn.on_started = started.set
    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    serving = asyncio.get_running_loop().create_task(uvicorn._serve([listener]))
    await asyncio.wait([serving, waiting := asyncio.ensure_future(started.wait())],
                       return_when=asyncio.FIRST_COMPLETED)  # fmt: skip
    waiting.cancel()

    def stop() -> None:
        uvicorn.should_exit = True

    assert started.is_set(), serving.exception()
    try:
        async with AsyncExitStack() as stack:
            yield House(server, f"127.0.0.1:{port}", stack, stop)
    finally:
        stop()
        await serving


def names(line: dict[str, Any]) -> list[str]:
    """The names at a table in a list."""
    return [seat["name"] for seat in line["seats"]]


# -- Programs ---------------------------------------------------------------------------------


async def token_for(table: TableSocket, seat: int, name: str = "Robi") -> str:
    """Bring a program to a seat."""
    answer = await table.ask("own_bot", seat=seat, name=name)
    assert answer["refused"] is None
    while (frame := await table.receive())["type"] != "bot_token":
        pass
    return str(frame["token"])


async def bot_at(stack: AsyncExitStack, server: House, code: str, token: str) -> TableSocket:
    """A program's connection that has joined."""
    nobody = Browser(server.address, stack)
    table = await stack.enter_async_context(nobody.connect(code, Authorization=f"Bearer {token}"))
    await table.ask("join", protocol=PROTOCOL, visible=True)
    return table


# -- A table of two ---------------------------------------------------------------------------

RALLY = {"mode": "single_rally", "first_dealer": 1}


async def two_at_a_table(
    server: House, **plan: Any
) -> tuple[Browser, Browser, TableSocket, TableSocket, str]:
    """Anna is the host, in seat 0, and starts; Bert has seat 1."""
    anna, bert = await server.browser("Anna"), await server.browser("Bert")
    code = await anna.new_table("thousand_km", "mo", options=RALLY, **plan)
    at_anna, at_bert = await anna.open(code), await bert.open(code)
    await at_bert.ask("sit", seat=1)
    await at_anna.ask("start")
    await at_anna.until_status("playing")
    await at_bert.until_status("playing")
    return anna, bert, at_anna, at_bert, code


def discard(table: TableSocket, seat: int) -> str:
    return next(text for text in table.texts(seat) if text.startswith("discard"))
