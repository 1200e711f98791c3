"""Several nodes on one PostgreSQL: tables are the same at every node, also when nodes stop."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tafelrunde.core.journal import Entry
from tafelrunde.server.api.context import PASSWORD_BURST
from tafelrunde.server.api.people import token_hash
from tafelrunde.server.base.clock import Clock
from tafelrunde.server.base.settings import Settings
from tafelrunde.server.edge.middleware import HOP
from tafelrunde.server.store.postgresql.store import PostgresqlStore
from tafelrunde.server.tables.bot_workers import BotWorkers
from tafelrunde.server.tables.services import Services, create_table, save_setup
from tafelrunde.server.tables.table_record import Seat
from tests.kit.postgresql import shared
from tests.server.harness import SECONDS, Browser, TableSocket, run
from tests.server.nodes import LONGEST_PAUSE, Place, is_served, place
from tests.server.process import ADDRESS
from tests.server.test_secrecy import before_an_attack, rally

FEW = 3
"""Sockets per address at one of the nodes."""

Pair = tuple[str, tuple[str, str]]
"""A database, and the addresses of two nodes on it."""


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two nodes and their database, shared by all tests that leave them running. The second one
    allows an address few sockets."""
    folder = tmp_path_factory.mktemp("pair")
    database = shared().tables_for(folder)
    with ExitStack() as stack:
        addresses = []
        for limit in ("1000", str(FEW)):
            command = [sys.executable, "-m", "tafelrunde", "serve", "--port", "0", "--no-browser",
                       "--database", database, "--node", "127.0.0.1:0", "--data", str(folder),
                       "--sockets-per-address", limit]  # fmt: skip
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            stack.callback(process.wait)
            stack.callback(process.terminate)
            assert process.stdout is not None
            stack.callback(process.stdout.close)
            found = ADDRESS.search(process.stdout.readline())
            assert found is not None
            addresses.append(found[1].decode())
        until = time.monotonic() + SECONDS
        while not all(map(is_served, addresses)):
            assert time.monotonic() < until
            time.sleep(0.05)
        yield database, (addresses[0], addresses[1])


@asynccontextmanager
async def at_pair(pair: Pair) -> AsyncIterator[tuple[Place, str, str]]:
    database, addresses = pair
    async with AsyncExitStack() as stack:
        yield Place(Path(), database, stack), *addresses


# -- Passing on ------------------------------------------------------------------------------------


def test_a_table_is_the_same_at_every_node(pair: Pair) -> None:
    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            anna, bert = await nodes.browser(one), await nodes.browser(other)
            code = await anna.new_table("thousand_km", "mo")
            at_anna = await anna.open(code)
            assert nodes.owner(code) == one
            at_bert = await bert.open(code)
            await at_bert.ask("sit", seat=1)
            await at_anna.ask("start")
            for table in (at_anna, at_bert):
                await table.until_status("playing")
            for _ in range(6):
                mover, seat = await whose_turn(at_anna, at_bert)
                await mover.act(seat, mover.texts(seat)[0])
            await at_bert.ask("chat", text="hello", seat=1)
            await at_anna.until(lambda: any(line["text"] == "hello" for line in at_anna.chat))
            assert nodes.owner(code) == one
            hops = (await bert.http.get("/metrics")).text
            assert "tafelrunde_hops_total 1.0" in hops
            # Without a socket the owner is not needed.
            for browser in (anna, bert):
                line = await browser.call("GET", f"/api/tables/{code}")
                assert line["status"] == "playing"
                (mine,) = (await browser.call("GET", "/api/lobby"))["mine"]
                assert mine["turn"] == line["turn"] != []
            assert nodes.owner(code) == one

    run(check())


async def whose_turn(*tables: TableSocket) -> tuple[TableSocket, int]:
    for table in tables:
        number = await table.send("why", seat=0, piece="pass")
        await table.until_answered(number)
        await table.give_standing_orders()
    return next((table, table.asked()[0]) for table in tables if table.asked())


