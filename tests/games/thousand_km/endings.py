"""The ways a championship of 1000 Kilometer can end."""

from __future__ import annotations

from tafelrunde.core.replay import Step
from tafelrunde.games.thousand_km.rules.data import NONE, SHEET_LINES
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tests.kit.endings import Ending, last_state

ONE = {"mode": "single_rally"}


def line(state: ThousandKm, name: str) -> int:
    """The points of all parties in one line of the last score sheet."""
    return sum(lines[SHEET_LINES.index(name)] for lines in state.results.sheet)


def won(state: ThousandKm) -> bool:
    return state.results.winner != NONE


def extended(state: ThousandKm) -> bool:
    return state.extension_caller != NONE


def plain_win(state: ThousandKm) -> bool:
    special = ("delayed", "extension", "unplaced")
    return won(state) and not any(line(state, name) for name in special)


def extension_lost(state: ThousandKm) -> bool:
    return won(state) and extended(state) and state.extension_caller != state.results.winner


def another_rally_after_a_tie(steps: list[Step[ThousandKm]]) -> bool:
    """R5.9  The best had enough points, but shared them."""
    target = steps[0].before.agreed.points_target
    for step in steps[:-1]:
        totals = step.after.results.totals
        if step.after.results.rallies > step.before.results.rallies and max(totals) >= target:
            return bool(totals.count(max(totals)) > 1)
    return False


ENDINGS = {
    "plain_win": Ending(last_state(plain_win), options=ONE),
    "delayed": Ending(last_state(lambda state: line(state, "delayed") > 0), options=ONE),
    "extension_won": Ending(
        last_state(
            lambda state: extended(state) and state.extension_caller == state.results.winner
        ),
        options=ONE,
    ),
    "extension_lost": Ending(last_state(extension_lost), options=ONE, seats=3),
    "extension_nobody": Ending(
        last_state(lambda state: extended(state) and not won(state)), options=ONE
    ),
    "draw": Ending(
        last_state(lambda state: not won(state) and not line(state, "unplaced")), options=ONE
    ),
    "unplaced": Ending(
        last_state(lambda state: line(state, "unplaced") > 0), bots="thumb,random", options=ONE
    ),
    "tie_at_the_target": Ending(
        another_rally_after_a_tie, bots="random", options={"points_target": 25}
    ),
    "last_rally": Ending(
        last_state(lambda state: max(state.results.totals) < state.agreed.points_target),
        options={"max_rallies": 2},
    ),
    "championship": Ending(
        last_state(lambda state: max(state.results.totals) >= state.agreed.points_target), seats=4
    ),
}
