"""The game of the day: one try for each person, the same deal for all, nothing told before."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.bots.levels import USUAL
from tafelrunde.core.journal import Act, Chance, read
from tafelrunde.games import find
from tafelrunde.server.tables.days import Days, after, streak
from tafelrunde.table.days import GAMES, HOUSE, Day, find_number, known_numbers, play
from tafelrunde.table.fairness import verify
from tests.server.harness import SECONDS, Browser, HandClock, House, TableSocket, house, run

TODAY = "2026-11-17"
NUMBER = 1
DAY = 86_400.0


def clock_at(date: str) -> HandClock:
    clock = HandClock()
    clock.forward(datetime.fromisoformat(f"{date}T12:00").timestamp() - clock.now())
    return clock


def own_choices(date: str = TODAY) -> list[str]:
    """What a bot of the house would choose in the person's seat."""
    entries = play(Day(date), NUMBER, USUAL).entries
    return [entry.text for entry in entries if isinstance(entry, Act) and entry.seat == 0]


async def begin(browser: Browser, date: str = TODAY, **body: Any) -> str:
    code: str = (await browser.call("POST", f"/api/day/{date}", body))["code"]
    return code


async def play_like_a_bot(browser: Browser) -> str:
    """The code of the finished try."""
    code = await begin(browser)
    table = await browser.open(code)
    choices = iter(own_choices())
    await table.play(lambda _: next(choices))
    return code


