"""Kraftwagen: points, awards, and who has won."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import count_bits
from tafelrunde.core.ranking import places_by
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.data import NONE
from tafelrunde.games.kraftwagen.rules.state import FIRST_SEAT, Works

BEYOND: Final = 1000
"""More than anybody sells, and longer than the chain."""


def gain(works: Works, seat: i64, source: i64, points: i64) -> None:
    works.mats[seat].points[source] += points


# -- R2.10  Awards: the first to fulfil one takes it at once ------------------------------


def award(works: Works, seat: i64, which: i64) -> None:
    """Q40  Each award is judged alone: one act may earn several."""
    if works.awards[which] == NONE:
        works.awards[which] = seat
        gain(works, seat, data.FROM_AWARDS, data.AWARD_POINTS[which])


def award_part(works: Works, seat: i64, kind: i64, value: i64) -> None:
    """Q40  A 7 earns the award for a 4 too, if that is still there."""
    if value >= data.GOOD_PART:
        award(works, seat, data.AW_BODY_4 if kind == data.BODY else data.AW_ENGINE_4)
    if value == data.HIGHEST:
        award(works, seat, data.AW_BODY_7 if kind == data.BODY else data.AW_ENGINE_7)


def award_laps(works: Works, seat: i64) -> None:
    laps = works.mats[seat].laps
    if laps >= 1:
        award(works, seat, data.AW_LAP_1)
    if laps >= data.LAPS_WANTED:
        award(works, seat, data.AW_LAP_3)


def award_engineers(works: Works, seat: i64) -> None:
    """Q56  A card counts although its marker is used up."""
    if count_bits(works.mats[seat].engineers) >= data.ENGINEERS_WANTED:
        award(works, seat, data.AW_ENGINEERS_2)


def award_developments(works: Works, seat: i64) -> None:
    """Q42  Only active ones count, and the start tile does not."""
    if works.mats[seat].active >= data.DEVELOPMENTS_WANTED:
        award(works, seat, data.AW_DEVELOP_5)


def count_sale(works: Works, seat: i64) -> None:
    """Q43  Sales are counted one by one, so the earlier fourth sale takes the award."""
    mat = works.mats[seat]
    mat.sold += 1
    if mat.sold >= data.SOLD_WANTED:
        award(works, seat, data.AW_SOLD_4)


# -- R5  The end --------------------------------------------------------------------------


def places(works: Works) -> list[i64]:
    return places_by([merit(works, seat) for seat in range(works.seats)])


def merit(works: Works, seat: i64) -> i64:
    """R5.1  The most points; R5.2, Q44 then the most cars sold, then the nearest to the rear."""
    mat = works.mats[seat]
    return (mat.score() * BEYOND + mat.sold) * BEYOND - place_in_chain(works, seat)


def place_in_chain(works: Works, seat: i64) -> i64:
    """From the rear; the length of the chain for a worker that is not laid yet."""
    place: i64
    for place in range(len(works.chain)):
        if works.chain[place] == FIRST_SEAT + seat:
            return place
    return len(works.chain)
