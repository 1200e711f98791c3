"""1000 Kilometer: in which numbers of the rules of thumb temperaments differ."""

from typing import Final, final

from mypy_extensions import i64

FEW_ATTACKS: Final = 1
ATTACK_FIRST: Final = 250
"""The bonus that puts an attack before a start and a repair."""


@final
class Manner:
    def __init__(self, temper: str) -> None:
        self.attack: i64 = 0
        """How much more than to others an attack is worth, laid or kept."""
        self.few_attacks: i64 = FEW_ATTACKS
        """An action card is laid without need once so few attacks are left that it answers."""
        self.held_back: i64 = 200
        """A 200 that waits for the safe trip is still better laid than thrown away."""
        self.gambles = False
        """Whether an extension is worth a risk."""
        if temper == "bold":
            self.held_back = 600
            self.few_attacks = 0
            self.gambles = True
        elif temper == "quarrelsome":
            self.attack = ATTACK_FIRST
        elif temper == "cautious":
            self.few_attacks = 3
