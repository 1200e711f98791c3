"""Kraftwagen: rules of thumb. Everything is judged in tenths of a point.

Nothing hidden is looked at: there are no hands, and the order of the deck exists nowhere.
"""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, lowest_bit
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import Policy, State
from tafelrunde.games.kraftwagen.actions import buyer_spaces, reach_of, stack_size
from tafelrunde.games.kraftwagen.data import (
    AW_BODY_4,
    AW_BODY_7,
    AW_DEVELOP_5,
    AW_ENGINE_4,
    AW_ENGINE_7,
    AW_ENGINEERS_2,
    AW_LAP_1,
    AW_LAP_3,
    AW_PRESTIGE_4,
    AWARD_POINTS,
    BODY,
    BODY_PLACES,
    BODY_POINTS,
    BRING,
    BUYER,
    CAR_MARKERS,
    CARD,
    CLEAR,
    DEV_PART,
    DEVELOPMENTS,
    DEVELOPMENTS_WANTED,
    DO,
    END_TURN,
    ENGINE,
    ENGINE_PLACES,
    ENGINE_POINTS,
    FIRST_ENGINEER,
    GOOD_PART,
    GRAND_PRIX,
    HALLS,
    HIGHEST,
    HIRE_BONUS,
    ICONS,
    INST_HIRE,
    INST_RACE,
    INST_SPACES,
    INST_WORKERS,
    LAPS_WANTED,
    LEVEL_BONUS,
    LIKES_BODY,
    LIKES_ENGINE,
    LIKES_PRESTIGE,
    MOTOR,
    NO_SALE,
    NONE,
    PREFERENCES,
    PRESTIGE_WANTED,
    RACE_BONUS,
    RACE_CAR,
    RESEARCH,
    RESEARCH_BONUS,
    ROUNDS,
    SELL,
    START,
    TAKE,
    TAKE_BODY,
    TAKE_ENGINE,
    TILE_ICONS,
    WORKER,
)
from tafelrunde.games.kraftwagen.market import (
    can_offer,
    choice_of,
    choices,
    counts_as,
    is_preferred,
    money_for,
    offer_action,
    own_cars,
    price_action,
    quick_sale_money,
    refit_action,
    refits,
)
from tafelrunde.games.kraftwagen.race import landing, lap_bonus, prize
from tafelrunde.games.kraftwagen.rules import Kraftwagen
from tafelrunde.games.kraftwagen.state import (
    FIRST_PART,
    FIRST_SEAT,
    MARKET_STEP,
    PRICING,
    QUICK_SALE,
    SELECT_ACTION,
    SELECT_BUYER,
    SELECT_CARD,
    SELECT_TILE,
    START_CHOICE,
    Car,
    Mat,
)

POINT: Final = 10
"""A point, in the unit of all values."""
WORST: Final = -1_000_000

START_WORTH: Final[tuple[int, ...]] = (1, 4, 2, 3)
"""By start tile."""
ENGINEER_WORTH: Final[tuple[int, ...]] = (40, 40, 35, 40, 15, 30, 30, 25, 25)
"""By engineer, with most of the game before it."""
LEVEL_WORTH: Final[tuple[int, ...]] = (0, 32, 22, 4)
"""By round: what a point on a development is worth."""
WORKER_WORTH: Final[tuple[int, ...]] = (0, 14, 12, 9)
"""By round: a worker in the canteen."""
SKIPPED: Final = 35
"""Of the value of a tile jumped over, in percent: it is left to the others."""
PATIENCE: Final[tuple[int, ...]] = (0, 85, 115, 130)
"""By round: what an offer should bring at least while the round is young."""
PATIENCE_OF_TWO: Final = 130
"""With two players, in percent of that: fewer cars, less hurry."""
STEP_DOWN: Final = 25
"""A step of the black marker, whoever profits from it."""


