"""Kraftwagen: what each seat may see (R7)."""

from __future__ import annotations

import msgspec

from tafelrunde.core.bits import list_bits
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.actions import buyer_spaces, stack_size
from tafelrunde.games.kraftwagen.rules.data import NONE
from tafelrunde.games.kraftwagen.rules.game import Kraftwagen
from tafelrunde.games.kraftwagen.rules.market import choices, counted_price, counts_as, money_for
from tafelrunde.games.kraftwagen.rules.race import has_neutral_cars, lap_bonus, lead, prize
from tafelrunde.games.kraftwagen.rules.state import (
    ENDED,
    ENDS,
    FIRST_SEAT,
    PHASES,
    Car,
    Mat,
    Review,
)


class LinkView(msgspec.Struct, frozen=True):
    """A link of the chain: a tile with its icons, or a player's worker."""

    tile: str | None
    icons: list[str]
    seat: int | None
    special: bool


class PartView(msgspec.Struct, frozen=True):
    kind: str
    """`body` or `engine`."""
    value: int


class CarView(msgspec.Struct, frozen=True):
    space: int
    owner: int
    body: int
    engine: int
    workers: int
    price: int
    marker: str | None
    counts: list[int]
    """What buyers see in it, marker included: body, engine, prestige, price."""


class BuyerView(msgspec.Struct, frozen=True):
    """A placed buyer, and what he would buy if the round ended now."""

    preference: str
    buys: int | None
    pays: int


class ForecastView(msgspec.Struct, frozen=True):
    """What a seat would gain if the round ended now."""

    sales: int
    prize: int
    """For the place in the Grand Prix."""
    bonus: int
    """For laps."""


class MatView(msgspec.Struct, frozen=True):
    seat: int
    canteen: int
    supply: int
    halls: list[PartView | None]
    body_level: int
    engine_level: int
    body_reach: int
    """The level that counts when a body is taken, with HORCH."""
    engine_reach: int
    """The same for an engine, with OTTO."""
    race_engine: int
    printed_engine: bool
    space: int
    laps: int
    developments: dict[str, int]
    inactive: list[str]
    engineers: list[str]
    markers: list[str]
    start_tile: str | None
    sold: int
    points: dict[str, int] | None
    """By source; nothing while the running totals of others are covered."""
    score: int | None


class AwardView(msgspec.Struct, frozen=True):
    name: str
    points: int
    owner: int | None


class SaleView(msgspec.Struct, frozen=True):
    preference: str
    owner: int | None
    body: int
    engine: int
    workers: int
    price: int
    marker: str | None
    counts: list[int]
    """What buyers saw in it, as in `CarView`."""
    space: int | None
    """Where the car stood; nothing if none was left."""
    money: int


class UnsoldView(msgspec.Struct, frozen=True):
    """A car that nobody took."""

    owner: int
    body: int
    engine: int
    workers: int
    price: int
    marker: str | None
    space: int


class RunnerView(msgspec.Struct, frozen=True):
    """A racing car at the end of a round."""

    seat: int | None
    """None: a neutral car."""
    place: int | None
    """None in the pit lane."""
    space: int
    laps: int


class ReviewView(msgspec.Struct, frozen=True):
    """How a round was scored."""

    round: int
    ended_by: str
    race: list[RunnerView]
    """The foremost first."""
    spaces: list[int]
    laps: list[int]
    prizes: list[int]
    bonuses: list[int]
    sales: list[SaleView]
    unsold: list[UnsoldView]
    totals: list[int | None]
    """Points by seat when it had been scored; nothing while those of others are covered."""