def test_p1_a_socket_is_proxied_only_once(pair: Pair) -> None:
    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            anna = await nodes.browser(one)
            code = await anna.new_table("thousand_km", "mm")
            await anna.open(code)
            ((secret,),) = nodes.ask("SELECT encode(secret, 'hex') FROM cluster")
            elsewhere = await nodes.browser(other, anna)
            with pytest.raises(InvalidStatus):
                async with elsewhere.connect(code, **{HOP.decode(): str(secret)}):
                    pass
            async with anna.connect(code, **{HOP.decode(): str(secret)}) as here:
                await here.join()

    run(check())


def test_p2_a_forged_hop_has_no_effect(pair: Pair) -> None:
    """It is proxied and counted like any other socket."""

    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            anna = await nodes.browser(one)
            code = await anna.new_table("thousand_km", "mm")
            await anna.open(code)
            elsewhere = await nodes.browser(other, anna)
            for secret in ("", "0" * 64, "\N{LATIN SMALL LETTER E WITH ACUTE}"):
                async with elsewhere.connect(code, **{HOP.decode(): secret}) as table:
                    await table.join()
            async with AsyncExitStack() as stack:
                for _ in range(FEW):
                    await stack.enter_async_context(elsewhere.connect(code))
                with pytest.raises(InvalidStatus):
                    async with elsewhere.connect(code, **{HOP.decode(): "0" * 64}):
                        pass

    run(check())


def test_the_origin_is_checked_against_the_browsers_host(pair: Pair) -> None:
    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            anna = await nodes.browser(one)
            code = await anna.new_table("thousand_km", "mm")
            await anna.open(code)
            elsewhere = await nodes.browser(other, anna)
            async with elsewhere.connect(code, Origin=f"http://{other}") as table:
                await table.join()
            with pytest.raises(InvalidStatus):
                async with elsewhere.connect(code, Origin="http://evil.example"):
                    pass

    run(check())


def test_the_owners_close_reason_reaches_the_browser(pair: Pair) -> None:
    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            anna, bert = await nodes.browser(one), await nodes.browser(other)
            code = await anna.new_table("thousand_km", "mo")
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_anna.until(lambda: at_anna.table["spectators"])
            await at_anna.send("close_table")
            await at_bert.socket.wait_closed()
            assert at_bert.socket.close_code == 4410

    run(check())


# -- People ----------------------------------------------------------------------------------------


def test_e1_a_new_name_a_login_and_a_logout_reach_the_table_elsewhere(pair: Pair) -> None:
    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            anna, bert = await nodes.browser(one), await nodes.browser(other)
            code = await anna.new_table("thousand_km", "mo")
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_bert.ask("sit", seat=1)
            assert nodes.owner(code) == one
            await bert.call("PUT", "/api/me", {"name": "Berthold", "colour": "green"})
            await at_anna.until(lambda: at_anna.table["seats"][1]["name"] == "Berthold")

            dora = await nodes.browser(other)
            known = {"account": f"dora-{code}", "password": "long enough"}
            await dora.call("POST", "/api/account", known)
            await bert.call("POST", "/api/login", known)
            ((seated,),) = nodes.ask(
                "SELECT account FROM seated JOIN person ON person = person.id"
                " JOIN game_table ON game_table.id = game_table"
                " WHERE code = %s AND account IS NOT NULL",
                code,
            )
            assert seated == known["account"]
            async with dora.connect(code) as at_dora:
                await at_dora.join()
                assert [seat["seat"] for seat in at_dora.update["seats"]] == [1]
                await bert.call("POST", "/api/logout")
                await at_dora.socket.wait_closed()
                assert at_dora.socket.close_code == 1012

    run(check())


def test_a_device_transfer_works_across_nodes(pair: Pair) -> None:
    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            anna, phone = await nodes.browser(one), await nodes.browser(other)
            name = (await anna.call("GET", "/api/me"))["name"]
            offered = {"token": (await anna.call("POST", "/api/move"))["token"]}
            assert (await phone.call("POST", "/api/move/look", offered))["name"] == name
            assert (await phone.call("POST", "/api/move/take", offered))["name"] == name
            for node in (one, other):
                thief = await nodes.browser(node)
                again = await thief.http.post("/api/move/take", json=offered)
                assert again.status_code == 410

    run(check())


