"""Kraftwagen: action numbers and their texts."""

from __future__ import annotations

from tafelrunde.core.notation import Family, Notation
from tafelrunde.games.kraftwagen.rules import action_numbers as numbers
from tafelrunde.games.kraftwagen.rules import data


def _numbers(highest: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, highest + 1))


_VALUES = _numbers(data.HIGHEST)
_SPACES = _numbers(data.MOST_CARS)

NOTATION = Notation(
    [
        Family("start", numbers.START, (data.START_NAMES,)),
        Family("take", numbers.TAKE, (data.TILE_NAMES,)),
        Family("do", numbers.DO, (data.ICON_NAMES,)),
        Family("card", numbers.CARD, (("0", "1"),)),
        Family("body", numbers.TAKE_BODY, (_VALUES, numbers.BODY_PLACE_NAMES)),
        Family("engine", numbers.TAKE_ENGINE, (_VALUES, numbers.PLACE_NAMES)),
        Family("buyer", numbers.BRING, (data.PREFERENCE_NAMES,)),
        # Body, engine, workers; then the price, and the marker on the car.
        Family("offer", numbers.OFFER, (_VALUES, _VALUES, _numbers(data.WORKERS))),
        Family("price", numbers.PRICE, (_numbers(data.HIGHEST_PRICE), data.MARKER_NAMES)),
        Family("back", numbers.BACK),
        Family("diesel", numbers.REFIT, (_SPACES, _VALUES)),
        Family("quick_sale", numbers.SELL, (_SPACES,)),
        Family("no_sale", numbers.NO_SALE),
        Family("end_turn", numbers.END_TURN),
        Family("seat", numbers.SEAT_DRAWN, (tuple(str(seat) for seat in range(data.MOST_SEATS)),)),
        Family("tile", numbers.TILE_DRAWN, (data.TILE_NAMES,)),
        Family("start_tile", numbers.START_DRAWN, (data.START_NAMES,)),
        Family("open", numbers.CARD_OPENED, (data.CARD_NAMES,)),
    ]
)
