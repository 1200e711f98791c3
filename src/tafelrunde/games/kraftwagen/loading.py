"""Kraftwagen: a position from outside becomes a state, or is refused."""

from __future__ import annotations

from tafelrunde.core.position import PositionReader
from tafelrunde.games.kraftwagen import data
from tafelrunde.games.kraftwagen.data import NONE
from tafelrunde.games.kraftwagen.laws import check
from tafelrunde.games.kraftwagen.rules import Kraftwagen
from tafelrunde.games.kraftwagen.state import (
    ENDS,
    FIRST_SEAT,
    PHASES,
    Agreement,
    Car,
    Mat,
    Offer,
    Research,
    Review,
    SpecialTiles,
    Turn,
)

MANY = 10_000
"""More points or sales than any game has."""


def load(position: object) -> Kraftwagen:
    """The state that `position` described; PositionError says what is wrong with it."""
    reader = PositionReader(position)
    seats = reader.number("seats", 2, data.MOST_SEATS)
    spaces = data.CARS_FOR_TWO if seats == 2 else data.MOST_CARS
    links = FIRST_SEAT + seats - 1
    state = Kraftwagen(
        agreed=_agreement(reader.reader("agreed")),
        chain=reader.numbers("chain", 0, links, most=seats + data.STANDARD_TILES + 1),
        mats=[_mat(row) for row in reader.readers("mats", seats)],
        bodies=reader.numbers("bodies", 0, max(data.BODIES), length=data.HIGHEST + 1),
        motors=reader.numbers("motors", 0, max(data.MOTORS), length=data.HIGHEST + 1),
        research=_research(reader),
        awards=reader.numbers("awards", NONE, seats - 1, length=data.AWARDS),
        market=[
            Car(*row) for row in reader.table("market", spaces, NONE, data.HIGHEST_PRICE, length=6)
        ],
        buyers=reader.numbers("buyers", 0, data.PREFERENCES - 1, most=data.MOST_BUYERS),
        money=reader.numbers("money", 0, MANY, length=data.PREFERENCES),
        special=_special(reader, seats),
        this_turn=_turn(reader),
        offer=Offer(*reader.numbers("offer", 0, data.WORKERS, length=3)),
        review=_review(reader.reader("review"), seats),
    )
    state.phase = PHASES.index(reader.word("phase", PHASES))
    state.active = reader.number("active", 0, seats - 1)
    state.round_number = reader.number("round", 0, data.ROUNDS)
    state.turns = reader.number("turns", 0, data.TURN_CAP * seats)
    state.start_tiles = reader.number("start_tiles", 0, 2**data.START_TILES - 1)
    state.prices = reader.number("prices", 0, 2 ** (data.HIGHEST_PRICE + 1) - 1)
    state.track = reader.number("track", 0, data.TRACK_FOR_TWO if seats == 2 else data.TRACK_TOP)
    reader.done()
    check(state)
    return state


def _agreement(reader: PositionReader) -> Agreement:
    agreed = Agreement(
        special_tiles=reader.flag("special_tiles"),
        hidden_scores=reader.flag("hidden_scores"),
        exact_level=reader.flag("exact_level"),
        short=reader.flag("short"),
        engineers=reader.flag("engineers"),
    )
    reader.done()
    return agreed


def _research(reader: PositionReader) -> Research:
    deck = reader.numbers("deck", 0, max(data.DECK), length=data.CARDS)
    discard = reader.numbers("discard", 0, max(data.DECK), length=data.CARDS)
    return Research(
        deck=deck,
        deck_size=sum(deck),
        discard=discard,
        discard_size=sum(discard),
        open_cards=reader.numbers("open_cards", NONE, data.CARDS - 1, length=2),
    )


def _special(reader: PositionReader, seats: int) -> SpecialTiles:
    return SpecialTiles(
        stack=reader.number("special_stack", 0, 2**data.TILES - 1),
        used=reader.number("special_used", 0, 2**data.TILES - 1),
        at=reader.number("special_at", NONE, seats + data.STANDARD_TILES),
    )


def _turn(reader: PositionReader) -> Turn:
    turn = Turn()
    turn.tile = reader.number("tile", NONE, data.TILES - 1)
    turn.icons = reader.number("icons", 0, 2**data.ICONS - 1)
    turn.part = reader.number("part", NONE, data.ENGINE)
    turn.level_bonus = reader.number("level_bonus", 0, max(data.LEVEL_BONUS))
    turn.parts_due = reader.number("parts_due", 0, 2**data.BODY | 2**data.ENGINE)
    turn.to_hire = reader.number("to_hire", 0, data.INST_HIRE)
    turn.instant = reader.number("instant", NONE, data.INST_PARTS)
    turn.researches = reader.number("researches", 0, 2)
    turn.sale_due = reader.flag("sale_due")
    turn.offered = reader.flag("offered")
    turn.backs = reader.number("backs", 0, data.MOST_BACKS)
    return turn


def _mat(reader: PositionReader) -> Mat:
    mat = Mat(
        halls=reader.numbers("halls", 0, data.MOTOR + data.HIGHEST, length=data.HALLS),
        developments=reader.numbers("developments", 0, max(data.DECK), length=data.DEVELOPMENTS),
        inactive=reader.numbers("inactive", 0, data.DEVELOPMENTS - 1, most=sum(data.DECK)),
        points=reader.numbers("points", 0, MANY, length=data.SOURCES),
    )
    mat.canteen = reader.number("canteen", 0, data.WORKERS)
    mat.supply = reader.number("supply", 0, data.WORKERS)
    mat.race_engine = reader.number("race_engine", 0, data.HIGHEST)
    mat.space = reader.number("space", 0, data.RING)
    mat.laps = reader.number("laps", 0, MANY)
    mat.engineers = reader.number("engineers", 0, 2**data.ENGINEERS - 1)
    mat.markers = reader.number("markers", 0, 2**data.ENGINEERS - 1)
    mat.start_tile = reader.number("start_tile", NONE, data.START_TILES - 1)
    mat.sold = reader.number("sold", 0, MANY)
    reader.done()
    mat.sum_up()
    return mat


def _review(reader: PositionReader, seats: int) -> Review:
    review = Review(
        round_number=reader.number("round", 0, data.ROUNDS),
        ended_by=ENDS.index(reader.word("ended_by", ENDS)),
        spaces=reader.numbers("spaces", 0, data.RING, length=seats),
        laps=reader.numbers("laps", 0, MANY, length=seats),
        prizes=reader.numbers("prizes", 0, MANY, length=seats),
        bonuses=reader.numbers("bonuses", 0, MANY, length=seats),
        sales=reader.table("sales", None, NONE, MANY, length=9, most=data.MOST_BUYERS),
        unsold=reader.table("unsold", None, NONE, MANY, length=7, most=data.MOST_CARS),
        totals=reader.numbers("totals", 0, MANY, length=seats),
        before=_before(reader, seats),
    )
    for row in review.sales:
        reader.must(0 <= row[0] < data.PREFERENCES, "sales", "a row begins with a preference")
        reader.must(row[1] < seats, "sales", "a row names the owner second")
        reader.must(row[6] <= data.DIESEL, "sales", "a row names the marker seventh")
    for row in review.unsold:
        reader.must(0 <= row[0] < seats, "unsold", "a row begins with the owner")
        reader.must(row[5] <= data.DIESEL, "unsold", "a row names the marker sixth")
    reader.done()
    return review


def _before(reader: PositionReader, seats: int) -> Review | None:
    return None if reader.none("before") else _review(reader.reader("before"), seats)
