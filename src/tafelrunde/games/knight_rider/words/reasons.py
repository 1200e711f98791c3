"""Knight Rider: what the merits of a position are about, to say why a choice is good."""

from __future__ import annotations

from tafelrunde.core.game import Figure
from tafelrunde.games.knight_rider.players.insight import POINTS

REASONS = {
    "way": ("way", 1),
    "near": ("way", 1),
    "at-hand": ("way", 1),
    "at-hand-in-turn": ("way", 1),
    "cut-off": ("road", -1),
    "visits": ("checkpoints", 1),
    "upside-down": ("roof", -1),
}
"""By merit of `insight.py`: a word, and whether more of it (1) or less (-1) is good."""

FIGURES = {
    "way": Figure(("way",), -POINTS, unless="cut-off"),
    "road": Figure(("cut-off",), 100.0),
    "checkpoints": Figure(("visits",), 1.0),
    "roof": Figure(("upside-down",), 100.0),
}
"""Points to the goal (where a road leads there), percent without one, checkpoints, percent."""
