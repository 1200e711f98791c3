"""Fast playout of one game to its end."""

from mypy_extensions import i64

from tafelrunde.bots.search import Luck
from tafelrunde.core.insight import Insight
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import CHANCE, OVER, SEVERAL, Policy, State


def play_out(state: State, policies: list[Policy], rng: Rng) -> i64:
    """Play to the end with each seat's policy and return the number of decisions."""
    decisions: i64 = 0
    while True:
        seat = state.turn()
        if seat >= 0:
            state.apply(seat, policies[seat].choose(state, seat, rng))
            decisions += 1
        elif seat == CHANCE:
            state.apply(CHANCE, state.roll(rng))
        elif seat == SEVERAL:
            seat = state.pending()[0]
            state.apply(seat, policies[seat].choose(state, seat, rng))
            decisions += 1
        elif seat == OVER:
            return decisions


def play_apart(
    state: State, policies: list[Policy], luck: Luck, insight: Insight | None = None
) -> i64:
    """Like `play_out`, with separate random streams: dice and cards do not depend on how many
    random numbers the players use. With an insight, each seat's dice and cards have a stream of
    their own."""
    decisions: i64 = 0
    while True:
        seat = state.turn()
        if seat == OVER:
            return decisions
        if seat == CHANCE:
            whose: i64 = 0
            if insight is not None:
                whose = insight.whose_luck(state)
            state.apply(CHANCE, state.roll(luck.chance[whose]))
            continue
        if seat == SEVERAL:
            seat = state.pending()[0]
        state.apply(seat, policies[seat].choose(state, seat, luck.ties[seat]))
        decisions += 1
