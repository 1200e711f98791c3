"""The seasoned player: where it does not follow the rules of thumb."""

from __future__ import annotations

import pytest

from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE
from tafelrunde.games.thousand_km import GAME
from tafelrunde.games.thousand_km.players.insight import ThousandKmInsight
from tafelrunde.games.thousand_km.rules import data
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tests.games.thousand_km.tables import act, lay

GUESSES = 200


def chosen(state: ThousandKm, policy: str) -> str:
    seat = state.pending()[0]
    return GAME.notation.text(int(GAME.policies[policy]().choose(state, seat, FastRng(1))))


def rolling(hand: str, **laid: str) -> ThousandKm:
    """Both roll; the other has driven."""
    km = {0: "KM100", 1: laid.get("km", "KM50 KM25")}
    speed = {0: laid.get("speed", "")}
    return lay(hand, "KM25", battle={0: "GREEN", 1: "GREEN"}, km=km, speed=speed)


def extension() -> ThousandKm:
    """A large talon, a long lead, and an answer to every attack."""
    hand = "GREEN SELF_HELP SPARE_TYRE SPARE_CAN"
    km = {0: "KM100 KM100 KM100 KM100 KM100 KM100 KM50", 1: "KM25"}
    return act(lay(f"KM50 {hand}", "KM25", battle={0: "GREEN"}, km=km, talon=40), "0 play KM50")


@pytest.mark.parametrize(
    ("state", "by_thumb", "seasoned"),
    [
        (rolling("KM200 KM75 GREEN"), "play KM75", "play KM200"),
        (rolling("KM25 END_LIMIT KM100", speed="LIMIT"), "play KM25", "play END_LIMIT"),
        (rolling("KM50 END_LIMIT KM100", speed="LIMIT"), "play KM50", "play KM50"),
        (extension(), "extend", "stop here"),
    ],
)
def test_where_it_differs(state: ThousandKm, by_thumb: str, seasoned: str) -> None:
    assert (chosen(state, "thumb"), chosen(state, "seasoned")) == (by_thumb, seasoned)


def test_who_has_not_driven_is_attacked_before_the_own_way_is_free() -> None:
    state = lay("GREEN STOP", "KM25", battle={1: "GREEN"})
    assert chosen(state, "thumb") == "play GREEN"
    assert chosen(state, "seasoned") == "attack STOP 1"


def test_a_defence_is_thrown_away_beside_its_action_card() -> None:
    state = lay("SERVICE SPARE_TYRE KM25 STOP", "KM25", battle={0: "GREEN STOP", 1: "GREEN STOP"})
    assert chosen(state, "thumb") == "discard KM25"
    assert chosen(state, "seasoned") == "discard SPARE_TYRE"


# -- What a search thinks of a position --------------------------------------------------------


def test_what_has_been_scored_is_not_counted_once_more() -> None:
    """After a rally its cards still lie there; points are all that is left of them."""
    km = {0: "KM200 KM200 KM100 KM100 KM75", 1: "KM100"}
    options = {"extension_allowed": False}
    actions = {0: "SERVICE", 1: "WORKSHOP"}
    state = lay("KM25", "KM75", battle={0: "GREEN"}, km=km, actions=actions, options=options)
    insight = ThousandKmInsight()
    before = dict(zip(insight.names(), insight.merit(state, 0), strict=True))
    assert before["way"] > 0.9
    act(state, "0 play KM25")
    for seat, points in enumerate((1200, 200)):
        merits = dict(zip(insight.names(), insight.merit(state, seat), strict=True))
        assert {name: value for name, value in merits.items() if value} == {"points": points / 1000}


# -- What it concludes about the others' hands -------------------------------------------------


def guesses(state: ThousandKm, seat: int) -> list[ThousandKm]:
    found = []
    for number in range(GUESSES):
        guess = ThousandKmInsight().guess(state, seat, FastRng(number))
        assert isinstance(guess, ThousandKm)
        GAME.check(guess)
        found.append(guess)
    return found


def test_who_stands_at_a_red_light_has_no_green_one() -> None:
    talon = "GREEN " * 12 + "KM100 " * 10
    hand = "KM25 KM50 KM75 KM75 KM25 KM100"
    state = lay("KM25 KM50", hand, battle={1: "GREEN STOP"}, talon=talon)
    assert all(guess.hands[1].count(data.GREEN) == 0 for guess in guesses(state, 0))


def test_who_has_not_played_yet_may_hold_anything() -> None:
    state, rng = GAME.new(2), FastRng(1)
    while state.turn() == CHANCE:
        state.apply(CHANCE, state.roll(rng))
    other = 1 - int(state.turn())
    assert any(guess.hands[other].count(data.GREEN) > 0 for guess in guesses(state, 1 - other))


def test_action_cards_are_with_whoever_has_drawn_much() -> None:
    """Of 51 cards that were drawn 25 came to the other, who has thrown no action card away; 50 are
    still in the talon. An unseen one is in that hand in 25 of 75 cases, and would be in 6 of 56
    if the hand were dealt blindly."""
    talon = "WORKSHOP" + " KM25" * 7 + " KM50" * 7 + " KM75" * 7 + " KM100" * 10
    talon += " SELF_HELP" * 6 + " SPARE_TYRE" * 6 + " SPARE_CAN" * 6
    other = "KM25 KM50 KM75 END_LIMIT KM25 KM100"
    battle = {0: "GREEN", 1: "GREEN"}
    state = lay("KM25 KM50", other, battle=battle, km={1: "KM50"}, talon=talon)
    held = sum(guess.hands[1].count(data.WORKSHOP) for guess in guesses(state, 0))
    assert 0.25 < held / GUESSES < 0.42
