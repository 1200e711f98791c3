"""Players that are not people."""

from __future__ import annotations

FIRST_NAMES = ("Ada", "Bruno", "Clara", "Dora", "Emil", "Frieda")
"""What a bot is called at a table, by its seat."""
