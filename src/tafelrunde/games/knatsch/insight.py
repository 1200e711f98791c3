"""Knatsch: what a search has to know. Dice are left to the rules of thumb: they are exact there."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import count_bits
from tafelrunde.core.insight import Insight
from tafelrunde.core.state import State
from tafelrunde.games.knatsch.rules import Knatsch
from tafelrunde.games.knatsch.state import CHOOSING

HORIZON: Final = 12


@final
class KnatschInsight(Insight):
    def names(self) -> list[str]:
        return [
            "castles", "castle-short", "two-castles-short", "tournaments", "set-short",
            "set-two-short", "may-try-king", "specials", "card-dice", "guarded-castles",
            "guarded-specials", "may-be-attacked", "turn",
        ]  # fmt: skip

    def merit(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, Knatsch)
        realm = state.realms[seat]
        agreed = state.agreed
        castles = realm.castle_count()
        to_win = agreed.castles_to_win - castles
        set_castles = max(0, agreed.set_castles - castles)
        set_tournaments = max(0, agreed.set_tournaments - realm.tournaments)
        return [
            float(castles),
            1.0 if to_win <= 1 else 0.0,
            1.0 if to_win <= 2 else 0.0,
            float(realm.tournaments),
            1.0 if set_castles + set_tournaments <= 1 else 0.0,
            1.0 if set_castles + set_tournaments <= 2 else 0.0,
            1.0 if castles >= agreed.castles_for_king else 0.0,
            float(count_bits(realm.specials)),
            float(count_bits(realm.card_dice())),
            float(count_bits(realm.guarded & realm.castles)),
            float(count_bits(realm.guarded & realm.specials)),
            1.0 if castles >= agreed.castles_to_attack else 0.0,
            1.0 if state.active == seat else 0.0,
        ]

    def clock(self, state: State, decisions: i64) -> i64:
        return decisions

    def horizon(self, seats: i64) -> i64:
        return HORIZON

    def quiet(self, state: State, seat: i64) -> bool:
        assert isinstance(state, Knatsch)
        return state.phase != CHOOSING
