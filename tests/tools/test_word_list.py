"""The word list finds old habits in code and documents; player texts and German are exempt."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.word_list import faults, main, tracked


@pytest.mark.parametrize(
    "line",
    ["# Whoever asks", "It starts anew.", '"""So long may it last."""', "nobody is told why"],
)
def test_words_to_avoid_are_reported_with_their_line(tmp_path: Path, line: str) -> None:
    file = tmp_path / "code.py"
    file.write_text(f"x = 1\n{line}\n", "utf-8")
    (fault,) = faults(file)
    assert fault.startswith(f"{file}:2: ")


def test_player_texts_may_say_whoever_but_not_anew(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("aim = Whoever is first wins.\nagain = roll anew\n", "utf-8")
    (fault,) = faults(file)
    assert "“anew”" in fault


def test_german_is_not_checked() -> None:
    names = [path.as_posix() for path in tracked()]
    assert "src/tafelrunde/server/texts/en.ftl" in names
    assert not [name for name in names if name.endswith("de.ftl") or "rules/de/" in name]


def test_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "page.md"
    file.write_text("The node retries.", "utf-8")
    assert main([file]) == 0
    file.write_text("the own seat", "utf-8")
    assert main([file]) == 1
    assert "the own" in capsys.readouterr().out
