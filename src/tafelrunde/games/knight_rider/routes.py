"""Knight Rider: searches over (field, facing), in arrays of fixed size that are used again."""

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

# -- R5.2  How far is it? -------------------------------------------------------------------


@final
class Distances:
    """What it costs to drive to one field, ignoring cars: breadth first and backwards by points,
    as far as somebody asks."""

    def __init__(self) -> None:
        self.target: i64 = data.NONE
        self.cost: list[i64] = [data.NONE] * STANDS
        """By stand: the fewest points, NONE if no road leads or nobody has asked so far."""
        self.reached: list[i64] = []
        """The stands that are not NONE."""
        self.points: i64 = 0
        self.now: list[i64] = []
        """The stands with so many points, then those with one and two more: a step costs 1 or 2."""
        self.in_one: list[i64] = []
        self.in_two: list[i64] = []

    def begin(self, target: i64) -> None:
        stand: i64
        for stand in self.reached:
            self.cost[stand] = data.NONE
        self.reached = []
        self.target = target
        self.points = 0
        self.now = [target * data.SIDES + side for side in range(data.SIDES)]
        self.in_one = []
        self.in_two = []

    def of(self, sides: list[i64], stand: i64, farthest: i64) -> i64:
        """NONE if no road leads, or only one that costs more than `farthest`."""
        while self.cost[stand] == data.NONE and self.points <= farthest:
            if not self.now and not self.in_one:
                break
            self.go_on(sides)
        return self.cost[stand]

    def go_on(self, all_sides: list[i64]) -> None:
        """All stands that cost as many points as it is now about."""
        cost = self.cost
        points = self.points
        in_one = self.in_one
        in_two = self.in_two
        stand: i64
        for stand in self.now:
            if cost[stand] != data.NONE:
                continue
            cost[stand] = points
            self.reached.append(stand)
            field = stand // data.SIDES
            facing = stand % data.SIDES
            sides = all_sides[field]
            behind: i64 = data.OPPOSITE[facing]
            # Driven here from behind, unless a block bars the field.
            if sides & data.SIDE[behind] and sides & BLOCKED == 0:
                before: i64 = stand + data.STEP_TO[behind] * data.SIDES
                if cost[before] == data.NONE:
                    in_one.append(before)
            # Turned here from another facing.
            if points > 0 and sides & data.SIDE[facing]:
                right = field * data.SIDES + (facing + 1) % data.SIDES
                left = field * data.SIDES + (facing + 3) % data.SIDES
                if sides & data.ACROSS[facing] == 0:
                    self.end_at(right, points + 1)
                    self.end_at(left, points + 1)
                else:
                    in_one.append(right)
                    in_one.append(left)
                in_two.append(field * data.SIDES + behind)
        self.now = in_one
        self.in_one = in_two
        self.in_two = []
        self.points = points + 1

    def end_at(self, stand: i64, points: i64) -> None:
        """Across a straight road: nobody drives or turns to there."""
        if self.cost[stand] == data.NONE:
            self.cost[stand] = points
            self.reached.append(stand)


@final
class Routes:
    """What it costs to drive from everywhere to a field. What has been found is remembered as long
    as the map stays the same."""

    def __init__(self) -> None:
        self.map: list[i64] = []
        """The open sides of all cells when they were surveyed."""
        self.sides: list[i64] = [0] * data.FIELDS
        """Open sides and BLOCKED, by field; 0 off the road."""
        self.known: list[Distances] = []
        self.spare: list[Distances] = []
        self.distances = Distances()
        """To the field that was looked for last."""

    def survey(self, track: Track) -> None:
        """Take the map down; needed anew whenever a card is laid or cleared."""
        if track.open_at == self.map:
            return
        self.map = track.open_at[:]
        self.sides = [0] * data.FIELDS
        self.forget()
        tile: i64
        for tile in range(data.TILES):
            if track.cell_of[tile] != data.NONE:
                self.look_at(track, tile)

    def look_at(self, track: Track, tile: i64) -> None:
        """One tile and the fields around it."""
        centre = track.centre(tile)
        self.sides[centre] = track.open_at[track.cell_of[tile]]
        side: i64
        for side in range(data.SIDES):
            edge: i64 = centre + data.STEP_TO[side]
            self.sides[edge] = track.open_sides(edge)

    def forget(self) -> None:
        """All that was found; what it was written on is used again."""
        self.spare += self.known
        self.known = []

    def find(self, target: i64) -> None:
        """The roads to this field are looked at from now on."""
        for known in self.known:
            if known.target == target:
                self.distances = known
                return
        self.distances = self.spare.pop() if self.spare else Distances()
        self.distances.begin(target)
        self.known.append(self.distances)

    def from_stand(self, field: i64, facing: i64, farthest: i64 = NO_END) -> i64:
        """The fewest points; NONE if no road leads, or only one that costs more than so many."""
        return self.distances.of(self.sides, field * data.SIDES + facing, farthest)


