"""Kraftwagen: the number of every choice and draw, put together and taken apart."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kraftwagen.rules.data import BODY, ENGINE

# Where a part goes.
HALL: Final = 0
"""An empty workshop."""
CLEAR: Final = 1
"""CLEAR + workshop: into that one, in place of what stands there."""
RACE_CAR: Final = 4
PLACE_NAMES: Final[tuple[str, ...]] = ("hall", "clear:0", "clear:1", "clear:2", "race")
BODY_PLACE_NAMES: Final[tuple[str, ...]] = ("hall", "clear:0", "clear:1", "clear:2")

# The numbers of each kind. They are written out here, since only what is known in one file is a
# constant once compiled; the notation, which names every action, would not fit others.
_START_TILES: Final = 4
_TILES: Final = 22
_ICONS: Final = 6
_SLOTS: Final = 2
_VALUES: Final = 7
_BODY_PLACES: Final = 4
_ENGINE_PLACES: Final = 5
_PREFERENCES: Final = 4
_WORKERS: Final = 12
_PRICES: Final = 15
_MARKERS: Final = 5
"""No marker, and those that go on a car."""
_SPACES: Final = 6
_SEATS: Final = 4
_CARDS: Final = 19

START: Final = 0
"""START + start tile."""
TAKE: Final = START + _START_TILES
"""TAKE + tile."""
DO: Final = TAKE + _TILES
"""DO + icon."""
CARD: Final = DO + _ICONS
"""CARD + slot of the open card."""
TAKE_BODY: Final = CARD + _SLOTS
"""TAKE_BODY + (value - 1) * 4 + place."""
TAKE_ENGINE: Final = TAKE_BODY + _VALUES * _BODY_PLACES
"""TAKE_ENGINE + (value - 1) * 5 + place."""
BRING: Final = TAKE_ENGINE + _VALUES * _ENGINE_PLACES
"""BRING + preference: place a buyer."""
OFFER: Final = BRING + _PREFERENCES
"""OFFER + ((body - 1) * 7 + engine - 1) * 12 + workers - 1."""
PRICE: Final = OFFER + _VALUES * _VALUES * _WORKERS
"""PRICE + (price - 1) * 5 + marker + 1; the marker may be NONE."""
BACK: Final = PRICE + _PRICES * _MARKERS
"""Take up the offer again."""
REFIT: Final = BACK + 1
"""REFIT + space * 7 + engine - 1: DIESEL changes the engine of a car in the market."""
SELL: Final = REFIT + _SPACES * _VALUES
"""SELL + space: QUICK_SALE."""
NO_SALE: Final = SELL + _SPACES
END_TURN: Final = NO_SALE + 1
SEAT_DRAWN: Final = END_TURN + 1
"""SEAT_DRAWN + seat: the next worker of the chain. From here on it is chance that acts."""
TILE_DRAWN: Final = SEAT_DRAWN + _SEATS
"""TILE_DRAWN + tile: the next tile of the chain, or the next special tile."""
START_DRAWN: Final = TILE_DRAWN + _TILES
"""START_DRAWN + start tile, with 2 players."""
CARD_OPENED: Final = START_DRAWN + _START_TILES
"""CARD_OPENED + card."""
ACTIONS: Final = CARD_OPENED + _CARDS

# -- Start tiles, tiles, icons, cards ------------------------------------------------------


def start(tile: i64) -> i64:
    return START + tile


def is_start(action: i64) -> bool:
    return START <= action < TAKE


def start_tile(action: i64) -> i64:
    return action - START


def take(tile: i64) -> i64:
    return TAKE + tile


def is_take(action: i64) -> bool:
    return TAKE <= action < DO


def tile_taken(action: i64) -> i64:
    return action - TAKE


def do(icon: i64) -> i64:
    return DO + icon


def is_do(action: i64) -> bool:
    return DO <= action < CARD


def icon_done(action: i64) -> i64:
    return action - DO


def card(slot: i64) -> i64:
    return CARD + slot


def is_card(action: i64) -> bool:
    return CARD <= action < TAKE_BODY


def slot_taken(action: i64) -> i64:
    return action - CARD


# -- Parts and buyers ----------------------------------------------------------------------


def part(kind: i64, value: i64, place: i64) -> i64:
    """BODY or ENGINE."""
    if kind == BODY:
        return TAKE_BODY + (value - 1) * _BODY_PLACES + place
    return TAKE_ENGINE + (value - 1) * _ENGINE_PLACES + place


def is_part(action: i64) -> bool:
    return TAKE_BODY <= action < BRING


def part_kind(action: i64) -> i64:
    if action < TAKE_ENGINE:
        return BODY
    return ENGINE


def part_value(action: i64) -> i64:
    if action < TAKE_ENGINE:
        return (action - TAKE_BODY) // _BODY_PLACES + 1
    return (action - TAKE_ENGINE) // _ENGINE_PLACES + 1


def part_place(action: i64) -> i64:
    if action < TAKE_ENGINE:
        return (action - TAKE_BODY) % _BODY_PLACES
    return (action - TAKE_ENGINE) % _ENGINE_PLACES


def bring(preference: i64) -> i64:
    return BRING + preference


def is_bring(action: i64) -> bool:
    return BRING <= action < OFFER


def preference_brought(action: i64) -> i64:
    return action - BRING


# -- The market ----------------------------------------------------------------------------


def offer(body: i64, engine: i64, workers: i64) -> i64:
    return OFFER + ((body - 1) * _VALUES + engine - 1) * _WORKERS + workers - 1


def is_offer(action: i64) -> bool:
    return OFFER <= action < PRICE


def offered_body(action: i64) -> i64:
    return (action - OFFER) // _WORKERS // _VALUES + 1


def offered_engine(action: i64) -> i64:
    return (action - OFFER) // _WORKERS % _VALUES + 1


def offered_workers(action: i64) -> i64:
    return (action - OFFER) % _WORKERS + 1


def price(amount: i64, marker: i64) -> i64:
    return PRICE + (amount - 1) * _MARKERS + marker + 1


def is_price(action: i64) -> bool:
    return PRICE <= action < BACK


def price_set(action: i64) -> i64:
    return (action - PRICE) // _MARKERS + 1


def marker_used(action: i64) -> i64:
    return (action - PRICE) % _MARKERS - 1


def refit(space: i64, engine: i64) -> i64:
    return REFIT + space * _VALUES + engine - 1


def is_refit(action: i64) -> bool:
    return REFIT <= action < SELL


def refitted_space(action: i64) -> i64:
    return (action - REFIT) // _VALUES


def refitted_engine(action: i64) -> i64:
    return (action - REFIT) % _VALUES + 1


def sell(space: i64) -> i64:
    return SELL + space


def is_sell(action: i64) -> bool:
    return SELL <= action < NO_SALE


def space_sold(action: i64) -> i64:
    return action - SELL


# -- Chance --------------------------------------------------------------------------------


def is_chance(action: i64) -> bool:
    return action >= SEAT_DRAWN


def draw_seat(seat: i64) -> i64:
    return SEAT_DRAWN + seat


def is_seat_drawn(action: i64) -> bool:
    return SEAT_DRAWN <= action < TILE_DRAWN


def seat_drawn(action: i64) -> i64:
    return action - SEAT_DRAWN


def draw_tile(tile: i64) -> i64:
    return TILE_DRAWN + tile


def is_tile_drawn(action: i64) -> bool:
    return TILE_DRAWN <= action < START_DRAWN


def tile_drawn(action: i64) -> i64:
    return action - TILE_DRAWN


def draw_start(tile: i64) -> i64:
    return START_DRAWN + tile


def is_start_drawn(action: i64) -> bool:
    return START_DRAWN <= action < CARD_OPENED


def start_drawn(action: i64) -> i64:
    return action - START_DRAWN


def open_card(which: i64) -> i64:
    return CARD_OPENED + which


def is_card_opened(action: i64) -> bool:
    return action >= CARD_OPENED


def card_opened(action: i64) -> i64:
    return action - CARD_OPENED
