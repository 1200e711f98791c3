"""Kraftwagen: menu entries in words, with what each would lead to by the rules' own code."""

from __future__ import annotations

from tafelrunde.core.words import Choice, Message, player, say
from tafelrunde.games.kraftwagen.actions import buyer_spaces, values_within
from tafelrunde.games.kraftwagen.data import (
    BACK,
    BODY,
    BODY_PLACES,
    BRING,
    BUYER,
    CARD,
    CARD_NAMES,
    CLEAR,
    DEVELOPMENTS,
    DIESEL,
    DO,
    END_TURN,
    ENGINE,
    ENGINE_PLACES,
    ENGINEER_NAMES,
    GRAND_PRIX,
    HALL,
    HIGHEST,
    ICON_NAMES,
    INST_RACE,
    INST_SPACES,
    MARKERS,
    MOST_BACKS,
    NO_SALE,
    NONE,
    OFFER,
    PREFERENCE_NAMES,
    PRICE,
    RACE_BONUS,
    REFIT,
    S1_RACE,
    SELL,
    START,
    START_NAMES,
    START_SPACES,
    TAKE,
    TAKE_BODY,
    TAKE_ENGINE,
    TILE_ICONS,
    TILE_NAMES,
    WORKER,
    WORKERS,
)
from tafelrunde.games.kraftwagen.description import part_words, race_space, tile_words
from tafelrunde.games.kraftwagen.market import choices, money_for, quick_sale_money
from tafelrunde.games.kraftwagen.notation import NOTATION
from tafelrunde.games.kraftwagen.race import landing
from tafelrunde.games.kraftwagen.rules import Kraftwagen
from tafelrunde.games.kraftwagen.state import FIRST_SEAT, Car
from tafelrunde.games.kraftwagen.view import icons, part_view

Shows = dict[str, int | str | bool]


def choice(state: Kraftwagen, seat: int, action: int) -> Choice:
    text = NOTATION.text(action)
    label, hint, shows = _entry(state, seat, action)
    return Choice(text, label, hint, shows)


def _entry(state: Kraftwagen, seat: int, action: int) -> tuple[Message, Message | None, Shows]:
    if action >= OFFER:
        return _market_entry(state, seat, action)
    if action >= BRING:
        return _buyer(state, action - BRING)
    if action >= TAKE_BODY:
        return _part(state, seat, action)
    if action >= CARD:
        return _card(state, seat, state.open_cards[action - CARD])
    if action >= DO:
        return _icon(state, seat, action - DO)
    if action >= TAKE:
        return _tile(state, seat, action - TAKE)
    return _start(state, seat, action - START)


def _start(state: Kraftwagen, seat: int, tile: int) -> tuple[Message, Message | None, Shows]:
    name = START_NAMES[tile]
    label = say("action-start", tile=say(f"start-{name}"))
    shows: Shows = {"start_tile": name}
    if tile == S1_RACE:
        return label, *_race_preview(state, seat, START_SPACES, shows)
    return label, say(f"effect-{name}"), shows


# -- R4.4, R4.5  Tiles and actions ---------------------------------------------------------


def _tile(state: Kraftwagen, seat: int, tile: int) -> tuple[Message, Message | None, Shows]:
    """How many tiles are jumped over, and who would move next."""
    place = state.chain.index(tile)
    jumped = sum(item < FIRST_SEAT for item in state.chain[:place])
    rest = [item for item in state.chain if item >= FIRST_SEAT and item != FIRST_SEAT + seat]
    before = [item for item in rest if state.chain.index(item) < place]
    following = before[0] - FIRST_SEAT if before else seat
    shows: Shows = {"tile": TILE_NAMES[tile], "jumps": jumped, "next": following}
    label = say("action-take", tile=tile_words(TILE_NAMES[tile], icons(TILE_ICONS[tile])))
    if not TILE_ICONS[tile] & 2**GRAND_PRIX:
        return label, say("effect-take", next=player(following)), shows
    space, laps = landing(state, seat, _race_spaces(state, seat, tile))
    where = race_space(space)
    hint = say("effect-take-race", next=player(following), space=where, laps=laps)
    return label, hint, {**shows, "space": space, "laps": laps}


def _race_spaces(state: Kraftwagen, seat: int, tile: int) -> int:
    mat = state.mats[seat]
    return int(mat.race_value() + mat.gp_bonus()) + RACE_BONUS[tile]


def _race_preview(state: Kraftwagen, seat: int, spaces: int, shows: Shows) -> tuple[Message, Shows]:
    """Where a race move would end."""
    space, laps = landing(state, seat, spaces)
    hint = say("effect-race", spaces=spaces, space=race_space(space), laps=laps)
    return hint, {**shows, "space": space, "laps": laps}


def _icon(state: Kraftwagen, seat: int, icon: int) -> tuple[Message, Message | None, Shows]:
    name = ICON_NAMES[icon]
    label = say("action-do", icon=say(f"icon-{name}"))
    shows: Shows = {"icon": name}
    mat = state.mats[seat]
    if icon == GRAND_PRIX:
        return label, *_race_preview(state, seat, _race_spaces(state, seat, state.tile), shows)
    if icon == WORKER and mat.supply == 0:
        return label, say("effect-lapses"), {**shows, "lapses": True}
    if icon in (BODY, ENGINE) and values_within(state, icon) == 0:
        return label, say("effect-lapses"), {**shows, "lapses": True}
    if icon == BUYER and len(state.buyers) == buyer_spaces(state):
        return label, say("effect-marker", track=state.track - 1), shows
    return label, say(f"effect-{name}"), shows


