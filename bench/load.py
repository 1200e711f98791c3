"""Load test: our server, with durable actions, compared to boardgame.io in memory.

One process plays all seats over loopback. An action is complete when the last of its table's four
sockets has received the frame. First at full speed, then both at the same offered rate, half of the
slower one's peak. boardgame.io is installed from npm into a temporary folder.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hashlib
import itertools
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import track
from websockets.asyncio.client import ClientConnection, connect

from tafelrunde.server.base.messages import PROTOCOL

SEATS = 4
ROUNDS = 11
LONGEST_START = 60.0
"""Timeout in seconds for a server's first page."""
JOIN = json.dumps({"type": "join", "id": "1", "protocol": PROTOCOL, "described": False})
VERSION = "0.50.2"
"""Version of boardgame.io."""


def request(method: str, url: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    headers = {"content-type": "application/json", "cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(url, data, headers, method=method)
    with urllib.request.urlopen(asked) as answer:
        given = answer.headers.get("set-cookie") or ""
        return json.loads(answer.read()), given.split(";")[0]


# -- A table of either server --------------------------------------------------------------------


class Table(ABC):
    """Four sockets; `step` makes one action and waits until all four have received it."""

    def __init__(self) -> None:
        self.sockets: list[ClientConnection] = []
        self.over = False

    @abstractmethod
    async def step(self) -> None: ...

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


class Choice(msgspec.Struct):
    text: str


class Menu(msgspec.Struct):
    number: int
    choices: list[Choice]


class SeatPart(msgspec.Struct):
    seat: int
    entries: list[msgspec.Raw]
    menu: Menu | None


class SeatKind(msgspec.Struct):
    kind: str


class TablePart(msgspec.Struct):
    status: str
    seats: list[SeatKind]


class Frame(msgspec.Struct):
    type: str
    table: TablePart | None = None
    seats: msgspec.Raw = msgspec.Raw(b"[]")
    step: str = ""


class Ours(Table):
    """A table of our server. Takes the first choice of each menu, or a random one."""

    frames = msgspec.json.Decoder(Frame)
    parts = msgspec.json.Decoder(list[SeatPart])
    ids = itertools.count()

    def __init__(self) -> None:
        super().__init__()
        self.menus: dict[int, Menu] = {}
        self.seeds = [secrets.token_bytes(16) for _ in range(SEATS)]

    async def open(self, address: str, code: str, cookies: list[str]) -> None:
        for seat, cookie in enumerate(cookies):
            url = f"ws://{address}/api/tables/{code}/socket"
            socket = await connect(
                url, additional_headers={"Cookie": cookie}, compression=None, max_size=None
            )
            self.sockets.append(socket)
            await self.send(seat, type="join", protocol=PROTOCOL, described=False)
            if seat:
                await self.send(seat, type="sit", seat=seat)
                await self.until_seated(seat)
        await self.send(0, type="start")
        await asyncio.gather(*(self.until_playing(seat) for seat in range(SEATS)))

    async def until_seated(self, seat: int) -> None:
        while True:
            frame, _ = await self.receive(seat)
            if frame.table and frame.table.seats[seat].kind == "person":
                return

    async def send(self, at: int, **command: Any) -> None:
        await self.sockets[at].send(json.dumps({"id": f"{next(self.ids)}", **command}))

    async def until_playing(self, seat: int) -> None:
        while True:
            frame, _ = await self.receive(seat)
            if frame.type == "seeds_wanted" and frame.step == "commit":
                promise = hashlib.sha256(self.seeds[seat]).hexdigest()
                await self.send(seat, type="seed_commit", seat=seat, commitment=promise)
            elif frame.type == "seeds_wanted":
                await self.send(seat, type="seed_reveal", seat=seat, seed=self.seeds[seat].hex())
            elif frame.table and frame.table.status == "playing":
                # Disable hidden reactions, because their windows would be pauses.
                await self.send(seat, type="order", seat=seat, order="blitz")
                return

    async def receive(self, seat: int) -> tuple[Frame, bool]:
        """The next frame, and whether it reports an action; remembers menus."""
        frame = self.frames.decode(await self.sockets[seat].recv())
        news = False
        if frame.table:
            self.over = self.over or frame.table.status == "over"
            for part in self.parts.decode(frame.seats):
                news = news or bool(part.entries)
                self.menus.pop(part.seat, None)
                if part.menu:
                    self.menus[part.seat] = part.menu
        return frame, news

    async def until_told(self, seat: int) -> None:
        while not (await self.receive(seat))[1]:
            pass

    async def step(self) -> None:
        seat, menu = next(iter(self.menus.items()))
        text = random.choice(menu.choices).text
        await self.send(seat, type="act", seat=seat, text=text, menu=menu.number)
        await asyncio.gather(*(self.until_told(number) for number in range(SEATS)))


class Boardgame(Table):
    """A table of boardgame.io over socket.io: one sync, then updates."""

    def __init__(self) -> None:
        super().__init__()
        self.state = 0
        self.match = ""

    async def open(self, address: str) -> None:
        # An unknown match is created when its first seat requests it.
        self.match = secrets.token_hex(8)
        for seat in range(SEATS):
            socket = await connect(
                f"ws://{address}/socket.io/?EIO=4&transport=websocket",
                compression=None,
                max_size=None,
            )
            self.sockets.append(socket)
            await socket.recv()
            await socket.send("40/bench,")
            await socket.recv()
            await self.emit(seat, "sync", self.match, str(seat), None, SEATS)
            await self.heard(seat, "sync")

    async def emit(self, seat: int, *event: Any) -> None:
        await self.sockets[seat].send("42/bench," + json.dumps(event))

    async def heard(self, seat: int, name: str) -> Any:
        while True:
            text = await self.sockets[seat].recv()
            assert isinstance(text, str)
            if text == "2":
                await self.sockets[seat].send("3")
            elif text.startswith("42/bench,"):
                event = msgspec.json.decode(text[9:])
                if event[0] == name:
                    return event

    async def step(self) -> None:
        seat = self.state % SEATS
        move = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": "play",
                "args": [random.randrange(6)],
                "playerID": str(seat),
                "credentials": None,
            },
        }
        await self.emit(seat, "update", move, self.state, self.match, str(seat))
        events = await asyncio.gather(*(self.heard(one, "update") for one in range(SEATS)))
        self.state = events[0][2]["_stateID"]


