"""1000 Kilometer: what a search has to know. It looks to the end of the rally."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import count_bits
from tafelrunde.core.insight import Insight
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import State
from tafelrunde.games.thousand_km.players.guessing import likelier
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tafelrunde.games.thousand_km.rules.state import EXTENSION

THOUSAND: Final = 1000.0
OF_TABLEAU: Final = 7
"""The number of merits that belong to the current rally."""


@final
class ThousandKmInsight(Insight):
    def names(self) -> list[str]:
        return [
            "points", "target-reached", "within-1000", "within-2000", "way", "way-squared",
            "rolling", "unlimited", "action-cards", "blitz", "placed",
        ]  # fmt: skip

    def merit(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, ThousandKm)
        party = state.party(seat)
        tableau = state.tableaus[party]
        points = state.results.totals[party]
        missing = max(0, state.agreed.points_target - points)
        standing = [
            float(points) / THOUSAND,
            1.0 if missing == 0 else 0.0,
            1.0 if missing <= 1000 else 0.0,
            1.0 if missing <= 2000 else 0.0,
        ]
        if state.between_rallies():
            # What lies on the table has been counted; in the next rally it helps nobody.
            return standing + [0.0] * OF_TABLEAU
        share = float(tableau.total) / float(state.target)
        return [
            *standing,
            share,
            share * share,
            1.0 if tableau.rolling() else 0.0,
            0.0 if tableau.limited else 1.0,
            float(count_bits(tableau.actions)),
            float(count_bits(tableau.blitz)),
            1.0 if tableau.placed() else 0.0,
        ]

    def clock(self, state: State, decisions: i64) -> i64:
        assert isinstance(state, ThousandKm)
        return state.results.rallies

    def horizon(self, seats: i64) -> i64:
        return 1

    def quiet(self, state: State, seat: i64) -> bool:
        """Playouts extend a rally too gladly: the rules of thumb decide that."""
        assert isinstance(state, ThousandKm)
        return state.phase == EXTENSION

    def whose_luck(self, state: State) -> i64:
        """An action card and a Blitz-Aktion bring a card more."""
        assert isinstance(state, ThousandKm)
        return state.active

    def guess(self, state: State, seat: i64, rng: Rng) -> State:
        assert isinstance(state, ThousandKm)
        guess = state.determinize(seat, rng)
        likelier(guess, seat, rng)
        return guess
