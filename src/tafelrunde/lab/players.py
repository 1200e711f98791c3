"""Players of a study: bots by name, or custom policies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import msgspec

from tafelrunde.bots import levels
from tafelrunde.core.game import AnyGame
from tafelrunde.core.insight import Insight
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import Policy, State
from tafelrunde.games import find

Choose = Callable[[dict[str, Any], list[str]], str]
"""Chooses from the view of a seat and its menu, whose entries are texts such as `play KM200`."""
Player = str | Policy | type[Policy] | Choose
"""A level such as `hard`, another bot of the game, `module:Class`, a policy, or a function of view
and menu."""


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


class FromView(Policy):
    """Plays with a function of view and menu, which could also play over the network."""

    def __init__(self, game: AnyGame, choose: Choose) -> None:
        self._game = game
        self._choose = choose

    def __reduce__(self) -> tuple[object, ...]:
        return _from_view, (self._game.name, self._choose)

    def choose(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002
        view = msgspec.json.decode(msgspec.json.encode(self._game.view(state, seat)))
        menu = [self._game.notation.text(int(action)) for action in state.legal(seat)]
        text = self._choose(view, menu)
        if text not in menu:
            raise ValueError(f"not in the menu: {text!r}; possible: {menu}")
        return int(self._game.notation.number(text))


def _from_view(name: str, choose: Choose) -> FromView:
    return FromView(find(name), choose)


def load_player(name: str) -> Any:
    """The object behind `module:Class` or `module:function`."""
    module, _, inside = name.partition(":")
    try:
        found = getattr(import_module(module), inside)
    except (ImportError, AttributeError, ValueError) as error:
        raise levels.UnknownBotError(f"{name}: {error}") from None
    return found() if isinstance(found, type) else found


def choose_of(found: object) -> Choose | None:
    """The function of view and menu that this object is or has; None if it has none."""
    if isinstance(found, Policy):
        return None
    choose = getattr(found, "choose", found)
    return choose if callable(choose) else None


def find_player(game: AnyGame, player: Player, *, honest: bool = True) -> Policy:
    """The policy of a player. Custom policies receive a determinized state unless `honest` is
    false; the game's own bots are tested to ignore what is hidden. `module:Class` is supported only
    in studies, so that journals and browsers can never trigger an import."""
    if isinstance(player, str) and ":" not in player:
        return levels.find(game, player)
    found: Any = load_player(player) if isinstance(player, str) else player
    if isinstance(found, type):
        found = found()
    if (choose := choose_of(found)) is not None:
        return FromView(game, choose)
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
