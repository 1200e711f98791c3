"""Kraftwagen: what each seat may see, and the text table made of it (R7)."""

from __future__ import annotations

import msgspec

from tafelrunde.core.bits import list_bits
from tafelrunde.core.words import Message, Section, player, say
from tafelrunde.games.kraftwagen.actions import stack_size
from tafelrunde.games.kraftwagen.data import (
    AW_ENGINEERS_2,
    AWARD_NAMES,
    AWARD_POINTS,
    CARD_NAMES,
    DEVELOPMENTS,
    ENGINEER_NAMES,
    HIGHEST,
    ICON_NAMES,
    LIKES_BODY,
    LIKES_ENGINE,
    LIKES_PRESTIGE,
    MOTOR,
    NEUTRAL_SPACES,
    NONE,
    PREFERENCE_NAMES,
    PREFERENCES,
    SOURCE_NAMES,
    START_NAMES,
    TILE_ICONS,
    TILE_NAMES,
)
from tafelrunde.games.kraftwagen.market import choices, counted_price, counts_as, money_for
from tafelrunde.games.kraftwagen.race import has_neutral_cars
from tafelrunde.games.kraftwagen.rules import Kraftwagen
from tafelrunde.games.kraftwagen.state import ENDED, ENDS, FIRST_SEAT, PHASES, Car


class LinkView(msgspec.Struct, frozen=True):
    """A link of the chain: a tile with its icons, or a player's worker."""

    tile: str | None
    icons: list[str]
    seat: int | None


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


class MatView(msgspec.Struct, frozen=True):
    seat: int
    canteen: int
    supply: int
    halls: list[PartView | None]
    body_level: int
    engine_level: int
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
    money: int


class ReviewView(msgspec.Struct, frozen=True):
    round: int
    ended_by: str
    spaces: list[int]
    laps: list[int]
    prizes: list[int]
    bonuses: list[int]
    sales: list[SaleView]


class KraftwagenView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    round: int
    turn: int
    """Of the round, from 1."""
    active: int | None
    pending: list[int]
    chain: list[LinkView]
    tile: str | None
    icons: list[str]
    """What is left of the tile in work."""
    open_cards: list[str]
    deck: int
    discard: dict[str, int]
    bodies: list[int]
    engines: list[int]
    """The stock, value 1 first."""
    start_tiles: list[str]
    awards: list[AwardView]
    market: list[CarView | None]
    prices: list[int]
    buyers: list[BuyerView]
    stacks: list[int]
    """Buyers left, by preference."""
    money: list[int]
    track: int
    special_stack: int | None
    special_used: list[str]
    neutral_spaces: list[int]
    mats: list[MatView]
    offer: list[int] | None
    """Body, engine, workers of the car that lacks its price."""
    review: ReviewView | None
    standing: list[int] | None


# -- R7  What may be seen ------------------------------------------------------------------


def view(state: Kraftwagen, seat: int | None) -> KraftwagenView:
    # R7.1  Everything lies open; R7.3 but for running totals, if it was agreed so.
    open_totals = state.phase == ENDED or not state.agreed.hidden_scores
    return KraftwagenView(
        seat=seat,
        phase=PHASES[state.phase],
        round=state.round_number,
        turn=state.turns + 1,
        active=state.active if state.pending() or state.tile != NONE else None,
        pending=list(state.pending()),
        chain=[_link(item) for item in state.chain],
        tile=None if state.tile == NONE else TILE_NAMES[state.tile],
        icons=icons(state.icons),
        open_cards=[CARD_NAMES[card] for card in state.open_cards if card != NONE],
        deck=state.deck_size,
        discard={CARD_NAMES[card]: many for card, many in enumerate(state.discard) if many},
        bodies=list(state.bodies[1:]),
        engines=list(state.motors[1:]),
        start_tiles=[START_NAMES[tile] for tile in list_bits(state.start_tiles)],
        awards=_awards(state),
        market=[_car(space, car) for space, car in enumerate(state.market, 1)],
        prices=list(list_bits(state.prices)),
        buyers=_buyers(state),
        stacks=[stack_size(state, preference) for preference in range(PREFERENCES)],
        money=list(state.money),
        track=state.track,
        special_stack=_special_stack(state),
        special_used=[TILE_NAMES[tile] for tile in list_bits(state.special_used)],
        neutral_spaces=list(NEUTRAL_SPACES) if has_neutral_cars(state) else [],
        mats=[_mat(state, other, open_totals or other == seat) for other in range(state.seats)],
        offer=_offer(state),
        review=_review(state),
        standing=list(state.standing()) if open_totals else None,
    )


