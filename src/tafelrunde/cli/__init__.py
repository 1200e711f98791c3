"""The terminal: games to play, to simulate, to look at again, and the server's commands."""

from tafelrunde.cli import analyse, odds, serve, strength
from tafelrunde.cli.program import main

__all__ = ["analyse", "main", "odds", "serve", "strength"]
