"""A lesson: a journal with steps between its entries, a guided first game for one learner.

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

Strings are lines of a journal, `done` (here the step's second text is said; else after its last
entry) or `...` (what follows, up to the next step, is not shown). The words are in the game's
catalogue: `lesson-STEP` with its `.title`, `lesson-STEP-done`, `lesson-STEP-no-ANSWER` and
`lesson-STEP-no`. docs/guide/lessons.md tells how one is written.
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
"""What must be so: a path into what the learner sees, and a value or a test of it. Whoever changes
a rule learns from the contract test which sentence is no longer true."""


class LessonError(ValueError):
    """A text that is no lesson."""


# -- What is written ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Trial:
    """The entries after a wrong choice, which is the first of them, and what must be so then."""

    script: tuple[str, ...]
    expect: Facts


@dataclass(frozen=True)
class Step:
    """One idea: what is shown and said where the learner has to choose."""

    name: str
    asks: bool = False
    """The learner has to find the choice: it lights up only after a wrong one."""
    show: tuple[str, ...] = ()
    """Things that light up beside the choice, as paths into the view."""
    given: Facts = field(default_factory=dict)
    """Where the step begins."""
    expect: Facts = field(default_factory=dict)
    """Where its second text is said."""
    no: Mapping[str, str] = field(default_factory=dict)
    """Patterns of wrong choices and the name of the answer to each; the first that fits counts."""
    offers: tuple[str, ...] = ()
    """Patterns of the choices that the step offers; without any, the whole menu."""
    plays: Mapping[str, Trial] = field(default_factory=dict)
    """For an answer: what would come of it is shown, and taken back again."""

    @property
    def key(self) -> str:
        return f"lesson-{self.name}"

    def offered(self, menu: Sequence[Choice]) -> list[Choice]:
        """The part of a menu that the learner gets."""
        patterns = self.offers or ("*",)
        return [one for one in menu if any(fnmatchcase(one.text, each) for each in patterns)]

    def answer(self, text: str) -> str | None:
        """The name of the answer to a wrong choice, if it has one of its own."""
        return next((name for pattern, name in self.no.items() if fnmatchcase(text, pattern)), None)

    def answer_key(self, text: str) -> str:
        """The key of what is said to a wrong choice."""
        name = self.answer(text)
        return f"{self.key}-no" if name is None else f"{self.key}-no-{name}"


@dataclass(frozen=True)
class Lesson:
    header: Header
    minutes: int
    """About how long it takes."""
    learner: int
    names: tuple[str, ...]
    """Who sits where; the learner's own is empty."""
    places: Mapping[str, str]
    """Where the text table tells of a thing of the view."""
    script: tuple[str | Step, ...]

    @property
    def journal(self) -> Journal:
        lines = [part for part in self.script if isinstance(part, str)]
        return Journal(
            self.header, self.entries(line for line in lines if line not in (SKIP, DONE))
        )

    def entries(self, lines: Iterable[str]) -> tuple[Act | Chance, ...]:
        """Lines of the script, or of what a wrong choice would lead to."""
        found = []
        for number, line in enumerate(lines, 1):
            entry = read_entry(line, number, self.header.seats)
            if not isinstance(entry, Act | Chance):
                raise LessonError(f"entry {number}: only choices and chance: {line}")
            found.append(entry)
        return tuple(found)

    def text_place(self, path: str) -> str | None:
        """`section-road/1/head-battle`, `section-rally/fact-talon`: section, row (its number, or
        the key of its first cell) and column of the text table that tell of a thing."""
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
        raise LessonError("format: another version")
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
    """A path as keys and numbers only, into a view as JSON gives it; None if nothing is there. An
    element of a list may be named by its value (`hand/GREEN`) or by a part of it
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


# -- Played through ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Decision:
    """The learner has to choose, after so many entries, and one choice leads on."""

    at: int
    right: str


@dataclass
class Stage:
    """A step where it happens: it begins after `at` entries, its second text is said after
    `done`."""

    step: Step
    at: int
    done: int
    later: bool
    """Whether entries pass unseen before it."""
    decisions: list[Decision] = field(default_factory=list)


@dataclass(frozen=True)
class Played:
    """A lesson played by the rules."""

    stages: list[Stage]
    states: list[Any]
    """How things stand after so many entries."""
    happened: list[Happening[State]]
    seen: list[bool]
    """Of each entry: whether its effect is shown."""


def play(game: AnyGame, lesson: Lesson) -> Played:
    """JournalError names the first entry that cannot be played."""
    journal = lesson.journal
    happened = list(happenings(game, journal))
    states = [begin(game, journal), *(happening.after for happening in happened)]
    stages: list[Stage] = []
    seen: list[bool] = []
    mark = SKIP  # before the first step nothing is shown
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
    """Whether the learner makes this choice. A hidden reaction without anything to choose is
    answered by a standing order."""
    (entry,) = lesson.entries([line])
    if not isinstance(entry, Act) or entry.seat != lesson.learner:
        return False
    hidden = game.reactions is not None and entry.text in game.reactions.answers
    return not hidden or len(state.legal(lesson.learner)) > 1
