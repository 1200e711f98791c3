"""Regenerates the table of how often a roll in Knatsch beats another player's roll.

python -m tools.knatsch_answers        takes a minute; 20 times faster with .venv-compiled
"""

from __future__ import annotations

import json
from pathlib import Path

from tafelrunde.games.knatsch.odds.answers import FILE, KEPT_THROWS, Answers
from tafelrunde.games.knatsch.odds.chances import chance_to_stand, results_of
from tafelrunde.games.knatsch.rules.data import HIGHEST_OTHER, LONE_DIE
from tafelrunde.games.knatsch.rules.dice import CARD_DICE

KEPT = Path(__file__).parents[1] / "src/tafelrunde/games/knatsch" / FILE


def answers() -> Answers:
    return [
        [[row(cards, throws, kicker) for cards in range(len(CARD_DICE))] for throws in KEPT_THROWS]
        for kicker in (HIGHEST_OTHER, LONE_DIE)
    ]


def row(cards: int, throws: int, kicker: int) -> list[float]:
    results = sorted(set(results_of(cards, kicker)))
    return [chance_to_stand(result, throws, cards, [], kicker) for result in results]


def main() -> None:
    KEPT.write_text(json.dumps(answers(), separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
