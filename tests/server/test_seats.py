"""Seats change hands, clocks run out, people take back, chat, resign and come again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tafelrunde.core.journal import Seed, Sit, read
from tafelrunde.games import find
from tafelrunde.server.messages import PROTOCOL
from tafelrunde.server.transfer import import_journal
from tafelrunde.table.fairness import verify
from tests.server.harness import Browser, HandClock, House, TableSocket, house, run

RALLY = {"mode": "single_rally", "first_dealer": 1}


async def two_at_a_table(
    server: House, **plan: Any
) -> tuple[Browser, Browser, TableSocket, TableSocket, str]:
    """Anna is the host in seat 0 and begins, Bert has seat 1."""
    anna, bert = await server.browser("Anna"), await server.browser("Bert")
    code = await anna.new_table("thousand_km", "mo", options=RALLY, **plan)
    at_anna, at_bert = await anna.open(code), await bert.open(code)
    await at_bert.ask("sit", seat=1)
    await at_anna.ask("start")
    await at_anna.until_status("playing")
    await at_bert.until_status("playing")
    return anna, bert, at_anna, at_bert, code


async def waiting_for(lock: asyncio.Lock, many: int) -> None:
    """Until so many wait for the lock."""
    while len(lock._waiters or ()) < many:
        await asyncio.sleep(0)


def discard(table: TableSocket, seat: int) -> str:
    return next(text for text in table.texts(seat) if text.startswith("discard"))


# -- Seats -----------------------------------------------------------------------------------


def test_bots_fill_open_seats_at_the_hosts_word(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mooo", options=RALLY, level="easy")
            table = await anna.open(code)
            await table.ask("seat_bot", seat=1, level="medium")
            await table.ask("open_seat", seat=1)
            await table.ask("seat_bot", seat=2, level="medium")
            refused = await table.refused("seat_bot", seat=3, level="master")
            assert refused == "refusal-no-such-level"
            await table.ask("start")
            await table.until_status("playing")
            seats = table.table["seats"]
            assert [seat["kind"] for seat in seats] == ["person", "bot", "bot", "bot"]
            assert [seat["level"] for seat in seats] == [None, "easy", "medium", "easy"]
            assert await table.refused("open_seat", seat=1) == "refusal-started"
            await table.play(lambda texts: texts[0], most=2)

    run(check())


def test_a_table_that_begins_by_itself_waits_for_one_of_its_people(tmp_path: Path) -> None:
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
            # Bert has seen that hand, and may sit down there again, but nowhere else.
            assert await at_bert.refused("sit", seat=1) == "refusal-seat-taken"
            await at_anna.ask("seat_bot", seat=0, level="medium")
            assert await at_bert.refused("sit", seat=0) == "refusal-one-seat-each"
            await at_cora.ask("stand_up", seat=1)
            await at_bert.ask("sit", seat=1)
            room = await server.server.rooms.open(code)
            assert room is not None
            sat = [entry for entry in room.live.entries if isinstance(entry, Sit)]
            who = [f"{entry.kind} {entry.name}" for entry in sat]
            assert who == [
                "person Anna", "person Bert", "bot medium", "person Cora", "bot medium",
                "bot medium", "person Bert",
            ]  # fmt: skip

    run(check())


def test_a_removed_person_has_no_way_back(tmp_path: Path) -> None:
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


def test_a_removed_person_has_no_foot_in_the_door(tmp_path: Path) -> None:
    """Neither a socket that was opened before, nor a command that was on its way."""

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


def test_a_removed_person_does_not_find_the_table_among_its_own(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _, bert, at_anna, _, _ = await two_at_a_table(server)
            assert len((await bert.call("GET", "/api/lobby"))["mine"]) == 1
            await at_anna.ask("remove", seat=1)
            assert (await bert.call("GET", "/api/lobby"))["mine"] == []

    run(check())


def test_the_host_sends_a_spectator_away(tmp_path: Path) -> None:
    """At any time, also when the game is over; the others stay."""

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


def keys(table: TableSocket, seat: int) -> list[str]:
    """What a seat was told last."""
    return [line["key"] for line in table.log[seat][-1]["lines"]]


def test_where_three_play_a_bot_plays_on_for_whoever_resigns(tmp_path: Path) -> None:
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
            # Of two who are left, one gives up as well: the other has won.
            await at_cora.ask("resign", seat=2)
            assert at_cora.over
            assert keys(at_cora, 2) == ["log-resign-end"]
            assert at_cora.table["standing"][0] == 1
            # The next game is without Bert, and its bot is called like a bot.
            await at_anna.until_status("over")
            await at_cora.ask("rematch")
            again = (await at_anna.ask("rematch"))["table"]["rematch"]
            line = await server.server.rooms.open(again)
            assert line is not None
            assert [seat.name for seat in line.live.setup.seats] == ["Cora", "Anna", ""]

    run(check())


def test_where_two_play_whoever_resigns_has_lost(tmp_path: Path) -> None:
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
            assert keys(at_bert, 1) == ["log-resign-end"]
            assert await at_bert.refused("resign", seat=1) == "refusal-game-over"
            journal = (await bert.http.get(f"/api/tables/{code}/journal")).text
            assert "\nresign 0 end\nreveal " in journal
            replay = await bert.call("GET", f"/api/tables/{code}/replay?seat=1")
            assert replay["entries"][-1]["lines"][0]["key"] == "log-resign-end"
            assert replay["entries"][-1]["by"] == 0
            game = find("thousand_km")
            assert verify(game, read(journal)) > 0
            # Kept and brought elsewhere, the game knows who has won.
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
            again.http.cookies = bert.http.cookies
            table = await again.open(code)
            assert table.table["standing"] == [2, 1]
            assert keys(table, 1) == ["log-resign-end"]

    run(check())


def test_bots_do_not_play_on_for_nobody(tmp_path: Path) -> None:
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


def test_a_table_for_nobody_to_watch(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, bert, at_anna, at_bert, code = await two_at_a_table(server, watch="nobody")
            cora = await server.browser("Cora")
            async with cora.connect(code) as table:
                assert (await table.receive())["reason"] == "removed"
            await at_anna.ask("offer_end", seat=0)
            await at_bert.until(lambda: at_bert.table["offer"])
            await at_bert.ask("answer", seat=1, agree=True)
            for path in ("journal", "replay"):
                address = f"/api/tables/{code}/{path}"
                assert (await cora.http.get(address)).status_code == 403
                assert (await bert.http.get(address)).status_code == 200

    run(check())


# -- Clocks ----------------------------------------------------------------------------------


def test_a_bot_stands_in_after_the_limit_until_the_person_is_back(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            pace = {"kind": "live", "limit": 30}
            _anna, _bert, at_anna, at_bert, _code = await two_at_a_table(server, pace=pace)
            assert at_anna.table["seats"][0]["deadline"] == clock.now() + 30
            assert at_anna.table["seats"][1]["deadline"] is None
            clock.forward(29.0)
            assert await at_anna.ask("why", seat=0, piece="x")
            assert not at_anna.table["seats"][0]["autopilot"]
            clock.forward(1.0)
            await at_bert.until(lambda: at_bert.table["seats"][0]["autopilot"])
            await at_bert.until(at_bert.asked)
            await at_anna.ask("back", seat=0)
            assert not at_anna.table["seats"][0]["autopilot"]
            # Once more, and this time the person comes back by playing.
            await at_bert.act(1, discard(at_bert, 1))
            await at_anna.until(at_anna.asked)
            await at_anna.act(0, discard(at_anna, 0))
            assert not at_anna.table["seats"][0]["autopilot"]

    run(check())


def test_who_is_here_has_a_say_also_after_being_late(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            pace = {"kind": "live", "limit": 30}
            _anna, _bert, at_anna, at_bert, _code = await two_at_a_table(server, pace=pace)
            clock.forward(30.0)
            await at_bert.until(lambda: at_bert.table["seats"][0]["autopilot"])
            await at_bert.ask("offer_end", seat=1)
            assert not at_bert.over
            await at_anna.socket.close()
            await at_bert.until(lambda: not at_bert.table["seats"][0]["online"])
            await at_bert.ask("offer_end", seat=1)
            assert at_bert.over

    run(check())


def test_nobody_gains_time_by_coming_and_going(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            pace = {"kind": "days", "limit": 2}
            code = await anna.new_table("thousand_km", "mbb", options=RALLY, pace=pace)
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_anna.ask("start")
            await at_anna.until(at_anna.asked)
            deadline = at_anna.table["seats"][0]["deadline"]
            clock.forward(86_400.0)
            await at_anna.ask("back", seat=0)
            for _ in range(3):
                await at_bert.ask("sit", seat=2)
                await at_bert.ask("stand_up", seat=2)
            await at_anna.ask("back", seat=0)
            assert at_anna.table["seats"][0]["deadline"] == deadline
            room = await server.server.rooms.open(code)
            assert room is not None
            assert len(room.live.setup.seats[2].knew) == 1
        async with house(tmp_path, clock) as server:
            again = await server.browser()
            again.http.cookies = anna.http.cookies
            table = await again.open(code)
            assert table.table["seats"][0]["deadline"] == deadline

    run(check())


def test_days_go_on_counting_while_the_server_is_down(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            pace = {"kind": "days", "limit": 2}
            anna, _bert, at_anna, _at_bert, code = await two_at_a_table(server, pace=pace)
            deadline = at_anna.table["seats"][0]["deadline"]
            assert deadline == clock.now() + 2 * 86_400
        clock.forward(86_400.0)
        async with house(tmp_path, clock) as server:
            again = await server.browser()
            again.http.cookies = anna.http.cookies
            table = await again.open(code)
            assert table.table["seats"][0]["deadline"] == deadline
        clock.forward(86_401.0)
        async with house(tmp_path, clock, linger=0.0) as server:
            # Nobody is there: the server finds the table by itself.
            watcher = await server.browser()
            table = await watcher.open(code)
            await table.until(lambda: table.table["seats"][0]["autopilot"])

    run(check())


def test_the_host_lets_a_bot_stand_in_for_somebody_who_is_away(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            _anna, bert, at_anna, at_bert, code = await two_at_a_table(server)
            assert await at_anna.refused("seat_bot", seat=1, level="medium") == "refusal-seat-taken"
            await at_bert.socket.close()
            await at_anna.until(lambda: not at_anna.table["seats"][1]["online"])
            clock.forward(20.0)
            await at_anna.ask("seat_bot", seat=1, level="medium")
            assert at_anna.table["seats"][1]["autopilot"]
            await at_anna.act(0, discard(at_anna, 0))
            clock.forward(1.0)
            await at_anna.until(at_anna.asked)
            # Bert comes back by opening the page.
            again = await bert.open(code)
            assert again.table["seats"][1]["mine"]
            assert not again.table["seats"][1]["autopilot"]

    run(check())


# -- Taking back, ending, talking ------------------------------------------------------------


async def after_two_choices(server: House) -> tuple[TableSocket, TableSocket, int]:
    """Two people have chosen, the first, the second, without any chance: and the first's seat."""
    anna, bert = await server.browser("Anna"), await server.browser("Bert")
    code = await anna.new_table("kraftwagen", "mo")
    tables = [await anna.open(code), await bert.open(code)]
    await tables[1].ask("sit", seat=1)
    await tables[0].ask("start")
    for table in tables:
        await table.until_status("playing")
    await tables[1].catch_up(tables[0])
    first = 0 if tables[0].asked() else 1
    for seat in (first, 1 - first):
        await tables[seat].until_asked(seat)
        await tables[seat].act(seat, tables[seat].texts(seat)[0])
    return tables[first], tables[1 - first], first