def test_an_analysis_runs_at_one_node_and_is_visible_at_all(pair: Pair) -> None:
    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            anna = await nodes.browser(one)
            short = {"mode": "single_rally"}
            code = await anna.new_table("thousand_km", "mm", start=True, options=short)
            table = await anna.open(code)
            await table.play(lambda texts: texts[0], most=1)
            await table.ask("offer_end", seat=0)
            await table.until_status("over")
            path = f"/api/tables/{code}/analysis"
            browsers = [anna, await nodes.browser(other, anna)]
            for browser in browsers:
                assert (await browser.call("GET", path))["state"] == "none"
            for browser in browsers:
                await browser.call("POST", path)
                makers = nodes.ask("SELECT address FROM analysing JOIN node ON node.id = node")
                assert makers in ([(one,)], [])
                for asked in browsers:
                    assert (await asked.call("GET", path))["state"] in ("running", "done")
            for browser in browsers:
                async with asyncio.timeout(SECONDS):
                    while (news := await browser.call("GET", path))["state"] == "running":
                        await asyncio.sleep(0.05)
                assert news["decided"]["points"]
            assert nodes.ask("SELECT FROM analysing") == []

    run(check())


def test_password_attempts_are_limited_across_nodes(pair: Pair) -> None:
    async def check() -> None:
        async with at_pair(pair) as (nodes, one, other):
            browsers = [await nodes.browser(one), await nodes.browser(other)]
            wrong = {"account": "nobody", "password": "a wrong one"}
            tried = 0
            while (
                await browsers[tried % 2].http.post("/api/login", json=wrong)
            ).status_code == 403:
                tried += 1
            # The burst, and some more while they are checked.
            assert 0 < tried <= PASSWORD_BURST + 10
            for browser in browsers:
                assert (await browser.http.post("/api/login", json=wrong)).status_code == 429

    run(check())


# -- The owner is gone -----------------------------------------------------------------------------


def test_p3_the_owner_stops_while_a_socket_is_proxied(tmp_path: Path) -> None:
    async def check() -> None:
        async with place(tmp_path, 2) as nodes:
            for how in (signal.SIGTERM, signal.SIGKILL):
                one, other = nodes.nodes
                await owner_goes(nodes, one, other, how)
                del nodes.nodes[one]
                await nodes.start()

    run(check())


async def owner_goes(nodes: Place, one: str, other: str, how: signal.Signals) -> None:
    anna = await nodes.browser(one)
    code = await anna.new_table("thousand_km", "mm", start=True)
    at_one = await anna.open(code)
    elsewhere = await nodes.browser(other, anna)
    table = await elsewhere.open(code)
    await table.play(lambda texts: texts[0], most=3)
    nodes.nodes[one].send_signal(how)
    for left in (table, at_one):
        await left.socket.wait_closed()
    assert table.socket.close_code == 1012
    began = time.monotonic()
    back = await elsewhere.open(code)
    assert time.monotonic() - began < LONGEST_PAUSE
    assert back.seat(0)["menu"] == table.seat(0)["menu"]
    await back.play(lambda texts: texts[0], most=3)
    assert nodes.owner(code) == other


def test_c1_a_node_with_a_fast_clock_affects_nobodys_time(tmp_path: Path) -> None:
    async def check() -> None:
        async with place(tmp_path, 1) as nodes:
            (one,) = nodes.nodes
            ahead = await nodes.start(hours_ahead=1)
            anna = await nodes.browser(one)
            pace = {"kind": "live", "limit": 600}
            code = await anna.new_table("thousand_km", "mm", start=True, pace=pace)
            table = await anna.open(code)
            await table.play(lambda texts: texts[0], most=1)
            nodes.nodes[one].kill()
            anna = await nodes.browser(ahead, anna)
            table = await anna.open(code)
            for most in range(2):
                await table.play(lambda texts: texts[0], most=most)
                line = await anna.call("GET", f"/api/tables/{code}")
                ((now,),) = nodes.ask("SELECT extract(epoch FROM now())::float8")
                assert 0 < line["deadline"] - float(str(now)) < 1200
                assert abs(line["touched"] - float(str(now))) < 1200

    run(check())


