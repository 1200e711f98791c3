"""Gymnasium: one seat against bots.

    from tafelrunde.bridges.gymnasium import AgainstBots

    env = AgainstBots("geisterfahrer", bots=["easy"])
    observation, info = env.reset(seed=7)

Of all actions only those in `info["action_mask"]` are legal; any other one loses the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tafelrunde.bots import levels
from tafelrunde.bridges.table import Array, BridgedTable
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import LEGAL
from tafelrunde.lab.players import Player, find_players
from tafelrunde.library.shown import as_text

HIGHEST_SEED = 2**60


class AgainstBots(gymnasium.Env[Array, np.int64]):
    """A seat against one player for each other seat: bots by name, or policies. The reward comes at
    the end, from -1 to 1."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        bots: Sequence[Player] = (levels.USUAL,),
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = BridgedTable(game, len(bots) + 1, options)
        if not 0 <= seat <= len(bots):
            raise ValueError(f"there is no seat {seat}; seats count from 0 to {len(bots)}")
        self.seat = seat
        self.policies = find_players(self.table.game, bots)
        self.render_mode = render_mode
        self.observation_space = self.table.space()
        self.action_space = spaces.Discrete(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.table.begin(int(self.np_random.integers(HIGHEST_SEED)))
        self.ties = FastRng(int(self.np_random.integers(HIGHEST_SEED)))
        """The random numbers of the bots."""
        self._let_bots_play()
        return self.table.seen(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        refusal = str(self.table.state.refusal(self.seat, int(action)))
        if refusal != LEGAL:
            return self.table.seen(self.seat), -1.0, True, False, self._info(refusal=refusal)
        self.table.act(self.seat, int(action))
        self._let_bots_play()
        reward = self.table.utilities()[self.seat]
        return self.table.seen(self.seat), reward, self.table.over, False, self._info()

    def action_masks(self) -> Array:
        """The legal actions, under the name that masked policies of other libraries ask for."""
        return self.table.mask(self.seat)

    def _info(self, **more: object) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat), **more}

    def _let_bots_play(self) -> None:
        while not self.table.over and (seat := self.table.turn) != self.seat:
            policy = self.policies[seat if seat < self.seat else seat - 1]
            self.table.act(seat, policy.choose(self.table.state, seat, self.ties))

    def render(self) -> str:
        return as_text(self.table.game, self.table.state, self.seat, "en")
