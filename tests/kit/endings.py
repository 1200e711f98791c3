"""Journals of finished games, one for each kind of ending."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tafelrunde.bots.random import RandomPolicy
from tafelrunde.core.game import ASK, AnyGame
from tafelrunde.core.journal import Journal
from tafelrunde.core.replay import Step, replay
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import Policy
from tafelrunde.table.table import Table

MOST_SEEDS = 4000


@dataclass(frozen=True)
class Ending:
    """A kind of ending: the players and options of the game, and how to recognise it."""

    happened: Callable[[list[Step[Any]]], bool]
    seats: int = 2
    bots: str = "thumb"
    """One bot for all seats, or a comma-separated list."""
    options: Mapping[str, object] = field(default_factory=dict)


def last_state(happened: Callable[[Any], bool]) -> Callable[[list[Step[Any]]], bool]:
    """An ending that is recognised by the final state."""
    return lambda steps: happened(steps[-1].after)


def play(
    game: AnyGame, seats: int, bots: str, seed: int, options: Mapping[str, object] | None = None
) -> Table:
    """Play a complete game at a table, with separate random streams for chance and bots."""
    table = Table(game, seats, options or {}, FastRng(2 * seed))
    for seat in range(seats) if game.reactions else ():
        table.give_order(seat, ASK)
    table.start()
    rng = FastRng(2 * seed + 1)
    names = bots.split(",") if "," in bots else [bots] * seats
    policies: list[Policy] = [
        RandomPolicy() if name == "random" else game.policies[name]() for name in names
    ]
    while not table.over:
        seat, menu = min(table.menus.items())
        action = policies[seat].choose(table.state, seat, rng)
        table.act(seat, game.notation.text(action), menu)
        if table.window_until is not None and not table.menus:
            table.tick(table.window_until)
    return table


def find_journal(game: AnyGame, ending: Ending) -> Journal:
    """The game with the lowest seed that has this ending."""
    for seed in range(MOST_SEEDS):
        journal = play(game, ending.seats, ending.bots, seed, ending.options).journal
        if ending.happened(list(replay(game, journal))):
            return journal
    raise LookupError(f"none of {MOST_SEEDS} games ended this way")
