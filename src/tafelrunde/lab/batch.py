"""Many games of one kind side by side. One call steps all of them, and what is seen of them lies in
arrays that others can share."""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from tafelrunde.core.cells import Cells, Observer
from tafelrunde.core.ranking import utilities
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER, State

NUMBER: Final = 8
"""Bytes of a number that is passed in."""


@final
class Batch:
    """Games that all begin with `first`. Each has its own stream of dice and cards, so that it does
    not depend on the others."""

    def __init__(
        self,
        first: State,
        games: i64,
        actions: i64,
        observer: Observer | None,
        size: i64,
        seeds: list[i64],
    ) -> None:
        self.first = first
        self.games = games
        self.actions = actions
        self.observer = observer
        self.size = size
        """The number of observed cells."""
        self.seen: vec[i16] = vec[i16]([0] * (games * size))
        self.cells = Cells(self.seen)
        self.mask: vec[u8] = vec[u8]([0] * (games * actions))
        self.choices: vec[i64] = vec[i64]([0] * games)
        """By game: how many actions are legal."""
        self.seat: vec[i64] = vec[i64]([0] * games)
        """By game: who has to choose."""
        self.done: vec[u8] = vec[u8]([0] * games)
        self.reward: vec[float] = vec[float]([0.0] * (games * first.seats))
        self.chosen: vec[i64] = vec[i64]([0] * games)
        self.states: list[State] = []
        self.menus: list[list[i64]] = []
        self.rngs: list[FastRng] = []
        i: i64
        for i in range(games):
            self.states.append(first.clone())
            self.menus.append([])
            self.rngs.append(FastRng(seeds[i]))
        for i in range(games):
            self.settle(i)
            self.show(i)

    def step(self, chosen: bytes) -> None:
        """Carry out one action in each game, given as 64-bit numbers, all of them legal."""
        i: i64
        for i in range(self.games):
            self.apply(i, read_i64_le(chosen, i * NUMBER))

    def step_random(self) -> None:
        """Carry out a random legal action in each game."""
        i: i64
        for i in range(self.games):
            menu = self.menus[i]
            self.apply(i, menu[self.rngs[i].below(len(menu))])

    def first_illegal(self, chosen: bytes) -> i64:
        """The first game in which the chosen action is not legal, or -1."""
        i: i64
        for i in range(self.games):
            action = read_i64_le(chosen, i * NUMBER)
            if action < 0 or action >= self.actions or self.mask[i * self.actions + action] == 0:
                return i
        return -1

    def rank(self, ranks: bytes) -> i64:
        """Put into `chosen` the legal actions with these ranks, counted from 0. Return the first
        game that has no such action, or -1."""
        i: i64
        for i in range(self.games):
            rank = read_i64_le(ranks, i * NUMBER)
            if rank < 0 or rank >= self.choices[i]:
                return i
            self.chosen[i] = self.menus[i][rank]
        return -1

    def apply(self, i: i64, action: i64) -> None:
        if self.done[i] != 0:
            self.forget_result(i)
        self.states[i].apply(self.seat[i], action)
        self.settle(i)
        self.show(i)

    def settle(self, i: i64) -> None:
        """Let chance act until a seat has to choose. After a game, begin the next one."""
        state = self.states[i]
        while True:
            seat = state.turn()
            if seat == CHANCE:
                state.apply(CHANCE, state.roll(self.rngs[i]))
            elif seat == OVER:
                self.note_result(i, state)
                state = self.first.clone()
                self.states[i] = state
            else:
                if seat < 0:
                    seat = state.pending()[0]
                self.seat[i] = seat
                return

    def note_result(self, i: i64, state: State) -> None:
        seat: i64
        self.done[i] = 1
        worth = utilities(state.winners(), int(state.seats))
        for seat in range(state.seats):
            self.reward[i * state.seats + seat] = worth[seat]

    def forget_result(self, i: i64) -> None:
        seat: i64
        seats = self.first.seats
        self.done[i] = 0
        for seat in range(seats):
            self.reward[i * seats + seat] = 0.0

    def show(self, i: i64) -> None:
        """Write the menu and the observation of the seat that has to choose."""
        base = i * self.actions
        mask = self.mask
        action: i64
        for action in self.menus[i]:
            mask[base + action] = 0
        state = self.states[i]
        seat = self.seat[i]
        menu = state.legal(seat)
        self.menus[i] = menu
        self.choices[i] = len(menu)
        for action in menu:
            mask[base + action] = 1
        if self.observer is not None:
            self.cells.at = i * self.size
            self.observer.observe(state, seat, self.cells)
