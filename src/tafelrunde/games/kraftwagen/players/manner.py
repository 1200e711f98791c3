"""Kraftwagen: what temperaments like, in percent of what others think of it."""

from typing import final

from mypy_extensions import i64


@final
class Manner:
    def __init__(self, temper: str) -> None:
        self.race: i64 = 100
        """The Grand Prix."""
        self.patience: i64 = 100
        """What an offer should bring while the round is young."""
        self.skipped: i64 = 35
        """Of the value of a tile jumped over: it is left to the others."""
        if temper == "bold":
            # Who loves the race has to see what is left to the others, or loses too often.
            self.race = 180
            self.skipped = 60
        elif temper == "quarrelsome":
            self.skipped = 50
        elif temper == "cautious":
            self.patience = 80
