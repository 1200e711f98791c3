"""Kraftwagen: what is worth counting in a game."""

from __future__ import annotations

from tafelrunde.core.measures import Measure, Tally
from tafelrunde.games.kraftwagen.rules.data import SOURCE_NAMES
from tafelrunde.games.kraftwagen.rules.game import Kraftwagen
from tafelrunde.games.kraftwagen.rules.state import BY_MARKET, BY_TRACK, SELECT_TILE

MEASURES = (
    Measure("turns", "amount"),
    Measure("turns-per-round", "amount"),
    Measure("cars-sold", "amount"),
    Measure("developments", "amount"),
    Measure("laps", "amount"),
    Measure("rounds-by-market", "share"),
    Measure("rounds-by-track", "share"),
    *(Measure(f"from-{source}", "source") for source in SOURCE_NAMES),
)


class KraftwagenTally(Tally[Kraftwagen]):
    def __init__(self) -> None:
        self.turns = 0
        self.rounds = 0
        self.by_market = 0
        self.by_track = 0
        self.laps = 0
        self.reviewed = 0
        """The last round that was looked at."""

    def note(self, state: Kraftwagen, actor: int, action: int) -> None:
        if state.phase == SELECT_TILE:
            self.turns += 1
        self.look_back(state)

    def look_back(self, state: Kraftwagen) -> None:
        review = state.review
        if review.round_number != self.reviewed:
            self.reviewed = review.round_number
            self.rounds += 1
            self.by_market += review.ended_by == BY_MARKET
            self.by_track += review.ended_by == BY_TRACK
            self.laps += sum(review.laps)

    def measures(self, state: Kraftwagen) -> dict[str, float]:
        self.look_back(state)
        seats, mats = int(state.seats), state.mats
        found: dict[str, float] = {
            "turns": self.turns,
            "turns-per-round": self.turns / self.rounds,
            "cars-sold": int(sum(mat.sold for mat in mats)) / seats,
            "developments": int(sum(mat.active for mat in mats)) / seats,
            "laps": int(self.laps) / seats,
            "rounds-by-market": self.by_market / self.rounds,
            "rounds-by-track": self.by_track / self.rounds,
        }
        for source, name in enumerate(SOURCE_NAMES):
            found[f"from-{name}"] = int(sum(mat.points[source] for mat in mats)) / seats
        return found