class KraftwagenView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    rounds: list[int]
    """The numbers of the rounds that are played (R6.5)."""
    round: int
    turn: int
    """Of the round, from 1."""
    active: int | None
    pending: list[int]
    chain: list[LinkView]
    tile: str | None
    icons: list[str]
    """What is left of the tile."""
    open_cards: list[str]
    open_kinds: list[str]
    """Of each open card: `development`, `instant` or `engineer`."""
    deck: int
    discard: dict[str, int]
    bodies: list[int]
    """The stock of bodies, value 1 first."""
    engines: list[int]
    """The stock of engines, value 1 first."""
    start_tiles: list[str]
    awards: list[AwardView]
    market: list[CarView | None]
    prices: list[int]
    """Those that are left."""
    round_prices: list[int]
    """Those the round began with."""
    buyers: list[BuyerView]
    buyer_places: int
    stacks: list[int]
    """Buyers left, by preference."""
    money: list[int]
    factors: dict[str, int]
    """By preference: how many times the price such a buyer pays."""
    track: int
    special_stack: int | None
    special_used: list[str]
    ring: int
    """How many spaces the Grand Prix has."""
    neutral_spaces: list[int]
    race: list[int]
    """The seats, the foremost first."""
    mats: list[MatView]
    forecast: list[ForecastView]
    """By seat."""
    offer: list[int] | None
    """Body, engine, workers of the car that lacks its price."""
    reviews: list[ReviewView]
    """Of every round that has been scored, the first one first."""
    standing: list[int] | None


# -- R7  What may be seen ------------------------------------------------------------------


def open_view(state: Kraftwagen) -> KraftwagenView:
    """R7.1  Everything lies open, but for running totals, if it was agreed so (R7.3)."""
    open_totals = _open_totals(state)
    neutral = list(data.NEUTRAL_SPACES) if has_neutral_cars(state) else []
    return KraftwagenView(
        seat=None,
        phase=PHASES[state.phase],
        rounds=[1, data.ROUNDS] if state.agreed.short else list(range(1, data.ROUNDS + 1)),
        round=state.round_number,
        turn=state.turns + 1,
        active=state.active if state.pending() or state.this_turn.tile != NONE else None,
        pending=list(state.pending()),
        chain=[_link(item) for item in state.chain],
        tile=None if state.this_turn.tile == NONE else data.TILE_NAMES[state.this_turn.tile],
        icons=icons(state.this_turn.icons),
        open_cards=[data.CARD_NAMES[card] for card in state.research.open_cards if card != NONE],
        open_kinds=[_kind(card) for card in state.research.open_cards if card != NONE],
        deck=state.research.deck_size,
        discard=_discard(state),
        bodies=list(state.bodies[1:]),
        engines=list(state.motors[1:]),
        start_tiles=[data.START_NAMES[tile] for tile in list_bits(state.start_tiles)],
        awards=_awards(state),
        market=[_car(space, car) for space, car in enumerate(state.market, 1)],
        prices=list(list_bits(state.prices)),
        round_prices=list(data.PRICES[state.round_number]),
        buyers=_buyers(state),
        buyer_places=buyer_spaces(state),
        stacks=[stack_size(state, preference) for preference in range(data.PREFERENCES)],
        money=list(state.money),
        factors=_factors(),
        track=state.track,
        special_stack=_special_stack(state),
        special_used=[data.TILE_NAMES[tile] for tile in list_bits(state.special.used)],
        ring=data.RING,
        neutral_spaces=neutral,
        race=_race_order([mat.space for mat in state.mats], [mat.laps for mat in state.mats]),
        mats=[_mat(state, other, open_totals) for other in range(state.seats)],
        forecast=_forecast(state),
        offer=_offer(state),
        reviews=[_review(review, neutral, open_totals) for review in _reviews(state)],
        standing=list(state.standing()) if open_totals else None,
    )


def own_view(state: Kraftwagen, seat: int, seen: KraftwagenView) -> dict[str, object]:
    if _open_totals(state):
        return {}
    own = state.mats[seat]
    mats = list(seen.mats)
    mats[seat] = msgspec.structs.replace(mats[seat], points=_points(own), score=own.score())
    reviews = [
        msgspec.structs.replace(told, totals=_totals(review, seat))
        for told, review in zip(seen.reviews, _reviews(state), strict=True)
    ]
    return {"mats": mats, "reviews": reviews}


