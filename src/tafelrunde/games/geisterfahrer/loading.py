"""Geisterfahrer: the fields of a position, with their bounds."""

from __future__ import annotations

from tafelrunde.core.position import Form
from tafelrunde.games.geisterfahrer.rules import data
from tafelrunde.games.geisterfahrer.rules.state import PHASES, Agreement, Motorway


def fields(form: Form, state: Motorway) -> None:
    state.seats = seats = form.number("seats", state.seats, 2, data.MOST_SEATS)
    agreed = state.agreed
    agreement_fields(form.part("agreed"), agreed, seats)
    state.phase = form.word("phase", state.phase, PHASES)
    state.active = form.number("active", state.active, 0, seats - 1)
    state.turn_no = form.number("turn_no", state.turn_no, 0, agreed.last_turn)
    state.thrown = form.number("thrown", state.thrown, 0, data.SYMBOL)
    state.cars = form.table(
        "cars", state.cars, data.SCRAP, data.FIELDS - 1, rows=seats, length=agreed.cars
    )
    state.ghosts = form.numbers(
        "ghosts", state.ghosts, data.OFF, data.FIELDS - 1, length=data.GHOSTS
    )
    state.waived = form.numbers("waived", state.waived, 0, agreed.waive_limit, length=seats)
    state.rescued_at = form.numbers(
        "rescued_at", state.rescued_at, 0, agreed.last_turn, length=seats
    )
    # Positions of older versions do not say when cars left or were lost, nor what was thrown last.
    if form.knows("gone_at"):
        state.gone_at = form.numbers(
            "gone_at", state.gone_at, 0, agreed.last_turn, length=seats * data.MOST_CARS
        )
    if form.knows("last_thrown"):
        state.last_thrown = form.number("last_thrown", state.last_thrown, 0, data.SYMBOL)
    if form.reading:
        state.take_places()


def agreement_fields(form: Form, agreed: Agreement, seats: int) -> None:
    agreed.fields = form.number(
        "fields_per_lane", agreed.fields, data.SHORTEST_LANE, data.LONGEST_LANE
    )
    agreed.cars = form.number("cars_per_player", agreed.cars, 2, data.MOST_CARS)
    agreed.waive_limit = form.number("waive_limit", agreed.waive_limit, 1, data.MOST_ROUNDS)
    agreed.max_rounds = form.number("max_rounds", agreed.max_rounds, 1, data.MOST_ROUNDS)
    agreed.ghosts_stop_cars = form.flag("ghosts_stop_cars", agreed.ghosts_stop_cars)
    agreed.one_ghost_each = form.flag("one_ghost_per_carriageway", agreed.one_ghost_each)
    agreed.sideswipe = form.flag("ghost_sideswipe", agreed.sideswipe)
    if form.reading:
        agreed.lay_out(seats)