BOARDGAME = """
const { Server, Origins } = require('boardgame.io/server');
const { PlayerView, TurnOrder } = require('boardgame.io/core');
const cards = Array.from({ length: 106 }, (_, card) => card);
const Game = {
  name: 'bench',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(cards);
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, 6) };
    return { secret: { deck }, players, pile: [], km: Array(ctx.numPlayers).fill(0) };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1, order: TurnOrder.DEFAULT },
  moves: {
    play: { client: false, move: ({ G, random, playerID }, at) => {
      const hand = G.players[playerID].hand;
      const [card] = hand.splice(at, 1);
      G.pile.push(card);
      G.km[playerID] += card;
      if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.pile.splice(0));
      hand.push(G.secret.deck.pop());
    } },
  },
};
const server = Server({ games: [Game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log('ready'));
"""


def cpu_of(process: int, *, children: bool = False) -> float:
    """CPU seconds of a process; with `children`, including its exited children."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    ticks = sum(map(int, fields[11:15] if children else fields[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


# -- Servers -------------------------------------------------------------------------------------


class Served:
    """A server in a separate process."""

    def __init__(self, command: list[str], cwd: Path) -> None:
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        self.first_line = self.process.stdout.readline()

    def memory(self) -> float:
        """Megabytes in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(x for x in status.splitlines() if x.startswith("VmRSS")).split()[1]) / 1024

    def cpu(self) -> float:
        return cpu_of(self.process.pid)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


async def open_ours(address: str, tables: int) -> list[Table]:
    people = [request("GET", f"http://{address}/api/me")[1] for _ in range(SEATS)]
    opened: list[Table] = []
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
    for _ in range(tables):
        plan = {"game": "thousand_km", "seats": seats, "options": {"points_target": 100_000}}
        created, _ = request("POST", f"http://{address}/api/tables", plan, people[0])
        table = Ours()
        await table.open(address, created["code"], people)
        opened.append(table)
    return opened


async def open_boardgame(address: str, tables: int) -> list[Table]:
    opened: list[Table] = []
    for _ in range(tables):
        table = Boardgame()
        await table.open(address)
        opened.append(table)
    return opened


# -- Measuring -----------------------------------------------------------------------------------


