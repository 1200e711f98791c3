"""Knight Rider: a position from outside becomes a state, or an error that names the place."""

from __future__ import annotations

from tafelrunde.core.position import PositionReader
from tafelrunde.games.knight_rider.building import has_placement, network_of
from tafelrunde.games.knight_rider.cards import tiles_for
from tafelrunde.games.knight_rider.data import (
    CAPACITY,
    CELL_OF,
    CELLS,
    DEMANDS,
    DIVERSION_NAMES,
    DIVERSIONS,
    ESCAPES,
    FACES,
    FEET_ON,
    FIELD_ROW,
    FIELD_ZERO,
    FITS,
    FORWARD,
    JUMP,
    JUMP_CARD,
    KITTS,
    LOWEST_X,
    MOST_BACKS,
    MOST_CARDS,
    MOST_CHECKPOINTS,
    MOST_POINTS,
    MOST_SEATS,
    NO_FOOT,
    NONE,
    ROAD_BLOCK,
    SETS,
    SHAPE,
    SIDE,
    SIDE_NAMES,
    SIDES,
    STEP_TO,
    TILE_NUMBER,
    TILES,
    UNUSABLE,
    WIDEST_TABLE,
)
from tafelrunde.games.knight_rider.rules import KnightRider
from tafelrunde.games.knight_rider.state import (
    AFTER_MOVE,
    BEFORE_MOVE,
    CHECK_ONES,
    CHECK_TENS,
    CHOOSING_ENTRY,
    DEAL_DIVERSION,
    DEAL_KITT,
    DRAW,
    ENDED,
    ESCAPING,
    OILING,
    PHASES,
    PLACING,
    RAMMING,
    RAMMING_AGAIN,
    RED_ONES,
    RED_RAMMING,
    RED_TENS,
    RELAYING,
    ROLLING,
    START_ONES,
    STEPPING,
    Agreement,
    Car,
    Turn,
)
from tafelrunde.games.knight_rider.track import Track, empty_track

TILE_OF = {number: tile for tile, number in enumerate(TILE_NUMBER)}
SIDE_WORDS = ("", *SIDE_NAMES)


def load(position: object) -> KnightRider:
    reader = PositionReader(position)
    seats = reader.number("seats", 2, MOST_SEATS)
    agreed = _agreement(reader.reader("agreed"))
    track = _track(reader, agreed)
    state = KnightRider(
        seats=seats,
        agreed=agreed,
        phase=PHASES.index(reader.word("phase", PHASES)),
        first=reader.number("first", 0, seats - 1),
        active=reader.number("active", 0, seats - 1),
        kitt=reader.table("kitt", seats, 0, SETS, length=KITTS),
        kitt_out=reader.numbers("kitt_out", 0, SETS, length=KITTS),
        diversions=reader.table("diversions", seats, 0, SETS, length=DIVERSIONS),
        diversions_out=reader.numbers("diversions_out", 0, SETS, length=DIVERSIONS),
        dealt=reader.number("dealt", 0, SETS * DIVERSIONS),
        track=track,
        undrawn=_tile_set(reader, "undrawn"),
        drawn=_tile(reader, "drawn"),
        aside=_tiles(reader, "aside"),
        aside_at=reader.number("aside_at", 0, TILES),
        aside_placed=reader.flag("aside_placed"),
        has_laid=_seat_set(reader, "has_laid", seats),
        removed=_tile_set(reader, "removed"),
        tens=reader.number("tens", 0, FACES),
        red=_tile(reader, "red"),
        start_tile=_tile(reader, "start_tile"),
        checkpoints=_tiles(reader, "checkpoints"),
        cars=[_car(row) for row in reader.readers("cars", seats)],
        escapes=sum(2 ** (card - 1) for card in _distinct(reader, "escapes", 1, ESCAPES)),
        round_=reader.number("round", 1, agreed.round_limit),
        now=_turn(reader.reader("turn")),
        won=_seat_set(reader, "won", seats),
    )
    reader.done()
    _check_pieces(reader, state)
    _check_phase(reader, state)
    return state


# -- Pieces --------------------------------------------------------------------------------


