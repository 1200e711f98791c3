"""Text that people type: names and chat lines."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
BLANKS = frozenset(
    "\u115f\u1160\u3164\uffa0"  # fillers of Hangul
    "\u2800"  # a blank of Braille
    "\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"  # joiners and vowels that show nothing
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))  # variation selectors
)
"""Letters by Unicode category, but invisible."""


def clean(text: str, longest: int) -> str:
    """One line of visible text: no control characters, single spaces, at most `longest` long."""
    visible = "".join(" " if _invisible(character) else character for character in text)
    return " ".join(visible.split())[:longest].strip()


def _invisible(character: str) -> bool:
    kind = unicodedata.category(character)
    return kind in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or character in BLANKS
