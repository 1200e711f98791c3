"""Knight Rider: every place where a move can end, and a way that leads there (R4.2, R5.1)."""

from typing import final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.driving import (
    STEP_FORWARD,
    STEP_JUMP,
    STEP_STOP,
    STEP_TURN,
    field_ahead,
    jump_landing,
    steps,
    turn_cost,
)
from tafelrunde.games.knight_rider.rules.move import arrived_from, has_caught, visit
from tafelrunde.games.knight_rider.rules.skidding import stands_in_oil, would_ram
from tafelrunde.games.knight_rider.rules.state import Chase


@final
class Stop:
    """Where the car is after some steps; other cars stand still, and no ram stops it."""

    def __init__(self, before: "Stop | None", step: i64) -> None:
        self.before = before
        self.step = step
        """The action that led here, NONE at the beginning."""
        self.by_ram: bool = False
        """It rammed somebody."""
        self.field: i64 = data.NONE
        self.facing: i64 = data.NORTH
        self.points: i64 = 0
        self.came_from: i64 = data.NONE
        self.rammed_here: bool = False
        self.entered: bool = False
        self.drove_last: bool = False
        self.visits: i64 = 0
        self.jumped: bool = False
        self.rams: i64 = 0
        """The set of seats rammed on the way."""
        self.oil: bool = False
        self.catches: bool = False

    def way(self) -> "list[Stop]":
        """The stops after each step from the beginning, this one last."""
        way: list[Stop] = []
        stop = self
        while stop.before is not None:
            way.append(stop)
            stop = stop.before
        way.reverse()
        return way

    def code(self) -> i64:
        """What decides how the move can go on, as one number."""
        code = self.field * data.SIDES + self.facing
        code = code * (data.MOST_POINTS + 1) + self.points
        code = code * (data.SIDES + 1) + self.came_from + 1
        code = code * (data.MOST_CHECKPOINTS + 1) + self.visits
        marks: i64 = 0
        if self.entered:
            marks = 1
        if self.drove_last:
            marks |= 2
        if self.jumped:
            marks |= 4
        if self.rams:
            marks |= 8
        return code * 16 + marks


@final
class Reach:
    """All ends of a move with so many points, found by trying every legal step. It needs a copy of
    the state for itself, whose driver it moves about."""

    def __init__(self, chase: Chase, points: i64) -> None:
        self.chase = chase
        self.seat = chase.active
        self.seen: set[int] = set()
        self.menus: dict[int, i64] = {}
        """The legal steps by stand, points and whether a jump has been made."""
        self.found: dict[int, Stop] = {}
        """The best end for each stand, with and without a ram."""
        self.stops: list[Stop] = [self.beginning(points)]
        at = 0
        while at < len(self.stops):
            self.go_on_from(self.stops[at])
            at += 1

    def ends(self) -> list[Stop]:
        """None if no step is possible."""
        return [stop for stop in self.found.values() if stop.before is not None]

    def beginning(self, points: i64) -> Stop:
        car = self.chase.cars[self.seat]
        now = self.chase.now
        stop = Stop(None, data.NONE)
        stop.field = car.field
        stop.facing = car.facing
        stop.points = points
        stop.came_from = now.came_from
        stop.rammed_here = now.rammed_here
        stop.entered = now.entered
        stop.drove_last = now.drove_last
        stop.visits = car.visits
        stop.jumped = now.kitt_played
        return stop

    def put_car(self, stop: Stop) -> None:
        """The state as it would be there."""
        car = self.chase.cars[self.seat]
        now = self.chase.now
        car.field = stop.field
        car.facing = stop.facing
        car.visits = stop.visits
        now.points = stop.points
        now.came_from = stop.came_from
        now.rammed_here = stop.rammed_here
        now.entered = stop.entered
        now.drove_last = stop.drove_last
        now.kitt_played = stop.jumped

    def menu(self, stop: Stop) -> i64:
        key = (stop.field * data.SIDES + stop.facing) * 32 + stop.points * 2
        if stop.jumped:
            key += 1
        if key not in self.menus:
            self.menus[key] = steps(self.chase, self.seat)
        return self.menus[key]

    def go_on_from(self, stop: Stop) -> None:
        self.put_car(stop)
        menu = STEP_STOP if stop.points == 0 else self.menu(stop)
        if menu & STEP_STOP:
            self.end_at(stop)
        if menu & STEP_FORWARD:
            self.drive(stop, actions.FORWARD, field_ahead(self.chase, self.seat))
        if menu & STEP_JUMP:
            self.drive(stop, actions.JUMP, jump_landing(self.chase, self.seat))
        side: i64
        for side in range(data.SIDES):
            if menu & STEP_TURN[side]:
                self.turn(stop, side)

    def drive(self, stop: Stop, step: i64, field: i64) -> None:
        """FORWARD or JUMP, past any neighbouring car."""
        chase = self.chase
        after = Stop(stop, step)
        after.field = field
        after.facing = stop.facing
        after.points = stop.points - 1
        after.came_from = arrived_from(stop.field, field, stop.facing, step)
        after.entered = True
        after.drove_last = True
        after.jumped = stop.jumped or step == actions.JUMP
        after.rams = stop.rams
        if would_ram(chase, self.seat):
            after.by_ram = True
            after.rams |= BIT[chase.car_beside(self.seat)]
        car = chase.cars[self.seat]
        car.field = field
        visit(chase, car)
        after.visits = car.visits
        self.add(after)
        self.put_car(stop)

    def turn(self, stop: Stop, side: i64) -> None:
        after = Stop(stop, actions.turn(side))
        after.field = stop.field
        after.facing = side
        after.points = stop.points - turn_cost(stop.facing, side)
        after.came_from = stop.came_from
        after.rammed_here = stop.rammed_here
        after.entered = stop.entered
        after.visits = stop.visits
        after.jumped = stop.jumped
        after.rams = stop.rams
        self.add(after)

    def add(self, stop: Stop) -> None:
        code = stop.code()
        if code not in self.seen:
            self.seen.add(code)
            self.stops.append(stop)

    def end_at(self, stop: Stop) -> None:
        """Keep the best way: one that catches, then one without a jump, then the shortest."""
        stop.oil = stands_in_oil(self.chase, self.seat)
        stop.catches = has_caught(self.chase, self.seat, False)
        key = (stop.field * data.SIDES + stop.facing) * 2
        if stop.rams:
            key += 1
        if key in self.found:
            known = self.found[key]
            if known.catches and not stop.catches:
                return
            if known.catches == stop.catches and (stop.jumped or not known.jumped):
                return
        self.found[key] = stop
