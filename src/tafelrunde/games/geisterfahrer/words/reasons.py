"""Geisterfahrer: what the merits of a position are about, to say why a choice is good."""

from __future__ import annotations

from tafelrunde.core.game import Figure

REASONS = {
    "rescued": ("rescued", 1),
    "early": ("rescued", 1),
    "scrapped": ("scrapped", -1),
    "way": ("way", 1),
    "nearly-home": ("way", 1),
    "hunted": ("hunted", -1),
}
"""By merit of `insight.py`: a word, and whether more of it (1) or less (-1) is good."""

FIGURES = {
    "rescued": Figure(("rescued",), 1.0),
    "scrapped": Figure(("scrapped",), 1.0),
    "way": Figure(("way", "rescued"), 100.0),
    "hunted": Figure(("hunted",), 1.0),
}
"""Cars, cars, percent of a lap (100 for each car that is home), ghosts."""
