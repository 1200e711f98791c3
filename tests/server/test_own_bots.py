"""Programs that people bring to a table: tokens, rights, and bots of the house that stand in."""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tafelrunde import client
from tafelrunde.games import find
from tafelrunde.lab.arena import hold
from tafelrunde.server.base.messages import PROTOCOL
from tafelrunde.server.tables import own_bots
from tafelrunde.server.tables.live import OWN_BOT_SECONDS
from tests.cli.terminal import call
from tests.server.harness import (
    RALLY,
    Browser,
    HandClock,
    House,
    TableSocket,
    bot_at,
    discard,
    house,
    run,
    token_for,
    two_at_a_table,
)

GUIDE = Path(__file__).parents[2] / "docs/guide/network-bot.md"
BOT = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)[0]


async def refusal_of(stack: AsyncExitStack, server: House, code: str, token: str) -> str:
    """Why a token opens nothing."""
    nobody = Browser(server.address, stack)
    table = await stack.enter_async_context(nobody.connect(code, Authorization=f"Bearer {token}"))
    with suppress(ConnectionClosed):
        await table.send("join", protocol=PROTOCOL)
    frame = await table.receive()
    assert frame["type"] == "goodbye"
    return str(frame["reason"])


async def alone_with_a_bot(server: House, **plan: object) -> tuple[Browser, TableSocket, str, str]:
    """Anna in seat 0, who begins, her program in seat 1, which has not joined yet; the token."""
    anna = await server.browser("Anna")
    code = await anna.new_table("thousand_km", "mb", options=RALLY, **plan)
    table = await anna.open(code)
    token = await token_for(table, 1)
    await table.ask("start")
    await table.until_status("playing")
    await table.ask("order", seat=0, order="blitz")
    return anna, table, code, token


def peaceful(texts: list[str]) -> str:
    """The first choice that opens no window for hidden reactions."""
    return next((text for text in texts if not text.startswith("attack")), texts[0])


# -- The guide ---------------------------------------------------------------------------------


def test_the_bot_of_the_guide_plays_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot_of_the_guide.py").write_text(BOT, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])

    async def play() -> None:
        async with house(tmp_path) as server:
            _, table, code, token = await alone_with_a_bot(server)
            url = f"http://{server.address}/t/{code}"
            asked = ["bot", "bot_of_the_guide:Player", "--table", url, "--token", token]
            command = asyncio.create_task(asyncio.to_thread(call, *asked, "--lang", "en"))
            await table.until(lambda: table.table["seats"][1]["online"])
            await table.play(peaceful)
            done = await command
            assert done.stdout == f"The game is over. Place: {table.table['standing'][1]}\n"
            assert not table.table["seats"][1]["autopilot"]

    run(play())


def test_the_bot_of_the_guide_is_short_and_wins_in_the_lab() -> None:
    assert len(BOT.splitlines()) <= 20
    inside: dict[str, type] = {}
    exec(BOT, inside)
    result = hold(find("thousand_km"), {"mine": inside["Player"], "random": "random"}, 2, 6, 1)
    assert result.players[0].share > 0.8


def test_client_explains_why_it_cannot_play(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _, table, code, token = await alone_with_a_bot(server)
            url = f"http://{server.address}/t/{code}"
            with pytest.raises(client.ClientError, match="not the address of a table"):
                await client.play_async(f"http://{server.address}/{code}", token, fly_home)
            with pytest.raises(client.ClientError, match="nobody"):
                await client.play_async(url, "wrong", fly_home)
            playing = asyncio.create_task(client.play_async(url, token, fly_home))
            await table.until(lambda: table.table["seats"][1]["online"])
            await table.act(0, discard(table, 0))
            with pytest.raises(client.ClientError, match="not in the menu: 'fly home'"):
                await playing

    run(check())


def test_client_plays_on_after_a_lost_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "RETRY_SECONDS", (0,))
    calls = iter(range(1_000_000))

    def choose(_view: dict[str, Any], menu: list[str]) -> str:
        if next(calls) == 2:
            raise ConnectionResetError
        return peaceful(menu)

    async def check() -> None:
        async with house(tmp_path, HandClock()) as server:
            _, table, code, token = await alone_with_a_bot(server)
            url = f"http://{server.address}/t/{code}"
            playing = asyncio.create_task(client.play_async(url, token, choose))
            await table.until(lambda: table.table["seats"][1]["online"])
            await table.play(peaceful)
            assert await playing == table.table["standing"][1]

    run(check())


def fly_home(_view: dict[str, Any], _menu: list[str]) -> str:
    return "fly home"


# -- The token ---------------------------------------------------------------------------------


def test_token_opens_one_seat_of_one_table_until_it_is_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def check() -> None:
        async with house(tmp_path) as server, AsyncExitStack() as stack:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mo", options=RALLY)
            other = await anna.new_table("thousand_km", "mo", watch="all")
            table = await anna.open(code)
            token = await token_for(table, 1)
            bot = await bot_at(stack, server, code, token)
            assert [seat["mine"] for seat in bot.table["seats"]] == [False, True]
            assert bot.table["seats"][1]["owner"] == "Anna"
            assert await refusal_of(stack, server, other, token) == "nobody"
            robber = Browser(server.address, stack)
            await stack.enter_async_context(robber.http)
            robber.become(token)
            me = {"name": "Rob", "colour": "red"}
            assert (await robber.http.put("/api/me", json=me)).status_code == 401
            second = await token_for(table, 1)
            with pytest.raises(ConnectionError):
                await bot.until(lambda: False)
            assert bot.socket.close_code == 4403
            assert await refusal_of(stack, server, code, token) == "removed"
            bot = await bot_at(stack, server, code, second)
            await table.ask("seat_bot", seat=1, level="easy")
            assert await refusal_of(stack, server, code, second) == "removed"
            stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
            for secret in (token, second):
                assert secret.encode() not in stored
                assert secret not in caplog.text

    run(check())


