"""Helpers for the tests of all games: scenarios, random walks, perft, golden journals, and the soak
test. Nothing here knows a game by name."""
