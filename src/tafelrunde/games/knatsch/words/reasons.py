"""Knatsch: what the merits of a position are about, to say why a choice is good."""

from __future__ import annotations

from tafelrunde.core.game import Figure

REASONS = {
    "castles": ("castles", 1),
    "castle-short": ("castles", 1),
    "two-castles-short": ("castles", 1),
    "may-try-king": ("castles", 1),
    "tournaments": ("tournaments", 1),
    "set-short": ("tournaments", 1),
    "set-two-short": ("tournaments", 1),
    "castle-for-set": ("tournaments", 1),
    "specials": ("specials", 1),
    "card-dice": ("dice", 1),
    "dice-sum": ("dice", 1),
    "force": ("dice", 1),
    "guarded-castles": ("guards", 1),
    "guarded-specials": ("guards", 1),
}
"""By merit of `insight.py`: a word, and whether more of it (1) or less (-1) is good."""

FIGURES = {
    "castles": Figure(("castles",), 1.0),
    "tournaments": Figure(("tournaments",), 1.0),
    "specials": Figure(("specials",), 1.0),
    "dice": Figure(("card-dice",), 1.0),
    "guards": Figure(("guarded-castles", "guarded-specials"), 1.0),
}
"""Cards of each kind."""
