"""What the bridges share: a game in progress whose observations and menus are numpy arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from tafelrunde.core.game import AnyGame
from tafelrunde.core.observation import Observation
from tafelrunde.core.ranking import utilities
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, LEGAL, OVER, State
from tafelrunde.games import find

Array = np.ndarray[Any, Any]


class BridgedTable:
    """A game with these seats and options that can begin many times."""

    def __init__(self, game: str, seats: int, options: Mapping[str, object] | None) -> None:
        self.game: AnyGame = find(game)
        self.first: State = self.game.new(seats, options)
        self.observation: Observation[State] = Observation(self.game.observer(), self.first)
        self.actions = self.game.notation.size
        self.begin(0)

    def begin(self, seed: int) -> None:
        self.rng = FastRng(seed)
        self.state = self.first.clone()
        self.settle()

    def settle(self) -> None:
        """Let chance act until a seat has to choose."""
        while self.state.turn() == CHANCE:
            self.state.apply(CHANCE, self.state.roll(self.rng))

    @property
    def over(self) -> bool:
        return bool(self.state.turn() == OVER)

    @property
    def turn(self) -> int:
        """The seat that has to choose; the first of several."""
        return int(self.state.pending()[0])

    def act(self, seat: int, action: int) -> None:
        """Carry out an action. ValueError names the reason against it, and nothing changes."""
        reason = self.state.refusal(seat, action)
        if reason != LEGAL:
            raise ValueError(f"seat {seat}: the action {action} is not legal: {reason}")
        self.state.apply(seat, action)
        self.settle()

    def space(self, seats: int = 1) -> spaces.Box:
        """The observations of so many seats, one after the other."""
        low = np.array([cell.low for cell in self.observation.cells] * seats, np.int16)
        high = np.array([cell.high for cell in self.observation.cells] * seats, np.int16)
        return spaces.Box(low, high, dtype=np.int16)

    def seen(self, seat: int) -> Array:
        return np.frombuffer(self.observation.of(self.state, seat), np.int16).copy()

    def mask(self, seat: int) -> Array:
        """1 for each legal action of a seat."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.state.legal(seat)] = 1
        return mask

    def utilities(self) -> list[float]:
        """What the game was worth to each seat; 0 while it goes on."""
        winners = self.state.winners() if self.over else []
        return utilities(winners, int(self.state.seats))
