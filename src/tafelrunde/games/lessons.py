"""The guided first game of each game that has one."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tafelrunde.core.lesson import Lesson, read_lesson


@cache
def lesson_of(name: str) -> Lesson | None:
    path = Path(__file__).parent / name / "lesson.json"
    return read_lesson(path.read_text("utf-8")) if path.exists() else None
