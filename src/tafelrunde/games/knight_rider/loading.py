"""Knight Rider: the fields of a position, with their bounds."""

from __future__ import annotations

from tafelrunde.core.bits import list_bits
from tafelrunde.core.position import Form
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.state import (
    PHASES,
    Agreement,
    Car,
    Cards,
    Chase,
    Supply,
    Turn,
    table_cells,
)
from tafelrunde.games.knight_rider.rules.track import (
    Track,
    card_foot,
    card_kind,
    card_tile,
    empty_track,
)

NO_TILE = 0
"""Written where there is none; printed numbers are greater."""
TILE_OF = {NO_TILE: data.NONE, **{number: tile for tile, number in enumerate(data.TILE_NUMBER)}}
SIDE_WORDS = ("", *data.SIDE_NAMES)
KIND_WORDS = ("", *data.DIVERSION_NAMES)
FOOT_WORDS = (*data.SIDE_NAMES, "")
DECLARED = (data.NONE, actions.FORWARD, actions.JUMP)
DECLARED_WORDS = ("", "forward", "jump")
MOST_ROUNDS = 99


def fields(form: Form, state: Chase) -> None:
    state.seats = seats = form.number("seats", state.seats, 2, data.MOST_SEATS)
    agreed = state.agreed
    agreement_fields(form.part("agreed"), agreed)
    state.phase = form.word("phase", state.phase, PHASES)
    state.first = form.number("first", state.first, 0, seats - 1)
    state.active = form.number("active", state.active, 0, seats - 1)
    card_fields(form, "kitt", state.kitt, seats, data.KITTS)
    card_fields(form, "diversions", state.diversions, seats, data.DIVERSIONS)
    state.dealt = form.number("dealt", state.dealt, 0, data.SETS * data.DIVERSIONS)
    if form.reading:
        state.track = empty_track(agreed.cells)
    tile_fields(form, state.track)
    laid_fields(form, state.track)
    supply_fields(form, state.supply, seats)
    state.tens = form.number("tens", state.tens, 0, data.FACES)
    state.red = _tile(form, "red", state.red)
    state.start_tile = _tile(form, "start_tile", state.start_tile)
    state.checkpoints = _tiles(form, "checkpoints", state.checkpoints)
    for part, car in zip(form.parts("cars", seats), state.cars, strict=True):
        car_fields(part, car)
    escapes = [card + 1 for card in list_bits(state.escapes)]
    state.escapes = _set(form, "escapes", escapes, 1, data.ESCAPES) >> 1
    state.round = form.number("round", state.round, 1, agreed.round_limit)
    turn_fields(form.part("turn"), state.now)
    state.won = _set(form, "won", list_bits(state.won), 0, seats - 1)


def agreement_fields(form: Form, agreed: Agreement) -> None:
    agreed.dice_start = form.flag("dice_start", agreed.dice_start)
    agreed.checkpoints = form.number("checkpoints", agreed.checkpoints, 0, data.MOST_CHECKPOINTS)
    agreed.share_surplus = form.flag("share_surplus", agreed.share_surplus)
    agreed.random_deal = form.flag("random_deal", agreed.random_deal)
    agreed.stop_there = form.flag("stop_there", agreed.stop_there)
    if form.knows("ram_stop_catches"):  # older positions: off
        agreed.ram_stop_catches = form.flag("ram_stop_catches", agreed.ram_stop_catches)
    if form.knows("cards_any_time"):  # older positions: off
        agreed.cards_any_time = form.flag("cards_any_time", agreed.cards_any_time)
    agreed.red_by_round = form.flag("red_by_round", agreed.red_by_round)
    agreed.pocket_rule = form.number("pocket_rule", agreed.pocket_rule, 0, data.TILES)
    agreed.auto_build = form.flag("auto_build", agreed.auto_build)
    agreed.clearing_from_round = form.number(
        "clearing_from_round", agreed.clearing_from_round, 0, 99
    )
    agreed.clearing_per_round = form.number("clearing_per_round", agreed.clearing_per_round, 0, 25)
    agreed.round_limit = form.number("round_limit", agreed.round_limit, 1, MOST_ROUNDS)
    agreed.table_size = form.number("table_size", agreed.table_size, 8, data.WIDEST_TABLE)
    form.must(agreed.table_size % 2 == 0, "table_size", "expected an even number")
    if form.reading:
        agreed.cells = table_cells(agreed.table_size)


