"""The golden scenarios of Knatsch about setup, limits, options and what is known."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.core.journal import Journal, JournalError, read
from tafelrunde.core.replay import fold, replay
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games.knatsch import GAME
from tafelrunde.games.knatsch.rules.data import (
    CARD_NAMES,
    CREST,
    HIGHEST_OTHER,
    LONE_DIE,
    LONE_POOLED,
)
from tafelrunde.games.knatsch.rules.dice import CARD_DICE, HANDS, evaluate
from tafelrunde.games.knatsch.rules.game import Knatsch
from tafelrunde.games.knatsch.rules.state import ROLLING
from tafelrunde.table.table import Table
from tests.games.knatsch.tables import (
    CARD,
    act,
    lay,
    menu,
    owned,
    pile,
    result_of,
    why_not,
)

FORMER = Path(__file__).parent / "former"
KING_CASTLES = "red1 blue1 yellow1"

# -- Setup, limits, options ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [23, 23]), (3, [23, 22]), (4, [22, 22]), (5, [22, 21]), (6, [21, 21])]
)
def test_g32_setup_r3_1_r3_2_r3_3_r3_4_q41(seats: int, sizes: list[int]) -> None:
    for seed in range(20):
        state = GAME.new(seats)
        rng = FastRng(seed)
        while state.turn() == CHANCE:
            state.apply(CHANCE, state.roll(rng))
        assert [pile.size() for pile in state.piles] == sizes
        assert sum(sizes) + seats == 48
        assert all(realm.castle_count() == 1 for realm in state.realms)
        crests = {CREST[card] for seat in range(seats) for card in castles(state, seat)}
        assert len(crests) == seats
        assert state.active == state.start_player == state.turn()
        assert state.round_number == 1
        assert menu(state) <= {"pile 0", "pile 1", "tuck 0", "tuck 1"}


def castles(state: Knatsch, seat: int) -> list[int]:
    return [CARD[name] for name in owned(state, seat).split()]


def test_g33_throw_limits_r4_2_q23_q24() -> None:
    def table(active: int = 0, piles: tuple[str, str] = ("green2 t", "t")) -> Knatsch:
        return lay(
            "red1 blue1 green1 cat_a champ", "white1 yellow1 cat_b stap_a",
            seats=3, piles=piles, active=active,
        )  # fmt: skip

    for choice, piles, throws in (
        ("pile 0", ("die1a t", "t"), 3),
        ("steal stap_a", ("die1a t", "t"), 3),
        ("attack white1", ("die1a t", "t"), 4),
        ("king", ("die1a t", "t"), 3),
        ("pile 1", ("die1a t", "t"), 4),
    ):
        state = table(piles=piles)
        act(state, f"0 {choice}")
        assert state.this_roll.max_throws == throws, choice
    state = table()
    act(state, "0 attack white1", "* 444456")
    assert all(text == "stop" or text.startswith("reroll") for text in menu(state))
    assert why_not(state, "tuck 0") == "not-now"
    act(state, "0 stop")
    assert (state.this_roll.roller, state.this_roll.max_throws) == (1, 3)
    state = table(active=1)
    act(state, "1 pile 1")
    assert state.this_roll.max_throws == 4
    act(state, "* 123456", "1 stop", "* 123456", "2 stop")
    assert (state.this_roll.roller, state.this_roll.max_throws) == (0, 4)


def test_g34_reach_r6_2() -> None:
    reach = {"target_rule": "reach"}
    state = lay("red1", piles=("blue2 t", ""), options=reach)
    act(state, "0 pile 0", "* 333416")
    assert owned(state, 0) == "red1 blue2"

    state = lay("red1 die1a die4", piles=("black1 t", ""), options=reach)
    act(state, "0 pile 0", "* 666625")
    assert state.phase == ROLLING
    act(state, "0 reroll 2 5", "* 44")
    assert owned(state, 0) == "red1 black1 die1a die4"
    state = lay("red1 die1a die4", piles=("black1 t", ""))
    act(state, "0 pile 0", "* 666625")
    assert pile(state, 0) == "t black1"

    state = lay("red1", "green1 blue1", piles=("t", ""), options=reach)
    act(state, "0 attack blue1", "* 333266", "0 stop", "* 333266")
    assert (state.this_roll.roller, state.phase) == (1, ROLLING)
    act(state, "1 stop")
    assert owned(state, 0) == "red1 blue1"

    state = lay(KING_CASTLES, piles=("t", ""), options=reach)
    act(state, "0 king", "* 444456")
    assert state.phase == ROLLING


@pytest.mark.parametrize(
    ("dice", "card_dice", "result"),
    [
        ("333551", "", 331), ("333556", "", 330), ("444222", "", 340), ("554433", "", 250),
        ("123456", "", 154), ("444516", "5", 345), ("444516", "", 345), ("111111", "14", 714),
        ("444551", "5", 351), ("444551", "", 341), ("444661", "5", 345),
    ],
)  # fmt: skip
def test_g35_lone_kicker_r6_3_q59(dice: str, card_dice: str, result: int) -> None:
    assert result_of(dice, card_dice, LONE_DIE) == result


@pytest.mark.parametrize("kicker_rule", [HIGHEST_OTHER, LONE_DIE])
def test_q59_a_card_die_never_makes_a_roll_worse(kicker_rule: int) -> None:
    """All 462 hands with all 32 sets of card dice, each with one of its card dice fewer."""
    for live in HANDS:
        results = [evaluate(live, CARD_DICE[cards], kicker_rule) for cards in range(32)]
        for cards, one in product(range(32), (1, 2, 4, 8, 16)):
            assert results[cards] >= results[cards & ~one]


def test_journals_of_rules_1_are_replayed_as_they_were_played_r6_3() -> None:
    """In this one a card die took a kicker away, which rules 2 do not do any more."""
    journal = read((FORMER / "rules_1_lone_only.journal").read_text("utf-8"))
    assert (journal.header.rules, GAME.rules_version) == (1, 2)
    steps = list(replay(GAME, journal))
    assert steps[-1].after.standing() == [3, 1, 2]
    entries = journal.entries
    table = Table(GAME, 3, journal.header.options, FastRng(1), entries[:-20], rules=1)
    assert table.journal.header.rules == 1
    with pytest.raises(JournalError):
        fold(GAME, Journal(replace(journal.header, rules=2), entries))


def test_positions_of_rules_1_keep_their_meaning_r6_3() -> None:
    position: dict[str, Any] = lay(options={"kicker_rule": "lone_only"}).position()
    assert GAME.load(position).agreed.kicker_rule == LONE_DIE
    del position["agreed"]["rules"]
    former = GAME.load(position)
    assert former.agreed.kicker_rule == LONE_POOLED
    assert GAME.load(former.position()).agreed.kicker_rule == LONE_POOLED


def test_g36_king_at_any_attempt_r6_4() -> None:
    for options, extra in (({"king_timing": "any_attempt"}, {"king"}), ({}, set())):
        state = lay(KING_CASTLES, piles=("stap_a t", ""), options=options)
        act(state, "0 pile 0", "* 222516")
        assert menu(state) == {"pile 0", "end turn"} | extra
    state = lay("red1 blue1", piles=("stap_a t", ""), options={"king_timing": "any_attempt"})
    assert why_not(state, "king") == "king-needs-castles"


def test_g37_other_options_r6_5_r6_6_r6_7() -> None:
    state = lay(piles=("die4 white1 t", ""), options={"pass_allowed": True})
    assert "end turn" in menu(state)
    act(state, "0 end turn")
    assert state.turn() == 1

    shield_off = {"two_player_shield": False}
    state = lay(
        "red1", "green1 blue1 die5", seats=2, piles=("t sg_a", "red2 sg_b"), options=shield_off
    )
    assert {"attack green1", "attack blue1"} < menu(state)

    low = GAME.new(3, {"castle_set": "low"}).agreed.combos
    assert [low[CARD[name]] for name in ("red3", "blue1", "black2")] == [345, 331, 341]

    weak = {f"{crest}1" for crest in ("red", "green", "blue", "yellow", "black", "white")}
    dealt = set()
    for seed in range(30):
        state = GAME.new(4, {"start_castles": "weak"})
        rng = FastRng(seed)
        while state.turn() == CHANCE:
            state.apply(CHANCE, state.roll(rng))
        dealt |= {owned(state, seat) for seat in range(4)}
    assert dealt == weak


def test_g38_short_game_r6_11_q53() -> None:
    def table(active: int, piles: tuple[str, str]) -> Knatsch:
        return lay(
            "red1", "green1 blue1", seats=2, piles=piles, active=active,
            tournaments={0: 1}, options={"short_game": True},
        )  # fmt: skip

    state = table(0, ("t t", ""))
    assert {"attack green1", "attack blue1"} < menu(state)
    assert "king" not in menu(state)
    act(state, "0 pile 0", "* 555556", "0 stop", "* 666123")
    assert state.winners() == [0]
    assert state.turn() == OVER

    state = table(1, ("t t", ""))
    act(state, "1 king", "* 666666")
    assert len(state.legal(1)) == 4
    act(state, "1 give back green1 1")
    assert owned(state, 1) == "blue1"

    state = table(1, ("yellow1 t", ""))
    act(state, "1 pile 0", "* 555556")
    assert state.winners() == [1]


def test_g39_places_r5_2_q55() -> None:
    state = lay(
        "red1 green1", "blue1 yellow1 black1 die1a",
        "white1 die2a cat_a stap_a cg_a", "red2 die3a cat_b stap_b cg_b",
        seats=4, piles=("t", ""), tournaments={0: 2, 2: 2, 3: 2},
    )  # fmt: skip
    act(state, "0 pile 0", "* 555556", "0 stop", "* 666123", "* 666123", "* 666123")
    assert state.turn() == OVER
    assert state.standing() == [1, 2, 3, 3]

    state = lay(
        "red1 green1 die1a cat_a stap_a", "blue1 yellow1 die2a cat_b stap_b",
        "black1 die3a cat_c stap_c cg_a sg_a", "white1 die1b die2b cg_b sg_b",
        seats=4, piles=("red3", ""), tournaments={0: 1, 1: 1, 2: 3, 3: 3}, active=3,
        round_number=60,
    )  # fmt: skip
    act(state, "3 pile 0", "* 666666", "3 guard - die1b")
    assert state.turn() == OVER
    assert state.standing() == [1, 1, 3, 4]


def test_g40_what_is_known_r7_1_r7_2_r6_9_q42() -> None:
    state = GAME.new(2)
    act(state, "* start 0", "* draw red1", "* draw green1", "* draw cat_a", "* draw tournament")

    def seen() -> tuple[str | None, int | None, list[str] | None]:
        views = [GAME.view(state, seat).piles for seat in (None, 0, 1)]
        assert views[0] == views[1] == views[2]
        return views[0][0].top, views[0][0].unknown, views[0][0].tail

    assert seen() == ("cat_a", 22, [])
    act(state, "0 tuck 0", "* draw die5")
    assert seen() == ("die5", 21, ["cat_a"])
    act(state, "0 pile 0", "* 555556", "* draw die4")
    assert seen() == ("die4", 20, ["cat_a"])
    act(state, "0 pile 0", "* 666666", "* draw blue1")
    assert seen() == ("blue1", 19, ["cat_a", "die4"])


def test_g41_barred_not_owned_q56() -> None:
    state = lay(
        "red1 sg_b", "green1 sg_a die5", "white1",
        piles=("red2 red3", ""), guarded={1: "die5"},
    )  # fmt: skip
    assert menu(state) == {"tuck 0"}
    act(state, "0 tuck 0")
    assert menu(state) == {"tuck 0"}
    act(state, "0 tuck 0")
    assert menu(state) == {"end turn"}
    assert CARD_NAMES[state.piles[0].top] == "red2"
