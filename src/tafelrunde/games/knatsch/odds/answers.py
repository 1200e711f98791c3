"""Knatsch: how often somebody who rolls after another beats the result, worked out beforehand.

To work it out for one set of card dice takes longer than a whole menu may, and a menu asks for up
to five of them. `tools/knatsch_answers.py` writes the file.
"""

import json
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.knatsch.rules.data import LONE_POOLED, MORE_THROWS, THROWS

FILE: Final = "odds/answers.json"
KEPT_THROWS: Final = (THROWS, MORE_THROWS)

Answers = list[list[list[list[float]]]]
"""By kicker rule, by `KEPT_THROWS`, by set of card dice: the chance for each
result that is possible with them, in ascending order."""

_answers: Final[Answers] = []
"""Read when somebody asks for the first time."""


def kept_answers(cards: i64, throws: i64, kicker: i64) -> list[float]:
    """Nothing if it was not worked out."""
    if (throws != THROWS and throws != MORE_THROWS) or kicker == LONE_POOLED:
        return []
    if not _answers:
        file = files("tafelrunde.games.knatsch").joinpath(FILE)
        read: Answers = json.loads(file.read_bytes())
        _answers.extend(read)
    return _answers[kicker][throws - THROWS][cards]
