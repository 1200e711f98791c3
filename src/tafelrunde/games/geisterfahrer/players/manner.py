"""Geisterfahrer: how temperaments weigh dangers and the losses of others."""

from typing import final

from mypy_extensions import i64


@final
class Manner:
    """In percent: how much dangers to its own cars count, and losses of others."""

    def __init__(self, temper: str) -> None:
        self.fear: i64 = 100
        self.spite: i64 = 65
        if temper == "bold":
            self.fear = 0
        elif temper == "quarrelsome":
            # A player who avoids danger first ignores the others.
            self.fear = 60
            self.spite = 200
        elif temper == "cautious":
            # A player who keeps away turns the ghosts on others, or is never rescued.
            self.fear = 110
            self.spite = 85
        elif temper == "aggressive":
            self.fear = 20
            self.spite = 110