def _open_totals(state: Kraftwagen) -> bool:
    """R7.3"""
    return state.phase == ENDED or not state.agreed.hidden_scores


def _kind(card: int) -> str:
    if card < data.DEVELOPMENTS:
        return "development"
    return "instant" if card < data.FIRST_ENGINEER else "engineer"


def _race_order(spaces: list[int], laps: list[int]) -> list[int]:
    """Q20  Who is further ahead; those in the pit lane last."""
    seats = range(len(spaces))
    return sorted(seats, key=lambda seat: int(lead(spaces[seat], laps[seat])), reverse=True)


def _discard(state: Kraftwagen) -> dict[str, int]:
    discard = state.research.discard
    return {data.CARD_NAMES[card]: many for card, many in enumerate(discard) if many}


def icons(mask: int) -> list[str]:
    return [data.ICON_NAMES[icon] for icon in list_bits(mask)]


def _link(item: int) -> LinkView:
    if item >= FIRST_SEAT:
        return LinkView(None, [], item - FIRST_SEAT, special=False)
    special = item >= data.FIRST_SPECIAL
    return LinkView(data.TILE_NAMES[item], icons(data.TILE_ICONS[item]), None, special)


def _awards(state: Kraftwagen) -> list[AwardView]:
    """R6.6  Without engineers their award stays in the box."""
    return [
        AwardView(data.AWARD_NAMES[award], data.AWARD_POINTS[award], _or_none(owner))
        for award, owner in enumerate(state.awards)
        if award != data.AW_ENGINEERS_2 or state.agreed.engineers
    ]


def _car(space: int, car: Car) -> CarView | None:
    if car.owner == NONE:
        return None
    return CarView(
        space=space,
        owner=car.owner,
        body=car.body,
        engine=car.engine,
        workers=car.workers,
        price=car.price,
        marker=_engineer(car.marker),
        counts=counts(car),
    )


def counts(car: Car) -> list[int]:
    """What buyers see in a car."""
    liked = (data.LIKES_BODY, data.LIKES_ENGINE, data.LIKES_PRESTIGE)
    return [*(int(counts_as(car, one)) for one in liked), int(counted_price(car))]


def _buyers(state: Kraftwagen) -> list[BuyerView]:
    found = []
    for preference, space in zip(state.buyers, choices(state.market, state.buyers), strict=True):
        price = 0 if space == NONE else state.market[space].price
        bought = None if space == NONE else space + 1
        name = data.PREFERENCE_NAMES[preference]
        found.append(BuyerView(name, bought, money_for(price, preference)))
    return found


def _factors() -> dict[str, int]:
    return {
        name: int(money_for(1, preference)) for preference, name in enumerate(data.PREFERENCE_NAMES)
    }


def _forecast(state: Kraftwagen) -> list[ForecastView]:
    """R4.9, R4.10  As the round would be scored now; all of it lies open (R7.1)."""
    sales = [0] * state.seats
    for preference, space in zip(state.buyers, choices(state.market, state.buyers), strict=True):
        if space != NONE:
            car = state.market[space]
            sales[car.owner] += money_for(car.price, preference)
    return [
        ForecastView(
            sales=sales[seat],
            prize=prize(state, seat, mat.space, mat.laps),
            bonus=lap_bonus(mat.laps),
        )
        for seat, mat in enumerate(state.mats)
    ]


