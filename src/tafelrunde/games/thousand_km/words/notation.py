"""1000 Kilometer: the words for actions, as in `play KM200` or `attack TYRE 1`."""

from tafelrunde.core.notation import Family, Notation
from tafelrunde.games.thousand_km.rules import action_numbers, data

PARTIES = [str(party) for party in range(data.MOST_PARTIES)]
SEATS = [str(seat) for seat in range(data.MOST_SEATS)]

NOTATION = Notation(
    [
        Family("play", action_numbers.PLAY, (data.CARD_NAMES[: data.OWN_CARDS],)),
        Family("attack", action_numbers.ATTACK, (data.CARD_NAMES[data.FIRST_ATTACK :], PARTIES)),
        Family("discard", action_numbers.DISCARD, (data.CARD_NAMES,)),
        Family("blitz", action_numbers.BLITZ),
        Family("decline", action_numbers.DECLINE),
        Family("extend", action_numbers.EXTEND),
        Family("stop here", action_numbers.STOP_HERE),
        Family("dealer", action_numbers.DEALER, (SEATS,)),
        Family("draw", action_numbers.DRAW, (data.CARD_NAMES,)),
    ]
)
