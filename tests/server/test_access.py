"""Who may join a table and what they see: unwatched and closed tables, an absent host."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.base.messages import PROTOCOL
from tafelrunde.server.tables.table_record import DAY
from tests.server.harness import Browser, HandClock, House, TableSocket, house, run

RALLY = {"mode": "single_rally"}


async def in_game(server: House, **plan: Any) -> tuple[Browser, TableSocket, str]:
    """Anna, the host, against a bot."""
    anna = await server.browser("Anna")
    code = await anna.new_table("thousand_km", "mb", options=RALLY, start=True, **plan)
    table = await anna.open(code)
    await table.until_status("playing")
    return anna, table, code


async def waiting_for_start(server: House) -> tuple[TableSocket, TableSocket, Browser, str]:
    """Anna is the host in seat 0, Bert has seat 1, seat 2 is open."""
    anna, bert = await server.browser("Anna"), await server.browser("Bert")
    code = await anna.new_table("thousand_km", "moo", options=RALLY, watch="all")
    at_anna, at_bert = await anna.open(code), await bert.open(code)
    await at_bert.ask("sit", seat=1)
    return at_anna, at_bert, anna, code


# -- Where nobody may watch ----------------------------------------------------------------


def test_a_stranger_at_an_unwatched_table_sees_nothing_and_can_sit_down(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, at_anna, code = await in_game(server, watch="nobody")
            await at_anna.ask("chat", text="Only for us")
            eve = await server.browser("Eve")
            at_eve = await eve.open(code)
            assert at_eve.update["seats"] == []
            assert await at_eve.refused("chat", text="Hello") == "refusal-not-watching"
            await at_anna.ask("chat", text="Still only for us")
            await at_eve.ask("why", seat=0, piece="GREEN")
            assert not any("for us" in frame for frame in at_eve.frames)
            assert at_anna.table["spectators"] == []
            await at_eve.ask("sit", seat=1)
            assert at_eve.seat(1)["view"]["seat"] == 1
            await at_eve.until(lambda: any("Still only for us" in one for one in at_eve.frames))

    run(check())


def test_former_players_may_keep_watching(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, at_anna, code = await in_game(server, watch="nobody")
            bert = await server.browser("Bert")
            at_bert = await bert.open(code)
            await at_bert.ask("sit", seat=1)
            await at_bert.ask("stand_up", seat=1)
            assert [told["seat"] for told in at_bert.update["seats"]] == [-1]
            assert at_bert.update["seats"][0]["view"]["hand"] == []
            again = await bert.open(code)
            await again.ask("sit", seat=1)
            await again.ask("resign", seat=1)
            await at_anna.until_status("over")
            assert (await bert.http.get(f"/api/tables/{code}/replay")).status_code == 200
            eve = await server.browser("Eve")
            assert (await eve.http.get(f"/api/tables/{code}/replay")).status_code == 403

    run(check())


def test_strangers_cannot_join_a_finished_game(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, at_anna, code = await in_game(server, watch="nobody")
            await at_anna.ask("offer_end", seat=0)
            eve = await server.browser("Eve")
            async with eve.connect(code) as socket:
                await socket.send("join", protocol=PROTOCOL)
                assert (await socket.receive())["reason"] == "removed"

    run(check())


# -- The door --------------------------------------------------------------------------------


def test_a_closed_table_admits_only_people_who_were_present(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, at_anna, code = await in_game(server, watch="all")
            flo, eve = await server.browser("Flo"), await server.browser("Eve")
            at_flo = await flo.open(code)
            assert await at_flo.refused("door", open=False) == "refusal-not-host"
            assert not (await at_anna.ask("door", open=False))["table"]["door"]
            await at_flo.socket.close()
            await flo.open(code)
            async with eve.connect(code) as socket:
                assert (await socket.receive())["reason"] == "removed"
            assert (await eve.http.get(f"/api/tables/{code}")).status_code == 403
            assert (await eve.call("GET", "/api/lobby"))["running"] == []
            await at_anna.socket.close()
            at_anna = await anna.open(code)
            await at_anna.ask("door", open=True)
            assert [one["code"] for one in (await eve.call("GET", "/api/lobby"))["running"]] == [
                code
            ]
            await eve.open(code)

    run(check())


def test_a_removed_person_cannot_return_under_another_name(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            at_anna, _at_bert, _, code = await waiting_for_start(server)
            await at_anna.ask("start")
            await at_anna.until_status("playing")
            told = await at_anna.ask("remove", seat=1)
            assert not told["table"]["door"]
            other = await server.browser("Bert again")
            async with other.connect(code) as socket:
                assert (await socket.receive())["reason"] == "removed"

    run(check())


def test_a_person_without_view_loses_access_when_the_table_closes(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, at_anna, code = await in_game(server, watch="nobody")
            alias = await server.browser("Alias")
            at_alias = await alias.open(code)
            await at_anna.ask("door", open=False)
            await at_alias.socket.wait_closed()
            assert at_alias.socket.close_code == 4403

    run(check())


def test_closing_a_table_twice_excludes_nobody_admitted_before(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, at_anna, code = await in_game(server)
            flo = await server.browser("Flo")
            at_flo = await flo.open(code)
            await at_anna.ask("door", open=False)
            await at_flo.socket.close()
            await at_anna.until(lambda: at_anna.table["spectators"] == [])
            await at_anna.ask("door", open=False)
            await flo.open(code)

    run(check())


# -- An absent host --------------------------------------------------------------------------


def test_a_table_does_not_wait_for_an_absent_host(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            at_anna, at_bert, anna, code = await waiting_for_start(server)
            assert not at_bert.table["arranges"]
            assert await at_bert.refused("start") == "refusal-not-host"
            await at_anna.socket.close()
            await at_bert.until(lambda: at_bert.table["arranges"])
            flo = await server.browser("Flo")
            at_flo = await flo.open(code)
            assert not at_flo.table["arranges"]
            assert await at_flo.refused("start") == "refusal-not-host"
            assert await at_bert.refused("remove", seat=0) == "refusal-not-host"
            taken = await at_bert.refused("seat_bot", seat=0, level="medium")
            assert taken == "refusal-seat-taken"
            await at_bert.ask("start")
            await at_bert.until_status("playing")
            # A bot stands in for the host, who can return at any time.
            just_left = await at_bert.refused("seat_bot", seat=0, level="medium")
            assert just_left == "refusal-just-left"
            clock.forward(20.0)
            await at_bert.ask("seat_bot", seat=0, level="medium")
            assert at_bert.table["seats"][0]["autopilot"]
            await at_bert.until(at_bert.asked)
            back = await anna.open(code)
            assert not back.table["seats"][0]["autopilot"]
            await at_bert.until(lambda: not at_bert.table["arranges"])

    run(check())


def test_a_short_disconnect_does_not_cost_a_vote(tmp_path: Path) -> None:
    """All people have a vote on ending and undo, also while a bot stands in for them."""

    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            at_anna, at_bert, anna, code = await waiting_for_start(server)
            await at_anna.ask("start")
            await at_bert.until_status("playing")
            await at_anna.socket.close()
            await at_bert.until(lambda: not at_bert.table["seats"][0]["online"])
            await at_bert.ask("offer_end", seat=1)
            clock.forward(20.0)
            await at_bert.ask("seat_bot", seat=0, level="medium")
            await at_bert.ask("offer_end", seat=1)
            assert at_bert.table["status"] == "playing"
            back = await anna.open(code)
            assert back.table["offer"]["kind"] == "end"
            await back.ask("answer", seat=0, agree=True)
            assert back.table["status"] == "over"

    run(check())


def test_with_a_limit_only_the_clock_replaces_an_absent_player(tmp_path: Path) -> None:
    """At a table with days per decision people are rarely present: no bot replaces them before
    their time is up, and afterwards their consent is not needed."""

    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            days = {"kind": "days", "limit": 2}
            options = {**RALLY, "first_dealer": 1}
            code = await anna.new_table("thousand_km", "mo", options=options, pace=days)
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_bert.ask("sit", seat=1)
            await at_anna.ask("start")
            await at_bert.until_status("playing")
            await at_anna.socket.close()
            await at_bert.until(lambda: at_bert.table["arranges"])
            clock.forward(1.5 * DAY)
            time_runs = await at_bert.refused("seat_bot", seat=0, level="medium")
            assert time_runs == "refusal-time-runs"
            await at_bert.ask("offer_end", seat=1)
            assert at_bert.table["status"] == "playing"
            clock.forward(0.6 * DAY)
            await at_bert.until(lambda: at_bert.table["seats"][0]["autopilot"])
            await at_bert.ask("offer_end", seat=1)
            assert at_bert.table["status"] == "over"

    run(check())


def test_the_host_can_close_a_waiting_table(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, linger=0.0) as server:
            at_anna, at_bert, anna, code = await waiting_for_start(server)
            assert await at_bert.refused("close_table") == "refusal-not-host"
            await at_anna.send("close_table")
            for table in (at_anna, at_bert):
                await table.socket.wait_closed()
                assert table.socket.close_code == 4410
            lobby = await anna.call("GET", "/api/lobby")
            assert lobby["open"] == lobby["mine"] == []
            assert (await anna.http.get(f"/api/tables/{code}")).status_code == 410
            async with anna.connect(code) as socket:
                assert (await socket.receive())["reason"] == "closed"
            while len(server.server.rooms):
                await asyncio.sleep(0.01)

    run(check())


def test_the_host_can_free_the_seat_of_an_absent_person(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            at_anna, at_bert, _anna, _code = await waiting_for_start(server)
            assert await at_anna.refused("open_seat", seat=1) == "refusal-seat-taken"
            await at_bert.socket.close()
            await at_anna.until(lambda: not at_anna.table["seats"][1]["online"])
            await at_anna.ask("open_seat", seat=1)
            assert at_anna.table["seats"][1]["kind"] == "open"
            assert at_anna.table["door"]

    run(check())


def test_a_table_against_bots_can_be_closed_before_the_first_choice(tmp_path: Path) -> None:
    async def close() -> None:
        async with house(tmp_path) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            codes = [await anna.new_table("knatsch", "mbb", start=True) for _ in range(3)]
            tables = [await anna.open(code) for code in codes]
            for table in tables:
                await table.until(table.asked)
            await tables[1].act(0, tables[1].texts(0)[0])
            assert await tables[1].refused("close_table") == "refusal-started"
            await (await bert.open(codes[2])).ask("sit", seat=1)
            assert await tables[2].refused("close_table") == "refusal-started"
            await tables[0].send("close_table")
            with pytest.raises(ConnectionError, match="4410"):
                await tables[0].until(lambda: False)
            waiting = (await anna.call("GET", "/api/lobby"))["mine"]
            assert {line["code"] for line in waiting} == set(codes[1:])

    run(close())
