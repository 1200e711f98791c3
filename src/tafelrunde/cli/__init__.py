"""The command line: play, simulate, replay, and administer the server."""

from tafelrunde.cli import analyse, data, doctor, new_game, odds, own_bot, serve, strength
from tafelrunde.cli.program import main

__all__ = [
    "analyse",
    "data",
    "doctor",
    "main",
    "new_game",
    "odds",
    "own_bot",
    "serve",
    "strength",
]