def icons(mask: int) -> list[str]:
    return [ICON_NAMES[icon] for icon in list_bits(mask)]


def _link(item: int) -> LinkView:
    if item >= FIRST_SEAT:
        return LinkView(None, [], item - FIRST_SEAT)
    return LinkView(TILE_NAMES[item], icons(TILE_ICONS[item]), None)


def _awards(state: Kraftwagen) -> list[AwardView]:
    """R6.6  Without engineers their award stays in the box."""
    return [
        AwardView(AWARD_NAMES[award], AWARD_POINTS[award], _or_none(owner))
        for award, owner in enumerate(state.awards)
        if award != AW_ENGINEERS_2 or state.agreed.engineers
    ]


def _car(space: int, car: Car) -> CarView | None:
    if car.owner == NONE:
        return None
    counts = [counts_as(car, liked) for liked in (LIKES_BODY, LIKES_ENGINE, LIKES_PRESTIGE)]
    return CarView(
        space=space,
        owner=car.owner,
        body=car.body,
        engine=car.engine,
        workers=car.workers,
        price=car.price,
        marker=_engineer(car.marker),
        counts=[*counts, counted_price(car)],
    )


def _buyers(state: Kraftwagen) -> list[BuyerView]:
    found = []
    for preference, space in zip(state.buyers, choices(state.market, state.buyers), strict=True):
        price = 0 if space == NONE else state.market[space].price
        bought = None if space == NONE else space + 1
        name = PREFERENCE_NAMES[preference]
        found.append(BuyerView(name, bought, money_for(price, preference)))
    return found


def _mat(state: Kraftwagen, seat: int, known: bool) -> MatView:
    mat = state.mats[seat]
    return MatView(
        seat=seat,
        canteen=mat.canteen,
        supply=mat.supply,
        halls=[part_view(part) for part in mat.halls],
        body_level=mat.body_level(),
        engine_level=mat.engine_level(),
        race_engine=mat.race_value(),
        printed_engine=mat.race_engine == 0,
        space=mat.space,
        laps=mat.laps,
        developments={
            CARD_NAMES[card]: mat.developments[card]
            for card in range(DEVELOPMENTS)
            if mat.developments[card]
        },
        inactive=[CARD_NAMES[card] for card in mat.inactive],
        engineers=[ENGINEER_NAMES[engineer] for engineer in list_bits(mat.engineers)],
        markers=[ENGINEER_NAMES[engineer] for engineer in list_bits(mat.markers)],
        start_tile=None if mat.start_tile == NONE else START_NAMES[mat.start_tile],
        sold=mat.sold,
        points=dict(zip(SOURCE_NAMES, mat.points, strict=True)) if known else None,
        score=mat.score() if known else None,
    )


def part_view(part: int) -> PartView | None:
    if part == 0:
        return None
    return PartView("body", part) if part <= HIGHEST else PartView("engine", part - MOTOR)


def _special_stack(state: Kraftwagen) -> int | None:
    if not state.agreed.special_tiles:
        return None
    return len(list_bits(state.special_stack))


def _offer(state: Kraftwagen) -> list[int] | None:
    if state.offer_body == 0:
        return None
    return [state.offer_body, state.offer_engine, state.offer_workers]


def _review(state: Kraftwagen) -> ReviewView | None:
    review = state.review
    if review.round_number == 0:
        return None
    return ReviewView(
        round=review.round_number,
        ended_by=ENDS[review.ended_by],
        spaces=list(review.spaces),
        laps=list(review.laps),
        prizes=list(review.prizes),
        bonuses=list(review.bonuses),
        sales=[_sale(row) for row in review.sales],
    )


def _sale(row: list[int]) -> SaleView:
    preference, owner, body, engine, workers, price, marker, money = row
    name = PREFERENCE_NAMES[preference]
    return SaleView(name, _or_none(owner), body, engine, workers, price, _engineer(marker), money)


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


def _engineer(marker: int) -> str | None:
    return None if marker == NONE else ENGINEER_NAMES[marker]