def card_fields(form: Form, name: str, cards: Cards, seats: int, kinds: int) -> None:
    cards.hands = form.table(name, cards.hands, 0, data.SETS, rows=seats, length=kinds)
    cards.out = form.numbers(f"{name}_out", cards.out, 0, data.SETS, length=kinds)


# -- The city ------------------------------------------------------------------------------------


def tile_fields(form: Form, track: Track) -> None:
    """Number, column, row and rotation of each tile on the table."""
    written = [
        [data.TILE_NUMBER[tile], data.CELL_X[cell], data.CELL_Y[cell], track.rotation[tile]]
        for tile, cell in enumerate(track.cell_of)
        if cell != data.NONE
    ]
    rows = form.table("tiles", written, -99, 99, length=4, most=data.TILES)
    if form.reading:
        for number, x, y, rotation in rows:
            _lay(form, track, number, x, y, rotation)


def _lay(form: Form, track: Track, number: int, x: int, y: int, rotation: int) -> None:
    tile = TILE_OF.get(number, data.NONE)
    form.must(tile != data.NONE, "tiles", f"there is no tile {number}")
    form.must(not track.is_laid(tile), "tiles", f"tile {number} lies there twice")
    cell = _cell(x, y)
    free = cell != data.NONE and track.demand[cell] != data.UNUSABLE
    form.must(free, "tiles", f"tile {number} cannot lie on ({x}, {y})")
    differs = 0 <= rotation < data.ROTATIONS[data.SHAPE[tile]]
    form.must(differs, "tiles", f"tile {number} has no rotation {rotation}")
    track.lay(tile, cell, rotation)


def _cell(x: int, y: int) -> int:
    """The cell in this column and row, NONE beyond the widest table."""
    column, row = x - data.LOWEST_X, y - data.LOWEST_X
    inside = 0 <= column < data.WIDEST_TABLE and 0 <= row < data.WIDEST_TABLE
    return row * data.WIDEST_TABLE + column if inside else data.NONE


def laid_fields(form: Form, track: Track) -> None:
    """The diversion cards on the tiles, the oldest first."""
    codes = track.laid
    parts = form.parts("laid", len(codes), most=data.SETS * data.DIVERSIONS)
    for at, part in enumerate(parts):
        code = 0 if form.reading else codes[at]
        kind = part.word("kind", card_kind(code), data.DIVERSION_NAMES)
        tile = _tile(part, "tile", card_tile(code))
        foot = part.word("foot", card_foot(code), FOOT_WORDS)
        if form.reading:
            lies = tile != data.NONE and track.is_laid(tile)
            part.must(lies, "tile", "lies not on the table")
            track.add_card(tile, kind, foot)


def supply_fields(form: Form, supply: Supply, seats: int) -> None:
    supply.undrawn = _tile_set(form, "undrawn", supply.undrawn)
    supply.drawn = _tile(form, "drawn", supply.drawn)
    supply.aside = _tiles(form, "aside", supply.aside)
    supply.aside_at = form.number("aside_at", supply.aside_at, 0, data.TILES)
    supply.aside_placed = form.flag("aside_placed", supply.aside_placed)
    supply.has_laid = _set(form, "has_laid", list_bits(supply.has_laid), 0, seats - 1)
    supply.removed = _tile_set(form, "removed", supply.removed)


# -- Cars and turns ------------------------------------------------------------------------------


def car_fields(form: Form, car: Car) -> None:
    car.field = _field(form, "field", car.field)
    car.entry = _field(form, "entry", car.entry)
    car.facing = form.word("facing", car.facing, data.SIDE_NAMES)
    car.upside_down = form.flag("upside_down", car.upside_down)
    car.mantle = form.flag("mantle", car.mantle)
    car.visits = form.number("visits", car.visits, 0, data.MOST_CHECKPOINTS)
    if form.knows("driven"):  # older positions: 0
        car.driven = form.number("driven", car.driven, 0, data.MOST_POINTS * MOST_ROUNDS)
    if form.knows("way"):  # older positions: none
        way_fields(form, car)
    car.jump_shown = form.flag("jump_shown", car.jump_shown)


