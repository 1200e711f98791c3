"""Geisterfahrer: a position from outside becomes a state, or an error that names the place."""

from __future__ import annotations

from tafelrunde.core.position import PositionReader
from tafelrunde.games.geisterfahrer import data
from tafelrunde.games.geisterfahrer.laws import check
from tafelrunde.games.geisterfahrer.rules import Geisterfahrer, with_pieces
from tafelrunde.games.geisterfahrer.state import PHASES, Agreement


def load(position: object) -> Geisterfahrer:
    reader = PositionReader(position)
    seats = reader.number("seats", 2, data.MOST_SEATS)
    agreed = _agreement(reader.reader("agreed"), seats)
    state = with_pieces(
        agreed,
        cars=reader.table("cars", seats, data.SCRAP, data.FIELDS - 1, length=agreed.cars),
        ghosts=reader.numbers("ghosts", data.OFF, data.FIELDS - 1, length=data.GHOSTS),
        waived=reader.numbers("waived", 0, agreed.waive_limit, length=seats),
        rescued_at=reader.numbers("rescued_at", 0, agreed.last_turn, length=seats),
        gone_at=_gone_at(reader, seats, agreed),
    )
    state.phase = PHASES.index(reader.word("phase", PHASES))
    state.active = reader.number("active", 0, seats - 1)
    state.turn_no = reader.number("turn_no", 0, agreed.last_turn)
    state.thrown = reader.number("thrown", 0, data.SYMBOL)
    # Positions of older versions do not say it.
    if reader.has("last_thrown"):
        state.last_thrown = reader.number("last_thrown", 0, data.SYMBOL)
    reader.done()
    check(state)
    return state


def _gone_at(reader: PositionReader, seats: int, agreed: Agreement) -> list[int]:
    """Positions of older versions do not say when cars left or were lost."""
    if not reader.has("gone_at"):
        return [0] * (seats * data.MOST_CARS)
    return reader.numbers("gone_at", 0, agreed.last_turn, length=seats * data.MOST_CARS)


def _agreement(reader: PositionReader, seats: int) -> Agreement:
    agreed = Agreement(
        seats=seats,
        fields=reader.number("fields_per_lane", data.SHORTEST_LANE, data.LONGEST_LANE),
        cars=reader.number("cars_per_player", 2, data.MOST_CARS),
        waive_limit=reader.number("waive_limit", 1, data.MOST_ROUNDS),
        max_rounds=reader.number("max_rounds", 1, data.MOST_ROUNDS),
        ghosts_stop_cars=reader.flag("ghosts_stop_cars"),
        one_ghost_each=reader.flag("one_ghost_per_carriageway"),
        sideswipe=reader.flag("ghost_sideswipe"),
    )
    reader.done()
    return agreed