# -- The text table ------------------------------------------------------------------------


def describe(view: KraftwagenView) -> list[Section]:
    sections = [_round_section(view)]
    if view.start_tiles:
        tiles = tuple((say(f"start-{name}"), say(f"effect-{name}")) for name in view.start_tiles)
        sections.append(Section(say("section-start"), tiles))
    sections += [_chain_section(view), _mats_section(view), _cards_section(view)]
    sections += [_market_section(view), _buyers_section(view), _race_section(view)]
    sections += [_stock_section(view), _awards_section(view)]
    if view.review is not None:
        sections.append(_review_section(view.review))
    sections.append(_points_section(view))
    return sections


def number(value: int) -> Message:
    return say("number", number=value)


def _round_section(view: KraftwagenView) -> Section:
    rows: list[tuple[Message, ...]] = [
        (say("fact-round"), number(view.round) if view.round else say("fact-setup")),
        (say("fact-turn"), number(view.turn)),
        (say("fact-track"), say("track-top") if view.track == 4 else number(view.track)),
    ]
    if view.prices:
        prices = tuple(number(price) for price in view.prices)
        rows.append((say("fact-prices"), say("list", items=prices)))
        rows.append((say("fact-free"), number(sum(car is None for car in view.market))))
    if view.tile is not None:
        left = tuple(say(f"icon-{name}") for name in view.icons)
        tile = TILE_NAMES.index(view.tile)
        rows.append((say("fact-tile"), tile_words(view.tile, icons(TILE_ICONS[tile]))))
        rows.append((say("fact-icons"), say("list", items=left)))
    if view.offer is not None:
        body, engine, workers = view.offer
        rows.append((say("fact-offer"), say("car", body=body, engine=engine, workers=workers)))
    return Section(say("section-round"), tuple(rows))


def _chain_section(view: KraftwagenView) -> Section:
    """From the rear: who moves next, and what can be had on the way."""
    rows = []
    for place, link in enumerate(view.chain, 1):
        if link.seat is not None:
            what = player(link.seat)
        else:
            what = tile_words(link.tile or "", link.icons)
        rows.append((number(place), what))
    head = (say("head-place"), say("head-link"))
    return Section(say("section-chain"), tuple(rows), head)


def tile_words(tile: str, shown: list[str]) -> Message:
    """What a tile lets one do; a special tile has words of its own."""
    if tile.startswith("X"):
        return say(f"tile-{tile}")
    return say("tile", name=tile, icons=tuple(say(f"icon-{name}") for name in shown))


def _mats_section(view: KraftwagenView) -> Section:
    head = ("player", "levels", "workers", "halls", "cards", "engineers", "sold")
    rows = tuple(
        (
            player(mat.seat),
            say("levels", body=mat.body_level, engine=mat.engine_level),
            say("workers-of", canteen=mat.canteen, supply=mat.supply),
            say("list", items=tuple(part_words(part) for part in mat.halls if part)),
            say("list", items=_developments(mat)),
            say("list", items=tuple(_engineer_words(mat, name) for name in mat.engineers)),
            number(mat.sold),
        )
        for mat in view.mats
    )
    return Section(say("section-mats"), rows, tuple(say(f"head-{name}") for name in head))


def part_words(part: PartView) -> Message:
    return say(f"part-{part.kind}", value=part.value)


def _developments(mat: MatView) -> tuple[Message, ...]:
    active = [
        say("pile-of", many=many, card=say(f"card-{name}"))
        for name, many in mat.developments.items()
    ]
    idle = [say("card-inactive", card=say(f"card-{name}")) for name in mat.inactive]
    return (*active, *idle)


def _engineer_words(mat: MatView, name: str) -> Message:
    word = say(f"engineer-{name}")
    return word if name in mat.markers else say("engineer-spent", engineer=word)


def _cards_section(view: KraftwagenView) -> Section:
    rows = [(say(f"card-{name}"), say(f"effect-{name}")) for name in view.open_cards]
    discarded = sum(view.discard.values())
    rows.append((say("fact-deck"), say("deck-of", deck=view.deck, discard=discarded)))
    return Section(say("section-cards"), tuple(rows))


