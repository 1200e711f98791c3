"""Kraftwagen: why something cannot be done, written apart from the menus so that each checks the
other."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.core.state import GAME_OVER, LEGAL, NOT_NOW, NOT_YOUR_TURN
from tafelrunde.games.kraftwagen.rules import action_numbers as numbers
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.actions import reach_of
from tafelrunde.games.kraftwagen.rules.data import NONE
from tafelrunde.games.kraftwagen.rules.state import (
    ENDED,
    FIRST_PART,
    MARKET_STEP,
    PRICING,
    QUICK_SALE,
    SELECT_ACTION,
    SELECT_BUYER,
    SELECT_CARD,
    SELECT_PART,
    SELECT_TILE,
    START_CHOICE,
    START_ENGINE,
    Mat,
    Works,
)

START_TILE_GONE: Final = "start-tile-gone"
TILE_NOT_IN_CHAIN: Final = "tile-not-in-chain"
ICON_NOT_LEFT: Final = "icon-not-left"
EQUAL_CARD: Final = "equal-card"
ABOVE_LEVEL: Final = "above-level"
OUT_OF_STOCK: Final = "out-of-stock"
BELOW_LEVEL: Final = "below-level"
START_VALUE: Final = "start-value"
NO_EMPTY_HALL: Final = "no-empty-hall"
HALL_IS_EMPTY: Final = "hall-is-empty"
EQUAL_PART: Final = "equal-part"
STACK_EMPTY: Final = "stack-empty"
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


def refuse(works: Works, seat: i64, action: i64) -> str:
    if works.phase == ENDED:
        return GAME_OVER
    if seat < 0 or seat != works.turn():
        return NOT_YOUR_TURN
    phase = works.phase
    if phase == MARKET_STEP or phase == PRICING or phase == QUICK_SALE:
        return refuse_trade(works, action)
    if numbers.is_take(action) and phase == SELECT_TILE:
        return LEGAL if numbers.tile_taken(action) in works.chain else TILE_NOT_IN_CHAIN
    if numbers.is_do(action):
        return refuse_icon(works, numbers.icon_done(action))
    if numbers.is_card(action) and phase == SELECT_CARD:
        return refuse_card(works, numbers.slot_taken(action))
    if numbers.is_part(action) and (phase == SELECT_PART or phase == START_ENGINE):
        kind = numbers.part_kind(action)
        return refuse_part(works, kind, numbers.part_value(action), numbers.part_place(action))
    if numbers.is_bring(action) and phase == SELECT_BUYER:
        return refuse_buyer(works, numbers.preference_brought(action))
    if numbers.is_start(action) and phase == START_CHOICE:
        on_offer = works.start_tiles & BIT[numbers.start_tile(action)] != 0
        return LEGAL if on_offer else START_TILE_GONE
    return NOT_NOW


def refuse_trade(works: Works, action: i64) -> str:
    phase = works.phase
    if phase == QUICK_SALE:
        if action == numbers.NO_SALE:
            return LEGAL
        return (
            refuse_sale(works, numbers.space_sold(action)) if numbers.is_sell(action) else NOT_NOW
        )
    if phase == PRICING:
        if action == numbers.BACK:
            return refuse_back(works)
        if numbers.is_price(action):
            return refuse_price(works, numbers.price_set(action), numbers.marker_used(action))
        return NOT_NOW
    if action == numbers.END_TURN:
        return LEGAL
    if numbers.is_refit(action):
        return refuse_refit(works, numbers.refitted_space(action), numbers.refitted_engine(action))
    if numbers.is_offer(action):
        body, engine = numbers.offered_body(action), numbers.offered_engine(action)
        return refuse_offer(works, body, engine, numbers.offered_workers(action))
    return NOT_NOW


# -- R4.5  Actions -------------------------------------------------------------------------


def refuse_icon(works: Works, icon: i64) -> str:
    if works.phase == SELECT_ACTION:
        return LEGAL if works.this_turn.icons & BIT[icon] else ICON_NOT_LEFT
    if works.phase == FIRST_PART:
        return LEGAL if icon == data.BODY or icon == data.ENGINE else ICON_NOT_LEFT
    return NOT_NOW


def refuse_card(works: Works, slot: i64) -> str:
    """Q63  Equal cards are one choice."""
    if slot == 1 and works.research.open_cards[0] == works.research.open_cards[1]:
        return EQUAL_CARD
    return LEGAL


def refuse_part(works: Works, kind: i64, value: i64, place: i64) -> str:
    if kind != works.this_turn.part:
        return NOT_NOW
    mat = works.mats[works.active]
    stock = works.bodies if kind == data.BODY else works.motors
    if works.phase == START_ENGINE:
        if value != data.START_PART:
            return START_VALUE
    else:
        reach = reach_of(mat, kind, works.this_turn.level_bonus)
        if value > reach:
            return ABOVE_LEVEL
        if stock[value] == 0:
            return OUT_OF_STOCK
        if works.agreed.exact_level:
            higher: i64
            for higher in range(value + 1, reach + 1):
                if stock[higher] > 0:
                    return BELOW_LEVEL
    return refuse_place(mat, place)


def refuse_place(mat: Mat, place: i64) -> str:
    if place == numbers.RACE_CAR:
        return LEGAL
    is_full = data.EMPTY not in mat.halls
    if place == numbers.HALL:
        return NO_EMPTY_HALL if is_full else LEGAL
    if not is_full:
        return HALL_IS_EMPTY
    lower: i64
    for lower in range(place - numbers.CLEAR):
        if mat.halls[lower] == mat.halls[place - numbers.CLEAR]:
            return EQUAL_PART
    return LEGAL


def refuse_buyer(works: Works, preference: i64) -> str:
    placed: i64 = 0
    buyer: i64
    for buyer in works.buyers:
        if buyer == preference:
            placed += 1
    return LEGAL if placed < data.STACK else STACK_EMPTY


# -- R4.6, R4.7  The market ----------------------------------------------------------------


def refuse_offer(works: Works, body: i64, engine: i64, workers: i64) -> str:
    mat = works.mats[works.active]
    if works.this_turn.offered:
        return ALREADY_OFFERED
    if works.cars() == len(works.market):
        return MARKET_FULL
    if works.prices == 0:
        return NO_PRICE_LEFT
    if body not in mat.halls:
        return NO_SUCH_BODY
    if data.MOTOR + engine not in mat.halls:
        return NO_SUCH_ENGINE
    return LEGAL if workers <= mat.canteen else TOO_FEW_WORKERS


def refuse_price(works: Works, price: i64, marker: i64) -> str:
    if works.prices & BIT[price] == 0:
        return PRICE_NOT_THERE
    if marker != NONE and works.mats[works.active].markers & BIT[marker] == 0:
        return NO_SUCH_MARKER
    return LEGAL


def refuse_back(works: Works) -> str:
    return LEGAL if works.this_turn.backs < data.MOST_BACKS else NO_WAY_BACK


def refuse_refit(works: Works, space: i64, engine: i64) -> str:
    mat = works.mats[works.active]
    if mat.markers & BIT[data.DIESEL] == 0:
        return NO_DIESEL
    if space >= len(works.market) or works.market[space].owner != works.active:
        return NOT_YOUR_CAR
    if works.market[space].marker != NONE:
        return CAR_HAS_MARKER
    return LEGAL if data.MOTOR + engine in mat.halls else NO_SUCH_ENGINE


def refuse_sale(works: Works, space: i64) -> str:
    if space < len(works.market) and works.market[space].owner == works.active:
        return LEGAL
    return NOT_YOUR_CAR
