"""Kraftwagen: menu entries in words, with what each would lead to by the rules' own code."""

from __future__ import annotations

from tafelrunde.core.words import Choice, Message, Shown, player, say
from tafelrunde.games.kraftwagen.rules import action_numbers as numbers
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.actions import (
    best_in_stock,
    buyer_spaces,
    reach_of,
    values_within,
)
from tafelrunde.games.kraftwagen.rules.data import NONE
from tafelrunde.games.kraftwagen.rules.game import Kraftwagen
from tafelrunde.games.kraftwagen.rules.market import choices, money_for, quick_sale_money
from tafelrunde.games.kraftwagen.rules.race import landing, lap_bonus, prize
from tafelrunde.games.kraftwagen.rules.state import FIRST_SEAT, Car, free_space
from tafelrunde.games.kraftwagen.words.describe import part_words, race_space, tile_words
from tafelrunde.games.kraftwagen.words.notation import NOTATION
from tafelrunde.games.kraftwagen.words.view import counts, icons, part_view

Shows = dict[str, Shown]


def choice(state: Kraftwagen, seat: int, action: int) -> Choice:
    text = NOTATION.text(action)
    label, hint, shows = _entry(state, seat, action)
    return Choice(text, label, hint, shows)


def in_order(choices: list[Choice]) -> list[Choice]:
    """Tiles as they lie in the chain."""

    def jumps(choice: Choice) -> int:
        tiles = choice.shows.get("jumps", 0)
        assert isinstance(tiles, int)
        return tiles

    return sorted(choices, key=jumps)


def _entry(state: Kraftwagen, seat: int, action: int) -> tuple[Message, Message | None, Shows]:
    if action >= numbers.OFFER:
        return _market_entry(state, seat, action)
    if numbers.is_bring(action):
        return _buyer(state, numbers.preference_brought(action))
    if numbers.is_part(action):
        return _part(state, seat, action)
    if numbers.is_card(action):
        return _card(state, seat, state.research.open_cards[numbers.slot_taken(action)])
    if numbers.is_do(action):
        return _icon(state, seat, numbers.icon_done(action))
    if numbers.is_take(action):
        return _tile(state, seat, numbers.tile_taken(action))
    return _start(state, seat, numbers.start_tile(action))


def _start(state: Kraftwagen, seat: int, tile: int) -> tuple[Message, Message | None, Shows]:
    name = data.START_NAMES[tile]
    label = say("action-start", tile=say(f"start-{name}"))
    shows: Shows = {"start_tile": name}
    if tile == data.S1_RACE:
        return label, *_race_preview(state, seat, data.START_SPACES, shows)
    return label, say(f"effect-{name}"), shows


# -- R4.4, R4.5  Tiles and actions ---------------------------------------------------------


def _tile(state: Kraftwagen, seat: int, tile: int) -> tuple[Message, Message | None, Shows]:
    """How many tiles are jumped over, who would move then, and what the tile would bring."""
    place = state.chain.index(tile)
    order = _order_after(state, seat, place)
    shows: Shows = {
        "tile": data.TILE_NAMES[tile],
        "jumps": sum(item < FIRST_SEAT for item in state.chain[:place]),
        "next": order[0],
        "order": order,
        **_buyer_effect(state, tile),
        **_best_parts(state, seat, tile),
    }
    label = say("action-take", tile=tile_words(data.TILE_NAMES[tile], icons(data.TILE_ICONS[tile])))
    if not _has(tile, data.GRAND_PRIX):
        return label, say("effect-take", next=player(order[0])), shows
    space, laps = landing(state, seat, _race_spaces(state, seat, tile))
    where = race_space(space)
    hint = say("effect-take-race", next=player(order[0]), space=where, laps=laps)
    return label, hint, {**shows, **_race_points(state, seat, space, laps)}


def _has(tile: int, icon: int) -> bool:
    return data.TILE_ICONS[tile] >> icon & 1 == 1


def _order_after(state: Kraftwagen, seat: int, place: int) -> list[int]:
    """R4.4  Who moves when, once the seat's worker stands in this place of the chain."""
    chain = list(state.chain)
    chain[place] = FIRST_SEAT + seat
    return [int(item - FIRST_SEAT) for item in chain[1:] if item >= FIRST_SEAT]


def _buyer_effect(state: Kraftwagen, tile: int) -> Shows:
    """Q26  Where the black marker would be, and whether the round would end with this turn."""
    track = int(state.track)
    if _has(tile, data.BUYER) and len(state.buyers) == buyer_spaces(state):
        track -= 1
    last_turn = state.turns + 1 == data.TURN_CAP * state.seats
    return {"track": track, "ends": track == 0 or last_turn}


