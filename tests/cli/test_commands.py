"""Commands that print results and exit."""

from __future__ import annotations

import json
from importlib import metadata
from pathlib import Path

import pytest

from tafelrunde.core.journal import Journal, read, write_text
from tafelrunde.games import NAMES, find
from tests.cli.terminal import Terminal, call, plain, run

SIMULATION = ("simulate", "thousand_km", "--games", "12", "--seed", "7", "--bots", "medium,random")


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A saved game between bots."""
    path = tmp_path_factory.mktemp("saved") / "game.txt"
    result = run("play", "thousand_km", "--people", "0", "--seed", "1", "--save", str(path))
    assert result.returncode == 0, result.stderr
    return path


# -- Games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["de", "en"])
def test_games_lists_every_game(language: str) -> None:
    result = call("games", "--lang", language)
    assert result.returncode == 0
    for name in NAMES:
        assert name in result.stdout


def test_games_as_json() -> None:
    listed = json.loads(call("games", "--json").stdout)["games"]
    assert [game["name"] for game in listed] == list(NAMES)
    for game in listed:
        assert game["players"] == list(find(game["name"]).seats)
        assert game["title"]
        assert game["blurb"]
        assert set(game["options"]) == {option.name for option in find(game["name"]).options}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_games_lists_the_options_of_a_game(name: str, language: str) -> None:
    result = call("games", name, "--lang", language)
    assert result.returncode == 0, result.stderr
    for option in find(name).options:
        assert f"--option {option.name}=" in result.stdout


def test_language_comes_from_the_environment() -> None:
    assert "Spielerzahl" in call("games", LANG="de_AT.UTF-8").stdout
    assert "Players" in call("games", LANG="en_US.UTF-8").stdout
    assert "Players" in call("games", LANG="de_DE.UTF-8", LC_ALL="en_GB").stdout
    for other in ("C.UTF-8", "C", "fr_FR.UTF-8", ""):
        assert "Players" in call("games", LANG=other).stdout
    assert "Players" in call("games", "--lang", "en").stdout
    assert "Players" in call("--lang", "en", "games").stdout


def test_help_uses_the_requested_language() -> None:
    german = call("--help").stdout
    for word in ("Aufruf:", "Optionen:", "Befehle:", "Ein Spiel an dieser Tastatur spielen"):
        assert word in german
    for typed in (
        ("--lang", "en", "play", "--help"),
        ("play", "--help", "--lang", "en"),
        ("play", "-h", "--lang=en"),
    ):
        english = call(*typed).stdout
        for word in ("Usage:", "Options:", "Play a game at this keyboard", "one of: thousand_km"):
            assert word in english
        assert "RANGE" not in english


def test_version_is_printed() -> None:
    assert call("--version").stdout == f"tafelrunde {metadata.version('tafelrunde')}\n"


def test_simulate_does_not_speak_of_other_seats() -> None:
    assert "other seats" not in call("simulate", "--help", "--lang", "en").stdout


def test_terminal_without_umlauts_is_supported() -> None:
    result = run("games", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert result.returncode == 0, result.stderr
    assert "thousand_km" in result.stdout


# -- Simulate ----------------------------------------------------------------------------------


def test_simulate_json_prints_a_single_object() -> None:
    result = call(*SIMULATION, "--json")
    figures = json.loads(result.stdout)
    assert figures["game"] == "thousand_km"
    assert figures["seats"] == 2
    assert figures["bots"] == ["medium", "random"]
    assert figures["games"] == 12
    assert figures["seed"] == 7
    assert figures["compiled"] in (True, False)
    assert figures["seconds"] > 0
    assert figures["decisions"] > 12
    assert figures["decisions_per_second"] == pytest.approx(
        figures["decisions"] / figures["seconds"]
    )
    assert figures["games_per_second"] == pytest.approx(12 / figures["seconds"])
    assert sum(figures["wins"]) >= 12
    assert len(figures["mean_scores"]) == 2


def test_simulate_does_not_depend_on_the_number_of_workers() -> None:
    speed = {"seconds", "workers", "decisions_per_second", "games_per_second"}
    alone, together = (
        json.loads(call(*SIMULATION, "--json", "--workers", workers).stdout) for workers in "12"
    )
    for figure in speed:
        del alone[figure], together[figure]
    assert alone == together


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("width", ["80", "120"])
def test_simulate_fits_the_terminal(language: str, width: str) -> None:
    result = call(*SIMULATION, "--lang", language, COLUMNS=width)
    assert result.returncode == 0, result.stderr
    assert "…" not in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= int(width)
    assert ("Entscheidungen/s" if language == "de" else "decisions/s") in result.stdout


def test_simulate_shows_progress_and_then_the_result() -> None:
    with Terminal(*SIMULATION) as terminal:
        terminal.until()
        assert terminal.exit_code() == 0
        assert "12/12" in plain(terminal.everything)
        assert "Entscheidungen/s" in plain(terminal.everything)


def test_without_a_terminal_only_the_result_is_printed() -> None:
    assert call(*SIMULATION, "--json").stderr == ""


def test_simulate_takes_options_and_one_bot_for_all_seats() -> None:
    arguments = ("--seats", "3", "--bots", "random", "--option", "mode=single_rally")
    result = call("simulate", "thousand_km", "--games", "2", *arguments, "--json")
    figures = json.loads(result.stdout)
    assert figures["bots"] == ["random"] * 3
    assert figures["options"]["mode"] == "single_rally"
    assert figures["length"]["most"] < 400


# -- Replay and bench --------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["de", "en"])
def test_replay_prints_a_saved_game(saved: Path, language: str) -> None:
    result = call("replay", str(saved), "--lang", language)
    assert result.returncode == 0, result.stderr
    assert {"de": "Ergebnis", "en": "Result"}[language] in result.stdout
    assert "Bot Ada" in result.stdout


def test_replay_shows_everything_unless_a_seat_is_given(saved: Path) -> None:
    everything = call("replay", str(saved)).stdout
    seat = call("replay", str(saved), "--seat", "2").stdout
    assert "zieht eine Karte" not in everything
    assert "Bot Ada zieht eine Karte" in seat
    assert "Bot Bruno zieht eine Karte" not in seat


def test_replay_can_pause_at_each_step(saved: Path) -> None:
    result = call("replay", str(saved), "--step", given="\nt\n\nq\n")
    assert result.returncode == 0, result.stderr
    assert result.stdout.count("[Enter: weiter") == 4
    assert "Auf der Strecke" in result.stdout
    assert "Ergebnis" not in result.stdout


def test_bench_measures_every_table() -> None:
    result = call("bench", "--seconds", "0.01", "--json")
    speeds = json.loads(result.stdout)["speeds"]
    expected = [(name, seats) for name in NAMES for seats in find(name).seats]
    assert [(speed["game"], speed["seats"]) for speed in speeds] == expected
    assert all(speed["decisions_per_second"] > 0 for speed in speeds)


def test_bench_prints_a_table() -> None:
    result = call("bench", "--seconds", "0.01")
    assert result.returncode == 0, result.stderr
    assert "Entscheidungen/s" in result.stdout


# -- Analyse -----------------------------------------------------------------------------------


def test_analyse_shows_what_decided_a_game(saved: Path, tmp_path: Path) -> None:
    short = tmp_path / "short.txt"
    whole = read(saved.read_text("utf-8"))
    short.write_text(write_text(Journal(whole.header, whole.entries[:24])), "utf-8")
    plot = tmp_path / "chances.svg"
    told = call("analyse", str(short), "--games", "10", "--lang", "en", "--plot", str(plot))
    assert told.returncode == 0, told.stderr
    assert "own choices" in told.stdout
    assert "10 whole games" in told.stdout
    assert plot.read_text("utf-8").count("<polyline") == 2
    found = json.loads(call("analyse", str(short), "--games", "10", "--json").stdout)
    assert found["games"] == 10
    for seat in found["seats"]:
        gained = seat["first"] + seat["own"] + seat["others"] + seat["luck"]
        assert gained == pytest.approx(seat["result"])
