"""Knight Rider: a position from outside becomes a state, or an error that names the place."""

from __future__ import annotations

from tafelrunde.core.position import PositionReader
from tafelrunde.games.knight_rider import action_numbers as actions
from tafelrunde.games.knight_rider import data
from tafelrunde.games.knight_rider.laws import check
from tafelrunde.games.knight_rider.rules import KnightRider
from tafelrunde.games.knight_rider.state import PHASES, Agreement, Car, Cards, Supply, Turn
from tafelrunde.games.knight_rider.track import Track, empty_track

TILE_OF = {number: tile for tile, number in enumerate(data.TILE_NUMBER)}
SIDE_WORDS = ("", *data.SIDE_NAMES)
DECLARED = {"": data.NONE, "forward": actions.FORWARD, "jump": actions.JUMP}
MOST_ROUNDS = 99


def load(position: object) -> KnightRider:
    reader = PositionReader(position)
    seats = reader.number("seats", 2, data.MOST_SEATS)
    agreed = _agreement(reader.reader("agreed"))
    state = KnightRider(
        seats=seats,
        agreed=agreed,
        kitt=_cards(reader, "kitt", seats, data.KITTS),
        diversions=_cards(reader, "diversions", seats, data.DIVERSIONS),
        track=_track(reader, agreed),
        supply=_supply(reader, seats),
        cars=[_car(row) for row in reader.readers("cars", seats)],
        now=_turn(reader.reader("turn")),
    )
    state.phase = PHASES.index(reader.word("phase", PHASES))
    state.first = reader.number("first", 0, seats - 1)
    state.active = reader.number("active", 0, seats - 1)
    state.dealt = reader.number("dealt", 0, data.SETS * data.DIVERSIONS)
    state.tens = reader.number("tens", 0, data.FACES)
    state.red = _tile(reader, "red")
    state.start_tile = _tile(reader, "start_tile")
    state.checkpoints = _tiles(reader, "checkpoints")
    state.escapes = sum(2 ** (card - 1) for card in _distinct(reader, "escapes", 1, data.ESCAPES))
    state.round = reader.number("round", 1, agreed.round_limit)
    state.won = _seat_set(reader, "won", seats)
    reader.done()
    check(state)
    return state


def _agreement(reader: PositionReader) -> Agreement:
    agreed = Agreement(
        dice_start=reader.flag("dice_start"),
        checkpoints=reader.number("checkpoints", 0, data.MOST_CHECKPOINTS),
        share_surplus=reader.flag("share_surplus"),
        random_deal=reader.flag("random_deal"),
        stop_there=reader.flag("stop_there"),
        ram_stop_catches=reader.later_flag("ram_stop_catches"),
        red_by_round=reader.flag("red_by_round"),
        pocket_rule=reader.number("pocket_rule", 0, data.TILES),
        auto_build=reader.flag("auto_build"),
        clearing_from_round=reader.number("clearing_from_round", 0, 99),
        clearing_per_round=reader.number("clearing_per_round", 0, 25),
        round_limit=reader.number("round_limit", 1, MOST_ROUNDS),
        table_size=reader.number("table_size", 8, data.WIDEST_TABLE),
    )
    reader.done()
    reader.must(agreed.table_size % 2 == 0, "table_size", "expected an even number")
    return agreed


def _cards(reader: PositionReader, name: str, seats: int, kinds: int) -> Cards:
    hands = reader.table(name, seats, 0, data.SETS, length=kinds)
    return Cards(hands, reader.numbers(f"{name}_out", 0, data.SETS, length=kinds))


def _track(reader: PositionReader, agreed: Agreement) -> Track:
    track = empty_track(agreed.cells)
    for number, x, y, rotation in reader.table("tiles", None, -99, 99, length=4, most=data.TILES):
        reader.must(number in TILE_OF, "tiles", f"there is no tile {number}")
        tile = TILE_OF[number]
        reader.must(not track.is_laid(tile), "tiles", f"tile {number} lies there twice")
        cell = _cell(x, y)
        free = cell != data.NONE and track.demand[cell] != data.UNUSABLE
        reader.must(free, "tiles", f"tile {number} cannot lie on ({x}, {y})")
        differs = 0 <= rotation < data.ROTATIONS[data.SHAPE[tile]]
        reader.must(differs, "tiles", f"tile {number} has no rotation {rotation}")
        track.lay(tile, cell, rotation)
    for card in reader.readers("laid", most=data.SETS * data.DIVERSIONS):
        kind = data.DIVERSION_NAMES.index(card.word("kind", data.DIVERSION_NAMES))
        tile = _tile(card, "tile")
        side = card.word("foot", SIDE_WORDS)
        card.done()
        card.must(tile != data.NONE and track.is_laid(tile), "tile", "lies not on the table")
        track.add_card(tile, kind, data.SIDE_NAMES.index(side) if side else data.NO_FOOT)
    return track


