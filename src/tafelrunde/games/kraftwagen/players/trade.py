"""Kraftwagen: buyers and offers by rules of thumb, in tenths of a point."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, lowest_bit
from tafelrunde.games.kraftwagen.players.manner import Manner
from tafelrunde.games.kraftwagen.players.worth import (
    POINT,
    WORKER_WORTH,
    WORST,
    award_worth,
    best_held,
    closeness,
)
from tafelrunde.games.kraftwagen.rules import action_numbers as numbers
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.actions import buyer_spaces, stack_size
from tafelrunde.games.kraftwagen.rules.data import NONE
from tafelrunde.games.kraftwagen.rules.game import Kraftwagen
from tafelrunde.games.kraftwagen.rules.market import (
    can_offer,
    choice_of,
    choices,
    counts_as,
    is_preferred,
    money_for,
    own_cars,
    quick_sale_money,
    refits,
)
from tafelrunde.games.kraftwagen.rules.state import Car

PATIENCE: Final[tuple[int, ...]] = (0, 85, 115, 130)
"""By round: what an offer should bring at least while the round is young."""
PATIENCE_OF_TWO: Final = 130
"""With two players, in percent of that: fewer cars, less hurry."""
STEP_DOWN: Final = 25
"""A step of the black marker, for any seat."""

# -- Buyers --------------------------------------------------------------------------------


def judge_bringing(state: Kraftwagen, seat: i64) -> i64:
    if len(state.buyers) == buyer_spaces(state):
        return judge_marker(state, seat)
    best: i64 = WORST
    preference: i64
    for preference in range(data.PREFERENCES):
        if stack_size(state, preference) > 0:
            best = max(best, judge_buyer(state, seat, preference))
    return best


def choose_buyer(state: Kraftwagen, seat: i64) -> i64:
    best: i64 = NONE
    best_value: i64 = WORST
    preference: i64
    for preference in range(data.PREFERENCES):
        if stack_size(state, preference) > 0:
            value = judge_buyer(state, seat, preference)
            if value > best_value:
                best = preference
                best_value = value
    return numbers.bring(best)


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
    if preference == data.LIKES_BODY:
        worth += best_held(mat, data.BODY) * 4
    elif preference == data.LIKES_ENGINE:
        worth += best_held(mat, data.ENGINE) * 4
    elif preference == data.LIKES_PRESTIGE:
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
    for preference in range(data.PREFERENCES):
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
    for preference in range(data.PREFERENCES):
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


def choose_offer(state: Kraftwagen, seat: i64, manner: Manner) -> i64:
    """The best car that can be made, if it is worth offering now."""
    best: i64 = numbers.END_TURN
    best_value = patience(state) * manner.patience // 100
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
                        best = numbers.offer(body, engine, workers)
                        best_value = value
    if best == numbers.END_TURN:
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
    if state.round_number < data.ROUNDS:
        best -= workers * WORKER_WORTH[state.round_number] * 6 // 10
    else:
        best -= workers
    if workers == data.PRESTIGE_WANTED:
        best += award_worth(state, data.AW_PRESTIGE_4)
    return best


def judge_price(state: Kraftwagen, car: Car, taken: list[i64]) -> i64:
    """With the best of its own markers; a marker costs a little."""
    best = judge_car(state, car, taken)
    marker: i64
    for marker in range(data.CAR_MARKERS):
        if state.mats[car.owner].markers & BIT[marker]:
            car.marker = marker
            value = judge_car(state, car, taken) - marker_cost(state)
            best = max(best, value)
    car.marker = NONE
    return best


def marker_cost(state: Kraftwagen) -> i64:
    return 20 * (data.ROUNDS - state.round_number) + 1


def choose_price(state: Kraftwagen, seat: i64) -> i64:
    best: i64 = NONE
    best_value: i64 = WORST
    taken = rivals(state)
    offer = state.offer
    prices = state.prices
    marker: i64
    while prices:
        price = lowest_bit(prices)
        prices &= prices - 1
        for marker in range(NONE, data.CAR_MARKERS):
            if marker == NONE or state.mats[seat].markers & BIT[marker]:
                car = Car(seat, offer.body, offer.engine, offer.workers, price, marker)
                value = judge_car(state, car, taken)
                if marker != NONE:
                    value -= marker_cost(state)
                if value >= best_value:
                    best = numbers.price(price, marker)
                    best_value = value
    return best


def choose_refit(state: Kraftwagen, seat: i64) -> i64:
    """DIESEL, if a placed buyer looks for engines and the new one is much better."""
    best: i64 = numbers.END_TURN
    best_gain: i64 = 1
    spaces = refits(state)
    engine = best_held(state.mats[seat], data.ENGINE)
    placed = state.buyers.count(data.LIKES_ENGINE) > 0
    while spaces:
        space = lowest_bit(spaces)
        spaces &= spaces - 1
        gain = engine - counts_as(state.market[space], data.LIKES_ENGINE)
        if placed and gain > best_gain:
            best = numbers.refit(space, engine)
            best_gain = gain
    return best


def choose_sale(state: Kraftwagen) -> i64:
    """Sell what no buyer would take, and what brings hardly less."""
    best: i64 = numbers.NO_SALE
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
            best = numbers.sell(space)
            best_gain = gain
    return best
