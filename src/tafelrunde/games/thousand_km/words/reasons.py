"""1000 Kilometer: what the merits of a position are about, to say why a choice is good."""

from __future__ import annotations

from tafelrunde.games.thousand_km.players.insight import THOUSAND

REASONS = {
    "points": ("points", 1),
    "target-reached": ("points", 1),
    "within-1000": ("points", 1),
    "within-2000": ("points", 1),
    "way": ("way", 1),
    "way-squared": ("way", 1),
    "rolling": ("rolling", 1),
    "unlimited": ("rolling", 1),
    "action-cards": ("actions", 1),
    "blitz": ("actions", 1),
}
"""By merit of `insight.py`: a word, and whether more of it (1) or less (-1) is good."""

FIGURES = {
    "points": (("points",), THOUSAND),
    "way": (("way",), 100.0),
    "rolling": (("rolling",), 100.0),
    "actions": (("action-cards",), 1.0),
}
"""Points, percent of the distance, percent, cards."""
