"""Knight Rider: every choice and every draw has a number; put together and taken apart here."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.knight_rider.rules import data

# -- Families, each beginning where the one before ends -------------------------------------

PLACE: Final[i64] = 0
"""A cell and a rotation; drawn by CHANCE with `auto_build`."""
START: Final[i64] = PLACE + data.CELLS * data.SIDES
"""The tile on which the cars start."""
ENTER: Final[i64] = START + data.TILES
"""The side of the start tile."""
PLAY: Final[i64] = ENTER + data.SIDES
"""A K.I.T.T. card; the jump is a step."""
LAY: Final[i64] = PLAY + data.JUMP_CARD
"""A kind of diversion, then ON a tile, then its FOOT; BACK until it lies."""
ON: Final[i64] = LAY + data.DIVERSIONS
FOOT: Final[i64] = ON + data.TILES
BACK: Final[i64] = FOOT + data.SIDES
MOVE: Final[i64] = BACK + 1
FORWARD: Final[i64] = MOVE + 1
"""The first of the steps: FORWARD, TURN towards a side, JUMP, STOP."""
TURN: Final[i64] = FORWARD + 1
JUMP: Final[i64] = TURN + data.SIDES
STOP: Final[i64] = JUMP + 1
END_TURN: Final[i64] = STOP + 1

# What only CHANCE does.
STARTS: Final[i64] = END_TURN + 1
"""The seat that starts, by lot."""
DEAL_KITT: Final[i64] = STARTS + data.MOST_SEATS
DEAL_DIVERSION: Final[i64] = DEAL_KITT + data.KITTS
DRAW: Final[i64] = DEAL_DIVERSION + data.DIVERSIONS
"""A tile."""
DIE: Final[i64] = DRAW + data.TILES
ESCAPE: Final[i64] = DIE + data.FACES
ACTIONS: Final[i64] = ESCAPE + data.ESCAPES

# -- R3  Setting up ---------------------------------------------------------------------------


def place(cell: i64, rotation: i64) -> i64:
    return PLACE + cell * data.SIDES + rotation


def is_place(action: i64) -> bool:
    return PLACE <= action < START


def place_cell(action: i64) -> i64:
    return (action - PLACE) // data.SIDES


def place_rotation(action: i64) -> i64:
    return (action - PLACE) % data.SIDES


def start(tile: i64) -> i64:
    return START + tile


def is_start(action: i64) -> bool:
    return START <= action < ENTER


def start_tile(action: i64) -> i64:
    return action - START


def enter(side: i64) -> i64:
    return ENTER + side


def is_enter(action: i64) -> bool:
    return ENTER <= action < PLAY


def enter_side(action: i64) -> i64:
    return action - ENTER


# -- R4.8  Cards --------------------------------------------------------------------------------


def play(card: i64) -> i64:
    return PLAY + card


def is_play(action: i64) -> bool:
    return PLAY <= action < LAY


def play_card(action: i64) -> i64:
    return action - PLAY


def lay(kind: i64) -> i64:
    return LAY + kind


def is_lay(action: i64) -> bool:
    return LAY <= action < ON


def is_before_laying(action: i64) -> bool:
    """A choice on the way to a diversion: its kind, its tile, or back."""
    return LAY <= action < FOOT or action == BACK


def lay_kind(action: i64) -> i64:
    return action - LAY


def on(tile: i64) -> i64:
    return ON + tile


def is_on(action: i64) -> bool:
    return ON <= action < FOOT


def on_tile(action: i64) -> i64:
    return action - ON


def foot(side: i64) -> i64:
    return FOOT + side


def is_foot(action: i64) -> bool:
    return FOOT <= action < BACK


def foot_side(action: i64) -> i64:
    return action - FOOT


# -- R4.2  Steps ----------------------------------------------------------------------------------


def step(at: i64) -> i64:
    """By its place in a set of steps (see driving)."""
    return FORWARD + at


def is_step(action: i64) -> bool:
    return FORWARD <= action <= STOP


def turn(side: i64) -> i64:
    return TURN + side


def is_turn(action: i64) -> bool:
    return TURN <= action < JUMP


def turn_side(action: i64) -> i64:
    return action - TURN


# -- What chance does -----------------------------------------------------------------------------


def starts(seat: i64) -> i64:
    return STARTS + seat


def is_starts(action: i64) -> bool:
    return STARTS <= action < DEAL_KITT


def starts_seat(action: i64) -> i64:
    return action - STARTS


def deal_kitt(card: i64) -> i64:
    return DEAL_KITT + card


def is_deal_kitt(action: i64) -> bool:
    return DEAL_KITT <= action < DEAL_DIVERSION


def deal_kitt_card(action: i64) -> i64:
    return action - DEAL_KITT


def deal_diversion(kind: i64) -> i64:
    return DEAL_DIVERSION + kind


def is_deal_diversion(action: i64) -> bool:
    return DEAL_DIVERSION <= action < DRAW


def deal_diversion_kind(action: i64) -> i64:
    return action - DEAL_DIVERSION


def draw(tile: i64) -> i64:
    return DRAW + tile


def is_draw(action: i64) -> bool:
    return DRAW <= action < DIE


def draw_tile(action: i64) -> i64:
    return action - DRAW


def die(number: i64) -> i64:
    return DIE + number - 1


def is_die(action: i64) -> bool:
    return DIE <= action < ESCAPE


def die_number(action: i64) -> i64:
    return action - DIE + 1


def escape(card: i64) -> i64:
    return ESCAPE + card


def is_escape(action: i64) -> bool:
    return ESCAPE <= action < ACTIONS


def escape_card(action: i64) -> i64:
    return action - ESCAPE
