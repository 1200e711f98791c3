"""The first seat's views in a game's golden journals, for tests of the browser client.

python -m tools.kept_views thousand_km    JSON: the views of each game, entry by entry
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Act, Chance, Journal, read_text
from tafelrunde.core.replay import begin, play_entry
from tafelrunde.games import find

KEPT = Path(__file__).resolve().parent.parent / "tests" / "games"
SEAT = 0


def views(game: AnyGame, journal: Journal) -> Iterator[Any]:
    state = begin(game, journal)
    yield game.view(state, SEAT)
    for number, entry in enumerate(journal.entries, 1):
        if isinstance(entry, Act | Chance):
            play_entry(game, state, entry, f"entry {number}")
            yield game.view(state, SEAT)


def main() -> None:
    game = find(sys.argv[1])
    paths = sorted((KEPT / game.name).glob("*/*.journal"))
    games = {path.stem: list(views(game, read_text(path.read_text("utf-8")))) for path in paths}
    sys.stdout.buffer.write(msgspec.json.encode(games))


if __name__ == "__main__":
    main()
