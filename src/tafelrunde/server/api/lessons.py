"""Guided first games: a lesson for the browser, built from its script by the rules.

There is no table, and nothing is stored: the browser plays the lesson alone, with the updates an
ordinary table would send.
"""

from __future__ import annotations

from functools import cache

import msgspec

from tafelrunde.bots import levels
from tafelrunde.core import lesson as script
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Header, Journal, unsealed
from tafelrunde.core.lesson import Decision, Played, Stage, Step, find_path, play
from tafelrunde.core.options import OptionValues, complete
from tafelrunde.core.replay import Happening, happenings
from tafelrunde.core.state import OVER, State
from tafelrunde.games import find
from tafelrunde.games.lessons import lesson_of
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.server.api.replays import branch
from tafelrunde.server.base.http_messages import Branch, Lesson, LessonFrame, LessonStep
from tafelrunde.server.base.messages import NO_VIEW, Entry, Menu, SeatUpdate, WhyNot
from tafelrunde.server.base.refusals import why_not
from tafelrunde.server.store.interface import Person, StoredTable
from tafelrunde.server.tables.services import Services
from tafelrunde.server.tables.table_record import COLOURS, Seat, Setup
from tafelrunde.table.table import NO_SUCH_ACTION


@cache
def lesson(name: str) -> Lesson | None:
    """The lesson of a game, built once because it is the same for everybody."""
    found = lesson_of(name)
    return None if found is None else Narrator(find(name), found, _played(name)).lesson()


@cache
def _played(name: str) -> Played:
    found = lesson_of(name)
    assert found is not None
    return play(find(name), found)


class Narrator:
    """Builds the frames of a lesson as its learner sees them."""

    def __init__(self, game: AnyGame, found: script.Lesson, played: Played) -> None:
        self.game, self.script, self.played = game, found, played
        self.learner = found.learner
        self.told = 0
        """Number of entries that are in the frames already."""

    def lesson(self) -> Lesson:
        frames = [
            frame
            for number, stage in enumerate(self.played.stages)
            for frame in self.frames(number, stage)
        ]
        steps = [self.step(stage) for stage in self.played.stages]
        goes_on = self.played.states[-1].turn() != OVER
        names = list(self.script.names)
        options = _options(self.game, self.script.header)
        return Lesson(self.game.name, self.learner, names, options, steps, frames, goes_on)

    def step(self, stage: Stage) -> LessonStep:
        step = stage.step
        places = [self.script.text_place(path) or "" for path in step.show]
        return LessonStep(
            key=step.key,
            done=self.says_done(step),
            asks=step.asks,
            text=["/".join(place.split("/")[:2]) for place in places],
            later=stage.later,
        )

    def says_done(self, step: Step) -> bool:
        return f"{step.key}-done" in Words(LANGUAGES[0], self.game.name)

    def frames(self, number: int, stage: Stage) -> list[LessonFrame]:
        if not stage.decisions:
            end = len(self.played.happened)
            update = self.update(end, None)
            return [LessonFrame(number, update, _shown(stage.step, update), None, {}, {}, None)]
        frames = [self.frame(number, stage.step, decision) for decision in stage.decisions]
        end = stage.done
        if self.says_done(stage.step) and end < self.played.stages[number + 1].at:
            frames[-1] = msgspec.structs.replace(frames[-1], pause=self.update(end, None))
        return frames

    def frame(self, number: int, step: Step, decision: Decision) -> LessonFrame:
        state = self.played.states[decision.at]
        menu = step.offered(self.game.menu(state, self.learner))
        wrong = [choice.text for choice in menu if choice.text != decision.right]
        no = {text: step.answer_key(text) for text in wrong}
        plays = {
            f"{step.key}-no-{name}": entries
            for name, trial in step.plays.items()
            if (entries := self.trial(state, trial.script, wrong))
        }
        update = self.update(decision.at, Menu(0, menu, None))
        return LessonFrame(number, update, _shown(step, update), decision.right, no, plays, None)

    def trial(self, state: State, lines: tuple[str, ...], wrong: list[str]) -> list[Entry]:
        """The consequences of a wrong choice; empty if it is not in the menu."""
        entries = self.script.entries(lines)
        if entries[0].text not in wrong:
            return []
        journal = Journal(self.script.header, entries)
        return self.entries([(one, True) for one in happenings(self.game, journal, 0, state)])

    def update(self, at: int, menu: Menu | None) -> SeatUpdate:
        """The position after `at` entries, with the entries since the last update."""
        happened = zip(self.played.happened, self.played.seen, strict=True)
        entries = self.entries(list(happened)[self.told : at])
        self.told = at
        view = self.game.view(self.played.states[at], self.learner)
        described = self.game.describe(view)
        return SeatUpdate(
            self.learner,
            entries,
            _encoded(view),
            described,
            menu,
            can_undo=False,
            undo_asks=False,
            order=None,
        )

    def entries(self, happened: list[tuple[Happening[State], bool]]) -> list[Entry]:
        """The learner's log entries; skipped ones have no view."""
        found = []
        for happening, seen in happened:
            if lines := happening.told(self.game, self.learner):
                view = self.game.view(happening.after, self.learner) if seen else None
                found.append(Entry(0, lines, _encoded(view) if seen else NO_VIEW, happening.by))
        return found


def _shown(step: Step, update: SeatUpdate) -> list[str]:
    assert update.view is not None
    view = msgspec.json.decode(update.view)
    return [".".join(found) for path in step.show if (found := find_path(view, path))]


def _options(game: AnyGame, header: Header) -> OptionValues:
    return complete(game.options, header.options, header.seats)


def _encoded(view: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(view))


# -- Requests during a lesson ------------------------------------------------------------------


class NoSuchFrameError(Exception):
    """The lesson has no such frame, or there is no choice in it."""


def why_not_with(name: str, frame: int, piece: str) -> WhyNot:
    """Why a piece cannot be used at a frame of a lesson."""
    found, game, played = lesson_of(name), find(name), _played(name)
    assert found is not None
    decisions = [decision for stage in played.stages for decision in stage.decisions]
    if not 0 <= frame < len(decisions):
        raise NoSuchFrameError
    reasons = game.why_not(played.states[decisions[frame].at], found.learner, piece)
    return why_not(reasons or {"": NO_SUCH_ACTION})


async def play_on(services: Services, person: Person, name: str) -> StoredTable:
    """Create a table against the easiest bots that starts where the lesson ends."""
    found = lesson_of(name)
    assert found is not None
    game, header = find(name), found.header
    setup = Setup(
        game=name,
        rules=header.rules,
        options=_options(game, header),
        seats=[Seat(colour=colour) for colour in COLOURS[: header.seats]],
        host=person.id,
    )
    wish = Branch(found.learner, 0, levels.offered(game)[0])
    return await branch(services, person, setup, unsealed(found.journal.played()), wish)
