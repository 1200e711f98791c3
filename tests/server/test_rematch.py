"""A rematch: a player proposes it, everybody answers, and nobody is replaced silently."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.harness import Browser, HandClock, House, TableSocket, house, names, run

RALLY = {"mode": "single_rally", "first_dealer": 1}
Party = tuple[list[Browser], list[TableSocket], str]


async def finished(server: House, people: str, bots: int = 0, **plan: Any) -> Party:
    """A game that its people have ended; the first one is the host. A letter per person."""
    browsers = [await server.browser(name) for name in people]
    seats = "m" + "o" * (len(people) - 1) + "b" * bots
    code = await browsers[0].new_table("thousand_km", seats, options=RALLY, **plan)
    tables = [await browser.open(code) for browser in browsers]
    for number, table in enumerate(tables[1:], 1):
        await table.ask("sit", seat=number)
    await tables[0].ask("start")
    for table in tables:
        await table.until_status("playing")
    await tables[0].ask("offer_end", seat=0)
    for number, table in enumerate(tables[1:], 1):
        await offered(table)
        await table.ask("answer", seat=number, agree=True)
    for table in tables:
        await table.until_status("over")
    return browsers, tables, code


async def offered(table: TableSocket) -> None:
    await table.until(lambda: table.table["offer"])


async def asked(table: TableSocket) -> None:
    await table.until(lambda: table.table["again"])


async def next_table(browser: Browser, old: TableSocket) -> TableSocket:
    code: str = old.table["rematch"]
    return await browser.open(code)


def people_of(table: TableSocket) -> list[str]:
    return [seat["name"] if seat["kind"] == "person" else seat["kind"]
            for seat in table.table["seats"]]  # fmt: skip


def test_bots_join_the_rematch_unchanged(tmp_path: Path) -> None:
    """The same two bots with their levels, one seat further."""

    def bots_of(table: TableSocket) -> list[tuple[str, str, str]]:
        seats = [seat for seat in table.table["seats"] if seat["kind"] == "bot"]
        return [(seat["name"], seat["level"], seat["temper"]) for seat in seats]

    async def check() -> None:
        async with house(tmp_path) as server:
            (a, b), (at_a, at_b), _ = await finished(server, "AB", bots=2)
            before = bots_of(at_a)
            assert len({temper for _, _, temper in before}) == 2
            await at_a.ask("rematch")
            await at_b.ask("rematch")
            there = await next_table(a, at_b)
            await b.open(there.table["code"])
            assert sorted(bots_of(there)) == sorted(before)
            assert people_of(there) == ["bot", "A", "B", "bot"]

    run(check())


def test_no_table_is_created_before_everybody_agrees(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            (a, b, c), (at_a, at_b, at_c), _ = await finished(server, "ABC", bots=1)
            await at_b.ask("rematch")
            for table in (at_a, at_c):
                await asked(table)
                asks = table.table["again"]
                assert (asks["by"], asks["agreed"], asks["declined"]) == (1, [1], [])
            await at_a.ask("rematch")
            assert at_a.table["rematch"] is None
            assert at_a.table["again"]["agreed"] == [0, 1]
            await at_c.ask("rematch")
            code = at_c.table["rematch"]
            assert at_c.table["again"] is None
            await at_a.until(lambda: at_a.table["rematch"] == code)
            # Two have agreed: the table waits for the third.
            there = [await a.open(code), await b.open(code)]
            assert there[1].table["status"] == "waiting"
            assert there[1].table["start"]
            assert people_of(there[0]) == ["bot", "A", "B", "C"]
            assert there[0].table["host"]
            await c.open(code)
            for table in there:
                await table.until_status("playing")
            # Proposed again, there is still only one table.
            assert (await at_a.ask("rematch"))["table"]["rematch"] == code

    run(check())


def test_the_proposer_decides_about_the_seats_of_people_who_decline(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            (a, b, _), (at_a, at_b, at_c), _ = await finished(server, "ABC")
            await at_b.ask("rematch")
            await asked(at_c)
            await at_c.ask("rematch", agree=False)
            await at_a.ask("rematch")
            await at_b.until(lambda: at_b.table["again"]["agreed"] == [0, 1])
            assert at_b.table["again"]["declined"] == [2]
            assert at_b.table["rematch"] is None
            assert await at_a.refused("rematch", vacant="bot") == "refusal-not-your-seat"
            await at_b.ask("rematch", vacant="open")
            there = await next_table(b, at_b)
            assert people_of(there) == ["open", "A", "B"]
            await next_table(a, at_b)
            # An open seat is filled before the game starts, or the host starts without it.
            await there.until(lambda: there.table["seats"][1]["online"])
            assert there.table["status"] == "waiting"

    run(check())


def test_present_people_cannot_be_skipped(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            (a, _), (at_a, at_b), _ = await finished(server, "AB")
            assert await at_a.refused("rematch", agree=False) == "refusal-not-asked"
            await at_a.ask("rematch")
            assert await at_a.refused("rematch", vacant="bot") == "refusal-still-here"
            await at_b.socket.close()
            await at_a.until(lambda: not at_a.table["seats"][1]["online"])
            assert await at_a.refused("rematch", vacant="bot") == "refusal-just-left"
            assert at_a.table["rematch"] is None
            clock.forward(20.0)
            await at_a.ask("rematch", vacant="bot")
            there = await next_table(a, at_a)
            await there.until_status("playing")
            assert people_of(there) == ["bot", "A"]

    run(check())


def test_an_answer_can_be_changed_and_the_proposal_withdrawn(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _, (at_a, at_b), _ = await finished(server, "AB")
            await at_a.ask("rematch")
            await asked(at_b)
            await at_b.ask("rematch", agree=False)
            await at_a.until(lambda: at_a.table["again"]["declined"] == [1])
            earlier = at_a.table["again"]["number"]
            await asked(at_a)
            await at_a.ask("rematch", agree=False)
            await at_b.until(lambda: at_b.table["again"] is None)
            assert await at_b.refused("rematch", offer=earlier) == "refusal-not-asked"
            await at_a.ask("rematch")
            for old in (0, earlier):
                refused = await at_b.refused("rematch", agree=False, offer=old)
                assert refused == "refusal-other-offer"
            await at_b.until(lambda: at_b.table["again"])
            await asked(at_b)
            await at_b.ask("rematch", agree=False)
            await at_b.ask("rematch")
            assert at_b.table["rematch"]

    run(check())


def test_the_proposer_becomes_host_when_the_host_declines(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            (_, b), (at_a, at_b), _ = await finished(server, "AB", bots=1)
            await at_b.ask("rematch")
            await asked(at_a)
            await at_a.ask("rematch", agree=False)
            await at_b.ask("rematch", vacant="bot")
            there = await next_table(b, at_b)
            assert there.table["host"]
            await there.until_status("playing")

    run(check())


def test_alone_against_bots_the_rematch_starts_immediately(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            (a,), (at_a,), _ = await finished(server, "A", bots=2)
            await at_a.ask("rematch")
            there = await next_table(a, at_a)
            await there.until_status("playing")
            assert people_of(there) == ["bot", "A", "bot"]

    run(check())


def test_with_days_per_decision_people_need_not_be_present_together(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            (_, b), (at_a, at_b), _ = await finished(
                server, "AB", pace={"kind": "days", "limit": 2}
            )
            await at_a.ask("rematch")
            await at_a.socket.close()
            await at_b.ask("rematch")
            there = await next_table(b, at_b)
            await there.until_status("playing")

    run(check())


def test_the_proposal_is_listed_in_the_lobby_and_survives_a_restart(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            (_, b), (at_a, at_b), code = await finished(server, "AB")
            await at_a.ask("rematch")
            await at_b.socket.close()
        async with house(tmp_path) as server:
            again = await server.browser()
            again.become(b.token)
            (line,) = (await again.call("GET", "/api/lobby"))["mine"]
            assert (line["code"], line["again"], names(line)) == (code, "A", ["A", "B"])
            table = await again.open(code)
            asks = table.table["again"]
            assert (asks["by"], asks["agreed"], asks["declined"]) == (0, [0], [])
            assert (await table.ask("rematch"))["table"]["rematch"]
            lobby = await again.call("GET", "/api/lobby")
            assert [line["again"] for line in lobby["mine"]] == [None]
            assert [line["code"] for line in lobby["finished"]] == [code]

    run(check())


def test_a_closed_rematch_can_be_proposed_again(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            (a, b), (at_a, at_b), _ = await finished(server, "AB")
            await at_a.ask("rematch")
            first = (await at_b.ask("rematch"))["table"]["rematch"]
            there = await a.open(first)
            await there.ask("stand_up", seat=1)
            await there.send("close_table")
            await there.socket.wait_closed()
            await at_b.ask("rematch")
            second = (await at_a.ask("rematch"))["table"]["rematch"]
            assert second != first
            await b.open(second)

    run(check())
