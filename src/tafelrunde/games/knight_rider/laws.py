"""Knight Rider: the laws that hold in every state, whatever has been played."""

from __future__ import annotations

from tafelrunde.core.bits import count_bits
from tafelrunde.core.position import must, write
from tafelrunde.games.knight_rider.loading import turn_fields
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.building import has_placement, network_of
from tafelrunde.games.knight_rider.rules.cards import tiles_for
from tafelrunde.games.knight_rider.rules.dealing import cards_each
from tafelrunde.games.knight_rider.rules.escape import next_rammed
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tafelrunde.games.knight_rider.rules.skidding import can_be_rammed
from tafelrunde.games.knight_rider.rules.start import can_be_checkpoint, farthest_tiles
from tafelrunde.games.knight_rider.rules.state import (
    AFTER_MOVE,
    BEFORE_MOVE,
    CHECK_ONES,
    CHECK_TENS,
    CHOOSING_ENTRY,
    CHOOSING_START,
    DEAL_DIVERSION,
    DEAL_KITT,
    ENDED,
    ESCAPING,
    OILING,
    PLACING,
    RAMMING,
    RAMMING_AGAIN,
    RED_ONES,
    RED_RAMMING,
    RED_TENS,
    RELAYING,
    ROLLING,
    START_ONES,
    START_TENS,
    STEPPING,
    Car,
    Cards,
    Turn,
)
from tafelrunde.games.knight_rider.rules.track import Track, card_foot, card_kind, card_tile


def check(state: KnightRider) -> None:
    _check_tiles(state)
    _check_cards(state)
    for seat in range(state.seats):
        _check_car(state, seat)
    if state.phase < RED_TENS:
        _check_building(state)
    else:
        _check_city(state)
    if state.phase < ROLLING:
        _check_setting_up(state)
    else:
        _check_chase(state)
    must((state.won > 0) == (state.phase == ENDED), "won", "somebody wins when it is over")


# -- R2  Pieces --------------------------------------------------------------------------------


def _check_tiles(state: KnightRider) -> None:
    """No tile twice, none lost, and all edges match."""
    track, supply = state.track, state.supply
    laid = _laid(track)
    places = [*laid, *supply.aside, *([supply.drawn] if supply.drawn != data.NONE else [])]
    places += [
        tile for tile in range(data.TILES) for pile in (supply.undrawn, supply.removed)
        if pile >> tile & 1
    ]  # fmt: skip
    must(sorted(places) == list(range(data.TILES)), "tiles", "not each of the 36 is somewhere")
    for tile in laid:
        for side in range(data.SIDES):
            beyond = track.beyond(tile, side)
            if beyond != data.NONE:
                here = track.roads(tile) & data.SIDE[side] != 0
                there = track.roads(beyond) & data.SIDE[data.OPPOSITE[side]] != 0
                number = data.TILE_NUMBER[tile]
                must(here == there, "tiles", f"the edges of tile {number} do not match")
    for tile in (state.red, state.start_tile, *state.checkpoints):
        on_table = tile == data.NONE or track.is_laid(tile)
        must(on_table, "tiles", "red car, start and checkpoints are on the table")


def _laid(track: Track) -> list[int]:
    return [tile for tile in range(data.TILES) if track.is_laid(tile)]


def _check_cards(state: KnightRider) -> None:
    """Five of each kind (R2.4, R2.5); those on the track fit their tiles (Q37)."""
    track = state.track
    on_track = [card_kind(code) for code in track.laid]
    _check_kinds("kitt", state.kitt, [])
    _check_kinds("diversions", state.diversions, on_track)
    for code in track.laid:
        feet = data.FEET_ON[card_kind(code) * 16 + track.roads(card_tile(code))]
        must(feet >> card_foot(code) & 1 == 1, "laid", "a card does not fit its tile")
        room = track.cards_on[card_tile(code)] <= data.MOST_CARDS
        must(room, "laid", "more than three cards on a tile")
    # Q47  The last card is out until it has been resolved.
    resolving = state.phase in (RED_RAMMING, ENDED)
    must(state.escapes > 0 or resolving, "escapes", "no card is left")


def _check_kinds(name: str, cards: Cards, on_track: list[int]) -> None:
    for kind, out in enumerate(cards.out):
        many = out + sum(hand[kind] for hand in cards.hands) + on_track.count(kind)
        must(many <= data.SETS, name, "more than five of a kind")


