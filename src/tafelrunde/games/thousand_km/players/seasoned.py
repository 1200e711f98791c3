"""1000 Kilometer: a seasoned player, who keeps all rules of thumb but these. Each was weighed in
ten thousand rallies against them; the points it brings a rally stand beside it."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.core.state import Policy
from tafelrunde.games.thousand_km.players.thumb import DRIVE, Thumb, last_stretch
from tafelrunde.games.thousand_km.rules import data
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tafelrunde.games.thousand_km.rules.state import Tableau

BREAKDOWN_FIRST: Final = 150
KEEP_UNPLACED: Final = 300
END_OF_LIMIT: Final = DRIVE + 40
BESIDE_ACTION: Final = 50


@final
class Seasoned(Thumb):
    """Arrives first."""

    def tempered(self, temper: str) -> Policy:
        return Seasoned(temper)

    def judge_drive(self, state: ThousandKm, seat: i64, card: i64) -> i64:
        """A 200 is laid at once: to arrive is worth more than the safe trip (31)."""
        tableau = state.tableaus[state.party(seat)]
        return DRIVE + data.KM[card] + last_stretch(state, seat, tableau, card)

    def judge_end_of_limit(self, state: ThousandKm, seat: i64) -> i64:
        """Before a drive of 25 kilometres, not before one of 50 (8)."""
        return max(END_OF_LIMIT, super().judge_end_of_limit(state, seat))

    def judge_attack(self, state: ThousandKm, card: i64, party: i64) -> i64:
        """A player who has not driven yet is kept from it (R5.8), before anything else (15); a
        breakdown comes before all driving (3)."""
        value = super().judge_attack(state, card, party)
        if data.is_breakdown(card):
            value += BREAKDOWN_FIRST
        if not state.tableaus[party].placed():
            value += KEEP_UNPLACED
        return value

    def defence_worth(
        self, state: ThousandKm, seat: i64, tableau: Tableau, card: i64, many: i64
    ) -> i64:
        """A defence is hardly needed beside the action card that answers the same attack (20)."""
        worth = super().defence_worth(state, seat, tableau, card, many)
        action: i64 = data.ACTION_FOR[data.DEFENCE_FOR.index(card)]
        if many == 1 and worth > 0 and state.hands[seat].kinds & BIT[action] != 0:
            worth -= BESIDE_ACTION
        return worth

    def wants_extension(self, state: ThousandKm, seat: i64) -> bool:
        """What is won is not put at stake (10)."""
        return False
