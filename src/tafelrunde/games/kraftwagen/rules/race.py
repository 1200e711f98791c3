"""Kraftwagen: the Grand Prix (R2.8, R4.5, R4.9)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.scoring import award_laps, gain
from tafelrunde.games.kraftwagen.rules.state import Review, Works


def has_neutral_cars(works: Works) -> bool:
    """R3.6  With 2 players two more cars stand on the ring; Q46 they never move."""
    return works.seats == 2


def occupied(works: Works, seat: i64) -> i64:
    """The set of spaces that hold another car, whatever its lap (Q17)."""
    spaces: i64 = data.NEUTRAL_SET if has_neutral_cars(works) else 0
    other: i64
    for other in range(works.seats):
        if other != seat:
            spaces |= BIT[works.mats[other].space]
    return spaces & ~BIT[data.PIT_LANE]


# -- R4.5  A move on the ring -------------------------------------------------------------


def landing(works: Works, seat: i64, spaces: i64) -> tuple[i64, i64]:
    """Where a move of so many spaces ends: the space, and the laps then."""
    mat = works.mats[seat]
    taken = occupied(works, seat)
    space = mat.space
    laps = mat.laps
    while spaces > 0:
        # Q18  Space 1 follows the pit lane, without a lap; Q53 every crossing is a lap.
        if space == data.RING:
            space = 1
            laps += 1
        else:
            space += 1
        # R4.5  A space with another car is stepped over and not counted.
        if taken & BIT[space] == 0:
            spaces -= 1
    return space, laps


def race_move(works: Works, seat: i64, spaces: i64) -> None:
    mat = works.mats[seat]
    mat.space, mat.laps = landing(works, seat, spaces)
    award_laps(works, seat)


# -- R4.9  Scoring the Grand Prix ---------------------------------------------------------


def lead(space: i64, laps: i64) -> i64:
    """More is further ahead; two cars on the ring never have the same (Q20)."""
    return laps * (data.RING + 1) + space


def prize(works: Works, seat: i64, space: i64, laps: i64) -> i64:
    """7, 4, 2 for the first three on the ring; Q46 a prize of a neutral car is lost."""
    if space == data.PIT_LANE:
        return 0  # Q19
    own = lead(space, laps)
    ahead: i64 = 0
    other: i64
    neutral: i64
    for other in range(works.seats):
        rival = works.mats[other]
        if other != seat and rival.space != data.PIT_LANE and lead(rival.space, rival.laps) > own:
            ahead += 1
    if has_neutral_cars(works):
        for neutral in data.NEUTRAL_SPACES:
            if lead(neutral, 0) > own:
                ahead += 1
    return data.PRIZES[ahead] if ahead < len(data.PRIZES) else 0


def lap_bonus(laps: i64) -> i64:
    """Q21  1, 3, 5, 7, then 2 more for each lap."""
    last: i64 = len(data.LAP_BONUS) - 1
    if laps <= last:
        return data.LAP_BONUS[laps]
    return data.LAP_BONUS[last] + (laps - last) * data.FURTHER_LAP


def score_grand_prix(works: Works, review: Review) -> None:
    seat: i64
    for seat in range(works.seats):
        mat = works.mats[seat]
        review.spaces[seat] = mat.space
        review.laps[seat] = mat.laps
        review.prizes[seat] = prize(works, seat, mat.space, mat.laps)
        review.bonuses[seat] = lap_bonus(mat.laps)
    for seat in range(works.seats):
        gain(works, seat, data.FROM_PLACES, review.prizes[seat])
        gain(works, seat, data.FROM_LAPS, review.bonuses[seat])
        # Q52  The next race begins in the pit lane with no lap; the engine stays.
        works.mats[seat].space = data.PIT_LANE
        works.mats[seat].laps = 0