async def full_speed(tables: list[Table], seconds: float) -> tuple[float, list[float]]:
    """Actions per second, and the latency of each."""
    times: list[float] = []
    end = time.monotonic() + seconds

    async def play(table: Table) -> None:
        while time.monotonic() < end and not table.over:
            began = time.monotonic()
            await table.step()
            times.append(time.monotonic() - began)

    began = time.monotonic()
    await asyncio.gather(*(play(table) for table in tables))
    return len(times) / (time.monotonic() - began), times


async def at_rate(tables: list[Table], seconds: float, rate: float, seed: int = 0) -> list[float]:
    """Act at an even rate at each table, `rate` times per second in total; returns latencies. The
    seed determines the tables' offsets, so that two servers get the same schedule."""
    times: list[float] = []
    every = len(tables) / rate
    offsets = random.Random(seed)
    start = time.monotonic()

    async def play(table: Table, offset: float) -> None:
        due = start + offset
        while due < start + seconds and not table.over:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            began = time.monotonic()
            await table.step()
            times.append(time.monotonic() - began)
            due = max(due + every, time.monotonic())

    await asyncio.gather(*(play(table, offsets.random() * every) for table in tables))
    return times


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(part * len(times)))] * 1000


def fsync_p99(folder: Path) -> float:
    """99th percentile in milliseconds of 300 flushes of a page."""
    times = []
    with (folder / "probe").open("wb") as file:
        for _ in range(300):
            file.write(bytes(4096))
            file.flush()
            began = time.monotonic()
            os.fsync(file.fileno())
            times.append(time.monotonic() - began)
    return percentile(times, 0.99)


def serve_ours(folder: Path, *more: str) -> tuple[Served, str, float]:
    """The server, its address, and the seconds until its first page."""
    command = [sys.executable, "-m", "tafelrunde", "serve", "--port", "0", "--no-browser"]
    limits = ["--sockets-per-address", "9999", "--requests-per-minute", "9999999"]
    rest = ["--creations-per-minute", "99999", "--log-level", "warning", "--data", str(folder)]
    served = Served([*command, *limits, *rest, *more], folder)
    address = served.first_line.split("http://")[1].split("/")[0]
    while not is_there(address):  # a node listens only when ready
        assert time.monotonic() < served.began + LONGEST_START
        time.sleep(0.01)
    return served, address, time.monotonic() - served.began


def is_there(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"http://{address}/") as page:
            return bool(page.read())
    except urllib.error.URLError:
        return False


