"""The ways a game of Knatsch can end."""

from __future__ import annotations

from tafelrunde.games.knatsch.rules.data import NONE
from tafelrunde.games.knatsch.rules.game import Knatsch
from tafelrunde.games.knatsch.rules.state import FOR_ATTACK, FOR_DEFENCE, FOR_KING, FOR_PILE
from tests.kit.endings import Ending, last_state


def four_castles(state: Knatsch, purpose: int) -> bool:
    """By a castle from a pile, or from another player."""
    if state.winner == NONE or state.this_roll.purpose != purpose:
        return False
    return bool(state.realms[state.winner].castle_count() >= state.agreed.castles_to_win)


def set_won(state: Knatsch, own_turn: bool) -> bool:
    """R5.1  Two castles and three tournaments, in your own turn or in another's (Q38)."""
    if state.winner == NONE or state.this_roll.purpose in (FOR_KING, FOR_ATTACK, FOR_DEFENCE):
        return False
    if state.realms[state.winner].castle_count() >= state.agreed.castles_to_win:
        return False
    return bool((state.winner == state.active) == own_turn)


def second_castle(state: Knatsch) -> bool:
    """Q46  Three tournaments waited for a second castle."""
    return set_won(state, True) and state.this_roll.purpose == FOR_PILE


def last_round(state: Knatsch, winners: int) -> bool:
    """R5.3"""
    return state.winner == NONE and len(state.winners()) == winners


ENDINGS = {
    "castle_from_a_pile": Ending(last_state(lambda state: four_castles(state, FOR_PILE))),
    "castle_by_attack": Ending(last_state(lambda state: four_castles(state, FOR_DEFENCE)), seats=3),
    "tournaments": Ending(last_state(lambda state: set_won(state, True))),
    "tournament_of_another": Ending(
        last_state(lambda state: set_won(state, False)), bots="random", seats=4
    ),
    "second_castle": Ending(last_state(second_castle), bots="random", seats=3),
    "king": Ending(
        last_state(lambda state: state.winner != NONE and state.this_roll.purpose == FOR_KING),
        seats=3,
    ),
    "last_round": Ending(
        last_state(lambda state: last_round(state, 1)), seats=5, options={"round_limit": 2}
    ),
    "last_round_shared": Ending(
        last_state(lambda state: last_round(state, 2)), seats=6, options={"round_limit": 3}
    ),
    "short_game": Ending(
        last_state(lambda state: state.winner != NONE), seats=2, options={"short_game": True}
    ),
}
