"""Knight Rider: searches over the places where a car can stand and the ways it can face."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.state import Chase
from tafelrunde.games.knight_rider.rules.track import BLOCKED, Track

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
        self.field: i64 = number // data.SIDES
        self.facing: i64 = facing
        self.sides: i64 = 0
        """The open sides of its field, and BLOCKED; 0 off the road."""
        self.ahead_side: i64 = data.SIDE[facing]
        self.rear_side: i64 = data.SIDE[data.OPPOSITE[facing]]
        self.cross_sides: i64 = data.ACROSS[facing]
        self.middle: bool = data.CELL_OF[self.field] != data.NONE
        """On the centre field of a tile."""
        self.across: bool = data.LIES_EAST_WEST[self.field] != facing % 2
        """At the edge of a tile: it faces the houses."""
        self.here: bool = False
        """On the roads of this map."""
        self.place: i64 = data.NONE
        """Among those of them that are in the middle."""
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
        self.drives: i64 = 0
        """Every search for ends has its number, too."""
        self.stands: list[Stand | None] = [None] * STANDS
        self.here: list[Stand] = []
        """Those of this city."""
        self.middles: list[Stand] = []
        """Those in the middle of its tiles, by place."""

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
            stand.here = False
            stand.place = data.NONE
        self.here = []
        self.middles = []
        self.cells = track.cell_of[:]
        self.rotation = track.rotation[:]
        self.open_at = [data.NONE] * len(track.open_at)

    def open_middle(self, track: Track, tile: i64) -> None:
        """The middle of a tile alone: enough to find routes, not to find ends."""
        self.open(track.centre(tile), track.open_at[track.cell_of[tile]])

    def look_at(self, track: Track, tile: i64) -> None:
        """One tile and where its roads lead."""
        self.open_middle(track, tile)
        centre = track.centre(tile)
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
            if not stand.here:
                stand.here = True
                self.here.append(stand)
                if stand.middle:
                    stand.place = len(self.middles)
                    self.middles.append(stand)
            stand = stand.right

    def at(self, number: i64) -> Stand:
        stand = self.stands[number]
        return self.make(number) if stand is None else stand

    def make(self, number: i64) -> Stand:
        """All four of the field; each is passed to its neighbours."""
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
    """What it costs to drive to one field from the middles of all tiles, as far as it was asked
    for."""

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
    backwards by points from the middle of one tile to the next, as far as somebody asks. Turning
    back between two tiles helps only who stands there. What has been found is remembered as long
    as the map stays the same."""

    def __init__(self, roads: Roads | None = None) -> None:
        """Two that share their roads take turns: one pauses before the other begins."""
        self.roads = Roads() if roads is None else roads
        self.known: list[Distances] = []
        self.found: Distances | None = None
        """To the target, if it was remembered; else the search is still going on."""
        self.target: i64 = data.NONE
        self.search: i64 = 0
        self.points: i64 = 0
        """All middles from where it costs less are found."""
        self.now = Queue()
        """The stands with so many points, then those with one and two more: a step from middle to
        middle costs 2, a turn 1 or 2."""
        self.in_one = Queue()
        self.in_two = Queue()

    def survey(self, track: Track) -> None:
        """Take the map down; needed again whenever a card is laid or cleared."""
        if self.roads.survey(track):
            self.forget()

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
                self.points = known.points
                return
        self.begin()

    def pause(self) -> None:
        """Somebody may ask for this target again."""
        if self.target != data.NONE and self.found is None:
            search = self.search
            cost: list[i64] = [
                stand.cost if stand.search == search else data.NONE for stand in self.roads.middles
            ]
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
        facing: i64
        for facing in range(data.SIDES):
            if stand.middle:
                self.now.add(stand)
            elif stand.behind.middle and stand.behind.sides & stand.ahead_side:
                self.in_one.add(stand.behind)
            stand = stand.right

    def is_over(self) -> bool:
        return self.now.many == 0 and self.in_one.many == 0

    # -- Asking ----------------------------------------------------------------------------

    def from_stand(self, field: i64, facing: i64, farthest: i64 = NO_END) -> i64:
        """The fewest points; NONE if no road leads. What is farther away than asked may count as
        anything farther, or as NONE."""
        return self.cost_from(self.roads.at(field * data.SIDES + facing), farthest)

    def cost_from(self, stand: Stand, farthest: i64) -> i64:
        cost = self.cost_at(stand)
        if self.found is not None:
            if self.is_sure(cost) or self.points > farthest:
                return cost
            # Nobody has asked so far yet.
            self.known.remove(self.found)
            self.found = None
            self.begin()
            cost = data.NONE
        while not self.is_sure(cost) and self.points <= farthest and not self.is_over():
            self.go_on()
            cost = self.cost_at(stand)
        return cost

    def is_sure(self, cost: i64) -> bool:
        return cost != data.NONE and cost <= self.points

    def cost_at(self, stand: Stand) -> i64:
        """What it costs from here as far as the search has come, NONE if it has not come near."""
        if stand.middle:
            return self.cost_in_middle(stand)
        if stand.field == self.target:
            return 0
        if stand.across:
            return smaller(self.over(stand.right.ahead, 2), self.over(stand.left.ahead, 2))
        return smaller(self.over(stand.ahead, 1), self.over(stand.around.ahead, 3))

    def over(self, middle: Stand, points: i64) -> i64:
        """By way of the middle of the tile that is driven to with so many points."""
        sides = middle.sides
        if not middle.middle or sides & middle.rear_side == 0 or sides & BLOCKED:
            return data.NONE
        cost = self.cost_in_middle(middle)
        if cost == data.NONE:
            return cost
        return cost + points

    def cost_in_middle(self, stand: Stand) -> i64:
        if self.found is None:
            return stand.cost if stand.search == self.search else data.NONE
        if stand.place == data.NONE:
            return data.NONE
        return self.found.cost[stand.place]

    # -- Searching -------------------------------------------------------------------------

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
            # Driven here from the tile behind, unless a block bars the field.
            if sides & stand.rear_side and sides & BLOCKED == 0:
                behind = stand.behind.behind
                if behind.search != search and behind.middle and behind.sides & stand.ahead_side:
                    in_two.add(behind)
            # Turned here from another facing.
            if points > 0 and sides & stand.ahead_side:
                if sides & stand.cross_sides:
                    if stand.right.search != search:
                        in_one.add(stand.right)
                    if stand.left.search != search:
                        in_one.add(stand.left)
                else:
                    self.end_at(stand.right, points + 1)
                    self.end_at(stand.left, points + 1)
                if stand.around.search != search:
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


