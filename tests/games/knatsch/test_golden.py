"""The golden scenarios of Knatsch about attempts, tournaments and the King; A, B, C, D are
the seats 0 to 3."""

from __future__ import annotations

import pytest

from tafelrunde.core.state import OVER
from tafelrunde.games.knatsch.odds.chances import plan_to_beat, plan_to_stand, rival
from tafelrunde.games.knatsch.rules.data import KING
from tafelrunde.games.knatsch.rules.dice import hand_of
from tafelrunde.games.knatsch.rules.game import Knatsch
from tafelrunde.games.knatsch.rules.state import GUARDING, REVENGE, ROLLING
from tests.games.knatsch.tables import (
    act,
    guards,
    lay,
    menu,
    owned,
    pile,
    result_of,
    shown,
    why_not,
)

KING_CASTLES = "red1 blue1 yellow1"

# -- Whole turns ---------------------------------------------------------------------------


def test_g01_three_turns_r4_3_r4_6_r4_8_r4_9() -> None:
    state = lay("red1", "green1", "blue1", piles=("stap_a black1 t", "die2a yellow1 t"))
    act(state, "0 pile 0", "* 222516")
    assert owned(state, 0) == "red1 stap_a"
    assert menu(state) == {"pile 0", "pile 1", "tuck 0", "tuck 1", "end turn"}
    act(state, "0 tuck 1")
    assert pile(state, 1) == "yellow1 t die2a"
    act(state, "0 pile 1", "* 441236", "0 reroll 1 2 3", "* 456")
    assert owned(state, 0) == "red1 yellow1 stap_a"
    assert state.turn() == 1
    attacks = {"attack red1", "attack yellow1"}
    assert menu(state) == {"pile 0", "pile 1", "steal stap_a", "tuck 0", "tuck 1"} | attacks
    act(state, "1 attack red1", "* 333266")
    assert shown(state) == "333+2"
    act(state, "1 reroll 2", "* 5")
    assert shown(state) == "333+5"
    act(state, "1 stop", "* 551266", "0 reroll 1 2", "* 56")
    assert owned(state, 0) == "red1 yellow1 stap_a"
    assert state.turn() == 2
    act(state, "2 pile 1", "* 222261", "2 stop", "* 666123", "* 555511")
    assert [realm.tournaments for realm in state.realms] == [0, 1, 0]
    assert pile(state, 1) == "die2a"
    assert state.turn() == 0


@pytest.mark.parametrize(
    ("dice", "card_dice", "result"),
    [
        ("333516", "", 335), ("333551", "", 335), ("444222", "", 342), ("554433", "", 254),
        ("123456", "", 154), ("666666", "", 0), ("666666", "35", 153), ("222266", "", 420),
        ("111111", "", 610), ("111111", "14", 714), ("446666", "4", 340), ("444166", "5", 345),
        ("333556", "5", 353), ("111155", "", 415), ("566666", "12345", 254),
        ("555444", "4", 445), ("112234", "", 224), ("335512", "1", 253),
    ],
)  # fmt: skip
def test_g02_evaluate_r4_1_q2_q3_q9_q10(dice: str, card_dice: str, result: int) -> None:
    assert result_of(dice, card_dice) == result


@pytest.mark.parametrize(
    ("bar", "beaten_by", "not_beaten_by"),
    [
        (334, (335, 340, 410), (334, 332, 254)),
        (354, (410,), (354,)),
        (341, (342,), (341, 340)),
        (KING, (450, 510), (445, 443, 354)),
    ],
)
def test_g03_beats_r2_1_q1_q51(bar: int, beaten_by: tuple[int], not_beaten_by: tuple[int]) -> None:
    assert all(result > bar for result in beaten_by)
    assert not any(result > bar for result in not_beaten_by)


def test_g04_tuck_and_capture_r4_5_r4_6_q5_q6() -> None:
    state = lay("red1", piles=("sg_a yellow1 t", ""))
    act(state, "0 tuck 0", "0 pile 0", "* 665521", "0 reroll 1 2", "* 63", "0 reroll 3", "* 5")
    assert owned(state, 0) == "red1 yellow1"
    assert pile(state, 0) == "t sg_a"
    assert state.turn() == 1


def test_g05_a_tie_fails_q1() -> None:
    for last, kept in (("* 6", "t blue2"), ("* 5", "t")):
        state = lay("red1", piles=("blue2 t", ""))
        act(state, "0 pile 0", "* 333126", "0 reroll 1 2", "* 41", "0 reroll 1", last)
        assert pile(state, 0) == kept
        assert state.turn() == 1


