"""Geisterfahrer: rules of thumb in two temperaments. Each choice gets a value, the best is taken.

A car that is rescued is worth 1000, one on the scrap yard nothing, one on the road something
between, the more the nearer its exit is and the less the more it has to fear. A choice is worth
what it adds to its own cars and, by temperament, takes from the others'.
"""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.rng import Rng
from tafelrunde.core.state import Policy, State
from tafelrunde.games.geisterfahrer.players.manner import Manner
from tafelrunde.games.geisterfahrer.rules import action_numbers, data
from tafelrunde.games.geisterfahrer.rules.game import Geisterfahrer
from tafelrunde.games.geisterfahrer.rules.traffic import across, chase, drive, drive_in, exit_field

# What a car is worth.
RESCUED: Final = 1000
ENTERED: Final = 400
"""A whole lap before the exit; from there to the exit it doubles."""
WAITING: Final = 340
WRONG_LANE: Final = 40
"""The left lane has no exit: a change of lane is still to come."""
LAST_FIELDS: Final = 4
MISSED_EXIT: Final = 25
"""In the left lane, for each of the last fields: the exit may be missed."""

# How likely, in percent, each other player brings a ghost over a car that is open to it.
BY_SYMBOL: Final = 17
BY_GHOST_DRIVER: Final = 60
NOT_YET: Final = 4
"""While not both ghosts are in play the symbol moves none."""
MOST_CERTAIN: Final = 90
FROM_BESIDE: Final = 4
"""A ghost in the other lane needs a change of lane before."""
RUN_INTO: Final = 2
"""For each field that the ghost is nearer than six: soon the car must stop or crash."""

# Smaller considerations.
OTHER_CARRIAGEWAY: Final = 12
"""To enter where no own car drives yet: numbers can then be used by one or the other."""
GHOST_TO_SET: Final = 60
"""What a symbol is worth that will set a ghost."""
LAST_WAIVER: Final = 15
"""Who waives for the last time must roll in the next turn, whatever comes."""
AHEAD_BY_ONE: Final = 100
"""For each car its owner has rescued, hitting another one of theirs is worth more."""
NOTHING: Final = -1_000_000
"""The value of no choice at all."""


@final
class Thumb(Policy):
    """A careful driver: keeps away from the ghosts first, hunts second. Careful players among
    themselves lose a quarter to two fifths of their cars, aggressive ones more than half."""

    def __init__(self, temper: str = "") -> None:
        self.temper = temper
        self.manner = Manner(temper)

    def __reduce__(self) -> tuple[object, ...]:
        return Thumb, (self.temper,)

    def tempered(self, temper: str) -> Policy:
        return Thumb(temper)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Geisterfahrer)
        return Judge(state, seat, self.manner).best()


@final
class Aggressive(Policy):
    """A driver who hunts the others and trusts to luck."""

    def __init__(self) -> None:
        self.manner = Manner("aggressive")

    def __reduce__(self) -> tuple[object, ...]:
        return Aggressive, ()

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Geisterfahrer)
        return Judge(state, seat, self.manner).best()


