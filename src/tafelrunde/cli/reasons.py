"""Reasons of errors in the user's language, for what the system and journals report in English."""

from __future__ import annotations

import errno
import re

from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.journal import JournalError

SYSTEM = {
    errno.ENOENT: "missing",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "not-a-folder",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "name-too-long",
    errno.ENOSPC: "disk-full",
    errno.EROFS: "read-only",
    errno.EADDRINUSE: "port-in-use",
    errno.EADDRNOTAVAIL: "not-this-machine",
}
JOURNAL = (
    ("expected 'tafelrunde journal", "not-a-journal"),
    ("expected an object", "not-a-journal"),
    ("not JSON", "not-a-journal"),
    ("cut off", "cut-off"),
    ("checksum", "changed"),
    ("written under rules", "other-rules"),
    ("not the name of a game", "other-game"),
    ("header: the game is", "other-game"),
    ("comes after the secret", "changed"),
    ("seal", "other-seal"),
    ("not been revealed", "not-revealed"),
    ("committed to", "other-promise"),
    ("draw", "other-draw"),
)
"""Parts of an English reason and the text that says the same."""
PLACE = re.compile(r"^(line|entry) (\d+): ")


def system_reason(words: TerminalWords, error: OSError) -> str:
    """Why the system could not do something."""
    known = SYSTEM.get(error.errno or 0)
    return words.say(f"reason-{known}") if known else error.strerror or str(error)


def journal_reason(words: TerminalWords, error: JournalError) -> str:
    """Why a journal is refused. English keeps every detail; other languages name the place and the
    kind of fault."""
    text = str(error)
    if words.language == "en":
        return text
    kind = next((key for part, key in JOURNAL if part in text), "impossible")
    said = words.say(f"reason-{kind}")
    if (place := PLACE.match(text)) is None:
        return said
    return words.say(f"reason-at-{place[1]}", number=place[2], text=said)
