"""Kraftwagen: offers, DIESEL, quick sales, and what the buyers take (R4.6, R4.7, R4.10)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits, lowest_bit, nth_bit
from tafelrunde.core.rng import Rng
from tafelrunde.games.kraftwagen.rules import action_numbers as numbers
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.data import NONE
from tafelrunde.games.kraftwagen.rules.scoring import award, count_sale, gain
from tafelrunde.games.kraftwagen.rules.state import (
    PRICING,
    Car,
    Offer,
    Review,
    Works,
    free_space,
    no_offer,
)

CAR_MARKER_SET: Final = 0b1111
"""BENZ, DAIMLER, MAYBACH, OPEL."""

# -- R4.6  What the market step allows ----------------------------------------------------


def can_offer(works: Works) -> bool:
    """Q35  One car a turn, also of parts taken in this turn; Q36 and only with a price left."""
    mat = works.mats[works.active]
    return (
        not works.this_turn.offered
        and works.prices != 0
        and mat.canteen > 0
        and mat.bodies() != 0
        and mat.engines() != 0
        and works.free_market_space() != NONE
    )


def refits(works: Works) -> i64:
    """R4.7  The set of market spaces with a car that DIESEL may change."""
    mat = works.mats[works.active]
    if mat.markers & BIT[data.DIESEL] == 0 or mat.engines() == 0:
        return 0
    spaces: i64 = 0
    space: i64
    for space in range(len(works.market)):
        car = works.market[space]
        if car.owner == works.active and car.marker == NONE:
            spaces |= BIT[space]
    return spaces


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
            for engine in range(1, data.HIGHEST + 1):
                if mat.engines() & BIT[engine]:
                    for workers in range(1, mat.canteen + 1):
                        menu.append(numbers.offer(body, engine, workers))
    spaces = refits(works)
    while spaces:
        space = lowest_bit(spaces)
        spaces &= spaces - 1
        for engine in range(1, data.HIGHEST + 1):
            if mat.engines() & BIT[engine]:
                menu.append(numbers.refit(space, engine))
    menu.append(numbers.END_TURN)
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
        return numbers.offer(body, nth_bit(engines, pair % motors), chosen % mat.canteen + 1)
    chosen -= offers
    if chosen < count_bits(spaces) * motors:
        return numbers.refit(nth_bit(spaces, chosen // motors), nth_bit(engines, chosen % motors))
    return numbers.END_TURN


# -- R4.6, Q62  An offer: first the car and its workers, then price and marker ------------


def begin_offer(works: Works, body: i64, engine: i64, workers: i64) -> None:
    works.offer = Offer(body, engine, workers)
    works.phase = PRICING


def take_back_offer(works: Works) -> None:
    works.this_turn.backs += 1
    works.offer = no_offer()


def price_menu(works: Works) -> list[i64]:
    """Q32  Each price that is left, without a marker or with one of the seat's car markers."""
    menu: list[i64] = []
    markers = works.mats[works.active].markers
    prices = works.prices
    marker: i64
    while prices:
        price = lowest_bit(prices)
        prices &= prices - 1
        menu.append(numbers.price(price, NONE))
        for marker in range(data.CAR_MARKERS):
            if markers & BIT[marker]:
                menu.append(numbers.price(price, marker))
    if works.this_turn.backs < data.MOST_BACKS:
        menu.append(numbers.BACK)
    return menu


def pick_price(works: Works, rng: Rng) -> i64:
    markers = works.mats[works.active].markers & CAR_MARKER_SET
    kinds = count_bits(markers) + 1
    prices = count_bits(works.prices)
    chosen = rng.below(prices * kinds + (1 if works.this_turn.backs < data.MOST_BACKS else 0))
    if chosen == prices * kinds:
        return numbers.BACK
    price = nth_bit(works.prices, chosen // kinds)
    chosen %= kinds
    return numbers.price(price, NONE if chosen == 0 else nth_bit(markers, chosen - 1))


def finish_offer(works: Works, seat: i64, price: i64, marker: i64) -> None:
    """Everything goes to the lowest free market space (Q34) and stays as it is."""
    mat = works.mats[seat]
    offer = works.offer
    car = Car(seat, offer.body, offer.engine, offer.workers, price, marker)
    works.market[works.free_market_space()] = car
    mat.halls[mat.hall_of(offer.body)] = data.EMPTY
    mat.halls[mat.hall_of(data.MOTOR + offer.engine)] = data.EMPTY
    mat.canteen -= offer.workers
    works.prices &= ~BIT[price]
    if marker != NONE:
        mat.markers &= ~BIT[marker]
    # Q41  Real workers only.
    if offer.workers >= data.PRESTIGE_WANTED:
        award(works, seat, data.AW_PRESTIGE_4)
    works.this_turn.offered = True
    works.offer = no_offer()


# -- R4.7  DIESEL changes the engine of an own car ----------------------------------------


def refit(works: Works, seat: i64, space: i64, engine: i64) -> None:
    mat = works.mats[seat]
    car = works.market[space]
    works.motors[car.engine] += 1
    mat.halls[mat.hall_of(data.MOTOR + engine)] = data.EMPTY
    mat.markers &= ~BIT[data.DIESEL]
    works.market[space] = Car(seat, car.body, engine, car.workers, car.price, data.DIESEL)


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
    menu = [numbers.sell(space) for space in list_bits(own_cars(works))]
    menu.append(numbers.NO_SALE)
    return menu


def pick_sale(works: Works, rng: Rng) -> i64:
    spaces = own_cars(works)
    chosen = rng.below(count_bits(spaces) + 1)
    if chosen == count_bits(spaces):
        return numbers.NO_SALE
    return numbers.sell(nth_bit(spaces, chosen))


def quick_sale_money(price: i64) -> i64:
    return max(data.QUICK_SALE_LEAST, price - data.QUICK_SALE_LOSS)


def sell_quickly(works: Works, seat: i64, space: i64) -> None:
    """The price marker does not come back (Q59)."""
    car = works.market[space]
    gain(works, seat, data.FROM_CARS, quick_sale_money(car.price))
    count_sale(works, seat)
    scrap(works, space)


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
    if preference == data.LIKES_BODY:
        return car.body + (data.BENZ_BODY if car.marker == data.BENZ else 0)
    if preference == data.LIKES_ENGINE:
        return car.engine + (data.DAIMLER_ENGINE if car.marker == data.DAIMLER else 0)
    if preference == data.LIKES_PRESTIGE:
        return car.workers + (data.MAYBACH_WORKERS if car.marker == data.MAYBACH else 0)
    return -counted_price(car)


def counted_price(car: Car) -> i64:
    return car.price - (data.OPEL_PRICE if car.marker == data.OPEL else 0)


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
    return 2 * price if preference == data.LIKES_PRICE else price


def score_buyers(works: Works, review: Review) -> None:
    """Q28  Those placed buy, in order; what nobody takes stays unsold."""
    spaces = choices(works.market, works.buyers)
    at: i64
    for at in range(len(works.buyers)):
        preference = works.buyers[at]
        if spaces[at] == NONE:
            review.sales.append([preference, NONE, 0, 0, 0, 0, NONE, NONE, 0])
        else:
            car = works.market[spaces[at]]
            money = money_for(car.price, preference)
            gain(works, car.owner, data.FROM_CARS, money)
            count_sale(works, car.owner)
            review.sales.append([preference, *car.row(), spaces[at], money])
    space: i64
    for space in range(len(works.market)):
        if works.market[space].owner != NONE and space not in spaces:
            review.unsold.append([*works.market[space].row(), space])
