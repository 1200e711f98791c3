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
class Routes:
    """What it costs to drive from everywhere to a field, ignoring cars. What has been found is
    remembered as long as the map stays the same."""

    def __init__(self) -> None:
        self.map: list[i64] = []
        """The open sides of all cells when they were surveyed."""
        self.sides: list[i64] = [0] * data.FIELDS
        """Open sides and BLOCKED, by field; 0 off the road."""
        self.targets: list[i64] = []
        self.tables: list[list[i64]] = []
        self.cost: list[i64] = []
        """By stand: the fewest points to the target of the last search, NONE if no road leads."""
        self.reached: list[list[i64]] = []
        """By table: the stands that are not NONE."""
        self.spare: list[list[i64]] = []
        """Tables that are all NONE."""

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

    def survey_one(self, track: Track, tile: i64, before: "Routes") -> None:
        """The same map as another's but for the cards on one tile."""
        self.map = []
        self.sides = before.sides[:]
        self.forget()
        self.look_at(track, tile)

    def look_at(self, track: Track, tile: i64) -> None:
        centre = track.centre(tile)
        self.sides[centre] = track.open_at[track.cell_of[tile]]
        side: i64
        for side in range(data.SIDES):
            edge: i64 = centre + data.STEP_TO[side]
            self.sides[edge] = track.open_sides(edge)

    def forget(self) -> None:
        """All that was found; the tables are wiped and used again."""
        at: i64
        stand: i64
        for at in range(len(self.tables)):
            table = self.tables[at]
            for stand in self.reached[at]:
                table[stand] = data.NONE
            self.spare.append(table)
        self.targets = []
        self.tables = []
        self.reached = []

    def find(self, target: i64, farthest: i64 = NO_END) -> None:
        """Fill `cost` for this target, or remember it. What is farther away may be left out: it is
        NONE then."""
        at: i64
        for at in range(len(self.targets)):
            if self.targets[at] == target:
                self.cost = self.tables[at]
                return
        self.cost = self.spare.pop() if self.spare else [data.NONE] * STANDS
        reached: list[i64] = []
        self.search(target, farthest, reached)
        self.targets.append(target)
        self.tables.append(self.cost)
        self.reached.append(reached)

    def search(self, target: i64, farthest: i64, reached: list[i64]) -> None:
        """Breadth first and backwards by points: each step costs 1 or 2."""
        cost = self.cost
        stand: i64
        now: list[i64] = [target * data.SIDES + side for side in range(data.SIDES)]
        in_one: list[i64] = []
        in_two: list[i64] = []
        points: i64 = 0
        while (now or in_one) and points <= farthest:
            for stand in now:
                if cost[stand] == data.NONE:
                    cost[stand] = points
                    reached.append(stand)
                    field = stand // data.SIDES
                    facing = stand % data.SIDES
                    sides = self.sides[field]
                    behind: i64 = data.OPPOSITE[facing]
                    # Driven here from behind, unless a block bars the field.
                    if sides & data.SIDE[behind] and sides & BLOCKED == 0:
                        before: i64 = stand + data.STEP_TO[behind] * data.SIDES
                        if cost[before] == data.NONE:
                            in_one.append(before)
                    # Turned here from another facing.
                    if points > 0 and sides & data.SIDE[facing]:
                        self.turned_from(field * data.SIDES + (facing + 1) % data.SIDES, in_one)
                        self.turned_from(field * data.SIDES + (facing + 3) % data.SIDES, in_one)
                        self.turned_from(field * data.SIDES + behind, in_two)
            now = in_one
            in_one = in_two
            in_two = []
            points += 1

    def turned_from(self, stand: i64, later: list[i64]) -> None:
        if self.cost[stand] == data.NONE:
            later.append(stand)

    def from_stand(self, field: i64, facing: i64) -> i64:
        return self.cost[field * data.SIDES + facing]


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
