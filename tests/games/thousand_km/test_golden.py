"""The golden scenarios of 1000 Kilometer about laying cards, attacks and the Blitz-Aktion."""

from __future__ import annotations

import pytest

from tafelrunde.core.game import SeatsError
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, SEVERAL
from tafelrunde.games.thousand_km import GAME
from tafelrunde.games.thousand_km.rules.data import CARD_NAMES
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tests.games.thousand_km.tables import (
    CARD,
    act,
    discarded,
    hand_sizes,
    lay,
    menu,
    nine,
    seven,
    speed,
    top,
    why_not,
)

# -- Setup and plain turns ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "deck", "talon"), [(2, 101, 89), (3, 101, 83), (4, 106, 82), (6, 106, 70)]
)
def test_g01_setup_counts_r2_1_r3_3_q3(seats: int, deck: int, talon: int) -> None:
    state = GAME.new(seats, {"first_dealer": seats - 1})
    counts = dict(zip(CARD_NAMES, state.agreed.deck.counts(), strict=True))
    assert state.agreed.deck.size == deck
    if seats < 4:
        assert (counts["STOP"], counts["LIMIT"]) == (4, 3)
        assert counts["ENGINE"] == counts["TYRE"] == counts["TANK"] == 2
    rng = FastRng(1)
    for dealt in range(6 * seats):
        assert state.turn() == CHANCE
        state.apply(CHANCE, state.roll(rng))
        assert sum(hand_sizes(state)) == dealt + 1
    assert state.talon.size == talon
    assert hand_sizes(state) == [6] * seats
    # R3.4  Left of the dealer starts.
    assert state.active == 0


def test_g01_five_players_are_refused() -> None:
    with pytest.raises(SeatsError, match="5 seats"):
        GAME.new(5)


def test_g02_first_turn_r4_2() -> None:
    hand = "GREEN KM100 STOP SELF_HELP LIMIT WORKSHOP END_LIMIT"
    state = lay(hand, "KM25 KM25 KM25 KM25 KM25 KM25")
    discards = {f"discard {card}" for card in hand.split()}
    assert menu(state, 0) == {"play GREEN", "play WORKSHOP"} | discards
    act(state, "0 play GREEN", "* draw KM25")
    assert hand_sizes(state) == [6, 7]
    assert top(state, 0) == "GREEN"
    assert state.turn() == 1


def test_g03_attack_defence_start_r4_4_r4_5_r4_8() -> None:
    state = lay("TYRE LIMIT KM25", "SPARE_TYRE GREEN KM100", battle={1: "GREEN"}, talon=0)
    act(state, "0 attack TYRE 1")
    assert top(state, 1) == "TYRE"
    assert state.turn() == 1
    assert menu(state, 1) == {"decline"}
    act(state, "1 decline")
    assert why_not(state, 1, "play KM100") == "not-rolling"
    assert why_not(state, 1, "play GREEN") == "repair-first"
    act(state, "1 play SPARE_TYRE")
    assert top(state, 1) == "SPARE_TYRE"
    assert not any(text.startswith("attack") for text in menu(state, 0))
    assert why_not(state, 0, "attack LIMIT 1") == "not-on-the-road"
    act(state, "0 discard KM25", "1 play GREEN")
    assert top(state, 1) == "GREEN"
    assert "attack LIMIT 1" in menu(state, 0)
    act(state, "0 discard LIMIT")
    assert "play KM100" in menu(state, 1)


def test_g04_right_of_way_r2_4_q12() -> None:
    state = lay(
        "ENGINE TYRE STOP LIMIT",
        "SELF_HELP GREEN KM100 KM50",
        battle={1: "GREEN TANK SPARE_CAN"},
        actions={1: "PRIORITY"},
        talon=0,
    )
    attacks = {text for text in menu(state, 0) if text.startswith("attack")}
    assert attacks == {"attack ENGINE 1", "attack TYRE 1"}
    assert why_not(state, 0, "attack STOP 1") == "immune"
    assert why_not(state, 0, "attack LIMIT 1") == "immune"
    act(state, "0 attack ENGINE 1", "1 decline", "1 play SELF_HELP")
    assert "attack TYRE 1" in menu(state, 0)
    act(state, "0 discard TYRE")
    assert "play KM100" in menu(state, 1)
    assert why_not(state, 1, "play GREEN") == "no-green-needed"


def test_g04_no_second_attack_on_an_attack() -> None:
    state = lay("TYRE", "KM25", battle={1: "GREEN ENGINE"}, actions={1: "PRIORITY"})
    assert why_not(state, 0, "attack TYRE 1") == "already-stopped"


