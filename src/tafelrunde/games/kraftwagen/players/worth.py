"""Kraftwagen: what things are worth to a decent player, in tenths of a point."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kraftwagen.rules import action_numbers as numbers
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.actions import best_in_stock, buyer_spaces
from tafelrunde.games.kraftwagen.rules.data import NONE
from tafelrunde.games.kraftwagen.rules.game import Kraftwagen
from tafelrunde.games.kraftwagen.rules.race import landing, lap_bonus, prize
from tafelrunde.games.kraftwagen.rules.state import Mat

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
    return data.BODY_POINTS[card] + data.ENGINE_POINTS[card]


def judge_card(state: Kraftwagen, seat: i64, card: i64) -> i64:
    mat = state.mats[seat]
    number = state.round_number
    if card < data.DEVELOPMENTS:
        return judge_development(state, seat, card)
    if card >= data.FIRST_ENGINEER:
        worth = (
            ENGINEER_WORTH[card - data.FIRST_ENGINEER]
            * (data.ROUNDS + 2 - number)
            // (data.ROUNDS + 1)
        )
        if mat.engineers != 0:
            worth += award_worth(state, data.AW_ENGINEERS_2)
        return worth
    if card == data.INST_WORKERS:
        return judge_hire(state, mat, data.INST_HIRE)
    if card == data.INST_RACE:
        return judge_race(state, seat, data.INST_SPACES + mat.gp_bonus())
    body = judge_part(state, seat, data.BODY, mat.body_reach(0))
    return body + judge_part(state, seat, data.ENGINE, mat.engine_reach(0))


def judge_development(state: Kraftwagen, seat: i64, card: i64) -> i64:
    """Levels pay the longer the game lasts; each binds a worker for good."""
    mat = state.mats[seat]
    number = state.round_number
    body: i64 = min(data.BODY_POINTS[card], data.HIGHEST - mat.body_level())
    engine: i64 = min(data.ENGINE_POINTS[card], data.HIGHEST - mat.engine_level())
    worth = (body + engine) * LEVEL_WORTH[number]
    # Be first in one thing.
    if body > 0 and mat.body_level() >= mat.engine_level():
        worth += 3
    if mat.canteen == 0:
        return worth // 3
    worth -= WORKER_WORTH[number] * (5 - min(mat.canteen, 4)) // 3
    if mat.active == data.DEVELOPMENTS_WANTED - 1:
        worth += award_worth(state, data.AW_DEVELOP_5)
    part = data.DEV_PART[card]
    if part == data.BODY:
        worth += judge_part(state, seat, data.BODY, min(data.HIGHEST, mat.body_reach(0) + body))
    elif part == data.ENGINE:
        worth += judge_part(
            state, seat, data.ENGINE, min(data.HIGHEST, mat.engine_reach(0) + engine)
        )
    return worth


def award_worth(state: Kraftwagen, award: i64) -> i64:
    return data.AWARD_POINTS[award] * POINT if state.awards[award] == NONE else 0


# -- Parts ---------------------------------------------------------------------------------


def judge_part(state: Kraftwagen, seat: i64, kind: i64, reach: i64) -> i64:
    """What the best part within reach would be worth."""
    value = best_in_stock(state, kind, reach)
    if value == 0:
        return 0
    mat = state.mats[seat]
    held = best_held(mat, kind)
    other = best_held(mat, data.ENGINE if kind == data.BODY else data.BODY)
    worth: i64 = 0
    if held == 0:
        worth = 20 + 5 * value
        # The missing half of a car.
        if other > 0:
            worth += 20 if mat.canteen > 0 else 8
    elif value > held:
        worth = 6 * (value - held) + 4
    elif mat.empty_hall() != NONE and state.round_number < data.ROUNDS:
        worth = 6
    if kind == data.ENGINE:
        worth = max(worth, judge_race_engine(state, mat, value))
    return worth + part_awards(state, kind, value)


def part_awards(state: Kraftwagen, kind: i64, value: i64) -> i64:
    worth: i64 = 0
    if value >= data.GOOD_PART:
        worth += award_worth(state, data.AW_BODY_4 if kind == data.BODY else data.AW_ENGINE_4)
    if value == data.HIGHEST:
        worth += award_worth(state, data.AW_BODY_7 if kind == data.BODY else data.AW_ENGINE_7)
    return worth


def judge_race_engine(state: Kraftwagen, mat: Mat, value: i64) -> i64:
    """A better engine in the race car serves for the rest of the game."""
    better = value - mat.race_value()
    if better <= 0:
        return -10
    return better * (data.ROUNDS + 1 - state.round_number) * 3


def best_held(mat: Mat, kind: i64) -> i64:
    """The highest value of this kind in the workshops, or 0."""
    best: i64 = 0
    part: i64
    for part in mat.halls:
        if kind == data.BODY and part <= data.HIGHEST:
            best = max(best, part)
        elif kind == data.ENGINE and part > data.MOTOR:
            best = max(best, part - data.MOTOR)
    return best


def judge_taking(state: Kraftwagen, seat: i64, action: i64) -> i64:
    mat = state.mats[seat]
    kind = numbers.part_kind(action)
    value = numbers.part_value(action)
    place = numbers.part_place(action)
    worth = 10 * value + part_awards(state, kind, value)
    if place == numbers.RACE_CAR:
        worth += judge_race_engine(state, mat, value) - 12
        # The last engine within reach of a car is wanted there.
        if best_held(mat, data.ENGINE) == 0 and best_held(mat, data.BODY) > 0:
            worth -= 30
        return worth
    held = best_held(mat, kind)
    worth += 20 if held == 0 else 3 * (value - held)
    if place >= numbers.CLEAR:
        worth -= kept_worth(mat, place - numbers.CLEAR)
    return worth


def kept_worth(mat: Mat, hall: i64) -> i64:
    """What is lost with the part in a full workshop."""
    part = mat.halls[hall]
    kind: i64 = data.BODY if part <= data.HIGHEST else data.ENGINE
    value = part if kind == data.BODY else part - data.MOTOR
    alone: i64 = 1
    other: i64
    for other in range(data.HALLS):
        if other != hall and (mat.halls[other] <= data.HIGHEST) == (part <= data.HIGHEST):
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
        worth += award_worth(state, data.AW_LAP_1)
    if laps >= data.LAPS_WANTED:
        worth += award_worth(state, data.AW_LAP_3)
    return worth


def closeness(state: Kraftwagen) -> i64:
    """How near the end of the round is, 0 to 10."""
    cars = state.cars() * 10 // len(state.market)
    filled: i64 = len(state.buyers)
    steps = buyer_spaces(state) + (2 if state.seats == 2 else 4)
    if filled == buyer_spaces(state):
        filled = steps - state.track
    return max(cars, filled * 10 // steps)
