"""Geisterfahrer: how temperaments weigh dangers and the losses of others."""

from typing import final

from mypy_extensions import i64


@final
class Manner:
    """In percent: how much dangers to the own cars count, and losses of others."""

    def __init__(self, temper: str) -> None:
        self.fear: i64 = 100
        self.spite: i64 = 65
        if temper == "bold":
            self.fear = 0
        elif temper == "quarrelsome":
            # Whoever thinks of own dangers first has no time for the others.
            self.fear = 60
            self.spite = 200
        elif temper == "cautious":
            # Whoever keeps away turns the ghosts on others, or is never rescued.
            self.fear = 110
            self.spite = 85
        elif temper == "aggressive":
            self.fear = 20
            self.spite = 110
