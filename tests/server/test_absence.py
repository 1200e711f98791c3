"""A player is away or never arrives: the others decide how to continue."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.core.journal import read
from tafelrunde.games import find
from tafelrunde.table.fairness import verify
from tests.server.harness import (
    RALLY,
    Browser,
    HandClock,
    House,
    TableSocket,
    discard,
    house,
    run,
    two_at_a_table,
)


async def three_at_a_table(server: House) -> tuple[list[Browser], list[TableSocket], str]:
    """Anna is the host and has to choose; Ole is in seat 2."""
    people = [await server.browser(name) for name in ("Anna", "Bert", "Ole")]
    code = await people[0].new_table("thousand_km", "moo", options=RALLY | {"first_dealer": 2})
    tables = [await person.open(code) for person in people]
    for seat in (1, 2):
        await tables[seat].ask("sit", seat=seat)
    await tables[0].ask("start")
    for table in tables:
        await table.until_status("playing")
    return people, tables, code


async def leave(gone: TableSocket, seat: int, *others: TableSocket) -> None:
    await gone.socket.close()
    for table in others:
        await table.until(lambda: not table.table["seats"][seat]["online"])  # noqa: B023


def test_present_players_agree_on_a_bot_for_an_absent_one(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            people, (anna, bert, ole), code = await three_at_a_table(server)
            assert await bert.refused("seat_bot", seat=2, level="easy") == "refusal-seat-taken"
            left = clock.now()
            await leave(ole, 2, anna, bert)
            assert bert.table["seats"][2]["away"] == left
            clock.forward(14.0)
            assert await bert.refused("seat_bot", seat=2, level="easy") == "refusal-just-left"
            clock.forward(1.0)
            await bert.ask("seat_bot", seat=2, level="easy")
            offer = bert.table["offer"]
            assert (offer["kind"], offer["by"], offer["seat"]) == ("bot", 1, 2)
            assert not bert.table["seats"][2]["autopilot"]
            await anna.until(lambda: anna.table["offer"])
            await anna.ask("answer", seat=0, agree=True)
            seat = anna.table["seats"][2]
            assert (seat["autopilot"], seat["kind"], seat["name"]) == (True, "person", "Ole")
            back = await people[2].open(code)
            assert not back.table["seats"][2]["autopilot"]
            assert back.table["seats"][2]["mine"]

    run(check())


def test_a_return_or_another_departure_settles_the_proposal(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            people, (anna, bert, ole), code = await three_at_a_table(server)
            await leave(ole, 2, anna, bert)
            clock.forward(15.0)
            await bert.ask("seat_bot", seat=2, level="easy")
            ole = await people[2].open(code)
            assert ole.table["offer"] is None
            await leave(ole, 2, anna, bert)
            clock.forward(15.0)
            await bert.ask("seat_bot", seat=2, level="easy")
            await anna.socket.close()
            await bert.until(lambda: bert.table["seats"][2]["autopilot"])
            assert not bert.table["seats"][0]["autopilot"]

    run(check())


async def play_until_overrun(anna: TableSocket, bert: TableSocket, clock: HandClock) -> None:
    """Bert discards until Anna has to choose; then her time runs out and a bot chooses."""
    while not anna.asked():
        if bert.asked():
            await bert.act(1, discard(bert, 1))
        for table in (anna, bert):
            await table.ask("why", seat=0, piece="")
    told = len(anna.log[0])
    clock.forward(30.0)
    await anna.until(lambda: len(anna.log[0]) > told)
    await bert.catch_up(anna)


def test_a_person_viewing_the_page_gets_the_next_choice_after_an_overrun(
    tmp_path: Path,
) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            pace = {"kind": "live", "limit": 30}
            _anna, _bert, anna, bert, _code = await two_at_a_table(server, pace=pace)
            await anna.ask("visible", visible=True)
            for _ in range(2):
                await play_until_overrun(anna, bert, clock)
                await anna.until(lambda: not anna.table["seats"][0]["autopilot"])
            # The third time in a row, a bot plays on until the page is in the foreground.
            await play_until_overrun(anna, bert, clock)
            assert anna.table["seats"][0]["autopilot"]
            await anna.ask("visible", visible=False)
            await anna.ask("visible", visible=True)
            assert not anna.table["seats"][0]["autopilot"]

    run(check())


def test_a_game_can_start_without_the_open_seats(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            code = await anna.new_table("thousand_km", "moo", options=RALLY)
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            assert await at_anna.refused("start", without_open=True) == "refusal-too-few"
            await at_bert.ask("sit", seat=2)
            await at_anna.ask("start", without_open=True)
            for table in (at_anna, at_bert):
                await table.until_status("playing")
            assert [seat["name"] for seat in at_anna.table["seats"]] == ["Anna", "Bert"]
            assert [at_bert.update["seats"][0]["seat"]] == [1]
            await at_anna.ask("offer_end", seat=0)
            await at_bert.until(lambda: at_bert.table["offer"])
            await at_bert.ask("answer", seat=1, agree=True)
            journal = (await anna.http.get(f"/api/tables/{code}/journal")).text
            assert read(journal).header.seats == 2
            assert verify(find("thousand_km"), read(journal)) > 0

    run(check())
