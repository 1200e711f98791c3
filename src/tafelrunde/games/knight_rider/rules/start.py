"""Knight Rider: red car, start tile, checkpoints and entries (R3.2, R6.1, R6.2)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, nth_bit
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.building import tile_distances
from tafelrunde.games.knight_rider.rules.state import (
    CHECK_TENS,
    CHOOSING_ENTRY,
    CHOOSING_START,
    RED_ONES,
    RED_TENS,
    START_ONES,
    START_TENS,
    Chase,
)
from tafelrunde.games.knight_rider.rules.track import Track
from tafelrunde.games.knight_rider.rules.turns import start_turn

# -- R3.2.1  Two throws name a tile ----------------------------------------------------------


def named_tile(tens: i64, ones: i64) -> i64:
    return (tens - 1) * data.FACES + ones - 1


def throw_ones(chase: Chase, tile: i64) -> None:
    """R3.2.1  The second throw names a tile; if it will not do, both are thrown again."""
    chase.tens = 0
    if chase.phase == RED_ONES:
        if chase.track.is_laid(tile):
            chase.red = tile
            find_start(chase)
        else:
            chase.phase = RED_TENS
    elif chase.phase == START_ONES:
        # R6.1  dice_start
        if start_candidates(chase.track, chase.red) & BIT[tile]:
            set_start(chase, tile)
        else:
            chase.phase = START_TENS
    else:
        if can_be_checkpoint(chase, tile):
            chase.checkpoints.append(tile)
        next_checkpoint(chase)


# -- R3.2.2  The start tile ------------------------------------------------------------------


def find_start(chase: Chase) -> None:
    """R3.2.2  The farthest tile with an open road end; the last player breaks a tie (Q11)."""
    if chase.agreed.dice_start:
        chase.phase = START_TENS
        return
    farthest = farthest_tiles(chase.track, chase.red)
    if count_bits(farthest) == 1:
        set_start(chase, nth_bit(farthest, 0))
    else:
        chase.active = chase.last_seat()
        chase.phase = CHOOSING_START


def set_start(chase: Chase, tile: i64) -> None:
    chase.start_tile = tile
    next_checkpoint(chase)


def start_candidates(track: Track, red: i64) -> i64:
    """The other tiles on which the cars could start: those with an open road end (Q10), or,
    R3.2.4, any if there is none such."""
    with_end: i64 = 0
    others: i64 = 0
    tile: i64
    for tile in range(data.TILES):
        if tile != red and track.is_laid(tile):
            others |= BIT[tile]
            if track.open_ends(tile):
                with_end |= BIT[tile]
    return with_end if with_end else others


def farthest_tiles(track: Track, red: i64) -> i64:
    """R3.2.2  The candidates at the greatest distance from the red car's tile."""
    candidates = start_candidates(track, red)
    distance = tile_distances(track, red)
    farthest: i64 = 0
    tiles: i64 = 0
    tile: i64
    for tile in range(data.TILES):
        if candidates & BIT[tile]:
            if distance[tile] > farthest:
                farthest = distance[tile]
                tiles = 0
            if distance[tile] == farthest:
                tiles |= BIT[tile]
    return tiles


# -- R6.2  Checkpoints -----------------------------------------------------------------------


def can_be_checkpoint(chase: Chase, tile: i64) -> bool:
    if tile == chase.red or tile == chase.start_tile or tile in chase.checkpoints:
        return False
    return chase.track.is_laid(tile)


def next_checkpoint(chase: Chase) -> None:
    """R6.2  Further tiles are rolled before the entries are chosen; fewer if the track has
    not so many (Q63)."""
    tile: i64
    if len(chase.checkpoints) < chase.agreed.checkpoints:
        for tile in range(data.TILES):
            if can_be_checkpoint(chase, tile):
                chase.phase = CHECK_TENS
                return
    offer_entries(chase)


# -- R3.2.3  Entries -------------------------------------------------------------------------


def offer_entries(chase: Chase) -> None:
    """Each picks an open road end of the start tile; a single one is taken by all."""
    chase.active = chase.first
    ends = chase.track.open_ends(chase.start_tile)
    if data.SIDE_COUNT[ends] > 1:
        chase.phase = CHOOSING_ENTRY
        return
    seat: i64
    for seat in range(chase.seats):
        if ends:
            wait_at(chase, seat, data.FIRST_SIDE[ends])
        else:
            # R3.2.4  Without an open end the centre field is the entry.
            centre = chase.track.centre(chase.start_tile)
            chase.cars[seat].entry = centre
            chase.cars[seat].facing = data.FIRST_SIDE[chase.track.open_sides(centre)]
    start_turn(chase, chase.first)


def choose_entry(chase: Chase, seat: i64, side: i64) -> None:
    wait_at(chase, seat, side)
    chase.active = chase.next_seat(seat)
    if chase.active == chase.first:
        start_turn(chase, chase.first)


def wait_at(chase: Chase, seat: i64, side: i64) -> None:
    """The car stands off the board beside the road end, facing it (Q12, Q13)."""
    chase.cars[seat].entry = entry_field(chase, side)
    chase.cars[seat].facing = data.OPPOSITE[side]


def entry_field(chase: Chase, side: i64) -> i64:
    return chase.track.centre(chase.start_tile) + data.STEP_TO[side]
