"""Laws of Knight Rider: what holds in every build, every drive and every game."""

from __future__ import annotations

from functools import cache

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tafelrunde.bots.random import RandomPolicy
from tafelrunde.core.options import complete
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games.knight_rider import GAME
from tafelrunde.games.knight_rider.loading import field_position
from tafelrunde.games.knight_rider.players.routes import Ends, Roads, Routes
from tafelrunde.games.knight_rider.players.thumb import Thumb
from tafelrunde.games.knight_rider.rules.building import network_of
from tafelrunde.games.knight_rider.rules.cards import feet
from tafelrunde.games.knight_rider.rules.data import (
    CAPACITY,
    CELL_OF,
    DIVERSIONS,
    NONE,
    OPPOSITE,
    SIDE,
    SIDE_NAMES,
    SIDES,
    STEP_TO,
    TILES,
    TURN_COST,
)
from tafelrunde.games.knight_rider.rules.driving import STEP_STOP, max_spend, steps
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tafelrunde.games.knight_rider.rules.scoring import points_from
from tafelrunde.games.knight_rider.rules.state import (
    BEFORE_MOVE,
    ENDED,
    OILING,
    RAMMING,
    RED_TENS,
    ROLLING,
    STEPPING,
)
from tafelrunde.games.knight_rider.rules.track import card_tile
from tafelrunde.games.knight_rider.words.view import EndView, card_view
from tafelrunde.lab.playout import play_out
from tests.games.knight_rider.tables import act, chase, menu
from tests.kit.walks import fingerprint

