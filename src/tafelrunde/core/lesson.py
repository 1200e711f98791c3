"""Lessons: guided first games for one learner, written as a journal with steps between entries.

    {"format": 1, "minutes": 4,
     "game": "geisterfahrer", "rules": 1, "seats": 2, "options": {"start_seat": 0},
     "learner": 0, "names": ["", "Bruno"], "places": {"ghosts/*": "section-ghosts/*"},
     "script": [
      {"step": "roll", "show": ["ramps/0/exit"], "expect": {"thrown": "4"}},
      "0 roll", "* die 4",
      {"step": "enter", "no": {"enter I": "inner"}},
      "0 enter O", "done", "1 roll", "* die 5", "1 enter O",
      "...", "0 roll", ...
     ]}

Strings are journal lines, `done` (show the step's second text here instead of after its last entry)
or `...` (do not show what follows, up to the next step). The texts are in the game's catalogue:
`lesson-STEP` with its `.title`, `lesson-STEP-done`, `lesson-STEP-no-ANSWER` and `lesson-STEP-no`.
docs/guide/lessons.md explains how to write a lesson.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Act, Chance, Header, Journal, read_entry
from tafelrunde.core.replay import Happening, begin, happenings
from tafelrunde.core.state import State
from tafelrunde.core.words import Choice

FORMAT = 1
SKIP = "..."
DONE = "done"

Facts = Mapping[str, object]
"""Expected facts: paths into the learner's view with a value or a test of it. After a change of the
rules, the contract test reports which sentence is no longer true."""


class LessonError(ValueError):
    """A text that is not a valid lesson."""


# -- The lesson file ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Trial:
    """A wrong choice and the entries that follow it, with the facts expected at the end."""

    script: tuple[str, ...]
    expect: Facts


@dataclass(frozen=True)
class Step:
    """One idea: what is highlighted and said when the learner has to choose."""

    name: str
    asks: bool = False
    """Whether the learner has to find the choice, which is highlighted only after a wrong one."""
    show: tuple[str, ...] = ()
    """Things to highlight besides the choice, as paths into the view."""
    given: Facts = field(default_factory=dict)
    """Facts at the beginning of the step."""
    expect: Facts = field(default_factory=dict)
    """Facts when its second text is shown."""
    no: Mapping[str, str] = field(default_factory=dict)
    """Patterns of wrong choices with the name of the answer to each; the first match wins."""
    offers: tuple[str, ...] = ()
    """Patterns of the choices the step offers; the whole menu if empty."""
    plays: Mapping[str, Trial] = field(default_factory=dict)
    """By answer: the consequences of the wrong choice, shown to the learner and then undone."""

    @property
    def key(self) -> str:
        return f"lesson-{self.name}"

    def offered(self, menu: Sequence[Choice]) -> list[Choice]:
        """The menu entries offered to the learner."""
        patterns = self.offers or ("*",)
        return [one for one in menu if any(fnmatchcase(one.text, each) for each in patterns)]

    def answer(self, text: str) -> str | None:
        """The name of the specific answer to a wrong choice, if there is one."""
        return next((name for pattern, name in self.no.items() if fnmatchcase(text, pattern)), None)

    def answer_key(self, text: str) -> str:
        """The key of the text that answers a wrong choice."""
        name = self.answer(text)
        return f"{self.key}-no" if name is None else f"{self.key}-no-{name}"


@dataclass(frozen=True)
class Lesson:
    header: Header
    minutes: int
    """Approximate duration."""
    learner: int
    names: tuple[str, ...]
    """Names by seat; empty for the learner."""
    places: Mapping[str, str]
    """Patterns of view paths with the place of each thing in the text table."""
    script: tuple[str | Step, ...]

    @property
    def journal(self) -> Journal:
        lines = [part for part in self.script if isinstance(part, str)]
        return Journal(
            self.header, self.entries(line for line in lines if line not in (SKIP, DONE))
        )

    def entries(self, lines: Iterable[str]) -> tuple[Act | Chance, ...]:
        """Parse lines of the script or of a trial."""
        found = []
        for number, line in enumerate(lines, 1):
            entry = read_entry(line, number, self.header.seats)
            if not isinstance(entry, Act | Chance):
                raise LessonError(f"entry {number}: neither a choice nor a chance event: {line}")
            found.append(entry)
        return tuple(found)

    def text_place(self, path: str) -> str | None:
        """The section, row (its number or the key of its first cell) and column of the text table
        that show a thing: `section-road/1/head-battle`, `section-rally/fact-talon`."""
        for pattern, place in self.places.items():
            found = re.fullmatch(re.escape(pattern).replace(r"\*", "([^/]+)") + "(?:/.*)?", path)
            if found:
                for group in found.groups():
                    place = place.replace("*", group, 1)
                return place
        return None


def read_lesson(text: str) -> Lesson:
    value = json.loads(text)
    if value.pop("format", None) != FORMAT:
        raise LessonError("format: unsupported version")
    header = Header(*(value.pop(name) for name in ("game", "rules", "seats", "options")))
    script = tuple(_read_part(part) for part in value.pop("script"))
    minutes, learner = value.pop("minutes"), value.pop("learner")
    names, places = value.pop("names"), value.pop("places")
    if value:
        raise LessonError(f"unknown: {', '.join(value)}")
    return Lesson(header, minutes, learner, tuple(names), places, script)


def _read_part(part: str | dict[str, Any]) -> str | Step:
    if isinstance(part, str):
        return part
    name, show, plays = part.pop("step"), part.pop("show", ()), part.pop("plays", {})
    offers = tuple(part.pop("offers", ()))
    trials = {key: Trial(tuple(one["script"]), one["expect"]) for key, one in plays.items()}
    return Step(name, show=tuple(show), offers=offers, plays=trials, **part)


# -- Paths into a view -------------------------------------------------------------------------


def find_path(view: Any, path: str) -> tuple[str, ...] | None:
    """Resolve a path into a decoded JSON view to keys and indices; None if it leads nowhere. A
    list element may be given by its value (`hand/GREEN`) or by one of its fields
    (`tiles/number=23`)."""
    found: list[str] = []
    for part in path.split("/"):
        key = _find_key(view, part)
        if key is None:
            return None
        view = view[key]
        found.append(str(key))
    return tuple(found)


def _find_key(thing: Any, part: str) -> str | int | None:
    if isinstance(thing, dict):
        return part if part in thing else None
    if not isinstance(thing, list):
        return None
    if part.isdecimal():
        return int(part) if int(part) < len(thing) else None
    name, _, value = part.partition("=")
    for at, one in enumerate(thing):
        if one == part or (value and isinstance(one, dict) and str(one.get(name)) == value):
            return at
    return None


# -- Playing a lesson --------------------------------------------------------------------------


@dataclass(frozen=True)
class Decision:
    """A decision of the learner after `at` entries, with the one choice that continues."""

    at: int
    right: str


@dataclass
class Stage:
    """A step in the course of the game: it begins after `at` entries and its second text is shown
    after `done` entries."""

    step: Step
    at: int
    done: int
    later: bool
    """Whether entries that are not shown precede it."""
    decisions: list[Decision] = field(default_factory=list)


@dataclass(frozen=True)
class Played:
    """A lesson replayed by the rules."""

    stages: list[Stage]
    states: list[Any]
    """The state after each number of entries, from 0."""
    happened: list[Happening[State]]
    seen: list[bool]
    """For each entry: whether its effect is shown."""


def play(game: AnyGame, lesson: Lesson) -> Played:
    """Replay a lesson; JournalError names the first illegal entry."""
    journal = lesson.journal
    happened = list(happenings(game, journal))
    states = [begin(game, journal), *(happening.after for happening in happened)]
    stages: list[Stage] = []
    seen: list[bool] = []
    mark = SKIP  # nothing is shown before the first step
    for part in lesson.script:
        at = len(seen)
        if isinstance(part, Step):
            stages.append(Stage(part, at, at, later=mark == SKIP and bool(stages)))
            mark = ""
        elif part in (SKIP, DONE):
            mark = part
        else:
            if mark != SKIP and _is_own(game, lesson, states[at], part):
                stages[-1].decisions.append(Decision(at, part.split(" ", 1)[1]))
            seen.append(mark != SKIP)
            if not mark:
                stages[-1].done = at + 1
    return Played(stages, states, happened, seen)


def _is_own(game: AnyGame, lesson: Lesson, state: State, line: str) -> bool:
    """Whether the learner makes this choice. A standing order answers hidden reactions that have
    only one possible answer."""
    (entry,) = lesson.entries([line])
    if not isinstance(entry, Act) or entry.seat != lesson.learner:
        return False
    hidden = game.reactions is not None and entry.text in game.reactions.answers
    return not hidden or len(state.legal(lesson.learner)) > 1
