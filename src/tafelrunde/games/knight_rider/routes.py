"""Knight Rider: searches over (field, facing), in arrays of fixed size."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.games.knight_rider.data import FIELDS, NONE, OPPOSITE, SIDE, SIDES, STEP_TO
from tafelrunde.games.knight_rider.driving import turn_cost
from tafelrunde.games.knight_rider.track import Track

STANDS: Final = FIELDS * SIDES
"""A stand is field * 4 + facing."""


@final
class Routes:
    """What it costs to drive from everywhere to one field, ignoring cars. Used again and again:
    only the entries that the last search touched are cleared."""

    def __init__(self) -> None:
        self.cost: list[i64] = [NONE] * STANDS
        self.touched: list[i64] = []

    def find(self, track: Track, target: i64) -> None:
        """R5.2  Fill `cost`: the fewest points to reach the target, NONE where no road leads.
        Breadth first, backwards, by points; a step costs 1 or 2."""
        stand: i64
        for stand in self.touched:
            self.cost[stand] = NONE
        self.touched = []
        now: list[i64] = [target * SIDES + side for side in range(SIDES)]
        in_one: list[i64] = []
        in_two: list[i64] = []
        points: i64 = 0
        while len(now) + len(in_one) + len(in_two) > 0:
            for stand in now:
                if self.cost[stand] == NONE:
                    self.cost[stand] = points
                    self.touched.append(stand)
                    self.look_back(track, stand, target, in_one, in_two)
            now = in_one
            in_one = in_two
            in_two = []
            points += 1

    def look_back(
        self, track: Track, stand: i64, target: i64, in_one: list[i64], in_two: list[i64]
    ) -> None:
        """All stands from which one step leads here."""
        field = stand // SIDES
        facing = stand % SIDES
        sides = track.open_sides(field)
        behind: i64 = OPPOSITE[facing]
        if sides & SIDE[behind] and not track.is_blocked(field):
            in_one.append((field + STEP_TO[behind]) * SIDES + facing)
        if field != target and sides & SIDE[facing]:
            side: i64
            for side in range(SIDES):
                if side != facing:
                    if turn_cost(side, facing) == 1:
                        in_one.append(field * SIDES + side)
                    else:
                        in_two.append(field * SIDES + side)

    def from_stand(self, field: i64, facing: i64) -> i64:
        return self.cost[field * SIDES + facing]