quick = settings(
    max_examples=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def play_until(state: KnightRider, phase: int, rng: FastRng, thumb: bool = False) -> None:
    policy = Thumb() if thumb else RandomPolicy()
    while state.phase < phase:
        seat = state.turn()
        action = state.roll(rng) if seat == CHANCE else policy.choose(state, seat, rng)
        state.apply(seat, action)


# -- R3.1  Builds ------------------------------------------------------------------------


@quick
@given(
    seats=st.integers(2, 5),
    size=st.sampled_from([8, 12, 20]),
    auto=st.booleans(),
    choices=st.lists(st.integers(0, 10**6), min_size=60, max_size=120),
)
def test_every_build_is_one_network_r3_1_q7(
    seats: int, size: int, auto: bool, choices: list[int]
) -> None:
    state = GAME.new(seats, {"table_size": size, "auto_build": auto})
    at = 0
    while state.phase < RED_TENS:
        seat = state.turn()
        entries = state.legal(seat) if seat >= 0 else [action for action, w in state.outcomes()]
        state.apply(seat, entries[choices[at % len(choices)] % len(entries)])
        at += 1
        GAME.check(state)
    laid = sum(2**tile for tile in range(TILES) if state.track.is_laid(tile))
    assert laid.bit_count() >= 2
    assert network_of(state.track, laid.bit_length() - 1) == laid
    for tile in range(TILES):
        if state.track.is_laid(tile):
            assert state.track.cell_of[tile] in state.agreed.cells


# -- R4.2  Drives ------------------------------------------------------------------------


def brute_force_spend(state: KnightRider, seat: int, field: int, facing: int, points: int) -> int:
    """All sequences of steps, tried one by one; states are remembered, nothing else is clever."""

    @cache
    def most(field: int, facing: int, left: int) -> int:
        if field == NONE:
            entry = state.cars[seat].entry
            return (
                0 if left == 0 or is_full(state, seat, entry) else 1 + most(entry, facing, left - 1)
            )
        best = 0
        for side in range(SIDES):
            cost = [1, 1, 2, 1][(side - facing) % 4]
            there = field + STEP_TO[side] if side == facing else field
            if cost <= left and is_open(state, field, side):
                if side != facing or not is_full(state, seat, there):
                    best = max(best, cost + most(there, side, left - cost))
        return best

    return most(field, facing, points)


def is_full(state: KnightRider, seat: int, field: int) -> bool:
    others = [car for at, car in enumerate(state.cars) if at != seat and car.field == field]
    return len(others) >= CAPACITY or state.track.is_blocked(field)


def is_open(state: KnightRider, field: int, side: int) -> bool:
    """R2.1, from the tiles and cards themselves."""
    track = state.track
    cell = CELL_OF[field]
    if cell != NONE:
        return open_of(state, track.tile_at[cell]) & SIDE[side] != 0
    there = CELL_OF[field + STEP_TO[side]]
    if there == NONE or track.tile_at[there] == NONE:
        return False
    return open_of(state, track.tile_at[there]) & SIDE[OPPOSITE[side]] != 0


def open_of(state: KnightRider, tile: int) -> int:
    """R2.4, from the words on the cards."""
    sides = state.track.roads(tile)
    to_other_side = {"STRAIGHT": 2, "DEAD_END": 0, "RIGHT_CURVE": 3, "LEFT_CURVE": 1}
    for code in state.track.laid:
        card = card_view(code)
        if card_tile(code) == tile and card.foot is not None:
            foot = "NESW".index(card.foot)
            other = (foot + to_other_side[card.kind]) % 4
            sides = state.track.roads(tile) & (SIDE[foot] | SIDE[other])
    return sides


CARDS = ["STRAIGHT 11 N", "DEAD_END 36 E", "ROAD_BLOCK 11", "LEFT_CURVE 12 N", "DEAD_END 16 W"]
PLACES = ["3,-4", "4,-4", "5,-4", "6,-4", "4,-5", "8,-4", "0,-4", "-1,-4", "10,-4", "10,-2", "9,0"]


@settings(quick, max_examples=150)
@given(
    cars=st.lists(
        st.tuples(st.sampled_from(PLACES), st.sampled_from("NESW")), min_size=2, max_size=5
    ),
    laid=st.lists(st.sampled_from(CARDS), max_size=4, unique=True),
    points=st.integers(1, 9),
)
def test_max_spend_is_what_brute_force_finds_r4_2(
    cars: list[tuple[str, str]], laid: list[str], points: int
) -> None:
    kept: list[str] = []
    for place, facing in cars:
        beside = sum(word.startswith(place + " ") for word in kept)
        kept.append(f"{place} {facing}" if beside < CAPACITY else f"off {place} {facing}")
    state = chase(*kept, laid=", ".join(laid), points=points)
    for seat, car in enumerate(state.cars):
        expected = brute_force_spend(state, seat, car.field, car.facing, points)
        assert max_spend(state, seat, car.field, car.facing, points) == expected


@quick
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 5))
def test_ends_are_what_steps_reach_r4_2(seed: int, seats: int) -> None:
    """The search of the thumb finds exactly the ends that the menus allow."""
    rng = FastRng(seed)
    state = GAME.new(seats, {"auto_build": True})
    played = 0
    while played < 200 or state.phase != ROLLING:
        seat = state.turn()
        if seat == OVER:
            return
        state.apply(seat, state.roll(rng) if seat == CHANCE else state.pick(seat, rng))
        played += 1
    seat, points = state.active, 1 + rng.below(6)
    state.kitt.hands[seat] = [0, 0, 0, 0]
    roads = Roads()
    roads.survey(state.track)
    ends = Ends(roads)
    ends.find(state, seat, points, False)
    found = {(visit.stand.field, visit.stand.facing) for visit in ends.found}
    reached: set[tuple[int, int]] = set()
    drive(state, seat, points, reached, set())
    car = state.cars[seat]
    assert found == reached or (not found and reached == {(car.field, car.facing)})