def test_g05_right_of_way_on_an_empty_pile_q12() -> None:
    state = lay("TANK", "KM100 KM25", actions={1: "PRIORITY"}, talon=0)
    assert "attack TANK 1" in menu(state, 0)
    act(state, "0 discard TANK")
    assert "play KM100" in menu(state, 1)


def test_g06_speed_limit_r4_3_r4_6_q6_q7_q8() -> None:
    hand = "KM25 KM50 KM75 KM200 END_LIMIT"
    state = lay(hand, "LIMIT KM25", battle={0: "GREEN"}, speed={0: "LIMIT"}, talon=0)
    assert {text for text in menu(state, 0) if text.startswith("play KM")} == {
        "play KM25",
        "play KM50",
    }
    assert why_not(state, 0, "play KM75") == "too-fast"
    act(state, "0 play END_LIMIT")
    assert "attack LIMIT 0" in menu(state, 1)
    act(state, "1 discard KM25")
    assert "play KM200" in menu(state, 0)

    limited = lay("KM25", "LIMIT", battle={0: "GREEN"}, speed={0: "LIMIT"}, active=1)
    assert why_not(limited, 1, "attack LIMIT 0") == "already-limited"

    stopped = lay(hand, "KM25", battle={0: "GREEN STOP"}, speed={0: "LIMIT"})
    assert "play END_LIMIT" in menu(stopped, 0)
    assert not any(text.startswith("play KM") for text in menu(stopped, 0))


def test_g07_exactly_r4_3_q32_q33() -> None:
    state = seven()
    drives = {text for text in menu(state, 0) if text.startswith("play KM")}
    assert drives == {"play KM25", "play KM50", "play KM75"}
    assert why_not(state, 0, "play KM100") == "too-far"
    act(state, "0 play KM75")
    assert state.turn() == 0
    assert menu(state, 0) == {"extend", "stop here"}


def test_g08_action_card_in_turn_r4_7_q13() -> None:
    hand = "STATION KM25 KM25 KM25 KM25 KM25 KM25"
    state = lay(hand, "KM25", talon="SERVICE " + "KM25 " * 3 + "KM50 " * 9 + "GREEN " * 14)
    act(state, "0 play STATION", "* draw SERVICE")
    assert (hand_sizes(state)[0], state.talon.size) == (7, 26)
    act(state, "0 play SERVICE", "* draw KM25")
    assert (hand_sizes(state)[0], state.talon.size) == (7, 25)
    act(state, "0 discard KM25")
    assert hand_sizes(state)[0] == 6


def test_g09_lifting_an_attack_in_the_turn_q9_q42() -> None:
    state = nine()
    act(state, "0 play STATION", "* draw KM25")
    assert discarded(state) == ["TANK"]
    assert top(state, 0) == "GREEN"
    assert "play KM100" in menu(state, 0)
    assert state.tableaus[0].blitz == 0


def test_g10_priority_lifts_two_q10() -> None:
    state = lay("PRIORITY KM200", "KM25", battle={0: "GREEN STOP"}, speed={0: "LIMIT"})
    act(state, "0 play PRIORITY", "* draw KM25")
    assert discarded(state) == ["STOP", "LIMIT"]
    assert "play KM200" in menu(state, 0)

    state = lay("PRIORITY SELF_HELP KM50", "KM25", battle={0: "GREEN ENGINE"}, speed={0: "LIMIT"})
    act(state, "0 play PRIORITY", "* draw KM25")
    assert top(state, 0) == "ENGINE"
    assert discarded(state) == ["LIMIT"]
    act(state, "0 play SELF_HELP", "* draw KM25", "1 discard KM25", "* draw KM25")
    assert "play KM50" in menu(state, 0)


def test_g26_mistaken_attack_q19_q39() -> None:
    state = lay("TANK TYRE", "KM25", battle={0: "GREEN STOP", 1: "GREEN"}, actions={1: "STATION"})
    assert menu(state, 0) == {"discard TANK", "discard TYRE", "attack TYRE 1"}


def test_g27_stop_and_start_r4_4() -> None:
    state = lay("STOP KM25", "GREEN KM25 SPARE_CAN", battle={1: "GREEN"}, talon=0)
    act(state, "0 attack STOP 1", "1 decline")
    assert menu(state, 1) == {
        "play GREEN",
        "discard GREEN",
        "discard KM25",
        "discard SPARE_CAN",
    }
    act(state, "1 play GREEN")
    assert top(state, 1) == "GREEN"


# -- Blitz-Aktion ------------------------------------------------------------------------


