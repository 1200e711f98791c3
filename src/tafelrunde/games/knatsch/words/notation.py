"""Knatsch: the canonical text of every action."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.notation import Family, Notation
from tafelrunde.games.knatsch.rules import action_numbers as numbers
from tafelrunde.games.knatsch.rules.data import CARD_NAMES, CASTLE_NAMES, MOST_SEATS, SPECIAL_NAMES
from tafelrunde.games.knatsch.rules.dice import HANDS, THROWN, dice_of

PILE_NAMES: Final = ("0", "1")
SEAT_NAMES: Final = tuple(str(seat) for seat in range(MOST_SEATS))


def pips(hand: int, dead: int = 0) -> str:
    """The dice of a hand, ascending, then those that show a 6."""
    return " ".join(str(int(value)) for value in [*dice_of(hand), *([6] * dead)])


def throw_text(dice: int, hand: int) -> str:
    return pips(hand, dice - len(dice_of(hand)))


NOTATION: Final = Notation(
    (
        Family("attack", numbers.TAKE, (CASTLE_NAMES,)),
        Family("steal", numbers.TAKE + len(CASTLE_NAMES), (SPECIAL_NAMES,)),
        Family("pile", numbers.PILE, (PILE_NAMES,)),
        Family("tuck", numbers.TUCK, (PILE_NAMES,)),
        Family("king", numbers.CHALLENGE),
        Family("end turn", numbers.END_TURN),
        Family("stop", numbers.STOP),
        Family("reroll", numbers.STOP + 1, ([pips(hand) for hand in HANDS[1:]],)),
        Family("give back", numbers.GIVE_BACK, (CASTLE_NAMES, PILE_NAMES)),
        # The castle left open and the special guarded; a dash where there is nothing to choose.
        Family(
            "guard",
            numbers.GUARD,
            ([*(f"all-but-{name}" for name in CASTLE_NAMES), "-"], [*SPECIAL_NAMES, "-"]),
        ),
        Family("start", numbers.START, (SEAT_NAMES,)),
        Family("draw", numbers.DRAW, (CARD_NAMES,)),
        Family("throw", numbers.THROW, ([throw_text(dice, hand) for dice, hand in THROWN],)),
    )
)
