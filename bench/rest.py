"""Idle tables: their memory use, and the time to reload them.

Tables are written into the data file of a running server, then opened and left by a browser.
"""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

from load import JOIN, Served, percentile, request, serve_ours
from rich.progress import track
from websockets.asyncio.client import connect

from tafelrunde.core.journal import Chance, Sit, entry_line
from tafelrunde.core.rng import FastRng
from tafelrunde.games import find
from tafelrunde.games.thousand_km.rules.state import Rally
from tafelrunde.server.base.clock import Clock
from tafelrunde.server.base.settings import Settings
from tafelrunde.server.store.sqlite.store import SqliteStore
from tafelrunde.server.tables.bot_workers import BotWorkers
from tafelrunde.server.tables.services import Services, create_table, save_setup
from tafelrunde.server.tables.table_record import Seat, Setup
from tafelrunde.table.table import Table

GAME = find("thousand_km")
SEATS = 4
OPTIONS = {"points_target": 100_000, "max_rallies": 10}
WARM_UP = 1000
"""Tables opened before measuring, because a newly started process grows anyway."""
REBUILT = 100


def rally(table: Table) -> Rally:
    assert isinstance(table.state, Rally)
    return table.state


def championship(rallies: int, entries: int | None = None) -> list[str]:
    """The journal of a heuristic game of four over `rallies`, without its last decisions."""
    table = Table(GAME, SEATS, OPTIONS, FastRng(3))
    table.start()
    rng = FastRng(3)
    thumb = GAME.policies["thumb"]()
    while not table.over and rally(table).results.rallies < rallies:
        if table.menus:
            seat, menu = next(iter(table.menus.items()))
            table.act(seat, GAME.notation.text(thumb.choose(table.state, seat, rng)), menu)
        else:  # all have answered, but the window is still open
            table.tick(table.window_until or 0.0)
    played = table.entries[: entries or -40]
    plain = [Chance(entry.text) if isinstance(entry, Chance) else entry for entry in played]
    sitting = [Sit(seat, "person", f"P{seat}") for seat in range(SEATS)]
    return [entry_line(entry) for entry in [*sitting, *plain]]


async def put_down(services: Services, lines: list[str]) -> str:
    """Store an idle table with this journal; returns its code."""
    setup = Setup(
        game=GAME.name,
        rules=GAME.rules_version,
        options={**OPTIONS},
        seats=[Seat(kind="person", person=1, name=f"P{seat}") for seat in range(SEATS)],
        host=1,
        fair=False,
    )
    stored = await create_table(services, setup)
    await services.store.append(stored.id, 0, lines)
    await save_setup(services, stored.id, "playing", setup)
    return stored.code


async def look_at(address: str, cookie: str, code: str, *, act: bool = False) -> float:
    """Open a table, optionally act once, and leave; returns the seconds until it was shown."""
    url = f"ws://{address}/api/tables/{code}/socket"
    began = time.monotonic()
    async with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        await socket.send(JOIN)
        update = json.loads(await socket.recv())
        taken = time.monotonic() - began
        if act:
            seat = next(seat for seat in update["seats"] if seat["menu"])
            menu = seat["menu"]
            command = {"type": "act", "id": "2", "seat": seat["seat"], "menu": menu["number"]}
            await socket.send(json.dumps({**command, "text": menu["choices"][0]["text"]}))
            while json.loads(await socket.recv()).get("answers") != "2":
                pass
    return taken


async def at_rest(address: str) -> None:
    """Wait until no table is in memory."""
    while request("GET", f"http://{address}/api/health")[0]["tables"]:
        await asyncio.sleep(0.05)


async def memory_of_resting(
    served: Served, address: str, cookie: str, services: Services, tables: int
) -> float:
    """Bytes per idle table."""
    lines = championship(1, entries=60)
    used = 0.0
    for many in (WARM_UP, tables):
        used = served.memory()
        for _table in track(range(many), "tables at rest", transient=True):
            await look_at(address, cookie, await put_down(services, lines))
        await at_rest(address)
    return (served.memory() - used) * 1024 * 1024 / tables


async def times_of_rebuilding(
    address: str, cookie: str, services: Services, lines: list[str]
) -> list[float]:
    """Seconds from a browser's first byte until the table is shown, for tables played on this
    server."""
    codes = [await put_down(services, lines) for _table in range(REBUILT)]
    for code in track(codes, "championships", transient=True):
        await look_at(address, cookie, code, act=True)
    await at_rest(address)
    return [await look_at(address, cookie, code) for code in codes]


async def measure(folder: Path, tables: int) -> list[str]:
    served, address, _ = serve_ours(folder, "--linger", "1")
    _, cookie = request("GET", f"http://{address}/api/me")
    settings = Settings(data=folder)
    services = Services(
        settings, SqliteStore(settings.file), Clock(), BotWorkers(settings.workers, settings.think)
    )
    await services.store.open()
    lines = championship(10)
    try:
        each = await memory_of_resting(served, address, cookie, services, tables)
        times = await times_of_rebuilding(address, cookie, services, lines)
    finally:
        await services.store.close()
        served.stop()
    p50, p95 = percentile(times, 0.5), percentile(times, 0.95)
    return [
        f"A table at rest takes {each:.0f} bytes of the server's memory ({tables} tables, each"
        " looked at once).",
        f"One with ten rallies ({len(lines)} entries) is back after {p50:.1f} ms (p50),"
        f" {p95:.1f} ms (p95), from the browser's first byte to its first frame"
        f" ({REBUILT} tables).",
    ]