def eleven() -> ThousandKm:
    c_hand = "WORKSHOP KM100 KM25 KM25 KM25 KM25"
    return lay("ENGINE KM25", "KM25", c_hand, battle={2: "GREEN"}, talon=30)


def test_g11_blitz_with_skipping_r4_12_q16() -> None:
    state = eleven()
    act(state, "0 attack ENGINE 2")
    assert menu(state, 2) == {"blitz", "decline"}
    act(state, "2 blitz")
    assert discarded(state) == ["ENGINE"]
    assert top(state, 2) == "GREEN"
    act(state, "* draw KM25", "* draw KM25")
    assert (hand_sizes(state)[2], state.talon.size) == (7, 28)
    act(state, "2 play KM100", "* draw KM25")
    assert state.turn() == 0
    assert state.tableaus[2].blitz == 1 << CARD["WORKSHOP"]


def test_g12_blitz_by_a_team_mate_r4_11_q15() -> None:
    hands = ["STOP KM25", *["KM25"] * 4, "PRIORITY KM25"]
    state = lay(*hands, battle={1: "GREEN"})
    act(state, "0 attack STOP 1")
    assert state.turn() == SEVERAL
    assert state.pending() == [1, 3, 5]
    act(state, "1 decline", "3 decline", "5 blitz", "* draw KM25", "* draw KM25", "5 discard KM25")
    assert state.active == 0


def test_g13_declined_q18() -> None:
    state = eleven()
    act(state, "0 attack ENGINE 2", "2 decline", "* draw KM25")
    assert top(state, 2) == "ENGINE"
    assert state.turn() == 1
    act(state, "1 discard KM25", "* draw KM25", "2 play WORKSHOP", "* draw KM25")
    assert top(state, 2) == "GREEN"
    assert state.tableaus[2].blitz == 0
    assert "play KM100" in menu(state, 2)


def test_g14_counter_blitz_q17() -> None:
    state = lay(
        "TYRE STATION KM75 KM50 KM50 KM50",
        "SERVICE TANK KM50 KM50 KM50 KM50",
        battle={0: "GREEN", 1: "GREEN"},
        talon=20,
    )
    act(state, "0 attack TYRE 1", "1 blitz", "* draw KM25", "* draw KM25")
    act(state, "1 attack TANK 0", "0 blitz", "* draw KM25", "* draw KM25", "0 play KM75")
    assert state.talon.size == 16
    act(state, "* draw KM25")
    assert state.turn() == 1
    assert [tableau.blitz > 0 for tableau in state.tableaus] == [True, True]


def test_g15_empty_talon_r4_14_r4_15_q21_q22() -> None:
    state = lay("KM25 " * 6, "KM50 " * 6, talon="KM25", phase="draw", to_draw=1)
    act(state, "* draw KM25")
    assert hand_sizes(state) == [7, 6]
    act(state, "0 discard KM25")
    for left in range(6, 0, -1):
        assert state.turn() == 1
        act(state, "1 discard KM50")
        if left == 1 and state.turn() == CHANCE:
            break
        act(state, "0 discard KM25")
    assert state.results.rallies == 1
    assert state.results.winner == -1
    assert sum(state.results.sheet[0]) == 0

    state = lay("WORKSHOP KM25", "KM25 KM25", talon=0)
    act(state, "0 play WORKSHOP")
    assert state.turn() == 0
    assert menu(state, 0) == {"discard KM25"}

    state = lay("WORKSHOP", "KM25 KM25", talon=0)
    act(state, "0 play WORKSHOP")
    assert state.turn() == 1


def test_g16_blitz_with_one_talon_card_q23() -> None:
    state = lay("TANK KM25", "STATION KM25 KM25 KM25 KM25 KM25", battle={1: "GREEN"}, talon=1)
    act(state, "0 attack TANK 1", "1 blitz", "* draw KM25")
    assert (hand_sizes(state)[1], state.talon.size) == (6, 0)
    act(state, "1 discard KM25")
    assert hand_sizes(state)[1] == 5


def test_g28_blitz_against_a_limit_r4_9() -> None:
    state = lay(
        "LIMIT KM25",
        "PRIORITY KM100 KM25 KM25 KM25 KM25",
        battle={1: "GREEN"},
        speed={1: "LIMIT END_LIMIT"},
        talon=20,
    )
    act(state, "0 attack LIMIT 1", "1 blitz", "* draw KM25", "* draw KM25")
    assert discarded(state) == ["LIMIT"]
    assert speed(state, 1) == "LIMIT END_LIMIT"
    assert (hand_sizes(state)[1], state.talon.size) == (7, 18)
    act(state, "1 play KM100", "* draw KM25")
    assert state.turn() == 0