def _mat(state: Kraftwagen, seat: int, known: bool) -> MatView:
    mat = state.mats[seat]
    return MatView(
        seat=seat,
        canteen=mat.canteen,
        supply=mat.supply,
        halls=[part_view(part) for part in mat.halls],
        body_level=mat.body_level(),
        engine_level=mat.engine_level(),
        body_reach=mat.body_reach(0),
        engine_reach=mat.engine_reach(0),
        race_engine=mat.race_value(),
        printed_engine=mat.race_engine == 0,
        space=mat.space,
        laps=mat.laps,
        developments={
            data.CARD_NAMES[card]: mat.developments[card]
            for card in range(data.DEVELOPMENTS)
            if mat.developments[card]
        },
        inactive=[data.CARD_NAMES[card] for card in mat.inactive],
        engineers=[data.ENGINEER_NAMES[engineer] for engineer in list_bits(mat.engineers)],
        markers=[data.ENGINEER_NAMES[engineer] for engineer in list_bits(mat.markers)],
        start_tile=None if mat.start_tile == NONE else data.START_NAMES[mat.start_tile],
        sold=mat.sold,
        points=_points(mat) if known else None,
        score=mat.score() if known else None,
    )


def _points(mat: Mat) -> dict[str, int]:
    """By where they come from."""
    return dict(zip(data.SOURCE_NAMES, mat.points, strict=True))


def part_view(part: int) -> PartView | None:
    if part == 0:
        return None
    return PartView("body", part) if part <= data.HIGHEST else PartView("engine", part - data.MOTOR)


def _special_stack(state: Kraftwagen) -> int | None:
    if not state.agreed.special_tiles:
        return None
    return len(list_bits(state.special.stack))


def _offer(state: Kraftwagen) -> list[int] | None:
    offer = state.offer
    return None if offer.body == 0 else [offer.body, offer.engine, offer.workers]


def _reviews(state: Kraftwagen) -> list[Review]:
    """Of all rounds so far, the first one first."""
    found: list[Review] = []
    review: Review | None = state.review
    while review is not None and review.round_number > 0:
        found.append(review)
        review = review.before
    return found[::-1]


def _review(review: Review, neutral: list[int], open_totals: bool) -> ReviewView:
    return ReviewView(
        round=review.round_number,
        ended_by=ENDS[review.ended_by],
        race=_runners(review, neutral),
        spaces=list(review.spaces),
        laps=list(review.laps),
        prizes=list(review.prizes),
        bonuses=list(review.bonuses),
        sales=[_sale(row) for row in review.sales],
        unsold=[_unsold(row) for row in review.unsold],
        totals=list(review.totals) if open_totals else _totals(review, None),
    )


def _runners(review: Review, neutral: list[int]) -> list[RunnerView]:
    """All cars in the order of the race; Q46 neutral ones take their place."""
    seats: list[int | None] = [*range(len(review.spaces)), *(None for _ in neutral)]
    spaces = [*review.spaces, *neutral]
    laps = [*review.laps, *(0 for _ in neutral)]
    return [
        RunnerView(
            seat=seats[car],
            place=None if spaces[car] == data.PIT_LANE else place,
            space=spaces[car],
            laps=laps[car],
        )
        for place, car in enumerate(_race_order(spaces, laps), start=1)
    ]


def _totals(review: Review, seat: int | None) -> list[int | None]:
    """With those of others covered."""
    return [total if other == seat else None for other, total in enumerate(review.totals)]


def _sale(row: list[int]) -> SaleView:
    preference, owner, body, engine, workers, price, marker, space, money = row
    return SaleView(
        preference=data.PREFERENCE_NAMES[preference],
        owner=_or_none(owner),
        body=body,
        engine=engine,
        workers=workers,
        price=price,
        marker=_engineer(marker),
        counts=counts(Car(owner, body, engine, workers, price, marker)),
        space=None if space == NONE else space + 1,
        money=money,
    )


def _unsold(row: list[int]) -> UnsoldView:
    owner, body, engine, workers, price, marker, space = row
    return UnsoldView(owner, body, engine, workers, price, _engineer(marker), space + 1)


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


def _engineer(marker: int) -> str | None:
    return None if marker == NONE else data.ENGINEER_NAMES[marker]
