"""Knight Rider: searches over the places where a car can stand and the ways it can face."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.games.knight_rider import action_numbers as actions
from tafelrunde.games.knight_rider import data
from tafelrunde.games.knight_rider.driving import turn_cost
from tafelrunde.games.knight_rider.state import Chase
from tafelrunde.games.knight_rider.track import BLOCKED, Track

STANDS: Final = data.FIELDS * data.SIDES
"""A stand is field * 4 + facing."""
NO_END: Final = 1 << 30
"""Farther than any road leads."""

# -- The map ---------------------------------------------------------------------------------

# Numbers are kept in the stands and the stands know their neighbours: compiled attributes are plain
# machine numbers, and entries of lists are not.


@final
class Stand:
    """A car on a field, facing a side; and what searches have written there."""

    def __init__(self, number: i64) -> None:
        facing = number % data.SIDES
        self.number = number
        self.sides: i64 = 0
        """The open sides of its field, and BLOCKED; 0 off the road."""
        self.ahead_side: i64 = data.SIDE[facing]
        self.rear_side: i64 = data.SIDE[data.OPPOSITE[facing]]
        self.cross_sides: i64 = data.ACROSS[facing]
        self.place: i64 = data.NONE
        """Among the stands of this map."""
        self.search: i64 = 0
        """The last search for a way that came here, and what it costs."""
        self.cost: i64 = data.NONE
        self.drive: i64 = 0
        """The last search for ends that came here, and how: one bit for each way and number of
        points spent."""
        self.spent: i64 = 0
        self.judged: i64 = 0
        """The last judgement that came here, and what it was."""
        self.worth: i64 = 0
        # Itself where nothing is known.
        self.ahead = self
        self.behind = self
        self.right = self
        self.left = self
        self.around = self


@final
class Roads:
    """The stands of a map. They are made when they are needed first, and used again for others."""

    def __init__(self) -> None:
        # The city when it was surveyed: where its tiles lay, how they were turned, and the open
        # sides of all cells.
        self.cells: list[i64] = []
        self.rotation: list[i64] = []
        self.laid: list[i64] = []
        self.open_at: list[i64] = []
        self.version: i64 = 0
        """How many maps were taken down so far."""
        self.searches: i64 = 0
        """Every search for a way has its number."""
        self.stands: list[Stand | None] = [None] * STANDS
        self.here: list[Stand] = []
        """Those of this city, by place."""

    def survey(self, track: Track) -> bool:
        """Take the map down; whether it is another one than before."""
        same_city = track.cell_of == self.cells and track.rotation == self.rotation
        if same_city and track.laid == self.laid:
            return False
        if not same_city:
            self.leave(track)
        tile: i64
        for tile in range(data.TILES):
            cell = track.cell_of[tile]
            if cell != data.NONE and track.open_at[cell] != self.open_at[cell]:
                self.look_at(track, tile)
        self.laid = track.laid[:]
        self.open_at = track.open_at[:]
        self.version += 1
        return True

    def leave(self, track: Track) -> None:
        """For another city, of which nothing has been seen."""
        for stand in self.here:
            stand.sides = 0
            stand.place = data.NONE
        self.here = []
        self.cells = track.cell_of[:]
        self.rotation = track.rotation[:]
        self.open_at = [data.NONE] * len(track.open_at)

    def look_at(self, track: Track, tile: i64) -> None:
        """One tile and where its roads lead."""
        centre = track.centre(tile)
        self.open(centre, track.open_at[track.cell_of[tile]])
        roads = track.roads(tile)
        side: i64
        for side in range(data.SIDES):
            if roads & data.SIDE[side]:
                edge: i64 = centre + data.STEP_TO[side]
                self.open(edge, track.open_sides(edge))

    def open(self, field: i64, sides: i64) -> None:
        stand = self.at(field * data.SIDES)
        facing: i64
        for facing in range(data.SIDES):
            stand.sides = sides
            if stand.place == data.NONE:
                stand.place = len(self.here)
                self.here.append(stand)
            stand = stand.right

    def at(self, number: i64) -> Stand:
        stand = self.stands[number]
        return self.make(number) if stand is None else stand

    def make(self, number: i64) -> Stand:
        """All four of the field; each is told to those beside it."""
        field = number // data.SIDES
        four = [Stand(field * data.SIDES + facing) for facing in range(data.SIDES)]
        facing: i64
        for facing in range(data.SIDES):
            stand = four[facing]
            self.stands[stand.number] = stand
            stand.right = four[(facing + 1) % data.SIDES]
            stand.around = four[(facing + 2) % data.SIDES]
            stand.left = four[(facing + 3) % data.SIDES]
            step: i64 = data.STEP_TO[facing] * data.SIDES
            ahead = self.stands[stand.number + step]
            if ahead is not None:
                stand.ahead = ahead
                ahead.behind = stand
            behind = self.stands[stand.number - step]
            if behind is not None:
                stand.behind = behind
                behind.ahead = stand
        return four[number % data.SIDES]


def turned_to(stand: Stand, quarters: i64) -> Stand:
    """After so many quarter turns clockwise."""
    if quarters == 1:
        return stand.right
    return stand.around if quarters == 2 else stand.left


# -- R5.2  How far is it? -------------------------------------------------------------------


@final
class Distances:
    """What it costs to drive to one field from the stands of a map, as far as it was asked for."""

    def __init__(self, target: i64, cost: list[i64], points: i64) -> None:
        self.target = target
        self.cost = cost
        """By place of the stand: the fewest points, NONE if no road leads that costs less than
        `points`."""
        self.points = points


@final
class Queue:
    """Stands in the order in which they came. Its room is used again."""

    def __init__(self) -> None:
        self.stands: list[Stand] = []
        self.many: i64 = 0

    def add(self, stand: Stand) -> None:
        if self.many < len(self.stands):
            self.stands[self.many] = stand
        else:
            self.stands.append(stand)
        self.many += 1


@final
class Routes:
    """What it costs to drive from everywhere to a field, ignoring cars: breadth first and
    backwards by points, as far as somebody asks. What has been found is remembered as long as the
    map stays the same."""

    def __init__(self, roads: Roads | None = None) -> None:
        """Two that share their roads take turns: one pauses before the other begins."""
        self.roads = Roads() if roads is None else roads
        self.known: list[Distances] = []
        self.found: Distances | None = None
        """To the target, if it was remembered; else the search is still going on."""
        self.target: i64 = data.NONE
        self.search: i64 = 0
        self.points: i64 = 0
        self.now = Queue()
        """The stands with so many points, then those with one and two more: a step costs 1 or 2."""
        self.in_one = Queue()
        self.in_two = Queue()

    def survey(self, track: Track) -> None:
        """Take the map down; needed anew whenever a card is laid or cleared."""
        if self.roads.survey(track):
            self.forget()

    def look_at(self, track: Track, tile: i64) -> None:
        """One tile that has changed: what was found has to be forgotten."""
        self.roads.look_at(track, tile)

    def forget(self) -> None:
        self.known = []
        self.found = None
        self.target = data.NONE

    def find(self, target: i64) -> None:
        """The roads to this field are looked at from now on."""
        if self.target == target:
            return
        self.pause()
        self.target = target
        for known in self.known:
            if known.target == target:
                self.found = known
                return
        self.begin()

    def pause(self) -> None:
        """Somebody may ask for this target again."""
        if self.target != data.NONE and self.found is None:
            cost = [self.so_far(stand) for stand in self.roads.here]
            points = NO_END + 1 if self.is_over() else self.points
            self.known.append(Distances(self.target, cost, points))
        self.target = data.NONE
        self.found = None

    def begin(self) -> None:
        self.roads.searches += 1
        self.search = self.roads.searches
        self.points = 0
        self.now.many = 0
        self.in_one.many = 0
        self.in_two.many = 0
        stand = self.roads.at(self.target * data.SIDES)
        self.now.add(stand)
        self.now.add(stand.right)
        self.now.add(stand.around)
        self.now.add(stand.left)

    def is_over(self) -> bool:
        return self.now.many == 0 and self.in_one.many == 0

    def so_far(self, stand: Stand) -> i64:
        """What it costs from here, NONE if the search has not come here."""
        if stand.search == self.search:
            return stand.cost
        return data.NONE

    def cost_at(self, stand: Stand) -> i64:
        """The same, whether it was found now or before."""
        if self.found is None:
            return self.so_far(stand)
        if stand.place == data.NONE:
            return data.NONE
        return self.found.cost[stand.place]

    def from_stand(self, field: i64, facing: i64, farthest: i64 = NO_END) -> i64:
        """The fewest points; NONE if no road leads, or only one that costs more than so many."""
        return self.cost_from(self.roads.at(field * data.SIDES + facing), farthest)

    def cost_from(self, stand: Stand, farthest: i64) -> i64:
        found = self.found
        if found is not None:
            cost = self.cost_at(stand)
            if cost != data.NONE or found.points > farthest:
                return cost
            # Nobody has asked so far yet.
            self.known.remove(found)
            self.found = None
            self.begin()
        while stand.search != self.search and self.points <= farthest and not self.is_over():
            self.go_on()
        return self.so_far(stand)

    def go_on(self) -> None:
        """All stands that cost as many points as it is now about."""
        points = self.points
        search = self.search
        now = self.now
        in_one = self.in_one
        in_two = self.in_two
        at: i64
        for at in range(now.many):
            stand = now.stands[at]
            if stand.search == search:
                continue
            stand.search = search
            stand.cost = points
            sides = stand.sides
            # Driven here from behind, unless a block bars the field.
            if sides & stand.rear_side and sides & BLOCKED == 0:
                if stand.behind.search != search:
                    in_one.add(stand.behind)
            # Turned here from another facing.
            if points > 0 and sides & stand.ahead_side:
                if sides & stand.cross_sides:
                    in_one.add(stand.right)
                    in_one.add(stand.left)
                else:
                    self.end_at(stand.right, points + 1)
                    self.end_at(stand.left, points + 1)
                in_two.add(stand.around)
        now.many = 0
        self.now = in_one
        self.in_one = in_two
        self.in_two = now
        self.points = points + 1

    def end_at(self, stand: Stand, points: i64) -> None:
        """Across a straight road: nobody drives or turns to there."""
        if stand.search != self.search:
            stand.search = self.search
            stand.cost = points


# -- R4.2  Where can a move end? ------------------------------------------------------------

DROVE: Final = 2
JUMPED: Final = 1
WAYS: Final = 4
"""How a stand was reached: the last point was driven, the jump card was used."""
NUMBERS: Final = data.MOST_POINTS + 1
"""Of points that can be spent, none of them too."""


@final
class Ends:
    """All stands where a full move can end, and the first step towards each: breadth first over
    stands, by points spent, other cars standing still."""

    def __init__(self, roads: Roads) -> None:
        """The roads have to be surveyed before ends are looked for."""
        self.roads = roads
        self.drive_number: i64 = 0
        self.crowded: list[i64] = []
        """The fields on which there is no room."""
        self.points: i64 = 0
        self.jump = False
        self.stands: list[list[Stand]] = []
        """By points spent: where the car can be then."""
        self.marks: list[list[i64]] = []
        """And how it came there: the way, and the first step * WAYS."""
        self.codes: list[i64] = []
        """The ends: stand * WAYS + way."""
        self.first_steps: list[i64] = []

    def find(self, chase: Chase, seat: i64, points: i64, jump: bool) -> None:
        self.drive_number += 1
        self.crowded = full_fields(chase, seat)
        self.points = points
        self.jump = jump
        self.stands = [[] for spent in range(points + 1)]
        self.marks = [[] for spent in range(points + 1)]
        car = chase.cars[seat]
        if car.field == data.NONE:
            self.drive(self.roads.at(car.entry * data.SIDES + car.facing), 0, 0, data.NONE)
        else:
            self.expand(self.roads.at(car.field * data.SIDES + car.facing), 0, 0, data.NONE)
        spent: i64
        at: i64
        for spent in range(1, points):
            stands = self.stands[spent]
            marks = self.marks[spent]
            for at in range(len(stands)):
                mark = marks[at]
                self.expand(stands[at], mark & JUMPED, spent, mark // WAYS)
        self.codes = []
        self.first_steps = []
        self.collect(0)
        self.collect(JUMPED)

    def collect(self, jumped: i64) -> None:
        """The ends that use most points, without or with the jump."""
        spent: i64 = self.points
        at: i64
        while spent > 0:
            marks = self.marks[spent]
            found = False
            for at in range(len(marks)):
                mark = marks[at]
                if mark & JUMPED == jumped:
                    self.codes.append(self.stands[spent][at].number * WAYS + mark % WAYS)
                    self.first_steps.append(mark // WAYS)
                    found = True
            if found:
                return
            spent -= 1

    def expand(self, stand: Stand, jumped: i64, spent: i64, first: i64) -> None:
        """All steps from a stand."""
        sides = stand.sides
        if sides & stand.ahead_side:
            self.drive(stand.ahead, jumped, spent, first)
        facing = stand.number % data.SIDES
        side: i64
        for side in range(data.SIDES):
            if side != facing and sides & data.SIDE[side]:
                after = spent + turn_cost(facing, side)
                if after <= self.points:
                    turned = turned_to(stand, (side - facing) & 3)
                    step = actions.turn(side) if first == data.NONE else first
                    self.add(turned, jumped, after, step)

    def drive(self, ahead: Stand, jumped: i64, spent: i64, first: i64) -> None:
        """FORWARD, or the jump if there is an obstacle."""
        if not self.is_obstacle(ahead):
            step = actions.FORWARD if first == data.NONE else first
            self.add(ahead, DROVE | jumped, spent + 1, step)
        elif self.jump and jumped == 0 and ahead.sides & ahead.ahead_side:
            if not self.is_obstacle(ahead.ahead):
                step = actions.JUMP if first == data.NONE else first
                self.add(ahead.ahead, DROVE | JUMPED, spent + 1, step)

    def is_obstacle(self, stand: Stand) -> bool:
        if stand.sides & BLOCKED:
            return True
        return len(self.crowded) > 0 and stand.number // data.SIDES in self.crowded

    def add(self, stand: Stand, way: i64, spent: i64, first: i64) -> None:
        if stand.drive != self.drive_number:
            stand.drive = self.drive_number
            stand.spent = 0
        bit = BIT[way * NUMBERS + spent]
        if stand.spent & bit:
            return
        stand.spent |= bit
        self.stands[spent].append(stand)
        self.marks[spent].append(first * WAYS + way)


def full_fields(chase: Chase, seat: i64) -> list[i64]:
    """R4.1  Where two other cars stand."""
    full: list[i64] = []
    if chase.seats <= data.CAPACITY:
        return full
    other: i64
    for other in range(chase.seats):
        field = chase.cars[other].field
        if other != seat and field != data.NONE and chase.is_obstacle(field, seat):
            full.append(field)
    return full
