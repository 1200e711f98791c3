"""The golden scenarios of 1000 Kilometer, G1 to G37."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.core.game import SeatsError
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER, SEVERAL
from tafelrunde.games.thousand_km import GAME
from tafelrunde.games.thousand_km.data import CARD_NAMES
from tafelrunde.games.thousand_km.rules import ThousandKm
from tests.games.thousand_km.tables import (
    CARD,
    act,
    battle,
    discarded,
    filler,
    hand_sizes,
    lay,
    menu,
    speed,
    top,
    why_not,
)

KM700 = "KM100 " * 5 + "KM75 KM75 KM50"
KM450 = "KM100 " * 4 + "KM50"


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


def seven(options: dict[str, object] | None = None, talon: int = 40) -> ThousandKm:
    return lay(
        "KM25 KM50 KM75 KM100 KM200",
        "KM25",
        battle={0: "GREEN"},
        km={0: "KM200 KM200 KM100 KM100 KM25"},
        options=options,
        talon=talon,
    )


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
    state = lay(hand, "KM25", talon="SERVICE " + filler(39))
    act(state, "0 play STATION", "* draw SERVICE")
    assert (hand_sizes(state)[0], state.talon.size) == (7, 39)
    act(state, "0 play SERVICE", "* draw KM25")
    assert (hand_sizes(state)[0], state.talon.size) == (7, 38)
    act(state, "0 discard KM25")
    assert hand_sizes(state)[0] == 6


def nine(
    options: dict[str, object] | None = None, pile: str = "GREEN TANK", laid: str = ""
) -> ThousandKm:
    return lay("STATION KM100 GREEN", "KM25", options=options, battle={0: pile}, actions={0: laid})


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
        "TYRE STATION KM75 KM25 KM25 KM25",
        "SERVICE TANK KM25 KM25 KM25 KM25",
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
    hand = "KM25 KM25 KM25 KM25 KM25 KM25"
    state = lay(hand, hand, talon="KM25", phase="draw", to_draw=1)
    act(state, "* draw KM25")
    assert hand_sizes(state) == [7, 6]
    act(state, "0 discard KM25")
    for left in range(6, 0, -1):
        assert state.turn() == 1
        act(state, "1 discard KM25")
        if left == 1 and state.turn() == CHANCE:
            break
        act(state, "0 discard KM25")
    assert state.rallies == 1
    assert state.rally_winner == -1
    assert sum(state.sheet[0]) == 0

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


# -- Points ------------------------------------------------------------------------------


def finish(state: ThousandKm) -> list[int]:
    """Seat 0 lays the last 50 km; the points of the rally."""
    act(state, "0 play KM50")
    if state.phase == 5:
        act(state, "0 stop here")
    return [sum(lines) for lines in state.sheet]


def test_g17_score_of_a_plain_win_r5_1_r5_6_q2_q40() -> None:
    """R5.2, R5.3, R5.4"""
    state = lay(
        "KM50",
        "KM25",
        battle={0: "GREEN"},
        km={0: "KM100 " * 5 + "KM75 KM75", 1: KM450},
        actions={0: "WORKSHOP", 1: "STATION"},
        blitz={0: "PRIORITY"},
    )
    assert finish(state) == [1900, 550]


def test_g18_sonderwertung_r5_5_q24() -> None:
    state = lay(
        "",
        "KM25",
        battle={0: "GREEN"},
        km={0: "KM200 KM100 KM100 KM100 KM75 KM75", 1: KM450},
        actions={0: "WORKSHOP", 1: "STATION"},
        blitz={0: "PRIORITY"},
        talon="KM50",
        phase="draw",
        to_draw=1,
    )
    act(state, "* draw KM50")
    assert finish(state) == [1900, 550]


def test_g19_extension_won_r5_7_q25() -> None:
    state = lay(
        "KM50",
        "KM25",
        battle={0: "GREEN"},
        km={0: "KM200 " + "KM100 " * 7 + "KM50", 1: "KM200 KM100 KM100 KM100 KM100 KM25"},
        talon=0,
        target=1000,
        caller=0,
    )
    assert finish(state) == [1900, 625]


def test_g20_extension_lost_r5_7() -> None:
    state = lay(
        "KM50",
        "KM25",
        battle={0: "GREEN"},
        km={0: "KM100 " * 9 + "KM50", 1: "KM100 " * 8 + "KM50"},
        target=1000,
        caller=1,
    )
    assert finish(state) == [1900, 850]


def drawn(
    *km: str,
    actions: dict[int, str] | None = None,
    blitz: dict[int, str] | None = None,
    extended_by: int | None = None,
) -> list[int]:
    """The points of a rally in which the last card was thrown away."""
    state = lay(
        *["KM25", *[""] * (len(km) - 1)],
        km=dict(enumerate(km)),
        actions=actions,
        blitz=blitz,
        talon=0,
        target=700 if extended_by is None else 1000,
        caller=-1 if extended_by is None else extended_by,
    )
    act(state, "0 discard KM25")
    return [sum(lines) for lines in state.sheet]


def test_g21_extension_nobody_arrives_r5_8_q26_q27_q28() -> None:
    points = drawn("KM100 " * 9, "KM100 KM100 KM100", "", blitz={2: "SERVICE"}, extended_by=0)
    assert points == [1400, 1000, 400]


def test_g22_two_unplaced_in_a_drawn_rally_r5_8() -> None:
    assert drawn("KM25", "", "", actions={2: "STATION"}) == [1025, 0, 100]
    assert drawn("", "", "", actions={2: "STATION"}) == [0, 0, 100]


def test_g23_all_four_r5_1() -> None:
    state = lay(
        "KM50",
        "KM25",
        "KM25",
        "KM25",
        battle={0: "GREEN"},
        km={0: "KM200 " + "KM100 " * 7 + "KM50", 1: "KM25"},
        actions={0: "WORKSHOP PRIORITY"},
        blitz={0: "SERVICE STATION"},
    )
    assert finish(state)[0] == 2700


def test_g24_championship_r5_9_q35() -> None:
    def last_rally(b_total: int) -> ThousandKm:
        # A 4600, wins with 700 + 400 = 1100; B has 550 km and action cards.
        state = lay(
            "KM50",
            "KM25",
            battle={0: "GREEN"},
            km={0: "KM200 " + "KM100 " * 4 + "KM50", 1: "KM200 KM200 KM100 KM50"},
            actions={1: "PRIORITY"},
            blitz={1: "STATION"},
            totals=[4600, b_total],
        )
        assert finish(state) == [1100, 1050]
        return state

    tied = last_rally(4650)
    assert tied.totals == [5700, 5700]
    assert tied.turn() == CHANCE
    decided = last_rally(4700)
    assert decided.turn() == OVER
    assert decided.winners() == [1]


def test_g25_dealer_r3_2() -> None:
    state = GAME.new(3, {"first_dealer": 2})
    rng = FastRng(4)
    seen = []
    for rally in range(3):
        while state.dealt < 18:
            state.apply(CHANCE, state.roll(rng))
        seen.append((state.dealer, state.active))
        while state.rallies == rally:
            if state.turn() == CHANCE:
                state.apply(CHANCE, state.roll(rng))
            else:
                seat = state.pending()[0]
                state.apply(seat, state.pick(seat, rng))
    assert seen == [(2, 0), (0, 1), (1, 2)]


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


def test_g29_failed_extension_two_placed_opponents_q29() -> None:
    won = lay(
        "KM25",
        "KM50",
        "KM25",
        battle={1: "GREEN"},
        km={0: KM700 + " KM50", 1: "KM200 " + "KM100 " * 7 + "KM50", 2: "KM100 KM100"},
        active=1,
        target=1000,
        caller=0,
    )
    act(won, "1 play KM50")
    assert [sum(lines) for lines in won.sheet] == [750, 1600, 400]
    nobody = drawn(KM700 + " KM50", "KM100 " * 9, "KM100 KM100", extended_by=0)
    assert nobody == [750, 1100, 400]


@pytest.mark.parametrize(("answer", "points"), [("stop here", [1400, 500]), ("extend", [700, 700])])
def test_g30_extension_with_the_last_card_r4_13_q30_q46(answer: str, points: list[int]) -> None:
    state = lay(
        "KM50",
        "",
        battle={0: "GREEN"},
        km={0: "KM200 " + "KM100 " * 4 + "KM50", 1: "KM100 " * 5},
        talon=0,
    )
    act(state, "0 play KM50", f"0 {answer}")
    assert [sum(lines) for lines in state.sheet] == points


# -- Options -----------------------------------------------------------------------------


def test_g31_extension_not_allowed_r6_3() -> None:
    state = seven({"extension_allowed": False})
    act(state, "0 play KM75")
    assert (state.rallies, state.rally_winner) == (1, 0)


@pytest.mark.parametrize("pile", ["", "STOP", "TYRE", "SPARE_TYRE", "GREEN"])
def test_g32_limit_any_time_r6_4_q5(pile: str) -> None:
    state = lay("LIMIT", "KM25", battle={1: pile}, options={"limit_any_time": True})
    assert "attack LIMIT 1" in menu(state, 0)
    assert ("attack LIMIT 1" in menu(lay("LIMIT", "KM25", battle={1: pile}), 0)) == (
        pile == "GREEN"
    )


def test_g32_blitz_lifts_an_old_stop_too() -> None:
    state = lay(
        "LIMIT", "PRIORITY KM25", battle={1: "GREEN STOP"}, options={"limit_any_time": True}
    )
    act(state, "0 attack LIMIT 1", "1 blitz")
    assert discarded(state) == ["STOP", "LIMIT"]
    assert top(state, 1) == "GREEN"
    assert speed(state, 1) == ""
    assert state.tableaus[1].blitz == 1 << CARD["PRIORITY"]


def test_g33_green_after_action_r6_5_q44() -> None:
    fresh: dict[str, object] = {"green_after_action": True}
    state = nine(fresh)
    act(state, "0 play STATION")
    assert discarded(state) == ["GREEN", "TANK"]
    assert top(state, 0) == "NONE"
    act(state, "* draw KM25")
    assert "play GREEN" in menu(state, 0)
    assert why_not(state, 0, "play KM100") == "not-rolling"

    state = nine(fresh, pile="GREEN STOP GREEN TANK")
    act(state, "0 play STATION", "* draw KM25")
    assert battle(state, 0) == "GREEN STOP"
    assert "play GREEN" in menu(state, 0)
    assert why_not(lay("", "TYRE", battle={0: "GREEN STOP"}, active=1), 1, "attack TYRE 0") == (
        "already-stopped"
    )

    state = nine(fresh, laid="PRIORITY")
    act(state, "0 play STATION", "* draw KM25")
    assert discarded(state) == ["TANK"]
    assert "play KM100" in menu(state, 0)

    state = lay("ENGINE KM25", "WORKSHOP KM25", battle={1: "GREEN"}, options=fresh)
    act(state, "0 attack ENGINE 1", "1 blitz")
    assert top(state, 1) == "GREEN"

    state = lay(
        "PRIORITY KM200", "KM25", battle={0: "GREEN STOP"}, speed={0: "LIMIT"}, options=fresh
    )
    act(state, "0 play PRIORITY")
    assert battle(state, 0) == "GREEN"


def test_g34_single_rally_r6_1() -> None:
    one: dict[str, object] = {"mode": "single_rally"}
    state = lay(
        "KM50",
        "KM25",
        battle={0: "GREEN"},
        km={0: "KM200 " + "KM100 " * 4 + "KM50", 1: "KM200 KM200 KM100 KM50 KM25 KM25"},
        blitz={1: "STATION"},
        actions={0: "WORKSHOP", 1: "SERVICE"},
        options=one,
    )
    assert finish(state) == [1200, 1100]
    state.totals = [1200, 1200]
    assert state.standing() == [1, 2]

    state = lay(
        "KM25",
        "",
        km={0: "KM200 KM200 KM200 KM25", 1: "KM200 KM200 KM200 KM25"},
        talon=0,
        options=one,
    )
    act(state, "0 discard KM25")
    assert (state.totals, state.turn()) == ([625, 625], OVER)
    assert state.standing() == [1, 1]
    assert state.winners() == [0, 1]

    three = lay("KM25", "KM25", "KM25", options=one, rallies=1, totals=[1300, 1300, 1100])
    three.rally_winner = 2
    assert three.standing() == [1, 1, 3]


def test_g35_six_as_three_pairs_r6_8_q45() -> None:
    pairs: dict[str, object] = {"six_as_three_pairs": True}
    state = lay(
        *["KM25"] * 4,
        "KM75",
        "KM25",
        battle={1: "GREEN"},
        km={1: "KM200 KM200 KM100 KM100 KM25"},
        active=4,
        options=pairs,
    )
    assert (state.agreed.parties, state.agreed.deck.size, state.target) == (3, 106, 700)
    act(state, "4 play KM75")
    assert state.turn() == 4
    act(state, "4 extend", "* draw KM25")
    assert (state.extension_caller, state.active) == (1, 5)

    state = lay(
        "KM50",
        *["KM25"] * 5,
        battle={0: "GREEN"},
        km={0: "KM200 " + "KM100 " * 7 + "KM50", 1: "KM100 " * 8, 2: "KM100 " * 3},
        target=1000,
        caller=1,
        options=pairs,
    )
    assert finish(state) == [1600, 800, 500]


def test_g36_secrecy_of_the_window_r7_3_q47() -> None:
    def both(card: str, talon: str) -> ThousandKm:
        return lay("ENGINE KM25", "KM25", f"{card} KM100", battle={2: "GREEN"}, talon=talon)

    holds = both("WORKSHOP", "KM25 KM25 KM50")
    lacks = both("KM25", "WORKSHOP KM25 KM50")
    for text in ("0 attack ENGINE 2", "2 decline", "* draw KM50"):
        assert_look_alike(holds, lacks)
        before = holds.clone(), lacks.clone()
        act(holds, text)
        act(lacks, text)
        actor = CHANCE if text[0] == "*" else int(text[0])
        action = GAME.notation.number(text[2:])
        for viewer in (0, 1, None):
            assert GAME.log(before[0], actor, action, holds, viewer) == GAME.log(
                before[1], actor, action, lacks, viewer
            )
        if text.startswith("0"):
            assert menu(holds, 2) == {"blitz", "decline"}
            assert menu(lacks, 2) == {"decline"}
    assert_look_alike(holds, lacks)


def assert_look_alike(one: ThousandKm, other: ThousandKm) -> None:
    """To A, to B and to a spectator."""
    assert one.turn() == other.turn()
    assert one.pending() == other.pending()
    for viewer in (0, 1, None):
        views = [msgspec.json.encode(GAME.view(state, viewer)) for state in (one, other)]
        assert views[0] == views[1]


def test_g37_limit_of_rallies_r5_10_r5_11_r6_7_q36() -> None:
    state = lay(
        "KM25",
        "",
        "",
        km={0: "KM100 KM100", 1: "KM100", 2: "KM25"},
        talon=0,
        options={"max_rallies": 2},
        rallies=1,
        totals=[1300, 1400, 875],
    )
    act(state, "0 discard KM25")
    assert state.totals == [1500, 1500, 900]
    assert state.turn() == OVER
    assert state.winners() == [0, 1]
    assert state.standing() == [1, 1, 3]