def _check_car(state: KnightRider, seat: int) -> None:
    car, place = state.cars[seat], f"cars[{seat}]"
    for name, field in (("field", car.field), ("entry", car.entry)):
        real = field == data.NONE or _is_field(state.track, field)
        must(real, f"{place}.{name}", "there is no road")
    roads = all(_is_field(state.track, stand // data.SIDES) for stand in car.way)
    must(roads, f"{place}.way", "there is no road")
    beside = [other for other in state.cars if car.field != data.NONE and other.field == car.field]
    must(len(beside) <= data.CAPACITY, f"{place}.field", "three cars on a field")
    upright = car.field != data.NONE or not car.upside_down
    must(upright, f"{place}.upside_down", "the car is not on the track yet")
    known = car.visits <= len(state.checkpoints)
    must(known, f"{place}.visits", "more than there are checkpoints")
    held = not car.jump_shown or state.kitt.hands[seat][data.JUMP_CARD] > 0
    must(held, f"{place}.jump_shown", "no such card in this hand")


def _is_field(track: Track, field: int) -> bool:
    """R2.1  The centre of a tile, or an edge to which one of its roads leads."""
    if data.CELL_OF[field] != data.NONE:
        return track.tile_at[data.CELL_OF[field]] != data.NONE
    for side in range(data.SIDES):
        beside = field + data.STEP_TO[side]
        cell = data.CELL_OF[beside] if 0 <= beside < len(data.CELL_OF) else data.NONE
        if cell != data.NONE and track.tile_at[cell] != data.NONE:
            if track.roads(track.tile_at[cell]) & data.SIDE[data.OPPOSITE[side]]:
                return True
    return False


# -- R3  Setting up ------------------------------------------------------------------------------


def _check_building(state: KnightRider) -> None:
    """R3.1  The city grows until no tile is left."""
    phase, supply = state.phase, state.supply
    placing = phase in (PLACING, RELAYING)
    must((supply.drawn != data.NONE) == placing, "drawn", "does not fit the phase")
    if placing:
        possible = has_placement(state, supply.drawn)
        must(possible, "drawn", "there is no place for this tile")
    if phase == RELAYING:
        must(supply.undrawn == 0, "undrawn", "islands are joined after the last draw")
        must(_is_one_network(state.track), "tiles", "not one network of roads")
        must(supply.aside_at <= len(supply.aside), "aside_at", "beyond the queue")
    else:
        first_pass = supply.aside_at == 0 and not supply.aside_placed
        must(first_pass, "aside_at", "nobody goes through the queue yet")
        must(supply.undrawn > 0 or placing, "undrawn", "no tile is left")
        tiles = len(_laid(state.track)) + count_bits(supply.undrawn) + len(supply.aside) + placing
        must(tiles >= 2, "tiles", "too few for a city")
    _check_deal(state)


def _check_deal(state: KnightRider) -> None:
    """R6.3, R6.4  What is still to be dealt is there."""
    phase = state.phase
    for name, cards, kinds, dealing in (
        ("kitt_out", state.kitt, data.KITTS, DEAL_KITT),
        ("diversions_out", state.diversions, data.DIVERSIONS, DEAL_DIVERSION),
    ):
        to_deal = cards_each(state, kinds) * state.seats
        if phase == dealing:
            must(state.dealt < to_deal, "dealt", "everything has been dealt")
            to_deal -= state.dealt
        if phase <= dealing:
            must(to_deal <= sum(cards.out), name, "too few cards to deal")
    dealing_now = phase in (DEAL_KITT, DEAL_DIVERSION)
    must(state.dealt == 0 or dealing_now, "dealt", "nothing is being dealt")


def _is_one_network(track: Track) -> bool:
    laid = _laid(track)
    return bool(laid) and network_of(track, laid[0]) == sum(2**tile for tile in laid)


def _check_city(state: KnightRider) -> None:
    """R3.1  It is built."""
    supply = state.supply
    built = supply.undrawn == 0 and supply.drawn == data.NONE and not supply.aside
    must(built and supply.aside_at == 0 and not supply.aside_placed, "tiles", "the city is built")
    must(state.dealt == 0, "dealt", "nothing is being dealt")
    must(len(_laid(state.track)) >= 2, "tiles", "at least two lie on the table")
    must(_is_one_network(state.track), "tiles", "not one network of roads")


def _check_setting_up(state: KnightRider) -> None:
    """R3.2  Red car, start, checkpoints and entries come one after the other."""
    phase = state.phase
    must((state.tens > 0) == (phase in (RED_ONES, START_ONES, CHECK_ONES)), "tens", _UNFIT)
    must((state.red != data.NONE) == (phase > RED_ONES), "red", _UNFIT)
    must((state.start_tile != data.NONE) == (phase >= CHECK_TENS), "start_tile", _UNFIT)
    must(state.start_tile != state.red or state.red == data.NONE, "start_tile", "the red car's")
    if phase in (START_TENS, START_ONES):
        must(state.agreed.dice_start, "phase", "the start is not thrown")
    if phase == CHOOSING_START:
        tied = count_bits(farthest_tiles(state.track, state.red)) > 1
        must(tied and not state.agreed.dice_start, "phase", "there is no tie of farthest tiles")
    if phase < CHECK_TENS:
        must(not state.checkpoints, "checkpoints", _UNFIT)
    elif phase < CHOOSING_ENTRY:
        possible = any(can_be_checkpoint(state, tile) for tile in range(data.TILES))
        wanted = len(state.checkpoints) < state.agreed.checkpoints
        must(possible and wanted, "checkpoints", "none is to be rolled")
    _check_entries(state)
    must(_is_new(state.now), "turn", "no turn has begun")
    must(state.round == 1, "round", "no round has begun")


_UNFIT = "does not fit the phase"


def _is_new(turn: Turn) -> bool:
    return write(turn_fields, turn) == write(turn_fields, Turn())


def _check_entries(state: KnightRider) -> None:
    """R3.2.3  In turn order, beginning with car 1."""
    choosing = state.phase == CHOOSING_ENTRY
    if choosing:
        ends = data.SIDE_COUNT[state.track.open_ends(state.start_tile)]
        must(ends > 1, "start_tile", "there is no entry to choose")
    chosen = (state.active - state.first) % state.seats if choosing else 0
    for at in range(state.seats):
        seat = (state.first + at) % state.seats
        car = state.cars[seat]
        fits = (car.entry != data.NONE) == (at < chosen) and car.field == data.NONE
        must(fits, f"cars[{seat}].entry", _UNFIT)
        must(not car.mantle and not car.upside_down, f"cars[{seat}]", "has not driven yet")


# -- R4  The chase -------------------------------------------------------------------------------


def _check_chase(state: KnightRider) -> None:
    must(state.red != data.NONE, "red", "expected a tile")
    must(state.start_tile != data.NONE, "start_tile", "expected a tile")
    must(state.tens == 0, "tens", _UNFIT)
    most = state.agreed.checkpoints
    must(len(state.checkpoints) <= most, "checkpoints", "more than were agreed")
    for at, car in enumerate(state.cars):
        somewhere = car.field != data.NONE or car.entry != data.NONE
        must(somewhere, f"cars[{at}].entry", "expected a field")
    if state.phase < AFTER_MOVE:
        upright = not state.cars[state.active].upside_down
        must(upright, f"cars[{state.active}].upside_down", "a car on its roof does not drive")
    _check_turn(state)
    _check_move(state.now, state.cars[state.active])
    _check_laying(state)


def _check_turn(state: KnightRider) -> None:
    """R4.8  The turn fits what is awaited."""
    phase, now = state.phase, state.now
    if phase == ROLLING:
        must(_is_new(now), "turn", "begins with the roll")
        mantle = state.cars[state.active].mantle
        must(not mantle, f"cars[{state.active}].mantle", "ends with the roll")
    driving = phase in (BEFORE_MOVE, STEPPING, RAMMING, RAMMING_AGAIN)
    if driving:
        ready = now.points > 0 and now.roll > 0 and not now.move_done
        must(ready, "turn", "no points to spend")
        best = max(2 * now.roll, data.TURBO_2_POINTS if now.roll == data.TURBO_2_ROLL else 0)
        must(now.points <= best, "turn", "more points than the roll can give")
    else:
        must(now.points == 0 or phase == ENDED, "turn", "points that nobody can spend")
    if phase in (OILING, AFTER_MOVE) or (phase == ESCAPING and not state.agreed.red_by_round):
        must(now.move_done, "turn", "the move is not done")
    if phase == OILING:
        must(state.cars[state.active].field != data.NONE, "cars", "no oil off the board")
    ramming = phase in (RAMMING, RAMMING_AGAIN)
    must((now.declared != data.NONE) == ramming, "turn", "a step is declared only in a ram")
    if ramming:
        _check_ram(state)
    if phase == RED_RAMMING:
        rammed = state.cars[next_rammed(state)]
        fits = now.red_rams < state.seats and rammed.field == state.red_field()
        must(fits and can_be_rammed(rammed), "turn", "the red car rams nobody")


def _check_ram(state: KnightRider) -> None:
    """R4.4  There is a car to pass, and a way to go on."""
    now, seat = state.now, state.active
    beside = data.NONE if state.cars[seat].field == data.NONE else state.car_beside(seat)
    met = beside != data.NONE and can_be_rammed(state.cars[beside])
    must(met, "cars", "there is no car to ram")
    if now.declared == actions.JUMP:
        able = state.kitt.hands[seat][data.JUMP_CARD] > 0 and not now.kitt_played
        must(able, "turn", "the declared jump is impossible")


def _check_move(now: Turn, car: Car) -> None:
    """R4.2  What a move leaves behind."""
    moved = now.came_from != data.NONE or now.entered or now.rammed_here
    must(car.field != data.NONE or not moved, "turn", "a waiting car has not moved")
    must(now.entered or not now.drove_last, "turn", "nothing was driven")


def _check_laying(state: KnightRider) -> None:
    """R2.4  A diversion is chosen in steps."""
    now = state.now
    if now.lay_kind == data.NONE:
        must(now.lay_tile == data.NONE, "turn", "a tile is chosen, but no card")
        return
    on_the_way = state.phase == STEPPING and state.agreed.cards_any_time
    asked = state.phase in (BEFORE_MOVE, AFTER_MOVE) or on_the_way
    asked = asked and not now.diversion_laid
    held = state.diversions.hands[state.active][now.lay_kind] > 0
    must(asked and held, "turn", "this card cannot be laid now")
    tiles = tiles_for(state, now.lay_kind)
    must(tiles > 0, "turn", "there is no tile for this card")
    if now.lay_tile != data.NONE:
        fits = tiles >> now.lay_tile & 1 == 1 and now.lay_kind != data.ROAD_BLOCK
        must(fits, "turn", "this card cannot be laid on this tile")