def drive(
    state: KnightRider, seat: int, left: int, reached: set[tuple[int, int]], tried: set[object]
) -> None:
    """Every way through the menus of steps."""
    car = state.cars[seat]
    field, facing = car.field, car.facing
    if (field, facing, left) in tried:
        return
    tried.add((field, facing, left))
    state.now.points = left
    menu = steps(state, seat)
    if left == 0 or menu & STEP_STOP:
        reached.add((field, facing))
        return
    for step in range(5):
        if menu >> step & 1:
            cost = 1
            if step == 0:
                car.field = car.entry if field == NONE else field + STEP_TO[facing]
            else:
                car.facing = step - 1
                cost = TURN_COST[(step - 1 - facing) & 3]
            drive(state, seat, left - cost, reached, tried)
            car.field, car.facing = field, facing


@quick
@given(seed=st.integers(0, 10**6))
def test_routes_cost_what_a_forward_search_finds_r5_2(seed: int) -> None:
    rng = FastRng(seed)
    state = GAME.new(3, {"auto_build": True})
    play_until(state, ROLLING, rng)
    tiles = [tile for tile in range(TILES) if state.track.is_laid(tile)]
    for kind in range(DIVERSIONS):
        tile = tiles[rng.below(len(tiles))]
        possible = [foot for foot in range(5) if feet(state, kind, tile) >> foot & 1]
        if possible:
            state.track.add_card(tile, kind, possible[rng.below(len(possible))])
    routes = Routes()
    routes.survey(state.track)
    fields = [field for tile in tiles[:4] for field in fields_of(state, tile)]
    # A middle of a tile, an edge, and what was asked for only near before.
    red, edge = state.red_field(), fields_of(state, state.red)[1]
    routes.find(red)
    routes.from_stand(fields[0], 0, 3)
    for target in (edge, red):
        routes.find(target)
        for field in fields:
            for facing in range(SIDES):
                expected = forward_cost(state, field, facing, target)
                assert routes.from_stand(field, facing) == expected
                assert points_from(state.track, [field * SIDES + facing], target) == [expected]


def fields_of(state: KnightRider, tile: int) -> list[int]:
    """The middle of a tile and where its roads end."""
    centre, roads = state.track.centre(tile), state.track.roads(tile)
    return [centre, *(centre + STEP_TO[side] for side in range(SIDES) if roads & SIDE[side])]


def forward_cost(state: KnightRider, field: int, facing: int, target: int) -> int:
    """Points spent one after the other, until the target is among the stands reached."""
    levels: list[set[tuple[int, int]]] = [{(field, facing)}]
    seen: set[tuple[int, int]] = set()
    spent = 0
    while spent < len(levels):
        for here, side_now in sorted(levels[spent] - seen):
            if here == target:
                return spent
            seen.add((here, side_now))
            sides = state.track.open_sides(here)
            for side in range(SIDES):
                if not sides & SIDE[side]:
                    continue
                ahead = here + STEP_TO[side]
                if side == side_now and not state.track.is_blocked(ahead):
                    reach(levels, spent + 1, (ahead, side))
                elif side != side_now:
                    reach(levels, spent + TURN_COST[(side - side_now) & 3], (here, side))
        spent += 1
    return NONE


def reach(levels: list[set[tuple[int, int]]], spent: int, stand: tuple[int, int]) -> None:
    while len(levels) <= spent:
        levels.append(set())
    levels[spent].add(stand)


# -- Whole games -------------------------------------------------------------------------


@quick
@given(
    seed=st.integers(0, 10**6),
    seats=st.integers(2, 5),
    options=st.fixed_dictionaries(
        {
            "random_deal": st.booleans(),
            "share_surplus": st.booleans(),
            "checkpoints": st.integers(0, 4),
            "dice_start": st.booleans(),
            "red_moves": st.sampled_from(["turn", "round"]),
            "catch_rule": st.sampled_from(["last_step", "stop_there"]),
            "clearing_from_round": st.sampled_from([0, 2, 15]),
            "round_limit": st.sampled_from([3, 12]),
        }
    ),
)
def test_nothing_is_lost_in_a_whole_game_r5_4(
    seed: int, seats: int, options: dict[str, object]
) -> None:
    state, rng, decisions = GAME.new(seats, options), FastRng(seed), 0
    while state.turn() != OVER:
        seat = state.turn()
        action = state.roll(rng) if seat == CHANCE else state.pick(seat, rng)
        state.apply(seat, action)
        decisions += seat != CHANCE
        GAME.check(state)
    assert decisions <= GAME.longest(seats, complete(GAME.options, options, seats))
    assert state.winners()


