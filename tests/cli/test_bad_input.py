"""Invalid input: the error is one sentence that names the place, and nothing is written."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.core.journal import read, write_text
from tests.cli.terminal import call, run

PLAY = ("play", "thousand_km")
SIMULATE = ("simulate", "thousand_km", "--games", "1")

BAD_ARGUMENTS = [
    (("play", "chess"), ["chess", "thousand_km"]),
    (("simulate", "chess"), ["chess", "thousand_km"]),
    (("games", "chess"), ["chess", "thousand_km"]),
    ((*PLAY, "--seats", "5"), ["--seats 5", "2, 3, 4, 6"]),
    ((*SIMULATE, "--seats", "1"), ["--seats 1", "2, 3, 4, 6"]),
    ((*SIMULATE, "--bots", "medium,easy,random,random,medium"), ["zu 5", "2, 3, 4, 6"]),
    ((*PLAY, "--seats", "many"), ["--seats", "many"]),
    ((*PLAY, "--people", "7"), ["zu 7 spielen, Menschen und Bots"]),
    ((*PLAY, "--seats", "2", "--people", "3"), ["--people 3"]),
    ((*PLAY, "--people", "-1"), ["--people", "-1"]),
    ((*PLAY, "--bots", "genius"), ["genius", "novice, easy, medium"]),
    ((*SIMULATE, "--bots", "medium,"), ["„“", "novice, easy, medium"]),
    ((*SIMULATE, "--seats", "4", "--bots", "medium,random"), ["2 Bots", "4 Plätze"]),
    ((*PLAY, "--seats", "3", "--bots", "medium,random,random"), ["3 Bots", "2 Plätze"]),
    ((*PLAY, "--option", "speed=1"), ["speed", "points_target"]),
    ((*PLAY, "--option", "mode"), ["mode", "Name=Wert"]),
    ((*PLAY, "--option", "mode=endless"), ["mode", "endless", "single_rally"]),
    ((*SIMULATE, "--option", "points_target=0"), ["points_target", "1 bis 100000"]),
    ((*SIMULATE, "--option", "max_rallies=ten"), ["max_rallies", "ten", "1 bis 100"]),
    ((*PLAY, "--option", "limit_any_time=maybe"), ["limit_any_time", "maybe", "true, false"]),
    ((*PLAY, "--option", "first_dealer=3"), ["first_dealer", "1 bis 2"]),
    ((*PLAY, "--name", "A", "--name", "B"), ["2 Namen"]),
    ((*PLAY, "--name", "x" * 40), ["x" * 40, "20"]),
    ((*PLAY, "--people", "2", "--name", "A", "--name", "A"), ["„A“"]),
    ((*PLAY, "--name", "Bot Bruno"), ["Bot Bruno"]),
    ((*PLAY, "--seed", "x"), ["--seed", "x"]),
    ((*SIMULATE, "--seed", "-1"), ["--seed", "-1"]),
    (("simulate", "thousand_km", "--games", "0"), ["--games", "0"]),
    ((*SIMULATE, "--workers", "0"), ["--workers", "0"]),
    ((*PLAY, "--lang", "fr"), ["--lang", "fr", "de"]),
    ((*PLAY, "--save", "/nowhere/at/all/game.txt"), ["/nowhere/at/all"]),
    (("replay", "/nowhere/game.txt"), ["/nowhere/game.txt"]),
    (("replay", "/"), ["/"]),
    (("report", "chess"), ["chess", "thousand_km"]),
    (("report", "thousand_km", "--seats", "5"), ["--seats 5", "2, 3, 4, 6"]),
    (("report", "thousand_km", "--seats", "2,"), ["„2,“", "2, 3, 4, 6"]),
    (("report", "thousand_km", "--games", "0"), ["--games", "0"]),
    (("report", "thousand_km", "--out", "/nowhere/at/all/page.html"), ["/nowhere/at/all"]),
    (("odds", "chess"), ["chess", "knatsch"]),
    (("odds", "knatsch", "--table", "dice"), ["„dice“", "cards, results"]),
    (("odds", "knatsch", "--target", "4+4"), ["„4+4“", "444+1"]),
    (("odds", "knatsch", "--target", "444+1", "--live", "47"), ["„47“", "44512"]),
    (("odds", "knatsch", "--live", "44"), ["--live", "--target"]),
    (("odds", "knatsch", "--target", "444+1", "--left", "2"), ["--left", "--live"]),
    (("odds", "knatsch", "--card-dice", "5,5"), ["„5,5“", "1 bis 5"]),
    (("odds", "knatsch", "--throws", "5"), ["--throws", "5", "1 bis 4"]),
    (("odds", "knatsch", "--table", "cards", "--throws", "3"), ["--table", "--throws"]),
    (("odds", "knatsch", "--target", "444+1", "--live", "4", "--left", "4"), ["--left", "1 bis 3"]),
    (("dance",), ["Befehl „dance“", "simulate"]),
    (("play",), ["GAME fehlt", "tafelrunde play --help"]),
    (("arena", "knatsch"), ["--players fehlt", "tafelrunde arena --help"]),
    (("arena", "knatsch", "--players", "medium"), ["zwei verschiedene Bots"]),
    (("fit", "knatsch", "--habit", "foo"), ["„foo“", "medium"]),
    (("fit", "knatsch", "--address", "10.0.0.1:1"), ["--engine ray"]),
    ((*PLAY, "--seats"), ["Hinter --seats fehlt"]),
    (("serve", "--lan=yes"), ["--lan nimmt keinen Wert an"]),
    ((*PLAY, "--dice", "3"), ["Option --dice gibt es hier nicht"]),
    ((*PLAY, "now"), ["mehr Angaben"]),
    (("serve", "--port", "70000"), ["--port", "„70000“", "von 0 bis 65535"]),
    (("serve", "--pause", "long"), ["--pause", "„long“", "eine Zahl von 0 bis 60"]),
    (("serve", "--base-path", "games"), ["--base-path", "„games“", "/spiele"]),
    (("serve", "--data", __file__), ["--data", "ein Ordner"]),
]


@pytest.mark.parametrize(("arguments", "named"), BAD_ARGUMENTS, ids=lambda value: " ".join(value))
def test_bad_arguments(arguments: tuple[str, ...], named: list[str]) -> None:
    result = call(*arguments)
    assert result.returncode == 2
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    for word in named:
        assert word in result.stderr


@pytest.mark.parametrize(("arguments", "named"), BAD_ARGUMENTS[::20], ids=" ".join)
def test_process_reports_errors_like_a_call(arguments: tuple[str, ...], named: list[str]) -> None:
    started, called = run(*arguments), call(*arguments)
    assert started.returncode == called.returncode == 2
    assert started.stdout == ""
    assert started.stderr == called.stderr


def test_errors_use_the_requested_language() -> None:
    assert "no game is called" in call("play", "chess", "--lang", "en").stderr
    assert "there is no option --dice" in call("play", "--dice", "--lang", "en").stderr


def test_files_are_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("mine")
    result = call(*PLAY, "--people", "0", "--save", str(path))
    assert result.returncode == 2
    assert str(path) in result.stderr
    assert path.read_text() == "mine"


def test_nothing_is_written_after_a_bad_argument(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert call(*PLAY, "--save", str(path), "--option", "mode=endless").returncode == 2
    assert not path.exists()


# -- Journals ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("journal") / "game.txt"
    call(
        *PLAY, "--people", "0", "--seed", "3", "--option", "mode=single_rally", "--save", str(path)
    )
    return path.read_text("utf-8")


def rewritten(text: str, **header: Any) -> str:
    """The same game with a different header and a matching checksum."""
    journal = read(text)
    return write_text(replace(journal, header=replace(journal.header, **header)))


def last_line(text: str) -> str:
    return f"line {text.count(chr(10))}"


def test_bad_journal_is_refused_with_place_and_reason(journal: str, tmp_path: Path) -> None:
    first_play = next(line for line in journal.splitlines() if line.startswith("0 "))
    spoiled = {
        "cut within a line": (journal[: len(journal) // 2 - 1], "line "),
        "cut after a line": (journal[: journal.index(first_play)], "line "),
        "other rules": (rewritten(journal, rules=99), "rules 99"),
        "other seats": (rewritten(journal, seats=5), "5 seats"),
        "other game": (rewritten(journal, game="chess"), "chess"),
        "other options": (rewritten(journal, options={"mode": "endless"}), "option mode"),
        "other players": (rewritten(journal, options={"first_dealer": 1}), "entry 3"),
        "edited": (journal.replace(first_play, "0 play KM200", 1), last_line(journal)),
        "no journal": ("hello\n", "line 1"),
        "empty": ("", "line 1"),
    }
    path = tmp_path / "game.txt"
    for what, (text, place) in spoiled.items():
        path.write_text(text, "utf-8")
        result = call("replay", str(path), "--lang", "en")
        assert result.returncode == 2, what
        assert result.stdout == "", what
        assert "Traceback" not in result.stderr, what
        assert place in result.stderr, what
        german = call("replay", str(path)).stderr
        assert not re.search(r"\b(line|expected|header|entry|the)\b", german), german


def test_system_reasons_are_in_the_language_of_the_user(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.txt")
    assert "gibt es nicht" in call("replay", missing).stderr
    assert "does not exist" in call("replay", missing, "--lang", "en").stderr
    assert "das ist ein Ordner" in call("replay", str(tmp_path)).stderr


def test_verify_says_that_a_game_has_no_seal(journal: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(journal, "utf-8")
    assert "kein Siegel veröffentlicht" in call("verify", str(path)).stderr
    assert "no seal was published" in call("verify", str(path), "--lang", "en").stderr


def test_invalid_utf8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"tafelrunde journal 1\n\xff\xfe")
    result = call("replay", str(path))
    assert result.returncode == 2
    assert "21" in result.stderr
    assert "Traceback" not in result.stderr


def test_unknown_seat_is_refused(journal: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(journal, "utf-8")
    result = call("replay", str(path), "--seat", "3")
    assert result.returncode == 2
    assert "1 bis 2" in result.stderr
