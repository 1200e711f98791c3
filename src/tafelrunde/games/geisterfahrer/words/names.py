"""Geisterfahrer: how pieces, lanes and throws are called in menus, logs and tables."""

from __future__ import annotations

from tafelrunde.core.words import Message, player, say
from tafelrunde.games.geisterfahrer.rules import data
from tafelrunde.games.geisterfahrer.words.notation import FACE_NAMES, FIELD_NAMES


def car_name(seat: int, car: int) -> Message:
    return say(f"name-{data.COLOURS[seat]}", number=car + 1)


def lane_name(lane: str) -> Message:
    return say(f"lane-{lane.replace('.', '-')}")


def field_words(field: int) -> Message:
    """A field as people call it; its short name is for those who type."""
    lane = FIELD_NAMES[field].rstrip("0123456789")
    return say(f"field-{lane.replace('.', '-')}", number=data.position_of(field))


def half(name: str) -> Message:
    return say(f"half-{name}")


def winner_names(winners: list[int]) -> Message:
    return player(winners[0]) if winners else say("winner-none")


def die(face: str) -> Message:
    return say("die-ghost") if face == FACE_NAMES[data.SYMBOL - 1] else say("die-number", die=face)
