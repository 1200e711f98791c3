"""Kraftwagen: offers, DIESEL, quick sales, and what the buyers take (R4.6, R4.7, R4.10)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits, lowest_bit, nth_bit
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import LEGAL
from tafelrunde.games.kraftwagen.data import (
    AW_PRESTIGE_4,
    BACK,
    BENZ,
    BENZ_BODY,
    CAR_MARKERS,
    DAIMLER,
    DAIMLER_ENGINE,
    DIESEL,
    EMPTY,
    END_TURN,
    FROM_CARS,
    HIGHEST,
    LIKES_BODY,
    LIKES_ENGINE,
    LIKES_PRESTIGE,
    LIKES_PRICE,
    MARKERS,
    MAYBACH,
    MAYBACH_WORKERS,
    MOST_BACKS,
    MOTOR,
    NO_SALE,
    NONE,
    OFFER,
    OPEL,
    OPEL_PRICE,
    PRESTIGE_WANTED,
    PRICE,
    QUICK_SALE_LEAST,
    QUICK_SALE_LOSS,
    REFIT,
    SELL,
    WORKERS,
)
from tafelrunde.games.kraftwagen.scoring import award, count_sale, gain
from tafelrunde.games.kraftwagen.state import Car, Review, Works, car_row, free_space

# Why something cannot be done; the texts explain each.
ALREADY_OFFERED: Final = "already-offered"
MARKET_FULL: Final = "market-full"
NO_PRICE_LEFT: Final = "no-price-left"
NO_SUCH_BODY: Final = "no-such-body"
NO_SUCH_ENGINE: Final = "no-such-engine"
TOO_FEW_WORKERS: Final = "too-few-workers"
PRICE_NOT_THERE: Final = "price-not-there"
NO_SUCH_MARKER: Final = "no-such-marker"
NO_WAY_BACK: Final = "no-way-back"
NO_DIESEL: Final = "no-diesel"
NOT_YOUR_CAR: Final = "not-your-car"
CAR_HAS_MARKER: Final = "car-has-marker"

CAR_MARKER_SET: Final = 0b1111
"""BENZ, DAIMLER, MAYBACH, OPEL."""

# -- R4.6  What the market step allows ----------------------------------------------------


def can_offer(works: Works) -> bool:
    """Q35  One car a turn, also of parts taken in this turn; Q36 and only with a price left."""
    mat = works.mats[works.active]
    return (
        not works.offered
        and works.prices != 0
        and mat.canteen > 0
        and mat.bodies() != 0
        and mat.engines() != 0
        and works.free_market_space() != NONE
    )


def refits(works: Works) -> i64:
    """R4.7  The set of market spaces with a car that DIESEL may change."""
    mat = works.mats[works.active]
    if mat.markers & BIT[DIESEL] == 0 or mat.engines() == 0:
        return 0
    spaces: i64 = 0
    space: i64
    for space in range(len(works.market)):
        car = works.market[space]
        if car.owner == works.active and car.marker == NONE:
            spaces |= BIT[space]
    return spaces


def offer_action(body: i64, engine: i64, workers: i64) -> i64:
    return OFFER + ((body - 1) * HIGHEST + engine - 1) * WORKERS + workers - 1


def refit_action(space: i64, engine: i64) -> i64:
    return REFIT + space * HIGHEST + engine - 1


def market_menu(works: Works) -> list[i64]:
    menu: list[i64] = []
    mat = works.mats[works.active]
    engine: i64
    workers: i64
    if can_offer(works):
        bodies = mat.bodies()
        while bodies:
            body = lowest_bit(bodies)
            bodies &= bodies - 1
            for engine in range(1, HIGHEST + 1):
                if mat.engines() & BIT[engine]:
                    for workers in range(1, mat.canteen + 1):
                        menu.append(offer_action(body, engine, workers))
    spaces = refits(works)
    while spaces:
        space = lowest_bit(spaces)
        spaces &= spaces - 1
        for engine in range(1, HIGHEST + 1):
            if mat.engines() & BIT[engine]:
                menu.append(refit_action(space, engine))
    menu.append(END_TURN)
    return menu


def pick_market(works: Works, rng: Rng) -> i64:
    mat = works.mats[works.active]
    bodies = mat.bodies()
    engines = mat.engines()
    motors = count_bits(engines)
    offers: i64 = 0
    if can_offer(works):
        offers = count_bits(bodies) * motors * mat.canteen
    spaces = refits(works)
    chosen = rng.below(offers + count_bits(spaces) * motors + 1)
    if chosen < offers:
        pair = chosen // mat.canteen
        body = nth_bit(bodies, pair // motors)
        return offer_action(body, nth_bit(engines, pair % motors), chosen % mat.canteen + 1)
    chosen -= offers
    if chosen < count_bits(spaces) * motors:
        return refit_action(nth_bit(spaces, chosen // motors), nth_bit(engines, chosen % motors))
    return END_TURN


# -- R4.6, Q62  An offer: first the car and its workers, then price and marker ------------


def begin_offer(works: Works, body: i64, engine: i64, workers: i64) -> None:
    works.offer_body = body
    works.offer_engine = engine
    works.offer_workers = workers


def forget_offer(works: Works) -> None:
    works.offer_body = 0
    works.offer_engine = 0
    works.offer_workers = 0


def price_action(price: i64, marker: i64) -> i64:
    return PRICE + (price - 1) * MARKERS + marker + 1


def price_menu(works: Works) -> list[i64]:
    """Q32  Each price that is left, without a marker or with one of the own car markers."""
    menu: list[i64] = []
    markers = works.mats[works.active].markers
    prices = works.prices
    marker: i64
    while prices:
        price = lowest_bit(prices)
        prices &= prices - 1
        menu.append(price_action(price, NONE))
        for marker in range(CAR_MARKERS):
            if markers & BIT[marker]:
                menu.append(price_action(price, marker))
    if works.backs < MOST_BACKS:
        menu.append(BACK)
    return menu


def pick_price(works: Works, rng: Rng) -> i64:
    markers = works.mats[works.active].markers & CAR_MARKER_SET
    kinds = count_bits(markers) + 1
    prices = count_bits(works.prices)
    chosen = rng.below(prices * kinds + (1 if works.backs < MOST_BACKS else 0))
    if chosen == prices * kinds:
        return BACK
    price = nth_bit(works.prices, chosen // kinds)
    chosen %= kinds
    return price_action(price, NONE if chosen == 0 else nth_bit(markers, chosen - 1))


def finish_offer(works: Works, seat: i64, price: i64, marker: i64) -> None:
    """Everything goes to the lowest free market space (Q34) and stays as it is."""
    mat = works.mats[seat]
    workers = works.offer_workers
    car = Car(seat, works.offer_body, works.offer_engine, workers, price, marker)
    works.market[works.free_market_space()] = car
    mat.halls[mat.hall_of(works.offer_body)] = EMPTY
    mat.halls[mat.hall_of(MOTOR + works.offer_engine)] = EMPTY
    mat.canteen -= workers
    works.prices &= ~BIT[price]
    if marker != NONE:
        mat.markers &= ~BIT[marker]
    # Q41  Real workers only.
    if workers >= PRESTIGE_WANTED:
        award(works, seat, AW_PRESTIGE_4)
    works.offered = True
    forget_offer(works)


def refuse_offer(works: Works, body: i64, engine: i64, workers: i64) -> str:
    mat = works.mats[works.active]
    if works.offered:
        return ALREADY_OFFERED
    if works.cars() == len(works.market):
        return MARKET_FULL
    if works.prices == 0:
        return NO_PRICE_LEFT
    if body not in mat.halls:
        return NO_SUCH_BODY
    if MOTOR + engine not in mat.halls:
        return NO_SUCH_ENGINE
    return LEGAL if workers <= mat.canteen else TOO_FEW_WORKERS


def refuse_price(works: Works, price: i64, marker: i64) -> str:
    if works.prices & BIT[price] == 0:
        return PRICE_NOT_THERE
    if marker != NONE and works.mats[works.active].markers & BIT[marker] == 0:
        return NO_SUCH_MARKER
    return LEGAL


def refuse_back(works: Works) -> str:
    return LEGAL if works.backs < MOST_BACKS else NO_WAY_BACK


# -- R4.7  DIESEL changes the engine of an own car ----------------------------------------


def refit(works: Works, seat: i64, space: i64, engine: i64) -> None:
    mat = works.mats[seat]
    car = works.market[space]
    works.motors[car.engine] += 1
    mat.halls[mat.hall_of(MOTOR + engine)] = EMPTY
    mat.markers &= ~BIT[DIESEL]
    works.market[space] = Car(seat, car.body, engine, car.workers, car.price, DIESEL)


def refuse_refit(works: Works, space: i64, engine: i64) -> str:
    mat = works.mats[works.active]
    if mat.markers & BIT[DIESEL] == 0:
        return NO_DIESEL
    if space >= len(works.market) or works.market[space].owner != works.active:
        return NOT_YOUR_CAR
    if works.market[space].marker != NONE:
        return CAR_HAS_MARKER
    return LEGAL if MOTOR + engine in mat.halls else NO_SUCH_ENGINE


# -- R2.11, Q59  QUICK_SALE ---------------------------------------------------------------


def own_cars(works: Works) -> i64:
    """The set of market spaces with a car of the player in turn."""
    spaces: i64 = 0
    space: i64
    for space in range(len(works.market)):
        if works.market[space].owner == works.active:
            spaces |= BIT[space]
    return spaces


def sale_menu(works: Works) -> list[i64]:
    menu = [SELL + space for space in list_bits(own_cars(works))]
    menu.append(NO_SALE)
    return menu


def pick_sale(works: Works, rng: Rng) -> i64:
    spaces = own_cars(works)
    chosen = rng.below(count_bits(spaces) + 1)
    if chosen == count_bits(spaces):
        return NO_SALE
    return SELL + nth_bit(spaces, chosen)


def quick_sale_money(price: i64) -> i64:
    return max(QUICK_SALE_LEAST, price - QUICK_SALE_LOSS)


def sell_quickly(works: Works, seat: i64, space: i64) -> None:
    """The price marker does not come back (Q59)."""
    car = works.market[space]
    gain(works, seat, FROM_CARS, quick_sale_money(car.price))
    count_sale(works, seat)
    scrap(works, space)


def refuse_sale(works: Works, space: i64) -> str:
    if space < len(works.market) and works.market[space].owner == works.active:
        return LEGAL
    return NOT_YOUR_CAR


def scrap(works: Works, space: i64) -> None:
    """Parts to the stock, Q12 workers to the supply, Q33 the marker out of the game."""
    car = works.market[space]
    if car.owner != NONE:
        works.bodies[car.body] += 1
        works.motors[car.engine] += 1
        works.mats[car.owner].supply += car.workers
        works.market[space] = free_space()


# -- R4.10  What the buyers take ----------------------------------------------------------


def counts_as(car: Car, preference: i64) -> i64:
    """R4.1  What a buyer sees in a car, marker included; the more the better, Q55 no limits."""
    if preference == LIKES_BODY:
        return car.body + (BENZ_BODY if car.marker == BENZ else 0)
    if preference == LIKES_ENGINE:
        return car.engine + (DAIMLER_ENGINE if car.marker == DAIMLER else 0)
    if preference == LIKES_PRESTIGE:
        return car.workers + (MAYBACH_WORKERS if car.marker == MAYBACH else 0)
    return -counted_price(car)


def counted_price(car: Car) -> i64:
    return car.price - (OPEL_PRICE if car.marker == OPEL else 0)


def is_preferred(car: Car, other: Car, preference: i64) -> bool:
    """Q30  A tie goes to the lower price as counted, then as printed."""
    if counts_as(car, preference) != counts_as(other, preference):
        return counts_as(car, preference) > counts_as(other, preference)
    if counted_price(car) != counted_price(other):
        return counted_price(car) < counted_price(other)
    return car.price < other.price


def choice_of(market: list[Car], preference: i64, gone: i64) -> i64:
    """The space of the car that such a buyer takes; `gone` is the set of those sold before."""
    best: i64 = NONE
    space: i64
    for space in range(len(market)):
        if market[space].owner != NONE and gone & BIT[space] == 0:
            if best == NONE or is_preferred(market[space], market[best], preference):
                best = space
    return best


def choices(market: list[Car], buyers: list[i64]) -> list[i64]:
    """The space of the car that each buyer takes, in order; Q29 NONE if no car is left."""
    gone: i64 = 0
    taken: list[i64] = []
    buyer: i64
    for buyer in buyers:
        space = choice_of(market, buyer, gone)
        if space != NONE:
            gone |= BIT[space]
        taken.append(space)
    return taken


def money_for(price: i64, preference: i64) -> i64:
    """Q31  The printed price; who looks at the price pays it twice."""
    return 2 * price if preference == LIKES_PRICE else price


def score_buyers(works: Works, review: Review) -> None:
    """Q28  Those placed buy, in order."""
    spaces = choices(works.market, works.buyers)
    at: i64
    for at in range(len(works.buyers)):
        preference = works.buyers[at]
        if spaces[at] == NONE:
            review.sales.append([preference, NONE, 0, 0, 0, 0, NONE, 0])
        else:
            car = works.market[spaces[at]]
            money = money_for(car.price, preference)
            gain(works, car.owner, FROM_CARS, money)
            count_sale(works, car.owner)
            review.sales.append([preference, *car_row(car), money])
