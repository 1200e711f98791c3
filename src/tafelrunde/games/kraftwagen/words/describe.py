"""Kraftwagen: a view as a text table."""

from __future__ import annotations

from tafelrunde.core.words import Message, Section, player, say
from tafelrunde.games.kraftwagen.rules.data import (
    HIGHEST,
    PREFERENCE_NAMES,
    SOURCE_NAMES,
    TILE_ICONS,
    TILE_NAMES,
)
from tafelrunde.games.kraftwagen.words.view import (
    BuyerView,
    KraftwagenView,
    MatView,
    PartView,
    ReviewView,
    SaleView,
    icons,
)


def describe(view: KraftwagenView) -> list[Section]:
    sections = [_round_section(view)]
    if view.start_tiles:
        tiles = tuple((say(f"start-{name}"), say(f"effect-{name}")) for name in view.start_tiles)
        sections.append(Section(say("section-start"), tiles))
    sections += [_chain_section(view), _mats_section(view), _cards_section(view)]
    sections += [_market_section(view), _buyers_section(view), _race_section(view)]
    sections += [_stock_section(view), _awards_section(view)]
    # The log has told it all; once the next round is under way it is in the way.
    if view.reviews and (view.phase == "over" or view.turn <= len(view.mats)):
        sections.append(_review_section(view.reviews[-1]))
    sections.append(_points_section(view))
    return sections


def number(value: int) -> Message:
    return say("number", number=value)


def _round_section(view: KraftwagenView) -> Section:
    rows: list[tuple[Message, ...]] = [
        (say("fact-round"), number(view.round) if view.round else say("fact-setup")),
    ]
    if view.round:
        rows.append((say("fact-turn"), number(view.turn)))
        rows.append((say("fact-track"), say("track-at", track=view.track)))
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
    links = tuple(
        tile_words(link.tile or "", link.icons)
        if link.seat is None
        else say("chain-player", player=player(link.seat))
        for link in view.chain
    )
    return Section(say("section-chain"), ((say("list", items=links),),))


def tile_words(name: str, shown: list[str]) -> Message:
    """What a tile lets one do; a special tile has words of its own."""
    if name.startswith("X"):
        return say(f"tile-{name}")
    words = [say(f"icon-{icon}") for icon in shown]
    tile = words[0]
    for word in words[1:]:
        tile = say("tile-and", first=tile, second=word)
    return tile


def _mats_section(view: KraftwagenView) -> Section:
    head = ("player", "levels", "workers", "halls", "cards", "engineers", "sold")
    rows = tuple(
        (
            player(mat.seat),
            say("levels", body=mat.body_level, engine=mat.engine_level),
            say("workers-of", canteen=mat.canteen, supply=mat.supply),
            say("list", items=tuple(part_words(part) for part in mat.halls if part)),
            _developments(mat),
            say("list", items=tuple(_engineer_words(mat, name) for name in mat.engineers)),
            number(mat.sold),
        )
        for mat in view.mats
    )
    return Section(say("section-mats"), rows, tuple(say(f"head-{name}") for name in head))


def part_words(part: PartView) -> Message:
    return say(f"part-{part.kind}", value=part.value)


def _developments(mat: MatView) -> Message:
    """Of the active ones only their number matters: the levels say what they are worth."""
    active = sum(mat.developments.values())
    if not mat.inactive:
        return number(active)
    idle = tuple(say(f"card-{name}") for name in mat.inactive)
    return say("developments-waiting", active=active, cards=idle)


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
    """Those still free, then those of each player."""
    rows = []
    for owner in (None, *range(len(view.mats))):
        awards = tuple(
            say("award-worth", award=say(f"award-{award.name}"), points=award.points)
            for award in view.awards
            if award.owner == owner
        )
        if awards:
            whose = say("award-free") if owner is None else player(owner)
            rows.append((whose, say("list", items=awards)))
    return Section(say("section-awards"), tuple(rows))


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
    """Only the seat's own points during the game, if the option says so."""
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
    title = say("section-points" if len(known) == len(view.mats) else "section-own-points")
    return Section(title, rows, (*head, say("head-score")))
