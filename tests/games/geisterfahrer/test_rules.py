"""Geisterfahrer: refusals, laws that always hold, previews and words, rules of thumb."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.bots.random import RandomPolicy
from tafelrunde.core.options import OptionError
from tafelrunde.core.position import PositionError
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER, Policy
from tafelrunde.games.geisterfahrer import GAME
from tafelrunde.games.geisterfahrer.players.thumb import Aggressive, Thumb
from tafelrunde.games.geisterfahrer.rules.data import SCRAP, carriageway_of
from tafelrunde.games.geisterfahrer.rules.game import Geisterfahrer
from tafelrunde.games.geisterfahrer.rules.state import cars_left, occupy_road
from tafelrunde.games.geisterfahrer.rules.traffic import exit_field
from tafelrunde.games.words import Words
from tafelrunde.lab.playout import play_out
from tests.games.geisterfahrer.roads import (
    act,
    ghost,
    menu,
    places_to_set,
    road,
    thrown,
    where,
    why_not,
)

SYMBOL = "GHOST"

# -- Laws that always hold ----------------------------------------------------------------


def assert_lawful(state: Geisterfahrer) -> None:
    """No piece is lost or doubled, and what is kept for speed agrees with where the pieces are."""
    agreed = state.agreed
    assert [len(own) for own in state.cars] == [agreed.cars] * state.seats
    on_road = [field for own in state.cars for field in own if field >= 0]
    on_road += [field for field in state.ghosts if field >= 0]
    assert len(on_road) == len(set(on_road))
    assert state.road == occupy_road(state.cars, state.ghosts)
    assert state.left == [cars_left(own) for own in state.cars]
    for seat, own in enumerate(state.cars):
        # Q40  No car stands on its own exit.
        assert not {exit_field(state, seat, 0), exit_field(state, seat, 1)} & set(own)
        assert 0 <= state.waived[seat] <= agreed.waive_limit
    if agreed.one_ghost_each and min(state.ghosts) >= 0:
        assert carriageway_of(state.ghosts[0]) != carriageway_of(state.ghosts[1])
    assert GAME.load(state.position()).position() == state.position()


OPTIONS = st.fixed_dictionaries(
    {
        "car_hits_ghost": st.sampled_from(["crash", "stop"]),
        "waive_limit": st.integers(1, 3),
        "max_rounds": st.sampled_from([1, 20, 300]),
        "fields_per_lane": st.sampled_from([20, 24, 36]),
        "cars_per_player": st.integers(2, 4),
        "one_ghost_per_carriageway": st.booleans(),
        "ghost_sideswipe": st.booleans(),
    }
)


@settings(max_examples=40, deadline=None)
@given(
    seats=st.sampled_from(GAME.seats),
    options=OPTIONS,
    choices=st.lists(st.integers(0, 10**6), max_size=300),
)
def test_r2_3_no_piece_is_ever_lost_or_doubled(
    seats: int, options: Mapping[str, object], choices: list[int]
) -> None:
    state = GAME.new(seats, options)
    for choice in choices:
        turn = state.turn()
        if turn == OVER:
            break
        if turn == CHANCE:
            outcomes = state.outcomes()
            state.apply(CHANCE, outcomes[choice % len(outcomes)][0])
        else:
            legal = state.legal(turn)
            reasons = [state.refusal(turn, action) for action in range(GAME.notation.size)]
            assert legal == [action for action, reason in enumerate(reasons) if reason == ""]
            state.apply(turn, legal[choice % len(legal)])
        assert_lawful(state)


@pytest.mark.parametrize("seats", GAME.seats)
def test_r5_4_whole_games_stay_lawful_and_end(seats: int) -> None:
    for seed in range(6):
        state, rng = GAME.new(seats), FastRng(seed)
        policies: list[Policy] = [RandomPolicy(), Thumb(), Aggressive(), RandomPolicy()]
        while state.turn() != OVER:
            turn = state.turn()
            before = [own[:] for own in state.cars]
            if turn == CHANCE:
                state.apply(CHANCE, state.roll(rng))
            else:
                state.apply(turn, policies[turn].choose(state, turn, rng))
            assert_lawful(state)
            # Q31  Cars never change their carriageway.
            for own, were in zip(state.cars, before, strict=True):
                for field, was in zip(own, were, strict=True):
                    if field >= 0 and was >= 0:
                        assert carriageway_of(field) == carriageway_of(was), f"seed {seed}"


def test_q01_each_face_of_the_die_is_equally_likely() -> None:
    state = act(GAME.new(2, {"start_seat": 0}), "0 roll")
    texts = [(GAME.notation.text(action), weight) for action, weight in state.outcomes()]
    assert texts == [(f"die {face}", 1) for face in (1, 2, 3, 4, 5, SYMBOL)]


def test_r3_2_halves_q41() -> None:
    halves = {seats: [d.half for d in GAME.view(GAME.new(seats), 0).drivers] for seats in (2, 3, 4)}
    assert halves == {
        2: ["south", "north"],
        3: ["south", "south", "south"],
        4: ["south", "south", "north", "north"],
    }
    # Q41  With three players the ramps in the north are banned for ghosts all the same.
    state = thrown(GAME.new(3, {"start_seat": 0}), SYMBOL)
    assert why_not(state, "0 place I.R11") == "near-ramp"
    assert len(places_to_set(state, 0)) == 52


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_r6_6_a_named_seat_starts_without_a_lot(seat: int) -> None:
    state = GAME.new(3, {"start_seat": seat})
    assert (state.turn(), state.turn_no) == (seat, 1)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("fields_per_lane", 21),
        ("fields_per_lane", 18),
        ("fields_per_lane", 38),
        ("waive_limit", 0),
        ("waive_limit", 4),
        ("max_rounds", 0),
        ("max_rounds", 1001),
        ("cars_per_player", 1),
        ("cars_per_player", 5),
        ("start_seat", 2),
        ("car_hits_ghost", "jump"),
    ],
)
def test_q43_values_outside_the_ranges_are_refused(option: str, value: object) -> None:
    with pytest.raises(OptionError, match=option):
        GAME.new(2, {option: value})


def test_r7_1_everybody_sees_the_same() -> None:
    state = road({0: "O.R5 off", 1: "I.L4 safe"}, "O.R8 I.R3")
    views = [GAME.view(state, seat) for seat in (None, 0, 1)]
    seen = [GAME.describe(view) for view in views]
    assert seen[0] == seen[1] == seen[2]
    assert state.determinize(0, FastRng(1)).position() == state.position()


# -- Why not? -----------------------------------------------------------------------------

CHOOSING = road({0: "O.R5 O.L5 I.R4 off"}, "I.L4")
FEWER_CARS = road({0: "O.R5 off"}, options={"cars_per_player": 2})
OVER_NOW = act(road({0: "O.R18", 1: "scrap"}), "0 roll", "* die 2", "0 move 1")


@pytest.mark.parametrize(
    ("state", "seat", "text", "reason"),
    [
        (OVER_NOW, 0, "roll", "game-over"),
        (CHOOSING, 1, "roll", "not-your-turn"),
        (act(CHOOSING.clone(), "0 roll"), 0, "roll", "not-your-turn"),
        (CHOOSING, 0, "move 1", "not-now"),
        (CHOOSING, 0, "die 3", "not-now"),
        (thrown(CHOOSING, 2), 0, "roll", "not-now"),
        (thrown(CHOOSING, 2), 0, "lane 1", "not-now"),
        (thrown(CHOOSING, 2), 0, "place O.L5", "not-now"),
        (GAME.new(2, {"start_seat": 0}), 0, "lane 1", "first-turn"),
        (road({0: "O.R5 off"}, waived=[2, 0]), 0, "lane 1", "must-roll"),
        (FEWER_CARS, 0, "lane 3", "no-such-car"),
        (thrown(FEWER_CARS, 2), 0, "move 3", "no-such-car"),
        (CHOOSING, 0, "lane 4", "car-not-on-road"),
        (thrown(CHOOSING, 2), 0, "move 4", "car-not-on-road"),
        (CHOOSING, 0, "ghost-lane B", "ghost-not-on-road"),
        (thrown(road({0: "safe"}, "I.L4"), 2), 0, "move-ghost B", "ghost-not-on-road"),
        (thrown(road({0: "safe"}, "I.L4"), SYMBOL), 0, "switch B R", "ghost-not-on-road"),
        (CHOOSING, 0, "lane 1", "lane-occupied"),
        (CHOOSING, 0, "ghost-lane A", "lane-occupied"),
        (thrown(road({0: "O.R5"}), 2), 0, "enter O", "no-car-waiting"),
        (thrown(road({0: "off", 1: "O.R1"}), 1), 0, "enter O", "entry-closed"),
        (thrown(road({0: "O.R5 off", 1: "O.R6"}), 1), 0, "move 1", "car-blocked"),
        (thrown(CHOOSING, 2), 0, "move-ghost A", "number-drives-cars"),
        (thrown(CHOOSING, SYMBOL), 0, "move 1", "symbol-drives-ghosts"),
        (thrown(CHOOSING, SYMBOL), 0, "move-ghost A", "set-ghost-first"),
        (thrown(road({}, "I.L4 I.L3"), SYMBOL), 0, "move-ghost A", "ghost-blocked"),
        (thrown(road({}, "I.L4 I.L3"), SYMBOL), 0, "place O.L5", "ghosts-all-set"),
        (thrown(CHOOSING, SYMBOL), 0, "place O.L20", "no-such-field"),
        (thrown(CHOOSING, SYMBOL), 0, "place O.R18", "near-ramp"),
        (thrown(CHOOSING, SYMBOL), 0, "place O.L5", "field-occupied"),
        (
            thrown(road({}, "I.L4", options={"one_ghost_per_carriageway": True}), SYMBOL),
            0,
            "place I.L6",
            "carriageway-taken",
        ),
        (thrown(CHOOSING, SYMBOL), 0, "switch A R", "only-without-cars"),
        (
            thrown(road({0: "safe"}, "I.L4", options={"one_ghost_per_carriageway": True}), SYMBOL),
            0,
            "switch A R",
            "ghosts-stay",
        ),
        (
            thrown(road({0: "safe", 1: "O.R16"}, "I.L4"), SYMBOL),
            0,
            "switch A R",
            "facing-occupied",
        ),
    ],
)
def test_every_refusal_has_its_reason(
    state: Geisterfahrer, seat: int, text: str, reason: str
) -> None:
    assert why_not(state, f"{seat} {text}") == reason
    for language in ("de", "en"):
        assert f"refusal-{reason}" in Words(language, "geisterfahrer")


# -- Positions from outside ---------------------------------------------------------------


def change(path: str, value: object) -> dict[str, Any]:
    """A sound position with one value replaced."""
    state = road({0: "O.R5 I.L4 off safe", 1: "O.R7 off"}, "O.R9")
    position: dict[str, Any] = json.loads(json.dumps(state.position()))
    inner: Any = position
    *outer, last = path.split(".")
    for name in outer:
        inner = inner[int(name) if name.isdigit() else name]
    inner[int(last) if last.isdigit() else last] = value
    return position


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("seats", 5, "seats: expected a whole number from 2 to 4"),
        ("phase", "dance", "phase: expected one of lot"),
        ("agreed.fields_per_lane", 21, "fields_per_lane: expected an even number"),
        ("cars.0.0", 20, "cars: a field that this board does not have"),
        ("ghosts.0", 7, "cars: two pieces on one field"),
        ("cars.0.0", 19, r"cars\[0\]: a car on its own exit"),
        ("ghosts", [-1, 9], "ghosts: ghost 0 comes first"),
        ("rescued_at.1", 12, r"rescued_at\[1\]: must name a turn"),
        ("rescued_at.0", 99, "rescued_at: a turn still to come"),
        ("gone_at.0", 3, r"gone_at\[0\]: this car is not gone"),
        ("gone_at.3", 99, r"gone_at\[3\]: a turn still to come"),
        ("last_thrown", 7, "last_thrown: expected a whole number from 0 to 6"),
        ("thrown", 3, "thrown: nothing has been thrown"),
        ("phase", "number", "thrown: expected a number"),
        ("phase", "symbol", "thrown: expected 6"),
        ("phase", "over", "phase: the game is not over yet"),
        ("phase", "lot", "turn_no: 0 exactly before the lot"),
        ("cars", [[SCRAP] * 3 + [-2], [SCRAP] * 4], "cars: no car is on its way"),
    ],
)
def test_a_position_that_cannot_be_is_refused(path: str, value: object, complaint: str) -> None:
    with pytest.raises(PositionError, match=complaint):
        GAME.load(change(path, value))


def test_a_position_of_an_older_version_can_be_read() -> None:
    position = road({0: "safe O.R5", 1: "O.R8"}).position()
    older = {name: position[name] for name in position if name not in ("gone_at", "last_thrown")}
    assert GAME.load(older).position() == position


def test_more_positions_that_cannot_be() -> None:
    apart = road({}, "O.L6 I.L6", options={"one_ghost_per_carriageway": True}).position()
    with pytest.raises(PositionError, match="both on one carriageway"):
        GAME.load({**apart, "ghosts": [42, 43]})
    rescued = road({0: "safe off", 1: "safe off"}).position()
    with pytest.raises(PositionError, match="two cars left in the same turn"):
        GAME.load({**rescued, "rescued_at": [48, 48]})
    stuck = road({0: "O.L4", 1: "O.L5"}).position()
    with pytest.raises(PositionError, match="no piece can use this number"):
        GAME.load({**stuck, "phase": "number", "thrown": 2})


# -- Previews and words -------------------------------------------------------------------


def shown(state: Geisterfahrer, text: str) -> dict[str, object]:
    seat = state.turn()
    return dict(GAME.choice(state, seat, GAME.notation.number(text)).shows)


def test_previews_of_cars() -> None:
    state = road({0: "O.R5 O.R17 off"}, "O.R8 O.L9")
    assert shown(thrown(state, 1), "move 1") == {
        "car": 1, "end": "road", "from": "O.R5", "to": "O.R6", "to_go": 13,
        "ghost": "A", "distance": 2,
        "path": "O.R6",
    }  # fmt: skip
    assert shown(thrown(state, 4), "move 1") == {
        "car": 1, "end": "scrap", "from": "O.R5", "path": "O.R6 O.R7 O.R8",
    }  # fmt: skip
    assert shown(thrown(state, 2), "move 2") == {
        "car": 2, "end": "safe", "from": "O.R17", "path": "O.R18 O.R19",
    }  # fmt: skip
    assert shown(thrown(state, 2), "enter I") == {
        "car": 3, "end": "road", "to": "I.R2", "to_go": 17, "path": "I.R1 I.R2",
    }  # fmt: skip
    assert shown(state, "lane 1") == {
        "car": 1, "end": "road", "from": "O.R5", "to": "O.L5", "to_go": 14,
        "ghost": "B", "distance": 4,
        "path": "O.L5",
    }  # fmt: skip
    assert shown(road({0: "O.L19"}), "lane 1") == {
        "car": 1, "end": "safe", "from": "O.L19", "path": "O.R19",
    }  # fmt: skip


def test_r4_2_the_roll_says_where_each_number_would_lead() -> None:
    state = road({0: "O.R5 O.R16 off"}, "O.R8 I.L9")
    assert shown(state, "roll") == {
        "forecast_1": "O.R6 O.R7 scrap scrap scrap",
        "forecast_2": "O.R17 O.R18 safe safe safe",
        "forecast_O": "O.R1 O.R2 O.R3 O.R4 O.R4",
        "forecast_I": "I.R1 I.R2 I.R3 I.R4 I.R5",
    }
    assert shown(road({0: "safe"}, "O.R8"), "roll") == {}


def test_r4_3_a_ghost_shows_how_far_it_could_come() -> None:
    view = GAME.view(road({0: "O.R5"}, "O.R8 I.L2"), None)
    assert view.ghosts[0].reach == ["O.R7", "O.R6", "O.R5"]
    assert view.ghosts[1].reach == ["I.L1", "I.L0", "I.L19", "I.L18", "I.L17"]
    assert GAME.view(road(), None).ghosts[0].reach == []


def test_r6_9_with_unlimited_waiving_nobody_must_roll() -> None:
    state = road({0: "O.R5 off", 1: "O.R15 off"}, options={"unlimited_waiving": True})
    for turn in range(20):
        act(state, f"{turn % 2} lane 1")
    assert state.waived == [10, 10]
    assert GAME.view(state, 0).waive_limit is None
    assert not GAME.view(state, 0).must_roll
    described = [row for section in GAME.describe(GAME.view(state, 0)) for row in section.rows]
    assert "waive-always" in [cell.key for row in described for cell in row]


def test_previews_of_ghosts() -> None:
    state = road({0: "O.R5 off", 1: "I.L4 O.L6"}, "O.R8 I.L8")
    assert shown(thrown(state, SYMBOL), "move-ghost A") == {
        "ghost": "A", "from": "O.R8", "to": "O.R5", "hits_seat": 0, "hits_car": 1,
        "path": "O.R7 O.R6 O.R5", "reach": "O.R4 O.R3 O.R2 O.R1 O.R0",
    }  # fmt: skip
    assert shown(state, "ghost-lane A") == {
        "ghost": "A", "from": "O.R8", "to": "O.L8", "path": "O.L8",
        "faces_seat": 1, "faces_car": 2, "distance": 2, "reach": "O.L7 O.L6",
    }  # fmt: skip
    hint = GAME.choice(state, 0, GAME.notation.number("ghost-lane A")).hint
    assert hint is not None
    words = Words("de", "geisterfahrer", ["Ada", "Bob"])
    assert words.render(hint) == "dann steht ihm bl2 von Bob im Weg, 2 Felder voraus"
    label = GAME.choice(state, 0, GAME.notation.number("ghost-lane A")).label
    assert words.render(label) == "Geisterfahrer A wechselt die Spur, auf Feld 8 außen links"
    without = road({0: "safe"}, "O.R8")
    assert shown(thrown(without, SYMBOL), "switch A L") == {
        "ghost": "A", "from": "O.R8", "to": "I.L12", "path": "I.L12",
        "reach": "I.L11 I.L10 I.L9 I.L8 I.L7",
    }  # fmt: skip
    assert shown(thrown(without, SYMBOL), "place I.L6") == {
        "ghost": "B", "to": "I.L6", "path": "I.L6", "reach": "I.L5 I.L4 I.L3 I.L2 I.L1",
    }  # fmt: skip


def told(state: Geisterfahrer, *texts: str) -> list[str]:
    """The log in English."""
    words = Words("en", "geisterfahrer", ["Ada", "Bob"])
    lines: list[str] = []
    for text in texts:
        before = state.clone()
        act(state, text)
        who, _, action = text.partition(" ")
        actor = CHANCE if who == "*" else int(who)
        log = GAME.log(before, actor, GAME.notation.number(action), state, None)
        lines += [words.render(line) for line in log]
    return lines


def test_the_log_tells_hits_lost_turns_and_the_end() -> None:
    state = road({0: "O.L4", 1: "O.L5"}, "O.L9 I.R3", turn_no=11)
    lines = told(state, "0 roll", "* die 3", "1 roll", f"* die {SYMBOL}", "1 move-ghost A")
    assert lines == [
        "Ada rolls: 3.",
        "Nothing can use that; Ada’s turn is over.",
        "Bob rolls: the symbol.",
        "Bob steers ghost A to field 5, outer left.",
        "Ghost A hits Bob’s bl1: scrapped.",
    ]
    lines = told(state, "0 roll", "* die 1", "0 move 1")
    assert lines == [
        "Ada rolls: 1.",
        "Ada: re1 crashes into a ghost and is scrapped.",
        "No car is on its way any more: the game is over.",
        "Ada: 0 cars rescued.",
        "Bob: 0 cars rescued.",
        "Not one car was rescued, and nobody wins.",
    ]


def test_r5_2_the_log_says_why_a_tie_was_won() -> None:
    state = road({0: "safe", 1: "O.R8"}, active=1, rescued_at=[3, 0])
    lines = told(state, "1 roll", "* die 1", "1 move 1")
    assert lines[-1] == "Ada wins the tie: home first."


def test_the_text_table_shows_the_road() -> None:
    state = road({0: "O.R5 off", 1: "I.L12 safe"}, "O.R8")
    words = Words("en", "geisterfahrer", ["Ada", "Bob"])
    table = {
        words.render(section.title): [
            [words.render(cell) for cell in row] for row in (section.head, *section.rows)
        ]
        for section in GAME.describe(GAME.view(state, 0))
    }
    low = table["Road, fields 0 to 9"]
    assert low[0] == ["Lane", "0", "1 S↓", "2", "3", "4", "5", "6", "7", "8", "9 N↑"]
    assert low[1][1:] == ["·", "○", "·", "·", "·", "re1", "·", "·", "◄A", "○"]
    assert table["Road, fields 10 to 19"][3][3] == "bl1"
    assert table["Cars: field (fields to the exit), ◄ ghost close ahead"][1][1] == "O.R5 (14) ◄A"
    assert table["Ghosts"][1] == ["Ghost A", "on O.R8, next in its way: re1, 3 fields ahead"]


# -- Rules of thumb -----------------------------------------------------------------------


def choice_of(policy: Policy, state: Geisterfahrer) -> str:
    seat = state.turn()
    return GAME.notation.text(policy.choose(state, seat, FastRng(1)))


def test_thumb_leaves_with_a_car_whenever_it_can() -> None:
    state = road({0: "O.R17 I.R12 off"}, "O.R6 I.L3")
    assert choice_of(Thumb(), thrown(state, 4)) == "move 1"
    assert choice_of(Thumb(), road({0: "O.L19 I.R12 off"}, "O.R6 I.L3")) == "lane 1"


def test_thumb_dodges_a_ghost_and_avoids_a_crash() -> None:
    threatened = road({0: "O.R16", 1: "off off"}, "O.R18 I.L3", waived=[0, 0])
    assert choice_of(Thumb(), threatened) != "roll"
    two_ways = road({0: "O.R5 I.R5"}, "O.R7 I.L3")
    assert choice_of(Thumb(), thrown(two_ways, 3)) == "move 2"


def test_thumb_hits_others_and_spares_its_own() -> None:
    state = road({0: "O.R5 off", 1: "I.L4 off"}, "O.R8 I.L8")
    after = act(thrown(state, SYMBOL), f"0 {choice_of(Thumb(), thrown(state, SYMBOL))}")
    assert ghost(after, "B") == "I.L4"
    assert where(after, 0) == "O.R5"
    assert where(after, 1) == "scrap"


class Played(NamedTuple):
    wins: list[float]
    """Per game, by seat."""
    turns: float
    """Per player and game."""
    lost: float
    """The share of all cars."""


def played(seats: int, policies: list[Policy], games: int) -> Played:
    rng = FastRng(2024)
    wins, turns, lost, cars = [0.0] * seats, 0, 0, 0
    for _game in range(games):
        state = GAME.new(seats)
        play_out(state, policies, rng)
        turns += state.turn_no
        for own in state.cars:
            lost += own.count(SCRAP)
            cars += len(own)
        for seat in state.winners():
            wins[seat] += 1 / games
    return Played(wins, turns / games / seats, lost / cars)


@pytest.mark.parametrize("policy", [Thumb(), Aggressive()], ids=["careful", "aggressive"])
def test_thumb_wins_against_random(policy: Policy) -> None:
    for seat in (0, 1):
        players: list[Policy] = [RandomPolicy(), RandomPolicy()]
        players[seat] = policy
        assert played(2, players, 60).wins[seat] >= 0.95


@pytest.mark.parametrize(("seats", "turns", "lost"), [(2, 42, 0.22), (3, 40, 0.40), (4, 42, 0.40)])
def test_careful_players_drive_as_long_and_as_safely_as_people(
    seats: int, turns: float, lost: float
) -> None:
    games = played(seats, [Thumb() for _ in range(seats)], 120)
    assert games.turns == pytest.approx(turns, rel=0.2)
    assert games.lost == pytest.approx(lost, rel=0.2)


@pytest.mark.parametrize("seats", GAME.seats)
def test_aggressive_players_lose_half_of_their_cars_and_more(seats: int) -> None:
    games = played(seats, [Aggressive() for _ in range(seats)], 80)
    assert 0.8 * 0.50 <= games.lost <= 1.2 * 0.65
    assert games.turns == pytest.approx(42, rel=0.2)


def test_policies_have_names() -> None:
    assert GAME.policies == {"thumb": Thumb, "aggressive": Aggressive}


def test_menus_after_the_roll_have_no_lane_changes_q35() -> None:
    state = road({0: "O.R5 off"}, "I.L4")
    assert {"lane 1", "ghost-lane A"} <= menu(state, 0)
    assert menu(thrown(state, 2), 0) == {"enter O", "enter I", "move 1"}


def test_fields_near_cars_come_first_when_a_ghost_is_set() -> None:
    state = thrown(road({0: "O.R5 off", 1: "I.L14"}, ""), SYMBOL)
    distances = [entry.shows.get("distance") for entry in GAME.menu(state, 0)]
    near = [distance for distance in distances if distance is not None]
    assert near == sorted(near)
    assert distances[: len(near)] == near
    assert near


# -- The log of earlier turns ----------------------------------------------------------


def test_q18_a_number_that_nothing_can_use_is_seen_in_the_turn_after() -> None:
    stuck = road({0: "O.L4", 1: "O.L5"})
    told = GAME.view(thrown(stuck, 2), 1)
    assert told.thrown is None
    assert told.last is not None
    assert (told.last.seat, told.last.thrown) == (0, "2")


def test_a_waived_die_is_told_as_such() -> None:
    told = GAME.view(act(road({0: "O.L4", 1: "O.L7"}), "0 lane 1"), None)
    assert told.last is not None
    assert (told.last.seat, told.last.thrown) == (0, None)


def test_each_car_tells_the_turn_in_which_it_was_rescued_or_lost() -> None:
    state = road({0: "O.R17 O.L4", 1: "O.L9"}, "I.L6 O.L11", turn_no=50)
    saved = act(thrown(state, 5), "0 move 1")
    lost = act(thrown(saved, 4), "1 move 1")
    cars = [GAME.view(lost, None).drivers[seat].cars for seat in range(2)]
    assert (cars[0][0].where, cars[0][0].gone_at) == ("safe", 50)
    assert (cars[0][1].where, cars[0][1].gone_at) == ("road", None)
    assert (cars[1][0].where, cars[1][0].gone_at) == ("scrap", 51)
