"""The ways a game of Kraftwagen can end.

The last resort, 30 turns for each player in the last round (Q45), is not kept: neither thumb nor
random players ever come near it. G28 shows it.
"""

from __future__ import annotations

from tafelrunde.games.kraftwagen.rules.game import Kraftwagen
from tafelrunde.games.kraftwagen.rules.state import BY_MARKET, BY_TRACK
from tests.kit.endings import Ending, last_state


def shared_best(state: Kraftwagen) -> list[int]:
    """The cars sold by those who share the best score."""
    best = max(state.scores())
    return [int(mat.sold) for mat in state.mats if mat.score() == best]


def tie_by_cars(state: Kraftwagen) -> bool:
    sold = shared_best(state)
    return len(sold) > 1 and sold.count(max(sold)) == 1


def tie_by_chain(state: Kraftwagen) -> bool:
    sold = shared_best(state)
    return sold.count(max(sold)) > 1


ENDINGS = {
    "full_market": Ending(last_state(lambda state: state.review.ended_by == BY_MARKET), seats=4),
    "buyer_track": Ending(last_state(lambda state: state.review.ended_by == BY_TRACK), seats=3),
    "tie_by_cars": Ending(last_state(tie_by_cars)),
    "tie_by_chain": Ending(last_state(tie_by_chain), bots="random"),
    "short_game": Ending(last_state(lambda state: state.agreed.short), options={"rounds": "13"}),
    "special_tiles": Ending(
        last_state(lambda state: state.agreed.special_tiles),
        seats=3,
        options={"special_tiles": True},
    ),
}
