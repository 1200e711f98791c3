"""The ways a game of Geisterfahrer can end."""

from __future__ import annotations

from tafelrunde.core.replay import Step
from tafelrunde.games.geisterfahrer.rules.action_numbers import ENTER, MOVE_GHOST
from tafelrunde.games.geisterfahrer.rules.data import SAFE
from tafelrunde.games.geisterfahrer.rules.game import Geisterfahrer
from tests.kit.endings import Ending, last_state

SHORT = {"cars_per_player": 2}


def road_is_empty(state: Geisterfahrer) -> bool:
    return not any(state.left)


def best_share(state: Geisterfahrer) -> bool:
    scores = state.scores()
    return scores.count(max(scores)) > 1


def clear_win(state: Geisterfahrer) -> bool:
    return road_is_empty(state) and not best_share(state)


def first_of_equals(state: Geisterfahrer) -> bool:
    """R5.2"""
    return road_is_empty(state) and best_share(state) and len(state.winners()) == 1


def last_car_rescued(steps: list[Step[Geisterfahrer]]) -> bool:
    before, after = steps[-1].before, steps[-1].after
    return road_is_empty(after) and safe(after) > safe(before)


def last_car_hit(steps: list[Step[Geisterfahrer]]) -> bool:
    """R4.3  By a ghost that was moved."""
    return road_is_empty(steps[-1].after) and steps[-1].action >= MOVE_GHOST


def last_car_crashed(steps: list[Step[Geisterfahrer]]) -> bool:
    """R4.2  Into a ghost that stood there."""
    last = steps[-1]
    if not road_is_empty(last.after) or safe(last.after) > safe(last.before):
        return False
    return ENTER <= last.action < MOVE_GHOST


def safe(state: Geisterfahrer) -> int:
    return sum(own.count(SAFE) for own in state.cars)


ENDINGS = {
    "clear_win": Ending(last_state(clear_win)),
    "first_of_equals": Ending(last_state(first_of_equals), seats=3, options=SHORT),
    "last_car_rescued": Ending(last_car_rescued, seats=4, options=SHORT),
    "last_car_hit": Ending(last_car_hit, options=SHORT),
    "last_car_crashed": Ending(last_car_crashed, bots="random", options=SHORT),
    "nobody_rescued": Ending(
        last_state(lambda state: road_is_empty(state) and not state.winners()),
        bots="aggressive",
        options=SHORT,
    ),
    "last_round": Ending(
        last_state(lambda state: not road_is_empty(state) and len(state.winners()) == 1),
        options={"max_rounds": 25},
    ),
    "last_round_without_a_rescue": Ending(
        last_state(lambda state: not road_is_empty(state) and not state.winners()),
        seats=3,
        options={"max_rounds": 5},
    ),
}
