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


def utilities(winners: list[i64], seats: int) -> list[float]:
    """What a finished game is worth to each seat: 1 for the only winner, -1 shared by the others,
    0 on average. Winners share; if nobody or everybody has won, all get 0."""
    many = len(winners)
    if many == 0 or many == seats:
        return [0.0] * seats
    worth = [-1.0 / (seats - 1)] * seats
    for seat in winners:
        worth[seat] = (seats - many) / (many * (seats - 1))
    return worth
