"""Knight Rider: what is worth counting in a game."""

from __future__ import annotations

from tafelrunde.core.measures import Measure, Tally
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.escape import next_rammed, tile_from_red
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tafelrunde.games.knight_rider.rules.state import (
    ESCAPING,
    OILING,
    RAMMING,
    RED_RAMMING,
    ROLLING,
)

MEASURES = (
    Measure("rounds", "amount"),
    Measure("turns", "amount"),
    Measure("rams", "amount"),
    Measure("oil-rolls", "amount"),
    Measure("roofs", "amount"),
    Measure("diversions", "amount"),
    Measure("red-moves", "share"),
    Measure("ended-caught", "ending"),
    Measure("ended-red-ram", "ending"),
    Measure("ended-last-round", "ending"),
)


class KnightRiderTally(Tally[KnightRider]):
    def __init__(self) -> None:
        self.noted: dict[int, int] = {}
        """How often each phase was met."""
        self.last = 0
        """The phase met last."""
        self.red_moves = 0
        self.red_wins = False
        self.roofs = 0
        self.upside_down: set[int] = set()

    def note(self, state: KnightRider, actor: int, action: int) -> None:
        phase = int(state.phase)
        self.noted[phase] = self.noted.get(phase, 0) + 1
        self.last = phase
        self.count_roofs(state)
        if phase == ESCAPING:
            self.red_moves += tile_from_red(state, actions.escape_card(action)) != data.NONE
        elif phase == RED_RAMMING and actions.die_number(action) == data.RAM_FAILS:
            seat = next_rammed(state)
            self.red_wins = state.has_all_visits(seat)

    def count_roofs(self, state: KnightRider) -> None:
        now = {seat for seat, car in enumerate(state.cars) if car.upside_down}
        self.roofs += len(now - self.upside_down)
        self.upside_down = now

    def measures(self, state: KnightRider) -> dict[str, float]:
        self.count_roofs(state)
        in_hand = sum(sum(hand) for hand in state.diversions.hands) + sum(state.diversions.out)
        fled = self.last in (ESCAPING, RED_RAMMING)
        return {
            "rounds": int(state.round),
            "turns": self.noted[ROLLING],
            "rams": self.noted.get(RAMMING, 0),
            "oil-rolls": self.noted.get(OILING, 0),
            "roofs": self.roofs,
            "diversions": data.SETS * data.DIVERSIONS - int(in_hand),
            "red-moves": self.red_moves / max(1, self.noted.get(ESCAPING, 0)),
            "ended-caught": float(not fled),
            "ended-red-ram": float(self.red_wins),
            "ended-last-round": float(fled and not self.red_wins),
        }
