"""Computer players."""

from __future__ import annotations

FIRST_NAMES = ("Ada", "Bruno", "Clara", "Dora", "Emil", "Frieda")
"""Names of bots at a table, by seat."""
