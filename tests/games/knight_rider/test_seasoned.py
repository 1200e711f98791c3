"""The seasoned player: which chances it sees, and where it does not follow the rules of thumb."""

from __future__ import annotations

import pytest

from tafelrunde.core.rng import FastRng
from tafelrunde.games.knight_rider import GAME
from tafelrunde.games.knight_rider.players.seasoned import Places, Seasoned
from tafelrunde.games.knight_rider.rules.data import DIVERSION_NAMES, KITT_NAMES
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tests.games.knight_rider.tables import TILE, chase

ALL_KITT, ALL_DIVERSIONS = " ".join(KITT_NAMES), " ".join(DIVERSION_NAMES)


def chosen(state: KnightRider, policy: str) -> list[str]:
    """All that it does before chance or another seat is asked."""
    player, seat, found = GAME.policies[policy](), state.turn(), []
    while state.turn() == seat:
        action = player.choose(state, seat, FastRng(1))
        found.append(GAME.notation.text(int(action)))
        state.apply(seat, action)
    return found


def after_move(*cars: str, red: int) -> KnightRider:
    hands = dict.fromkeys(range(len(cars)), ALL_DIVERSIONS)
    turn = {"move_done": True}
    return chase(*cars, phase="after-move", red=red, diversions=hands, turn=turn)


@pytest.mark.parametrize(
    ("cars", "red", "by_thumb", "seasoned"),
    [
        (("2,-4 E", "6,-4 E"), 34, [], ["lay DEAD_END", "on 36", "foot W"]),
        (("5,-4 E", "0,-4 E"), 12, ["lay STRAIGHT", "on 11", "foot N"],
         ["lay DEAD_END", "on 16", "foot W"]),
    ],
)  # fmt: skip
def test_the_others_are_shut_in_where_they_stand(
    cars: tuple[str, str], red: int, by_thumb: list[str], seasoned: list[str]
) -> None:
    for policy, expected in (("thumb", by_thumb), ("seasoned", seasoned)):
        laid = chosen(after_move(*cars, red=red), policy)
        assert [action for action in laid if action != "end turn"] == expected


def test_a_catch_is_seen_at_once_and_with_a_turbo() -> None:
    far = "10,-1 N"
    state = chase("3,-4 E", far, roll=3, phase="before-move", red=36)
    assert chosen(state, "seasoned") == ["move", "forward", "forward", "forward"]
    assert state.winners() == [0]
    hands = {0: ALL_KITT}
    state = chase("2,-4 E", far, roll=3, phase="before-move", red=12, kitt=hands)
    assert chosen(state, "seasoned")[0] == "play TURBO_1"
    assert state.winners() == [0]


def test_the_red_car_is_foreseen_by_the_escape_cards_that_are_left() -> None:
    """From 26 the third card leads to 11, the fifth and the first nowhere."""
    state = chase("3,-4 E", "10,-1 N", red=26, escapes=[1, 3, 5])
    player = Seasoned()
    player.foresee(state)
    centre = {
        number: state.track.centre(tile) for number, tile in TILE.items() if number in (11, 26)
    }
    assert chances(player.places[0]) == {centre[26]: 1.0}
    assert chances(player.places[1]) == pytest.approx({centre[26]: 2 / 3, centre[11]: 1 / 3})
    assert sum(player.places[2].chances) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("kitt", "rolls"), [("", 1), ("TURBO_1", 4), ("TURBO_2", 2), ("TURBO_1 TURBO_2", 5)]
)
def test_a_chance_counts_the_rolls_that_catch(kitt: str, rolls: int) -> None:
    """From [0,-4] eastwards it is 6 points to 36, and at the crossing two can be burnt by turning:
    6 catches, a 1 made a 6 does, and doubled also 3, 4 and 5."""
    state = chase("0,-4 E", "10,-1 N", red=36, kitt={0: kitt})
    player = Seasoned()
    player.thumb.routes.survey(state.track)
    where = Places()
    where.fields, where.chances = [state.red_field()], [1.0]
    car = state.cars[0]
    found = player.chance_from(state, 0, car.field, car.facing, where)
    assert found * 6 == pytest.approx(rolls)


def test_what_others_may_hold_is_not_seen_in_secret_hands() -> None:
    options = {"random_deal": True}
    cars = ("3,-4 E", "10,-1 N")
    state = chase(*cars, kitt={0: "TURBO_1", 1: "TURBO_1"}, options=options)
    player = Seasoned()
    assert player.may_play(state, 0, 1)
    assert not player.may_play(state, 1, 1)


def chances(where: Places) -> dict[int, float]:
    return {int(field): chance for field, chance in zip(where.fields, where.chances, strict=True)}
