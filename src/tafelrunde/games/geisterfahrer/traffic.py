"""Geisterfahrer: how cars and ghosts drive, and where each of them would end."""

from mypy_extensions import i64

from tafelrunde.games.geisterfahrer.data import (
    BESIDE,
    EMPTY,
    GHOST,
    MOST_CARS,
    NONE,
    OFF,
    RIGHT,
    SAFE,
    SCRAP,
    carriageway_of,
    field_at,
    side_of,
)
from tafelrunde.games.geisterfahrer.state import Motorway


class Traffic(Motorway):
    """Everything about the road that does not ask whose turn it is."""

    # -- R4.2  Cars ------------------------------------------------------------------------

    def drive(self, seat: i64, field: i64, steps: i64) -> i64:
        """Where a car on this field ends: on a field, SAFE, SCRAP, or NONE if it cannot stir."""
        return self.follow(field, NONE, steps, self.exit_field(seat, carriageway_of(field)))

    def drive_in(self, seat: i64, carriageway: i64, steps: i64) -> i64:
        """Where an entering car ends. The entry is the first field of its way (Q4)."""
        entry = self.entry_field(seat, carriageway)
        occupant = self.road[entry]
        if occupant >= GHOST:
            # Q7  A ghost on the ramp is not jumped.
            return NONE if self.agreed.ghosts_stop_cars else SCRAP
        # Q5, Q6  A car there is jumped, but one cannot stop on it.
        reached = entry if occupant == EMPTY else NONE
        return self.follow(entry, reached, steps - 1, self.exit_field(seat, carriageway))

    def follow(self, field: i64, reached: i64, steps: i64, exit_field: i64) -> i64:
        """The first thing on the way counts (Q9); `reached` is the last field to stop on."""
        road = self.road
        ahead = self.agreed.ahead
        step: i64
        for step in range(steps):
            field = ahead[field]
            occupant = road[field]
            # Q8  A car that runs into a ghost is scrapped; R6.1 with `stop` it waits behind it.
            if occupant >= GHOST:
                return reached if self.agreed.ghosts_stop_cars else SCRAP
            # Q5, Q10, Q11  At the own exit it leaves, over a car that may stand there; in the
            # left lane (Q12) and at the exit of the other half (Q14) it drives on.
            if field == exit_field:
                return SAFE
            if occupant != EMPTY:
                return reached
            reached = field
        return reached

    def exit_field(self, seat: i64, carriageway: i64) -> i64:
        return field_at(carriageway, RIGHT, self.agreed.exits[seat])

    def entry_field(self, seat: i64, carriageway: i64) -> i64:
        return field_at(carriageway, RIGHT, self.agreed.entries[seat])

    def put_car(self, seat: i64, car: i64, place: i64) -> None:
        """On a field, or SAFE or SCRAP; a ghost it ran into stays where it is (Q8)."""
        own = self.cars[seat]
        if own[car] >= 0:
            self.road[own[car]] = EMPTY
        own[car] = place
        if place >= 0:
            self.road[place] = seat * MOST_CARS + car
        else:
            self.left[seat] -= 1
            if place == SAFE:
                self.rescued_at[seat] = self.turn_no

    # -- R4.3, R4.4  Ghosts ----------------------------------------------------------------

    def is_free(self, field: i64) -> bool:
        """R2.2, Q37  An empty field away from the ramps. R6.7 with `one_ghost_per_carriageway` the
        second ghost keeps off the carriageway of the first."""
        if self.agreed.banned[field] or self.road[field] != EMPTY:
            return False
        first = self.ghosts[0]
        return (
            first == OFF
            or not self.agreed.one_ghost_each
            or carriageway_of(field) != carriageway_of(first)
        )

    def is_open_to_ghost(self, field: i64) -> bool:
        """Q24  Nothing stands there; R6.8 with `ghost_sideswipe` a car may."""
        occupant = self.road[field]
        return occupant == EMPTY or (self.agreed.sideswipe and occupant < GHOST)

    def chase(self, ghost: i64, steps: i64) -> i64:
        """Where a ghost ends that drives against the traffic, over ramps and never off the road:
        on the first car in its way (Q22, Q33), or before the other ghost (Q23)."""
        field = self.ghosts[ghost]
        step: i64
        for step in range(steps):
            reached = self.agreed.behind[field]
            occupant = self.road[reached]
            if occupant >= GHOST:
                return field
            field = reached
            if occupant != EMPTY:
                return field
        return field

    def across(self, ghost: i64, side: i64) -> i64:
        """Q30  The facing field, in the right or the left lane."""
        facing = self.agreed.facing[self.ghosts[ghost]]
        return facing if side_of(facing) == side else BESIDE[facing]

    def put_ghost(self, ghost: i64, field: i64) -> None:
        """A car that stands there is scrapped, whoever's it is (Q33)."""
        occupant = self.road[field]
        if occupant != EMPTY:
            self.put_car(occupant // MOST_CARS, occupant % MOST_CARS, SCRAP)
        if self.ghosts[ghost] != OFF:
            self.road[self.ghosts[ghost]] = EMPTY
        self.ghosts[ghost] = field
        self.road[field] = GHOST + ghost
