"""Kraftwagen: the pieces and the numbers. Most printed values are lost; what is ours is marked on
the rules page, and owners of the game can correct it here."""

from typing import Final

NONE: Final = -1
"""No tile, no card, no marker, nobody."""
MOST_SEATS: Final = 4

# -- R2.2  Action tiles (Aktionsplättchen) ------------------------------------------------

WORKER: Final = 0
RESEARCH: Final = 1
BODY: Final = 2
ENGINE: Final = 3
GRAND_PRIX: Final = 4
BUYER: Final = 5
ICONS: Final = 6

ICON_NAMES: Final[tuple[str, ...]] = (
    "WORKER", "RESEARCH", "BODY", "ENGINE", "GRAND_PRIX", "BUYER",
)  # fmt: skip

_W: Final = 2**WORKER
_R: Final = 2**RESEARCH
_B: Final = 2**BODY
_E: Final = 2**ENGINE
_G: Final = 2**GRAND_PRIX
_K: Final = 2**BUYER

TILE_NAMES: Final[tuple[str, ...]] = (
    "T01", "T02", "T03", "T04", "T05",
    "T06", "T07", "T08", "T09", "T10",
    "XA1", "XA2", "XA3", "XA4",
    "XB1", "XB2", "XB3", "XB4",
    "XC1", "XC2", "XC3", "XC4",
)  # fmt: skip
"""Ten action tiles, then the special tiles of rounds 1, 2 and 3."""

TILE_ICONS: Final[tuple[int, ...]] = (
    _W, _R, _B, _E, _G,
    _K | _G, _K | _W, _R | _G, _B | _E, _R | _W | _B,
    _B, _E, _W, _G,
    _B, _E, _R, _K,
    _B, _E, _G, _K,
)  # fmt: skip
"""By tile the set of its icons."""

TILES: Final = 22
SINGLES: Final = 5
"""Tiles 0 to 4 show one icon, 5 to 8 two, 9 three."""
DOUBLES_END: Final = 9
TRIPLE: Final = 9
STANDARD_TILES: Final = 10
FIRST_SPECIAL: Final = 10
SPECIAL_SETS: Final[tuple[int, ...]] = (0, 0b1111 << 10, 0b1111 << 14, 0b1111 << 18)
"""By round the set of its special tiles."""

# -- R2.11  What a special tile (Sonderplättchen) adds to its action ----------------------

LEVEL_BONUS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 2, 2, 0, 0, 3, 3, 0, 0,
)  # fmt: skip
"""By tile: levels more for its one part."""
HIRE_BONUS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)  # fmt: skip
RESEARCH_BONUS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
)  # fmt: skip
RACE_BONUS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 5, 0,
)  # fmt: skip
QUICK_SALE_TILES: Final = 2**17 | 2**21
"""XB4 and XC4, as a set of tiles."""
QUICK_SALE_LOSS: Final = 3
QUICK_SALE_LEAST: Final = 1

# -- R2.3, R2.4  Research cards (Forschungskarten) ----------------------------------------

DEV_BB: Final = 0
DEV_EE: Final = 1
DEV_BE: Final = 2
DEV_B_BODY: Final = 3
DEV_B_ENGINE: Final = 4
DEV_E_ENGINE: Final = 5
DEV_E_BODY: Final = 6
INST_WORKERS: Final = 7
INST_RACE: Final = 8
INST_PARTS: Final = 9
FIRST_ENGINEER: Final = 10
CARDS: Final = 19
DEVELOPMENTS: Final = 7

CARD_NAMES: Final[tuple[str, ...]] = (
    "DEV_BB", "DEV_EE", "DEV_BE", "DEV_B_BODY", "DEV_B_ENGINE", "DEV_E_ENGINE", "DEV_E_BODY",
    "INST_WORKERS", "INST_RACE", "INST_PARTS",
    "ENG_BENZ", "ENG_DAIMLER", "ENG_MAYBACH", "ENG_OPEL", "ENG_DIESEL",
    "ENG_BUGATTI", "ENG_PORSCHE", "ENG_HORCH", "ENG_OTTO",
)  # fmt: skip

DECK: Final[tuple[int, ...]] = (
    4, 4, 8, 4, 4, 4, 4,
    3, 3, 3,
    1, 1, 1, 1, 1, 1, 1, 1, 1,
)  # fmt: skip
"""How many of each card there are: 50."""

BODY_POINTS: Final[tuple[int, ...]] = (2, 0, 1, 1, 1, 0, 0)
ENGINE_POINTS: Final[tuple[int, ...]] = (0, 2, 1, 0, 0, 1, 1)
DEV_PART: Final[tuple[int, ...]] = (NONE, NONE, NONE, BODY, ENGINE, ENGINE, BODY)
"""By development: the points on it and the part it brings."""
INST_HIRE: Final = 3
INST_SPACES: Final = 5

# Engineers, as they are counted in sets; the card is FIRST_ENGINEER + engineer.
BENZ: Final = 0
DAIMLER: Final = 1
MAYBACH: Final = 2
OPEL: Final = 3
DIESEL: Final = 4
BUGATTI: Final = 5
PORSCHE: Final = 6
HORCH: Final = 7
OTTO: Final = 8
ENGINEERS: Final = 9
CAR_MARKERS: Final = 4
"""BENZ to OPEL go on a car that is offered."""

ENGINEER_NAMES: Final[tuple[str, ...]] = (
    "BENZ", "DAIMLER", "MAYBACH", "OPEL", "DIESEL", "BUGATTI", "PORSCHE", "HORCH", "OTTO",
)  # fmt: skip
MARKER_NAMES: Final[tuple[str, ...]] = ("none", "BENZ", "DAIMLER", "MAYBACH", "OPEL")

