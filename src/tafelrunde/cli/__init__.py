"""The terminal: games to play, to simulate, to look at again, and the server's commands."""

from tafelrunde.cli import analyse, data, odds, serve, strength
from tafelrunde.cli.program import main

__all__ = ["analyse", "data", "main", "odds", "serve", "strength"]
