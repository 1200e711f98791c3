"""Kraftwagen: the fields of a position, with their bounds."""

from __future__ import annotations

from tafelrunde.core.position import Form
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.data import NONE
from tafelrunde.games.kraftwagen.rules.state import (
    ENDS,
    FIRST_SEAT,
    NOT_ENDED,
    PHASES,
    Agreement,
    Car,
    Mat,
    Offer,
    Research,
    Review,
    SpecialTiles,
    Turn,
    Works,
    new_review,
)

MANY = 10_000
"""More points or sales than any game has."""


def fields(form: Form, state: Works) -> None:
    state.seats = seats = form.number("seats", state.seats, 2, data.MOST_SEATS)
    agreement_fields(form.part("agreed"), state.agreed)
    state.phase = form.word("phase", state.phase, PHASES)
    state.active = form.number("active", state.active, 0, seats - 1)
    state.round_number = form.number("round", state.round_number, 0, data.ROUNDS)
    state.turns = form.number("turns", state.turns, 0, data.TURN_CAP * seats)
    longest_chain = seats + data.STANDARD_TILES + 1
    state.chain = form.numbers("chain", state.chain, 0, FIRST_SEAT + seats - 1, most=longest_chain)
    for part, mat in zip(form.parts("mats", seats), state.mats, strict=True):
        mat_fields(part, mat)
    each = data.HIGHEST + 1
    state.bodies = form.numbers("bodies", state.bodies, 0, max(data.BODIES), length=each)
    state.motors = form.numbers("motors", state.motors, 0, max(data.MOTORS), length=each)
    research_fields(form, state.research)
    state.start_tiles = form.number("start_tiles", state.start_tiles, 0, 2**data.START_TILES - 1)
    state.awards = form.numbers("awards", state.awards, NONE, seats - 1, length=data.AWARDS)
    market_fields(form, state)
    state.prices = form.number("prices", state.prices, 0, 2 ** (data.HIGHEST_PRICE + 1) - 1)
    state.buyers = form.numbers(
        "buyers", state.buyers, 0, data.PREFERENCES - 1, most=data.MOST_BUYERS
    )
    state.money = form.numbers("money", state.money, 0, MANY, length=data.PREFERENCES)
    track = data.TRACK_FOR_TWO if seats == 2 else data.TRACK_TOP
    state.track = form.number("track", state.track, 0, track)
    special_fields(form, state.special, seats)
    turn_fields(form, state.this_turn)
    offer = state.offer
    row = form.numbers(
        "offer", [offer.body, offer.engine, offer.workers], 0, data.WORKERS, length=3
    )
    if form.reading:
        state.offer = Offer(*row)
    review_fields(form.part("review"), state.review, seats)


def agreement_fields(form: Form, agreed: Agreement) -> None:
    agreed.special_tiles = form.flag("special_tiles", agreed.special_tiles)
    agreed.hidden_scores = form.flag("hidden_scores", agreed.hidden_scores)
    agreed.exact_level = form.flag("exact_level", agreed.exact_level)
    agreed.short = form.flag("short", agreed.short)
    agreed.engineers = form.flag("engineers", agreed.engineers)


def mat_fields(form: Form, mat: Mat) -> None:
    mat.canteen = form.number("canteen", mat.canteen, 0, data.WORKERS)
    mat.supply = form.number("supply", mat.supply, 0, data.WORKERS)
    mat.halls = form.numbers("halls", mat.halls, 0, data.MOTOR + data.HIGHEST, length=data.HALLS)
    mat.race_engine = form.number("race_engine", mat.race_engine, 0, data.HIGHEST)
    mat.space = form.number("space", mat.space, 0, data.RING)
    mat.laps = form.number("laps", mat.laps, 0, MANY)
    mat.developments = form.numbers(
        "developments", mat.developments, 0, max(data.DECK), length=data.DEVELOPMENTS
    )
    mat.inactive = form.numbers(
        "inactive", mat.inactive, 0, data.DEVELOPMENTS - 1, most=sum(data.DECK)
    )
    mat.engineers = form.number("engineers", mat.engineers, 0, 2**data.ENGINEERS - 1)
    mat.markers = form.number("markers", mat.markers, 0, 2**data.ENGINEERS - 1)
    mat.start_tile = form.number("start_tile", mat.start_tile, NONE, data.START_TILES - 1)
    mat.sold = form.number("sold", mat.sold, 0, MANY)
    mat.points = form.numbers("points", mat.points, 0, MANY, length=data.SOURCES)
    if form.reading:
        mat.sum_up()


