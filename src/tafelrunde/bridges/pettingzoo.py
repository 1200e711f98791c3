"""PettingZoo: each seat is an agent, and agents choose one after the other (AEC).

    from tafelrunde.bridges import pettingzoo

    env = pettingzoo.env("knatsch", seats=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ...

Choose only actions that the observation's `action_mask` allows.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tafelrunde.bridges.table import Array, BridgedTable
from tafelrunde.library.shown import as_text

Seen = dict[str, Array]


class TafelrundeEnv(AECEnv):  # type: ignore[misc]
    """A game between agents `seat_0`, `seat_1`, ... Rewards come at the end, from -1 to 1."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self.table = BridgedTable(game, seats, options)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        """Games are cut off after this many choices of each agent on average; None: never."""
        self.metadata = {
            "name": f"tafelrunde_{game}_v{self.table.game.rules_version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.state_space = self.table.space(seats)
        seen: dict[str, spaces.Space[Any]] = {
            "observation": self.table.space(),
            "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents
        }
        self._seed = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self._seed = self._seed + 1 if seed is None else seed
        self.table.begin(self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.choices = 0
        self.agent_selection = self.agents[self.table.turn]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose an action")
        self.table.act(self.possible_agents.index(agent), int(action))
        self.choices += 1
        self._cumulative_rewards[agent] = 0.0
        worth = self.table.utilities()
        self.rewards = dict(zip(self.possible_agents, worth, strict=True))
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles and self.choices >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.turn]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """What the agent sees. Its mask is empty unless it has to choose."""
        seat = self.possible_agents.index(agent)
        mask = self.table.mask(seat)
        if agent != self.agent_selection:
            mask[:] = 0
        return {"observation": self.table.seen(seat), "action_mask": mask}

    def state(self) -> Array:
        """What all agents see together, one after the other."""
        return np.concatenate([self.table.seen(seat) for seat in range(len(self.possible_agents))])

    def render(self) -> str | None:
        text = as_text(self.table.game, self.table.state, None, "en")
        if self.render_mode == "human":
            sys.stdout.write(text + "\n")
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> Any:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game and costs its
    agent 1."""
    raw = TafelrundeEnv(game, seats, options, render_mode, max_cycles)
    judged = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(judged))
