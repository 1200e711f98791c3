"""1000 Kilometer: what the menu says of a choice before it is made."""

from __future__ import annotations

import pytest

from tafelrunde.core.words import Shown
from tafelrunde.games.thousand_km import GAME
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tafelrunde.games.thousand_km.words.view import RallyView
from tests.games.thousand_km.tables import act, hint, lay


def shows(state: ThousandKm, text: str) -> dict[str, Shown]:
    return dict(GAME.choice(state, 0, GAME.notation.number(text)).shows)


def broken(laid: str = "", speed: str = "") -> ThousandKm:
    hand = "SELF_HELP END_LIMIT GREEN KM25"
    pile, limit = {0: "GREEN ENGINE"}, {0: speed}
    return lay(hand, "KM25", battle=pile, speed=limit, actions={0: laid})


def test_r4_5_a_repair_says_whether_a_green_light_is_still_needed() -> None:
    assert hint(broken(), 0, "play SELF_HELP") == "repairs the engine; you still need a green light"
    assert hint(broken("PRIORITY"), 0, "play SELF_HELP") == (
        "repairs the engine; you can drive from your next turn"
    )


def test_r4_4_a_green_light_under_a_limit_says_how_far() -> None:
    stopped = lay("GREEN", "KM25", battle={0: "GREEN STOP"}, speed={0: "LIMIT"})
    assert "up to 50 km" in hint(stopped, 0, "play GREEN")


def test_r4_6_the_end_of_a_limit_does_not_get_anybody_moving() -> None:
    assert "won’t get you moving" in hint(broken(speed="LIMIT"), 0, "play END_LIMIT")


@pytest.mark.parametrize(("laid", "expected"), [("", "then"), ("PRIORITY", "no green light")])
def test_r4_8_a_breakdown_says_what_it_takes_to_drive_on_q12(laid: str, expected: str) -> None:
    state = lay("TYRE", "KM25", battle={1: "GREEN"}, actions={1: laid})
    assert expected in hint(state, 0, "attack TYRE 1")


def test_r5_1_the_fourth_action_card_completes_the_set() -> None:
    state = lay("STATION KM25", "KM25", actions={0: "PRIORITY WORKSHOP"})
    assert "100 points" in hint(state, 0, "play STATION")
    state = lay("STATION KM25", "KM25", actions={0: "PRIORITY WORKSHOP SERVICE"})
    assert "400 points" in hint(state, 0, "play STATION")
    assert shows(state, "play STATION")["points"] == 400


@pytest.mark.parametrize(
    ("hand", "talon", "expected"),
    [
        ("STATION KM25", 1, "draw a card and play on"),
        ("STATION KM25", 0, "play on without drawing"),
        ("STATION", 0, "your turn ends"),
    ],
)
def test_q22_an_action_card_says_how_the_turn_goes_on(hand: str, talon: int, expected: str) -> None:
    assert expected in hint(lay(hand, "KM25", talon=talon), 0, "play STATION")


def test_r4_7_an_action_card_says_what_it_removes_r6_5() -> None:
    tank = {0: "GREEN TANK"}
    assert "removes: Empty tank;" in hint(lay("STATION", "", battle=tank), 0, "play STATION")
    fresh = lay("STATION", "", battle=tank, options={"green_after_action": True})
    assert "you need a new green light" in hint(fresh, 0, "play STATION")


@pytest.mark.parametrize(
    ("talon", "laid", "expected"),
    [
        (9, "", "400 points in all; draw two"),
        (1, "", "draw the last card"),
        (0, "", "the draw pile is empty"),
        (9, "PRIORITY WORKSHOP SERVICE", "700 points in all"),
    ],
)
def test_r4_12_a_blitz_says_what_it_brings_q23(talon: int, laid: str, expected: str) -> None:
    state = lay("TANK KM25", "STATION KM25", battle={1: "GREEN"}, actions={1: laid}, talon=talon)
    act(state, "0 attack TANK 1")
    assert expected in hint(state, 1, "blitz")


def test_q47_only_who_had_a_choice_is_told_of_declining() -> None:
    for card, told in (("STATION", 1), ("KM50", 0)):
        state = lay("TANK KM25", f"{card} KM25", battle={1: "GREEN"})
        act(state, "0 attack TANK 1")
        before = state.clone()
        act(state, "1 decline")
        lines = GAME.log(before, 1, GAME.notation.number("decline"), state, 1)
        assert len(lines) == told


def test_r4_13_stopping_and_extending_say_what_they_bring() -> None:
    state = lay("KM50 KM25", "KM25", battle={0: "GREEN"}, km={0: "KM100 " * 6 + "KM50", 1: "KM25"})
    act(state, "0 play KM50")
    # 700 km, 400 for the win and 300 without a 200; only the winner gets the last two.
    assert shows(state, "stop here") == {"points": 1400}
    assert shows(state, "extend") == {"points": 1900, "risk": 700, "others": 200}
    before = state.clone()
    act(state, "0 stop here")
    assert sum(state.results.sheet[0]) == 1400
    assert GAME.view(before, None).results == []
    assert GAME.view(state, None).results == [RallyView(winner=0, points=[1400, 25])]


def test_r4_2_what_is_chosen_ahead_is_in_the_menu_unless_something_happens() -> None:
    state = lay("KM25 LIMIT", "KM75 GREEN STOP", battle={0: "GREEN", 1: "GREEN"})
    ahead = [choice.text for choice in GAME.ahead(state, 1)]
    assert ahead == ["play KM75", "attack STOP 0", "discard KM75", "discard GREEN", "discard STOP"]
    assert GAME.ahead(state, 0) == []
    act(state, "0 discard KM25", "* draw KM25")
    assert set(ahead) <= {choice.text for choice in GAME.menu(state, 1)}


def test_r4_8_throwing_an_attack_away_tells_whom_it_cannot_hit() -> None:
    state = lay("TANK", "KM25", battle={1: "GREEN"}, actions={1: "STATION"})
    assert shows(state, "discard TANK")["guarded"] == [1]
    assert "guarded" not in shows(lay("TANK", "KM25", battle={1: "GREEN"}), "discard TANK")
