"""Knight Rider: what a search has to know. The city, the start and the single steps of a move are
left to the rules of thumb; it thinks about cards."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.insight import Insight
from tafelrunde.core.state import State
from tafelrunde.games.knight_rider.players.routes import Routes, drive_cost
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tafelrunde.games.knight_rider.rules.state import AFTER_MOVE, BEFORE_MOVE

FAR: Final = 40
"""What it counts if no road leads to the goal."""
NEAR: Final = 13
"""Within two rolls."""
POINTS: Final = 10.0
TURNS: Final = 6
"""How far a search looks, in turns of one car each."""


@final
class KnightRiderInsight(Insight):
    def __init__(self) -> None:
        self.routes = Routes()

    def __reduce__(self) -> tuple[object, ...]:
        """All that it remembers it finds again."""
        return KnightRiderInsight, ()

    def names(self) -> list[str]:
        return [
            "way", "near", "at-hand", "cut-off", "visits", "upside-down", "mantle", "turn",
            "at-hand-in-turn", "turbos", "jump", "mantle-card", "diversions",
        ]  # fmt: skip

    def merit(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, KnightRider)
        car = state.cars[seat]
        cost = self.way(state, seat)
        at_hand = float(max(0, data.FACES + 1 - cost)) / float(data.FACES)
        kitt = state.kitt.hands[seat]
        turn = 1.0 if state.active == seat and not state.now.move_done else 0.0
        return [
            -float(cost) / POINTS,
            float(max(0, NEAR - cost)) / float(NEAR),
            at_hand,
            1.0 if cost == FAR else 0.0,
            float(car.visits),
            1.0 if car.upside_down else 0.0,
            1.0 if car.mantle else 0.0,
            turn,
            at_hand * turn,
            float(kitt[data.TURBO_1] + kitt[data.TURBO_2]),
            float(kitt[data.JUMP_CARD]),
            float(kitt[data.MANTLE]),
            float(sum(state.diversions.hands[seat])),
        ]

    def way(self, state: KnightRider, seat: i64) -> i64:
        """The points to the goal; FAR while there is none, or no road to it."""
        if state.red == data.NONE or state.cars[seat].entry == data.NONE:
            return FAR
        self.routes.survey(state.track)
        self.routes.find(self.goal(state, seat))
        cost = drive_cost(state, seat, self.routes)
        return FAR if cost == data.NONE else min(cost, FAR)

    def goal(self, state: KnightRider, seat: i64) -> i64:
        """R6.2  The next checkpoint, then the red car."""
        visits = state.cars[seat].visits
        if visits < len(state.checkpoints):
            return state.track.centre(state.checkpoints[visits])
        return state.red_field()

    def clock(self, state: State, decisions: i64) -> i64:
        assert isinstance(state, KnightRider)
        turns = (state.round - 1) * state.seats
        return turns + (state.active - state.first + state.seats) % state.seats

    def horizon(self, seats: i64) -> i64:
        return TURNS

    def quiet(self, state: State, seat: i64) -> bool:
        assert isinstance(state, KnightRider)
        return state.phase != BEFORE_MOVE and state.phase != AFTER_MOVE
