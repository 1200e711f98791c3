"""Kraftwagen: action numbers and their texts."""

from __future__ import annotations

from tafelrunde.core.notation import Family, Notation
from tafelrunde.games.kraftwagen.data import (
    BACK,
    BODY_PLACES,
    BRING,
    CARD,
    CARD_NAMES,
    CARD_OPENED,
    DO,
    END_TURN,
    HIGHEST,
    HIGHEST_PRICE,
    ICON_NAMES,
    MARKER_NAMES,
    MOST_CARS,
    MOST_SEATS,
    NO_SALE,
    OFFER,
    PLACE_NAMES,
    PREFERENCE_NAMES,
    PRICE,
    REFIT,
    SEAT_DRAWN,
    SELL,
    START,
    START_DRAWN,
    START_NAMES,
    TAKE,
    TAKE_BODY,
    TAKE_ENGINE,
    TILE_DRAWN,
    TILE_NAMES,
    WORKERS,
)


def _numbers(highest: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, highest + 1))


_VALUES = _numbers(HIGHEST)
_SPACES = _numbers(MOST_CARS)

NOTATION = Notation(
    [
        Family("start", START, (START_NAMES,)),
        Family("take", TAKE, (TILE_NAMES,)),
        Family("do", DO, (ICON_NAMES,)),
        Family("card", CARD, (("0", "1"),)),
        Family("body", TAKE_BODY, (_VALUES, PLACE_NAMES[:BODY_PLACES])),
        Family("engine", TAKE_ENGINE, (_VALUES, PLACE_NAMES)),
        Family("buyer", BRING, (PREFERENCE_NAMES,)),
        # Body, engine, workers; then the price, and the marker on the car.
        Family("offer", OFFER, (_VALUES, _VALUES, _numbers(WORKERS))),
        Family("price", PRICE, (_numbers(HIGHEST_PRICE), MARKER_NAMES)),
        Family("back", BACK),
        Family("diesel", REFIT, (_SPACES, _VALUES)),
        Family("quick_sale", SELL, (_SPACES,)),
        Family("no_sale", NO_SALE),
        Family("end_turn", END_TURN),
        Family("seat", SEAT_DRAWN, (tuple(str(seat) for seat in range(MOST_SEATS)),)),
        Family("tile", TILE_DRAWN, (TILE_NAMES,)),
        Family("start_tile", START_DRAWN, (START_NAMES,)),
        Family("open", CARD_OPENED, (CARD_NAMES,)),
    ]
)
