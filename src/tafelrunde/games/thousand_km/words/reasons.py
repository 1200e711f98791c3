"""1000 Kilometer: the lines of the score sheet, to say why a choice is good."""

from __future__ import annotations

from tafelrunde.core.game import Accounts, Figure
from tafelrunde.games.thousand_km.rules.game import ThousandKm

FIGURES = {word: Figure((), 1.0) for word in ("km", "finish", "actions", "blitz", "unplaced")}
"""Kilometres, percent of rallies, points three times."""


def sheet_of(state: ThousandKm, seat: int) -> Accounts | None:
    """The sheet of the rally that has just ended, by word: its points, and the figure."""
    if not state.results.sheet:
        return None
    party = state.party(seat)
    lines = [float(points) for points in state.results.sheet[party]]
    actions, blitz, km, win, delayed, safe_trip, extension, unplaced = lines
    won = state.results.winner == party
    return {
        "km": (km, km),
        "finish": (win + delayed + safe_trip + extension, 100.0 * won),
        "actions": (actions, actions),
        "blitz": (blitz, blitz),
        "unplaced": (unplaced, unplaced),
    }
