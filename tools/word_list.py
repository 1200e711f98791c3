"""Finds words that make our English hard to read, in code, comments and documents.

    python -m tools.word_list [FILE ...]     fails if there are any; default: all files under git

Player texts (`.ftl`) and rulebooks are natural language, so only the words in EVERYWHERE apply to
them. German texts are not checked.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

EVERYWHERE = {"anew": "again, new", "the own": "its own, your own", "of former days": "older"}
TECHNICAL = {
    **EVERYWHERE,
    "whoever": "name the actor: the player, the caller",
    "(is|are|was|were) told": "receives, sees, is notified",
}
"""Words to avoid in code and documents, with better ones."""
OPENING = re.compile(r'"""(So (long|many|much) .*)')
FILES = ("*.py", "*.md", "*.ts", "*.svelte", "*.css", "*.ftl", "Makefile")
GERMAN = ("docs/rules/de/", "de.ftl", ".de.md")
PROSE = re.compile(r"docs/rules/|\.ftl$|/generated/")
SELF = ("tools/word_list.py", "tests/tools/test_word_list.py")


def tracked() -> Iterator[Path]:
    listed = subprocess.run(["git", "ls-files", *FILES], capture_output=True, text=True, check=True)
    for name in listed.stdout.splitlines():
        if name not in SELF and not any(part in name for part in GERMAN) and Path(name).exists():
            yield Path(name)


def faults(path: Path) -> Iterator[str]:
    """Each line with a word to avoid, and what to write instead."""
    words = EVERYWHERE if PROSE.search(path.as_posix()) else TECHNICAL
    avoid = {re.compile(rf"\b{word}\b", re.IGNORECASE): better for word, better in words.items()}
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        for pattern, better in avoid.items():
            if found := pattern.search(line):
                yield f"{path}:{number}: “{found[0]}”: {better}"
        if opening := OPENING.search(line):
            yield f"{path}:{number}: “{opening[1][:20]}...”: say what it is, first word first"


def main(paths: Iterable[Path]) -> int:
    found = [fault for path in paths for fault in faults(path)]
    sys.stdout.write("\n".join([*found, f"word list: {len(found)} faults", ""]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(map(Path, sys.argv[1:]) if sys.argv[1:] else tracked()))
