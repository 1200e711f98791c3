"""How a bot likes to play, and who does: a temperament prefers its own kind of choice among those
that are nearly as good. What kind that is, each game says in its `manner.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal, get_args

from tafelrunde.core.rng import FastRng

Temper = Literal["calm", "bold", "quarrelsome", "cautious"]
TEMPERS: tuple[Temper, ...] = get_args(Temper)
CALM: Temper = "calm"
"""Plays the levels as they are measured."""

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
"""The bots who sit at tables: each has one temperament for ever and a first letter of its own."""


def newcomer(company: int, here: Iterable[str]) -> str:
    """Who sits down next at a table that draws this company: nobody whose first letter somebody
    there has, and of the rest one whose temperament is rare there."""
    names = list(here)
    tempers = Counter(PEOPLE[name] for name in names if name in PEOPLE)
    letters = {name[:1].upper() for name in names}
    free = [name for name in in_any_order(company) if name[0] not in letters]
    return min(free, key=lambda name: tempers[PEOPLE[name]])


def in_any_order(company: int) -> list[str]:
    left, rng = list(PEOPLE), FastRng(company)
    return [left.pop(rng.below(len(left))) for _ in PEOPLE]
