"""Players of a study: bots by name, or custom policies."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from tafelrunde.bots import levels
from tafelrunde.core.game import AnyGame
from tafelrunde.core.insight import Insight
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import Policy, State

Player = str | Policy | type[Policy]
"""A level such as `hard`, another bot of the game, `module:Class`, or a policy."""


class Honest(Policy):
    """Gives a policy only what its seat knows: hidden cards are dealt again before each choice."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def __reduce__(self) -> tuple[object, ...]:
        return Honest, (self.policy,)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return int(self.policy.choose(state.determinize(seat, rng), seat, rng))

    def __repr__(self) -> str:
        return repr(self.policy)


def find_player(game: AnyGame, player: Player, *, honest: bool = True) -> Policy:
    """The policy of a player. Custom policies receive a determinized state unless `honest` is
    false; the game's own bots are tested to ignore what is hidden. `module:Class` is supported only
    in studies, so that journals and browsers can never trigger an import."""
    found: Any = player
    if isinstance(player, str):
        module, colon, class_name = player.partition(":")
        if not colon:
            return levels.find(game, player)
        try:
            found = getattr(import_module(module), class_name)
        except (ImportError, AttributeError, ValueError) as error:
            raise levels.UnknownBotError(f"{player}: {error}") from None
    if isinstance(found, type) and issubclass(found, Policy):
        found = found()
    if not isinstance(found, Policy):
        raise levels.UnknownBotError(f"{player} is not a Policy")
    return Honest(found) if honest else found


def find_players(game: AnyGame, players: Sequence[Player], *, honest: bool = True) -> list[Policy]:
    return [find_player(game, player, honest=honest) for player in players]


def name_of(player: Player) -> str:
    """The name of a player in results."""
    if isinstance(player, str):
        return player
    return player.__name__ if isinstance(player, type) else type(player).__name__


def insight_of(game: AnyGame) -> Insight | None:
    return None if game.insight is None else game.insight()
