"""1000 Kilometer: the cards and the numbers of the rulebook."""

from typing import Final

from mypy_extensions import i64

# -- R2.1  The cards ----------------------------------------------------------------------

# Distances (Kilometerkarten).
KM25: Final = 0
KM50: Final = 1
KM75: Final = 2
KM100: Final = 3
KM200: Final = 4
# Defences (Abwehrkarten).
GREEN: Final = 5
SELF_HELP: Final = 6
SPARE_TYRE: Final = 7
SPARE_CAN: Final = 8
END_LIMIT: Final = 9
# Actions (Aktions-Trumpfkarten).
PRIORITY: Final = 10
WORKSHOP: Final = 11
SERVICE: Final = 12
STATION: Final = 13
# Attacks (Angriffskarten).
STOP: Final = 14
ENGINE: Final = 15
TYRE: Final = 16
TANK: Final = 17
LIMIT: Final = 18

CARDS: Final = 19
DISTANCES: Final = 5
OWN_CARDS: Final = 14
"""The first 14 kinds are laid before oneself, the last five before others."""
FIRST_ATTACK: Final = STOP
ATTACKS: Final = 5
NONE: Final = -1
"""The top of an empty pile."""

CARD_NAMES: Final[tuple[str, ...]] = (
    "KM25", "KM50", "KM75", "KM100", "KM200",
    "GREEN", "SELF_HELP", "SPARE_TYRE", "SPARE_CAN", "END_LIMIT",
    "PRIORITY", "WORKSHOP", "SERVICE", "STATION",
    "STOP", "ENGINE", "TYRE", "TANK", "LIMIT",
)  # fmt: skip

TEAM_DECK: Final[tuple[int, ...]] = (
    10, 10, 10, 12, 4,
    14, 6, 6, 6, 6,
    1, 1, 1, 1,
    5, 3, 3, 3, 4,
)  # fmt: skip
"""106 cards for 4 and 6 players (Q3)."""
SOLO_DECK: Final[tuple[int, ...]] = (
    10, 10, 10, 12, 4,
    14, 6, 6, 6, 6,
    1, 1, 1, 1,
    4, 2, 2, 2, 3,
)  # fmt: skip
"""101 cards for 2 and 3 players: one of each attack stays out."""

KM: Final[tuple[int, ...]] = (25, 50, 75, 100, 200)

# -- R2.2  What answers what --------------------------------------------------------------

DEFENCE_FOR: Final[tuple[int, ...]] = (GREEN, SELF_HELP, SPARE_TYRE, SPARE_CAN, END_LIMIT)
"""By attack, STOP first (Q4)."""
ACTION_FOR: Final[tuple[int, ...]] = (PRIORITY, WORKSHOP, SERVICE, STATION, PRIORITY)
"""By attack, STOP first."""

# -- The same as sets of bits -------------------------------------------------------------

ACTION_CARDS: Final = 0b1111 << PRIORITY
PRIORITY_CARD: Final = 1 << PRIORITY
GREEN_CARD: Final = 1 << GREEN
END_LIMIT_CARD: Final = 1 << END_LIMIT
# Sets of attacks, STOP first.
BATTLE_ATTACKS: Final = 0b01111
LIMIT_ATTACK: Final = 0b10000

IMMUNE_BY: Final[tuple[int, ...]] = tuple(
    sum(2**attack for attack in range(ATTACKS) if actions & 2 ** (ACTION_FOR[attack] - PRIORITY))
    for actions in range(16)
)
"""By the set of laid action cards, PRIORITY first: the attacks that no longer hurt."""

KM_WITHIN: Final[tuple[int, ...]] = tuple(
    sum(2**card for card in range(DISTANCES) if KM[card] <= 25 * quarters) for quarters in range(9)
)
"""By quarters of a hundred kilometres: the distances that are not longer."""

# -- Numbers of the rulebook --------------------------------------------------------------

HAND: Final = 6
SHORT_TARGET: Final = 700
LONG_TARGET: Final = 1000
LIMITED_KM: Final = 50
LONGEST_KM: Final = 200
MOST_KM200: Final = 2
BLITZ_CARDS: Final = 2
MOST_SEATS: Final = 6
MOST_PARTIES: Final = 3
ALL_ACTIONS: Final = 4

# -- R5  Points ---------------------------------------------------------------------------

POINTS_ACTION: Final = 100
POINTS_ALL_ACTIONS: Final = 700
POINTS_BLITZ: Final = 300
POINTS_WIN: Final = 400
POINTS_DELAYED: Final = 300
POINTS_SAFE_TRIP: Final = 300
POINTS_EXTENSION: Final = 200
POINTS_UNPLACED: Final = 500

SHEET_LINES: Final[tuple[str, ...]] = (
    "action_points", "blitz_points", "km_points", "win",
    "delayed", "safe_trip", "extension", "unplaced",
)  # fmt: skip


def is_breakdown(card: i64) -> bool:
    return ENGINE <= card <= TANK