def _market_section(view: KraftwagenView) -> Section:
    head = ("space", "owner", "body", "engine", "prestige", "price", "marker")
    rows = [
        (
            number(car.space),
            player(car.owner),
            _counted(car.body, car.counts[0]),
            _counted(car.engine, car.counts[1]),
            _counted(car.workers, car.counts[2]),
            _counted(car.price, car.counts[3]),
            say("nothing") if car.marker is None else say(f"engineer-{car.marker}"),
        )
        for car in view.market
        if car is not None
    ]
    return Section(say("section-market"), tuple(rows), tuple(say(f"head-{name}") for name in head))


def _counted(printed: int, counted: int) -> Message:
    if printed == counted:
        return number(printed)
    return say("counts-as", printed=printed, counted=counted)


def _buyers_section(view: KraftwagenView) -> Section:
    """The buyers in order with what each would buy now, then the stacks."""
    rows = [
        (
            number(place),
            say(f"likes-{buyer.preference}"),
            _would_buy(view, buyer),
        )
        for place, buyer in enumerate(view.buyers, 1)
    ]
    for preference, name in enumerate(PREFERENCE_NAMES):
        many, money = view.stacks[preference], view.money[preference]
        rows.append((say("fact-stack"), say(f"likes-{name}"), say("stack", many=many, money=money)))
    head = (say("head-place"), say("head-likes"), say("head-buys"))
    return Section(say("section-buyers"), tuple(rows), head)


def _would_buy(view: KraftwagenView, buyer: BuyerView) -> Message:
    car = None if buyer.buys is None else view.market[buyer.buys - 1]
    if car is None:
        return say("buys-nothing")
    return say("buys", owner=player(car.owner), space=car.space, money=buyer.pays)


def _race_section(view: KraftwagenView) -> Section:
    head = ("player", "race-space", "laps", "race-engine")
    rows = [
        (
            player(mat.seat),
            race_space(mat.space),
            number(mat.laps),
            say("engine-printed") if mat.printed_engine else number(mat.race_engine),
        )
        for mat in view.mats
    ]
    for space in view.neutral_spaces:
        rows.append((say("neutral"), race_space(space), number(0), say("nothing")))
    return Section(say("section-race"), tuple(rows), tuple(say(f"head-{name}") for name in head))


def race_space(space: int) -> Message:
    return say("pit-lane") if space == 0 else say("race-space", space=space)


def _stock_section(view: KraftwagenView) -> Section:
    head = (say("head-stock"), *(number(value) for value in range(1, HIGHEST + 1)))
    rows = (
        (say("stock-bodies"), *(number(many) for many in view.bodies)),
        (say("stock-engines"), *(number(many) for many in view.engines)),
    )
    return Section(say("section-stock"), rows, head)


def _awards_section(view: KraftwagenView) -> Section:
    rows = tuple(
        (
            say(f"award-{award.name}"),
            number(award.points),
            say("award-free") if award.owner is None else player(award.owner),
        )
        for award in view.awards
    )
    return Section(
        say("section-awards"), rows, (say("head-award"), say("head-points"), say("head-owner"))
    )


def _review_section(review: ReviewView) -> Section:
    rows: list[tuple[Message, ...]] = []
    for seat, prize in enumerate(review.prizes):
        race = say(
            "review-race",
            space=race_space(review.spaces[seat]),
            laps=review.laps[seat],
            prize=prize,
            bonus=review.bonuses[seat],
        )
        rows.append((player(seat), race))
    rows += [(say(f"likes-{sale.preference}"), sale_words(sale)) for sale in review.sales]
    return Section(say("section-review", round=review.round), tuple(rows))


def sale_words(sale: SaleView) -> Message:
    if sale.owner is None:
        return say("sale-none")
    return say(
        "sale", owner=player(sale.owner), body=sale.body, engine=sale.engine,
        workers=sale.workers, price=sale.price, money=sale.money,
    )  # fmt: skip


def _points_section(view: KraftwagenView) -> Section:
    """Only the own points while the game goes on, if it was agreed so."""
    known = [mat for mat in view.mats if mat.points is not None]
    rows = tuple(
        (
            player(mat.seat),
            *(number(points) for points in (mat.points or {}).values()),
            number(mat.score or 0),
        )
        for mat in known
    )
    head = (say("head-player"), *(say(f"source-{name}") for name in SOURCE_NAMES))
    return Section(say("section-points"), rows, (*head, say("head-score")))