def _best_parts(state: Kraftwagen, seat: int, tile: int) -> Shows:
    """The best body and engine that could be taken as things stand, 0 if there is none."""
    found: Shows = {}
    for kind, name in ((data.BODY, "body"), (data.ENGINE, "engine")):
        if _has(tile, kind):
            reach = reach_of(state.mats[seat], kind, data.LEVEL_BONUS[tile])
            found[name] = int(best_in_stock(state, kind, reach))
    return found


def _race_points(state: Kraftwagen, seat: int, space: int, laps: int) -> Shows:
    """A place on the ring, and the points for it if the race ended then."""
    return {
        "space": space,
        "laps": laps,
        "prize": int(prize(state, seat, space, laps)),
        "bonus": int(lap_bonus(laps)),
    }


def _race_spaces(state: Kraftwagen, seat: int, tile: int) -> int:
    mat = state.mats[seat]
    return int(mat.race_value() + mat.gp_bonus()) + data.RACE_BONUS[tile]


def _race_preview(state: Kraftwagen, seat: int, spaces: int, shows: Shows) -> tuple[Message, Shows]:
    """Where a race move would end."""
    space, laps = landing(state, seat, spaces)
    hint = say("effect-race", spaces=spaces, space=race_space(space), laps=laps)
    return hint, {**shows, **_race_points(state, seat, space, laps)}


def _icon(state: Kraftwagen, seat: int, icon: int) -> tuple[Message, Message | None, Shows]:
    name = data.ICON_NAMES[icon]
    label = say("action-do", icon=say(f"icon-{name}"))
    shows: Shows = {"icon": name}
    mat = state.mats[seat]
    if icon == data.GRAND_PRIX:
        spaces = _race_spaces(state, seat, state.this_turn.tile)
        return label, *_race_preview(state, seat, spaces, shows)
    if icon == data.WORKER and mat.supply == 0:
        return label, say("effect-lapses"), {**shows, "lapses": True}
    if icon in (data.BODY, data.ENGINE) and values_within(state, icon) == 0:
        return label, say("effect-lapses"), {**shows, "lapses": True}
    if icon == data.BUYER and len(state.buyers) == buyer_spaces(state):
        return label, say("effect-marker", track=state.track - 1), shows
    return label, say(f"effect-{name}"), shows


def _card(state: Kraftwagen, seat: int, card: int) -> tuple[Message, Message | None, Shows]:
    name = data.CARD_NAMES[card]
    label = say("action-card", card=say(f"card-{name}"))
    shows: Shows = {"card": name}
    mat = state.mats[seat]
    if card == data.INST_RACE:
        spaces = data.INST_SPACES + int(mat.gp_bonus())
        return label, *_race_preview(state, seat, spaces, shows)
    if card < data.DEVELOPMENTS and mat.canteen == 0:
        return label, say("effect-inactive", effect=say(f"effect-{name}")), {**shows, "idle": True}
    return label, say(f"effect-{name}"), shows


def _part(state: Kraftwagen, seat: int, action: int) -> tuple[Message, Message | None, Shows]:
    value, place = numbers.part_value(action), numbers.part_place(action)
    kind = "body" if numbers.part_kind(action) == data.BODY else "engine"
    part = say(f"part-{kind}", value=value)
    shows: Shows = {"part": kind, "value": value}
    mat = state.mats[seat]
    if place == numbers.HALL:
        return say("action-part", part=part), None, {**shows, "hall": mat.halls.index(data.EMPTY)}
    if place < numbers.CLEAR + len(mat.halls):
        hall = place - numbers.CLEAR
        cleared = part_view(mat.halls[hall])
        assert cleared is not None
        gone = part_words(cleared)
        label = say("action-clear", part=part, cleared=gone)
        return label, say("effect-clear"), {**shows, "hall": hall}
    hint = say("effect-race-engine", old=mat.race_value(), new=value)
    return say("action-race-engine", part=part), hint, {**shows, "race": True}


def _buyer(state: Kraftwagen, preference: int) -> tuple[Message, Message | None, Shows]:
    """The money at his stack, and the car he would take as things stand."""
    name = data.PREFERENCE_NAMES[preference]
    money = state.money[preference]
    label = say("action-buyer", likes=say(f"likes-{name}"))
    buyers = [*state.buyers, preference]
    space = choices(state.market, buyers)[-1]
    shows: Shows = {"buyer": name, "gain": money, **_sales(state.market, buyers)}
    if space == NONE:
        return label, say("effect-buyer-none", money=money), shows
    car = state.market[space]
    pays = money_for(car.price, preference)
    hint = say("effect-buyer", money=money, owner=player(car.owner), pays=pays)
    return label, hint, {**shows, "space": space + 1, "pays": pays}