BENZ_BODY: Final = 2
DAIMLER_ENGINE: Final = 2
MAYBACH_WORKERS: Final = 2
OPEL_PRICE: Final = 3

# -- R2.5  Parts (Karosserien, Motoren) ---------------------------------------------------

HIGHEST: Final = 7
"""Values run from 1 to 7; index 0 of the tables is empty."""
BODIES: Final[tuple[int, ...]] = (0, 8, 7, 6, 6, 5, 5, 4)
MOTORS: Final[tuple[int, ...]] = (0, 7, 6, 6, 6, 5, 5, 4)

# -- R2.6  Player mat ---------------------------------------------------------------------

HALLS: Final = 3
"""*Werkshallen*; what stands in one is EMPTY, a body value, or MOTOR + an engine value."""
EMPTY: Final = 0
MOTOR: Final = 7
CANTEEN: Final = 4
SUPPLY: Final = 8
WORKERS: Final = 12
PRINTED_ENGINE: Final = 1

# -- R2.7  Market and buyers --------------------------------------------------------------

LIKES_BODY: Final = 0
LIKES_ENGINE: Final = 1
LIKES_PRESTIGE: Final = 2
LIKES_PRICE: Final = 3
PREFERENCES: Final = 4
PREFERENCE_NAMES: Final[tuple[str, ...]] = ("BODY", "ENGINE", "PRESTIGE", "PRICE")
STACK: Final = 2
"""Buyers of each preference."""
WHITE_MONEY: Final[tuple[int, ...]] = (2, 1, 1, 1)
"""R4.3  Laid at each stack before each round."""

ROUNDS: Final = 3
PRICES: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (1, 2, 3, 5, 6, 8, 9, 10),
    (2, 3, 5, 6, 8, 9, 11, 12),
    (3, 4, 6, 8, 10, 12, 14, 15),
)
PRICE_SETS: Final[tuple[int, ...]] = tuple(sum(2**price for price in row) for row in PRICES)
"""By round: the coloured price markers (*Preisplättchen*), and the same as sets."""
HIGHEST_PRICE: Final = 15

MOST_CARS: Final = 6
CARS_FOR_TWO: Final = 4
MOST_BUYERS: Final = 4
BUYERS_FOR_TWO: Final = 3
TRACK_TOP: Final = 4
"""The field S of the buyer track (*Käuferleiste*)."""
TRACK_FOR_TWO: Final = 2

# -- R2.8  Grand Prix ---------------------------------------------------------------------

RING: Final = 10
PIT_LANE: Final = 0
NEUTRAL_SPACES: Final[tuple[int, ...]] = (3, 6)
NEUTRAL_SET: Final = 2**3 | 2**6
PRIZES: Final[tuple[int, ...]] = (7, 4, 2)
LAP_BONUS: Final[tuple[int, ...]] = (0, 1, 3, 5, 7)
FURTHER_LAP: Final = 2

# -- R2.9  Start tiles --------------------------------------------------------------------

S1_RACE: Final = 0
S2_STAFF: Final = 1
S3_COACH: Final = 2
S4_MOTOR: Final = 3
START_TILES: Final = 4
START_NAMES: Final[tuple[str, ...]] = ("S1_RACE", "S2_STAFF", "S3_COACH", "S4_MOTOR")
START_SPACES: Final = 2
START_PART: Final = 2
START_TILES_FOR_TWO: Final = 2

# -- R2.10  Awards (Prämien) --------------------------------------------------------------

AW_BODY_4: Final = 0
AW_BODY_7: Final = 1
AW_ENGINE_4: Final = 2
AW_ENGINE_7: Final = 3
AW_LAP_1: Final = 4
AW_LAP_3: Final = 5
AW_ENGINEERS_2: Final = 6
AW_DEVELOP_5: Final = 7
AW_PRESTIGE_4: Final = 8
AW_SOLD_4: Final = 9
AWARDS: Final = 10
AWARD_NAMES: Final[tuple[str, ...]] = (
    "AW_BODY_4", "AW_BODY_7", "AW_ENGINE_4", "AW_ENGINE_7", "AW_LAP_1",
    "AW_LAP_3", "AW_ENGINEERS_2", "AW_DEVELOP_5", "AW_PRESTIGE_4", "AW_SOLD_4",
)  # fmt: skip
AWARD_POINTS: Final[tuple[int, ...]] = (3, 5, 3, 5, 2, 5, 3, 4, 3, 4)
GOOD_PART: Final = 4
ENGINEERS_WANTED: Final = 2
DEVELOPMENTS_WANTED: Final = 5
PRESTIGE_WANTED: Final = 4
SOLD_WANTED: Final = 4
LAPS_WANTED: Final = 3

# -- R5  Where points come from -----------------------------------------------------------

FROM_CARS: Final = 0
FROM_PLACES: Final = 1
FROM_LAPS: Final = 2
FROM_AWARDS: Final = 3
FROM_BUYERS: Final = 4
SOURCES: Final = 5
SOURCE_NAMES: Final[tuple[str, ...]] = ("cars", "places", "laps", "awards", "buyers")

# -- R4.8, Q45  Last resort ---------------------------------------------------------------

TURN_CAP: Final = 30
"""Turns of a round, per player."""
DECISIONS_A_TURN: Final = 20
MOST_BACKS: Final = 3
"""An offer begun can be taken up again so often in a turn, so that every turn ends."""
