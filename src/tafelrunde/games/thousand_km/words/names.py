"""1000 Kilometer: how cards and parties are called in menus, logs and tables."""

from __future__ import annotations

from functools import cache

from tafelrunde.core.words import Message, player, say
from tafelrunde.games.thousand_km.rules import data


@cache
def card(name: str) -> Message:
    return say(f"card-{name}")


def card_numbered(number: int) -> Message:
    return card(data.CARD_NAMES[number])


@cache
def party_called(party: int, teams: bool) -> Message:
    """A player by name, a team by its number."""
    return say("team-short", number=party + 1) if teams else player(party)
