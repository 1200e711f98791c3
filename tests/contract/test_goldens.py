"""Golden journals: the same seed must always give the same journal, in both builds.

`make golden` regenerates the files; review the diff before committing it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.core.journal import read, write_text
from tafelrunde.core.replay import replay
from tafelrunde.core.state import OVER
from tafelrunde.games import NAMES, find
from tests.kit.golden import endings_of, journals_folder, playthrough, playthrough_file
from tests.kit.walks import TABLES

ENDINGS = [(name, ending) for name in NAMES for ending in endings_of(name)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_playthrough_matches_its_golden_journal(name: str, seats: int) -> None:
    kept = playthrough_file(name, seats).read_text("utf-8")
    assert write_text(playthrough(name, seats)) == kept


@pytest.mark.parametrize(("name", "ending"), ENDINGS)
def test_golden_journal_still_has_its_ending(name: str, ending: str) -> None:
    game = find(name)
    folder = journals_folder(name)
    journal = read((folder / f"{ending}.journal").read_text("utf-8"))
    results = json.loads((folder / "results.json").read_text("utf-8"))[ending]
    steps = list(replay(game, journal))
    final = steps[-1].after
    assert final.turn() == OVER
    assert endings_of(name)[ending].happened(steps)
    assert {"scores": final.scores(), "standing": final.standing()} == results


@pytest.mark.parametrize("name", NAMES)
def test_every_golden_file_is_used(name: str) -> None:
    kept = {path.stem for path in Path(journals_folder(name)).glob("*.journal")}
    assert kept == set(endings_of(name))
