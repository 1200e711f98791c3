"""Knatsch: the cards and the numbers of the rulebook."""

from typing import Final

# -- R2.1  Combinations (Würfelkombinationen) ---------------------------------------------

# A combination is a number of three digits: how many dice agree, their value, the kicker
# (Zusatzzahl). Three 4s and a 1 (444+1) are 341; the greater number is the better combination.

HIGHEST_OTHER: Final = 0
LONE_DIE: Final = 1
LONE_POOLED: Final = 2
"""R6.3  Who may be kicker: any value; one that at most one live die shows (Q59); or, in games that
began under rules 1, one that live dice and card dice together show once."""

# -- R2.2  Dice ---------------------------------------------------------------------------

DICE: Final = 6
VALUES: Final = 5
"""A die shows one of these values or a dud (Niete): a 6, dead for the rest of the roll."""

# -- R2.3  Castles (Burgkarten) -----------------------------------------------------------

CASTLES: Final = 16
CRESTS: Final[tuple[str, ...]] = ("red", "green", "blue", "yellow", "black", "white")
CREST: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5)
"""The crest (Wappen) of each castle."""

CASTLE_NAMES: Final[tuple[str, ...]] = (
    "red1", "red2", "red3",
    "green1", "green2", "green3",
    "blue1", "blue2", "blue3",
    "yellow1", "yellow2", "yellow3",
    "black1", "black2",
    "white1", "white2",
)  # fmt: skip

# Reconstructed, like all combinations printed on cards: owners of the original may correct them.
MIXED_CASTLES: Final[tuple[int, ...]] = (
    331, 343, 353,
    335, 342, 352,
    332, 334, 354,
    342, 343, 351,
    341, 345,
    341, 345,
)  # fmt: skip
LOW_CASTLES: Final[tuple[int, ...]] = (
    332, 334, 345,
    331, 342, 343,
    331, 342, 343,
    332, 334, 345,
    335, 341,
    335, 341,
)  # fmt: skip
"""R6.5  The set without 555."""
FIRST_OF_CREST: Final[tuple[int, ...]] = (0, 3, 6, 9, 12, 14)
"""R6.6  The weakest castle of each crest."""

FIRST_OF_PAIRS: Final = 12
"""From here on a crest has two castles instead of three."""

# -- R2.4  Tournaments (Turnierkarten) ----------------------------------------------------

TOURNAMENT: Final = 39
"""All nine are alike: one kind of card."""
TOURNAMENTS: Final = 9

# -- R2.5  Specials (Sonderkarten) --------------------------------------------------------

DIE1: Final = 0
"""DIE1 to DIE5: a card die (Kartenwürfel) is one more die of its value in every roll."""
DIE5: Final = 4
CATAPULT: Final = 5
"""Katapult: four throws in an attack on a castle."""
CHAMPION: Final = 6
"""Turnier-Champion: four throws in every tournament."""
STACK: Final = 7
"""Stapel: two tucks in a turn."""
CASTLE_GUARD: Final = 8
"""Wächter für Burgkarten: nobody may attack two castles."""
SPECIAL_GUARD: Final = 9
"""Wächter für Sonderkarten: nobody may steal one other special."""
TREASON: Final = 10
"""Verrat: 222+1 is to be beaten for every castle on a pile."""
PROTECTION: Final = 11
"""Schutz: the King takes no castle."""
TYPES: Final = 12

TYPE_NAMES: Final[tuple[str, ...]] = (
    "die1", "die2", "die3", "die4", "die5", "catapult", "champion", "stack",
    "castle-guard", "special-guard", "treason", "protection",
)  # fmt: skip

SPECIALS: Final = 23
FIRST_SPECIAL: Final = 16
SPECIAL_NAMES: Final[tuple[str, ...]] = (
    "die1a", "die1b", "die2a", "die2b", "die3a", "die3b", "die4", "die5",
    "cat_a", "cat_b", "cat_c",
    "champ",
    "stap_a", "stap_b", "stap_c",
    "cg_a", "cg_b", "cg_c",
    "sg_a", "sg_b", "sg_c",
    "verrat", "schutz",
)  # fmt: skip
SPECIAL_COMBOS: Final[tuple[int, ...]] = (
    323, 325, 324, 331, 332, 335, 343, 351,
    321, 324, 331,
    332,
    313, 315, 321,
    325, 334, 342,
    312, 314, 323,
    334, 325,
)  # fmt: skip
SPECIAL_TYPE: Final[tuple[int, ...]] = (
    0, 0, 1, 1, 2, 2, 3, 4,
    CATAPULT, CATAPULT, CATAPULT,
    CHAMPION,
    STACK, STACK, STACK,
    CASTLE_GUARD, CASTLE_GUARD, CASTLE_GUARD,
    SPECIAL_GUARD, SPECIAL_GUARD, SPECIAL_GUARD,
    TREASON, PROTECTION,
)  # fmt: skip

CARDS: Final = 40
"""16 castles, 23 specials, one kind of tournament."""
DECK: Final = 48
CARD_NAMES: Final[tuple[str, ...]] = (*CASTLE_NAMES, *SPECIAL_NAMES, "tournament")
NONE: Final = -1
"""No card, no seat, no pile."""

TYPE_OF: Final[tuple[int, ...]] = (*([NONE] * CASTLES), *SPECIAL_TYPE)
"""The type of a special, by card."""

# -- The same as sets of bits -------------------------------------------------------------

ALL_CASTLES: Final = 0xFFFF
ALL_SPECIALS: Final = 0x7FFFFF0000
CARD_DICE_TYPES: Final = 0b11111


def _twins(card: int) -> int:
    """Q11  The same card: a castle of the same crest, a special of the same type."""
    if card < CASTLES:
        return sum(2**other for other in range(CASTLES) if CREST[other] == CREST[card])
    kind = SPECIAL_TYPE[card - FIRST_SPECIAL]
    return sum(
        2 ** (FIRST_SPECIAL + other) for other in range(SPECIALS) if SPECIAL_TYPE[other] == kind
    )


TWINS: Final[tuple[int, ...]] = (*(_twins(card) for card in range(TOURNAMENT)), 0)
"""By card: all cards that its owner may not go for."""
OF_TYPE: Final[tuple[int, ...]] = tuple(
    sum(2 ** (FIRST_SPECIAL + card) for card in range(SPECIALS) if SPECIAL_TYPE[card] == kind)
    for kind in range(TYPES)
)
"""By type: its copies."""

# -- R2.6  Numbers of the rulebook --------------------------------------------------------

KING: Final = 445
"""Q51  Four 5s, or five equal dice, beat it."""
TREASON_COMBO: Final = 321
"""Q52  Lower than every castle."""
MOST_SEATS: Final = 6
THROWS: Final = 3
MORE_THROWS: Final = 4
GUARDED_CASTLES: Final = 2
PILES: Final = 2
