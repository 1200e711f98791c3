"""What is shown of Knight Rider: views, previews, the map and the log."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tafelrunde.core.journal import Act
from tafelrunde.core.replay import were_hidden
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.core.words import Choice
from tafelrunde.games.knight_rider import GAME
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tafelrunde.games.knight_rider.words.city_map import draw_map
from tafelrunde.games.knight_rider.words.names import field_words
from tafelrunde.games.words import Words
from tests.games.knight_rider.tables import act, chase, table


def entry(state: KnightRider, text: str) -> Choice:
    return next(choice for choice in GAME.menu(state, state.turn()) if choice.text == text)


def log(state: KnightRider, text: str, viewer: int | None = None) -> list[str]:
    before, actor, action = state.clone(), state.turn(), GAME.notation.number(text)
    act(state, text)
    return [line.key for line in GAME.log(before, actor, action, state, viewer)]


# -- Previews ----------------------------------------------------------------------------


def test_a_step_shows_where_it_leads() -> None:
    state = chase("9,-4 E", "off -1,-4 E", roll=4)
    assert entry(state, "forward").shows == {
        "x": 10, "y": -4, "facing": "E", "points": 3, "ram": False, "catch": False, "oil": False,
    }  # fmt: skip
    act(state, "forward")
    shows = entry(state, "turn S").shows
    assert (shows["facing"], shows["x"], shows["y"], shows["points"]) == ("S", 10, -4, 2)


def test_a_car_shows_the_fields_it_has_driven() -> None:
    state = chase("9,-4 E", "off -1,-4 E", roll=4)
    act(state, "forward", "turn S", "forward")
    cars = GAME.view(state, 1).cars
    assert [car.driven for car in cars] == [2, 0]
    assert [(one.x, one.y, one.facing) for one in cars[0].way] == [(10, -4, "E"), (10, -3, "S")]
    assert GAME.load(state.position()) == state


def test_a_step_shows_a_ram_and_a_catch() -> None:
    state = chase("3,-4 E", "5,-4 E", red=36, roll=3)
    act(state, "forward", "forward")
    choice = entry(state, "forward")
    assert (choice.shows["ram"], choice.shows["catch"]) == (True, True)
    assert choice.hint is not None
    assert choice.hint.key == "effect-catch-ram"
    # A preview changes nothing.
    assert (state.now.points, state.won) == (1, 0)
    state = chase("5,-4 E", "off -1,-4 E", red=36, roll=1)
    assert entry(state, "forward").shows["catch"] is True
    state = chase("2,-4 E", "4,-4 E", roll=1)
    assert entry(state, "forward").shows["oil"] is True


def test_other_choices_show_what_they_do() -> None:
    state = chase("2,-4 E", "9,-4 E", kitt={0: "TURBO_1"}, diversions={0: "LEFT_CURVE ROAD_BLOCK"})
    act(state, "die 4")
    assert entry(state, "play TURBO_1").shows["points"] == 8
    act(state, "lay LEFT_CURVE")
    assert entry(state, "on 12").shows == {"tile": 12, "cards": 0, "final": False}
    act(state, "on 12")
    assert entry(state, "foot N").shows["open"] == "NE"
    position = table(2, "16@0,-1r0")
    position |= {"phase": "draw", "undrawn": [26], "has_laid": [0, 1]}
    position["removed"].remove(26)
    state = GAME.load(position)
    act(state, "tile 26")
    assert entry(state, "place 0,-2 r0").shows == {
        "tile": 26, "x": 0, "y": -2, "rotation": 0, "roads": "NS", "joins": 1,
    }  # fmt: skip


# -- The map -----------------------------------------------------------------------------


def test_the_map_draws_roads_cards_and_cars() -> None:
    state = chase("2,-4 E", "3,-4 W roof", red=16, laid="STRAIGHT 11 N, ROAD_BLOCK 56")
    section = next(
        section
        for section in GAME.describe(GAME.view(state, 0))
        if section.title.key == "section-map"
    )
    lines = [str(row[0].values["line"]) for row in section.rows]
    assert lines[0].split() == ["0", "1", "2", "3", "4", "5"]
    assert "▒" in lines[2]
    assert lines[4].startswith("-2 ━━━━◆━━━━━1▶━2×╌┃╌━━")
    assert all(len(line) <= 78 for line in lines)


# -- R7  Secrets -------------------------------------------------------------------------


def test_r7_2_hands_are_open_unless_dealt_in_secret() -> None:
    hands = {0: "MANTLE", 1: "JUMP JUMP"}
    open_view = GAME.view(chase("2,-4 E", "9,-4 E", kitt=hands), 0)
    assert [hand.kitt for hand in open_view.hands] == [["MANTLE"], ["JUMP", "JUMP"]]
    secret = chase("2,-4 E", "9,-4 E", kitt=hands, options={"random_deal": True})
    view = GAME.view(secret, 0)
    assert [(hand.seat, hand.kitt) for hand in view.hands] == [(0, ["MANTLE"])]
    assert view.cars[1].kitt == 2
    assert GAME.view(secret, None).hands == []


def test_q62_nobody_else_sees_a_diversion_that_is_being_chosen() -> None:
    state = chase("2,-4 E", "9,-4 E", diversions={0: "DEAD_END"})
    act(state, "die 2")
    before = msgspec.json.encode(GAME.view(state, 1))
    assert log(state, "lay DEAD_END", viewer=1) == []
    assert log(state, "on 12") == []
    assert msgspec.json.encode(GAME.view(state, 1)) == before
    own = GAME.view(state, 0)
    assert (own.lay_kind, own.lay_tile) == ("DEAD_END", 12)
    guess = state.determinize(1, FastRng(1))
    assert msgspec.json.encode(GAME.view(guess, 1)) == before
    assert log(state, "foot E", viewer=1) == ["log-lay"]


def test_a_road_block_is_public_once_its_tile_is_chosen_r7_2() -> None:
    state = chase("2,-4 E", "9,-4 E", diversions={0: "ROAD_BLOCK DEAD_END"})
    act(state, "die 2")
    on_tile = GAME.notation.number("on 12")
    dead_end = state.clone()
    act(dead_end, "lay DEAD_END")
    assert GAME.hidden(dead_end, on_tile)
    act(state, "lay ROAD_BLOCK")
    before = state.clone()
    assert not GAME.hidden(before, on_tile)
    assert log(state, "on 12", viewer=1) == ["log-lay"]
    block = [Act(0, "on 12")]
    assert not were_hidden(GAME, before, block)
    assert were_hidden(GAME, dead_end, block)


def test_r7_2_what_lies_ahead_of_a_driver_is_told_to_the_driver_alone() -> None:
    """Of a whole game with cards dealt in secret: others get no reach, and neither dangers nor
    distances nor anything else they see depends on what they may not know."""
    state, rng = (
        GAME.new(3, {"random_deal": True, "auto_build": True, "round_limit": 12}),
        FastRng(2),
    )
    ahead = dangers = 0
    while state.turn() != OVER:
        seats: list[int | None] = [None, 0, 1, 2]
        for seat in seats:
            view = GAME.view(state, seat)
            if seat != state.active:
                assert view.reach == []
            ahead += len(view.reach)
            dangers += view.danger is not None
            if seat is not None:
                guess = GAME.view(state.determinize(seat, rng), seat)
                assert msgspec.json.encode(guess) == msgspec.json.encode(view)
        turn = state.turn()
        state.apply(turn, state.roll(rng) if turn == CHANCE else state.pick(turn, rng))
    assert ahead > 0
    assert dangers > 0


def test_r7_2_a_dealt_card_is_told_to_its_owner_only() -> None:
    state = GAME.new(2, {"random_deal": True})
    act(state, "starts 1")
    assert log(state.clone(), "kitt JUMP", viewer=1) == ["log-dealt"]
    assert log(state.clone(), "kitt JUMP", viewer=0) == []
    assert log(state.clone(), "kitt JUMP") == []


# -- The log -----------------------------------------------------------------------------


def test_the_log_tells_a_ram() -> None:
    state = chase("3,-4 E", "5,-4 E", roll=4)
    act(state, "forward", "forward")
    assert log(state, "forward") == ["log-ram"]
    assert log(state, "die 1") == ["log-ram-die", "log-drive", "log-roof"]


@pytest.mark.parametrize(
    ("state", "text", "key"),
    [
        (chase("5,-4 E", "off -1,-4 E", red=36, points=1), "forward", "log-caught"),
        (
            chase("0,-4 E", "6,-4 E", red=36, phase="red-ram", turn={"red_rams": 1}),
            "die 6",
            "log-red-six",
        ),
        (
            chase(
                "0,-4 E", "9,-4 E", active=1, phase="escape", round_=40, turn={"move_done": True}
            ),
            "escape F11",
            "log-nearest",
        ),
    ],
)
def test_the_log_tells_how_the_game_was_won(state: KnightRider, text: str, key: str) -> None:
    assert log(state, text)[-1] == key


def test_the_log_tells_of_clearing_and_righting() -> None:
    state = chase(
        "2,-4 E roof", "9,-4 E", active=1, phase="escape", laid="ROAD_BLOCK 36", round_=15,
        turn={"move_done": True},
    )  # fmt: skip
    assert state.turn() == CHANCE
    assert log(state, "escape F11") == [
        "log-red-stays",
        "log-righted",
        "log-cleared",
        "log-round",
    ]


def test_the_log_tells_where_a_move_ends() -> None:
    state = chase("2,-4 E", "9,-4 E", red=36, points=2)
    assert log(state, "forward") == []
    assert log(state, "forward") == ["log-drive"]


@pytest.mark.parametrize(
    ("x", "y", "words"),
    [
        (0, 0, "Teil 11"),
        (1, 0, "11|22"),
        (0, 1, "11|33"),
        (-1, 0, "11|Westen"),
        (3, 0, "22|Osten"),
        (2, -1, "22|Norden"),
        (0, 3, "33|Süden"),
    ],
)
def test_a_field_is_named_after_its_tiles(x: int, y: int, words: str) -> None:
    numbers = {(0, 0): 11, (1, 0): 22, (0, 1): 33}
    assert Words("de", "knight_rider").render(field_words(numbers, x, y)) == words


def test_the_map_shows_the_free_centre_while_the_city_is_built() -> None:
    state = GAME.new(2)
    rng = FastRng(3)
    while state.turn() == CHANCE:
        state.apply(CHANCE, state.roll(rng))
    lines = draw_map(GAME.view(state, 0))
    assert lines[0].split() == ["-1", "0", "1", "2"]
    assert sum(line.count("░") for line in lines) == 4


# -- What the board asks for ---------------------------------------------------------------


def test_the_driver_is_told_where_the_move_can_end() -> None:
    state = chase("5,-4 E", "7,-4 W", roll=1, phase="before-move", red=36, kitt={0: "TURBO_2"})
    plain, turbo = GAME.view(state, 0).reach
    assert (plain.turbo, plain.points, turbo.turbo, turbo.points) == (None, 1, "TURBO_2", 6)
    (onto_red,) = plain.ends
    assert (onto_red.x, onto_red.y, onto_red.facing) == (6, -4, "E")
    assert (onto_red.catch, onto_red.rams) == (True, [])
    (step,) = onto_red.steps
    assert (step.text, step.kind, step.x, step.y, step.points) == ("forward", "forward", 6, -4, 0)
    # With six points the other car can be passed; turning beside it is no ram.
    ends = {(end.x, end.y, end.facing): end for end in turbo.ends}
    assert (ends[10, -4, "S"].rams, ends[10, -4, "S"].catch) == ([1], False)
    way = ends[10, -4, "S"].steps
    assert [step.text for step in way] == [*["forward"] * 5, "turn S"]
    assert [step.ram for step in way].count(True) == 1
    assert ends[5, -4, "W"].rams == []


def test_r4_5_a_way_that_ends_in_oil_says_so() -> None:
    state = chase("3,-4 E", "6,-4 E", points=2)
    (reach,) = GAME.view(state, 0).reach
    assert {(end.x, end.y): end.oil for end in reach.ends}[5, -4]


@pytest.mark.parametrize("secret", [False, True])
def test_r7_nobody_but_the_driver_is_told_of_ways(secret: bool) -> None:
    """They would show who holds a jump or a turbo."""
    options = {"random_deal": secret}
    state = chase("3,-4 E", "9,-4 E", roll=3, phase="before-move", options=options)
    assert GAME.view(state, 0).reach
    assert GAME.view(state, 1).reach == GAME.view(state, None).reach == []


def test_q62_no_ways_while_a_diversion_is_being_chosen() -> None:
    state = chase("3,-4 E", "9,-4 E", roll=3, phase="before-move", diversions={0: "DEAD_END"})
    act(state, "lay DEAD_END")
    assert GAME.view(state, 0).reach == []


def test_r2_3_the_view_says_where_the_red_car_can_flee() -> None:
    state = chase("3,-4 E", "9,-4 E", red=11, escapes=[3, 5, 9])
    targets = {target.card: target for target in GAME.view(state, None).red_targets}
    assert len(targets) == 11
    assert (targets["F03"].x, targets["F03"].y, targets["F03"].tile) == (1, 0, 36)
    assert (targets["F05"].left, targets["F05"].tile) == (True, 66)
    assert (targets["F09"].left, targets["F09"].tile) == (True, None)
    assert not targets["F01"].left
    assert GAME.view(GAME.new(2), 0).red_targets == []


# -- A die on the road -----------------------------------------------------------------------


def test_r4_4_a_ram_says_what_each_number_does() -> None:
    state = chase("3,-4 E", "5,-4 E", roll=4)
    act(state, "forward", "forward", "forward")
    danger = GAME.view(state, None).danger
    assert danger is not None
    assert (danger.kind, danger.driver, danger.seat, danger.thrower) == ("ram", 0, 1, 1)
    roof, far_and_round, far, near, spin, fails = danger.outcomes
    assert [one.kind for one in danger.outcomes] == [
        "roof", "skid-spin", "skid", "skid", "spin", "fails",
    ]  # fmt: skip
    assert (far.x, far.y, far.facing, far.fields) == (3, -4, "E", 2)
    assert [(one.x, one.y, one.facing) for one in far.way] == [(4, -4, "E"), (3, -4, "E")]
    assert (far_and_round.x, far_and_round.facing) == (3, "W")
    assert (near.x, near.fields, spin.x, spin.facing) == (4, 1, 5, "W")
    assert (roof.x, fails.x) == (5, 5)


def on_the_way_to_a_ram() -> KnightRider:
    state = chase("3,-4 E", "5,-4 E", roll=4)
    act(state, "forward", "forward", "forward")
    return state


def after_a_failed_ram() -> KnightRider:
    state = on_the_way_to_a_ram()
    act(state, "die 6")
    return state


def on_oil() -> KnightRider:
    state = chase("3,-4 E", "6,-4 E", points=2)
    act(state, "forward", "forward")
    return state


def where_the_red_car_lands() -> KnightRider:
    return chase("6,-4 E", "0,-4 E", red=36, phase="red-ram")


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(
    "begin", [on_the_way_to_a_ram, after_a_failed_ram, on_oil, where_the_red_car_lands]
)
def test_r4_4_r4_5_r4_6_a_number_does_what_the_table_says(
    begin: Callable[[], KnightRider], die: int
) -> None:
    state = begin()
    danger = GAME.view(state, 0).danger
    assert danger is not None
    told = danger.outcomes[die - 1]
    assert told.die == die
    act(state, f"die {die}")
    view = GAME.view(state, 0)
    car = view.cars[danger.seat]
    assert (view.winners == [danger.seat]) == (told.kind == "wins")
    assert (view.phase == "ram-again") == (told.kind == "fails")
    assert car.upside_down == (told.kind == "roof")
    if told.kind != "goes-on":
        assert (car.field, car.facing) == ([told.x, told.y], told.facing)


def test_r4_4_after_a_failed_ram_the_driver_is_in_danger() -> None:
    state = chase("3,-4 E", "5,-4 E", roll=4)
    act(state, "forward", "forward", "forward", "die 6")
    danger = GAME.view(state, 0).danger
    assert danger is not None
    assert (danger.kind, danger.seat, danger.thrower) == ("ram-again", 0, 1)
    assert [one.kind for one in danger.outcomes] == [*["goes-on"] * 4, *["spin"] * 2]


def test_r4_5_oil_names_whose_it_is_and_where_one_slides() -> None:
    state = chase("3,-4 E", "6,-4 E", points=2)
    act(state, "forward", "forward")
    danger = GAME.view(state, 1).danger
    assert danger is not None
    assert (danger.kind, danger.driver, danger.seat, danger.thrower) == ("oil", 1, 0, 0)
    assert [(one.kind, one.x) for one in danger.outcomes] == [
        ("roof", 5), ("skid", 3), ("skid", 4), ("spin", 5), ("nothing", 5), ("nothing", 5),
    ]  # fmt: skip


def test_r4_6_the_red_car_rams_and_a_six_wins() -> None:
    state = chase("0,-4 E", "6,-4 E", red=36, phase="red-ram", turn={"red_rams": 1})
    danger = GAME.view(state, None).danger
    assert danger is not None
    assert (danger.kind, danger.driver, danger.seat) == ("red-ram", None, 1)
    assert danger.outcomes[-1].kind == "wins"


def test_there_is_no_danger_while_nobody_throws() -> None:
    assert GAME.view(chase("3,-4 E", "9,-4 E", roll=3), 0).danger is None


def test_the_view_says_how_far_the_red_car_is() -> None:
    state = chase("3,-4 E", "off -1,-4 E", red=36)
    assert [car.away for car in GAME.view(state, 0).cars] == [3, 7]
    assert GAME.view(GAME.new(2), 0).cars[0].away is None
