"""Kraftwagen: what things are worth to a decent player, in tenths of a point."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kraftwagen.actions import buyer_spaces
from tafelrunde.games.kraftwagen.data import (
    AW_BODY_4,
    AW_BODY_7,
    AW_DEVELOP_5,
    AW_ENGINE_4,
    AW_ENGINE_7,
    AW_ENGINEERS_2,
    AW_LAP_1,
    AW_LAP_3,
    AWARD_POINTS,
    BODY,
    BODY_PLACES,
    BODY_POINTS,
    CLEAR,
    DEV_PART,
    DEVELOPMENTS,
    DEVELOPMENTS_WANTED,
    ENGINE,
    ENGINE_PLACES,
    ENGINE_POINTS,
    FIRST_ENGINEER,
    GOOD_PART,
    HALLS,
    HIGHEST,
    INST_HIRE,
    INST_RACE,
    INST_SPACES,
    INST_WORKERS,
    LAPS_WANTED,
    MOTOR,
    NONE,
    RACE_CAR,
    ROUNDS,
    TAKE_BODY,
    TAKE_ENGINE,
)
from tafelrunde.games.kraftwagen.race import landing, lap_bonus, prize
from tafelrunde.games.kraftwagen.rules import Kraftwagen
from tafelrunde.games.kraftwagen.state import (
    Mat,
)

POINT: Final = 10
"""A point, in the unit of all values."""
WORST: Final = -1_000_000
ENGINEER_WORTH: Final[tuple[int, ...]] = (40, 40, 35, 40, 15, 30, 30, 25, 25)
"""By engineer, with most of the game before it."""
LEVEL_WORTH: Final[tuple[int, ...]] = (0, 32, 22, 4)
"""By round: what a point on a development is worth."""
WORKER_WORTH: Final[tuple[int, ...]] = (0, 14, 12, 9)
"""By round: a worker in the canteen."""

# -- Workers and research ------------------------------------------------------------------


def judge_hire(state: Kraftwagen, mat: Mat, workers: i64) -> i64:
    """The first workers are worth most; idle developments wait for them."""
    worth: i64 = 0
    canteen = mat.canteen
    hired: i64
    for hired in range(min(workers, mat.supply)):
        if hired < len(mat.inactive):
            worth += development_points(mat.inactive[hired]) * LEVEL_WORTH[state.round_number]
        else:
            base: i64 = WORKER_WORTH[state.round_number]
            worth += max(base * (6 - canteen) // 4, 2)
            canteen += 1
    return worth


def development_points(card: i64) -> i64:
    return BODY_POINTS[card] + ENGINE_POINTS[card]


def judge_card(state: Kraftwagen, seat: i64, card: i64) -> i64:
    mat = state.mats[seat]
    number = state.round_number
    if card < DEVELOPMENTS:
        return judge_development(state, seat, card)
    if card >= FIRST_ENGINEER:
        worth = ENGINEER_WORTH[card - FIRST_ENGINEER] * (ROUNDS + 2 - number) // (ROUNDS + 1)
        if mat.engineers != 0:
            worth += award_worth(state, AW_ENGINEERS_2)
        return worth
    if card == INST_WORKERS:
        return judge_hire(state, mat, INST_HIRE)
    if card == INST_RACE:
        return judge_race(state, seat, INST_SPACES + mat.gp_bonus())
    body = judge_part(state, seat, BODY, mat.body_reach(0))
    return body + judge_part(state, seat, ENGINE, mat.engine_reach(0))


def judge_development(state: Kraftwagen, seat: i64, card: i64) -> i64:
    """Levels pay the longer the game lasts; each binds a worker for good."""
    mat = state.mats[seat]
    number = state.round_number
    body: i64 = min(BODY_POINTS[card], HIGHEST - mat.body_level())
    engine: i64 = min(ENGINE_POINTS[card], HIGHEST - mat.engine_level())
    worth = (body + engine) * LEVEL_WORTH[number]
    # Be first in one thing.
    if body > 0 and mat.body_level() >= mat.engine_level():
        worth += 3
    if mat.canteen == 0:
        return worth // 3
    worth -= WORKER_WORTH[number] * (5 - min(mat.canteen, 4)) // 3
    if mat.active == DEVELOPMENTS_WANTED - 1:
        worth += award_worth(state, AW_DEVELOP_5)
    part = DEV_PART[card]
    if part == BODY:
        worth += judge_part(state, seat, BODY, min(HIGHEST, mat.body_reach(0) + body))
    elif part == ENGINE:
        worth += judge_part(state, seat, ENGINE, min(HIGHEST, mat.engine_reach(0) + engine))
    return worth


def award_worth(state: Kraftwagen, award: i64) -> i64:
    return AWARD_POINTS[award] * POINT if state.awards[award] == NONE else 0


# -- Parts ---------------------------------------------------------------------------------


def judge_part(state: Kraftwagen, seat: i64, kind: i64, reach: i64) -> i64:
    """What the best part within reach would be worth."""
    value = best_in_stock(state, kind, reach)
    if value == 0:
        return 0
    mat = state.mats[seat]
    held = best_held(mat, kind)
    other = best_held(mat, ENGINE if kind == BODY else BODY)
    worth: i64 = 0
    if held == 0:
        worth = 20 + 5 * value
        # The missing half of a car.
        if other > 0:
            worth += 20 if mat.canteen > 0 else 8
    elif value > held:
        worth = 6 * (value - held) + 4
    elif mat.empty_hall() != NONE and state.round_number < ROUNDS:
        worth = 6
    if kind == ENGINE:
        worth = max(worth, judge_race_engine(state, mat, value))
    return worth + part_awards(state, kind, value)


def part_awards(state: Kraftwagen, kind: i64, value: i64) -> i64:
    worth: i64 = 0
    if value >= GOOD_PART:
        worth += award_worth(state, AW_BODY_4 if kind == BODY else AW_ENGINE_4)
    if value == HIGHEST:
        worth += award_worth(state, AW_BODY_7 if kind == BODY else AW_ENGINE_7)
    return worth


def judge_race_engine(state: Kraftwagen, mat: Mat, value: i64) -> i64:
    """A better engine in the race car serves for the rest of the game."""
    better = value - mat.race_value()
    if better <= 0:
        return -10
    return better * (ROUNDS + 1 - state.round_number) * 3


def best_in_stock(state: Kraftwagen, kind: i64, reach: i64) -> i64:
    stock = state.bodies if kind == BODY else state.motors
    value = reach
    while value > 0 and stock[value] == 0:
        value -= 1
    return value


def best_held(mat: Mat, kind: i64) -> i64:
    """The highest value of this kind in the workshops, or 0."""
    best: i64 = 0
    part: i64
    for part in mat.halls:
        if kind == BODY and part <= HIGHEST:
            best = max(best, part)
        elif kind == ENGINE and part > MOTOR:
            best = max(best, part - MOTOR)
    return best


def judge_taking(state: Kraftwagen, seat: i64, action: i64) -> i64:
    mat = state.mats[seat]
    kind: i64 = BODY
    at = action - TAKE_BODY
    places: i64 = BODY_PLACES
    if action >= TAKE_ENGINE:
        kind = ENGINE
        at = action - TAKE_ENGINE
        places = ENGINE_PLACES
    value = at // places + 1
    place = at % places
    worth = 10 * value + part_awards(state, kind, value)
    if place == RACE_CAR:
        worth += judge_race_engine(state, mat, value) - 12
        # The last engine within reach of a car is wanted there.
        if best_held(mat, ENGINE) == 0 and best_held(mat, BODY) > 0:
            worth -= 30
        return worth
    held = best_held(mat, kind)
    worth += 20 if held == 0 else 3 * (value - held)
    if place >= CLEAR:
        worth -= kept_worth(mat, place - CLEAR)
    return worth


def kept_worth(mat: Mat, hall: i64) -> i64:
    """What is lost with the part in a full workshop."""
    part = mat.halls[hall]
    kind: i64 = BODY if part <= HIGHEST else ENGINE
    value = part if kind == BODY else part - MOTOR
    alone: i64 = 1
    other: i64
    for other in range(HALLS):
        if other != hall and (mat.halls[other] <= HIGHEST) == (part <= HIGHEST):
            alone = 0
    return 10 * value + 60 * alone


# -- Grand Prix ----------------------------------------------------------------------------


def judge_race(state: Kraftwagen, seat: i64, spaces: i64) -> i64:
    """What the move gains in prize, laps and awards; early in a round half of it is lost again."""
    mat = state.mats[seat]
    space, laps = landing(state, seat, spaces)
    gained = prize(state, seat, space, laps) - prize(state, seat, mat.space, mat.laps)
    sure: i64 = 5 + 5 * closeness(state) // 10
    worth = gained * sure + 3 * spaces
    worth += (lap_bonus(laps) - lap_bonus(mat.laps)) * POINT
    if laps > 0:
        worth += award_worth(state, AW_LAP_1)
    if laps >= LAPS_WANTED:
        worth += award_worth(state, AW_LAP_3)
    return worth


def closeness(state: Kraftwagen) -> i64:
    """How near the end of the round is, 0 to 10."""
    cars = state.cars() * 10 // len(state.market)
    filled: i64 = len(state.buyers)
    steps = buyer_spaces(state) + (2 if state.seats == 2 else 4)
    if filled == buyer_spaces(state):
        filled = steps - state.track
    return max(cars, filled * 10 // steps)
