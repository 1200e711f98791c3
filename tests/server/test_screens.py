"""A shared screen shows a table to everybody in the room and can do nothing else."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, get_args

import pytest

from tafelrunde.server.api.screen_codes import LETTERS, MOST_WRONG, PAUSE, VALID_SECONDS
from tafelrunde.server.base.messages import PROTOCOL, AnyCommand, Join, Ping
from tafelrunde.server.tables.live import REINS_SECONDS, SEAT_SECONDS
from tafelrunde.server.tables.seat_commands import COUNTDOWN
from tests.server.harness import (
    Browser,
    HandClock,
    House,
    TableSocket,
    bot_at,
    house,
    run,
    token_for,
    two_at_a_table,
)

VALUES: dict[str, Any] = {
    "seat": 0, "text": "", "menu": 1, "piece": "", "entry": 1, "order": "", "muted": True,
    "level": "easy", "spectator": 1, "open": False, "commitment": "", "seed": "", "agree": True,
    "visible": True, "game": "knatsch",
}  # fmt: skip
"""For the required fields of all commands."""


def test_a_screen_is_not_a_spectator_and_may_look_where_nobody_watches(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            code = await anna.new_table("thousand_km", "mb", watch="nobody", start=True)
            table = await anna.open(code)
            await table.until_status("playing")
            screen = await bert.open(code, screen=True)
            await table.until(lambda: table.table["screens"] == 1)
            assert table.table["spectators"] == []
            assert [one["seat"] for one in screen.update["seats"]] == [-1]
            assert screen.seat(-1)["view"]["seat"] is None
            await screen.socket.close()
            await table.until(lambda: table.table["screens"] == 0)

    run(check())


def test_a_screen_gives_its_browser_no_presence(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            code = await anna.new_table("thousand_km", "mo")
            screen, table = await anna.open(code, screen=True), await bert.open(code)
            assert not table.table["seats"][0]["online"]
            assert not any(seat["mine"] for seat in screen.table["seats"])
            assert not screen.table["host"]
            assert not screen.table["arranges"]

    run(check())


def test_a_screen_in_sight_does_not_mean_that_its_person_is(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server, AsyncExitStack() as stack:
            pace = {"kind": "live", "limit": 5}
            anna, _, _, at_bert, code = await two_at_a_table(server, pace=pace)
            screen = await stack.enter_async_context(anna.connect(code))
            await screen.ask("join", protocol=PROTOCOL, screen=True, visible=True)
            clock.forward(5)
            await at_bert.until_asked(1)
            assert at_bert.table["seats"][0]["autopilot"]

    run(check())


def test_a_screen_may_send_nothing_but_join(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mb")
            screen = await anna.open(code, screen=True)
            for kind in get_args(AnyCommand):
                fields = {name: VALUES[name] for name in kind.__struct_fields__ if name in VALUES}
                if kind not in (Join, Ping):
                    tag = kind.__struct_config__.tag
                    assert await screen.refused(tag, **fields) == "refusal-only-shows"
            assert screen.table["status"] == "waiting"

    run(check())


def test_a_fifth_screen_is_turned_away(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mb")
            for _ in range(4):
                await anna.open(code, screen=True)
            async with anna.connect(code) as fifth:
                await fifth.send("join", protocol=PROTOCOL, screen=True)
                assert (await fifth.receive())["reason"] == "screens"

    run(check())


# -- Codes -----------------------------------------------------------------------------------


async def shows(browser: Browser, **wish: Any) -> dict[str, Any]:
    shown: dict[str, Any] = await browser.call("POST", "/api/screens", wish)
    return shown


def test_a_code_leads_to_the_table_of_its_screen(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            television, phone = await server.browser(), await server.browser("Anna")
            first = await shows(television)
            assert first["fresh"]
            assert len(first["code"]) == 4
            assert set(first["code"]) <= set(LETTERS)
            found = await phone.call("GET", f"/api/screens/{first['code'].lower()}")
            assert found["code"] == first["table"]
            # Another game: another table, the same code, also after a reload.
            second = await shows(television, game="geisterfahrer")
            assert (second["code"], second["fresh"]) == (first["code"], False)
            assert second["table"] != first["table"]
            assert await shows(television) == second
            # A second screen shows the same code.
            assert await shows(phone, table=second["table"]) == second
            # Once somebody sits there, the screen keeps the table.
            await (await phone.open(second["table"])).ask("sit", seat=0)
            assert await shows(television, game="knatsch") == second

    run(check())


def test_a_code_survives_a_restart_and_ends_ten_minutes_after_its_screen(tmp_path: Path) -> None:
    clock = HandClock()
    shown: dict[str, Any] = {}

    async def begin() -> None:
        async with house(tmp_path, clock) as server:
            television = await server.browser()
            shown.update(await shows(television), token=television.token)

    async def come_back() -> None:
        async with house(tmp_path, clock) as server:
            television, phone = await server.browser(), await server.browser()
            clock.forward(VALID_SECONDS - 1)
            await phone.call("GET", f"/api/screens/{shown['code']}")
            television.become(shown["token"])
            assert (await shows(television))["table"] == shown["table"]
            clock.forward(VALID_SECONDS - 1)
            await phone.call("GET", f"/api/screens/{shown['code']}")
            clock.forward(2)
            late = await phone.http.get(f"/api/screens/{shown['code']}")
            assert late.status_code == 404

    run(begin())
    run(come_back())


def test_wrong_codes_and_those_of_closed_tables_get_the_same_answer(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            television, phone = await server.browser(), await server.browser()
            shown = await shows(television)
            table = await television.open(shown["table"])
            await table.send("close_table")
            await table.socket.wait_closed()
            closed = await phone.http.get(f"/api/screens/{shown['code']}")
            unknown = await phone.http.get("/api/screens/no")
            assert (closed.status_code, closed.content) == (404, unknown.content)
            for _ in range(MOST_WRONG - 2):
                assert (await phone.http.get("/api/screens/9999")).status_code == 404
            other = await shows(television, game="knatsch")
            waiting = await phone.http.get(f"/api/screens/{other['code']}")
            assert (waiting.status_code, waiting.headers["retry-after"]) == (429, "60")
            clock.forward(PAUSE)
            await phone.call("GET", f"/api/screens/{other['code']}")

    run(check())


def test_a_network_of_many_addresses_may_try_as_many_wrong_codes_as_one(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, HandClock(), proxy="127.0.0.1") as server:
            phone = await server.browser()
            for number in range(MOST_WRONG + 1):
                headers = {"X-Forwarded-For": f"2001:db8::{number:x}"}
                found = await phone.http.get("/api/screens/9999", headers=headers)
            assert found.status_code == 429

    run(check())


def test_who_may_not_enter_learns_no_code(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            table, (anna,) = await lobby(server, "Anna")
            await anna.ask("door", open=False)
            stranger = await server.browser()
            refused = await stranger.http.post("/api/screens", json={"table": table})
            assert refused.status_code == 404

    run(check())


# -- The organiser -----------------------------------------------------------------------------


async def lobby(server: House, *names: str, game: str = "knatsch") -> tuple[str, list[TableSocket]]:
    """A screen's table with these people in its first seats."""
    shown = await shows(await server.browser(), game=game)
    phones = []
    for seat, name in enumerate(names):
        phone = await (await server.browser(name)).open(shown["table"])
        await phone.ask("sit", seat=seat)
        phones.append(phone)
    return shown["table"], phones