def _cell(x: int, y: int) -> int:
    """The cell in this column and row, NONE beyond the widest table."""
    column, row = x - data.LOWEST_X, y - data.LOWEST_X
    inside = 0 <= column < data.WIDEST_TABLE and 0 <= row < data.WIDEST_TABLE
    return row * data.WIDEST_TABLE + column if inside else data.NONE


def _supply(reader: PositionReader, seats: int) -> Supply:
    supply = Supply()
    supply.undrawn = _tile_set(reader, "undrawn")
    supply.drawn = _tile(reader, "drawn")
    supply.aside = _tiles(reader, "aside")
    supply.aside_at = reader.number("aside_at", 0, data.TILES)
    supply.aside_placed = reader.flag("aside_placed")
    supply.has_laid = _seat_set(reader, "has_laid", seats)
    supply.removed = _tile_set(reader, "removed")
    return supply


def _car(reader: PositionReader) -> Car:
    car = Car()
    car.field = _field(reader, "field")
    car.entry = _field(reader, "entry")
    car.facing = data.SIDE_NAMES.index(reader.word("facing", data.SIDE_NAMES))
    car.upside_down = reader.flag("upside_down")
    car.mantle = reader.flag("mantle")
    car.visits = reader.number("visits", 0, data.MOST_CHECKPOINTS)
    car.driven = reader.later_number("driven", 0, data.MOST_POINTS * MOST_ROUNDS)
    car.way = _way(reader) if reader.has("way") else []
    car.jump_shown = reader.flag("jump_shown")
    reader.done()
    return car


def _way(reader: PositionReader) -> list[int]:
    stands = reader.table(
        "way", None, -data.FIELD_ZERO + 1, data.FIELD_ZERO + 1, length=3, most=data.MOST_POINTS
    )
    reader.must(all(0 <= side < data.SIDES for _, _, side in stands), "way", "no such side")
    return [_field_at(x, y) * data.SIDES + side for x, y, side in stands]


def _turn(reader: PositionReader) -> Turn:
    turn = Turn()
    turn.roll = reader.number("roll", 0, data.FACES)
    turn.points = reader.number("points", 0, data.MOST_POINTS)
    turn.kitt_played = reader.flag("kitt_played")
    turn.diversion_laid = reader.flag("diversion_laid")
    turn.move_done = reader.flag("move_done")
    turn.came_from = SIDE_WORDS.index(reader.word("came_from", SIDE_WORDS)) - 1
    turn.rammed_here = reader.flag("rammed_here")
    turn.entered = reader.flag("entered")
    turn.drove_last = reader.flag("drove_last")
    turn.declared = DECLARED[reader.word("declared", DECLARED)]
    turn.red_rams = reader.number("red_rams", 0, data.MOST_SEATS)
    kinds = ("", *data.DIVERSION_NAMES)
    turn.lay_kind = kinds.index(reader.word("lay_kind", kinds)) - 1
    turn.lay_tile = _tile(reader, "lay_tile")
    turn.backs = reader.number("backs", 0, data.MOST_BACKS)
    reader.done()
    return turn


# -- Tiles, seats, fields ----------------------------------------------------------------------


def _tile(reader: PositionReader, name: str) -> int:
    number = reader.number(name, 0, data.TILE_NUMBER[-1])
    reader.must(number == 0 or number in TILE_OF, name, f"there is no tile {number}")
    return TILE_OF.get(number, data.NONE)


def _tiles(reader: PositionReader, name: str) -> list[int]:
    numbers = _distinct(reader, name, data.TILE_NUMBER[0], data.TILE_NUMBER[-1])
    for number in numbers:
        reader.must(number in TILE_OF, name, f"there is no tile {number}")
    return [TILE_OF[number] for number in numbers]


def _tile_set(reader: PositionReader, name: str) -> int:
    return sum(2**tile for tile in _tiles(reader, name))


def _seat_set(reader: PositionReader, name: str, seats: int) -> int:
    return sum(2**seat for seat in _distinct(reader, name, 0, seats - 1))


def _distinct(reader: PositionReader, name: str, low: int, high: int) -> list[int]:
    numbers = reader.numbers(name, low, high, most=data.TILES)
    reader.must(len(set(numbers)) == len(numbers), name, "something stands there twice")
    return numbers


def _field(reader: PositionReader, name: str) -> int:
    place = reader.numbers(name, -data.FIELD_ZERO + 1, data.FIELD_ZERO + 1, most=2)
    reader.must(len(place) != 1, name, "expected [X, Y] or nothing")
    if not place:
        return data.NONE
    return _field_at(*place)


def _field_at(x: int, y: int) -> int:
    return (y + data.FIELD_ZERO) * data.FIELD_ROW + x + data.FIELD_ZERO