def test_the_thumb_beats_random_play() -> None:
    """The full measurement is in the notes; here a small sample with fixed seeds."""
    won = 0.0
    for seed in range(20):
        state = GAME.new(2, {"auto_build": True})
        policies = [RandomPolicy(), Thumb()] if seed % 2 else [Thumb(), RandomPolicy()]
        play_out(state, policies, FastRng(seed))
        won += (seed % 2 in state.winners()) / len(state.winners())
    assert won >= 18


# -- Where a move can end ------------------------------------------------------------------


@quick
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 5), visits=st.integers(0, 2))
def test_reach_is_what_the_menus_allow_r4_2(seed: int, seats: int, visits: int) -> None:
    """Every way can be driven and ends where it says; no end that the menus allow is missing."""
    rng = FastRng(seed)
    state = GAME.new(seats, {"auto_build": True, "checkpoints": visits})
    play_until(state, ROLLING, rng)
    for _ in range(rng.below(80)):
        if state.turn() != OVER:
            seat = state.turn()
            state.apply(seat, state.roll(rng) if seat == CHANCE else state.pick(seat, rng))
    while state.turn() != OVER and state.phase not in (BEFORE_MOVE, STEPPING):
        seat = state.turn()
        state.apply(seat, state.roll(rng) if seat == CHANCE else state.pick(seat, rng))
    if state.turn() == OVER or state.now.lay_kind != NONE:
        return
    driver = state.active
    before = fingerprint(state)
    for found in GAME.view(state, driver).reach:
        trial = state.clone()
        if found.turbo is not None:
            act(trial, f"play {found.turbo}")
        if trial.phase == BEFORE_MOVE:
            act(trial, "move")
        told: set[tuple[int | str, ...]] = {(end.x, end.y, end.facing) for end in found.ends}
        for end in found.ends:
            follow(trial.clone(), driver, end)
        if "stop" in menu(trial):
            told.add(stand(trial, driver))
        reached: set[tuple[int | str, ...]] = set()
        if trial.phase == STEPPING and trial.active == driver:
            every_end(trial, driver, reached, set())
        assert reached == told
    assert fingerprint(state) == before


def follow(state: KnightRider, driver: int, end: EndView) -> None:
    """Drive one way; where a die would be thrown, the ram fails and stops nobody."""
    rammed = []
    for step in end.steps:
        act(state, step.text)
        assert step.ram == (state.phase == RAMMING)
        if state.phase == RAMMING:
            rammed.append(state.car_beside(driver))
            act(state, "die 6", "die 1")
        assert stand(state, driver) == (step.x, step.y, step.facing)
        if state.phase == STEPPING:
            assert step.points == state.now.points
    if state.phase == STEPPING and state.active == driver:
        act(state, "stop")
    assert (state.phase == ENDED) == end.catch
    assert (state.phase == OILING) == (end.oil and not end.catch)
    assert sorted(set(rammed)) == end.rams
    assert stand(state, driver) == (end.x, end.y, end.facing)


def stand(state: KnightRider, seat: int) -> tuple[int | str, ...]:
    car = state.cars[seat]
    return (*field_position(car.field), SIDE_NAMES[car.facing])


def every_end(
    state: KnightRider, driver: int, reached: set[tuple[int | str, ...]], tried: set[str]
) -> None:
    if fingerprint(state) in tried:
        return
    tried.add(fingerprint(state))
    for action in state.legal(driver):
        after = state.clone()
        after.apply(driver, action)
        if after.phase == RAMMING:
            act(after, "die 6", "die 1")
        if after.phase == STEPPING and after.active == driver:
            every_end(after, driver, reached, tried)
        else:
            reached.add(stand(after, driver))
