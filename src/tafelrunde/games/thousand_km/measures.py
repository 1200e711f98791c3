"""1000 Kilometer: what is worth counting in a championship."""

from __future__ import annotations

from tafelrunde.core.measures import Measure, Tally
from tafelrunde.games.thousand_km.rules import action_numbers
from tafelrunde.games.thousand_km.rules.data import NONE, SHEET_LINES
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tafelrunde.games.thousand_km.rules.scoring import target_reached

MEASURES = (
    Measure("rallies", "amount"),
    Measure("plays-per-rally", "amount"),
    Measure("points-per-rally", "amount"),
    Measure("blitz-per-rally", "amount"),
    Measure("drawn-rallies", "share"),
    Measure("ended-target", "ending"),
    Measure("ended-last-rally", "ending"),
    *(Measure(f"from-{line}", "source") for line in SHEET_LINES),
)


class ThousandKmTally(Tally[ThousandKm]):
    def __init__(self) -> None:
        self.plays = 0
        self.blitzes = 0
        self.rallies = 0
        self.drawn = 0
        self.lines = [0] * len(SHEET_LINES)
        """The lines of all score sheets, all parties together."""

    def note(self, state: ThousandKm, actor: int, action: int) -> None:
        if state.results.rallies > self.rallies:
            self.read_sheet(state)
        if action < action_numbers.BLITZ:
            self.plays += 1
        elif action == action_numbers.BLITZ:
            self.blitzes += 1

    def read_sheet(self, state: ThousandKm) -> None:
        """Of the rally that has just ended."""
        self.rallies = state.results.rallies
        self.drawn += state.results.winner == NONE
        for party in state.results.sheet:
            for line, points in enumerate(party):
                self.lines[line] += points

    def measures(self, state: ThousandKm) -> dict[str, float]:
        self.read_sheet(state)
        parties, rallies = int(state.agreed.parties), int(state.results.rallies)
        target = target_reached(state)
        found: dict[str, float] = {
            "rallies": rallies,
            "plays-per-rally": self.plays / rallies,
            "points-per-rally": int(sum(state.results.totals)) / parties / rallies,
            "blitz-per-rally": self.blitzes / rallies,
            "drawn-rallies": self.drawn / rallies,
            "ended-target": float(target),
            "ended-last-rally": float(not target),
        }
        for line, points in zip(SHEET_LINES, self.lines, strict=True):
            found[f"from-{line}"] = points / parties
        return found
