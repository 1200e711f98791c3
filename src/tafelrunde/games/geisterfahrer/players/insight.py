"""Geisterfahrer: what a search has to know."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.insight import Insight
from tafelrunde.core.state import State
from tafelrunde.games.geisterfahrer.rules.data import (
    OFF,
    SAFE,
    SCRAP,
    SYMBOL,
    carriageway_of,
    position_of,
)
from tafelrunde.games.geisterfahrer.rules.game import Geisterfahrer

NEAR: Final = 5
"""As far as a ghost drives for its symbol."""


@final
class GeisterfahrerInsight(Insight):
    def names(self) -> list[str]:
        return [
            "rescued", "scrapped", "waiting", "on-the-road", "way", "nearly-home", "hunted",
            "turn", "waived", "early",
        ]  # fmt: skip

    def merit(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, Geisterfahrer)
        safe: i64 = 0
        scrapped: i64 = 0
        waiting: i64 = 0
        on_the_road: i64 = 0
        nearly_home: i64 = 0
        hunted: i64 = 0
        travelled: float = 0.0
        place: i64
        for place in state.cars[seat]:
            if place == SAFE:
                safe += 1
            elif place == SCRAP:
                scrapped += 1
            elif place == OFF:
                waiting += 1
            else:
                on_the_road += 1
                left = self.to_exit(state, seat, place)
                travelled += 1.0 - float(left) / float(state.agreed.fields)
                if left <= NEAR:
                    nearly_home += 1
                hunted += self.hunters(state, place)
        return [
            float(safe),
            float(scrapped),
            float(waiting),
            float(on_the_road),
            travelled,
            float(nearly_home),
            float(hunted),
            1.0 if state.active == seat and state.thrown != SYMBOL else 0.0,
            float(state.waived[seat]),
            -float(state.rescued_at[seat]) / 100.0,
        ]

    def to_exit(self, state: Geisterfahrer, seat: i64, field: i64) -> i64:
        """Fields between a car and its exit, whichever lane it is in."""
        fields = state.agreed.fields
        return (state.agreed.exits[seat] - position_of(field) + fields) % fields

    def hunters(self, state: Geisterfahrer, field: i64) -> i64:
        """Ghosts that may hit a car on this field with their next move: they come towards it on
        its carriageway."""
        fields = state.agreed.fields
        found: i64 = 0
        ghost: i64
        for ghost in state.ghosts:
            if ghost >= 0 and carriageway_of(ghost) == carriageway_of(field):
                if (position_of(ghost) - position_of(field) + fields) % fields <= NEAR:
                    found += 1
        return found

    def clock(self, state: State, decisions: i64) -> i64:
        return decisions

    def horizon(self, seats: i64) -> i64:
        return 12 if seats == 2 else 16
