"""Knight Rider: in which numbers temperaments differ, in points of the die."""

from typing import final

from mypy_extensions import i64


@final
class Manner:
    def __init__(self, temper: str) -> None:
        self.gain: i64 = 11
        """How much more a diversion must cost the others than its own player."""
        self.threat: i64 = 13
        """A car as near as this to the red one is worth a diversion."""
        self.oil: i64 = 3
        """Not to end behind a car."""
        self.jump: i64 = 6
        """A jump that is kept."""
        self.high_roll: i64 = 5
        self.far_away: i64 = 14
        """A turbo is played for speed with such a roll, this far from the red car."""
        self.pursuers: i64 = 2
        """Cars close behind that are worth the mantle; with two players one is enough."""
        self.eager_turbo: float = 0.0
        self.eager_diversion: float = 0.0
        """How much less a card that is kept is worth to a seasoned player than to others."""
        if temper == "bold":
            self.oil = 0
            self.jump = 2
            self.high_roll = 4
            self.far_away = 9
            self.eager_turbo = 3.0
        elif temper == "quarrelsome":
            self.gain = 6
            self.threat = 20
            self.eager_diversion = 1.5
        elif temper == "cautious":
            self.oil = 8
            self.high_roll = 7
            self.pursuers = 1
            self.eager_turbo = -3.0