def test_token_ends_with_the_game(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server, AsyncExitStack() as stack:
            _, table, code, token = await alone_with_a_bot(server)
            bot = await bot_at(stack, server, code, token)
            await table.ask("resign", seat=0)
            await bot.until_status("over")
            assert bot.table["standing"] == [2, 1]
            assert await refusal_of(stack, server, code, token) == "removed"
            await table.ask("rematch")
            assert table.table["rematch"] is not None, "programs are not asked"

    run(check())


# -- Rights ------------------------------------------------------------------------------------


def test_seated_people_and_the_organiser_bring_programs(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert, at_anna, at_bert, code = await two_at_a_table(server)
            at_cora = await (await server.browser("Cora")).open(code)
            assert await at_cora.refused("own_bot", seat=1) == "refusal-not-host"
            assert await at_anna.refused("own_bot", seat=1) == "refusal-seat-taken"
            await at_bert.ask("stand_up", seat=1)
            await at_anna.ask("own_bot", seat=1)
            assert at_anna.update["refused"] is None, "nobody else plays any more"
            waiting = await anna.new_table("thousand_km", "ooo")
            at_anna, at_bert = await anna.open(waiting), await bert.open(waiting)
            assert await at_bert.refused("own_bot", seat=1) == "refusal-not-host"
            await at_bert.ask("sit", seat=0)
            for number, table in ((1, at_anna), (2, at_bert)):
                await token_for(table, number, name="")
            await at_anna.catch_up(at_bert)
            assert [seat["owner"] for seat in at_anna.table["seats"]] == [None, "Anna", "Bert"]
            assert await at_bert.refused("seat_bot", seat=1, level="easy") == "refusal-seat-taken"
            await at_anna.ask("open_seat", seat=2)
            assert at_anna.table["seats"][2]["kind"] == "open"

    run(check())


def test_no_second_hand_in_a_running_game_with_others(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            code = await anna.new_table("thousand_km", "mob", options=RALLY)
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_bert.ask("sit", seat=1)
            await at_anna.ask("start")
            await at_anna.until_status("playing")
            assert await at_anna.refused("own_bot", seat=2) == "refusal-one-seat-each"

    run(check())


def test_a_table_gives_out_a_limited_number_of_tokens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_bots, "MOST_OWN_BOTS", 2)

    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            table = await anna.open(await anna.new_table("thousand_km", "mo"))
            for _ in range(2):
                await token_for(table, 1)
            assert await table.refused("own_bot", seat=1) == "refusal-too-many-own-bots"

    run(check())


def test_programs_only_play_their_seat(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server, AsyncExitStack() as stack:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "oob", options=RALLY)
            table = await anna.open(code)
            bot = await bot_at(stack, server, code, await token_for(table, 0))
            for kind, values in (
                ("sit", {"seat": 1}),
                ("start", {}),
                ("own_bot", {"seat": 1}),
                ("stand_up", {"seat": 0}),
            ):
                assert await bot.refused(kind, **values) == "refusal-not-for-own-bots"

    run(check())


# -- Standing in -------------------------------------------------------------------------------


def test_a_bot_of_the_house_stands_in_for_an_absent_program(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server, AsyncExitStack() as stack:
            _, table, code, token = await alone_with_a_bot(server)
            assert table.table["seats"][1]["autopilot"], "it has not joined yet"
            await table.play(peaceful, most=3)
            bot = await bot_at(stack, server, code, token)
            assert not bot.table["seats"][1]["autopilot"]
            await table.until_asked(0)
            await table.act(0, discard(table, 0))
            await bot.until_asked(1)
            await bot.socket.close()
            await table.until(lambda: table.table["seats"][1]["autopilot"])
            await table.until_asked(0)
            bot = await bot_at(stack, server, code, token)
            assert not bot.table["seats"][1]["autopilot"]

    run(check())


def test_a_bot_of_the_house_stands_in_for_a_late_program(tmp_path: Path) -> None:
    """At a table without a limit. The program gets the next choice."""

    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server, AsyncExitStack() as stack:
            _, table, code, token = await alone_with_a_bot(server)
            bot = await bot_at(stack, server, code, token)
            for _ in range(2):
                await table.until_asked(0)
                await table.act(0, discard(table, 0))
                await bot.until_asked(1)
                while bot.asked():  # some cards give another choice
                    assert bot.table["seats"][1]["deadline"] == clock.now() + OWN_BOT_SECONDS
                    late = bot.menu(1)
                    clock.forward(OWN_BOT_SECONDS)
                    await bot.until(partial(lambda late: bot.seat(1)["menu"] != late, late))
                await table.until_asked(0)
                assert not table.table["seats"][1]["autopilot"]

    run(check())


def test_programs_have_no_vote(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server, AsyncExitStack() as stack:
            _, table, code, token = await alone_with_a_bot(server)
            await bot_at(stack, server, code, token)
            await table.ask("offer_end", seat=0)
            assert table.over

    run(check())