def test_g06_a_hopeless_roll_stops_r4_2_q7() -> None:
    state = lay("red1", piles=("blue2 t", ""))
    act(state, "0 pile 0", "* 666625")
    assert pile(state, 0) == "t blue2"
    assert state.turn() == 1

    state = lay("red1 die4", piles=("blue2 t", ""))
    act(state, "0 pile 0", "* 666625", "0 reroll 2 5", "* 44")
    assert owned(state, 0) == "red1 blue2 die4"

    state = lay("red1 die4", piles=("black1 t", ""))
    act(state, "0 pile 0", "* 666625")
    assert pile(state, 0) == "t black1"


# -- Attempts ------------------------------------------------------------------------------


def test_g07_bonus_and_instant_effect_r4_11_q8_q32_q49() -> None:
    state = lay(piles=("die4 white1 t", ""))
    act(state, "0 pile 0", "* 555321")
    assert owned(state, 0) == "die4"
    assert state.turn() == 0
    act(state, "0 pile 0", "* 441236")
    assert owned(state, 0) == "white1 die4"
    assert state.turn() == 1


def test_g08_no_passing_q15() -> None:
    state = lay(piles=("die4 white1 t", ""))
    assert why_not(state, "end turn") == "must-try"
    act(state, "0 pile 0", "* 555321")
    assert "end turn" in menu(state)


def test_g09_stack_q21() -> None:
    state = lay("red1", piles=("red2 stap_a red3 t", "cg_c t"))
    act(state, "0 tuck 0")
    assert not menu(state) & {"tuck 0", "tuck 1"}
    act(state, "0 pile 0", "* 222214")
    assert pile(state, 0) == "red3 t red2"
    assert menu(state) == {"pile 1", "tuck 0", "tuck 1", "end turn"}
    act(state, "0 tuck 0")
    assert pile(state, 0) == "t red2 red3"
    assert not menu(state) & {"tuck 0", "tuck 1"}


def attack_table(mine: str = "") -> Knatsch:
    return lay(f"red1 yellow1 {mine}", "green1 blue1", piles=("t", ""))


def test_g10_attack_catapult_tie_in_defence_r4_8_q31() -> None:
    state = attack_table("cat_a")
    act(state, "0 attack blue1", "* 444516")
    assert state.this_roll.max_throws == 4
    act(state, "0 reroll 1 5", "* 23", "0 reroll 2", "* 4")
    assert shown(state) == "4444+3"
    act(state, "0 stop", "* 443126", "1 reroll 1 2", "* 44")
    assert (shown(state), state.phase) == ("4444+3", ROLLING)
    act(state, "1 reroll 3", "* 3")
    assert owned(state, 0) == "red1 blue1 yellow1 cat_a"
    assert owned(state, 1) == "green1"


def test_g11_attack_fails_at_the_card_r4_8() -> None:
    state = attack_table()
    act(state, "0 attack green1", "* 332216", "0 reroll 1 2 2", "* 416", "0 reroll 1", "* 3")
    assert owned(state, 1) == "green1 blue1"
    assert state.turn() == 1


def test_g12_defence_succeeds_q31() -> None:
    state = attack_table()
    act(state, "0 attack blue1", "* 555126", "0 reroll 1 2", "* 66", "0 stop", "* 555526")
    assert owned(state, 1) == "green1 blue1"
    assert state.turn() == 1


def test_g13_target_list_r4_4_q12_q13_q36() -> None:
    state = lay(
        "red1 die1a cat_a",
        "green1 blue1 yellow3 cg_a die1b die5 sg_a",
        "black1 cat_b stap_a",
        piles=("red2 t", "cg_b t"),
        guarded={1: "green1 blue1 die5"},
        tournaments={1: 1, 2: 2},
    )
    steals = {"steal cg_a", "steal sg_a", "steal stap_a"}
    assert menu(state) == {"pile 1", "attack yellow3", "tuck 0", "tuck 1"} | steals


def test_g14_two_players_r6_1_q14() -> None:
    state = lay("red1", "green1 blue1 die5", seats=2, piles=("t sg_a", "red2 sg_b"))
    assert menu(state) == {"pile 0", "steal die5", "tuck 0", "tuck 1"}
    state = lay("red1", "green1 blue1 yellow1 die5", seats=2, piles=("t sg_a", "red2 sg_b"))
    assert {"attack green1", "attack blue1", "attack yellow1"} < menu(state)


def test_g15_stealing_a_guard_r4_7_q35() -> None:
    state = lay(
        "red1",
        "green1 blue1 cg_b die5 sg_a",
        "white1",
        piles=("t t", ""),
        guarded={1: "green1 blue1 die5"},
    )
    act(state, "0 steal cg_b", "* 444216")
    assert owned(state, 0) == "red1 cg_b"
    assert guards(state, 0) == "red1"
    assert guards(state, 1) == "die5"
    assert state.turn() == 1
    act(state, "1 pile 0", "* 666666", "* 666666", "* 666666")
    assert {"attack green1", "attack blue1"} < menu(state)
    assert state.turn() == 2