def serve_boardgame(folder: Path) -> tuple[Served, str]:
    (folder / "package.json").write_text("{}")
    npm = ["npm", "install", "--silent", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"]
    subprocess.run(npm, cwd=folder, check=True)
    (folder / "server.cjs").write_text(BOARDGAME)
    port = random.randrange(20_000, 30_000)
    served = Served(["node", "server.cjs", str(port)], folder)
    return served, f"127.0.0.1:{port}"


@dataclass(frozen=True)
class Round:
    rate: float
    p50: float
    p99: float
    cpu: float
    """Server CPU milliseconds per action."""

    def row(self, name: str) -> str:
        return f"| {name} | {self.rate:.0f} | {self.p50:.1f} | {self.p99:.1f} | {self.cpu:.2f} |"


@dataclass
class Side:
    name: str
    server: Served
    tables: list[Table]

    async def play(self, seconds: float, rate: float | None = None, seed: int = 0) -> Round:
        """Play at full speed or at an offered rate. Collects this process's garbage first."""
        gc.collect()
        gc.freeze()
        before = self.server.cpu()
        if rate is None:
            reached, times = await full_speed(self.tables, seconds)
        else:
            times = await at_rate(self.tables, seconds, rate, seed)
            reached = len(times) / seconds
        used = 1000 * (self.server.cpu() - before) / len(times)
        return Round(reached, percentile(times, 0.5), percentile(times, 0.99), used)


def middle(rounds: list[Round], key: Callable[[Round], float]) -> Round:
    return sorted(rounds, key=key)[len(rounds) // 2]


async def compare(tables: int, seconds: float, database: str) -> list[str]:
    """Alternate rounds, so that load on the machine affects all servers alike, and report the
    median round. The database must be empty."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        ours, address, first_page = serve_ours(Path(one))
        peer, peer_address = serve_boardgame(Path(other))
        servers = [ours, peer]
        try:
            sides = [Side("tafelrunde", ours, await open_ours(address, tables))]
            on_database, address, _ = serve_ours(Path(one), "--database", database)
            servers.append(on_database)
            opened = await open_ours(address, tables)
            sides.append(Side("tafelrunde on PostgreSQL", on_database, opened))
            # Last, because it closes sockets that stay silent while hundreds of tables open.
            opened = await open_boardgame(peer_address, tables)
            sides.append(Side("boardgame.io", peer, opened))
            free: dict[str, list[Round]] = {side.name: [] for side in sides}
            paced: dict[str, list[Round]] = {side.name: [] for side in sides}
            for _round in track(range(ROUNDS), f"{tables} tables, full speed", transient=True):
                for side in sides:
                    free[side.name].append(await side.play(seconds))
            peaks = {name: middle(rounds, lambda x: x.rate) for name, rounds in free.items()}
            rate = min(peak.rate for peak in peaks.values()) / 2
            for number in track(range(ROUNDS), f"{tables} tables, half speed", transient=True):
                for side in sides:
                    paced[side.name].append(await side.play(seconds, rate, seed=number))
            calm = {name: middle(rounds, lambda x: x.p99) for name, rounds in paced.items()}
            memory, flush = ours.memory(), fsync_p99(Path(one))
        finally:
            for server in servers:
                server.stop()
    return [
        "| | actions/s | p50 ms | p99 ms | server CPU ms/action |",
        "| --- | ---: | ---: | ---: | ---: |",
        *(peak.row(f"{name}, as fast as it goes") for name, peak in peaks.items()),
        *(calmer.row(f"{name}, {rate:.0f}/s offered") for name, calmer in calm.items()),
        "",
        f"First page after {first_page:.2f} s; {memory:.0f} MB with {tables} tables and"
        f" {tables * SEATS} sockets; p99 of a flush {flush:.1f} ms.",
    ]


# -- Next to bots ----------------------------------------------------------------------------------

FEW_TABLES, FEW_ACTIONS = 20, 60
"""Tables of people, and their total actions per second."""
BOT_TABLES = 20


async def let_bots_play(address: str, game: str, level: str, tables: int) -> list[ClientConnection]:
    """Start tables with only bots, all watched by one person."""
    _, cookie = request("GET", f"http://{address}/api/me")
    plan = {"game": game, "seats": [{"kind": "bot", "level": level}] * SEATS, "start": True}
    watching = []
    for _ in range(tables):
        created, _ = request("POST", f"http://{address}/api/tables", plan, cookie)
        url = f"ws://{address}/api/tables/{created['code']}/socket"
        socket = await connect(
            url, additional_headers={"Cookie": cookie}, compression=None, max_size=None
        )
        await socket.send(JOIN)
        watching.append(socket)
    return watching


async def count_frames(sockets: list[ClientConnection]) -> int:
    """Count frames until cancelled."""
    frames = 0

    async def read(socket: ClientConnection) -> None:
        nonlocal frames
        async for _ in socket:
            frames += 1

    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*(read(socket) for socket in sockets))
    return frames


async def beside_bots(seconds: float) -> list[str]:
    """People's latency without bots, and while bots think at other tables."""
    with tempfile.TemporaryDirectory() as folder:
        served, address, _ = serve_ours(Path(folder))
        try:
            tables = await open_ours(address, FEW_TABLES)
            alone = await at_rate(tables, seconds, FEW_ACTIONS)
            opened = await let_bots_play(address, "knatsch", "medium", BOT_TABLES)
            watching = asyncio.create_task(count_frames(opened))
            beside = await at_rate(tables, seconds, FEW_ACTIONS)
            watching.cancel()
            frames = await watching
        finally:
            served.stop()
    return [
        f"{FEW_TABLES} tables of people act {FEW_ACTIONS} times a second: without bots, and while",
        f"bots play Knatsch at {BOT_TABLES} other tables ({frames / seconds:.0f} frames a second).",
        "",
        "| | p50 ms | p99 ms |",
        "| --- | ---: | ---: |",
        f"| people alone | {percentile(alone, 0.5):.1f} | {percentile(alone, 0.99):.1f} |",
        f"| beside bots | {percentile(beside, 0.5):.1f} | {percentile(beside, 0.99):.1f} |",
    ]
