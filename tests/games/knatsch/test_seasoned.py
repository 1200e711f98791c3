"""The seasoned player, and what a search thinks of a position."""

from __future__ import annotations

import pytest

from tafelrunde.core.rng import FastRng
from tafelrunde.games.knatsch import GAME
from tafelrunde.games.knatsch.players.insight import KnatschInsight
from tafelrunde.games.knatsch.rules.game import Knatsch
from tests.games.knatsch.tables import act, lay


def chosen(state: Knatsch, policy: str) -> str:
    return GAME.notation.text(int(GAME.policies[policy]().choose(state, state.turn(), FastRng(1))))


@pytest.mark.parametrize(
    ("state", "by_thumb", "seasoned"),
    [
        # A card die first, then the castles.
        (lay("red1", "green1", seats=2, piles=("blue1", "die3a")), "pile 0", "pile 1"),
        # The player about to win loses a castle before anything else.
        (
            lay("red1", "green3 blue3 yellow3", seats=2, piles=("white1", "t")),
            "pile 0",
            "attack yellow3",
        ),
        # What the King would take is worth more than one try.
        (
            lay("red1 green1 blue1 die5", "white1", seats=2, piles=("stap_a", "t")),
            "king",
            "pile 0",
        ),
    ],
)
def test_where_it_differs(state: Knatsch, by_thumb: str, seasoned: str) -> None:
    assert (chosen(state, "thumb"), chosen(state, "seasoned")) == (by_thumb, seasoned)


def merits(state: Knatsch, seat: int) -> dict[str, float]:
    insight = KnatschInsight()
    return dict(zip(insight.names(), insight.merit(state, seat), strict=True))


def test_castles_are_in_danger_where_somebody_may_attack_them() -> None:
    alone = lay("red1", "green1 blue1", seats=2)
    assert merits(alone, 1)["danger"] == 0
    three = lay("red1", "green1 blue1 white1 cg_a", seats=2)
    assert merits(three, 1)["danger"] == pytest.approx(0.54, abs=0.1)
    guarded = lay("red1", "green1 blue1 white1 cg_a", seats=2, guarded={1: "green1 blue1"})
    assert 0 < merits(guarded, 1)["danger"] < merits(three, 1)["danger"]
    same_crest = lay("white2", "green1 blue1 white1 cg_a", seats=2, guarded={1: "green1 blue1"})
    assert merits(same_crest, 1)["danger"] == 0


def test_a_search_looks_ahead_in_turns_not_in_throws() -> None:
    insight = KnatschInsight()
    state = lay("red1", "green1", seats=2, piles=("blue1 t", "white1 t"), start=1, active=0)
    before = insight.clock(state, 0)
    act(state, "0 pile 0", "* 112344")
    assert insight.clock(state, 1) == before
    act(state, "0 stop")
    assert insight.clock(state, 2) == before + 1
