"""Attacks by strangers: other sites, floods, oversized and malformed input."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tafelrunde.core.rng import FastRng
from tafelrunde.server.api import people
from tafelrunde.server.api.context import PASSWORD_BURST
from tafelrunde.server.app import Server
from tafelrunde.server.base.messages import PROTOCOL
from tafelrunde.server.base.settings import Settings
from tests.server.harness import (
    Browser,
    HandClock,
    TableSocket,
    discard,
    house,
    run,
    two_at_a_table,
)

FRAMES = int(os.environ.get("TAFELRUNDE_FRAMES", "5000"))
RALLY = {"mode": "single_rally", "first_dealer": 1}


def test_every_response_has_the_headers_and_no_traceback(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            for path in ("/", "/t/abc", "/api/me", "/api/nothing", "/nothing.js", "/api/tables/x"):
                answer = await anna.http.get(path)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "script-src 'self';" in policy
                assert "http:" not in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert "server" not in answer.headers
            for body in (b"", b"{", b"[]", b'{"name": 1}', b"\xff", b'{"name": "a", "x": 1}'):
                answer = await anna.http.put(
                    "/api/me", content=body, headers={"content-type": "application/json"}
                )
                assert answer.status_code == 400
                assert answer.json()["reason"]["key"] == "problem-invalid"
                assert "Traceback" not in answer.text
            large = await anna.http.put("/api/me", json={"name": "x" * 20_000, "colour": "red"})
            assert large.status_code == 413

    run(check())


def test_other_sites_have_no_access(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, origins=("https://good.example",)) as server:
            anna = await server.browser()
            code = await anna.new_table("thousand_km", "mo")
            evil = {"origin": "https://evil.example"}
            body = {"name": "Eve", "colour": "red"}
            for headers in (evil, {"origin": "http://["}):
                answer = await anna.http.put("/api/me", json=body, headers=headers)
                assert answer.status_code == 403
            with pytest.raises(InvalidStatus):
                async with anna.connect(code, Origin="https://evil.example"):
                    pass
            for origin in (f"http://{server.address}", "https://good.example"):
                assert (
                    await anna.http.put("/api/me", json=body, headers={"origin": origin})
                ).status_code == 200
                async with anna.connect(code, Origin=origin) as table:
                    await table.join()

    run(check())


def test_the_public_address_is_reported_and_same_site(tmp_path: Path) -> None:
    async def check() -> None:
        address = "http://192.168.1.5:8000"
        async with house(tmp_path, address=address) as server:
            anna = await server.browser()
            assert (await anna.call("GET", "/api/house"))["address"] == address
            headers = {"host": "192.168.1.5:8000", "origin": address}
            anna.become(anna.token)
            body = {"name": "Anna", "colour": "red"}
            answer = await anna.http.put("/api/me", json=body, headers=headers)
            assert answer.status_code == 200
        async with house(tmp_path) as server:
            anna = await server.browser()
            assert set((await anna.call("GET", "/api/house")).values()) == {None}

    run(check())


def test_a_socket_without_a_cookie_or_a_table_is_closed(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            async with anna.connect("2345678923456") as table:
                assert (await table.receive())["reason"] == "unknown"
            code = await anna.new_table("thousand_km", "mo")
            anna.http.cookies.clear()
            async with anna.connect(code) as table:
                assert (await table.receive())["reason"] == "nobody"

    run(check())


def test_requests_sockets_and_commands_are_limited(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(
            tmp_path, requests_per_minute=30, sockets_per_address=3, commands_per_second=5.0
        ) as server:
            anna = await server.browser()
            code = await anna.new_table("thousand_km", "mo")
            tables = [await anna.open(code) for _ in range(3)]
            with pytest.raises(InvalidStatus):
                await anna.open(code)
            for _ in range(12):
                await tables[0].send("why", seat=0, piece="x")
            await tables[0].until(lambda: "too_much" in tables[0].frames[-1])
            statuses = [(await anna.http.get("/api/games")).status_code for _ in range(40)]
            assert statuses[0] == 200
            assert statuses[-1] == 429
            answer = await anna.http.get("/api/games")
            assert answer.headers["retry-after"] == "2"
            assert (await anna.http.get("/")).status_code == 200
            # A socket counts as a request too.
            for table in tables:
                await table.socket.close()
            with pytest.raises(InvalidStatus):
                await anna.open(code)

    run(check())


@pytest.fixture
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same checks with little memory and time."""
    quick = partial(PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
    monkeypatch.setattr(people, "PasswordHasher", quick)


@pytest.mark.usefixtures("quick_passwords")
def test_simultaneous_log_ins_are_not_refused(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            said = {"account": "Anna", "password": "correct horse"}
            await anna.call("POST", "/api/account", said)
            browsers = [await server.browser() for _ in range(16)]
            await asyncio.gather(*(one.call("POST", "/api/login", said) for one in browsers))
            assert {(await one.call("GET", "/api/me"))["account"] for one in browsers} == {"Anna"}

    run(check())


@pytest.mark.usefixtures("quick_passwords")
def test_password_attempts_are_limited(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, HandClock()) as server:
            anna = await server.browser()
            wrong = {"account": "anna", "password": "12345678"}
            statuses = [
                (await anna.http.post("/api/login", json=wrong)).status_code
                for _ in range(PASSWORD_BURST + 2)
            ]
            assert statuses[0] == 403
            assert statuses[-1] == 429
            answer = await anna.http.post("/api/login", json=wrong)
            assert answer.headers["retry-after"] == "6"

    run(check())


def test_choices_made_ahead_have_no_effect(tmp_path: Path) -> None:
    """Neither for menus that are still to come nor for another seat."""

    async def check() -> None:
        async with house(tmp_path) as server:
            _, _, at_anna, at_bert, _ = await two_at_a_table(server)
            text = discard(at_anna, 0)
            now = at_anna.menu(0)["number"]
            for menu in range(now - 2, now + 10):
                for seat in (0, 1):
                    assert await at_bert.refused("act", seat=seat, text=text, menu=menu)
            command = await at_bert.send("ask_ahead", seat=0)
            await at_bert.until(lambda: f'"{command}"' in at_bert.frames[-1])
            assert json.loads(at_bert.frames[-1])["choices"] == []
            await at_anna.act(0, text)
            await at_bert.until_asked(1)
            assert not [one for one in at_bert.log[1] if one["by"] == 1]

    run(check())


# -- Fuzz ------------------------------------------------------------------------------------


def seeds_of_fuzz(table: TableSocket) -> list[bytes]:
    """Frames as a browser sends them, the basis of the mutations below."""
    menu = table.menu(0)["number"]
    commands = [
        {"type": "act", "id": "a", "seat": 0, "text": "play KM9999", "menu": menu},
        {"type": "act", "id": "b", "seat": 1, "text": "discard KM25", "menu": menu},
        {"type": "undo", "id": "c", "seat": 0, "entry": 1},
        {"type": "why", "id": "d", "seat": 0, "piece": "KM25"},
        {"type": "look", "id": "e", "seat": 0, "entry": 3},
        {"type": "seed_reveal", "id": "f", "seat": 0, "seed": "ab" * 16},
        {"type": "join", "id": "g", "protocol": PROTOCOL, "last": {"0": 3}},
        {"type": "remove", "id": "h", "seat": 0},
        {"type": "answer", "id": "i", "seat": 0, "agree": True},
        {"type": "open_seat", "id": "j", "seat": 1},
        {"type": "order", "id": "k", "seat": 0, "order": "never"},
    ]
    return [json.dumps(command).encode() for command in commands]


def mutations(seeds: list[bytes], rng: FastRng) -> Iterator[bytes | str]:
    while True:
        frame = bytearray(seeds[rng.below(len(seeds))])
        for _ in range(rng.below(4)):
            at = rng.below(len(frame))
            match rng.below(5):
                case 0:
                    frame[at] = rng.below(256)
                case 1:
                    del frame[at : at + 1 + rng.below(8)]
                case 2:
                    frame[at:at] = bytes([rng.below(256)]) * rng.below(5)
                case 3:
                    other = seeds[rng.below(len(seeds))]
                    frame[at:] = other[rng.below(len(other)) :]
                case 4:
                    frame[at:at] = str(rng.below(1 << 30) << rng.below(40)).encode()
            if not frame:
                frame = bytearray(b"{")
        if rng.below(200) == 0:
            frame *= 1 + rng.below(200)
        try:
            yield frame.decode() if rng.below(20) else bytes(frame)
        except UnicodeDecodeError:
            yield bytes(frame)


def test_garbage_changes_nothing_and_disturbs_nobody(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, commands_per_second=1e9) as server:
            anna, eve = await server.browser("Anna"), await server.browser("Eve")
            code = await anna.new_table("thousand_km", "mo", options=RALLY)
            at_anna, at_eve = await anna.open(code), await eve.open(code)
            await at_eve.ask("sit", seat=1)
            await at_anna.ask("start")
            await at_anna.until(at_anna.asked)
            room = await server.server.rooms.open(code)
            assert room is not None
            entries = list(room.live.entries)
            before = {part: at_anna.seat(0)[part] for part in ("view", "menu", "described")}
            frames = mutations(seeds_of_fuzz(at_anna), FastRng(11))
            sent = 0
            while sent < FRAMES:
                sent += await bombard(eve, code, frames, FRAMES - sent)
            assert await server.server.rooms.open(code) is room
            game = [entry for entry in room.live.entries if entry not in entries]
            assert not game
            answer = await at_anna.ask("order", seat=0, order="no such order")
            assert {part: answer["seats"][0][part] for part in before} == before
            await at_anna.act(0, at_anna.texts(0)[0])

    async def bombard(eve: Browser, code: str, frames: Iterator[bytes | str], most: int) -> int:
        """Send garbage until the server closes this socket; how much was sent."""
        async with eve.connect(code) as table:
            await table.join()
            sent = 0
            try:
                while sent < most:
                    for _ in range(20):
                        sent += 1
                        await table.socket.send(next(frames))
                    await table.ask("why", id=f"ping{sent}", seat=1, piece="x")
            except (ConnectionError, ConnectionClosed):
                pass
            return sent

    run(check(), seconds=120 + FRAMES / 50)


@pytest.mark.parametrize(
    ("host", "name", "status"),
    [
        ("0.0.0.0", "evil.example:8000", 421),
        ("0.0.0.0", "evil.example.", 421),
        ("0.0.0.0", "[nonsense", 421),
        ("0.0.0.0", "192.168.1.5:8000", 404),
        ("0.0.0.0", "[fe80::1]:8000", 404),
        ("0.0.0.0", "localhost:8000", 404),
        ("0.0.0.0", "play.example", 404),
        ("127.0.0.1", "a.proxy.example", 404),
    ],
)
def test_unknown_host_names_are_rejected(tmp_path: Path, host: str, name: str, status: int) -> None:
    """Checked without a real socket, because the test server listens on loopback."""

    async def check() -> None:
        server = Server(Settings(data=tmp_path, host=host, origins=("https://play.example",)))
        app: Any = server.app
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app)) as browser:
            answer = await browser.get("http://here/nothing", headers={"host": name})
            assert answer.status_code == status

    run(check())
