"""Regenerates the golden journals: seeded playthroughs and one journal per kind of ending.

python -m tests.kit.golden [GAME ...]
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from tafelrunde.core.journal import Journal, write_text
from tafelrunde.core.replay import fold
from tafelrunde.games import NAMES, find
from tests.kit.endings import Ending, find_journal, play

GAMES = Path(__file__).parents[1] / "games"
PLAYTHROUGH_SEED = 4


def playthrough_file(name: str, seats: int) -> Path:
    return GAMES / name / "playthroughs" / f"{seats}.journal"


def playthrough(name: str, seats: int) -> Journal:
    """A complete game in which heuristic and random bots alternate."""
    bots = ",".join("thumb" if seat % 2 == 0 else "random" for seat in range(seats))
    return play(find(name), seats, bots, PLAYTHROUGH_SEED).journal


def journals_folder(name: str) -> Path:
    return GAMES / name / "journals"


def endings_of(name: str) -> dict[str, Ending]:
    """The endings of a game; none if it does not list any."""
    if find_spec(f"tests.games.{name}") is None or find_spec(f"tests.games.{name}.endings") is None:
        return {}
    endings: dict[str, Ending] = import_module(f"tests.games.{name}.endings").ENDINGS
    return endings


def write_playthroughs(name: str) -> None:
    for seats in find(name).seats:
        path = playthrough_file(name, seats)
        path.parent.mkdir(exist_ok=True)
        path.write_text(write_text(playthrough(name, seats)), "utf-8")


def write_journals(name: str) -> None:
    game, folder = find(name), journals_folder(name)
    folder.mkdir(exist_ok=True)
    results = {}
    for ending, wanted in endings_of(name).items():
        journal = find_journal(game, wanted)
        (folder / f"{ending}.journal").write_text(write_text(journal), "utf-8")
        state = fold(game, journal)
        results[ending] = {"scores": state.scores(), "standing": state.standing()}
    text = json.dumps(results, indent=1) + "\n"
    (folder / "results.json").write_text(text, "utf-8")


def main() -> None:
    for name in sys.argv[1:] or NAMES:
        write_playthroughs(name)
        write_journals(name)
        sys.stdout.write(f"{name}: written\n")


if __name__ == "__main__":
    main()
