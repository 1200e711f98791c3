"""What players are shown of Knatsch: goals, rolls and hints."""

from __future__ import annotations

import pytest

from tafelrunde.core.words import Choice, Message
from tafelrunde.games.knatsch import GAME
from tafelrunde.games.knatsch.rules.game import Knatsch
from tafelrunde.games.knatsch.words.view import DefenceView, GoalsView, LacksView, RollView
from tests.games.knatsch.tables import act, lay


def rolled(state: Knatsch) -> RollView:
    roll = GAME.view(state, None).roll
    assert roll is not None
    return roll


def entry(state: Knatsch, text: str) -> Choice:
    return next(one for one in GAME.menu(state, state.turn()) if one.text == text)


def lines(state: Knatsch, text: str) -> list[Message]:
    """The log of the next step."""
    before = state.clone()
    act(state, text)
    action = GAME.notation.number("throw " + " ".join(sorted(text.removeprefix("* "))))
    return GAME.log(before, -1, action, state, None)


# -- Goals ---------------------------------------------------------------------------------


def test_goals_and_what_is_lacking() -> None:
    state = lay("red1 green1", "blue1", "", tournaments={0: 2, 1: 3}, piles=("t", "die1a"))
    view = GAME.view(state, None)
    assert view.goals == GoalsView(
        castles=4, set_castles=2, set_tournaments=3, king_castles=3, king="4444+5"
    )
    assert [realm.lacks for realm in view.realms] == [
        LacksView(castles=2, set_castles=0, set_tournaments=1, one_card=True),
        LacksView(castles=1, set_castles=1, set_tournaments=0, one_card=True),
        LacksView(castles=4, set_castles=2, set_tournaments=3, one_card=False),
    ]


def test_the_short_game_has_other_goals() -> None:
    view = GAME.view(lay("red1", options={"short_game": True}, piles=("t", "")), None)
    assert view.goals == GoalsView(
        castles=3, set_castles=1, set_tournaments=2, king_castles=2, king="4444+5"
    )


def test_choices_say_whether_success_wins_the_game() -> None:
    state = lay("red1 green1 white1", "blue1 yellow1", tournaments={0: 2}, piles=("t", "die1a"))
    wins = {one.text: one.shows["wins"] for one in GAME.menu(state, 0) if "wins" in one.shows}
    assert wins == {
        "attack blue1": True, "attack yellow1": True, "pile 0": True, "pile 1": False, "king": True,
    }  # fmt: skip


# -- Rolls ---------------------------------------------------------------------------------


def test_a_throw_tells_all_dice_that_lie_there_then() -> None:
    """The throw that ends an attack is in no view: the defence has begun."""
    state = lay("red1 green1 white1", "blue1 yellow1", piles=("t", "die1a"))
    act(state, "0 attack blue1", "* 334416", "0 reroll 4 4", "* 36", "0 reroll 1")
    thrown = lines(state, "* 3")[0]
    assert (thrown.values["dice"], thrown.values["live"]) == ("3", "3 3 3 3")
    assert rolled(state).purpose == "defence"


def test_an_attack_shows_who_will_defend_and_keeps_both_results() -> None:
    state = lay("red1 green1 white1", "blue1 yellow1 die5", piles=("t", "die1a"))
    act(state, "0 attack blue1", "* 334416")
    roll = rolled(state)
    assert roll.defence == DefenceView(seat=1, throws=3, card_dice=[5])
    assert roll.wins
    act(state, "0 reroll 4 4", "* 33", "0 stop")
    roll = rolled(state)
    assert (roll.purpose, roll.defence, roll.wins) == ("defence", None, True)
    assert roll.results == ["3333+1", None, None]
    act(state, "* 666666")
    roll = rolled(state)
    assert (roll.running, roll.result) == (False, "5")
    assert roll.results == ["3333+1", "5", None]


def test_a_tournament_shows_all_results_and_its_leader() -> None:
    state = lay("red1", "blue1", "yellow1", piles=("t sg_a", "die1a"))
    act(state, "0 pile 0", "* 666666")
    assert (rolled(state).results, rolled(state).leader) == (["–", None, None], 0)
    act(state, "* 112345", "1 stop")
    assert (rolled(state).results, rolled(state).leader) == (["–", "11+5", None], 1)


def test_only_a_tournament_has_a_leader() -> None:
    state = lay("red1", "blue1 green1", "yellow1", piles=("t sg_a", "die1a"))
    act(state, "0 pile 0", "* 666666", "* 112345", "1 stop", "* 666666")
    assert rolled(state).leader == 1
    act(state, "1 pile 1")
    assert rolled(state).leader is None
    assert rolled(state).results == [None, None, None]
    assert state.position()["leader"] == -1


def test_positions_of_older_data_files_can_be_loaded() -> None:
    """They have no results, and in other rolls the leader of the last tournament."""
    state = lay("red1", "blue1 green1", "yellow1", piles=("t sg_a", "die1a"))
    act(state, "0 pile 1", "* 112346")
    position = {**state.position(), "leader": 2}
    del position["results"]
    assert GAME.load(position).position() == state.position()


# -- Words ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "key"), [("exceed", "hint-treason"), ("reach", "hint-treason-reach")]
)
def test_q37_the_hint_of_treason_fits_what_was_agreed(rule: str, key: str) -> None:
    state = lay("red1 verrat", piles=("blue3", "die1a"), options={"target_rule": rule})
    hint = entry(state, "pile 0").hint
    assert hint is not None
    assert hint.key == key


def test_nothing_but_duds_is_told_in_words() -> None:
    state = lay("red1", "blue1", "yellow1", piles=("t sg_a", "die1a"))
    act(state, "0 pile 0")
    told = lines(state, "* 666666")
    assert [(line.key, line.values.get("many")) for line in told[1:]] == [("log-leads", 0)]