@final
class Thumb(Policy):
    """A decent player."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Kraftwagen)
        phase = state.phase
        if phase == SELECT_TILE:
            return choose_tile(state, seat)
        if phase == MARKET_STEP:
            return choose_offer(state, seat)
        if phase == PRICING:
            return choose_price(state, seat)
        if phase == SELECT_CARD:
            return choose_card(state, seat)
        if phase == SELECT_BUYER:
            return choose_buyer(state, seat)
        if phase == SELECT_ACTION:
            # Workers first, then levels, then parts; the last two never matter.
            return DO + lowest_bit(state.icons)
        if phase == FIRST_PART:
            return DO + BODY
        if phase == QUICK_SALE:
            return choose_sale(state)
        if phase == START_CHOICE:
            return choose_start(state)
        return choose_part(state, seat)


def choose_start(state: Kraftwagen) -> i64:
    best: i64 = NONE
    tile: i64
    for tile in range(len(START_WORTH)):
        if state.start_tiles & BIT[tile]:
            if best == NONE or START_WORTH[tile] > START_WORTH[best]:
                best = tile
    return START + best


# -- Which tile ----------------------------------------------------------------------------


def choose_tile(state: Kraftwagen, seat: i64) -> i64:
    """The sum of the icons, less a share of what is left to the others."""
    icons: list[i64] = [judge_icon(state, seat, icon) for icon in range(ICONS)]
    best: i64 = NONE
    best_value: i64 = WORST
    skipped: i64 = 0
    item: i64
    for item in state.chain:
        if item < FIRST_SEAT:
            worth = tile_worth(state, seat, item, icons)
            value = worth - skipped * SKIPPED // 100
            if value > best_value:
                best = item
                best_value = value
            skipped += max(worth, 0)
    return TAKE + best


def tile_worth(state: Kraftwagen, seat: i64, tile: i64, icons: list[i64]) -> i64:
    worth: i64 = 0
    icon: i64
    for icon in range(ICONS):
        if TILE_ICONS[tile] & BIT[icon]:
            worth += icons[icon]
    bonus = LEVEL_BONUS[tile] * 8 + HIRE_BONUS[tile] * 8 + RESEARCH_BONUS[tile] * icons[RESEARCH]
    if RACE_BONUS[tile] > 0:
        mat = state.mats[seat]
        spaces = mat.race_value() + mat.gp_bonus()
        bonus += judge_race(state, seat, spaces + RACE_BONUS[tile])
        bonus -= judge_race(state, seat, spaces)
    return worth + bonus


def judge_icon(state: Kraftwagen, seat: i64, icon: i64) -> i64:
    mat = state.mats[seat]
    if icon == WORKER:
        return judge_hire(state, mat, 1)
    if icon == RESEARCH:
        return max(
            judge_card(state, seat, state.open_cards[0]),
            judge_card(state, seat, state.open_cards[1]),
        )
    if icon == GRAND_PRIX:
        return judge_race(state, seat, mat.race_value() + mat.gp_bonus())
    if icon == BUYER:
        return judge_bringing(state, seat)
    return judge_part(state, seat, icon, reach_of(mat, icon, 0))


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


def choose_card(state: Kraftwagen, seat: i64) -> i64:
    first = judge_card(state, seat, state.open_cards[0])
    return CARD + 1 if judge_card(state, seat, state.open_cards[1]) > first else CARD


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


def choose_part(state: Kraftwagen, seat: i64) -> i64:
    """The highest value, where it helps most."""
    best: i64 = NONE
    best_value: i64 = WORST
    for action in state.legal(seat):
        value = judge_taking(state, seat, action)
        if value > best_value:
            best = action
            best_value = value
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


# -- Buyers --------------------------------------------------------------------------------


def judge_bringing(state: Kraftwagen, seat: i64) -> i64:
    if len(state.buyers) == buyer_spaces(state):
        return judge_marker(state, seat)
    best: i64 = WORST
    preference: i64
    for preference in range(PREFERENCES):
        if stack_size(state, preference) > 0:
            best = max(best, judge_buyer(state, seat, preference))
    return best


def choose_buyer(state: Kraftwagen, seat: i64) -> i64:
    best: i64 = NONE
    best_value: i64 = WORST
    preference: i64
    for preference in range(PREFERENCES):
        if stack_size(state, preference) > 0:
            value = judge_buyer(state, seat, preference)
            if value > best_value:
                best = preference
                best_value = value
    return BRING + best


def judge_buyer(state: Kraftwagen, seat: i64, preference: i64) -> i64:
    """His white money, and whom he would pay as things stand."""
    worth = state.money[preference] * POINT
    gone: i64 = 0
    space: i64
    for space in choices(state.market, state.buyers):
        if space != NONE:
            gone |= BIT[space]
    taken = choice_of(state.market, preference, gone)
    mat = state.mats[seat]
    if taken != NONE:
        car = state.market[taken]
        money = money_for(car.price, preference) * 7
        worth += money if car.owner == seat else -money // state.seats
    # A car still in the workshops.
    if preference == LIKES_BODY:
        worth += best_held(mat, BODY) * 4
    elif preference == LIKES_ENGINE:
        worth += best_held(mat, ENGINE) * 4
    elif preference == LIKES_PRESTIGE:
        worth += min(mat.canteen, 4) * 4
    else:
        worth += 8
    return worth


def judge_marker(state: Kraftwagen, seat: i64) -> i64:
    """The marker goes down: good for those whose cars are sold as things stand."""
    own: i64 = 0
    others: i64 = 0
    taken = choices(state.market, state.buyers)
    at: i64
    for at in range(len(taken)):
        if taken[at] != NONE:
            car = state.market[taken[at]]
            money = money_for(car.price, state.buyers[at])
            if car.owner == seat:
                own += money
            else:
                others += money
    lead = own * (state.seats - 1) - others
    if state.track == 1:
        return lead * POINT // state.seats
    return STEP_DOWN + lead * 2 // state.seats


# -- The market ----------------------------------------------------------------------------


def rivals(state: Kraftwagen) -> list[i64]:
    """The car that each placed buyer takes, then the one that a further buyer of each preference
    would take; NONE where none is left."""
    taken = choices(state.market, state.buyers)
    gone: i64 = 0
    space: i64
    preference: i64
    for space in taken:
        if space != NONE:
            gone |= BIT[space]
    for preference in range(PREFERENCES):
        taken.append(choice_of(state.market, preference, gone))
    return taken


def judge_car(state: Kraftwagen, car: Car, taken: list[i64]) -> i64:
    """What a new car is likely to bring: surely bought by the first buyer who prefers it to his
    choice so far, perhaps by one who is still to come."""
    at: i64
    preference: i64
    placed: i64 = len(state.buyers)
    spaces_left: i64 = len(state.market) - state.cars() - 1
    for at in range(placed):
        if takes(state, car, taken[at], state.buyers[at]):
            money = money_for(car.price, state.buyers[at])
            return money * (POINT * 10 - 8 * spaces_left) // 10
    open_spaces = buyer_spaces(state) - placed
    hits: i64 = 0
    money = 0
    for preference in range(PREFERENCES):
        if stack_size(state, preference) > 0:
            if takes(state, car, taken[placed + preference], preference):
                hits += 1
                money += money_for(car.price, preference)
    if hits == 0 or open_spaces == 0:
        return 0
    chance = min(100, hits * open_spaces * 25)
    return money * chance * (100 - 7 * spaces_left) // (hits * 1000)


def takes(state: Kraftwagen, car: Car, rival: i64, preference: i64) -> bool:
    return rival == NONE or is_preferred(car, state.market[rival], preference)


def choose_offer(state: Kraftwagen, seat: i64) -> i64:
    """The best car that can be made, if it is worth offering now."""
    best: i64 = END_TURN
    best_value = patience(state)
    mat = state.mats[seat]
    if can_offer(state):
        taken = rivals(state)
        bodies = mat.bodies()
        while bodies:
            body = lowest_bit(bodies)
            bodies &= bodies - 1
            engines = mat.engines()
            while engines:
                engine = lowest_bit(engines)
                engines &= engines - 1
                workers: i64
                for workers in range(1, mat.canteen + 1):
                    value = judge_offer(state, seat, body, engine, workers, taken)
                    if value > best_value:
                        best = offer_action(body, engine, workers)
                        best_value = value
    if best == END_TURN:
        return choose_refit(state, seat)
    return best


def patience(state: Kraftwagen) -> i64:
    """Less and less is asked for as the round goes to its end."""
    asked = PATIENCE[state.round_number] * (10 - closeness(state)) // 10
    return asked * PATIENCE_OF_TWO // 100 if state.seats == 2 else asked


def judge_offer(
    state: Kraftwagen, seat: i64, body: i64, engine: i64, workers: i64, taken: list[i64]
) -> i64:
    best: i64 = WORST
    prices = state.prices
    while prices:
        price = lowest_bit(prices)
        prices &= prices - 1
        best = max(best, judge_price(state, Car(seat, body, engine, workers, price, NONE), taken))
    # A worker on a car is missed for the rest of the round.
    if state.round_number < ROUNDS:
        best -= workers * WORKER_WORTH[state.round_number] * 6 // 10
    else:
        best -= workers
    if workers == PRESTIGE_WANTED:
        best += award_worth(state, AW_PRESTIGE_4)
    return best


def judge_price(state: Kraftwagen, car: Car, taken: list[i64]) -> i64:
    """With the best of the own markers; a marker costs a little."""
    best = judge_car(state, car, taken)
    marker: i64
    for marker in range(CAR_MARKERS):
        if state.mats[car.owner].markers & BIT[marker]:
            car.marker = marker
            value = judge_car(state, car, taken) - marker_cost(state)
            best = max(best, value)
    car.marker = NONE
    return best


def marker_cost(state: Kraftwagen) -> i64:
    return 20 * (ROUNDS - state.round_number) + 1


def choose_price(state: Kraftwagen, seat: i64) -> i64:
    best: i64 = NONE
    best_value: i64 = WORST
    taken = rivals(state)
    prices = state.prices
    marker: i64
    while prices:
        price = lowest_bit(prices)
        prices &= prices - 1
        for marker in range(NONE, CAR_MARKERS):
            if marker == NONE or state.mats[seat].markers & BIT[marker]:
                car = Car(
                    seat, state.offer_body, state.offer_engine, state.offer_workers, price, marker
                )
                value = judge_car(state, car, taken)
                if marker != NONE:
                    value -= marker_cost(state)
                if value >= best_value:
                    best = price_action(price, marker)
                    best_value = value
    return best


def choose_refit(state: Kraftwagen, seat: i64) -> i64:
    """DIESEL, if a placed buyer looks for engines and the new one is much better."""
    best: i64 = END_TURN
    best_gain: i64 = 1
    spaces = refits(state)
    engine = best_held(state.mats[seat], ENGINE)
    placed = state.buyers.count(LIKES_ENGINE) > 0
    while spaces:
        space = lowest_bit(spaces)
        spaces &= spaces - 1
        gain = engine - counts_as(state.market[space], LIKES_ENGINE)
        if placed and gain > best_gain:
            best = refit_action(space, engine)
            best_gain = gain
    return best


def choose_sale(state: Kraftwagen) -> i64:
    """Sell what no buyer would take, and what brings hardly less."""
    best: i64 = NO_SALE
    best_gain: i64 = 0
    taken = choices(state.market, state.buyers)
    spaces = own_cars(state)
    at: i64
    while spaces:
        space = lowest_bit(spaces)
        spaces &= spaces - 1
        car = state.market[space]
        gain = quick_sale_money(car.price)
        for at in range(len(taken)):
            if taken[at] == space:
                gain -= money_for(car.price, state.buyers[at])
        if gain > best_gain:
            best = SELL + space
            best_gain = gain
    return best