# -- R4.6, R4.7  The market ----------------------------------------------------------------


def _market_entry(
    state: Kraftwagen, seat: int, action: int
) -> tuple[Message, Message | None, Shows]:
    if action == numbers.END_TURN:
        return say("action-end_turn"), None, {}
    if action == numbers.NO_SALE:
        return say("action-no_sale"), None, {}
    if action == numbers.BACK:
        left = data.MOST_BACKS - state.this_turn.backs
        return say("action-back"), say("effect-back", left=left), {"left": left}
    if numbers.is_sell(action):
        return _quick_sale(state, numbers.space_sold(action))
    if numbers.is_refit(action):
        return _refit(state, numbers.refitted_space(action), numbers.refitted_engine(action))
    if numbers.is_price(action):
        return _price(state, seat, numbers.price_set(action), numbers.marker_used(action))
    return _offer(state, action)


def _offer(state: Kraftwagen, action: int) -> tuple[Message, Message | None, Shows]:
    body, engine = numbers.offered_body(action), numbers.offered_engine(action)
    workers = numbers.offered_workers(action)
    label = say("action-offer", body=body, engine=engine, workers=workers)
    shows: Shows = {"body": body, "engine": engine, "workers": workers}
    at = state.free_market_space() + 1
    return label, None, {**shows, "space": at, "ends": _fills_market(state)}


def _fills_market(state: Kraftwagen) -> bool:
    """R4.8  One car more, and the round ends with this turn."""
    return state.cars() + 1 == len(state.market)


def _quick_sale(state: Kraftwagen, space: int) -> tuple[Message, Message | None, Shows]:
    car = state.market[space]
    money = quick_sale_money(car.price)
    left = list(state.market)
    left[space] = free_space()
    label = say("action-quick_sale", car=car_words(car), money=money)
    shows: Shows = {"space": space + 1, "gain": money, **_sales(left, state.buyers)}
    return label, say("effect-quick_sale"), shows


def _price(
    state: Kraftwagen, seat: int, price: int, marker: int
) -> tuple[Message, Message | None, Shows]:
    """Which placed buyer would take the car now."""
    shows: Shows = {"price": price, "ends": _fills_market(state)}
    label = say("action-price", price=price)
    if marker != NONE:
        name = data.ENGINEER_NAMES[marker]
        shows["marker"] = name
        label = say("action-price-marker", price=price, engineer=say(f"engineer-{name}"))
    offer = state.offer
    car = Car(seat, offer.body, offer.engine, offer.workers, price, marker)
    space = state.free_market_space()
    market = list(state.market)
    market[space] = car
    return label, *_sold_preview(state, market, space, {**shows, "space": space + 1})


def _refit(state: Kraftwagen, space: int, engine: int) -> tuple[Message, Message | None, Shows]:
    old = state.market[space]
    market = list(state.market)
    market[space] = Car(old.owner, old.body, engine, old.workers, old.price, data.DIESEL)
    label = say("action-diesel", car=car_words(old), engine=engine)
    shows: Shows = {"space": space + 1, "engine": engine}
    return label, *_sold_preview(state, market, space, shows)


def _sold_preview(
    state: Kraftwagen, market: list[Car], space: int, shows: Shows
) -> tuple[Message, Shows]:
    taken = choices(market, state.buyers)
    shows = {**shows, "counts": counts(market[space]), **_sales(market, state.buyers)}
    if space not in taken:
        return say("effect-unsold"), {**shows, "sold": False}
    place = taken.index(space)
    pays = money_for(market[space].price, state.buyers[place])
    hint = say("effect-sold", place=place + 1, pays=pays)
    return hint, {**shows, "sold": True, "place": place + 1, "pays": pays}


def _sales(market: list[Car], buyers: list[int]) -> Shows:
    """By buyer, in order: the space of the car that he would take, 0 if there is none; and what
    he would pay."""
    taken = choices(market, buyers)
    pays = [
        0 if space == NONE else int(money_for(market[space].price, buyer))
        for buyer, space in zip(buyers, taken, strict=True)
    ]
    return {"buys": [int(space) + 1 for space in taken], "sums": pays}


def car_words(car: Car) -> Message:
    return say("car-for", body=car.body, engine=car.engine, workers=car.workers, price=car.price)