def research_fields(form: Form, research: Research) -> None:
    most = max(data.DECK)
    research.deck = form.numbers("deck", research.deck, 0, most, length=data.CARDS)
    research.discard = form.numbers("discard", research.discard, 0, most, length=data.CARDS)
    research.open_cards = form.numbers(
        "open_cards", research.open_cards, NONE, data.CARDS - 1, length=2
    )
    if form.reading:
        research.deck_size = sum(research.deck)
        research.discard_size = sum(research.discard)


def market_fields(form: Form, state: Works) -> None:
    written = [car.row() for car in state.market]
    spaces = len(state.market)
    rows = form.table("market", written, NONE, data.HIGHEST_PRICE, rows=spaces, length=6)
    if form.reading:
        state.market = [Car(*row) for row in rows]


def special_fields(form: Form, special: SpecialTiles, seats: int) -> None:
    special.stack = form.number("special_stack", special.stack, 0, 2**data.TILES - 1)
    special.used = form.number("special_used", special.used, 0, 2**data.TILES - 1)
    special.at = form.number("special_at", special.at, NONE, seats + data.STANDARD_TILES)


def turn_fields(form: Form, turn: Turn) -> None:
    turn.tile = form.number("tile", turn.tile, NONE, data.TILES - 1)
    turn.icons = form.number("icons", turn.icons, 0, 2**data.ICONS - 1)
    turn.part = form.number("part", turn.part, NONE, data.ENGINE)
    turn.level_bonus = form.number("level_bonus", turn.level_bonus, 0, max(data.LEVEL_BONUS))
    turn.parts_due = form.number("parts_due", turn.parts_due, 0, 2**data.BODY | 2**data.ENGINE)
    turn.to_hire = form.number("to_hire", turn.to_hire, 0, data.INST_HIRE)
    turn.instant = form.number("instant", turn.instant, NONE, data.INST_PARTS)
    turn.researches = form.number("researches", turn.researches, 0, 2)
    turn.sale_due = form.flag("sale_due", turn.sale_due)
    turn.offered = form.flag("offered", turn.offered)
    turn.backs = form.number("backs", turn.backs, 0, data.MOST_BACKS)


def review_fields(form: Form, review: Review, seats: int) -> None:
    review.round_number = form.number("round", review.round_number, 0, data.ROUNDS)
    review.ended_by = form.word("ended_by", review.ended_by, ENDS)
    review.spaces = form.numbers("spaces", review.spaces, 0, data.RING, length=seats)
    review.laps = form.numbers("laps", review.laps, 0, MANY, length=seats)
    review.prizes = form.numbers("prizes", review.prizes, 0, MANY, length=seats)
    review.bonuses = form.numbers("bonuses", review.bonuses, 0, MANY, length=seats)
    review.sales = form.table("sales", review.sales, NONE, MANY, length=9, most=data.MOST_BUYERS)
    review.unsold = form.table("unsold", review.unsold, NONE, MANY, length=7, most=data.MOST_CARS)
    review.totals = form.numbers("totals", review.totals, 0, MANY, length=seats)
    for row in review.sales:
        form.must(0 <= row[0] < data.PREFERENCES, "sales", "a row begins with a preference")
        form.must(row[1] < seats, "sales", "a row names the owner second")
        form.must(row[6] <= data.DIESEL, "sales", "a row names the marker seventh")
    for row in review.unsold:
        form.must(0 <= row[0] < seats, "unsold", "a row begins with the owner")
        form.must(row[5] <= data.DIESEL, "unsold", "a row names the marker sixth")
    if form.nothing("before", review.before):
        review.before = None
        return
    if form.reading:
        review.before = new_review(seats, 0, NOT_ENDED, None)
    assert review.before is not None
    review_fields(form.part("before"), review.before, seats)