async def status(browser: Browser, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = await browser.http.request(method, path, json=body)
    return answer.status_code, answer.text


def test_a_try_is_the_deal_that_the_house_field_plays(tmp_path: Path) -> None:
    """Also proves that the served bots repeat every choice."""

    async def check() -> None:
        async with house(tmp_path, clock_at(TODAY), think=SECONDS) as server:
            anna = await server.browser("Anna")
            code = await play_like_a_bot(anna)
            journal = read((await anna.http.get(f"/api/tables/{code}/journal")).text)
            assert journal.header.day == f"{TODAY} {NUMBER}"
            assert verify(find("geisterfahrer"), journal) > 20
            alone = play(Day(TODAY), NUMBER, USUAL)
            assert journal.played() == [
                entry for entry in alone.entries if isinstance(entry, Act | Chance)
            ]
            found = await anna.call("GET", f"/api/day/{TODAY}/results")
            assert [one["bot"] for one in found].count(True) == len(HOUSE)
            mine = next(one for one in found if one["mine"])
            same = next(one for one in found if one["name"] == USUAL)
            assert (mine["place"], mine["score"]) == (same["place"], same["score"])
            chances = (await anna.call("GET", f"/api/day/{TODAY}/course"))["chances"]
            assert len(chances) == 9
            assert chances[-1] == (100 if mine["place"] == 1 else 0)
            day = await anna.call("GET", "/api/day")
            assert (day["state"], day["streak"], day["seal"]) == ("done", 1, journal.header.seal)

    run(check())


def test_each_person_has_one_try(tmp_path: Path) -> None:
    async def check() -> None:
        clock = clock_at(TODAY)
        async with house(tmp_path, clock, think=SECONDS) as server:
            anna = await server.browser("Anna")
            token = anna.token
            assert (await anna.call("GET", "/api/day"))["state"] == "open"
            codes = await asyncio.gather(*(begin(anna) for _ in range(4)))
            assert len(set(codes)) == 1
            table = await anna.open(codes[0])
            await table.until_asked(0)
            await table.act(0, table.texts(0)[0])
        async with house(tmp_path, clock, think=SECONDS) as server:
            anna = await server.browser()
            anna.become(token)
            assert await begin(anna) == codes[0]
            assert (await anna.call("GET", "/api/day"))["state"] == "playing"
            table = await anna.open(codes[0])
            await table.ask("resign", seat=0)
            assert await begin(anna) == codes[0]
            day = await anna.call("GET", "/api/day")
            assert (day["state"], day["streak"]) == ("done", 0)
            last = (await anna.call("GET", f"/api/day/{TODAY}/results"))[-1]
            assert last["mine"]
            assert last["gave_up"]

    run(check())


def test_a_try_allows_no_undo_no_tip_and_no_company(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, clock_at(TODAY), think=SECONDS) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            code = await begin(anna)
            table = await anna.open(code)
            await table.until_asked(0)
            await table.act(0, table.texts(0)[0])
            await table.until_asked(0)
            assert not table.seat(0)["can_undo"]
            assert not table.table["may_tip"]
            assert table.table["day"] == {"date": TODAY, "counts": True}
            menu = table.menu(0)["number"]
            for kind, values in {
                "undo": {"seat": 0},
                "ask_tip": {"seat": 0, "menu": menu},
                "offer_end": {"seat": 0},
                "sit": {"seat": 1},
                "stand_up": {"seat": 0},
                "seat_bot": {"seat": 0, "level": "medium"},
                "door": {"open": True},
                "close_table": {},
            }.items():
                assert await table.refused(kind, **values) == "refusal-one-try", kind
            assert (await status(bert, "GET", f"/api/tables/{code}"))[0] == 403

    run(check())


async def all_answers(browser: Browser, code: str) -> list[tuple[int, str]]:
    """Everything that could tell about the day, or about somebody else's table."""
    paths = ["/api/day", f"/api/day/{TODAY}", f"/api/day/{TODAY}/results", "/api/lobby"]
    paths += ["/api/day/month?month=2026-11"]
    tables = ("", "/journal", "/replay", "/replay/views", "/analysis")
    paths += [f"/api/tables/{code}{end}" for end in tables]
    return [await status(browser, "GET", path) for path in paths]


def test_nothing_of_a_day_is_told_before_the_own_try_is_over(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, clock_at(TODAY), think=SECONDS) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            code = await begin(anna)
            table = await anna.open(code)
            await table.until_asked(0)
            before = await all_answers(bert, code)
            choices = iter(own_choices())
            await table.play(lambda _: next(choices))
            assert await all_answers(bert, code) == before
            assert before[2][0] == 409
            await begin(bert)  # nor while it is running
            assert (await status(bert, "GET", f"/api/day/{TODAY}/results"))[0] == 409

    run(check())


def test_people_who_have_met_see_each_other(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, clock_at(TODAY), think=SECONDS) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            await meet(server, anna, bert)
            await play_like_a_bot(anna)
            day = await bert.call("GET", "/api/day")
            assert [one["name"] for one in day["been"]] == ["Anna"]
            stranger = await server.browser("Clara")
            assert (await stranger.call("GET", "/api/day"))["been"] == []
            await play_like_a_bot(stranger)
            found = await stranger.call("GET", f"/api/day/{TODAY}/results")
            assert sorted(one["name"] for one in found if not one["bot"]) == [
                "", "Clara",
            ]  # fmt: skip

    run(check())


async def meet(_server: House, host: Browser, guest: Browser) -> None:
    code = await host.new_table("geisterfahrer", "moo")
    await host.open(code)
    table: TableSocket = await guest.open(code)
    await table.ask("sit", seat=1)


def test_a_try_lapses_at_the_next_midnight_but_one(tmp_path: Path) -> None:
    async def check() -> None:
        clock = clock_at(TODAY)
        async with house(tmp_path, clock, think=SECONDS) as server:
            anna = await server.browser("Anna")
            code = await begin(anna)
            clock.forward(DAY)
            assert (await anna.call("GET", f"/api/day/{TODAY}"))["state"] == "playing"
            assert (await status(anna, "GET", f"/api/day/{TODAY}/results"))[0] == 409
            assert await begin(anna) == code
            clock.forward(DAY)
            assert (await anna.call("GET", f"/api/day/{TODAY}"))["state"] == "missed"
            found = await anna.call("GET", f"/api/day/{TODAY}/results")
            assert len(found) == len(HOUSE)

    run(check())


def test_missed_days_are_for_practice(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, clock_at(after(TODAY, 1)), think=SECONDS) as server:
            anna = await server.browser("Anna")
            missed = await status(anna, "POST", f"/api/day/{TODAY}", {})
            assert missed[0] == 409
            today = await status(anna, "POST", f"/api/day/{after(TODAY, 1)}", {"practice": True})
            assert today[0] == 409
            code = await begin(anna, practice=True)
            assert await begin(anna, practice=True) != code
            table = await anna.open(code)
            choices = iter(own_choices())
            await table.play(lambda _: next(choices))
            assert (await anna.call("GET", f"/api/day/{TODAY}"))["state"] == "missed"
            journal = read((await anna.http.get(f"/api/tables/{code}/journal")).text)
            assert verify(find("geisterfahrer"), journal) > 20
            for wrong in (after(TODAY, 2), "2026-02-30", "yesterday", "1999-01-01"):
                assert (await status(anna, "GET", f"/api/day/{wrong}"))[0] == 404

    run(check())


def test_the_month_has_a_leaf_for_each_day(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, clock_at(TODAY), think=SECONDS) as server:
            anna = await server.browser("Anna")
            await play_like_a_bot(anna)
            leaves = (await anna.call("GET", "/api/day/month?month=2026-11"))["leaves"]
            assert len(leaves) == 30
            assert [leaf["state"] for leaf in leaves[15:18]] == ["missed", "done", "future"]
            assert leaves[16]["place"] in range(1, 5)
            assert (await status(anna, "GET", "/api/day/month?month=2026-13"))[0] == 400
            assert (await anna.call("GET", "/api/day/month?month=1999-01"))["leaves"] == []

    run(check())


def test_the_house_plays_a_deal_once_for_all_who_ask(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, clock_at(TODAY), think=SECONDS) as server:
            days = Days(server.server.services)
            asked = [days.field(Day(TODAY)) for _ in range(3)]
            first, *others = await asyncio.gather(*asked)
            assert all(other is first for other in others)

    run(check())


# -- Without a server -------------------------------------------------------------------------


def test_five_games_meet_every_weekday_in_five_weeks() -> None:
    dates = [after(TODAY, days) for days in range(35)]
    met = {(Day(date).game, at % 7) for at, date in enumerate(dates)}
    assert len(met) == 7 * len(GAMES)
    for date in dates:
        assert len(set(Day(date).rivals)) == Day(date).seats - 1


def test_a_shipped_number_is_the_first_good_one() -> None:
    assert known_numbers()[TODAY] == find_number(Day(TODAY)) == NUMBER


@pytest.mark.full
@pytest.mark.parametrize("days", range(0, 50, 7))
def test_shipped_numbers_are_the_first_good_ones(days: int) -> None:
    date = after(TODAY, days)
    assert known_numbers()[date] == find_number(Day(date))


@pytest.mark.parametrize(
    ("missed", "length", "jokers"),
    [
        ([], 17, 0),
        ([17], 16, 0),  # today may still be played
        ([12], 16, 1),
        ([12, 9], 7, 1),  # two in a week
        ([14, 7], 15, 2),
        ([12, 11], 5, 0),
        ([16], 16, 1),
    ],
)
def test_a_joker_covers_one_missed_day_in_a_week(
    missed: list[int], length: int, jokers: int
) -> None:
    done = [f"2026-11-{day:02}" for day in range(1, 18) if day not in missed]
    found = streak(done, TODAY)
    assert (found[0], len(found[1])) == (length, jokers)
