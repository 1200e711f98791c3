"""Knight Rider: the red car flees (R4.6)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.skidding import can_be_rammed, suffer_ram
from tafelrunde.games.knight_rider.rules.state import RED_RAMMING, Chase
from tafelrunde.games.knight_rider.rules.track import Track
from tafelrunde.games.knight_rider.rules.turns import end_round, next_player, win

# -- R4.6  Escape ----------------------------------------------------------------------------


def escape(chase: Chase, card: i64) -> None:
    """The red car is set to another tile, if one lies there. Where it stays it rams
    nobody (Q45), and it may come to stand beside two cars (Q43)."""
    chase.escapes &= ~BIT[card]
    target = tile_from_red(chase, card)
    if target == data.NONE:
        finish_escape(chase)
    else:
        chase.red = target
        chase.now.red_rams = 0
        next_red_ram(chase)


def tile_from_red(chase: Chase, card: i64) -> i64:
    """The tile to which an escape card leads, NONE if the red car stays."""
    return tile_from(chase.track, chase.red, card)


def tile_from(track: Track, tile: i64, card: i64) -> i64:
    cell = track.cell_of[tile]
    x = data.CELL_X[cell] + data.ESCAPE_DX[card] - data.LOWEST_X
    y = data.CELL_Y[cell] + data.ESCAPE_DY[card] - data.LOWEST_X
    if x < 0 or x >= data.WIDEST_TABLE or y < 0 or y >= data.WIDEST_TABLE:
        return data.NONE
    return track.tile_at[y * data.WIDEST_TABLE + x]


def next_red_ram(chase: Chase) -> None:
    """Every car on its new field, the active player's first, then clockwise (Q44)."""
    now = chase.now
    field = chase.red_field()
    while now.red_rams < chase.seats:
        car = chase.cars[next_rammed(chase)]
        if car.field == field and can_be_rammed(car):
            chase.phase = RED_RAMMING
            return
        now.red_rams += 1
    finish_escape(chase)


def next_rammed(chase: Chase) -> i64:
    return (chase.active + chase.now.red_rams) % chase.seats


def red_ram(chase: Chase, die: i64) -> None:
    """Like any ram, except that a 6 wins."""
    seat = next_rammed(chase)
    chase.now.red_rams += 1
    if die == data.RAM_FAILS and chase.has_all_visits(seat):
        win(chase, BIT[seat])
    else:
        suffer_ram(chase, seat, die)
        next_red_ram(chase)


def finish_escape(chase: Chase) -> None:
    # After the 11th card all are shuffled (Q47).
    if chase.escapes == 0:
        chase.escapes = data.ALL_ESCAPES
    if chase.agreed.red_by_round:
        end_round(chase)
    else:
        next_player(chase)
