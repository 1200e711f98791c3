"""1000 Kilometer: the words for actions, as in `play KM200` or `attack TYRE 1`."""

from tafelrunde.core.notation import Family, Notation
from tafelrunde.games.thousand_km.data import (
    ATTACK,
    BLITZ,
    CARD_NAMES,
    DEALER,
    DECLINE,
    DISCARD,
    DRAW,
    EXTEND,
    FIRST_ATTACK,
    MOST_PARTIES,
    MOST_SEATS,
    OWN_CARDS,
    PLAY,
    STOP_HERE,
)

PARTIES = [str(party) for party in range(MOST_PARTIES)]
SEATS = [str(seat) for seat in range(MOST_SEATS)]

NOTATION = Notation(
    [
        Family("play", PLAY, (CARD_NAMES[:OWN_CARDS],)),
        Family("attack", ATTACK, (CARD_NAMES[FIRST_ATTACK:], PARTIES)),
        Family("discard", DISCARD, (CARD_NAMES,)),
        Family("blitz", BLITZ),
        Family("decline", DECLINE),
        Family("extend", EXTEND),
        Family("stop here", STOP_HERE),
        Family("dealer", DEALER, (SEATS,)),
        Family("draw", DRAW, (CARD_NAMES,)),
    ]
)
