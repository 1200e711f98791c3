"""The golden scenarios of 1000 Kilometer about points, extension and championship."""

from __future__ import annotations

import pytest

from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games.thousand_km import GAME
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tests.games.thousand_km.tables import (
    act,
    finish,
    lay,
)

KM700 = "KM100 " * 5 + "KM75 KM75 KM50"
KM450 = "KM100 " * 4 + "KM50"

# -- Points ------------------------------------------------------------------------------


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
        km={
            0: "KM100 " * 6 + "KM75 " * 4 + "KM50",
            1: "KM200 KM200 " + "KM100 " * 4 + "KM50",
        },
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
    return [sum(lines) for lines in state.results.sheet]


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
    assert tied.results.totals == [5700, 5700]
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
        while state.results.rallies == rally:
            if state.turn() == CHANCE:
                state.apply(CHANCE, state.roll(rng))
            else:
                seat = state.pending()[0]
                state.apply(seat, state.pick(seat, rng))
    assert seen == [(2, 0), (0, 1), (1, 2)]


def test_g29_failed_extension_two_placed_opponents_q29() -> None:
    won = lay(
        "KM25",
        "KM50",
        "KM25",
        battle={1: "GREEN"},
        km={
            0: KM700 + " KM50",
            1: "KM200 " + "KM100 " * 5 + "KM75 KM75 KM50 KM50",
            2: "KM100 KM100",
        },
        active=1,
        target=1000,
        caller=0,
    )
    act(won, "1 play KM50")
    assert [sum(lines) for lines in won.results.sheet] == [750, 1600, 400]
    nobody = drawn(KM700 + " KM50", "KM200 KM200 " + "KM100 " * 5, "KM100 KM100", extended_by=0)
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
    assert [sum(lines) for lines in state.results.sheet] == points
