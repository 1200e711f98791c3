"""A shared screen shows a table to everybody in the room and can do nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

from tafelrunde.server.base.messages import PROTOCOL, AnyCommand, Join
from tests.server.harness import house, run

VALUES: dict[str, Any] = {
    "seat": 0, "text": "", "menu": 1, "piece": "", "entry": 1, "order": "", "muted": True,
    "level": "easy", "spectator": 1, "open": False, "commitment": "", "seed": "", "agree": True,
    "visible": True,
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


def test_a_screen_may_send_nothing_but_join(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mb")
            screen = await anna.open(code, screen=True)
            for kind in get_args(AnyCommand):
                fields = {name: VALUES[name] for name in kind.__struct_fields__ if name in VALUES}
                if kind is not Join:
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
