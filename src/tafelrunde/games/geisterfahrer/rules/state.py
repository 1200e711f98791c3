"""Geisterfahrer: what stands on the road and beside it."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.state import State
from tafelrunde.games.geisterfahrer.rules import data

# Phases: what is awaited.
LOT: Final = 0
THROW: Final = 1
CHOOSE: Final = 2
NUMBER: Final = 3
GHOST_SYMBOL: Final = 4
ENDED: Final = 5

PHASES: Final[tuple[str, ...]] = ("lot", "throw", "choose", "number", "symbol", "over")


@final
class Agreement:
    """R6  What was agreed before the game, and the board that follows from it (R2.1, Q43); never
    changes, so that copies share it."""

    def __init__(
        self,
        seats: i64,
        fields: i64,
        cars: i64,
        waive_limit: i64,
        max_rounds: i64,
        ghosts_stop_cars: bool,
        one_ghost_each: bool,
        sideswipe: bool,
    ) -> None:
        self.fields = fields  # R6.4
        self.cars = cars  # R6.5
        self.waive_limit = waive_limit  # R6.2
        self.max_rounds = max_rounds  # R6.3
        self.ghosts_stop_cars = ghosts_stop_cars  # R6.1
        self.one_ghost_each = one_ghost_each  # R6.7
        self.sideswipe = sideswipe  # R6.8
        self.last_turn: i64 = 0
        # By field: the next one in driving direction, the one before, the facing one of the same
        # lane on the other carriageway, and whether a ghost must not be set there.
        self.ahead: list[i64] = []
        self.behind: list[i64] = []
        self.facing: list[i64] = []
        self.banned: list[bool] = []
        # By seat: its half, and the positions of its ramps.
        self.halves: list[i64] = []
        self.exits: list[i64] = []
        self.entries: list[i64] = []
        self.lay_out(seats)

    def lay_out(self, seats: i64) -> None:
        """What follows from the above."""
        fields = self.fields
        self.last_turn = self.max_rounds * seats
        self.ahead = neighbours(fields, 1)
        self.behind = neighbours(fields, fields - 1)
        self.facing = facing_fields(fields)
        self.banned = banned_fields(fields)
        self.halves = halves_of(seats)
        self.exits = [exit_of(half, fields) for half in self.halves]
        self.entries = [entry_of(half, fields) for half in self.halves]


# -- R2.1  The board ----------------------------------------------------------------------


def halves_of(seats: i64) -> list[i64]:
    """R3.2, Q41  Which half is whose."""
    if seats == 2:
        return list(data.HALVES_OF_TWO)
    return list(data.HALVES_OF_THREE) if seats == 3 else list(data.HALVES_OF_FOUR)


def exit_of(half: i64, fields: i64) -> i64:
    """19 and 9 with 20 fields: two before the entry of the same half."""
    return fields // 2 - 1 if half == data.NORTH else fields - 1


def entry_of(half: i64, fields: i64) -> i64:
    return fields // 2 + 1 if half == data.NORTH else 1


def neighbours(fields: i64, step: i64) -> list[i64]:
    """By field: the one `step` further round its lane."""
    result: list[i64] = [data.OFF] * data.FIELDS
    lane: i64
    at: i64
    for lane in range(data.LANES):
        for at in range(fields):
            result[lane * data.LONGEST_LANE + at] = lane * data.LONGEST_LANE + (at + step) % fields
    return result


def facing_fields(fields: i64) -> list[i64]:
    """Traffic flows both ways round, which puts each exit opposite an entry."""
    result: list[i64] = [data.OFF] * data.FIELDS
    lane: i64
    at: i64
    for lane in range(data.LANES):
        for at in range(fields):
            field = lane * data.LONGEST_LANE + at
            across = 1 - data.carriageway_of(field)
            result[field] = data.field_at(across, data.side_of(field), (fields - at) % fields)
    return result


def banned_fields(fields: i64) -> list[bool]:
    """R2.2, Q21  No ghost is set on a ramp, directly before or behind it, or beside it."""
    result = [data.position_of(field) >= fields for field in range(data.FIELDS)]
    half: i64
    carriageway: i64
    for half in range(2):
        for ramp in (exit_of(half, fields), entry_of(half, fields)):
            for carriageway in range(2):
                for at in (ramp + fields - 1, ramp, ramp + 1):
                    result[data.field_at(carriageway, data.RIGHT, at % fields)] = True
                result[data.field_at(carriageway, data.LEFT, ramp)] = True
    return result


# -- The state ----------------------------------------------------------------------------


class Motorway(State):
    """A game in progress; at first, before the lot. `cars` and `ghosts` say where each piece is,
    `road` what stands on each field, `left` how many cars of a seat are still on their way."""

    def __init__(
        self,
        agreed: Agreement,
        cars: list[list[i64]],
        ghosts: list[i64],
        waived: list[i64],
        rescued_at: list[i64],
        gone_at: list[i64],
        road: list[i64],
        left: list[i64],
    ) -> None:
        self.seats = len(cars)
        self.agreed = agreed
        self.phase: i64 = LOT
        self.active: i64 = 0
        # The number of the turn, 0 before the lot.
        self.turn_no: i64 = 0
        # The number on the die, SYMBOL, or 0 before the throw.
        self.thrown: i64 = 0
        self.cars = cars
        self.ghosts = ghosts
        # R4.1  By seat: how often in a row the die was waived.
        self.waived = waived
        # R5.2  By seat: the turn in which its latest car left, 0 before.
        self.rescued_at = rescued_at
        # By car, as `road` numbers them: the turn in which it left or was lost, 0 before. What the
        # die showed in the turn before, 0 if it was waived. Told to people, of no weight in play.
        self.gone_at = gone_at
        self.last_thrown: i64 = 0
        self.road = road
        self.left = left

    def copy_to(self, copy: "Motorway") -> None:
        """The numbers; the constructor asks for all that is more than that."""
        copy.phase = self.phase
        copy.active = self.active
        copy.turn_no = self.turn_no
        copy.thrown = self.thrown
        copy.last_thrown = self.last_thrown

    # -- Questions -------------------------------------------------------------------------

    def is_driver(self, seat: i64) -> bool:
        """R4, Q27  Who has no car off or on the road any more drives the ghosts."""
        return self.left[seat] > 0

    def ghosts_in_play(self) -> i64:
        """R3.1  Ghost 0 comes first, and no ghost ever leaves."""
        if self.ghosts[0] == data.OFF:
            return 0
        return 1 if self.ghosts[1] == data.OFF else 2

    def first_turns(self) -> bool:
        """R4.1, Q19  Everybody's first turn of the game."""
        return self.turn_no <= self.seats

    def waiting_car(self, seat: i64) -> i64:
        """R3.1  The car that would enter: the lowest number beside the board, or -1."""
        own = self.cars[seat]
        car: i64
        for car in range(len(own)):
            if own[car] == data.OFF:
                return car
        return -1

    def is_choosing(self) -> bool:
        """The active seat is asked, not chance."""
        phase = self.phase
        return phase == CHOOSE or phase == NUMBER or phase == GHOST_SYMBOL

    def must_roll(self, seat: i64) -> bool:
        """R4.1  Q19, Q39  The first turn must be rolled; Q26 so must the one after so many waived
        turns as were agreed."""
        return self.first_turns() or self.waived[seat] >= self.agreed.waive_limit

    def ghost_steps(self) -> i64:
        """R4.3  How far the throw moves a ghost."""
        return data.GHOST_STEPS if self.thrown == data.SYMBOL else self.thrown

    def safe_cars(self, seat: i64) -> i64:
        return self.cars[seat].count(data.SAFE)

    def take_places(self) -> None:
        """What follows from where the pieces are."""
        self.road = occupy_road(self.cars, self.ghosts)
        self.left = [cars_left(own) for own in self.cars]


def occupy_road(cars: list[list[i64]], ghosts: list[i64]) -> list[i64]:
    """What stands on each field, from where the pieces are."""
    road: list[i64] = [data.EMPTY] * data.FIELDS
    seat: i64
    car: i64
    ghost: i64
    for seat in range(len(cars)):
        for car in range(len(cars[seat])):
            if cars[seat][car] >= 0:
                road[cars[seat][car]] = seat * data.MOST_CARS + car
    for ghost in range(data.GHOSTS):
        if ghosts[ghost] >= 0:
            road[ghosts[ghost]] = data.GHOST + ghost
    return road


def cars_left(own: list[i64]) -> i64:
    """How many of a seat's cars are beside the board or on the road."""
    count: i64 = 0
    place: i64
    for place in own:
        if place >= data.OFF:
            count += 1
    return count
