"""The command line: play, simulate, replay, and administer the server."""

from tafelrunde.cli import analyse, data, odds, serve, strength
from tafelrunde.cli.program import main

__all__ = ["analyse", "data", "main", "odds", "serve", "strength"]