# -- Tournaments ---------------------------------------------------------------------------


def test_g16_null_lead_r4_9_q27_q28() -> None:
    state = lay("red1", "green1", "blue1", piles=("t", ""))
    act(state, "0 pile 0", "* 666666", "* 666662", "1 reroll 2", "* 6", "* 666666")
    assert [realm.tournaments for realm in state.realms] == [1, 0, 0]


def test_g17_ties_q26_q29() -> None:
    state = lay("red1", "green1", "blue1", piles=("t", ""))
    act(state, "0 pile 0", "* 444356", "0 stop", "* 444536")
    assert state.turn() == 1
    act(state, "1 stop", "* 444532")
    assert state.turn() == 2
    act(state, "2 stop")
    assert [realm.tournaments for realm in state.realms] == [1, 0, 0]


def test_g18_champion_q25() -> None:
    state = lay("red1 champ", "green1", "blue1", piles=("t t", ""))
    act(state, "0 pile 0")
    assert state.this_roll.max_throws == 4
    act(state, "* 123456", "0 stop")
    assert (state.this_roll.roller, state.this_roll.max_throws) == (1, 3)
    state = lay("red1", "green1 champ", "blue1", piles=("t t", ""))
    act(state, "0 pile 0", "* 123456", "0 stop")
    assert (state.this_roll.roller, state.this_roll.max_throws) == (1, 4)
    act(state, "* 123456", "1 stop")
    assert (state.this_roll.roller, state.this_roll.max_throws) == (2, 3)


def test_g19_win_in_anothers_turn_r5_1_q38() -> None:
    state = lay(
        "red1 green1", "green2 blue1", piles=("t", ""), tournaments={0: 2, 1: 2}
    )  # fmt: skip
    act(state, "0 pile 0", "* 555526", "0 stop", "* 555554", "1 stop", "* 666123")
    assert state.turn() == OVER
    assert state.winners() == [1]


# -- The King ------------------------------------------------------------------------------


def test_g20_king_r4_10_q19_q20() -> None:
    state = lay(f"{KING_CASTLES} die5", piles=("t", ""))
    act(state, "0 king", "* 555162")
    assert state.turn() == OVER
    assert state.winners() == [0]

    state = lay(KING_CASTLES, piles=("t", ""))
    act(state, "0 king", "* 444456", "0 reroll 5", "* 5", "0 stop")
    assert state.phase == REVENGE
    assert len(state.legal(0)) == 6
    act(state, "0 give back yellow1 0")
    assert pile(state, 0) == "t yellow1"
    assert owned(state, 0) == "red1 blue1"
    assert state.turn() == 1


def test_g21_protection_r4_10() -> None:
    state = lay(f"{KING_CASTLES} schutz", piles=("t", ""))
    act(state, "0 king", "* 666612")
    assert owned(state, 0) == f"{KING_CASTLES} schutz"
    assert state.turn() == 1


def test_g22_king_timing_q18() -> None:
    state = lay("red1 blue1", piles=("die1a yellow1 t", ""))
    assert why_not(state, "king") == "king-needs-castles"
    act(state, "0 pile 0", "* 333216")
    assert why_not(state, "king") == "king-needs-castles"
    act(state, "0 pile 0", "* 444516")
    assert owned(state, 0) == "red1 blue1 yellow1 die1a"
    assert state.turn() == 1

    state = lay(KING_CASTLES, piles=("die1a t", ""))
    assert "king" in menu(state)
    act(state, "0 pile 0", "* 333216")
    assert why_not(state, "king") == "king-comes-first"


# -- Odd places ----------------------------------------------------------------------------


def stuck_table(last: str) -> Knatsch:
    return lay(
        "red1 green1 cat_a", "blue1 yellow1", seats=2,
        piles=(f"red2 green2 cat_b {last}", "green3"),
    )  # fmt: skip


def test_g23_stuck_q16() -> None:
    state = stuck_table("die1a")
    assert menu(state) == {"tuck 0"}
    act(state, "0 tuck 0", "0 tuck 0", "0 tuck 0")
    assert state.this_turn.stuck_tucks == [2, 0]
    assert menu(state) == {"pile 0"}


def test_g24_forced_pass_q16() -> None:
    state = stuck_table("")
    act(state, "0 tuck 0", "0 tuck 0", "0 tuck 0")
    assert pile(state, 0) == "red2 green2 cat_b"
    assert menu(state) == {"end turn"}
    act(state, "0 end turn")
    assert state.turn() == 1


