"""Quoting untrusted values in error messages."""

from __future__ import annotations

from collections.abc import Mapping

LONGEST = 40
LARGEST = 10**18


def quoted(value: object) -> str:
    """A short representation of any value, with printable characters only."""
    if isinstance(value, str):
        return repr(value if len(value) <= LONGEST else value[: LONGEST - 3] + "...")
    if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        return "a number far too large"
    if isinstance(value, Mapping):
        return f"an object with {len(value)} values"
    if isinstance(value, list | tuple):
        return f"a list of {len(value)} entries"
    return repr(value)[:LONGEST]