def way_fields(form: Form, car: Car) -> None:
    """Each field as X, Y and the side the car faced there."""
    written = [[*field_position(stand // data.SIDES), stand % data.SIDES] for stand in car.way]
    low, high = 1 - data.FIELD_ZERO, data.FIELD_ZERO + 1
    rows = form.table("way", written, low, high, length=3, most=data.MOST_POINTS)
    form.must(all(0 <= side < data.SIDES for _x, _y, side in rows), "way", "no such side")
    if form.reading:
        car.way = [field_at(x, y) * data.SIDES + side for x, y, side in rows]


def turn_fields(form: Form, turn: Turn) -> None:
    turn.roll = form.number("roll", turn.roll, 0, data.FACES)
    turn.points = form.number("points", turn.points, 0, data.MOST_POINTS)
    turn.kitt_played = form.flag("kitt_played", turn.kitt_played)
    turn.diversion_laid = form.flag("diversion_laid", turn.diversion_laid)
    turn.move_done = form.flag("move_done", turn.move_done)
    turn.came_from = form.word("came_from", turn.came_from + 1, SIDE_WORDS) - 1
    turn.rammed_here = form.flag("rammed_here", turn.rammed_here)
    turn.entered = form.flag("entered", turn.entered)
    turn.drove_last = form.flag("drove_last", turn.drove_last)
    declared = form.word("declared", DECLARED.index(turn.declared), DECLARED_WORDS)
    turn.declared = DECLARED[declared]
    turn.red_rams = form.number("red_rams", turn.red_rams, 0, data.MOST_SEATS)
    turn.lay_kind = form.word("lay_kind", turn.lay_kind + 1, KIND_WORDS) - 1
    turn.lay_tile = _tile(form, "lay_tile", turn.lay_tile)
    turn.backs = form.number("backs", turn.backs, 0, data.MOST_BACKS)


# -- Tiles, sets, fields -------------------------------------------------------------------------


def _tile(form: Form, name: str, tile: int) -> int:
    number = form.number(name, _number(tile), NO_TILE, data.TILE_NUMBER[-1])
    form.must(number in TILE_OF, name, f"there is no tile {number}")
    return TILE_OF[number]


def _number(tile: int) -> int:
    """The printed one."""
    return NO_TILE if tile == data.NONE else data.TILE_NUMBER[tile]


def _tiles(form: Form, name: str, tiles: list[int]) -> list[int]:
    written = [_number(tile) for tile in tiles]
    numbers = _distinct(form, name, written, data.TILE_NUMBER[0], data.TILE_NUMBER[-1])
    for number in numbers:
        form.must(number in TILE_OF, name, f"there is no tile {number}")
    return [TILE_OF[number] for number in numbers]


def _tile_set(form: Form, name: str, tiles: int) -> int:
    return sum(2**tile for tile in _tiles(form, name, list_bits(tiles)))


def _set(form: Form, name: str, members: list[int], low: int, high: int) -> int:
    return sum(2**member for member in _distinct(form, name, members, low, high))


def _distinct(form: Form, name: str, numbers: list[int], low: int, high: int) -> list[int]:
    found = form.numbers(name, numbers, low, high, most=data.TILES)
    form.must(len(set(found)) == len(found), name, "something stands there twice")
    return found


def _field(form: Form, name: str, field: int) -> int:
    low, high = 1 - data.FIELD_ZERO, data.FIELD_ZERO + 1
    place = form.numbers(name, field_position(field), low, high, most=2)
    form.must(len(place) != 1, name, "expected [X, Y] or nothing")
    if not place:
        return data.NONE
    return field_at(*place)


def field_at(x: int, y: int) -> int:
    return (y + data.FIELD_ZERO) * data.FIELD_ROW + x + data.FIELD_ZERO


def field_position(field: int) -> list[int]:
    """[X, Y], empty for no field."""
    return [] if field == data.NONE else [data.FIELD_X[field], data.FIELD_Y[field]]
