"""Seats change hands: people, bots, spectators, resignations and removals."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tafelrunde.bots import levels
from tafelrunde.core.journal import Sit, read
from tafelrunde.games import find
from tafelrunde.server.api.import_export import import_journal
from tafelrunde.server.base.messages import PROTOCOL
from tafelrunde.table.fairness import verify
from tests.server.harness import (
    RALLY,
    HandClock,
    House,
    TableSocket,
    discard,
    house,
    run,
    two_at_a_table,
)


async def waiting_for(lock: asyncio.Lock, many: int) -> None:
    """Wait until this many tasks wait for the lock."""
    while len(lock._waiters or ()) < many:
        await asyncio.sleep(0)


def test_the_host_fills_open_seats_with_bots(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mooo", options=RALLY, level="easy")
            table = await anna.open(code)
            await table.ask("seat_bot", seat=1, level="medium")
            await table.ask("open_seat", seat=1)
            await table.ask("seat_bot", seat=2, level="medium")
            await table.ask("start")
            await table.until_status("playing")
            seats = table.table["seats"]
            assert [seat["kind"] for seat in seats] == ["person", "bot", "bot", "bot"]
            assert [seat["level"] for seat in seats] == [None, "easy", "medium", "easy"]
            assert await table.refused("open_seat", seat=1) == "refusal-started"
            await table.play(lambda texts: texts[0], most=2)

    run(check())


def test_a_self_starting_table_waits_for_a_person(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            code = await anna.new_table("thousand_km", "mm", options=RALLY, start=True)
            at_bert = await bert.open(code)
            clock.forward(10.0)
            assert await at_bert.refused("sit", seat=0) == "refusal-seat-taken"
            assert at_bert.table["status"] == "waiting"
            at_anna = await anna.open(code)
            await at_anna.until_status("playing")

    run(check())


def test_any_seat_changes_between_person_and_bot_while_playing(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, _bert, at_anna, at_bert, code = await two_at_a_table(server)
            cora = await server.browser("Cora")
            at_cora = await cora.open(code)
            await at_bert.ask("stand_up", seat=1)
            assert at_bert.update["seats"][0]["seat"] == -1
            await at_anna.act(0, discard(at_anna, 0))
            await at_anna.until(lambda: at_anna.asked())
            await at_cora.ask("sit", seat=1)
            assert at_cora.update["seats"][0]["seat"] == 1
            assert at_cora.update["seats"][0]["view"]["hand"]
            # Bert has seen that hand, and may return to that seat, but to no other.
            assert await at_bert.refused("sit", seat=1) == "refusal-seat-taken"
            await at_anna.ask("seat_bot", seat=0, level="medium")
            assert await at_bert.refused("sit", seat=0) == "refusal-one-seat-each"
            await at_cora.ask("stand_up", seat=1)
            await at_bert.ask("sit", seat=1)
            room = await server.server.rooms.open(code)
            assert room is not None
            sat = [entry for entry in room.live.entries if isinstance(entry, Sit)]
            who = [f"{entry.kind} {levels.parts(entry.name)[0]}" for entry in sat]
            assert who == [
                "person Anna", "person Bert", "bot medium", "person Cora", "bot medium",
                "bot medium", "person Bert",
            ]  # fmt: skip

    run(check())


def test_hands_seen_before_others_came_keep_them_out(tmp_path: Path) -> None:
    """Alone with bots a person may look at every hand, but then nobody can join this game."""

    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            code = await anna.new_table("thousand_km", "mbbb", options=RALLY, start=True)
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_anna.until_status("playing")
            for seat in (1, 2, 0):
                await at_anna.ask("stand_up", seat=at_anna.update["seats"][0]["seat"])
                await at_anna.ask("sit", seat=seat)
            for seat in (1, 2, 3):
                assert await at_bert.refused("sit", seat=seat) == "refusal-hands-seen"
            await at_anna.ask("stand_up", seat=0)
            await at_bert.ask("sit", seat=2)
            assert await at_anna.refused("sit", seat=0) == "refusal-one-seat-each"

    run(check())


def test_a_browser_remembers_hands_when_it_becomes_somebody_else(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert, dora = [await server.browser(name) for name in ("Anna", "Bert", "Dora")]
            for browser, account in ((anna, "Anna"), (dora, "Dora")):
                said = {"account": account, "password": "correct horse"}
                await browser.call("POST", "/api/account", said)
            code = await anna.new_table("thousand_km", "mbb", options=RALLY, start=True)
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_anna.until_status("playing")
            await at_bert.ask("sit", seat=1)
            await at_anna.ask("stand_up", seat=0)
            # From one account to another, to a guest, and to the next guest.
            await anna.call("POST", "/api/login", said)
            for _ in range(3):
                table = await anna.open(code)
                assert await table.refused("sit", seat=2) == "refusal-one-seat-each"
                await anna.call("POST", "/api/logout")
            # The first seat is the one that this browser knows.
            table = await anna.open(code)
            await table.ask("sit", seat=0)
            assert table.update["seats"][0]["seat"] == 0

    run(check())


def test_a_removed_person_cannot_return(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, bert, at_anna, at_bert, code = await two_at_a_table(server)
            assert await at_bert.refused("remove", seat=0) == "refusal-not-host"
            await at_anna.ask("remove", seat=1)
            await at_bert.until(
                lambda: at_bert.frames[-1] == '{"type":"goodbye","reason":"removed"}'
            )
            await at_bert.socket.wait_closed()
            assert at_bert.socket.close_code == 4403
            async with bert.connect(code) as again:
                assert (await again.receive())["reason"] == "removed"
            assert (await bert.http.get(f"/api/tables/{code}")).status_code == 403
            assert at_anna.table["seats"][1]["kind"] == "bot"
            await at_anna.play(lambda texts: texts[0])

    run(check())


def test_a_removed_person_loses_open_sockets_and_pending_commands(tmp_path: Path) -> None:
    """Neither an open socket nor a command on its way keeps access."""

    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, bert, at_anna, at_bert, code = await two_at_a_table(server)
            room = await server.server.rooms.open(code)
            assert room is not None
            async with bert.connect(code) as other:
                async with room._lock:
                    await at_anna.send("remove", seat=1)
                    await waiting_for(room._lock, 1)
                    await at_bert.send("sit", seat=1)
                    await waiting_for(room._lock, 2)
                await at_bert.socket.wait_closed()
                await other.send("join", protocol=PROTOCOL)
                assert (await other.receive())["reason"] == "removed"
            await at_anna.until(lambda: at_anna.table["seats"][1]["kind"] == "bot")
            await at_anna.ask("undo", seat=0)
            assert at_anna.table["seats"][1]["kind"] == "bot"

    run(check())


def test_a_removed_person_does_not_see_the_table_in_the_lobby(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _, bert, at_anna, _, _ = await two_at_a_table(server)
            assert len((await bert.call("GET", "/api/lobby"))["mine"]) == 1
            await at_anna.ask("remove", seat=1)
            assert (await bert.call("GET", "/api/lobby"))["mine"] == []

    run(check())


def test_the_host_sends_a_spectator_away(tmp_path: Path) -> None:
    """At any time, also after the game; the others stay."""

    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert, at_anna, at_bert, code = await two_at_a_table(server, watch="all")
            eve, flo = await server.browser("Eve"), await server.browser("Flo")
            at_eve, at_flo = await eve.open(code), await flo.open(code)
            await eve.open(code)  # a second window
            await at_anna.until(lambda: len(at_anna.table["spectators"]) == 2)
            watching = {one["name"]: one["number"] for one in at_anna.table["spectators"]}
            assert list(watching) == ["Eve", "Flo"]
            number = watching["Eve"]
            assert await at_bert.refused("send_away", spectator=number) == "refusal-not-host"
            nobody = await at_anna.refused("send_away", spectator=number + 1000)
            assert nobody == "refusal-no-such-spectator"
            await at_anna.ask("send_away", spectator=number)
            assert [one["name"] for one in at_anna.table["spectators"]] == ["Flo"]
            await at_eve.socket.wait_closed()
            assert at_eve.socket.close_code == 4403
            await at_flo.ask("chat", text="Where is Eve?")
            await at_anna.play(lambda texts: texts[0], most=1)
            await at_anna.ask("offer_end", seat=0)
            await at_bert.until(lambda: at_bert.table["offer"])
            await at_bert.ask("answer", seat=1, agree=True)
            await at_anna.until_status("over")
            flos = at_anna.table["spectators"][0]["number"]
            await at_anna.ask("send_away", spectator=flos)
            await at_flo.socket.wait_closed()
            for browser in (eve, flo):
                async with browser.connect(code) as again:
                    assert (await again.receive())["reason"] == "removed"
                assert (await browser.http.get(f"/api/tables/{code}/replay")).status_code == 403
            assert (await bert.http.get(f"/api/tables/{code}/replay")).status_code == 200
            assert (await anna.http.get(f"/api/tables/{code}/replay")).status_code == 200

    run(check())


async def three_at_a_table(server: House) -> tuple[list[TableSocket], str]:
    people = [await server.browser(name) for name in ("Anna", "Bert", "Cora")]
    code = await people[0].new_table("thousand_km", "moo", options=RALLY)
    tables = [await person.open(code) for person in people]
    for number, table in enumerate(tables[1:], 1):
        await table.ask("sit", seat=number)
    await tables[0].ask("start")
    for table in tables:
        await table.until_status("playing")
    return tables, code


def test_with_three_players_a_bot_plays_on_for_one_who_resigns(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            (at_anna, at_bert, at_cora), _ = await three_at_a_table(server)
            await at_bert.ask("resign", seat=1)
            assert at_bert.table["seats"][1]["resigned"]
            assert at_bert.table["seats"][1]["kind"] == "bot"
            await at_anna.until(lambda: at_anna.table["seats"][1]["resigned"])
            resigned = [one for one in at_anna.log[0] if one["by"] == 1]
            assert resigned[-1]["lines"][0]["key"] == "log-resign-bot"
            assert await at_bert.refused("sit", seat=1) == "refusal-resigned"
            # One of the last two resigns as well, so the other has won.
            await at_cora.ask("resign", seat=2)
            assert at_cora.over
            assert at_cora.last_told(2) == ["log-resign-end"]
            assert at_cora.table["standing"][0] == 1
            # The next game is without Bert, and its bot has a bot's name.
            await at_anna.until_status("over")
            await at_cora.ask("rematch")
            again = (await at_anna.ask("rematch"))["table"]["rematch"]
            line = await server.server.rooms.open(again)
            assert line is not None
            assert [seat.name for seat in line.live.setup.seats] == ["Cora", "Anna", ""]

    run(check())


def test_with_two_players_one_who_resigns_loses(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert, at_anna, at_bert, code = await two_at_a_table(server)
            await at_anna.act(0, discard(at_anna, 0))
            await at_bert.ask("offer_end", seat=1)
            await at_anna.ask("resign", seat=0)
            assert at_anna.over
            assert at_anna.table["offer"] is None
            await at_bert.until_status("over")
            assert at_bert.table["standing"] == [2, 1]
            assert at_bert.table["seats"][0]["name"] == "Anna"
            assert at_bert.last_told(1) == ["log-resign-end"]
            assert await at_bert.refused("resign", seat=1) == "refusal-game-over"
            journal = (await bert.http.get(f"/api/tables/{code}/journal")).text
            assert "\nresign 0 end\nreveal " in journal
            replay = await bert.call("GET", f"/api/tables/{code}/replay?seat=1")
            assert replay["entries"][-1]["lines"][0]["key"] == "log-resign-end"
            assert replay["entries"][-1]["by"] == 0
            game = find("thousand_km")
            assert verify(game, read(journal)) > 0
            # Exported and imported, the game has the same winner.
            copy = await import_journal(server.server.services, journal)
            looking = await anna.open(copy)
            assert looking.table["standing"] == [2, 1]
            places = [
                line["place"] for line in (await bert.call("GET", "/api/lobby"))["finished"]
                if line["code"] == code
            ]  # fmt: skip
            assert places == [1]
        async with house(tmp_path) as server:
            again = await server.browser()
            again.become(bert.token)
            table = await again.open(code)
            assert table.table["standing"] == [2, 1]
            assert table.last_told(1) == ["log-resign-end"]

    run(check())


def test_bots_do_not_play_without_people(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mbb", options=RALLY, start=True)
            table = await anna.open(code)
            await table.until_asked(0)
            await table.ask("resign", seat=0)
            assert table.over
            assert table.table["standing"][0] == 3

    run(check())


def test_a_table_that_nobody_may_watch(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, bert, at_anna, at_bert, code = await two_at_a_table(server, watch="nobody")
            cora = await server.browser("Cora")
            async with cora.connect(code) as table:
                await table.send("join", protocol=PROTOCOL)
                assert (await table.receive())["reason"] == "removed"
            await at_anna.ask("offer_end", seat=0)
            await at_bert.until(lambda: at_bert.table["offer"])
            await at_bert.ask("answer", seat=1, agree=True)
            for path in ("journal", "replay"):
                address = f"/api/tables/{code}/{path}"
                assert (await cora.http.get(address)).status_code == 403
                assert (await bert.http.get(address)).status_code == 200

    run(check())