def _agreement(reader: PositionReader) -> Agreement:
    agreed = Agreement(
        dice_start=reader.flag("dice_start"),
        checkpoints=reader.number("checkpoints", 0, MOST_CHECKPOINTS),
        share_surplus=reader.flag("share_surplus"),
        random_deal=reader.flag("random_deal"),
        stop_there=reader.flag("stop_there"),
        red_by_round=reader.flag("red_by_round"),
        pocket_rule=reader.number("pocket_rule", 0, TILES),
        auto_build=reader.flag("auto_build"),
        clearing_from_round=reader.number("clearing_from_round", 0, 99),
        clearing_per_round=reader.number("clearing_per_round", 0, 25),
        round_limit=reader.number("round_limit", 1, 99),
        table_size=reader.number("table_size", 8, WIDEST_TABLE),
    )
    reader.done()
    reader.must(agreed.table_size % 2 == 0, "table_size", "expected an even number")
    return agreed


def _track(reader: PositionReader, agreed: Agreement) -> Track:
    """R3.1  Tiles side by side match; R2.4 cards lie where they may."""
    track = empty_track(agreed.cells)
    for number, x, y, rotation in reader.table("tiles", None, -99, 99, length=4, most=TILES):
        reader.must(number in TILE_OF, "tiles", f"there is no tile {number}")
        tile = TILE_OF[number]
        reader.must(not track.is_laid(tile), "tiles", f"tile {number} lies there twice")
        column, row = x - LOWEST_X, y - LOWEST_X
        inside = 0 <= column < WIDEST_TABLE and 0 <= row < WIDEST_TABLE
        cell = row * WIDEST_TABLE + column if inside else CELLS - 1
        free = inside and track.demand[cell] != UNUSABLE
        reader.must(free, "tiles", f"tile {number} cannot lie on ({x}, {y})")
        rotations = FITS[SHAPE[tile] * DEMANDS + track.demand[cell]]
        fits = 0 <= rotation < 4 and rotations >> rotation & 1 == 1
        reader.must(fits, "tiles", f"tile {number} does not fit with rotation {rotation}")
        track.lay(tile, cell, rotation)
    for card in reader.readers("laid", most=SETS * DIVERSIONS):
        kind = DIVERSION_NAMES.index(card.word("kind", DIVERSION_NAMES))
        tile = _tile(card, "tile")
        side = card.word("foot", SIDE_WORDS)
        card.done()
        foot = SIDE_NAMES.index(side) if side else NO_FOOT
        laid = tile != NONE and track.is_laid(tile) and track.cards_on[tile] < MOST_CARDS
        reader.must(laid, "laid", "a card that has no room on a tile")
        possible = FEET_ON[kind * 16 + track.roads(tile)] >> foot & 1 == 1
        reader.must(possible, "laid", "a card that does not fit its tile")
        track.add_card(tile, kind, foot)
    return track


def _tile(reader: PositionReader, name: str) -> int:
    number = reader.number(name, 0, TILE_NUMBER[-1])
    reader.must(number == 0 or number in TILE_OF, name, f"there is no tile {number}")
    return TILE_OF.get(number, NONE)


def _tiles(reader: PositionReader, name: str) -> list[int]:
    numbers = _distinct(reader, name, TILE_NUMBER[0], TILE_NUMBER[-1])
    for number in numbers:
        reader.must(number in TILE_OF, name, f"there is no tile {number}")
    return [TILE_OF[number] for number in numbers]


def _tile_set(reader: PositionReader, name: str) -> int:
    return sum(2**tile for tile in _tiles(reader, name))


def _seat_set(reader: PositionReader, name: str, seats: int) -> int:
    return sum(2**seat for seat in _distinct(reader, name, 0, seats - 1))


def _distinct(reader: PositionReader, name: str, low: int, high: int) -> list[int]:
    numbers = reader.numbers(name, low, high, most=TILES)
    reader.must(len(set(numbers)) == len(numbers), name, "something stands there twice")
    return numbers


def _side(reader: PositionReader, name: str) -> int:
    return SIDE_WORDS.index(reader.word(name, SIDE_WORDS)) - 1


def _field(reader: PositionReader, name: str) -> int:
    place = reader.numbers(name, -FIELD_ZERO + 1, FIELD_ZERO + 1, most=2)
    reader.must(len(place) != 1, name, "expected [X, Y] or nothing")
    if not place:
        return NONE
    return (place[1] + FIELD_ZERO) * FIELD_ROW + place[0] + FIELD_ZERO


def _car(reader: PositionReader) -> Car:
    car = Car(
        field=_field(reader, "field"),
        entry=_field(reader, "entry"),
        facing=_side(reader, "facing"),
        upside_down=reader.flag("upside_down"),
        mantle=reader.flag("mantle"),
        visits=reader.number("visits", 0, MOST_CHECKPOINTS),
        jump_shown=reader.flag("jump_shown"),
    )
    reader.done()
    reader.must(car.facing != NONE, "facing", "expected a side")
    return car


