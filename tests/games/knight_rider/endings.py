"""The ways a chase of Knight Rider can end."""

from __future__ import annotations

from tafelrunde.core.replay import Step
from tafelrunde.games.knight_rider.rules.action_numbers import FORWARD, JUMP
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tafelrunde.games.knight_rider.rules.state import RAMMING, RAMMING_AGAIN, RED_RAMMING, STEPPING
from tests.kit.endings import Ending, last_state

QUICK = {"auto_build": True}


def drove(steps: list[Step[KnightRider]]) -> bool:
    """R5.1"""
    return steps[-1].before.phase == STEPPING and steps[-1].action == FORWARD


def jumped(steps: list[Step[KnightRider]]) -> bool:
    return steps[-1].before.phase == STEPPING and steps[-1].action == JUMP


def passed_and_drove(steps: list[Step[KnightRider]]) -> bool:
    """R4.4  A ram had to be survived first."""
    return steps[-1].before.phase in (RAMMING, RAMMING_AGAIN)


def turned_there(steps: list[Step[KnightRider]]) -> bool:
    """R6.5"""
    return steps[-1].before.phase == STEPPING and FORWARD < steps[-1].action < JUMP


def red_six(steps: list[Step[KnightRider]]) -> bool:
    """R4.6"""
    before: KnightRider = steps[-1].before
    return before.phase == RED_RAMMING and before.round < before.agreed.round_limit


def nearest(state: KnightRider) -> bool:
    """R5.2"""
    return state.round == state.agreed.round_limit and len(state.winners()) == 1


def shared(state: KnightRider) -> bool:
    return len(state.winners()) > 1


def all_visits(state: KnightRider) -> bool:
    """R6.2"""
    winner = state.winners()[0]
    return state.cars[winner].visits == len(state.checkpoints) > 0


ENDINGS = {
    "caught": Ending(drove),
    "caught_by_jump": Ending(jumped, seats=5, options=QUICK),
    "caught_past_a_car": Ending(passed_and_drove, seats=5, options=QUICK),
    "caught_turning": Ending(turned_there, options={**QUICK, "catch_rule": "stop_there"}),
    "red_six": Ending(red_six, seats=5, options=QUICK),
    "checkpoints": Ending(
        last_state(all_visits), options={**QUICK, "checkpoints": 2, "round_limit": 99}
    ),
    "secret_hands": Ending(drove, seats=3, options={"random_deal": True, "share_surplus": True}),
    "last_resort": Ending(last_state(nearest), options={**QUICK, "round_limit": 3}),
    "last_resort_shared": Ending(
        last_state(shared), seats=5, options={**QUICK, "round_limit": 1}, bots="random"
    ),
}