def drive_cost(chase: Chase, seat: i64, routes: Routes, farthest: i64 = NO_END) -> i64:
    """The fewest points to the field the routes lead to; one more for a car off the board.
    Standing there costs nothing, blocked or not (Q58). NONE if it is farther away than asked."""
    car = chase.cars[seat]
    if car.field != data.NONE:
        return routes.from_stand(car.field, car.facing, farthest)
    if chase.track.is_blocked(car.entry):
        return data.NONE
    cost = routes.from_stand(car.entry, car.facing, farthest)
    return data.NONE if cost == data.NONE else cost + 1


def smaller(one: i64, other: i64) -> i64:
    """NONE is more than everything."""
    if one == data.NONE or (other != data.NONE and other < one):
        return other
    return one


# -- R4.2  Where can a move end? ------------------------------------------------------------

DROVE: Final = 2
JUMPED: Final = 1
WAYS: Final = 4
"""How a stand was reached: the last point was driven, the jump card was used."""
NUMBERS: Final = data.MOST_POINTS + 1
"""Of points that can be spent, none of them too."""
ALL_NUMBERS: Final = (1 << NUMBERS) - 1


@final
class Visit:
    """A stand that a drive comes to: the way, the first step of the drive and the last one, and
    what somebody thinks of ending there."""

    def __init__(self, stand: Stand) -> None:
        self.stand = stand
        self.way: i64 = 0
        self.first: i64 = data.NONE
        self.step: i64 = data.NONE
        self.before: Visit | None = None
        """Where it came from, if that was on the way."""
        self.worth: i64 = 0