def test_g25_treason_q37_q52() -> None:
    state = lay("red1 verrat", piles=("blue3", ""))
    act(state, "0 pile 0")
    assert state.this_roll.bar == 321
    act(state, "* 222316")
    assert owned(state, 0) == "red1 blue3 verrat"
    state = lay("red1 verrat", "white1 green1", piles=("blue3", ""))
    act(state, "0 pile 0", "* 222166")
    assert (shown(state), state.phase) == ("222+1", ROLLING)
    state = lay("red1 verrat", "white1 green1", piles=("blue3", ""))
    act(state, "0 attack white1")
    assert state.this_roll.bar == 341


def test_g26_guards_r4_12_q33_q34_q58() -> None:
    state = lay("red1 blue1 cg_a sg_a die1a", piles=("yellow1 t", ""))
    act(state, "0 pile 0", "* 444516")
    assert state.phase == GUARDING
    assert menu(state) == {
        f"guard all-but-{castle} {special}"
        for castle in ("red1", "blue1", "yellow1")
        for special in ("cg_a", "die1a")
    }
    act(state, "0 guard all-but-blue1 cg_a")
    assert guards(state, 0) == "red1 yellow1 cg_a"
    assert state.turn() == 1


def test_g27_one_card_pile_q22_q39_q40() -> None:
    state = lay("red1", piles=("blue3", ""))
    assert menu(state) == {"pile 0"}
    act(state, "0 pile 0", "* 666666")
    assert pile(state, 0) == "blue3"
    act(state, "1 pile 0", "* 555556")
    assert owned(state, 1) == "blue3"
    assert pile(state, 0) == ""
    assert why_not(state, "pile 0") == "empty-pile"
    assert menu(state) == {"end turn"}


def test_g28_winning_captures_r5_1_q46() -> None:
    state = lay("red1 green1 blue1", "white1 yellow1", piles=("t", ""))
    act(state, "0 attack white1", "* 555512", "0 stop", "* 112233", "1 stop")
    assert state.winners() == [0]
    assert state.turn() == OVER

    state = lay("red1", piles=("blue1 t", ""), tournaments={0: 3})
    act(state, "0 pile 0", "* 444516")
    assert state.turn() == OVER
    assert state.winners() == [0]


def test_g29_card_dice_duplicates_q11() -> None:
    state = lay("die1a", "die1b die2a", piles=("die2b", ""))
    assert menu(state) == {"steal die2a", "pile 0"}
    assert why_not(state, "steal die1b") == "same-special"


def test_g30_last_resort_r5_3_r6_8() -> None:
    nine = "die1a die2a die3a die4 die5 cat_a champ stap_a verrat"
    state = lay(
        "red1 green1 blue1", "yellow1 black1 white1", f"red2 green2 {nine}",
        piles=("yellow2", ""), tournaments={1: 2, 2: 2}, active=2, round_number=60,
    )  # fmt: skip
    act(state, "2 pile 0", "* 666666")
    assert state.turn() == OVER
    assert state.standing() == [2, 1, 3]

    state = lay(
        "red1 green1 die1a", "yellow1 black1 die2a", "red2",
        piles=("yellow2", ""), active=2, round_number=60,
    )  # fmt: skip
    act(state, "2 pile 0", "* 666666")
    assert state.winners() == [0, 1]


# -- Exact chances -------------------------------------------------------------------------


def hand(dice: str) -> int:
    return hand_of([int(die) for die in dice])


def test_g31_best_reroll() -> None:
    plan = plan_to_beat(331, 0, False)
    assert plan.after(hand("33"), 2, 1) == pytest.approx(0.194444, abs=1e-6)
    assert plan.after(hand("335"), 1, 1) == pytest.approx(0.166667, abs=1e-6)
    assert plan.value(hand("3351"), 1) == pytest.approx(0.194444, abs=1e-6)
    assert plan.value(hand("44551"), 1) >= plan.value(hand("44551"), 0)
    high = plan_to_beat(345, 0, False)
    assert high.value(hand("44551"), 1) == pytest.approx(0.421296, abs=1e-6)
    assert high.after(hand("55"), 3, 1) == pytest.approx(0.421296, abs=1e-6)
    king = plan_to_beat(KING, 0, False)
    assert king.value(hand("55541"), 1) == pytest.approx(0.305556, abs=1e-6)
    attack = plan_to_stand(332, 0, [rival(0, 3)], False)
    assert attack.value(hand("5554"), 1) == pytest.approx(0.695582, abs=1e-6)
    assert attack.best(hand("5554"), 1) == 0
    assert attack.after(hand("555"), 1, 1) == pytest.approx(0.657943, abs=1e-6)
