"""Tournaments: fair, deterministic, and resumable."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import tafelrunde
from tafelrunde.cli import main
from tafelrunde.games import find
from tafelrunde.lab.arena import hold, line_ups
from tafelrunde.lab.intervals import wilson

GAME = find("geisterfahrer")


def test_better_player_wins_and_is_rated_higher() -> None:
    result = hold(GAME, ["medium", "random"], 2, 12, 3)
    medium, other = result.players
    assert result.games == medium.games == other.games == 12
    assert medium.share > 0.8
    assert medium.low <= medium.share <= medium.high
    assert medium.share + other.share == pytest.approx(1)
    assert medium.rating > 25 > other.rating


def test_all_players_meet_in_all_seats() -> None:
    assert line_ups(["a", "b", "c"], 2) == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert line_ups(["a", "b"], 3) == [["a", "b", "a"]]
    result = hold(GAME, ["medium", "aggressive", "random"], 2, 1, 5)
    assert result.games == 6, "three pairs, each from both sides"
    assert {player.games for player in result.players} == {4}


def test_unbeaten_players_have_an_interval() -> None:
    best, worst = hold(GAME, ["hard", "random"], 2, 4, 3).players
    assert (best.wins, worst.wins) == (4, 0)
    assert (best.low, best.high) == wilson(4, 4)
    assert (worst.low, worst.high) == wilson(0, 4)


def test_arena_plays_until_the_intervals_are_narrow_enough() -> None:
    told: list[tuple[int, int]] = []
    result = hold(
        GAME, ["random", "aggressive"], 2, 4, 3, until=15, progress=lambda *at: told.append(at)
    )
    assert all(player.high - player.low <= 0.3 for player in result.players)
    assert told[-1] == (result.games, result.games)
    assert [done for done, _planned in told] == list(range(2, result.games + 1, 2))
    fewer = hold(GAME, ["random", "aggressive"], 2, result.games - 4, 3)
    assert any(player.high - player.low > 0.28 for player in fewer.players), "hardly too many"
    assert hold(GAME, ["random", "aggressive"], 2, result.games, 3) == result


def test_cached_deals_are_not_replayed(tmp_path: Path) -> None:
    first = hold(GAME, ["medium", "random"], 2, 4, 7, kept=tmp_path)
    files = {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert len(files) == 2
    more = hold(GAME, ["medium", "random"], 2, 8, 7, kept=tmp_path)
    assert all(file.stat().st_mtime_ns == time for file, time in files.items())
    assert len(list(tmp_path.iterdir())) == 4
    assert more == hold(GAME, ["medium", "random"], 2, 8, 7)
    assert first != more


def test_results_of_changed_bots_are_discarded(tmp_path: Path) -> None:
    """Runs a copy of the program with weaker bots."""
    kept = tmp_path / "kept"
    hold(GAME, ["hard", "medium"], 2, 2, 7, kept=kept)
    package = Path(tafelrunde.__file__).parent
    unlike = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(package, tmp_path / "tafelrunde", ignore=unlike)
    numbers = tmp_path / "tafelrunde" / "games" / "geisterfahrer" / "players" / "search.json"
    numbers.write_text(numbers.read_text().replace('"playouts": 100', '"playouts": 20'))
    for _again in range(2):
        script = (
            "from pathlib import Path; from tafelrunde.games import find;"
            "from tafelrunde.lab.arena import hold;"
            f"hold(find('geisterfahrer'), ['hard', 'medium'], 2, 2, 7, kept=Path({str(kept)!r}))"
        )
        subprocess.run([sys.executable, "-c", script], cwd=tmp_path, check=True)
    assert len(list(kept.iterdir())) == 2, "of the one and of the other"


def test_arena_prints_one_json_object() -> None:
    asked = [
        "arena",
        "geisterfahrer",
        "--players",
        "medium,random",
        "--games",
        "2",
        "--until",
        "40",
    ]
    done = CliRunner().invoke(main, [*asked, "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert told["games"] == 2
    wanted = {"name", "wins", "share", "low", "high", "rating"}
    assert all(wanted <= set(player) for player in told["players"])


def test_arena_refuses_a_single_player() -> None:
    done = CliRunner().invoke(main, ["arena", "geisterfahrer", "--players", "medium"])
    assert done.exit_code == 2


OWN = """
from tafelrunde.core.state import Policy

class First(Policy):
    def choose(self, state, seat, rng):
        return state.legal(seat)[0]

class Other:
    pass
"""


def test_arena_accepts_a_custom_policy_and_draws_the_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own_bots_of_a_test.py").write_text(OWN, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    asked = ["arena", "geisterfahrer", "--games", "2", "--plot", "arena.svg", "--json"]
    players = "medium,own_bots_of_a_test:First"
    done = CliRunner().invoke(main, [*asked, "--players", players])
    assert done.exit_code == 0, done.output
    names = [player["name"] for player in json.loads(done.stdout)["players"]]
    assert names == players.split(",")
    assert (tmp_path / "arena.svg").read_text("utf-8").count("<circle") == 2
    for wrong in ("own_bots_of_a_test:Other", "own_bots_of_a_test:None", "no_such_module:First"):
        done = CliRunner().invoke(main, [*asked, "--players", f"medium,{wrong}"])
        assert done.exit_code == 2
        assert wrong.split(":")[0] in done.output
