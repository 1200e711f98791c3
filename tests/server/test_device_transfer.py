"""Continuing on another device without an account, with a secret that is valid once, for a
minute."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tafelrunde.server.api.context import PASSWORD_BURST
from tests.server.harness import Browser, HandClock, house, run


async def take(browser: Browser, token: str, **more: bool) -> int:
    answer = await browser.http.post("/api/move/take", json={"token": token, **more})
    return answer.status_code


async def name(browser: Browser) -> str:
    return str((await browser.call("GET", "/api/me"))["name"])


def test_another_device_is_the_same_person_and_both_may_be_used(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, phone = await server.browser("Anna"), await server.browser()
            code = await anna.new_table("thousand_km", "mb", start=True)
            table = await anna.open(code)
            await table.until_asked(0)
            token = (await anna.call("POST", "/api/move"))["token"]
            # Looking does not use the secret up.
            for _ in range(2):
                looked = await phone.call("POST", "/api/move/look", {"token": token})
                assert looked["name"] == "Anna"
            assert await take(phone, token) == 200
            assert await name(phone) == "Anna"
            there = await phone.open(code)
            assert there.table["seats"][0]["mine"]
            await there.act(0, there.texts(0)[0])
            await table.catch_up(there)
            assert await name(anna) == "Anna"

    run(check())


def test_a_secret_is_valid_once_and_replaces_the_last_one(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            phone, thief = await server.browser(), await server.browser("Thief")
            former = (await anna.call("POST", "/api/move"))["token"]
            token = (await anna.call("POST", "/api/move"))["token"]
            assert await take(thief, former) == 410
            assert await take(phone, token) == 200
            assert await take(thief, token) == 410
            assert await name(thief) == "Thief"

    run(check())


def test_a_secret_is_valid_for_a_minute(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna, phone = await server.browser("Anna"), await server.browser()
            offer = await anna.call("POST", "/api/move")
            clock.forward(offer["seconds"])
            assert await take(phone, offer["token"]) == 410
            looked = await phone.http.post("/api/move/look", json={"token": offer["token"]})
            assert looked.status_code == 410

    run(check())


def test_guessing_secrets_is_limited(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, HandClock()) as server:
            anna, thief = await server.browser("Anna"), await server.browser("Thief")
            token = (await anna.call("POST", "/api/move"))["token"]
            assert len(token) >= 43  # 256 bits
            tries = [await take(thief, token[:-1] + "-") for _ in range(PASSWORD_BURST + 2)]
            assert tries[0] == 410
            assert tries[-1] == 429

    run(check())


def test_a_browser_with_tables_has_to_confirm(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            await bert.new_table("thousand_km", "mo")
            token = (await anna.call("POST", "/api/move"))["token"]
            assert await take(bert, token) == 409
            assert await name(bert) == "Bert"
            # Looking used nothing up, and Bert's tables do not become Anna's.
            assert await take(bert, token, instead=True) == 200
            assert await name(bert) == "Anna"
            assert (await anna.call("GET", "/api/lobby"))["mine"] == []

    run(check())


def test_the_secret_is_in_no_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, phone = await server.browser("Anna"), await server.browser()
            token = (await anna.call("POST", "/api/move"))["token"]
            assert await take(phone, token) == 200
            assert token not in caplog.text
            assert token.encode() not in b"".join(
                file.read_bytes() for file in tmp_path.iterdir() if file.is_file()
            )

    with caplog.at_level(logging.DEBUG):
        run(check())


def test_a_secret_ends_with_a_logout(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, phone = await server.browser("Anna"), await server.browser()
            answer = await anna.http.post("/api/move")
            assert answer.headers["cache-control"] == "no-store"
            await anna.call("POST", "/api/logout")
            assert await take(phone, answer.json()["token"]) == 410

    run(check())


def test_answers_about_a_person_are_not_stored_by_caches(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            for path in ("/api/me", "/api/lobby"):
                assert (await anna.http.get(path)).headers["cache-control"] == "no-store"
            assert "max-age" in (await anna.http.get("/api/games")).headers["cache-control"]

    run(check())
