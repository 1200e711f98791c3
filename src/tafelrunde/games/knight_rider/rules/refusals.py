"""Knight Rider: why something cannot be done; the texts explain each reason."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.core.state import GAME_OVER, LEGAL, NOT_NOW, NOT_YOUR_TURN
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.cards import feet, tiles_for, walls_in
from tafelrunde.games.knight_rider.rules.driving import (
    field_ahead,
    jump_landing,
    max_spend,
    spend_from_here,
    turn_cost,
)
from tafelrunde.games.knight_rider.rules.start import farthest_tiles
from tafelrunde.games.knight_rider.rules.state import (
    CHOOSING_ENTRY,
    CHOOSING_START,
    ENDED,
    PLACING,
    RELAYING,
    STEPPING,
    Chase,
)

OFF_TABLE: Final = "off-table"
CENTRE_CELL: Final = "centre-cell"
CELL_TAKEN: Final = "cell-taken"
SAME_ROTATION: Final = "same-rotation"
EDGES_CLASH: Final = "edges-clash"
FIRST_AT_CENTRE: Final = "first-at-centre"
NOT_JOINED: Final = "not-joined"
NOT_FARTHEST: Final = "not-farthest"
NO_OPEN_END: Final = "no-open-end"
NOT_IN_HAND: Final = "not-in-hand"
KITT_PLAYED: Final = "kitt-played"
ROLL_NOT_ONE: Final = "roll-not-one"
BEFORE_MOVE_ONLY: Final = "before-move-only"
MOVE_IS_OVER: Final = "move-is-over"
DIVERSION_LAID: Final = "diversion-laid"
NO_TILE_FOR_IT: Final = "no-tile-for-it"
NO_MORE_BACK: Final = "no-more-back"
NOT_ON_TABLE: Final = "not-on-table"
TILE_FULL: Final = "tile-full"
ROADS_UNFIT: Final = "roads-unfit"
WALLED_IN: Final = "walled-in"
NO_ROAD: Final = "no-road"
OBSTACLE: Final = "obstacle"
NOT_ON_BOARD: Final = "not-on-board"
FACING_ALREADY: Final = "facing-already"
TOO_FEW_POINTS: Final = "too-few-points"
POINTS_LOST: Final = "points-lost"
POINTS_LEFT: Final = "points-left"
NO_JUMP_CARD: Final = "no-jump-card"
NO_OBSTACLE: Final = "no-obstacle"
NO_LANDING: Final = "no-landing"
WHILE_DRIVING_ONLY: Final = "while-driving-only"
NOT_WHILE_DRIVING: Final = "not-while-driving"


def refusal(chase: Chase, seat: i64, action: i64) -> str:
    phase = chase.phase
    if phase == ENDED:
        return GAME_OVER
    if seat < 0 or seat != chase.turn():
        return NOT_YOUR_TURN
    if phase == PLACING or phase == RELAYING:
        if not actions.is_place(action):
            return NOT_NOW
        return refuse_placement(
            chase, chase.supply.drawn, actions.place_cell(action), actions.place_rotation(action)
        )
    if phase == CHOOSING_START:
        if not actions.is_start(action):
            return NOT_NOW
        farthest = farthest_tiles(chase.track, chase.red)
        return LEGAL if farthest & BIT[actions.start_tile(action)] else NOT_FARTHEST
    if phase == CHOOSING_ENTRY:
        if not actions.is_enter(action):
            return NOT_NOW
        beyond = chase.track.beyond(chase.start_tile, actions.enter_side(action))
        road = chase.track.roads(chase.start_tile) & data.SIDE[actions.enter_side(action)] != 0
        return LEGAL if road and beyond == data.NONE else NO_OPEN_END
    if phase == STEPPING and chase.now.lay_kind == data.NONE:
        if not actions.is_step(action):
            return refuse_card_on_the_way(chase, seat, action)
        return refuse_step(chase, seat, action)
    if chase.now.lay_kind != data.NONE:
        return refuse_diversion(chase, action)
    return refuse_card(chase, seat, action)


# -- R3.1  Tiles -----------------------------------------------------------------------------


def refuse_placement(chase: Chase, tile: i64, cell: i64, rotation: i64) -> str:
    """Why the tile may not be placed so, judged from the tiles around the cell."""
    track = chase.track
    half = chase.agreed.table_size // 2
    if not (1 - half <= data.CELL_X[cell] <= half and 1 - half <= data.CELL_Y[cell] <= half):
        return OFF_TABLE
    if cell in data.CENTRE_CELLS:
        return CENTRE_CELL
    if track.tile_at[cell] != data.NONE:
        return CELL_TAKEN
    if data.FITS[data.SHAPE[tile] * data.DEMANDS] >> rotation & 1 == 0:
        return SAME_ROTATION
    roads: i64 = data.ROADS[data.SHAPE[tile] * 4 + rotation]
    joined: i64 = 0
    side: i64
    for side in range(data.SIDES):
        beside: i64 = data.NEXT_CELL[cell * data.SIDES + side]
        if beside != data.NONE and track.tile_at[beside] != data.NONE:
            road = roads & data.SIDE[side] != 0
            if road != (track.roads(track.tile_at[beside]) & data.SIDE[data.OPPOSITE[side]] != 0):
                return EDGES_CLASH
            if road:
                joined += 1
    touches = data.TOUCHES_CENTRE[cell] != 0
    if chase.phase != RELAYING:
        if not touches and not chase.supply.has_laid >> chase.active & 1:
            return FIRST_AT_CENTRE
        if touches:
            return LEGAL
    return LEGAL if joined > 0 else NOT_JOINED


# -- R4.8  Cards -----------------------------------------------------------------------------


def refuse_card(chase: Chase, seat: i64, action: i64) -> str:
    now = chase.now
    if action == actions.MOVE:
        return NOT_NOW if now.move_done else LEGAL
    if action == actions.END_TURN:
        return LEGAL if now.move_done else NOT_NOW
    if action == actions.JUMP:
        reason = refuse_jump_card(chase, seat)
        return WHILE_DRIVING_ONLY if reason == LEGAL else reason
    if action < actions.PLAY or action >= actions.ON:
        return NOT_NOW
    if action < actions.LAY:
        return refuse_kitt(chase, seat, actions.play_card(action))
    return refuse_lay(chase, seat, actions.lay_kind(action))


def refuse_lay(chase: Chase, seat: i64, kind: i64) -> str:
    if chase.diversions.hands[seat][kind] == 0:
        return NOT_IN_HAND
    if chase.now.diversion_laid:
        return DIVERSION_LAID
    return LEGAL if tiles_for(chase, kind) else NO_TILE_FOR_IT


def refuse_card_on_the_way(chase: Chase, seat: i64, action: i64) -> str:
    """Cards are played and laid before or after the move; a turbo only before it. R6.11 option:
    all of them on the way, too."""
    if action < actions.PLAY or action >= actions.ON:
        return NOT_NOW
    free = chase.agreed.cards_any_time
    if action >= actions.LAY:
        reason = refuse_lay(chase, seat, actions.lay_kind(action))
        return NOT_WHILE_DRIVING if reason == LEGAL and not free else reason
    card = actions.play_card(action)
    reason = refuse_kitt(chase, seat, card)
    if reason != LEGAL or free:
        return reason
    return NOT_WHILE_DRIVING if card == data.MANTLE else BEFORE_MOVE_ONLY


def refuse_kitt(chase: Chase, seat: i64, card: i64) -> str:
    if chase.kitt.hands[seat][card] == 0:
        return NOT_IN_HAND
    if chase.now.kitt_played:
        return KITT_PLAYED
    if card != data.MANTLE and chase.now.move_done:
        return MOVE_IS_OVER if chase.agreed.cards_any_time else BEFORE_MOVE_ONLY
    if card == data.TURBO_2 and chase.now.roll != data.TURBO_2_ROLL:
        return ROLL_NOT_ONE
    return LEGAL


def refuse_diversion(chase: Chase, action: i64) -> str:
    now = chase.now
    if action == actions.BACK:
        return LEGAL if now.backs < data.MOST_BACKS else NO_MORE_BACK
    if now.lay_tile == data.NONE:
        if not actions.is_on(action):
            return NOT_NOW
        return refuse_tile(chase, now.lay_kind, actions.on_tile(action))
    if not actions.is_foot(action):
        return NOT_NOW
    return refuse_foot(chase, now.lay_kind, now.lay_tile, actions.foot_side(action))


def refuse_tile(chase: Chase, kind: i64, tile: i64) -> str:
    track = chase.track
    if track.cell_of[tile] == data.NONE:
        return NOT_ON_TABLE
    if track.cards_on[tile] == data.MOST_CARDS:
        return TILE_FULL
    if data.FEET_ON[kind * 16 + track.roads(tile)] == 0:
        return ROADS_UNFIT
    return LEGAL if feet(chase, kind, tile) else WALLED_IN


def refuse_foot(chase: Chase, kind: i64, tile: i64, foot: i64) -> str:
    if data.FEET_ON[kind * 16 + chase.track.roads(tile)] >> foot & 1 == 0:
        return ROADS_UNFIT
    if chase.agreed.pocket_rule > 0 and walls_in(chase, kind, tile, foot):
        return WALLED_IN
    return LEGAL


# -- R4.2  Steps -----------------------------------------------------------------------------


def refuse_step(chase: Chase, seat: i64, step: i64) -> str:
    """Why a step may not be made, judged by trying it."""
    car = chase.cars[seat]
    points = chase.now.points
    most = spend_from_here(chase, seat)
    field = car.field
    facing = car.facing
    cost: i64 = 1
    if step == actions.FORWARD:
        field = field_ahead(chase, seat)
        if field == data.NONE:
            return NO_ROAD
        if chase.is_obstacle(field, seat):
            return OBSTACLE
    elif step == actions.JUMP:
        reason = refuse_jump(chase, seat)
        if reason != LEGAL:
            return reason
        field = jump_landing(chase, seat)
    elif step < actions.JUMP:
        facing = actions.turn_side(step)
        if field == data.NONE:
            return NOT_ON_BOARD
        if facing == car.facing:
            return FACING_ALREADY
        if chase.track.open_sides(field) & data.SIDE[facing] == 0:
            return NO_ROAD
        cost = turn_cost(car.facing, facing)
        if cost > points:
            return TOO_FEW_POINTS
    else:
        return LEGAL if most == 0 else POINTS_LEFT
    after = cost + max_spend(chase, seat, field, facing, points - cost)
    return LEGAL if after >= most else POINTS_LOST


def refuse_jump_card(chase: Chase, seat: i64) -> str:
    if chase.now.kitt_played:
        return KITT_PLAYED
    return LEGAL if chase.kitt.hands[seat][data.JUMP_CARD] > 0 else NO_JUMP_CARD


def refuse_jump(chase: Chase, seat: i64) -> str:
    reason = refuse_jump_card(chase, seat)
    if reason != LEGAL:
        return reason
    over = field_ahead(chase, seat)
    if over == data.NONE:
        return NO_ROAD
    if not chase.is_obstacle(over, seat):
        return NO_OBSTACLE
    return NO_LANDING if jump_landing(chase, seat) == data.NONE else LEGAL