# -- R4.2  Where can a move end? ------------------------------------------------------------

DROVE: Final = 2
JUMPED: Final = 1
WAYS: Final = 4
"""How a stand was reached: the last point was driven, the jump card was used."""


@final
class Ends:
    """All stands where a full move can end, and the first step towards each: breadth first over
    stands, by points spent, other cars standing still."""

    def __init__(self) -> None:
        self.seen: list[i64] = [0] * (STANDS * WAYS)
        """By stand and way: the set of points spent with which it was reached."""
        self.touched: list[i64] = []
        self.levels: list[list[i64]] = []
        self.steps: list[list[i64]] = []
        self.codes: list[i64] = []
        """The ends: stand * WAYS + way."""
        self.first_steps: list[i64] = []

    def find(self, chase: Chase, seat: i64, points: i64, jump: bool) -> None:
        code: i64
        for code in self.touched:
            self.seen[code] = 0
        self.touched = []
        self.levels = [[] for spent in range(points + 1)]
        self.steps = [[] for spent in range(points + 1)]
        car = chase.cars[seat]
        if car.field == data.NONE:
            self.drive(chase, seat, car.entry, car.facing, 0, 0, data.NONE, jump)
        else:
            self.expand(chase, seat, car.field, car.facing, 0, 0, data.NONE, points, jump)
        spent: i64
        at: i64
        for spent in range(1, points):
            codes = self.levels[spent]
            steps = self.steps[spent]
            for at in range(len(codes)):
                code = codes[at]
                stand = code // WAYS
                self.expand(
                    chase,
                    seat,
                    stand // data.SIDES,
                    stand % data.SIDES,
                    code & JUMPED,
                    spent,
                    steps[at],
                    points,
                    jump,
                )
        self.codes = []
        self.first_steps = []
        self.collect(0)
        self.collect(JUMPED)

    def collect(self, jumped: i64) -> None:
        """The ends that use most points, without or with the jump."""
        spent: i64 = len(self.levels) - 1
        at: i64
        while spent > 0:
            codes = self.levels[spent]
            found = False
            for at in range(len(codes)):
                if codes[at] & JUMPED == jumped:
                    self.codes.append(codes[at])
                    self.first_steps.append(self.steps[spent][at])
                    found = True
            if found:
                return
            spent -= 1

    def expand(
        self,
        chase: Chase,
        seat: i64,
        field: i64,
        facing: i64,
        jumped: i64,
        spent: i64,
        first: i64,
        points: i64,
        jump: bool,
    ) -> None:
        """All steps from a stand."""
        sides = chase.track.open_sides(field)
        if sides & data.SIDE[facing]:
            self.drive(
                chase, seat, field + data.STEP_TO[facing], facing, jumped, spent, first, jump
            )
        side: i64
        for side in range(data.SIDES):
            if side != facing and sides & data.SIDE[side]:
                after = spent + turn_cost(facing, side)
                if after <= points:
                    step = actions.turn(side) if first == data.NONE else first
                    self.add(field * data.SIDES + side, jumped, after, step)

    def drive(
        self,
        chase: Chase,
        seat: i64,
        ahead: i64,
        facing: i64,
        jumped: i64,
        spent: i64,
        first: i64,
        jump: bool,
    ) -> None:
        """FORWARD, or the jump if there is an obstacle."""
        if not chase.is_obstacle(ahead, seat):
            step = actions.FORWARD if first == data.NONE else first
            self.add(ahead * data.SIDES + facing, DROVE | jumped, spent + 1, step)
        elif jump and jumped == 0 and chase.track.open_sides(ahead) & data.SIDE[facing]:
            landing: i64 = ahead + data.STEP_TO[facing]
            if not chase.is_obstacle(landing, seat):
                step = actions.JUMP if first == data.NONE else first
                self.add(landing * data.SIDES + facing, DROVE | JUMPED, spent + 1, step)

    def add(self, stand: i64, way: i64, spent: i64, first: i64) -> None:
        code = stand * WAYS + way
        if self.seen[code] & BIT[spent]:
            return
        if self.seen[code] == 0:
            self.touched.append(code)
        self.seen[code] |= BIT[spent]
        self.levels[spent].append(code)
        self.steps[spent].append(first)
