"""Temperaments of bots. Among choices that are nearly equally good, a temperament prefers its own
kind; each game defines the kinds in its `manner.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal, get_args

from tafelrunde.core.rng import FastRng

Temper = Literal["calm", "bold", "quarrelsome", "cautious"]
TEMPERS: tuple[Temper, ...] = get_args(Temper)
CALM: Temper = "calm"
"""The plain level, without a preference."""

PEOPLE: dict[str, Temper] = {
    "Ada": "calm",
    "Bruno": "bold",
    "Clara": "quarrelsome",
    "Dora": "cautious",
    "Emil": "quarrelsome",
    "Frieda": "bold",
    "Gustav": "cautious",
    "Hanna": "calm",
    "Ida": "bold",
    "Jakob": "quarrelsome",
    "Karla": "cautious",
    "Lotte": "calm",
}
"""The bots at tables, each with a fixed temperament and a distinct initial."""


def newcomer(company: int, here: Iterable[str]) -> str:
    """The next bot for a table, in the random order seeded by `company`: its initial is not taken,
    and its temperament is as rare as possible at the table."""
    names = list(here)
    tempers = Counter(PEOPLE[name] for name in names if name in PEOPLE)
    letters = {name[:1].upper() for name in names}
    free = [name for name in in_any_order(company) if name[0] not in letters]
    return min(free, key=lambda name: tempers[PEOPLE[name]])


def in_any_order(company: int) -> list[str]:
    left, rng = list(PEOPLE), FastRng(company)
    return [left.pop(rng.below(len(left))) for _ in PEOPLE]
