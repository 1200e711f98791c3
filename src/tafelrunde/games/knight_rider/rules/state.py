"""Knight Rider: what lies on the table and in the hands."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.state import State
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.track import Track

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
        ram_stop_catches: bool,
        red_by_round: bool,
        pocket_rule: i64,
        auto_build: bool,
        clearing_from_round: i64,
        clearing_per_round: i64,
        round_limit: i64,
        table_size: i64,
        cards_any_time: bool,
    ) -> None:
        self.dice_start = dice_start
        self.checkpoints = checkpoints
        self.share_surplus = share_surplus
        self.random_deal = random_deal
        self.stop_there = stop_there
        self.ram_stop_catches = ram_stop_catches
        self.red_by_round = red_by_round
        self.pocket_rule = pocket_rule
        self.auto_build = auto_build
        self.clearing_from_round = clearing_from_round
        self.clearing_per_round = clearing_per_round
        self.round_limit = round_limit
        self.table_size = table_size
        self.cards_any_time = cards_any_time
        self.cells: list[i64] = table_cells(table_size)
        """The cells of the table, ascending: follow from its size."""


def table_cells(size: i64) -> list[i64]:
    """R2.1  From 1 - size/2 to size/2 in both directions (Q8)."""
    low = 1 - size // 2
    high = size // 2
    return [
        cell
        for cell in range(data.CELLS)
        if low <= data.CELL_X[cell] <= high and low <= data.CELL_Y[cell] <= high
    ]


@final
class Cards:
    """R2.4, R2.5  The cards of one sort, as counts by kind: so they have no order to leak."""

    def __init__(self, hands: list[list[i64]], out: list[i64]) -> None:
        self.hands = hands
        """By seat."""
        self.out = out
        """What the deal leaves over; while it lasts, the deck."""

    def copy(self) -> "Cards":
        return Cards([hand[:] for hand in self.hands], self.out[:])


@final
class Supply:
    """R3.1  The tiles that do not lie on the table. It stays as it is once the city is built."""

    def __init__(self) -> None:
        self.undrawn: i64 = data.ALL_TILES
        """The set of face-down tiles."""
        self.drawn: i64 = data.NONE
        """The tile to be placed now."""
        self.aside: list[i64] = []
        """Tiles that found no place, in order; after the last draw the queue of R3.1."""
        self.aside_at: i64 = 0
        """How far this pass through the queue has come."""
        self.aside_placed: bool = False
        """This pass has placed a tile."""
        self.has_laid: i64 = 0
        """The set of seats that have laid a tile."""
        self.removed: i64 = 0
        """The set of tiles out of the game."""

    def copy(self) -> "Supply":
        twin = Supply()
        twin.undrawn = self.undrawn
        twin.drawn = self.drawn
        twin.aside = self.aside[:]
        twin.aside_at = self.aside_at
        twin.aside_placed = self.aside_placed
        twin.has_laid = self.has_laid
        twin.removed = self.removed
        return twin


@final
class Car:
    """R4  A black car."""

    def __init__(self) -> None:
        self.field: i64 = data.NONE
        """NONE while it waits off the board beside its entry."""
        self.entry: i64 = data.NONE
        self.facing: i64 = data.NORTH
        self.upside_down: bool = False
        self.mantle: bool = False
        self.visits: i64 = 0
        """Checkpoints passed so far."""
        self.driven: i64 = 0
        """Fields it drove or jumped onto so far: told, never asked by a rule."""
        self.way: list[i64] = []
        """Those of its last turn, each with how it faced there: told only."""
        self.jump_shown: bool = False
        """Q22  Everybody saw a jump declared that did not take place: its card is in this hand."""

    def copy(self) -> "Car":
        twin = Car()
        twin.field = self.field
        twin.entry = self.entry
        twin.facing = self.facing
        twin.upside_down = self.upside_down
        twin.mantle = self.mantle
        twin.visits = self.visits
        twin.driven = self.driven
        twin.way = self.way[:]
        twin.jump_shown = self.jump_shown
        return twin


@final
class Turn:
    """R4  What is known of the current turn only."""

    def __init__(self) -> None:
        self.roll: i64 = 0
        self.points: i64 = 0
        self.kitt_played: bool = False
        self.diversion_laid: bool = False
        self.move_done: bool = False
        self.came_from: i64 = data.NONE
        """The side by which the car came onto its field in this move, or NONE."""
        self.rammed_here: bool = False
        """A car on this field has been passed already."""
        self.entered: bool = False
        """It drove onto its field in this move."""
        self.drove_last: bool = False
        """The last point was spent driving, not turning."""
        self.declared: i64 = data.NONE
        """FORWARD or JUMP while a ram decides about it, else NONE."""
        self.red_rams: i64 = 0
        """How many seats, from the active one clockwise, the red car is done with."""
        self.lay_kind: i64 = data.NONE
        """The diversion its player is choosing; nobody else knows of it before it lies."""
        self.lay_tile: i64 = data.NONE
        """The tile chosen for it."""
        self.backs: i64 = 0
        """Q62  How often the player has gone back."""

    def copy(self) -> "Turn":
        twin = Turn()
        twin.roll = self.roll
        twin.points = self.points
        twin.kitt_played = self.kitt_played
        twin.diversion_laid = self.diversion_laid
        twin.move_done = self.move_done
        twin.came_from = self.came_from
        twin.rammed_here = self.rammed_here
        twin.entered = self.entered
        twin.drove_last = self.drove_last
        twin.declared = self.declared
        twin.red_rams = self.red_rams
        twin.lay_kind = self.lay_kind
        twin.lay_tile = self.lay_tile
        twin.backs = self.backs
        return twin


class Chase(State):
    """A game in progress. Face-down tiles and escape cards are sets and hands are counts: nothing
    hidden has an order, so nothing can leak one."""

    def __init__(
        self,
        seats: i64,
        agreed: Agreement,
        kitt: Cards,
        diversions: Cards,
        track: Track,
        supply: Supply,
        cars: list[Car],
        now: Turn,
    ) -> None:
        self.seats = seats
        self.agreed = agreed
        self.kitt = kitt
        self.diversions = diversions
        self.track = track
        self.supply = supply
        self.cars = cars
        """By seat."""
        self.now = now
        self.phase: i64 = LOT
        self.first: i64 = 0
        """The seat that drives car 1 and begins both phases."""
        self.active: i64 = 0
        self.dealt: i64 = 0
        """Cards of this sort dealt so far."""
        self.tens: i64 = 0
        """The first of two throws that name a tile, 0 before it."""
        self.red: i64 = data.NONE
        """The tile on whose centre field the red car stands."""
        self.start_tile: i64 = data.NONE
        self.checkpoints: list[i64] = []
        self.escapes: i64 = data.ALL_ESCAPES
        """R3.5  The set of escape cards still face down."""
        self.round: i64 = 1
        self.won: i64 = 0
        """The set of winners."""

    # -- Questions --------------------------------------------------------------------------

    def secret_hands(self) -> bool:
        """R7.2  Nobody can know what the others hold."""
        return self.agreed.random_deal or (self.agreed.share_surplus and self.seats < 5)

    def red_field(self) -> i64:
        return self.track.centre(self.red)

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
        return others >= data.CAPACITY

    def car_beside(self, seat: i64) -> i64:
        """The seat of the one other car on this car's field, or NONE."""
        field = self.cars[seat].field
        other: i64
        for other in range(self.seats):
            if other != seat and self.cars[other].field == field:
                return other
        return data.NONE

    def has_all_visits(self, seat: i64) -> bool:
        """R6.2  Before the last checkpoint nobody wins."""
        return self.cars[seat].visits >= len(self.checkpoints)