def test_the_first_seated_person_organises_and_the_next_after_ten_seconds(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            _, (anna, bert) = await lobby(server, "Anna", "Bert")
            assert await bert.refused("arrange", game="kraftwagen") == "refusal-not-host"
            assert await bert.refused("start") == "refusal-not-host"
            assert (bert.table["organiser"], anna.table["host"]) == (0, True)
            await anna.socket.close()
            await bert.until(lambda: not bert.table["seats"][0]["online"])
            assert bert.table["organiser"] == 0
            clock.forward(REINS_SECONDS)
            await bert.until(lambda: bert.table["organiser"] == 1)
            assert bert.table["arranges"]
            assert bert.table["seats"][0]["kind"] == "person"
            clock.forward(SEAT_SECONDS - REINS_SECONDS)
            await bert.until(lambda: bert.table["seats"][0]["kind"] == "open")

    run(check())


def test_the_organiser_changes_the_game_and_everybody_stays_seated(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _, (anna, bert, cora) = await lobby(server, "Anna", "Bert", "Cora")
            promise = anna.table["commitment"]
            await anna.ask("seat_bot", seat=3, level="easy")
            assert await anna.refused("arrange", game="chess") == "refusal-no-such-game"
            await anna.ask("arrange", game="kraftwagen", level="hard")
            assert [seat["name"] for seat in anna.table["seats"]][:3] == ["Anna", "Bert", "Cora"]
            assert [seat["kind"] for seat in anna.table["seats"]][3:] == ["bot"]
            assert anna.table["commitment"] != promise
            await cora.until(lambda: cora.table["game"] == "kraftwagen")
            few = {"game": "knatsch", "options": {"no-such": 1}}
            assert await anna.refused("arrange", **few) == "refusal-no-such-game"
            await anna.ask("start")
            for phone in (anna, bert, cora):
                await phone.until_status("playing")

    run(check())


def test_a_program_neither_organises_nor_loses_its_seat(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server, AsyncExitStack() as stack:
            code, (anna,) = await lobby(server, "Anna")
            await anna.ask("stand_up", seat=0)
            await anna.ask("sit", seat=1)
            clock.forward(SEAT_SECONDS)
            token = await token_for(anna, 0)
            clock.forward(SEAT_SECONDS)
            bert = await (await server.browser("Bert")).open(code)
            assert bert.table["seats"][0]["kind"] == "person"
            bot = await bot_at(stack, server, code, token)
            assert bot.table["organiser"] == 1
            await anna.ask("start")
            assert anna.update["refused"] is None

    run(check())


def test_somebody_who_comes_within_the_countdown_still_gets_a_seat(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            code, (anna,) = await lobby(server, "Anna", game="thousand_km")
            await anna.ask("start")
            assert anna.table["starts"] == clock.now() + COUNTDOWN
            bert = await (await server.browser("Bert")).open(code)
            await bert.ask("sit", seat=4)
            clock.forward(COUNTDOWN)
            for phone in (anna, bert):
                await phone.until_status("playing")
            assert [seat["name"] for seat in anna.table["seats"]] == ["Anna", "Bert"]

    run(check())


@pytest.mark.parametrize(("people", "seats"), [(1, 2), (5, 6)])
def test_bots_join_where_the_game_is_not_for_so_many(
    people: int, seats: int, tmp_path: Path
) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            _, phones = await lobby(server, *"ABCDE"[:people], game="thousand_km")
            await phones[0].ask("start")
            clock.forward(COUNTDOWN)
            await phones[0].until_status("playing")
            kinds = [seat["kind"] for seat in phones[0].table["seats"]]
            assert kinds == ["person"] * people + ["bot"] * (seats - people)

    run(check())


def test_a_disc_jumps_on_screens_twice_a_second_at_most(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            code, (anna, bert) = await lobby(server, "Anna", "Bert")
            screen = await (await server.browser()).open(code, screen=True)
            assert await bert.refused("jump", seat=0) == "refusal-not-your-seat"
            for _ in range(5):
                await anna.ask("jump", seat=0)
            await screen.ask("look", seat=-1, entry=1)
            jumps = [frame for frame in screen.frames if '"jumped"' in frame]
            assert jumps == ['{"type":"jumped","seat":0}'] * 2
            assert not any('"jumped"' in frame for frame in anna.frames + bert.frames)

    run(check())


def test_the_code_leads_to_the_rematch(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            television, anna = await server.browser(), await server.browser("Anna")
            shown = await shows(television, game="geisterfahrer")
            phone = await anna.open(shown["table"])
            await phone.ask("sit", seat=0)
            await phone.ask("start")
            clock.forward(COUNTDOWN)
            await phone.until_status("playing")
            await phone.ask("resign", seat=0)
            await phone.until_status("over")
            await phone.ask("rematch")
            following = phone.table["rematch"]
            assert (await anna.call("GET", f"/api/screens/{shown['code']}"))["code"] == following
            assert (await shows(television))["table"] == following
            again = await anna.open(following)
            assert again.table["by_screen"]

    run(check())


def test_the_page_of_a_television_first_looks_whether_the_browser_is_too_old(
    tmp_path: Path,
) -> None:
    async def check() -> None:
        web = tmp_path / "web"
        web.mkdir()
        (web / "index.html").write_text('<script type="module" src="/assets/a.js"></script>')
        async with house(tmp_path, web=web, base_path="/games") as server:
            browser = await server.browser()
            page = (await browser.http.get("/games/tv")).text
            assert page.index("/games/old.js") < page.index("/games/assets/a.js")
            for path in ("/games/", "/games/H/KNT7"):
                answer = await browser.http.get(path)
                assert (answer.status_code, "old.js" in answer.text) == (200, False)

    run(check())
