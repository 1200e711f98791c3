"""OpenSpiel: `import tafelrunde.bridges.openspiel` registers all games.

    game = pyspiel.load_game("tafelrunde_knatsch(players=3,target_rule=reach)")

The options of a game are its parameters. Chance is explicit; a draw with very many outcomes is made
in two steps, first a group of them, then one of the group.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from tafelrunde.core.game import AnyGame
from tafelrunde.core.observation import Observation
from tafelrunde.core.options import OneOf, Option, complete
from tafelrunde.core.ranking import utilities
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games import NAMES, find

GROUP = 24
"""The largest number of outcomes that are offered at once."""
MOST_GROUPS = 64
PREFIX = "tafelrunde_"
"""Begins the names of our games in OpenSpiel."""
ENDLESS = 1_000_000
"""Decisions of a game that has no limit."""
DRAWS = 20
"""More chance nodes than a decision has, on average."""

Outcomes = list[tuple[int, float]]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games; `register` makes a class for each."""

    kind: ClassVar[Any]
    rules: ClassVar[AnyGame]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.rules
        asked = dict(params or {})
        seats = int(asked.pop("players", game.seats[0]))
        words = {option.name for option in game.options if isinstance(option, OneOf)}
        values = complete(
            game.options,
            {name: str(value) if name in words else value for name, value in asked.items()},
            seats,
        )
        actions = game.notation.size
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions + MOST_GROUPS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest(seats, values) or ENDLESS,
        )
        super().__init__(self.kind, info, params or {})
        self.first = game.new(seats, values)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS * int(self.max_game_length())

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:  # noqa: ARG002
        return SpielObserver(self.rules, self.first)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Attributes are copied deeply when OpenSpiel clones a state; games are stateless."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.now = game.first.clone()
        self.group: int | None = None
        """The group of outcomes that has been drawn."""

    def current_player(self) -> int:
        turn = self.now.turn()
        if turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if turn == CHANCE else self.now.pending()[0])

    def is_terminal(self) -> bool:
        return bool(self.now.turn() == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.now.legal(player))

    def chance_outcomes(self) -> Outcomes:
        outcomes = self.now.outcomes()
        if len(outcomes) > GROUP:
            if self.group is None:
                return self._groups(outcomes)
            outcomes = outcomes[self.group * GROUP : (self.group + 1) * GROUP]
        total = sum(weight for _action, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def _groups(self, outcomes: list[tuple[int, int]]) -> Outcomes:
        weights = [weight for _action, weight in outcomes]
        total = sum(weights)
        first = self.rules.notation.size
        starts = range(0, len(weights), GROUP)
        return [
            (first + group, sum(weights[start : start + GROUP]) / total)
            for group, start in enumerate(starts)
        ]

    def _apply_action(self, action: int) -> None:
        group = action - self.rules.notation.size
        if group >= 0:
            self.group = group
            return
        self.group = None
        turn = self.now.turn()
        self.now.apply(CHANCE if turn == CHANCE else self.now.pending()[0], action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        group = action - self.rules.notation.size
        return f"group {group}" if group >= 0 else self.rules.notation.text(action)

    def returns(self) -> list[float]:
        return utilities(self.now.winners() if self.is_terminal() else [], int(self.now.seats))

    def __str__(self) -> str:
        position = {**self.now.position(), "drawn_group": self.group}
        return msgspec.json.encode(position).decode()


class SpielObserver:
    """What a player sees: as text the document that browsers receive, as tensor its cells from 0
    to 1."""

    def __init__(self, game: AnyGame, first: Any) -> None:
        self.rules = game
        self.observation: Observation[Any] = Observation(game.observer(), first)
        cells = self.observation.cells
        self.low = np.array([cell.low for cell in cells], np.float32)
        self.range = np.array([max(cell.high - cell.low, 1) for cell in cells], np.float32)
        self.tensor = np.zeros(len(cells), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        seen = np.frombuffer(self.observation.of(state.now, player), np.int16)
        self.tensor[:] = (seen - self.low) / self.range

    def string_from(self, state: SpielState, player: int) -> str:
        return msgspec.json.encode(self.rules.view(state.now, player)).decode()


def parameter(option: Option) -> bool | int | str:
    """The default of an option. OpenSpiel reads words of digits as numbers."""
    default = option.default
    return int(default) if isinstance(default, str) and default.isdigit() else default


def register(game: AnyGame) -> None:
    """Make a game known to OpenSpiel as `tafelrunde_NAME`."""
    kind = pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=f"Tafelrunde: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            **{option.name: parameter(option) for option in game.options},
        },
    )
    # A class, because OpenSpiel lets go of it only after the interpreter has ended.
    made = type(f"Spiel_{game.name}", (SpielGame,), {"kind": kind, "rules": game})
    pyspiel.register_game(kind, made)


for _name in NAMES:
    register(find(_name))