def _card(state: Kraftwagen, seat: int, card: int) -> tuple[Message, Message | None, Shows]:
    name = CARD_NAMES[card]
    label = say("action-card", card=say(f"card-{name}"))
    shows: Shows = {"card": name}
    mat = state.mats[seat]
    if card == INST_RACE:
        spaces = INST_SPACES + int(mat.gp_bonus())
        return label, *_race_preview(state, seat, spaces, shows)
    if card < DEVELOPMENTS and mat.canteen == 0:
        return label, say("effect-inactive", effect=say(f"effect-{name}")), {**shows, "idle": True}
    return label, say(f"effect-{name}"), shows


def _part(state: Kraftwagen, seat: int, action: int) -> tuple[Message, Message | None, Shows]:
    engine = action >= TAKE_ENGINE
    at = action - (TAKE_ENGINE if engine else TAKE_BODY)
    value, place = divmod(at, ENGINE_PLACES if engine else BODY_PLACES)
    value += 1
    kind = "engine" if engine else "body"
    part = say(f"part-{kind}", value=value)
    shows: Shows = {"part": kind, "value": value}
    mat = state.mats[seat]
    if place == HALL:
        return say("action-part", part=part), None, shows
    if place < CLEAR + len(mat.halls):
        cleared = part_view(mat.halls[place - CLEAR])
        assert cleared is not None
        gone = part_words(cleared)
        return say("action-clear", part=part, cleared=gone), say("effect-clear"), shows
    hint = say("effect-race-engine", old=mat.race_value(), new=value)
    return say("action-race-engine", part=part), hint, {**shows, "race": True}


def _buyer(state: Kraftwagen, preference: int) -> tuple[Message, Message | None, Shows]:
    """The money at his stack, and the car he would take as things stand."""
    name = PREFERENCE_NAMES[preference]
    money = state.money[preference]
    label = say("action-buyer", likes=say(f"likes-{name}"))
    shows: Shows = {"buyer": name, "gain": money}
    space = choices(state.market, [*state.buyers, preference])[-1]
    if space == NONE:
        return label, say("effect-buyer-none", money=money), shows
    car = state.market[space]
    pays = money_for(car.price, preference)
    hint = say("effect-buyer", money=money, owner=player(car.owner), pays=pays)
    return label, hint, {**shows, "buys": space + 1, "pays": pays}


# -- R4.6, R4.7  The market ----------------------------------------------------------------


def _market_entry(
    state: Kraftwagen, seat: int, action: int
) -> tuple[Message, Message | None, Shows]:
    if action == END_TURN:
        return say("action-end_turn"), None, {}
    if action == NO_SALE:
        return say("action-no_sale"), None, {}
    if action >= SELL:
        car = state.market[action - SELL]
        money = quick_sale_money(car.price)
        label = say("action-quick_sale", car=car_words(car), money=money)
        return label, say("effect-quick_sale"), {"space": action - SELL + 1, "gain": money}
    if action >= REFIT:
        return _refit(state, *divmod(action - REFIT, HIGHEST))
    if action == BACK:
        left = MOST_BACKS - state.backs
        return say("action-back"), say("effect-back", left=left), {"left": left}
    if action >= PRICE:
        price, marker = divmod(action - PRICE, MARKERS)
        return _price(state, seat, price + 1, marker - 1)
    pair, workers = divmod(action - OFFER, WORKERS)
    body, engine = divmod(pair, HIGHEST)
    label = say("action-offer", body=body + 1, engine=engine + 1, workers=workers + 1)
    return label, None, {"body": body + 1, "engine": engine + 1, "workers": workers + 1}


def _price(
    state: Kraftwagen, seat: int, price: int, marker: int
) -> tuple[Message, Message | None, Shows]:
    """Which placed buyer would take the car now."""
    shows: Shows = {"price": price}
    label = say("action-price", price=price)
    if marker != NONE:
        name = ENGINEER_NAMES[marker]
        shows["marker"] = name
        label = say("action-price-marker", price=price, engineer=say(f"engineer-{name}"))
    car = Car(seat, state.offer_body, state.offer_engine, state.offer_workers, price, marker)
    space = state.free_market_space()
    market = list(state.market)
    market[space] = car
    return label, *_sold_preview(state, market, space, shows)


def _refit(state: Kraftwagen, space: int, at: int) -> tuple[Message, Message | None, Shows]:
    old = state.market[space]
    engine = at + 1
    market = list(state.market)
    market[space] = Car(old.owner, old.body, engine, old.workers, old.price, DIESEL)
    label = say("action-diesel", car=car_words(old), engine=engine)
    shows: Shows = {"space": space + 1, "engine": engine}
    return label, *_sold_preview(state, market, space, shows)


def _sold_preview(
    state: Kraftwagen, market: list[Car], space: int, shows: Shows
) -> tuple[Message, Shows]:
    taken = choices(market, state.buyers)
    if space not in taken:
        return say("effect-unsold"), {**shows, "sold": False}
    place = taken.index(space)
    pays = money_for(market[space].price, state.buyers[place])
    hint = say("effect-sold", place=place + 1, pays=pays)
    return hint, {**shows, "sold": True, "place": place + 1, "pays": pays}


def car_words(car: Car) -> Message:
    return say("car-for", body=car.body, engine=car.engine, workers=car.workers, price=car.price)
