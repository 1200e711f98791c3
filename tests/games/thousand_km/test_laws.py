"""1000 Kilometer: what always holds, and positions that cannot be."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.core.position import PositionError
from tafelrunde.games.thousand_km import GAME
from tafelrunde.games.thousand_km.rules.data import CARD_NAMES
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tests.games.thousand_km.tables import CARD, act, cards, counts, lay
from tests.kit.walks import follow, walk

# -- Laws that always hold ----------------------------------------------------------------


def whereabouts(state: ThousandKm) -> Counter[str]:
    """Every card of the rally, wherever it is."""
    found: Counter[str] = Counter()
    for heap in (state.talon, state.discard, *state.hands):
        found.update({CARD_NAMES[card]: many for card, many in enumerate(heap.counts())})
    for tableau in state.tableaus:
        found.update(CARD_NAMES[card] for card in tableau.battle + tableau.speed)
        found.update({CARD_NAMES[card]: many for card, many in enumerate(tableau.km.counts())})
        found.update(name for name in CARD if tableau.actions & (1 << CARD[name]))
    return +found


def assert_all_there(state: ThousandKm) -> None:
    """The laws of the game let a puzzle leave cards out; in a game none is ever lost."""
    if state.dealt > 0:
        deck = Counter(dict(zip(CARD_NAMES, state.agreed.deck.counts(), strict=True)))
        assert whereabouts(state) == deck
    for heap in (state.talon, state.discard, *state.hands):
        assert heap.size == sum(heap.counts())
        kinds = {card for card, many in enumerate(heap.counts()) if many}
        assert {card for card in range(19) if heap.kinds >> card & 1} == kinds
    for tableau in state.tableaus:
        km = zip(tableau.km.counts(), (25, 50, 75, 100, 200), strict=False)
        assert tableau.total == sum(many * distance for many, distance in km)


@settings(max_examples=25, deadline=None)
@given(
    seats=st.sampled_from(GAME.seats),
    choices=st.lists(st.integers(0, 10**6), max_size=250),
    limit=st.booleans(),
    green=st.booleans(),
    pairs=st.booleans(),
)
def test_r2_1_no_card_is_ever_lost_or_doubled(
    seats: int, choices: list[int], limit: bool, green: bool, pairs: bool
) -> None:
    options = {"limit_any_time": limit, "green_after_action": green, "six_as_three_pairs": pairs}
    for state in follow(GAME, seats, options, choices):
        assert_all_there(state)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", [0, 1])
def test_r5_12_no_card_is_lost_in_a_whole_championship(seats: int, seed: int) -> None:
    for state in walk("thousand_km", seats, seed):
        assert_all_there(state)


# -- Positions that cannot be ------------------------------------------------------------


def refused(state: ThousandKm, change: dict[str, object]) -> str:
    """Why a position with these changes cannot be; `tableaus` changes the first one only."""
    position = state.position()
    rows = change.get("tableaus")
    if isinstance(rows, dict):
        laid = position["tableaus"]
        assert isinstance(laid, list)
        change = {**change, "tableaus": [{**laid[0], **rows}, *laid[1:]]}
    with pytest.raises(PositionError) as error:
        GAME.load({**position, **change})
    return str(error.value)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"hands": [counts(""), counts("KM25")]}, "active: has no card to choose"),
        ({"hands": [counts("KM25 " * 8), counts("")]}, "hands[0]: more than 7 cards"),
        ({"hands": [counts("STATION"), counts("STATION")]}, "agreed.deck: 2 STATION on the table"),
        ({"talon": [15] * 19}, "agreed.deck: 17 KM25 on the table, 10 in the deck"),
        ({"last_discard": 3}, "last_discard: does not lie on the discard pile"),
        ({"phase": "draw"}, "to_draw: the talon does not hold as many"),
        ({"phase": "window"}, "attack: a window without its phase"),
        ({"phase": "deal"}, "dealt: everything has been dealt"),
        ({"phase": "extension"}, "tableaus[0].km: who reaches the target"),
        ({"phase": "over"}, "dealt: nothing is dealt now"),
        ({"dealt": 0}, "dealt: not everything has been dealt"),
        ({"to_draw": 1}, "to_draw: nobody draws now"),
        ({"target": 1000}, "target: nobody has extended the rally"),
        ({"rallies": 40}, "phase: the championship is over"),
        ({"sheet": [[0] * 8]}, "sheet: expected a row for each party"),
        ({"seats": 3, "hands": [counts("KM25")] * 3}, "agreed.parties: the seats do not divide"),
        ({"tableaus": {"km": [0, 0, 0, 0, 3]}}, "tableaus[0].km: more than two 200s"),
        ({"tableaus": {"km": [0, 0, 0, 8, 0]}}, "tableaus[0].km: beyond the target"),
        ({"tableaus": {"blitz": 1024}}, "tableaus[0].blitz: an action card that is not laid"),
        ({"tableaus": {"battle": cards("GREEN GREEN")}}, "tableaus[0].battle: GREEN misplaced"),
        ({"tableaus": {"battle": cards("KM25")}}, "tableaus[0].battle: KM25 misplaced"),
        ({"tableaus": {"speed": cards("END_LIMIT")}}, "tableaus[0].speed: expected LIMIT"),
    ],
)
def test_a_position_the_rules_would_stumble_over_is_refused(
    change: dict[str, object], complaint: str
) -> None:
    assert complaint in refused(lay("KM25 KM50", "KM25", talon=0), change)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"blitzer": 1}, "blitzer: has not answered"),
        ({"blitzer": 1, "answered": 2}, "blitzer: does not hold the action card"),
        ({"blitzer": 3, "answered": 2}, "blitzer: has not answered"),
        ({"blitzer": 0, "answered": 1}, "answered: seat 0 is not asked"),
        ({"answered": 10}, "answered: nobody is left to answer"),
        ({"attack": CARD["TYRE"]}, "attack: does not lie on top of the pile"),
        ({"attack": CARD["GREEN"]}, "attack: not an attack"),
        ({"attacked": -1}, "attacked: expected a party"),
        ({"active": 3}, "attacked: the attacker's own party"),
        ({"attack": -1, "attacked": -1}, "attack: a window without its phase"),
        ({"tableaus": {"actions": 1 << CARD["WORKSHOP"]}}, "attack: everybody has seen the answer"),
    ],
)
def test_r4_11_a_window_that_cannot_be_is_refused(
    change: dict[str, object], complaint: str
) -> None:
    state = lay("ENGINE KM25", "KM25", "KM25", "KM25", battle={1: "GREEN"})
    act(state, "0 attack ENGINE 1")
    assert complaint in refused(state, change)


def test_a_position_from_before_results_were_kept_is_still_read() -> None:
    position = lay("KM25", "KM25").position()
    del position["history"]
    assert GAME.view(GAME.load(position), None).results == []
