"""The golden scenarios of 1000 Kilometer about options, secrecy and the limit of rallies."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games.thousand_km import GAME
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tests.games.thousand_km.tables import (
    CARD,
    act,
    battle,
    discarded,
    finish,
    lay,
    menu,
    nine,
    seven,
    speed,
    top,
    why_not,
)

# -- Options -----------------------------------------------------------------------------


def test_g31_extension_not_allowed_r6_3() -> None:
    state = seven({"extension_allowed": False})
    act(state, "0 play KM75")
    assert (state.results.rallies, state.results.winner) == (1, 0)


@pytest.mark.parametrize("pile", ["", "GREEN STOP", "GREEN TYRE", "GREEN TYRE SPARE_TYRE", "GREEN"])
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
        actions={0: "WORKSHOP", 1: "SERVICE PRIORITY"},
        options=one,
    )
    assert finish(state) == [1200, 1200]
    assert state.standing() == [1, 2]

    state = lay(
        "KM25",
        "",
        km={0: "KM200 KM200 KM100 KM100 KM25", 1: "KM200 KM200 KM100 KM100 KM25"},
        talon=0,
        options=one,
    )
    act(state, "0 discard KM25")
    assert (state.results.totals, state.turn()) == ([625, 625], OVER)
    assert state.standing() == [1, 1]
    assert state.winners() == [0, 1]

    three = lay("KM25", "KM25", "KM25", options=one, totals=[1300, 1300, 1100], winner=2)
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
        km={
            0: "KM200 " + "KM100 " * 4 + "KM75 " * 4 + "KM50",
            1: "KM200 KM200 " + "KM100 " * 4,
            2: "KM100 " * 3,
        },
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
    assert state.results.totals == [1500, 1500, 900]
    assert state.turn() == OVER
    assert state.winners() == [0, 1]
    assert state.standing() == [1, 1, 3]