def _turn(reader: PositionReader) -> Turn:
    declared = reader.word("declared", ("", "forward", "jump"))
    kinds = ("", *DIVERSION_NAMES)
    turn = Turn(
        roll=reader.number("roll", 0, FACES),
        points=reader.number("points", 0, MOST_POINTS),
        kitt_played=reader.flag("kitt_played"),
        diversion_laid=reader.flag("diversion_laid"),
        move_done=reader.flag("move_done"),
        came_from=_side(reader, "came_from"),
        rammed_here=reader.flag("rammed_here"),
        entered=reader.flag("entered"),
        drove_last=reader.flag("drove_last"),
        declared={"": NONE, "forward": FORWARD, "jump": JUMP}[declared],
        red_rams=reader.number("red_rams", 0, MOST_SEATS),
        lay_kind=kinds.index(reader.word("lay_kind", kinds)) - 1,
        lay_tile=_tile(reader, "lay_tile"),
        backs=reader.number("backs", 0, MOST_BACKS),
    )
    reader.done()
    return turn


# -- Nothing the rules could stumble over --------------------------------------------------


def _check_pieces(reader: PositionReader, state: KnightRider) -> None:
    """R2  No piece twice, none from nowhere."""
    track = state.track
    places = [tile for tile in range(TILES) if track.is_laid(tile)] + list(state.aside)
    places += [tile for tile in range(TILES) if state.undrawn >> tile & 1]
    places += [tile for tile in range(TILES) if state.removed >> tile & 1]
    places += [state.drawn] if state.drawn != NONE else []
    reader.must(sorted(places) == list(range(TILES)), "tiles", "not each of the 36 is somewhere")
    for kind in range(KITTS):
        cards = state.kitt_out[kind] + sum(hand[kind] for hand in state.kitt)
        reader.must(cards <= SETS, "kitt", "more than five of a kind")
    for kind in range(DIVERSIONS):
        cards = state.diversions_out[kind] + sum(hand[kind] for hand in state.diversions)
        cards += sum(code % 25 // 5 == kind for code in track.laid)
        reader.must(cards <= SETS, "diversions", "more than five of a kind")
    # Q47  The last card is out until it has been resolved.
    resolving = state.phase in (RED_RAMMING, ENDED)
    reader.must(state.escapes > 0 or resolving, "escapes", "no card is left")
    for tile in (state.red, state.start_tile, *state.checkpoints):
        reader.must(tile == NONE or track.is_laid(tile), "red", "named tiles lie on the table")
    for at, car in enumerate(state.cars):
        for name, field in (("field", car.field), ("entry", car.entry)):
            real = field == NONE or _is_field(track, field)
            reader.must(real, f"cars[{at}].{name}", "there is no road")
        beside = [other for other in state.cars if car.field != NONE and other.field == car.field]
        reader.must(len(beside) <= CAPACITY, f"cars[{at}].field", "three cars on a field")
        known = car.visits <= len(state.checkpoints)
        reader.must(known, f"cars[{at}].visits", "more than there are checkpoints")
        held = not car.jump_shown or state.kitt[at][JUMP_CARD] > 0
        reader.must(held, f"cars[{at}].jump_shown", "no such card in this hand")


def _is_field(track: Track, field: int) -> bool:
    if CELL_OF[field] != NONE:
        return track.tile_at[CELL_OF[field]] != NONE
    for side in range(SIDES):
        beside = field + STEP_TO[side]
        cell = CELL_OF[beside] if 0 <= beside < len(CELL_OF) else NONE
        if cell != NONE and track.tile_at[cell] != NONE:
            if track.roads(track.tile_at[cell]) & SIDE[(side + 2) % 4]:
                return True
    return False


def _check_phase(reader: PositionReader, state: KnightRider) -> None:
    phase = state.phase
    if phase in (DEAL_KITT, DEAL_DIVERSION):
        _check_deal(reader, state)
    placing = phase in (PLACING, RELAYING)
    reader.must((state.drawn != NONE) == placing, "drawn", "does not fit the phase")
    if placing:
        possible = has_placement(state, state.drawn)
        reader.must(possible, "drawn", "there is no place for this tile")
        reader.must(state.aside_at <= len(state.aside), "aside_at", "beyond the queue")
    if phase == DRAW:
        reader.must(state.undrawn > 0, "undrawn", "no tile is left")
    if phase == RELAYING or phase >= RED_TENS:
        reader.must(state.undrawn == 0, "undrawn", "the track is built")
    if phase >= RED_TENS:
        _check_built(reader, state)
    if phase >= ROLLING:
        _check_chase(reader, state)
    over = phase == ENDED
    reader.must((state.won > 0) == over, "won", "somebody wins exactly when it is over")


def _check_deal(reader: PositionReader, state: KnightRider) -> None:
    kitt = state.phase == DEAL_KITT
    left = state.cards_each(KITTS if kitt else DIVERSIONS) * state.seats - state.dealt
    reader.must(left > 0, "dealt", "everything has been dealt")
    deck = state.kitt_out if kitt else state.diversions_out
    reader.must(left <= sum(deck), "kitt_out" if kitt else "diversions_out", "too few cards")


def _check_built(reader: PositionReader, state: KnightRider) -> None:
    track = state.track
    laid = sum(2**tile for tile in range(TILES) if track.is_laid(tile))
    reader.must(laid.bit_count() >= 2, "tiles", "at least two lie on the table")
    network = network_of(track, laid.bit_length() - 1)
    reader.must(network == laid, "tiles", "not one network of roads")
    reader.must(not state.aside, "aside", "the track is built")
    if state.phase in (RED_ONES, START_ONES, CHECK_ONES):
        reader.must(state.tens > 0, "tens", "the first throw is missing")
    if state.phase > RED_ONES:
        reader.must(state.red != NONE, "red", "expected a tile")
    if state.phase in (CHECK_TENS, CHECK_ONES, CHOOSING_ENTRY):
        reader.must(state.start_tile != NONE, "start_tile", "expected a tile")
    if state.phase in (CHECK_TENS, CHECK_ONES):
        possible = any(state.can_be_checkpoint(tile) for tile in range(TILES))
        wanted = len(state.checkpoints) < state.agreed.checkpoints
        reader.must(possible and wanted, "checkpoints", "none is to be rolled")
    if state.phase == CHOOSING_ENTRY:
        ends = track.open_ends(state.start_tile)
        reader.must(ends > 0, "start_tile", "has no open end")


def _check_chase(reader: PositionReader, state: KnightRider) -> None:
    """R4  The turn state fits what is awaited."""
    phase, now, car = state.phase, state.now, state.cars[state.active]
    for at, other in enumerate(state.cars):
        somewhere = other.field != NONE or other.entry != NONE
        reader.must(somewhere, f"cars[{at}].entry", "expected a field")
    if phase in (BEFORE_MOVE, STEPPING):
        ready = now.points > 0 and now.roll > 0 and not now.move_done
        reader.must(ready, "turn", "no points to spend")
    if phase in (OILING, AFTER_MOVE):
        reader.must(now.move_done, "turn", "the move is not done")
    if phase == OILING:
        reader.must(car.field != NONE, "cars", "no oil off the board")
    ramming = phase in (RAMMING, RAMMING_AGAIN)
    reader.must((now.declared != NONE) == ramming, "turn", "a step is declared only in a ram")
    if ramming:
        met = car.field != NONE and state.car_beside(state.active) != NONE
        reader.must(met, "cars", "there is no car to ram")
        able = now.declared != JUMP or state.kitt[state.active][JUMP_CARD] > 0
        reader.must(able and now.points > 0, "turn", "the declared step is impossible")
    if phase == RED_RAMMING:
        fits = now.red_rams < state.seats
        seat = (state.active + now.red_rams) % state.seats
        fits = fits and state.cars[seat].field == state.red_field()
        reader.must(fits, "turn", "the red car rams nobody")
    if phase == ESCAPING and not state.agreed.red_by_round:
        reader.must(now.move_done, "turn", "the move is not done")
    _check_laying(reader, state)


def _check_laying(reader: PositionReader, state: KnightRider) -> None:
    now = state.now
    if now.lay_kind == NONE:
        reader.must(now.lay_tile == NONE, "turn", "a tile is chosen, but no card")
        return
    asked = state.phase in (BEFORE_MOVE, AFTER_MOVE) and not now.diversion_laid
    held = state.diversions[state.active][now.lay_kind] > 0
    reader.must(asked and held, "turn", "this card cannot be laid now")
    tiles = tiles_for(state, now.lay_kind)
    reader.must(tiles > 0, "turn", "there is no tile for this card")
    if now.lay_tile != NONE:
        fits = tiles >> now.lay_tile & 1 == 1 and now.lay_kind != ROAD_BLOCK
        reader.must(fits, "turn", "this card cannot be laid on this tile")
