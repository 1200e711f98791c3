"""Ranking with ties."""

from mypy_extensions import i64


def places_by(merits: list[i64]) -> list[i64]:
    """Rank by merit, highest first. A rank is one more than the number of better seats: 1, 1, 3."""
    places: list[i64] = []
    for mine in merits:
        place: i64 = 1
        for other in merits:
            if other > mine:
                place += 1
        places.append(place)
    return places
