"""Lessons are correct: each choice is in the menu, each wrong one is answered, and each consequence
is as described, in both languages. After a change of a rule, card or text, these tests report the
steps that no longer hold."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import msgspec
import pytest

from tafelrunde.core.game import ASK, AnyGame
from tafelrunde.core.lesson import Facts, Lesson, Played, Stage, Trial, find_path, play
from tafelrunde.core.replay import play_entry
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import OVER
from tafelrunde.games import NAMES, find
from tafelrunde.games.catalogue import Catalogue
from tafelrunde.games.lessons import lesson_of
from tafelrunde.games.words import HOUSE, LANGUAGES
from tafelrunde.lab.playout import play_out
from tafelrunde.table.table import Table

STEPS = range(8, 16)
LONGEST = {"say": 122, "done": 115, "no": 115}
"""Maximum characters: three lines of a bubble on a phone."""
SENTENCES = 2
READING = 15.0
"""Reading speed in characters per second."""
CHOOSING, WATCHING, SKIPPING = 7.0, 1.0, 2.5
"""Seconds for a choice by the learner, for an entry shown, and for skipped entries."""
MINUTES = range(3, 7)
MISSING = object()

LESSONS = [name for name in NAMES if lesson_of(name)]
each_lesson = pytest.mark.parametrize("name", LESSONS)


def the_lesson(name: str) -> Lesson:
    lesson = lesson_of(name)
    assert lesson is not None
    return lesson


@cache
def played(name: str) -> Played:
    return play(find(name), the_lesson(name))


def stages(name: str) -> list[Stage]:
    return played(name).stages


# -- The script -------------------------------------------------------------------------------


def test_every_game_has_a_lesson() -> None:
    assert list(NAMES) == LESSONS


@each_lesson
def test_lesson_header_matches_the_game(name: str) -> None:
    lesson = the_lesson(name)
    assert lesson.header.game == name
    assert lesson.header.rules == find(name).rules_version, "look at the lesson, then raise it"
    assert len(lesson.names) == lesson.header.seats
    assert [seat for seat, one in enumerate(lesson.names) if not one] == [lesson.learner]


@each_lesson
def test_lesson_has_the_expected_shape(name: str) -> None:
    names = [stage.step.name for stage in stages(name)]
    assert len(names) - 1 in STEPS  # and the end
    assert len(set(names)) == len(names)
    assert any(stage.step.asks for stage in stages(name)), "nothing to find out for oneself"
    *steps, end = stages(name)
    assert not end.decisions
    for stage in steps:
        assert stage.decisions, f"{stage.step.name}: nothing to do"
        assert stage.decisions[0].at == stage.at, f"{stage.step.name}: begins before the choice"


@each_lesson
def test_ordinary_table_accepts_each_choice(name: str) -> None:
    game, lesson = find(name), the_lesson(name)
    header, entries = lesson.header, lesson.journal.entries
    for stage in stages(name):
        for decision in stage.decisions:
            begun = entries[: decision.at]
            table = Table(game, header.seats, header.options, FastRng(1), entries=begun)
            if game.reactions:
                table.give_order(lesson.learner, ASK)
            table.start()
            assert len(table.entries) == decision.at, f"{stage.step.name}: chance acts first"
            table.act(lesson.learner, decision.right, table.menus[lesson.learner])


@each_lesson
def test_step_offers_the_right_choice(name: str) -> None:
    for stage in stages(name):
        for decision in stage.decisions:
            assert decision.right in menu_texts(name, stage, decision.at), stage.step.name


def test_placing_a_ghost_offers_a_few_places() -> None:
    (stage,) = (stage for stage in stages("geisterfahrer") if stage.step.name == "place")
    assert len(menu_texts("geisterfahrer", stage, stage.at)) < 9


@each_lesson
def test_every_other_choice_is_answered(name: str) -> None:
    for stage in stages(name):
        step = stage.step
        wrong = wrong_choices(name, stage)
        for text in wrong:
            assert step.answer_key(text) in catalogue(name, "de"), f"{step.name}: {text}"
        answers = {step.answer(text) for text in wrong}
        assert set(step.no.values()) <= answers, f"{step.name}: an answer without its choice"
        assert set(step.plays) <= answers, f"{step.name}: plays what is no answer"


@each_lesson
def test_consequences_of_wrong_choices_are_playable(name: str) -> None:
    game, lesson = find(name), the_lesson(name)
    for stage in stages(name):
        for answer, trial in stage.step.plays.items():
            place = f"{stage.step.name}, what {answer!r} plays"
            state = played(name).states[where_tried(name, stage, trial)].clone()
            for entry in lesson.entries(trial.script):
                play_entry(game, state, entry, place)
            check_facts(game, lesson, trial.expect, state, place)


def where_tried(name: str, stage: Stage, trial: Trial) -> int:
    """The decision in which the first entry of a trial is a wrong choice."""
    (first, *_) = the_lesson(name).entries(trial.script)
    for decision in stage.decisions:
        if first.text != decision.right and first.text in menu_texts(name, stage, decision.at):
            return decision.at
    raise AssertionError(f"{stage.step.name}: {first.text} cannot be chosen")


@each_lesson
def test_bots_can_continue_after_the_lesson(name: str) -> None:
    game, lesson = find(name), the_lesson(name)
    bots = [game.policies["thumb"]() for _ in range(lesson.header.seats)]
    state = played(name).states[-1].clone()
    play_out(state, bots, FastRng(7))
    assert state.turn() == OVER


def menu_texts(name: str, stage: Stage, at: int) -> list[str]:
    menu = find(name).menu(played(name).states[at], the_lesson(name).learner)
    return [choice.text for choice in stage.step.offered(menu)]


def wrong_choices(name: str, stage: Stage) -> list[str]:
    return [
        text
        for decision in stage.decisions
        for text in menu_texts(name, stage, decision.at)
        if text != decision.right
    ]


# -- Views ------------------------------------------------------------------------------------


@each_lesson
def test_facts_about_positions_hold(name: str) -> None:
    game, lesson = find(name), the_lesson(name)
    for stage in stages(name):
        step, states = stage.step, played(name).states
        check_facts(game, lesson, step.given, states[stage.at], f"{step.name}, given")
        check_facts(game, lesson, step.expect, states[stage.done], f"{step.name}, expect")


@each_lesson
def test_highlighted_things_are_in_the_view_and_the_text_table(name: str) -> None:
    game, lesson = find(name), the_lesson(name)
    for stage in stages(name):
        assert stage.step.show, f"{stage.step.name}: nothing lights up"
        state = played(name).states[stage.at]
        all_seen = seen(game, lesson, state)
        for path in stage.step.show:
            place = f"{stage.step.name}: {path}"
            assert look_up(all_seen, path) is not MISSING, place
            assert is_told(game, state, lesson, path), f"{place} at {lesson.text_place(path)}"


def is_told(game: AnyGame, state: Any, lesson: Lesson, path: str) -> bool:
    section, row, column, *_ = (*(lesson.text_place(path) or "").split("/"), "", "")
    for part in game.describe(game.view(state, lesson.learner)):
        firsts = [cells[0].key for cells in part.rows]
        rows = [*map(str, range(len(firsts))), *firsts, ""]
        heads = [*(cell.key for cell in part.head), ""]
        if part.title.key == section and row in rows and column in heads:
            return True
    return False


def seen(game: AnyGame, lesson: Lesson, state: Any) -> dict[str, object]:
    """What facts may refer to: the view, the effect of each choice in the menu, the end."""
    learner = lesson.learner
    view: dict[str, object] = json.loads(msgspec.json.encode(game.view(state, learner)))
    choices = game.menu(state, learner) if learner in state.pending() else []
    view["menu"] = {choice.text: dict(choice.shows) for choice in choices}
    view["over"] = state.turn() == OVER
    if view["over"]:
        view["scores"] = [int(score) for score in state.scores()]
        view["places"] = [int(place) for place in state.standing()]
    return view


def check_facts(game: AnyGame, lesson: Lesson, facts: Facts, state: Any, place: str) -> None:
    all_seen = seen(game, lesson, state) if facts else {}
    for path, wanted in facts.items():
        value = look_up(all_seen, path)
        assert is_so(value, wanted), f"{place}: {path} is {value!r}, not {wanted!r}"


def look_up(thing: Any, path: str) -> object:
    found = find_path(thing, path)
    if found is None:
        return MISSING
    for part in found:
        thing = thing[int(part) if isinstance(thing, list) else part]
    return thing


def is_so(value: Any, wanted: object) -> bool:
    """Equality, or an object of tests: `has`, `lacks`, `many` (number of elements)."""
    if not isinstance(wanted, dict):
        return bool(value == wanted)
    if value is MISSING:
        return False
    return all(
        (test == "has" and x in value)
        or (test == "lacks" and x not in value)
        or (test == "many" and len(value) == x)
        for test, x in wanted.items()
    )


# -- Words ------------------------------------------------------------------------------------


@cache
def catalogue(name: str, language: str) -> dict[str, str]:
    """The messages of a lesson with their attributes: `lesson-green`, `lesson-green.title`."""
    found = Catalogue(language, [HOUSE.parent / name / "words" / f"{language}.ftl"])
    return {key: found.render(key, {}) for key in found if key.startswith("lesson-")}


def keys(name: str, stage: Stage) -> dict[str, str]:
    """The text keys of a step with their kinds."""
    key = stage.step.key
    done = {f"{key}-done": "done"} if f"{key}-done" in catalogue(name, "de") else {}
    answers = {stage.step.answer_key(text): "no" for text in wrong_choices(name, stage)}
    return {key: "say", f"{key}.title": "title", **done, **answers}


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_lesson_texts_are_complete_and_used(name: str, language: str) -> None:
    wanted = {key for stage in stages(name) for key in keys(name, stage)}
    assert set(catalogue(name, language)) == wanted
    for stage in stages(name)[:-1]:
        following = stages(name)[stages(name).index(stage) + 1]
        if any(played(name).seen[stage.done : following.at]):
            assert f"{stage.step.key}-done" in wanted, f"{stage.step.name} is silent at its `done`"


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_lesson_texts_are_short(name: str, language: str) -> None:
    texts = catalogue(name, language)
    for stage in stages(name):
        for key, kind in keys(name, stage).items():
            if kind != "title":
                assert len(texts[key]) <= LONGEST[kind], f"{key}: {len(texts[key])} characters"
                assert sentences(texts[key]) <= SENTENCES, f"{key}: {texts[key]}"


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_long_press_is_mentioned_once(name: str, language: str) -> None:
    """The page adds the sentence to the last step of every lesson."""
    last = catalogue(name, language)[stages(name)[-1].step.key].lower()
    assert "langer druck" not in last
    assert "press and hold" not in last


def sentences(text: str) -> int:
    """The number of sentences; exclamations of one or two words ("The trap!") do not count."""
    parts = re.split(r"[.!?…][“”\"]?(?:\s|$)", text)
    return len([part for part in parts if len(part.split()) > 2])


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_lesson_takes_the_stated_minutes(name: str, language: str) -> None:
    texts = catalogue(name, language)
    seconds = 0.0
    for stage in stages(name):
        said = texts[stage.step.key] + texts.get(f"{stage.step.key}-done", "")
        seconds += len(said) / READING + CHOOSING * len(stage.decisions)
        seconds += SKIPPING if stage.later else 0.0
    shown = sum(played(name).seen) - sum(len(stage.decisions) for stage in stages(name))
    minutes = the_lesson(name).minutes
    assert minutes in MINUTES
    assert (seconds + WATCHING * shown) / 60 == pytest.approx(minutes, abs=0.75)
