"""Two tabs, double clicks, late answers, people who come and go at any moment."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tafelrunde.core.journal import Act, Undo
from tafelrunde.core.rng import FastRng
from tafelrunde.games import NAMES, find
from tafelrunde.server.base.messages import PROTOCOL
from tafelrunde.server.edge.cookie import COOKIE
from tests.server.harness import PATIENT, Browser, House, TableSocket, house, run
from tests.server.test_play import SHORT

RALLY = {"mode": "single_rally", "first_dealer": 1}


async def acts_of(server: House, code: str) -> list[Act]:
    room = await server.server.rooms.open(code)
    assert room is not None
    return [entry for entry in room.live.entries if isinstance(entry, Act)]


async def alone(server: House, seats: str = "mm") -> tuple[Browser, TableSocket, str]:
    anna = await server.browser("Anna")
    code = await anna.new_table("thousand_km", seats, options=RALLY, start=True)
    table = await anna.open(code)
    await table.until(table.asked)
    return anna, table, code


def test_a_double_click_has_one_effect(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _, table, code = await alone(server)
            # A discard, because other choices could give another turn.
            text = next(text for text in table.texts(0) if text.startswith("discard"))
            menu = table.menu(0)["number"]
            for number in ("one", "two"):
                await table.send("act", id=number, seat=0, text=text, menu=menu)
            await table.until(lambda: {"one", "two"} <= set(table.answers))
            assert table.answers["one"]["refused"] is None
            assert table.answers["two"]["refused"] is None
            assert await acts_of(server, code) == [Act(0, text)]
            # Another answer to the same menu comes too late.
            other = next(one for one in ("discard KM25", "discard KM50") if one != text)
            late = await table.refused("act", seat=0, text=other, menu=menu)
            assert late == "refusal-not-your-turn"

    run(check())


def test_the_same_id_gives_the_same_answer(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, table, code = await alone(server)
            refused = await table.ask("act", id="x", seat=0, text="play KM200", menu=99)
            assert refused["refused"]["key"].startswith("refusal-")
            text, menu = table.texts(0)[0], table.menu(0)["number"]
            again = await table.ask("act", id="x", seat=0, text=text, menu=menu)
            assert again["refused"] == refused["refused"]
            assert await acts_of(server, code) == []
            await table.ask("act", id="y", seat=0, text=text, menu=menu)
            # Also from another tab.
            other = await anna.open(code)
            answer = await other.ask("act", id="y", seat=0, text=text, menu=menu)
            assert answer["refused"] is None
            assert len(await acts_of(server, code)) == 1

    run(check())


def test_an_undo_sent_twice_has_one_effect(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            # Choosing start tiles involves no chance.
            code = await anna.new_table("kraftwagen", "mm", start=True)
            table = await anna.open(code)
            await table.until(table.asked)
            seat = table.asked()[0]
            await table.act(seat, table.texts(seat)[0])
            undone = await table.ask("undo", id="z", seat=seat)
            twice = await table.ask("undo", id="z", seat=seat)
            assert undone["refused"] is twice["refused"] is None
            room = await server.server.rooms.open(code)
            assert room is not None
            assert [type(entry) for entry in room.live.entries].count(Undo) == 1

    run(check())


def test_other_people_cannot_evict_a_stored_answer(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _, table, code = await alone(server)
            cora = await server.browser("Cora")
            at_cora = await cora.open(code)
            await table.ask("chat", id="same", phrase="hello")
            for _ in range(300):
                await at_cora.ask("mute", muted=True)
            await table.ask("chat", id="same", phrase="hello")
            await table.ask("why", id="last", seat=0, piece="x")
            assert len(table.chat) == 1

    run(check())


def test_two_tabs_answer_the_same_question(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, table, code = await alone(server)
            other = await anna.open(code)
            for turn in range(8):
                seat = turn % 2
                await table.until_asked(seat)
                await other.until_asked(seat)
                menu = table.menu(seat)["number"]
                texts = [one for one in table.texts(seat) if one.startswith("discard")]
                first = table.ask("act", seat=seat, text=texts[0], menu=menu)
                second = other.ask("act", seat=seat, text=texts[-1], menu=menu)
                answers = await asyncio.gather(first, second)
                taken = [answer["refused"] is None for answer in answers]
                assert taken == [True, texts[0] == texts[-1]] or taken == [False, True]
                assert len(await acts_of(server, code)) == turn + 1

    run(check())


def test_concurrent_requests_for_a_seat_have_one_winner(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mo", options=RALLY)
            guests = [await server.browser(f"G{number}") for number in range(6)]
            tables = [await guest.open(code) for guest in guests]
            answers = await asyncio.gather(*(table.ask("sit", seat=1) for table in tables))
            assert [answer["refused"] is None for answer in answers].count(True) == 1
            at_anna = await anna.open(code)
            winner = next(
                f"G{number}" for number, answer in enumerate(answers) if not answer["refused"]
            )
            assert at_anna.table["seats"][1]["name"] == winner

    run(check())


def test_a_reconnect_storm_leaves_everybody_with_the_same_state(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, table, code = await alone(server)

            async def come_and_go(number: int) -> str:
                async with AsyncExitStack() as stack:
                    for _ in range(4):
                        tab = await stack.enter_async_context(anna.connect(code))
                        await tab.join({0: number})
                    return json.dumps([tab.seat(0)["view"], tab.seat(0)["menu"]])

            rounds = await asyncio.gather(*(come_and_go(number) for number in range(25)))
            assert set(rounds) == {json.dumps([table.seat(0)["view"], table.seat(0)["menu"]])}
            await table.act(0, table.texts(0)[0])
            assert len(await acts_of(server, code)) == 1

    run(check())


def test_a_client_that_does_not_read_is_dropped_and_delays_nobody(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            endless = {"points_target": 100_000}
            code = await anna.new_table(
                "thousand_km", "mm", options=endless, start=True, watch="all"
            )
            table = await anna.open(code)
            await table.until(table.asked)
            # A small receive buffer, so that the server's output soon queues up.
            small = socket.socket()
            small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            host, port = server.address.split(":")
            small.connect((host, int(port)))
            url = f"ws://{server.address}/api/tables/{code}/socket"
            cookie = {"Cookie": f"{COOKIE}={bert.token}"}
            async with connect(
                url, sock=small, additional_headers=cookie, compression=None, **PATIENT
            ) as asleep:
                asleep.transport.pause_reading()
                await asleep.send(json.dumps({"type": "join", "id": "1", "protocol": PROTOCOL}))
                await table.until(lambda: len(table.table["spectators"]) == 1)
                while table.table["spectators"]:
                    assert await table.play(lambda texts: texts[0], most=1) == 1
                # It may reconnect.
                at_bert = await bert.open(code)
                await at_bert.catch_up(table)

    run(check())


@pytest.mark.parametrize("name", NAMES)
def test_leaving_at_every_kind_of_decision(name: str, tmp_path: Path) -> None:
    """At every kind of decision, a bot answers for a player who leaves, and the player can return;
    the table may be unloaded and reloaded in between."""

    async def check() -> None:
        async with house(tmp_path, linger=0.0) as server:
            anna = await server.browser("Anna")
            seats = "m" + "b" * (min(find(name).seats) - 1)
            code = await anna.new_table(name, seats, options=SHORT.get(name, {}), start=True)
            rng = FastRng(2)
            left: set[str] = set()
            over = False
            while not over:
                async with anna.connect(code) as table:
                    await table.join()
                    over = await play_until_a_new_question(table, left, rng)
            assert left

    async def play_until_a_new_question(table: TableSocket, left: set[str], rng: FastRng) -> bool:
        """Leave here; whether the game is over."""
        await table.until(lambda: table.table["status"] in ("playing", "over"))
        if not table.over and not table.table["seats"][0]["mine"]:
            await table.ask("sit", seat=0)
        while True:
            await table.until(lambda: table.over or table.asked())
            if table.over:
                return True
            texts = table.texts(0)
            kind = texts[0].split()[0]
            if kind not in left:
                left.add(kind)
                await table.ask("stand_up", seat=0)
                return False
            await table.act(0, texts[rng.below(len(texts))])

    run(check())
