"""The language of scenario tests: playing steps, reading menus, and reasons for refusals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from tafelrunde.core.game import Game
from tafelrunde.core.state import CHANCE, LEGAL, State

S = TypeVar("S", bound=State)

DICE = "*"
"""The actor of chance events."""


def as_it_stands(text: str) -> str:
    return text


class Scenario(Generic[S]):
    """Parses steps: `0 play KM25` is played by seat 0, `* draw KM25` by chance, and `play KM25` by
    the actor whose turn it is. `seats` lists a game's own names for its players; `spell` expands a
    game's shorthand (`665521`) into notation."""

    def __init__(
        self,
        game: Game[S, Any],
        seats: Sequence[str] = "012345",
        spell: Callable[[str], str] = as_it_stands,
    ) -> None:
        self._game = game
        self._seats = seats
        self._spell = spell

    def act(self, state: S, *steps: str) -> S:
        """Play these steps, which must be legal, and return the same state."""
        for step in steps:
            seat, action = self._read(state, step)
            if seat == CHANCE:
                assert action in [outcome for outcome, weight in state.outcomes()], (
                    f"{step}: chance cannot do this now"
                )
            else:
                reason = self._reason(state, seat, action)
                assert reason == LEGAL, f"{step}: {reason}"
            state.apply(seat, action)
        return state

    def menu(self, state: S, seat: int | str | None = None) -> set[str]:
        """The menu of a seat, by default the one whose turn it is."""
        if isinstance(seat, str):
            seat = self._seats.index(seat)
        menu = state.legal(state.turn() if seat is None else seat)
        return {self._game.notation.text(action) for action in menu}

    def why_not(self, state: S, step: str) -> str:
        """The reason why a step is illegal; LEGAL, an empty text, if it is legal."""
        return self._reason(state, *self._read(state, step))

    def _read(self, state: S, step: str) -> tuple[int, int]:
        who, _, text = step.partition(" ")
        if who == DICE:
            seat = CHANCE
        elif who in self._seats:
            seat = self._seats.index(who)
        else:
            seat, text = state.turn(), step
        return seat, self._game.notation.number(self._spell(text))

    def _reason(self, state: S, seat: int, action: int) -> str:
        reason = state.refusal(seat, action)
        assert (reason == LEGAL) == (action in state.legal(seat)), "menu and refusals differ"
        return reason
