"""1000 Kilometer: rules and rulings beyond the golden scenarios, and laws that always hold."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from tafelrunde.bots.random import RandomPolicy
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games.thousand_km import GAME
from tafelrunde.games.thousand_km.players.thumb import Thumb
from tafelrunde.games.thousand_km.rules.data import (
    ACTION_FOR,
    CARD_NAMES,
    DEFENCE_FOR,
    FIRST_ATTACK,
)
from tafelrunde.lab.playout import play_out
from tests.games.thousand_km.tables import (
    act,
    discarded,
    hand_sizes,
    lay,
    menu,
    top,
    why_not,
)

# -- R7  What is hidden -----------------------------------------------------------------


def test_r7_1_a_guess_is_uniform_over_physical_deals() -> None:
    """Two unseen GREEN and two unseen KM100; the other hand holds two of the four cards."""
    state = lay("KM25", "GREEN KM100", talon="GREEN KM100")
    rng = FastRng(8)
    found = Counter(tuple(state.determinize(0, rng).hands[1].counts()) for _ in range(3000))
    shares = {sum(hand[:5]): many / 3000 for hand, many in found.items()}
    for distances in (0, 1, 2):
        exact = comb(2, distances) * comb(2, 2 - distances) / comb(4, 2)
        assert abs(shares[distances] - exact) < 0.04


def test_r7_2_hands_and_the_talon_are_hidden_from_others() -> None:
    state = lay("STATION GREEN", "WORKSHOP KM200", talon="SERVICE KM75")
    for viewer in (0, None):
        text = repr(GAME.view(state, viewer))
        assert "WORKSHOP" not in text
        assert "SERVICE" not in text
        assert "KM200" not in text
    assert GAME.view(state, None).hand == []
    assert GAME.view(state, 1).hand == ["KM200", "WORKSHOP"]


# -- R2  Cards ---------------------------------------------------------------------------


def test_r2_2_what_answers_what_q4() -> None:
    answers = {
        CARD_NAMES[FIRST_ATTACK + attack]: (
            CARD_NAMES[DEFENCE_FOR[attack]],
            CARD_NAMES[ACTION_FOR[attack]],
        )
        for attack in range(5)
    }
    assert answers == {
        "STOP": ("GREEN", "PRIORITY"),
        "ENGINE": ("SELF_HELP", "WORKSHOP"),
        "TYRE": ("SPARE_TYRE", "SERVICE"),
        "TANK": ("SPARE_CAN", "STATION"),
        "LIMIT": ("END_LIMIT", "PRIORITY"),
    }


def test_r2_3_only_the_top_of_a_pile_counts() -> None:
    state = lay("KM25 GREEN", "KM25", battle={0: "GREEN STOP"})
    assert why_not(state, 0, "play KM25") == "not-rolling"
    state = lay("KM25", "KM25", battle={0: "GREEN STOP GREEN"})
    assert why_not(state, 0, "play KM25") == ""


# -- R3  Setup ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "teams"), [(4, [[0, 2], [1, 3]]), (6, [[0, 2, 4], [1, 3, 5]]), (3, [[0], [1], [2]])]
)
def test_r3_1_seats_alternate_q37(seats: int, teams: list[list[int]]) -> None:
    view = GAME.view(GAME.new(seats), None)
    assert [party.seats for party in view.parties] == teams


def test_r3_2_the_first_dealer_is_drawn_by_lot_r6_6() -> None:
    state = GAME.new(3)
    assert [weight for action, weight in state.outcomes()] == [1, 1, 1]
    act(state, "* dealer 2")
    assert (state.dealer, state.active) == (2, 0)
    assert GAME.new(3, {"first_dealer": 1}).dealer == 1


def test_r3_3_every_card_of_the_talon_is_equally_likely_q38_q51() -> None:
    state = lay("KM25", "KM25", talon="GREEN GREEN STOP", phase="draw", to_draw=1)
    assert state.outcomes() == [
        (GAME.notation.number("draw GREEN"), 2),
        (GAME.notation.number("draw STOP"), 1),
    ]


def test_q41_a_new_rally_begins_with_the_whole_deck_and_empty_tableaus() -> None:
    state = lay("KM25", "", km={0: "KM100"}, actions={0: "PRIORITY"}, battle={1: "GREEN"}, talon=0)
    act(state, "0 discard KM25")
    # Until the first card is dealt the finished rally lies on the table.
    assert top(state, 1) == "GREEN"
    act(state, "* draw STOP")
    assert state.talon.size == 100
    assert top(state, 1) == "NONE"
    assert all(tableau.actions == tableau.total == 0 for tableau in state.tableaus)


# -- R4  Turns ---------------------------------------------------------------------------


def test_r4_1_a_turn_begins_with_a_draw_q20() -> None:
    state = lay("KM25 KM25 KM25 KM25 KM25 KM25 KM25", "KM50 " * 6)
    act(state, "0 discard KM25")
    assert state.turn() == CHANCE
    act(state, "* draw KM25")
    assert hand_sizes(state) == [6, 7]


def test_r4_10_any_card_may_be_thrown_away_q34() -> None:
    state = lay("PRIORITY GREEN STOP KM200", "KM25")
    thrown = {text for text in menu(state, 0) if text.startswith("discard")}
    assert thrown == {"discard PRIORITY", "discard GREEN", "discard STOP", "discard KM200"}
    act(state, "0 discard PRIORITY")
    assert discarded(state) == ["PRIORITY"]


def test_r4_11_no_window_when_everybody_has_seen_the_answer() -> None:
    for laid, thrown in (({0: "WORKSHOP"}, ""), ({2: "WORKSHOP"}, ""), ({}, "WORKSHOP")):
        state = lay(
            "ENGINE KM25",
            "KM25",
            "KM25",
            battle={1: "GREEN"},
            actions=laid,
            discard=thrown,
        )
        act(state, "0 attack ENGINE 1")
        assert state.turn() == CHANCE


def test_r4_11_nobody_without_cards_is_asked() -> None:
    state = lay("STOP KM25", "", "KM25", "KM25", battle={1: "GREEN"}, talon=0)
    act(state, "0 attack STOP 1")
    assert state.pending() == [3]
    state = lay("STOP KM25", "", battle={1: "GREEN"}, talon=0)
    act(state, "0 attack STOP 1")
    assert state.turn() == 0


def test_r4_11_answers_take_effect_when_the_last_one_is_in() -> None:
    state = lay("STOP KM25", "PRIORITY KM25", "KM25", "KM25", battle={1: "GREEN"})
    act(state, "0 attack STOP 1", "1 blitz")
    assert top(state, 1) == "STOP"
    assert state.pending() == [3]
    # What seat 1 answered is hidden from seat 3 (Q47).
    assert state.determinize(3, FastRng(1)).position()["blitzer"] == -1
    assert state.determinize(1, FastRng(1)).position()["blitzer"] == 1
    act(state, "3 decline")
    assert top(state, 1) == "GREEN"
    assert state.active == 1


def test_q14_an_action_card_drawn_in_a_blitz_turn_is_replaced_by_one() -> None:
    state = lay(
        "TANK KM25",
        "STATION KM25 KM25 KM25 KM25 KM25",
        battle={1: "GREEN"},
        talon="SERVICE " + "KM25 " * 4,
    )
    act(state, "0 attack TANK 1", "1 blitz", "* draw SERVICE", "* draw KM25")
    act(state, "1 play SERVICE", "* draw KM25")
    assert hand_sizes(state)[1] == 7
    act(state, "1 discard KM25")
    assert hand_sizes(state)[1] == 6


def test_q11_no_green_light_on_green() -> None:
    assert why_not(lay("GREEN", "KM25", battle={0: "GREEN"}), 0, "play GREEN") == "green-useless"


def test_q31_an_extension_is_called_once() -> None:
    state = lay(
        "KM25",
        "KM100",
        battle={1: "GREEN"},
        km={0: "KM200 KM200 KM100 KM100 KM100", 1: "KM100 " * 6},
        active=1,
        target=1000,
        caller=0,
    )
    act(state, "1 play KM100", "* draw KM25")
    assert state.turn() == 0
    assert menu(state, 0) == {"discard KM25"}


def test_r7_4_an_extension_is_decided_openly() -> None:
    state = lay("KM50", "KM25", battle={0: "GREEN"}, km={0: "KM100 " * 6 + "KM50"})
    act(state, "0 play KM50")
    assert GAME.view(state, None).phase == "extension"
    assert GAME.view(state, 1).pending == [0]


def test_q43_a_limit_does_not_shield_from_a_breakdown() -> None:
    state = lay("TYRE STOP", "KM25", battle={1: "GREEN"}, speed={1: "LIMIT"})
    assert {"attack TYRE 1", "attack STOP 1"} <= menu(state, 0)


def test_q48_hands_are_not_shown_when_a_rally_ends() -> None:
    state = lay("KM50", "WORKSHOP", battle={0: "GREEN"}, km={0: "KM100 " * 6 + "KM50", 1: "KM100"})
    act(state, "0 play KM50", "0 stop here")
    assert "WORKSHOP" not in repr(GAME.view(state, 0))
    assert "WORKSHOP" not in repr(GAME.view(state, None))


def test_q49_everybody_sees_the_discard_pile_q1() -> None:
    state = lay("KM25", "KM25", discard="STOP STOP GREEN")
    assert GAME.view(state, None).discard == {"GREEN": 1, "STOP": 2}


def test_q50_options_that_do_not_fit_are_ignored_and_bad_values_refused() -> None:
    assert GAME.new(2, {"six_as_three_pairs": True}).agreed.parties == 2
    assert not GAME.new(4, {"extension_allowed": True}).agreed.extension_possible
    with pytest.raises(ValueError, match="points_target"):
        GAME.new(2, {"points_target": 0})
    with pytest.raises(ValueError, match="first_dealer"):
        GAME.new(2, {"first_dealer": 2})


def test_r6_2_the_points_target_is_an_option() -> None:
    state = lay("KM25", "", km={0: "KM100"}, talon=0, options={"points_target": 600})
    act(state, "0 discard KM25")
    assert state.results.totals == [600, 0]
    assert state.turn() == OVER


# -- Refusals: each reason is provoked by exactly what it says ---------------------------


def test_each_reason_why_not() -> None:
    hand = "KM200 KM75 GREEN SELF_HELP END_LIMIT STOP LIMIT"
    state = lay(hand, "KM25", battle={0: "GREEN", 1: "GREEN"})
    expected = {
        "play KM25": "not-in-hand",
        "discard KM25": "not-in-hand",
        "attack TANK 1": "not-in-hand",
        "play GREEN": "green-useless",
        "play SELF_HELP": "nothing-to-repair",
        "play END_LIMIT": "no-limit",
        "attack STOP 0": "own-party",
        "attack STOP 2": "no-such-party",
        "blitz": "not-now",
        "extend": "not-now",
        "draw KM25": "not-now",
    }
    assert {text: why_not(state, 0, text) for text in expected} == expected
    assert why_not(state, 1, "discard KM25") == "not-your-turn"
    against = {"0": "own-party", "1": "", "2": "no-such-party"}
    assert GAME.why_not(state, 0, "STOP") == against
    assert GAME.why_not(state, 0, "GREEN") == {"": "green-useless"}
    assert GAME.why_not(state, 0, "QUEEN") == {}
    third = lay("KM200", "KM25", battle={0: "GREEN"}, km={0: "KM200 KM200"})
    assert why_not(third, 0, "play KM200") == "third-200"
    window = lay("TANK", "KM25", battle={1: "GREEN"})
    act(window, "0 attack TANK 1")
    assert why_not(window, 1, "blitz") == "no-blitz-card"
    assert why_not(window, 1, "play KM25") == "not-now"
    assert why_not(window, 0, "decline") == "not-your-turn"
    extension = lay("KM50 KM25", "KM25", battle={0: "GREEN"}, km={0: "KM100 " * 6 + "KM50"})
    act(extension, "0 play KM50")
    assert why_not(extension, 0, "play KM25") == "not-now"
    over = lay("KM25", "", talon=0, options={"mode": "single_rally"})
    act(over, "0 discard KM25")
    assert why_not(over, 0, "discard KM25") == "game-over"


# -- Rules of thumb ----------------------------------------------------------------------


def test_thumb_beats_random_play() -> None:
    wins = 0
    for seed in range(20):
        state = GAME.new(2)
        play_out(state, [Thumb(), RandomPolicy()], FastRng(seed))
        wins += 0 in state.winners()
    assert wins >= 19


def test_the_view_says_what_a_party_needs_r4_4_r4_5() -> None:
    state = lay(
        "KM25", "KM25", "KM25", battle={0: "GREEN TYRE", 1: "GREEN", 2: "GREEN TANK"},
        actions={2: "PRIORITY"},
    )  # fmt: skip
    view = GAME.view(state, None)
    assert [party.needs for party in view.parties] == [["SPARE_TYRE", "GREEN"], [], ["SPARE_CAN"]]
    assert [party.rolling for party in view.parties] == [False, True, False]
    assert GAME.view(lay("KM25", "KM25"), None).parties[0].needs == ["GREEN"]
