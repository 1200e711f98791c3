"""Knight Rider: what a seat sees, as numbers (R7)."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.core.cells import Cells, Observer
from tafelrunde.core.state import State
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.data import NONE
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tafelrunde.games.knight_rider.rules.state import PHASES, Car, Chase
from tafelrunde.games.knight_rider.rules.track import Track, card_kind, card_tile

TILE_WORDS: Final[tuple[str, ...]] = tuple(str(number) for number in data.TILE_NUMBER)
OPEN_WORDS: Final[tuple[str, ...]] = (*data.SIDE_NAMES, "blocked")
MOST_CODE: Final = data.TILES * data.CARD_CODES - 1
MOST_LAID: Final = data.SETS * data.DIVERSIONS
NOWHERE: Final = -data.FIELD_ZERO
"""Below the column and row of every field."""
HIGHEST: Final = data.FIELD_ROW - data.FIELD_ZERO
TILE_X: Final[tuple[int, ...]] = (NOWHERE, *(data.FIELD_X[field] for field in data.CENTRE_FIELD))
TILE_Y: Final[tuple[int, ...]] = (NOWHERE, *(data.FIELD_Y[field] for field in data.CENTRE_FIELD))
"""By cell + 1: where a tile lies."""


@final
class KnightRiderObserver(Observer):
    def observe(self, state: State, seat: i64, cells: Cells) -> None:
        assert isinstance(state, KnightRider)
        seats = state.seats
        cells.word("phase", state.phase, PHASES)
        cells.number("round", state.round, 1, state.agreed.round_limit)
        cells.number("first", (state.first - seat + seats) % seats, 0, seats - 1)
        cells.number("active", (state.active - seat + seats) % seats, 0, seats - 1)
        cells.number("dealt", state.dealt, 0, data.SETS * data.DIVERSIONS)
        cells.number("tens", state.tens, 0, data.FACES)
        cells.number("start_tile", state.start_tile, NONE, data.TILES - 1)
        cells.row("checkpoints", state.checkpoints, NONE, data.TILES - 1, data.MOST_CHECKPOINTS)
        cells.members("escapes", state.escapes, data.ESCAPE_NAMES)
        observe_supply(state, cells)
        observe_track(state.track, cells)
        observe_red(state, cells)
        observe_turn(state, seat, cells)
        other: i64
        for other in range(seats):
            cells.part("seat", other)
            driver = (seat + other) % seats
            cells.flag("has_laid", state.supply.has_laid & BIT[driver] != 0)
            cells.flag("won", state.won & BIT[driver] != 0)
            observe_car(state.cars[driver], cells)
            observe_hand(state, driver, other == 0, cells)
        cells.end()
        observe_used(state, cells)


def observe_supply(state: Chase, cells: Cells) -> None:
    supply = state.supply
    cells.members("undrawn", supply.undrawn, TILE_WORDS)
    cells.members("removed", supply.removed, TILE_WORDS)
    cells.number("drawn", supply.drawn, NONE, data.TILES - 1)
    cells.row("aside", supply.aside, NONE, data.TILES - 1, data.TILES)
    cells.number("aside_at", supply.aside_at, 0, data.TILES)
    cells.flag("aside_placed", supply.aside_placed)


def observe_track(track: Track, cells: Cells) -> None:
    cells.mapped("tile_x", track.cell_of, TILE_X, NOWHERE, HIGHEST)
    cells.mapped("tile_y", track.cell_of, TILE_Y, NOWHERE, HIGHEST)
    cells.numbers("rotation", track.rotation, 0, data.SIDES - 1, TILE_WORDS)
    # Only tiles under cards differ from their print: the others' roads need not be looked up.
    covered: i64 = 0
    code: i64
    tile: i64
    for code in track.laid:
        covered |= BIT[card_tile(code)]
    for tile in range(data.TILES):
        cell = track.cell_of[tile]
        sides: i64 = 0
        if cell != NONE:
            sides = track.roads(tile)
            if covered & BIT[tile]:
                sides = track.open_at[cell]
        if cells.naming:
            cells.part("tile", tile)
        cells.members("open", sides, OPEN_WORDS)
    cells.end()
    cells.row("cards", track.laid, NONE, MOST_CODE, MOST_LAID)


def observe_red(state: Chase, cells: Cells) -> None:
    cells.number("red", state.red, NONE, data.TILES - 1)
    field: i64 = NONE
    if state.red != NONE:
        field = state.red_field()
    place(cells, "red_x", "red_y", field)


def place(cells: Cells, x: str, y: str, field: i64) -> None:
    """Column and row; NOWHERE for no field."""
    if field == NONE:
        cells.number(x, NOWHERE, NOWHERE, HIGHEST)
        cells.number(y, NOWHERE, NOWHERE, HIGHEST)
    else:
        cells.number(x, data.FIELD_X[field], NOWHERE, HIGHEST)
        cells.number(y, data.FIELD_Y[field], NOWHERE, HIGHEST)


def observe_turn(state: Chase, seat: i64, cells: Cells) -> None:
    now = state.now
    cells.number("roll", now.roll, 0, data.FACES)
    cells.number("points", now.points, 0, data.MOST_POINTS)
    cells.flag("kitt_played", now.kitt_played)
    cells.flag("diversion_laid", now.diversion_laid)
    cells.flag("move_done", now.move_done)
    cells.word("came_from", now.came_from, data.SIDE_NAMES)
    cells.flag("rammed_here", now.rammed_here)
    cells.flag("entered", now.entered)
    cells.flag("drove_last", now.drove_last)
    cells.flag("declared=forward", now.declared == actions.FORWARD)
    cells.flag("declared=jump", now.declared == actions.JUMP)
    cells.number("red_rams", now.red_rams, 0, data.MOST_SEATS)
    cells.own = True
    # R7.2  Of a diversion that is being chosen only its player knows.
    mine = seat == state.active
    cells.word("lay_kind", now.lay_kind if mine else NONE, data.DIVERSION_NAMES)
    cells.number("lay_tile", now.lay_tile if mine else NONE, NONE, data.TILES - 1)
    cells.number("backs", now.backs if mine else 0, 0, data.MOST_BACKS)
    cells.own = False


def observe_car(car: Car, cells: Cells) -> None:
    place(cells, "x", "y", car.field)
    place(cells, "entry_x", "entry_y", car.entry)
    cells.word("facing", car.facing, data.SIDE_NAMES)
    cells.flag("upside_down", car.upside_down)
    cells.flag("mantle", car.mantle)
    cells.number("visits", car.visits, 0, data.MOST_CHECKPOINTS)
    cells.flag("jump_shown", car.jump_shown)


def observe_hand(state: Chase, seat: i64, own: bool, cells: Cells) -> None:
    """R7.2  With secret hands only the number of the others' cards."""
    kitt = state.kitt.hands[seat]
    diversions = state.diversions.hands[seat]
    secret = state.secret_hands()
    cells.own = own and secret
    if own or not secret:
        cells.numbers("kitt", kitt, 0, data.SETS, data.KITT_NAMES)
        cells.numbers("diversions", diversions, 0, data.SETS, data.DIVERSION_NAMES)
    else:
        cells.number("kitt", added(kitt), 0, data.SETS * data.KITTS)
        cells.number("diversions", added(diversions), 0, MOST_LAID)
    cells.own = False


def added(counts: list[i64]) -> i64:
    total: i64 = 0
    many: i64
    for many in counts:
        total += many
    return total


def observe_used(state: Chase, cells: Cells) -> None:
    """Cards that are neither left over by the deal nor in a hand nor on the track."""
    kitt: list[i64] = [data.SETS - many for many in state.kitt.out]
    diversions: list[i64] = [data.SETS - many for many in state.diversions.out]
    hand: list[i64]
    kind: i64
    code: i64
    for hand in state.kitt.hands:
        for kind in range(data.KITTS):
            kitt[kind] = kitt[kind] - hand[kind]
    for hand in state.diversions.hands:
        for kind in range(data.DIVERSIONS):
            diversions[kind] = diversions[kind] - hand[kind]
    for code in state.track.laid:
        diversions[card_kind(code)] = diversions[card_kind(code)] - 1
    cells.numbers("kitt_used", kitt, 0, data.SETS, data.KITT_NAMES)
    cells.numbers("diversions_used", diversions, 0, data.SETS, data.DIVERSION_NAMES)
