"""A newer program opens tables of an older one with other rules."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tafelrunde.games import find
from tests.server.harness import house, run

KM = type(find("thousand_km"))
OPTIONS = {"mode": "single_rally"}


def test_a_game_with_unknown_rules_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other tables are not affected, and the journal stays in the file."""

    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            token = anna.token
            begun = await anna.new_table("thousand_km", "mm", options=OPTIONS, start=True)
            table = await anna.open(begun)
            await table.play(lambda texts: texts[0], most=3)
            waiting = await anna.new_table("thousand_km", "mb", options=OPTIONS)
        monkeypatch.setattr(KM, "rules_version", KM.rules_version + 1)
        async with house(tmp_path) as server:
            anna = await server.browser()
            anna.become(token)
            answer = await anna.http.get(f"/api/tables/{begun}")
            assert answer.status_code == 409
            assert answer.json()["reason"]["key"] == "problem-other-rules"
            async with anna.connect(begun) as socket:
                assert (await socket.receive())["reason"] == "other_rules"
                await socket.socket.wait_closed()
                assert socket.socket.close_code == 4409
            lobby = await anna.call("GET", "/api/lobby")
            assert {line["code"] for line in lobby["mine"]} == {begun, waiting}
            # Games that had not started use the new rules.
            table = await anna.open(waiting)
            await table.ask("start")
            await table.until_status("playing")
            await table.play(lambda texts: texts[0], most=2)
            room = await server.server.rooms.open(waiting)
            assert room is not None
            assert room.live.header.rules == KM.rules_version
            await table.socket.close()
        async with house(tmp_path) as server:
            room = await server.server.rooms.open(waiting)
            assert room is not None
            assert room.live.status == "playing"

    run(check())


@pytest.mark.file
def test_old_names_of_bot_levels_are_migrated(tmp_path: Path) -> None:
    async def set_up() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            codes.append(await anna.new_table("thousand_km", "mbo", level="easy"))

    async def come_back() -> None:
        async with house(tmp_path) as server:
            room = await server.server.rooms.open(codes[0])
            assert room is not None
            assert (room.live.setup.level, room.live.setup.seats[1].level) == ("easy", "medium")

    codes: list[str] = []
    run(set_up())
    connection = sqlite3.connect(next(tmp_path.glob("*.sqlite")))
    with connection:
        (setup,) = connection.execute("SELECT setup FROM game_table").fetchone()
        old = setup.replace(b'"easy"', b'"beginner"').replace(b'"medium"', b'"middle"')
        assert old != setup
        connection.execute("UPDATE game_table SET setup = ?", (old,))
        connection.execute("DROP INDEX chat_by_command")
        for column in ("person", "command"):
            connection.execute(f"ALTER TABLE chat DROP COLUMN {column}")
        connection.execute("DROP TABLE day_try")
        connection.execute("DROP TABLE screen_code")
        connection.execute("DROP TABLE another_device")
        connection.execute("DROP TABLE analysis")
        connection.execute("DROP INDEX person_by_account")
        connection.execute("ALTER TABLE person DROP COLUMN account_key")
        connection.execute("PRAGMA user_version = 1")
    connection.close()
    run(come_back())
