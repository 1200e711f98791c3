"""Geisterfahrer: a number, with which a car enters or drives (R4.2, Q16, Q17)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.games.geisterfahrer.rules import action_numbers, data
from tafelrunde.games.geisterfahrer.rules.state import Motorway
from tafelrunde.games.geisterfahrer.rules.traffic import drive, drive_in, put_car
from tafelrunde.games.geisterfahrer.rules.turns import end_turn


def uses(state: Motorway, seat: i64) -> i64:
    menu: i64 = 0
    waiting = False
    own = state.cars[seat]
    car: i64
    for car in range(len(own)):
        field = own[car]
        if field >= 0:
            if drive(state, seat, field, state.thrown) != data.NONE:
                menu |= BIT[action_numbers.move(car)]
        elif field == data.OFF:
            waiting = True
    if waiting:
        carriageway: i64
        for carriageway in range(data.CARRIAGEWAYS):
            if drive_in(state, seat, carriageway, state.thrown) != data.NONE:
                menu |= BIT[action_numbers.enter(carriageway)]
    return menu


def enter(state: Motorway, seat: i64, carriageway: i64) -> None:
    end = drive_in(state, seat, carriageway, state.thrown)
    put_car(state, seat, state.waiting_car(seat), end)
    end_turn(state)


def move(state: Motorway, seat: i64, car: i64) -> None:
    """Q15, Q31  Round its own carriageway, to the first own exit in the right lane."""
    put_car(state, seat, car, drive(state, seat, state.cars[seat][car], state.thrown))
    end_turn(state)
