"""The commands of docs/guide/privacy.md delete a person, and nothing of others."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

from tests.server.harness import discard, house, run, two_at_a_table

GUIDE = Path(__file__).parents[2] / "docs/guide/privacy.md"
COMMANDS, OLD, *_ = re.findall(r"```sql\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
pytestmark = pytest.mark.file


def play(tmp_path: Path) -> sqlite3.Connection:
    """The data file after Anna and Bert have played; Clara has only opened a table."""

    async def check() -> None:
        async with house(tmp_path) as server:
            _, _, at_anna, at_bert, _ = await two_at_a_table(server)
            await at_bert.ask("chat", text="Hier ist Bert.")
            await at_anna.until_asked(0)
            await at_anna.act(0, discard(at_anna, 0))
            bert = await server.browser("Bert")
            await bert.call("POST", f"/api/day/{(await bert.call('GET', '/api/day'))['today']}", {})
            await bert.call("POST", "/api/screens", {})
            clara = await server.browser("Clara")
            await clara.new_table("knatsch", "mo")

    run(check())
    return sqlite3.connect(tmp_path / "tafelrunde.sqlite")


def test_the_guide_deletes_a_person(tmp_path: Path) -> None:
    data = play(tmp_path)
    data.executescript(COMMANDS.replace("'Ada'", "'Bert'"))
    assert data.execute("PRAGMA foreign_key_check").fetchall() == []
    assert data.execute("SELECT game FROM game_table").fetchall() == [("knatsch",)]
    names = {name for (name,) in data.execute("SELECT name FROM person")}
    data.close()
    assert names == {"Anna", "Clara"}
    assert b"Bert" not in (tmp_path / "tafelrunde.sqlite").read_bytes()


def test_the_guide_deletes_old_games(tmp_path: Path) -> None:
    data = play(tmp_path)
    data.execute("UPDATE game_table SET touched = 0 WHERE id < (SELECT max(id) FROM game_table)")
    data.commit()
    first, *rest = COMMANDS.splitlines(keepends=True)
    kept = [line for line in rest if "gone" not in line]
    data.executescript("".join([first, OLD, *kept]))
    assert data.execute("PRAGMA foreign_key_check").fetchall() == []
    assert data.execute("SELECT game FROM game_table").fetchall() == [("knatsch",)]
    assert data.execute("SELECT * FROM chat").fetchall() == []
    data.close()