@final
class Visits:
    """All visits with so many points spent. Their room is used again."""

    def __init__(self, spent: i64) -> None:
        self.bit: i64 = BIT[spent]
        self.visits: list[Visit] = []
        self.many: i64 = 0

    def add(self, stand: Stand, way: i64, step: i64, before: Visit | None) -> None:
        if self.many == len(self.visits):
            self.visits.append(Visit(stand))
        visit = self.visits[self.many]
        visit.stand = stand
        visit.way = way
        visit.first = step if before is None else before.first
        visit.step = step
        visit.before = before
        self.many += 1


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
        self.layers: list[Visits] = [Visits(spent) for spent in range(NUMBERS)]
        """By points spent: where the car can be then."""
        self.found: list[Visit] = []
        """The ends, until ends are looked for again."""

    def find(self, chase: Chase, seat: i64, points: i64, jump: bool) -> None:
        car = chase.cars[seat]
        self.spread(chase, seat, car.field, car.facing, points, jump)
        self.found = []
        self.collect(0)
        if jump:
            self.collect(JUMPED)

    def spread(
        self, chase: Chase, seat: i64, field: i64, facing: i64, points: i64, jump: bool
    ) -> None:
        """From this field, NONE if it is still beside its entry: all stands on the way, too."""
        self.roads.drives += 1
        self.drive_number = self.roads.drives
        self.crowded = full_fields(chase, seat)
        self.points = points
        self.jump = jump
        spent: i64
        for spent in range(points + 1):
            self.layers[spent].many = 0
        if field == data.NONE:
            entry = chase.cars[seat].entry
            self.drive(self.roads.at(entry * data.SIDES + facing), 0, 0, None)
        else:
            self.expand(self.roads.at(field * data.SIDES + facing), 0, 0, None)
        at: i64
        for spent in range(1, points):
            layer = self.layers[spent]
            for at in range(layer.many):
                visit = layer.visits[at]
                self.expand(visit.stand, visit.way & JUMPED, spent, visit)

    def collect(self, jumped: i64) -> None:
        """The ends that use most points, without or with the jump."""
        spent: i64 = self.points
        at: i64
        while spent > 0:
            layer = self.layers[spent]
            some = False
            for at in range(layer.many):
                visit = layer.visits[at]
                if visit.way & JUMPED == jumped:
                    self.found.append(visit)
                    some = True
            if some:
                return
            spent -= 1

    def arrivals(self, field: i64, way: i64) -> i64:
        """The numbers of points with which a car can come to stand on a field in this way: bits."""
        stand = self.roads.at(field * data.SIDES)
        found: i64 = 0
        facing: i64
        for facing in range(data.SIDES):
            if stand.drive == self.drive_number:
                found |= stand.spent >> (way * NUMBERS)
            stand = stand.right
        return found & ALL_NUMBERS

    def expand(self, stand: Stand, jumped: i64, spent: i64, before: Visit | None) -> None:
        """All steps from a stand."""
        sides = stand.sides
        if sides & stand.ahead_side:
            self.drive(stand.ahead, jumped, spent, before)
        facing = stand.facing
        side: i64
        for side in range(data.SIDES):
            if side == facing or sides >> side & 1 == 0:
                continue
            quarters = (side - facing) & 3
            after = spent + 1
            if quarters == 2:
                after += 1
            if after <= self.points:
                step = actions.TURN + side
                self.add(turned_to(stand, quarters), jumped, after, step, before)

    def drive(self, ahead: Stand, jumped: i64, spent: i64, before: Visit | None) -> None:
        """FORWARD, or the jump if there is an obstacle."""
        if not self.is_obstacle(ahead):
            self.add(ahead, DROVE | jumped, spent + 1, actions.FORWARD, before)
        elif self.jump and jumped == 0 and ahead.sides & ahead.ahead_side:
            if not self.is_obstacle(ahead.ahead):
                self.add(ahead.ahead, DROVE | JUMPED, spent + 1, actions.JUMP, before)

    def is_obstacle(self, stand: Stand) -> bool:
        if stand.sides & BLOCKED:
            return True
        return len(self.crowded) > 0 and stand.field in self.crowded

    def add(self, stand: Stand, way: i64, spent: i64, step: i64, before: Visit | None) -> None:
        if stand.drive != self.drive_number:
            stand.drive = self.drive_number
            stand.spent = 0
        layer = self.layers[spent]
        bit = layer.bit << (way * NUMBERS)
        if stand.spent & bit == 0:
            stand.spent |= bit
            layer.add(stand, way, step, before)


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
