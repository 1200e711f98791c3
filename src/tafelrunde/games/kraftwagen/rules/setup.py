"""Kraftwagen: the chain, the start tiles and the mats before the first round (R3)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, lowest_bit
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.actions import hire
from tafelrunde.games.kraftwagen.rules.data import ENGINE, NONE
from tafelrunde.games.kraftwagen.rules.race import race_move
from tafelrunde.games.kraftwagen.rules.state import (
    FIRST_SEAT,
    OPENING,
    START_CHOICE,
    START_ENGINE,
    START_LOT,
    TILE_ROW,
    Mat,
    Works,
)
from tafelrunde.games.kraftwagen.rules.turns import draw_special, prepare_round

# -- R3.1  The chain (Kette) ---------------------------------------------------------------


def seats_to_draw(works: Works) -> i64:
    left = BIT[works.seats] - 1
    item: i64
    for item in works.chain:
        left &= ~BIT[item - FIRST_SEAT]
    return left


def tiles_to_draw(works: Works) -> i64:
    """The singles first, then the doubles."""
    left = BIT[data.SINGLES] - 1
    if len(works.chain) >= works.seats + data.SINGLES:
        left = BIT[data.DOUBLES_END] - BIT[data.SINGLES]
    item: i64
    for item in works.chain:
        if item < FIRST_SEAT:
            left &= ~BIT[item]
    return left


def lay_link(works: Works, link: i64) -> None:
    """A worker or a tile that was drawn."""
    works.chain.append(link)
    lay_chain(works)


def lay_chain(works: Works) -> None:
    """The last one of a kind needs no lot; the tile with three icons lies at the front."""
    if len(works.chain) == works.seats - 1:
        works.chain.append(FIRST_SEAT + lowest_bit(seats_to_draw(works)))
    if len(works.chain) >= works.seats:
        works.phase = TILE_ROW
        left = tiles_to_draw(works)
        if count_bits(left) == 1:
            works.chain.append(lowest_bit(left))
    if len(works.chain) == works.seats + data.DOUBLES_END:
        works.chain.append(data.TRIPLE)
        # R3.2  Two research cards lie open.
        works.phase = OPENING


# -- R3.4  Start tiles ---------------------------------------------------------------------


def lay_out_start_tiles(works: Works) -> None:
    if works.seats == 2:
        works.phase = START_LOT
    else:
        works.start_tiles = BIT[data.START_TILES] - 1
        ask_for_start_tile(works)


def lay_start_tile(works: Works, tile: i64) -> None:
    """R3.6  Two by lot for two players."""
    works.start_tiles |= BIT[tile]
    if count_bits(works.start_tiles) == data.START_TILES_FOR_TWO:
        ask_for_start_tile(works)


def ask_for_start_tile(works: Works) -> None:
    """The player nearest the front first."""
    place: i64
    for place in range(works.seats - 1, -1, -1):
        seat = works.chain[place] - FIRST_SEAT
        if works.mats[seat].start_tile == NONE:
            works.active = seat
            works.phase = START_CHOICE
            return
    # Those that are left leave the game.
    works.start_tiles = 0
    # R3.5, Q64  Option: a special tile in front of all.
    if works.agreed.special_tiles:
        draw_special(works, len(works.chain))
    else:
        prepare_round(works, 1)


def choose_start_tile(works: Works, seat: i64, tile: i64) -> None:
    """R2.9  With its bonus."""
    mat = works.mats[seat]
    works.start_tiles &= ~BIT[tile]
    mat.start_tile = tile
    if tile == data.S1_RACE:
        race_move(works, seat, data.START_SPACES)
    elif tile == data.S2_STAFF:
        works.this_turn.to_hire = 1
        hire(works, seat)
    elif tile == data.S3_COACH:
        works.bodies[data.START_PART] -= 1
        mat.halls[mat.empty_hall()] = data.START_PART
    else:
        works.this_turn.part = ENGINE
        works.phase = START_ENGINE
        return
    ask_for_start_tile(works)


# -- R3.3  Mats ----------------------------------------------------------------------------


def new_mat() -> Mat:
    return Mat(
        halls=[data.EMPTY] * data.HALLS,
        developments=[0] * data.DEVELOPMENTS,
        inactive=[],
        points=[0] * data.SOURCES,
    )


def new_deck(engineers: bool) -> list[i64]:
    """R3.2  R6.6 option: without the engineers' cards."""
    deck: list[i64] = list(data.DECK)
    if not engineers:
        card: i64
        for card in range(data.FIRST_ENGINEER, data.CARDS):
            deck[card] = 0
    return deck
