"""The analysis of a finished game: computed once, by the bot workers, and stored with the game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tafelrunde.server.api import analyses
from tests.server.harness import Browser, Frame, House, house, run

RALLY = {"mode": "single_rally"}


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "GAMES", 2)


async def a_finished_game(server: House, **plan: object) -> tuple[Browser, str]:
    """A finished game of five choices, ended by agreement."""
    anna = await server.browser("Anna")
    code = await anna.new_table("thousand_km", "mb", options=RALLY, start=True, **plan)
    table = await anna.open(code)
    await table.play(lambda texts: texts[0], most=5)
    assert (await anna.http.get(f"/api/tables/{code}/analysis")).status_code == 409
    assert (await anna.http.post(f"/api/tables/{code}/analysis")).status_code == 409
    await table.ask("offer_end", seat=0)
    await table.until_status("over")
    return anna, code


async def when_done(browser: Browser, code: str, seat: int) -> Frame:
    """Poll until it is done, like a browser."""
    seen: list[int] = []
    while True:
        news: Frame = await browser.call("GET", f"/api/tables/{code}/analysis?seat={seat}")
        if news["state"] == "done":
            assert seen == sorted(seen)
            return dict(news["decided"])
        assert news["state"] == "running"
        seen.append(news["done"])
        await asyncio.sleep(0)


def test_an_analysis_is_computed_once_and_stored(tmp_path: Path) -> None:
    async def first() -> str:
        async with house(tmp_path) as server:
            anna, code = await a_finished_game(server)
            news = await anna.call("GET", f"/api/tables/{code}/analysis")
            assert news["state"] == "none"
            for _ in range(2):
                await anna.call("POST", f"/api/tables/{code}/analysis")
            told = await when_done(anna, code, 0)
            replay = await anna.call("GET", f"/api/tables/{code}/replay?seat=0")
            entries = [point["entry"] for point in told["points"]]
            assert entries == sorted(entries)
            assert entries[0] == 1
            assert entries[-1] <= len(replay["entries"])
            assert len(told["seats"]) == 2
            for point in told["points"]:
                assert sum(point["chances"]) == pytest.approx(100, abs=1)
            for turn in told["turns"]:
                assert turn["entry"] in entries
            return code

    async def later(code: str) -> None:
        async with house(tmp_path) as server:
            bert = await server.browser("Bert")
            news = await bert.call("GET", f"/api/tables/{code}/analysis")
            assert news["state"] == "done"
            # Each viewer has its own entry numbers.
            replay = await bert.call("GET", f"/api/tables/{code}/replay?seat=-1")
            last = news["decided"]["points"][-1]["entry"]
            assert last <= len(replay["entries"])
            nobody = await bert.http.get(f"/api/tables/{code}/analysis?seat=7")
            assert nobody.status_code == 400

    async def both() -> None:
        await later(await first())

    run(both())


def test_an_analysis_is_running_until_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, code = await a_finished_game(server)
            path = f"/api/tables/{code}/analysis"
            await anna.call("POST", path)
            store, analysing = server.server.services.store, server.server.analyses
            read = store.analysis

            async def read_slowly(table: int) -> bytes | None:
                found = await read(table)
                while await analysing.progress(table) is not None:
                    await asyncio.sleep(0)
                return found

            with monkeypatch.context() as slow:
                slow.setattr(store, "analysis", read_slowly)
                assert (await anna.call("GET", path))["state"] == "running"
            assert (await anna.call("GET", path))["state"] == "done"

    run(check())


def test_only_people_who_may_watch_can_request_an_analysis(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _, code = await a_finished_game(server, watch="nobody")
            eve = await server.browser("Eve")
            for method in ("GET", "POST"):
                answer = await eve.http.request(method, f"/api/tables/{code}/analysis")
                assert answer.status_code == 403

    run(check())


def test_a_failed_analysis_is_reported_and_can_be_retried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, code = await a_finished_game(server)
            path = f"/api/tables/{code}/analysis"
            with monkeypatch.context() as broken:
                broken.setattr(analyses, "GAMES", 0)
                await anna.call("POST", path)
                while (news := await anna.call("GET", path))["state"] == "running":
                    await asyncio.sleep(0)
                assert news["state"] == "failed"
            await anna.call("POST", path)
            assert await when_done(anna, code, 0)

    run(check())


def test_everybody_has_one_analysis_in_the_queue_and_sees_its_place(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            games = [await a_finished_game(server) for _ in range(2)]
            anna = games[0][0]
            another = await anna.new_table("thousand_km", "mb", options=RALLY, start=True)
            table = await anna.open(another)
            await table.until_status("playing")
            await table.ask("offer_end", seat=0)
            await table.until_status("over")
            async with server.server.analyses._one:
                for place, (browser, code) in enumerate(games):
                    await browser.call("POST", f"/api/tables/{code}/analysis")
                    news = await browser.call("GET", f"/api/tables/{code}/analysis")
                    assert (news["state"], news["place"]) == ("running", place)
                refused = await anna.http.post(f"/api/tables/{another}/analysis")
                assert refused.status_code == 429
                assert refused.json()["reason"]["key"] == "problem-analysis-busy"
            for browser, code in games:
                assert await when_done(browser, code, 0)
            await anna.call("POST", f"/api/tables/{another}/analysis")

    run(check())
