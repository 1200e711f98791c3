"""Knight Rider: what lies on the table and in the hands."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import list_bits
from tafelrunde.core.state import State
from tafelrunde.games.knight_rider.data import (
    CAPACITY,
    CELL_X,
    CELL_Y,
    CELLS,
    CENTRE_FIELD,
    DIVERSION_NAMES,
    FEET,
    FIELD_X,
    FIELD_Y,
    JUMP,
    NO_FOOT,
    NONE,
    SIDE_NAMES,
    TILE_NUMBER,
    TILES,
)
from tafelrunde.games.knight_rider.track import CARD_CODES, Track

# Phases: what is awaited.
LOT: Final = 0
DEAL_KITT: Final = 1
DEAL_DIVERSION: Final = 2
DRAW: Final = 3
PLACING: Final = 4
RELAYING: Final = 5
RED_TENS: Final = 6
RED_ONES: Final = 7
START_TENS: Final = 8
START_ONES: Final = 9
CHOOSING_START: Final = 10
CHECK_TENS: Final = 11
CHECK_ONES: Final = 12
CHOOSING_ENTRY: Final = 13
ROLLING: Final = 14
BEFORE_MOVE: Final = 15
STEPPING: Final = 16
RAMMING: Final = 17
RAMMING_AGAIN: Final = 18
OILING: Final = 19
AFTER_MOVE: Final = 20
ESCAPING: Final = 21
RED_RAMMING: Final = 22
ENDED: Final = 23

PHASES: Final[tuple[str, ...]] = (
    "lot", "deal-kitt", "deal-diversion", "draw", "place", "relay",
    "red-tens", "red-ones", "start-tens", "start-ones", "start-tile", "check-tens", "check-ones",
    "entry", "roll", "before-move", "step", "ram", "ram-again", "oil", "after-move",
    "escape", "red-ram", "over",
)  # fmt: skip


@final
class Agreement:
    """R6, R6.9  What was agreed before the game; never changes, so that copies share it."""

    def __init__(
        self,
        dice_start: bool,
        checkpoints: i64,
        share_surplus: bool,
        random_deal: bool,
        stop_there: bool,
        red_by_round: bool,
        pocket_rule: i64,
        auto_build: bool,
        clearing_from_round: i64,
        clearing_per_round: i64,
        round_limit: i64,
        table_size: i64,
    ) -> None:
        self.dice_start = dice_start
        self.checkpoints = checkpoints
        self.share_surplus = share_surplus
        self.random_deal = random_deal
        self.stop_there = stop_there
        self.red_by_round = red_by_round
        self.pocket_rule = pocket_rule
        self.auto_build = auto_build
        self.clearing_from_round = clearing_from_round
        self.clearing_per_round = clearing_per_round
        self.round_limit = round_limit
        self.table_size = table_size
        self.cells: list[i64] = table_cells(table_size)
        """The cells of the table, ascending."""


def table_cells(size: i64) -> list[i64]:
    """R2.1  From 1 - size/2 to size/2 in both directions (Q8)."""
    low = 1 - size // 2
    high = size // 2
    return [
        cell for cell in range(CELLS) if low <= CELL_X[cell] <= high and low <= CELL_Y[cell] <= high
    ]


@final
class Car:
    """R4  A black car; `field` is NONE while it waits off the board beside its entry."""

    def __init__(
        self,
        field: i64,
        entry: i64,
        facing: i64,
        upside_down: bool,
        mantle: bool,
        visits: i64,
        jump_shown: bool,
    ) -> None:
        self.field = field
        self.entry = entry
        self.facing = facing
        self.upside_down = upside_down
        self.mantle = mantle
        self.visits = visits
        """Checkpoints passed so far."""
        self.jump_shown = jump_shown
        """Q22  Everybody saw a jump declared that did not take place: its card is in this hand."""

    def copy(self) -> "Car":
        return Car(
            self.field,
            self.entry,
            self.facing,
            self.upside_down,
            self.mantle,
            self.visits,
            self.jump_shown,
        )


@final
class Turn:
    """R4  What is known of the current turn only."""

    def __init__(
        self,
        roll: i64,
        points: i64,
        kitt_played: bool,
        diversion_laid: bool,
        move_done: bool,
        came_from: i64,
        rammed_here: bool,
        entered: bool,
        drove_last: bool,
        declared: i64,
        red_rams: i64,
        lay_kind: i64,
        lay_tile: i64,
        backs: i64,
    ) -> None:
        self.roll = roll
        self.points = points
        self.kitt_played = kitt_played
        self.diversion_laid = diversion_laid
        self.move_done = move_done
        self.came_from = came_from
        """The side by which the car came onto its field in this move, or NONE."""
        self.rammed_here = rammed_here
        self.entered = entered
        """It drove onto its field in this move."""
        self.drove_last = drove_last
        """The last point was spent driving, not turning."""
        self.declared = declared
        """FORWARD or JUMP while a ram decides about it, else NONE."""
        self.red_rams = red_rams
        """How many seats, from the active one clockwise, the red car is done with."""
        self.lay_kind = lay_kind
        self.lay_tile = lay_tile
        """The diversion its player is choosing; nobody else knows of it before it lies."""
        self.backs = backs

    def copy(self) -> "Turn":
        return Turn(
            self.roll,
            self.points,
            self.kitt_played,
            self.diversion_laid,
            self.move_done,
            self.came_from,
            self.rammed_here,
            self.entered,
            self.drove_last,
            self.declared,
            self.red_rams,
            self.lay_kind,
            self.lay_tile,
            self.backs,
        )


def new_turn() -> Turn:
    return Turn(0, 0, False, False, False, NONE, False, False, False, NONE, 0, NONE, NONE, 0)


class Chase(State):
    """A game in progress. Hands are counts per kind, face-down tiles and escape cards are sets:
    nothing hidden has an order, so nothing can leak one."""

    def __init__(
        self,
        seats: i64,
        agreed: Agreement,
        phase: i64,
        first: i64,
        active: i64,
        kitt: list[list[i64]],
        kitt_out: list[i64],
        diversions: list[list[i64]],
        diversions_out: list[i64],
        dealt: i64,
        track: Track,
        undrawn: i64,
        drawn: i64,
        aside: list[i64],
        aside_at: i64,
        aside_placed: bool,
        has_laid: i64,
        removed: i64,
        tens: i64,
        red: i64,
        start_tile: i64,
        checkpoints: list[i64],
        cars: list[Car],
        escapes: i64,
        round_: i64,
        now: Turn,
        won: i64,
    ) -> None:
        self.seats = seats
        self.agreed = agreed
        self.phase = phase
        self.first = first
        """The seat that drives car 1 and begins both phases."""
        self.active = active
        self.kitt = kitt
        self.kitt_out = kitt_out
        """Cards left over by the deal; while it lasts, the deck."""
        self.diversions = diversions
        self.diversions_out = diversions_out
        self.dealt = dealt
        self.track = track
        self.undrawn = undrawn
        """The set of face-down tiles."""
        self.drawn = drawn
        """The tile to be placed now."""
        self.aside = aside
        """Tiles that found no place, in order; after the last draw the queue of R3.1."""
        self.aside_at = aside_at
        self.aside_placed = aside_placed
        self.has_laid = has_laid
        """The set of seats that have laid a tile."""
        self.removed = removed
        """The set of tiles out of the game."""
        self.tens = tens
        self.red = red
        """The tile on whose centre field the red car stands."""
        self.start_tile = start_tile
        self.checkpoints = checkpoints
        self.cars = cars
        """By seat."""
        self.escapes = escapes
        """The set of escape cards still face down."""
        self.round = round_
        self.now = now
        self.won = won
        """The set of winners."""

    # -- Questions --------------------------------------------------------------------------

    def secret_hands(self) -> bool:
        """R7.2  Nobody can know what the others hold."""
        return self.agreed.random_deal or (self.agreed.share_surplus and self.seats < 5)

    def red_field(self) -> i64:
        return CENTRE_FIELD[self.track.cell_of[self.red]]

    def next_seat(self, seat: i64) -> i64:
        return (seat + 1) % self.seats

    def last_seat(self) -> i64:
        """R3.3  The last player in turn order."""
        return (self.first + self.seats - 1) % self.seats

    def is_obstacle(self, field: i64, seat: i64) -> bool:
        """R4.1  A blocked field or one with two other cars cannot be entered, red or not (Q40)."""
        if self.track.is_blocked(field):
            return True
        others: i64 = 0
        other: i64
        for other in range(self.seats):
            if other != seat and self.cars[other].field == field:
                others += 1
        return others >= CAPACITY

    def car_beside(self, seat: i64) -> i64:
        """The seat of the one other car on this car's field, or NONE."""
        field = self.cars[seat].field
        other: i64
        for other in range(self.seats):
            if other != seat and self.cars[other].field == field:
                return other
        return NONE

    def has_all_visits(self, seat: i64) -> bool:
        """R6.2  Before the last checkpoint nobody wins."""
        return self.cars[seat].visits >= len(self.checkpoints)

    # -- The whole state as plain JSON ------------------------------------------------------

    def position(self) -> dict[str, object]:
        agreed = self.agreed
        track = self.track
        now = self.now
        return {
            "seats": self.seats,
            "agreed": {
                "dice_start": agreed.dice_start,
                "checkpoints": agreed.checkpoints,
                "share_surplus": agreed.share_surplus,
                "random_deal": agreed.random_deal,
                "stop_there": agreed.stop_there,
                "red_by_round": agreed.red_by_round,
                "pocket_rule": agreed.pocket_rule,
                "auto_build": agreed.auto_build,
                "clearing_from_round": agreed.clearing_from_round,
                "clearing_per_round": agreed.clearing_per_round,
                "round_limit": agreed.round_limit,
                "table_size": agreed.table_size,
            },
            "phase": PHASES[self.phase],
            "first": self.first,
            "active": self.active,
            "kitt": [hand[:] for hand in self.kitt],
            "kitt_out": self.kitt_out[:],
            "diversions": [hand[:] for hand in self.diversions],
            "diversions_out": self.diversions_out[:],
            "dealt": self.dealt,
            "tiles": [
                [
                    TILE_NUMBER[tile],
                    CELL_X[track.cell_of[tile]],
                    CELL_Y[track.cell_of[tile]],
                    track.rotation[tile],
                ]
                for tile in range(TILES)
                if track.cell_of[tile] != NONE
            ],
            "laid": [card_position(code) for code in track.laid],
            "undrawn": [TILE_NUMBER[tile] for tile in list_bits(self.undrawn)],
            "drawn": tile_position(self.drawn),
            "aside": [TILE_NUMBER[tile] for tile in self.aside],
            "aside_at": self.aside_at,
            "aside_placed": self.aside_placed,
            "has_laid": [seat for seat in range(self.seats) if self.has_laid >> seat & 1],
            "removed": [TILE_NUMBER[tile] for tile in list_bits(self.removed)],
            "tens": self.tens,
            "red": tile_position(self.red),
            "start_tile": tile_position(self.start_tile),
            "checkpoints": [TILE_NUMBER[tile] for tile in self.checkpoints],
            "cars": [car_position(car) for car in self.cars],
            "escapes": [card + 1 for card in range(11) if self.escapes >> card & 1],
            "round": self.round,
            "turn": {
                "roll": now.roll,
                "points": now.points,
                "kitt_played": now.kitt_played,
                "diversion_laid": now.diversion_laid,
                "move_done": now.move_done,
                "came_from": side_position(now.came_from),
                "rammed_here": now.rammed_here,
                "entered": now.entered,
                "drove_last": now.drove_last,
                "declared": declared_position(now.declared),
                "red_rams": now.red_rams,
                "lay_kind": "" if now.lay_kind == NONE else DIVERSION_NAMES[now.lay_kind],
                "lay_tile": tile_position(now.lay_tile),
                "backs": now.backs,
            },
            "won": [seat for seat in range(self.seats) if self.won >> seat & 1],
        }


# -- Pieces of a position -----------------------------------------------------------------


def tile_position(tile: i64) -> int:
    """The printed number, 0 for no tile."""
    return 0 if tile == NONE else TILE_NUMBER[tile]


def side_position(side: i64) -> str:
    return "" if side == NONE else SIDE_NAMES[side]


def declared_position(declared: i64) -> str:
    if declared == NONE:
        return ""
    return "jump" if declared == JUMP else "forward"


def field_position(field: i64) -> list[int]:
    """[X, Y], empty for no field."""
    return [] if field == NONE else [FIELD_X[field], FIELD_Y[field]]


def card_position(code: i64) -> dict[str, object]:
    kind = code % CARD_CODES // FEET
    foot = code % FEET
    return {
        "kind": DIVERSION_NAMES[kind],
        "tile": TILE_NUMBER[code // CARD_CODES],
        "foot": "" if foot == NO_FOOT else SIDE_NAMES[foot],
    }


def car_position(car: Car) -> dict[str, object]:
    return {
        "field": field_position(car.field),
        "entry": field_position(car.entry),
        "facing": side_position(car.facing),
        "upside_down": car.upside_down,
        "mantle": car.mantle,
        "visits": car.visits,
        "jump_shown": car.jump_shown,
    }
