"""Knight Rider: a patient player. Shut in, it opens the road before it moves; where it cannot, it
waits where the road will be good once the oldest diversions are cleared."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.state import Policy
from tafelrunde.games.knight_rider.players.routes import Routes, Stand, drive_cost
from tafelrunde.games.knight_rider.players.seasoned import FAR, Places, Seasoned
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tafelrunde.games.knight_rider.rules.track import Track

# In points of the die.
A_ROUND: Final = 2.0
"""What it costs to wait for one."""
SHUT_IN: Final = 30.0
"""To whom a diversion leaves no road, it costs so much at least."""
NEVER: Final = 120.0
"""No road will ever lead there."""
OPENS: Final = 2.0
"""How much more its own way counts before the move: a road that is opened is driven at once."""


@final
class Patient(Seasoned):
    """Counts chances as the seasoned one does; where no road leads to the red car, it counts the
    rounds until one does, and the road then."""

    def __init__(self, temper: str = "") -> None:
        super().__init__(temper)
        self.maps: list[Routes] = []
        """Of the city after the next clearings; the rest of the list waits for more cards."""
        self.waits: list[i64] = []
        """By map: the rounds until the city looks like this."""

    def __reduce__(self) -> tuple[object, ...]:
        """All that it remembers it finds again."""
        return Patient, (self.temper,)

    def tempered(self, temper: str) -> Policy:
        return Patient(temper)

    def foresee(self, state: KnightRider) -> None:
        super().foresee(state)
        self.foresee_clearings(state)

    def foresee_clearings(self, state: KnightRider) -> None:
        """R5.3  The oldest cards go first, so many after each round from the one agreed on."""
        self.waits = []
        agreed = state.agreed
        if agreed.clearing_from_round == 0 or agreed.clearing_per_round == 0:
            return
        track = state.track.copy(True)
        cleared: i64 = 0
        while len(track.laid) > 0:
            clear(track, agreed.clearing_per_round)
            if cleared == len(self.maps):
                self.maps.append(Routes())
            self.maps[cleared].survey(track)
            cleared += 1
            self.waits.append(max(cleared, agreed.clearing_from_round + cleared - state.round))

    # -- Roads of today, else those to come ------------------------------------------------

    def way_from(self, stand: Stand, where: Places) -> float:
        total: float = 0.0
        routes = self.thumb.routes
        at: i64
        for at in range(len(where.fields)):
            routes.find(where.fields[at])
            cost = routes.cost_from(stand, FAR)
            way = float(cost)
            if cost == data.NONE or cost > FAR:
                way = self.later_from(stand, where.fields[at])
            total += where.chances[at] * way
        return total

    def later_from(self, stand: Stand, target: i64) -> float:
        best: float = NEVER
        at: i64
        for at in range(len(self.waits)):
            waiting = A_ROUND * float(self.waits[at])
            if waiting >= best:
                break
            self.maps[at].find(target)
            cost = self.maps[at].from_stand(stand.field, stand.facing, i64(int(best - waiting)))
            if cost != data.NONE:
                best = min(best, waiting + float(cost))
        return best

    def mean_ways(self, state: KnightRider, routes: Routes) -> list[float]:
        """The map of the routes may have a card on trial, which will be cleared last."""
        where = self.places[1]
        ways: list[float] = [0.0] * state.seats
        shut_in: list[float] = [0.0] * state.seats
        at: i64
        seat: i64
        for at in range(len(where.fields)):
            routes.find(where.fields[at])
            for seat in range(state.seats):
                cost = drive_cost(state, seat, routes, FAR)
                if cost == data.NONE or cost > FAR:
                    shut_in[seat] = shut_in[seat] + where.chances[at]
                else:
                    ways[seat] = ways[seat] + where.chances[at] * float(cost)
        if max(shut_in) > 0.0:
            self.foresee_clearings(state)
        for seat in range(state.seats):
            if shut_in[seat] > 0.0:
                later = max(SHUT_IN, self.later_for(state, seat))
                ways[seat] = ways[seat] + shut_in[seat] * later
        if not state.now.move_done:
            ways[state.active] = ways[state.active] * OPENS
        return ways

    def later_for(self, state: KnightRider, seat: i64) -> float:
        """To where the red car is now: where it will be is anybody's guess."""
        best: float = NEVER
        at: i64
        for at in range(len(self.waits)):
            waiting = A_ROUND * float(self.waits[at])
            if waiting >= best:
                break
            self.maps[at].find(state.red_field())
            cost = drive_cost(state, seat, self.maps[at], i64(int(best - waiting)))
            if cost != data.NONE:
                best = min(best, waiting + float(cost))
        return best


def clear(track: Track, many: i64) -> None:
    i: i64
    for i in range(many):
        if len(track.laid) > 0:
            track.remove_oldest_card()