@final
class Judge:
    """One decision of one seat, seen by one temperament."""

    def __init__(self, state: Geisterfahrer, seat: i64, manner: Manner) -> None:
        self.state = state
        self.seat = seat
        self.manner = manner
        self.alarm = alarm_of(state, seat)

    def best(self) -> i64:
        best: i64 = -1
        best_value: i64 = NOTHING
        for action in self.state.legal(self.seat):
            value = self.judge(action)
            if value > best_value:
                best = action
                best_value = value
        return best

    def judge(self, action: i64) -> i64:
        state = self.state
        if action == action_numbers.ROLL:
            return self.judge_roll()
        if action_numbers.is_lane_change(action):
            return self.judge_lane_change(action_numbers.changing_car(action)) - self.waiver()
        if action_numbers.is_ghost_lane_change(action):
            ghost = action_numbers.changing_ghost(action)
            return self.judge_ghost(ghost, data.BESIDE[state.ghosts[ghost]]) - self.waiver()
        if action_numbers.is_enter(action):
            return self.judge_entry(action_numbers.entered_carriageway(action), state.thrown)
        if action_numbers.is_move(action):
            return self.judge_move(action_numbers.moving_car(action), state.thrown)
        if action_numbers.is_move_ghost(action):
            ghost = action_numbers.moving_ghost(action)
            return self.judge_ghost(ghost, chase(state, ghost, state.ghost_steps()))
        if action_numbers.is_switch(action):
            ghost = action_numbers.switching_ghost(action)
            side = action_numbers.switched_side(action)
            return self.judge_ghost(ghost, across(state, ghost, side))
        return self.threat(action_numbers.placed_field(action))

    def waiver(self) -> i64:
        state = self.state
        last = state.waived[self.seat] + 1 == state.agreed.waive_limit
        return LAST_WAIVER if last else 0

    # -- Own cars --------------------------------------------------------------------------

    def judge_lane_change(self, car: i64) -> i64:
        field = self.state.cars[self.seat][car]
        beside = data.BESIDE[field]
        if beside == exit_field(self.state, self.seat, data.carriageway_of(field)):
            beside = data.SAFE
        return self.worth(beside) - self.worth(field)

    def judge_move(self, car: i64, number: i64) -> i64:
        field = self.state.cars[self.seat][car]
        return self.worth(drive(self.state, self.seat, field, number)) - self.worth(field)

    def judge_entry(self, carriageway: i64, number: i64) -> i64:
        value = self.worth(drive_in(self.state, self.seat, carriageway, number)) - WAITING
        field: i64
        for field in self.state.cars[self.seat]:
            if field >= 0 and data.carriageway_of(field) == carriageway:
                return value
        return value + OTHER_CARRIAGEWAY

    def worth(self, place: i64) -> i64:
        """What an own car is worth there, dangers taken off."""
        if place < 0:
            return RESCUED if place == data.SAFE else WAITING if place == data.OFF else 0
        safe_worth = worth_on_road(self.state, self.seat, place)
        return safe_worth - safe_worth * self.danger(place) * self.manner.fear // 10_000

    def danger(self, field: i64) -> i64:
        """In percent: how likely a car on this field will be lost to a ghost ahead of it. The
        first thing ahead counts; behind another car it is hidden."""
        state = self.state
        ahead = state.agreed.ahead
        at = field
        danger: i64 = 0
        distance: i64
        for distance in range(data.GHOST_STEPS):
            at = ahead[at]
            occupant = state.road[at]
            if occupant >= data.GHOST:
                return self.alarm + RUN_INTO * (data.GHOST_STEPS - distance)
            if occupant != data.EMPTY:
                return danger
            if state.road[data.BESIDE[at]] >= data.GHOST:
                danger = FROM_BESIDE
        return danger

    # -- Ghosts ----------------------------------------------------------------------------

    def judge_ghost(self, ghost: i64, field: i64) -> i64:
        """What it hits there, and whom it threatens there instead of here."""
        value = self.threat(field) - self.threat(self.state.ghosts[ghost])
        occupant = self.state.road[field]
        if occupant != data.EMPTY and occupant < data.GHOST:
            value += self.loss(occupant)
        return value

    def threat(self, field: i64) -> i64:
        """What a ghost on this field promises: the first car that comes towards it."""
        state = self.state
        at = field
        step: i64
        for step in range(data.GHOST_STEPS):
            at = state.agreed.behind[at]
            occupant = state.road[at]
            if occupant >= data.GHOST:
                return 0
            if occupant != data.EMPTY:
                chance = self.alarm if occupant // data.MOST_CARS == self.seat else BY_SYMBOL
                return self.loss(occupant) * chance // 100
        return 0

    def loss(self, car: i64) -> i64:
        """What the loss of a car is worth: bad if it is the seat's own, else good."""
        state = self.state
        owner = car // data.MOST_CARS
        worth = worth_on_road(state, owner, state.cars[owner][car % data.MOST_CARS])
        if owner == self.seat:
            return -worth
        worth += AHEAD_BY_ONE * state.safe_cars(owner)
        return worth * self.manner.spite // (100 * (state.seats - 1))

    # -- The die ---------------------------------------------------------------------------

    def judge_roll(self) -> i64:
        """The average over its faces of the best use of each."""
        total = self.best_symbol()
        number: i64
        for number in range(1, data.HIGHEST_NUMBER + 1):
            if self.state.is_driver(self.seat):
                total += self.best_number(number)
            else:
                total += self.best_chase(number)
        return total // data.FACES

    def best_number(self, number: i64) -> i64:
        """R4.2  Some car must use it; 0 if none can."""
        state = self.state
        best: i64 = NOTHING
        waiting = False
        own = state.cars[self.seat]
        car: i64
        for car in range(len(own)):
            if own[car] >= 0:
                if drive(state, self.seat, own[car], number) != data.NONE:
                    best = max(best, self.judge_move(car, number))
            elif own[car] == data.OFF:
                waiting = True
        if waiting:
            carriageway: i64
            for carriageway in range(data.CARRIAGEWAYS):
                if drive_in(state, self.seat, carriageway, number) != data.NONE:
                    best = max(best, self.judge_entry(carriageway, number))
        return 0 if best == NOTHING else best

    def best_symbol(self) -> i64:
        if self.state.ghosts_in_play() < data.GHOSTS:
            return GHOST_TO_SET * self.manner.spite // 100
        return self.best_chase(data.GHOST_STEPS)

    def best_chase(self, steps: i64) -> i64:
        """The better ghost to move; 0 if none is in play."""
        best: i64 = NOTHING
        ghost: i64
        for ghost in range(data.GHOSTS):
            field = self.state.ghosts[ghost]
            if field != data.OFF:
                end = chase(self.state, ghost, steps)
                if end != field:
                    best = max(best, self.judge_ghost(ghost, end))
        return 0 if best == NOTHING else best


def worth_on_road(state: Geisterfahrer, seat: i64, field: i64) -> i64:
    """The nearer its exit, the more; in the left lane less, least close to the exit."""
    fields = state.agreed.fields
    to_go = (state.agreed.exits[seat] - data.position_of(field)) % fields
    if data.side_of(field) == data.RIGHT:
        return 2 * ENTERED - ENTERED * to_go // fields
    if to_go == 0:
        # Beside the exit: one change of lane and it is rescued.
        return 2 * ENTERED - WRONG_LANE
    worth = 2 * ENTERED - ENTERED * to_go // fields - WRONG_LANE
    if to_go <= LAST_FIELDS:
        worth -= MISSED_EXIT * (LAST_FIELDS + 1 - to_go)
    return worth


def alarm_of(state: Geisterfahrer, seat: i64) -> i64:
    """In percent: how likely a ghost is driven by the others before the seat's next turn."""
    alarm: i64 = 0
    both = state.ghosts_in_play() == data.GHOSTS
    other: i64
    for other in range(state.seats):
        if other != seat:
            if not state.is_driver(other):
                alarm += BY_GHOST_DRIVER
            else:
                alarm += BY_SYMBOL if both else NOT_YET
    return min(alarm, MOST_CERTAIN)