def test_m1_m3_m5_a_table_continues_at_the_next_node(tmp_path: Path) -> None:
    """Seeding in progress, an offer, a chat line whose answer was lost."""

    async def check() -> None:
        async with place(tmp_path, 2) as nodes:
            one, other = nodes.nodes
            anna, bert = await nodes.browser(one), await nodes.browser(one)
            seeding, offering = [await anna.new_table("thousand_km", "mo") for _ in "12"]
            before = {}
            for code in (seeding, offering):
                at_anna, at_bert = await anna.open(code), await bert.open(code)
                await at_bert.ask("sit", seat=1)
                at_bert.gives_seeds = code == offering
                before[code] = at_anna, at_bert
            at_anna, at_bert = before[offering]
            await at_anna.ask("start")
            await at_anna.until_status("playing")
            await at_anna.ask("offer_end", seat=0)
            await at_anna.ask("chat", id="said", text="Once", seat=0)
            await before[seeding][0].ask("start")
            nodes.nodes[one].kill()
            anna, bert = [await nodes.browser(other, old) for old in (anna, bert)]
            at_anna, at_bert = await anna.open(offering), await bert.open(offering)
            assert at_bert.table["offer"]["by"] == 0
            assert (await at_anna.ask("chat", id="said", text="Once", seat=0))["refused"] is None
            async with anna.connect(offering) as again:
                await again.join()
                await again.until(lambda: '"chat_history"' in again.frames[-1])
                assert again.frames[-1].count('"Once"') == 1
            offer = at_bert.table["offer"]["number"]
            await at_bert.ask("answer", seat=1, agree=True, offer=offer)
            assert at_bert.over
            for browser in (anna, bert):
                table = await browser.open(seeding)
                await table.until_status("playing")

    run(check())


def test_m2_m4_a_hidden_answer_survives_a_change_of_nodes(tmp_path: Path) -> None:
    """It was acknowledged while the window was open; the window restarts at the next node."""

    async def check() -> None:
        async with place(tmp_path, 2) as nodes:
            one, other = nodes.nodes
            people = [await nodes.browser(one) for _ in range(2)]
            entries, attack, *_ = before_an_attack()
            code = await put_down(nodes, people, entries)
            at_anna, at_bert = [await browser.open(code) for browser in people]
            await at_anna.act(0, attack)
            await at_bert.until(at_bert.asked)
            await at_bert.act(1, "decline")
            nodes.nodes[one].kill()
            people = [await nodes.browser(other, old) for old in people]
            at_anna, at_bert = [await browser.open(code) for browser in people]
            while not at_anna.asked() and not at_bert.asked():
                await at_bert.receive()
                await at_anna.catch_up(at_bert)
            assert not at_bert.asked() or "decline" not in at_bert.texts(1)
            rows = nodes.ask(
                "SELECT line FROM journal JOIN game_table ON game_table.id = game_table"
                " WHERE code = %s AND line = '1 decline'",
                code,
            )
            assert len(rows) == 1

    run(check())


async def put_down(nodes: Place, people: list[Browser], entries: list[Entry]) -> str:
    """A table at which two people continue a game; its code."""
    hashes = [token_hash(browser.token) for browser in people]
    numbers = [nodes.ask("SELECT person FROM token WHERE hash = %s", key)[0][0] for key in hashes]
    seats = [
        Seat(kind="person", person=int(str(number)), name="P", colour="red", order="ask")
        for number in numbers
    ]
    setup = rally(seats, int(str(numbers[0])))
    store = PostgresqlStore(nodes.database, "beside")
    await store.open()
    services = Services(Settings(data=nodes.folder), store, Clock(), BotWorkers(1, 20.0))
    stored = await create_table(services, setup)
    await save_setup(services, stored.id, "playing", setup, entries)
    await store.close()
    return stored.code
