"""The terminal: games to play, to simulate, to look at again."""

from tafelrunde.cli.commands import main

__all__ = ["main"]
