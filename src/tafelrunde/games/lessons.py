"""The guided first game of each game that has one."""

from __future__ import annotations

from functools import cache

from tafelrunde.core.lesson import Lesson, read_lesson
from tafelrunde.games import folder


@cache
def lesson_of(name: str) -> Lesson | None:
    path = folder(name) / "lesson.json"
    return read_lesson(path.read_text("utf-8")) if path.exists() else None
