"""Geisterfahrer: what is worth counting in a game."""

from __future__ import annotations

from tafelrunde.core.measures import Measure, Tally
from tafelrunde.games.geisterfahrer.rules import action_numbers, data
from tafelrunde.games.geisterfahrer.rules.game import Geisterfahrer

MEASURES = (
    Measure("turns-each", "amount"),
    Measure("cars-lost", "share"),
    Measure("cars-crashed", "share"),
    Measure("waived", "share"),
    Measure("decided-by-time", "share"),
    Measure("ended-cars-gone", "ending"),
    Measure("ended-last-round", "ending"),
    Measure("ended-nobody", "ending"),
)


class GeisterfahrerTally(Tally[Geisterfahrer]):
    def __init__(self) -> None:
        self.scrapped = 0
        self.crashes = 0
        self.waived = 0
        self.last = 0
        """The action before this one."""

    def note(self, state: Geisterfahrer, actor: int, action: int) -> None:
        self.look_at_the_yard(state)
        self.last = action
        if action_numbers.is_waiver(action):
            self.waived += 1

    def look_at_the_yard(self, state: Geisterfahrer) -> None:
        """A car that came there when a car drove has crashed; else a ghost has hit it."""
        scrapped = sum(own.count(data.SCRAP) for own in state.cars)
        if action_numbers.is_enter(self.last) or action_numbers.is_move(self.last):
            self.crashes += scrapped - self.scrapped
        self.scrapped = scrapped

    def measures(self, state: Geisterfahrer) -> dict[str, float]:
        self.look_at_the_yard(state)
        scores = state.scores()
        best = max(scores)
        gone = not any(state.left)
        turns, cars = int(state.turn_no), int(state.seats * state.agreed.cars)
        return {
            "turns-each": turns / int(state.seats),
            "cars-lost": self.scrapped / cars,
            "cars-crashed": self.crashes / cars,
            "waived": self.waived / turns,
            "decided-by-time": float(best > 0 and scores.count(best) > 1),
            "ended-cars-gone": float(gone and best > 0),
            "ended-last-round": float(not gone and best > 0),
            "ended-nobody": float(best == 0),
        }
