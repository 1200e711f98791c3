"""Kraftwagen: what the merits of a position are about, to say why a choice is good."""

from __future__ import annotations

from tafelrunde.core.game import Figure
from tafelrunde.games.kraftwagen.players.insight import LEVELS, POINTS, WORKERS

REASONS = {
    "points": ("points", 1),
    "sales-now": ("sales", 1),
    "cars-in-market": ("sales", 1),
    "prize-now": ("race", 1),
    "race-engine": ("race", 1),
    "race-engine-by-rounds": ("race", 1),
    "laps": ("race", 1),
    "body": ("parts", 1),
    "engine": ("parts", 1),
    "car-ready": ("parts", 1),
    "levels": ("research", 1),
    "levels-by-rounds": ("research", 1),
    "canteen": ("people", 1),
    "supply": ("people", 1),
    "engineers-by-rounds": ("people", 1),
}
"""By merit of `insight.py`: a word, and whether more of it (1) or less (-1) is good."""

FIGURES = {
    "points": Figure(("points",), POINTS),
    "sales": Figure(("sales-now",), POINTS),
    "race": Figure(("prize-now",), POINTS),
    "parts": Figure(("body", "engine"), LEVELS),
    "research": Figure(("levels",), LEVELS),
    "people": Figure(("canteen", "supply"), WORKERS),
}
"""Points three times, values of the best body and engine, levels of both, workers."""
