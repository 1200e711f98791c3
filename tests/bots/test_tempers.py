"""Temperaments: assignment to bots, naming, and their effect as a mere preference."""

from __future__ import annotations

import pickle

import pytest

from tafelrunde.bots import FIRST_NAMES, levels
from tafelrunde.bots.search import Arm, Search
from tafelrunde.bots.tempers import CALM, PEOPLE, TEMPERS, newcomer
from tafelrunde.core.rng import FastRng
from tafelrunde.core.words import Message
from tafelrunde.games import NAMES, find
from tafelrunde.games.words import LANGUAGES, Words
from tests.bots.test_search import decisions
from tests.kit.pace import unhurried

COMPANIES = range(60)


def company_of(seats: int, company: int) -> list[str]:
    here: list[str] = []
    for _ in range(seats):
        here.append(newcomer(company, here))
    return here


def test_bots_have_distinct_initials() -> None:
    assert len({name[0] for name in PEOPLE}) == len(PEOPLE)
    assert set(FIRST_NAMES) <= set(PEOPLE)


@pytest.mark.parametrize("company", COMPANIES)
def test_bots_of_a_table_differ(company: int) -> None:
    here = company_of(6, company)
    assert len(set(here)) == 6
    assert {PEOPLE[name] for name in here[:4]} == set(TEMPERS)
    assert here == company_of(6, company)


def test_tables_draw_different_bots() -> None:
    assert len({tuple(company_of(3, company)) for company in COMPANIES}) > 40


def test_bot_initials_differ_from_those_of_people() -> None:
    people = ["Anton", "bruno", "Carla", "Dieter", "Élodie"]
    for company in COMPANIES:
        assert newcomer(company, people)[0] not in "ABCD"


@pytest.mark.parametrize("name", NAMES)
def test_bot_names_combine_level_and_temperament(name: str) -> None:
    game = find(name)
    for level in levels.offered(game):
        assert levels.with_temper(level, CALM) == level
        assert levels.known(game, f"{level}/bold")
        assert levels.present_name(f"{level}/bold") == f"{level}/bold"
    assert levels.present_name("middle/bold") == "medium/bold"
    for nonsense in (
        "medium/",
        "medium/brave",
        "random/bold",
        "thumb/",
        "/bold",
        "medium/bold/bold",
    ):
        assert not levels.known(game, nonsense)
        with pytest.raises(levels.UnknownBotError):
            levels.find(game, nonsense)


def test_temperaments_have_texts() -> None:
    for language in LANGUAGES:
        words = Words(language)
        said = {words.render(Message(f"temper-{temper}")) for temper in TEMPERS}
        assert len(said) == len(TEMPERS)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("temper", [temper for temper in TEMPERS if temper != CALM])
def test_pickling_preserves_the_temperament(name: str, temper: str) -> None:
    game = find(name)
    for level in levels.offered(game):
        player = unhurried(game, f"{level}/{temper}", 4)
        again = pickle.loads(pickle.dumps(player))
        for number, (state, seat) in enumerate(decisions(game, 2, 5, 6)):
            choice = player.choose(state, seat, FastRng(number))
            assert choice in state.legal(seat)
            assert again.choose(state, seat, FastRng(number)) == choice


def arm(action: int, total: float, *, stays: bool = False) -> Arm:
    found = Arm(action, stays)
    found.note(total, 1.0)
    found.note(total, 1.0)
    return found


def test_temperament_wins_unless_another_choice_is_clearly_better() -> None:
    search = levels.find(find("geisterfahrer"), "master/bold")
    assert isinstance(search, Search)
    close = [arm(1, 0.5), arm(2, 0.49, stays=True)]
    assert search.best(close, 2)[0] == 2
    worse = [arm(1, 0.5), arm(2, 0.4, stays=True)]
    assert search.best(worse, 2)[0] == 1