def test_a_generous_undo_needs_everybody(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            mover, other, seat = await after_two_choices(server)
            await mover.catch_up(other)
            assert mover.seat(seat)["can_undo"]
            stale = mover.log[seat][-1]["number"] - 1
            assert await mover.refused("undo", seat=seat, entry=stale) == "refusal-stale"
            await mover.ask("undo", seat=seat)
            await other.until(lambda: other.table["offer"])
            offer = other.table["offer"]
            assert (offer["kind"], offer["by"], offer["agreed"]) == ("undo", seat, [seat])
            await other.ask("answer", seat=1 - seat, agree=False)
            assert other.table["offer"] is None
            assert await other.refused("answer", seat=1 - seat, agree=True) == "refusal-no-offer"
            await mover.ask("undo", seat=seat)
            await other.until(lambda: other.table["offer"])
            await other.ask("answer", seat=1 - seat, agree=True)
            await mover.until(mover.asked)
            assert keys(mover, seat) == ["log-undo"]

    run(check())


def test_against_people_nothing_is_drawn_again_whoever_agrees(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, _bert, at_anna, _at_bert, _code = await two_at_a_table(server)
            assert at_anna.table["undo"] == "generous"
            await at_anna.act(0, discard(at_anna, 0))
            assert not at_anna.seat(0)["can_undo"]
            assert await at_anna.refused("undo", seat=0) == "refusal-nothing-to-undo"

    run(check())


def test_against_bots_the_log_says_that_something_was_drawn_again(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("knatsch", "mb", start=True)
            table = await anna.open(code)
            await table.until_asked(0)
            await table.act(0, table.texts(0)[0])
            await table.until(lambda: table.seat(0)["can_undo"])
            await table.ask("undo", seat=0)
            lines = [line["key"] for entry in table.log[0] for line in entry["lines"]]
            assert "log-undo-chance" in lines

    run(check())


def test_consent_is_to_the_offer_it_answers(tmp_path: Path) -> None:
    """Whoever presses "agree" while the offer is swapped does not agree to the new one."""

    async def check() -> None:
        async with house(tmp_path) as server:
            mover, other, seat = await after_two_choices(server)
            await mover.ask("undo", seat=seat)
            await other.until(lambda: other.table["offer"])
            meant = other.table["offer"]["number"]
            await mover.ask("offer_end", seat=seat)
            refused = await other.refused("answer", seat=1 - seat, agree=True, offer=meant)
            assert refused == "refusal-other-offer"
            assert not other.over
            offer = other.table["offer"]
            assert offer["kind"] == "end"
            await other.ask("answer", seat=1 - seat, agree=True, offer=offer["number"])
            assert other.over

    run(check())


def test_a_strict_table_takes_nothing_back_after_chance(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, _bert, at_anna, _at_bert, _code = await two_at_a_table(server, undo="strict")
            await at_anna.act(0, discard(at_anna, 0))
            assert not at_anna.seat(0)["can_undo"]
            assert await at_anna.refused("undo", seat=0) == "refusal-nothing-to-undo"

    run(check())


def test_an_undo_survives_a_restart(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            code = await anna.new_table("thousand_km", "mb", options=RALLY, start=True)
            table = await anna.open(code)
            await table.play(lambda texts: texts[0], most=4)
            await table.until(lambda: table.asked() and table.seat(0)["can_undo"])
            await table.ask("undo", seat=0)
            before = table.seat(0)
            told = [entry["number"] for entry in table.log[0]]
        async with house(tmp_path) as server:
            again = await server.browser()
            again.http.cookies = anna.http.cookies
            table = await again.open(code)
            for part in ("view", "menu", "described", "can_undo"):
                assert table.seat(0)[part] == before[part]
            assert [entry["number"] for entry in table.log[0]] == told

    run(check())


def test_chat_is_text_limited_and_can_be_muted(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, _bert, at_anna, at_bert, code = await two_at_a_table(server)
            await at_bert.ask("chat", text="<b>hallo</b>\u202e\n Anna")
            await at_anna.until(lambda: at_anna.chat)
            line = at_anna.chat[0]
            assert (line["name"], line["seat"], line["text"]) == ("Bert", 1, "<b>hallo</b> Anna")
            await at_bert.ask("chat", phrase="thanks")
            assert await at_bert.refused("chat", phrase="rubbish") == "refusal-no-such-phrase"
            assert await at_bert.refused("chat", text=" \u200b ") == "refusal-empty-chat"
            reasons = [await at_bert.refused("chat", text="spam") for _ in range(8)]
            assert reasons[-1] == "refusal-too-much-chat"
            assert await at_bert.refused("mute", muted=True) == "refusal-not-host"
            await at_anna.ask("mute", muted=True)
            assert await at_bert.refused("chat", text="hm") == "refusal-muted"
            assert await at_anna.refused("chat", text="quiet, please") == ""
            cora = await server.browser()
            late = await cora.open(code)
            history = await late.receive()
            assert history["type"] == "chat_history"
            assert history["muted"] is True
            assert history["lines"][0]["text"] == "<b>hallo</b> Anna"

    run(check())


def test_looking_back_and_asking_why(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, _bert, at_anna, at_bert, _code = await two_at_a_table(server)
            await at_anna.act(0, discard(at_anna, 0))
            entry = at_anna.log[0][-2]
            moment = await at_anna.ask("look", seat=0, entry=entry["number"])
            assert moment["view"] == entry["view"]
            assert moment["described"]
            assert await at_anna.refused("look", seat=1, entry=1) == "refusal-not-your-seat"
            assert await at_anna.refused("look", seat=0, entry=999) == "refusal-no-such-entry"
            reason = await at_anna.ask("why", seat=0, piece="KM25")
            assert reason["why"]["reason"]["key"] == "refusal-not-your-turn"
            reason = await at_anna.ask("why", seat=1, piece="KM25")
            assert reason["why"]["reason"]["key"] == "refusal-not-your-seat"
            await at_bert.until(at_bert.asked)
            reason = await at_bert.ask("why", seat=1, piece="TYRE")
            keys = ("refusal-own-party", "refusal-not-in-hand")
            assert reason["why"]["targets"]["1"]["key"] in keys

    run(check())


def test_seeds_that_do_not_come_are_left_out(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            code = await anna.new_table("thousand_km", "mo", options=RALLY)
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            at_bert.gives_seeds = False
            await at_bert.ask("sit", seat=1)
            await at_anna.ask("start")
            await at_bert.until(lambda: any("seeds_wanted" in frame for frame in at_bert.frames))
            wrong = await at_bert.refused("seed_commit", seat=1, commitment="rubbish")
            assert wrong == "refusal-no-seed"
            promise = await at_bert.ask("seed_commit", seat=1, commitment="ab" * 32)
            assert promise["refused"] is None
            await at_bert.until(lambda: any('"reveal"' in frame for frame in at_bert.frames))
            wrong = await at_bert.refused("seed_reveal", seat=1, seed="cd" * 16)
            assert wrong == "refusal-other-seed"
            await at_anna.ask("why", seat=0, piece="x")
            clock.forward(3.0)
            await at_anna.until_status("playing")
            room = await server.server.rooms.open(code)
            assert room is not None
            seeds = [bool(entry.seed) for entry in room.live.entries if isinstance(entry, Seed)]
            assert seeds == [True, False]

    run(check())
