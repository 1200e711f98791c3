"""Knight Rider: sides, fields and cards in words."""

from __future__ import annotations

from tafelrunde.core.words import Message, say
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.track import Track


def side(name: str) -> Message:
    return say(f"side-{name}")


def kitt(name: str) -> Message:
    return say(f"kitt-{name}")


def diversion(name: str) -> Message:
    return say(f"diversion-{name}")


def escape(name: str) -> Message:
    """R2.3  Where an escape card leads, an arrow for each cell."""
    card = data.ESCAPE_NAMES.index(name)
    x, y = data.ESCAPE_DX[card], data.ESCAPE_DY[card]
    way = abs(x) * ("→" if x > 0 else "←") + abs(y) * ("↓" if y > 0 else "↑")
    return say("escape-card", way=way)


def field_words(numbers: dict[tuple[int, int], int], x: int, y: int) -> Message:
    """R2.1  A field by the tiles it belongs to: a centre, a border, or an open road end."""
    if x % 2 == 0 and y % 2 == 0:
        return say("field-centre", tile=numbers[x // 2, y // 2])
    before, behind = ("W", "E") if x % 2 else ("N", "S")
    first = numbers.get((x // 2, y // 2))
    second = numbers.get(((x + 1) // 2, (y + 1) // 2))
    if first is not None and second is not None:
        return say("field-border", first=first, second=second)
    if first is not None:
        return say("field-end", tile=first, side=side(behind))
    assert second is not None
    return say("field-end", tile=second, side=side(before))


def field_of(track: Track, field: int) -> Message:
    """A field of the track in words."""
    numbers = {
        (data.CELL_X[track.cell_of[tile]], data.CELL_Y[track.cell_of[tile]]): number
        for tile, number in enumerate(data.TILE_NUMBER)
        if track.is_laid(tile)
    }
    return field_words(numbers, data.FIELD_X[field], data.FIELD_Y[field])
