"""Malicious files: each command refuses them quickly and in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tafelrunde.cli import main
from tafelrunde.core.journal import (
    Chance,
    Entry,
    Header,
    Journal,
    Reveal,
    Sit,
    write_json,
    write_text,
)
from tafelrunde.core.rng import commitment

DIGITS = "9" * 5000
DEEP = "[" * 100_000
ESCAPE = "\x1b[2J\x1b]0;pwned\x07"
SECRET = "ab" * 32
HEADER = Header("thousand_km", 1, 2)
SEALED = Header("thousand_km", 1, 2, {}, commitment(bytes.fromhex(SECRET)))


def text_of(*entries: Entry, header: Header = HEADER) -> str:
    return write_text(Journal(header, entries))


def spoilt(old: str, new: str) -> str:
    whole = text_of(Sit(0, "person", "Anna"), Chance("dealer 1", ((2, 1),)))
    assert old in whole
    return whole.replace(old, new)


def as_json(**changes: object) -> str:
    return json.dumps({**json.loads(write_json(Journal(HEADER))), **changes})


FILES = {
    "rules of many digits": spoilt("rules 1", f"rules {DIGITS}"),
    "seats of many digits": spoilt("seats 2", f"seats {DIGITS}"),
    "a seat of many digits": spoilt("sit 0", f"sit {DIGITS}"),
    "a seat below zero": spoilt("sit 0", "sit -1"),
    "a choice of a seat below zero": spoilt("* dealer 1", "-1 dealer 1"),
    "an undo of many digits": spoilt("* dealer 1 | 2:1", f"undo 0 {DIGITS}"),
    "a draw of many digits": spoilt("2:1", f"{DIGITS}:1"),
    "an option of many digits": spoilt("seats 2", f"seats 2\noption points_target {DIGITS}"),
    "a long option": text_of(header=Header("thousand_km", 1, 2, {"points_target": 10**4000})),
    "a deep option": spoilt("seats 2", f"seats 2\noption mode {DEEP}"),
    "an option of half a character": spoilt("seats 2", 'seats 2\noption mode "\\ud800"'),
    "an option that steers": spoilt("seats 2", f"seats 2\noption {ESCAPE} 1"),
    "a game that steers": spoilt("thousand_km", ESCAPE),
    "a name that steers": text_of(Sit(0, "person", ESCAPE)),
    "an endless name": text_of(Sit(0, "person", "A" * 100_000)),
    "a choice that steers": text_of(Chance(ESCAPE)),
    "an endless choice": text_of(Chance("x" * 100_000)),
    "JSON of many levels": '{"format": ' + DEEP,
    "JSON of many digits": '{"format": ' + DIGITS + "}",
    "JSON with half a character": as_json(entries=["sit 0 person \ud800"]),
    "JSON with a deep value": as_json(game=json.loads("[" * 500 + "]" * 500)),
    "JSON with a list for a seat": as_json(entries=[[1]]),
    "JSON with two lines in one": as_json(entries=["sit 0 person A\nsit 1 person B"]),
    "a huge draw": text_of(
        Sit(0, "bot", "easy"),
        Sit(1, "bot", "easy"),
        Chance("dealer 1", ((2**62, 1),)),
        Reveal(SECRET),
        header=SEALED,
    ),
}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("command", ["replay", "resume", "verify", "import"])
def test_malicious_journal_is_refused_in_one_sentence(
    tmp_path: Path, name: str, command: str
) -> None:
    file = tmp_path / "game.journal"
    file.write_text(FILES[name], "utf-8")
    data = ["--data", str(tmp_path / "data")] if command == "import" else []
    result = CliRunner().invoke(main, ["--lang", "en", command, str(file), *data])
    assert result.exit_code != 0
    assert isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    assert not set("\x1b\x07") & set(result.output)
    assert len(result.output) < 1000
